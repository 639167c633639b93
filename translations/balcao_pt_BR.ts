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
        <source>The disk did not do what it was asked: it may be failing.</source>
        <translation>O disco não fez o que lhe foi pedido: pode estar com defeito.</translation>
    </message>
    <message>
        <source>The program made a mistake.</source>
        <translation>Ocorreu um erro no programa.</translation>
    </message>
    <message>
        <source>%1 is there already and is not a backup, or a log lies beside it: it was left as it is. Choose another name.</source>
        <translation>%1 já existe e não é uma cópia de segurança, ou há um log ao seu lado: ficou como está. Escolha outro nome.</translation>
    </message>
    <message>
        <source>%1 cannot be written. Look whether its folder is there and may be written.</source>
        <translation>Não é possível gravar %1. Veja se a pasta existe e se pode ser gravada.</translation>
    </message>
    <message>
        <source>There is not enough room for %1. A backup takes up to as much as the shop.</source>
        <translation>Não há espaço para %1. Uma cópia ocupa até tanto quanto a loja.</translation>
    </message>
    <message>
        <source>Another program keeps the shop or the backup locked. Try again in a while.</source>
        <translation>Outro programa mantém a loja ou a cópia bloqueada. Tente de novo daqui a pouco.</translation>
    </message>
    <message>
        <source>The data in %1 is damaged. Keep the folder and the backups that you have.</source>
        <translation>Os dados em %1 estão danificados. Guarde a pasta e as cópias que você tem.</translation>
    </message>
    <message>
        <source>The data in %1 was written by a newer version of Balcão. Use that version.</source>
        <translation>Os dados em %1 foram gravados por uma versão mais nova do Balcão. Use essa versão.</translation>
    </message>
    <message>
        <source>%1 is the shop itself, and no backup.</source>
        <translation>%1 é a própria loja, e não uma cópia de segurança.</translation>
    </message>
    <message>
        <source>There is not enough room in %1: the backup is put beside what is there, which is kept.</source>
        <translation>Não há espaço em %1: a cópia é posta ao lado do que está lá, que é mantido.</translation>
    </message>
    <message>
        <source>Another program has the shop open. Close it and try again.</source>
        <translation>Outro programa está com a loja aberta. Feche-o e tente de novo.</translation>
    </message>
    <message>
        <source>%1 is damaged, or is not a backup of Balcão. Try another one.</source>
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
        <source>The backup is made and was checked: %1</source>
        <translation>A cópia de segurança foi feita e conferida: %1</translation>
    </message>
    <message>
        <source>It holds the names and documents of your customers: keep it safe.</source>
        <translation>Ela contém nomes e documentos dos seus clientes: guarde-a em lugar seguro.</translation>
    </message>
    <message>
        <source>Nothing was restored; the shop is as it was.</source>
        <translation>Nada foi restaurado; a loja está como estava.</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>O arquivo %1 não existe.</translation>
    </message>
    <message>
        <source>The backup was checked, and is now the shop: %1</source>
        <translation>A cópia de segurança foi conferida e agora é a loja: %1</translation>
    </message>
    <message>
        <source>What was there before is kept in %1</source>
        <translation>O que estava lá antes ficou guardado em %1</translation>
    </message>
    <message>
        <source>Charges made since the backup are not in the shop any more, but their codes can still be paid: look into your bank.</source>
        <translation>As cobranças feitas depois da cópia não estão mais na loja, mas seus códigos ainda podem ser pagos: confira no seu banco.</translation>
    </message>
    <message>
        <source>BACKUP</source>
        <comment>stands for a file name</comment>
        <translation>COPIA</translation>
    </message>
    <message>
        <source>Nothing can be written into the folder %1: look at its permissions, and whether the disk has room.</source>
        <translation>Nada pode ser gravado na pasta %1: veja as permissões dela e se há espaço no disco.</translation>
    </message>
    <message>
        <source>No backup was made that can be relied on.</source>
        <translation>Nenhuma cópia de segurança confiável foi feita.</translation>
    </message>
    <message>
        <source>It is not certain that the backup was restored, and neither that the shop is as it was. What was there is kept, if not in its place then in a folder &quot;replaced-…&quot; in %1. Restore the backup once more.</source>
        <translation>Não é certo que a cópia de segurança tenha sido restaurada, nem que a loja esteja como estava. O que havia foi guardado: se não estiver no seu lugar, está em uma pasta &quot;replaced-…&quot; em %1. Restaure a cópia mais uma vez.</translation>
    </message>
    <message>
        <source>Key, name and preferences of the shop are in the files beside it, whose names begin with its own: keep them together.</source>
        <translation>A chave, o nome e as preferências da loja estão nos arquivos ao lado, cujos nomes começam como o dela: guarde todos juntos.</translation>
    </message>
    <message>
        <source>Key and name of the shop are not in it.</source>
        <translation>A chave e o nome da loja não estão nela.</translation>
    </message>
    <message>
        <source>Key and name of the shop are not in this backup: Balcão asks for them when it starts.</source>
        <translation>A chave e o nome da loja não estão nesta cópia: o Balcão os pede ao abrir.</translation>
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
        <source>Nobody can pay this: the shop is made up.</source>
        <translation>Ninguém pode pagar isto: a loja é inventada.</translation>
    </message>
    <message>
        <source>To be paid by Pix</source>
        <translation>A pagar por Pix</translation>
    </message>
    <message>
        <source>Read this code with the app of your bank, and look whether it names the shop and the amount above.</source>
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
        <source>Made</source>
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
        <source>Nothing is paid yet. Not a fiscal document.</source>
        <translation>Nada foi pago ainda. Documento não fiscal.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>A shop to try things out in: its data is thrown away at the end. This is what starts without arguments.</source>
        <translation>Uma loja para experimentar: os dados são descartados no fim. É o que abre sem argumentos.</translation>
    </message>
    <message>
        <source>A local shop that keeps its data in FOLDER.</source>
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
        <source>A demo keeps no data: give --demo or --data, not both.</source>
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
        <source>With --data: copies the shop into FILE, checks the copy, and ends. The shop may be open.</source>
        <translation>Com --data: copia a loja para ARQUIVO, confere a cópia e termina. A loja pode estar aberta.</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>ARQUIVO</translation>
    </message>
    <message>
        <source>With --data: checks the backup FILE, puts it in the place of the shop&apos;s data, which is kept in a folder beside it, and ends. The shop must be closed.</source>
        <translation>Com --data: confere a cópia ARQUIVO, põe-na no lugar dos dados da loja, que ficam guardados em uma pasta ao lado, e termina. A loja precisa estar fechada.</translation>
    </message>
    <message>
        <source>%1 needs a file.</source>
        <translation>%1 precisa de um arquivo.</translation>
    </message>
    <message>
        <source>%1 needs the folder of a shop: give --data too.</source>
        <translation>%1 precisa da pasta de uma loja: dê também --data.</translation>
    </message>
    <message>
        <source>Give --backup or --restore, not both.</source>
        <translation>Dê --backup ou --restore, não os dois.</translation>
    </message>
    <message>
        <source>Language, one of: %1. Else that of the system.</source>
        <translation>Idioma, um destes: %1. Senão, o do sistema.</translation>
    </message>
    <message>
        <source>“%1” cannot be read: names have to be written in the character set of the system.</source>
        <translation>“%1” não pode ser lido: os nomes precisam estar no conjunto de caracteres do sistema.</translation>
    </message>
    <message>
        <source>Colours: system, light, dark or contrast. Else as the system.</source>
        <translation>Cores: system, light, dark ou contrast. Senão, como o sistema.</translation>
    </message>
    <message>
        <source>The counter of a service far away, by the NAME that it has in the settings.</source>
        <translation>O balcão de um serviço remoto, pelo NOME que ele tem nos ajustes.</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NOME</translation>
    </message>
    <message>
        <source>Give one of --demo, --data and --profile.</source>
        <translation>Indique só um de --demo, --data e --profile.</translation>
    </message>
    <message>
        <source>--profile needs a name.</source>
        <translation>--profile precisa de um nome.</translation>
    </message>
    <message>
        <source>There is no profile “%1”, nor any other. They are added in the settings.</source>
        <translation>Não há perfil “%1”, nem nenhum outro. Eles são adicionados nos ajustes.</translation>
    </message>
    <message>
        <source>There is no profile “%1”. Those that there are: %2.</source>
        <translation>Não há perfil “%1”. Os que existem: %2.</translation>
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
        <source>The service does not accept its key. Nothing can be charged, sent or confirmed here: call whoever looks after the console, who gives it a new one.</source>
        <translation>O serviço não aceita a chave dele. Nada pode ser cobrado, enviado nem confirmado aqui: chame o responsável pelo sistema, que informa uma chave nova.</translation>
    </message>
    <message>
        <source>Who answers is not the service, since %1</source>
        <translation>Quem responde não é o serviço, desde %1</translation>
    </message>
    <message>
        <source>It has no certificate for that address, so nothing is sent there. Check the network, the address and the clock of this computer.</source>
        <translation>Não tem certificado para esse endereço, então nada é enviado para lá. Confira a rede, o endereço e o relógio deste computador.</translation>
    </message>
    <message>
        <source>No contact with the service since %1</source>
        <translation>Sem contato com o serviço desde %1</translation>
    </message>
    <message>
        <source>No payment can be confirmed now, and nothing rings. What is pale may have changed. Codes that customers have can still be paid: wait, or check the receipts later (F8).</source>
        <translation>Nenhum pagamento pode ser confirmado agora, e nada toca. O que está esmaecido pode ter mudado. Os códigos que os clientes já têm ainda podem ser pagos: aguarde ou confira os comprovantes depois (F8).</translation>
    </message>
    <message>
        <source>The service is unstable since %1</source>
        <translation>O serviço está instável desde %1</translation>
    </message>
    <message>
        <source>It is there, but does not say what is paid; it is asked less often until it does. What is pale may have changed.</source>
        <translation>Ele está no ar, mas não diz o que foi pago; até que diga, é consultado com menos frequência. O que está esmaecido pode ter mudado.</translation>
    </message>
    <message>
        <source>The service has not answered for a while</source>
        <translation>O serviço não responde há algum tempo</translation>
    </message>
    <message>
        <source>What is pale may have changed. It is being asked.</source>
        <translation>O que está esmaecido pode ter mudado. O serviço está sendo consultado.</translation>
    </message>
    <message>
        <source>Ages and times of day shown here are wrong by as much. Set the clock; what is paid is not in doubt.</source>
        <translation>As idades e os horários mostrados aqui estão errados nessa medida. Acerte o relógio; o que foi pago não está em dúvida.</translation>
    </message>
    <message>
        <source>Cannot be confirmed: this counter is not let in. Keep the goods, or check in the bank&apos;s app.</source>
        <translation>Não é possível confirmar: este caixa não tem acesso. Segure a mercadoria ou confira no aplicativo do banco.</translation>
    </message>
    <message>
        <source>Cannot be confirmed now: no answer from the service. The code can still be paid. Wait, or check the receipt later (F8).</source>
        <translation>Não é possível confirmar agora: o serviço não responde. O código ainda pode ser pago. Aguarde ou confira o comprovante depois (F8).</translation>
    </message>
    <message>
        <source>The service cannot be asked: this is what this console saw before, as it was on %1 or later. There may be more. F5 asks again.</source>
        <comment>date and time</comment>
        <translation>O serviço não pode ser consultado: isto é o que este console já tinha visto, como estava em %1 ou depois. Pode haver mais. F5 consulta de novo.</translation>
    </message>
</context>
<context>
    <name>CounterSettings</name>
    <message>
        <source>Typing amounts</source>
        <translation>Digitação de valores</translation>
    </message>
    <message>
        <source>Whole reais suit a shop with round prices; a comma goes on to the centavos.</source>
        <translation>Reais inteiros servem à loja de preços redondos; a vírgula passa aos centavos.</translation>
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
        <source>Then the counter is ready for the next customer by itself.</source>
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
        <source>Then it is counted beside its page in the rail. A charge given up is not.</source>
        <translation>A partir daí ela é contada ao lado da página no menu. Uma cobrança abandonada não é.</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Preços fixos</translation>
    </message>
    <message>
        <source>Prices that are asked often. Each has a key, Alt and a letter of its name, that puts it on the counter; one that charges at once needs no Enter.</source>
        <translation>Preços pedidos com frequência. Cada um tem uma tecla, Alt e uma letra do nome, que o lança no balcão; o que cobra na hora dispensa o Enter.</translation>
    </message>
    <message>
        <source>Name of this counter</source>
        <translation>Nome deste balcão</translation>
    </message>
    <message>
        <source>Letters and digits. It begins the references of its charges, so each counter of a shop has another one.</source>
        <translation>Letras e números. Ele começa as referências das suas cobranças; por isso cada balcão da loja tem o seu.</translation>
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
        <source>What a customer is asked for; F12 on the counter takes the next one. Whatever is not asked for is of the shop&apos;s own payer.</source>
        <translation>O que se pergunta ao cliente; F12 no balcão passa ao próximo. O que não se pergunta é do pagador da própria loja.</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Balcão</translation>
    </message>
