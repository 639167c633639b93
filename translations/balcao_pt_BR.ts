<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>BackupCommand</name>
    <message numerus="yes">
        <source>%n transaction(s)</source>
        <comment>in a backup</comment>
        <translation>
            <numerusform>%n transação</numerusform>
            <numerusform>%n transações</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, the newest of %2</source>
        <comment>a number of transactions; date and time</comment>
        <translation>%1, a mais nova de %2</translation>
    </message>
    <message>
        <source>The disk reported an error and may be failing.</source>
        <translation>O disco informou um erro e pode estar com defeito.</translation>
    </message>
    <message>
        <source>An error occurred in the program.</source>
        <translation>Ocorreu um erro no programa.</translation>
    </message>
    <message>
        <source>%1 already exists and is not a backup, or has a log next to it. It was not changed. Choose another name.</source>
        <translation>%1 já existe e não é uma cópia de segurança, ou há um log ao seu lado: ficou como está. Escolha outro nome.</translation>
    </message>
    <message>
        <source>Cannot write %1. Check that its folder exists and is writable.</source>
        <translation>Não é possível gravar %1. Veja se a pasta existe e se pode ser gravada.</translation>
    </message>
    <message>
        <source>Not enough space for %1. A backup can be as large as the shop&apos;s data.</source>
        <translation>Não há espaço para %1. Uma cópia pode ocupar tanto quanto os dados da loja.</translation>
    </message>
    <message>
        <source>Another program has locked the shop or the backup. Try again later.</source>
        <translation>Outro programa mantém a loja ou a cópia bloqueada. Tente de novo daqui a pouco.</translation>
    </message>
    <message>
        <source>The data in %1 is damaged. Keep the folder and your backups.</source>
        <translation>Os dados em %1 estão danificados. Guarde a pasta e as suas cópias.</translation>
    </message>
    <message>
        <source>The data in %1 was written by a newer version of Balcão. Use that version.</source>
        <translation>Os dados em %1 foram gravados por uma versão mais nova do Balcão. Use essa versão.</translation>
    </message>
    <message>
        <source>%1 is the shop itself, not a backup.</source>
        <translation>%1 é a própria loja, e não uma cópia de segurança.</translation>
    </message>
    <message>
        <source>Not enough space in %1: the current data is kept next to the restored backup.</source>
        <translation>Não há espaço em %1: os dados atuais são mantidos ao lado da cópia restaurada.</translation>
    </message>
    <message>
        <source>Another program has the shop open. Close it and try again.</source>
        <translation>Outro programa está com a loja aberta. Feche-o e tente de novo.</translation>
    </message>
    <message>
        <source>%1 is damaged or is not a Balcão backup. Try another one.</source>
        <translation>%1 está danificado ou não é uma cópia de segurança do Balcão. Tente outra.</translation>
    </message>
    <message>
        <source>%1 was made by a newer version of Balcão. Use that version.</source>
        <translation>%1 foi feito por uma versão mais nova do Balcão. Use essa versão.</translation>
    </message>
    <message>
        <source>The shop is open in a window, which is now in front. Close it and try again.</source>
        <translation>A loja está aberta em uma janela, que agora está na frente. Feche-a e tente de novo.</translation>
    </message>
    <message>
        <source>No backup was made.</source>
        <translation>Nenhuma cópia de segurança foi feita.</translation>
    </message>
    <message>
        <source>There is no shop in %1.</source>
        <translation>Não há loja em %1.</translation>
    </message>
    <message>
        <source>Backup created and checked: %1</source>
        <translation>Cópia de segurança feita e conferida: %1</translation>
    </message>
    <message>
        <source>It contains your customers&apos; names and documents: keep it safe.</source>
        <translation>Ela contém nomes e documentos dos seus clientes: guarde-a em lugar seguro.</translation>
    </message>
    <message>
        <source>Nothing was restored; the shop is unchanged.</source>
        <translation>Nada foi restaurado; a loja está como estava.</translation>
    </message>
    <message>
        <source>File %1 does not exist.</source>
        <translation>O arquivo %1 não existe.</translation>
    </message>
    <message>
        <source>Backup checked and restored: %1</source>
        <translation>Cópia de segurança conferida e restaurada: %1</translation>
    </message>
    <message>
        <source>The previous data is kept in %1</source>
        <translation>Os dados anteriores ficaram guardados em %1</translation>
    </message>
    <message>
        <source>Charges made since the backup are no longer in the shop, but their codes can still be paid: check your bank.</source>
        <translation>As cobranças feitas depois da cópia não estão mais na loja, mas seus códigos ainda podem ser pagos: confira no seu banco.</translation>
    </message>
    <message>
        <source>BACKUP</source>
        <comment>stands for a file name</comment>
        <translation>COPIA</translation>
    </message>
    <message>
        <source>Cannot write to the folder %1: check its permissions and the free space on the disk.</source>
        <translation>Não é possível gravar na pasta %1: verifique as permissões dela e o espaço no disco.</translation>
    </message>
    <message>
        <source>No reliable backup was made.</source>
        <translation>Nenhuma cópia de segurança confiável foi feita.</translation>
    </message>
    <message>
        <source>The restore may be incomplete. The previous data is in its place or in a folder &quot;replaced-…&quot; in %1. Restore the backup again.</source>
        <translation>A restauração pode estar incompleta. Os dados anteriores estão no lugar deles ou em uma pasta &quot;replaced-…&quot; em %1. Restaure a cópia de novo.</translation>
    </message>
    <message>
        <source>The shop&apos;s key, name and preferences are in the files next to it that begin with the same name: keep them together.</source>
        <translation>A chave, o nome e as preferências da loja estão nos arquivos ao lado, cujos nomes começam como o dela: guarde todos juntos.</translation>
    </message>
    <message>
        <source>It does not contain the shop&apos;s key and name.</source>
        <translation>A chave e o nome da loja não estão nela.</translation>
    </message>
    <message>
        <source>This backup does not contain the shop&apos;s key and name: Balcão asks for them at the next start.</source>
        <translation>A chave e o nome da loja não estão nesta cópia: o Balcão os pede ao abrir.</translation>
    </message>
    <message>
        <source>One of the two is a practice shop, and the other is a real one.</source>
        <translation>Uma das duas é uma loja de treino, e a outra é de verdade.</translation>
    </message>
    <message>
        <source>The Pix key in the backup is not the one that was accepted.</source>
        <translation>A chave Pix da cópia não é a que foi aceita.</translation>
    </message>
    <message>
        <source>The codes of the shop would pay the Pix key %1. The present key cannot be read.</source>
        <translation>Os códigos da loja pagariam à chave Pix %1. A chave atual não pode ser lida.</translation>
    </message>
    <message>
        <source>The codes of the shop would pay the Pix key %1 instead of %2.</source>
        <translation>Os códigos da loja pagariam à chave Pix %1 em vez de %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n API key(s) of the backup were revoked, because the replaced data has no such valid key. Create new ones where needed.</source>
        <translation>
            <numerusform>%n chave de API da cópia foi revogada, porque não é válida nos dados substituídos. Crie outra, se precisar.</numerusform>
            <numerusform>%n chaves de API da cópia foram revogadas, porque não são válidas nos dados substituídos. Crie outras, se precisar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n API key(s) remain valid.</source>
        <translation>
            <numerusform>%n chave de API continua válida.</numerusform>
            <numerusform>%n chaves de API continuam válidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n webhook(s) of the backup were turned off, because they were not on in the replaced data.</source>
        <translation>
            <numerusform>%n webhook da cópia foi desligado, porque não estava ligado nos dados substituídos.</numerusform>
            <numerusform>%n webhooks da cópia foram desligados, porque não estavam ligados nos dados substituídos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n webhook(s) keep the address and secret of the replaced data.</source>
        <translation>
            <numerusform>%n webhook mantém o endereço e o segredo dos dados substituídos.</numerusform>
            <numerusform>%n webhooks mantêm o endereço e o segredo dos dados substituídos.</numerusform>
        </translation>
    </message>
    <message>
        <source>If that is right, repeat the command with --accept-key and the new key.</source>
        <translation>Se isso estiver certo, repita o comando com --accept-key e a nova chave.</translation>
    </message>
    <message>
        <source>The codes of the shop pay the Pix key %1.</source>
        <translation>Os códigos da loja pagam à chave Pix %1.</translation>
    </message>
    <message>
        <source>The passphrase or the key file does not open this backup.</source>
        <translation>A senha ou o arquivo de chave não abre esta cópia.</translation>
    </message>
    <message>
        <source>It is encrypted. Nobody can restore it without the passphrase or the key file: keep them in another place.</source>
        <translation>Está criptografada. Ninguém pode restaurá-la sem a senha ou o arquivo de chave: guarde-os em outro lugar.</translation>
    </message>
    <message>
        <source>A passphrase needs at least %1 characters, and a key file at least %2 bytes.</source>
        <translation>Uma senha precisa de pelo menos %1 caracteres, e um arquivo de chave de pelo menos %2 bytes.</translation>
    </message>
    <message>
        <source>The file with the passphrase or key cannot be used.</source>
        <translation>O arquivo com a senha ou a chave não pode ser usado.</translation>
    </message>
    <message>
        <source>The backup is encrypted. Repeat the command with --passphrase-file or --key-file.</source>
        <translation>A cópia está criptografada. Repita o comando com --passphrase-file ou --key-file.</translation>
    </message>
    <message>
        <source>The files of %1 differ from its manifest: the backup is damaged, incomplete or was changed. Try another one.</source>
        <translation>Os arquivos de %1 diferem do manifesto: a cópia está danificada, incompleta ou foi alterada. Tente outra.</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) and tag(s) of the counter were restored. Later notes stay.</source>
        <translation>
            <numerusform>%n anotação ou tag do balcão foi restaurada. As posteriores ficam.</numerusform>
            <numerusform>%n anotações e tags do balcão foram restauradas. As posteriores ficam.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n operator(s) were restored with the PINs of the backup. Change PINs that were changed since.</source>
        <translation>
            <numerusform>%n operador foi restaurado com o PIN do backup. Mude o PIN se ele mudou desde então.</numerusform>
            <numerusform>%n operadores foram restaurados com os PINs do backup. Mude os PINs que mudaram desde então.</numerusform>
        </translation>
    </message>
    <message>
        <source>Operators, PINs and known customers stay as they were.</source>
        <translation>Operadores, PINs e clientes conhecidos ficam como estavam.</translation>
    </message>
    <message>
        <source>The audit log was restored.</source>
        <translation>O registro de ações foi restaurado.</translation>
    </message>
    <message>
        <source>The audit log was restored before the entries of this counter, which have new numbers and digests.</source>
        <translation>O registro de ações foi restaurado antes das entradas deste balcão, que têm novos números e resumos.</translation>
    </message>
    <message>
        <source>The audit log of the backup is damaged or differs from the log of this counter, which stays as it was.</source>
        <translation>O registro de ações do backup está danificado ou difere do registro deste balcão, que fica como estava.</translation>
    </message>
    <message numerus="yes">
        <source>%n payout(s) on hold were not restored, because they may have been sent since the backup.</source>
        <translation>
            <numerusform>%n envio em espera não foi restaurado, porque pode ter sido enviado desde o backup.</numerusform>
            <numerusform>%n envios em espera não foram restaurados, porque podem ter sido enviados desde o backup.</numerusform>
        </translation>
    </message>
    <message>
        <source>The bank statements and their matches were restored.</source>
        <translation>Os extratos bancários e suas conciliações foram restaurados.</translation>
    </message>
    <message numerus="yes">
        <source>%n closed shift(s) were restored.</source>
        <translation>
            <numerusform>%n turno fechado foi restaurado.</numerusform>
            <numerusform>%n turnos fechados foram restaurados.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BackupText</name>
    <message>
        <source>This backup was not made by this shop on this computer. Restore it only if you know who made it.</source>
        <translation>Esta cópia não foi feita por esta loja neste computador. Restaure só se souber quem a fez.</translation>
    </message>
    <message>
        <source>This backup has no manifest, so changes to it cannot be detected. An older version made it, or somebody removed the manifest.</source>
        <translation>Esta cópia não tem manifesto, e alterações nela não podem ser detectadas. Foi feita por uma versão antiga, ou alguém removeu o manifesto.</translation>
    </message>
</context>
<context>
    <name>Bank</name>
    <message>
        <source>The names of the bank&apos;s servers are known.</source>
        <translation>Os nomes dos servidores do banco são conhecidos.</translation>
    </message>
    <message>
        <source>The connection is encrypted, and the bank proved its identity.</source>
        <translation>A conexão é criptografada, e o banco provou sua identidade.</translation>
    </message>
    <message>
        <source>The bank accepted the certificate of %1.</source>
        <translation>O banco aceitou o certificado de %1.</translation>
    </message>
    <message>
        <source>The bank accepted client id and secret.</source>
        <translation>O banco aceitou o client id e o segredo.</translation>
    </message>
    <message>
        <source>The bank granted all permissions.</source>
        <translation>O banco concedeu todas as permissões.</translation>
    </message>
    <message>
        <source>The payments of the last day can be read.</source>
        <translation>Os pagamentos do último dia podem ser lidos.</translation>
    </message>
    <message>
        <source>The charges of the last day can be read.</source>
        <translation>As cobranças do último dia podem ser lidas.</translation>
    </message>
    <message>
        <source>The Pix key belongs to this account.</source>
        <translation>A chave Pix pertence a esta conta.</translation>
    </message>
    <message>
        <source>Server name</source>
        <comment>step of a test</comment>
        <translation>Nome do servidor</translation>
    </message>
    <message>
        <source>Encryption</source>
        <comment>step of a test</comment>
        <translation>Criptografia</translation>
    </message>
    <message>
        <source>Certificate</source>
        <comment>step of a test</comment>
        <translation>Certificado</translation>
    </message>
    <message>
        <source>Client id and secret</source>
        <comment>step of a test</comment>
        <translation>Client id e segredo</translation>
    </message>
    <message>
        <source>Permissions</source>
        <comment>step of a test</comment>
        <translation>Permissões</translation>
    </message>
    <message>
        <source>Payments</source>
        <comment>step of a test</comment>
        <translation>Pagamentos</translation>
    </message>
    <message>
        <source>Charges</source>
        <comment>step of a test</comment>
        <translation>Cobranças</translation>
    </message>
    <message>
        <source>Pix key</source>
        <comment>step of a test</comment>
        <translation>Chave Pix</translation>
    </message>
    <message>
        <source>not needed for this connection.</source>
        <translation>não é preciso nesta conexão.</translation>
    </message>
    <message>
        <source>this bank does not report it.</source>
        <translation>este banco não informa.</translation>
    </message>
    <message>
        <source>no payment or charge of the last day shows the key.</source>
        <translation>nenhum pagamento ou cobrança do último dia mostra a chave.</translation>
    </message>
    <message>
        <source>an earlier step failed.</source>
        <translation>uma etapa anterior falhou.</translation>
    </message>
    <message>
        <source>There is no server named %1: check the address and the network.</source>
        <translation>Não existe servidor com o nome %1: confira o endereço e a rede.</translation>
    </message>
    <message>
        <source>The server %1 does not answer: check the address and the network.</source>
        <translation>O servidor %1 não responde: confira o endereço e a rede.</translation>
    </message>
    <message>
        <source>The server %1 cannot prove that it is the bank. Nothing was sent.</source>
        <translation>O servidor %1 não consegue provar que é o banco. Nada foi enviado.</translation>
    </message>
    <message>
        <source>The certificate of %1 is not valid yet: check this computer&apos;s clock.</source>
        <translation>O certificado de %1 ainda não é válido: confira o relógio deste computador.</translation>
    </message>
    <message>
        <source>The certificate of %1 has expired: get a new one from the bank.</source>
        <translation>O certificado de %1 venceu: peça um novo ao banco.</translation>
    </message>
    <message>
        <source>%1 ended the connection: the certificate is missing, or the bank does not know it.</source>
        <translation>%1 encerrou a conexão: falta o certificado, ou o banco não o conhece.</translation>
    </message>
    <message>
        <source>The bank refuses access to this: %1</source>
        <translation>O banco recusa o acesso: %1</translation>
    </message>
    <message>
        <source>The bank does not accept client id and secret: %1</source>
        <translation>O banco não aceita o client id e o segredo: %1</translation>
    </message>
    <message>
        <source>The bank did not grant: %1. Request these permissions at the bank.</source>
        <translation>O banco não concedeu: %1. Peça estas permissões ao banco.</translation>
    </message>
    <message>
        <source>The bank cannot answer now: %1</source>
        <translation>O banco não consegue responder agora: %1</translation>
    </message>
    <message>
        <source>The answer is not that of an API Pix. %1</source>
        <translation>A resposta não é a de uma API Pix. %1</translation>
    </message>
    <message>
        <source>%1 not checked: %2</source>
        <translation>%1: não verificado, porque %2</translation>
    </message>
    <message>
        <source>The name has 1 to 40 characters.</source>
        <translation>O nome tem de 1 a 40 caracteres.</translation>
    </message>
    <message>
        <source>Choose a bank.</source>
        <translation>Escolha um banco.</translation>
    </message>
    <message>
        <source>The address of the API begins with https://.</source>
        <translation>O endereço da API começa com https://.</translation>
    </message>
    <message>
        <source>The address of the token begins with https://.</source>
        <translation>O endereço do token começa com https://.</translation>
    </message>
    <message>
        <source>The client id is missing, or has spaces.</source>
        <translation>O client id está faltando, ou tem espaços.</translation>
    </message>
    <message>
        <source>This is not a Pix key.</source>
        <translation>Isto não é uma chave Pix.</translation>
    </message>
    <message>
        <source>The host of the codes is a name such as pix.bank.example.</source>
        <translation>O servidor dos códigos é um nome como pix.bank.example.</translation>
    </message>
    <message>
        <source>A further value has the form NAME=VALUE. Banco do Brasil needs gw-dev-app-key.</source>
        <translation>Um valor adicional tem a forma NOME=VALOR. O Banco do Brasil precisa de gw-dev-app-key.</translation>
    </message>
    <message>
        <source>This bank needs a certificate.</source>
        <translation>Este banco precisa de um certificado.</translation>
    </message>
    <message>
        <source>The file is not a certificate (.p12, .pfx or PEM), or is damaged.</source>
        <translation>O arquivo não é um certificado (.p12, .pfx ou PEM), ou está danificado.</translation>
    </message>
    <message>
        <source>The password of the certificate is wrong or missing.</source>
        <translation>A senha do certificado está errada ou faltando.</translation>
    </message>
    <message>
        <source>The file has no private key: PEM needs certificate and key.</source>
        <translation>O arquivo não tem chave privada: PEM precisa de certificado e chave.</translation>
    </message>
    <message>
        <source>The file has no certificate for its key.</source>
        <translation>O arquivo não tem certificado para sua chave.</translation>
    </message>
    <message>
        <source>Certificate of %1, by %2, valid until %3.</source>
        <translation>Certificado de %1, emitido por %2, válido até %3.</translation>
    </message>
    <message>
        <source>It has expired: payments are not seen any more.</source>
        <translation>Está vencido: os pagamentos não são mais vistos.</translation>
    </message>
    <message>
        <source>It expires today or tomorrow: get a new one from the bank.</source>
        <translation>Vence hoje ou amanhã: peça um novo ao banco.</translation>
    </message>
    <message numerus="yes">
        <source>It expires in %n day(s): get a new one from the bank.</source>
        <translation>
            <numerusform>Vence em %n dia: peça um novo ao banco.</numerusform>
            <numerusform>Vence em %n dias: peça um novo ao banco.</numerusform>
        </translation>
    </message>
    <message>
        <source>The bank cannot be reached.</source>
        <translation>Não há conexão com o banco.</translation>
    </message>
    <message>
        <source>The bank&apos;s server could not prove its identity.</source>
        <translation>O servidor do banco não conseguiu provar sua identidade.</translation>
    </message>
    <message>
        <source>The bank refuses access: test the connection in the settings.</source>
        <translation>O banco recusa o acesso: teste a conexão nas configurações.</translation>
    </message>
    <message>
        <source>The bank cannot answer now.</source>
        <translation>O banco não consegue responder agora.</translation>
    </message>
    <message>
        <source>An answer of the bank could not be read.</source>
        <translation>Uma resposta do banco não pôde ser lida.</translation>
    </message>
    <message>
        <source>The bank&apos;s payments cannot be stored on this computer.</source>
        <translation>Os pagamentos do banco não podem ser gravados neste computador.</translation>
    </message>
    <message>
        <source>The bank&apos;s payments could not be recorded.</source>
        <translation>Os pagamentos do banco não puderam ser registrados.</translation>
    </message>
    <message>
        <source>The file of the authority has no certificate.</source>
        <translation>O arquivo da autoridade não tem certificado.</translation>
    </message>
    <message>
        <source>The certificate is an A1 of ICP-Brasil.</source>
        <translation>O certificado é um A1 da ICP-Brasil.</translation>
    </message>
    <message>
        <source>The .p12 file of this bank has no password.</source>
        <translation>O arquivo .p12 deste banco não tem senha.</translation>
    </message>
    <message>
        <source>The certificate is valid for one year.</source>
        <translation>O certificado vale um ano.</translation>
    </message>
    <message>
        <source>The bank signs a certificate request that you create.</source>
        <translation>O banco assina um pedido de certificado que você cria.</translation>
    </message>
    <message>
        <source>The bank may grant fewer permissions than requested.</source>
        <translation>O banco pode conceder menos permissões do que as pedidas.</translation>
    </message>
</context>
<context>
    <name>BarChart</name>
    <message>
        <source>at most %1</source>
        <comment>the largest amount of a chart</comment>
        <translation>máximo %1</translation>
    </message>
</context>
<context>
    <name>ChargePayer</name>
    <message>
        <source>For %1</source>
        <comment>a customer, masked</comment>
        <translation>Para %1</translation>
    </message>
    <message>
        <source>For %1 · remembered until %2 · Ctrl+Del forgets</source>
        <comment>a customer, masked; date</comment>
        <translation>Para %1 · lembrado até %2 · Ctrl+Del esquece</translation>
    </message>
</context>
<context>
    <name>ChargeSlip</name>
    <message>
        <source>Charge %1</source>
        <translation>Cobrança %1</translation>
    </message>
    <message>
        <source>This code cannot be paid: the shop is fictitious.</source>
        <translation>Este código não pode ser pago: a loja é inventada.</translation>
    </message>
    <message>
        <source>To be paid by Pix</source>
        <translation>A pagar por Pix</translation>
    </message>
    <message>
        <source>Scan this code with your bank&apos;s app and check that it shows the shop and the amount above.</source>
        <translation>Leia este código com o aplicativo do seu banco e confira se ele mostra a loja e o valor acima.</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descrição</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referência</translation>
    </message>
    <message>
        <source>Txid</source>
        <comment>identifier of a charge in Pix</comment>
        <translation>Txid</translation>
    </message>
    <message>
        <source>Created</source>
        <comment>when</comment>
        <translation>Feita em</translation>
    </message>
    <message>
        <source>Pay until</source>
        <translation>Pagar até</translation>
    </message>
    <message>
        <source>NOT A RECEIPT</source>
        <translation>NÃO É COMPROVANTE</translation>
    </message>
    <message>
        <source>Not paid yet. Not a fiscal document.</source>
        <translation>Ainda não foi pago. Documento não fiscal.</translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message>
        <source>--%1 is a whole number of seconds.</source>
        <translation>--%1 é um número inteiro de segundos.</translation>
    </message>
    <message>
        <source>The amount “%1” is not clear: write 15.00 or 15,00.</source>
        <translation>O valor “%1” não está claro: escreva 15.00 ou 15,00.</translation>
    </message>
    <message>
        <source>“%1” is not the id of a transaction.</source>
        <translation>“%1” não é o identificador de uma transação.</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Situação</translation>
    </message>
    <message>
        <source>The charge is still undecided.</source>
        <translation>A cobrança ainda não foi decidida.</translation>
    </message>
    <message>
        <source>Interrupted. The charge still waits.</source>
        <translation>Interrompido. A cobrança continua aguardando.</translation>
    </message>
    <message>
        <source>Waiting for the payment: %1</source>
        <translation>Aguardando o pagamento: %1</translation>
    </message>
    <message>
        <source>Only a sandbox or a practice shop plays the customer. Nothing was changed.</source>
        <translation>Só um ambiente de testes ou uma loja de treino faz o papel do cliente. Nada mudou.</translation>
    </message>
    <message>
        <source>This shop refunds whole amounts only. Nothing was changed.</source>
        <translation>Esta loja só devolve valores inteiros. Nada mudou.</translation>
    </message>
    <message>
        <source>--%1 needs a value.</source>
        <translation>--%1 precisa de um valor.</translation>
    </message>
    <message>
        <source>Cannot write %1: %2. Nothing was charged.</source>
        <translation>Não é possível gravar %1: %2. Nada foi cobrado.</translation>
    </message>
    <message>
        <source>Cannot write %1: %2. The charge exists.</source>
        <translation>Não é possível gravar %1: %2. A cobrança existe.</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Devolução</translation>
    </message>
    <message>
        <source>Id of the transaction.</source>
        <translation>Identificador da transação.</translation>
    </message>
    <message>
        <source>Only these states, separated by commas: %1.</source>
        <translation>Só estas situações, separadas por vírgulas: %1.</translation>
    </message>
    <message>
        <source>Only cash_in or cash_out.</source>
        <translation>Só cash_in ou cash_out.</translation>
    </message>
    <message>
        <source>Created on this day or later: 2026-11-20, today or yesterday, in Brasília.</source>
        <translation>Criadas neste dia ou depois: 2026-11-20, today (hoje) ou yesterday (ontem), em Brasília.</translation>
    </message>
    <message>
        <source>Created on this day or earlier.</source>
        <translation>Criadas neste dia ou antes.</translation>
    </message>
    <message>
        <source>Search as in the console: part of a name, document, phone, amount, id, or a whole reference or Pix key.</source>
        <translation>Busca como no console: parte de um nome, documento, telefone, valor, identificador, ou uma referência ou chave Pix inteira.</translation>
    </message>
    <message>
        <source>Creates a local shop in the folder of --data.</source>
        <translation>Cria uma loja local na pasta de --data.</translation>
    </message>
    <message>
        <source>Name of the shop, as the payer&apos;s bank shows it.</source>
        <translation>Nome da loja, como o banco do pagador mostra.</translation>
    </message>
    <message>
        <source>City of the shop.</source>
        <translation>Cidade da loja.</translation>
    </message>
    <message>
        <source>Pix key that receives the money.</source>
        <translation>Chave Pix que recebe o dinheiro.</translation>
    </message>
    <message>
        <source>CPF, CNPJ, PHONE, EMAIL or EVP. Needed if the key could be two of them.</source>
        <translation>CPF, CNPJ, PHONE, EMAIL ou EVP. Necessário se a chave puder ser de dois tipos.</translation>
    </message>
    <message>
        <source>Copies the shop to FILE and checks the copy. The shop may be open.</source>
        <translation>Copia a loja para FILE e confere a cópia. A loja pode estar aberta.</translation>
    </message>
    <message>
        <source>The backup; an earlier backup is replaced.</source>
        <translation>A cópia de segurança; uma anterior é substituída.</translation>
    </message>
    <message>
        <source>Checks the backup FILE and restores it as the shop&apos;s data. The shop must be closed. The previous data is kept in a folder next to it.</source>
        <translation>Confere a cópia de segurança FILE e a restaura como dados da loja. A loja precisa estar fechada. Os dados anteriores ficam numa pasta ao lado.</translation>
    </message>
    <message>
        <source>The backup.</source>
        <translation>A cópia de segurança.</translation>
    </message>
    <message>
        <source>Creates a charge and prints it with its Pix code.</source>
        <translation>Cria uma cobrança e a mostra com o código Pix.</translation>
    </message>
    <message>
        <source>Reais with two decimals: 15.00 or 15,00.</source>
        <translation>Reais com duas casas decimais: 15.00 ou 15,00.</translation>
    </message>
    <message>
        <source>Description of the sale.</source>
        <translation>Descrição da venda.</translation>
    </message>
    <message>
        <source>Your own identifier, which no other transaction may have.</source>
        <translation>Seu próprio identificador, que nenhuma outra transação pode ter.</translation>
    </message>
    <message>
        <source>Time to pay. Default: the setting of the shop.</source>
        <translation>Prazo para pagar. Padrão: o ajuste da loja.</translation>
    </message>
    <message>
        <source>Waits until the charge is decided, at most this long. Exit status: 0 paid, 1 denied, cancelled or expired, 4 undecided.</source>
        <translation>Espera até a cobrança ser decidida, no máximo este tempo. Código de saída: 0 paga, 1 negada, cancelada ou expirada, 4 sem decisão.</translation>
    </message>
    <message>
        <source>Writes the QR code as a picture.</source>
        <translation>Grava o código QR como imagem.</translation>
    </message>
    <message>
        <source>Refunds a paid charge. Exit status: 0 refunded, 3 not known yet.</source>
        <translation>Devolve uma cobrança paga. Código de saída: 0 devolvida, 3 ainda não se sabe.</translation>
    </message>
    <message>
        <source>Reason of the refund.</source>
        <translation>Motivo da devolução.</translation>
    </message>
    <message>
        <source>Plays the customer who pays. Only in a sandbox or a practice shop.</source>
        <translation>Faz o papel do cliente que paga. Só num ambiente de testes ou numa loja de treino.</translation>
    </message>
    <message>
        <source>Plays the customer who cancels. Only in a sandbox or a practice shop.</source>
        <translation>Faz o papel do cliente que cancela. Só num ambiente de testes ou numa loja de treino.</translation>
    </message>
    <message>
        <source>Confirms by hand that the money of a charge arrived. Look at the bank&apos;s app first.</source>
        <translation>Confirma à mão que o dinheiro de uma cobrança chegou. Antes, olhe o aplicativo do banco.</translation>
    </message>
    <message>
        <source>Where the money was seen.</source>
        <translation>Onde o dinheiro foi visto.</translation>
    </message>
    <message>
        <source>End-to-end id of the payment, or its last six characters.</source>
        <translation>Identificador ponta a ponta do pagamento, ou seus últimos seis caracteres.</translation>
    </message>
    <message>
        <source>Withdraws a mistaken confirmation.</source>
        <translation>Desfaz uma confirmação errada.</translation>
    </message>
    <message>
        <source>Reason of the withdrawal.</source>
        <translation>Motivo para desfazer.</translation>
    </message>
    <message>
        <source>At most this many transactions; 0 for all. Default: 100.</source>
        <translation>No máximo este número de transações; 0 para todas. Padrão: 100.</translation>
    </message>
    <message>
        <source>csv, csv-excel, json, xlsx or ofx. Default: by the end of the name.</source>
        <translation>csv, csv-excel, json, xlsx ou ofx. Padrão: pelo fim do nome.</translation>
    </message>
    <message>
        <source>Replaces an existing file.</source>
        <translation>Substitui um arquivo existente.</translation>
    </message>
    <message>
        <source>Prints one transaction with its events.</source>
        <translation>Mostra uma transação com seus eventos.</translation>
    </message>
    <message>
        <source>Id or reference of the transaction.</source>
        <translation>Identificador ou referência da transação.</translation>
    </message>
    <message>
        <source>Prints transactions, newest first.</source>
        <translation>Mostra transações, as mais novas primeiro.</translation>
    </message>
    <message>
        <source>Prints totals by operation and state.</source>
        <translation>Mostra totais por operação e situação.</translation>
    </message>
    <message>
        <source>2026-11-20, today, yesterday, or 2026-11-01..2026-11-20.</source>
        <translation>2026-11-20, today (hoje), yesterday (ontem), ou 2026-11-01..2026-11-20.</translation>
    </message>
    <message>
        <source>Writes all matching transactions to FILE, with personal data.</source>
        <translation>Grava todas as transações encontradas em FILE, com dados pessoais.</translation>
    </message>
    <message>
        <source>The file; it must not exist without --replace.</source>
        <translation>O arquivo; sem --replace, não pode existir.</translation>
    </message>
    <message>
        <source>There is no option --%1.</source>
        <translation>Não existe a opção --%1.</translation>
    </message>
    <message>
        <source>--%1 is given twice.</source>
        <translation>--%1 aparece duas vezes.</translation>
    </message>
    <message>
        <source>--%1 has no value.</source>
        <translation>--%1 não tem valor.</translation>
    </message>
    <message>
        <source>Use --data or --profile, not both.</source>
        <translation>Use --data ou --profile, não os dois.</translation>
    </message>
    <message>
        <source>There is no language “%1”.</source>
        <translation>Não existe o idioma “%1”.</translation>
    </message>
    <message>
        <source>%1 needs %2.</source>
        <translation>%1 precisa de %2.</translation>
    </message>
    <message>
        <source>“%1” is one argument too many.</source>
        <translation>“%1” é um argumento a mais.</translation>
    </message>
    <message>
        <source>%1 needs --%2.</source>
        <translation>%1 precisa de --%2.</translation>
    </message>
    <message>
        <source>The local shop in this folder. Default: the shop that the console opened last.</source>
        <translation>A loja local nesta pasta. Padrão: a última loja que o console abriu.</translation>
    </message>
    <message>
        <source>A remote service, by its name in the settings of the console.</source>
        <translation>Um serviço remoto, pelo nome nos ajustes do console.</translation>
    </message>
    <message>
        <source>Reads the PIN of the shop from FILE, of mode 0600. Default: asks on the terminal.</source>
        <translation>Lê o PIN da loja de FILE, com modo 0600. Padrão: pergunta no terminal.</translation>
    </message>
    <message>
        <source>Prints JSON instead of text.</source>
        <translation>Mostra JSON em vez de texto.</translation>
    </message>
    <message>
        <source>Language, one of: %1. Default: that of the shop, then the system&apos;s.</source>
        <translation>Idioma, um de: %1. Padrão: o da loja, depois o do sistema.</translation>
    </message>
    <message>
        <source>Prints this text.</source>
        <translation>Mostra este texto.</translation>
    </message>
    <message>
        <source>Prints the version.</source>
        <translation>Mostra a versão.</translation>
    </message>
    <message>
        <source>Usage: %1</source>
        <translation>Uso: %1</translation>
    </message>
    <message>
        <source>Balcão from a script: the shop of the console, without a window.</source>
        <translation>Balcão a partir de um script: a loja do console, sem janela.</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Comandos:</translation>
    </message>
    <message>
        <source>General options:</source>
        <translation>Opções gerais:</translation>
    </message>
    <message>
        <source>Exit status:</source>
        <translation>Código de saída:</translation>
    </message>
    <message>
        <source>done</source>
        <translation>feito</translation>
    </message>
    <message>
        <source>refused or failed; nothing changed</source>
        <translation>recusado ou falhou; nada mudou</translation>
    </message>
    <message>
        <source>wrong usage</source>
        <translation>uso errado</translation>
    </message>
    <message>
        <source>outcome unknown; look again later</source>
        <translation>resultado desconhecido; veja de novo mais tarde</translation>
    </message>
    <message>
        <source>undecided when the waiting time ended</source>
        <translation>sem decisão quando o tempo de espera acabou</translation>
    </message>
    <message>
        <source>balcao-cli COMMAND --help explains a command.</source>
        <translation>balcao-cli COMMAND --help explica um comando.</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <translation>Argumentos:</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Opções:</translation>
    </message>
    <message>
        <source>balcao-cli --help shows the general options.</source>
        <translation>balcao-cli --help mostra as opções gerais.</translation>
    </message>
    <message>
        <source>“%1” cannot be read: use the character set of the system.</source>
        <translation>“%1” não pode ser lido: use o conjunto de caracteres do sistema.</translation>
    </message>
    <message>
        <source>There is no option %1.</source>
        <translation>Não existe a opção %1.</translation>
    </message>
    <message>
        <source>There is no command “%1”.</source>
        <translation>Não existe o comando “%1”.</translation>
    </message>
    <message>
        <source>The command is missing.</source>
        <translation>Falta o comando.</translation>
    </message>
    <message>
        <source>balcao-cli --help shows the usage.</source>
        <translation>balcao-cli --help mostra o uso.</translation>
    </message>
    <message>
        <source>The output cannot be written.</source>
        <translation>Não é possível gravar a saída.</translation>
    </message>
    <message>
        <source>Interrupted. Nothing was changed.</source>
        <translation>Interrompido. Nada mudou.</translation>
    </message>
    <message>
        <source>PIN: </source>
        <translation>PIN: </translation>
    </message>
    <message>
        <source>This shop asks for its PIN: add --pin-file FILE.</source>
        <translation>Esta loja pede o PIN: acrescente --pin-file FILE.</translation>
    </message>
    <message>
        <source>The file %1 cannot be read.</source>
        <translation>Não é possível ler o arquivo %1.</translation>
    </message>
    <message>
        <source>Others can read the file %1: chmod 600.</source>
        <translation>Outras pessoas podem ler o arquivo %1: chmod 600.</translation>
    </message>
    <message>
        <source>The file %1 is empty.</source>
        <translation>O arquivo %1 está vazio.</translation>
    </message>
    <message>
        <source>Wrong PIN.</source>
        <translation>PIN errado.</translation>
    </message>
    <message>
        <source>Too many wrong PINs: wait %1 seconds.</source>
        <translation>PINs errados demais: espere %1 segundos.</translation>
    </message>
    <message>
        <source>The file of the PIN is damaged, so no PIN is accepted: %1</source>
        <translation>O arquivo do PIN está danificado, por isso nenhum PIN é aceito: %1</translation>
    </message>
    <message>
        <source>The keyring has no key for this profile, or is locked: add --key-file FILE.</source>
        <translation>O chaveiro não tem chave para este perfil, ou está trancado: acrescente --key-file FILE.</translation>
    </message>
    <message>
        <source>There is no profile “%1”, nor any other. Add one in the settings.</source>
        <translation>Não há perfil “%1”, nem nenhum outro. Adicione um nos ajustes.</translation>
    </message>
    <message>
        <source>There is no profile “%1”. Available: %2.</source>
        <translation>Não há perfil “%1”. Disponíveis: %2.</translation>
    </message>
    <message>
        <source>Name a shop with --data or --profile: the console has not opened one yet.</source>
        <translation>Indique uma loja com --data ou --profile: o console ainda não abriu nenhuma.</translation>
    </message>
    <message>
        <source>A remote service has no files here: use --data.</source>
        <translation>Um serviço remoto não tem arquivos aqui: use --data.</translation>
    </message>
    <message>
        <source>There is no shop in %1.</source>
        <translation>Não há loja em %1.</translation>
    </message>
    <message>
        <source>Confirmed by hand, not by the bank</source>
        <translation>Confirmada à mão, não pelo banco</translation>
    </message>
    <message>
        <source>Confirmed by the bank</source>
        <translation>Confirmada pelo banco</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>Verificada</translation>
    </message>
    <message>
        <source>Contradicted</source>
        <translation>Contradita</translation>
    </message>
    <message>
        <source>Confirmation withdrawn</source>
        <translation>Confirmação desfeita</translation>
    </message>
    <message>
        <source>Identifier</source>
        <translation>Identificador</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operação</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Commission</source>
        <translation>Comissão</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Feita em</translation>
    </message>
    <message>
        <source>Expires</source>
        <translation>Expira</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Encerrada em</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descrição</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referência</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>CPF or CNPJ</source>
        <translation>CPF ou CNPJ</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Telefone</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>E-mail</translation>
    </message>
    <message>
        <source>Pix key</source>
        <translation>Chave Pix</translation>
    </message>
    <message>
        <source>Extra</source>
        <translation>Extra</translation>
    </message>
    <message>
        <source>Reason of the refund</source>
        <translation>Motivo da devolução</translation>
    </message>
    <message>
        <source>End-to-end ID</source>
        <translation>ID fim a fim</translation>
    </message>
    <message>
        <source>Payment link</source>
        <translation>Link de pagamento</translation>
    </message>
    <message>
        <source>Pix code</source>
        <translation>Código Pix</translation>
    </message>
    <message>
        <source>Paid late: the charge was no longer waiting.</source>
        <translation>Paga com atraso: a cobrança já não estava aguardando.</translation>
    </message>
    <message>
        <source>There is no state “%1”.</source>
        <translation>Não existe a situação “%1”.</translation>
    </message>
    <message>
        <source>There is no operation “%1”.</source>
        <translation>Não existe a operação “%1”.</translation>
    </message>
    <message>
        <source>--%1 is a day: 2026-11-20, today or yesterday.</source>
        <translation>--%1 é um dia: 2026-11-20, today (hoje) ou yesterday (ontem).</translation>
    </message>
    <message>
        <source>--to is before --from.</source>
        <translation>--to é antes de --from.</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Quantidade</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Líquido</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>There is no format “%1”.</source>
        <translation>Não existe o formato “%1”.</translation>
    </message>
    <message numerus="yes">
        <source>%n transaction(s) written</source>
        <translation>
            <numerusform>uma transação gravada</numerusform>
            <numerusform>%n transações gravadas</numerusform>
        </translation>
    </message>
    <message>
        <source>--limit is a whole number.</source>
        <translation>--limit é um número inteiro.</translation>
    </message>
    <message>
        <source>“%1” is not a day or a range: 2026-11-20, today, yesterday, or 2026-11-01..2026-11-20.</source>
        <translation>“%1” não é um dia nem um período: 2026-11-20, today (hoje), yesterday (ontem), ou 2026-11-01..2026-11-20.</translation>
    </message>
    <message>
        <source>No transaction matches --text. No file was written.</source>
        <translation>Nenhuma transação corresponde a --text. Nenhum arquivo foi gravado.</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) written: %1</source>
        <translation>
            <numerusform>uma entrada gravada: %1</numerusform>
            <numerusform>%n entradas gravadas: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The shop is open in a window, which is now in front. Close it and try again.</source>
        <translation>A loja está aberta em uma janela, que agora está na frente. Feche-a e tente de novo.</translation>
    </message>
    <message numerus="yes">
        <source>%n transaction(s)</source>
        <comment>in a backup</comment>
        <translation>
            <numerusform>uma transação</numerusform>
            <numerusform>%n transações</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 needs --data.</source>
        <translation>%1 precisa de --data.</translation>
    </message>
    <message>
        <source>%1 already has a shop. Nothing was changed.</source>
        <translation>%1 já tem uma loja. Nada mudou.</translation>
    </message>
    <message>
        <source>The shop %1 was created in %2.</source>
        <translation>A loja %1 foi criada em %2.</translation>
    </message>
    <message>
        <source>Copying and checking the shop…</source>
        <translation>Copiando e conferindo a loja…</translation>
    </message>
    <message>
        <source>Backup created and checked: %1</source>
        <translation>Cópia de segurança feita e conferida: %1</translation>
    </message>
    <message>
        <source>File %1 does not exist.</source>
        <translation>O arquivo %1 não existe.</translation>
    </message>
    <message>
        <source>Checking and restoring the backup…</source>
        <translation>Conferindo e restaurando a cópia de segurança…</translation>
    </message>
    <message>
        <source>Backup checked and restored: %1</source>
        <translation>Cópia de segurança conferida e restaurada: %1</translation>
    </message>
    <message>
        <source>The previous data is kept in %1</source>
        <translation>Os dados anteriores ficaram guardados em %1</translation>
    </message>
    <message>
        <source>Reading all data of the shop…</source>
        <translation>Lendo todos os dados da loja…</translation>
    </message>
    <message>
        <source>All data is sound.</source>
        <translation>Todos os dados estão íntegros.</translation>
    </message>
    <message>
        <source>The name does not end in a known format: add --format.</source>
        <translation>O nome não termina num formato conhecido: acrescente --format.</translation>
    </message>
    <message>
        <source>Sale at the counter</source>
        <translation>Venda no balcão</translation>
    </message>
    <message>
        <source>Its reference: %1</source>
        <translation>Referência dela: %1</translation>
    </message>
    <message>
        <source>confirmed by hand</source>
        <translation>confirmada à mão</translation>
    </message>
    <message>
        <source>by a statement</source>
        <translation>por um extrato</translation>
    </message>
    <message>
        <source>by the bank</source>
        <translation>pelo banco</translation>
    </message>
    <message>
        <source>Accepts that the codes of the shop then pay this Pix key. Needed if the backup has another key than the shop.</source>
        <translation>Aceita que os códigos da loja passem a pagar a esta chave Pix. Necessário se a cópia tiver outra chave que não a da loja.</translation>
    </message>
    <message>
        <source>%1 If that is right, repeat the command with --accept-key and the new key.</source>
        <translation>%1 Se isso estiver certo, repita o comando com --accept-key e a nova chave.</translation>
    </message>
    <message>
        <source>Prints the terms of new charges and payouts of a local shop, and changes those that options name. A change needs a closed shop.</source>
        <translation>Mostra as condições das novas cobranças e dos novos envios de uma loja local e muda as que as opções indicam. Para mudar, a loja precisa estar fechada.</translation>
    </message>
    <message>
        <source>--%1 is %2.</source>
        <comment>option, accepted values</comment>
        <translation>--%1 é %2.</translation>
    </message>
    <message>
        <source>--%1 is less than --%2.</source>
        <translation>--%1 é menor que --%2.</translation>
    </message>
    <message>
        <source>0.00 to 9999999999.99, as in 0.10</source>
        <translation>0.00 a 9999999999.99, como em 0.10</translation>
    </message>
    <message>
        <source>0 to 100 percent with at most two decimals, as in 0.99</source>
        <translation>0 a 100 por cento com no máximo duas casas decimais, como em 0.99</translation>
    </message>
    <message>
        <source>Time after which an unpaid charge expires.</source>
        <translation>Tempo até uma cobrança não paga vencer.</translation>
    </message>
    <message>
        <source>1s to 365d, as in 90s, 15min, 24h or 2d</source>
        <translation>1s a 365d, como em 90s, 15min, 24h ou 2d</translation>
    </message>
    <message>
        <source>Smallest amount of a charge or payout.</source>
        <translation>Menor valor de uma cobrança ou de um envio.</translation>
    </message>
    <message>
        <source>0.01 to 9999999999.99, as in 5.00</source>
        <translation>0.01 a 9999999999.99, como em 5.00</translation>
    </message>
    <message>
        <source>Largest amount of a charge or payout.</source>
        <translation>Maior valor de uma cobrança ou de um envio.</translation>
    </message>
    <message>
        <source>0.01 to 9999999999.99, as in 5000.00</source>
        <translation>0.01 a 9999999999.99, como em 5000.00</translation>
    </message>
    <message>
        <source>Commission on a charge: share of the amount.</source>
        <translation>Comissão de uma cobrança: parte do valor.</translation>
    </message>
    <message>
        <source>Commission on a charge: fixed part, added to the share.</source>
        <translation>Comissão de uma cobrança: parte fixa, somada à outra.</translation>
    </message>
    <message>
        <source>Commission on a charge: minimum.</source>
        <translation>Comissão de uma cobrança: mínimo.</translation>
    </message>
    <message>
        <source>Commission on a charge: maximum.</source>
        <translation>Comissão de uma cobrança: máximo.</translation>
    </message>
    <message>
        <source>Commission on a payout: share of the amount.</source>
        <translation>Comissão de um envio: parte do valor.</translation>
    </message>
    <message>
        <source>Commission on a payout: fixed part, added to the share.</source>
        <translation>Comissão de um envio: parte fixa, somada à outra.</translation>
    </message>
    <message>
        <source>Commission on a payout: minimum.</source>
        <translation>Comissão de um envio: mínimo.</translation>
    </message>
    <message>
        <source>Commission on a payout: maximum.</source>
        <translation>Comissão de um envio: máximo.</translation>
    </message>
    <message>
        <source>Sandbox: time before each step of a payout.</source>
        <translation>Ambiente de testes: tempo antes de cada etapa de um envio.</translation>
    </message>
    <message>
        <source>0s to 1d, as in 500ms or 2s</source>
        <translation>0s a 1d, como em 500ms ou 2s</translation>
    </message>
    <message>
        <source>Sandbox: institution in the ids of simulated payments.</source>
        <translation>Ambiente de testes: instituição nos ids dos pagamentos simulados.</translation>
    </message>
    <message>
        <source>8 characters out of 0-9 and A-Z</source>
        <translation>8 caracteres de 0-9 e A-Z</translation>
    </message>
    <message>
        <source>An encrypted backup, with the passphrase in FILE, of mode 0600. --key-file FILE uses a key file instead.</source>
        <translation>Uma cópia criptografada, com a senha em FILE, de modo 0600. --key-file FILE usa um arquivo de chave.</translation>
    </message>
    <message>
        <source>Reads all data of the shop, or of a backup, and reports damage.</source>
        <translation>Lê todos os dados da loja, ou de uma cópia, e informa danos.</translation>
    </message>
    <message>
        <source>Checks this backup instead, as a restore does.</source>
        <translation>Confere esta cópia, como faz uma restauração.</translation>
    </message>
    <message>
        <source>Reads the CPF or CNPJ from FILE, of mode 0600.</source>
        <translation>Lê o CPF ou CNPJ de FILE, de modo 0600.</translation>
    </message>
    <message>
        <source>Age of the transactions in years.</source>
        <translation>Idade das transações em anos.</translation>
    </message>
    <message>
        <source>Only counts, and changes nothing.</source>
        <translation>Só conta, e não muda nada.</translation>
    </message>
    <message>
        <source>Use --passphrase-file or --key-file, not both.</source>
        <translation>Use --passphrase-file ou --key-file, não os dois.</translation>
    </message>
    <message>
        <source>With --profile: reads the API key from FILE, of mode 0600. Default: the keyring. With a backup: the key file that encrypts the backup.</source>
        <translation>Com --profile: lê a chave da API de FILE, de modo 0600. Padrão: o chaveiro. Com uma cópia: o arquivo de chave que a criptografa.</translation>
    </message>
    <message>
        <source>The notes of this counter cannot be written, so nothing would record the use of personal data. Nothing was printed or written. (%1)</source>
        <translation>As notas deste caixa não podem ser gravadas, e nada registraria o uso de dados pessoais. Nada foi mostrado nem gravado. (%1)</translation>
    </message>
    <message>
        <source>Known payer</source>
        <translation>Pagador conhecido</translation>
    </message>
    <message>
        <source>Payout on hold</source>
        <translation>Envio em espera</translation>
    </message>
    <message>
        <source>Annotation</source>
        <translation>Anotação</translation>
    </message>
    <message>
        <source>Data shown</source>
        <translation>Dados mostrados</translation>
    </message>
    <message>
        <source>File for this person</source>
        <translation>Arquivo desta pessoa</translation>
    </message>
    <message>
        <source>Not searched</source>
        <translation>Não pesquisado</translation>
    </message>
    <message>
        <source>--older-than is a number of years, 1 to %1.</source>
        <translation>--older-than é um número de anos, de 1 a %1.</translation>
    </message>
    <message>
        <source>Another program has the shop open. Close it and try again.</source>
        <translation>Outro programa está com a loja aberta. Feche-o e tente de novo.</translation>
    </message>
    <message>
        <source>“%1” is not one of: %2.</source>
        <translation>“%1” não é um destes: %2.</translation>
    </message>
    <message>
        <source>Reading the whole backup…</source>
        <translation>Lendo a cópia inteira…</translation>
    </message>
    <message>
        <source>The backup is intact: %1</source>
        <translation>A cópia está intacta: %1</translation>
    </message>
    <message>
        <source>The file is refused: row %1 breaks the rule %2.</source>
        <translation>O arquivo foi recusado: a linha %1 viola a regra %2.</translation>
    </message>
    <message>
        <source>The file is refused: row %1, “%2”, breaks the rule %3.</source>
        <translation>O arquivo foi recusado: a linha %1, “%2”, viola a regra %3.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 não pode ser lido.</translation>
    </message>
    <message>
        <source>The file does not have the layout “%1”.</source>
        <translation>O arquivo não tem o layout “%1”.</translation>
    </message>
    <message>
        <source>Balance before: %1, after: %2</source>
        <translation>Saldo anterior: %1, posterior: %2</translation>
    </message>
    <message>
        <source>No balance proves the lines: add --opening AMOUNT, or --no-balances if the bank states none.</source>
        <translation>Nenhum saldo comprova os lançamentos: inclua --opening VALOR, ou --no-balances se o banco não informa saldos.</translation>
    </message>
    <message>
        <source>The file names no account: add --account NAME.</source>
        <translation>O arquivo não informa a conta: inclua --account NOME.</translation>
    </message>
    <message>
        <source>This is the statement of a card.</source>
        <translation>Este é o extrato de um cartão.</translation>
    </message>
    <message>
        <source>The file has no lines.</source>
        <translation>O arquivo não tem lançamentos.</translation>
    </message>
    <message>
        <source>--opening is an amount: 15.00, 15,00 or -15.00.</source>
        <translation>--opening é um valor: 15.00, 15,00 ou -15.00.</translation>
    </message>
    <message>
        <source>New: %1, known: %2, gone: %3</source>
        <translation>Novos: %1, conhecidos: %2, sumidos: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) before have no statement.</source>
        <translation>
            <numerusform>%n dia anterior não tem extrato.</numerusform>
            <numerusform>%n dias anteriores não têm extrato.</numerusform>
        </translation>
    </message>
    <message>
        <source>Missing between the files: %1</source>
        <translation>Faltam entre os arquivos: %1</translation>
    </message>
    <message>
        <source>A person matched them.</source>
        <translation>Uma pessoa conciliou.</translation>
    </message>
    <message>
        <source>The amount is the sum of all payments of one day.</source>
        <translation>O valor é a soma de todos os pagamentos de um dia.</translation>
    </message>
    <message>
        <source>The line takes the other line back.</source>
        <translation>O lançamento estorna o outro.</translation>
    </message>
    <message>
        <source>Both have the identifier %1.</source>
        <translation>Ambos têm o identificador %1.</translation>
    </message>
    <message>
        <source>same amount</source>
        <translation>mesmo valor</translation>
    </message>
    <message>
        <source>same document</source>
        <translation>mesmo documento</translation>
    </message>
    <message>
        <source>the name fits</source>
        <translation>o nome confere</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) apart</source>
        <translation>
            <numerusform>%n minuto de diferença</numerusform>
            <numerusform>%n minutos de diferença</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) apart</source>
        <translation>
            <numerusform>%n dia de diferença</numerusform>
            <numerusform>%n dias de diferença</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not a line: L and its number.</source>
        <translation>“%1” não é um lançamento: L e o número.</translation>
    </message>
    <message>
        <source>“%1” is not a day.</source>
        <translation>“%1” não é um dia.</translation>
    </message>
    <message>
        <source>No statement is imported.</source>
        <translation>Nenhum extrato foi importado.</translation>
    </message>
    <message>
        <source>The categories are: %1.</source>
        <translation>As categorias são: %1.</translation>
    </message>
    <message>
        <source>“%1” is neither a line nor the id of a transaction.</source>
        <translation>“%1” não é um lançamento nem o id de uma transação.</translation>
    </message>
    <message>
        <source>%1 needs more arguments.</source>
        <translation>%1 precisa de mais argumentos.</translation>
    </message>
    <message>
        <source>There is no step “%1”.</source>
        <translation>Não existe o passo “%1”.</translation>
    </message>
    <message>
        <source>“%1” is neither read nor import.</source>
        <translation>“%1” não é read nem import.</translation>
    </message>
    <message>
        <source>--accept is certain or strong.</source>
        <translation>--accept é certain ou strong.</translation>
    </message>
    <message>
        <source>Prints a bank statement, or stores its lines and matches those with identifiers.</source>
        <translation>Mostra um extrato bancário, ou guarda os lançamentos e concilia os que têm identificador.</translation>
    </message>
    <message>
        <source>read or import. read needs no shop.</source>
        <translation>read ou import. read não precisa de loja.</translation>
    </message>
    <message>
        <source>An OFX, CSV or CNAB 240 file.</source>
        <translation>Um arquivo OFX, CSV ou CNAB 240.</translation>
    </message>
    <message>
        <source>With read: refuses a table with another layout.</source>
        <translation>Com read: recusa uma tabela de outro layout.</translation>
    </message>
    <message>
        <source>With import: the account of a file that names none.</source>
        <translation>Com import: a conta de um arquivo que não informa nenhuma.</translation>
    </message>
    <message>
        <source>With import: the balance before the first line.</source>
        <translation>Com import: o saldo antes do primeiro lançamento.</translation>
    </message>
    <message>
        <source>With import: states that the file has no balances to check.</source>
        <translation>Com import: declara que o arquivo não tem saldos a conferir.</translation>
    </message>
    <message>
        <source>With import: prints the effect, stores nothing.</source>
        <translation>Com import: mostra o efeito, não guarda nada.</translation>
    </message>
    <message>
        <source>Compares imported lines with transactions, and prints queues, matches and equations. Matches by identifiers are recorded.</source>
        <translation>Compara os lançamentos importados com as transações e mostra filas, conciliações e equações. Conciliações por identificador são gravadas.</translation>
    </message>
    <message>
        <source>First day. Default: that of all statements.</source>
        <translation>Primeiro dia. Padrão: o de todos os extratos.</translation>
    </message>
    <message>
        <source>Last day. Default: that of all statements.</source>
        <translation>Último dia. Padrão: o de todos os extratos.</translation>
    </message>
    <message>
        <source>certain or strong: also accepts strong suggestions.</source>
        <translation>certain ou strong: aceita também as sugestões fortes.</translation>
    </message>
    <message>
        <source>With reopen; with seal, for carrying open items.</source>
        <translation>Com reopen; com seal, para levar itens em aberto.</translation>
    </message>
    <message>
        <source>With match and explain.</source>
        <translation>Com match e explain.</translation>
    </message>
    <message>
        <source>With explain: explains all lines with this phrase and sign.</source>
        <translation>Com explain: explica todos os lançamentos com esta frase e sinal.</translation>
    </message>
    <message>
        <source>Matches lines with charges of the same sum.</source>
        <translation>Concilia lançamentos com cobranças da mesma soma.</translation>
    </message>
    <message>
        <source>Ends a match or an explanation.</source>
        <translation>Desfaz uma conciliação ou explicação.</translation>
    </message>
    <message>
        <source>fee, yield, tax, own_transfer, card, loan, cash or other.</source>
        <translation>fee, yield, tax, own_transfer, card, loan, cash ou other.</translation>
    </message>
    <message>
        <source>Takes the last step back.</source>
        <translation>Desfaz o último passo.</translation>
    </message>
    <message>
        <source>Repeats the step that was taken back.</source>
        <translation>Refaz o passo desfeito.</translation>
    </message>
    <message>
        <source>Seals a day that agrees.</source>
        <translation>Fecha um dia que confere.</translation>
    </message>
    <message>
        <source>Opens a sealed day and all later ones.</source>
        <translation>Reabre um dia fechado e todos os seguintes.</translation>
    </message>
    <message>
        <source>STEP</source>
        <translation>PASSO</translation>
    </message>
    <message>
        <source>Steps:</source>
        <translation>Passos:</translation>
    </message>
    <message>
        <source>The fee is the sum of the commissions of one day.</source>
        <translation>A tarifa é a soma das comissões de um dia.</translation>
    </message>
    <message>
        <source>There is no bank “%1”, nor any other.</source>
        <translation>Não há banco “%1”, nem outro.</translation>
    </message>
    <message>
        <source>There is no bank “%1”. Available: %2.</source>
        <translation>Não há banco “%1”. Disponíveis: %2.</translation>
    </message>
    <message>
        <source>The file %1 has no certificate in PEM.</source>
        <translation>O arquivo %1 não tem certificado em PEM.</translation>
    </message>
    <message>
        <source>There is a bank “%1” already.</source>
        <translation>Já existe um banco “%1”.</translation>
    </message>
    <message>
        <source>There is no keyring for the passphrase of the certificate: add --secret-file FILE with a passphrase of your own.</source>
        <translation>Não há chaveiro para a senha do certificado: acrescente --secret-file FILE com uma senha sua.</translation>
    </message>
    <message>
        <source>Added %1.</source>
        <translation>%1 foi adicionado.</translation>
    </message>
    <message>
        <source>There is no keyring: every call needs --secret-file FILE.</source>
        <translation>Não há chaveiro: cada chamada precisa de --secret-file FILE.</translation>
    </message>
    <message>
        <source>Removed %1.</source>
        <translation>%1 foi removido.</translation>
    </message>
    <message>
        <source>The keyring has no secret for this bank, or is locked: add --secret-file FILE.</source>
        <translation>O chaveiro não tem o segredo deste banco, ou está bloqueado: acrescente --secret-file FILE.</translation>
    </message>
    <message>
        <source>The secret does not open the stored certificate.</source>
        <translation>O segredo não abre o certificado gravado.</translation>
    </message>
    <message>
        <source>Payments read: %1. Charges paid: %2.</source>
        <translation>Pagamentos lidos: %1. Cobranças pagas: %2.</translation>
    </message>
    <message>
        <source>Payments without a charge, or with a difference:</source>
        <translation>Pagamentos sem cobrança, ou com diferença:</translation>
    </message>
    <message>
        <source>--from is a day of the last 91: 2026-11-20 or yesterday.</source>
        <translation>--from é um dia dos últimos 91: 2026-11-20 ou yesterday.</translation>
    </message>
    <message>
        <source>Only your own shop learns of payments from a bank.</source>
        <translation>Só a sua própria loja recebe avisos de pagamento de um banco.</translation>
    </message>
    <message>
        <source>The codes of this shop pay another Pix key than %1.</source>
        <translation>Os códigos desta loja pagam outra chave Pix, não %1.</translation>
    </message>
    <message>
        <source>bank %1 needs one name.</source>
        <translation>bank %1 precisa de um nome.</translation>
    </message>
    <message>
        <source>The action is list, add, test, sync or remove.</source>
        <translation>A ação é list, add, test, sync ou remove.</translation>
    </message>
    <message>
        <source>Connects your own shop with the API Pix of its bank, so that payments of its codes become visible.</source>
        <translation>Liga a sua própria loja à API Pix do banco dela, para ver os pagamentos dos códigos.</translation>
    </message>
    <message>
        <source>list, add, test, sync or remove.</source>
        <translation>list, add, test, sync ou remove.</translation>
    </message>
    <message>
        <source>With add: the bank, as bank list names it.</source>
        <translation>Com add: o banco, como bank list o chama.</translation>
    </message>
    <message>
        <source>With add: another address of the API, such as a test system.</source>
        <translation>Com add: outro endereço da API, como o de um sistema de testes.</translation>
    </message>
    <message>
        <source>With add: another address of the token.</source>
        <translation>Com add: outro endereço do token.</translation>
    </message>
    <message>
        <source>With add: the client id of the bank.</source>
        <translation>Com add: o client id do banco.</translation>
    </message>
    <message>
        <source>Reads the client secret from FILE, of mode 0600. After add, the keyring has the secret.</source>
        <translation>Lê o client secret de FILE, de modo 0600. Depois de add, o chaveiro tem o segredo.</translation>
    </message>
    <message>
        <source>With add: .p12, .pfx, or PEM with certificate and key.</source>
        <translation>Com add: .p12, .pfx, ou PEM com certificado e chave.</translation>
    </message>
    <message>
        <source>With add: reads the password of the certificate from FILE, of mode 0600.</source>
        <translation>Com add: lê a senha do certificado de FILE, de modo 0600.</translation>
    </message>
    <message>
        <source>With add: an authority that the bank uses, PEM.</source>
        <translation>Com add: uma autoridade que o banco usa, PEM.</translation>
    </message>
    <message>
        <source>With add: the host of the codes.</source>
        <translation>Com add: o servidor dos códigos.</translation>
    </message>
    <message>
        <source>With add: a fixed value that the bank demands.</source>
        <translation>Com add: um valor fixo que o banco exige.</translation>
    </message>
    <message>
        <source>With add: the Pix key of the shop.</source>
        <translation>Com add: a chave Pix da loja.</translation>
    </message>
    <message>
        <source>With sync: reads the payments since this day.</source>
        <translation>Com sync: lê os pagamentos desde este dia.</translation>
    </message>
    <message>
        <source>Prints the known banks and what each needs.</source>
        <translation>Imprime os bancos conhecidos e o que cada um precisa.</translation>
    </message>
    <message>
        <source>Adds a connection.</source>
        <translation>Adiciona uma conexão.</translation>
    </message>
    <message>
        <source>Tests a connection step by step, without effect.</source>
        <translation>Testa uma conexão etapa por etapa, sem efeito.</translation>
    </message>
    <message>
        <source>Reads the payments, and makes charges of the shop paid.</source>
        <translation>Lê os pagamentos e marca como pagas as cobranças da loja.</translation>
    </message>
    <message>
        <source>Removes a connection and its secret.</source>
        <translation>Remove uma conexão e seu segredo.</translation>
    </message>
    <message>
        <source>The audit log was changed or shortened at entry %1.</source>
        <translation>O registro foi alterado ou encurtado na entrada %1.</translation>
    </message>
    <message>
        <source>The audit log could not be written: %1</source>
        <translation>Não foi possível gravar no registro: %1</translation>
    </message>
    <message>
        <source>Prints who did what at the counter, with the digest of each entry, and checks the digests.</source>
        <translation>Mostra quem fez o quê no balcão, com o resumo criptográfico de cada entrada, e confere os resumos.</translation>
    </message>
    <message>
        <source>This operator may not use the command: %1.</source>
        <translation>Este operador não pode usar o comando: %1.</translation>
    </message>
    <message>
        <source>With a profile: uses the local copy as it is, without the service.</source>
        <translation>Com um perfil: usa a cópia local como está, sem consultar o serviço.</translation>
    </message>
    <message>
        <source>Manages profiles of remote services. sync brings the local copy of the transactions up to date.</source>
        <translation>Cuida dos perfis de serviços remotos. sync atualiza a cópia local das transações.</translation>
    </message>
    <message>
        <source>add, test, sync or remove.</source>
        <translation>add, test, sync ou remove.</translation>
    </message>
    <message>
        <source>Name of the profile.</source>
        <translation>Nome do perfil.</translation>
    </message>
    <message>
        <source>With add: address of the service.</source>
        <translation>Com add: endereço do serviço.</translation>
    </message>
    <message>
        <source>With add: platform of the key.</source>
        <translation>Com add: plataforma da chave.</translation>
    </message>
    <message>
        <source>With add: the service moves no money.</source>
        <translation>Com add: o serviço não movimenta dinheiro.</translation>
    </message>
    <message>
        <source>With add: host in the codes of a provider.</source>
        <translation>Com add: endereço que está nos códigos do provedor.</translation>
    </message>
    <message>
        <source>With add: beginning of the references. Default: CLI.</source>
        <translation>Com add: começo das referências. Padrão: CLI.</translation>
    </message>
    <message>
        <source>%1 % of the transactions read</source>
        <translation>%1 % das transações lidas</translation>
    </message>
    <message>
        <source>The local copy of %1 is not complete: run balcao-cli service sync.</source>
        <translation>A cópia local de %1 não está completa: execute balcao-cli service sync.</translation>
    </message>
    <message>
        <source>There is no profile “%1”.</source>
        <translation>Não existe o perfil “%1”.</translation>
    </message>
    <message>
        <source>The profile %1 was added.</source>
        <translation>O perfil %1 foi adicionado.</translation>
    </message>
    <message>
        <source>The profile %1 was added. There is no open keyring: every call needs --key-file.</source>
        <translation>O perfil %1 foi adicionado. Não há chaveiro aberto: cada chamada precisa de --key-file.</translation>
    </message>
    <message numerus="yes">
        <source>Complete as of %1: %n transaction(s).</source>
        <translation>
            <numerusform>Completa até %1: %n transação.</numerusform>
            <numerusform>Completa até %1: %n transações.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The service lost or reverted %n transaction(s) since the first synchronization.</source>
        <translation>
            <numerusform>O serviço perdeu ou reverteu %n transação desde a primeira sincronização.</numerusform>
            <numerusform>O serviço perdeu ou reverteu %n transações desde a primeira sincronização.</numerusform>
        </translation>
    </message>
    <message>
        <source>A console has the profile open. Close it first.</source>
        <translation>Um console está com este perfil aberto. Feche-o antes.</translation>
    </message>
    <message>
        <source>The profile was removed, and its copy of the transactions deleted. Its other data is in %1.</source>
        <translation>O perfil foi removido, e a cópia das transações, apagada. Os outros dados estão em %1.</translation>
    </message>
    <message>
        <source>“%1” is not an action: add, test, sync or remove.</source>
        <translation>“%1” não é uma ação: add, test, sync ou remove.</translation>
    </message>
    <message>
        <source>With add: new charges of the console get codes of the bank.</source>
        <translation>Com add: as novas cobranças do console recebem códigos do banco.</translation>
    </message>
    <message>
        <source>Bank statement</source>
        <translation>Extrato bancário</translation>
    </message>
    <message>
        <source>The closed shift %1 was changed or removed.</source>
        <translation>O turno fechado %1 foi alterado ou removido.</translation>
    </message>
    <message>
        <source>reconciled</source>
        <translation>conciliado</translation>
    </message>
    <message>
        <source>not reconciled</source>
        <translation>não conciliado</translation>
    </message>
    <message>
        <source>Writes versions, settings without typed texts, the last actions, and the result of a check to FILE. Nothing is sent.</source>
        <translation>Grava em FILE as versões, os ajustes sem textos digitados, as últimas ações e o resultado de uma verificação. Nada é enviado.</translation>
    </message>
    <message>
        <source>The diagnostic file; an earlier file is replaced.</source>
        <translation>O arquivo de diagnóstico; um arquivo anterior é substituído.</translation>
    </message>
    <message>
        <source>open and close begin and end the shift of the counter. report prints the X report, or the Z report --number with its later changes. list prints the closed shifts.</source>
        <translation>open e close abrem e fecham o turno do balcão. report mostra o relatório X, ou o relatório Z --number com as mudanças posteriores. list mostra os turnos fechados.</translation>
    </message>
    <message>
        <source>open, report, close or list.</source>
        <translation>open, report, close ou list.</translation>
    </message>
    <message>
        <source>With open: money in the drawer. Default: none.</source>
        <translation>Com open: dinheiro na gaveta. Padrão: nenhum.</translation>
    </message>
    <message>
        <source>With close: counted money in the drawer.</source>
        <translation>Com close: dinheiro contado na gaveta.</translation>
    </message>
    <message>
        <source>With report: number of a Z report.</source>
        <translation>Com report: número de um relatório Z.</translation>
    </message>
    <message>
        <source>No shift is open.</source>
        <translation>Nenhum turno está aberto.</translation>
    </message>
    <message>
        <source>Digest: %1</source>
        <translation>Resumo: %1</translation>
    </message>
    <message>
        <source>--%1 is an amount with two decimals: 15.00 or 15,00.</source>
        <translation>--%1 é um valor com duas casas decimais: 15.00 ou 15,00.</translation>
    </message>
    <message>
        <source>A shift is open already.</source>
        <translation>Já há um turno aberto.</translation>
    </message>
    <message>
        <source>The shift is open since %1, counter %2.</source>
        <translation>O turno está aberto desde %1, balcão %2.</translation>
    </message>
    <message>
        <source>There is no closed shift %1.</source>
        <translation>Não há turno fechado %1.</translation>
    </message>
    <message>
        <source>--number is the number of a Z report.</source>
        <translation>--number é o número de um relatório Z.</translation>
    </message>
    <message>
        <source>Diagnostic file written: %1</source>
        <translation>Arquivo de diagnóstico gravado: %1</translation>
    </message>
    <message>
        <source>list prints everything that the shop stores about the person in --document-file. erase removes everything about the person that accounting does not need. pseudonymize removes the personal data of transactions before --older-than. The last two need a closed shop.</source>
        <translation>list mostra tudo o que a loja guarda sobre a pessoa em --document-file. erase apaga tudo sobre a pessoa de que a contabilidade não precisa. pseudonymize remove os dados pessoais de transações anteriores a --older-than. Os dois últimos precisam da loja fechada.</translation>
    </message>
    <message>
        <source>list, erase or pseudonymize.</source>
        <translation>list, erase ou pseudonymize.</translation>
    </message>
    <message>
        <source>The payments of the bank are not read: %1</source>
        <translation>Os pagamentos do banco não estão sendo lidos: %1</translation>
    </message>
    <message>
        <source>The host of the bank&apos;s codes was not stored: %1</source>
        <translation>O servidor dos códigos do banco não foi gravado: %1</translation>
    </message>
    <message>
        <source>Reads the secret of the shop&apos;s bank from FILE, of mode 0600. Default: the keyring.</source>
        <translation>Lê o segredo do banco da loja em ARQUIVO, de modo 0600. Padrão: o chaveiro.</translation>
    </message>
    <message>
        <source>The amount to refund. Default: all. A part only where your own shop records refunds.</source>
        <translation>O valor a devolver. Padrão: tudo. Uma parte só onde a sua própria loja registra devoluções.</translation>
    </message>
    <message>
        <source>Returned %1</source>
        <translation>Devolvido %1</translation>
    </message>
    <message>
        <source>partly refunded</source>
        <translation>devolvido em parte</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Pedido</translation>
    </message>
    <message>
        <source>Days from %1 to %1 in Brasília.</source>
        <comment>a time of day</comment>
        <translation>Dias das %1 às %1 em Brasília.</translation>
    </message>
    <message>
        <source>%1 does not add up: %2 and %3, difference %4</source>
        <translation>%1 não fecha: %2 e %3, diferença %4</translation>
    </message>
    <message numerus="yes">
        <source>Left out: the card %1, with %n line(s)</source>
        <translation>
            <numerusform>Ficou de fora: o cartão %1, com %n linha</numerusform>
            <numerusform>Ficou de fora: o cartão %1, com %n linhas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>A local shop with its data in FOLDER.</source>
        <translation>Uma loja local, que guarda os dados em PASTA.</translation>
    </message>
    <message>
        <source>FOLDER</source>
        <translation>PASTA</translation>
    </message>
    <message>
        <source>LANGUAGE</source>
        <translation>IDIOMA</translation>
    </message>
    <message>
        <source>THEME</source>
        <translation>TEMA</translation>
    </message>
    <message>
        <source>Balcão, a counter for merchants who are paid by Pix.</source>
        <translation>Balcão, o caixa de quem recebe por Pix.</translation>
    </message>
    <message>
        <source>Prints this text.</source>
        <translation>Mostra este texto.</translation>
    </message>
    <message>
        <source>Prints the version.</source>
        <translation>Mostra a versão.</translation>
    </message>
    <message>
        <source>“%1” is not an option.</source>
        <translation>“%1” não é uma opção.</translation>
    </message>
    <message>
        <source>The demo keeps no data: use --demo or --data, not both.</source>
        <translation>A demonstração não guarda dados: use --demo ou --data, não os dois.</translation>
    </message>
    <message>
        <source>--data needs a folder.</source>
        <translation>--data precisa de uma pasta.</translation>
    </message>
    <message>
        <source>There is no language “%1”.</source>
        <translation>Não existe o idioma “%1”.</translation>
    </message>
    <message>
        <source>There is no theme “%1”.</source>
        <translation>Não existe o tema “%1”.</translation>
    </message>
    <message>
        <source>With --data: copies the shop to FILE, checks the copy, and exits. The shop may be open.</source>
        <translation>Com --data: copia a loja para ARQUIVO, confere a cópia e termina. A loja pode estar aberta.</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>ARQUIVO</translation>
    </message>
    <message>
        <source>With --data: checks the backup FILE, restores it as the shop&apos;s data, and exits. The previous data is kept in a folder next to it. The shop must be closed.</source>
        <translation>Com --data: confere a cópia ARQUIVO, restaura-a como dados da loja e termina. Os dados anteriores ficam em uma pasta ao lado. A loja precisa estar fechada.</translation>
    </message>
    <message>
        <source>%1 needs a file.</source>
        <translation>%1 precisa de um arquivo.</translation>
    </message>
    <message>
        <source>%1 needs the folder of a shop: add --data.</source>
        <translation>%1 precisa da pasta de uma loja: acrescente --data.</translation>
    </message>
    <message>
        <source>Use --backup or --restore, not both.</source>
        <translation>Use --backup ou --restore, não os dois.</translation>
    </message>
    <message>
        <source>Language, one of: %1. Default: the system&apos;s.</source>
        <translation>Idioma, um destes: %1. Padrão: o do sistema.</translation>
    </message>
    <message>
        <source>“%1” cannot be read: use the character set of the system.</source>
        <translation>“%1” não pode ser lido: use o conjunto de caracteres do sistema.</translation>
    </message>
    <message>
        <source>Colours: system, light, dark or contrast. Default: system.</source>
        <translation>Cores: system, light, dark ou contrast. Padrão: system.</translation>
    </message>
    <message>
        <source>The counter of a remote service, by its NAME in the settings.</source>
        <translation>O balcão de um serviço remoto, pelo NOME nos ajustes.</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NOME</translation>
    </message>
    <message>
        <source>Use only one of --demo, --data and --profile.</source>
        <translation>Use só um de --demo, --data e --profile.</translation>
    </message>
    <message>
        <source>--profile needs a name.</source>
        <translation>--profile precisa de um nome.</translation>
    </message>
    <message>
        <source>There is no profile “%1”, nor any other. Add one in the settings.</source>
        <translation>Não há perfil “%1”, nem nenhum outro. Adicione um nos ajustes.</translation>
    </message>
    <message>
        <source>There is no profile “%1”. Available: %2.</source>
        <translation>Não há perfil “%1”. Disponíveis: %2.</translation>
    </message>
    <message>
        <source>A demo shop: its data is discarded at the end. Without --demo, --data and --profile, the shop that was open last.</source>
        <translation>Uma loja de demonstração: os dados são descartados no fim. Sem --demo, --data nem --profile, abre a última loja aberta.</translation>
    </message>
    <message>
        <source>With --demo: NUMBER of past transactions, 1 to %1. Default: %2.</source>
        <translation>Com --demo: NÚMERO de transações passadas, de 1 a %1. Padrão: %2.</translation>
    </message>
    <message>
        <source>NUMBER</source>
        <translation>NÚMERO</translation>
    </message>
    <message>
        <source>With --demo: customers pay only when you press Ctrl+1.</source>
        <translation>Com --demo: os clientes só pagam quando você aperta Ctrl+1.</translation>
    </message>
    <message>
        <source>With --data: a practice shop. It keeps its data, and no real money moves.</source>
        <translation>Com --data: uma loja de treino. Ela guarda os dados, e nenhum dinheiro de verdade se move.</translation>
    </message>
    <message>
        <source>With --restore: accepts that the codes of the shop then pay this Pix key.</source>
        <translation>Com --restore: aceita que os códigos da loja passem a pagar a esta chave Pix.</translation>
    </message>
    <message>
        <source>KEY</source>
        <translation>CHAVE</translation>
    </message>
    <message>
        <source>--accept-key needs --restore.</source>
        <translation>--accept-key precisa de --restore.</translation>
    </message>
    <message>
        <source>--%1 is for the demo: add --demo.</source>
        <translation>--%1 é da demonstração: acrescente --demo.</translation>
    </message>
    <message>
        <source>--practice needs the folder of a shop: add --data.</source>
        <translation>--practice precisa da pasta de uma loja: acrescente --data.</translation>
    </message>
    <message>
        <source>--practice opens a shop: use it without --backup and --restore.</source>
        <translation>--practice abre uma loja: use sem --backup e --restore.</translation>
    </message>
    <message>
        <source>--count is a number from 1 to %1, not “%2”.</source>
        <translation>--count é um número de 1 a %1, não “%2”.</translation>
    </message>
    <message>
        <source>%1 has the data of another shop. --practice needs a new folder or the folder of a practice shop.</source>
        <translation>%1 tem os dados de outra loja. --practice precisa de uma pasta nova ou da pasta de uma loja de treino.</translation>
    </message>
    <message>
        <source>With --backup or --restore: an encrypted backup, with the passphrase in FILE, of mode 0600.</source>
        <translation>Com --backup ou --restore: uma cópia criptografada, com a senha em FILE, de modo 0600.</translation>
    </message>
    <message>
        <source>With --backup or --restore: an encrypted backup, with the key file FILE, of mode 0600.</source>
        <translation>Com --backup ou --restore: uma cópia criptografada, com o arquivo de chave FILE, de modo 0600.</translation>
    </message>
    <message>
        <source>%1 needs --backup or --restore.</source>
        <translation>%1 precisa de --backup ou --restore.</translation>
    </message>
    <message>
        <source>Use --passphrase-file or --key-file, not both.</source>
        <translation>Use --passphrase-file ou --key-file, não os dois.</translation>
    </message>
</context>
<context>
    <name>Contact</name>
    <message>
        <source>The clock of this computer is %1 ahead of the service&apos;s.</source>
        <comment>as 7:12</comment>
        <translation>O relógio deste computador está %1 adiantado em relação ao do serviço.</translation>
    </message>
    <message>
        <source>The clock of this computer is %1 behind the service&apos;s.</source>
        <comment>as 7:12</comment>
        <translation>O relógio deste computador está %1 atrasado em relação ao do serviço.</translation>
    </message>
    <message>
        <source>This counter is not authorised, since %1</source>
        <translation>Este caixa não está autorizado desde %1</translation>
    </message>
    <message>
        <source>The service does not accept its key. You cannot charge, send or confirm anything here: ask your administrator for a new key.</source>
        <translation>O serviço não aceita a chave dele. Não dá para cobrar, enviar nem confirmar nada aqui: peça uma chave nova ao responsável pelo sistema.</translation>
    </message>
    <message>
        <source>Another server answers instead of the service, since %1</source>
        <translation>Outro servidor responde no lugar do serviço, desde %1</translation>
    </message>
    <message>
        <source>It has no certificate for that address, so nothing is sent to it. Check the network, the address and this computer&apos;s clock.</source>
        <translation>Ele não tem certificado para esse endereço, então nada é enviado para lá. Confira a rede, o endereço e o relógio deste computador.</translation>
    </message>
    <message>
        <source>No contact with the service since %1</source>
        <translation>Sem contato com o serviço desde %1</translation>
    </message>
    <message>
        <source>Payments cannot be confirmed now, and no sound is played. Faded entries may have changed. Customers can still pay the codes they have: wait, or check the receipts later (F8).</source>
        <translation>Agora não dá para confirmar pagamentos, e nenhum som toca. O que está esmaecido pode ter mudado. Os códigos que os clientes já têm ainda podem ser pagos: aguarde ou confira os comprovantes depois (F8).</translation>
    </message>
    <message>
        <source>The service is unstable since %1</source>
        <translation>O serviço está instável desde %1</translation>
    </message>
    <message>
        <source>The service is online but does not report payments. Balcão asks less often until it does. Faded entries may have changed.</source>
        <translation>O serviço está no ar, mas não informa os pagamentos. Até que informe, é consultado com menos frequência. O que está esmaecido pode ter mudado.</translation>
    </message>
    <message>
        <source>The service has not answered for a while</source>
        <translation>O serviço não responde há algum tempo</translation>
    </message>
    <message>
        <source>Faded entries may have changed. Balcão is asking the service.</source>
        <translation>O que está esmaecido pode ter mudado. O serviço está sendo consultado.</translation>
    </message>
    <message>
        <source>Times shown here are wrong by that much. Set the clock. Payments are not affected.</source>
        <translation>Os horários mostrados aqui têm essa mesma diferença. Acerte o relógio. Os pagamentos não são afetados.</translation>
    </message>
    <message>
        <source>Cannot confirm: this counter has no access. Do not hand over the goods, or check your bank&apos;s app.</source>
        <translation>Não é possível confirmar: este caixa não tem acesso. Segure a mercadoria ou confira no aplicativo do banco.</translation>
    </message>
    <message>
        <source>Cannot confirm now: the service does not answer. The code can still be paid. Wait, or check the receipt later (F8).</source>
        <translation>Não é possível confirmar agora: o serviço não responde. O código ainda pode ser pago. Aguarde ou confira o comprovante depois (F8).</translation>
    </message>
    <message>
        <source>The service cannot be reached. This is what this console last saw, as of %1 or later. There may be more. F5 tries again.</source>
        <comment>date and time</comment>
        <translation>Sem conexão com o serviço. Isto é o que este computador viu por último, em %1 ou depois. Pode haver mais. F5 tenta de novo.</translation>
    </message>
    <message>
        <source>Not checked yet</source>
        <translation>Ainda não verificado</translation>
    </message>
    <message>
        <source>Checked %1 s ago</source>
        <comment>seconds</comment>
        <translation>Verificado há %1 s</translation>
    </message>
    <message>
        <source>Checked %1 min ago</source>
        <comment>minutes</comment>
        <translation>Verificado há %1 min</translation>
    </message>
    <message>
        <source>Complete as of %1.</source>
        <comment>a time of today</comment>
        <translation>Completo até %1.</translation>
    </message>
    <message>
        <source>Complete as of %1.</source>
        <comment>date and time</comment>
        <translation>Completo até %1.</translation>
    </message>
    <message>
        <source>Still reading from the service: complete since %1, %2 % read.</source>
        <comment>a day</comment>
        <translation>Ainda lendo do serviço: completo desde %1, %2 % lido.</translation>
    </message>
    <message>
        <source>Still reading from the service: %1 % read.</source>
        <translation>Ainda lendo do serviço: %1 % lido.</translation>
    </message>
    <message numerus="yes">
        <source>%n transaction(s) of the service make no sense and are missing here.</source>
        <translation>
            <numerusform>%n transação do serviço veio com defeito e falta aqui.</numerusform>
            <numerusform>%n transações do serviço vieram com defeito e faltam aqui.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The service lost %n transaction(s).</source>
        <translation>
            <numerusform>O serviço perdeu %n transação.</numerusform>
            <numerusform>O serviço perdeu %n transações.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n transaction(s) of the service returned to an earlier state.</source>
        <translation>
            <numerusform>%n transação do serviço voltou a um estado anterior.</numerusform>
            <numerusform>%n transações do serviço voltaram a um estado anterior.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DataSettings</name>
    <message>
        <source>Privacy</source>
        <translation>Privacidade</translation>
    </message>
    <message>
        <source>Do not remember</source>
        <translation>Não lembrar</translation>
    </message>
    <message numerus="yes">
        <source>%n month(s)</source>
        <comment>how long a payer is remembered</comment>
        <translation>
            <numerusform>%n mês</numerusform>
            <numerusform>%n meses</numerusform>
        </translation>
    </message>
    <message>
        <source>Remember payers for</source>
        <translation>Lembrar dos pagadores por</translation>
    </message>
    <message>
        <source>Deletes the data of customers who have not bought for longer than this.</source>
        <translation>Apaga os dados de quem não compra há mais tempo que isso.</translation>
    </message>
    <message>
        <source>What the counter shows of customers</source>
        <translation>O que o balcão mostra dos clientes</translation>
    </message>
    <message>
        <source>For cards, open charges, the list and known customers. Prints always mask part of the data, and the customer window shows no names. The page of a transaction hides everything until V.</source>
        <translation>Nos cartões, nas cobranças em aberto, na lista e nos clientes conhecidos. O que é impresso nunca mostra tudo, e a tela do cliente não traz nomes. A página de uma transação esconde tudo até V.</translation>
    </message>
    <message>
        <source>Names and numbers masked</source>
        <translation>Nomes e números mascarados</translation>
    </message>
    <message>
        <source>Names in full, numbers masked</source>
        <translation>Só os números mascarados</translation>
    </message>
    <message>
        <source>Names and numbers in full</source>
        <translation>Nomes e números completos</translation>
    </message>
    <message>
        <source>Folder for backups</source>
        <translation>Pasta das cópias</translation>
    </message>
    <message>
        <source>Use another disk: if one fails, you still have the other.</source>
        <translation>Use outro disco: se um falhar, você ainda tem o outro.</translation>
    </message>
    <message>
        <source>/media/usb/backups</source>
        <translation>/media/usb/copias</translation>
    </message>
    <message>
        <source>Folder: not found.</source>
        <translation>Pasta: não encontrada.</translation>
    </message>
    <message>
        <source>Choose the folder…</source>
        <translation>Escolher a pasta…</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Cópias de segurança (backups)</translation>
    </message>
    <message>
        <source>Each is a copy of all data, with key, name and preferences, and is checked completely.</source>
        <translation>Cada uma copia todos os dados, com chave, nome e preferências, e é conferida por inteiro.</translation>
    </message>
    <message>
        <source>Automatic daily backup</source>
        <translation>Cópia (backup) diária automática</translation>
    </message>
    <message>
        <source>The first time Balcão opens each day, if a folder is chosen.</source>
        <translation>Na primeira vez que o Balcão abrir no dia, se houver uma pasta escolhida.</translation>
    </message>
    <message>
        <source>The newest %1</source>
        <translation>As %1 mais novas</translation>
    </message>
    <message>
        <source>Backups to keep</source>
        <translation>Cópias (backups) a guardar</translation>
    </message>
    <message>
        <source>The next backup deletes older ones with automatic names. Backups that you named are kept.</source>
        <translation>A próxima cópia apaga as mais velhas com nome automático. As que você nomeou ficam.</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>The demo keeps no data, so there is nothing to back up.</source>
        <translation>A demonstração não guarda nada, então não há o que copiar.</translation>
    </message>
    <message>
        <source>The service stores the transactions, and its operator backs them up. The notes of this counter are only on this computer, and in no backup.</source>
        <translation>O serviço guarda as transações, e quem o opera faz os backups. As anotações deste balcão ficam só neste computador, e em nenhum backup.</translation>
    </message>
    <message>
        <source>Files with data of customers</source>
        <translation>Arquivos com dados de clientes</translation>
    </message>
    <message>
        <source>Each export and each folder for the accountant is recorded before it is written. The record stays.</source>
        <translation>Cada exportação e cada pasta para o contador são registradas antes de serem gravadas. O registro permanece.</translation>
    </message>
    <message>
        <source>Encrypt backups</source>
        <translation>Criptografar cópias (backups)</translation>
    </message>
    <message>
        <source>Attention: without the passphrase or the key file nobody can restore an encrypted backup, not even you. Keep it away from the backups.</source>
        <translation>Atenção: sem a senha ou o arquivo de chave, ninguém pode restaurar uma cópia criptografada, nem você. Guarde longe das cópias.</translation>
    </message>
    <message>
        <source>Not encrypted</source>
        <translation>Sem criptografia</translation>
    </message>
    <message>
        <source>With a passphrase</source>
        <translation>Com uma senha</translation>
    </message>
    <message>
        <source>With a key file</source>
        <translation>Com um arquivo de chave</translation>
    </message>
    <message>
        <source>Passphrase for backups</source>
        <translation>Senha das cópias (backups)</translation>
    </message>
    <message>
        <source>At least 12 characters. The keyring of this computer remembers the passphrase for the daily backup.</source>
        <translation>Pelo menos 12 caracteres. O chaveiro deste computador guarda a senha para a cópia diária.</translation>
    </message>
    <message>
        <source>Key file for backups</source>
        <translation>Arquivo de chave das cópias (backups)</translation>
    </message>
    <message>
        <source>A file with at least 32 random bytes that only you can read.</source>
        <translation>Um arquivo com pelo menos 32 bytes aleatórios que só você pode ler.</translation>
    </message>
    <message>
        <source>/media/usb/backup.secret</source>
        <translation>/media/usb/backup.secret</translation>
    </message>
    <message>
        <source>File: not found.</source>
        <translation>Arquivo: não encontrado.</translation>
    </message>
    <message>
        <source>Export the settings</source>
        <translation>Exportar os ajustes</translation>
    </message>
    <message>
        <source>Settings (*.json)</source>
        <translation>Ajustes (*.json)</translation>
    </message>
    <message>
        <source>balcao-settings.json</source>
        <comment>name of a file</comment>
        <translation>balcao-ajustes.json</translation>
    </message>
    <message>
        <source>Settings saved as %1.</source>
        <translation>Ajustes salvos em %1.</translation>
    </message>
    <message>
        <source>They could not be saved as %1.</source>
        <translation>Não foi possível salvar em %1.</translation>
    </message>
    <message>
        <source>Import settings</source>
        <translation>Importar ajustes</translation>
    </message>
    <message>
        <source>This is no file of settings. Nothing was changed.</source>
        <translation>Este arquivo não é de ajustes. Nada mudou.</translation>
    </message>
    <message>
        <source>Settings imported from %1.</source>
        <translation>Ajustes importados de %1.</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Settings as a file</source>
        <translation>Ajustes em um arquivo</translation>
    </message>
    <message>
        <source>For another counter. The name of the counter, the printer, the screens and the folders of this computer stay.</source>
        <translation>Para outro balcão. O nome do balcão, a impressora, as telas e as pastas deste computador ficam como estão.</translation>
    </message>
    <message>
        <source>Audit log</source>
        <translation>Registro de ações</translation>
    </message>
    <message>
        <source>Who did what at this counter. Each entry has a digest over the entry before, so the check notices changed and removed entries.</source>
        <translation>Quem fez o quê neste balcão. Cada entrada tem um resumo criptográfico ligado à anterior, então a conferência nota entradas alteradas ou removidas.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message numerus="yes">
        <source>After %n year(s)</source>
        <comment>personal data</comment>
        <translation>
            <numerusform>Depois de %n ano</numerusform>
            <numerusform>Depois de %n anos</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove personal data of transactions</source>
        <translation>Remover dados pessoais de transações</translation>
    </message>
    <message>
        <source>Names, documents, phones, e-mails, descriptions, notes and tags of finished transactions. Amounts, times and codes stay. Nobody can undo this: ask your accountant how many years the law requires. Backups keep the data.</source>
        <translation>Nomes, documentos, telefones, e-mails, descrições, anotações e tags de transações encerradas. Valores, horários e códigos ficam. Ninguém pode desfazer: pergunte ao contador quantos anos a lei exige. Os backups mantêm os dados.</translation>
    </message>
    <message>
        <source>Erase a person</source>
        <translation>Apagar uma pessoa</translation>
    </message>
    <message>
        <source>At the request of a customer (LGPD). Erases known data, notes, tags and copies. Accounting keeps the transactions.</source>
        <translation>A pedido do cliente (LGPD). Apaga dados conhecidos, anotações, tags e cópias. A contabilidade mantém as transações.</translation>
    </message>
</context>
<context>
    <name>DayPaper</name>
    <message>
        <source>Reconciled day %1</source>
        <comment>the name of a document</comment>
        <translation>Dia conciliado %1</translation>
    </message>
    <message>
        <source>reconciled</source>
        <comment>begins the name of a file</comment>
        <translation>conciliado</translation>
    </message>
    <message>
        <source>Reconciliation of %1</source>
        <comment>a day</comment>
        <translation>Conciliação de %1</translation>
    </message>
    <message>
        <source>Not sealed: this day can still change.</source>
        <translation>Não lacrado: este dia ainda pode mudar.</translation>
    </message>
    <message>
        <source>Seal: %1</source>
        <comment>a digest</comment>
        <translation>Lacre: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>pages of a document</comment>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>DaySheets</name>
    <message>
        <source>In %1, out %2. No balance is known.</source>
        <comment>amounts</comment>
        <translation>Entrou %1, saiu %2. Nenhum saldo é conhecido.</translation>
    </message>
    <message>
        <source>%1 opening + %2 − %3 = %4 closing</source>
        <comment>amounts</comment>
        <translation>%1 inicial + %2 − %3 = %4 final</translation>
    </message>
    <message>
        <source>%1: difference %2</source>
        <comment>equation, amount</comment>
        <translation>%1: diferença %2</translation>
    </message>
    <message>
        <source>Sealed at %1</source>
        <translation>Lacrado em %1</translation>
    </message>
    <message>
        <source>Previous seal: %1</source>
        <translation>Lacre anterior: %1</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Saldo</translation>
    </message>
    <message>
        <source>Opening balance</source>
        <translation>Saldo inicial</translation>
    </message>
    <message>
        <source>Money in</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Money out</source>
        <translation>Saída</translation>
    </message>
    <message>
        <source>Closing balance</source>
        <translation>Saldo final</translation>
    </message>
    <message>
        <source>Queues</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Carried over: %1</source>
        <comment>a reason</comment>
        <translation>Transportado: %1</translation>
    </message>
    <message>
        <source>Service, bank and counter</source>
        <translation>Serviço, banco e balcão</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferença</translation>
    </message>
</context>
<context>
    <name>DeviceSettings</name>
    <message>
        <source>Printing</source>
        <translation>Impressão</translation>
    </message>
    <message>
        <source>Ask the first time</source>
        <translation>Perguntar na primeira vez</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Impressora</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Roll of 58 mm</source>
        <translation>Bobina de 58 mm</translation>
    </message>
    <message>
        <source>Roll of 80 mm</source>
        <translation>Bobina de 80 mm</translation>
    </message>
    <message>
        <source>A4 sheets</source>
        <translation>Folhas A4</translation>
    </message>
    <message>
        <source>Print automatically</source>
        <translation>Imprimir automaticamente</translation>
    </message>
    <message>
        <source>Prints the receipt as soon as a charge of this counter is paid. Needs a printer.</source>
        <translation>Imprime o comprovante assim que uma cobrança deste balcão é paga. É preciso ter uma impressora.</translation>
    </message>
    <message>
        <source>Print a test</source>
        <translation>Imprimir um teste</translation>
    </message>
    <message>
        <source>Test print</source>
        <translation>Impressão de teste</translation>
    </message>
    <message>
        <source>Prints a sample receipt with a test stamp on that printer.</source>
        <translation>Um comprovante fictício, com o carimbo de teste por todo o papel, nessa impressora.</translation>
    </message>
    <message>
        <source>Customer window</source>
        <translation>Janela do cliente</translation>
    </message>
    <message>
        <source>Show the customer window</source>
        <translation>Mostrar a janela do cliente</translation>
    </message>
    <message>
        <source>Now and at every start, if there is a second screen. Ctrl+D does the same; without a second screen, the window covers the counter.</source>
        <translation>Agora e a cada abertura, se houver uma segunda tela. Ctrl+D faz o mesmo; sem segunda tela, a janela cobre o balcão.</translation>
    </message>
    <message>
        <source>Any except the counter&apos;s</source>
        <comment>screen</comment>
        <translation>Qualquer uma, menos a do balcão</translation>
    </message>
    <message>
        <source>Customer screen</source>
        <translation>Tela do cliente</translation>
    </message>
    <message>
        <source>Show the test picture</source>
        <translation>Mostrar a imagem de teste</translation>
    </message>
    <message>
        <source>Test picture</source>
        <translation>Imagem de teste</translation>
    </message>
    <message>
        <source>The edges and the name of the screen, and a test code, until the next charge. Esc closes it if it covers the counter.</source>
        <translation>As bordas e o nome da tela, e um código de teste, até a próxima cobrança. Esc fecha se cobrir o balcão.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Som</translation>
    </message>
    <message>
        <source>Sounds of the counter</source>
        <translation>Sons do balcão</translation>
    </message>
    <message>
        <source>This program was built without Qt Multimedia and has no sound.</source>
        <translation>Este programa foi compilado sem o Qt Multimedia e não emite sons.</translation>
    </message>
    <message>
        <source>One for paid, a lower one for not paid, and an insistent one for late payments.</source>
        <translation>Um para pago, um mais grave para não pago e um insistente para pagamento com atraso.</translation>
    </message>
    <message>
        <source>None</source>
        <comment>volume</comment>
        <translation>Nenhum</translation>
    </message>
    <message>
        <source>Soft</source>
        <comment>volume</comment>
        <translation>Baixo</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>volume</comment>
        <translation>Médio</translation>
    </message>
    <message>
        <source>Loud</source>
        <comment>volume</comment>
        <translation>Alto</translation>
    </message>
    <message>
        <source>Maximum</source>
        <comment>volume</comment>
        <translation>Máximo</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Tocar</translation>
    </message>
    <message>
        <source>The sound of a payment</source>
        <translation>O som de um pagamento</translation>
    </message>
    <message>
        <source>No sound? This computer has no sound, or the volume is low.</source>
        <translation>Não ouviu nada? Este computador não tem som ou o volume está baixo.</translation>
    </message>
    <message>
        <source>Picture for receipts</source>
        <translation>Imagem para os comprovantes</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.svg)</source>
        <translation>Imagens (*.png *.jpg *.jpeg *.svg)</translation>
    </message>
    <message>
        <source>This file is no picture, or too detailed.</source>
        <translation>Este arquivo não é uma imagem, ou tem detalhes demais.</translation>
    </message>
    <message>
        <source>Choose a picture…</source>
        <translation>Escolher uma imagem…</translation>
    </message>
    <message>
        <source>Remove the picture</source>
        <translation>Remover a imagem</translation>
    </message>
    <message>
        <source>Show a receipt</source>
        <translation>Ver um comprovante</translation>
    </message>
    <message>
        <source>Preview of a receipt</source>
        <translation>Prévia de um comprovante</translation>
    </message>
    <message>
        <source>Logo on receipts</source>
        <translation>Logotipo nos comprovantes</translation>
    </message>
    <message>
        <source>A picture above the name of the shop, printed in grey.</source>
        <translation>Uma imagem acima do nome da loja, impressa em cinza.</translation>
    </message>
    <message>
        <source>Say paid amounts</source>
        <translation>Falar os valores pagos</translation>
    </message>
    <message>
        <source>A voice of this computer reads the amount of each payment.</source>
        <translation>Uma voz deste computador fala o valor de cada pagamento.</translation>
    </message>
</context>
<context>
    <name>DuplicateCharge</name>
    <message>
        <source>The reference %1 belongs to another transaction: %2 · %3 · %4. Press Enter again to charge with a new reference.</source>
        <comment>reference, amount, state, time</comment>
        <translation>A referência %1 já é de outra transação: %2 · %3 · %4. Enter de novo cobra com uma referência nova.</translation>
    </message>
    <message>
        <source>A charge of %1 is already waiting, since %2. Press the same key again to make another one.</source>
        <comment>amount, time</comment>
        <translation>Uma cobrança de %1 já está aguardando, desde %2. Pressione a mesma tecla de novo para criar outra.</translation>
    </message>
    <message>
        <source>A charge of %1 for %2 is already waiting, since %3. Press the same key again to make another one.</source>
        <comment>amount, payer, time</comment>
        <translation>Uma cobrança de %1 para %2 já está aguardando, desde %3. Pressione a mesma tecla de novo para criar outra.</translation>
    </message>
</context>
<context>
    <name>Evidence</name>
    <message>
        <source>Confirmed at the counter, not by the bank</source>
        <translation>Confirmado no caixa, não pelo banco</translation>
    </message>
    <message>
        <source>Confirmed at the counter by %1, not by the bank</source>
        <comment>name of a person</comment>
        <translation>Confirmado no caixa por %1, não pelo banco</translation>
    </message>
    <message>
        <source>Confirmed by a bank statement</source>
        <translation>Confirmado por um extrato do banco</translation>
    </message>
    <message>
        <source>Confirmed by the statement %1</source>
        <comment>file and line</comment>
        <translation>Confirmado pelo extrato %1</translation>
    </message>
    <message>
        <source>Confirmed by the bank</source>
        <translation>Confirmado pelo banco</translation>
    </message>
    <message>
        <source>Checked again at the counter</source>
        <translation>Conferido de novo no caixa</translation>
    </message>
    <message>
        <source>Found in a bank statement, too</source>
        <translation>Encontrado também no extrato do banco</translation>
    </message>
    <message>
        <source>Reported by the bank, too</source>
        <translation>Informado também pelo banco</translation>
    </message>
    <message>
        <source>Refund recorded at the counter, not by the bank</source>
        <translation>Devolução registrada no caixa, não pelo banco</translation>
    </message>
    <message>
        <source>Refund found in a bank statement</source>
        <translation>Devolução encontrada no extrato do banco</translation>
    </message>
    <message>
        <source>Refund reported by the bank</source>
        <translation>Devolução informada pelo banco</translation>
    </message>
    <message>
        <source>A record of the counter does not match</source>
        <translation>Um registro do caixa não confere</translation>
    </message>
    <message>
        <source>A line of a bank statement does not match</source>
        <translation>Uma linha do extrato do banco não confere</translation>
    </message>
    <message>
        <source>A report of the bank does not match</source>
        <translation>Um aviso do banco não confere</translation>
    </message>
    <message>
        <source>Confirmation withdrawn: the charge is not paid</source>
        <translation>Confirmação retirada: a cobrança não está paga</translation>
    </message>
    <message>
        <source>counter</source>
        <comment>column: confirmed by</comment>
        <translation>caixa</translation>
    </message>
    <message>
        <source>statement</source>
        <comment>column: confirmed by</comment>
        <translation>extrato</translation>
    </message>
    <message>
        <source>bank</source>
        <comment>column: confirmed by</comment>
        <translation>banco</translation>
    </message>
    <message>
        <source>paid late</source>
        <comment>after the charge had expired or was cancelled</comment>
        <translation>paga com atraso</translation>
    </message>
    <message>
        <source>another record does not match: see the history</source>
        <translation>outro registro não confere: veja o histórico</translation>
    </message>
    <message>
        <source>counter %1</source>
        <comment>name of a counter</comment>
        <translation>caixa %1</translation>
    </message>
    <message>
        <source>money moved on %1</source>
        <comment>date and time</comment>
        <translation>dinheiro movimentado em %1</translation>
    </message>
    <message>
        <source>id %1</source>
        <comment>of a payment</comment>
        <translation>id %1</translation>
    </message>
    <message>
        <source>id ends in %1</source>
        <translation>final do id %1</translation>
    </message>
    <message>
        <source>Undone at the counter right after the confirmation</source>
        <translation>Desfeito no caixa logo depois da confirmação</translation>
    </message>
    <message>
        <source>%1 of it went back</source>
        <comment>an amount</comment>
        <translation>%1 foram devolvidos</translation>
    </message>
</context>
<context>
    <name>Filter</name>
    <message>
        <source>from %1</source>
        <translation>a partir de %1</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>até %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a range: from, to</comment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referência</translation>
    </message>
    <message>
        <source>End-to-end id</source>
        <translation>Id E2E</translation>
    </message>
    <message>
        <source>End of the end-to-end id</source>
        <translation>Fim do id E2E</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Situação</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operação</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Paid</source>
        <comment>when: a part of a filter</comment>
        <translation>Pago em</translation>
    </message>
    <message>
        <source>Name or document</source>
        <translation>Nome ou documento</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Telefone</translation>
    </message>
    <message>
        <source>Day</source>
        <comment>when it was created: a part of a filter</comment>
        <translation>Dia</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>Plataforma</translation>
    </message>
    <message>
        <source>Pix key</source>
        <translation>Chave Pix</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Anotação</translation>
    </message>
    <message>
        <source>Created</source>
        <comment>when: a part of a filter</comment>
        <translation>Criada em</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Mark</source>
        <comment>that a counter put on a transaction</comment>
        <translation>Marca</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Balcão</translation>
    </message>
    <message>
        <source>a person at the counter</source>
        <comment>kind of evidence of a payment</comment>
        <translation>uma pessoa no balcão</translation>
    </message>
    <message>
        <source>a bank statement</source>
        <comment>kind of evidence of a payment</comment>
        <translation>um extrato bancário</translation>
    </message>
    <message>
        <source>the bank</source>
        <comment>kind of evidence of a payment</comment>
        <translation>o banco</translation>
    </message>
    <message>
        <source>Confirmed by</source>
        <comment>kind of evidence of a payment: a part of a filter</comment>
        <translation>Confirmado por</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descrição</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>reconciled with a bank statement</comment>
        <translation>sim</translation>
    </message>
    <message>
        <source>no</source>
        <comment>not reconciled with a bank statement</comment>
        <translation>não</translation>
    </message>
    <message>
        <source>Reconciled</source>
        <comment>with a bank statement: a part of a filter</comment>
        <translation>Conciliada</translation>
    </message>
    <message>
        <source>Operator</source>
        <comment>who created a charge: a part of a filter</comment>
        <translation>Operador</translation>
    </message>
    <message>
        <source>Unusual</source>
        <comment>transactions that need a person: a part of a filter</comment>
        <translation>Fora do comum</translation>
    </message>
    <message>
        <source>everything</source>
        <comment>all unusual transactions</comment>
        <translation>tudo</translation>
    </message>
    <message>
        <source>paid late</source>
        <comment>a reason why a transaction is unusual</comment>
        <translation>pago com atraso</translation>
    </message>
    <message>
        <source>other amount or payment</source>
        <comment>a reason why a transaction is unusual</comment>
        <translation>outro valor ou pagamento</translation>
    </message>
    <message>
        <source>confirmation taken back</source>
        <comment>a reason why a transaction is unusual</comment>
        <translation>confirmação desfeita</translation>
    </message>
    <message>
        <source>refunded</source>
        <comment>a reason why a transaction is unusual</comment>
        <translation>devolvido</translation>
    </message>
    <message>
        <source>denied</source>
        <comment>a reason why a transaction is unusual</comment>
        <translation>negado</translation>
    </message>
    <message>
        <source>under review</source>
        <comment>a reason why a transaction is unusual</comment>
        <translation>em análise</translation>
    </message>
    <message>
        <source>unknown state</source>
        <comment>a reason why a transaction is unusual</comment>
        <translation>situação desconhecida</translation>
    </message>
    <message>
        <source>in no bank statement after %1 days</source>
        <comment>a reason why a transaction is unusual</comment>
        <translation>em nenhum extrato após %1 dias</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>E-mail</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>A charge on the screen</source>
        <translation>Uma cobrança na tela</translation>
    </message>
    <message>
        <source>Next customer</source>
        <translation>Próximo cliente</translation>
    </message>
    <message>
        <source>Next charge at the counter</source>
        <translation>Próxima cobrança no balcão</translation>
    </message>
    <message>
        <source>More charges than there are cards</source>
        <translation>Cobranças que não cabem nos cartões</translation>
    </message>
    <message>
        <source>Copy the code as text</source>
        <translation>Copiar o código como texto</translation>
    </message>
    <message>
        <source>Print the code</source>
        <translation>Imprimir o código</translation>
    </message>
    <message>
        <source>Customer window</source>
        <translation>Tela do cliente</translation>
    </message>
    <message>
        <source>Larger code</source>
        <translation>Código maior</translation>
    </message>
    <message>
        <source>Hand over the goods when this page shows PAID or, where Balcão cannot see your bank, when your bank&apos;s app shows the money. A picture on the customer&apos;s phone proves nothing.</source>
        <translation>Entregue a mercadoria quando esta página mostrar PAGO ou, onde o Balcão não vê o seu banco, quando o app do seu banco mostrar o dinheiro. Uma imagem no celular do cliente não prova nada.</translation>
    </message>
    <message>
        <source>After F2 this charge keeps waiting on a card. A green card is paid: open it to see it.</source>
        <translation>Depois de F2 esta cobrança continua esperando em um cartão. Cartão verde foi pago: abra-o para ver.</translation>
    </message>
    <message>
        <source>Where Balcão cannot see your bank, F2 ends the sale; only a charge that you leave with Ctrl+Tab keeps its card.</source>
        <translation>Onde o Balcão não vê o seu banco, F2 encerra a venda; só fica em cartão a cobrança que você deixa com Ctrl+Tab.</translation>
    </message>
    <message>
        <source>Charging</source>
        <translation>Cobrar</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Cobrar</translation>
    </message>
    <message>
        <source>Next price</source>
        <translation>Próximo preço</translation>
    </message>
    <message>
        <source>Centavos</source>
        <translation>Centavos</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Delete the last digit</source>
        <translation>Apagar o último dígito</translation>
    </message>
    <message>
        <source>Delete the price; again: the whole sum</source>
        <translation>Apagar o preço; outra vez: a soma toda</translation>
    </message>
    <message>
        <source>Payer: last three digits of CPF, CNPJ or phone, or part of the name</source>
        <translation>Pagador: três últimos dígitos do CPF, CNPJ ou telefone, ou parte do nome</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descrição</translation>
    </message>
    <message>
        <source>Alt+letter</source>
        <translation>Alt+letra</translation>
    </message>
    <message>
        <source>A fixed price</source>
        <translation>Um preço fixo</translation>
    </message>
    <message>
        <source>All fields</source>
        <translation>Todos os campos</translation>
    </message>
    <message>
        <source>Repeat the last charge</source>
        <translation>Repetir a última cobrança</translation>
    </message>
    <message>
        <source>Print the receipt of the last charge</source>
        <translation>Imprimir o comprovante da última cobrança</translation>
    </message>
    <message>
        <source>Change what the customer is asked</source>
        <translation>Trocar o que se pede ao cliente</translation>
    </message>
    <message>
        <source>Digits go to the amount from anywhere on this page.</source>
        <translation>Os números vão para o valor de qualquer lugar desta página.</translation>
    </message>
    <message>
        <source>A second Enter never charges twice.</source>
        <translation>Um segundo Enter nunca cobra duas vezes.</translation>
    </message>
    <message>
        <source>Transactions</source>
        <translation>Transações</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalhes</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>Details in a separate window</source>
        <translation>Detalhes em outra janela</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home, End</translation>
    </message>
    <message>
        <source>Newest, oldest</source>
        <translation>Mais nova, mais antiga</translation>
    </message>
    <message>
        <source>Go to a page</source>
        <translation>Ir a uma página</translation>
    </message>
    <message>
        <source>Search: amount, name, document, phone, reference, id, Pix key, day, tag, note or end of a receipt</source>
        <translation>Procurar: valor, nome, documento, telefone, referência, id, chave Pix, dia, tag, anotação ou fim do comprovante</translation>
    </message>
    <message>
        <source>Interpret the search differently</source>
        <translation>Interpretar a busca de outro modo</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filtros</translation>
    </message>
    <message>
        <source>Ctrl+Backspace</source>
        <translation>Ctrl+Backspace</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>Limpar filtro</translation>
    </message>
    <message>
        <source>Saved filters</source>
        <translation>Filtros salvos</translation>
    </message>
    <message>
        <source>Save the filter, or change the saved one</source>
        <translation>Salvar o filtro, ou mudar o filtro salvo</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colunas</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Anotação</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>Shift+↑ ↓</source>
        <translation>Shift+↑ ↓</translation>
    </message>
    <message>
        <source>Select several rows and show their total</source>
        <translation>Selecionar várias linhas e ver a soma</translation>
    </message>
    <message>
        <source>Copy the selected rows</source>
        <translation>Copiar as linhas selecionadas</translation>
    </message>
    <message>
        <source>Export all pages to a file</source>
        <translation>Exportar todas as páginas para um arquivo</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Atualizar</translation>
    </message>
    <message>
        <source>Only “Paid” means that the money arrived.</source>
        <translation>Só “Pago” quer dizer que o dinheiro entrou.</translation>
    </message>
    <message>
        <source>Enter turns a search into a filter; then you can type the next one.</source>
        <translation>Enter transforma a busca em filtro; depois você pode digitar a próxima.</translation>
    </message>
    <message>
        <source>Below the list is the total of all matches: money in less money out. Above each day is the total of that day.</source>
        <translation>Embaixo está a soma de tudo o que foi encontrado: o que entrou menos o que saiu. Acima de cada dia está a soma do dia.</translation>
    </message>
    <message>
        <source>⌂ marks a filter that works on this computer: a note, tag or mark, the counter, or a filter that the service does not support.</source>
        <translation>⌂ indica um filtro feito neste computador: uma anotação, tag ou marca, o balcão, ou um filtro que o serviço não faz.</translation>
    </message>
    <message>
        <source>Notes and tags are only visible on this computer.</source>
        <translation>Anotações e tags são visíveis só neste computador.</translation>
    </message>
    <message>
        <source>Open charges</source>
        <translation>Cobranças em aberto</translation>
    </message>
    <message>
        <source>Show at the counter</source>
        <translation>Mostrar no balcão</translation>
    </message>
    <message>
        <source>Cancel the charge; again: undo</source>
        <translation>Cancelar a cobrança; outra vez: desfazer</translation>
    </message>
    <message>
        <source>Check the state now</source>
        <translation>Consultar a situação agora</translation>
    </message>
    <message>
        <source>Charges that can still be paid, the oldest first: those waiting, and those cancelled at this counter.</source>
        <translation>Cobranças que ainda podem ser pagas, da mais antiga à mais nova: as que esperam e as canceladas neste balcão.</translation>
    </message>
    <message>
        <source>Cancelling is only a note of this counter: the code can still be paid.</source>
        <translation>Cancelar é só uma anotação deste balcão: o código ainda pode ser pago.</translation>
    </message>
    <message>
        <source>Checking a receipt</source>
        <translation>Conferir um comprovante</translation>
    </message>
    <message>
        <source>Goods handed over; again: undo</source>
        <translation>Mercadoria entregue; outra vez: desfazer</translation>
    </message>
    <message>
        <source>Scan or type the code of the customer&apos;s receipt, its last six characters, or its amount and time. Balcão asks the service each time.</source>
        <translation>Leia ou digite o código do comprovante do cliente, os últimos seis caracteres dele, ou o valor e o horário. O Balcão consulta o serviço a cada vez.</translation>
    </message>
    <message>
        <source>Only “paid” is money. After U the same receipt cannot be used again.</source>
        <translation>Só “pago” é dinheiro. Depois de U o mesmo comprovante não serve outra vez.</translation>
    </message>
    <message>
        <source>Since you were last here</source>
        <translation>Desde a última vez que você esteve aqui</translation>
    </message>
    <message>
        <source>Open a charge</source>
        <translation>Abrir uma cobrança</translation>
    </message>
    <message>
        <source>↑ ↓, Enter</source>
        <translation>↑ ↓, Enter</translation>
    </message>
    <message>
        <source>Choose and open a charge</source>
        <translation>Escolher e abrir uma cobrança</translation>
    </message>
    <message>
        <source>All seen</source>
        <translation>Tudo visto</translation>
    </message>
    <message>
        <source>Charges of this counter that changed while Balcão was closed or another shop was open. The list comes back until you press Esc.</source>
        <translation>Cobranças deste balcão que mudaram com o Balcão fechado ou em outra loja. A lista volta até você teclar Esc.</translation>
    </message>
    <message>
        <source>Sending a Pix</source>
        <translation>Enviar um Pix</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Conferir</translation>
    </message>
    <message>
        <source>Send, three seconds after the check appears</source>
        <translation>Enviar, três segundos depois da conferência</translation>
    </message>
    <message>
        <source>Cancel sending, within 20 seconds</source>
        <translation>Cancelar o envio, em até 20 segundos</translation>
    </message>
    <message>
        <source>Digits that are both a CPF and a mobile number belong to two people: choose one.</source>
        <translation>Dígitos que são CPF e celular ao mesmo tempo são de duas pessoas: escolha uma.</translation>
    </message>
    <message>
        <source>If the program closes within the 20 seconds, nothing is sent: the order waits under “On hold”. A Pix already requested is looked up at the next start; until then nothing else goes to its key.</source>
        <translation>Se o programa fechar nesses 20 segundos, nada é enviado: a ordem fica em “Em espera”. Um Pix já pedido é procurado na próxima abertura; até lá nada mais vai para essa chave.</translation>
    </message>
    <message>
        <source>“In process” is accepted, not final. Never send again because it seems stuck: until it is final, no other Pix of that amount goes to that key.</source>
        <translation>“Em processamento” é aceito, não definitivo. Nunca envie de novo porque parece parado: até ser definitivo, nenhum outro Pix desse valor vai para essa chave.</translation>
    </message>
    <message>
        <source>“From a file” checks and sends the rows of a CSV file. The same file sent again sends nothing twice, so next month&apos;s file needs another description.</source>
        <translation>“De um arquivo” confere e envia as linhas de um arquivo CSV. O mesmo arquivo enviado de novo não envia nada duas vezes; por isso o do mês que vem precisa de outra descrição.</translation>
    </message>
    <message>
        <source>In Settings you can give a second person a PIN, which payouts from an amount on need.</source>
        <translation>Em Ajustes você pode dar um PIN a uma segunda pessoa, exigido nos envios a partir de um valor.</translation>
    </message>
    <message>
        <source>To return a customer&apos;s money, refund the payment. Never send a new Pix for it.</source>
        <translation>Para devolver dinheiro a um cliente, devolva o pagamento. Nunca envie um Pix novo para isso.</translation>
    </message>
    <message>
        <source>Not confirmed</source>
        <translation>Não confirmados</translation>
    </message>
    <message>
        <source>Search now</source>
        <translation>Procurar agora</translation>
    </message>
    <message>
        <source>Send it again, if nothing was sent</source>
        <translation>Enviar de novo, se nada foi enviado</translation>
    </message>
    <message>
        <source>Settled elsewhere</source>
        <translation>Resolvido por outro meio</translation>
    </message>
    <message>
        <source>If the connection is lost at the wrong time, it is not known whether an order arrived. The order stays here until it is known, also after a restart.</source>
        <translation>Se a conexão cai na hora errada, não se sabe se a ordem chegou. Ela fica aqui até que se saiba, mesmo depois de reiniciar.</translation>
    </message>
    <message>
        <source>Balcão asks the service for its reference, again and again. R is possible once several answers show that nothing was sent.</source>
        <translation>O Balcão consulta o serviço pela referência, várias vezes. R é possível quando várias respostas mostram que nada foi enviado.</translation>
    </message>
    <message>
        <source>A payout sent again is checked, approved where required, and held for some seconds, as always.</source>
        <translation>Um envio repetido é conferido, aprovado onde isso é exigido, e retido por alguns segundos, como sempre.</translation>
    </message>
    <message>
        <source>Press X only if you know the outcome, from your bank&apos;s app or by telephone. Then another Pix can go to the key.</source>
        <translation>Tecle X só se você sabe o resultado, pelo app do banco ou por telefone. Depois disso outro Pix pode ir para a chave.</translation>
    </message>
    <message>
        <source>One transaction</source>
        <translation>Uma transação</translation>
    </message>
    <message>
        <source>Show personal data</source>
        <translation>Mostrar dados pessoais</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Devolver</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>You can select and copy the texts. Showing personal data is recorded; the data is hidden again when you leave.</source>
        <translation>Você pode selecionar e copiar os textos. A exibição dos dados pessoais fica registrada; eles voltam a ficar ocultos quando você sai.</translation>
    </message>
    <message>
        <source>A waiting charge can be shown at the counter again. A paid charge has a receipt, and a sent Pix that has arrived has a proof of transfer.</source>
        <translation>Uma cobrança que espera pode ser mostrada de novo no balcão. Uma cobrança paga tem comprovante, e um Pix enviado que chegou tem comprovante de transferência.</translation>
    </message>
    <message>
        <source>If the service cannot refund, use your bank&apos;s app. Never send a new Pix instead.</source>
        <translation>Se o serviço não devolve, use o app do seu banco. Nunca envie um novo Pix no lugar.</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Relatórios</translation>
    </message>
    <message>
        <source>Show the transactions of a row</source>
        <translation>Mostrar as transações de uma linha</translation>
    </message>
    <message>
        <source>Alt+Left, Alt+Right</source>
        <translation>Alt+←, Alt+→</translation>
    </message>
    <message>
        <source>Earlier, later</source>
        <translation>Anterior, seguinte</translation>
    </message>
    <message>
        <source>Type a day</source>
        <translation>Digitar um dia</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Salvar em PDF</translation>
    </message>
    <message>
        <source>Copy for a spreadsheet</source>
        <translation>Copiar para uma planilha</translation>
    </message>
    <message>
        <source>Each transaction counts at the time it was created, in Brasília, and with its current state.</source>
        <translation>Cada transação conta na hora em que foi criada, em Brasília, e com a situação de agora.</translation>
    </message>
    <message>
        <source>Net is gross less commission. A refund leaves nothing, and its commission still counts.</source>
        <translation>O líquido é o bruto menos a comissão. Uma devolução não deixa nada, e a comissão dela continua contando.</translation>
    </message>
    <message>
        <source>Setting up a shop</source>
        <translation>Configurar uma loja</translation>
    </message>
    <message>
        <source>Next field</source>
        <translation>Próximo campo</translation>
    </message>
    <message>
        <source>Your money goes to the Pix key, which must be registered at your bank. The payer sees the name and the city.</source>
        <translation>O seu dinheiro vai para a chave Pix, que precisa estar registrada no seu banco. Quem paga vê o nome e a cidade.</translation>
    </message>
    <message>
        <source>The payer is used in charges for customers who do not identify themselves.</source>
        <translation>O pagador consta nas cobranças de clientes que não se identificam.</translation>
    </message>
    <message>
        <source>Errors appear next to the field. Nothing is sent anywhere.</source>
        <translation>Os erros aparecem ao lado do campo. Nada é enviado a lugar nenhum.</translation>
    </message>
    <message>
        <source>A locked counter</source>
        <translation>Um caixa bloqueado</translation>
    </message>
    <message>
        <source>Unlock with the PIN</source>
        <translation>Desbloquear com o PIN</translation>
    </message>
    <message>
        <source>Nothing is lost. New payments are shown here, with the amount only.</source>
        <translation>Nada se perde. Novos pagamentos aparecem aqui, só com o valor.</translation>
    </message>
    <message>
        <source>After a few wrong PINs you have to wait, each time longer.</source>
        <translation>Depois de alguns PINs errados é preciso esperar, cada vez mais.</translation>
    </message>
    <message>
        <source>The owner of this computer can remove a forgotten PIN: delete lock.json in the folder of the shop.</source>
        <translation>O dono deste computador pode tirar um PIN esquecido: basta apagar lock.json na pasta da loja.</translation>
    </message>
    <message>
        <source>A page with a PIN</source>
        <translation>Uma página com PIN</translation>
    </message>
    <message>
        <source>Open with the PIN</source>
        <translation>Abrir com o PIN</translation>
    </message>
    <message>
        <source>Back to the counter</source>
        <translation>Voltar ao caixa</translation>
    </message>
    <message>
        <source>Transactions, sending, reports and settings need the PIN of the counter. Charging and checking receipts do not.</source>
        <translation>Transações, envios, relatórios e ajustes pedem o PIN do caixa. Cobrar e conferir comprovantes não.</translation>
    </message>
    <message>
        <source>Opening a shop</source>
        <translation>Abrindo uma loja</translation>
    </message>
    <message>
        <source>Balcão is reading and checking the data.</source>
        <translation>O Balcão está lendo e conferindo os dados.</translation>
    </message>
    <message>
        <source>Anything you type now goes to the amount.</source>
        <translation>O que você digitar agora vai para o valor.</translation>
    </message>
    <message>
        <source>Connecting to a service</source>
        <translation>Conectar a um serviço</translation>
    </message>
    <message>
        <source>Test address, key and platform id</source>
        <translation>Testar endereço, chave e id da plataforma</translation>
    </message>
    <message>
        <source>Back, without losing your input</source>
        <translation>Voltar, sem perder o que foi digitado</translation>
    </message>
    <message>
        <source>The operator of the service gives you its address, a key and the platform id.</source>
        <translation>Quem opera o serviço lhe dá o endereço, uma chave e o id da plataforma.</translation>
    </message>
    <message>
        <source>The key is stored in the keyring of this computer. Without a keyring it stays in memory, if you agree, and you type it at each start. No file, print, export or log contains it.</source>
        <translation>A chave fica no chaveiro deste computador. Sem chaveiro ela fica na memória, se você concordar, e é pedida a cada abertura. Nenhum arquivo, impresso, exportação ou registro a contém.</translation>
    </message>
    <message>
        <source>Remote services</source>
        <translation>Serviços remotos</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Adicionar</translation>
    </message>
    <message>
        <source>C, Enter</source>
        <translation>C, Enter</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Mudar</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Testar</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nova chave</translation>
    </message>
    <message>
        <source>Forget the key</source>
        <translation>Esquecer a chave</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Switch shop</source>
        <translation>Trocar de loja</translation>
    </message>
    <message>
        <source>Each service has its own notes, lock and layout, in a folder of its own. Nothing goes from one to another.</source>
        <translation>Cada serviço tem suas próprias anotações, trava e disposição, em pasta própria. Nada passa de um para outro.</translation>
    </message>
    <message>
        <source>The key of a service</source>
        <translation>A chave de um serviço</translation>
    </message>
    <message>
        <source>Save the key</source>
        <translation>Salvar a chave</translation>
    </message>
    <message>
        <source>The key is stored in the keyring of this computer. Without a keyring it stays in memory, if you agree, until Balcão is closed.</source>
        <translation>A chave fica no chaveiro deste computador. Sem chaveiro ela fica na memória, se você concordar, até o Balcão ser fechado.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Procurar nos ajustes</translation>
    </message>
    <message>
        <source>Find a setting from anywhere</source>
        <translation>Encontrar um ajuste de qualquer lugar</translation>
    </message>
    <message>
        <source>Changes apply immediately, unless the setting says otherwise. They move no money.</source>
        <translation>As mudanças valem na hora, salvo indicação no ajuste, e não movimentam dinheiro.</translation>
    </message>
    <message>
        <source>The first time</source>
        <translation>A primeira vez</translation>
    </message>
    <message>
        <source>The demo has invented sales and a simulated customer. Its data is discarded at the end.</source>
        <translation>A demonstração tem vendas inventadas e um cliente simulado. Os dados são descartados no fim.</translation>
    </message>
    <message>
        <source>Your own shop needs your Pix key, its name and its city.</source>
        <translation>A sua própria loja precisa da sua chave Pix, do nome e da cidade.</translation>
    </message>
    <message>
        <source>A shop that does not open</source>
        <translation>Uma loja que não abre</translation>
    </message>
    <message>
        <source>Copy the details for support</source>
        <translation>Copiar os detalhes para o suporte</translation>
    </message>
    <message>
        <source>Nothing was deleted or changed. The page shows the cause and the next step.</source>
        <translation>Nada foi apagado nem mudado. A página mostra a causa e o próximo passo.</translation>
    </message>
    <message>
        <source>Money that customers paid is in your bank account.</source>
        <translation>O dinheiro que os clientes pagaram está na sua conta do banco.</translation>
    </message>
    <message>
        <source>Balcão</source>
        <translation>Balcão</translation>
    </message>
    <message>
        <source>Ctrl+/ shows all keys, Ctrl+K goes anywhere.</source>
        <translation>Ctrl+/ mostra todas as teclas, Ctrl+K vai a qualquer lugar.</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Em todo lugar</translation>
    </message>
    <message>
        <source>In your own shop: the money arrived</source>
        <translation>Na sua loja: o dinheiro chegou</translation>
    </message>
    <message>
        <source>Undo that within a minute</source>
        <translation>Desfazer isso em até um minuto</translation>
    </message>
    <message>
        <source>Cancel the charge: A confirms, Enter returns</source>
        <translation>Cancelar a cobrança: A confirma, Enter volta</translation>
    </message>
    <message>
        <source>After PAID or another end: next customer</source>
        <translation>Depois de PAGO ou de outro resultado: próximo cliente</translation>
    </message>
    <message>
        <source>Without a payment: charge the same again</source>
        <translation>Sem pagamento: cobrar o mesmo de novo</translation>
    </message>
    <message>
        <source>Print the receipt</source>
        <translation>Imprimir o comprovante</translation>
    </message>
    <message>
        <source>Share the charge: WhatsApp, e-mail, message, image</source>
        <translation>Enviar a cobrança: WhatsApp, e-mail, mensagem, imagem</translation>
    </message>
    <message>
        <source>Quantity of the last price, or before a fixed price</source>
        <translation>Quantidade do último preço, ou antes de um preço fixo</translation>
    </message>
    <message>
        <source>Keypad for mouse and touch</source>
        <translation>Teclado para mouse e toque</translation>
    </message>
    <message>
        <source>The counter for shops that are paid by Pix. Hold Alt to see the keys of all buttons.</source>
        <translation>O balcão para lojas que recebem por Pix. Segure Alt para ver os atalhos dos botões.</translation>
    </message>
    <message>
        <source>Shift+O</source>
        <translation>Shift+O</translation>
    </message>
    <message>
        <source>Sort the list</source>
        <translation>Ordenar a lista</translation>
    </message>
    <message>
        <source>Reconciliation</source>
        <translation>Conciliação</translation>
    </message>
    <message>
        <source>Import statements; or drop the files on the window</source>
        <translation>Importar extratos; ou solte os arquivos na janela</translation>
    </message>
    <message>
        <source>J, K or ↓, ↑</source>
        <translation>J, K ou ↓, ↑</translation>
    </message>
    <message>
        <source>Next, previous line</source>
        <translation>Próxima linha, anterior</translation>
    </message>
    <message>
        <source>←, →</source>
        <translation>←, →</translation>
    </message>
    <message>
        <source>Previous, next queue</source>
        <translation>Fila anterior, próxima</translation>
    </message>
    <message>
        <source>Accept the chosen candidate</source>
        <translation>Aceitar a opção escolhida</translation>
    </message>
    <message>
        <source>Accept all strong matches, after a question</source>
        <translation>Aceitar todas as fortes, depois de uma pergunta</translation>
    </message>
    <message>
        <source>Choose a candidate</source>
        <translation>Escolher uma opção</translation>
    </message>
    <message>
        <source>Not this pair; Balcão remembers it</source>
        <translation>Não é este par; o Balcão lembra</translation>
    </message>
    <message>
        <source>Match by hand, also several lines or transactions</source>
        <translation>Casar à mão, também várias linhas ou transações</translation>
    </message>
    <message>
        <source>Explain a line, for example as a fee</source>
        <translation>Explicar uma linha, por exemplo como tarifa</translation>
    </message>
    <message>
        <source>Separate a match or remove an explanation</source>
        <translation>Desfazer um par ou uma explicação</translation>
    </message>
    <message>
        <source>Undo, also after a restart</source>
        <translation>Desfazer, também depois de reiniciar</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>Note of a line</source>
        <translation>Nota de uma linha</translation>
    </message>
    <message>
        <source>Open the transaction; Esc returns</source>
        <translation>Abrir a transação; Esc volta</translation>
    </message>
    <message>
        <source>Filter by amount or text</source>
        <translation>Filtrar por valor ou texto</translation>
    </message>
    <message>
        <source>Days: equations, seals and print</source>
        <translation>Dias: equações, lacres e impressão</translation>
    </message>
    <message>
        <source>Imported statements and rules</source>
        <translation>Extratos importados e regras</translation>
    </message>
    <message>
        <source>Compare again</source>
        <translation>Comparar de novo</translation>
    </message>
    <message>
        <source>Only an equal id and an equal amount match without a person. There is no tolerance, not even one centavo.</source>
        <translation>Só um id igual com valor igual casa sem uma pessoa. Não há tolerância, nem de um centavo.</translation>
    </message>
    <message>
        <source>Every line and every transaction is in exactly one queue.</source>
        <translation>Cada linha e cada transação está em exatamente uma fila.</translation>
    </message>
    <message>
        <source>A sealed day does not change. Later changes are listed with their effect in money.</source>
        <translation>Um dia lacrado não muda. Mudanças depois aparecem com o efeito em dinheiro.</translation>
    </message>
    <message>
        <source>Shifts</source>
        <translation>Turnos</translation>
    </message>
    <message>
        <source>Open a shift, or close the open one</source>
        <translation>Abrir um turno ou fechar o que está aberto</translation>
    </message>
    <message>
        <source>Read the report again</source>
        <translation>Ler o relatório de novo</translation>
    </message>
    <message>
        <source>An X report shows the open shift and changes nothing. Closing makes the Z report, which never changes.</source>
        <translation>O relatório X mostra o turno aberto e não muda nada. O fechamento gera o relatório Z, que nunca muda.</translation>
    </message>
    <message>
        <source>Each transaction counts in the shift that created it. Open charges are carried to the next shift, and later payments are listed as changes.</source>
        <translation>Cada transação conta no turno que a criou. Cobranças em aberto passam para o próximo turno, e pagamentos posteriores aparecem como mudanças.</translation>
    </message>
    <message>
        <source>An equation compares the payments here with the lines of the bank, and names each difference. The days have one too.</source>
        <translation>Uma equação compara os pagamentos daqui com as linhas do banco e mostra cada diferença. Os dias também têm uma.</translation>
    </message>
</context>
<context>
    <name>ListColumn</name>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operação</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Situação</translation>
    </message>
    <message>
        <source>Mark</source>
        <comment>column: what the counter noted of a charge by itself</comment>
        <translation>Marca</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Commission</source>
        <translation>Comissão</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Pix key</source>
        <translation>Chave Pix</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referência</translation>
    </message>
    <message>
        <source>E2E id</source>
        <comment>column: last characters of the end-to-end id</comment>
        <translation>Id E2E</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Anotação</translation>
    </message>
    <message>
        <source>Counter</source>
        <comment>column: which counter of the shop made a charge</comment>
        <translation>Balcão</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>Confirmed by</source>
        <comment>column: counter, statement or bank</comment>
        <translation>Confirmado por</translation>
    </message>
    <message>
        <source>Reconciled</source>
        <comment>column: day of the line in a bank statement</comment>
        <translation>Conciliada</translation>
    </message>
    <message>
        <source>Operator</source>
        <comment>column: who created a charge</comment>
        <translation>Operador</translation>
    </message>
</context>
<context>
    <name>Listing</name>
    <message>
        <source>Today</source>
        <comment>a view: what was made today</comment>
        <translation>Hoje</translation>
    </message>
    <message>
        <source>Waiting</source>
        <comment>a view: what is not final</comment>
        <translation>Aguardando</translation>
    </message>
    <message>
        <source>Paid today</source>
        <comment>a view</comment>
        <translation>Pagas hoje</translation>
    </message>
    <message>
        <source>Sent</source>
        <comment>a view: cash-outs</comment>
        <translation>Enviadas</translation>
    </message>
    <message>
        <source>Unusual</source>
        <comment>a view: late payments, refunds and the like, this month</comment>
        <translation>Fora do comum</translation>
    </message>
</context>
<context>
    <name>LookSettings</name>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Same as the computer</source>
        <translation>Igual ao computador</translation>
    </message>
    <message>
        <source>Language of the program</source>
        <translation>Idioma do programa</translation>
    </message>
    <message>
        <source>If something is typed on another page, or a Pix is being sent, the language changes at the next start.</source>
        <translation>Se houver algo digitado em outra página, ou um Pix sendo enviado, o idioma muda na próxima abertura.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aparência</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Cores</translation>
    </message>
    <message>
        <source>The computer&apos;s colours include its high-contrast mode.</source>
        <translation>As do computador incluem o modo de alto contraste dele.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claras</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuras</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>size of everything on the screen</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Size of everything</source>
        <translation>Tamanho de tudo</translation>
    </message>
    <message>
        <source>Ctrl++ and Ctrl+- do the same; Ctrl+0 is the normal size. If it does not fit, Balcão uses the largest size that does.</source>
        <translation>Ctrl++ e Ctrl+- fazem o mesmo; Ctrl+0 é o tamanho normal. Se não couber, usa o maior tamanho possível.</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>Balcão only animates the text cursor, which blinks, and lists as they open.</source>
        <translation>O Balcão só anima o cursor de texto, que pisca, e as listas ao abrir.</translation>
    </message>
    <message>
        <source>None</source>
        <comment>movement</comment>
        <translation>Nenhum</translation>
    </message>
    <message>
        <source>Keypad on the screen</source>
        <translation>Teclado na tela</translation>
    </message>
    <message>
        <source>Digits and large keys for mouse and touch. The button “Keypad” on the charge page does the same.</source>
        <translation>Números e teclas grandes para mouse e toque. O botão “Teclado” na página Cobrar faz o mesmo.</translation>
    </message>
    <message>
        <source>With a touch screen</source>
        <translation>Com tela de toque</translation>
    </message>
    <message>
        <source>Always</source>
        <comment>the keypad is shown</comment>
        <translation>Sempre</translation>
    </message>
    <message>
        <source>Never</source>
        <comment>the keypad is shown</comment>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>Keys on all buttons</source>
        <translation>Atalhos em todos os botões</translation>
    </message>
    <message>
        <source>Otherwise a key appears under the mouse, or while Alt is held.</source>
        <translation>Senão, o atalho aparece sob o mouse ou com Alt pressionado.</translation>
    </message>
    <message>
        <source>Compact rows in the list of transactions</source>
        <translation>Linhas compactas na lista de transações</translation>
    </message>
    <message>
        <source>More rows on the screen; large rows are easier to touch.</source>
        <translation>Mais linhas na tela; linhas altas são mais fáceis de tocar.</translation>
    </message>
</context>
<context>
    <name>Operators</name>
    <message>
        <source>Choose another PIN: each operator needs a different one.</source>
        <translation>Escolha outro PIN: cada operador precisa de um PIN diferente.</translation>
    </message>
    <message>
        <source>A PIN has 4 to 12 digits.</source>
        <translation>Um PIN tem de 4 a 12 dígitos.</translation>
    </message>
    <message>
        <source>The first operator is an owner.</source>
        <translation>O primeiro operador é o dono.</translation>
    </message>
    <message>
        <source>Type the name.</source>
        <translation>Digite o nome.</translation>
    </message>
    <message>
        <source>Another operator has this short name.</source>
        <translation>Outro operador tem este nome curto.</translation>
    </message>
    <message>
        <source>Another operator has this name.</source>
        <translation>Outro operador tem este nome.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n active operators already.</source>
        <translation>
            <numerusform>Já existe %n operador ativo.</numerusform>
            <numerusform>Já existem %n operadores ativos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The short name is too long.</source>
        <translation>O nome curto é longo demais.</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation>O nome é longo demais.</translation>
    </message>
    <message>
        <source>Cashier</source>
        <translation>Caixa</translation>
    </message>
    <message>
        <source>Office</source>
        <translation>Escritório</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Dono</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Personalizado</translation>
    </message>
    <message>
        <source>charge</source>
        <translation>cobrar</translation>
    </message>
    <message>
        <source>confirm payments by hand</source>
        <translation>confirmar pagamentos à mão</translation>
    </message>
    <message>
        <source>withdraw confirmations</source>
        <translation>desfazer confirmações</translation>
    </message>
    <message>
        <source>refund</source>
        <translation>devolver</translation>
    </message>
    <message>
        <source>send Pix</source>
        <translation>enviar Pix</translation>
    </message>
    <message>
        <source>approve payouts of others</source>
        <translation>aprovar envios de outros</translation>
    </message>
    <message>
        <source>see personal data</source>
        <translation>ver dados pessoais</translation>
    </message>
    <message>
        <source>see totals and reports</source>
        <translation>ver totais e relatórios</translation>
    </message>
    <message>
        <source>export files</source>
        <translation>exportar arquivos</translation>
    </message>
    <message>
        <source>write notes and tags</source>
        <translation>escrever notas e etiquetas</translation>
    </message>
    <message>
        <source>reconcile</source>
        <translation>conciliar</translation>
    </message>
    <message>
        <source>seal days</source>
        <translation>fechar dias</translation>
    </message>
    <message>
        <source>back up and restore</source>
        <translation>fazer e restaurar backups</translation>
    </message>
    <message>
        <source>change settings</source>
        <translation>mudar ajustes</translation>
    </message>
    <message>
        <source>manage operators</source>
        <translation>gerenciar operadores</translation>
    </message>
    <message>
        <source>Signed in</source>
        <translation>Entrou</translation>
    </message>
    <message>
        <source>Counter locked</source>
        <translation>Balcão bloqueado</translation>
    </message>
    <message>
        <source>Charge created</source>
        <translation>Cobrança criada</translation>
    </message>
    <message>
        <source>Charge abandoned</source>
        <translation>Cobrança abandonada</translation>
    </message>
    <message>
        <source>Charge resumed</source>
        <translation>Cobrança retomada</translation>
    </message>
    <message>
        <source>Payment confirmed</source>
        <translation>Pagamento confirmado</translation>
    </message>
    <message>
        <source>Confirmation withdrawn</source>
        <translation>Confirmação desfeita</translation>
    </message>
    <message>
        <source>Refund requested</source>
        <translation>Devolução pedida</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Devolvido</translation>
    </message>
    <message>
        <source>Payout requested</source>
        <translation>Envio pedido</translation>
    </message>
    <message>
        <source>Payout approved</source>
        <translation>Envio aprovado</translation>
    </message>
    <message>
        <source>Payout refused</source>
        <translation>Envio recusado</translation>
    </message>
    <message>
        <source>Payout discarded</source>
        <translation>Envio descartado</translation>
    </message>
    <message>
        <source>Payout sent</source>
        <translation>Envio feito</translation>
    </message>
    <message>
        <source>Personal data shown</source>
        <translation>Dados pessoais mostrados</translation>
    </message>
    <message>
        <source>Goods handed over</source>
        <translation>Mercadoria entregue</translation>
    </message>
    <message>
        <source>Handover undone</source>
        <translation>Entrega desfeita</translation>
    </message>
    <message>
        <source>Note changed</source>
        <translation>Nota alterada</translation>
    </message>
    <message>
        <source>Tags changed</source>
        <translation>Etiquetas alteradas</translation>
    </message>
    <message>
        <source>Receipt printed</source>
        <translation>Comprovante impresso</translation>
    </message>
    <message>
        <source>File exported</source>
        <translation>Arquivo exportado</translation>
    </message>
    <message>
        <source>Setting changed</source>
        <translation>Ajuste alterado</translation>
    </message>
    <message>
        <source>Statement imported</source>
        <translation>Extrato importado</translation>
    </message>
    <message>
        <source>Reconciled</source>
        <translation>Conciliado</translation>
    </message>
    <message>
        <source>Day sealed</source>
        <translation>Dia fechado</translation>
    </message>
    <message>
        <source>Day reopened</source>
        <translation>Dia reaberto</translation>
    </message>
    <message>
        <source>Backup made</source>
        <translation>Backup feito</translation>
    </message>
    <message>
        <source>Backup restored</source>
        <translation>Backup restaurado</translation>
    </message>
    <message>
        <source>Person erased</source>
        <translation>Pessoa apagada</translation>
    </message>
    <message>
        <source>Operator added</source>
        <translation>Operador incluído</translation>
    </message>
    <message>
        <source>Operator changed</source>
        <translation>Operador alterado</translation>
    </message>
    <message>
        <source>PIN changed</source>
        <translation>PIN alterado</translation>
    </message>
    <message>
        <source>%1, authorised by %2</source>
        <comment>two operators</comment>
        <translation>%1, com autorização de %2</translation>
    </message>
    <message>
        <source>Somebody must be able to manage operators.</source>
        <translation>Alguém precisa poder gerenciar operadores.</translation>
    </message>
    <message>
        <source>Type the PIN of the counter: it becomes your PIN.</source>
        <translation>Digite o PIN do balcão: ele passa a ser o seu PIN.</translation>
    </message>
    <message>
        <source>Shift opened</source>
        <translation>Turno aberto</translation>
    </message>
    <message>
        <source>Shift closed</source>
        <translation>Turno fechado</translation>
    </message>
    <message>
        <source>API key created</source>
        <translation>Chave da API criada</translation>
    </message>
    <message>
        <source>API key revoked</source>
        <translation>Chave da API revogada</translation>
    </message>
    <message>
        <source>Webhook changed</source>
        <translation>Webhook alterado</translation>
    </message>
    <message>
        <source>Code printed, saved or copied</source>
        <translation>Código impresso, salvo ou copiado</translation>
    </message>
    <message>
        <source>Report printed, saved or copied</source>
        <translation>Relatório impresso, salvo ou copiado</translation>
    </message>
    <message>
        <source>Rows copied</source>
        <comment>of the list, to the clipboard</comment>
        <translation>Linhas copiadas</translation>
    </message>
</context>
<context>
    <name>PaymentPage</name>
    <message>
        <source>Waiting for the payment</source>
        <translation>Aguardando o pagamento</translation>
    </message>
    <message>
        <source>Paid. Thank you!</source>
        <translation>Pago. Obrigado!</translation>
    </message>
    <message>
        <source>This code has expired. Do not pay it: ask for a new one.</source>
        <translation>Este código expirou. Não o pague: peça um novo.</translation>
    </message>
    <message>
        <source>The payment was refunded.</source>
        <translation>O pagamento foi devolvido.</translation>
    </message>
    <message>
        <source>The payment is being checked.</source>
        <translation>O pagamento está em análise.</translation>
    </message>
    <message>
        <source>Do not pay this charge any more.</source>
        <translation>Não pague mais esta cobrança.</translation>
    </message>
    <message>
        <source>This charge does not exist.</source>
        <translation>Esta cobrança não existe.</translation>
    </message>
    <message>
        <source>Pay with Pix</source>
        <translation>Pagar com Pix</translation>
    </message>
    <message>
        <source>Sandbox: no money moves here.</source>
        <translation>Ambiente de testes: aqui nenhum dinheiro é movimentado.</translation>
    </message>
    <message>
        <source>QR code of the payment</source>
        <translation>QR Code do pagamento</translation>
    </message>
    <message>
        <source>Scan it with your bank&apos;s app, or copy this code and paste it there:</source>
        <translation>Leia com o aplicativo do seu banco, ou copie este código e cole nele:</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Copiar o código</translation>
    </message>
    <message>
        <source>Reload this page to see whether it is paid.</source>
        <translation>Recarregue esta página para ver se já foi pago.</translation>
    </message>
    <message>
        <source>Pay as the customer</source>
        <translation>Pagar como o cliente</translation>
    </message>
    <message>
        <source>Cancel as the customer</source>
        <translation>Cancelar como o cliente</translation>
    </message>
    <message>
        <source>This page is out of service right now. It reloads by itself.</source>
        <translation>Esta página está fora do ar no momento. Ela recarrega sozinha.</translation>
    </message>
    <message>
        <source>If you have paid already, do not pay again: your bank&apos;s app shows the payment.</source>
        <translation>Se você já pagou, não pague de novo: o aplicativo do seu banco mostra o pagamento.</translation>
    </message>
    <message>
        <source>Back to the shop</source>
        <translation>Voltar à loja</translation>
    </message>
</context>
<context>
    <name>Printout</name>
    <message>
        <source>DEMONSTRATION</source>
        <comment>across a receipt</comment>
        <translation>DEMONSTRAÇÃO</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>format of a date</comment>
        <translation>dd/MM/yyyy</translation>
    </message>
    <message>
        <source>SANDBOX</source>
        <comment>across a receipt</comment>
        <translation>SANDBOX</translation>
    </message>
    <message>
        <source>A test: no money moved.</source>
        <translation>Um teste: nenhum dinheiro se moveu.</translation>
    </message>
    <message>
        <source>PRACTICE</source>
        <comment>across a receipt</comment>
        <translation>TREINO</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <translation>Pasta</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>←</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>→</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>↑</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>↓</translation>
    </message>
</context>
<context>
    <name>Receipt</name>
    <message>
        <source>There is no receipt: this charge has not been paid yet.</source>
        <translation>Não há comprovante: esta cobrança ainda não foi paga.</translation>
    </message>
    <message>
        <source>There is no receipt yet: the payment is not certain.</source>
        <translation>Ainda não há comprovante: o pagamento não é certo.</translation>
    </message>
    <message>
        <source>There is no receipt: this charge was not paid.</source>
        <translation>Não há comprovante: esta cobrança não foi paga.</translation>
    </message>
    <message>
        <source>There is no receipt: it is not known whether this was paid.</source>
        <translation>Não há comprovante: não se sabe se isto foi pago.</translation>
    </message>
    <message>
        <source>Receipt %1</source>
        <translation>Comprovante %1</translation>
    </message>
    <message>
        <source>No money was paid: this is not a real receipt.</source>
        <translation>Nenhum dinheiro foi pago: este comprovante não vale.</translation>
    </message>
    <message>
        <source>Receipt of a Pix payment</source>
        <translation>Comprovante de pagamento por Pix</translation>
    </message>
    <message>
        <source>COPY %1</source>
        <comment>second copy: 2</comment>
        <translation>%1ª VIA</translation>
    </message>
    <message>
        <source>Paid</source>
        <comment>when</comment>
        <translation>Pago em</translation>
    </message>
    <message>
        <source>Payer</source>
        <translation>Pagador</translation>
    </message>
    <message>
        <source>not identified</source>
        <comment>payer</comment>
        <translation>não identificado</translation>
    </message>
    <message>
        <source>CPF or CNPJ</source>
        <translation>CPF ou CNPJ</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descrição</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referência</translation>
    </message>
    <message>
        <source>Txid</source>
        <comment>identifier of a charge in Pix</comment>
        <translation>Txid</translation>
    </message>
    <message>
        <source>End-to-end id</source>
        <translation>Id fim a fim (E2E)</translation>
    </message>
    <message>
        <source>Not a fiscal document</source>
        <translation>Documento não fiscal</translation>
    </message>
    <message>
        <source>There is no proof yet: the transfer is accepted, not final.</source>
        <translation>Ainda não há comprovante: a transferência foi aceita, mas não é definitiva.</translation>
    </message>
    <message>
        <source>There is no proof: the money came back.</source>
        <translation>Não há comprovante: o dinheiro voltou.</translation>
    </message>
    <message>
        <source>There is no proof: nothing was transferred.</source>
        <translation>Não há comprovante: nada foi transferido.</translation>
    </message>
    <message>
        <source>There is no proof: it is not known whether this was transferred.</source>
        <translation>Não há comprovante: não se sabe se isto foi transferido.</translation>
    </message>
    <message>
        <source>Proof of transfer %1</source>
        <translation>Comprovante de transferência %1</translation>
    </message>
    <message>
        <source>Proof of a Pix transfer</source>
        <translation>Comprovante de transferência Pix</translation>
    </message>
    <message>
        <source>Receiver</source>
        <translation>Recebedor</translation>
    </message>
    <message>
        <source>Pix key</source>
        <translation>Chave Pix</translation>
    </message>
    <message>
        <source>As this console saw it on %1; the service could not be reached since then.</source>
        <comment>date and time</comment>
        <translation>Como este computador viu em %1; desde então, sem conexão com o serviço.</translation>
    </message>
    <message>
        <source>Served by</source>
        <comment>an operator of the counter</comment>
        <translation>Atendido por</translation>
    </message>
    <message>
        <source>Refunded</source>
        <comment>a part of the payment, with amount and day</comment>
        <translation>Devolvido</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>amount, day</comment>
        <translation>%1 em %2</translation>
    </message>
</context>
<context>
    <name>ReceiptCheck</name>
    <message>
        <source>An end-to-end id has 32 characters, and this one does not. Type it again or scan it.</source>
        <translation>O id E2E tem 32 caracteres, e este não tem. Digite de novo ou leia com o leitor.</translation>
    </message>
    <message>
        <source>This is not an end-to-end id: E, a bank number, a date and eleven characters.</source>
        <translation>Isto não é um id E2E: E, o número de um banco, uma data e onze caracteres.</translation>
    </message>
    <message>
        <source>It begins with D: it is the id of a refund, not of a payment.</source>
        <translation>Começa com D: é o id de uma devolução, não de um pagamento.</translation>
    </message>
    <message>
        <source>Its time is in the future: %1 in Brasília. It is scheduled or false.</source>
        <translation>O horário dele ainda não chegou: %1 (Brasília). Está agendado ou é falso.</translation>
    </message>
    <message>
        <source>It is from another day: %1 in Brasília.</source>
        <translation>É de outro dia: %1 (Brasília).</translation>
    </message>
    <message>
        <source>The goods of this payment were already handed over, on %1.</source>
        <translation>A mercadoria deste pagamento já foi entregue em %1.</translation>
    </message>
    <message>
        <source>This payment was refunded.</source>
        <translation>Este pagamento foi devolvido.</translation>
    </message>
    <message>
        <source>Do not hand over the goods.</source>
        <translation>Não entregue a mercadoria.</translation>
    </message>
    <message>
        <source>Paid: this charge</source>
        <translation>Pago: esta cobrança</translation>
    </message>
    <message>
        <source>The money for this charge has arrived. Hand over the goods.</source>
        <translation>O dinheiro desta cobrança chegou. Pode entregar a mercadoria.</translation>
    </message>
    <message>
        <source>Paid, but for another sale</source>
        <translation>Pago em outra venda</translation>
    </message>
    <message>
        <source>This money is not for this charge.</source>
        <translation>Este dinheiro não é desta cobrança.</translation>
    </message>
    <message>
        <source>Hand over only the goods of that sale.</source>
        <translation>Entregue só os itens dessa venda.</translation>
    </message>
    <message>
        <source>Already used</source>
        <translation>Já usado</translation>
    </message>
    <message>
        <source>Not received</source>
        <translation>Não recebido</translation>
    </message>
    <message>
        <source>The receipt looks correct, but the money has not arrived. It is probably only scheduled.</source>
        <translation>O comprovante parece certo, mas o dinheiro não chegou. Deve estar só agendado.</translation>
    </message>
    <message>
        <source>Not a real payment</source>
        <translation>Não é um pagamento real</translation>
    </message>
    <message>
        <source>Cannot be verified now</source>
        <translation>Não dá para conferir agora</translation>
    </message>
    <message>
        <source>The service cannot be read.</source>
        <translation>O serviço não pode ser consultado.</translation>
    </message>
    <message>
        <source>Only your bank knows, and Balcão cannot see it. Do not hand over the goods before the money is in your account.</source>
        <translation>Só o seu banco sabe, e o Balcão não o vê. Não entregue a mercadoria antes de ver o dinheiro na sua conta.</translation>
    </message>
    <message>
        <source>Scan or type what the receipt shows.</source>
        <translation>Leia ou digite o que o comprovante mostra.</translation>
    </message>
    <message>
        <source>Type at least the last %1 characters of the end-to-end id.</source>
        <translation>Digite pelo menos os últimos %1 caracteres do id E2E.</translation>
    </message>
    <message>
        <source>To look for a time, type the amount too.</source>
        <translation>Para procurar pelo horário, digite também o valor.</translation>
    </message>
    <message>
        <source>To look for an amount, type the time too, as on the receipt: 15,00 14:02.</source>
        <translation>Para procurar pelo valor, digite também o horário, como no comprovante: 15,00 14:02.</translation>
    </message>
    <message>
        <source>More than one payment matches. Type more of the end-to-end id, or scan it. Do not hand over the goods yet.</source>
        <translation>Mais de um pagamento combina com isto. Digite mais caracteres do id E2E ou leia com o leitor. Ainda não entregue a mercadoria.</translation>
    </message>
    <message>
        <source>paid on %1</source>
        <translation>pago em %1</translation>
    </message>
    <message>
        <source>id ends in %1</source>
        <translation>id final %1</translation>
    </message>
    <message>
        <source>This payment already confirms another charge.</source>
        <translation>Este pagamento já confirma outra cobrança.</translation>
    </message>
    <message>
        <source>%1. Hand over the goods.</source>
        <comment>how the payment was confirmed</comment>
        <translation>%1. Entregue a mercadoria.</translation>
    </message>
    <message>
        <source>Only your bank knows, and Balcão cannot see it. Press “Received” when your bank&apos;s app shows the money.</source>
        <translation>Só o seu banco sabe, e o Balcão não o vê. Aperte “Recebi” quando o dinheiro aparecer no app do seu banco.</translation>
    </message>
</context>
<context>
    <name>ReconcileText</name>
    <message>
        <source>Matched</source>
        <comment>a queue of reconciliation</comment>
        <translation>Conciliadas</translation>
    </message>
    <message>
        <source>To confirm</source>
        <comment>a queue of reconciliation</comment>
        <translation>A confirmar</translation>
    </message>
    <message>
        <source>To check</source>
        <comment>a queue of reconciliation</comment>
        <translation>A verificar</translation>
    </message>
    <message>
        <source>Possible</source>
        <comment>a queue of reconciliation</comment>
        <translation>Possíveis</translation>
    </message>
    <message>
        <source>Amount differs</source>
        <comment>a queue of reconciliation</comment>
        <translation>Valor difere</translation>
    </message>
    <message>
        <source>Twice</source>
        <comment>a queue of reconciliation</comment>
        <translation>Em dobro</translation>
    </message>
    <message>
        <source>Only at the bank: in</source>
        <comment>a queue of reconciliation</comment>
        <translation>Só no banco: entrou</translation>
    </message>
    <message>
        <source>Only at the bank: out</source>
        <comment>a queue of reconciliation</comment>
        <translation>Só no banco: saiu</translation>
    </message>
    <message>
        <source>Only here</source>
        <comment>a queue of reconciliation</comment>
        <translation>Só aqui</translation>
    </message>
    <message>
        <source>Not yet at the bank</source>
        <comment>a queue of reconciliation</comment>
        <translation>Ainda não no banco</translation>
    </message>
    <message>
        <source>Waiting</source>
        <comment>a queue of reconciliation</comment>
        <translation>Aguardando</translation>
    </message>
    <message>
        <source>Goods out, no money</source>
        <comment>a queue of reconciliation</comment>
        <translation>Entregue sem pagar</translation>
    </message>
    <message>
        <source>Gone at the bank</source>
        <comment>a queue of reconciliation</comment>
        <translation>Sumiu no banco</translation>
    </message>
    <message>
        <source>Explained</source>
        <comment>a queue of reconciliation</comment>
        <translation>Explicadas</translation>
    </message>
    <message>
        <source>Line and transaction belong together.</source>
        <translation>A linha e a transação combinam.</translation>
    </message>
    <message>
        <source>Time or document, and nothing else fits as well. Accept all at once, or one by one.</source>
        <translation>Hora ou documento, e nada mais combina tão bem. Aceite todas de uma vez, ou uma por uma.</translation>
    </message>
    <message>
        <source>Probably right. Look at each one.</source>
        <translation>Provavelmente certo. Olhe cada uma.</translation>
    </message>
    <message>
        <source>Only amount and day fit. Look at each one.</source>
        <translation>Só valor e dia combinam. Olhe cada uma.</translation>
    </message>
    <message>
        <source>An id fits, but the amount does not. Match by hand with the difference, or ask the bank.</source>
        <translation>Um id combina, mas o valor não. Case à mão com a diferença, ou pergunte ao banco.</translation>
    </message>
    <message>
        <source>Two lines for one payment, or two payments for one line.</source>
        <translation>Duas linhas para um pagamento, ou dois pagamentos para uma linha.</translation>
    </message>
    <message>
        <source>The bank received money for which there is no charge. Match it by hand or explain it.</source>
        <translation>O banco recebeu dinheiro sem cobrança. Case à mão ou explique.</translation>
    </message>
    <message>
        <source>Money left the account without a payout. Explain it, for example as a fee.</source>
        <translation>Saiu dinheiro da conta sem envio. Explique, por exemplo como tarifa.</translation>
    </message>
    <message>
        <source>Paid according to the service, but not at the bank after three days.</source>
        <translation>Pago segundo o serviço, mas não no banco depois de três dias.</translation>
    </message>
    <message>
        <source>Paid so late that the bank may report it in the next statement.</source>
        <translation>Pago tão tarde que o banco pode mostrar no próximo extrato.</translation>
    </message>
    <message>
        <source>Charges that nobody has paid according to the bank.</source>
        <translation>Cobranças que ninguém pagou segundo o banco.</translation>
    </message>
    <message>
        <source>The goods were handed over for a receipt, but the money never arrived.</source>
        <translation>A mercadoria foi entregue por um comprovante, mas o dinheiro não chegou.</translation>
    </message>
    <message>
        <source>A later file of the bank no longer has these lines.</source>
        <translation>Um arquivo posterior do banco não tem mais estas linhas.</translation>
    </message>
    <message>
        <source>Lines that need no transaction, such as fees.</source>
        <translation>Linhas que não precisam de transação, como tarifas.</translation>
    </message>
    <message>
        <source>Fee</source>
        <comment>of the bank</comment>
        <translation>Tarifa</translation>
    </message>
    <message>
        <source>Yield</source>
        <comment>of money at the bank</comment>
        <translation>Rendimento</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>Imposto</translation>
    </message>
    <message>
        <source>Own transfer</source>
        <translation>Transferência própria</translation>
    </message>
    <message>
        <source>Card sales</source>
        <translation>Vendas no cartão</translation>
    </message>
    <message>
        <source>Loan</source>
        <translation>Empréstimo</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>Dinheiro</translation>
    </message>
    <message>
        <source>Other</source>
        <comment>an explanation</comment>
        <translation>Outro</translation>
    </message>
    <message numerus="yes">
        <source>One line pays %n transaction(s), less their fees.</source>
        <translation>
            <numerusform>Uma linha paga %n transação, menos a tarifa.</numerusform>
            <numerusform>Uma linha paga %n transações, menos as tarifas.</numerusform>
        </translation>
    </message>
    <message>
        <source>This line takes another line back: equal amount, other direction.</source>
        <translation>Esta linha desfaz outra linha: valor igual, sentido contrário.</translation>
    </message>
    <message>
        <source>Matched by hand.</source>
        <translation>Casado à mão.</translation>
    </message>
    <message>
        <source>Matched by hand by %1.</source>
        <translation>Casado à mão por %1.</translation>
    </message>
    <message>
        <source>by hand</source>
        <comment>a match</comment>
        <translation>à mão</translation>
    </message>
    <message>
        <source>paid</source>
        <comment>a transaction</comment>
        <translation>pago</translation>
    </message>
    <message>
        <source>waiting</source>
        <comment>a transaction</comment>
        <translation>aguardando</translation>
    </message>
    <message>
        <source>closed without payment</source>
        <comment>a transaction</comment>
        <translation>encerrada sem pagamento</translation>
    </message>
    <message numerus="yes">
        <source>Import of %n line(s)</source>
        <translation>
            <numerusform>Importação de %n linha</numerusform>
            <numerusform>Importação de %n linhas</numerusform>
        </translation>
    </message>
    <message>
        <source>Removal of an import</source>
        <translation>Remoção de uma importação</translation>
    </message>
    <message numerus="yes">
        <source>%n automatic match(es)</source>
        <translation>
            <numerusform>%n par automático</numerusform>
            <numerusform>%n pares automáticos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) accepted, %1</source>
        <translation>
            <numerusform>%n par aceito, %1</numerusform>
            <numerusform>%n pares aceitos, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>“Not this pair”, %1</source>
        <translation>“Não é este par”, %1</translation>
    </message>
    <message>
        <source>Match by hand, %1</source>
        <translation>Par à mão, %1</translation>
    </message>
    <message>
        <source>Match taken apart, %1</source>
        <translation>Par desfeito, %1</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) explained, %1</source>
        <translation>
            <numerusform>%n linha explicada, %1</numerusform>
            <numerusform>%n linhas explicadas, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>New rule, %n line(s) explained</source>
        <translation>
            <numerusform>Nova regra, %n linha explicada</numerusform>
            <numerusform>Nova regra, %n linhas explicadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Rule removed</source>
        <translation>Regra removida</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Anotação</translation>
    </message>
    <message>
        <source>The file does not prove that it is complete. Type the balance before the first line, or state that the file has no balances.</source>
        <translation>O arquivo não prova que está completo. Digite o saldo antes da primeira linha, ou declare que o arquivo não tem saldos.</translation>
    </message>
    <message>
        <source>The file does not name the account. Type bank and account number.</source>
        <translation>O arquivo não diz qual é a conta. Digite o banco e o número da conta.</translation>
    </message>
    <message>
        <source>This is a card statement. Choose the statement of the account.</source>
        <translation>Este é um extrato de cartão. Escolha o extrato da conta.</translation>
    </message>
    <message>
        <source>The statement is empty.</source>
        <translation>O extrato está vazio.</translation>
    </message>
    <message>
        <source>No statement covers this day.</source>
        <translation>Nenhum extrato cobre este dia.</translation>
    </message>
    <message>
        <source>The balances of the statements contradict each other.</source>
        <translation>Os saldos dos extratos se contradizem.</translation>
    </message>
    <message>
        <source>An amount differs.</source>
        <translation>Um valor difere.</translation>
    </message>
    <message>
        <source>Something appears twice.</source>
        <translation>Algo aparece em dobro.</translation>
    </message>
    <message>
        <source>A line is gone at the bank.</source>
        <translation>Uma linha sumiu no banco.</translation>
    </message>
    <message>
        <source>The bank contradicts a charge.</source>
        <translation>O banco contradiz uma cobrança.</translation>
    </message>
    <message>
        <source>A payment is not recorded by the service yet.</source>
        <translation>O serviço ainda não registrou um pagamento.</translation>
    </message>
    <message>
        <source>Open items are carried over: type a reason.</source>
        <translation>Há itens em aberto: digite um motivo para transportar.</translation>
    </message>
    <message>
        <source>An earlier day is not sealed yet.</source>
        <translation>Um dia anterior ainda não está lacrado.</translation>
    </message>
    <message>
        <source>All lines = lines of all queues</source>
        <translation>Todas as linhas = linhas de todas as filas</translation>
    </message>
    <message>
        <source>All transactions = transactions of all queues</source>
        <translation>Todas as transações = transações de todas as filas</translation>
    </message>
    <message>
        <source>Certain lines = their transactions</source>
        <translation>Linhas certas = suas transações</translation>
    </message>
    <message>
        <source>Matched lines = their transactions and differences</source>
        <translation>Linhas casadas = suas transações e diferenças</translation>
    </message>
    <message>
        <source>Opening balance + lines = closing balance</source>
        <translation>Saldo inicial + linhas = saldo final</translation>
    </message>
    <message>
        <source>A later file added a line.</source>
        <translation>Um arquivo posterior trouxe uma linha.</translation>
    </message>
    <message>
        <source>A later file no longer has a line.</source>
        <translation>Um arquivo posterior não tem mais uma linha.</translation>
    </message>
    <message>
        <source>A transaction changed.</source>
        <translation>Uma transação mudou.</translation>
    </message>
    <message>
        <source>A transaction was added.</source>
        <translation>Uma transação foi acrescentada.</translation>
    </message>
    <message>
        <source>Opened again: %1</source>
        <translation>Reaberto: %1</translation>
    </message>
    <message>
        <source>Returned by the bank</source>
        <comment>a queue of reconciliation</comment>
        <translation>Devolvido pelo banco</translation>
    </message>
    <message>
        <source>Received money went back, and no refund was recorded. If you gave it back, record the refund: R on the payment, or on the server. Then match the line with M. Otherwise ask the bank, for example about a fraud report (MED).</source>
        <translation>Saiu dinheiro que já tinha entrado, e nenhuma devolução foi registrada. Se você devolveu, registre a devolução: R no pagamento, ou no servidor. Depois concilie a linha com M. Se não, pergunte ao banco, por exemplo sobre uma contestação de fraude (MED).</translation>
    </message>
    <message>
        <source>The fee equals the commissions of all payments of one day.</source>
        <translation>A tarifa é igual às comissões de todos os pagamentos de um dia.</translation>
    </message>
    <message>
        <source>Paid here = bank and open items</source>
        <translation>Pago aqui = banco e itens em aberto</translation>
    </message>
    <message>
        <source>Handed over at the counter = paid and unpaid charges</source>
        <translation>Entregue no balcão = cobranças pagas e não pagas</translation>
    </message>
    <message>
        <source>Carried by sealed days = decided later + still open</source>
        <translation>Transportado por dias lacrados = resolvido depois + ainda em aberto</translation>
    </message>
    <message>
        <source>Paid here</source>
        <translation>Pago aqui</translation>
    </message>
    <message>
        <source>Handed over at the counter</source>
        <translation>Entregue no balcão</translation>
    </message>
    <message>
        <source>Carried by sealed days</source>
        <translation>Transportado por dias lacrados</translation>
    </message>
    <message>
        <source>lines of the bank</source>
        <comment>a part of a sum</comment>
        <translation>linhas do banco</translation>
    </message>
    <message>
        <source>explained lines</source>
        <comment>a part of a sum</comment>
        <translation>linhas explicadas</translation>
    </message>
    <message>
        <source>lines without a decision</source>
        <comment>a part of a sum</comment>
        <translation>linhas sem decisão</translation>
    </message>
    <message>
        <source>differences within matches</source>
        <comment>a part of a sum</comment>
        <translation>diferenças em linhas casadas</translation>
    </message>
    <message>
        <source>matched lines of other days</source>
        <comment>a part of a sum</comment>
        <translation>linhas casadas de outros dias</translation>
    </message>
    <message>
        <source>transactions of other days</source>
        <comment>a part of a sum</comment>
        <translation>transações de outros dias</translation>
    </message>
    <message>
        <source>transactions that are no longer listed</source>
        <comment>a part of a sum</comment>
        <translation>transações que não aparecem mais</translation>
    </message>
    <message>
        <source>money that arrived on other days</source>
        <comment>a part of a sum</comment>
        <translation>dinheiro que chegou em outros dias</translation>
    </message>
    <message>
        <source>gone at the bank</source>
        <comment>a part of a sum</comment>
        <translation>sumiu no banco</translation>
    </message>
    <message>
        <source>not at the bank</source>
        <comment>a part of a sum</comment>
        <translation>não está no banco</translation>
    </message>
    <message>
        <source>paid here</source>
        <comment>a part of a sum</comment>
        <translation>pago aqui</translation>
    </message>
    <message>
        <source>without a note of the counter</source>
        <comment>a part of a sum</comment>
        <translation>sem anotação do balcão</translation>
    </message>
    <message>
        <source>paid on other days</source>
        <comment>a part of a sum</comment>
        <translation>pago em outros dias</translation>
    </message>
    <message>
        <source>handed over without payment</source>
        <comment>a part of a sum</comment>
        <translation>entregue sem pagamento</translation>
    </message>
    <message>
        <source>matched later</source>
        <comment>a part of a sum</comment>
        <translation>casado depois</translation>
    </message>
    <message>
        <source>still open</source>
        <comment>a part of a sum</comment>
        <translation>ainda em aberto</translation>
    </message>
    <message>
        <source>%1: difference %2</source>
        <comment>equation, amount</comment>
        <translation>%1: diferença %2</translation>
    </message>
    <message>
        <source>Paid late</source>
        <comment>a queue of reconciliation</comment>
        <translation>Pago com atraso</translation>
    </message>
    <message>
        <source>The money arrived after the charge had expired or was canceled. Give the customer the goods, or the money back.</source>
        <translation>O dinheiro chegou depois que a cobrança expirou ou foi cancelada. Entregue a mercadoria ao cliente ou devolva o dinheiro.</translation>
    </message>
    <message>
        <source>Gone</source>
        <comment>a line that a later file omits</comment>
        <translation>Sumiu</translation>
    </message>
    <message>
        <source>New</source>
        <comment>a line that is not stored yet</comment>
        <translation>Nova</translation>
    </message>
    <message>
        <source>Known</source>
        <comment>a line that is stored already</comment>
        <translation>Conhecida</translation>
    </message>
</context>
<context>
    <name>Retention</name>
    <message>
        <source>Amounts, times, states, references and payment codes stay: accounting needs them.</source>
        <translation>Valores, horários, estados, referências e códigos de pagamento ficam: a contabilidade precisa deles.</translation>
    </message>
    <message numerus="yes">
        <source>%n old transaction(s) are still open and stay unchanged.</source>
        <translation>
            <numerusform>%n transação antiga ainda está aberta e não muda.</numerusform>
            <numerusform>%n transações antigas ainda estão abertas e não mudam.</numerusform>
        </translation>
    </message>
    <message>
        <source>Evidence of payments stays: it is never changed.</source>
        <translation>As provas de pagamento ficam: elas nunca mudam.</translation>
    </message>
    <message>
        <source>Imported bank statements stay, because the seals of days cover them.</source>
        <translation>Os extratos bancários importados ficam, porque os lacres dos dias os cobrem.</translation>
    </message>
    <message>
        <source>The audit log stays. It has no data of customers.</source>
        <translation>O registro de ações fica. Ele não tem dados de clientes.</translation>
    </message>
    <message>
        <source>Backups, exported files and folders “replaced-…” still have the data.</source>
        <translation>Backups, arquivos exportados e pastas “replaced-…” ainda têm os dados.</translation>
    </message>
    <message numerus="yes">
        <source>%n transaction(s) would lose their personal data.</source>
        <translation>
            <numerusform>%n transação perderia seus dados pessoais.</numerusform>
            <numerusform>%n transações perderiam seus dados pessoais.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n transaction(s) lost their personal data.</source>
        <translation>
            <numerusform>%n transação perdeu seus dados pessoais.</numerusform>
            <numerusform>%n transações perderam seus dados pessoais.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) and tag(s) were deleted.</source>
        <translation>
            <numerusform>%n anotação ou tag foi apagada.</numerusform>
            <numerusform>%n anotações e tags foram apagadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n known customer(s) were deleted.</source>
        <translation>
            <numerusform>%n cliente conhecido foi apagado.</numerusform>
            <numerusform>%n clientes conhecidos foram apagados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n refused payout(s) were deleted.</source>
        <translation>
            <numerusform>%n envio recusado foi apagado.</numerusform>
            <numerusform>%n envios recusados foram apagados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) for this person were deleted from the record of files.</source>
        <translation>
            <numerusform>%n busca por esta pessoa foi apagada do registro de arquivos.</numerusform>
            <numerusform>%n buscas por esta pessoa foram apagadas do registro de arquivos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The counter stored nothing about this person.</source>
        <translation>O balcão não guardava nada sobre esta pessoa.</translation>
    </message>
    <message>
        <source>Some transactions or payouts of this person are still open.</source>
        <translation>Algumas transações ou pagamentos desta pessoa ainda estão em aberto.</translation>
    </message>
    <message>
        <source>The remote service still has its data: ask its operator to erase the person there.</source>
        <translation>O serviço remoto ainda tem os dados dele: peça ao operador que apague a pessoa lá.</translation>
    </message>
    <message numerus="yes">
        <source>%n transaction(s) in the copy of the remote service lost their personal data.</source>
        <translation>
            <numerusform>%n transação na cópia do serviço remoto perdeu os dados pessoais.</numerusform>
            <numerusform>%n transações na cópia do serviço remoto perderam os dados pessoais.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The content of %n request(s) to the service or the bank was deleted.</source>
        <translation>
            <numerusform>O conteúdo de %n pedido ao serviço ou ao banco foi apagado.</numerusform>
            <numerusform>O conteúdo de %n pedidos ao serviço ou ao banco foi apagado.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) and tag(s)</source>
        <comment>to be erased</comment>
        <translation>
            <numerusform>%n anotação ou tag</numerusform>
            <numerusform>%n anotações e tags</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n known customer(s)</source>
        <comment>to be erased</comment>
        <translation>
            <numerusform>%n cliente conhecido</numerusform>
            <numerusform>%n clientes conhecidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n refused payout(s)</source>
        <comment>to be erased</comment>
        <translation>
            <numerusform>%n pagamento recusado</numerusform>
            <numerusform>%n pagamentos recusados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) in the record of files</source>
        <comment>to be erased</comment>
        <translation>
            <numerusform>%n busca no registro de arquivos</numerusform>
            <numerusform>%n buscas no registro de arquivos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>personal data of %n transaction(s) in the copy of the service</source>
        <comment>to be erased</comment>
        <translation>
            <numerusform>dados pessoais de %n transação na cópia do serviço</numerusform>
            <numerusform>dados pessoais de %n transações na cópia do serviço</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) to the service or the bank</source>
        <comment>to be erased</comment>
        <translation>
            <numerusform>%n pedido ao serviço ou ao banco</numerusform>
            <numerusform>%n pedidos ao serviço ou ao banco</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n transaction(s) of this person stay: accounting needs them. The setting “Remove personal data of transactions” removes the person from old ones.</source>
        <translation>
            <numerusform>%n transação desta pessoa fica: a contabilidade precisa dela. A opção “Remover dados pessoais de transações” remove a pessoa das antigas.</numerusform>
            <numerusform>%n transações desta pessoa ficam: a contabilidade precisa delas. A opção “Remover dados pessoais de transações” remove a pessoa das antigas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RowMenu</name>
    <message>
        <source>Copy the row</source>
        <translation>Copiar a linha</translation>
    </message>
</context>
<context>
    <name>SafetySettings</name>
    <message>
        <source>Second person</source>
        <translation>Segunda pessoa</translation>
    </message>
    <message>
        <source>With a PIN, the second person approves payouts under “To approve”. This counter knows people by PIN only: anyone who knows both PINs can do both.</source>
        <translation>Com um PIN próprio, os envios esperam em “Para aprovar” até que ela examine. Este balcão só conhece as pessoas pelo PIN: quem souber os dois PINs pode fazer as duas coisas.</translation>
    </message>
    <message>
        <source>Amount that needs approval</source>
        <translation>Valor que exige aprovação</translation>
    </message>
    <message>
        <source>This amount or more. Only the second person can change it.</source>
        <translation>Esse valor ou mais. Só a segunda pessoa pode mudar isto.</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Enviar</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 ou mais</translation>
    </message>
    <message>
        <source>Type the amount again</source>
        <translation>Digitar o valor outra vez</translation>
    </message>
    <message>
        <source>A sent Pix cannot be undone: large amounts are typed a second time before they leave.</source>
        <translation>Um Pix enviado não volta: um valor alto é digitado de novo antes de sair.</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Bloqueio</translation>
    </message>
    <message>
        <source>PIN of the counter</source>
        <translation>PIN do caixa</translation>
    </message>
    <message>
        <source>With a PIN, transactions and settings are locked. Charging and receipt checks work without it. Ctrl+L locks.</source>
        <translation>Com um PIN, transações e ajustes ficam bloqueados. Cobrar e conferir comprovantes funcionam sem ele. Ctrl+L bloqueia.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message numerus="yes">
        <source>After %n minute(s)</source>
        <comment>without a key or a touch</comment>
        <translation>
            <numerusform>Depois de %n minuto</numerusform>
            <numerusform>Depois de %n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>Lock automatically</source>
        <translation>Bloqueio automático</translation>
    </message>
    <message>
        <source>Hides everything, and charging needs the PIN too. New payments still show. Only with a PIN.</source>
        <translation>Esconde tudo, e cobrar também pede o PIN. Novos pagamentos continuam aparecendo. Só com um PIN.</translation>
    </message>
</context>
<context>
    <name>Shift</name>
    <message>
        <source>Became known later</source>
        <comment>a transaction of a shift</comment>
        <translation>Apareceu depois</translation>
    </message>
    <message>
        <source>No longer there</source>
        <comment>a transaction of a shift</comment>
        <translation>Não existe mais</translation>
    </message>
    <message>
        <source>Paid later</source>
        <comment>a transaction of a shift</comment>
        <translation>Pago depois</translation>
    </message>
    <message>
        <source>Refunded</source>
        <comment>a transaction of a shift</comment>
        <translation>Devolvido</translation>
    </message>
    <message>
        <source>Confirmation withdrawn</source>
        <comment>a transaction of a shift</comment>
        <translation>Confirmação retirada</translation>
    </message>
    <message>
        <source>Ended without a payment</source>
        <comment>a transaction of a shift</comment>
        <translation>Encerrado sem pagamento</translation>
    </message>
    <message>
        <source>Other amount or commission</source>
        <comment>a transaction of a shift</comment>
        <translation>Outro valor ou comissão</translation>
    </message>
    <message>
        <source>Confirmed by another source</source>
        <comment>a transaction of a shift</comment>
        <translation>Confirmado por outra fonte</translation>
    </message>
    <message>
        <source>Reconciled differently</source>
        <comment>a transaction of a shift</comment>
        <translation>Conciliado de outra forma</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Recebido</translation>
    </message>
    <message>
        <source>Confirmed by: %1</source>
        <comment>counter, statement or bank</comment>
        <translation>Confirmado por: %1</translation>
    </message>
    <message>
        <source>Reported by the service</source>
        <comment>payments</comment>
        <translation>Informado pelo serviço</translation>
    </message>
    <message>
        <source>Received in total</source>
        <translation>Total recebido</translation>
    </message>
    <message>
        <source>Received, by operator</source>
        <translation>Recebido, por operador</translation>
    </message>
    <message>
        <source>Other transactions</source>
        <translation>Outras transações</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Devolvido</translation>
    </message>
    <message>
        <source>Sent</source>
        <comment>money</comment>
        <translation>Enviado</translation>
    </message>
    <message>
        <source>Still open</source>
        <translation>Ainda em aberto</translation>
    </message>
    <message>
        <source>Ended without a payment</source>
        <translation>Encerrado sem pagamento</translation>
    </message>
    <message>
        <source>Commission</source>
        <translation>Comissão</translation>
    </message>
    <message>
        <source>Effect on the account</source>
        <translation>Efeito na conta</translation>
    </message>
    <message>
        <source>Cash in the drawer</source>
        <translation>Dinheiro na gaveta</translation>
    </message>
    <message>
        <source>At the beginning</source>
        <comment>cash in the drawer</comment>
        <translation>No início</translation>
    </message>
    <message>
        <source>Counted at the end</source>
        <comment>cash in the drawer</comment>
        <translation>Contado no fim</translation>
    </message>
    <message>
        <source>Difference</source>
        <comment>cash in the drawer</comment>
        <translation>Diferença</translation>
    </message>
    <message>
        <source>Open, carried to the next shift</source>
        <translation>Em aberto, passam para o próximo turno</translation>
    </message>
    <message>
        <source>Open now</source>
        <translation>Em aberto agora</translation>
    </message>
    <message>
        <source>Carried from earlier shifts</source>
        <translation>Vindos de turnos anteriores</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>open transactions</comment>
        <translation>
            <numerusform>mais %n</numerusform>
            <numerusform>mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Changed after the shift was closed</source>
        <translation>Mudou depois do fechamento do turno</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>Z report %1</source>
        <comment>a closed shift</comment>
        <translation>Relatório Z %1</translation>
    </message>
    <message>
        <source>X report</source>
        <comment>a shift that is open</comment>
        <translation>Relatório X</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a time, an operator</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Counter %1</source>
        <translation>Balcão %1</translation>
    </message>
    <message>
        <source>Business day %1</source>
        <translation>Dia de trabalho %1</translation>
    </message>
    <message>
        <source>Opened: %1</source>
        <comment>a time</comment>
        <translation>Aberto: %1</translation>
    </message>
    <message>
        <source>Transactions from: %1</source>
        <comment>a time</comment>
        <translation>Transações desde: %1</translation>
    </message>
    <message>
        <source>Closed: %1</source>
        <comment>a time</comment>
        <translation>Fechado: %1</translation>
    </message>
    <message>
        <source>As of: %1</source>
        <comment>a time</comment>
        <translation>Posição de: %1</translation>
    </message>
    <message>
        <source>The shift was opened or closed elsewhere meanwhile.</source>
        <translation>O turno foi aberto ou fechado em outro lugar nesse meio-tempo.</translation>
    </message>
</context>
<context>
    <name>ShiftSlip</name>
    <message>
        <source>shift</source>
        <comment>begins the name of a file</comment>
        <translation>turno</translation>
    </message>
    <message>
        <source>No money was paid: this is not a real report.</source>
        <translation>Nenhum dinheiro foi pago: este não é um relatório real.</translation>
    </message>
    <message>
        <source>Seal</source>
        <comment>a digest</comment>
        <translation>Lacre</translation>
    </message>
    <message>
        <source>Not a fiscal document</source>
        <translation>Não é documento fiscal</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name and value of a row</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>StatementText</name>
    <message>
        <source>at the same minute</source>
        <translation>no mesmo minuto</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) apart</source>
        <translation>
            <numerusform>%n minuto de diferença</numerusform>
            <numerusform>%n minutos de diferença</numerusform>
        </translation>
    </message>
    <message>
        <source>on the same day</source>
        <translation>no mesmo dia</translation>
    </message>
    <message numerus="yes">
        <source>the bank booked it %n day(s) later</source>
        <translation>
            <numerusform>o banco lançou %n dia depois</numerusform>
            <numerusform>o banco lançou %n dias depois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the bank booked it %n day(s) earlier</source>
        <translation>
            <numerusform>o banco lançou %n dia antes</numerusform>
            <numerusform>o banco lançou %n dias antes</numerusform>
        </translation>
    </message>
    <message>
        <source>name and document fit</source>
        <translation>nome e documento conferem</translation>
    </message>
    <message>
        <source>the document fits</source>
        <translation>o documento confere</translation>
    </message>
    <message>
        <source>the name fits</source>
        <translation>o nome confere</translation>
    </message>
    <message>
        <source>Bank %1</source>
        <comment>its number</comment>
        <translation>Banco %1</translation>
    </message>
    <message>
        <source>Account without a number</source>
        <translation>Conta sem número</translation>
    </message>
    <message>
        <source>Pix received</source>
        <translation>Pix recebido</translation>
    </message>
    <message>
        <source>Pix sent</source>
        <translation>Pix enviado</translation>
    </message>
    <message>
        <source>Returned to us</source>
        <translation>Devolvido a nós</translation>
    </message>
    <message>
        <source>Returned by us</source>
        <translation>Devolvido por nós</translation>
    </message>
    <message>
        <source>Fee</source>
        <translation>Tarifa</translation>
    </message>
    <message>
        <source>Card sales</source>
        <translation>Vendas no cartão</translation>
    </message>
    <message>
        <source>Transfer received</source>
        <translation>Transferência recebida</translation>
    </message>
    <message>
        <source>Transfer sent</source>
        <translation>Transferência enviada</translation>
    </message>
    <message>
        <source>Deposit</source>
        <translation>Depósito</translation>
    </message>
    <message>
        <source>Withdrawal</source>
        <translation>Saque</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>Imposto</translation>
    </message>
    <message>
        <source>Yield</source>
        <translation>Rendimento</translation>
    </message>
    <message>
        <source>Other money in</source>
        <translation>Outra entrada</translation>
    </message>
    <message>
        <source>Other money out</source>
        <translation>Outra saída</translation>
    </message>
    <message>
        <source>The file is larger than %1 MB.</source>
        <translation>O arquivo passa de %1 MB.</translation>
    </message>
    <message>
        <source>The file has more than %1 lines.</source>
        <translation>O arquivo tem mais de %1 linhas.</translation>
    </message>
    <message>
        <source>A text has more than %1 characters.</source>
        <translation>Um texto tem mais de %1 caracteres.</translation>
    </message>
    <message>
        <source>The encoding of the file (UTF-16) is not supported.</source>
        <translation>A codificação do arquivo (UTF-16) não é aceita.</translation>
    </message>
    <message>
        <source>A PDF cannot be read reliably.</source>
        <translation>Um PDF não pode ser lido com segurança.</translation>
    </message>
    <message>
        <source>A spreadsheet (XLSX) cannot be read.</source>
        <translation>Uma planilha (XLSX) não pode ser lida.</translation>
    </message>
    <message>
        <source>This is a web page.</source>
        <translation>Isto é uma página da web.</translation>
    </message>
    <message>
        <source>OFC, the predecessor of OFX, cannot be read.</source>
        <translation>OFC, o antecessor do OFX, não pode ser lido.</translation>
    </message>
    <message>
        <source>This is not a bank statement that Balcão can read.</source>
        <translation>Isto não é um extrato que o Balcão possa ler.</translation>
    </message>
    <message>
        <source>The columns of this table are unknown.</source>
        <translation>As colunas desta tabela são desconhecidas.</translation>
    </message>
    <message>
        <source>A column for the day and a column for the amount are needed.</source>
        <translation>É preciso uma coluna para o dia e uma para o valor.</translation>
    </message>
    <message>
        <source>A quotation mark is not closed.</source>
        <translation>Falta fechar aspas.</translation>
    </message>
    <message>
        <source>A row has more or fewer columns than the header.</source>
        <translation>Uma linha tem mais ou menos colunas que o cabeçalho.</translation>
    </message>
    <message>
        <source>The file ends in the middle: the download was cut off.</source>
        <translation>O arquivo acaba no meio: o download foi cortado.</translation>
    </message>
    <message>
        <source>A text belongs to no field.</source>
        <translation>Um texto não pertence a nenhum campo.</translation>
    </message>
    <message>
        <source>A record has an unexpected type or length.</source>
        <translation>Um registro tem tipo ou tamanho inesperado.</translation>
    </message>
    <message>
        <source>The file contains no account statement.</source>
        <translation>O arquivo não contém extrato de conta.</translation>
    </message>
    <message>
        <source>The account is not in Brazilian reais.</source>
        <translation>A conta não é em reais.</translation>
    </message>
    <message>
        <source>A line has no amount.</source>
        <translation>Uma linha não tem valor.</translation>
    </message>
    <message>
        <source>This is not an amount.</source>
        <translation>Isto não é um valor.</translation>
    </message>
    <message>
        <source>This amount could mean reais or thousands.</source>
        <translation>Este valor pode ser reais ou milhares.</translation>
    </message>
    <message>
        <source>An amount has more than two decimals.</source>
        <translation>Um valor tem mais de duas casas decimais.</translation>
    </message>
    <message>
        <source>An amount is too large.</source>
        <translation>Um valor é grande demais.</translation>
    </message>
    <message>
        <source>A line has two amounts.</source>
        <translation>Uma linha tem dois valores.</translation>
    </message>
    <message>
        <source>A line has no day.</source>
        <translation>Uma linha não tem dia.</translation>
    </message>
    <message>
        <source>This day does not exist.</source>
        <translation>Este dia não existe.</translation>
    </message>
    <message>
        <source>This time does not exist.</source>
        <translation>Esta hora não existe.</translation>
    </message>
    <message>
        <source>It is unclear whether the money came in or went out.</source>
        <translation>Não está claro se o dinheiro entrou ou saiu.</translation>
    </message>
    <message>
        <source>No amount has a minus, although texts mention money that went out.</source>
        <translation>Nenhum valor tem sinal de menos, embora textos falem de dinheiro que saiu.</translation>
    </message>
    <message>
        <source>Gross amount less fee is not the net amount.</source>
        <translation>Valor bruto menos tarifa não dá o líquido.</translation>
    </message>
    <message>
        <source>The lines do not lead from one balance to the next.</source>
        <translation>As linhas não levam de um saldo ao próximo.</translation>
    </message>
    <message>
        <source>In your bank&apos;s page, save the statement as OFX (often called “OFX Money”), or as CSV.</source>
        <translation>Na página do seu banco, salve o extrato como OFX (às vezes “OFX Money”) ou CSV.</translation>
    </message>
    <message>
        <source>Export shorter periods, such as whole months.</source>
        <translation>Exporte períodos menores, como meses inteiros.</translation>
    </message>
    <message>
        <source>Choose the meaning of each column below.</source>
        <translation>Escolha abaixo o que cada coluna significa.</translation>
    </message>
    <message>
        <source>Download the file again, by whole months. If that does not help, choose another format (OFX or CSV).</source>
        <translation>Baixe o arquivo de novo, por meses inteiros. Se não resolver, escolha outro formato (OFX ou CSV).</translation>
    </message>
    <message>
        <source>Choose the statement of an account in reais.</source>
        <translation>Escolha o extrato de uma conta em reais.</translation>
    </message>
    <message>
        <source>Download the file again without opening it in another program, or choose another format (OFX or CSV).</source>
        <translation>Baixe o arquivo de novo sem abrir em outro programa, ou escolha outro formato (OFX ou CSV).</translation>
    </message>
    <message>
        <source>Line %1</source>
        <comment>of a file</comment>
        <translation>Linha %1</translation>
    </message>
    <message>
        <source>Line %1: “%2”</source>
        <comment>of a file, with its text</comment>
        <translation>Linha %1: “%2”</translation>
    </message>
    <message>
        <source>The balances add up: no line is missing.</source>
        <translation>Os saldos fecham: não falta nenhuma linha.</translation>
    </message>
    <message>
        <source>The balances agree, but do not cover every line.</source>
        <translation>Os saldos combinam, mas não cobrem todas as linhas.</translation>
    </message>
    <message>
        <source>The file has one balance only, which proves nothing.</source>
        <translation>O arquivo tem só um saldo, que não prova nada.</translation>
    </message>
    <message>
        <source>The file has no balances.</source>
        <translation>O arquivo não tem saldos.</translation>
    </message>
    <message>
        <source>certain</source>
        <comment>a match</comment>
        <translation>certo</translation>
    </message>
    <message>
        <source>strong</source>
        <comment>a match</comment>
        <translation>forte</translation>
    </message>
    <message>
        <source>likely</source>
        <comment>a match</comment>
        <translation>provável</translation>
    </message>
    <message>
        <source>possible</source>
        <comment>a match</comment>
        <translation>possível</translation>
    </message>
    <message>
        <source>as a set</source>
        <comment>a match</comment>
        <translation>em conjunto</translation>
    </message>
    <message>
        <source>Same amount, and both have the end-to-end id %1.</source>
        <translation>Mesmo valor, e os dois têm o id fim a fim %1.</translation>
    </message>
    <message>
        <source>Same amount, and the bank&apos;s line has the txid of the charge, %1.</source>
        <translation>Mesmo valor, e a linha do banco tem o txid da cobrança, %1.</translation>
    </message>
    <message>
        <source>Same amount, and the bank&apos;s own id is the id of the charge.</source>
        <translation>Mesmo valor, e o id do banco é o id da cobrança.</translation>
    </message>
    <message>
        <source>Same amount, and only this one has the reference %1.</source>
        <translation>Mesmo valor, e só esta tem a referência %1.</translation>
    </message>
    <message>
        <source>Same amount, %1, and %2. Nothing else fits as well.</source>
        <translation>Mesmo valor, %1, e %2. Nada mais combina tão bem.</translation>
    </message>
    <message>
        <source>Same amount, %1. Nothing names the payer.</source>
        <translation>Mesmo valor, %1. Nada diz quem pagou.</translation>
    </message>
    <message>
        <source>Same amount, %1, and %2. No time is known.</source>
        <translation>Mesmo valor, %1, e %2. A hora não é conhecida.</translation>
    </message>
    <message>
        <source>Same amount, %1. Nothing else confirms it.</source>
        <translation>Mesmo valor, %1. Nada mais confirma.</translation>
    </message>
    <message>
        <source>As many lines as payments of this amount on this day. Which belongs to which does not matter.</source>
        <translation>Há tantas linhas quanto pagamentos deste valor neste dia. Não importa qual é de qual.</translation>
    </message>
    <message>
        <source>Not needed</source>
        <comment>a column</comment>
        <translation>Não precisa</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dia</translation>
    </message>
    <message>
        <source>Booking day</source>
        <translation>Dia do lançamento</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Amount, with minus</source>
        <translation>Valor, com sinal</translation>
    </message>
    <message>
        <source>Money in</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Money out</source>
        <translation>Saída</translation>
    </message>
    <message>
        <source>C or D</source>
        <translation>C ou D</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Document number</source>
        <translation>Número do documento</translation>
    </message>
    <message>
        <source>CPF or CNPJ</source>
        <translation>CPF ou CNPJ</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Name of the payer</source>
        <translation>Nome do pagador</translation>
    </message>
    <message>
        <source>Document of the payer</source>
        <translation>Documento do pagador</translation>
    </message>
    <message>
        <source>Name of the receiver</source>
        <translation>Nome do recebedor</translation>
    </message>
    <message>
        <source>Document of the receiver</source>
        <translation>Documento do recebedor</translation>
    </message>
    <message>
        <source>Balance after the line</source>
        <translation>Saldo depois da linha</translation>
    </message>
    <message>
        <source>Balance before the line</source>
        <translation>Saldo antes da linha</translation>
    </message>
    <message>
        <source>Balance of the day</source>
        <translation>Saldo do dia</translation>
    </message>
    <message>
        <source>Gross amount</source>
        <translation>Valor bruto</translation>
    </message>
    <message>
        <source>Net amount</source>
        <translation>Valor líquido</translation>
    </message>
    <message>
        <source>Id of the bank</source>
        <translation>Id do banco</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referência</translation>
    </message>
    <message>
        <source>txid</source>
        <translation>txid</translation>
    </message>
    <message>
        <source>End-to-end id</source>
        <translation>Id E2E</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>%1 to %2</source>
        <comment>days: from, to</comment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a month and its year, as November 2026</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>By operation and state</source>
        <translation>Por operação e situação</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>%1, all states</source>
        <comment>received or sent</comment>
        <translation>%1 em todas as situações</translation>
    </message>
    <message>
        <source>Paid by hour (time created)</source>
        <translation>Pago por hora (hora da criação)</translation>
    </message>
    <message>
        <source>Paid by day (date created)</source>
        <translation>Pago por dia (data da criação)</translation>
    </message>
    <message>
        <source>Nothing was paid</source>
        <translation>Nada foi pago</translation>
    </message>
    <message>
        <source>Received %1 − sent %2 − commission %3 = %4</source>
        <comment>amounts of money</comment>
        <translation>Recebido %1 − enviado %2 − comissão %3 = %4</translation>
    </message>
    <message>
        <source>Item</source>
        <comment>head of a column: which transactions</comment>
        <translation>Item</translation>
    </message>
    <message>
        <source>Count</source>
        <comment>head of a column: how many</comment>
        <translation>Quantidade</translation>
    </message>
    <message>
        <source>Gross</source>
        <comment>head of a column: amounts</comment>
        <translation>Bruto</translation>
    </message>
    <message>
        <source>Commission</source>
        <translation>Comissão</translation>
    </message>
    <message>
        <source>Net</source>
        <comment>head of a column: what is left of the amounts</comment>
        <translation>Líquido</translation>
    </message>
    <message>
        <source>%1, from midnight to midnight in Brasília</source>
        <translation>%1, da meia-noite à meia-noite em Brasília</translation>
    </message>
    <message>
        <source>Read on %1 in Brasília</source>
        <translation>Lido em %1, hora de Brasília</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Resumo</translation>
    </message>
    <message>
        <source>Received, by confirmation</source>
        <translation>Recebido, por confirmação</translation>
    </message>
    <message>
        <source>Confirmed by: %1</source>
        <comment>counter, statement or bank</comment>
        <translation>Confirmado por: %1</translation>
    </message>
    <message>
        <source>Received, compared with the bank</source>
        <translation>Recebido, comparado com o banco</translation>
    </message>
    <message>
        <source>Reconciled with a bank statement</source>
        <translation>Conciliado com um extrato do banco</translation>
    </message>
    <message>
        <source>Not reconciled</source>
        <comment>with a bank statement</comment>
        <translation>Não conciliado</translation>
    </message>
    <message>
        <source>Paid by month (date created)</source>
        <translation>Pago por mês (data da cobrança)</translation>
    </message>
    <message>
        <source>Received, by counter</source>
        <translation>Recebido por balcão</translation>
    </message>
    <message>
        <source>Counter %1</source>
        <translation>Balcão %1</translation>
    </message>
    <message>
        <source>Products sold, in units</source>
        <translation>Produtos vendidos, em unidades</translation>
    </message>
    <message>
        <source>Received, by operator</source>
        <translation>Recebido, por operador</translation>
    </message>
    <message>
        <source>Partly refunded, by day</source>
        <translation>Devolvido em parte, por dia</translation>
    </message>
    <message>
        <source>%1 · partly refunded</source>
        <comment>a day</comment>
        <translation>%1 · devolvido em parte</translation>
    </message>
    <message>
        <source>Partly refunded, all days</source>
        <translation>Devolvido em parte, todos os dias</translation>
    </message>
    <message>
        <source>Received %1 − partly refunded %2 − sent %3 − commission %4 = %5</source>
        <comment>amounts of money</comment>
        <translation>Recebido %1 − devolvido em parte %2 − enviado %3 − comissão %4 = %5</translation>
    </message>
    <message>
        <source>Transactions count at the time they were created (Brasília), with their current state. The net is of paid amounts; a refund removes it, but the commission stays. A part that went back counts on the day of its return.</source>
        <translation>Cada transação conta na hora em que foi criada (Brasília), com a situação de agora. O líquido é do que foi pago; uma devolução o tira, mas a comissão fica. Uma parte devolvida conta no dia da devolução.</translation>
    </message>
    <message>
        <source>%1, from %2 to %2 in Brasília</source>
        <comment>days, a time of day</comment>
        <translation>%1, das %2 às %2 em Brasília</translation>
    </message>
    <message>
        <source>Received, by tag</source>
        <translation>Recebido, por tag</translation>
    </message>
</context>
<context>
    <name>SummaryPaper</name>
    <message>
        <source>Summary %1</source>
        <comment>the name of a document; of a day or month</comment>
        <translation>Resumo %1</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Resumo</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>pages of a document</comment>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>TillSettings</name>
    <message>
        <source>Typing amounts</source>
        <translation>Digitação de valores</translation>
    </message>
    <message>
        <source>Use whole reais if your prices are round.</source>
        <translation>Use reais inteiros se seus preços são redondos.</translation>
    </message>
    <message>
        <source>In centavos: 1 5 0 0 is 15,00</source>
        <translation>Em centavos: 1 5 0 0 dá 15,00</translation>
    </message>
    <message>
        <source>In whole reais: 1 5 is 15,00</source>
        <translation>Em reais inteiros: 1 5 dá 15,00</translation>
    </message>
    <message>
        <source>Until a key is pressed</source>
        <translation>Até se apertar uma tecla</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <comment>how long a paid charge stays</comment>
        <translation>
            <numerusform>%n segundo</numerusform>
            <numerusform>%n segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>A paid charge stays on the screen</source>
        <translation>A cobrança paga fica na tela</translation>
    </message>
    <message>
        <source>Then the counter moves on to the next customer.</source>
        <translation>Depois disso o balcão passa sozinho ao próximo cliente.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <comment>how long a charge is open</comment>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>An open charge needs attention after</source>
        <translation>Uma cobrança em aberto pede atenção depois de</translation>
    </message>
    <message>
        <source>After that it is counted next to its page in the menu. A cancelled charge is not.</source>
        <translation>A partir daí ela é contada ao lado da página no menu. Uma cobrança cancelada não é.</translation>
    </message>
    <message>
        <source>Fixed prices</source>
        <translation>Preços fixos</translation>
    </message>
    <message>
        <source>Products that you sell often. Each has a key, Alt and a letter of its name, that adds its price. “Charge directly” needs no Enter.</source>
        <translation>Produtos vendidos com frequência. Cada um tem uma tecla, Alt e uma letra do nome, que soma o preço. “Cobrar direto” dispensa o Enter.</translation>
    </message>
    <message>
        <source>Name of this counter</source>
        <translation>Nome deste balcão</translation>
    </message>
    <message>
        <source>Letters and digits. References begin with this name; use a different one at each counter.</source>
        <translation>Letras e números. As referências começam com este nome; use um diferente em cada balcão.</translation>
    </message>
    <message>
        <source>Name of this counter: 1 to %1 letters and digits, without accents.</source>
        <translation>Nome deste balcão: de 1 a %1 letras e números, sem acentos.</translation>
    </message>
    <message>
        <source>References</source>
        <translation>Referências</translation>
    </message>
    <message>
        <source>{counter}, {date}, {number} and {check} are filled in: %1.</source>
        <translation>{counter}, {date}, {number} e {check} são preenchidos: %1.</translation>
    </message>
    <message>
        <source>References: {number} once, and letters, digits and -._/ around it.</source>
        <translation>Referências: {number} uma vez, com letras, números e -._/ em volta.</translation>
    </message>
    <message>
        <source>Charge profiles</source>
        <translation>Perfis de cobrança</translation>
    </message>
    <message>
        <source>What the cashier asks the customer; F12 at the counter changes the profile. All other data is that of the shop&apos;s own payer.</source>
        <translation>O que se pergunta ao cliente; F12 no balcão troca o perfil. O que não se pergunta vem do pagador da própria loja.</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Balcão</translation>
    </message>
    <message>
        <source>Use shifts</source>
        <translation>Usar turnos</translation>
    </message>
    <message>
        <source>Adds the page Shifts, with X and Z reports of this counter.</source>
        <translation>Adiciona a página Turnos, com relatórios X e Z deste balcão.</translation>
    </message>
    <message>
        <source>The business day begins at</source>
        <translation>O dia de trabalho começa às</translation>
    </message>
    <message>
        <source>Lists, reports and shifts count earlier hours to the day before.</source>
        <translation>Listas, relatórios e turnos contam as horas antes disso no dia anterior.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Waiting</source>
        <comment>state pending</comment>
        <translation>Aguardando</translation>
    </message>
    <message>
        <source>Paid</source>
        <comment>state paid</comment>
        <translation>Pago</translation>
    </message>
    <message>
        <source>Denied</source>
        <comment>state denied</comment>
        <translation>Recusado</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <comment>state canceled</comment>
        <translation>Cancelado</translation>
    </message>
    <message>
        <source>Refunded</source>
        <comment>state refund</comment>
        <translation>Devolvido</translation>
    </message>
    <message>
        <source>In process</source>
        <comment>state in_process</comment>
        <translation>Em processamento</translation>
    </message>
    <message>
        <source>In analysis</source>
        <comment>state in_analysis</comment>
        <translation>Em análise</translation>
    </message>
    <message>
        <source>Expired</source>
        <comment>state expired</comment>
        <translation>Expirado</translation>
    </message>
    <message>
        <source>No money has arrived yet.</source>
        <translation>Nenhum dinheiro entrou ainda.</translation>
    </message>
    <message>
        <source>No money has left yet.</source>
        <translation>Nenhum dinheiro saiu ainda.</translation>
    </message>
    <message>
        <source>The money arrived.</source>
        <translation>O dinheiro entrou.</translation>
    </message>
    <message>
        <source>The money was sent.</source>
        <translation>O dinheiro foi enviado.</translation>
    </message>
    <message>
        <source>Refused by an institution. No money moved.</source>
        <translation>Uma instituição recusou. Nenhum dinheiro foi movimentado.</translation>
    </message>
    <message>
        <source>The customer cancelled. No money moved.</source>
        <translation>O cliente desistiu. Nenhum dinheiro foi movimentado.</translation>
    </message>
    <message>
        <source>It was paid, then refunded.</source>
        <translation>Foi pago, e o dinheiro foi devolvido.</translation>
    </message>
    <message>
        <source>Accepted, not final: the money is on its way.</source>
        <translation>Aceito, mas não concluído: o dinheiro está a caminho.</translation>
    </message>
    <message>
        <source>Held for a check, not final.</source>
        <translation>Retido para verificação, ainda sem conclusão.</translation>
    </message>
    <message>
        <source>Not paid in time.</source>
        <translation>Ninguém pagou a tempo.</translation>
    </message>
    <message>
        <source>The service uses a state that this program does not know. Do not treat it as paid.</source>
        <translation>O serviço usa uma situação que este programa não conhece. Não considere como pago.</translation>
    </message>
    <message>
        <source>Money in</source>
        <comment>operation cash-in: money comes in</comment>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Money out</source>
        <comment>operation cash-out: money goes out</comment>
        <translation>Saída</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>E-mail</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Telefone</translation>
    </message>
    <message>
        <source>CPF or CNPJ</source>
        <translation>CPF ou CNPJ</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descrição</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>Plataforma</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referência</translation>
    </message>
    <message>
        <source>Extra</source>
        <translation>Extra</translation>
    </message>
    <message>
        <source>Pix key</source>
        <translation>Chave Pix</translation>
    </message>
    <message>
        <source>Kind of key</source>
        <translation>Tipo de chave</translation>
    </message>
    <message>
        <source>Name of the shop</source>
        <translation>Nome da loja</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Cidade</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>Write it as name@example.com.</source>
        <translation>Escreva como nome@exemplo.com.</translation>
    </message>
    <message>
        <source>Write area code and number, as (11) 98765-4321.</source>
        <translation>Escreva com o DDD, como (11) 98765-4321.</translation>
    </message>
    <message>
        <source>A CPF has 11 digits, a CNPJ 14 characters.</source>
        <translation>Um CPF tem 11 dígitos; um CNPJ, 14 caracteres.</translation>
    </message>
    <message>
        <source>This is not a CPF, CNPJ, mobile number, e-mail or random key.</source>
        <translation>Não é CPF, CNPJ, celular, e-mail nem chave aleatória.</translation>
    </message>
    <message>
        <source>This contains characters that cannot be stored.</source>
        <translation>Há caracteres que não podem ser guardados.</translation>
    </message>
    <message>
        <source>These digits are a CPF and a mobile number: choose which.</source>
        <translation>Estes dígitos são um CPF e também um celular: escolha qual.</translation>
    </message>
    <message>
        <source>Type an amount.</source>
        <translation>Digite um valor.</translation>
    </message>
    <message>
        <source>This is required.</source>
        <translation>Campo obrigatório.</translation>
    </message>
    <message>
        <source>At most %1 characters.</source>
        <translation>No máximo %1 caracteres.</translation>
    </message>
    <message>
        <source>The minimum amount is %1.</source>
        <translation>O menor valor é %1.</translation>
    </message>
    <message>
        <source>At least %1.</source>
        <translation>Não menos que %1.</translation>
    </message>
    <message>
        <source>The maximum amount is %1.</source>
        <translation>O maior valor é %1.</translation>
    </message>
    <message>
        <source>At most %1.</source>
        <translation>Não mais que %1.</translation>
    </message>
    <message>
        <source>The check digits do not match: one digit is wrong.</source>
        <translation>Os dígitos verificadores não conferem: há um dígito errado.</translation>
    </message>
    <message>
        <source>This was already used and must be unique.</source>
        <translation>Já foi usado antes e precisa ser único.</translation>
    </message>
    <message>
        <source>This service does not accept it.</source>
        <translation>Este serviço não aceita.</translation>
    </message>
    <message>
        <source>Nothing was stored and nobody was charged.</source>
        <translation>Nada foi gravado e ninguém foi cobrado.</translation>
    </message>
    <message>
        <source>The service does not know this transaction.</source>
        <translation>O serviço não conhece esta transação.</translation>
    </message>
    <message>
        <source>The reference was already used.</source>
        <translation>A referência já foi usada.</translation>
    </message>
    <message>
        <source>Try again: a new one will be generated.</source>
        <translation>Tente de novo: outra será gerada.</translation>
    </message>
    <message>
        <source>The transaction&apos;s state no longer allows this.</source>
        <translation>A situação da transação já não permite isso.</translation>
    </message>
    <message>
        <source>Nothing changed.</source>
        <translation>Nada mudou.</translation>
    </message>
    <message>
        <source>This service cannot do that.</source>
        <translation>Este serviço não faz isso.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>O disco está cheio.</translation>
    </message>
    <message>
        <source>Free some space and try again.</source>
        <translation>Libere espaço e tente de novo.</translation>
    </message>
    <message>
        <source>Cannot write to the data folder.</source>
        <translation>Não é possível gravar na pasta de dados.</translation>
    </message>
    <message>
        <source>Check the permissions of the folder and try again.</source>
        <translation>Verifique as permissões da pasta e tente de novo.</translation>
    </message>
    <message>
        <source>Another program has locked the database.</source>
        <translation>Outro programa mantém o banco de dados bloqueado.</translation>
    </message>
    <message>
        <source>Close it and try again.</source>
        <translation>Feche-o e tente de novo.</translation>
    </message>
    <message>
        <source>The database is damaged or does not belong to Balcão.</source>
        <translation>Os dados estão danificados ou não são do Balcão.</translation>
    </message>
    <message>
        <source>It was not changed; you cannot charge.</source>
        <translation>Tudo foi deixado como está; não é possível cobrar.</translation>
    </message>
    <message>
        <source>Keep the folder and restore a backup.</source>
        <translation>Guarde a pasta e restaure uma cópia de segurança.</translation>
    </message>
    <message>
        <source>The database was written by a newer version of Balcão.</source>
        <translation>Os dados foram gravados por uma versão mais nova do Balcão.</translation>
    </message>
    <message>
        <source>Install that version.</source>
        <translation>Instale essa versão.</translation>
    </message>
    <message>
        <source>An error occurred in the program.</source>
        <translation>Ocorreu um erro no programa.</translation>
    </message>
    <message>
        <source>The change may not have been stored.</source>
        <translation>Não há certeza de que a mudança foi gravada.</translation>
    </message>
    <message>
        <source>Find the charge in the list before you repeat it.</source>
        <translation>Procure a cobrança na lista antes de repetir.</translation>
    </message>
    <message>
        <source>This charge no longer awaits payment: the code is hidden.</source>
        <translation>Esta cobrança não espera mais pagamento: o código foi ocultado.</translation>
    </message>
    <message>
        <source>Balcão cannot see your bank: check there whether this amount arrived.</source>
        <translation>O Balcão não vê o seu banco: confira lá se este valor entrou.</translation>
    </message>
    <message>
        <source>Cancelled here, but the code can still be paid: check your bank.</source>
        <translation>Cancelada aqui, mas o código ainda pode ser pago: confira no seu banco.</translation>
    </message>
    <message>
        <source>Expired here, but the code can still be paid: check your bank.</source>
        <translation>Expirou aqui, mas o código ainda pode ser pago: confira no seu banco.</translation>
    </message>
    <message>
        <source>It was not changed; you cannot charge. Money already paid is in your bank account.</source>
        <translation>Tudo foi deixado como está; não é possível cobrar. O dinheiro já pago está na sua conta do banco.</translation>
    </message>
    <message>
        <source>Public address</source>
        <translation>Endereço público</translation>
    </message>
    <message>
        <source>Minimum amount</source>
        <translation>Valor mínimo</translation>
    </message>
    <message>
        <source>Maximum amount</source>
        <translation>Valor máximo</translation>
    </message>
    <message>
        <source>Time to pay a charge</source>
        <translation>Prazo para pagar uma cobrança</translation>
    </message>
    <message>
        <source>Commission on charges</source>
        <translation>Comissão sobre cobranças</translation>
    </message>
    <message>
        <source>Commission on payouts</source>
        <translation>Comissão sobre pagamentos</translation>
    </message>
    <message>
        <source>Time between the steps of a payout</source>
        <translation>Tempo entre as etapas de um pagamento</translation>
    </message>
    <message>
        <source>ISPB</source>
        <comment>number of an institution in Pix</comment>
        <translation>ISPB</translation>
    </message>
    <message>
        <source>Identifier</source>
        <comment>of a transaction</comment>
        <translation>Identificador</translation>
    </message>
    <message>
        <source>Reason</source>
        <comment>of a refund</comment>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>This is only possible within %1 days.</source>
        <translation>Isto só pode ser feito em até %1 dias.</translation>
    </message>
    <message>
        <source>The disk reported an error.</source>
        <translation>O disco informou um erro.</translation>
    </message>
    <message>
        <source>Find the charge in the list before you repeat it. If this happens again, the disk may be failing: make a backup.</source>
        <translation>Procure a cobrança na lista antes de repeti-la. Se isto voltar a acontecer, o disco pode estar com defeito: faça uma cópia de segurança.</translation>
    </message>
    <message>
        <source>Cannot reach the database server.</source>
        <translation>Sem conexão com o servidor do banco de dados.</translation>
    </message>
    <message>
        <source>Check the network and the server, and try again.</source>
        <translation>Verifique a rede e o servidor e tente de novo.</translation>
    </message>
    <message>
        <source>Free some space, then start Balcão again.</source>
        <translation>Libere espaço e abra o Balcão de novo.</translation>
    </message>
    <message>
        <source>Install and start the newer version.</source>
        <translation>Instale e abra a versão mais nova.</translation>
    </message>
    <message>
        <source>Keep the folder. To restore a backup, close Balcão and run this, with the file of the backup:</source>
        <translation>Guarde a pasta. Para restaurar uma cópia de segurança, feche o Balcão e execute isto, com o arquivo da cópia:</translation>
    </message>
    <message>
        <source>Close Balcão and start it again.</source>
        <translation>Feche o Balcão e abra de novo.</translation>
    </message>
    <message>
        <source>Not enough space for a read-only copy. Free some space and try again.</source>
        <translation>Não há espaço para uma cópia de leitura. Libere espaço e tente de novo.</translation>
    </message>
    <message>
        <source>The data cannot even be read.</source>
        <translation>Os dados não podem nem ser lidos.</translation>
    </message>
    <message>
        <source>Another program has locked the database. Close it and try again.</source>
        <translation>Outro programa mantém o banco de dados bloqueado. Feche-o e tente de novo.</translation>
    </message>
    <message>
        <source>Only the newer version can read it.</source>
        <translation>Só a versão mais nova consegue ler os dados.</translation>
    </message>
    <message>
        <source>Nothing can be read.</source>
        <translation>Nada pode ser lido.</translation>
    </message>
    <message>
        <source>The code is not a valid BR Code. No QR is drawn.</source>
        <translation>O código não é um BR Code válido. O QR não foi desenhado.</translation>
    </message>
    <message>
        <source>The checksum of the code is wrong: its text was changed or cut. No QR is drawn.</source>
        <translation>O dígito verificador do código está errado: o texto foi alterado ou cortado. O QR não foi desenhado.</translation>
    </message>
    <message>
        <source>The code does not ask for reais. No QR is drawn.</source>
        <translation>O código não pede reais. O QR não foi desenhado.</translation>
    </message>
    <message>
        <source>The code makes the shop hand out cash (Pix Saque or Troco). No QR is drawn.</source>
        <translation>O código faz a loja entregar dinheiro vivo (Pix Saque ou Troco). O QR não foi desenhado.</translation>
    </message>
    <message>
        <source>The code asks the payer to authorise payments to come. No QR is drawn.</source>
        <translation>O código pede ao pagador que autorize pagamentos futuros. O QR não foi desenhado.</translation>
    </message>
    <message>
        <source>The code leaves the amount to the payer. No QR is drawn.</source>
        <translation>O código deixa o valor por conta do pagador. O QR não foi desenhado.</translation>
    </message>
    <message>
        <source>The code asks for another amount than the charge. No QR is drawn.</source>
        <translation>O código pede um valor diferente do da cobrança. O QR não foi desenhado.</translation>
    </message>
    <message>
        <source>The code is of the demo and nobody can pay it. No QR is drawn.</source>
        <translation>O código é da demonstração e ninguém consegue pagá-lo. O QR não foi desenhado.</translation>
    </message>
    <message>
        <source>The code pays to another Pix key than the shop&apos;s. No QR is drawn.</source>
        <translation>O código paga para outra chave Pix que não a da loja. O QR não foi desenhado.</translation>
    </message>
    <message>
        <source>The code points the payer&apos;s bank to another address than the shop&apos;s provider. No QR is drawn.</source>
        <translation>O código leva o banco do pagador a outro endereço que não o do provedor da loja. O QR não foi desenhado.</translation>
    </message>
    <message>
        <source>The shop&apos;s Pix key is not known here, so the code cannot be checked. No QR is drawn.</source>
        <translation>Aqui não se conhece a chave Pix da loja, e o código não pode ser conferido. O QR não foi desenhado.</translation>
    </message>
    <message>
        <source>The screen distorts the code, so it was hidden. You can still copy it.</source>
        <translation>A tela deforma o código, por isso ele foi ocultado. Ainda dá para copiá-lo.</translation>
    </message>
    <message>
        <source>The screen leaves no white edge around the code, so it was hidden. You can still copy it.</source>
        <translation>A tela não deixa a borda branca em volta do código, por isso ele foi ocultado. Ainda dá para copiá-lo.</translation>
    </message>
    <message>
        <source>The screen shows the code too faintly, so it was hidden. You can still copy it.</source>
        <translation>A tela mostra o código fraco demais, por isso ele foi ocultado. Ainda dá para copiá-lo.</translation>
    </message>
    <message>
        <source>The code is too small here for many phones.</source>
        <translation>Neste tamanho, o código é pequeno demais para muitos celulares.</translation>
    </message>
    <message>
        <source>A Pix of this amount to this key is already on its way.</source>
        <translation>Um Pix deste valor para esta chave já está a caminho.</translation>
    </message>
    <message>
        <source>%1 is already on its way to this key, since %2, and not final. Nothing more is sent until then: do not send again because it seems stuck.</source>
        <comment>amount, time</comment>
        <translation>%1 já está a caminho desta chave, desde %2, e não é definitivo. Até lá nada mais é enviado: não envie de novo porque parece parado.</translation>
    </message>
    <message>
        <source>This person paid you %1 on %2. To return money, refund that payment: with a new Pix, the payer could also contest the old payment and get both.</source>
        <comment>amount, time</comment>
        <translation>Esta pessoa pagou %1 a você em %2. Para devolver dinheiro, devolva aquele pagamento: com um Pix novo, o pagador poderia contestar o antigo e ficar com os dois.</translation>
    </message>
    <message>
        <source>%1 already went to this key, on %2. Send this one too?</source>
        <comment>amount, time</comment>
        <translation>%1 já foi para esta chave em %2. Enviar mais este?</translation>
    </message>
    <message>
        <source>First Pix to this key. Check the key with the receiver.</source>
        <translation>Primeiro Pix para esta chave. Confira a chave com quem vai receber.</translation>
    </message>
    <message>
        <source>Nothing was sent: the money is where it was.</source>
        <translation>Nada foi enviado: o dinheiro está onde estava.</translation>
    </message>
    <message>
        <source>CPF</source>
        <translation>CPF</translation>
    </message>
    <message>
        <source>CNPJ</source>
        <translation>CNPJ</translation>
    </message>
    <message>
        <source>Mobile number</source>
        <translation>Celular</translation>
    </message>
    <message>
        <source>Random key</source>
        <translation>Chave aleatória</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>a time: seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <comment>a time: minutes, seconds</comment>
        <translation>%1 min %2 s</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <comment>a time: hours, minutes</comment>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>%1 d %2 h</source>
        <comment>a time: days, hours</comment>
        <translation>%1 d %2 h</translation>
    </message>
    <message>
        <source>%1 after creation</source>
        <comment>a time, as in 38 s</comment>
        <translation>%1 após a criação</translation>
    </message>
    <message>
        <source>%1 after “%2”</source>
        <comment>a time, the state before</comment>
        <translation>%1 após “%2”</translation>
    </message>
    <message>
        <source>created by the shop</source>
        <translation>criado pela loja</translation>
    </message>
    <message>
        <source>automatically: not paid in time</source>
        <translation>automático: não foi pago a tempo</translation>
    </message>
    <message>
        <source>by a person of the shop</source>
        <translation>por uma pessoa da loja</translation>
    </message>
    <message>
        <source>simulated by a person: no money moved</source>
        <translation>simulado por uma pessoa: nenhum dinheiro se moveu</translation>
    </message>
    <message>
        <source>by the sandbox: no money moved</source>
        <translation>pelo ambiente de testes: nenhum dinheiro se moveu</translation>
    </message>
    <message>
        <source>reported by the service</source>
        <translation>informado pelo serviço</translation>
    </message>
    <message>
        <source>The connection was lost before an answer came.</source>
        <translation>A conexão se perdeu antes da resposta.</translation>
    </message>
    <message>
        <source>The service cannot be reached.</source>
        <translation>Não há conexão com o serviço.</translation>
    </message>
    <message>
        <source>Check the network, and try again.</source>
        <translation>Verifique a rede e tente de novo.</translation>
    </message>
    <message>
        <source>The server at the address of the service has no certificate for it.</source>
        <translation>O servidor nesse endereço não tem certificado para ele.</translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>Nada foi enviado.</translation>
    </message>
    <message>
        <source>Check the address and the clock of this computer, and try again.</source>
        <translation>Verifique o endereço e o relógio deste computador e tente de novo.</translation>
    </message>
    <message>
        <source>The service sent an unexpected answer.</source>
        <translation>O serviço deu uma resposta inesperada.</translation>
    </message>
    <message>
        <source>Try again in a moment.</source>
        <translation>Tente de novo em instantes.</translation>
    </message>
    <message>
        <source>Created</source>
        <comment>heading of a column: when</comment>
        <translation>Criada em</translation>
    </message>
    <message>
        <source>Paid</source>
        <comment>heading of a column: when</comment>
        <translation>Paga em</translation>
    </message>
    <message>
        <source>Ended</source>
        <comment>heading of a column: when</comment>
        <translation>Encerrada em</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operação</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Commission</source>
        <translation>Comissão</translation>
    </message>
    <message>
        <source>Net</source>
        <comment>heading of a column: amount without the commission</comment>
        <translation>Líquido</translation>
    </message>
    <message>
        <source>Reason of the refund</source>
        <translation>Motivo da devolução</translation>
    </message>
    <message>
        <source>End-to-end ID</source>
        <translation>ID fim a fim</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Balcão, transactions, columns v%1.</source>
        <translation>Balcão, transações, colunas v%1.</translation>
    </message>
    <message>
        <source>Environment: %1.</source>
        <translation>Ambiente: %1.</translation>
    </message>
    <message>
        <source>Created from %1 to %2.</source>
        <translation>Criadas de %1 a %2.</translation>
    </message>
    <message>
        <source>Times of Brasília (%1).</source>
        <translation>Horários de Brasília (%1).</translation>
    </message>
    <message>
        <source>No other filter.</source>
        <translation>Nenhum outro filtro.</translation>
    </message>
    <message>
        <source>Filter: %1.</source>
        <translation>Filtro: %1.</translation>
    </message>
    <message>
        <source>Personal data in full.</source>
        <translation>Dados pessoais completos.</translation>
    </message>
    <message>
        <source>Personal data masked.</source>
        <translation>Dados pessoais mascarados.</translation>
    </message>
    <message>
        <source>Amounts in reais; net is what it did to the account.</source>
        <translation>Valores em reais; o líquido é o efeito na conta.</translation>
    </message>
    <message>
        <source>Written on %1.</source>
        <translation>Gravado em %1.</translation>
    </message>
    <message>
        <source>Transactions</source>
        <comment>name of a sheet, at most 28 characters</comment>
        <translation>Transações</translation>
    </message>
    <message>
        <source>About</source>
        <comment>name of a sheet, at most 31 characters</comment>
        <translation>Sobre</translation>
    </message>
    <message>
        <source>There are no transactions in this period with this filter.</source>
        <translation>Não há transação neste período com este filtro.</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Devolução</translation>
    </message>
    <message>
        <source>CSV for Excel</source>
        <translation>CSV para Excel</translation>
    </message>
    <message>
        <source>CSV for programs</source>
        <translation>CSV para programas</translation>
    </message>
    <message>
        <source>A table that Excel in Brazil opens with a double click: semicolons, decimal commas. Text that looks like a formula gets an apostrophe; a reference of digits alone may lose its zeros, which XLSX keeps.</source>
        <translation>Uma tabela que o Excel do Brasil abre com dois cliques: ponto e vírgula, vírgula decimal. O que seria tomado por fórmula ganha um apóstrofo; uma referência só de algarismos pode perder os zeros, que o XLSX mantém.</translation>
    </message>
    <message>
        <source>A table for other programs: commas, decimal points, ISO times, every text exactly as it is. Do not open it in a spreadsheet.</source>
        <translation>Uma tabela para outros programas: vírgulas, ponto decimal, horários ISO, cada texto exatamente como é. Não a abra em uma planilha.</translation>
    </message>
    <message>
        <source>For other programs: all known data, with the history of each transaction.</source>
        <translation>Para outros programas: tudo o que se sabe, com o histórico de cada uma.</translation>
    </message>
    <message>
        <source>A workbook with real numbers and times, for Excel and LibreOffice.</source>
        <translation>Uma planilha com números e horários de verdade, para Excel e LibreOffice.</translation>
    </message>
    <message>
        <source>For accounting programs: only money that moved, with refunds and commissions as separate entries. The balance is the sum of these entries, not that of an account.</source>
        <translation>Um extrato para programas de contabilidade: só o dinheiro que se moveu, com devoluções e comissões como lançamentos próprios. O saldo é a soma desses lançamentos, não o de uma conta.</translation>
    </message>
    <message>
        <source>transactions</source>
        <comment>beginning of a file&apos;s name</comment>
        <translation>transacoes</translation>
    </message>
    <message>
        <source>No file was written.</source>
        <translation>Nenhum arquivo foi gravado.</translation>
    </message>
    <message>
        <source>That name already exists; nothing was changed.</source>
        <translation>Já existe algo com esse nome; nada foi alterado.</translation>
    </message>
    <message>
        <source>Cannot write there.</source>
        <translation>Não é possível gravar ali.</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>Escolha outra pasta.</translation>
    </message>
    <message>
        <source>Another export to that name is running, or the database is locked.</source>
        <translation>Outra exportação com esse nome está em andamento, ou o banco de dados está bloqueado.</translation>
    </message>
    <message>
        <source>The disk reported an error: the file may be there, and may be gone after a power cut. Export again.</source>
        <translation>O disco informou um erro: o arquivo pode estar lá, e pode sumir com uma queda de energia. Exporte de novo.</translation>
    </message>
    <message>
        <source>The list changed during the export.</source>
        <translation>A lista mudou durante a exportação.</translation>
    </message>
    <message>
        <source>Export again.</source>
        <translation>Exporte de novo.</translation>
    </message>
    <message>
        <source>Choose another folder for the shop.</source>
        <translation>Escolha outra pasta para a loja.</translation>
    </message>
    <message>
        <source>Close Balcão and start it with another folder.</source>
        <translation>Feche o Balcão e abra-o com outra pasta.</translation>
    </message>
    <message>
        <source>Name of the service</source>
        <translation>Nome do serviço</translation>
    </message>
    <message>
        <source>Address of the service</source>
        <translation>Endereço do serviço</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>Chave de API</translation>
    </message>
    <message>
        <source>Name of this counter</source>
        <translation>Nome deste balcão</translation>
    </message>
    <message>
        <source>Write it as https://pix.example.com, without a question mark at the end.</source>
        <translation>Escreva como https://pix.example.com, sem ponto de interrogação depois.</translation>
    </message>
    <message>
        <source>Write it as pix.example.com, without https:// and without a path.</source>
        <translation>Escreva como pix.example.com, sem https:// e sem caminho.</translation>
    </message>
    <message>
        <source>It looks like 5b1c9a52-0d0e-4a2b-9d3c-7f3a5f1f2a10: 32 digits and letters from a to f.</source>
        <translation>Parece com 5b1c9a52-0d0e-4a2b-9d3c-7f3a5f1f2a10: 32 dígitos e letras de a até f.</translation>
    </message>
    <message>
        <source>Letters and digits only, without accents.</source>
        <translation>Só letras e dígitos, sem acentos.</translation>
    </message>
    <message>
        <source>A key has no spaces, accents or line breaks: copy it again.</source>
        <translation>Uma chave não tem espaços, acentos nem quebras de linha: copie-a de novo.</translation>
    </message>
    <message>
        <source>Another service has this name.</source>
        <translation>Outro serviço tem este nome.</translation>
    </message>
    <message>
        <source>It must begin with https://, or others could read the key on the way. http:// is for this computer only.</source>
        <translation>Precisa começar com https://, senão a chave poderia ser lida no caminho. http:// é só para este computador.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Anotação</translation>
    </message>
    <message>
        <source>Given up</source>
        <comment>heading of a column: when, a charge by the counter</comment>
        <translation>Abandonada</translation>
    </message>
    <message>
        <source>Handed over</source>
        <comment>heading of a column: when, the goods</comment>
        <translation>Entregue</translation>
    </message>
    <message>
        <source>Sandbox: no money moves</source>
        <translation>Sandbox: nenhum dinheiro se move</translation>
    </message>
    <message>
        <source>Production: a provider</source>
        <translation>Produção: um provedor</translation>
    </message>
    <message>
        <source>Production: my own balcao-server</source>
        <translation>Produção: meu próprio balcao-server</translation>
    </message>
    <message>
        <source>Charges are paid by simulation, and a sent Pix moves no money. Refunds are not possible here.</source>
        <translation>As cobranças são pagas por simulação, e um Pix enviado não move dinheiro. Não é possível devolver por aqui.</translation>
    </message>
    <message>
        <source>Charges become paid automatically, and you can send Pix if the key allows it. Nothing is simulated. Refunds are not possible here.</source>
        <translation>As cobranças ficam pagas sozinhas, e dá para enviar Pix se a chave permitir. Nada é simulado. Não é possível devolver por aqui.</translation>
    </message>
    <message>
        <source>OK: the service accepts the key for this platform.</source>
        <translation>Tudo certo: o serviço aceita a chave para esta plataforma.</translation>
    </message>
    <message>
        <source>The service accepts the key for this platform, but not for charges.</source>
        <translation>O serviço aceita a chave para esta plataforma, mas não para cobrar.</translation>
    </message>
    <message>
        <source>No network: this computer is offline, so the service cannot be tested.</source>
        <translation>Sem rede: este computador está sem conexão, e não dá para testar o serviço.</translation>
    </message>
    <message>
        <source>Wrong address: there is no server called %1.</source>
        <translation>Endereço errado: não existe servidor chamado %1.</translation>
    </message>
    <message>
        <source>Wrong address, or the service is not running: no server at %1, port %2.</source>
        <translation>Endereço errado, ou o serviço está parado: ninguém atende em %1, porta %2.</translation>
    </message>
    <message>
        <source>No answer from %1 within a few seconds: check the address and the network, and try again.</source>
        <translation>Nenhuma resposta de %1 em alguns segundos: confira o endereço e a rede, e tente de novo.</translation>
    </message>
    <message>
        <source>Bad certificate: the server at %1 cannot prove its identity, so the key was not sent. Check the address and this computer&apos;s clock.</source>
        <translation>Certificado inválido: o servidor em %1 não prova a sua identidade, por isso a chave não foi enviada. Confira o endereço e o relógio deste computador.</translation>
    </message>
    <message>
        <source>Wrong address: a server answers at %1, but it is not this service. Check the path after the name.</source>
        <translation>Endereço errado: há um servidor em %1, mas não é este serviço. Confira o que vem depois do nome.</translation>
    </message>
    <message>
        <source>Bad key: the service does not accept it. Copy it again, or ask for another one.</source>
        <translation>Chave inválida: o serviço não a aceita; copie-a de novo ou peça outra.</translation>
    </message>
    <message>
        <source>The key is valid but cannot read transactions; ask for one that can.</source>
        <translation>A chave vale, mas não pode ler transações; peça uma que possa.</translation>
    </message>
    <message>
        <source>Wrong platform: the key is valid, but for another platform id.</source>
        <translation>Plataforma errada: a chave vale, mas para outro id de plataforma.</translation>
    </message>
    <message>
        <source>The service reports an error of its own (%1); try again in a few minutes.</source>
        <translation>O serviço está com problemas próprios (%1); tente de novo em alguns minutos.</translation>
    </message>
    <message>
        <source>The outcome is not known yet.</source>
        <translation>Ainda não se sabe o resultado.</translation>
    </message>
    <message>
        <source>Do not repeat it before that: look in the list first.</source>
        <translation>Não repita antes disso: procure na lista.</translation>
    </message>
    <message>
        <source>Nothing was sent, and nobody was charged.</source>
        <translation>Nada foi enviado e ninguém foi cobrado.</translation>
    </message>
    <message>
        <source>The service is online but cannot answer now.</source>
        <translation>O serviço está no ar, mas não consegue responder no momento.</translation>
    </message>
    <message>
        <source>This counter is not authorised: the service does not accept its key, or not for this.</source>
        <translation>Este caixa não está autorizado: o serviço não aceita a chave dele, ou não para isto.</translation>
    </message>
    <message>
        <source>Ask your administrator: this needs a key that allows it.</source>
        <translation>Fale com o responsável pelo sistema: é preciso uma chave que permita isto.</translation>
    </message>
    <message>
        <source>incomplete</source>
        <comment>in a file&apos;s name</comment>
        <translation>incompleto</translation>
    </message>
    <message>
        <source>The database is of an older version of Balcão.</source>
        <translation>O banco de dados é de uma versão anterior do Balcão.</translation>
    </message>
    <message>
        <source>Open it with Balcão once to update it.</source>
        <translation>Abra-o uma vez com o Balcão para atualizá-lo.</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>accountant</source>
        <comment>beginning of the name of a folder</comment>
        <translation>contador</translation>
    </message>
    <message>
        <source>Received</source>
        <comment>in exported files, never changed: cash-in</comment>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Sent</source>
        <comment>in exported files, never changed: cash-out</comment>
        <translation>Saída</translation>
    </message>
    <message>
        <source>Waiting</source>
        <comment>in exported files, never changed: pending</comment>
        <translation>Aguardando</translation>
    </message>
    <message>
        <source>Paid</source>
        <comment>in exported files, never changed: paid</comment>
        <translation>Pago</translation>
    </message>
    <message>
        <source>Denied</source>
        <comment>in exported files, never changed: denied</comment>
        <translation>Recusado</translation>
    </message>
    <message>
        <source>Canceled</source>
        <comment>in exported files, never changed: canceled</comment>
        <translation>Cancelado</translation>
    </message>
    <message>
        <source>Refunded</source>
        <comment>in exported files, never changed: refund</comment>
        <translation>Devolvido</translation>
    </message>
    <message>
        <source>In process</source>
        <comment>in exported files, never changed: in_process</comment>
        <translation>Em processamento</translation>
    </message>
    <message>
        <source>In analysis</source>
        <comment>in exported files, never changed: in_analysis</comment>
        <translation>Em análise</translation>
    </message>
    <message>
        <source>Expired</source>
        <comment>in exported files, never changed: expired</comment>
        <translation>Expirado</translation>
    </message>
    <message>
        <source>Note</source>
        <comment>of a confirmation by hand</comment>
        <translation>Anotação</translation>
    </message>
    <message>
        <source>Person</source>
        <comment>who confirmed a payment by hand</comment>
        <translation>Pessoa</translation>
    </message>
    <message>
        <source>End-to-end id</source>
        <translation>Id E2E</translation>
    </message>
    <message>
        <source>Time of the payment</source>
        <translation>Hora do pagamento</translation>
    </message>
    <message>
        <source>Line of the statement</source>
        <translation>Linha do extrato</translation>
    </message>
    <message>
        <source>Type all 32 characters of the id, or its last six.</source>
        <translation>Digite os 32 caracteres do código, ou os seis últimos.</translation>
    </message>
    <message>
        <source>This payment already confirms another charge.</source>
        <translation>Este pagamento já confirma outra cobrança.</translation>
    </message>
    <message>
        <source>This is before the charge was created.</source>
        <translation>Isto é anterior à criação da cobrança.</translation>
    </message>
    <message>
        <source>This is in the future.</source>
        <translation>Isto está no futuro.</translation>
    </message>
    <message>
        <source>Eight digits or capital letters.</source>
        <translation>Oito dígitos ou letras maiúsculas.</translation>
    </message>
    <message>
        <source>Brasília time, %1</source>
        <comment>%1 as in UTC-03:00</comment>
        <translation>Horário de Brasília, %1</translation>
    </message>
    <message>
        <source>Brasília time</source>
        <translation>Horário de Brasília</translation>
    </message>
    <message>
        <source>One payment pays one charge: compare the id, and look for the other charge in the list.</source>
        <translation>Um pagamento paga uma só cobrança: confira o id e procure a outra cobrança na lista.</translation>
    </message>
    <message>
        <source>Confirmed by</source>
        <comment>heading of a column: counter, statement or bank</comment>
        <translation>Confirmado por</translation>
    </message>
    <message>
        <source>Confirmed on</source>
        <comment>heading of a column: when a confirmation was recorded</comment>
        <translation>Confirmado em</translation>
    </message>
    <message>
        <source>Paid late</source>
        <comment>heading of a column: yes, or empty</comment>
        <translation>Paga com atraso</translation>
    </message>
    <message>
        <source>Counter, not the bank</source>
        <comment>in exported files, never changed: by_hand</comment>
        <translation>Caixa, não o banco</translation>
    </message>
    <message>
        <source>Bank statement</source>
        <comment>in exported files, never changed: statement</comment>
        <translation>Extrato do banco</translation>
    </message>
    <message>
        <source>Bank</source>
        <comment>in exported files, never changed: bank_api</comment>
        <translation>Banco</translation>
    </message>
    <message>
        <source>confirmed at the counter, not by the bank</source>
        <translation>confirmado no caixa, não pelo banco</translation>
    </message>
    <message>
        <source>confirmed by a bank statement</source>
        <translation>confirmado por um extrato do banco</translation>
    </message>
    <message>
        <source>confirmed by the bank</source>
        <translation>confirmado pelo banco</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>in exported files, never changed: a mark such as paid late</comment>
        <translation>Sim</translation>
    </message>
    <message>
        <source>Payments show in your bank only: press “Received” to confirm them, if the key allows it. Here you cannot send Pix, simulate or refund.</source>
        <translation>Os pagamentos aparecem só no seu banco: confirme com “Recebi”, se a chave permitir. Aqui não dá para enviar Pix, simular nem devolver.</translation>
    </message>
    <message>
        <source>Real data and practice data do not mix: the database belongs to the other kind of shop.</source>
        <translation>Dados de verdade e de treino não se misturam: o banco de dados é do outro tipo de loja.</translation>
    </message>
    <message>
        <source>Check the owner and the permissions of the folder and its files, then start Balcão again.</source>
        <translation>Verifique o dono e as permissões da pasta e dos arquivos, e abra o Balcão de novo.</translation>
    </message>
    <message>
        <source>Not a clear amount. Write it as 12,00 or 1.234,56.</source>
        <translation>Valor ambíguo. Escreva como 12,00 ou 1.234,56.</translation>
    </message>
    <message>
        <source>The amount is more than the key of this counter allows.</source>
        <translation>O valor é maior do que a chave deste balcão permite.</translation>
    </message>
    <message>
        <source>Ask your administrator, or use a smaller amount.</source>
        <translation>Fale com o responsável pelo sistema ou use um valor menor.</translation>
    </message>
    <message>
        <source>This is more than this counter may still create today.</source>
        <translation>É mais do que este balcão ainda pode criar hoje.</translation>
    </message>
    <message>
        <source>Reconciled</source>
        <comment>heading of a column: day of the line in a bank statement</comment>
        <translation>Conciliada em</translation>
    </message>
    <message>
        <source>The operator at this counter may not do this.</source>
        <translation>O operador deste balcão não pode fazer isto.</translation>
    </message>
    <message>
        <source>A colleague with the permission can enter their PIN.</source>
        <translation>Um colega com a permissão pode digitar o PIN dele.</translation>
    </message>
    <message>
        <source>Incomplete: the console had not read all of these days from the service; as of %1.</source>
        <translation>Incompleto: o console ainda não tinha lido todos estes dias do serviço; situação de %1.</translation>
    </message>
    <message>
        <source>Check the id, or look for the transaction in the list.</source>
        <translation>Confira o id, ou procure a transação na lista.</translation>
    </message>
    <message>
        <source>Look for it at the service itself: on its website or in its app.</source>
        <translation>Procure isso no próprio serviço: no site ou no aplicativo dele.</translation>
    </message>
    <message>
        <source>These days are not read from the service yet.</source>
        <translation>Estes dias ainda não foram lidos do serviço.</translation>
    </message>
    <message>
        <source>Choose a later period, or wait until they are read.</source>
        <translation>Escolha um período mais recente, ou espere até que sejam lidos.</translation>
    </message>
    <message>
        <source>Try again in a moment. If it happens again, report it to the service.</source>
        <translation>Tente de novo daqui a pouco. Se acontecer outra vez, avise o serviço.</translation>
    </message>
    <message>
        <source>The proxy of this computer&apos;s network settings does not connect to %1: check these settings, or ask your administrator.</source>
        <translation>O proxy das configurações de rede deste computador não se conecta a %1: confira essas configurações, ou fale com o administrador.</translation>
    </message>
    <message>
        <source>Operator</source>
        <comment>heading of a column: who created a charge</comment>
        <translation>Operador</translation>
    </message>
    <message>
        <source>Counter</source>
        <comment>heading of a column: where a charge was created</comment>
        <translation>Balcão</translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>a commission</comment>
        <translation>desconhecida</translation>
    </message>
    <message>
        <source>%1 (unknown for %2)</source>
        <comment>amount, number of transactions</comment>
        <translation>%1 (desconhecida em %2)</translation>
    </message>
    <message>
        <source>Wrong kind: the service says that it is “%1”. Choose this kind.</source>
        <translation>Tipo errado: o serviço diz que é “%1”. Escolha esse tipo.</translation>
    </message>
    <message>
        <source>Another refund of this payment was made meanwhile.</source>
        <translation>Outra devolução deste pagamento foi feita enquanto isso.</translation>
    </message>
    <message>
        <source>Nothing else was refunded.</source>
        <translation>Nada mais foi devolvido.</translation>
    </message>
    <message>
        <source>Look at what is left of the payment, then refund again.</source>
        <translation>Veja quanto resta do pagamento e devolva de novo.</translation>
    </message>
    <message>
        <source>Amount refunded</source>
        <comment>heading of a column</comment>
        <translation>Valor devolvido</translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <comment>a day, the time at which it begins</comment>
        <translation>%1, a partir das %2</translation>
    </message>
</context>
<context>
    <name>app::BackgroundSessions</name>
    <message>
        <source>Charges waiting at that service are no longer watched from here.</source>
        <translation>As cobranças que esperam nesse serviço já não são acompanhadas daqui.</translation>
    </message>
    <message>
        <source>%1 was paid at %2, for a charge of this counter. Ctrl+E goes back.</source>
        <comment>amount, name of a service</comment>
        <translation>%1 pago em %2: uma cobrança que este balcão fez lá. Ctrl+E volta.</translation>
    </message>
</context>
<context>
    <name>app::BankManager</name>
    <message>
        <source>The bank&apos;s payments are not seen: the keyring did not release the secret of the bank.</source>
        <translation>Os pagamentos do banco não são vistos: o chaveiro não liberou o segredo do banco.</translation>
    </message>
</context>
<context>
    <name>app::Console</name>
    <message>
        <source>Checking and restoring the backup…</source>
        <translation>Conferindo e restaurando a cópia de segurança…</translation>
    </message>
    <message>
        <source>The shop could not be changed and stays as it was: %1</source>
        <translation>A loja não pôde ser alterada e está como antes: %1</translation>
    </message>
    <message>
        <source>Opening the shop…</source>
        <translation>Abrindo a loja…</translation>
    </message>
    <message>
        <source>Closing the shop…</source>
        <translation>Fechando a loja…</translation>
    </message>
    <message>
        <source>Today&apos;s backup failed. %1</source>
        <translation>A cópia de hoje não pôde ser feita. %1</translation>
    </message>
    <message>
        <source>The language changes at the next start: something is typed on another page, or a Pix is being sent.</source>
        <translation>O idioma muda na próxima abertura: há algo digitado em outra página ou sendo enviado.</translation>
    </message>
    <message>
        <source>That shop is open in another window of Balcão, which is now in front. This window stays here.</source>
        <translation>Essa loja está aberta em outra janela do Balcão, que agora está na frente. Esta fica onde está.</translation>
    </message>
    <message>
        <source>Switching shops…</source>
        <translation>Trocando de loja…</translation>
    </message>
    <message>
        <source>The change takes effect when you open this shop again: something is typed on another page, or a Pix is being sent.</source>
        <translation>A mudança vale quando você abrir esta loja de novo: há algo digitado em outra página, ou um Pix sendo enviado.</translation>
    </message>
    <message>
        <source>No charge can be created at the bank, because the file %1 cannot be used. (%2)</source>
        <translation>Não é possível criar cobranças no banco, porque o arquivo %1 não pode ser usado. (%2)</translation>
    </message>
    <message>
        <source>Removing old personal data…</source>
        <translation>Removendo dados pessoais antigos…</translation>
    </message>
    <message>
        <source>Old personal data could not be removed: %1 The next start tries again.</source>
        <translation>Os dados pessoais antigos não puderam ser removidos: %1 O próximo início tenta de novo.</translation>
    </message>
    <message>
        <source>Erasing the person…</source>
        <translation>Apagando a pessoa…</translation>
    </message>
    <message>
        <source>The person could not be erased: %1</source>
        <translation>Não foi possível apagar a pessoa: %1</translation>
    </message>
</context>
<context>
    <name>app::ShopBackupManager</name>
    <message>
        <source>The keyring has no passphrase for backups. Set one in the settings.</source>
        <translation>O chaveiro não tem a senha das cópias. Defina uma nos ajustes.</translation>
    </message>
    <message>
        <source>The keyring of the system cannot be used. Choose a key file for backups instead.</source>
        <translation>O chaveiro do sistema não pode ser usado. Escolha um arquivo de chave para as cópias.</translation>
    </message>
</context>
<context>
    <name>app::Till</name>
    <message>
        <source>Part of %1 cannot be read and is ignored: %2. Alt+7 shows the values used instead.</source>
        <translation>Parte de %1 não pode ser lida e foi ignorada: %2. Alt+7 mostra os valores usados no lugar.</translation>
    </message>
    <message>
        <source>You can charge, but the notes of this counter cannot be used: known customers, printed receipts, used receipts. No receipt is printed until then. (%1)</source>
        <translation>Dá para cobrar, mas as anotações deste balcão não podem ser usadas: clientes conhecidos, comprovantes emitidos, comprovantes usados. Até lá nenhum comprovante é impresso. (%1)</translation>
    </message>
    <message>
        <source>The notes of this counter were damaged, so Balcão started new ones. The old ones are in %1, with customer names: delete the file when it is no longer needed.</source>
        <translation>As anotações deste balcão estavam danificadas, e o Balcão começou outras. As antigas estão em %1, com nomes de clientes: apague o arquivo quando não precisar mais dele.</translation>
    </message>
    <message>
        <source>This applies until Balcão is closed; it could not be saved: %1</source>
        <translation>Isto vale até o Balcão fechar; não pôde ser salvo: %1</translation>
    </message>
    <message>
        <source>The operators cannot be read, so no PIN is accepted. (%1)</source>
        <translation>Não é possível ler os operadores, então nenhum PIN é aceito. (%1)</translation>
    </message>
</context>
<context>
    <name>ui::AccountantController</name>
    <message>
        <source>For the accountant, in %1: %2 (XLSX), %3 (OFX), the summary (PDF) and all checksums. The XLSX contains full names and documents.</source>
        <translation>Para o contador, em %1: %2 (XLSX), %3 (OFX), o resumo (PDF) e as somas de verificação de todos. O XLSX contém nomes e documentos completos.</translation>
    </message>
    <message numerus="yes">
        <source>%n transaction(s)</source>
        <translation>
            <numerusform>%n transação</numerusform>
            <numerusform>%n transações</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n movement(s)</source>
        <comment>of money</comment>
        <translation>
            <numerusform>%n movimento</numerusform>
            <numerusform>%n movimentos</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop writing the accountant&apos;s folder</source>
        <translation>Parar o que está sendo gravado para o contador</translation>
    </message>
    <message>
        <source>Where to put the folder for the accountant</source>
        <translation>Onde ficará a pasta para o contador</translation>
    </message>
    <message>
        <source>Writing for the accountant… Esc stops it.</source>
        <translation>Gravando para o contador… Esc para.</translation>
    </message>
    <message>
        <source>Writing for the accountant: %1 transactions read… Esc stops it.</source>
        <translation>Gravando para o contador: %1 transações lidas… Esc para.</translation>
    </message>
    <message>
        <source>Stopped. Nothing was written.</source>
        <translation>Parado. Nada foi gravado.</translation>
    </message>
    <message numerus="yes">
        <source>%n sealed day(s) of the bank account (PDF).</source>
        <translation>
            <numerusform>%n dia lacrado da conta do banco (PDF).</numerusform>
            <numerusform>%n dias lacrados da conta do banco (PDF).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::AccountantPack</name>
    <message>
        <source>Enclosed: %1 (XLSX), %2 (OFX), the checksums of all (SHA256SUMS)</source>
        <comment>on a cover</comment>
        <translation>Em anexo: %1 (XLSX), %2 (OFX), as somas de verificação de todos (SHA256SUMS)</translation>
    </message>
    <message numerus="yes">
        <source>%n transaction(s)</source>
        <translation>
            <numerusform>%n transação</numerusform>
            <numerusform>%n transações</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n movement(s)</source>
        <comment>of money</comment>
        <translation>
            <numerusform>%n movimento</numerusform>
            <numerusform>%n movimentos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sealed day(s) of the bank account (PDF)</source>
        <comment>on a cover</comment>
        <translation>
            <numerusform>%n dia lacrado da conta do banco (PDF)</numerusform>
            <numerusform>%n dias lacrados da conta do banco (PDF)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::AmountEdit</name>
    <message>
        <source>Amount</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Colar</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
    <message>
        <source>Centavos have two digits.</source>
        <translation>Os centavos têm dois dígitos.</translation>
    </message>
    <message>
        <source>The maximum amount is %1.</source>
        <translation>O maior valor é %1.</translation>
    </message>
    <message>
        <source>“%1” is not clear as an amount. Write it as 12,00 or 1.234,56.</source>
        <translation>“%1” não é um valor claro. Escreva como 12,00 ou 1.234,56.</translation>
    </message>
    <message>
        <source>Type a price before + or *.</source>
        <translation>Digite um preço antes de + ou *.</translation>
    </message>
    <message>
        <source>The quantity after * is missing. Press Enter again to charge %1.</source>
        <translation>Falta a quantidade depois do *. Enter outra vez cobra %1.</translation>
    </message>
    <message>
        <source>The price after + is missing. Press Enter again to charge %1.</source>
        <translation>Falta o preço depois do +. Enter outra vez cobra %1.</translation>
    </message>
    <message>
        <source>Type the amount with digits and a comma; + adds the next price.</source>
        <translation>Digite o valor com números e vírgula; + soma o próximo preço.</translation>
    </message>
    <message>
        <source>That came from the barcode scanner and was ignored. Type the amount.</source>
        <translation>Isso veio do leitor de código de barras e foi ignorado. Digite o valor.</translation>
    </message>
    <message>
        <source>After * type the quantity (1 to %1).</source>
        <translation>Depois de * digite a quantidade (1 a %1).</translation>
    </message>
    <message>
        <source>in centavos</source>
        <translation>em centavos</translation>
    </message>
    <message>
        <source>in whole reais</source>
        <translation>em reais inteiros</translation>
    </message>
</context>
<context>
    <name>ui::AmountPanel</name>
    <message>
        <source>Charge</source>
        <translation>Cobrar</translation>
    </message>
    <message>
        <source>Type the amount. Example: 1500 = %1 · + adds · * quantity</source>
        <translation>Digite o valor. Ex.: 1500 = %1 · + soma · * quantidade</translation>
    </message>
    <message>
        <source>Type the amount. Example: 15 = %1 · comma for centavos · + adds · * quantity</source>
        <translation>Digite o valor. Ex.: 15 = %1 · vírgula para centavos · + soma · * quantidade</translation>
    </message>
    <message>
        <source>Keypad</source>
        <translation>Teclado</translation>
    </message>
    <message>
        <source>Repeat</source>
        <comment>the last charge</comment>
        <translation>Repetir</translation>
    </message>
    <message>
        <source>Print receipt</source>
        <translation>Imprimir</translation>
    </message>
</context>
<context>
    <name>ui::AnnotationChoices</name>
    <message>
        <source>Tag, noted at this counter</source>
        <translation>Tag, anotada neste balcão</translation>
    </message>
    <message>
        <source>Any tag</source>
        <translation>Qualquer tag</translation>
    </message>
    <message>
        <source>Noted at this counter. The list has the most recent tags; the search finds the others.</source>
        <translation>Anotada neste balcão. Aqui estão as tags usadas por último; a busca encontra as outras.</translation>
    </message>
    <message>
        <source>Mark, noted at this counter</source>
        <translation>Marca, anotada neste balcão</translation>
    </message>
    <message>
        <source>Marked or not</source>
        <translation>Com ou sem marca</translation>
    </message>
    <message>
        <source>Noted at this counter; the service does not have it.</source>
        <translation>Anotado neste balcão; o serviço não tem isso.</translation>
    </message>
    <message>
        <source>Counter, from the reference</source>
        <translation>Balcão, pela referência</translation>
    </message>
    <message>
        <source>Any counter</source>
        <translation>Qualquer balcão</translation>
    </message>
    <message>
        <source>The counter of the charge, if its reference has one. Everything that the other filters leave is read.</source>
        <translation>O balcão da cobrança, se a referência o traz. Tudo o que os outros filtros deixam é lido.</translation>
    </message>
    <message>
        <source>“%1” is not the name of a counter and is ignored.</source>
        <translation>“%1” não é o nome de um balcão e foi ignorado.</translation>
    </message>
    <message>
        <source>Reconciled with a bank statement</source>
        <translation>Conciliada com um extrato do banco</translation>
    </message>
    <message>
        <source>Reconciled or not</source>
        <translation>Conciliada ou não</translation>
    </message>
    <message>
        <source>Reconciled</source>
        <comment>transactions, with a bank statement</comment>
        <translation>Conciliadas</translation>
    </message>
    <message>
        <source>Not reconciled</source>
        <comment>transactions, with a bank statement</comment>
        <translation>Não conciliadas</translation>
    </message>
    <message>
        <source>Compared with the bank statements of this counter.</source>
        <translation>Comparado com os extratos do banco deste balcão.</translation>
    </message>
    <message>
        <source>Operator who created the charge</source>
        <translation>Operador que criou a cobrança</translation>
    </message>
    <message>
        <source>Any operator</source>
        <translation>Qualquer operador</translation>
    </message>
    <message>
        <source>Recorded at this counter; the service does not have it.</source>
        <translation>Registrado neste balcão; o serviço não tem essa informação.</translation>
    </message>
    <message>
        <source>Unusual transactions</source>
        <translation>Transações fora do comum</translation>
    </message>
    <message>
        <source>Unusual or not</source>
        <translation>Comuns ou não</translation>
    </message>
    <message>
        <source>Unusual: %1</source>
        <translation>Fora do comum: %1</translation>
    </message>
    <message>
        <source>What a person should look at: late payments, refunds, other amounts and more. Everything that the other filters leave is read.</source>
        <translation>O que uma pessoa deve conferir: pagamentos com atraso, devoluções, outros valores e mais. É lido tudo o que os outros filtros deixam.</translation>
    </message>
</context>
<context>
    <name>ui::ApprovalEditor</name>
    <message>
        <source>From this amount</source>
        <translation>A partir deste valor</translation>
    </message>
    <message>
        <source>Approver&apos;s PIN</source>
        <translation>PIN do aprovador</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Definir</translation>
    </message>
    <message>
        <source>Write an amount as 12,00 or 1.234,56. With 0,01 every payout needs approval.</source>
        <translation>Escreva um valor como 12,00 ou 1.234,56. Com 0,01 todo envio precisa de aprovação.</translation>
    </message>
    <message>
        <source>From %1, a second person approves.</source>
        <translation>A partir de %1 uma segunda pessoa aprova.</translation>
    </message>
</context>
<context>
    <name>ui::AuditCard</name>
    <message>
        <source>%1 · %2</source>
        <comment>action, operator</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>Operadores</translation>
    </message>
</context>
<context>
    <name>ui::AuditView</name>
    <message>
        <source>Audit log</source>
        <translation>Registro de ações</translation>
    </message>
    <message>
        <source>Check the log</source>
        <translation>Conferir o registro</translation>
    </message>
    <message>
        <source>Save the log…</source>
        <translation>Salvar o registro…</translation>
    </message>
    <message>
        <source>The notes of this counter cannot be read.</source>
        <translation>Não é possível ler as notas deste balcão.</translation>
    </message>
    <message>
        <source>The log was changed or shortened at entry %1.</source>
        <translation>O registro foi alterado ou encurtado na entrada %1.</translation>
    </message>
    <message numerus="yes">
        <source>All %n entries are unchanged. Last digest: %1</source>
        <translation>
            <numerusform>%n entrada, sem alteração. Último resumo: %1</numerusform>
            <numerusform>Todas as %n entradas estão sem alteração. Último resumo: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the log</source>
        <translation>Salvar o registro</translation>
    </message>
    <message>
        <source>The file cannot be written: %1</source>
        <translation>Não é possível gravar o arquivo: %1</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Salvo: %1</translation>
    </message>
    <message>
        <source>Undo this change</source>
        <translation>Desfazer esta mudança</translation>
    </message>
    <message>
        <source>Undone. The log has a new entry about the undo.</source>
        <translation>Desfeito. O registro tem uma nova entrada sobre isso.</translation>
    </message>
    <message>
        <source>Not undone: the value was changed again after this entry.</source>
        <translation>Não desfeito: o valor mudou de novo depois desta entrada.</translation>
    </message>
    <message>
        <source>Not undone: the earlier text was erased.</source>
        <translation>Não desfeito: o texto anterior foi apagado.</translation>
    </message>
    <message>
        <source>Not undone: the log does not have the earlier value.</source>
        <translation>Não desfeito: o registro não tem o valor anterior.</translation>
    </message>
    <message>
        <source>The closed shift %1 was changed or removed.</source>
        <translation>O turno fechado %1 foi alterado ou removido.</translation>
    </message>
    <message numerus="yes">
        <source>All %n closed shifts are unchanged.</source>
        <translation>
            <numerusform>%n turno fechado, sem alteração.</numerusform>
            <numerusform>Todos os %n turnos fechados estão sem alteração.</numerusform>
        </translation>
    </message>
    <message>
        <source>No entry so far.</source>
        <translation>Nenhuma entrada até agora.</translation>
    </message>
</context>
<context>
    <name>ui::AuthorizationBar</name>
    <message>
        <source>PIN of a colleague</source>
        <translation>PIN de um colega</translation>
    </message>
    <message>
        <source>Allow once</source>
        <translation>Permitir uma vez</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>%1 may not do this: %2, %3.</source>
        <comment>operator, action, amount</comment>
        <translation>%1 não pode fazer isto: %2, %3.</translation>
    </message>
    <message>
        <source>%1 may not do this: %2.</source>
        <comment>operator, action</comment>
        <translation>%1 não pode fazer isto: %2.</translation>
    </message>
    <message>
        <source>Allowed once: do it again now.</source>
        <translation>Permitido uma vez: faça de novo agora.</translation>
    </message>
    <message>
        <source>This operator may not do it either.</source>
        <translation>Este operador também não pode.</translation>
    </message>
</context>
<context>
    <name>ui::BackOffice</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Transactions</source>
        <translation>Transações</translation>
    </message>
    <message>
        <source>One transaction</source>
        <translation>Uma transação</translation>
    </message>
    <message>
        <source>Send Pix</source>
        <translation>Enviar Pix</translation>
    </message>
    <message>
        <source>Not confirmed</source>
        <translation>Não confirmados</translation>
    </message>
    <message numerus="yes">
        <source>%n not confirmed</source>
        <translation>
            <numerusform>%n não confirmado</numerusform>
            <numerusform>%n não confirmados</numerusform>
        </translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Relatórios</translation>
    </message>
    <message>
        <source>Refunded: %1.</source>
        <translation>Devolvido: %1.</translation>
    </message>
    <message>
        <source>The refund of %1 failed: %2</source>
        <comment>amount, reason</comment>
        <translation>A devolução de %1 falhou: %2</translation>
    </message>
    <message>
        <source>Reconcile</source>
        <translation>Conciliar</translation>
    </message>
    <message>
        <source>Shifts</source>
        <translation>Turnos</translation>
    </message>
</context>
<context>
    <name>ui::BackupPanel</name>
    <message numerus="yes">
        <source>%n transaction(s)</source>
        <comment>in a backup</comment>
        <translation>
            <numerusform>%n transação</numerusform>
            <numerusform>%n transações</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, the newest of %2</source>
        <comment>a number; date and time</comment>
        <translation>%1, a mais nova de %2</translation>
    </message>
    <message>
        <source>%1; without key and name</source>
        <translation>%1; sem chave e nome</translation>
    </message>
    <message>
        <source>Make a backup now</source>
        <translation>Fazer uma cópia agora</translation>
    </message>
    <message>
        <source>Progress of the backup</source>
        <translation>Andamento da cópia</translation>
    </message>
    <message>
        <source>Backups in the folder, the newest first</source>
        <translation>Cópias na pasta, a mais nova primeiro</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Conferir</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Restaurar…</translation>
    </message>
    <message>
        <source>Keep the shop as it is</source>
        <translation>Deixar a loja como está</translation>
    </message>
    <message>
        <source>Copying and checking. You can keep working.</source>
        <translation>Copiando e conferindo. Você pode continuar trabalhando.</translation>
    </message>
    <message>
        <source>intact: %1</source>
        <translation>íntegra: %1</translation>
    </message>
    <message>
        <source>Backup created and checked: %1. It contains your customers&apos; names and documents: keep it safe.</source>
        <translation>Cópia feita e conferida: %1. Ela tem nomes e documentos dos seus clientes: guarde-a bem.</translation>
    </message>
    <message>
        <source>No backup was made. %1</source>
        <translation>Nenhuma cópia foi feita. %1</translation>
    </message>
    <message>
        <source>checking…</source>
        <translation>conferindo…</translation>
    </message>
    <message>
        <source>cannot be restored</source>
        <translation>não pode ser restaurada</translation>
    </message>
    <message>
        <source>%1 is intact: %2.</source>
        <translation>%1 está íntegra: %2.</translation>
    </message>
    <message>
        <source>The shop goes back to this backup: %1. The current data is kept in a folder next to it. Charges made since then will no longer be in the shop, but their codes can still be paid: check your bank. The shop closes and opens again.</source>
        <translation>A loja volta ao que era nesta cópia: %1. Os dados de agora ficam em uma pasta ao lado. As cobranças feitas desde então deixam de estar na loja, mas os códigos delas ainda podem ser pagos: confira no seu banco. A loja fecha e abre de novo.</translation>
    </message>
    <message>
        <source>Choose a folder first, ideally on another disk.</source>
        <translation>Escolha antes uma pasta, de preferência em outro disco.</translation>
    </message>
    <message>
        <source>There are no backups in this folder yet.</source>
        <translation>Ainda não há cópia nesta pasta.</translation>
    </message>
    <message>
        <source>Last backup: %1</source>
        <translation>Última cópia: %1</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>não conferida</translation>
    </message>
    <message>
        <source>PIN of the counter</source>
        <translation>PIN do caixa</translation>
    </message>
    <message>
        <source>Attention: new codes will pay the Pix key %1 instead of %2. Continue only if the new key is yours.</source>
        <translation>Atenção: os novos códigos pagarão à chave Pix %1 em vez de %2. Continue só se a nova chave for sua.</translation>
    </message>
    <message>
        <source>Passphrase of this backup</source>
        <translation>Senha desta cópia</translation>
    </message>
    <message>
        <source>Passphrase, if not that of the settings</source>
        <translation>Senha, se não for a dos ajustes</translation>
    </message>
    <message>
        <source>Key file…</source>
        <translation>Arquivo de chave…</translation>
    </message>
    <message>
        <source>Key file of this backup</source>
        <translation>Arquivo de chave desta cópia</translation>
    </message>
    <message>
        <source>Key file: %1</source>
        <translation>Arquivo de chave: %1</translation>
    </message>
    <message>
        <source>encrypted</source>
        <translation>criptografada</translation>
    </message>
    <message>
        <source>Restore (space bar)</source>
        <translation>Restaurar (barra de espaço)</translation>
    </message>
</context>
<context>
    <name>ui::BankPage</name>
    <message>
        <source>Connect and test</source>
        <translation>Conectar e testar</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Your bank</source>
        <translation>Seu banco</translation>
    </message>
    <message>
        <source>With the API Pix of your bank, charges become paid by themselves. Client id, secret and certificate are on the bank&apos;s page for developers.</source>
        <translation>Com a API Pix do seu banco, as cobranças ficam pagas sozinhas. Client id, segredo e certificado estão na página do banco para desenvolvedores.</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Banco</translation>
    </message>
    <message>
        <source>Another bank</source>
        <translation>Outro banco</translation>
    </message>
    <message>
        <source>Pix key</source>
        <translation>Chave Pix</translation>
    </message>
    <message>
        <source>Client id</source>
        <translation>Client id</translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation>Client secret</translation>
    </message>
    <message>
        <source>Stored in the keyring of this computer, and in no file.</source>
        <translation>Fica no chaveiro deste computador, e em nenhum arquivo.</translation>
    </message>
    <message>
        <source>Further value</source>
        <translation>Valor adicional</translation>
    </message>
    <message>
        <source>Only if the bank demands one, as NAME=VALUE.</source>
        <translation>Só se o banco exigir, como NOME=VALOR.</translation>
    </message>
    <message>
        <source>Address of the API</source>
        <translation>Endereço da API</translation>
    </message>
    <message>
        <source>Empty: the bank&apos;s own address.</source>
        <translation>Vazio: o endereço do próprio banco.</translation>
    </message>
    <message>
        <source>Address of the token</source>
        <translation>Endereço do token</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Certificado</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Escolher…</translation>
    </message>
    <message>
        <source>Password of the certificate</source>
        <translation>Senha do certificado</translation>
    </message>
    <message>
        <source>Empty if the file has none. It is not stored.</source>
        <translation>Vazio se o arquivo não tem senha. Ela não é gravada.</translation>
    </message>
    <message>
        <source>Needs a certificate.</source>
        <translation>Precisa de um certificado.</translation>
    </message>
    <message>
        <source>Issues no client secret.</source>
        <translation>Não emite client secret.</translation>
    </message>
    <message>
        <source>Further value: %1=…</source>
        <translation>Valor adicional: %1=…</translation>
    </message>
    <message>
        <source>Needs both addresses, from the bank&apos;s documents.</source>
        <translation>Precisa dos dois endereços, dos documentos do banco.</translation>
    </message>
    <message>
        <source>The file of the certificate cannot be read.</source>
        <translation>O arquivo do certificado não pode ser lido.</translation>
    </message>
    <message>
        <source>The client secret is missing.</source>
        <translation>Falta o client secret.</translation>
    </message>
    <message>
        <source>There is a connection with this name already: remove it first.</source>
        <translation>Já existe uma conexão com este nome: remova-a primeiro.</translation>
    </message>
    <message>
        <source>The keyring of this computer did not store the secret, so nothing was added.</source>
        <translation>O chaveiro deste computador não guardou o segredo, por isso nada foi adicionado.</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Testar</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Pix key %1 · %2</source>
        <comment>key, address</comment>
        <translation>Chave Pix %1 · %2</translation>
    </message>
    <message>
        <source>Payments are read until %1.</source>
        <translation>Pagamentos lidos até %1.</translation>
    </message>
    <message>
        <source>Reading payments…</source>
        <translation>Lendo pagamentos…</translation>
    </message>
    <message>
        <source>Payments without a charge, or with a difference: %1</source>
        <translation>Pagamentos sem cobrança, ou com diferença: %1</translation>
    </message>
    <message>
        <source>differs from its charge</source>
        <translation>difere da cobrança</translation>
    </message>
    <message>
        <source>no charge</source>
        <translation>sem cobrança</translation>
    </message>
    <message>
        <source>balcao-cli bank sync lists all of them.</source>
        <translation>balcao-cli bank sync mostra todos.</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>Testando…</translation>
    </message>
    <message>
        <source>The keyring did not release the secret: unlock the keyring, or remove the connection and add it again.</source>
        <translation>O chaveiro não liberou o segredo: desbloqueie o chaveiro, ou remova a conexão e adicione de novo.</translation>
    </message>
    <message>
        <source>Remove? Payments are no longer seen</source>
        <translation>Remover? Os pagamentos deixam de ser vistos</translation>
    </message>
    <message>
        <source>New charges get codes of the bank</source>
        <translation>Novas cobranças recebem códigos do banco</translation>
    </message>
    <message>
        <source>From the next start. A code of the bank can be paid once, and not after its charge has expired. Needs the permission cob.write.</source>
        <translation>A partir do próximo início. Um código do banco só pode ser pago uma vez, e não depois que a cobrança expira. Precisa da permissão cob.write.</translation>
    </message>
    <message>
        <source>A file .p12, .pfx, .pem, .crt or .cer.</source>
        <translation>Um arquivo .p12, .pfx, .pem, .crt ou .cer.</translation>
    </message>
    <message>
        <source>Key of the certificate</source>
        <translation>Chave do certificado</translation>
    </message>
    <message>
        <source>Only if the key has a file of its own, such as .key.</source>
        <translation>Só se a chave tem um arquivo próprio, como .key.</translation>
    </message>
    <message>
        <source>Certificate authority</source>
        <translation>Autoridade certificadora</translation>
    </message>
    <message>
        <source>Only if the bank has an authority of its own. Balcão trusts the authority for this connection only.</source>
        <translation>Só se o banco tem uma autoridade própria. O Balcão confia nela apenas nesta conexão.</translation>
    </message>
    <message>
        <source>Choose a file: %1</source>
        <translation>Escolher um arquivo: %1</translation>
    </message>
    <message>
        <source>Certificates (%1);;All files (*)</source>
        <translation>Certificados (%1);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Needs the file of the bank&apos;s certificate authority.</source>
        <translation>Precisa do arquivo da autoridade certificadora do banco.</translation>
    </message>
    <message>
        <source>Cancels no charges: a cancelled code can be paid until it expires.</source>
        <translation>Não cancela cobranças: um código cancelado pode ser pago até expirar.</translation>
    </message>
    <message>
        <source>Sends no payments back: use the bank&apos;s app.</source>
        <translation>Não devolve pagamentos: use o app do banco.</translation>
    </message>
    <message>
        <source>The file of the key cannot be read.</source>
        <translation>Não é possível ler o arquivo da chave.</translation>
    </message>
    <message>
        <source>The file of the authority cannot be read.</source>
        <translation>Não é possível ler o arquivo da autoridade.</translation>
    </message>
    <message>
        <source>The certificate of the key is missing.</source>
        <translation>Falta o certificado da chave.</translation>
    </message>
</context>
<context>
    <name>ui::BarChart</name>
    <message>
        <source>Chart of paid amounts; the table has the figures</source>
        <translation>Gráfico do que foi pago; a tabela tem os números</translation>
    </message>
</context>
<context>
    <name>ui::BatchPanel</name>
    <message>
        <source>CSV file saved by a spreadsheet, with the column names in the first line: %1 and, if you like, %2.</source>
        <translation>CSV salvo pela planilha; na primeira linha, os nomes das colunas: %1 e, se quiser, %2.</translation>
    </message>
    <message>
        <source>Rows done</source>
        <translation>Linhas feitas</translation>
    </message>
    <message>
        <source>Send the rows of a file</source>
        <translation>Enviar as linhas de um arquivo</translation>
    </message>
    <message>
        <source>Rows of the file</source>
        <translation>Linhas do arquivo</translation>
    </message>
    <message>
        <source>The total again</source>
        <translation>O total outra vez</translation>
    </message>
    <message>
        <source>This is a large amount. Type the total again:</source>
        <translation>Este é um valor alto. Digite o total outra vez:</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Verificar de novo</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Enviar</translation>
    </message>
    <message>
        <source>A file of payouts</source>
        <translation>Um arquivo de envios</translation>
    </message>
    <message>
        <source>Text of a spreadsheet (*.csv *.txt)</source>
        <translation>Texto de planilha (*.csv *.txt)</translation>
    </message>
    <message>
        <source>%1 cannot be read. Nothing was sent.</source>
        <translation>%1 não pode ser lido. Nada foi enviado.</translation>
    </message>
    <message>
        <source>%1: %2 Nothing was sent.</source>
        <comment>file, what is wrong with it</comment>
        <translation>%1: %2 Nada foi enviado.</translation>
    </message>
    <message>
        <source>%1 to send: %2</source>
        <translation>%1 a enviar: %2</translation>
    </message>
    <message>
        <source>%1 sent: %2</source>
        <translation>%1 enviados: %2</translation>
    </message>
    <message>
        <source>%1 waiting for an identical Pix: %2</source>
        <translation>%1 à espera de um Pix igual: %2</translation>
    </message>
    <message>
        <source>%1 refused: %2</source>
        <translation>%1 recusados: %2</translation>
    </message>
    <message>
        <source>%1 unknown: %2</source>
        <translation>%1 não se sabe: %2</translation>
    </message>
    <message>
        <source>%1 invalid: %2</source>
        <translation>%1 com erro: %2</translation>
    </message>
    <message>
        <source>%1 with a used reference: %2</source>
        <translation>%1 com referência já usada: %2</translation>
    </message>
    <message>
        <source>Wait a moment and check the data.</source>
        <translation>Aguarde um instante e confira os dados.</translation>
    </message>
    <message>
        <source>There is nothing to send now.</source>
        <translation>Não há nada a enviar agora.</translation>
    </message>
    <message>
        <source>Type the total again: it does not match.</source>
        <translation>Digite o total outra vez: não confere.</translation>
    </message>
    <message>
        <source>Checking the rows…</source>
        <translation>Verificando as linhas…</translation>
    </message>
    <message>
        <source>Stopped: %1 Rows already sent stay sent; check again before you continue.</source>
        <translation>Parado: %1 As linhas já enviadas continuam enviadas; verifique de novo antes de continuar.</translation>
    </message>
    <message>
        <source>It has more than %1 rows, or is too large: split the file.</source>
        <translation>Tem mais de %1 linhas, ou é grande demais: divida o arquivo.</translation>
    </message>
    <message>
        <source>This is not a text file: save the spreadsheet as CSV.</source>
        <translation>Isto não é um arquivo de texto: salve a planilha como CSV.</translation>
    </message>
    <message>
        <source>The first line must name the columns: %1.</source>
        <translation>A primeira linha deve ter os nomes das colunas: %1.</translation>
    </message>
    <message>
        <source>Line %1: the column “%2” appears twice.</source>
        <translation>Linha %1: a coluna “%2” aparece duas vezes.</translation>
    </message>
    <message>
        <source>Line %1: the column “%2” is missing.</source>
        <translation>Linha %1: falta a coluna “%2”.</translation>
    </message>
    <message>
        <source>Line %1: a quotation mark is not closed.</source>
        <translation>Linha %1: há aspas que não se fecham.</translation>
    </message>
    <message>
        <source>It has column names but no rows.</source>
        <translation>Tem nomes de colunas e nenhuma linha.</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>Arquivo…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>%1 waiting at this counter: %2</source>
        <translation>%1 esperando neste balcão: %2</translation>
    </message>
    <message>
        <source>Some rows are invalid. Correct the file and open it again, or leave these rows out. Nothing is sent until then.</source>
        <translation>Algumas linhas são inválidas. Corrija o arquivo e abra-o de novo, ou deixe essas linhas de fora. Nada é enviado até lá.</translation>
    </message>
    <message>
        <source>%1 leaves in %2 s. If the program closes before that, nothing is sent.</source>
        <comment>amount, seconds</comment>
        <translation>%1 sai em %2 s. Se o programa fechar antes, nada é enviado.</translation>
    </message>
    <message numerus="yes">
        <source>Send the valid rows without the %n invalid</source>
        <translation>
            <numerusform>Enviar as linhas válidas sem a inválida</numerusform>
            <numerusform>Enviar as linhas válidas sem as %n inválidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel sending</source>
        <translation>Cancelar envio</translation>
    </message>
    <message>
        <source>Sending cancelled: nothing was sent, the money is where it was.</source>
        <translation>Envio cancelado: nada foi enviado, o dinheiro continua onde estava.</translation>
    </message>
    <message>
        <source>Save a template…</source>
        <translation>Salvar um modelo…</translation>
    </message>
    <message>
        <source>Save a template for payouts</source>
        <translation>Salvar um modelo para envios</translation>
    </message>
    <message>
        <source>%1 is saved. Fill it in a spreadsheet and open it here.</source>
        <translation>%1 foi salvo. Preencha em uma planilha e abra aqui.</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>%1 não pôde ser salvo.</translation>
    </message>
    <message>
        <source>Line %1: unknown column “%2”. The columns are chave, valor, nome, documento, email, telefone, descricao, tipo, referencia and extra.</source>
        <translation>Linha %1: a coluna “%2” não é conhecida. As colunas são chave, valor, nome, documento, email, telefone, descricao, tipo, referencia e extra.</translation>
    </message>
</context>
<context>
    <name>ui::BusyIndicator</name>
    <message>
        <source>%1 %2 s so far: the service is slow to answer.</source>
        <comment>the work in progress, seconds</comment>
        <translation>%1 Há %2 s: o serviço está demorando a responder.</translation>
    </message>
    <message>
        <source>%1 No answer for %2 s. %3</source>
        <comment>the work in progress, seconds, the known state</comment>
        <translation>%1 Sem resposta há %2 s. %3</translation>
    </message>
    <message>
        <source>F5 asks again; otherwise Balcão keeps waiting. Neither changes anything.</source>
        <translation>F5 consulta de novo; senão, a espera continua. Nada muda com isso.</translation>
    </message>
</context>
<context>
    <name>ui::CalendarPopup</name>
    <message>
        <source>Calendar</source>
        <translation>Calendário</translation>
    </message>
    <message>
        <source>Month before</source>
        <translation>Mês anterior</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Mês seguinte</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a month and its year, as November 2026</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>ui::CardWalk</name>
    <message>
        <source>Next charge at the counter</source>
        <translation>Próxima cobrança no balcão</translation>
    </message>
    <message>
        <source>Previous charge at the counter</source>
        <translation>Cobrança anterior no balcão</translation>
    </message>
</context>
<context>
    <name>ui::ChargeCard</name>
    <message>
        <source>%1, %2, %3, in front</source>
        <comment>amount, payer, state</comment>
        <translation>%1, %2, %3, na tela</translation>
    </message>
    <message>
        <source>%1, %2, %3, on hold</source>
        <comment>amount, payer, state</comment>
        <translation>%1, %2, %3, em espera</translation>
    </message>
</context>
<context>
    <name>ui::ChargeCards</name>
    <message>
        <source>Charges at this counter</source>
        <translation>Cobranças neste balcão</translation>
    </message>
    <message>
        <source>Ctrl+Tab</source>
        <translation>Ctrl+Tab</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>open charges without a card</comment>
        <translation>
            <numerusform>mais %n</numerusform>
            <numerusform>mais %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ChargeEntry</name>
    <message>
        <source>All fields of the charge</source>
        <translation>Todos os campos da cobrança</translation>
    </message>
    <message>
        <source>Next payer profile</source>
        <translation>Próximo perfil de pagador</translation>
    </message>
    <message>
        <source>Type an amount first.</source>
        <translation>Digite um valor primeiro.</translation>
    </message>
    <message>
        <source>Typed in all fields (F3): %1</source>
        <comment>names of fields</comment>
        <translation>Digitado em todos os campos (F3): %1</translation>
    </message>
    <message>
        <source>The scanned code cannot be a reference. %1</source>
        <translation>O código lido não pode ser uma referência. %1</translation>
    </message>
    <message>
        <source>The scanned code is the reference of this charge: %1</source>
        <translation>O código lido é a referência desta cobrança: %1</translation>
    </message>
</context>
<context>
    <name>ui::ChargeForm</name>
    <message>
        <source>note, returned in API notices</source>
        <translation>observação (volta nos avisos da API)</translation>
    </message>
    <message>
        <source>All fields of the charge</source>
        <translation>Todos os campos da cobrança</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Cobrar</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
</context>
<context>
    <name>ui::ChargePage</name>
    <message>
        <source>Creating the charge…</source>
        <translation>Criando a cobrança…</translation>
    </message>
    <message>
        <source>No charge to repeat yet: F9 repeats the last one.</source>
        <translation>Ainda não há cobrança para repetir: F9 repete a última.</translation>
    </message>
    <message>
        <source>Repeat the last charge</source>
        <translation>Repetir a última cobrança</translation>
    </message>
    <message>
        <source>%1 cancelled</source>
        <translation>%1 cancelada</translation>
    </message>
    <message>
        <source>%1 could not be marked as cancelled. It stays as it was.</source>
        <translation>Não foi possível cancelar %1. A cobrança segue como estava.</translation>
    </message>
    <message>
        <source>You typed this before. Continue from here, or press F2 to start again.</source>
        <translation>Isto já estava digitado. Continue daqui, ou F2 recomeça.</translation>
    </message>
    <message>
        <source>It is not known yet whether the charge was created: see “Not confirmed”, Alt+8. Its code was never shown, so nobody can pay it. Enter creates another one.</source>
        <translation>Ainda não se sabe se a cobrança foi criada: veja “Não confirmados”, Alt+8. O código dela não foi mostrado, então ninguém pode pagá-la. Enter cria outra.</translation>
    </message>
    <message>
        <source>%1 was not created after all. %2</source>
        <comment>amount, what happened</comment>
        <translation>%1: a cobrança acabou não sendo criada. %2</translation>
    </message>
    <message>
        <source>%1: not known yet whether it was created. Balcão is looking for it; do not create it again.</source>
        <translation>%1: ainda não se sabe se a cobrança foi criada. O Balcão está procurando; não crie de novo.</translation>
    </message>
    <message>
        <source>%1 of %2 was created after all and waits here: Ctrl+Tab shows it.</source>
        <comment>amount, time</comment>
        <translation>%1 das %2: a cobrança foi criada e espera aqui: Ctrl+Tab mostra.</translation>
    </message>
    <message>
        <source>It is not known yet whether it was created: do not create it again. F2 serves the next customer while Balcão looks for it.</source>
        <translation>Ainda não se sabe se a cobrança foi criada: não crie de novo. F2 atende o próximo cliente enquanto o Balcão procura.</translation>
    </message>
    <message>
        <source>Charge without the bank</source>
        <translation>Cobrar sem o banco</translation>
    </message>
    <message>
        <source>Shows the shop&apos;s own code. See in the bank&apos;s app whether it is paid.</source>
        <translation>Mostra o código da própria loja. Veja no app do banco se foi pago.</translation>
    </message>
    <message>
        <source>%1 is still open at the bank and can be paid until it expires.</source>
        <translation>%1 continua aberta no banco e pode ser paga até expirar.</translation>
    </message>
</context>
<context>
    <name>ui::ChargeShare</name>
    <message>
        <source>%1: Pix charge of %2</source>
        <comment>shop, amount</comment>
        <translation>%1: cobrança Pix de %2</translation>
    </message>
    <message>
        <source>Copy this code and pay it in your bank&apos;s app (Pix copia e cola):</source>
        <translation>Copie este código e pague no app do seu banco (Pix copia e cola):</translation>
    </message>
    <message>
        <source>Or open: %1</source>
        <comment>an address</comment>
        <translation>Ou abra: %1</translation>
    </message>
    <message>
        <source>WhatsApp…</source>
        <translation>WhatsApp…</translation>
    </message>
    <message>
        <source>E-mail…</source>
        <translation>E-mail…</translation>
    </message>
    <message>
        <source>Copy as a message</source>
        <translation>Copiar como mensagem</translation>
    </message>
    <message>
        <source>Message copied: paste it into any chat.</source>
        <translation>Mensagem copiada: cole em qualquer conversa.</translation>
    </message>
    <message>
        <source>Choose the receiver in the other program.</source>
        <translation>Escolha o destinatário no outro programa.</translation>
    </message>
    <message>
        <source>No program can open this. “Copy as a message” works anyway.</source>
        <translation>Nenhum programa abre isto. “Copiar como mensagem” funciona mesmo assim.</translation>
    </message>
    <message>
        <source>Copy the image of the code</source>
        <translation>Copiar a imagem do código</translation>
    </message>
    <message>
        <source>Image copied: paste it into any chat.</source>
        <translation>Imagem copiada: cole em qualquer conversa.</translation>
    </message>
</context>
<context>
    <name>ui::Charging</name>
    <message>
        <source>Walk-in</source>
        <translation>Balcão</translation>
    </message>
    <message>
        <source>CPF</source>
        <translation>CPF</translation>
    </message>
    <message>
        <source>CPF and name</source>
        <translation>CPF e nome</translation>
    </message>
</context>
<context>
    <name>ui::Chime</name>
    <message>
        <source>Paid: %1</source>
        <comment>spoken; an amount in words</comment>
        <translation>Pago: %1</translation>
    </message>
</context>
<context>
    <name>ui::CodePane</name>
    <message>
        <source>Larger code</source>
        <translation>Código maior</translation>
    </message>
    <message>
        <source>Smaller code</source>
        <translation>Código menor</translation>
    </message>
</context>
<context>
    <name>ui::CodeView</name>
    <message>
        <source>Please ask at the counter how to pay.</source>
        <translation>Pergunte no caixa como pagar.</translation>
    </message>
    <message>
        <source>If your phone does not read it, ask at the counter.</source>
        <translation>Se o seu celular não conseguir ler, fale com o caixa.</translation>
    </message>
    <message>
        <source>Cancel the charge and create it again. If it is refused again, ask your service provider.</source>
        <translation>Cancele a cobrança e crie outra. Se for recusada outra vez, fale com quem mantém o serviço.</translation>
    </message>
</context>
<context>
    <name>ui::ColumnPanel</name>
    <message>
        <source>Columns</source>
        <translation>Colunas</translation>
    </message>
    <message>
        <source>Space shows or hides a column, Ctrl+↑ and Ctrl+↓ move it, ← and → make it narrower or wider.</source>
        <translation>Espaço mostra ou esconde uma coluna, Ctrl+↑ e Ctrl+↓ a movem, ← e → a deixam mais estreita ou mais larga.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restaurar o padrão</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Close the columns</source>
        <translation>Fechar as colunas</translation>
    </message>
</context>
<context>
    <name>ui::CommandPalette</name>
    <message>
        <source>Go to</source>
        <translation>Ir para</translation>
    </message>
    <message>
        <source>A page, an action, a name, a document, a reference or an id</source>
        <translation>Uma página, uma ação, um nome, um documento, uma referência ou um id</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Nada encontrado.</translation>
    </message>
    <message>
        <source>Transaction</source>
        <translation>Transação</translation>
    </message>
    <message>
        <source>Transactions</source>
        <translation>Transações</translation>
    </message>
    <message>
        <source>Search for “%1”</source>
        <comment>the typed text</comment>
        <translation>Procurar “%1”</translation>
    </message>
</context>
<context>
    <name>ui::ConfirmBox</name>
    <message>
        <source>Received</source>
        <comment>button: the money arrived in the bank account</comment>
        <translation>Recebi</translation>
    </message>
    <message>
        <source>Press this when your bank&apos;s app shows the money.</source>
        <translation>Aperte quando o dinheiro aparecer no app do seu banco.</translation>
    </message>
    <message>
        <source>Last 6 characters of the id</source>
        <translation>Últimos 6 caracteres do id</translation>
    </message>
    <message>
        <source>last 6 of the id (optional)</source>
        <translation>últimos 6 do id (opcional)</translation>
    </message>
    <message>
        <source>Optional: the last six characters of the id (E…) on the payer&apos;s receipt. The same payment then cannot confirm a second charge.</source>
        <translation>Opcional: os últimos seis caracteres do id (E…) no comprovante do cliente. Assim o mesmo pagamento não confirma uma segunda cobrança.</translation>
    </message>
    <message>
        <source>That came from the barcode scanner and was ignored.</source>
        <translation>Isso veio do leitor de código de barras e foi ignorado.</translation>
    </message>
    <message>
        <source>Type the last six characters, or press F10 without them.</source>
        <translation>Digite os últimos seis caracteres, ou aperte F10 sem eles.</translation>
    </message>
    <message>
        <source>Type the last six characters of the id, or leave this empty.</source>
        <translation>Digite os últimos seis caracteres do id, ou deixe em branco.</translation>
    </message>
    <message>
        <source>Confirming…</source>
        <translation>Confirmando…</translation>
    </message>
    <message>
        <source>It is not known now whether the confirmation was stored: look at the charge in the list.</source>
        <translation>Ainda não se sabe se a confirmação foi salva: veja a cobrança na lista.</translation>
    </message>
    <message>
        <source>Seen in the bank&apos;s app</source>
        <comment>note of a confirmation by hand</comment>
        <translation>Visto no app do banco</translation>
    </message>
    <message>
        <source>The payment %1 already confirms another charge. Nothing changed.</source>
        <comment>end of an id</comment>
        <translation>O pagamento %1 já confirma outra cobrança. Nada mudou.</translation>
    </message>
</context>
<context>
    <name>ui::ConfirmationBar</name>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>%1 is marked as paid.</source>
        <translation>%1: marcado como pago.</translation>
    </message>
    <message>
        <source>%1 is not paid any more: the charge is cancelled.</source>
        <translation>%1 não está mais pago: a cobrança foi cancelada.</translation>
    </message>
</context>
<context>
    <name>ui::ConnectionBar</name>
    <message>
        <source>The service answers again</source>
        <translation>O serviço voltou a responder</translation>
    </message>
    <message>
        <source>Updating the screen. You will be told what was paid in the meantime.</source>
        <translation>Atualizando a tela. Você será avisado do que foi pago nesse intervalo.</translation>
    </message>
</context>
<context>
    <name>ui::CustomerDisplay</name>
    <message>
        <source>Screen %1 was disconnected; the customer window was closed. Ctrl+D opens it again.</source>
        <translation>A tela %1 foi desligada, e a tela do cliente se fechou. Ctrl+D abre de novo.</translation>
    </message>
    <message>
        <source>A screen was disconnected; the customer window was closed. Ctrl+D opens it again.</source>
        <translation>Uma tela foi desligada, e a tela do cliente se fechou. Ctrl+D abre de novo.</translation>
    </message>
    <message>
        <source>Back to the counter</source>
        <translation>Voltar ao caixa</translation>
    </message>
</context>
<context>
    <name>ui::CustomerWindow</name>
    <message>
        <source>Customers · %1</source>
        <translation>Clientes · %1</translation>
    </message>
    <message>
        <source>Pay with Pix: point your phone here</source>
        <translation>Pague com Pix: aponte o celular aqui</translation>
    </message>
    <message>
        <source>Test code</source>
        <translation>Código de teste</translation>
    </message>
    <message>
        <source>Test · %1</source>
        <comment>name of a screen</comment>
        <translation>Teste · %1</translation>
    </message>
    <message>
        <source>Balcão test: this is no payment</source>
        <translation>Teste do Balcão: isto não é um pagamento</translation>
    </message>
</context>
<context>
    <name>ui::DayEdit</name>
    <message>
        <source>Calendar</source>
        <translation>Calendário</translation>
    </message>
    <message>
        <source>Choose a day in the calendar</source>
        <translation>Escolher um dia no calendário</translation>
    </message>
</context>
<context>
    <name>ui::DayOutput</name>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvo como %1.</translation>
    </message>
    <message>
        <source>It could not be saved as %1: %2.</source>
        <translation>Não foi possível salvar como %1: %2.</translation>
    </message>
    <message>
        <source>Print the day</source>
        <translation>Imprimir o dia</translation>
    </message>
    <message>
        <source>Sent to %1.</source>
        <comment>a printer</comment>
        <translation>Enviado para %1.</translation>
    </message>
    <message>
        <source>It could not be printed on %1.</source>
        <translation>Não foi possível imprimir em %1.</translation>
    </message>
    <message>
        <source>Save the day</source>
        <translation>Salvar o dia</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
</context>
<context>
    <name>ui::DaysPanel</name>
    <message>
        <source>sealed</source>
        <comment>a day</comment>
        <translation>lacrado</translation>
    </message>
    <message>
        <source>nothing open</source>
        <comment>on a day</comment>
        <translation>nada em aberto</translation>
    </message>
    <message numerus="yes">
        <source>%n open</source>
        <comment>on a day</comment>
        <translation>
            <numerusform>%n em aberto</numerusform>
            <numerusform>%n em aberto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n linha</numerusform>
            <numerusform>%n linhas</numerusform>
        </translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Conta</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Dias</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Seal the day</source>
        <translation>Lacrar o dia</translation>
    </message>
    <message>
        <source>Open the day again</source>
        <translation>Reabrir o dia</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>Salvar PDF…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Days · %1</source>
        <comment>account</comment>
        <translation>Dias · %1</translation>
    </message>
    <message>
        <source>No statement covers a day yet.</source>
        <translation>Nenhum extrato cobre um dia ainda.</translation>
    </message>
    <message>
        <source>Sealed at %1. Seal: %2</source>
        <comment>time, digest</comment>
        <translation>Lacrado em %1. Lacre: %2</translation>
    </message>
    <message>
        <source>By %1</source>
        <translation>Por %1</translation>
    </message>
    <message>
        <source>Carried over: %1</source>
        <translation>Transportado: %1</translation>
    </message>
    <message>
        <source>Changed after sealing, together %1:</source>
        <translation>Mudou depois do lacre, somando %1:</translation>
    </message>
    <message>
        <source>Type a reason first.</source>
        <translation>Digite antes um motivo.</translation>
    </message>
    <message>
        <source>Type the PIN first.</source>
        <translation>Digite antes o PIN.</translation>
    </message>
    <message>
        <source>The day is sealed.</source>
        <translation>O dia está lacrado.</translation>
    </message>
    <message>
        <source>The day and all later days are open again.</source>
        <translation>O dia e todos os seguintes estão reabertos.</translation>
    </message>
</context>
<context>
    <name>ui::DetailHead</name>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
</context>
<context>
    <name>ui::DetailPage</name>
    <message>
        <source>Copy code</source>
        <translation>Copiar código</translation>
    </message>
    <message>
        <source>Payer</source>
        <translation>Pagador</translation>
    </message>
    <message>
        <source>Receiver</source>
        <translation>Recebedor</translation>
    </message>
    <message>
        <source>CPF or CNPJ</source>
        <translation>CPF ou CNPJ</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>E-mail</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Telefone</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descrição</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referência</translation>
    </message>
    <message>
        <source>Extra</source>
        <translation>Extra</translation>
    </message>
    <message>
        <source>Commission</source>
        <translation>Comissão</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Criada em</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Concluída em</translation>
    </message>
    <message>
        <source>End-to-end id</source>
        <translation>Id fim a fim (E2E)</translation>
    </message>
    <message>
        <source>Payment link</source>
        <translation>Link de pagamento</translation>
    </message>
    <message>
        <source>Pix key</source>
        <translation>Chave Pix</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>Plataforma</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Pix copy code</source>
        <translation>Pix copia e cola</translation>
    </message>
    <message>
        <source>Code copied.</source>
        <translation>Código copiado.</translation>
    </message>
    <message>
        <source>Show at the counter</source>
        <translation>Mostrar no balcão</translation>
    </message>
    <message>
        <source>Transaction details</source>
        <translation>Detalhes da transação</translation>
    </message>
    <message>
        <source>Reason for the refund</source>
        <translation>Motivo da devolução</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>Escrever uma anotação</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lendo…</translation>
    </message>
    <message>
        <source>This is the last known data.</source>
        <translation>Estes são os últimos dados conhecidos.</translation>
    </message>
    <message>
        <source>The service cannot be reached: this is what this console saw on %1.</source>
        <comment>date and time</comment>
        <translation>Sem conexão com o serviço: isto é o que este computador viu em %1.</translation>
    </message>
    <message>
        <source>Write tags</source>
        <translation>Escrever tags</translation>
    </message>
    <message>
        <source>This is the last known data. %1 (asked at %2)</source>
        <comment>a sentence about the failure, time of the day</comment>
        <translation>Estes são os últimos dados conhecidos. %1 (consultado às %2)</translation>
    </message>
    <message>
        <source>Technical details</source>
        <translation>Detalhes técnicos</translation>
    </message>
</context>
<context>
    <name>ui::DisclosureView</name>
    <message>
        <source>Export</source>
        <translation>Exportação</translation>
    </message>
    <message>
        <source>Accountant&apos;s folder</source>
        <translation>Pasta do contador</translation>
    </message>
    <message>
        <source>personal data masked</source>
        <translation>dados pessoais mascarados</translation>
    </message>
    <message>
        <source>personal data in full</source>
        <translation>dados pessoais completos</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies)</source>
        <comment>of a file</comment>
        <translation>
            <numerusform>%n item</numerusform>
            <numerusform>%n itens</numerusform>
        </translation>
    </message>
    <message>
        <source>not completed</source>
        <translation>não concluído</translation>
    </message>
    <message>
        <source>The notes of this counter cannot be read.</source>
        <translation>Não é possível ler as anotações deste balcão.</translation>
    </message>
    <message>
        <source>No file so far.</source>
        <translation>Nenhum arquivo até agora.</translation>
    </message>
</context>
<context>
    <name>ui::EditsCard</name>
    <message>
        <source>Note removed</source>
        <translation>Anotação removida</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Anotação</translation>
    </message>
    <message>
        <source>Tags removed</source>
        <translation>Tags removidas</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>Cancelled at the counter</source>
        <translation>Cancelada no balcão</translation>
    </message>
    <message>
        <source>Goods handed over</source>
        <translation>Mercadoria entregue</translation>
    </message>
    <message>
        <source>Late payment seen</source>
        <translation>Pagamento tardio visto</translation>
    </message>
    <message>
        <source>Noted at this counter</source>
        <translation>Anotado neste balcão</translation>
    </message>
    <message>
        <source>Restore</source>
        <comment>an earlier note</comment>
        <translation>Restaurar</translation>
    </message>
</context>
<context>
    <name>ui::EnvironmentBand</name>
    <message>
        <source>DEMO</source>
        <translation>DEMONSTRAÇÃO</translation>
    </message>
    <message>
        <source>LOCAL SHOP</source>
        <translation>LOJA LOCAL</translation>
    </message>
    <message>
        <source>no real payments, and all data is discarded at the end</source>
        <translation>nenhum pagamento de verdade, e tudo é descartado no fim</translation>
    </message>
    <message>
        <source>Demo · temporary data on this computer</source>
        <translation>Demonstração · dados temporários neste computador</translation>
    </message>
    <message>
        <source>Local shop · data on this computer</source>
        <translation>Loja local · dados neste computador</translation>
    </message>
    <message>
        <source>RESCUE</source>
        <comment>data of a shop that cannot be opened, to look at</comment>
        <translation>RESGATE</translation>
    </message>
    <message>
        <source>Rescue · a read-only copy of the shop&apos;s data</source>
        <translation>Resgate · uma cópia dos dados da loja, só para leitura</translation>
    </message>
    <message>
        <source>nothing can be charged or changed</source>
        <translation>nada pode ser cobrado nem mudado</translation>
    </message>
    <message>
        <source>SANDBOX</source>
        <translation>SANDBOX</translation>
    </message>
    <message>
        <source>PRODUCTION</source>
        <comment>a service that moves real money</comment>
        <translation>PRODUÇÃO</translation>
    </message>
    <message>
        <source>Sandbox · a service that moves no money · %1</source>
        <translation>Sandbox · um serviço que não move dinheiro · %1</translation>
    </message>
    <message>
        <source>Production · a service that moves real money · %1</source>
        <translation>Produção · um serviço que move dinheiro de verdade · %1</translation>
    </message>
    <message>
        <source>no money moves</source>
        <translation>nenhum dinheiro se move</translation>
    </message>
    <message>
        <source>PRACTICE</source>
        <comment>a shop for training, without real payments</comment>
        <translation>TREINO</translation>
    </message>
    <message>
        <source>Practice shop · no real payments · data on this computer</source>
        <translation>Loja de treino · nenhum pagamento de verdade · dados neste computador</translation>
    </message>
</context>
<context>
    <name>ui::EnvironmentSwitcher</name>
    <message>
        <source>you are here</source>
        <translation>você está aqui</translation>
    </message>
    <message>
        <source>Something typed on another page would be lost: press Enter again to switch anyway.</source>
        <translation>Algo digitado em outra página se perderia: tecle Enter de novo para trocar assim mesmo.</translation>
    </message>
    <message>
        <source>Not now: a charge is being created. Try again in a moment.</source>
        <translation>Agora não: uma cobrança está sendo criada. Tente de novo em instantes.</translation>
    </message>
    <message>
        <source>Not now: a Pix is being sent. Until it leaves, you can cancel it on the page “Send Pix”. You can switch once its outcome is known.</source>
        <translation>Agora não: um Pix está sendo enviado. Até sair, dá para cancelar na página “Enviar Pix”. Você pode trocar quando se souber o resultado.</translation>
    </message>
    <message>
        <source>Type the PIN to switch shops</source>
        <translation>Digite o PIN para trocar de loja</translation>
    </message>
    <message>
        <source>Shops</source>
        <translation>Lojas</translation>
    </message>
    <message>
        <source>Enter opens a shop. Each has its own data. Add remote services in Settings, under “Shops”.</source>
        <translation>Enter abre uma loja. Cada uma tem dados próprios. Adicione serviços remotos em Ajustes, em “Lojas”.</translation>
    </message>
    <message>
        <source>Charges waiting here are also watched from there, unless that is turned off in Settings.</source>
        <translation>As cobranças que esperam aqui também são acompanhadas de lá, a menos que isso seja desligado em Ajustes.</translation>
    </message>
    <message>
        <source>A file is being written on another page: press Enter again to switch anyway and discard it.</source>
        <translation>Um arquivo está sendo gravado em outra página: tecle Enter de novo para trocar assim mesmo e descartá-lo.</translation>
    </message>
</context>
<context>
    <name>ui::EvidenceCard</name>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Withdraw confirmation…</source>
        <translation>Retirar confirmação…</translation>
    </message>
    <message>
        <source>Confirmation</source>
        <translation>Confirmação</translation>
    </message>
    <message>
        <source>Reason for the withdrawal</source>
        <translation>Motivo da retirada</translation>
    </message>
    <message>
        <source>PIN of the back office</source>
        <translation>PIN do escritório</translation>
    </message>
    <message>
        <source>Withdraw now</source>
        <translation>Retirar agora</translation>
    </message>
    <message>
        <source>This counter confirmed the payment just now. Undo: %1.</source>
        <comment>remaining time</comment>
        <translation>Este caixa acabou de confirmar o pagamento. Para desfazer: %1.</translation>
    </message>
    <message>
        <source>If the money never arrived, withdraw the confirmation. The charge becomes cancelled; the history keeps both.</source>
        <translation>Se o dinheiro não chegou, retire a confirmação. A cobrança fica cancelada; o histórico guarda as duas coisas.</translation>
    </message>
    <message>
        <source>Press “Received” when your bank&apos;s app shows %1.</source>
        <translation>Aperte “Recebi” quando %1 aparecer no app do seu banco.</translation>
    </message>
    <message>
        <source>Did %1 arrive after all? Press “Received”: the charge becomes paid, marked “%2”.</source>
        <comment>amount, paid late</comment>
        <translation>%1 chegou mesmo assim? Aperte “Recebi”: a cobrança fica paga, com a marca “%2”.</translation>
    </message>
    <message>
        <source>Withdrawing…</source>
        <translation>Retirando…</translation>
    </message>
    <message>
        <source>It is not known now whether the confirmation was withdrawn. F5 reads this charge again.</source>
        <translation>Ainda não se sabe se a confirmação foi retirada. F5 lê esta cobrança de novo.</translation>
    </message>
</context>
<context>
    <name>ui::ExplainPanel</name>
    <message>
        <source>Always: lines with this text</source>
        <translation>Sempre: linhas com este texto</translation>
    </message>
    <message>
        <source>Text of the lines</source>
        <translation>Texto das linhas</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>What is %1, “%2”?</source>
        <comment>amount, text of the bank</comment>
        <translation>O que é %1, “%2”?</translation>
    </message>
    <message numerus="yes">
        <source>What are these %n lines, together %1?</source>
        <translation>
            <numerusform>O que é esta %n linha, somando %1?</numerusform>
            <numerusform>O que são estas %n linhas, somando %1?</numerusform>
        </translation>
    </message>
    <message>
        <source>A Pix that arrived is never explained by a rule.</source>
        <translation>Um Pix que chegou nunca é explicado por regra.</translation>
    </message>
    <message numerus="yes">
        <source>Explains %n open line(s) now, together %1, and later lines too.</source>
        <translation>
            <numerusform>Explica agora %n linha em aberto, somando %1, e também as futuras.</numerusform>
            <numerusform>Explica agora %n linhas em aberto, somando %1, e também as futuras.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ExportPanel</name>
    <message>
        <source>Transactions written</source>
        <translation>Transações gravadas</translation>
    </message>
    <message>
        <source>Export what the list shows</source>
        <translation>Exportar o que a lista mostra</translation>
    </message>
    <message>
        <source>Cancel or close the export</source>
        <translation>Cancelar ou fechar a exportação</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Arquivo</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>Pasta…</translation>
    </message>
    <message>
        <source>Mask personal data</source>
        <translation>Mascarar dados pessoais</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Substituir</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Abrir a pasta</translation>
    </message>
    <message>
        <source>Copy the path</source>
        <translation>Copiar o caminho</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Adding up…</source>
        <translation>Somando…</translation>
    </message>
    <message>
        <source>No matches. The file will say so.</source>
        <translation>Nada encontrado. O arquivo dirá isso.</translation>
    </message>
    <message>
        <source>Where to save the file</source>
        <translation>Onde salvar o arquivo</translation>
    </message>
    <message>
        <source>The file contains full names, documents, phones and e-mails, for anyone who has it. Keep it as safe as the shop&apos;s data.</source>
        <translation>O arquivo traz nomes, documentos, telefones e e-mails completos: quem o tiver os lê. Guarde-o com o mesmo cuidado que os dados da loja.</translation>
    </message>
    <message>
        <source>Cancelled. No file was written.</source>
        <translation>Cancelado. Nenhum arquivo foi gravado.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>The file can be created without it.</source>
        <translation>O arquivo pode ser feito sem isso.</translation>
    </message>
    <message>
        <source>Reading the transactions…</source>
        <translation>Lendo as transações…</translation>
    </message>
    <message>
        <source>The file appears when everything has been read. Esc cancels.</source>
        <translation>O arquivo aparece depois que tudo é lido. Esc cancela.</translation>
    </message>
    <message>
        <source>Names, documents, phones, e-mails and Pix keys are masked. Descriptions, references, extra texts, notes and tags stay as typed.</source>
        <translation>Nomes, documentos, telefones, e-mails e chaves Pix saem mascarados. Descrições, referências, textos extras, anotações e tags ficam como foram digitados.</translation>
    </message>
    <message>
        <source>No file was written: the notes of this counter cannot be written, so nothing would record the export.</source>
        <translation>Nenhum arquivo foi gravado: não é possível gravar as anotações deste balcão, e nada registraria a exportação.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entry(ies) written, %1: %2</source>
        <translation>
            <numerusform>%Ln item gravado, %1: %2</numerusform>
            <numerusform>%Ln itens gravados, %1: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln transaction(s), on all pages, in all states: %1</source>
        <translation>
            <numerusform>%Ln transação, em todas as páginas e situações: %1</numerusform>
            <numerusform>%Ln transações, em todas as páginas e situações: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>in %1, out %2, net %3</source>
        <translation>entrada %1, saída %2, líquido %3</translation>
    </message>
</context>
<context>
    <name>ui::FailurePage</name>
    <message>
        <source>The shop cannot be opened</source>
        <translation>Não foi possível abrir a loja</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Copiar detalhes</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Technical details</source>
        <translation>Detalhes técnicos</translation>
    </message>
    <message>
        <source>Command that restores a backup</source>
        <translation>Comando que restaura uma cópia de segurança</translation>
    </message>
    <message>
        <source>Creating a read-only copy…</source>
        <translation>Fazendo uma cópia para leitura…</translation>
    </message>
    <message>
        <source>Show the transactions</source>
        <translation>Ver as transações</translation>
    </message>
    <message>
        <source>You can view the data that is still readable; nothing is changed.</source>
        <translation>Dá para ver o que ainda pode ser lido; nada é alterado.</translation>
    </message>
    <message>
        <source>Put the file balcao.db back into the folder. To restore a backup instead, close Balcão and run this, with the file of the backup:</source>
        <translation>Coloque o arquivo balcao.db de volta na pasta. Para restaurar um backup, feche o Balcão e execute isto, com o arquivo do backup:</translation>
    </message>
    <message>
        <source>The database of the shop is missing: the file balcao.db is gone or empty.</source>
        <translation>O banco de dados da loja sumiu: o arquivo balcao.db não existe ou está vazio.</translation>
    </message>
    <message>
        <source>Restore a backup. The current data is kept in a folder next to it.</source>
        <translation>Restaure uma cópia. Os dados atuais ficam guardados em uma pasta ao lado.</translation>
    </message>
    <message>
        <source>Backups, the newest first</source>
        <translation>Cópias, da mais nova para a mais antiga</translation>
    </message>
    <message>
        <source>Restore this backup…</source>
        <translation>Restaurar esta cópia…</translation>
    </message>
    <message>
        <source>Keep the shop as it is</source>
        <translation>Deixar a loja como está</translation>
    </message>
    <message>
        <source>The shop goes back to this backup: %1. Charges made since then will no longer be in the shop, but their codes can still be paid: check your bank.</source>
        <translation>A loja volta para esta cópia: %1. As cobranças feitas depois dela não estarão mais na loja, mas os códigos ainda podem ser pagos: confira no banco.</translation>
    </message>
    <message>
        <source>Restore (space bar)</source>
        <translation>Restaurar (barra de espaço)</translation>
    </message>
</context>
<context>
    <name>ui::FigureBar</name>
    <message>
        <source>%1 %2 %</source>
        <comment>arrow up or down, a number</comment>
        <translation>%1 %2 %</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Recebido</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Devolvido</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Líquido</translation>
    </message>
    <message>
        <source>Sales</source>
        <translation>Vendas</translation>
    </message>
    <message>
        <source>Average sale</source>
        <translation>Venda média</translation>
    </message>
    <message>
        <source>before: %1</source>
        <comment>a figure of the period before</comment>
        <translation>antes: %1</translation>
    </message>
</context>
<context>
    <name>ui::FilesPanel</name>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n linha</numerusform>
            <numerusform>%n linhas</numerusform>
        </translation>
    </message>
    <message>
        <source>imported %1</source>
        <comment>time</comment>
        <translation>importado %1</translation>
    </message>
    <message>
        <source>without balances</source>
        <translation>sem saldos</translation>
    </message>
    <message>
        <source>removed</source>
        <comment>an import</comment>
        <translation>removido</translation>
    </message>
    <message>
        <source>Rule: “%1” %2 is %3</source>
        <comment>phrase, direction, category</comment>
        <translation>Regra: “%1” %2 é %3</translation>
    </message>
    <message>
        <source>in</source>
        <comment>money</comment>
        <translation>entrada</translation>
    </message>
    <message>
        <source>out</source>
        <comment>money</comment>
        <translation>saída</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Remover…</translation>
    </message>
    <message>
        <source>Imported statements and rules</source>
        <translation>Extratos importados e regras</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Remove this rule? Its lines need a decision again.</source>
        <translation>Remover esta regra? As linhas dela precisam de decisão outra vez.</translation>
    </message>
    <message>
        <source>Remove this import? Its lines and their matches go with it. Lines that another import has stay.</source>
        <translation>Remover esta importação? As linhas e os pares dela saem junto. Linhas que outra importação tem ficam.</translation>
    </message>
    <message>
        <source>Removed: %1, %2.</source>
        <comment>lines, matches</comment>
        <translation>Removido: %1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n par</numerusform>
            <numerusform>%n pares</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::FilterBar</name>
    <message>
        <source>Close the filters</source>
        <translation>Fechar os filtros</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Procurar</translation>
    </message>
    <message>
        <source>Interpret the text differently</source>
        <translation>Interpretar o texto de outro modo</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filtros</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>Limpar filtro</translation>
    </message>
    <message>
        <source>Clear filter (%1 hidden)</source>
        <comment>%1 is a number of transactions</comment>
        <translation>Limpar filtro (%1 ocultas)</translation>
    </message>
    <message>
        <source>Remove filter: %1</source>
        <translation>Tirar o filtro: %1</translation>
    </message>
    <message>
        <source>as: %1</source>
        <comment>what was typed is read as, for example, a reference</comment>
        <translation>como: %1</translation>
    </message>
    <message>
        <source>Search: amount, name, end of a receipt …   /</source>
        <translation>Procurar: valor, nome, fim do comprovante …   /</translation>
    </message>
    <message>
        <source>Noted at this counter; the service does not have it.</source>
        <translation>Anotado neste balcão; o serviço não tem isso.</translation>
    </message>
    <message>
        <source>Taken from the reference; the service does not know counters.</source>
        <translation>Tirado da referência; o serviço não conhece balcões.</translation>
    </message>
    <message>
        <source>Filtered on this computer: the service cannot do it, so all other matches are read.</source>
        <translation>Filtrado neste computador: o serviço não faz isso, e tudo o mais que corresponde é lido.</translation>
    </message>
    <message>
        <source>Compared with the bank statements of this counter.</source>
        <translation>Comparado com os extratos do banco deste balcão.</translation>
    </message>
    <message>
        <source>Decided on this computer from states, evidence, marks and statements.</source>
        <translation>Decidido neste computador por situações, comprovações, marcas e extratos.</translation>
    </message>
</context>
<context>
    <name>ui::FilterEffect</name>
    <message>
        <source>The filter hides what you just made: %1. %2 shows all.</source>
        <translation>O filtro oculta o que acaba de ser feito: %1. %2 mostra tudo.</translation>
    </message>
    <message numerus="yes">
        <source>The filter hides %n new transaction(s). %1 shows all.</source>
        <translation>
            <numerusform>O filtro oculta %n transação feita entretanto. %1 mostra tudo.</numerusform>
            <numerusform>O filtro oculta %n transações feitas entretanto. %1 mostra tudo.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::FilterPanel</name>
    <message>
        <source>Operation</source>
        <translation>Operação</translation>
    </message>
    <message>
        <source>In and out</source>
        <translation>Entradas e saídas</translation>
    </message>
    <message>
        <source>State: %1</source>
        <translation>Situação: %1</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Período</translation>
    </message>
    <message>
        <source>Any day</source>
        <translation>Qualquer dia</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoje</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Ontem</translation>
    </message>
    <message>
        <source>This week</source>
        <translation>Esta semana</translation>
    </message>
    <message>
        <source>Last week</source>
        <translation>Semana passada</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Este mês</translation>
    </message>
    <message>
        <source>Last month</source>
        <translation>Mês passado</translation>
    </message>
    <message>
        <source>From … to …</source>
        <translation>De … até …</translation>
    </message>
    <message>
        <source>Days from midnight to midnight in Brasília.</source>
        <translation>Dias de meia-noite a meia-noite em Brasília.</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Primeiro dia</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Último dia</translation>
    </message>
    <message>
        <source>Amount from</source>
        <translation>Valor de</translation>
    </message>
    <message>
        <source>Amount up to</source>
        <translation>Valor até</translation>
    </message>
    <message>
        <source>“%1” is not an amount and is ignored.</source>
        <translation>“%1” não é um valor e foi ignorado.</translation>
    </message>
    <message>
        <source>The first amount is larger than the second: nothing can match.</source>
        <translation>O primeiro valor é maior que o segundo: nada pode corresponder.</translation>
    </message>
    <message>
        <source>When it was paid</source>
        <translation>Quando foi paga</translation>
    </message>
    <message>
        <source>Paid or not</source>
        <translation>Paga ou não</translation>
    </message>
    <message>
        <source>Paid today</source>
        <translation>Pagas hoje</translation>
    </message>
    <message>
        <source>Paid yesterday</source>
        <translation>Pagas ontem</translation>
    </message>
    <message>
        <source>Paid this week</source>
        <translation>Pagas nesta semana</translation>
    </message>
    <message>
        <source>Paid last week</source>
        <translation>Pagas na semana passada</translation>
    </message>
    <message>
        <source>Paid this month</source>
        <translation>Pagas neste mês</translation>
    </message>
    <message>
        <source>Paid last month</source>
        <translation>Pagas no mês passado</translation>
    </message>
    <message>
        <source>“%1” is not a day and is ignored.</source>
        <translation>“%1” não é um dia e foi ignorado.</translation>
    </message>
    <message>
        <source>several states at once</source>
        <translation>várias situações de uma vez</translation>
    </message>
    <message>
        <source>Filtered on this computer, because the service cannot do it: %1.</source>
        <translation>Filtrado neste computador, pois o serviço não faz isso: %1.</translation>
    </message>
    <message>
        <source>Confirmed by</source>
        <translation>Confirmado por</translation>
    </message>
    <message>
        <source>Any confirmation</source>
        <translation>Qualquer confirmação</translation>
    </message>
    <message>
        <source>Confirmed by: %1</source>
        <comment>counter, statement or bank</comment>
        <translation>Confirmado por: %1</translation>
    </message>
    <message>
        <source>Description contains</source>
        <translation>A descrição contém</translation>
    </message>
    <message>
        <source>Days from %1 to %1 in Brasília.</source>
        <comment>a time of day</comment>
        <translation>Dias das %1 às %1 em Brasília.</translation>
    </message>
    <message>
        <source>E-mail contains</source>
        <translation>O e-mail contém</translation>
    </message>
    <message>
        <source>From R$</source>
        <comment>the smallest amount of a filter</comment>
        <translation>De R$</translation>
    </message>
    <message>
        <source>Up to R$</source>
        <comment>the largest amount of a filter</comment>
        <translation>Até R$</translation>
    </message>
</context>
<context>
    <name>ui::FilterRemovals</name>
    <message>
        <source>Without “%1”: %2</source>
        <comment>filter part, number of transactions</comment>
        <translation>Sem “%1”: %2</translation>
    </message>
</context>
<context>
    <name>ui::FirstRunPage</name>
    <message>
        <source>Try it without internet</source>
        <translation>Experimentar sem internet</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Set up my shop</source>
        <translation>Configurar a minha loja</translation>
    </message>
    <message>
        <source>↓ Enter</source>
        <translation>↓ Enter</translation>
    </message>
    <message>
        <source>Charges for your own Pix key, paid straight into your account by any bank app. You need your key and one minute.</source>
        <translation>Cobranças para a sua própria chave Pix, pagas direto na sua conta por qualquer aplicativo de banco. É preciso a chave e um minuto.</translation>
    </message>
    <message>
        <source>Welcome to Balcão</source>
        <translation>Boas-vindas ao Balcão</translation>
    </message>
    <message>
        <source>Connect to a remote service</source>
        <translation>Conectar a um serviço remoto</translation>
    </message>
    <message>
        <source>↓ ↓ Enter</source>
        <translation>↓ ↓ Enter</translation>
    </message>
    <message>
        <source>A provider&apos;s API, its sandbox, or your own balcao-server. You need its address, a key and the platform id.</source>
        <translation>A API de um provedor, o sandbox dele, ou um balcao-server seu. Você precisa do endereço, de uma chave e do id da plataforma.</translation>
    </message>
    <message>
        <source>What you typed was for the counter and was discarded.</source>
        <translation>O que você digitou era para o caixa e foi descartado.</translation>
    </message>
    <message>
        <source>The remote service that was open last has been removed.</source>
        <translation>O serviço remoto que estava aberto por último foi removido.</translation>
    </message>
    <message>
        <source>The shop that was open last was in %1. There is no shop now. If the folder is on another drive, connect the drive and start Balcão again.</source>
        <translation>A última loja aberta ficava em %1. Agora não há loja ali. Se a pasta está em outro disco, conecte o disco e abra o Balcão de novo.</translation>
    </message>
    <message>
        <source>A demo bakery with sales of today and customers who pay. No real payments; all data is discarded when you close the window.</source>
        <translation>Uma padaria de mentira, com vendas de hoje e clientes que pagam. Nenhum pagamento de verdade; tudo é descartado quando você fecha a janela.</translation>
    </message>
    <message>
        <source>Open my shop</source>
        <translation>Abrir a minha loja</translation>
    </message>
</context>
<context>
    <name>ui::FrontOffice</name>
    <message>
        <source>Charge</source>
        <translation>Cobrar</translation>
    </message>
    <message>
        <source>New charge</source>
        <translation>Nova cobrança</translation>
    </message>
    <message>
        <source>Open charges</source>
        <translation>Em aberto</translation>
    </message>
    <message numerus="yes">
        <source>%n open for longer than usual</source>
        <translation>
            <numerusform>%n em aberto há mais tempo que o normal</numerusform>
            <numerusform>%n em aberto há mais tempo que o normal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paid, not seen yet</source>
        <translation>
            <numerusform>%n paga, ainda não vista</numerusform>
            <numerusform>%n pagas, ainda não vistas</numerusform>
        </translation>
    </message>
    <message>
        <source>Customer window</source>
        <translation>Tela do cliente</translation>
    </message>
</context>
<context>
    <name>ui::HeaderMenu</name>
    <message>
        <source>Show all columns</source>
        <translation>Mostrar todas as colunas</translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation>Copiar a tabela</translation>
    </message>
</context>
<context>
    <name>ui::HistoryCard</name>
    <message>
        <source>History</source>
        <translation>Histórico</translation>
    </message>
</context>
<context>
    <name>ui::HoldBar</name>
    <message>
        <source>Pix of %1 leaves in %2 s</source>
        <comment>amount, seconds</comment>
        <translation>Pix de %1 sai em %2 s</translation>
    </message>
    <message>
        <source>Payout file of %1 leaves in %2 s</source>
        <comment>amount, seconds</comment>
        <translation>Arquivo de Pix de %1 sai em %2 s</translation>
    </message>
    <message>
        <source>Refund of %1 leaves in %2 s</source>
        <comment>amount, seconds</comment>
        <translation>Devolução de %1 sai em %2 s</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
</context>
<context>
    <name>ui::HoldPanel</name>
    <message>
        <source>Nothing has left yet. If the program closes before that, nothing is sent: the order waits under “On hold” for a new decision.</source>
        <translation>Nada saiu ainda. Se o programa fechar antes disso, nada é enviado: a ordem fica em “Em espera”, para nova decisão.</translation>
    </message>
    <message>
        <source>Cancel sending</source>
        <translation>Cancelar envio</translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>receiver</comment>
        <translation>para %1</translation>
    </message>
    <message>
        <source>Leaves in %1 s</source>
        <comment>seconds</comment>
        <translation>Sai em %1 s</translation>
    </message>
</context>
<context>
    <name>ui::ImportPanel</name>
    <message>
        <source>Lines: %1 together</source>
        <comment>a sum</comment>
        <translation>Linhas: somam %1</translation>
    </message>
    <message>
        <source>Opening balance %1 + lines %2 = closing balance %3</source>
        <translation>Saldo inicial %1 + linhas %2 = saldo final %3</translation>
    </message>
    <message numerus="yes">
        <source>%n new line(s)</source>
        <translation>
            <numerusform>%n linha nova</numerusform>
            <numerusform>%n linhas novas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n already known</source>
        <comment>lines of a statement</comment>
        <translation>
            <numerusform>%n já conhecida</numerusform>
            <numerusform>%n já conhecidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gone at the bank</source>
        <comment>lines of a statement</comment>
        <translation>
            <numerusform>%n sumiu no banco</numerusform>
            <numerusform>%n sumiram no banco</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n back again</source>
        <comment>lines of a statement</comment>
        <translation>
            <numerusform>%n de volta</numerusform>
            <numerusform>%n de volta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) are missing between the earlier statements and this one.</source>
        <translation>
            <numerusform>Falta %n dia entre os extratos anteriores e este.</numerusform>
            <numerusform>Faltam %n dias entre os extratos anteriores e este.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 are missing between the earlier statements and this one.</source>
        <comment>an amount</comment>
        <translation>Faltam %1 entre os extratos anteriores e este.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) belong to sealed days. They appear as changes after sealing.</source>
        <translation>
            <numerusform>%n linha é de dia lacrado. Ela aparece como mudança depois do lacre.</numerusform>
            <numerusform>%n linhas são de dias lacrados. Elas aparecem como mudanças depois do lacre.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>days</comment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Balance before the first line</source>
        <translation>Saldo antes da primeira linha</translation>
    </message>
    <message>
        <source>The file has no balances</source>
        <translation>O arquivo não tem saldos</translation>
    </message>
    <message>
        <source>Bank number</source>
        <translation>Número do banco</translation>
    </message>
    <message>
        <source>Account number</source>
        <translation>Número da conta</translation>
    </message>
    <message>
        <source>Bank and account</source>
        <translation>Banco e conta</translation>
    </message>
    <message>
        <source>Import nothing</source>
        <translation>Não importar</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more file(s)</source>
        <translation>
            <numerusform>%1, e mais %n arquivo</numerusform>
            <numerusform>%1, e mais %n arquivos</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>Lendo o arquivo…</translation>
    </message>
    <message>
        <source>Nothing was imported.</source>
        <translation>Nada foi importado.</translation>
    </message>
    <message>
        <source>This file was imported before. Importing it again changes nothing.</source>
        <translation>Este arquivo já foi importado. Importar de novo não muda nada.</translation>
    </message>
    <message>
        <source>“%1” is not an amount. Type reais and centavos, such as %2.</source>
        <translation>“%1” não é um valor. Digite reais e centavos, como %2.</translation>
    </message>
    <message>
        <source>Importing…</source>
        <translation>Importando…</translation>
    </message>
    <message>
        <source>Name the columns again</source>
        <translation>Nomear as colunas de novo</translation>
    </message>
    <message>
        <source>The columns have the meaning that you chose for an earlier file.</source>
        <translation>As colunas têm o significado que você escolheu para um arquivo anterior.</translation>
    </message>
    <message numerus="yes">
        <source>The card account %1 is left out, with %n line(s): a card has no balances that prove them.</source>
        <comment>an account</comment>
        <translation>
            <numerusform>A conta de cartão %1 fica de fora, com %n linha: um cartão não tem saldos que a comprovem.</numerusform>
            <numerusform>A conta de cartão %1 fica de fora, com %n linhas: um cartão não tem saldos que as comprovem.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines of the file</source>
        <translation>Linhas do arquivo</translation>
    </message>
</context>
<context>
    <name>ui::KeyEditor</name>
    <message>
        <source>Change the key…</source>
        <translation>Mudar a tecla…</translation>
    </message>
    <message>
        <source>Standard key</source>
        <translation>Tecla padrão</translation>
    </message>
    <message>
        <source>All standard keys</source>
        <translation>Todas as teclas padrão</translation>
    </message>
    <message>
        <source>Search the keys</source>
        <translation>Buscar as teclas</translation>
    </message>
    <message>
        <source>Action or key</source>
        <translation>Ação ou tecla</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Ação</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tecla</translation>
    </message>
    <message>
        <source>%1 (standard: %2)</source>
        <comment>the key of an action</comment>
        <translation>%1 (padrão: %2)</translation>
    </message>
    <message>
        <source>Press the new key for “%1”. Esc keeps %2.</source>
        <comment>action; key</comment>
        <translation>Aperte a nova tecla para “%1”. Esc mantém %2.</translation>
    </message>
    <message>
        <source>%1 is the key for “%2” now.</source>
        <comment>key; action</comment>
        <translation>%1 agora é a tecla de “%2”.</translation>
    </message>
    <message>
        <source>%1 has a fixed meaning. Press another key, or Esc.</source>
        <translation>%1 tem um significado fixo. Aperte outra tecla, ou Esc.</translation>
    </message>
    <message>
        <source>%1 writes a character: combine it with Ctrl or Alt. Press another key, or Esc.</source>
        <translation>%1 escreve um caractere: combine com Ctrl ou Alt. Aperte outra tecla, ou Esc.</translation>
    </message>
    <message>
        <source>%1 is in use: %2. Press another key, or Esc.</source>
        <comment>key; action</comment>
        <translation>%1 já é usada: %2. Aperte outra tecla, ou Esc.</translation>
    </message>
</context>
<context>
    <name>ui::KeyForm</name>
    <message>
        <source>paste the key here</source>
        <translation>cole a chave aqui</translation>
    </message>
    <message>
        <source>Keep until Balcão is closed</source>
        <translation>Guardar até fechar o Balcão</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Asking the keyring of this computer, which may want its password…</source>
        <translation>Consultando o chaveiro deste computador, que pode pedir a senha dele…</translation>
    </message>
    <message>
        <source>The keyring of this computer was not opened. Keep the key in memory? It is not written anywhere, and you type it again at the next start.</source>
        <translation>O chaveiro deste computador não foi aberto. Guardar a chave na memória? Ela não é gravada em lugar nenhum, e é pedida de novo na próxima abertura.</translation>
    </message>
    <message>
        <source>This computer has no keyring for the key. Keep the key in memory? It is not written anywhere, and you type it again at the next start.</source>
        <translation>Este computador não tem chaveiro para a chave. Guardar a chave na memória? Ela não é gravada em lugar nenhum, e é pedida de novo na próxima abertura.</translation>
    </message>
</context>
<context>
    <name>ui::KeyPage</name>
    <message>
        <source>The keyring of this computer has no key for it.</source>
        <translation>O chaveiro deste computador não tem chave para ele.</translation>
    </message>
    <message>
        <source>The keyring of this computer was not opened.</source>
        <translation>O chaveiro deste computador não foi aberto.</translation>
    </message>
    <message>
        <source>This computer has no keyring to read it from.</source>
        <translation>Este computador não tem chaveiro de onde ela pudesse ser lida.</translation>
    </message>
    <message>
        <source>Save and open</source>
        <translation>Salvar e abrir</translation>
    </message>
    <message>
        <source>The key of this service</source>
        <translation>A chave deste serviço</translation>
    </message>
    <message>
        <source>The operator of the service gives you the key. It opens the service at this address and is shown to nobody else; no file, print or export contains it.</source>
        <translation>Quem opera o serviço lhe dá a chave. Ela abre o serviço neste endereço e não é mostrada a mais ninguém; nenhum arquivo, impresso ou exportação a contém.</translation>
    </message>
</context>
<context>
    <name>ui::Keypad</name>
    <message>
        <source>Keypad</source>
        <translation>Teclado</translation>
    </message>
    <message>
        <source>Undo the last key</source>
        <translation>Desfazer a última tecla</translation>
    </message>
    <message>
        <source>C</source>
        <comment>key of a calculator: clear</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>Clear the amount</source>
        <translation>Limpar o valor</translation>
    </message>
    <message>
        <source>Plus: the next price</source>
        <translation>Mais: o próximo preço</translation>
    </message>
    <message>
        <source>Comma: the digits before are whole reais</source>
        <translation>Vírgula: os números antes são reais inteiros</translation>
    </message>
    <message>
        <source>Times: the quantity</source>
        <translation>Vezes: a quantidade</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Cobrar</translation>
    </message>
</context>
<context>
    <name>ui::LastCharge</name>
    <message>
        <source>Last charge: %1 · %2 · %3</source>
        <comment>amount, state, time</comment>
        <translation>Última cobrança: %1 · %2 · %3</translation>
    </message>
    <message>
        <source>No charge to print yet: P prints the last one.</source>
        <translation>Ainda não há cobrança para imprimir: P imprime a última.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>amount, result of printing its receipt</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ui::LatePaymentBar</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalhes</translation>
    </message>
    <message>
        <source>%1 came late</source>
        <translation>%1 chegou com atraso</translation>
    </message>
    <message numerus="yes">
        <source>%1 came late · and %n more</source>
        <translation>
            <numerusform>%1 chegou com atraso · e mais %n</numerusform>
            <numerusform>%1 chegou com atraso · e mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 paid (%2) what was charged (%3). Find the customer or refund the money.</source>
        <comment>payer, time, time</comment>
        <translation>%1 pagou (%2) o que foi cobrado (%3). Encontre o cliente ou devolva o dinheiro.</translation>
    </message>
</context>
<context>
    <name>ui::LineList</name>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>remover</translation>
    </message>
</context>
<context>
    <name>ui::LineModel</name>
    <message numerus="yes">
        <source>%n transaction(s)</source>
        <translation>
            <numerusform>%n transação</numerusform>
            <numerusform>%n transações</numerusform>
        </translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dia</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Transaction</source>
        <translation>Transação</translation>
    </message>
    <message>
        <source>At the bank</source>
        <comment>the text of a statement line</comment>
        <translation>No banco</translation>
    </message>
    <message>
        <source>Balcão</source>
        <comment>the transaction that belongs to a line</comment>
        <translation>Balcão</translation>
    </message>
</context>
<context>
    <name>ui::LinkCard</name>
    <message>
        <source>Open the payment link…</source>
        <translation>Abrir o link de pagamento…</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>Abrir no navegador</translation>
    </message>
    <message>
        <source>Payment link</source>
        <translation>Link de pagamento</translation>
    </message>
    <message>
        <source>This link is not opened: it is not an https address, or it looks like another address. Do not send it to anyone.</source>
        <translation>Este link não é aberto: não é um endereço https, ou parece ser outro endereço. Não o envie a ninguém.</translation>
    </message>
    <message>
        <source>It leads to %1. The name has letters that look like others: open it only if you know this page of your service.</source>
        <translation>Leva a %1. O nome tem letras parecidas com outras: abra só se souber que é a página do seu serviço.</translation>
    </message>
    <message>
        <source>It leads to %1. Is this the page of your service?</source>
        <translation>Leva a %1. Esta é a página do seu serviço?</translation>
    </message>
    <message>
        <source>No browser could be opened.</source>
        <translation>Nenhum navegador pôde ser aberto.</translation>
    </message>
</context>
<context>
    <name>ui::ListDelegate</name>
    <message>
        <source>paid: %1</source>
        <comment>an amount</comment>
        <translation>pago: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln transaction(s)</source>
        <translation>
            <numerusform>%Ln transação</numerusform>
            <numerusform>%Ln transações</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ListFooter</name>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>Go to a page</source>
        <translation>Ir a uma página</translation>
    </message>
    <message>
        <source>Paid: %1   ·   in all states: %2</source>
        <translation>Pago: %1   ·   em todas as situações: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n selecionada</numerusform>
            <numerusform>%n selecionadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Atualizar</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>Página anterior</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Página seguinte</translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>page … of …</comment>
        <translation>de %1</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 selected</source>
        <comment>rows of the list, all matches</comment>
        <translation>
            <numerusform>%n de %1 selecionada</numerusform>
            <numerusform>%n de %1 selecionadas</numerusform>
        </translation>
    </message>
    <message>
        <source>received %1, sent %2, net %3</source>
        <comment>amounts</comment>
        <translation>recebido %1, enviado %2, líquido %3</translation>
    </message>
</context>
<context>
    <name>ui::ListNotes</name>
    <message>
        <source>Write a note</source>
        <translation>Escrever uma anotação</translation>
    </message>
    <message>
        <source>Write tags</source>
        <translation>Escrever tags</translation>
    </message>
</context>
<context>
    <name>ui::ListPage</name>
    <message>
        <source>Transactions</source>
        <translation>Transações</translation>
    </message>
    <message>
        <source>The list could not be read</source>
        <translation>Não foi possível ler a lista</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lendo…</translation>
    </message>
    <message>
        <source>No transaction yet</source>
        <translation>Nenhuma transação ainda</translation>
    </message>
    <message>
        <source>The first charge you make appears here.</source>
        <translation>A primeira cobrança que você fizer aparece aqui.</translation>
    </message>
    <message>
        <source>This shop has no charges yet.</source>
        <translation>Esta loja ainda não fez cobranças.</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Atualizar</translation>
    </message>
    <message>
        <source>Searched: %1.</source>
        <translation>Buscado: %1.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nada encontrado</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colunas</translation>
    </message>
    <message>
        <source>Page %1 could not be read.</source>
        <translation>A página %1 não pôde ser lida.</translation>
    </message>
    <message>
        <source>“%1” was searched in ids, amounts, days, names, documents, keys and phones.</source>
        <translation>“%1” foi buscado em ids, valores, dias, nomes, documentos, chaves e telefones.</translation>
    </message>
    <message>
        <source>Too many transactions for this order, so the newest are first. At most %1 can be sorted: choose a filter first.</source>
        <translation>São transações demais para essa ordem, por isso as mais novas vêm primeiro. No máximo %1 podem ser ordenadas: escolha um filtro antes.</translation>
    </message>
    <message>
        <source>Columns…</source>
        <translation>Colunas…</translation>
    </message>
    <message>
        <source>Compact rows</source>
        <translation>Linhas compactas</translation>
    </message>
    <message>
        <source>Open: details, receipt, refund</source>
        <translation>Abrir: detalhes, comprovante, devolução</translation>
    </message>
    <message>
        <source>Open in a separate window</source>
        <translation>Abrir em outra janela</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>Escrever uma anotação</translation>
    </message>
    <message>
        <source>Write tags</source>
        <translation>Escrever tags</translation>
    </message>
    <message>
        <source>Copy the selected rows</source>
        <translation>Copiar as linhas selecionadas</translation>
    </message>
    <message>
        <source>Copy the cell</source>
        <translation>Copiar a célula</translation>
    </message>
    <message>
        <source>Only this payer</source>
        <translation>Só este pagador</translation>
    </message>
    <message>
        <source>Only this receiver</source>
        <translation>Só este recebedor</translation>
    </message>
    <message>
        <source>Only this amount</source>
        <translation>Só este valor</translation>
    </message>
    <message>
        <source>Only this state</source>
        <translation>Só esta situação</translation>
    </message>
    <message>
        <source>Only this day</source>
        <translation>Só este dia</translation>
    </message>
    <message>
        <source>Nothing was read from the service yet</source>
        <translation>Ainda não se leu nada do serviço</translation>
    </message>
    <message>
        <source>Nothing was copied: the notes of this counter cannot be written, so nothing would record the copy.</source>
        <translation>Nada foi copiado: não é possível gravar as anotações deste balcão, e nada registraria a cópia.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln encontrada</numerusform>
            <numerusform>%Ln encontradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln transaction(s)</source>
        <translation>
            <numerusform>%Ln transação</numerusform>
            <numerusform>%Ln transações</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::LiveCharge</name>
    <message>
        <source>That came from the barcode scanner and was ignored.</source>
        <translation>Isso veio do leitor de código de barras e foi ignorado.</translation>
    </message>
    <message>
        <source>This charge is still waiting. F2 serves the next customer, Esc cancels it.</source>
        <translation>Esta cobrança ainda espera. F2 atende o próximo cliente, Esc cancela.</translation>
    </message>
    <message>
        <source>Check the state now</source>
        <translation>Consultar a situação agora</translation>
    </message>
    <message>
        <source>Checked at %1: %2</source>
        <comment>time, state</comment>
        <translation>Consultado às %1: %2</translation>
    </message>
    <message>
        <source>Checking the state…</source>
        <translation>Consultando a situação…</translation>
    </message>
    <message>
        <source>It is not known now whether it is paid: do not hand over the goods. F5 asks again.</source>
        <translation>Não se sabe agora se foi pago: segure a mercadoria. F5 consulta mais uma vez.</translation>
    </message>
    <message>
        <source>A charge on the screen</source>
        <translation>Uma cobrança na tela</translation>
    </message>
    <message>
        <source>The code is already as large as this window allows.</source>
        <translation>O código já está no maior tamanho que cabe nesta janela.</translation>
    </message>
    <message>
        <source>This charge is still waiting. Press F2, then type the next amount.</source>
        <translation>Esta cobrança ainda está aguardando. Aperte F2 e digite o próximo valor.</translation>
    </message>
</context>
<context>
    <name>ui::LockScreen</name>
    <message>
        <source>This counter is locked</source>
        <translation>Este caixa está bloqueado</translation>
    </message>
    <message>
        <source>Locked at %1. Only new payments show here.</source>
        <translation>Bloqueado às %1. Só novos pagamentos aparecem aqui.</translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message>
        <source>Help of this page</source>
        <translation>Ajuda desta página</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Todas as teclas</translation>
    </message>
    <message>
        <source>Go anywhere</source>
        <translation>Ir a qualquer lugar</translation>
    </message>
    <message>
        <source>Close Balcão</source>
        <translation>Fechar o Balcão</translation>
    </message>
    <message>
        <source>Part of this shop&apos;s data is damaged: lists and totals may be wrong. New charges are still stored. Keep your backups.</source>
        <translation>Parte dos dados desta loja está danificada: listas e somas podem estar erradas. Novas cobranças continuam sendo gravadas. Guarde as cópias de segurança que você tem.</translation>
    </message>
    <message>
        <source>Switch shop</source>
        <translation>Trocar de loja</translation>
    </message>
    <message>
        <source>Shops</source>
        <translation>Lojas</translation>
    </message>
    <message numerus="yes">
        <source>%n charges wait at %1, and are watched from here</source>
        <translation>
            <numerusform>%n cobrança espera em %1 e é acompanhada daqui</numerusform>
            <numerusform>%n cobranças esperam em %1 e são acompanhadas daqui</numerusform>
        </translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Fechar mesmo assim</translation>
    </message>
    <message>
        <source>Let it finish</source>
        <translation>Deixar terminar</translation>
    </message>
    <message>
        <source>A file is being written. If you close now, it is discarded.</source>
        <translation>Um arquivo está sendo gravado. Se você fechar agora, ele é descartado.</translation>
    </message>
    <message>
        <source>Open my shop</source>
        <translation>Abrir a minha loja</translation>
    </message>
    <message>
        <source>Set up my shop</source>
        <translation>Configurar a minha loja</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Tela cheia</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>%1 received</source>
        <comment>amount</comment>
        <translation>%1 recebido</translation>
    </message>
    <message>
        <source>Paid at %1</source>
        <comment>time</comment>
        <translation>Pago às %1</translation>
    </message>
</context>
<context>
    <name>ui::MappingForm</name>
    <message>
        <source>What is in the columns?</source>
        <translation>O que há nas colunas?</translation>
    </message>
    <message>
        <source>Meaning of the column %1</source>
        <translation>Significado da coluna %1</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Coluna %1</translation>
    </message>
    <message numerus="yes">
        <source>The first %n line(s) can be read: %1 to %2, together %3.</source>
        <translation>
            <numerusform>A primeira linha pode ser lida: %1 a %2, somando %3.</numerusform>
            <numerusform>As primeiras %n linhas podem ser lidas: %1 a %2, somando %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::MatchPanel</name>
    <message>
        <source>Match</source>
        <translation>Casar</translation>
    </message>
    <message>
        <source>The rest is a fee</source>
        <translation>O resto é tarifa</translation>
    </message>
    <message>
        <source>Search transactions</source>
        <translation>Procurar transações</translation>
    </message>
    <message>
        <source>Amount, end of an id, or name</source>
        <translation>Valor, fim de um id, ou nome</translation>
    </message>
    <message>
        <source>Transactions without a line</source>
        <translation>Transações sem linha</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Match %1, “%2”. Space marks transactions.</source>
        <comment>amount, text</comment>
        <translation>Casar %1, “%2”. Espaço marca transações.</translation>
    </message>
    <message numerus="yes">
        <source>Match %n lines, together %1. Space marks transactions.</source>
        <translation>
            <numerusform>Casar %n linha, somando %1. Espaço marca transações.</numerusform>
            <numerusform>Casar %n linhas, somando %1. Espaço marca transações.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remaining: %1</source>
        <translation>Falta: %1</translation>
    </message>
</context>
<context>
    <name>ui::NewsPage</name>
    <message>
        <source>Details</source>
        <translation>Detalhes</translation>
    </message>
    <message>
        <source>All seen</source>
        <translation>Tudo visto</translation>
    </message>
    <message>
        <source>%1, key %2</source>
        <comment>the outcome of a charge, and the key that opens it</comment>
        <translation>%1, tecla %2</translation>
    </message>
    <message>
        <source>Since you were last here</source>
        <translation>Desde a última vez que você esteve aqui</translation>
    </message>
</context>
<context>
    <name>ui::NoteEdit</name>
    <message>
        <source>Note</source>
        <translation>Anotação</translation>
    </message>
    <message>
        <source>Only visible on this computer. Enter saves.</source>
        <translation>Visível só neste computador. Enter salva.</translation>
    </message>
    <message>
        <source>The note was not saved. %1</source>
        <translation>A anotação não foi salva. %1</translation>
    </message>
    <message>
        <source>Enter saves your text; Esc again leaves the note as it was.</source>
        <translation>Enter salva o que você digitou; Esc de novo deixa a anotação como estava.</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>With commas between them. Only visible on this computer. Enter saves.</source>
        <translation>Separadas por vírgulas. Visíveis só neste computador. Enter salva.</translation>
    </message>
    <message>
        <source>The tags were not saved: at most %1 tags of %2 characters each.</source>
        <translation>As tags não foram salvas: podem ser até %1, de até %2 caracteres cada uma.</translation>
    </message>
    <message>
        <source>The tags were not saved. %1</source>
        <translation>As tags não foram salvas. %1</translation>
    </message>
    <message>
        <source>Used before: %1</source>
        <comment>tags</comment>
        <translation>Usadas antes: %1</translation>
    </message>
    <message>
        <source>Enter saves your text; Esc again leaves the tags as they were.</source>
        <translation>Enter salva o que você digitou; Esc de novo deixa as tags como estavam.</translation>
    </message>
</context>
<context>
    <name>ui::NoticeBar</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>See options</source>
        <translation>Ver opções</translation>
    </message>
</context>
<context>
    <name>ui::OpenChargesModel</name>
    <message>
        <source>cancelled %1</source>
        <comment>a charge, at this time</comment>
        <translation>cancelada %1</translation>
    </message>
    <message>
        <source>%1, open for %2, %3 %4</source>
        <comment>amount, age, payer, mark</comment>
        <translation>%1, em aberto há %2, %3 %4</translation>
    </message>
    <message>
        <source>Open for</source>
        <comment>column: age of a charge</comment>
        <translation>Em aberto há</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Payer</source>
        <translation>Pagador</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referência</translation>
    </message>
    <message>
        <source>Mark</source>
        <comment>column: what the counter noted of a charge</comment>
        <translation>Marca</translation>
    </message>
    <message>
        <source>, may be paid by now</source>
        <translation>, pode já ter sido paga</translation>
    </message>
</context>
<context>
    <name>ui::OpenChargesPage</name>
    <message>
        <source>Open charges</source>
        <translation>Em aberto</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>brings a charge to the counter again</comment>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Cancel charge</source>
        <translation>Cancelar cobrança</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>Copiar código</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Atualizar</translation>
    </message>
    <message>
        <source>%1 could not be marked as cancelled. It stays as it was.</source>
        <translation>Não foi possível cancelar %1. A cobrança segue como estava.</translation>
    </message>
    <message>
        <source>%1 is cancelled at this counter. The code can still be paid: you will be told if that happens.</source>
        <translation>%1 cancelada neste balcão. O código ainda pode ser pago; se isso acontecer, você será avisado.</translation>
    </message>
    <message>
        <source>%1 is cancelled at this counter. The code can still be paid, and only your bank sees it.</source>
        <translation>%1 cancelada neste balcão. O código ainda pode ser pago, e só o seu banco vê isso.</translation>
    </message>
    <message>
        <source>Code of %1 copied.</source>
        <translation>Código de %1 copiado.</translation>
    </message>
    <message>
        <source>%1, checked at %2: %3</source>
        <comment>amount, time, what it means for the money</comment>
        <translation>%1, verificada às %2: %3</translation>
    </message>
    <message>
        <source>Updated at %1.</source>
        <translation>Atualizado às %1.</translation>
    </message>
    <message>
        <source>Balcão cannot see your bank: paid or not, a charge stays here until it expires. Updated at %1.</source>
        <translation>O Balcão não vê o seu banco: paga ou não, a cobrança fica aqui até expirar. Atualizado às %1.</translation>
    </message>
    <message>
        <source>%1 older ones are not shown: find them under Transactions.</source>
        <translation>%1 mais antigas não aparecem aqui: procure em Transações.</translation>
    </message>
    <message numerus="yes">
        <source>%n open charge(s)</source>
        <translation>
            <numerusform>%n cobrança em aberto</numerusform>
            <numerusform>%n cobranças em aberto</numerusform>
        </translation>
    </message>
    <message>
        <source>They could not be refreshed. F5 tries again.</source>
        <translation>Não foi possível atualizar. F5 tenta outra vez.</translation>
    </message>
    <message>
        <source>The open charges could not be read</source>
        <translation>Não foi possível ler as cobranças em aberto</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lendo…</translation>
    </message>
    <message>
        <source>No open charges</source>
        <translation>Nenhuma cobrança em aberto</translation>
    </message>
    <message>
        <source>Every charge is settled.</source>
        <translation>Todas as cobranças estão resolvidas.</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Atualizar</translation>
    </message>
    <message>
        <source>Undo cancel</source>
        <translation>Desfazer cancelamento</translation>
    </message>
    <message>
        <source>%1 is no longer cancelled.</source>
        <translation>%1 não está mais cancelada.</translation>
    </message>
    <message>
        <source>That could not be saved. %1 stays cancelled.</source>
        <translation>Não foi possível salvar isso. %1 continua cancelada.</translation>
    </message>
    <message>
        <source>Checking the state of %1…</source>
        <translation>Consultando a situação de %1…</translation>
    </message>
    <message>
        <source>It is not known now whether it is paid: do not hand over the goods. R asks again.</source>
        <translation>Não se sabe agora se foi pago: segure a mercadoria. R consulta mais uma vez.</translation>
    </message>
    <message>
        <source>Updated at %1; the service is asked regularly.</source>
        <translation>Atualizado às %1; o serviço é consultado regularmente.</translation>
    </message>
    <message>
        <source>%1 is cancelled. Nobody can pay the code any more.</source>
        <translation>%1 cancelada. Ninguém mais pode pagar o código.</translation>
    </message>
    <message>
        <source>No open charges so far</source>
        <translation>Nenhuma cobrança aberta até agora</translation>
    </message>
    <message>
        <source>Older ones can follow: the service is still being read.</source>
        <translation>Ainda podem aparecer mais antigas: a leitura do serviço continua.</translation>
    </message>
    <message>
        <source>Balcão cannot see your bank: press “Received” for each charge that your bank&apos;s app shows as paid.</source>
        <translation>O Balcão não vê o seu banco: aperte “Recebi” em cada cobrança que aparecer paga no app do seu banco.</translation>
    </message>
    <message>
        <source>A charge becomes PAID when your bank reports its payment. Payments are read until %1.</source>
        <translation>Uma cobrança fica PAGA quando o seu banco informa o pagamento. Pagamentos lidos até %1.</translation>
    </message>
    <message>
        <source>The payments of your bank are read only until %1: press “Received” for each later one that your bank&apos;s app shows.</source>
        <translation>Os pagamentos do seu banco só foram lidos até %1: aperte “Recebi” em cada pagamento posterior que aparecer no app do seu banco.</translation>
    </message>
    <message>
        <source>The payments of your bank are not read yet: press “Received” for each charge that your bank&apos;s app shows as paid.</source>
        <translation>Os pagamentos do seu banco ainda não foram lidos: aperte “Recebi” em cada cobrança que aparecer paga no app do seu banco.</translation>
    </message>
</context>
<context>
    <name>ui::OpeningPage</name>
    <message>
        <source>Opening the shop…</source>
        <translation>Abrindo a loja…</translation>
    </message>
</context>
<context>
    <name>ui::OperatorsPage</name>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>Operadores</translation>
    </message>
    <message>
        <source>New operator</source>
        <translation>Novo operador</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Short name, for receipts</source>
        <translation>Nome curto, para comprovantes</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Função</translation>
    </message>
    <message>
        <source>PIN, 4 digits or more</source>
        <translation>PIN, 4 dígitos ou mais</translation>
    </message>
    <message>
        <source>Refunds up to; empty: any amount</source>
        <translation>Devolve até; vazio: qualquer valor</translation>
    </message>
    <message>
        <source>Name of the second person</source>
        <translation>Nome da segunda pessoa</translation>
    </message>
    <message>
        <source>Works here</source>
        <translation>Trabalha aqui</translation>
    </message>
    <message>
        <source>no longer works here</source>
        <translation>não trabalha mais aqui</translation>
    </message>
    <message>
        <source>Each operator signs in with their PIN. Ctrl+L switches the operator.</source>
        <translation>Cada operador entra com o seu PIN. Ctrl+L troca o operador.</translation>
    </message>
    <message>
        <source>Nobody needs to sign in now. With operators, everybody signs in with their own PIN, and charges, refunds and exports name the person. Add yourself first, as the owner.</source>
        <translation>Agora ninguém precisa entrar. Com operadores, cada pessoa entra com o próprio PIN, e cobranças, devoluções e exportações registram quem fez. Inclua você primeiro, como dono.</translation>
    </message>
    <message>
        <source>New PIN; empty: as before</source>
        <translation>Novo PIN; vazio: como antes</translation>
    </message>
    <message>
        <source>PIN of the counter</source>
        <translation>PIN do balcão</translation>
    </message>
    <message>
        <source>Save the changes</source>
        <translation>Salvar as mudanças</translation>
    </message>
    <message>
        <source>Add the operator</source>
        <translation>Incluir o operador</translation>
    </message>
    <message>
        <source>Write the limit as 50,00.</source>
        <translation>Escreva o limite assim: 50,00.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Salvo.</translation>
    </message>
    <message>
        <source>%1 can sign in now.</source>
        <translation>%1 já pode entrar.</translation>
    </message>
    <message>
        <source>Saved, with the new PIN.</source>
        <translation>Salvo, com o novo PIN.</translation>
    </message>
</context>
<context>
    <name>ui::OutcomePanel</name>
    <message>
        <source>id %1</source>
        <translation>id %1</translation>
    </message>
    <message>
        <source>Next customer in %1 s · press any key to stay here</source>
        <translation>Próximo cliente em %1 s · aperte uma tecla para ficar aqui</translation>
    </message>
    <message>
        <source>Next customer</source>
        <translation>Próximo cliente</translation>
    </message>
    <message>
        <source>Charge again</source>
        <translation>Cobrar de novo</translation>
    </message>
    <message>
        <source>Print receipt</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Save receipt…</source>
        <translation>Salvar…</translation>
    </message>
    <message>
        <source>The confirmation was undone: the charge is cancelled, not paid. “Received” makes it paid again.</source>
        <translation>A confirmação foi desfeita: a cobrança está cancelada, não paga. “Recebi” volta a marcá-la como paga.</translation>
    </message>
</context>
<context>
    <name>ui::Overlay</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>ui::PageNotice</name>
    <message>
        <source>Try again</source>
        <translation>Tentar de novo</translation>
    </message>
</context>
<context>
    <name>ui::PairView</name>
    <message numerus="yes">
        <source>%n transaction(s)</source>
        <translation>
            <numerusform>%n transação</numerusform>
            <numerusform>%n transações</numerusform>
        </translation>
    </message>
    <message>
        <source>At the bank</source>
        <translation>No banco</translation>
    </message>
    <message>
        <source>Balcão</source>
        <translation>Balcão</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Documento</translation>
    </message>
    <message>
        <source>Id</source>
        <comment>of a payment</comment>
        <translation>Id</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Opções</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>igual</translation>
    </message>
    <message>
        <source>nearly equal</source>
        <translation>quase igual</translation>
    </message>
    <message>
        <source>Explained as: %1.</source>
        <translation>Explicada como: %1.</translation>
    </message>
    <message>
        <source>No transaction fits this line.</source>
        <translation>Nenhuma transação combina com esta linha.</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Nota: %1</translation>
    </message>
</context>
<context>
    <name>ui::PassphraseEditor</name>
    <message>
        <source>New passphrase</source>
        <translation>Nova senha</translation>
    </message>
    <message>
        <source>New passphrase again</source>
        <translation>Nova senha outra vez</translation>
    </message>
    <message>
        <source>Set the passphrase</source>
        <translation>Definir a senha</translation>
    </message>
    <message>
        <source>The two passphrases do not match.</source>
        <translation>As duas senhas não são iguais.</translation>
    </message>
    <message>
        <source>The passphrase is set. Write it down and keep it away from the backups.</source>
        <translation>A senha foi definida. Anote-a e guarde longe das cópias.</translation>
    </message>
</context>
<context>
    <name>ui::PayerBar</name>
    <message>
        <source>Payer</source>
        <translation>Pagador</translation>
    </message>
    <message>
        <source>Name of the payer</source>
        <translation>Nome do pagador</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descrição</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referência</translation>
    </message>
    <message>
        <source>CPF or CNPJ</source>
        <translation>CPF ou CNPJ</translation>
    </message>
    <message>
        <source>CPF, CNPJ, last digits or name</source>
        <translation>CPF, CNPJ, últimos dígitos ou nome</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automática</translation>
    </message>
    <message>
        <source>No customer found. New customer? Type the full CPF or CNPJ.</source>
        <translation>Nenhum cliente encontrado. Cliente novo? Digite o CPF ou CNPJ completo.</translation>
    </message>
    <message>
        <source>Forgotten: %1</source>
        <translation>Esquecido: %1</translation>
    </message>
    <message>
        <source>%1 could not be forgotten: the notes of this counter cannot be written.</source>
        <translation>Não foi possível esquecer %1: as anotações deste balcão não podem ser gravadas.</translation>
    </message>
    <message>
        <source>All</source>
        <comment>fields of the charge</comment>
        <translation>Todos</translation>
    </message>
    <message>
        <source>All fields</source>
        <translation>Todos os campos</translation>
    </message>
    <message>
        <source>Profile</source>
        <comment>what to ask the customer for</comment>
        <translation>Perfil</translation>
    </message>
    <message>
        <source>Payer profile</source>
        <translation>Perfil do pagador</translation>
    </message>
    <message>
        <source>Payer · %1</source>
        <comment>profile in use</comment>
        <translation>Pagador · %1</translation>
    </message>
</context>
<context>
    <name>ui::PayerMatches</name>
    <message>
        <source>Known customers</source>
        <translation>Clientes conhecidos</translation>
    </message>
    <message>
        <source>↑ ↓ or + chooses · Enter charges · Ctrl+Del forgets</source>
        <translation>↑ ↓ ou + escolhe · Enter cobra · Ctrl+Del esquece</translation>
    </message>
</context>
<context>
    <name>ui::PayloadCheckList</name>
    <message>
        <source>Amount: %1</source>
        <translation>Valor: %1</translation>
    </message>
    <message>
        <source>Checked: %1</source>
        <comment>a check that a code passed</comment>
        <translation>Conferido: %1</translation>
    </message>
    <message>
        <source>Code checked</source>
        <translation>Código conferido</translation>
    </message>
    <message>
        <source>The provider sets the amount</source>
        <translation>O provedor informa o valor</translation>
    </message>
    <message>
        <source>The shop&apos;s key: %1</source>
        <comment>receiver&apos;s name</comment>
        <translation>Chave da loja: %1</translation>
    </message>
    <message>
        <source>The shop&apos;s provider: %1</source>
        <comment>receiver&apos;s name</comment>
        <translation>Provedor da loja: %1</translation>
    </message>
</context>
<context>
    <name>ui::PayoutBatchModel</name>
    <message>
        <source>not checked yet</source>
        <translation>ainda não verificado</translation>
    </message>
    <message>
        <source>Data after the last column: a comma or semicolon too many?</source>
        <translation>Há dados depois da última coluna: uma vírgula ou um ponto e vírgula a mais?</translation>
    </message>
    <message>
        <source>Reference: %1 belongs to another transaction.</source>
        <translation>Referência: %1 é de outra transação.</translation>
    </message>
    <message>
        <source>to be sent</source>
        <translation>a enviar</translation>
    </message>
    <message>
        <source>Sent %1 · %2</source>
        <comment>time, state</comment>
        <translation>Enviado em %1 · %2</translation>
    </message>
    <message>
        <source>Not sent: the same amount is on its way to this key. When that is final, send the file again.</source>
        <translation>Não enviado: o mesmo valor está a caminho desta chave. Quando for definitivo, envie o arquivo de novo.</translation>
    </message>
    <message>
        <source>Not known whether it was sent. Check the file again before anything else.</source>
        <translation>Não se sabe se foi enviado. Verifique o arquivo de novo antes de qualquer outra coisa.</translation>
    </message>
    <message>
        <source>Line %1, %2 to %3, %4: %5</source>
        <comment>line of a file, amount, receiver, key, result</comment>
        <translation>Linha %1, %2 para %3, %4: %5</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linha</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Receiver</source>
        <translation>Recebedor</translation>
    </message>
    <message>
        <source>Pix key</source>
        <translation>Chave Pix</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Not sent: it waits at this counter, under “To approve” or “On hold”.</source>
        <translation>Não enviado: espera neste balcão, em “Para aprovar” ou “Em espera”.</translation>
    </message>
</context>
<context>
    <name>ui::PayoutColumnsPanel</name>
    <message>
        <source>What do the columns of the file contain?</source>
        <translation>O que há nas colunas do arquivo?</translation>
    </message>
    <message>
        <source>Read the file with these columns</source>
        <translation>Ler o arquivo com estas colunas</translation>
    </message>
    <message>
        <source>Column “%1”</source>
        <comment>a name in a file</comment>
        <translation>Coluna “%1”</translation>
    </message>
    <message>
        <source>Leave out</source>
        <comment>a column of a file</comment>
        <translation>Deixar de fora</translation>
    </message>
</context>
<context>
    <name>ui::PayoutQueue</name>
    <message>
        <source>%1 to %2</source>
        <comment>amount, receiver</comment>
        <translation>%1 para %2</translation>
    </message>
    <message>
        <source>waiting for another person since %1: nothing was sent</source>
        <translation>espera outra pessoa desde %1: nada foi enviado</translation>
    </message>
    <message>
        <source>held since %1: nothing was sent</source>
        <translation>em espera desde %1: nada foi enviado</translation>
    </message>
    <message>
        <source>requested at %1, not known whether it was sent: nothing else goes to this key</source>
        <translation>pedido em %1, e não se sabe se foi enviado: nada mais vai para esta chave</translation>
    </message>
    <message>
        <source>refused here at %1, nothing was sent: %2</source>
        <comment>time, reason</comment>
        <translation>recusado aqui em %1, nada foi enviado: %2</translation>
    </message>
    <message>
        <source>Payouts</source>
        <translation>Envios</translation>
    </message>
    <message>
        <source>Reason for refusing</source>
        <translation>Motivo da recusa</translation>
    </message>
    <message>
        <source>Approver&apos;s PIN</source>
        <translation>PIN do aprovador</translation>
    </message>
    <message>
        <source>Ask the service now</source>
        <translation>Perguntar ao serviço agora</translation>
    </message>
    <message>
        <source>Refuse…</source>
        <translation>Recusar…</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>The newest %1 of %2; the list has all of them.</source>
        <translation>Os %1 mais recentes de %2; a lista tem todos.</translation>
    </message>
    <message>
        <source>No approval needed: the second person has no PIN. Set one in Settings, under Send.</source>
        <translation>Nenhuma aprovação é necessária: a segunda pessoa não tem PIN. Defina um em Ajustes, em Enviar.</translation>
    </message>
    <message>
        <source>Nothing waits for approval.</source>
        <translation>Nada espera aprovação.</translation>
    </message>
    <message>
        <source>Made at this counter. The second person approves or refuses with their PIN; this counter recognises people only by PIN.</source>
        <translation>Feitos neste balcão. A segunda pessoa aprova ou recusa com o PIN dela; este balcão só reconhece as pessoas pelo PIN.</translation>
    </message>
    <message>
        <source>Nothing is on hold. Confirmed payouts wait here for some seconds, and interrupted ones until you decide.</source>
        <translation>Nada em espera. Envios confirmados esperam aqui alguns segundos; os interrompidos, até você decidir.</translation>
    </message>
    <message>
        <source>None of these was sent, except where that is unknown.</source>
        <translation>Nenhum destes foi enviado, salvo onde não se sabe.</translation>
    </message>
    <message>
        <source>Nothing is on its way.</source>
        <translation>Nada está a caminho.</translation>
    </message>
    <message>
        <source>Accepted, not final. Never send one again because it seems stuck.</source>
        <translation>Aceitos, mas não definitivos. Nunca envie de novo porque parece parado.</translation>
    </message>
    <message>
        <source>Nothing was sent yet.</source>
        <translation>Nada foi enviado ainda.</translation>
    </message>
    <message>
        <source>The money is with the receivers.</source>
        <translation>O dinheiro está com os recebedores.</translation>
    </message>
    <message>
        <source>Nothing was refused.</source>
        <translation>Nada foi recusado.</translation>
    </message>
    <message>
        <source>Not sent: the money is where it was.</source>
        <translation>Não enviados: o dinheiro está onde estava.</translation>
    </message>
    <message>
        <source>Review to approve</source>
        <translation>Revisar para aprovar</translation>
    </message>
    <message>
        <source>Review again to send</source>
        <translation>Revisar de novo para enviar</translation>
    </message>
    <message>
        <source>Type the reason for refusing.</source>
        <translation>Digite o motivo da recusa.</translation>
    </message>
    <message>
        <source>Refused: nothing was sent.</source>
        <translation>Recusado: nada foi enviado.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalhes</translation>
    </message>
</context>
<context>
    <name>ui::PayoutTabs</name>
    <message>
        <source>New</source>
        <comment>payout</comment>
        <translation>Novo</translation>
    </message>
    <message>
        <source>To approve</source>
        <comment>payouts</comment>
        <translation>Para aprovar</translation>
    </message>
    <message>
        <source>On hold</source>
        <comment>payouts</comment>
        <translation>Em espera</translation>
    </message>
    <message>
        <source>In process</source>
        <comment>payouts</comment>
        <translation>Em processamento</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>payouts</comment>
        <translation>Concluídos</translation>
    </message>
    <message>
        <source>Refused</source>
        <comment>payouts</comment>
        <translation>Recusados</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a tab, how many are there</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>ui::PersonErasurePanel</name>
    <message>
        <source>CPF or CNPJ of the person</source>
        <translation>CPF ou CNPJ da pessoa</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Procurar</translation>
    </message>
    <message>
        <source>Erase this person…</source>
        <translation>Apagar esta pessoa…</translation>
    </message>
    <message>
        <source>PIN of the counter</source>
        <translation>PIN do caixa</translation>
    </message>
    <message>
        <source>Erase (space bar)</source>
        <translation>Apagar (barra de espaço)</translation>
    </message>
    <message>
        <source>Keep everything</source>
        <translation>Manter tudo</translation>
    </message>
    <message>
        <source>Type the complete CPF or CNPJ.</source>
        <translation>Digite o CPF ou CNPJ completo.</translation>
    </message>
    <message>
        <source>Reading all data of the shop…</source>
        <translation>Lendo todos os dados da loja…</translation>
    </message>
    <message>
        <source>Nothing about this person can be erased.</source>
        <translation>Não há nada desta pessoa que possa ser apagado.</translation>
    </message>
    <message>
        <source>Will be erased: %1.</source>
        <translation>Será apagado: %1.</translation>
    </message>
    <message>
        <source>Stays:</source>
        <translation>Fica:</translation>
    </message>
    <message>
        <source>Erase this person? Nobody can undo this. The shop closes and opens again.</source>
        <translation>Apagar esta pessoa? Ninguém pode desfazer. A loja fecha e abre de novo.</translation>
    </message>
    <message>
        <source>Search this person</source>
        <translation>Procurar esta pessoa</translation>
    </message>
</context>
<context>
    <name>ui::PinEditor</name>
    <message>
        <source>Current PIN</source>
        <translation>PIN atual</translation>
    </message>
    <message>
        <source>New PIN</source>
        <translation>Novo PIN</translation>
    </message>
    <message>
        <source>New PIN again</source>
        <translation>Novo PIN de novo</translation>
    </message>
    <message>
        <source>Remove the PIN</source>
        <translation>Remover o PIN</translation>
    </message>
    <message>
        <source>Change the PIN</source>
        <translation>Trocar o PIN</translation>
    </message>
    <message>
        <source>Set the PIN</source>
        <translation>Definir o PIN</translation>
    </message>
    <message>
        <source>A PIN has %1 to %2 digits.</source>
        <translation>Um PIN tem de %1 a %2 dígitos.</translation>
    </message>
    <message>
        <source>The two new PINs do not match.</source>
        <translation>Os dois PINs novos não são iguais.</translation>
    </message>
    <message>
        <source>The PIN is set. Write it down where only you can find it.</source>
        <translation>O PIN está definido. Anote-o onde só você o encontre.</translation>
    </message>
    <message>
        <source>The PIN was removed.</source>
        <translation>O PIN foi removido.</translation>
    </message>
    <message>
        <source>The PIN could not be saved, and nothing changed. %1</source>
        <translation>O PIN não pôde ser salvo, e nada mudou. %1</translation>
    </message>
    <message>
        <source>Each operator has a PIN: see “Operators”.</source>
        <translation>Cada operador tem um PIN: veja “Operadores”.</translation>
    </message>
</context>
<context>
    <name>ui::PinPrompt</name>
    <message>
        <source>Too many wrong PINs: wait %1.</source>
        <comment>minutes and seconds</comment>
        <translation>PIN errado vezes demais: espere %1.</translation>
    </message>
    <message>
        <source>Wrong PIN.</source>
        <translation>PIN incorreto.</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Desbloquear</translation>
    </message>
    <message>
        <source>You can try again.</source>
        <translation>Você pode tentar de novo.</translation>
    </message>
    <message>
        <source>The PIN file cannot be read, so no PIN is accepted. The owner of this computer can delete the file of that PIN (lock.json, or approver.json for the second person) from the data folder.</source>
        <translation>O arquivo do PIN não pode ser lido, portanto nenhum PIN é aceito. O dono deste computador pode apagar da pasta de dados o arquivo desse PIN (lock.json, ou approver.json para a segunda pessoa).</translation>
    </message>
    <message>
        <source>Attempts cannot be stored, so each needs a wait: %1.</source>
        <comment>minutes and seconds</comment>
        <translation>As tentativas não podem ser gravadas, por isso cada uma exige uma espera: %1.</translation>
    </message>
    <message>
        <source>The operators of this shop cannot be read, so no PIN is accepted. Close Balcão, move console.db out of the data folder, and restore a backup with known PINs.</source>
        <translation>Os operadores desta loja não podem ser lidos, por isso nenhum PIN é aceito. Feche o Balcão, tire o console.db da pasta de dados e restaure um backup com PINs conhecidos.</translation>
    </message>
</context>
<context>
    <name>ui::PresetBar</name>
    <message>
        <source>%1, charges directly</source>
        <translation>%1, cobra direto</translation>
    </message>
</context>
<context>
    <name>ui::PresetList</name>
    <message>
        <source>charge directly</source>
        <translation>cobrar direto</translation>
    </message>
    <message>
        <source>Product %1: %2</source>
        <comment>number, what a field is</comment>
        <translation>Produto %1: %2</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nome</translation>
    </message>
    <message>
        <source>price</source>
        <translation>preço</translation>
    </message>
    <message>
        <source>charges directly</source>
        <translation>cobra direto</translation>
    </message>
    <message>
        <source>Name: %1</source>
        <translation>Nome: %1</translation>
    </message>
    <message>
        <source>Price: write it as 5,50, more than zero.</source>
        <translation>Preço: escreva como 5,50, mais que zero.</translation>
    </message>
    <message>
        <source>Add product</source>
        <translation>Adicionar produto</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Vermelho</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Laranja</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Amarelo</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Roxo</translation>
    </message>
    <message>
        <source>No colour</source>
        <translation>Sem cor</translation>
    </message>
    <message>
        <source>colour</source>
        <translation>cor</translation>
    </message>
</context>
<context>
    <name>ui::PreviewModel</name>
    <message>
        <source>Effect</source>
        <comment>heading of a column: new, known or gone</comment>
        <translation>Efeito</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dia</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Text at the bank</source>
        <translation>Texto no banco</translation>
    </message>
</context>
<context>
    <name>ui::ProfileList</name>
    <message>
        <source>asks nothing</source>
        <translation>não pergunta nada</translation>
    </message>
    <message>
        <source>asks the document</source>
        <translation>pergunta o documento</translation>
    </message>
    <message>
        <source>asks document and name</source>
        <translation>pergunta documento e nome</translation>
    </message>
    <message>
        <source>description: the shop&apos;s</source>
        <translation>descrição: a da loja</translation>
    </message>
    <message>
        <source>Profile %1: %2</source>
        <comment>number, what a field is</comment>
        <translation>Perfil %1: %2</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nome</translation>
    </message>
    <message>
        <source>what it asks for</source>
        <translation>o que pergunta</translation>
    </message>
    <message>
        <source>description</source>
        <translation>descrição</translation>
    </message>
    <message>
        <source>Name: %1</source>
        <translation>Nome: %1</translation>
    </message>
    <message>
        <source>Description: %1</source>
        <translation>Descrição: %1</translation>
    </message>
    <message>
        <source>Add profile</source>
        <translation>Adicionar perfil</translation>
    </message>
</context>
<context>
    <name>ui::QrView</name>
    <message>
        <source>QR code of the charge</source>
        <translation>QR Code da cobrança</translation>
    </message>
</context>
<context>
    <name>ui::RawCard</name>
    <message>
        <source>API data</source>
        <translation>Dados da API</translation>
    </message>
    <message>
        <source>For support: names, documents, addresses, phones, keys and codes are hidden. Read the free texts before you share it.</source>
        <translation>Para o suporte: nomes, documentos, e-mails, telefones, chaves e códigos estão ocultos. Leia os textos livres antes de repassar.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copiado.</translation>
    </message>
</context>
<context>
    <name>ui::ReceiptCard</name>
    <message>
        <source>Choose printer…</source>
        <translation>Escolher impressora…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Salvar…</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>Comprovante</translation>
    </message>
    <message>
        <source>Proof of transfer</source>
        <translation>Comprovante de transferência</translation>
    </message>
    <message>
        <source>Print receipt</source>
        <translation>Imprimir comprovante</translation>
    </message>
</context>
<context>
    <name>ui::ReceiptCheckPage</name>
    <message>
        <source>Reading from the service…</source>
        <translation>Consultando o serviço…</translation>
    </message>
    <message>
        <source>The service has not answered by %1</source>
        <translation>O serviço não respondeu até %1</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Check a receipt</source>
        <translation>Conferir comprovante</translation>
    </message>
    <message>
        <source>scan, paste or type</source>
        <translation>leia, cole ou digite</translation>
    </message>
    <message>
        <source>Receipt code (last 6 characters) or time</source>
        <translation>Código do comprovante (últimos 6 caracteres) ou horário</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Atualizar</translation>
    </message>
    <message>
        <source>Goods handed over</source>
        <translation>Mercadoria entregue</translation>
    </message>
    <message>
        <source>For the charge of %1 from %2</source>
        <comment>amount, time</comment>
        <translation>Para a cobrança de %1 das %2</translation>
    </message>
    <message>
        <source>Find any received payment.</source>
        <translation>Procure qualquer pagamento recebido.</translation>
    </message>
    <message>
        <source>Checked at %1, without asking the service</source>
        <translation>Conferido às %1, sem precisar consultar o serviço</translation>
    </message>
    <message>
        <source>The notes of this counter cannot be read: it is not known whether this receipt was used before.</source>
        <translation>As anotações deste balcão não podem ser lidas: não se sabe se este comprovante já foi usado.</translation>
    </message>
    <message>
        <source>Read from the service at %1</source>
        <translation>Serviço consultado às %1</translation>
    </message>
    <message>
        <source>Tried to read from the service at %1</source>
        <translation>Tentativa de consultar o serviço às %1</translation>
    </message>
    <message>
        <source>The payment is of %1, not of %2.</source>
        <translation>O pagamento é de %1, não de %2.</translation>
    </message>
    <message>
        <source>This could not be saved. %1 The same receipt can be shown again.</source>
        <translation>Isto não pôde ser salvo. %1 O mesmo comprovante pode ser mostrado outra vez.</translation>
    </message>
    <message>
        <source>Goods handed over at %1. This receipt cannot be used again.</source>
        <translation>Mercadoria entregue às %1. Este comprovante não serve outra vez.</translation>
    </message>
    <message>
        <source>Read from the notes of this counter at %1</source>
        <translation>Anotações deste balcão consultadas às %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>By amount and time, only charges of the last %1 days are found. For an older one use the end-to-end id.</source>
        <translation>Por valor e horário, só se encontram cobranças dos últimos %1 dias. Para uma mais antiga, use o id E2E.</translation>
    </message>
    <message>
        <source>Not handed over: this receipt can be used again.</source>
        <translation>Não entregue: este comprovante volta a valer.</translation>
    </message>
    <message>
        <source>This could not be saved. %1 The receipt cannot be used again.</source>
        <translation>Não foi possível salvar isso. %1 O comprovante não volta a valer.</translation>
    </message>
    <message>
        <source>Confirmed at the counter at %1</source>
        <translation>Confirmado no caixa às %1</translation>
    </message>
    <message>
        <source>The payment is not among the days read so far. Wait until all days are read, or check your bank&apos;s app.</source>
        <translation>O pagamento não está entre os dias lidos até agora. Espere até que todos os dias sejam lidos, ou confira no aplicativo do banco.</translation>
    </message>
</context>
<context>
    <name>ui::ReceiptController</name>
    <message>
        <source>Print the receipt</source>
        <translation>Imprimir o comprovante</translation>
    </message>
    <message>
        <source>Save the receipt</source>
        <translation>Salvar o comprovante</translation>
    </message>
    <message>
        <source>Receipt (*.pdf *.png)</source>
        <translation>Comprovante (*.pdf *.png)</translation>
    </message>
    <message>
        <source>No receipt: it could not be printed on %1.</source>
        <translation>Sem comprovante: não foi possível imprimir em %1.</translation>
    </message>
    <message>
        <source>It could not be printed on %1.</source>
        <translation>Não foi possível imprimir em %1.</translation>
    </message>
    <message>
        <source>Receipt sent to %1.</source>
        <translation>Comprovante enviado para %1.</translation>
    </message>
    <message>
        <source>No receipt: the name must end with .pdf or .png.</source>
        <translation>Sem comprovante: o nome deve terminar em .pdf ou .png.</translation>
    </message>
    <message>
        <source>No receipt: it could not be saved as %1: %2.</source>
        <translation>Sem comprovante: não foi possível salvar como %1: %2.</translation>
    </message>
    <message>
        <source>Receipt saved as %1.</source>
        <translation>Comprovante salvo em %1.</translation>
    </message>
    <message>
        <source>receipt</source>
        <comment>begins the name of a file</comment>
        <translation>comprovante</translation>
    </message>
    <message>
        <source>Choose a printer first.</source>
        <translation>Escolha antes uma impressora.</translation>
    </message>
    <message>
        <source>Test print</source>
        <translation>Impressão de teste</translation>
    </message>
    <message>
        <source>A test was sent to %1.</source>
        <translation>Um teste foi enviado a %1.</translation>
    </message>
    <message>
        <source>No receipt: the notes of this counter cannot be written, so the next one would pass for the first.</source>
        <translation>Sem comprovante: as anotações deste balcão não podem ser gravadas, e o próximo passaria por primeira via.</translation>
    </message>
    <message>
        <source>Print the code</source>
        <translation>Imprimir o código</translation>
    </message>
    <message>
        <source>Code sent to %1.</source>
        <translation>Código enviado para %1.</translation>
    </message>
    <message>
        <source>Nothing was printed: printer %1 not found. Ctrl+P chooses another.</source>
        <translation>Nada foi impresso: impressora %1 não encontrada. Ctrl+P escolhe outra.</translation>
    </message>
    <message>
        <source>transfer</source>
        <comment>begins the name of a file</comment>
        <translation>transferencia</translation>
    </message>
    <message>
        <source>Report sent to %1.</source>
        <translation>Relatório enviado para %1.</translation>
    </message>
    <message>
        <source>Print the report</source>
        <translation>Imprimir o relatório</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Salvar o relatório</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Report saved as %1.</source>
        <translation>Relatório salvo como %1.</translation>
    </message>
    <message>
        <source>It could not be saved as %1: %2.</source>
        <translation>Não foi possível salvar como %1: %2.</translation>
    </message>
</context>
<context>
    <name>ui::ReceiverMatches</name>
    <message>
        <source>Receivers of earlier payouts</source>
        <translation>Recebedores de Pix anteriores</translation>
    </message>
</context>
<context>
    <name>ui::ReconciliationPage</name>
    <message>
        <source>Reading…</source>
        <translation>Lendo…</translation>
    </message>
    <message>
        <source>Import…</source>
        <comment>statement files</comment>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Statements</source>
        <translation>Extratos</translation>
    </message>
    <message>
        <source>Days and seals</source>
        <translation>Dias e lacres</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Período</translation>
    </message>
    <message>
        <source>All days</source>
        <translation>Todos os dias</translation>
    </message>
    <message>
        <source>Reconciliation</source>
        <translation>Conciliação</translation>
    </message>
    <message>
        <source>Import the statement of your bank: drop a file here, or choose one. OFX, CSV and CNAB 240 can be read. Balcão compares each line with the transactions.</source>
        <translation>Importe o extrato do seu banco: solte um arquivo aqui, ou escolha um. OFX, CSV e CNAB 240 podem ser lidos. O Balcão compara cada linha com as transações.</translation>
    </message>
    <message>
        <source>Import a statement…</source>
        <translation>Importar um extrato…</translation>
    </message>
    <message>
        <source>Show what the service reports</source>
        <translation>Mostrar o que o serviço informa</translation>
    </message>
    <message>
        <source>Queues</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Filter by amount or text</source>
        <translation>Filtrar por valor ou texto</translation>
    </message>
    <message>
        <source>Lines of the queue</source>
        <translation>Linhas da fila</translation>
    </message>
    <message>
        <source>Next line</source>
        <translation>Próxima linha</translation>
    </message>
    <message>
        <source>Previous line</source>
        <translation>Linha anterior</translation>
    </message>
    <message>
        <source>Next queue</source>
        <translation>Próxima fila</translation>
    </message>
    <message>
        <source>Previous queue</source>
        <translation>Fila anterior</translation>
    </message>
    <message>
        <source>Accept the chosen candidate</source>
        <translation>Aceitar a opção escolhida</translation>
    </message>
    <message>
        <source>Choose candidate %1</source>
        <translation>Escolher a opção %1</translation>
    </message>
    <message>
        <source>Note of the line</source>
        <translation>Nota da linha</translation>
    </message>
    <message>
        <source>Save the note</source>
        <translation>Salvar a nota</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Aceitar</translation>
    </message>
    <message>
        <source>Accept all…</source>
        <translation>Aceitar todas…</translation>
    </message>
    <message>
        <source>Not this pair</source>
        <translation>Não é este par</translation>
    </message>
    <message>
        <source>Match by hand</source>
        <translation>Casar à mão</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Explicar</translation>
    </message>
    <message>
        <source>Separate</source>
        <translation>Separar</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Anotação</translation>
    </message>
    <message>
        <source>Open the transaction</source>
        <translation>Abrir a transação</translation>
    </message>
    <message>
        <source>Accept all</source>
        <translation>Aceitar todas</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>Compare again</source>
        <translation>Comparar de novo</translation>
    </message>
    <message>
        <source>Explained as: %1.</source>
        <translation>Explicada como: %1.</translation>
    </message>
    <message>
        <source>Matched by hand.</source>
        <translation>Casado à mão.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) imported</source>
        <translation>
            <numerusform>%n linha importada</numerusform>
            <numerusform>%n linhas importadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matched by an id</source>
        <comment>lines</comment>
        <translation>
            <numerusform>%n casada por id</numerusform>
            <numerusform>%n casadas por id</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n charge(s) became paid</source>
        <translation>
            <numerusform>%n cobrança ficou paga</numerusform>
            <numerusform>%n cobranças ficaram pagas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n payment(s) refused by the service</source>
        <translation>
            <numerusform>%n pagamento recusado pelo serviço</numerusform>
            <numerusform>%n pagamentos recusados pelo serviço</numerusform>
        </translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparando…</translation>
    </message>
    <message>
        <source>The statements cannot be read</source>
        <translation>Os extratos não podem ser lidos</translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>a balance</comment>
        <translation>desconhecido</translation>
    </message>
    <message>
        <source>Opening balance %1 + lines %2 = closing balance %3</source>
        <translation>Saldo inicial %1 + linhas %2 = saldo final %3</translation>
    </message>
    <message>
        <source>Difference %1: it agrees ✓</source>
        <translation>Diferença %1: fecha ✓</translation>
    </message>
    <message>
        <source>Difference %1 ✗</source>
        <translation>Diferença %1 ✗</translation>
    </message>
    <message>
        <source>Difference unknown: the files state no balance.</source>
        <translation>Diferença desconhecida: os arquivos não trazem saldo.</translation>
    </message>
    <message numerus="yes">
        <source>%n payment(s) not recorded by the service yet</source>
        <translation>
            <numerusform>%n pagamento ainda não registrado pelo serviço</numerusform>
            <numerusform>%n pagamentos ainda não registrados pelo serviço</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is open in this period.</source>
        <translation>Nada está em aberto neste período.</translation>
    </message>
    <message>
        <source>Statements of the bank</source>
        <translation>Extratos do banco</translation>
    </message>
    <message>
        <source>Statements (*.ofx *.csv *.txt *.ret *.cnab *.OFX *.CSV *.TXT *.RET)</source>
        <translation>Extratos (*.ofx *.csv *.txt *.ret *.cnab *.OFX *.CSV *.TXT *.RET)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Accepted: %1. Ctrl+Z undoes it.</source>
        <translation>Aceito: %1. Ctrl+Z desfaz.</translation>
    </message>
    <message numerus="yes">
        <source>Accept %n matches, together %1?</source>
        <translation>
            <numerusform>Aceitar %n par, somando %1?</numerusform>
            <numerusform>Aceitar %n pares, somando %1?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches accepted, together %1. Ctrl+Z undoes all of them.</source>
        <translation>
            <numerusform>%n par aceito, somando %1. Ctrl+Z desfaz.</numerusform>
            <numerusform>%n pares aceitos, somando %1. Ctrl+Z desfaz todos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remembered: this is not a pair. Ctrl+Z undoes it.</source>
        <translation>Lembrado: não é um par. Ctrl+Z desfaz.</translation>
    </message>
    <message>
        <source>Taken apart. Ctrl+Z undoes it.</source>
        <translation>Separado. Ctrl+Z desfaz.</translation>
    </message>
    <message>
        <source>Note saved.</source>
        <translation>Nota salva.</translation>
    </message>
    <message>
        <source>Undone: %1.</source>
        <translation>Desfeito: %1.</translation>
    </message>
    <message>
        <source>Done again: %1.</source>
        <translation>Refeito: %1.</translation>
    </message>
    <message>
        <source>Nothing changed: the day is sealed, or an id proves the payment.</source>
        <translation>Nada mudou: o dia está lacrado, ou um id comprova o pagamento.</translation>
    </message>
    <message>
        <source>No statement yet</source>
        <translation>Nenhum extrato ainda</translation>
    </message>
    <message>
        <source>Recording…</source>
        <translation>Gravando…</translation>
    </message>
    <message>
        <source>Balcão keeps waiting. Closing it loses nothing.</source>
        <translation>O Balcão continua esperando. Fechá-lo não perde nada.</translation>
    </message>
</context>
<context>
    <name>ui::RefundCard</name>
    <message>
        <source>Refund…</source>
        <translation>Devolver o dinheiro…</translation>
    </message>
    <message>
        <source>Reason for the refund</source>
        <translation>Motivo da devolução</translation>
    </message>
    <message>
        <source>Refund now</source>
        <translation>Devolver agora</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Devolução</translation>
    </message>
    <message>
        <source>This service does not refund. Open this payment in your bank&apos;s app and return the Pix there. Never send a new Pix instead: the payer could still contest the payment, and you would have paid twice.</source>
        <translation>Este serviço não devolve dinheiro. Abra este pagamento no app do seu banco e use a função de devolver o Pix. Nunca envie um novo Pix no lugar: o pagador ainda poderia contestar o pagamento, e você teria pago duas vezes.</translation>
    </message>
    <message>
        <source>Refunding…</source>
        <translation>Devolvendo o dinheiro…</translation>
    </message>
    <message>
        <source>It is not known now whether it was refunded: do not refund it in another way. F5 reads this payment again.</source>
        <translation>Não se sabe agora se o dinheiro voltou: não o devolva de outro jeito. F5 lê este pagamento de novo.</translation>
    </message>
    <message>
        <source>Return %1 in your bank&apos;s app first. Then record the refund here: Balcão moves no money.</source>
        <translation>Primeiro devolva %1 no app do seu banco. Depois registre a devolução aqui: o Balcão não movimenta dinheiro.</translation>
    </message>
    <message>
        <source>Cancel the refund</source>
        <translation>Cancelar a devolução</translation>
    </message>
    <message>
        <source>The amount again</source>
        <translation>O valor de novo</translation>
    </message>
    <message>
        <source>Approver&apos;s PIN</source>
        <translation>PIN de quem aprova</translation>
    </message>
    <message>
        <source>Cancelled: nothing was refunded.</source>
        <translation>Cancelado: nada foi devolvido.</translation>
    </message>
    <message>
        <source>All of %1 goes back to the payer, after 20 seconds in which you can cancel. Then it cannot be undone.</source>
        <translation>O total de %1 volta para quem pagou, depois de 20 segundos para cancelar. Depois não pode ser desfeito.</translation>
    </message>
    <message>
        <source>Refund in %1 s. Nothing was refunded yet. If the program closes before that, nothing is refunded.</source>
        <comment>seconds</comment>
        <translation>Devolução em %1 s. Nada foi devolvido ainda. Se o programa fechar antes, nada é devolvido.</translation>
    </message>
    <message>
        <source>This is a large amount. Type it again: %1.</source>
        <translation>É um valor alto. Digite de novo: %1.</translation>
    </message>
    <message>
        <source>The approver types their PIN.</source>
        <translation>Quem aprova digita o PIN.</translation>
    </message>
    <message>
        <source>Your bank sends all of %1 back to the payer, after 20 seconds in which you can cancel. Then it cannot be undone.</source>
        <translation>Seu banco devolve todo o valor de %1 ao pagador, depois de 20 segundos em que você pode cancelar. Depois não dá para desfazer.</translation>
    </message>
    <message>
        <source>%1 of %2 went back already.</source>
        <translation>Já voltaram %1 de %2.</translation>
    </message>
    <message>
        <source>Amount to refund</source>
        <translation>Valor a devolver</translation>
    </message>
    <message>
        <source>Your bank sends %1 of %2 back to the payer, after 20 seconds in which you can cancel. Then it cannot be undone.</source>
        <translation>Seu banco devolve %1 de %2 ao pagador, após 20 segundos em que você pode cancelar. Depois não há como desfazer.</translation>
    </message>
    <message>
        <source>Amount to refund: all of %1</source>
        <translation>Valor a devolver: todo, %1</translation>
    </message>
    <message>
        <source>Type an amount up to %1.</source>
        <translation>Digite um valor até %1.</translation>
    </message>
</context>
<context>
    <name>ui::RescueNotice</name>
    <message>
        <source>Data that only that version knows is not shown.</source>
        <translation>O que só essa versão conhece não aparece.</translation>
    </message>
    <message>
        <source>Charges may be missing or wrong here. A charge that you do not find may still be paid: check your bank.</source>
        <translation>Podem faltar cobranças aqui, ou haver erros. Uma cobrança que você não encontra pode ter sido paga: confira no seu banco.</translation>
    </message>
    <message>
        <source>Command that restores a backup</source>
        <translation>Comando que restaura uma cópia de segurança</translation>
    </message>
    <message>
        <source>This is the stored data.</source>
        <translation>Estes são os dados gravados.</translation>
    </message>
</context>
<context>
    <name>ui::RevealBar</name>
    <message>
        <source>Show personal data</source>
        <translation>Mostrar dados pessoais</translation>
    </message>
    <message>
        <source>Shown in full. This is not recorded here.</source>
        <translation>Mostrados por inteiro. Aqui a exibição não fica registrada.</translation>
    </message>
    <message>
        <source>It stays hidden: the notes of this counter cannot be written, so nothing would record that it was shown.</source>
        <translation>Continuam ocultos: as anotações deste balcão não podem ser gravadas, e a exibição não ficaria registrada.</translation>
    </message>
    <message>
        <source>Hide personal data</source>
        <translation>Ocultar dados pessoais</translation>
    </message>
    <message>
        <source>Personal data is hidden. Showing it is recorded.</source>
        <translation>Os dados pessoais estão ocultos. A exibição fica registrada.</translation>
    </message>
    <message numerus="yes">
        <source>Personal data shown %n times: %1</source>
        <comment>the times</comment>
        <translation>
            <numerusform>Dados pessoais mostrados %n vez: %1</numerusform>
            <numerusform>Dados pessoais mostrados %n vezes: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>It stays hidden: this operator may not see personal data.</source>
        <translation>Continuam ocultos: este operador não pode ver dados pessoais.</translation>
    </message>
</context>
<context>
    <name>ui::ReversalBar</name>
    <message>
        <source>Details</source>
        <translation>Detalhes</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>%1 of %2 went back to the payer.</source>
        <comment>an amount, a name</comment>
        <translation>%1 de %2 voltaram para o pagador.</translation>
    </message>
    <message>
        <source>The payment of %1 by %2 is in question. Do not hand over more.</source>
        <comment>an amount, a name</comment>
        <translation>O pagamento de %1 por %2 está em disputa. Não entregue mais nada.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>E mais %n.</numerusform>
            <numerusform>E mais %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::SendForm</name>
    <message>
        <source>receiver of the money</source>
        <translation>quem recebe o dinheiro</translation>
    </message>
    <message>
        <source>receiver of the money, optional</source>
        <translation>quem recebe o dinheiro, opcional</translation>
    </message>
    <message>
        <source>reason for the payment, optional</source>
        <translation>motivo do pagamento, opcional</translation>
    </message>
    <message>
        <source>More about the receiver</source>
        <translation>Mais sobre quem recebe</translation>
    </message>
    <message>
        <source>(11) 98765-4321</source>
        <translation>(11) 98765-4321</translation>
    </message>
    <message>
        <source>reason for the payment</source>
        <translation>motivo do pagamento</translation>
    </message>
    <message>
        <source>Send a Pix</source>
        <translation>Enviar um Pix</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Conferir</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>kind of key, the key</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>These digits are two keys, of two different people. Ask which one it is:</source>
        <translation>Estes dígitos são duas chaves, de duas pessoas diferentes. Pergunte qual delas é:</translation>
    </message>
    <message>
        <source>Receiver from the last Pix to this key, of %1.</source>
        <translation>Recebedor do último Pix para esta chave, de %1.</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>De um arquivo</translation>
    </message>
    <message>
        <source>Ask the receiver, then choose with Space: Enter does not choose.</source>
        <translation>Pergunte a quem recebe e escolha com Espaço: Enter não escolhe.</translation>
    </message>
    <message>
        <source>CPF, CNPJ, mobile, e-mail, random key, or a name</source>
        <translation>CPF, CNPJ, celular, e-mail, chave aleatória ou um nome</translation>
    </message>
    <message>
        <source>Earlier receivers</source>
        <translation>Recebedores anteriores</translation>
    </message>
    <message>
        <source>No Pix was sent from here yet.</source>
        <translation>Nenhum Pix foi enviado daqui ainda.</translation>
    </message>
</context>
<context>
    <name>ui::SendNotice</name>
    <message>
        <source>This shop cannot send Pix</source>
        <translation>Esta loja não envia Pix</translation>
    </message>
    <message>
        <source>To send money, the shop needs a bank or provider, and this one has none in Balcão: it only shows codes that customers pay. Send the money with your bank&apos;s app. The demo shows how this page works.</source>
        <translation>Para enviar dinheiro, a loja precisa de um banco ou provedor, e esta não tem nenhum no Balcão: ela só mostra códigos que os clientes pagam. Envie o dinheiro pelo app do seu banco. A demonstração mostra como esta página funciona.</translation>
    </message>
</context>
<context>
    <name>ui::SendPage</name>
    <message>
        <source>The service does not have it: nothing was sent, the money is where it was. Enter tries again.</source>
        <translation>O serviço não o tem: nada foi enviado, o dinheiro está onde estava. Enter tenta de novo.</translation>
    </message>
    <message>
        <source>An identical Pix was sent a moment ago, here or at another counter. Nothing more was sent.</source>
        <translation>Um Pix igual foi enviado há um instante, aqui ou em outro balcão. Nada mais foi enviado.</translation>
    </message>
    <message>
        <source>The service cannot report the state now. %1 This is the last known state.</source>
        <translation>O serviço não consegue informar agora. %1 Esta é a última situação conhecida.</translation>
    </message>
    <message>
        <source>Another Pix is being sent: finish that one first.</source>
        <translation>Outro está sendo enviado: termine esse primeiro.</translation>
    </message>
    <message>
        <source>Discarded: nothing was sent.</source>
        <translation>Descartado: nada foi enviado.</translation>
    </message>
    <message>
        <source>Nothing was sent: an identical Pix already waits here, under “To approve” or “On hold”.</source>
        <translation>Nada foi enviado: um igual já espera aqui, em “Para aprovar” ou “Em espera”.</translation>
    </message>
    <message>
        <source>Sending cancelled: nothing was sent, the money is where it was.</source>
        <translation>Envio cancelado: nada foi enviado, o dinheiro está onde estava.</translation>
    </message>
    <message>
        <source>Nothing was sent: the notes of this counter cannot be written, and the order would be lost if the program closed now.</source>
        <translation>Nada foi enviado: as anotações deste balcão não podem ser gravadas, e a ordem se perderia se o programa fechasse agora.</translation>
    </message>
    <message>
        <source>Nothing was sent: %1 may have been sent to this key before. See “Not confirmed”, Alt+8.</source>
        <translation>Nada foi enviado: %1 pode já ter sido enviado para esta chave. Veja “Não confirmados”, Alt+8.</translation>
    </message>
    <message>
        <source>%1 was settled elsewhere, as reported at this counter.</source>
        <translation>%1 foi resolvido por outro meio, conforme informado neste balcão.</translation>
    </message>
    <message>
        <source>The payout was requested from the service.</source>
        <translation>O envio foi pedido ao serviço.</translation>
    </message>
    <message>
        <source>It is not known yet whether the money has left. Balcão keeps checking, also on other pages. Nothing else is sent from here until then.</source>
        <translation>Ainda não se sabe se o dinheiro saiu. O Balcão continua conferindo, mesmo em outra página. Até lá nada mais é enviado daqui.</translation>
    </message>
    <message>
        <source>Last: %1 to %2 · %3 · %4</source>
        <comment>amount, receiver, state, time</comment>
        <translation>Último: %1 para %2 · %3 · %4</translation>
    </message>
    <message numerus="yes">
        <source>%n Pix in process. See “In process”.</source>
        <translation>
            <numerusform>%n Pix em processamento. Veja em “Em processamento”.</numerusform>
            <numerusform>%n Pix em processamento. Veja em “Em processamento”.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::SendReview</name>
    <message>
        <source>Check before sending</source>
        <translation>Confira antes de enviar</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Pontos de atenção</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Verificar de novo</translation>
    </message>
    <message>
        <source>The amount again</source>
        <translation>O valor outra vez</translation>
    </message>
    <message>
        <source>This is a large amount. Type it again:</source>
        <translation>Este é um valor alto. Digite-o outra vez:</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Enviar</translation>
    </message>
    <message>
        <source>To the key: %1</source>
        <comment>a kind of key</comment>
        <translation>Para a chave: %1</translation>
    </message>
    <message>
        <source>reference %1</source>
        <translation>referência %1</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Verificando…</translation>
    </message>
    <message>
        <source>Balcão could not check whether this was sent before. %1 Without that nothing is sent.</source>
        <translation>Não foi possível ver se isto já foi enviado antes. %1 Sem isso nada é enviado.</translation>
    </message>
    <message>
        <source>None: this key was paid before, and not this amount recently.</source>
        <translation>Nenhum: esta chave já foi paga antes, e não com este valor nos últimos dias.</translation>
    </message>
    <message>
        <source>Send %1</source>
        <translation>Enviar %1</translation>
    </message>
    <message>
        <source>%1   in %2 s</source>
        <comment>what is done, seconds</comment>
        <translation>%1   em %2 s</translation>
    </message>
    <message>
        <source>An identical Pix is on its way. Nothing was sent.</source>
        <translation>Um Pix igual já está a caminho. Nada foi enviado.</translation>
    </message>
    <message>
        <source>Wait a moment and check the data.</source>
        <translation>Aguarde um instante e confira os dados.</translation>
    </message>
    <message>
        <source>It is not known yet whether this was sent before.</source>
        <translation>Ainda não se sabe se isto já foi enviado antes.</translation>
    </message>
    <message>
        <source>Type the amount again.</source>
        <translation>Digite o valor outra vez.</translation>
    </message>
    <message>
        <source>That is not %1. Check what you are sending.</source>
        <translation>Isso não é %1. Confira o que está enviando.</translation>
    </message>
    <message>
        <source>Send %1 to %2?</source>
        <comment>amount in words, receiver</comment>
        <translation>Enviar %1 para %2?</translation>
    </message>
    <message>
        <source>Made at this counter. A second person approves it with their PIN:</source>
        <translation>Feito neste balcão. Uma segunda pessoa aprova com o PIN dela:</translation>
    </message>
    <message>
        <source>Approver&apos;s PIN</source>
        <translation>PIN do aprovador</translation>
    </message>
    <message>
        <source>Approve %1</source>
        <translation>Aprovar %1</translation>
    </message>
    <message>
        <source>The approver types their PIN.</source>
        <translation>O aprovador digita o PIN dele.</translation>
    </message>
    <message>
        <source>Checking whether this was sent before…</source>
        <translation>Verificando se isto já foi enviado…</translation>
    </message>
    <message>
        <source>Nothing is sent until then. Esc goes back, and nothing is lost.</source>
        <translation>Até lá nada é enviado. Esc volta, e nada se perde.</translation>
    </message>
    <message>
        <source>Earlier payments to this key</source>
        <translation>Pagamentos anteriores a esta chave</translation>
    </message>
    <message>
        <source>Ask for approval of %1</source>
        <translation>Pedir aprovação de %1</translation>
    </message>
</context>
<context>
    <name>ui::SentPanel</name>
    <message>
        <source>Ask the service now</source>
        <translation>Perguntar ao serviço agora</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalhes</translation>
    </message>
    <message>
        <source>Another Pix</source>
        <translation>Outro Pix</translation>
    </message>
    <message>
        <source>Do not send it again because it seems stuck: it is on its way, and cannot be stopped.</source>
        <translation>Não envie de novo porque parece parado: está a caminho e não pode ser cancelado.</translation>
    </message>
    <message>
        <source>Accepted, not final</source>
        <translation>Aceito, não definitivo</translation>
    </message>
    <message>
        <source>This page and the list are updated automatically.</source>
        <translation>Esta página e a lista se atualizam sozinhas.</translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>receiver</comment>
        <translation>para %1</translation>
    </message>
    <message>
        <source>Do not send it again, here or in your bank&apos;s app. Nothing else is sent from this page until its outcome is known.</source>
        <translation>Não envie de novo, nem aqui nem no app do seu banco. Nada mais é enviado por esta página até se saber o resultado.</translation>
    </message>
    <message>
        <source>Not known whether it was sent</source>
        <translation>Não se sabe se foi enviado</translation>
    </message>
    <message>
        <source>for %1, since %2</source>
        <comment>duration, time</comment>
        <translation>há %1, desde %2</translation>
    </message>
    <message>
        <source>The money may have left, or not. Balcão keeps asking the service for the reference %1; see “Not confirmed”, Alt+8.</source>
        <translation>O dinheiro pode ter saído ou não. O Balcão continua consultando o serviço pela referência %1; veja “Não confirmados”, Alt+8.</translation>
    </message>
    <message>
        <source>Do not send it again, here or in your bank&apos;s app.</source>
        <translation>Não envie de novo, nem aqui nem no aplicativo do seu banco.</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>Enviando</translation>
    </message>
</context>
<context>
    <name>ui::ServiceEditor</name>
    <message>
        <source>Save the key</source>
        <translation>Salvar a chave</translation>
    </message>
    <message>
        <source>Where the key is kept</source>
        <translation>Onde a chave fica guardada</translation>
    </message>
</context>
<context>
    <name>ui::ServiceForm</name>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>My shop, sandbox</source>
        <translation>Minha loja, sandbox</translation>
    </message>
    <message>
        <source>Shown here and at the top of every page.</source>
        <translation>Aparece aqui e no alto de cada página.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Endereço</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>Chave de API</translation>
    </message>
    <message>
        <source>paste the key here</source>
        <translation>cole a chave aqui</translation>
    </message>
    <message>
        <source>Stored in the keyring of this computer, and in no file.</source>
        <translation>Fica no chaveiro deste computador, e em nenhum arquivo.</translation>
    </message>
    <message>
        <source>Platform id</source>
        <translation>Id da plataforma</translation>
    </message>
    <message>
        <source>Host in the codes</source>
        <translation>Host nos códigos</translation>
    </message>
    <message>
        <source>Address that the provider&apos;s QR codes point to. Leave it empty if they carry a Pix key.</source>
        <translation>Endereço para onde os QR Codes do provedor apontam. Deixe em branco se eles trazem uma chave Pix.</translation>
    </message>
    <message>
        <source>This counter</source>
        <translation>Este balcão</translation>
    </message>
    <message>
        <source>References begin with this name; use a different one at each counter.</source>
        <translation>As referências começam com este nome; use um diferente em cada balcão.</translation>
    </message>
    <message>
        <source>Connect to a service</source>
        <translation>Conectar a um serviço</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Testar</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>empty: the stored key stays</source>
        <translation>vazio: fica a chave guardada</translation>
    </message>
    <message>
        <source>Platform and kind cannot change, because this counter has worked there. Add another service for others.</source>
        <translation>Plataforma e tipo não podem mudar, pois este balcão já trabalhou lá. Para outros, adicione outro serviço.</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>Testando…</translation>
    </message>
    <message>
        <source>Its key is not on this computer: paste it above.</source>
        <translation>A chave dele não está neste computador: cole-a acima.</translation>
    </message>
    <message>
        <source>Without https://, another program of this computer could get the key while the service is not running. Use it for tests only.</source>
        <translation>Sem https://, outro programa deste computador pode obter a chave enquanto o serviço não está funcionando. Use só para testes.</translation>
    </message>
</context>
<context>
    <name>ui::ServicesPage</name>
    <message>
        <source>Its key is not stored: you type it when you go there.</source>
        <translation>A chave dele não está guardada: é pedida quando você vai para lá.</translation>
    </message>
    <message>
        <source>Its key is in the memory of Balcão until Balcão is closed.</source>
        <translation>A chave dele está na memória do Balcão até ele ser fechado.</translation>
    </message>
    <message>
        <source>Its key is in the keyring of this computer.</source>
        <translation>A chave dele está no chaveiro deste computador.</translation>
    </message>
    <message>
        <source>Remote services</source>
        <translation>Serviços remotos</translation>
    </message>
    <message>
        <source>There is none yet. A remote service creates your charges and sees the payments: a provider, its sandbox, or your own balcao-server. A adds one; Ctrl+E goes there.</source>
        <translation>Ainda não há nenhum. Um serviço remoto cria suas cobranças e vê os pagamentos: um provedor, o sandbox dele, ou um balcao-server seu. A adiciona um; Ctrl+E vai para lá.</translation>
    </message>
    <message>
        <source>Save the new key</source>
        <translation>Salvar a nova chave</translation>
    </message>
    <message>
        <source>The new key is saved.</source>
        <translation>A nova chave está salva.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Adicionar</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Mudar</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Testar</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nova chave</translation>
    </message>
    <message>
        <source>Forget the key</source>
        <translation>Esquecer a chave</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>Data in %1 cannot be read and is not shown.</source>
        <translation>Há dados em %1 que não podem ser lidos e não são mostrados.</translation>
    </message>
    <message>
        <source>You are working here.</source>
        <translation>Você está trabalhando aqui.</translation>
    </message>
    <message>
        <source>“%1” has a PIN: go there with Ctrl+E, and change it there.</source>
        <translation>“%1” tem um PIN: vá para lá com Ctrl+E e mude lá.</translation>
    </message>
    <message>
        <source>Saved. Ctrl+E goes there.</source>
        <translation>Salvo. Ctrl+E vai para lá.</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>Testando…</translation>
    </message>
    <message>
        <source>Its key is not on this computer: press K to add it.</source>
        <translation>A chave dele não está neste computador: tecle K para informá-la.</translation>
    </message>
    <message>
        <source>Forget the key of “%1”? It is removed from the keyring, and you type it again when you go there.</source>
        <translation>Esquecer a chave de “%1”? Ela sai do chaveiro, e é pedida quando você for para lá.</translation>
    </message>
    <message>
        <source>Forget it</source>
        <translation>Esquecer</translation>
    </message>
    <message>
        <source>The key was forgotten.</source>
        <translation>A chave foi esquecida.</translation>
    </message>
    <message>
        <source>The keyring did not release the key: remove it there.</source>
        <translation>O chaveiro não soltou a chave: remova-a lá.</translation>
    </message>
    <message>
        <source>You are working here: switch to another shop with Ctrl+E first.</source>
        <translation>Você está trabalhando aqui: troque antes de loja com Ctrl+E.</translation>
    </message>
    <message>
        <source>Remove “%1”? Its key is forgotten. The service keeps its transactions, and the notes of this counter stay on the disk.</source>
        <translation>Remover “%1”? A chave é esquecida. O serviço mantém suas transações, e as anotações deste balcão ficam no disco.</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Removed. The notes of the counter, with customer names, are in %1: delete the folder when it is no longer needed.</source>
        <translation>Removido. As anotações do balcão, com nomes de clientes, estão em %1: apague a pasta quando não precisar mais dela.</translation>
    </message>
</context>
<context>
    <name>ui::SettingRows</name>
    <message>
        <source>No setting found. Esc shows all of them.</source>
        <translation>Nenhum ajuste encontrado. Esc mostra todos.</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Procurar nos ajustes</translation>
    </message>
    <message>
        <source>Search the settings   Ctrl+F</source>
        <translation>Procurar nos ajustes   Ctrl+F</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>Applies from the next charge.</source>
        <translation>Vale a partir da próxima cobrança.</translation>
    </message>
    <message>
        <source>Applies from the next receipt.</source>
        <translation>Vale a partir do próximo comprovante.</translation>
    </message>
    <message>
        <source>Applies from the next start.</source>
        <translation>Vale a partir da próxima abertura.</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Seções</translation>
    </message>
</context>
<context>
    <name>ui::SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Sobre</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versão</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenças</translation>
    </message>
    <message>
        <source>Shop</source>
        <translation>Loja</translation>
    </message>
    <message>
        <source>The demo bakery is fictitious and cannot be changed.</source>
        <translation>A padaria da demonstração é inventada e não pode ser alterada.</translation>
    </message>
    <message>
        <source>Change the shop…</source>
        <translation>Alterar a loja…</translation>
    </message>
    <message>
        <source>Where the money goes, and the payer for customers who do not identify themselves. A change restarts the counter.</source>
        <translation>Para onde vai o dinheiro e o pagador quando o cliente não se identifica. Uma mudança reinicia o balcão.</translation>
    </message>
    <message>
        <source>Pix key, name, city and payer</source>
        <translation>Chave Pix, nome, cidade e pagador</translation>
    </message>
    <message>
        <source>Shops</source>
        <translation>Lojas</translation>
    </message>
    <message>
        <source>Remote services…</source>
        <translation>Serviços remotos…</translation>
    </message>
    <message>
        <source>Remote services</source>
        <translation>Serviços remotos</translation>
    </message>
    <message>
        <source>Connect a bank or Pix provider. Ctrl+E switches shops; each keeps its own data.</source>
        <translation>Conecte um banco ou provedor de Pix. Ctrl+E troca de loja; cada uma guarda seus próprios dados.</translation>
    </message>
    <message>
        <source>Stored with the service: change them under “Remote services” above.</source>
        <translation>Ficam guardados com o serviço: mude-os em “Serviços remotos”, acima.</translation>
    </message>
    <message>
        <source>Watch charges that are left open here</source>
        <translation>Acompanhar as cobranças deixadas em aberto aqui</translation>
    </message>
    <message>
        <source>In another shop, the last line shows how many charges wait here, and a notice reports each payment. Without it you see them when you come back.</source>
        <translation>Em outra loja, a última linha da tela mostra quantas esperam aqui, e um aviso informa cada uma que for paga. Sem isso, você fica sabendo quando voltar.</translation>
    </message>
    <message>
        <source>Paid by Pix key %1 · %2, %3</source>
        <comment>key, shop, city</comment>
        <translation>Recebe pela chave Pix %1 · %2, %3</translation>
    </message>
    <message>
        <source>Default payer: %1, %2</source>
        <comment>name, document</comment>
        <translation>Pagador padrão: %1, %2</translation>
    </message>
    <message>
        <source>The practice shop is fictitious and cannot be changed. Nobody can pay its codes by mistake.</source>
        <translation>A loja de treino é de mentira e fica como está. Ninguém consegue pagar os códigos dela por engano.</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>Operadores</translation>
    </message>
    <message>
        <source>Operators…</source>
        <translation>Operadores…</translation>
    </message>
    <message>
        <source>For shops with several people: each signs in with a PIN and may do what their role allows.</source>
        <translation>Para lojas com várias pessoas: cada uma entra com um PIN e pode fazer o que a sua função permite.</translation>
    </message>
    <message>
        <source>Balcão is free software under the GNU General Public License, version 3 or later, and comes without warranty. It uses Qt (LGPL 3), QtKeychain (BSD), SQLite (public domain), libsodium (ISC), OpenSSL (Apache 2.0), libxlsxwriter (BSD), libpng, zlib and minizip (zlib), qrcodegen (MIT), ZXing (Apache 2.0), Boost (BSL 1.0), tl::expected (CC0), and the typefaces Inter and DejaVu (OFL, Bitstream Vera).</source>
        <translation>O Balcão é software livre sob a GNU General Public License, versão 3 ou posterior, e vem sem garantia. Usa Qt (LGPL 3), QtKeychain (BSD), SQLite (domínio público), libsodium (ISC), OpenSSL (Apache 2.0), libxlsxwriter (BSD), libpng, zlib e minizip (zlib), qrcodegen (MIT), ZXing (Apache 2.0), Boost (BSL 1.0), tl::expected (CC0) e as fontes Inter e DejaVu (OFL, Bitstream Vera).</translation>
    </message>
    <message>
        <source>Your bank…</source>
        <translation>Seu banco…</translation>
    </message>
    <message>
        <source>Your bank</source>
        <translation>Seu banco</translation>
    </message>
    <message>
        <source>With the bank&apos;s API Pix, charges become paid without a key press.</source>
        <translation>Com a API Pix do banco, as cobranças ficam pagas sem apertar tecla.</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Teclado</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Choose other keys for the actions of Balcão, for this counter. Enter, Esc, Tab and the arrows are fixed.</source>
        <translation>Escolha outras teclas para as ações do Balcão, neste balcão. Enter, Esc, Tab e as setas são fixas.</translation>
    </message>
    <message>
        <source>Save a diagnostic file…</source>
        <translation>Salvar um arquivo de diagnóstico…</translation>
    </message>
    <message>
        <source>Diagnostic file</source>
        <translation>Arquivo de diagnóstico</translation>
    </message>
    <message>
        <source>For the report of a fault: versions, settings without names, the last actions and messages, and a check of all data. Nothing is sent: you decide who gets the file.</source>
        <translation>Para relatar uma falha: versões, ajustes sem nomes, as últimas ações e mensagens, e uma verificação de todos os dados. Nada é enviado: você decide quem recebe o arquivo.</translation>
    </message>
    <message>
        <source>Save a diagnostic file</source>
        <translation>Salvar um arquivo de diagnóstico</translation>
    </message>
    <message>
        <source>balcao-diagnostics.json</source>
        <comment>name of a file</comment>
        <translation>balcao-diagnostico.json</translation>
    </message>
    <message>
        <source>Reading all data of the shop…</source>
        <translation>Lendo todos os dados da loja…</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Salvo: %1</translation>
    </message>
    <message>
        <source>It could not be saved as %1.</source>
        <translation>Não foi possível salvar como %1.</translation>
    </message>
</context>
<context>
    <name>ui::SetupPage</name>
    <message>
        <source>CPF %1</source>
        <translation>CPF %1</translation>
    </message>
    <message>
        <source>CNPJ %1</source>
        <translation>CNPJ %1</translation>
    </message>
    <message>
        <source>Mobile number %1</source>
        <translation>Celular %1</translation>
    </message>
    <message>
        <source>E-mail %1</source>
        <translation>E-mail %1</translation>
    </message>
    <message>
        <source>Random key</source>
        <translation>Chave aleatória</translation>
    </message>
    <message>
        <source>Pix key</source>
        <translation>Chave Pix</translation>
    </message>
    <message>
        <source>CPF, CNPJ, mobile, e-mail or random key</source>
        <translation>CPF, CNPJ, celular, e-mail ou chave aleatória</translation>
    </message>
    <message>
        <source>Name of the shop</source>
        <translation>Nome da loja</translation>
    </message>
    <message>
        <source>as the payer&apos;s bank shows it, 25 characters</source>
        <translation>como o banco do pagador mostra, 25 caracteres</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Cidade</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>CPF or CNPJ</source>
        <translation>CPF ou CNPJ</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>E-mail</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Telefone</translation>
    </message>
    <message>
        <source>(11) 98765-4321</source>
        <translation>(11) 98765-4321</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descrição</translation>
    </message>
    <message>
        <source>for example: Sale at the counter</source>
        <translation>o que se cobra, por exemplo: Venda no balcão</translation>
    </message>
    <message>
        <source>Open the shop</source>
        <translation>Abrir a loja</translation>
    </message>
    <message>
        <source>Set up your shop</source>
        <translation>Configure a sua loja</translation>
    </message>
    <message>
        <source>Where you are paid</source>
        <translation>Onde você recebe</translation>
    </message>
    <message>
        <source>The QR codes carry this key. Any bank app can pay them, and the money goes straight to the account of the key.</source>
        <translation>Os QR Codes levam esta chave. Qualquer app de banco paga, e o dinheiro vai direto para a conta da chave.</translation>
    </message>
    <message>
        <source>Kind of key</source>
        <translation>Tipo de chave</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Escolha…</translation>
    </message>
    <message>
        <source>The customer&apos;s bank shows: %1</source>
        <translation>O banco do cliente mostra: %1</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Payer for customers who do not identify themselves</source>
        <translation>Pagador quando o cliente não se identifica</translation>
    </message>
    <message>
        <source>Sale at the counter</source>
        <comment>what a charge is for</comment>
        <translation>Venda no balcão</translation>
    </message>
    <message>
        <source>Save changes</source>
        <translation>Salvar alterações</translation>
    </message>
    <message>
        <source>Change your shop</source>
        <translation>Altere a sua loja</translation>
    </message>
    <message>
        <source>Receiver and payer</source>
        <translation>Quem recebe e quem paga</translation>
    </message>
    <message>
        <source>Save the service</source>
        <translation>Salvar o serviço</translation>
    </message>
    <message>
        <source>Optional. Charges without a customer carry this data; without it, they name no payer.</source>
        <translation>Opcional. As cobranças sem cliente levam estes dados; sem eles, não indicam pagador.</translation>
    </message>
    <message>
        <source>This service requires a payer for every charge. Where the customer gives no data, it is usually the shop itself, with its own document. Ask your bank whether your contract allows it.</source>
        <translation>Este serviço exige um pagador em cada cobrança. Quando o cliente não informa dados, costuma ser a própria loja, com o seu documento. Pergunte ao seu banco se o contrato permite.</translation>
    </message>
    <message>
        <source>Id in the codes</source>
        <translation>Identificação nos códigos</translation>
    </message>
    <message>
        <source>Id of the charge (txid)</source>
        <translation>A da cobrança (txid)</translation>
    </message>
    <message>
        <source>None (***)</source>
        <comment>id in a code</comment>
        <translation>Nenhuma (***)</translation>
    </message>
    <message>
        <source>Choose “None” only if your bank returns payments of these codes. Your statement then no longer names the charge: payments and charges can only be matched by amount and time.</source>
        <translation>Escolha “Nenhuma” só se o seu banco devolve pagamentos destes códigos. O extrato então não identifica mais a cobrança: só o valor e a hora ligam um pagamento a uma cobrança.</translation>
    </message>
    <message>
        <source>A sandbox moves no money. Its QR codes carry a key that does not exist.</source>
        <translation>Um sandbox não movimenta dinheiro. Os QR Codes dele levam uma chave que não existe.</translation>
    </message>
</context>
<context>
    <name>ui::ShiftPage</name>
    <message>
        <source>Z %1 · %2</source>
        <comment>number of a shift, a time</comment>
        <translation>Z %1 · %2</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Atualizar</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>Salvar PDF…</translation>
    </message>
    <message>
        <source>Shifts</source>
        <translation>Turnos</translation>
    </message>
    <message>
        <source>Close the shift now</source>
        <translation>Fechar o turno agora</translation>
    </message>
    <message>
        <source>Keep it open</source>
        <translation>Manter aberto</translation>
    </message>
    <message>
        <source>Report of the shift</source>
        <translation>Relatório do turno</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Relatório</translation>
    </message>
    <message>
        <source>Number</source>
        <comment>how many</comment>
        <translation>Qtd.</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>The shift is open since %1.</source>
        <comment>a time</comment>
        <translation>O turno está aberto desde %1.</translation>
    </message>
    <message>
        <source>No shift is open.</source>
        <translation>Nenhum turno está aberto.</translation>
    </message>
    <message>
        <source>Close the shift…</source>
        <translation>Fechar o turno…</translation>
    </message>
    <message>
        <source>Open a shift</source>
        <translation>Abrir um turno</translation>
    </message>
    <message>
        <source>Counted cash; empty: not counted</source>
        <translation>Dinheiro contado; vazio: sem contagem</translation>
    </message>
    <message>
        <source>Cash in the drawer; empty: none</source>
        <translation>Dinheiro na gaveta; vazio: nenhum</translation>
    </message>
    <message>
        <source>X · since %1</source>
        <comment>a time</comment>
        <translation>X · desde %1</translation>
    </message>
    <message>
        <source>The report appears here once a shift was opened.</source>
        <translation>O relatório aparece aqui quando um turno for aberto.</translation>
    </message>
    <message>
        <source>You may not see totals. Somebody with the permission can.</source>
        <translation>Você não pode ver totais. Alguém com a permissão pode.</translation>
    </message>
    <message>
        <source>Seal: %1</source>
        <comment>a digest</comment>
        <translation>Lacre: %1</translation>
    </message>
    <message>
        <source>“%1” is not an amount. Type reais, such as 150,00.</source>
        <translation>“%1” não é um valor. Digite reais, como 150,00.</translation>
    </message>
    <message>
        <source>Close the shift with %1 in the drawer? A closed shift cannot be opened again.</source>
        <translation>Fechar o turno com %1 na gaveta? Um turno fechado não pode ser reaberto.</translation>
    </message>
    <message>
        <source>Close the shift without counted cash? A closed shift cannot be opened again.</source>
        <translation>Fechar o turno sem contar o dinheiro? Um turno fechado não pode ser reaberto.</translation>
    </message>
    <message>
        <source>The shift is open.</source>
        <translation>O turno está aberto.</translation>
    </message>
    <message>
        <source>Shift closed: Z %1.</source>
        <translation>Turno fechado: Z %1.</translation>
    </message>
</context>
<context>
    <name>ui::ShopEditor</name>
    <message>
        <source>Use this key from now on</source>
        <translation>Receber nesta chave de agora em diante</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>The Pix key becomes %1, and was %2.

New charges are paid into the account of the new key. Codes of charges that still wait keep the old key and pay into its account: cancel those at the counter, or check both accounts.</source>
        <comment>new key, old key</comment>
        <translation>A chave Pix passa a ser %1; era %2.

Cobranças novas são pagas na conta da chave nova. Os códigos das cobranças que ainda aguardam continuam com a chave antiga e pagam na conta dela: cancele-as no balcão ou confira as duas contas.</translation>
    </message>
</context>
<context>
    <name>ui::ShopPages</name>
    <message>
        <source>Back to the counter</source>
        <translation>Voltar ao caixa</translation>
    </message>
    <message>
        <source>Type the PIN to continue</source>
        <translation>Digite o PIN para continuar</translation>
    </message>
</context>
<context>
    <name>ui::ShopView</name>
    <message>
        <source>Check receipt</source>
        <translation>Comprovante</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preço</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Ação</translation>
    </message>
    <message>
        <source>Lock the counter</source>
        <translation>Bloquear o caixa</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Ajuste</translation>
    </message>
    <message>
        <source>Help of this page</source>
        <translation>Ajuda desta página</translation>
    </message>
    <message>
        <source>Customer window</source>
        <translation>Tela do cliente</translation>
    </message>
    <message>
        <source>All actions</source>
        <translation>Todas as ações</translation>
    </message>
    <message>
        <source>Search the transactions</source>
        <translation>Buscar nas transações</translation>
    </message>
    <message>
        <source>Locked</source>
        <comment>the counter</comment>
        <translation>Bloqueado</translation>
    </message>
    <message>
        <source>The counter is locked. Click and type the PIN to unlock.</source>
        <translation>O balcão está bloqueado. Clique e digite o PIN para desbloquear.</translation>
    </message>
</context>
<context>
    <name>ui::SizeKeys</name>
    <message>
        <source>Everything larger</source>
        <translation>Tudo maior</translation>
    </message>
    <message>
        <source>Everything smaller</source>
        <translation>Tudo menor</translation>
    </message>
    <message>
        <source>Everything in normal size</source>
        <translation>Tudo no tamanho normal</translation>
    </message>
    <message>
        <source>Nothing larger fits this screen.</source>
        <translation>Nada maior cabe nesta tela.</translation>
    </message>
    <message>
        <source>Everything has the normal size.</source>
        <translation>Tudo está no tamanho normal.</translation>
    </message>
    <message>
        <source>Everything has %1 % of the normal size. Ctrl+0 undoes this.</source>
        <translation>Tudo está com %1 % do tamanho normal. Ctrl+0 desfaz.</translation>
    </message>
</context>
<context>
    <name>ui::StatementCard</name>
    <message>
        <source>%1, line %2</source>
        <comment>a file, a number</comment>
        <translation>%1, linha %2</translation>
    </message>
    <message>
        <source>Matched by an identifier</source>
        <translation>Casada por um identificador</translation>
    </message>
    <message>
        <source>Matched by a person</source>
        <translation>Casada por uma pessoa</translation>
    </message>
    <message>
        <source>Matched by %1</source>
        <comment>a person</comment>
        <translation>Casada por %1</translation>
    </message>
    <message>
        <source>the day is sealed</source>
        <translation>o dia está lacrado</translation>
    </message>
    <message>
        <source>In the bank statement</source>
        <translation>No extrato do banco</translation>
    </message>
</context>
<context>
    <name>ui::StatementImport</name>
    <message>
        <source>Import a bank statement</source>
        <translation>Importar um extrato do banco</translation>
    </message>
</context>
<context>
    <name>ui::SummaryOutput</name>
    <message>
        <source>Summary saved as %1.</source>
        <translation>Resumo salvo como %1.</translation>
    </message>
    <message>
        <source>It could not be saved as %1: %2.</source>
        <translation>Não foi possível salvar como %1: %2.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copiado.</translation>
    </message>
    <message>
        <source>Print the summary</source>
        <translation>Imprimir o resumo</translation>
    </message>
    <message>
        <source>Summary sent to %1.</source>
        <translation>Resumo enviado para %1.</translation>
    </message>
    <message>
        <source>It could not be printed on %1.</source>
        <translation>Não foi possível imprimir em %1.</translation>
    </message>
    <message>
        <source>Save the summary</source>
        <translation>Salvar o resumo</translation>
    </message>
    <message>
        <source>Summary (*.pdf)</source>
        <translation>Resumo (*.pdf)</translation>
    </message>
    <message>
        <source>summary</source>
        <comment>begins the name of a file</comment>
        <translation>resumo</translation>
    </message>
</context>
<context>
    <name>ui::SummaryPage</name>
    <message>
        <source>Refresh</source>
        <translation>Atualizar</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>Salvar PDF…</translation>
    </message>
    <message>
        <source>Copy</source>
        <comment>the summary, as text</comment>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Relatórios</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Anterior</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dia</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Seguinte</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Semana</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mês</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoje</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Ontem</translation>
    </message>
    <message>
        <source>Type a day</source>
        <translation>Digitar um dia</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Resumo</translation>
    </message>
    <message>
        <source>Show these transactions</source>
        <translation>Mostrar estas transações</translation>
    </message>
    <message>
        <source>This summary could not be read. F5 tries again.</source>
        <translation>Não foi possível ler este resumo. F5 tenta de novo.</translation>
    </message>
    <message>
        <source>Nothing was created in this period.</source>
        <translation>Nada foi criado neste período.</translation>
    </message>
    <message>
        <source>To the first row</source>
        <translation>À primeira linha</translation>
    </message>
    <message>
        <source>To the last row</source>
        <translation>À última linha</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lendo…</translation>
    </message>
    <message>
        <source>For the accountant…</source>
        <comment>creates a folder</comment>
        <translation>Para o contador…</translation>
    </message>
    <message>
        <source>“%1” is not a day from %2 to today.</source>
        <translation>“%1” não é um dia entre %2 e hoje.</translation>
    </message>
    <message>
        <source>Counters and products could not be read. F5 tries again.</source>
        <translation>Não foi possível ler balcões e produtos. F5 tenta de novo.</translation>
    </message>
    <message>
        <source>to</source>
        <comment>between two days</comment>
        <translation>até</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Último dia</translation>
    </message>
    <message>
        <source>Range</source>
        <comment>of days</comment>
        <translation>Período</translation>
    </message>
    <message>
        <source>Counters and products are counted for at most %1 sales. Choose fewer days.</source>
        <translation>Balcões e produtos são contados em até %1 vendas. Escolha menos dias.</translation>
    </message>
    <message>
        <source>These days are not complete yet.</source>
        <translation>Estes dias ainda não estão completos.</translation>
    </message>
    <message>
        <source>The summary appears as soon as all of its days are read.</source>
        <translation>O resumo aparece assim que todos os dias forem lidos.</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Abrir a pasta</translation>
    </message>
</context>
<context>
    <name>ui::TermSettings</name>
    <message>
        <source>None</source>
        <comment>time between the steps of a payout</comment>
        <translation>Nenhum</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n dia</numerusform>
            <numerusform>%n dias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n hora</numerusform>
            <numerusform>%n horas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n segundo</numerusform>
            <numerusform>%n segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ms</source>
        <comment>milliseconds</comment>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Charges and commissions</source>
        <translation>Cobranças e comissões</translation>
    </message>
    <message>
        <source>Commission on a charge</source>
        <translation>Comissão por cobrança</translation>
    </message>
    <message>
        <source>What the bank or provider keeps: a share of the amount plus a fixed part. Net amounts in lists and reports are without it.</source>
        <translation>O que o banco ou provedor desconta: uma parte do valor mais um fixo. Na lista e no resumo, o líquido já vem sem ela.</translation>
    </message>
    <message>
        <source>Commission on a payout</source>
        <translation>Comissão por pagamento</translation>
    </message>
    <message>
        <source>Charged in addition to the amount.</source>
        <translation>Cobrada além do valor.</translation>
    </message>
    <message>
        <source>Time to pay a charge</source>
        <translation>Prazo para pagar uma cobrança</translation>
    </message>
    <message>
        <source>A charge that nobody has paid by then expires.</source>
        <translation>Uma cobrança que ninguém pagou até lá expira.</translation>
    </message>
    <message>
        <source>Minimum amount</source>
        <translation>Valor mínimo</translation>
    </message>
    <message>
        <source>In reais. Smaller charges and payouts are refused.</source>
        <translation>Em reais. Cobranças e pagamentos menores são recusados.</translation>
    </message>
    <message>
        <source>Maximum amount</source>
        <translation>Valor máximo</translation>
    </message>
    <message>
        <source>In reais. Larger charges and payouts are refused.</source>
        <translation>Em reais. Cobranças e pagamentos maiores são recusados.</translation>
    </message>
    <message>
        <source>%1: share of the amount</source>
        <comment>a commission</comment>
        <translation>%1: parte do valor</translation>
    </message>
    <message>
        <source>%1: fixed part</source>
        <comment>a commission</comment>
        <translation>%1: parte fixa</translation>
    </message>
    <message>
        <source>reais</source>
        <translation>reais</translation>
    </message>
    <message>
        <source>Time between the steps of a payout</source>
        <translation>Tempo entre as etapas de um pagamento</translation>
    </message>
    <message>
        <source>The demo plays the banks: a payout waits for this time before each step.</source>
        <translation>A demonstração faz o papel dos bancos: um pagamento espera este tempo antes de cada etapa.</translation>
    </message>
    <message>
        <source>ISPB</source>
        <translation>ISPB</translation>
    </message>
    <message>
        <source>The number of the institution in the ids of simulated payments: eight digits or capital letters.</source>
        <translation>O número da instituição nos ids dos pagamentos simulados: oito dígitos ou letras maiúsculas.</translation>
    </message>
    <message>
        <source>Use from now on</source>
        <translation>Usar daqui em diante</translation>
    </message>
    <message>
        <source>Use these values</source>
        <translation>Usar estes valores</translation>
    </message>
    <message>
        <source>New charges and payouts use these values. Existing ones keep theirs. A change restarts the counter.</source>
        <translation>Cobranças e pagamentos novos usam estes valores. Os que já existem ficam como estão. A mudança reinicia o balcão.</translation>
    </message>
    <message>
        <source>Write the share as 0,99 or 1,5, at most 100.</source>
        <translation>Escreva a parte como 0,99 ou 1,5, no máximo 100.</translation>
    </message>
</context>
<context>
    <name>ui::TransactionCells</name>
    <message>
        <source>paid late</source>
        <comment>a charge, after it was given up</comment>
        <translation>paga com atraso</translation>
    </message>
    <message>
        <source>cancelled here</source>
        <comment>a charge, by the counter</comment>
        <translation>cancelada aqui</translation>
    </message>
    <message>
        <source>handed over</source>
        <comment>the goods</comment>
        <translation>entregue</translation>
    </message>
    <message>
        <source>reconciled with the statement of %1</source>
        <comment>a day</comment>
        <translation>conciliada com o extrato de %1</translation>
    </message>
    <message>
        <source>Reconciled with the statement of %1</source>
        <comment>a day</comment>
        <translation>Conciliada com o extrato de %1</translation>
    </message>
    <message>
        <source>operator %1</source>
        <comment>who created a charge</comment>
        <translation>operador %1</translation>
    </message>
    <message>
        <source>partly refunded</source>
        <comment>a payment</comment>
        <translation>devolvido em parte</translation>
    </message>
</context>
<context>
    <name>ui::TransactionModel</name>
    <message>
        <source>may have changed since it was read</source>
        <translation>pode ter mudado desde a leitura</translation>
    </message>
</context>
<context>
    <name>ui::TransactionTable</name>
    <message>
        <source>Transactions</source>
        <translation>Transações</translation>
    </message>
    <message>
        <source>To the newest</source>
        <translation>Para a mais nova</translation>
    </message>
    <message>
        <source>To the oldest</source>
        <translation>Para a mais antiga</translation>
    </message>
    <message>
        <source>Copy the selected rows</source>
        <translation>Copiar as linhas selecionadas</translation>
    </message>
    <message>
        <source>Copy the cell</source>
        <translation>Copiar a célula</translation>
    </message>
    <message>
        <source>Show in a separate window</source>
        <translation>Mostrar em outra janela</translation>
    </message>
    <message>
        <source>A click sorts by time, amount, name or state.</source>
        <translation>Um clique ordena por hora, valor, nome ou situação.</translation>
    </message>
    <message>
        <source>Sort the list</source>
        <translation>Ordenar a lista</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Mais novas primeiro</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Mais antigas primeiro</translation>
    </message>
    <message>
        <source>Largest amount first</source>
        <translation>Maior valor primeiro</translation>
    </message>
    <message>
        <source>Smallest amount first</source>
        <translation>Menor valor primeiro</translation>
    </message>
    <message>
        <source>Names from A to Z</source>
        <translation>Nomes de A a Z</translation>
    </message>
    <message>
        <source>Names from Z to A</source>
        <translation>Nomes de Z a A</translation>
    </message>
    <message>
        <source>By state, pending first</source>
        <translation>Por situação, pendentes primeiro</translation>
    </message>
    <message>
        <source>By state, pending last</source>
        <translation>Por situação, pendentes por último</translation>
    </message>
</context>
<context>
    <name>ui::UnconfirmedOrdersPage</name>
    <message>
        <source>Payout of %1 to %2</source>
        <comment>amount, receiver</comment>
        <translation>Envio de %1 para %2</translation>
    </message>
    <message>
        <source>Charge of %1 · %2 · %3</source>
        <comment>amount, payer, reference</comment>
        <translation>Cobrança de %1 · %2 · %3</translation>
    </message>
    <message>
        <source>Requested at %1, no answer: it is not known yet whether the money leaves. Until then nothing else goes to this key.</source>
        <translation>Pedido em %1, sem resposta: ainda não se sabe se o dinheiro sai. Até lá, nada mais vai para esta chave.</translation>
    </message>
    <message>
        <source>Requested at %1, no answer: it is not known yet. Its code was never shown, so nobody can pay it.</source>
        <translation>Pedida em %1, sem resposta: ainda não se sabe. Nenhum código dela foi mostrado, então ninguém pode pagá-la.</translation>
    </message>
    <message numerus="yes">
        <source>Searched %n times and not found.</source>
        <translation>
            <numerusform>Procurado %n vez e não encontrado.</numerusform>
            <numerusform>Procurado %n vezes e não encontrado.</numerusform>
        </translation>
    </message>
    <message>
        <source>The service has another order with its reference, or has it more than once. Ask the service; until it is settled nothing else goes to this key.</source>
        <translation>O serviço tem outra ordem com a referência dele, ou o tem mais de uma vez. Fale com o serviço; até que se resolva, nada mais vai para esta chave.</translation>
    </message>
    <message>
        <source>The service has another order with its reference, or has it more than once. Ask the service.</source>
        <translation>O serviço tem outra ordem com a referência dela, ou a tem mais de uma vez. Fale com o serviço.</translation>
    </message>
    <message numerus="yes">
        <source>Nothing was sent: the service was asked %n times and does not have it. The money is where it was.</source>
        <translation>
            <numerusform>Nada foi enviado: o serviço foi consultado %n vez e não o tem. O dinheiro está onde estava.</numerusform>
            <numerusform>Nada foi enviado: o serviço foi consultado %n vezes e não o tem. O dinheiro está onde estava.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing was created: the service was asked %n times and does not have it.</source>
        <translation>
            <numerusform>Nada foi criado: o serviço foi consultado %n vez e não a tem.</numerusform>
            <numerusform>Nada foi criado: o serviço foi consultado %n vezes e não a tem.</numerusform>
        </translation>
    </message>
    <message>
        <source>It happened: the service has it.</source>
        <translation>Aconteceu: está no serviço.</translation>
    </message>
    <message>
        <source>Settled elsewhere, as reported at this counter.</source>
        <translation>Resolvido por outro meio, conforme informado neste balcão.</translation>
    </message>
    <message>
        <source>Orders without an answer. Balcão searches for each by its reference and never sends one again automatically.</source>
        <translation>Ordens sem resposta. O Balcão procura cada uma pela referência e nunca reenvia nenhuma sozinho.</translation>
    </message>
    <message>
        <source>Unconfirmed orders</source>
        <translation>Ordens não confirmadas</translation>
    </message>
    <message>
        <source>Not confirmed</source>
        <translation>Não confirmados</translation>
    </message>
    <message>
        <source>Approver&apos;s PIN</source>
        <translation>PIN do aprovador</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>Search now</source>
        <translation>Procurar agora</translation>
    </message>
    <message>
        <source>Settled elsewhere…</source>
        <translation>Já se resolveu…</translation>
    </message>
    <message>
        <source>Send it again…</source>
        <translation>Enviar de novo…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>No unconfirmed orders. An order without an answer stays here until its outcome is known.</source>
        <translation>Nenhuma ordem em dúvida. Uma ordem sem resposta fica aqui até se saber o resultado.</translation>
    </message>
    <message>
        <source>Searched automatically, next at %1.</source>
        <translation>Procura automática; a próxima é às %1.</translation>
    </message>
    <message>
        <source>Searching now.</source>
        <translation>Procurando agora.</translation>
    </message>
    <message>
        <source>Send it again? %1 It keeps its reference, so there cannot be two: if it turns up after all, nothing is sent.</source>
        <translation>Enviar de novo? %1 A referência continua a mesma, para que não possa haver dois: se afinal aparecer, nada é enviado.</translation>
    </message>
    <message>
        <source>Do you know the outcome? %1 Balcão stops searching for it, and it no longer blocks another one.</source>
        <translation>Você sabe o resultado? %1 O Balcão deixa de procurar, e isto não impede mais outro.</translation>
    </message>
    <message>
        <source>Yes, send it again</source>
        <translation>Sim, enviar de novo</translation>
    </message>
    <message>
        <source>Yes, I know</source>
        <translation>Sim, eu sei</translation>
    </message>
</context>
<context>
    <name>ui::ViewBar</name>
    <message>
        <source>Save filter</source>
        <translation>Salvar filtro</translation>
    </message>
    <message>
        <source>Name of the filter</source>
        <translation>Nome do filtro</translation>
    </message>
    <message>
        <source>Name of the filter; Enter saves it</source>
        <translation>Nome do filtro; Enter salva</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Depois</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Move the filter to the left</source>
        <translation>Mover o filtro para a esquerda</translation>
    </message>
    <message>
        <source>Move the filter to the right</source>
        <translation>Mover o filtro para a direita</translation>
    </message>
    <message>
        <source>Close the filter editor</source>
        <translation>Fechar a edição do filtro</translation>
    </message>
    <message>
        <source>Saved filter: %1</source>
        <translation>Filtro salvo: %1</translation>
    </message>
    <message>
        <source>Change the filter</source>
        <translation>Mudar o filtro</translation>
    </message>
    <message>
        <source>A filter needs a name.</source>
        <translation>Um filtro precisa de um nome.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n saved filter(s), one for each digit. Remove one first.</source>
        <translation>
            <numerusform>Há %n filtro salvo, um para cada dígito. Remova um antes.</numerusform>
            <numerusform>Há %n filtros salvos, um para cada dígito. Remova um antes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another filter has that name.</source>
        <translation>Há outro filtro com esse nome.</translation>
    </message>
</context>
<context>
    <name>ui::WaitingPanel</name>
    <message>
        <source>The code can still be paid: you will be told if that happens.</source>
        <translation>O código ainda pode ser pago; se isso acontecer, você será avisado.</translation>
    </message>
    <message>
        <source>The code can still be paid, and only your bank sees it.</source>
        <translation>O código ainda pode ser pago, e só o seu banco vê isso.</translation>
    </message>
    <message>
        <source>Cancel charge</source>
        <translation>Cancelar cobrança</translation>
    </message>
    <message>
        <source>Back to the code</source>
        <translation>Voltar ao código</translation>
    </message>
    <message>
        <source>Cancel this charge of %1?</source>
        <translation>Cancelar esta cobrança de %1?</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>Copiar código</translation>
    </message>
    <message>
        <source>Save image…</source>
        <translation>Salvar imagem…</translation>
    </message>
    <message>
        <source>Next customer</source>
        <translation>Próximo cliente</translation>
    </message>
    <message>
        <source>Customer pays</source>
        <translation>Cliente paga</translation>
    </message>
    <message>
        <source>Customer cancels</source>
        <translation>Cliente desiste</translation>
    </message>
    <message>
        <source>Simulated customer</source>
        <translation>Cliente simulado</translation>
    </message>
    <message>
        <source>Waiting for payment. You will see PAID when the money arrives.</source>
        <translation>Aguardando pagamento. Avisamos quando cair na conta.</translation>
    </message>
    <message>
        <source>Balcão cannot see your bank: hand over the goods when your bank&apos;s app shows the money, not the customer&apos;s screen.</source>
        <translation>O Balcão não vê o seu banco: entregue a mercadoria quando o dinheiro aparecer no app do seu banco, não na tela do cliente.</translation>
    </message>
    <message>
        <source>B or Esc: smaller code</source>
        <translation>B ou Esc: código menor</translation>
    </message>
    <message>
        <source>F6: copy the code</source>
        <translation>F6: copiar o código</translation>
    </message>
    <message>
        <source>for %1</source>
        <comment>age of a charge, as 0:42</comment>
        <translation>há %1</translation>
    </message>
    <message>
        <source>Code copied.</source>
        <translation>Código copiado.</translation>
    </message>
    <message>
        <source>Save the code</source>
        <translation>Salvar o código</translation>
    </message>
    <message>
        <source>Image (*.png *.svg)</source>
        <translation>Imagem (*.png *.svg)</translation>
    </message>
    <message>
        <source>It was not saved: the name must end with .png or .svg.</source>
        <translation>Não foi salvo: o nome precisa terminar em .png ou .svg.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvo como %1.</translation>
    </message>
    <message>
        <source>It could not be saved as %1: %2.</source>
        <translation>Não foi possível salvar como %1: %2.</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Copiar link</translation>
    </message>
    <message>
        <source>Print code</source>
        <translation>Imprimir código</translation>
    </message>
    <message>
        <source>Link copied: it opens a page with the code.</source>
        <translation>Link copiado: ele abre uma página com o código.</translation>
    </message>
    <message>
        <source>Informing the service…</source>
        <translation>Avisando o serviço…</translation>
    </message>
    <message>
        <source>The page shows when the charge is settled.</source>
        <translation>A página mostra quando a cobrança for resolvida.</translation>
    </message>
    <message>
        <source>Balcão cannot see your bank. Press “Received” when your bank&apos;s app shows the money.</source>
        <translation>O Balcão não vê o seu banco. Aperte “Recebi” quando o dinheiro aparecer no app do seu banco.</translation>
    </message>
    <message>
        <source>Cancel charge…</source>
        <translation>Cancelar cobrança…</translation>
    </message>
    <message>
        <source>Ctrl+D: customer window</source>
        <translation>Ctrl+D: tela do cliente</translation>
    </message>
    <message>
        <source>Share…</source>
        <comment>a charge, with the customer</comment>
        <translation>Enviar ao cliente…</translation>
    </message>
    <message>
        <source>Expires in %1</source>
        <comment>a charge, as 4:18</comment>
        <translation>Expira em %1</translation>
    </message>
    <message>
        <source>Expires %1</source>
        <comment>a charge, day and time</comment>
        <translation>Expira em %1</translation>
    </message>
    <message>
        <source>Waiting for the bank. You will see PAID when the bank reports the payment.</source>
        <translation>Aguardando o banco. Você verá PAGO quando o banco informar o pagamento.</translation>
    </message>
    <message>
        <source>A code of the bank is removed there. The shop&apos;s own code can still be paid.</source>
        <translation>Um código do banco é removido lá. O código da própria loja ainda pode ser pago.</translation>
    </message>
    <message>
        <source>The payments of your bank are not read at present. Press “Received” when your bank&apos;s app shows the money.</source>
        <translation>Os pagamentos do seu banco não estão sendo lidos agora. Aperte “Recebi” quando o dinheiro aparecer no app do seu banco.</translation>
    </message>
    <message>
        <source>The code is hidden, so that nobody pays twice.</source>
        <translation>O código está oculto, para que ninguém pague duas vezes.</translation>
    </message>
    <message>
        <source>Not paid yet</source>
        <translation>Ainda não foi pago</translation>
    </message>
    <message>
        <source>The customer&apos;s payment is held for a check. Do not hand over the goods before you see PAID.</source>
        <translation>O pagamento do cliente está em análise. Só entregue a mercadoria quando aparecer PAGO.</translation>
    </message>
    <message>
        <source>The customer&apos;s payment is on its way. Do not hand over the goods before you see PAID.</source>
        <translation>O pagamento do cliente está a caminho. Só entregue a mercadoria quando aparecer PAGO.</translation>
    </message>
    <message>
        <source>F5 asks for the state now. A card above the page keeps this charge while you serve the next customer.</source>
        <translation>F5 consulta a situação agora. Um cartão acima da página guarda esta cobrança enquanto você atende o próximo cliente.</translation>
    </message>
    <message>
        <source>More…</source>
        <comment>actions of a charge</comment>
        <translation>Mais…</translation>
    </message>
</context>
</TS>