</context>
<context>
    <name>DataSettings</name>
    <message>
        <source>Privacy</source>
        <translation>Privacidade</translation>
    </message>
    <message>
        <source>Nobody is remembered</source>
        <translation>Ninguém é lembrado</translation>
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
        <source>Who has not come for so long is forgotten.</source>
        <translation>Quem passa esse tempo sem vir é esquecido.</translation>
    </message>
    <message>
        <source>What the counter shows of customers</source>
        <translation>O que o balcão mostra dos clientes</translation>
    </message>
    <message>
        <source>On its cards, in the open charges, in the list, and of who paid before. What is printed never shows more than a part, nor does the customers&apos; window name anybody. The page of one transaction hides all of it until V.</source>
        <translation>Nos cartões, nas cobranças em aberto, na lista e em quem já pagou. O que é impresso nunca mostra mais que uma parte, e a tela do cliente não traz o nome de ninguém. A página de uma transação esconde tudo até V.</translation>
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
        <source>On another disk, so that one that fails does not take both.</source>
        <translation>Em outro disco, para que um defeito não leve os dois.</translation>
    </message>
    <message>
        <source>/media/usb/backups</source>
        <translation>/media/usb/copias</translation>
    </message>
    <message>
        <source>Folder: there is none of that name.</source>
        <translation>Pasta: não existe nenhuma com esse nome.</translation>
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
        <source>Each is a copy of all data, with key, name and preferences, and is read from beginning to end before it counts.</source>
        <translation>Cada uma copia todos os dados, com chave, nome e preferências, e é lida do começo ao fim antes de valer.</translation>
    </message>
    <message>
        <source>A backup by itself every day</source>
        <translation>Uma cópia (backup) por dia, automática</translation>
    </message>
    <message>
        <source>As soon as the program is open on that day, if a folder is chosen.</source>
        <translation>Assim que o programa está aberto no dia, se houver uma pasta escolhida.</translation>
    </message>
    <message>
        <source>The newest %1</source>
        <translation>As %1 mais novas</translation>
    </message>
    <message>
        <source>Backups that are kept</source>
        <translation>Cópias (backups) guardadas</translation>
    </message>
    <message>
        <source>When the next is made, older ones that the program named are deleted. Those that you named stay.</source>
        <translation>Quando a próxima é feita, as mais velhas com nome dado pelo programa são apagadas. As que você nomeou ficam.</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>A demo keeps nothing, so there is nothing to back up.</source>
        <translation>A demonstração não guarda nada, então não há o que copiar.</translation>
    </message>
    <message>
        <source>The service keeps the transactions, and whoever runs it backs them up. What this counter noted itself is on this computer, and in no backup.</source>
        <translation>O serviço guarda as transações, e quem o opera faz os backups. O que este balcão anotou por conta própria está neste computador, e em nenhum backup.</translation>
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
        <source>Print by itself</source>
        <translation>Imprimir automaticamente</translation>
    </message>
    <message>
        <source>A receipt comes out as soon as a charge of this counter is paid. It needs a printer.</source>
        <translation>O comprovante sai assim que uma cobrança deste balcão é paga. É preciso ter uma impressora.</translation>
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
        <source>A receipt of nothing, stamped all over, on that printer.</source>
        <translation>Um comprovante fictício, com o carimbo de teste por todo o papel, nessa impressora.</translation>
    </message>
    <message>
        <source>Customers&apos; window</source>
        <translation>Janela do cliente</translation>
    </message>
    <message>
        <source>Show the customers&apos; window</source>
        <translation>Mostrar a janela do cliente</translation>
    </message>
    <message>
        <source>Now and at every start, where there is a second screen. Ctrl+D does the same, and without a second screen shows it over the counter.</source>
        <translation>Agora e a cada abertura, onde há uma segunda tela. Ctrl+D faz o mesmo e, sem segunda tela, mostra a janela por cima do balcão.</translation>
    </message>
    <message>
        <source>Any but the counter&apos;s</source>
        <comment>screen</comment>
        <translation>Qualquer uma, menos a do balcão</translation>
    </message>
    <message>
        <source>Screen of the customers</source>
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
        <source>The edges and the name of the screen, and a code that pays nothing, until the next charge. Over the counter, Esc takes it away.</source>
        <translation>As bordas e o nome da tela, e um código que não paga nada, até a próxima cobrança. Por cima do balcão, Esc a retira.</translation>
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
        <source>This program was built without Qt Multimedia, and is silent.</source>
        <translation>Este programa foi compilado sem o Qt Multimedia e não emite sons.</translation>
    </message>
    <message>
        <source>One for paid, a lower one for what nobody paid, and one that insists for money that came late.</source>
        <translation>Um para pago, um mais grave para o que ninguém pagou e um insistente para dinheiro que chegou com atraso.</translation>
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
        <source>As loud as can be</source>
        <comment>volume</comment>
        <translation>O mais alto possível</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Tocar</translation>
    </message>
    <message>
        <source>The sound of a payment</source>
        <translation>O som de um pagamento</translation>
    </message>
    <message>
        <source>Nothing is heard? Then this computer has no sound, or it is turned down.</source>
        <translation>Não se ouve nada? Então este computador não tem som ou o volume está baixo.</translation>
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
</context>
<context>
    <name>Help</name>
    <message>
        <source>A charge on the screen</source>
        <translation>Uma cobrança na tela</translation>
    </message>
    <message>
        <source>The customer reads the code with the app of their bank and pays there. The amount and the name of your shop are in the code.</source>
        <translation>O cliente lê o código com o app do banco dele e paga por lá. O valor e o nome da sua loja estão no código.</translation>
    </message>
    <message>
        <source>Hand over the goods when this page says PAID, or, where Balcão does not see your bank, when your bank&apos;s app shows the money. A picture on the customer&apos;s phone proves nothing.</source>
        <translation>Entregue a mercadoria quando esta página mostrar PAGO ou, onde o Balcão não vê o seu banco, quando o app do seu banco mostrar o dinheiro. Uma imagem no celular do cliente não prova nada.</translation>
    </message>
    <message>
        <source>Charging</source>
        <translation>Cobrar</translation>
    </message>
    <message>
        <source>Type the amount and press Enter: the code for the customer appears. Digits go to the amount from wherever you are on this page.</source>
        <translation>Digite o valor e tecle Enter: aparece o código para o cliente. Os dígitos vão para o valor de qualquer lugar desta página.</translation>
    </message>
    <message>
        <source>+ begins the next price, * takes the one before it several times, and a comma separates reais and centavos.</source>
        <translation>+ começa o próximo preço, * repete várias vezes o anterior, e a vírgula separa reais e centavos.</translation>
    </message>
    <message>
        <source>Backspace takes back the last key, Esc the price, and Esc once more the whole sum.</source>
        <translation>Backspace apaga a última tecla, Esc o preço, e Esc outra vez a soma toda.</translation>
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
        <source>The list follows what happens by itself; F5 reads it again.</source>
        <translation>A lista acompanha sozinha o que acontece; F5 lê de novo.</translation>
    </message>
    <message>
        <source>The word and the shape say where the money is. Only “Paid” means that it arrived.</source>
        <translation>A palavra e a forma dizem onde está o dinheiro. Só “Pago” quer dizer que ele entrou.</translation>
    </message>
    <message>
        <source>Open charges</source>
        <translation>Cobranças em aberto</translation>
    </message>
    <message>
        <source>Charges that can still be paid, the oldest first: those that were set aside for the next customer, and those that were given up.</source>
        <translation>Cobranças que ainda podem ser pagas, da mais antiga à mais nova: as que foram deixadas de lado para atender o próximo cliente e as que foram abandonadas.</translation>
    </message>
    <message>
        <source>Checking a receipt</source>
        <translation>Conferir um comprovante</translation>
    </message>
    <message>
        <source>Scan or type what the customer&apos;s receipt says: the end-to-end id, its last characters, or the amount. The service is read anew each time.</source>
        <translation>Leia ou digite o que diz o comprovante do cliente: o id E2E, os últimos caracteres dele ou o valor. O serviço é lido de novo a cada vez.</translation>
    </message>
    <message>
        <source>One transaction</source>
        <translation>Uma transação</translation>
    </message>
    <message>
        <source>Everything the service knows of it, and its history. Texts can be marked and copied.</source>
        <translation>Tudo o que o serviço sabe sobre ela, e o seu histórico. Os textos podem ser marcados e copiados.</translation>
    </message>
    <message>
        <source>Esc goes back.</source>
        <translation>Esc volta.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Type what you look for: only the rows with those words stay.</source>
        <translation>Digite o que procura: ficam só as linhas com essas palavras.</translation>
    </message>
    <message>
        <source>A choice counts as soon as it is made, or when its row says, and none of them moves money.</source>
        <translation>Uma escolha vale assim que é feita, ou quando a linha dela diz, e nenhuma movimenta dinheiro.</translation>
    </message>
    <message>
        <source>Setting up a shop</source>
        <translation>Configurar uma loja</translation>
    </message>
    <message>
        <source>The Pix key is where your money goes: it must be registered at your bank. Name and city are shown to who pays.</source>
        <translation>A chave Pix é para onde vai o seu dinheiro: ela precisa estar registrada no seu banco. Nome e cidade aparecem para quem paga.</translation>
    </message>
    <message>
        <source>The payer stands in every charge of a customer who does not say who they are.</source>
        <translation>O pagador consta em toda cobrança de um cliente que não se identifica.</translation>
    </message>
    <message>
        <source>Enter goes to the next field; what cannot stand says why beside it. Nothing is sent anywhere.</source>
        <translation>Enter vai para o próximo campo; o que não serve diz por que ao lado. Nada é enviado a lugar nenhum.</translation>
    </message>
    <message>
        <source>The first time</source>
        <translation>A primeira vez</translation>
    </message>
    <message>
        <source>The demonstration has made-up sales and a customer who pays when you say so. It is thrown away at the end.</source>
        <translation>A demonstração tem vendas inventadas e um cliente que paga quando você manda. Tudo é descartado no fim.</translation>
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
        <source>Nothing was deleted or changed. The page says what happened and what to do.</source>
        <translation>Nada foi apagado nem mudado. A página diz o que aconteceu e o que fazer.</translation>
    </message>
    <message>
        <source>Money that customers paid is in your bank account, whatever happened here.</source>
        <translation>O dinheiro que os clientes pagaram está na sua conta do banco, aconteça o que acontecer aqui.</translation>
    </message>
    <message>
        <source>F6 copies the details for somebody who helps you.</source>
        <translation>F6 copia os detalhes para quem for ajudar você.</translation>
    </message>
    <message>
        <source>Balcão</source>
        <translation>Balcão</translation>
    </message>
    <message>
        <source>A counter for shops that are paid by Pix. Every action has a key, which stands beside it.</source>
        <translation>O caixa das lojas que recebem por Pix. Toda ação tem uma tecla, que está ao lado dela.</translation>
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
        <source>Tab goes to the payer: the last three digits of a CPF, CNPJ or phone, or a part of the name, find who paid before, and Enter charges. F12 changes what the customer is asked for, F3 shows all fields, / is the description.</source>
        <translation>Tab vai para o pagador: os três últimos dígitos do CPF, CNPJ ou telefone, ou parte do nome, encontram quem já pagou, e Enter cobra. F12 muda o que se pede ao cliente, F3 mostra todos os campos, / é a descrição.</translation>
    </message>
    <message>
        <source>F2 serves the next customer. This charge goes on waiting on a card above; Ctrl+Tab goes through the cards, and through what you were typing. A card that turns green is paid: go there to see it.</source>
        <translation>F2 atende o próximo cliente. Esta cobrança continua aguardando em um cartão acima; Ctrl+Tab percorre os cartões e o que você estava digitando. Cartão que fica verde foi pago: vá até ele para ver.</translation>
    </message>
    <message>
        <source>More charges than there are cards are behind F4.</source>
        <translation>As cobranças que não cabem nos cartões estão em F4.</translation>
    </message>
    <message>
        <source>Ctrl+D shows the customer&apos;s side: on a second screen, or over this one until Esc. B makes the code larger.</source>
        <translation>Ctrl+D mostra o lado do cliente: em uma segunda tela, ou por cima desta até Esc. B aumenta o código.</translation>
    </message>
    <message>
        <source>A counter that is locked</source>
        <translation>Um balcão bloqueado</translation>
    </message>
    <message>
        <source>Nothing is lost: behind this page everything is as it was. Payments go on, and each one that arrives is shown here, by its amount only.</source>
        <translation>Nada se perde: atrás desta página tudo está como estava. Os pagamentos continuam, e cada um que chega aparece aqui, só com o valor.</translation>
    </message>
    <message>
        <source>Type the PIN and press Enter. After a few wrong ones there is a wait, which grows.</source>
        <translation>Digite o PIN e tecle Enter. Depois de alguns errados há uma espera, que vai crescendo.</translation>
    </message>
    <message>
        <source>Whoever owns this computer can take a forgotten PIN away: delete lock.json in the folder of the shop.</source>
        <translation>O dono deste computador pode tirar um PIN esquecido: basta apagar lock.json na pasta da loja.</translation>
    </message>
    <message>
        <source>A page that wants the PIN</source>
        <translation>Uma página que pede o PIN</translation>
    </message>
    <message>
        <source>Type the PIN and press Enter; Esc goes back to the counter. After a few wrong ones there is a wait, which grows.</source>
        <translation>Digite o PIN e tecle Enter; Esc volta ao balcão. Depois de alguns errados há uma espera, que vai crescendo.</translation>
    </message>
    <message>
        <source>A shop is being opened</source>
        <translation>Uma loja está sendo aberta</translation>
    </message>
    <message>
        <source>Its data is read and checked.</source>
        <translation>Os dados dela estão sendo lidos e conferidos.</translation>
    </message>
    <message>
        <source>What you type meanwhile is kept for the amount.</source>
        <translation>O que você digitar enquanto isso fica guardado para o valor.</translation>
    </message>
    <message>
        <source>Ctrl+K finds each of them from everywhere.</source>
        <translation>Ctrl+K encontra cada um deles de qualquer lugar.</translation>
    </message>
    <message>
        <source>The buttons below hold the prices of your shop: Alt and the letter on them. F9 repeats the last charge, P prints its receipt once more.</source>
        <translation>Os botões de baixo têm os preços da sua loja: Alt e a letra que está neles. F9 repete a última cobrança, P imprime o comprovante dela mais uma vez.</translation>
    </message>
    <message>
        <source>Enter brings one back to the counter. Giving one up is a note of this counter only: its code can still be paid. A once more takes the note back.</source>
        <translation>Enter traz uma de volta ao balcão. Abandonar uma é só uma anotação deste caixa: o código dela ainda pode ser pago. A mais uma vez desfaz a anotação.</translation>
    </message>
    <message>
        <source>Only “paid” is money. A receipt that was shown before is told from a new one when you mark, with U, that the goods were handed over. U at once again takes that back.</source>
        <translation>Só “pago” é dinheiro. Um comprovante já mostrado se distingue de um novo quando você marca, com U, que a mercadoria foi entregue. U logo em seguida desfaz.</translation>
    </message>
    <message>
        <source>Sending a Pix</source>
        <translation>Enviar um Pix</translation>
    </message>
    <message>
        <source>Type the key first: what kind it is stands below it. Digits that are both a CPF and a mobile number are two people: choose which one is meant.</source>
        <translation>Digite primeiro a chave: o tipo aparece abaixo dela. Dígitos que são CPF e celular ao mesmo tempo são de duas pessoas: escolha qual delas é.</translation>
    </message>
    <message>
        <source>Ctrl+Enter leads to a page that shows the key in groups, the amount in words, and what speaks against it. Enter sends from there, after three seconds.</source>
        <translation>Ctrl+Enter leva à página que mostra a chave em grupos, o valor por extenso e os pontos de atenção. Dali o Enter envia, depois de três segundos.</translation>
    </message>
    <message>
        <source>“In process” is accepted, not final. Never send again because it seems stuck: while one is on its way, no other one of the same amount goes to the same key.</source>
        <translation>“Em processamento” é aceito, não definitivo. Nunca envie de novo porque parece parado: enquanto um está a caminho, nenhum outro do mesmo valor vai para a mesma chave.</translation>
    </message>
    <message>
        <source>To give a customer their money back, refund the payment. Never send a new Pix for it.</source>
        <translation>Para devolver dinheiro a um cliente, devolva o pagamento. Nunca envie um Pix novo para isso.</translation>
    </message>
    <message>
        <source>Below stands what all that matches comes to, what came in less what went out, and above each day what that day came to. Shift and the arrow keys select several; Ctrl and the arrow keys move on, and Space adds one. Ctrl+C copies the selected rows.</source>
        <translation>Embaixo está a soma de tudo o que corresponde, o que entrou menos o que saiu, e acima de cada dia a soma desse dia. Shift e as setas selecionam várias; Ctrl e as setas seguem adiante, e a barra de espaço acrescenta uma. Ctrl+C copia as linhas selecionadas.</translation>
    </message>
    <message>
        <source>Where Balcão does not see your bank, F2 ends the sale, and only what you leave by Ctrl+Tab keeps a card.</source>
        <translation>Onde o Balcão não vê o seu banco, F2 encerra a venda, e só fica em cartão o que você deixa com Ctrl+Tab.</translation>
    </message>
    <message>
        <source>What was paid can be given back with R where the service does that. Where it does not, your bank&apos;s app does. Never send a new Pix instead.</source>
        <translation>O que foi pago pode ser devolvido com R onde o serviço faz isso. Onde não faz, o app do seu banco faz. Nunca envie um novo Pix no lugar.</translation>
    </message>
    <message>
        <source>“From a file” sends the rows of a CSV file: each is looked up first, with what is wrong with it, and then they go one by one. The same file sent again sends nothing twice; so next month&apos;s needs another description.</source>
        <translation>“De um arquivo” envia as linhas de um arquivo CSV: cada uma é primeiro procurada, com o que há de errado nela, e depois vão uma a uma. O mesmo arquivo enviado de novo não envia nada duas vezes; por isso o do mês que vem precisa de outra descrição.</translation>
    </message>
    <message>
        <source>Who somebody is stays hidden until V shows it. That is noted with the time, and hidden again once you leave.</source>
        <translation>Quem é a pessoa fica oculto até que V mostre. Isso fica anotado, com a hora, e volta a ficar oculto quando você sai.</translation>
    </message>
    <message>
        <source>If the payer cannot read it: F6 copies the code as text, to send it in a message, and F7 prints it.</source>
        <translation>Se o pagador não conseguir ler: F6 copia o código como texto, para mandar numa mensagem, e F7 imprime o código.</translation>
    </message>
    <message>
        <source>All charges and payments, the newest first. The arrow keys move, Enter shows all about one, Ctrl+Enter in a window of its own. Home and End go to the ends, Ctrl+G goes to a page by its number.</source>
        <translation>Todas as cobranças e pagamentos, os mais novos primeiro. As setas movem, Enter mostra tudo sobre uma transação, Ctrl+Enter em uma janela própria. Home e End vão às pontas, Ctrl+G vai a uma página pelo número.</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Relatórios</translation>
    </message>
    <message>
        <source>What a day, a week or a month came to. Each transaction counts when it was created, in Brasília, and by the state that it has now, as in the list.</source>
        <translation>O que deu um dia, uma semana ou um mês. Cada transação conta no momento em que foi criada, em Brasília, e pela situação que tem agora, como na lista.</translation>
    </message>
    <message>
        <source>Gross is the amounts; the commission is what the service kept of what was paid; the net is what is left. What was given back leaves nothing, and costs its commission.</source>
        <translation>O bruto são os valores; a comissão é o que o serviço reteve do que foi pago; o líquido é o que sobra. O que foi devolvido não deixa nada, e custa a sua comissão.</translation>
    </message>
    <message>
        <source>Enter shows the transactions of a row. Alt+Left and Alt+Right go to other days; with Ctrl+G you type one. Ctrl+P prints, Ctrl+S saves a PDF, and Ctrl+C copies all of it for a spreadsheet.</source>
        <translation>Enter mostra as transações de uma linha. Alt+← e Alt+→ vão a outros dias; com Ctrl+G você digita um. Ctrl+P imprime, Ctrl+S salva um PDF e Ctrl+C copia tudo para uma planilha.</translation>
    </message>
    <message>
        <source>The list of transactions, sending, the reports and the settings are for who knows the PIN of the counter. Charging and checking receipts need none.</source>
        <translation>A lista de transações, o envio, os relatórios e os ajustes são para quem sabe o PIN do caixa. Cobrar e conferir comprovantes não pedem PIN.</translation>
    </message>
    <message>
        <source>A charge that still waits can be shown at the counter again. Of one that was paid you can print or save the receipt; of a Pix that was sent and has arrived, the proof of transfer.</source>
        <translation>Uma cobrança que ainda espera pode ser mostrada de novo no balcão. De uma que foi paga você pode imprimir ou salvar o comprovante; de um Pix enviado que já chegou, o comprovante de transferência.</translation>
    </message>
    <message>
        <source>It leaves 20 seconds later: until then Esc takes it back. Should the program end meanwhile, nothing is sent, and the order waits under “On hold”. What was asked for when the program ended is looked for at the next start; until it is known, nothing else goes to its key.</source>
        <translation>Ele sai 20 segundos depois: até lá, Esc desfaz o envio. Se o programa fechar nesse meio-tempo, nada é enviado e a ordem fica em “Em espera”. O que já tinha sido pedido quando o programa fechou é procurado no próximo início; até que se saiba, nada mais vai para essa chave.</translation>
    </message>
    <message>
        <source>The tabs above lead to what is new, to be approved, held, on its way, done and refused. In Settings a second person can have a PIN, without which nothing leaves from an amount on.</source>
        <translation>As abas acima levam ao que é novo, está por aprovar, em espera, em processamento, concluído e recusado. Em Ajustes uma segunda pessoa pode ter um PIN, sem o qual nada sai a partir de um valor.</translation>
    </message>
    <message>
        <source>E puts what the list shows, all its pages, into a file: for a spreadsheet, another program, or the accountant.</source>
        <translation>E põe o que a lista mostra, todas as páginas, em um arquivo: para uma planilha, outro programa ou o contador.</translation>
    </message>
    <message>
        <source>A digit shows a view: what restricted the list once, under a name, with how many it holds now. S keeps one, or changes the one in front. C chooses the columns.</source>
        <translation>Um dígito mostra uma visão: o que restringiu a lista um dia, com um nome e com quantas transações tem agora. S guarda uma, ou muda a que está na frente. C escolhe as colunas.</translation>
    </message>
    <message>
        <source>Not confirmed</source>
        <translation>Não confirmados</translation>
    </message>
    <message>
        <source>When the line is cut at the wrong moment, nobody knows whether an order arrived. It stands here until that is known, also after a restart.</source>
        <translation>Quando a conexão cai na hora errada, ninguém sabe se a ordem chegou. Ela fica aqui até que se saiba, também depois de reiniciar.</translation>
    </message>
    <message>
        <source>Balcão asks the service for its reference, at first every few seconds and then less often; F5 asks now. When the service was asked often enough, also for something it is known to have, and does not have it, nothing was sent, and R sends it again.</source>
        <translation>O Balcão consulta o serviço pela referência, no começo a cada poucos segundos e depois menos; F5 consulta agora. Quando o serviço foi consultado o bastante, também sobre algo que sabidamente tem, e não a tem, nada foi enviado, e R envia de novo.</translation>
    </message>
    <message>
        <source>A payout that is sent again goes the way of all others: it is read once more, approved where that is wanted, and held for some seconds.</source>
        <translation>Um envio repetido segue o caminho de todos: é lido mais uma vez, aprovado onde isso é exigido, e retido por alguns segundos.</translation>
    </message>
    <message>
        <source>If you found out in another way what became of it, in your bank&apos;s app or by telephone, X says so. Only then does something else go to its key.</source>
        <translation>Se você descobriu por outro meio o que aconteceu, no aplicativo do banco ou por telefone, X registra isso. Só então outra coisa vai para a chave dele.</translation>
    </message>
    <message>
        <source>Connecting to a service</source>
        <translation>Conectar a um serviço</translation>
    </message>
    <message>
        <source>Who runs the service gives you its address, a key and the platform id. Ctrl+T tries them out and says in one sentence what is wrong.</source>
        <translation>Quem opera o serviço lhe dá o endereço, uma chave e o id da plataforma. Ctrl+T os testa e diz em uma frase o que está errado.</translation>
    </message>
    <message>
        <source>The key goes into the keyring of this computer. Without a keyring it is kept in memory, if you agree, and asked for at each start. No file, print, export or log holds it.</source>
        <translation>A chave vai para o chaveiro deste computador. Sem chaveiro ela fica na memória, se você concordar, e é pedida a cada início. Nenhum arquivo, impresso, exportação ou registro a contém.</translation>
    </message>
    <message>
        <source>Enter goes to the next field; Esc goes back, and what was typed stays.</source>
        <translation>Enter vai para o próximo campo; Esc volta, e o que foi digitado fica.</translation>
    </message>
    <message>
        <source>Services far away</source>
        <translation>Serviços remotos</translation>
    </message>
    <message>
        <source>Each is a counter of its own: what it notes, its lock and its layout are in a folder apart, and nothing goes from one to another.</source>
        <translation>Cada um é um balcão à parte: o que ele anota, a trava e a disposição dele ficam em pasta própria, e nada passa de um para outro.</translation>
    </message>
    <message>
        <source>The arrow keys choose one. A adds another, C or Enter changes it, T tries it out, K takes a new key, X forgets the key, and Delete removes it. Ctrl+E goes there.</source>
        <translation>As setas escolhem um. A adiciona outro, C ou Enter o muda, T o testa, K recebe uma nova chave, X esquece a chave, e Delete o remove. Ctrl+E vai para lá.</translation>
    </message>
    <message>
        <source>The key of a service</source>
        <translation>A chave de um serviço</translation>
    </message>
    <message>
        <source>Paste the key and press Enter. It goes into the keyring of this computer, or, where there is none and you agree, into memory until Balcão is closed.</source>
        <translation>Cole a chave e tecle Enter. Ela vai para o chaveiro deste computador ou, onde não houver e você concordar, para a memória até o Balcão ser fechado.</translation>
    </message>
    <message>
        <source>Ctrl+E goes to another environment.</source>
        <translation>Ctrl+E vai para outro ambiente.</translation>
    </message>
    <message>
        <source>Since you were last here</source>
        <translation>Desde a última vez que você esteve aqui</translation>
    </message>
    <message>
        <source>What became of charges of this counter while Balcão was closed, or you were in another environment. A digit, or the arrow keys and Enter, opens one.</source>
        <translation>O que aconteceu com cobranças deste caixa enquanto o Balcão estava fechado ou você estava em outro ambiente. Um dígito, ou as setas e Enter, abre uma delas.</translation>
    </message>
    <message>
        <source>Esc says that all of it was seen; until then it comes again the next time you come here.</source>
        <translation>Esc diz que tudo foi visto; até lá, a lista reaparece sempre que você voltar para cá.</translation>
    </message>
    <message>
        <source>N writes a note on one, T its tags, with commas between them. Only this console knows them.</source>
        <translation>N escreve uma anotação sobre uma transação, T as suas tags, separadas por vírgulas. Só este console as conhece.</translation>
    </message>
    <message>
        <source>/ searches: type an amount, a name, a document, a phone, a reference, an id, a Pix key, a day, a tag, a part of a note, or the last six characters of a receipt. Beside the box stands as what it was read; Ctrl+R reads it otherwise. Enter makes a chip of it, and you can type the next.</source>
        <translation>/ procura: digite um valor, um nome, um documento, um telefone, uma referência, um id, uma chave Pix, um dia, uma tag, parte de uma anotação ou os seis últimos caracteres de um comprovante. Ao lado da caixa está como o texto foi lido; Ctrl+R lê de outro modo. Enter faz dele uma etiqueta, e você pode digitar o próximo.</translation>
    </message>
    <message>
        <source>F chooses states, days, amounts, tags, marks and the counter. What restricts the list stands above it as chips, with how many are hidden; ⌂ is before what is decided here: what this counter noted, whose charge it is, and what a service far away cannot be asked for. Ctrl+Backspace shows all.</source>
        <translation>F escolhe situações, dias, valores, tags, marcas e o balcão. O que restringe a lista está acima dela em etiquetas, com quantas transações ficam ocultas; ⌂ fica antes do que se decide aqui: o que este balcão anotou, de que balcão é a cobrança, e o que não se pode pedir a um serviço distante. Ctrl+Backspace mostra todas.</translation>
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
</context>
<context>
    <name>LookSettings</name>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>That of the computer</source>
        <translation>O do computador</translation>
    </message>
    <message>
        <source>Language of the program</source>
        <translation>Idioma do programa</translation>
    </message>
    <message>
        <source>If something is typed on another page, or a Pix is being sent, it waits for the next start.</source>
        <translation>Se houver algo digitado em outra página, ou um Pix sendo enviado, fica para a próxima abertura.</translation>
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
        <source>Those of the computer are of high contrast where it asks for that.</source>
        <translation>As do computador são de alto contraste se ele pedir.</translation>
    </message>
    <message>
        <source>Those of the computer</source>
        <translation>As do computador</translation>
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
        <source>Ctrl++ and Ctrl+- do the same, Ctrl+0 is the usual size. A screen that is too small for it gets as much as fits.</source>
        <translation>Ctrl++ e Ctrl+- fazem o mesmo, Ctrl+0 é o tamanho normal. Uma tela pequena demais para isso recebe o maior que couber.</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>In Balcão nothing moves by itself but a text cursor that blinks and lists that glide open.</source>
        <translation>No Balcão nada se move sozinho, a não ser o cursor de texto, que pisca, e as listas, que deslizam ao abrir.</translation>
    </message>
    <message>
        <source>As the computer has it</source>
        <translation>Como o computador faz</translation>
    </message>
    <message>
        <source>None</source>
        <comment>movement</comment>
        <translation>Nenhum</translation>
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
        <source>The time to pay is over. Do not pay this code: ask for a new one.</source>
        <translation>O prazo para pagar terminou. Não pague este código: peça um novo.</translation>
    </message>
    <message>
        <source>The payment was given back.</source>
        <translation>O pagamento foi devolvido.</translation>
    </message>
    <message>
        <source>The payment is being checked.</source>
        <translation>O pagamento está em análise.</translation>
    </message>
    <message>
        <source>This charge is not to be paid any more.</source>
        <translation>Esta cobrança não deve mais ser paga.</translation>
    </message>
    <message>
        <source>There is no such charge.</source>
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
        <source>Load this page again to see whether it is paid.</source>
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
        <source>Brasília time, %1</source>
        <comment>%1 as in UTC-03:00</comment>
        <translation>Horário de Brasília, %1</translation>
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
</context>
<context>
    <name>Receipt</name>
    <message>
        <source>There is no receipt: this charge has not been paid yet.</source>
        <translation>Não há comprovante: esta cobrança ainda não foi paga.</translation>
    </message>
    <message>
        <source>There is no receipt yet: it is not certain that the money arrives.</source>
        <translation>Ainda não há comprovante: não é certo que o dinheiro chegue.</translation>
    </message>
    <message>
        <source>There is no receipt: this charge was not paid.</source>
        <translation>Não há comprovante: esta cobrança não foi paga.</translation>
    </message>
    <message>
        <source>There is no receipt: nobody can say whether this was paid.</source>
        <translation>Não há comprovante: não se sabe se isto foi pago.</translation>
    </message>
    <message>
        <source>Receipt %1</source>
        <translation>Comprovante %1</translation>
    </message>
    <message>
        <source>Nobody paid anything: this is no real receipt.</source>
        <translation>Ninguém pagou nada: este comprovante não vale.</translation>
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
        <source>There is no proof: nobody can say whether this was transferred.</source>
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
        <source>As this console saw it on %1; the service could not be asked since.</source>
        <comment>date and time</comment>
        <translation>Como este console viu em %1; desde então o serviço não pôde ser consultado.</translation>
    </message>
</context>
<context>
    <name>ReceiptCheck</name>
    <message>
        <source>An end-to-end id has 32 characters, and this has another number of them. Type it again, or scan it.</source>
        <translation>O id E2E tem 32 caracteres, e este não tem. Digite de novo ou leia com o leitor.</translation>
    </message>
    <message>
        <source>This is not written as an end-to-end id is: E, the number of a bank, a date, and eleven characters.</source>
        <translation>Isto não está escrito como um id E2E: E, o número de um banco, uma data e onze caracteres.</translation>
    </message>
    <message>
        <source>It begins with D: this is the id of money that was given back.</source>
        <translation>Começa com D: é o id de uma devolução, não de um pagamento.</translation>
    </message>
    <message>
        <source>Its time is still to come: %1 in Brasília. It is scheduled, or made up.</source>
        <translation>O horário dele ainda não chegou: %1 (Brasília). Está agendado ou foi inventado.</translation>
    </message>
    <message>
        <source>It is of another day: %1 in Brasília.</source>
        <translation>É de outro dia: %1 (Brasília).</translation>
    </message>
    <message>
        <source>The goods of this payment were handed over on %1.</source>
        <translation>A mercadoria deste pagamento já foi entregue em %1.</translation>
    </message>
    <message>
        <source>This payment was given back to the payer.</source>
        <translation>O dinheiro deste pagamento foi devolvido ao pagador.</translation>
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
        <source>The money of this charge is here. Hand over the goods.</source>
        <translation>O dinheiro desta cobrança chegou. Pode entregar a mercadoria.</translation>
    </message>
    <message>
        <source>Paid: another charge</source>
        <translation>Pago: outra cobrança</translation>
    </message>
    <message>
        <source>This money is here, but it is of another charge.</source>
        <translation>Este dinheiro chegou, mas é de outra cobrança.</translation>
    </message>
    <message>
        <source>This money is here, and no charge is in front: hand over only what this one was for.</source>
        <translation>Este dinheiro chegou. Nenhuma cobrança está na frente: entregue só o que esta pagou.</translation>
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
        <source>It is well written, but the money has not arrived: most likely it is only scheduled.</source>
        <translation>O comprovante parece certo, mas o dinheiro não chegou: o mais provável é que esteja só agendado.</translation>
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
        <source>Only your bank can tell, and Balcão does not see it. Do not hand over the goods before the money is in your account.</source>
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
        <source>More than one payment fits this. Type more of the end-to-end id, or scan it. Do not hand over the goods yet.</source>
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
</context>
<context>
    <name>SafetySettings</name>
    <message>
        <source>Second person</source>
        <translation>Segunda pessoa</translation>
    </message>
    <message>
        <source>With a PIN of their own, what is sent waits under “To approve” until they have looked at it. This counter knows people by their PIN only: whoever knows both is both.</source>
        <translation>Com um PIN próprio, o que é enviado espera em “Para aprovar” até que ela examine. Este balcão só conhece as pessoas pelo PIN: quem sabe os dois PINs vale pelas duas.</translation>
    </message>
    <message>
        <source>What the second person approves</source>
        <translation>O que a segunda pessoa aprova</translation>
    </message>
    <message>
        <source>That amount or more. Only the second person can change it.</source>
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
        <source>What is sent does not come back: an amount that large is typed a second time before it leaves.</source>
        <translation>O que é enviado não volta: um valor assim é digitado uma segunda vez antes de sair.</translation>
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
        <source>With a PIN, transactions and settings want it. Charging and receipt checks go on without it. Ctrl+L locks at once.</source>
        <translation>Com um PIN, as transações e os ajustes o pedem. Cobrar e conferir comprovantes continuam sem ele. Ctrl+L bloqueia na hora.</translation>
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
        <source>Lock by itself</source>
        <translation>Bloqueio automático</translation>
    </message>
    <message>
        <source>Then everything is hidden, charging wants the PIN too, and what is paid meanwhile still shows. Only with a PIN.</source>
        <translation>Então tudo fica escondido, cobrar também pede o PIN, e o que for pago enquanto isso continua aparecendo. Só com um PIN.</translation>
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
        <source>%1 in all states</source>
        <comment>received or sent</comment>
        <translation>%1 em todas as situações</translation>
    </message>
    <message>
        <source>Paid, by the hour in which it was created</source>
        <translation>Pago, pela hora em que foi criado</translation>
    </message>
    <message>
        <source>Paid, by the day on which it was created</source>
        <translation>Pago, pelo dia em que foi criado</translation>
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
        <source>Each transaction counts when it was created, in Brasília, and by the state that it has now. The net is of what was paid; a refund takes it away, but for the commission.</source>
        <translation>Cada transação conta no momento em que foi criada, em Brasília, e pela situação que tem agora. O líquido é do que foi pago; uma devolução o tira, menos a comissão, que fica.</translation>
    </message>
    <message>
        <source>What</source>
        <comment>head of a column: which transactions</comment>
        <translation>O quê</translation>
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
        <source>Canceled</source>
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
        <source>An institution refused it. No money moved.</source>
        <translation>Uma instituição recusou. Nenhum dinheiro foi movimentado.</translation>
    </message>
    <message>
        <source>It was given up. No money moved.</source>
        <translation>O cliente desistiu. Nenhum dinheiro foi movimentado.</translation>
    </message>
    <message>
        <source>It was paid, and the money went back.</source>
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
        <source>Nobody paid in time.</source>
        <translation>Ninguém pagou a tempo.</translation>
    </message>
    <message>
        <source>The service uses a state that this program does not know. Do not take it for paid.</source>
        <translation>O serviço usa uma situação que este programa não conhece. Não considere como pago.</translation>
    </message>
    <message>
        <source>Received</source>
        <comment>operation cash-in: money comes in</comment>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Sent</source>
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
        <source>This is no CPF, CNPJ, mobile number, e-mail or random key.</source>
        <translation>Não é CPF, CNPJ, celular, e-mail nem chave aleatória.</translation>
    </message>
    <message>
        <source>This holds characters that cannot be stored.</source>
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
        <source>The least amount is %1.</source>
        <translation>O menor valor é %1.</translation>
    </message>
    <message>
        <source>Not less than %1.</source>
        <translation>Não menos que %1.</translation>
    </message>
    <message>
        <source>The largest amount is %1.</source>
        <translation>O maior valor é %1.</translation>
    </message>
    <message>
        <source>Not more than %1.</source>
        <translation>Não mais que %1.</translation>
    </message>
    <message>
        <source>The check digits do not fit: one digit is mistyped.</source>
        <translation>Os dígitos verificadores não conferem: há um dígito errado.</translation>
    </message>
    <message>
        <source>This was used before and must be unique.</source>
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
        <source>The reference was used before.</source>
        <translation>A referência já foi usada.</translation>
    </message>
    <message>
        <source>Try again: a new one will be made.</source>
        <translation>Tente de novo: outra será gerada.</translation>
    </message>
    <message>
        <source>The transaction is no longer in a state that allows this.</source>
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
        <source>The data folder cannot be written.</source>
        <translation>Não é possível gravar na pasta de dados.</translation>
    </message>
    <message>
        <source>Check the permissions of the folder and try again.</source>
        <translation>Verifique as permissões da pasta e tente de novo.</translation>
    </message>
    <message>
        <source>Another program keeps the database locked.</source>
        <translation>Outro programa mantém o banco de dados bloqueado.</translation>
    </message>
    <message>
        <source>Close it and try again.</source>
        <translation>Feche-o e tente de novo.</translation>
    </message>
    <message>
        <source>The database is damaged or is not one of Balcão.</source>
        <translation>Os dados estão danificados ou não são do Balcão.</translation>
    </message>
    <message>
        <source>It was left as it is; no charge can be made.</source>
        <translation>Tudo foi deixado como está; não é possível cobrar.</translation>
    </message>
    <message>
        <source>Keep the folder, and bring back a backup.</source>
        <translation>Guarde a pasta e recupere uma cópia de segurança.</translation>
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
        <source>The program made a mistake.</source>
        <translation>Ocorreu um erro no programa.</translation>
    </message>
    <message>
        <source>It is not certain that the change was stored.</source>
        <translation>Não há certeza de que a mudança foi gravada.</translation>
    </message>
    <message>
        <source>Look the charge up in the list before you repeat it.</source>
        <translation>Procure a cobrança na lista antes de repetir.</translation>
    </message>
    <message>
        <source>The code is not shown any more, so that nobody pays it again.</source>
        <translation>O código já não é mostrado, para que ninguém o pague de novo.</translation>
    </message>
    <message>
        <source>Balcão cannot see your bank: look there whether this amount arrived.</source>
        <translation>O Balcão não vê o seu banco: confira lá se este valor entrou.</translation>
    </message>
    <message>
        <source>It was given up here, but the code can still be paid: look into your bank.</source>
        <translation>Houve desistência aqui, mas o código ainda pode ser pago: confira no seu banco.</translation>
    </message>
    <message>
        <source>Its time is over here, but the code can still be paid: look into your bank.</source>
        <translation>O prazo acabou aqui, mas o código ainda pode ser pago: confira no seu banco.</translation>
    </message>
    <message>
        <source>It was left as it is; no charge can be made. Money that was paid is in your bank account.</source>
        <translation>Tudo foi deixado como está; não é possível cobrar. O dinheiro já pago está na sua conta do banco.</translation>
    </message>
    <message>
        <source>Public address</source>
        <translation>Endereço público</translation>
    </message>
    <message>
        <source>Least amount</source>
        <translation>Menor valor</translation>
    </message>
    <message>
        <source>Largest amount</source>
        <translation>Maior valor</translation>
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
        <source>This can be done within %1 days only.</source>
        <translation>Isto só pode ser feito em até %1 dias.</translation>
    </message>
    <message>
        <source>The disk did not do what it was asked.</source>
        <translation>O disco não fez o que lhe foi pedido.</translation>
    </message>
    <message>
        <source>Look the charge up in the list before you repeat it. If this comes again, the disk may be failing: make a backup.</source>
        <translation>Procure a cobrança na lista antes de repeti-la. Se isto voltar a acontecer, o disco pode estar com defeito: faça uma cópia de segurança.</translation>
    </message>
    <message>
        <source>The server of the database cannot be reached.</source>
        <translation>O servidor do banco de dados não pode ser alcançado.</translation>
    </message>
    <message>
        <source>Check the network and the server, and try again.</source>
        <translation>Verifique a rede e o servidor e tente de novo.</translation>
    </message>
    <message>
        <source>Free some space, then start Balcão again.</source>
        <translation>Libere espaço e comece o Balcão de novo.</translation>
    </message>
    <message>
        <source>Let the folder and its files be written again, then start Balcão again.</source>
        <translation>Permita de novo a gravação na pasta e em seus arquivos e comece o Balcão de novo.</translation>
    </message>
    <message>
        <source>Install the newer version and start that.</source>
        <translation>Instale a versão mais nova e comece por ela.</translation>
    </message>
    <message>
        <source>Keep the folder. To bring back a backup, close Balcão and run this, with the file of the backup:</source>
        <translation>Guarde a pasta. Para trazer de volta uma cópia de segurança, feche o Balcão e execute isto, com o arquivo da cópia:</translation>
    </message>
    <message>
        <source>Close Balcão and start it again.</source>
        <translation>Feche o Balcão e comece de novo.</translation>
    </message>
    <message>
        <source>There is no room for a copy to read from. Free some space and try again.</source>
        <translation>Não há espaço para uma cópia de leitura. Libere espaço e tente de novo.</translation>
    </message>
    <message>
        <source>The data may not even be read.</source>
        <translation>Os dados não podem nem ser lidos.</translation>
    </message>
    <message>
        <source>Another program keeps the database locked. Close it and try again.</source>
        <translation>Outro programa mantém o banco de dados bloqueado. Feche-o e tente de novo.</translation>
    </message>
    <message>
        <source>Only the newer version can read it.</source>
        <translation>Só a versão mais nova consegue ler os dados.</translation>
    </message>
    <message>
        <source>Nothing can be read from it.</source>
        <translation>Nada pode ser lido dos dados.</translation>
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
        <source>The code leads the payer&apos;s bank to another address than the shop&apos;s provider. No QR is drawn.</source>
        <translation>O código leva o banco do pagador a outro endereço que não o do provedor da loja. O QR não foi desenhado.</translation>
    </message>
    <message>
        <source>The shop&apos;s Pix key is not known here, so the code cannot be checked. No QR is drawn.</source>
        <translation>Aqui não se conhece a chave Pix da loja, e o código não pode ser conferido. O QR não foi desenhado.</translation>
    </message>
    <message>
        <source>The screen does not show the code as it is, so it was taken away. It can still be copied.</source>
        <translation>A tela não mostra o código como ele é, por isso ele foi retirado. Ainda dá para copiá-lo.</translation>
    </message>
    <message>
        <source>The screen leaves no white edge around the code, so it was taken away. It can still be copied.</source>
        <translation>A tela não deixa a borda branca em volta do código, por isso ele foi retirado. Ainda dá para copiá-lo.</translation>
    </message>
    <message>
        <source>The screen shows the code too faintly, so it was taken away. It can still be copied.</source>
        <translation>A tela mostra o código fraco demais, por isso ele foi retirado. Ainda dá para copiá-lo.</translation>
    </message>
    <message>
        <source>The code is too fine here for many a phone.</source>
        <translation>Neste tamanho, o código é miúdo demais para muitos celulares.</translation>
    </message>
    <message>
        <source>Write it as 12,00 or 1.234,56.</source>
        <translation>Escreva como 12,00 ou 1.234,56.</translation>
    </message>
    <message>
        <source>A Pix of this amount to this key is on its way already.</source>
        <translation>Um Pix deste valor para esta chave já está a caminho.</translation>
    </message>
    <message>
        <source>%1 is on its way to this key already, since %2, and not final. Nothing more is sent before that has come to an end: never send again because it seems stuck.</source>
        <comment>amount, moment</comment>
        <translation>%1 já está a caminho desta chave, desde %2, e não é definitivo. Nada mais é enviado antes que isso chegue ao fim: nunca envie de novo porque parece parado.</translation>
    </message>
    <message>
        <source>This person paid you %1 on %2. If this is to give money back, refund that payment instead: whoever asks for a new Pix may contest the old one, and have both.</source>
        <comment>amount, moment</comment>
        <translation>Esta pessoa pagou %1 a você em %2. Se é para devolver dinheiro, devolva aquele pagamento: quem pede um Pix novo pode contestar o antigo e ficar com os dois.</translation>
    </message>
    <message>
        <source>%1 went to this key already, on %2. Is this one meant?</source>
        <comment>amount, moment</comment>
        <translation>%1 já foi para esta chave em %2. É mesmo para enviar mais este?</translation>
    </message>
    <message>
        <source>Nothing was ever paid to this key from here. Compare it, group by group, with what the receiver gave you.</source>
        <translation>Daqui nunca se pagou nada para esta chave. Compare-a, grupo por grupo, com o que o recebedor informou.</translation>
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
        <source>ordered by the shop, at a counter or with its key</source>
        <translation>pedido pela loja, num balcão ou com a chave dela</translation>
    </message>
    <message>
        <source>by the clock: nobody paid in time</source>
        <translation>pelo relógio: ninguém pagou a tempo</translation>
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
        <source>by the processing of the sandbox: no money moved</source>
        <translation>pelo processamento do ambiente de testes: nenhum dinheiro se moveu</translation>
    </message>
    <message>
        <source>told by the service</source>
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
        <source>Who answers at the address of the service has no certificate for it.</source>
        <translation>Quem responde no endereço do serviço não tem certificado para ele.</translation>
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
        <source>The service answered, but not what was asked.</source>
        <translation>O serviço respondeu, mas não ao que foi perguntado.</translation>
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
        <translation>Tarifa</translation>
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
        <source>There is no transaction in this period with this filter.</source>
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
        <source>A table that Excel in Brazil opens by a double click: semicolons, decimal commas. What would be taken for a formula gets an apostrophe; a reference of digits alone may lose its zeros, which XLSX keeps.</source>
        <translation>Uma tabela que o Excel do Brasil abre com dois cliques: ponto e vírgula, vírgula decimal. O que seria tomado por fórmula ganha um apóstrofo; uma referência só de algarismos pode perder os zeros, que o XLSX mantém.</translation>
    </message>
    <message>
        <source>A table for other programs: commas, decimal points, ISO times, every text exactly as it is. Do not open it in a spreadsheet.</source>
        <translation>Uma tabela para outros programas: vírgulas, ponto decimal, horários ISO, cada texto exatamente como é. Não a abra em uma planilha.</translation>
    </message>
    <message>
        <source>For other programs: all that is known, with the history of each.</source>
        <translation>Para outros programas: tudo o que se sabe, com o histórico de cada uma.</translation>
    </message>
    <message>
        <source>A workbook with real numbers and times, for Excel and LibreOffice.</source>
        <translation>Uma planilha com números e horários de verdade, para Excel e LibreOffice.</translation>
    </message>
    <message>
        <source>A statement for accounting programs: only money that moved, with refunds and commissions as movements of their own. Its balance is the sum of these movements, not that of an account.</source>
        <translation>Um extrato para programas de contabilidade: só o dinheiro que se moveu, com devoluções e tarifas como lançamentos próprios. O saldo é a soma desses lançamentos, não o de uma conta.</translation>
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
        <source>There is something of that name already; it was left as it is.</source>
        <translation>Já existe algo com esse nome; ficou como estava.</translation>
    </message>
    <message>
        <source>Nothing can be written there.</source>
        <translation>Não é possível gravar ali.</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>Escolha outra pasta.</translation>
    </message>
    <message>
        <source>Another export to that name is under way, or the database is locked.</source>
        <translation>Outra exportação com esse nome está em andamento, ou o banco de dados está bloqueado.</translation>
    </message>
    <message>
        <source>The disk did not do what it was asked: the file may be there, and may be gone after a power cut. Export again.</source>
        <translation>O disco não fez o que se pediu: o arquivo pode estar lá, e pode sumir com uma queda de energia. Exporte de novo.</translation>
    </message>
    <message>
        <source>The list changed while it was read.</source>
        <translation>A lista mudou enquanto era lida.</translation>
    </message>
    <message>
        <source>Export again.</source>
        <translation>Exporte de novo.</translation>
    </message>
    <message>
        <source>The database belongs to a sandbox, where no real money moves.</source>
        <translation>O banco de dados é de um ambiente de testes, onde não circula dinheiro de verdade.</translation>
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
        <source>Name of the environment</source>
        <translation>Nome do ambiente</translation>
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
        <source>Write it as https://pix.example.com, without a question mark behind it.</source>
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
        <source>A key has no blanks, accents or lines within it: copy it once more.</source>
        <translation>Uma chave não tem espaços, acentos nem linhas no meio: copie-a de novo.</translation>
    </message>
    <message>
        <source>Another environment has this name.</source>
        <translation>Outro ambiente tem este nome.</translation>
    </message>
    <message>
        <source>It must begin with https://, or the key could be read on the way. http:// is for this computer only.</source>
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
        <source>Charges are paid by simulation, and a Pix that is sent moves no money. Nothing is refunded from here.</source>
        <translation>As cobranças são pagas por simulação, e um Pix enviado não move dinheiro. Daqui nada se devolve.</translation>
    </message>
    <message>
        <source>Charges become paid by themselves, and Pix can be sent if the key may. Charges are not simulated, and nothing is refunded from here.</source>
        <translation>As cobranças ficam pagas sozinhas, e dá para enviar Pix se a chave permitir. Cobranças não são simuladas, e daqui nada se devolve.</translation>
    </message>
    <message>
        <source>Payments show in your bank only. No Pix is sent from here, and nothing is simulated or refunded.</source>
        <translation>Os pagamentos aparecem só no seu banco. Daqui não se envia Pix, e nada é simulado nem devolvido.</translation>
    </message>
    <message>
        <source>All is well: the service accepts the key for this platform.</source>
        <translation>Tudo certo: o serviço aceita a chave para esta plataforma.</translation>
    </message>
    <message>
        <source>The service accepts the key for this platform, but not for charges.</source>
        <translation>O serviço aceita a chave para esta plataforma, mas não para cobrar.</translation>
    </message>
    <message>
        <source>No network: this computer reaches nobody, so nothing can be said of the service.</source>
        <translation>Sem rede: este computador não alcança ninguém, então nada se pode dizer do serviço.</translation>
    </message>
    <message>
        <source>Wrong address: there is no computer called %1.</source>
        <translation>Endereço errado: não existe computador chamado %1.</translation>
    </message>
    <message>
        <source>Wrong address, or the service is not running: nobody listens at %1, port %2.</source>
        <translation>Endereço errado, ou o serviço está parado: ninguém atende em %1, porta %2.</translation>
    </message>
    <message>
        <source>No answer from %1 within some seconds: check the address and the network, and try again.</source>
        <translation>Nenhuma resposta de %1 em alguns segundos: confira o endereço e a rede, e tente de novo.</translation>
    </message>
    <message>
        <source>Bad certificate: who answers at %1 cannot prove to be it, so the key was not sent; check the address, and the clock of this computer.</source>
        <translation>Certificado inválido: quem responde em %1 não prova que é ele, por isso a chave não foi enviada; confira o endereço e o relógio deste computador.</translation>
    </message>
    <message>
        <source>Wrong address: somebody answers at %1, but it is not this service; check what stands behind the name.</source>
        <translation>Endereço errado: alguém responde em %1, mas não é este serviço; confira o que vem depois do nome.</translation>
    </message>
    <message>
        <source>Bad key: the service does not accept it; copy it once more, or ask for another one.</source>
        <translation>Chave inválida: o serviço não a aceita; copie-a de novo ou peça outra.</translation>
    </message>
    <message>
        <source>The key is good, but may not read transactions; ask for one that may.</source>
        <translation>A chave vale, mas não pode ler transações; peça uma que possa.</translation>
    </message>
    <message>
        <source>Wrong platform: the key is good, but for another platform id.</source>
        <translation>Plataforma errada: a chave vale, mas para outro id de plataforma.</translation>
    </message>
    <message>
        <source>The service has trouble of its own (%1); try again in some minutes.</source>
        <translation>O serviço está com problemas próprios (%1); tente de novo em alguns minutos.</translation>
    </message>
    <message>
        <source>It is not known yet whether it happened.</source>
        <translation>Ainda não se sabe se aconteceu.</translation>
    </message>
    <message>
        <source>Do not repeat it before that is known: look it up in the list.</source>
        <translation>Não repita antes de saber: procure na lista.</translation>
    </message>
    <message>
        <source>Nothing was sent, and nobody was charged.</source>
        <translation>Nada foi enviado e ninguém foi cobrado.</translation>
    </message>
    <message>
        <source>The service is there, but cannot answer at the moment.</source>
        <translation>O serviço está no ar, mas não consegue responder no momento.</translation>
    </message>
    <message>
        <source>This counter is not authorised: the service does not accept its key, or not for this.</source>
        <translation>Este caixa não está autorizado: o serviço não aceita a chave dele, ou não para isto.</translation>
    </message>
    <message>
        <source>Call whoever looks after the console: it needs a key that may do this.</source>
        <translation>Chame o responsável pelo sistema: é preciso uma chave que possa fazer isto.</translation>
    </message>
    <message>
        <source>Incomplete: what a console saw before, as it was on %1 or later; the service could not be asked.</source>
        <translation>Incompleto: o que um console viu antes, como estava em %1 ou depois; o serviço não pôde ser consultado.</translation>
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
        <source>Start Balcão with it, which brings it up to date.</source>
        <translation>Inicie o Balcão com ele, o que o atualiza.</translation>
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
</context>
<context>
    <name>app::Console</name>
    <message>
        <source>The backup is being checked and brought back…</source>
        <translation>A cópia de segurança está sendo conferida e restaurada…</translation>
    </message>
    <message>
        <source>The shop could not be changed, and is as it was: %1</source>
        <translation>A loja não pôde ser alterada e está como antes: %1</translation>
    </message>
    <message>
        <source>Opening the shop…</source>
        <translation>Abrindo a loja…</translation>
    </message>
    <message>
        <source>The shop is being closed…</source>
        <translation>A loja está sendo fechada…</translation>
    </message>
    <message>
        <source>The backup of today could not be made. %1</source>
        <translation>A cópia de hoje não pôde ser feita. %1</translation>
    </message>
    <message>
        <source>The language changes at the next start: something is typed on another page, or is being sent.</source>
        <translation>O idioma muda na próxima abertura: há algo digitado em outra página ou sendo enviado.</translation>
    </message>
    <message>
        <source>That environment is open in another window of Balcão, which is in front now. This one stays where it is.</source>
        <translation>Esse ambiente está aberto em outra janela do Balcão, que agora está na frente. Esta fica onde está.</translation>
    </message>
    <message>
        <source>Going to another environment…</source>
        <translation>Indo para outro ambiente…</translation>
    </message>
    <message>
        <source>The change counts when this environment is opened the next time: something is typed on another page, or is being sent.</source>
        <translation>A mudança vale quando este ambiente for aberto de novo: há algo digitado em outra página, ou sendo enviado.</translation>
    </message>
</context>
<context>
    <name>app::Counter</name>
    <message>
        <source>Part of %1 cannot be read and counts for nothing: %2. Alt+8 shows what counts instead.</source>
        <translation>Parte de %1 não pode ser lida e não vale: %2. Alt+8 mostra o que vale no lugar.</translation>
    </message>
    <message>
        <source>Charges can be made, but the notes of this counter cannot be used: who paid before, which receipts were made, which have served. No receipt is printed meanwhile. (%1)</source>
        <translation>Dá para cobrar, mas as anotações deste balcão não podem ser usadas: quem já pagou, quais comprovantes foram emitidos, quais já serviram. Enquanto isso nenhum comprovante é impresso. (%1)</translation>
    </message>
    <message>
        <source>The notes of this counter were damaged, and new ones were begun. The old ones are in %1, with names of customers: delete the file once nobody needs it.</source>
        <translation>As anotações deste balcão estavam danificadas, e novas foram começadas. As antigas estão em %1, com nomes de clientes: apague o arquivo quando ninguém mais precisar dele.</translation>
    </message>
    <message>
        <source>This counts until the program ends, and could not be kept: %1</source>
        <translation>Isto vale até o programa fechar e não pôde ser guardado: %1</translation>
    </message>
</context>
<context>
    <name>app::LeftServices</name>
    <message>
        <source>The charges that wait at that service are no longer watched from here.</source>
        <translation>As cobranças que esperam nesse serviço já não são acompanhadas daqui.</translation>
    </message>
    <message>
        <source>%1 was paid at %2: a charge that this counter made there. Ctrl+E goes back.</source>
        <comment>amount, name of a service</comment>
        <translation>%1 pago em %2: uma cobrança que este balcão fez lá. Ctrl+E volta.</translation>
    </message>
</context>
<context>
    <name>ui::AccountantDesk</name>
    <message>
        <source>For the accountant, in %1: %2 (XLSX), %3 (OFX), the summary (PDF) and the checksums of all. The XLSX holds names and documents in full.</source>
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
        <source>Stop what is being written for the accountant</source>
        <translation>Parar o que está sendo gravado para o contador</translation>
    </message>
    <message>
        <source>Where the folder for the accountant is to be</source>
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
        <source>The largest amount is %1.</source>
        <translation>O maior valor é %1.</translation>
    </message>
    <message>
        <source>“%1” is not clear as an amount. Write it as 12,00 or 1.234,56.</source>
        <translation>“%1” não é um valor claro. Escreva como 12,00 ou 1.234,56.</translation>
    </message>
    <message>
        <source>A price comes before + and *.</source>
        <translation>Antes de + e * vem um preço.</translation>
    </message>
    <message>
        <source>The quantity after * is missing. Enter again charges %1.</source>
        <translation>Falta a quantidade depois do *. Enter outra vez cobra %1.</translation>
    </message>
    <message>
        <source>The price after + is missing. Enter again charges %1.</source>
        <translation>Falta o preço depois do +. Enter outra vez cobra %1.</translation>
    </message>
    <message>
        <source>An amount is typed with digits and a comma; + adds the next price.</source>
        <translation>O valor se digita com dígitos e vírgula; + soma o próximo preço.</translation>
    </message>
    <message>
        <source>A scanned code is no amount: nothing of it was taken.</source>
        <translation>Um código lido não é um valor: nada dele foi usado.</translation>
    </message>
    <message>
        <source>After * comes a whole number from 1 to %1: how many of the price before it.</source>
        <translation>Depois de * vem um número inteiro de 1 a %1: quantas vezes o preço que o antecede.</translation>
    </message>
    <message>
        <source>typed in centavos</source>
        <translation>digitado em centavos</translation>
    </message>
    <message>
        <source>typed in whole reais</source>
        <translation>digitado em reais inteiros</translation>
    </message>
</context>
<context>
    <name>ui::AmountPanel</name>
    <message>
        <source>Charge   Enter</source>
        <translation>Cobrar   Enter</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Cobrar</translation>
    </message>
    <message>
        <source>1 5 0 0 is %1 · a comma after whole reais: 15,50 · + the next price · * a quantity</source>
        <translation>1 5 0 0 é %1 · vírgula depois dos reais: 15,50 · + próximo preço · * quantidade</translation>
    </message>
    <message>
        <source>1 5 is %1 · a comma before centavos: 15,50 · + the next price · * a quantity</source>
        <translation>1 5 dá %1 · vírgula antes dos centavos: 15,50 · + próximo preço · * quantidade</translation>
    </message>
</context>
<context>
    <name>ui::ApprovalEditor</name>
    <message>
        <source>From which amount on</source>
        <translation>A partir de que valor</translation>
    </message>
    <message>
        <source>PIN of who approves</source>
        <translation>PIN de quem aprova</translation>
    </message>
    <message>
        <source>Set it   Enter</source>
        <translation>Definir   Enter</translation>
    </message>
    <message>
        <source>Set it</source>
        <translation>Definir</translation>
    </message>
    <message>
        <source>Write an amount as 12,00 or 1.234,56. With 0,01 everything is approved.</source>
        <translation>Escreva um valor como 12,00 ou 1.234,56. Com 0,01 tudo precisa de aprovação.</translation>
    </message>
    <message>
        <source>From %1 on a second person approves.</source>
        <translation>A partir de %1 uma segunda pessoa aprova.</translation>
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
        <source>Check it</source>
        <translation>Conferir</translation>
    </message>
    <message>
        <source>Bring it back…</source>
        <translation>Restaurar…</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Leave the shop as it is</source>
        <translation>Deixar a loja como está</translation>
    </message>
    <message>
        <source>Copying, then checking all of it. The counter goes on meanwhile.</source>
        <translation>Copiando e depois conferindo tudo. O balcão continua enquanto isso.</translation>
    </message>
    <message>
        <source>whole: %1</source>
        <translation>íntegra: %1</translation>
    </message>
    <message>
        <source>The backup is made and was checked: %1. It holds the names and documents of your customers: keep it safe.</source>
        <translation>A cópia está feita e conferida: %1. Ela tem nomes e documentos dos seus clientes: guarde-a bem.</translation>
    </message>
    <message>
        <source>No backup was made. %1</source>
        <translation>Nenhuma cópia foi feita. %1</translation>
    </message>
    <message>
        <source>being checked…</source>
        <translation>sendo conferida…</translation>
    </message>
    <message>
        <source>cannot be brought back</source>
        <translation>não pode ser restaurada</translation>
    </message>
    <message>
        <source>%1 is whole: %2.</source>
        <translation>%1 está íntegra: %2.</translation>
    </message>
    <message>
        <source>The shop becomes what it was in this backup: %1. The present data is kept in a folder beside it. Charges made since then are not in the shop any more, but their codes can still be paid: look into your bank. The window closes the shop for it, and opens it again.</source>
        <translation>A loja volta ao que era nesta cópia: %1. Os dados de agora ficam guardados em uma pasta ao lado. As cobranças feitas desde então deixam de estar na loja, mas os códigos delas ainda podem ser pagos: confira no seu banco. A janela fecha a loja para isso e a abre de novo.</translation>
    </message>
    <message>
        <source>Choose a folder first: on another disk, best of all.</source>
        <translation>Escolha antes uma pasta: de preferência em outro disco.</translation>
    </message>
    <message>
        <source>There is no backup in this folder yet.</source>
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
</context>
<context>
    <name>ui::BarChart</name>
    <message>
        <source>Chart of what was paid; the table has its numbers</source>
        <translation>Gráfico do que foi pago; a tabela tem os números</translation>
    </message>
</context>
<context>
    <name>ui::BatchPanel</name>
    <message>
        <source>A file as a spreadsheet saves it (CSV), with a line of names: chave, valor, nome, documento, email, telefone, descricao, and if you like tipo, referencia, extra.</source>
        <translation>Um arquivo como a planilha o salva (CSV), com uma linha de nomes: chave, valor, nome, documento, email, telefone, descricao e, se quiser, tipo, referencia, extra.</translation>
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
        <source>Look again</source>
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
        <source>to be sent: %1</source>
        <translation>a enviar: %1</translation>
    </message>
    <message>
        <source>made: %1</source>
        <translation>feitos: %1</translation>
    </message>
    <message>
        <source>waiting for one like them: %1</source>
        <translation>à espera de um igual: %1</translation>
    </message>
    <message>
        <source>refused: %1</source>
        <translation>recusados: %1</translation>
    </message>
    <message>
        <source>not known: %1</source>
        <translation>não se sabe: %1</translation>
    </message>
    <message>
        <source>cannot stand: %1</source>
        <translation>com erro: %1</translation>
    </message>
    <message>
        <source>reference taken: %1</source>
        <translation>referência já usada: %1</translation>
    </message>
    <message>
        <source>Some rows cannot stand: mend the file and choose it again. Nothing of it is sent before.</source>
        <translation>Há linhas com erro: corrija o arquivo e escolha-o de novo. Antes disso nada dele é enviado.</translation>
    </message>
    <message>
        <source>Read it once more: this works in a moment.</source>
        <translation>Leia mais uma vez: isto funciona em um instante.</translation>
    </message>
    <message>
        <source>There is nothing to send now.</source>
        <translation>Não há nada a enviar agora.</translation>
    </message>
    <message>
        <source>Type the total again: it is not what stands there.</source>
        <translation>Digite o total outra vez: não é o que está ali.</translation>
    </message>
    <message>
        <source>Looking the rows up…</source>
        <translation>Procurando as linhas…</translation>
    </message>
    <message>
        <source>Stopped: %1 Rows that are made stay made; look again before you go on.</source>
        <translation>Parado: %1 As linhas feitas continuam feitas; verifique de novo antes de continuar.</translation>
    </message>
    <message>
        <source>It has more than %1 rows, or is very large: part it.</source>
        <translation>Tem mais de %1 linhas, ou é muito grande: divida-o.</translation>
    </message>
    <message>
        <source>This is no text: save the spreadsheet as CSV.</source>
        <translation>Isto não é texto: salve a planilha como CSV.</translation>
    </message>
    <message>
        <source>Its first line does not name the columns: chave, valor, nome, documento, email, telefone, descricao.</source>
        <translation>A primeira linha não dá nome às colunas: chave, valor, nome, documento, email, telefone, descricao.</translation>
    </message>
    <message>
        <source>Line %1: nobody knows a column “%2”.</source>
        <translation>Linha %1: a coluna “%2” não é conhecida.</translation>
    </message>
    <message>
        <source>Line %1: the column “%2” is there twice.</source>
        <translation>Linha %1: a coluna “%2” aparece duas vezes.</translation>
    </message>
    <message>
        <source>Line %1: the column “%2” is missing.</source>
        <translation>Linha %1: falta a coluna “%2”.</translation>
    </message>
    <message>
        <source>Line %1: a quotation mark is never closed.</source>
        <translation>Linha %1: há aspas que não se fecham.</translation>
    </message>
    <message>
        <source>It has names of columns and no rows.</source>
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
        <source>waiting at this counter: %1</source>
        <translation>esperando neste balcão: %1</translation>
    </message>
</context>
<context>
    <name>ui::CardWalk</name>
    <message>
        <source>Next charge of those at the counter</source>
        <translation>Próxima cobrança das que estão no balcão</translation>
    </message>
    <message>
        <source>The one before</source>
        <translation>A anterior</translation>
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
        <source>%1, %2, %3, set aside</source>
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
    <message numerus="yes">
        <source>Ctrl+Tab
%n more: F4</source>
        <translation>
            <numerusform>Ctrl+Tab
mais %n: F4</numerusform>
            <numerusform>Ctrl+Tab
mais %n: F4</numerusform>
        </translation>
    </message>
    <message>
        <source>Ctrl+Tab</source>
        <translation>Ctrl+Tab</translation>
    </message>
</context>
<context>
    <name>ui::ChargeDoubts</name>
    <message>
        <source>A charge of %1 for %2 waits already, since %3. Enter again makes another one.</source>
        <comment>amount, payer, time</comment>
        <translation>Uma cobrança de %1 para %2 já aguarda, desde %3. Enter outra vez faz mais uma.</translation>
    </message>
    <message>
        <source>The reference %1 is of another transaction: %2 · %3 · %4. Enter again charges under a new reference.</source>
        <comment>reference, amount, state, time</comment>
        <translation>A referência %1 já é de outra transação: %2 · %3 · %4. Enter de novo cobra com uma referência nova.</translation>
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
        <source>The scanned code can be no reference. %1</source>
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
        <source>your own words, handed back with every notice</source>
        <translation>suas próprias palavras, devolvidas em cada aviso</translation>
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
        <source>Making the charge…</source>
        <translation>Criando a cobrança…</translation>
    </message>
    <message>
        <source>There is no charge to repeat yet: F9 repeats the last one.</source>
        <translation>Ainda não há cobrança para repetir: F9 repete a última.</translation>
    </message>
    <message>
        <source>Repeat the last charge</source>
        <translation>Repetir a última cobrança</translation>
    </message>
    <message>
        <source>%1 abandoned</source>
        <translation>%1 abandonada</translation>
    </message>
    <message>
        <source>%1 could not be noted as abandoned. It goes on as it was.</source>
        <translation>Não foi possível anotar o abandono de %1. A cobrança segue como estava.</translation>
    </message>
    <message>
        <source>This was typed before. It goes on from here; F2 begins anew.</source>
        <translation>Isto já estava digitado. Continue daqui, ou F2 recomeça.</translation>
    </message>
    <message>
        <source>Whether the charge was made is not known yet: “Not confirmed”, Alt+6, finds it out. No code of it was shown, so nobody can pay it; Enter makes another one.</source>
        <translation>Ainda não se sabe se a cobrança foi criada: “Não confirmados”, Alt+6, descobre. Nenhum código dela foi mostrado, então ninguém pode pagá-la; Enter cria outra.</translation>
    </message>
    <message>
        <source>%1 was not made after all. %2</source>
        <comment>amount, what happened</comment>
        <translation>%1: a cobrança acabou não sendo feita. %2</translation>
    </message>
    <message>
        <source>%1: not known yet whether it was made. It is looked for; do not make it again.</source>
        <translation>%1: ainda não se sabe se a cobrança foi feita. Ela está sendo procurada; não faça de novo.</translation>
    </message>
    <message>
        <source>%1 of %2 was made after all, and waits here: Ctrl+Tab leads to it.</source>
        <comment>amount, time</comment>
        <translation>%1 das %2: a cobrança foi feita, sim, e espera aqui: Ctrl+Tab leva a ela.</translation>
    </message>
    <message>
        <source>Whether it was made is not known yet: do not make it again. F2 serves the next customer, and this one is looked for; else it goes on waiting.</source>
        <translation>Ainda não se sabe se a cobrança foi feita: não faça de novo. F2 atende o próximo cliente, e esta continua sendo procurada; senão, a espera continua.</translation>
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
        <source>Abandon the charge and make it once more. If that is refused too, ask whoever keeps the service.</source>
        <translation>Abandone a cobrança e faça-a de novo. Se for recusada outra vez, fale com quem mantém o serviço.</translation>
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
        <source>As at first</source>
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
    <name>ui::ContactStrip</name>
    <message>
        <source>The service answers again</source>
        <translation>O serviço voltou a responder</translation>
    </message>
    <message>
        <source>What is shown is read anew; what was paid meanwhile says so.</source>
        <translation>O que aparece é lido de novo; o que foi pago nesse meio-tempo avisa.</translation>
    </message>
</context>
<context>
    <name>ui::ContactWatch</name>
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
</context>
<context>
    <name>ui::CoverPage</name>
    <message>
        <source>This counter is locked</source>
        <translation>Este caixa está bloqueado</translation>
    </message>
    <message>
        <source>Locked at %1. What is paid meanwhile shows here, and nothing else.</source>
        <translation>Bloqueado às %1. O que for pago enquanto isso aparece aqui, e nada mais.</translation>
    </message>
</context>
<context>
    <name>ui::CustomerDisplay</name>
    <message>
        <source>The customers&apos; screen %1 is gone, and their window with it. Ctrl+D opens it again.</source>
        <translation>A tela do cliente %1 foi desligada, e a janela dela se fechou. Ctrl+D abre de novo.</translation>
    </message>
    <message>
        <source>A screen is gone, so the customers&apos; window was closed. Ctrl+D opens it again.</source>
        <translation>Uma tela foi desligada, por isso a janela do cliente se fechou. Ctrl+D abre de novo.</translation>
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
        <source>All about this transaction</source>
        <translation>Tudo sobre esta transação</translation>
    </message>
    <message>
        <source>Given back because</source>
        <translation>Devolvido porque</translation>
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
        <source>What stands here is what was known before.</source>
        <translation>O que está aqui é o que já se sabia.</translation>
    </message>
    <message>
        <source>The service cannot be asked: this is what this console saw on %1.</source>
        <comment>date and time</comment>
        <translation>O serviço não pode ser consultado: isto é o que este console viu em %1.</translation>
    </message>
    <message>
        <source>Write tags</source>
        <translation>Escrever tags</translation>
    </message>
    <message>
        <source>This is what was known before. %1 (asked at %2)</source>
        <comment>a sentence on what failed, time of the day</comment>
        <translation>Isto é o que já se sabia. %1 (consultado às %2)</translation>
    </message>
</context>
<context>
    <name>ui::EditsCard</name>
    <message>
        <source>Note taken away</source>
        <translation>Anotação retirada</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Anotação</translation>
    </message>
    <message>
        <source>Tags taken away</source>
        <translation>Tags retiradas</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>Given up at the counter</source>
        <translation>Abandonada no balcão</translation>
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
        <source>nobody pays here, and everything is thrown away at the end</source>
        <translation>aqui ninguém paga, e tudo é descartado no fim</translation>
    </message>
    <message>
        <source>Demo · throw-away data on this computer</source>
        <translation>Demonstração · dados descartáveis neste computador</translation>
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
        <source>Rescue · a copy of the shop&apos;s data, to read only</source>
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
        <source>Cancel the export, or close it</source>
        <translation>Cancelar a exportação, ou fechá-la</translation>
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
        <source>Nothing matches. The file will say so.</source>
        <translation>Nada corresponde. O arquivo dirá isso.</translation>
    </message>
    <message numerus="yes">
        <source>%n transaction(s), on all pages: %1</source>
        <translation>
            <numerusform>%n transação, em todas as páginas: %1</numerusform>
            <numerusform>%n transações, em todas as páginas: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>in %1, out %2, net %3</source>
        <translation>entrada %1, saída %2, líquido %3</translation>
    </message>
    <message>
        <source>Where the file is to be</source>
        <translation>Onde o arquivo ficará</translation>
    </message>
    <message>
        <source>The file holds names, documents, phones and e-mails in full: whoever has it reads them. Keep it as safe as the shop&apos;s data.</source>
        <translation>O arquivo traz nomes, documentos, telefones e e-mails completos: quem o tiver os lê. Guarde-o com o mesmo cuidado que os dados da loja.</translation>
    </message>
    <message>
        <source>Cancelled. No file was written.</source>
        <translation>Cancelado. Nenhum arquivo foi gravado.</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) written, %1: %2</source>
        <translation>
            <numerusform>%n item gravado, %1: %2</numerusform>
            <numerusform>%n itens gravados, %1: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>The file can be made without it.</source>
        <translation>O arquivo pode ser feito sem isso.</translation>
    </message>
    <message>
        <source>Reading the transactions…</source>
        <translation>Lendo as transações…</translation>
    </message>
    <message>
        <source>No file is there before all of it is read. Esc gives it up.</source>
        <translation>Não há arquivo antes de tudo ser lido. Esc desiste.</translation>
    </message>
    <message>
        <source>Names, documents, phones, e-mails and Pix keys are masked, as for a passer-by. Descriptions, references, extra texts, notes and tags stay as they were typed.</source>
        <translation>Nomes, documentos, telefones, e-mails e chaves Pix saem mascarados. Descrições, referências, textos extras, anotações e tags ficam como foram digitados.</translation>
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
        <source>Command that brings back a backup</source>
        <translation>Comando que traz de volta uma cópia de segurança</translation>
    </message>
    <message>
        <source>Making a copy to read from…</source>
        <translation>Fazendo uma cópia para leitura…</translation>
    </message>
    <message>
        <source>See the transactions</source>
        <translation>Ver as transações</translation>
    </message>
    <message>
        <source>What can still be read can be looked at; nothing is changed by that.</source>
        <translation>O que ainda pode ser lido pode ser visto; isso não muda nada.</translation>
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
        <source>Read what is typed in another way</source>
        <translation>Ler de outro modo o que foi digitado</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filtros</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todas</translation>
    </message>
    <message>
        <source>%1 hidden: show all</source>
        <comment>%1 is a number of transactions</comment>
        <translation>%1 ocultas: mostrar todas</translation>
    </message>
    <message>
        <source>Take the filter away: %1</source>
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
        <source>Noted at this counter: the service knows nothing of it.</source>
        <translation>Anotado neste balcão: o serviço não sabe nada disso.</translation>
    </message>
    <message>
        <source>As the reference tells it: the service knows nothing of counters.</source>
        <translation>Como diz a referência: o serviço não sabe nada de balcões.</translation>
    </message>
    <message>
        <source>Picked out here: the service cannot be asked for it, so that all else that matches is read.</source>
        <translation>Escolhido aqui: não se pode pedir isso ao serviço, por isso lê-se tudo o mais que corresponde.</translation>
    </message>
</context>
<context>
    <name>ui::FilterEffect</name>
    <message>
        <source>Without “%1” there would be %2.</source>
        <translation>Sem “%1” seriam %2.</translation>
    </message>
    <message>
        <source>The filter hides what was just made: %1. %2 shows all.</source>
        <translation>O filtro oculta o que acaba de ser feito: %1. %2 mostra tudo.</translation>
    </message>
    <message numerus="yes">
        <source>The filter hides %n transaction(s) made meanwhile. %1 shows all.</source>
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
        <source>Days as the service counts them, from midnight to midnight in Brasília.</source>
        <translation>Dias como o serviço os conta, de meia-noite a meia-noite em Brasília.</translation>
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
        <source>to</source>
        <comment>an amount, in: from … to …</comment>
        <translation>até</translation>
    </message>
    <message>
        <source>Amount up to</source>
        <translation>Valor até</translation>
    </message>
    <message>
        <source>“%1” is not an amount: it does not restrict.</source>
        <translation>“%1” não é um valor: não restringe nada.</translation>
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
        <source>“%1” is not a day: it does not restrict.</source>
        <translation>“%1” não é um dia: não restringe nada.</translation>
    </message>
    <message>
        <source>several states at once</source>
        <translation>várias situações de uma vez</translation>
    </message>
    <message>
        <source>Picked out here, from all else that matches, since the service cannot be asked for it: %1.</source>
        <translation>Escolhido aqui, de tudo o mais que corresponde, pois não se pode pedir ao serviço: %1.</translation>
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
        <source>A bakery that is made up, with two hundred charges. Nobody pays anything, and all of it is thrown away when you close the window.</source>
        <translation>Uma padaria inventada, com duzentas cobranças. Ninguém paga nada, e tudo é descartado ao fechar a janela.</translation>
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
        <source>Charges for your own Pix key, paid straight into your account by any bank app. You need your key, and a minute.</source>
        <translation>Cobranças para a sua própria chave Pix, pagas direto na sua conta por qualquer aplicativo de banco. É preciso a chave e um minuto.</translation>
    </message>
    <message>
        <source>Welcome to Balcão</source>
        <translation>Boas-vindas ao Balcão</translation>
    </message>
    <message>
        <source>Connect to a service far away</source>
        <translation>Conectar a um serviço remoto</translation>
    </message>
    <message>
        <source>↓ ↓ Enter</source>
        <translation>↓ ↓ Enter</translation>
    </message>
    <message>
        <source>The API of a provider, its sandbox, or a balcao-server of your own. You need its address, a key and the platform id.</source>
        <translation>A API de um provedor, o sandbox dele, ou um balcao-server seu. Você precisa do endereço, de uma chave e do id da plataforma.</translation>
    </message>
    <message>
        <source>What you typed meanwhile was for the counter, and is dropped.</source>
        <translation>O que você digitou nesse meio-tempo era para o caixa e foi descartado.</translation>
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
        <source>Customers&apos; window</source>
        <translation>Tela do cliente</translation>
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
    <name>ui::HoldPanel</name>
    <message>
        <source>Nothing has left yet. Should the program end before the time is over, nothing is sent: the order waits under “On hold” until somebody decides again.</source>
        <translation>Nada saiu ainda. Se o programa fechar antes do fim do tempo, nada é enviado: a ordem fica em “Em espera” até que alguém decida de novo.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Desfazer envio</translation>
    </message>
    <message>
        <source>to %1 · %2</source>
        <comment>receiver, key</comment>
        <translation>para %1 · %2</translation>
    </message>
    <message>
        <source>Leaves in %1 s</source>
        <comment>seconds</comment>
        <translation>Sai em %1 s</translation>
    </message>
</context>
<context>
    <name>ui::JumpBox</name>
    <message>
        <source>Where to</source>
        <translation>Para onde</translation>
    </message>
    <message>
        <source>A page, an action, a name, a document, a reference or an id</source>
        <translation>Uma página, uma ação, um nome, um documento, uma referência ou um id</translation>
    </message>
    <message>
        <source>What fits</source>
        <translation>O que foi encontrado</translation>
    </message>
    <message>
        <source>Nothing fits.</source>
        <translation>Nada encontrado.</translation>
    </message>
    <message>
        <source>Transaction</source>
        <translation>Transação</translation>
    </message>
</context>
<context>
    <name>ui::KeyForm</name>
    <message>
        <source>paste the key here</source>
        <translation>cole a chave aqui</translation>
    </message>
    <message>
        <source>Keep it until Balcão is closed</source>
        <translation>Guardar até fechar o Balcão</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Asking the keyring of this computer, which may want its own password…</source>
        <translation>Consultando o chaveiro deste computador, que pode pedir a senha dele…</translation>
    </message>
    <message>
        <source>The keyring of this computer was not opened. Shall Balcão keep the key in its memory? It is written nowhere then, and asked for again at the next start.</source>
        <translation>O chaveiro deste computador não foi aberto. O Balcão deve guardar a chave na memória? Assim ela não é gravada em lugar nenhum, e é pedida de novo na próxima vez.</translation>
    </message>
    <message>
        <source>This computer has no keyring that could keep the key. Shall Balcão keep it in its memory? It is written nowhere then, and asked for again at the next start.</source>
        <translation>Este computador não tem chaveiro que possa guardar a chave. O Balcão deve guardá-la na memória? Assim ela não é gravada em lugar nenhum, e é pedida de novo na próxima vez.</translation>
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
        <source>This computer has no keyring from which it could be read.</source>
        <translation>Este computador não tem chaveiro de onde ela pudesse ser lida.</translation>
    </message>
    <message>
        <source>Keep it and open</source>
        <translation>Guardar e abrir</translation>
    </message>
    <message>
        <source>The key of this service</source>
        <translation>A chave deste serviço</translation>
    </message>
    <message>
        <source>Who runs the service gives you the key. It opens the service at this address and is shown to nobody else; no file, print or export holds it.</source>
        <translation>Quem opera o serviço lhe dá a chave. Ela abre o serviço neste endereço e não é mostrada a mais ninguém; nenhum arquivo, impresso ou exportação a contém.</translation>
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
        <source>F9 repeats it · P prints it</source>
        <translation>F9 repete · P imprime</translation>
    </message>
    <message>
        <source>F9 repeats it</source>
        <translation>F9 repete</translation>
    </message>
    <message>
        <source>There is no charge to print yet: P prints the last one.</source>
        <translation>Ainda não há cobrança para imprimir: P imprime a última.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>amount, what became of its receipt</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ui::LateStrip</name>
    <message>
        <source>We know</source>
        <translation>Ciente</translation>
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
        <source>%1 paid (%2) what was charged (%3). Find the customer, or give the money back.</source>
        <comment>payer, time, time</comment>
        <translation>%1 pagou (%2) o que foi cobrado (%3). Encontre o cliente ou devolva o dinheiro.</translation>
    </message>
</context>
<context>
    <name>ui::LedgerPage</name>
    <message>
        <source>Payout of %1 to %2 · %3</source>
        <comment>amount, receiver, key</comment>
        <translation>Envio de %1 para %2 · %3</translation>
    </message>
    <message>
        <source>Charge of %1 · %2 · %3</source>
        <comment>amount, payer, reference</comment>
        <translation>Cobrança de %1 · %2 · %3</translation>
    </message>
    <message>
        <source>Asked for at %1, and no answer: we do not know yet whether the money leaves. Until then nothing else goes to this key.</source>
        <translation>Pedido em %1, sem resposta: ainda não se sabe se o dinheiro sai. Até lá, nada mais vai para esta chave.</translation>
    </message>
    <message>
        <source>Asked for at %1, and no answer: we do not know yet. No code of it was shown, so nobody can pay it.</source>
        <translation>Pedida em %1, sem resposta: ainda não se sabe. Nenhum código dela foi mostrado, então ninguém pode pagá-la.</translation>
    </message>
    <message numerus="yes">
        <source>Looked for %n times and not found.</source>
        <translation>
            <numerusform>Procurado %n vez e não encontrado.</numerusform>
            <numerusform>Procurado %n vezes e não encontrado.</numerusform>
        </translation>
    </message>
    <message>
        <source>The service has something else under its reference, or has it more than once. Ask there what became of it; until it is settled nothing else goes to this key.</source>
        <translation>O serviço tem outra coisa com a referência dele, ou o tem mais de uma vez. Pergunte lá o que aconteceu; até que se resolva, nada mais vai para esta chave.</translation>
    </message>
    <message>
        <source>The service has something else under its reference, or has it more than once. Ask there what became of it.</source>
        <translation>O serviço tem outra coisa com a referência dela, ou a tem mais de uma vez. Pergunte lá o que aconteceu.</translation>
    </message>
    <message numerus="yes">
        <source>Nothing was sent: the service was asked %n times and does not have it. The money is where it was.</source>
        <translation>
            <numerusform>Nada foi enviado: o serviço foi consultado %n vez e não o tem. O dinheiro está onde estava.</numerusform>
            <numerusform>Nada foi enviado: o serviço foi consultado %n vezes e não o tem. O dinheiro está onde estava.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing was made: the service was asked %n times and does not have it.</source>
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
        <source>Settled elsewhere, as somebody at this counter said.</source>
        <translation>Resolvido por outro meio, como alguém neste balcão informou.</translation>
    </message>
    <message>
        <source>Orders whose answer never came. Balcão looks for each by its reference, and never sends one again by itself.</source>
        <translation>Ordens cuja resposta nunca veio. O Balcão procura cada uma pela referência e nunca reenvia nenhuma sozinho.</translation>
    </message>
    <message>
        <source>Orders that are not confirmed</source>
        <translation>Ordens não confirmadas</translation>
    </message>
    <message>
        <source>Not confirmed</source>
        <translation>Não confirmados</translation>
    </message>
    <message>
        <source>PIN of who approves</source>
        <translation>PIN de quem aprova</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>Look now</source>
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
        <source>Open it</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Nothing is in doubt. Should an answer not come, the order stands here until it is known what became of it.</source>
        <translation>Nada em dúvida. Se alguma resposta não vier, a ordem fica aqui até se saber o que aconteceu com ela.</translation>
    </message>
    <message>
        <source>Looked for by itself, next at %1.</source>
        <translation>A procura se repete sozinha; a próxima é às %1.</translation>
    </message>
    <message>
        <source>Being looked for now.</source>
        <translation>Procurando agora.</translation>
    </message>
    <message>
        <source>Send it again? %1 It keeps its reference, so that there cannot be two: should it turn up after all, nothing is sent.</source>
        <translation>Enviar de novo? %1 A referência continua a mesma, para que não possa haver dois: se afinal aparecer, nada é enviado.</translation>
    </message>
    <message>
        <source>Do you know what became of it? %1 It is no longer looked for then, and no longer stands in the way of another one.</source>
        <translation>Você sabe o que aconteceu? %1 Depois disso ninguém mais o procura, e ele deixa de impedir outro.</translation>
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
    <name>ui::LinkCard</name>
    <message>
        <source>Open the payment link…</source>
        <translation>Abrir o link de pagamento…</translation>
    </message>
    <message>
        <source>Open it in the browser</source>
        <translation>Abrir no navegador</translation>
    </message>
    <message>
        <source>Payment link</source>
        <translation>Link de pagamento</translation>
    </message>
    <message>
        <source>This link is not opened: it is no https address, or it is written so that it seems to lead elsewhere. Do not send it to anybody.</source>
        <translation>Este link não é aberto: não é um endereço https, ou está escrito de modo a parecer que leva a outro lugar. Não o envie a ninguém.</translation>
    </message>
    <message>
        <source>It leads to %1. The name has letters that can pass for others: open it only if you know that this is the page of your service.</source>
        <translation>Leva a %1. O nome tem letras que podem passar por outras: abra apenas se souber que esta é a página do seu serviço.</translation>
    </message>
    <message>
        <source>It leads to %1. Is this the page of your service?</source>
        <translation>Leva a %1. Esta é a página do seu serviço?</translation>
    </message>
    <message>
        <source>No browser could be started.</source>
        <translation>Nenhum navegador pôde ser aberto.</translation>
    </message>
</context>
<context>
    <name>ui::ListDelegate</name>
    <message numerus="yes">
        <source>%n transaction(s)</source>
        <translation>
            <numerusform>%n transação</numerusform>
            <numerusform>%n transações</numerusform>
        </translation>
    </message>
    <message>
        <source>paid: %1</source>
        <comment>an amount</comment>
        <translation>pago: %1</translation>
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
        <source>of %1   %2</source>
        <comment>page … of …; the key that leads there</comment>
        <translation>de %1   %2</translation>
    </message>
    <message>
        <source>Read it again</source>
        <translation>Ler de novo</translation>
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
    <message numerus="yes">
        <source>%n transaction(s)</source>
        <translation>
            <numerusform>%n transação</numerusform>
            <numerusform>%n transações</numerusform>
        </translation>
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
        <source>This shop has not made a charge.</source>
        <translation>Esta loja ainda não fez cobranças.</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Ler de novo</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n corresponde</numerusform>
            <numerusform>%n correspondem</numerusform>
        </translation>
    </message>
    <message>
        <source>Looked for: %1.</source>
        <translation>Buscado: %1.</translation>
    </message>
    <message>
        <source>Nothing matches</source>
        <translation>Nada corresponde</translation>
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
</context>
<context>
    <name>ui::LiveCharge</name>
    <message>
        <source>A code was scanned. Nothing of it was taken.</source>
        <translation>Um código foi lido pelo leitor. Nada dele foi usado.</translation>
    </message>
    <message>
        <source>This charge still waits. F2 serves the next customer, Esc gives it up.</source>
        <translation>Esta cobrança ainda espera. F2 atende o próximo cliente, Esc abandona.</translation>
    </message>
    <message>
        <source>Ask for the state now</source>
        <translation>Consultar a situação agora</translation>
    </message>
    <message>
        <source>Checked at %1: %2</source>
        <comment>time, state</comment>
        <translation>Consultado às %1: %2</translation>
    </message>
    <message>
        <source>Asking for the state…</source>
        <translation>Consultando a situação…</translation>
    </message>
    <message>
        <source>Whether it is paid is not known now: the goods stay. F5 asks once more.</source>
        <translation>Não se sabe agora se foi pago: segure a mercadoria. F5 consulta mais uma vez.</translation>
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
        <source>A part of this shop&apos;s data is damaged: lists and sums may be wrong. New charges are still stored. Keep the backups that you have.</source>
        <translation>Parte dos dados desta loja está danificada: listas e somas podem estar erradas. Novas cobranças continuam sendo gravadas. Guarde as cópias de segurança que você tem.</translation>
    </message>
    <message>
        <source>Go to another environment</source>
        <translation>Ir para outro ambiente</translation>
    </message>
    <message>
        <source>Environments</source>
        <translation>Ambientes</translation>
    </message>
    <message numerus="yes">
        <source>%n charges wait at %1, and are watched from here</source>
        <translation>
            <numerusform>%n cobrança espera em %1 e é acompanhada daqui</numerusform>
            <numerusform>%n cobranças esperam em %1 e são acompanhadas daqui</numerusform>
        </translation>
    </message>
    <message>
        <source>Close all the same</source>
        <translation>Fechar mesmo assim</translation>
    </message>
    <message>
        <source>Let it finish</source>
        <translation>Deixar terminar</translation>
    </message>
    <message>
        <source>A file is being written, and would not be finished. If you close now, nothing is left of it.</source>
        <translation>Um arquivo está sendo gravado e não seria concluído. Se você fechar agora, não sobra nada dele.</translation>
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
        <comment>what became of a charge, and the key that opens it</comment>
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
        <source>Only this console knows it. Enter keeps it.</source>
        <translation>Só este console a conhece. Enter guarda.</translation>
    </message>
    <message>
        <source>The note is not kept. %1</source>
        <translation>A anotação não foi guardada. %1</translation>
    </message>
    <message>
        <source>Enter keeps what you typed; Esc again leaves the note as it was.</source>
        <translation>Enter guarda o que você digitou; Esc de novo deixa a anotação como estava.</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>With commas between them. Only this console knows them. Enter keeps them.</source>
        <translation>Separadas por vírgulas. Só este console as conhece. Enter guarda.</translation>
    </message>
    <message>
        <source>The tags are not kept: there may be %1 of them, of %2 characters each.</source>
        <translation>As tags não foram guardadas: podem ser até %1, de até %2 caracteres cada uma.</translation>
    </message>
    <message>
        <source>The tags are not kept. %1</source>
        <translation>As tags não foram guardadas. %1</translation>
    </message>
    <message>
        <source>Used before: %1</source>
        <comment>tags</comment>
        <translation>Usadas antes: %1</translation>
    </message>
    <message>
        <source>Enter keeps what you typed; Esc again leaves the tags as they were.</source>
        <translation>Enter guarda o que você digitou; Esc de novo deixa as tags como estavam.</translation>
    </message>
</context>
<context>
    <name>ui::NotedChoices</name>
    <message>
        <source>Tag, noted at this counter</source>
        <translation>Tag, anotada neste balcão</translation>
    </message>
    <message>
        <source>Any tag</source>
        <translation>Qualquer tag</translation>
    </message>
    <message>
        <source>Noted at this counter. Here are the tags that were used last; the search finds the others.</source>
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
        <source>Noted at this counter: the service knows nothing of it.</source>
        <translation>Anotado neste balcão: o serviço não sabe nada disso.</translation>
    </message>
    <message>
        <source>Counter, as the reference tells it</source>
        <translation>Balcão, como diz a referência</translation>
    </message>
    <message>
        <source>Any counter</source>
        <translation>Qualquer balcão</translation>
    </message>
    <message>
        <source>Whose charge it is, as far as its reference tells. All that the other filters leave is read for that.</source>
        <translation>De que balcão é a cobrança, até onde a referência diz. Para isso lê-se tudo o que os outros filtros deixam.</translation>
    </message>
    <message>
        <source>“%1” is not the name of a counter: it does not restrict.</source>
        <translation>“%1” não é o nome de um balcão: não restringe nada.</translation>
    </message>
</context>
<context>
    <name>ui::NoticeStrip</name>
    <message>
        <source>Noted</source>
        <translation>Ciente</translation>
    </message>
    <message>
        <source>See what can be done</source>
        <translation>Ver o que pode ser feito</translation>
    </message>
</context>
<context>
    <name>ui::OpenChargesModel</name>
    <message>
        <source>abandoned %1</source>
        <comment>a charge, at this time</comment>
        <translation>abandonada %1</translation>
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
        <source>Abandon</source>
        <translation>Abandonar</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>Copiar código</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Verificar</translation>
    </message>
    <message>
        <source>%1 could not be noted as abandoned. It goes on as it was.</source>
        <translation>Não foi possível anotar o abandono de %1. A cobrança segue como estava.</translation>
    </message>
    <message>
        <source>%1 is abandoned at this counter. The code can still be paid: then Balcão says so.</source>
        <translation>%1 abandonada neste balcão. O código ainda pode ser pago: se isso acontecer, o Balcão avisa.</translation>
    </message>
    <message>
        <source>%1 is abandoned at this counter. The code can still be paid, and only your bank sees it.</source>
        <translation>%1 abandonada neste balcão. O código ainda pode ser pago, e só o seu banco vê isso.</translation>
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
        <source>The service tells of every change as it happens. Read whole at %1.</source>
        <translation>O serviço avisa de cada mudança na hora. Lista completa lida às %1.</translation>
    </message>
    <message>
        <source>Balcão cannot see your bank: paid or not, a charge stays here until its time is over. Read at %1.</source>
        <translation>O Balcão não vê o seu banco: paga ou não, a cobrança fica aqui até o prazo acabar. Lida às %1.</translation>
    </message>
    <message>
        <source>%1 older ones are not shown: find them among the transactions.</source>
        <translation>%1 mais antigas não aparecem aqui: procure nas transações.</translation>
    </message>
    <message numerus="yes">
        <source>%n open charge(s)</source>
        <translation>
            <numerusform>%n cobrança em aberto</numerusform>
            <numerusform>%n cobranças em aberto</numerusform>
        </translation>
    </message>
    <message>
        <source>They could not be read again. F5 tries once more.</source>
        <translation>Não foi possível ler de novo. F5 tenta outra vez.</translation>
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
        <source>Every charge is decided.</source>
        <translation>Todas as cobranças estão resolvidas.</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Ler de novo</translation>
    </message>
    <message>
        <source>Not abandoned</source>
        <translation>Desfazer abandono</translation>
    </message>
    <message>
        <source>%1 is not abandoned any more.</source>
        <translation>%1 não está mais abandonada.</translation>
    </message>
    <message>
        <source>That could not be noted. %1 stays abandoned.</source>
        <translation>Não foi possível anotar. %1 continua abandonada.</translation>
    </message>
    <message>
        <source>Asking for the state of %1…</source>
        <translation>Consultando a situação de %1…</translation>
    </message>
    <message>
        <source>Whether it is paid is not known now: the goods stay. R asks once more.</source>
        <translation>Não se sabe agora se foi pago: segure a mercadoria. R consulta mais uma vez.</translation>
    </message>
    <message>
        <source>The service is asked again and again. Read whole at %1.</source>
        <translation>O serviço é consultado repetidamente. Lista completa lida às %1.</translation>
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
    <name>ui::OutcomePanel</name>
    <message>
        <source>id %1</source>
        <translation>id %1</translation>
    </message>
    <message>
        <source>Enter: next customer</source>
        <translation>Enter: próximo cliente</translation>
    </message>
    <message>
        <source>P: print receipt   ·   Ctrl+S: save it</source>
        <translation>P: imprimir comprovante   ·   Ctrl+S: salvar</translation>
    </message>
    <message>
        <source>Enter: charge the same again</source>
        <translation>Enter: cobrar o mesmo de novo</translation>
    </message>
    <message>
        <source>Esc: next customer</source>
        <translation>Esc: próximo cliente</translation>
    </message>
    <message>
        <source>Next customer in %1 s · any key keeps this page</source>
        <translation>Próximo cliente em %1 s · qualquer tecla mantém esta página</translation>
    </message>
    <message>
        <source>Enter: another Pix</source>
        <translation>Enter: outro Pix</translation>
    </message>
    <message>
        <source>D: all about it</source>
        <translation>D: tudo sobre ele</translation>
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
    <name>ui::PayerMatches</name>
    <message>
        <source>People who paid before</source>
        <translation>Quem já pagou antes</translation>
    </message>
    <message>
        <source>↑ ↓ or + chooses · Enter charges · Ctrl+Del forgets</source>
        <translation>↑ ↓ ou + escolhe · Enter cobra · Ctrl+Del esquece</translation>
    </message>
</context>
<context>
    <name>ui::PayerStrip</name>
    <message>
        <source>Payer</source>
        <translation>Pagador</translation>
    </message>
    <message>
        <source>Name of the payer</source>
        <translation>Nome do pagador</translation>
    </message>
    <message>
        <source>Description   /</source>
        <translation>Descrição   /</translation>
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
        <source>Payer · %1   F12</source>
        <comment>profile in use, and the key of the next one</comment>
        <translation>Pagador · %1   F12</translation>
    </message>
    <message>
        <source>CPF or CNPJ</source>
        <translation>CPF ou CNPJ</translation>
    </message>
    <message>
        <source>CPF, CNPJ, end of it, name</source>
        <translation>CPF, CNPJ, o final dele, nome</translation>
    </message>
    <message>
        <source>made by itself</source>
        <translation>gerada na hora</translation>
    </message>
    <message>
        <source>Nobody is known by that. A new customer needs the whole CPF or CNPJ.</source>
        <translation>Ninguém conhecido com isso. Para um cliente novo, digite o CPF ou CNPJ inteiro.</translation>
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
</context>
<context>
    <name>ui::PayoutBatch</name>
    <message>
        <source>not looked up yet</source>
        <translation>ainda não procurado</translation>
    </message>
    <message>
        <source>Something stands where there is no column: a comma or semicolon too many?</source>
        <translation>Há algo onde não há coluna: uma vírgula ou um ponto e vírgula a mais?</translation>
    </message>
    <message>
        <source>Reference: %1 is of another transaction.</source>
        <translation>Referência: %1 é de outra transação.</translation>
    </message>
    <message>
        <source>to be sent</source>
        <translation>a enviar</translation>
    </message>
    <message>
        <source>made %1: %2</source>
        <comment>moment, state</comment>
        <translation>feito em %1: %2</translation>
    </message>
    <message>
        <source>Not sent: the same amount is on its way to this key. Once that has come to an end, send the file again.</source>
        <translation>Não enviado: o mesmo valor está a caminho desta chave. Quando isso chegar ao fim, envie o arquivo de novo.</translation>
    </message>
    <message>
        <source>Not known whether it was sent. Look the file up again before anything else.</source>
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
    <name>ui::PayoutQueue</name>
    <message>
        <source>%1 to %2 · %3</source>
        <comment>amount, receiver, key</comment>
        <translation>%1 para %2 · %3</translation>
    </message>
    <message>
        <source>waits for another person since %1: nothing was sent</source>
        <translation>espera outra pessoa desde %1: nada foi enviado</translation>
    </message>
    <message>
        <source>held since %1: nothing was sent</source>
        <translation>em espera desde %1: nada foi enviado</translation>
    </message>
    <message>
        <source>asked for at %1, and not known whether it was sent: nothing else goes to this key</source>
        <translation>pedido em %1, e não se sabe se foi enviado: nada mais vai para esta chave</translation>
    </message>
    <message>
        <source>refused here at %1, nothing was sent: %2</source>
        <comment>moment, reason</comment>
        <translation>recusado aqui em %1, nada foi enviado: %2</translation>
    </message>
    <message>
        <source>Payouts</source>
        <translation>Envios</translation>
    </message>
    <message>
        <source>Why is it refused?</source>
        <translation>Por que é recusado?</translation>
    </message>
    <message>
        <source>PIN of who approves</source>
        <translation>PIN de quem aprova</translation>
    </message>
    <message>
        <source>Ask the service now</source>
        <translation>Perguntar ao serviço agora</translation>
    </message>
    <message>
        <source>Refuse it…</source>
        <translation>Recusar…</translation>
    </message>
    <message>
        <source>Drop it</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>The newest %1 of %2; the list has all of them.</source>
        <translation>Os %1 mais recentes de %2; a lista tem todos.</translation>
    </message>
    <message>
        <source>Nobody has to approve anything: there is no PIN of a second person. Settings, Send, sets one.</source>
        <translation>Ninguém precisa aprovar nada: não há PIN de uma segunda pessoa. Ajustes, Enviar, define um.</translation>
    </message>
    <message>
        <source>Nothing waits for approval.</source>
        <translation>Nada espera aprovação.</translation>
    </message>
    <message>
        <source>Made at this counter. Whoever knows the PIN of the second person approves or refuses; this counter cannot tell people apart otherwise.</source>
        <translation>Feitos neste balcão. Quem sabe o PIN da segunda pessoa aprova ou recusa; este balcão não distingue as pessoas de outra forma.</translation>
    </message>
    <message>
        <source>Nothing is held: what is confirmed waits here for some seconds, and so does what the program could not finish.</source>
        <translation>Nada em espera: o que é confirmado espera aqui alguns segundos, e também o que o programa não pôde terminar.</translation>
    </message>
    <message>
        <source>Nothing of this was sent, but where it is not known.</source>
        <translation>Nada disto foi enviado, salvo onde não se sabe.</translation>
    </message>
    <message>
        <source>Nothing is on its way.</source>
        <translation>Nada está a caminho.</translation>
    </message>
    <message>
        <source>Accepted, not final. Never send again because it seems stuck.</source>
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
        <source>Look at it, to approve</source>
        <translation>Examinar, para aprovar</translation>
    </message>
    <message>
        <source>Look at it again, to send</source>
        <translation>Examinar de novo, para enviar</translation>
    </message>
    <message>
        <source>Say why it is refused.</source>
        <translation>Diga por que é recusado.</translation>
    </message>
    <message>
        <source>Refused: nothing was sent.</source>
        <translation>Recusado: nada foi enviado.</translation>
    </message>
    <message>
        <source>What is known of it</source>
        <translation>O que se sabe</translation>
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
        <source>In processing</source>
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
    <name>ui::PinEditor</name>
    <message>
        <source>PIN of now</source>
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
        <source>Change the PIN   Enter</source>
        <translation>Trocar o PIN   Enter</translation>
    </message>
    <message>
        <source>Set the PIN   Enter</source>
        <translation>Definir o PIN   Enter</translation>
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
        <source>The two new PINs are not the same.</source>
        <translation>Os dois PINs novos não são iguais.</translation>
    </message>
    <message>
        <source>The PIN is set. Write it down where only you find it.</source>
        <translation>O PIN está definido. Anote-o onde só você o encontre.</translation>
    </message>
    <message>
        <source>There is no PIN any more.</source>
        <translation>Não há mais PIN.</translation>
    </message>
    <message>
        <source>The PIN could not be kept, all is as before. %1</source>
        <translation>O PIN não pôde ser guardado, tudo continua como antes. %1</translation>
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
        <source>This is not the PIN.</source>
        <translation>Este não é o PIN.</translation>
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
        <source>The file of the PIN cannot be read, so that no PIN is right. Who owns this computer can remove the file of that PIN (lock.json, or approver.json for the second person) from the data folder.</source>
        <translation>O arquivo do PIN não pode ser lido, portanto nenhum PIN está certo. O dono deste computador pode remover da pasta de dados o arquivo desse PIN (lock.json, ou approver.json para a segunda pessoa).</translation>
    </message>
</context>
<context>
    <name>ui::PlaceBox</name>
    <message>
        <source>you are here</source>
        <translation>você está aqui</translation>
    </message>
    <message>
        <source>Something is typed on another page, and would be lost: Enter once more goes all the same.</source>
        <translation>Há algo digitado em outra página que se perderia: Enter mais uma vez vai assim mesmo.</translation>
    </message>
    <message>
        <source>Not now: a charge is being made. It takes a moment; then try again.</source>
        <translation>Agora não: uma cobrança está sendo feita. Leva um instante; depois tente de novo.</translation>
    </message>
    <message>
        <source>Not now: a Pix is being sent. Until it has left it can be taken back on the page “Send Pix”; once what became of it is known, you can go.</source>
        <translation>Agora não: um Pix está sendo enviado. Até sair, dá para voltar atrás na página “Enviar Pix”; quando se souber o que houve com ele, você pode ir.</translation>
    </message>
    <message>
        <source>Going to another environment wants the PIN</source>
        <translation>Ir para outro ambiente pede o PIN</translation>
    </message>
    <message>
        <source>Environments</source>
        <translation>Ambientes</translation>
    </message>
    <message>
        <source>Enter goes there. Each has data of its own, and nothing goes along. Services far away are added in Settings, under “Environments”.</source>
        <translation>Enter vai para lá. Cada um tem dados próprios, e nada vai junto. Serviços remotos são adicionados em Ajustes, em “Ambientes”.</translation>
    </message>
    <message>
        <source>Charges that wait here are watched from there, too, unless that is turned off in Settings.</source>
        <translation>As cobranças que esperam aqui também são acompanhadas de lá, a menos que isso seja desligado em Ajustes.</translation>
    </message>
    <message>
        <source>A file is being written on another page, and would not be finished: Enter once more goes all the same, and leaves nothing of it.</source>
        <translation>Um arquivo está sendo gravado em outra página e não seria concluído: Enter mais uma vez vai mesmo assim, e não sobra nada dele.</translation>
    </message>
</context>
<context>
    <name>ui::PreflightTicks</name>
    <message>
        <source>Asks for %1</source>
        <translation>Pede %1</translation>
    </message>
    <message>
        <source>Checked: %1</source>
        <comment>what was found right about a code</comment>
        <translation>Conferido: %1</translation>
    </message>
    <message>
        <source>Code and checksum are whole</source>
        <translation>Código e verificador íntegros</translation>
    </message>
    <message>
        <source>The provider tells the amount</source>
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
    <name>ui::PresetBar</name>
    <message>
        <source>%1, charges at once</source>
        <translation>%1, cobra na hora</translation>
    </message>
</context>
<context>
    <name>ui::PresetList</name>
    <message>
        <source>at once</source>
        <translation>na hora</translation>
    </message>
    <message>
        <source>Preset %1: %2</source>
        <comment>number, what a field is</comment>
        <translation>Preço fixo %1: %2</translation>
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
        <source>charges at once</source>
        <translation>cobra na hora</translation>
    </message>
    <message>
        <source>Name: %1</source>
        <translation>Nome: %1</translation>
    </message>
    <message>
        <source>Price: write it as 5,50, more than nothing.</source>
        <translation>Preço: escreva como 5,50, mais que zero.</translation>
    </message>
    <message>
        <source>Add a preset</source>
        <translation>Acrescentar um preço fixo</translation>
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
        <source>Add a profile</source>
        <translation>Acrescentar um perfil</translation>
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
        <source>As the API tells it</source>
        <translation>Como a API informa</translation>
    </message>
    <message>
        <source>For whoever helps you: names, documents, addresses, phones, keys and codes are hidden in it. Read what people wrote in words before you give it away.</source>
        <translation>Para quem ajuda você: nomes, documentos, e-mails, telefones, chaves e códigos estão ocultos. Leia o que as pessoas escreveram por extenso antes de repassar.</translation>
    </message>
    <message>
        <source>Copy it</source>
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
        <source>Print it</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Choose printer…</source>
        <translation>Escolher impressora…</translation>
    </message>
    <message>
        <source>Save it…</source>
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
        <source>End-to-end id, or its last six; or the time</source>
        <translation>Id E2E, ou os seis últimos; ou o horário</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Consultar de novo</translation>
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
        <source>No charge is in front: any payment here is found.</source>
        <translation>Nenhuma cobrança na frente: qualquer pagamento recebido é encontrado.</translation>
    </message>
    <message>
        <source>Checked at %1; there was nothing to ask the service for</source>
        <translation>Conferido às %1, sem precisar consultar o serviço</translation>
    </message>
    <message>
        <source>The book of this counter cannot be read: whether this receipt was used before is not known.</source>
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
        <source>This could not be noted. %1 The same receipt can be shown again.</source>
        <translation>Isto não pôde ser anotado. %1 O mesmo comprovante pode ser mostrado outra vez.</translation>
    </message>
    <message>
        <source>Goods handed over at %1. This receipt does not serve again.</source>
        <translation>Mercadoria entregue às %1. Este comprovante não serve outra vez.</translation>
    </message>
    <message>
        <source>Read from the book of this counter at %1</source>
        <translation>Anotações deste balcão consultadas às %1</translation>
    </message>
    <message>
        <source>Take that back</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>By amount and time, only charges of the last %1 days are found. For an older one use the end-to-end id.</source>
        <translation>Por valor e horário, só se encontram cobranças dos últimos %1 dias. Para uma mais antiga, use o id E2E.</translation>
    </message>
    <message>
        <source>Not handed over: this receipt serves again.</source>
        <translation>Não entregue: este comprovante volta a valer.</translation>
    </message>
    <message>
        <source>This could not be noted. %1 The receipt does not serve again.</source>
        <translation>Não foi possível anotar isso. %1 O comprovante não volta a valer.</translation>
    </message>
</context>
<context>
    <name>ui::ReceiptDesk</name>
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
        <translation>Comprovante salvo como %1.</translation>
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
        <source>No receipt: the notes of this counter cannot be written, so the next would pass for the first.</source>
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
        <source>Nothing was printed: there is no printer %1. Ctrl+P chooses another.</source>
        <translation>Nada foi impresso: não há impressora %1. Ctrl+P escolhe outra.</translation>
    </message>
    <message>
        <source>transfer</source>
        <comment>begins the name of a file</comment>
        <translation>transferencia</translation>
    </message>
</context>
<context>
    <name>ui::RefundCard</name>
    <message>
        <source>Give the money back…</source>
        <translation>Devolver o dinheiro…</translation>
    </message>
    <message>
        <source>Why is it given back?</source>
        <translation>Por que é devolvido?</translation>
    </message>
    <message>
        <source>Give it back now</source>
        <translation>Devolver agora</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Devolução</translation>
    </message>
    <message>
        <source>All of %1 goes back to who paid it, and that cannot be taken back.</source>
        <translation>Todo o valor de %1 volta para quem pagou, e isso não pode ser desfeito.</translation>
    </message>
    <message>
        <source>This service does not give money back. Open this payment in your bank&apos;s app and use its function to return a Pix. Never send a new Pix instead: the payment could still be contested, and you would have paid twice.</source>
        <translation>Este serviço não devolve dinheiro. Abra este pagamento no app do seu banco e use a função de devolver o Pix. Nunca envie um novo Pix no lugar: o pagamento ainda poderia ser contestado, e você teria pago duas vezes.</translation>
    </message>
    <message>
        <source>Giving the money back…</source>
        <translation>Devolvendo o dinheiro…</translation>
    </message>
    <message>
        <source>Whether it went back is not known now: give it back in no other way. F5 reads this payment again.</source>
        <translation>Não se sabe agora se o dinheiro voltou: não o devolva de outro jeito. F5 lê este pagamento de novo.</translation>
    </message>
</context>
<context>
    <name>ui::RescueNotice</name>
    <message>
        <source>What only that version knows is not shown.</source>
        <translation>O que só essa versão conhece não aparece.</translation>
    </message>
    <message>
        <source>Charges may be missing here, or be wrong: do not take one for unpaid because you do not find it, and look into your bank.</source>
        <translation>Podem faltar cobranças aqui, ou haver erros: não tome uma cobrança por não paga só porque não a encontra, e confira no seu banco.</translation>
    </message>
    <message>
        <source>Command that brings back a backup</source>
        <translation>Comando que traz de volta uma cópia de segurança</translation>
    </message>
    <message>
        <source>What it had stored is shown here.</source>
        <translation>Aqui está o que a loja tinha gravado.</translation>
    </message>
</context>
<context>
    <name>ui::RevealBar</name>
    <message>
        <source>Show personal data</source>
        <translation>Mostrar dados pessoais</translation>
    </message>
    <message>
        <source>Shown whole. Here nobody notes it.</source>
        <translation>Mostrados por inteiro. Aqui ninguém anota isso.</translation>
    </message>
    <message>
        <source>It stays hidden: the notes of this counter cannot be written, and nobody would know that it was shown.</source>
        <translation>Continuam ocultos: as anotações deste balcão não podem ser gravadas, e ninguém saberia que foram mostrados.</translation>
    </message>
    <message>
        <source>Hide personal data</source>
        <translation>Ocultar dados pessoais</translation>
    </message>
    <message>
        <source>Personal data is hidden. Whoever shows it is noted with the time.</source>
        <translation>Os dados pessoais estão ocultos. Mostrá-los fica anotado, com a hora.</translation>
    </message>
    <message numerus="yes">
        <source>Personal data shown %n times: %1</source>
        <comment>the moments</comment>
        <translation>
            <numerusform>Dados pessoais mostrados %n vez: %1</numerusform>
            <numerusform>Dados pessoais mostrados %n vezes: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::SendForm</name>
    <message>
        <source>CPF, CNPJ, mobile, e-mail or random key</source>
        <translation>CPF, CNPJ, celular, e-mail ou chave aleatória</translation>
    </message>
    <message>
        <source>who receives the money</source>
        <translation>quem recebe o dinheiro</translation>
    </message>
    <message>
        <source>(11) 98765-4321</source>
        <translation>(11) 98765-4321</translation>
    </message>
    <message>
        <source>what the money is for</source>
        <translation>para que é o dinheiro</translation>
    </message>
    <message>
        <source>Send a Pix</source>
        <translation>Enviar um Pix</translation>
    </message>
    <message>
        <source>Check it</source>
        <translation>Conferir</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>kind of key, the key</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>These digits are two kinds of key, of two different people. Ask which one is meant:</source>
        <translation>Estes dígitos são duas chaves, de duas pessoas diferentes. Pergunte qual delas é:</translation>
    </message>
    <message>
        <source>The receiver is that of the last Pix to this key, of %1.</source>
        <translation>O recebedor é o do último Pix para esta chave, de %1.</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>De um arquivo</translation>
    </message>
</context>
<context>
    <name>ui::SendNotice</name>
    <message>
        <source>This shop cannot send Pix</source>
        <translation>Esta loja não envia Pix</translation>
    </message>
    <message>
        <source>Sending money needs a bank or provider that does it for the shop, and this one has none in Balcão: it only shows codes that customers pay. Send the money with your bank&apos;s app. The demonstration shows what this page does.</source>
        <translation>Para enviar dinheiro é preciso um banco ou provedor que o faça pela loja, e esta não tem nenhum no Balcão: ela só mostra códigos que os clientes pagam. Envie o dinheiro pelo app do seu banco. A demonstração mostra o que esta página faz.</translation>
    </message>
</context>
<context>
    <name>ui::SendPage</name>
    <message>
        <source>The service does not know it: nothing was sent, the money is where it was. Enter tries again.</source>
        <translation>O serviço não o conhece: nada foi enviado, o dinheiro está onde estava. Enter tenta de novo.</translation>
    </message>
    <message>
        <source>One like it was sent a moment ago, here or at another counter. Nothing more was sent.</source>
        <translation>Um igual foi enviado há um instante, aqui ou em outro balcão. Nada mais foi enviado.</translation>
    </message>
    <message>
        <source>The service cannot tell now. %1 This is what it said last.</source>
        <translation>O serviço não sabe dizer agora. %1 Isto é o que ele disse por último.</translation>
    </message>
    <message>
        <source>Another one is being sent: finish that one first.</source>
        <translation>Outro está sendo enviado: termine esse primeiro.</translation>
    </message>
    <message>
        <source>Dropped: nothing was sent of it.</source>
        <translation>Descartado: nada dele foi enviado.</translation>
    </message>
    <message>
        <source>Nothing was sent: one like it waits here already, under “To approve” or “On hold”.</source>
        <translation>Nada foi enviado: um igual já espera aqui, em “Para aprovar” ou “Em espera”.</translation>
    </message>
    <message>
        <source>Taken back: nothing was sent, the money is where it was.</source>
        <translation>Envio desfeito: nada foi enviado, o dinheiro está onde estava.</translation>
    </message>
    <message>
        <source>Nothing was sent: the notes of this counter cannot be written, and should the program end now, nobody would know of it.</source>
        <translation>Nada foi enviado: as anotações deste balcão não podem ser gravadas, e se o programa fechasse agora ninguém saberia.</translation>
    </message>
    <message>
        <source>Nothing was sent: it is not known whether %1 to this key was sent before. “Not confirmed”, Alt+6, has it.</source>
        <translation>Nada foi enviado: não se sabe se %1 para esta chave já foi enviado antes. Está em “Não confirmados”, Alt+6.</translation>
    </message>
    <message>
        <source>%1 was settled elsewhere, as somebody at this counter said.</source>
        <translation>%1 foi resolvido por outro meio, como alguém neste balcão informou.</translation>
    </message>
    <message>
        <source>The service was asked to send it.</source>
        <translation>O envio foi pedido ao serviço.</translation>
    </message>
    <message>
        <source>Whether the money has left is not known yet. It goes on by itself, also on another page; nothing else is sent from here before this one is known.</source>
        <translation>Ainda não se sabe se o dinheiro saiu. Isto continua sozinho, mesmo em outra página; nada mais é enviado daqui antes de se saber deste.</translation>
    </message>
</context>
<context>
    <name>ui::SendReview</name>
    <message>
        <source>Check before it leaves</source>
        <translation>Confira antes que saia</translation>
    </message>
    <message>
        <source>What speaks against it</source>
        <translation>Pontos de atenção</translation>
    </message>
    <message>
        <source>Look again</source>
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
        <source>Send it</source>
        <translation>Enviar</translation>
    </message>
    <message>
        <source>To the key: %1</source>
        <comment>a kind of key</comment>
        <translation>Para a chave: %1</translation>
    </message>
    <message>
        <source>%1 · reference %2</source>
        <comment>what the money is for, reference</comment>
        <translation>%1 · referência %2</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Verificando…</translation>
    </message>
    <message>
        <source>It could not be looked up whether this was sent before. %1 Without that nothing is sent.</source>
        <translation>Não foi possível ver se isto já foi enviado antes. %1 Sem isso nada é enviado.</translation>
    </message>
    <message>
        <source>Nothing: this key was paid before, and not this amount of late.</source>
        <translation>Nada: esta chave já foi paga antes, e não com este valor nos últimos dias.</translation>
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
        <source>One like it is on its way. Nothing was sent.</source>
        <translation>Um Pix igual já está a caminho. Nada foi enviado.</translation>
    </message>
    <message>
        <source>Read it once more: Enter works in a moment.</source>
        <translation>Leia mais uma vez: o Enter funciona em um instante.</translation>
    </message>
    <message>
        <source>Whether this was sent before is not known yet.</source>
        <translation>Ainda não se sabe se isto já foi enviado antes.</translation>
    </message>
    <message>
        <source>Type the amount again.</source>
        <translation>Digite o valor outra vez.</translation>
    </message>
    <message>
        <source>That is not %1. Look again at what you are sending.</source>
        <translation>Isso não é %1. Veja de novo o que está enviando.</translation>
    </message>
    <message>
        <source>Send %1 to %2, key %3?</source>
        <comment>amount in words, receiver, key</comment>
        <translation>Enviar %1 para %2, chave %3?</translation>
    </message>
    <message>
        <source>Made at this counter. A second person approves it with their PIN:</source>
        <translation>Feito neste balcão. Uma segunda pessoa aprova com o PIN dela:</translation>
    </message>
    <message>
        <source>PIN of who approves</source>
        <translation>PIN de quem aprova</translation>
    </message>
    <message>
        <source>Approve %1</source>
        <translation>Aprovar %1</translation>
    </message>
    <message>
        <source>Whoever approves it types their PIN.</source>
        <translation>Quem aprova digita o seu PIN.</translation>
    </message>
    <message>
        <source>Looking whether this was sent before…</source>
        <translation>Verificando se isto já foi enviado…</translation>
    </message>
    <message>
        <source>Nothing is sent before that is known. Esc goes back, and nothing is lost.</source>
        <translation>Nada é enviado antes de saber disso. Esc volta, e nada se perde.</translation>
    </message>
    <message>
        <source>Paid to this key before</source>
        <translation>Já pago a esta chave</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <comment>amount, moment, receiver</comment>
        <translation>%1 · %2 · %3</translation>
    </message>
</context>
<context>
    <name>ui::SentPanel</name>
    <message>
        <source>Ask the service now</source>
        <translation>Perguntar ao serviço agora</translation>
    </message>
    <message>
        <source>All about it</source>
        <translation>Tudo sobre ele</translation>
    </message>
    <message>
        <source>Another Pix</source>
        <translation>Outro Pix</translation>
    </message>
    <message>
        <source>Do not send it again because it seems stuck: it is under way, and cannot be called back.</source>
        <translation>Não envie de novo porque parece parado: está em andamento e não pode ser chamado de volta.</translation>
    </message>
    <message>
        <source>Accepted, not final</source>
        <translation>Aceito, não definitivo</translation>
    </message>
    <message>
        <source>This page follows it, and so does the list.</source>
        <translation>Esta página o acompanha, e a lista também.</translation>
    </message>
    <message>
        <source>to %1 · %2</source>
        <comment>receiver, key</comment>
        <translation>para %1 · %2</translation>
    </message>
    <message>
        <source>Do not send it again, here or in your bank&apos;s app. Nothing else is sent from this page before this one is known.</source>
        <translation>Não envie de novo, nem aqui nem no app do seu banco. Nada mais é enviado por esta página antes que se saiba deste.</translation>
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
        <source>The money may have left, or not. The service is asked for the reference %1 again and again; “Not confirmed”, Alt+6, says what is known.</source>
        <translation>O dinheiro pode ter saído ou não. O serviço é consultado pela referência %1 repetidas vezes; “Não confirmados”, Alt+6, diz o que se sabe.</translation>
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
    <name>ui::SentWatch</name>
    <message>
        <source>Last: %1 to %2 · %3 · %4</source>
        <comment>amount, receiver, state, time</comment>
        <translation>Último: %1 para %2 · %3 · %4</translation>
    </message>
    <message numerus="yes">
        <source>%n Pix accepted and not final: the list follows them.</source>
        <translation>
            <numerusform>%n Pix aceito e não definitivo: a lista o acompanha.</numerusform>
            <numerusform>%n Pix aceitos e não definitivos: a lista os acompanha.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ServiceEditor</name>
    <message>
        <source>Keep the key</source>
        <translation>Guardar a chave</translation>
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
        <source>By which you know it, here and above every page.</source>
        <translation>Pelo qual você o conhece, aqui e acima de cada página.</translation>
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
        <source>Goes into the keyring of this computer, and into no file.</source>
        <translation>Vai para o chaveiro deste computador, e para nenhum arquivo.</translation>
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
        <source>Where the provider&apos;s codes lead a bank. Empty: its codes carry a Pix key.</source>
        <translation>Aonde os códigos do provedor levam um banco. Vazio: os códigos dele levam uma chave Pix.</translation>
    </message>
    <message>
        <source>This counter</source>
        <translation>Este balcão</translation>
    </message>
    <message>
        <source>Begins the references of its charges: each counter has another name.</source>
        <translation>Inicia as referências das cobranças dele: cada balcão tem outro nome.</translation>
    </message>
    <message>
        <source>Connect to a service</source>
        <translation>Conectar a um serviço</translation>
    </message>
    <message>
        <source>Go on</source>
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
        <source>What it is</source>
        <translation>O que é</translation>
    </message>
    <message>
        <source>empty: the key that is kept stays</source>
        <translation>vazio: fica a chave guardada</translation>
    </message>
    <message>
        <source>Platform and kind stay as they are, since this counter has worked there. Add another service for others.</source>
        <translation>Plataforma e tipo ficam como estão, pois este balcão já trabalhou lá. Para outros, adicione outro serviço.</translation>
    </message>
    <message>
        <source>Trying it out…</source>
        <translation>Testando…</translation>
    </message>
    <message>
        <source>No key of it is kept on this computer: paste it above.</source>
        <translation>Nenhuma chave dele está guardada neste computador: cole-a acima.</translation>
    </message>
</context>
<context>
    <name>ui::ServicesPage</name>
    <message>
        <source>Its key is not kept: it is asked for when you go there.</source>
        <translation>A chave dele não está guardada: é pedida quando você vai para lá.</translation>
    </message>
    <message>
        <source>Its key is in the memory of Balcão until that is closed.</source>
        <translation>A chave dele está na memória do Balcão até ele ser fechado.</translation>
    </message>
    <message>
        <source>Its key is in the keyring of this computer.</source>
        <translation>A chave dele está no chaveiro deste computador.</translation>
    </message>
    <message>
        <source>Services far away</source>
        <translation>Serviços remotos</translation>
    </message>
    <message>
        <source>There is none yet. A service far away makes your charges and sees them paid: that of a provider, its sandbox, or a balcao-server of your own. A adds one; Ctrl+E goes there.</source>
        <translation>Ainda não há nenhum. Um serviço remoto faz suas cobranças e as vê pagas: o de um provedor, o sandbox dele, ou um balcao-server seu. A adiciona um; Ctrl+E vai para lá.</translation>
    </message>
    <message>
        <source>Keep the new key</source>
        <translation>Guardar a nova chave</translation>
    </message>
    <message>
        <source>The new key is kept.</source>
        <translation>A nova chave está guardada.</translation>
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
        <source>What is kept in %1 cannot be read, and is not shown.</source>
        <translation>O que está guardado em %1 não pode ser lido, e não é mostrado.</translation>
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
        <source>It is kept. Ctrl+E goes there.</source>
        <translation>Está guardado. Ctrl+E vai para lá.</translation>
    </message>
    <message>
        <source>Trying it out…</source>
        <translation>Testando…</translation>
    </message>
    <message>
        <source>No key of it is kept on this computer: K takes one.</source>
        <translation>Nenhuma chave dele está guardada neste computador: K recebe uma.</translation>
    </message>
    <message>
        <source>Forget the key of “%1”? It is taken out of the keyring, and asked for when you go there.</source>
        <translation>Esquecer a chave de “%1”? Ela sai do chaveiro, e é pedida quando você for para lá.</translation>
    </message>
    <message>
        <source>Forget it</source>
        <translation>Esquecer</translation>
    </message>
    <message>
        <source>The key is forgotten.</source>
        <translation>A chave foi esquecida.</translation>
    </message>
    <message>
        <source>The keyring did not give the key up: take it out there.</source>
        <translation>O chaveiro não soltou a chave: remova-a lá.</translation>
    </message>
    <message>
        <source>You are working here: go elsewhere with Ctrl+E first.</source>
        <translation>Você está trabalhando aqui: vá antes para outro lugar com Ctrl+E.</translation>
    </message>
    <message>
        <source>Remove “%1”? Its key is forgotten. The service keeps its transactions, and what this counter noted there stays on the disk.</source>
        <translation>Remover “%1”? A chave é esquecida. O serviço mantém suas transações, e o que este balcão anotou lá fica no disco.</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>It is removed. What the counter noted, with names of customers, is in %1: delete the folder once nobody needs it.</source>
        <translation>Foi removido. O que o balcão anotou, com nomes de clientes, está em %1: apague a pasta quando ninguém mais precisar dela.</translation>
    </message>
</context>
<context>
    <name>ui::SettingRows</name>
    <message>
        <source>No setting has these words. Esc shows all of them.</source>
        <translation>Nenhum ajuste tem essas palavras. Esc mostra todos.</translation>
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
        <source>Counts at once.</source>
        <translation>Vale na hora.</translation>
    </message>
    <message>
        <source>Counts from the next charge on.</source>
        <translation>Vale a partir da próxima cobrança.</translation>
    </message>
    <message>
        <source>Counts from the next receipt on.</source>
        <translation>Vale a partir do próximo comprovante.</translation>
    </message>
    <message>
        <source>Counts from the next start on.</source>
        <translation>Vale a partir da próxima abertura.</translation>
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
        <source>Balcão is free software under the GNU General Public License, version 3 or later, and comes without warranty. It uses Qt (LGPL 3), SQLite (public domain) and tl::expected (CC0).</source>
        <translation>O Balcão é software livre sob a GNU General Public License, versão 3 ou posterior, e vem sem garantia. Usa Qt (LGPL 3), SQLite (domínio público) e tl::expected (CC0).</translation>
    </message>
    <message>
        <source>Shop</source>
        <translation>Loja</translation>
    </message>
    <message>
        <source>The bakery of the demo is made up, and stays as it is.</source>
        <translation>A padaria da demonstração é inventada e fica como está.</translation>
    </message>
    <message>
        <source>Paid by Pix key %1 · %2, %3
Payer of who does not say: %4, %5</source>
        <comment>key, shop, city, payer, document</comment>
        <translation>Recebe pela chave Pix %1 · %2, %3
Pagador de quem não se identifica: %4, %5</translation>
    </message>
    <message>
        <source>Change the shop…</source>
        <translation>Alterar a loja…</translation>
    </message>
    <message>
        <source>Where the money goes, and who is named for customers who do not say who they are. The counter begins anew when they change.</source>
        <translation>Para onde vai o dinheiro e quem consta quando o cliente não se identifica. O balcão recomeça quando mudam.</translation>
    </message>
    <message>
        <source>Pix key, name, city and payer</source>
        <translation>Chave Pix, nome, cidade e pagador</translation>
    </message>
    <message>
        <source>Environments</source>
        <translation>Ambientes</translation>
    </message>
    <message>
        <source>Services far away…</source>
        <translation>Serviços remotos…</translation>
    </message>
    <message>
        <source>Services far away</source>
        <translation>Serviços remotos</translation>
    </message>
    <message>
        <source>The console works the same over the API of a provider, its sandbox, or a balcao-server of your own. Ctrl+E goes to one, to the demo or to the local shop; each keeps its own data.</source>
        <translation>O console funciona igual sobre a API de um provedor, do sandbox dele, ou de um balcao-server seu. Ctrl+E vai para um deles, para a demo ou para a loja local; cada um guarda seus próprios dados.</translation>
    </message>
    <message>
        <source>They are kept with the service: “Services far away” above changes them.</source>
        <translation>Ficam guardados com o serviço: “Serviços remotos”, acima, os muda.</translation>
    </message>
    <message>
        <source>Watch charges that are left open here</source>
        <translation>Acompanhar as cobranças deixadas em aberto aqui</translation>
    </message>
    <message>
        <source>While you are in another environment, its last line says how many wait here, and a notice tells of each that is paid. Without it you hear of them when you come back.</source>
        <translation>Enquanto você está em outro ambiente, a última linha da tela diz quantas esperam aqui, e um aviso conta cada uma que for paga. Sem isso, você fica sabendo quando voltar.</translation>
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
        <source>what a charge is for</source>
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
        <source>Who is the payer when the customer does not identify?</source>
        <translation>Quem é o pagador quando o cliente não se identifica?</translation>
    </message>
    <message>
        <source>Every charge names a payer. For those who do not say who they are it names this one: mostly the shop itself, with its own document. Balcão never makes one up; ask your bank whether your contract allows it.</source>
        <translation>Toda cobrança tem um pagador. Para quem não diz quem é, vale este: em geral a própria loja, com o documento dela. O Balcão nunca inventa um; pergunte ao banco se o seu contrato permite.</translation>
    </message>
    <message>
        <source>Sale at the counter</source>
        <comment>what a charge is for</comment>
        <translation>Venda no balcão</translation>
    </message>
    <message>
        <source>Keep the changes</source>
        <translation>Guardar as alterações</translation>
    </message>
    <message>
        <source>Change your shop</source>
        <translation>Altere a sua loja</translation>
    </message>
    <message>
        <source>Who is paid, and who pays</source>
        <translation>Quem recebe e quem paga</translation>
    </message>
    <message>
        <source>Keep the service</source>
        <translation>Guardar o serviço</translation>
    </message>
</context>
<context>
    <name>ui::Sheet</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>ui::Shop</name>
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
</context>
<context>
    <name>ui::ShopEditor</name>
    <message>
        <source>Be paid there from now on</source>
        <translation>Receber nesta chave de agora em diante</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>The Pix key becomes %1, and was %2.

New charges are paid into the account of the new key. Codes of charges that still wait keep the old key: whoever pays one pays into the account of the old key, so give those up at the counter, or look into both accounts.</source>
        <comment>new key, old key</comment>
        <translation>A chave Pix passa a ser %1; era %2.

Cobranças novas são pagas na conta da chave nova. Os códigos das cobranças que ainda aguardam continuam com a chave antiga: quem pagar um deles paga na conta da chave antiga. Desista delas no balcão ou confira as duas contas.</translation>
    </message>
</context>
<context>
    <name>ui::ShopPages</name>
    <message>
        <source>Back to the counter</source>
        <translation>Voltar ao caixa</translation>
    </message>
    <message>
        <source>This page wants the PIN</source>
        <translation>Esta página pede o PIN</translation>
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
        <source>Everything in its usual size</source>
        <translation>Tudo no tamanho normal</translation>
    </message>
    <message>
        <source>From the next start on, everything has %1 % of its usual size. Ctrl+0 takes that back.</source>
        <translation>A partir da próxima abertura, tudo terá %1 % do tamanho normal. Ctrl+0 desfaz isso.</translation>
    </message>
    <message>
        <source>From the next start on, everything has its usual size.</source>
        <translation>A partir da próxima abertura, tudo terá o tamanho normal.</translation>
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
        <source>Read again</source>
        <translation>Ler de novo</translation>
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
        <source>Nothing was created then.</source>
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
        <source>Reports need the service: what this console saw before may not be all, and a sum of it could be wrong. Alt+3 lists what was seen.</source>
        <translation>Os relatórios precisam do serviço: o que este console já viu pode não ser tudo, e uma soma disso poderia estar errada. Alt+3 lista o que foi visto.</translation>
    </message>
    <message>
        <source>Accountant…</source>
        <comment>makes a folder for them</comment>
        <translation>Contador…</translation>
    </message>
    <message>
        <source>“%1” is not a day from %2 to today.</source>
        <translation>“%1” não é um dia entre %2 e hoje.</translation>
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
        <source>given up</source>
        <comment>a charge, by the counter</comment>
        <translation>abandonada</translation>
    </message>
    <message>
        <source>handed over</source>
        <comment>the goods</comment>
        <translation>entregue</translation>
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
        <source>Show in a window of its own</source>
        <translation>Mostrar em uma janela própria</translation>
    </message>
</context>
<context>
    <name>ui::ViewBar</name>
    <message>
        <source>Keep as a view</source>
        <translation>Guardar como visão</translation>
    </message>
    <message>
        <source>Name of the view</source>
        <translation>Nome da visão</translation>
    </message>
    <message>
        <source>Name of the view; Enter keeps it</source>
        <translation>Nome da visão; Enter guarda</translation>
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
        <source>The view stands further to the left</source>
        <translation>A visão fica mais à esquerda</translation>
    </message>
    <message>
        <source>The view stands further to the right</source>
        <translation>A visão fica mais à direita</translation>
    </message>
    <message>
        <source>Close the line of the view</source>
        <translation>Fechar a linha da visão</translation>
    </message>
    <message>
        <source>View: %1</source>
        <translation>Visão: %1</translation>
    </message>
    <message>
        <source>Change the view</source>
        <translation>Mudar a visão</translation>
    </message>
    <message>
        <source>A view needs a name.</source>
        <translation>Uma visão precisa de um nome.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n view(s), one for each digit. Remove one first.</source>
        <translation>
            <numerusform>Há %n visão, uma para cada dígito. Remova uma antes.</numerusform>
            <numerusform>Há %n visões, uma para cada dígito. Remova uma antes.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is another view of that name.</source>
        <translation>Há outra visão com esse nome.</translation>
    </message>
</context>
<context>
    <name>ui::Wait</name>
    <message>
        <source>%1 For %2 s already: the service is slow to answer.</source>
        <comment>what is under way, seconds</comment>
        <translation>%1 Há %2 s: o serviço está demorando a responder.</translation>
    </message>
    <message>
        <source>%1 No answer for %2 s. %3</source>
        <comment>what is under way, seconds, what is known</comment>
        <translation>%1 Sem resposta há %2 s. %3</translation>
    </message>
    <message>
        <source>F5 asks once more; else it goes on waiting. Nothing changes by either.</source>
        <translation>F5 consulta mais uma vez; senão, a espera continua. Nada muda com isso.</translation>
    </message>
</context>
<context>
    <name>ui::WaitingPanel</name>
    <message>
        <source>Whoever has the code can still pay it: then Balcão says so, loudly.</source>
        <translation>Quem tiver o código ainda pode pagar: nesse caso o Balcão avisa, em destaque.</translation>
    </message>
    <message>
        <source>Whoever has the code can still pay it, and only your bank sees that.</source>
        <translation>Quem tiver o código ainda pode pagar, e só o seu banco vê isso.</translation>
    </message>
    <message>
        <source>Abandon</source>
        <translation>Abandonar</translation>
    </message>
    <message>
        <source>Back to the code</source>
        <translation>Voltar ao código</translation>
    </message>
    <message>
        <source>Abandon this charge of %1?</source>
        <translation>Abandonar esta cobrança de %1?</translation>
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
        <source>Customer gives up</source>
        <translation>Cliente desiste</translation>
    </message>
    <message>
        <source>Simulated customer</source>
        <translation>Cliente simulado</translation>
    </message>
    <message>
        <source>This page says PAID when the money is there.</source>
        <translation>Esta página mostra PAGO quando o dinheiro chegar.</translation>
    </message>
    <message>
        <source>Balcão cannot see your bank: hand over the goods when the money shows in your bank&apos;s app, not on the customer&apos;s screen.</source>
        <translation>O Balcão não vê o seu banco: entregue a mercadoria quando o dinheiro aparecer no app do seu banco, não na tela do cliente.</translation>
    </message>
    <message>
        <source>B: larger code · Ctrl+D: customers&apos; window</source>
        <translation>B: código maior · Ctrl+D: tela do cliente</translation>
    </message>
    <message>
        <source>B or Esc: smaller code</source>
        <translation>B ou Esc: código menor</translation>
    </message>
    <message>
        <source>F6: copy it instead</source>
        <translation>F6: copiar em vez de mostrar</translation>
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
        <source>Telling the service…</source>
        <translation>Avisando o serviço…</translation>
    </message>
    <message>
        <source>The page says when the charge is decided.</source>
        <translation>A página mostra quando for decidida.</translation>
    </message>
</context>
</TS>
