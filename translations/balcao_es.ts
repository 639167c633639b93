<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>BackupCommand</name>
    <message numerus="yes">
        <source>%n transaction(s)</source>
        <comment>in a backup</comment>
        <translation>
            <numerusform>%n transacción</numerusform>
            <numerusform>%n transacciones</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, the newest of %2</source>
        <comment>a number of transactions; date and time</comment>
        <translation>%1, la más reciente del %2</translation>
    </message>
    <message>
        <source>The disk reported an error and may be failing.</source>
        <translation>El disco informó un error y puede estar fallando.</translation>
    </message>
    <message>
        <source>An error occurred in the program.</source>
        <translation>Ocurrió un error en el programa.</translation>
    </message>
    <message>
        <source>%1 already exists and is not a backup, or has a log next to it. It was not changed. Choose another name.</source>
        <translation>%1 ya existe y no es una copia de seguridad, o hay un registro a su lado: se dejó como está. Elija otro nombre.</translation>
    </message>
    <message>
        <source>Cannot write %1. Check that its folder exists and is writable.</source>
        <translation>No se puede escribir %1. Compruebe que la carpeta existe y que se puede escribir en ella.</translation>
    </message>
    <message>
        <source>Not enough space for %1. A backup can be as large as the shop&apos;s data.</source>
        <translation>No hay espacio para %1. Una copia puede ocupar tanto como los datos de la tienda.</translation>
    </message>
    <message>
        <source>Another program has locked the shop or the backup. Try again later.</source>
        <translation>Otro programa mantiene bloqueada la tienda o la copia. Inténtelo de nuevo dentro de un rato.</translation>
    </message>
    <message>
        <source>The data in %1 is damaged. Keep the folder and your backups.</source>
        <translation>Los datos de %1 están dañados. Conserve la carpeta y sus copias.</translation>
    </message>
    <message>
        <source>The data in %1 was written by a newer version of Balcão. Use that version.</source>
        <translation>Los datos de %1 los escribió una versión más nueva de Balcão. Use esa versión.</translation>
    </message>
    <message>
        <source>%1 is the shop itself, not a backup.</source>
        <translation>%1 es la propia tienda, no una copia de seguridad.</translation>
    </message>
    <message>
        <source>Cannot write to the folder %1: check its permissions and the free space on the disk.</source>
        <translation>No se puede escribir en la carpeta %1: revise sus permisos y el espacio en el disco.</translation>
    </message>
    <message>
        <source>Not enough space in %1: the current data is kept next to the restored backup.</source>
        <translation>No hay espacio en %1: los datos actuales se conservan al lado de la copia restaurada.</translation>
    </message>
    <message>
        <source>Another program has the shop open. Close it and try again.</source>
        <translation>Otro programa tiene abierta la tienda. Ciérrelo e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>%1 is damaged or is not a Balcão backup. Try another one.</source>
        <translation>%1 está dañado o no es una copia de seguridad de Balcão. Pruebe con otra.</translation>
    </message>
    <message>
        <source>%1 was made by a newer version of Balcão. Use that version.</source>
        <translation>%1 se hizo con una versión más nueva de Balcão. Use esa versión.</translation>
    </message>
    <message>
        <source>The shop is open in a window, which is now in front. Close it and try again.</source>
        <translation>La tienda está abierta en una ventana, que ahora está delante. Ciérrela e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>No backup was made.</source>
        <translation>No se hizo ninguna copia de seguridad.</translation>
    </message>
    <message>
        <source>There is no shop in %1.</source>
        <translation>No hay ninguna tienda en %1.</translation>
    </message>
    <message>
        <source>No reliable backup was made.</source>
        <translation>No se hizo ninguna copia de seguridad de la que fiarse.</translation>
    </message>
    <message>
        <source>Backup created and checked: %1</source>
        <translation>Copia de seguridad hecha y comprobada: %1</translation>
    </message>
    <message>
        <source>It contains your customers&apos; names and documents: keep it safe.</source>
        <translation>Contiene nombres y documentos de sus clientes: guárdela en un lugar seguro.</translation>
    </message>
    <message>
        <source>Nothing was restored; the shop is unchanged.</source>
        <translation>No se restauró nada; la tienda está como estaba.</translation>
    </message>
    <message>
        <source>File %1 does not exist.</source>
        <translation>El archivo %1 no existe.</translation>
    </message>
    <message>
        <source>The restore may be incomplete. The previous data is in its place or in a folder &quot;replaced-…&quot; in %1. Restore the backup again.</source>
        <translation>La restauración puede estar incompleta. Los datos anteriores están en su sitio o en una carpeta &quot;replaced-…&quot; en %1. Restaure la copia de nuevo.</translation>
    </message>
    <message>
        <source>Backup checked and restored: %1</source>
        <translation>Copia de seguridad comprobada y restaurada: %1</translation>
    </message>
    <message>
        <source>The previous data is kept in %1</source>
        <translation>Los datos anteriores se conservan en %1</translation>
    </message>
    <message>
        <source>Charges made since the backup are no longer in the shop, but their codes can still be paid: check your bank.</source>
        <translation>Los cobros hechos después de la copia ya no están en la tienda, pero sus códigos todavía se pueden pagar: compruébelo en su banco.</translation>
    </message>
    <message>
        <source>BACKUP</source>
        <comment>stands for a file name</comment>
        <translation>COPIA</translation>
    </message>
    <message>
        <source>The shop&apos;s key, name and preferences are in the files next to it that begin with the same name: keep them together.</source>
        <translation>La clave, el nombre y las preferencias de la tienda están en los archivos de al lado, cuyos nombres empiezan por el suyo: guárdelos juntos.</translation>
    </message>
    <message>
        <source>It does not contain the shop&apos;s key and name.</source>
        <translation>La clave y el nombre de la tienda no están en ella.</translation>
    </message>
    <message>
        <source>This backup does not contain the shop&apos;s key and name: Balcão asks for them at the next start.</source>
        <translation>La clave y el nombre de la tienda no están en esta copia: Balcão los pide al abrir.</translation>
    </message>
    <message>
        <source>One of the two is a practice shop, and the other is a real one.</source>
        <translation>Una de las dos es una tienda de práctica, y la otra es de verdad.</translation>
    </message>
    <message>
        <source>The Pix key in the backup is not the one that was accepted.</source>
        <translation>La clave Pix de la copia no es la que se aceptó.</translation>
    </message>
    <message>
        <source>The codes of the shop would pay the Pix key %1. The present key cannot be read.</source>
        <translation>Los códigos de la tienda pagarían a la clave Pix %1. La clave actual no se puede leer.</translation>
    </message>
    <message>
        <source>The codes of the shop would pay the Pix key %1 instead of %2.</source>
        <translation>Los códigos de la tienda pagarían a la clave Pix %1 en lugar de %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n API key(s) of the backup were revoked, because the replaced data has no such valid key. Create new ones where needed.</source>
        <translation>
            <numerusform>%n clave de API de la copia fue revocada, porque no es válida en los datos sustituidos. Cree otra si hace falta.</numerusform>
            <numerusform>%n claves de API de la copia fueron revocadas, porque no son válidas en los datos sustituidos. Cree otras si hace falta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n API key(s) remain valid.</source>
        <translation>
            <numerusform>%n clave de API sigue siendo válida.</numerusform>
            <numerusform>%n claves de API siguen siendo válidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n webhook(s) of the backup were turned off, because they were not on in the replaced data.</source>
        <translation>
            <numerusform>%n webhook de la copia fue desactivado, porque no estaba activo en los datos sustituidos.</numerusform>
            <numerusform>%n webhooks de la copia fueron desactivados, porque no estaban activos en los datos sustituidos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n webhook(s) keep the address and secret of the replaced data.</source>
        <translation>
            <numerusform>%n webhook conserva la dirección y el secreto de los datos sustituidos.</numerusform>
            <numerusform>%n webhooks conservan la dirección y el secreto de los datos sustituidos.</numerusform>
        </translation>
    </message>
    <message>
        <source>If that is right, repeat the command with --accept-key and the new key.</source>
        <translation>Si es correcto, repita el comando con --accept-key y la clave nueva.</translation>
    </message>
    <message>
        <source>The codes of the shop pay the Pix key %1.</source>
        <translation>Los códigos de la tienda pagan a la clave Pix %1.</translation>
    </message>
    <message>
        <source>The passphrase or the key file does not open this backup.</source>
        <translation>La frase de contraseña o el archivo de clave no abre esta copia.</translation>
    </message>
    <message>
        <source>It is encrypted. Nobody can restore it without the passphrase or the key file: keep them in another place.</source>
        <translation>Está cifrada. Nadie puede restaurarla sin la frase de contraseña o el archivo de clave: guárdelos en otro lugar.</translation>
    </message>
    <message>
        <source>A passphrase needs at least %1 characters, and a key file at least %2 bytes.</source>
        <translation>Una frase de contraseña necesita al menos %1 caracteres, y un archivo de clave al menos %2 bytes.</translation>
    </message>
    <message>
        <source>The file with the passphrase or key cannot be used.</source>
        <translation>El archivo con la frase de contraseña o la clave no se puede usar.</translation>
    </message>
    <message>
        <source>The backup is encrypted. Repeat the command with --passphrase-file or --key-file.</source>
        <translation>La copia está cifrada. Repita el comando con --passphrase-file o --key-file.</translation>
    </message>
    <message>
        <source>The files of %1 differ from its manifest: the backup is damaged, incomplete or was changed. Try another one.</source>
        <translation>Los archivos de %1 difieren de su manifiesto: la copia está dañada, incompleta o fue modificada. Pruebe con otra.</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) and tag(s) of the counter were restored. Later notes stay.</source>
        <translation>
            <numerusform>Se restauró %n nota o etiqueta del mostrador. Las posteriores quedan.</numerusform>
            <numerusform>Se restauraron %n notas y etiquetas del mostrador. Las posteriores quedan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n operator(s) were restored with the PINs of the backup. Change PINs that were changed since.</source>
        <translation>
            <numerusform>Se restauró %n operador con el PIN de la copia. Cambie el PIN si cambió desde entonces.</numerusform>
            <numerusform>Se restauraron %n operadores con los PIN de la copia. Cambie los PIN que cambiaron desde entonces.</numerusform>
        </translation>
    </message>
    <message>
        <source>Operators, PINs and known customers stay as they were.</source>
        <translation>Operadores, PIN y clientes conocidos quedan como estaban.</translation>
    </message>
    <message>
        <source>The audit log was restored.</source>
        <translation>Se restauró el registro de acciones.</translation>
    </message>
    <message>
        <source>The audit log was restored before the entries of this counter, which have new numbers and digests.</source>
        <translation>El registro de acciones se restauró antes de las entradas de este mostrador, que tienen nuevos números y resúmenes.</translation>
    </message>
    <message>
        <source>The audit log of the backup is damaged or differs from the log of this counter, which stays as it was.</source>
        <translation>El registro de acciones de la copia está dañado o difiere del registro de este mostrador, que queda como estaba.</translation>
    </message>
    <message numerus="yes">
        <source>%n payout(s) on hold were not restored, because they may have been sent since the backup.</source>
        <translation>
            <numerusform>No se restauró %n envío en espera, porque puede haberse enviado desde la copia.</numerusform>
            <numerusform>No se restauraron %n envíos en espera, porque pueden haberse enviado desde la copia.</numerusform>
        </translation>
    </message>
    <message>
        <source>The bank statements and their matches were restored.</source>
        <translation>Se restauraron los extractos bancarios y sus conciliaciones.</translation>
    </message>
    <message numerus="yes">
        <source>%n closed shift(s) were restored.</source>
        <translation>
            <numerusform>Se restauró %n turno cerrado.</numerusform>
            <numerusform>Se restauraron %n turnos cerrados.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BackupText</name>
    <message>
        <source>This backup was not made by this shop on this computer. Restore it only if you know who made it.</source>
        <translation>Esta copia no fue hecha por esta tienda en este equipo. Restáurela solo si sabe quién la hizo.</translation>
    </message>
    <message>
        <source>This backup has no manifest, so changes to it cannot be detected. An older version made it, or somebody removed the manifest.</source>
        <translation>Esta copia no tiene manifiesto, y no se pueden detectar cambios en ella. La hizo una versión anterior, o alguien quitó el manifiesto.</translation>
    </message>
</context>
<context>
    <name>Bank</name>
    <message>
        <source>The names of the bank&apos;s servers are known.</source>
        <translation>Los nombres de los servidores del banco se conocen.</translation>
    </message>
    <message>
        <source>The connection is encrypted, and the bank proved its identity.</source>
        <translation>La conexión está cifrada y el banco demostró su identidad.</translation>
    </message>
    <message>
        <source>The bank accepted the certificate of %1.</source>
        <translation>El banco aceptó el certificado de %1.</translation>
    </message>
    <message>
        <source>The bank accepted client id and secret.</source>
        <translation>El banco aceptó el client id y el secreto.</translation>
    </message>
    <message>
        <source>The bank granted all permissions.</source>
        <translation>El banco concedió todos los permisos.</translation>
    </message>
    <message>
        <source>The payments of the last day can be read.</source>
        <translation>Se pueden leer los pagos del último día.</translation>
    </message>
    <message>
        <source>The charges of the last day can be read.</source>
        <translation>Se pueden leer los cobros del último día.</translation>
    </message>
    <message>
        <source>The Pix key belongs to this account.</source>
        <translation>La clave Pix pertenece a esta cuenta.</translation>
    </message>
    <message>
        <source>Server name</source>
        <comment>step of a test</comment>
        <translation>Nombre del servidor</translation>
    </message>
    <message>
        <source>Encryption</source>
        <comment>step of a test</comment>
        <translation>Cifrado</translation>
    </message>
    <message>
        <source>Certificate</source>
        <comment>step of a test</comment>
        <translation>Certificado</translation>
    </message>
    <message>
        <source>Client id and secret</source>
        <comment>step of a test</comment>
        <translation>Client id y secreto</translation>
    </message>
    <message>
        <source>Permissions</source>
        <comment>step of a test</comment>
        <translation>Permisos</translation>
    </message>
    <message>
        <source>Payments</source>
        <comment>step of a test</comment>
        <translation>Pagos</translation>
    </message>
    <message>
        <source>Charges</source>
        <comment>step of a test</comment>
        <translation>Cobros</translation>
    </message>
    <message>
        <source>Pix key</source>
        <comment>step of a test</comment>
        <translation>Clave Pix</translation>
    </message>
    <message>
        <source>not needed for this connection.</source>
        <translation>no hace falta en esta conexión.</translation>
    </message>
    <message>
        <source>this bank does not report it.</source>
        <translation>este banco no lo informa.</translation>
    </message>
    <message>
        <source>no payment or charge of the last day shows the key.</source>
        <translation>ningún pago ni cobro del último día muestra la clave.</translation>
    </message>
    <message>
        <source>an earlier step failed.</source>
        <translation>falló un paso anterior.</translation>
    </message>
    <message>
        <source>There is no server named %1: check the address and the network.</source>
        <translation>No existe un servidor llamado %1: revise la dirección y la red.</translation>
    </message>
    <message>
        <source>The server %1 does not answer: check the address and the network.</source>
        <translation>El servidor %1 no responde: revise la dirección y la red.</translation>
    </message>
    <message>
        <source>The server %1 cannot prove that it is the bank. Nothing was sent.</source>
        <translation>El servidor %1 no puede demostrar que es el banco. No se envió nada.</translation>
    </message>
    <message>
        <source>The certificate of %1 is not valid yet: check this computer&apos;s clock.</source>
        <translation>El certificado de %1 aún no es válido: revise el reloj de este equipo.</translation>
    </message>
    <message>
        <source>The certificate of %1 has expired: get a new one from the bank.</source>
        <translation>El certificado de %1 venció: pida uno nuevo al banco.</translation>
    </message>
    <message>
        <source>%1 ended the connection: the certificate is missing, or the bank does not know it.</source>
        <translation>%1 cerró la conexión: falta el certificado o el banco no lo conoce.</translation>
    </message>
    <message>
        <source>The bank refuses access to this: %1</source>
        <translation>El banco rechaza el acceso: %1</translation>
    </message>
    <message>
        <source>The bank does not accept client id and secret: %1</source>
        <translation>El banco no acepta el client id y el secreto: %1</translation>
    </message>
    <message>
        <source>The bank did not grant: %1. Request these permissions at the bank.</source>
        <translation>El banco no concedió: %1. Pida estos permisos al banco.</translation>
    </message>
    <message>
        <source>The bank cannot answer now: %1</source>
        <translation>El banco no puede responder ahora: %1</translation>
    </message>
    <message>
        <source>The answer is not that of an API Pix. %1</source>
        <translation>La respuesta no es la de una API Pix. %1</translation>
    </message>
    <message>
        <source>%1 not checked: %2</source>
        <translation>%1: no se verificó, porque %2</translation>
    </message>
    <message>
        <source>The name has 1 to 40 characters.</source>
        <translation>El nombre tiene de 1 a 40 caracteres.</translation>
    </message>
    <message>
        <source>Choose a bank.</source>
        <translation>Elija un banco.</translation>
    </message>
    <message>
        <source>The address of the API begins with https://.</source>
        <translation>La dirección de la API comienza con https://.</translation>
    </message>
    <message>
        <source>The address of the token begins with https://.</source>
        <translation>La dirección del token comienza con https://.</translation>
    </message>
    <message>
        <source>The client id is missing, or has spaces.</source>
        <translation>Falta el client id, o tiene espacios.</translation>
    </message>
    <message>
        <source>This is not a Pix key.</source>
        <translation>Esto no es una clave Pix.</translation>
    </message>
    <message>
        <source>The host of the codes is a name such as pix.bank.example.</source>
        <translation>El servidor de los códigos es un nombre como pix.bank.example.</translation>
    </message>
    <message>
        <source>A further value has the form NAME=VALUE. Banco do Brasil needs gw-dev-app-key.</source>
        <translation>Un valor adicional tiene la forma NOMBRE=VALOR. Banco do Brasil necesita gw-dev-app-key.</translation>
    </message>
    <message>
        <source>This bank needs a certificate.</source>
        <translation>Este banco necesita un certificado.</translation>
    </message>
    <message>
        <source>The file is not a certificate (.p12, .pfx or PEM), or is damaged.</source>
        <translation>El archivo no es un certificado (.p12, .pfx o PEM), o está dañado.</translation>
    </message>
    <message>
        <source>The password of the certificate is wrong or missing.</source>
        <translation>La contraseña del certificado es incorrecta o falta.</translation>
    </message>
    <message>
        <source>The file has no private key: PEM needs certificate and key.</source>
        <translation>El archivo no tiene clave privada: PEM necesita certificado y clave.</translation>
    </message>
    <message>
        <source>The file has no certificate for its key.</source>
        <translation>El archivo no tiene un certificado para su clave.</translation>
    </message>
    <message>
        <source>Certificate of %1, by %2, valid until %3.</source>
        <translation>Certificado de %1, emitido por %2, válido hasta el %3.</translation>
    </message>
    <message>
        <source>It has expired: payments are not seen any more.</source>
        <translation>Está vencido: los pagos ya no se ven.</translation>
    </message>
    <message>
        <source>It expires today or tomorrow: get a new one from the bank.</source>
        <translation>Vence hoy o mañana: pida uno nuevo al banco.</translation>
    </message>
    <message numerus="yes">
        <source>It expires in %n day(s): get a new one from the bank.</source>
        <translation>
            <numerusform>Vence en %n día: pida uno nuevo al banco.</numerusform>
            <numerusform>Vence en %n días: pida uno nuevo al banco.</numerusform>
        </translation>
    </message>
    <message>
        <source>The bank cannot be reached.</source>
        <translation>No hay conexión con el banco.</translation>
    </message>
    <message>
        <source>The bank&apos;s server could not prove its identity.</source>
        <translation>El servidor del banco no pudo demostrar su identidad.</translation>
    </message>
    <message>
        <source>The bank refuses access: test the connection in the settings.</source>
        <translation>El banco rechaza el acceso: pruebe la conexión en la configuración.</translation>
    </message>
    <message>
        <source>The bank cannot answer now.</source>
        <translation>El banco no puede responder ahora.</translation>
    </message>
    <message>
        <source>An answer of the bank could not be read.</source>
        <translation>No se pudo leer una respuesta del banco.</translation>
    </message>
    <message>
        <source>The bank&apos;s payments cannot be stored on this computer.</source>
        <translation>Los pagos del banco no se pueden guardar en este equipo.</translation>
    </message>
    <message>
        <source>The bank&apos;s payments could not be recorded.</source>
        <translation>No se pudieron registrar los pagos del banco.</translation>
    </message>
    <message>
        <source>The file of the authority has no certificate.</source>
        <translation>El archivo de la autoridad no tiene certificado.</translation>
    </message>
    <message>
        <source>The certificate is an A1 of ICP-Brasil.</source>
        <translation>El certificado es un A1 de ICP-Brasil.</translation>
    </message>
    <message>
        <source>The .p12 file of this bank has no password.</source>
        <translation>El archivo .p12 de este banco no tiene contraseña.</translation>
    </message>
    <message>
        <source>The certificate is valid for one year.</source>
        <translation>El certificado es válido por un año.</translation>
    </message>
    <message>
        <source>The bank signs a certificate request that you create.</source>
        <translation>El banco firma una solicitud de certificado que usted crea.</translation>
    </message>
    <message>
        <source>The bank may grant fewer permissions than requested.</source>
        <translation>El banco puede conceder menos permisos de los solicitados.</translation>
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
        <translation>Para %1 · se recuerda hasta %2 · Ctrl+Del olvida</translation>
    </message>
</context>
<context>
    <name>ChargeSlip</name>
    <message>
        <source>Charge %1</source>
        <translation>Cobro %1</translation>
    </message>
    <message>
        <source>This code cannot be paid: the shop is fictitious.</source>
        <translation>Este código no se puede pagar: la tienda es ficticia.</translation>
    </message>
    <message>
        <source>To be paid by Pix</source>
        <translation>A pagar por Pix</translation>
    </message>
    <message>
        <source>Scan this code with your bank&apos;s app and check that it shows the shop and the amount above.</source>
        <translation>Lea este código con la aplicación de su banco y compruebe que muestre la tienda y el importe de arriba.</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descripción</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referencia</translation>
    </message>
    <message>
        <source>Txid</source>
        <comment>identifier of a charge in Pix</comment>
        <translation>Txid</translation>
    </message>
    <message>
        <source>Created</source>
        <comment>when</comment>
        <translation>Hecho el</translation>
    </message>
    <message>
        <source>Pay until</source>
        <translation>Pagar hasta</translation>
    </message>
    <message>
        <source>NOT A RECEIPT</source>
        <translation>NO ES UN COMPROBANTE</translation>
    </message>
    <message>
        <source>Not paid yet. Not a fiscal document.</source>
        <translation>Todavía no está pagado. No es un documento fiscal.</translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message>
        <source>--%1 is a whole number of seconds.</source>
        <translation>--%1 es un número entero de segundos.</translation>
    </message>
    <message>
        <source>The amount “%1” is not clear: write 15.00 or 15,00.</source>
        <translation>El importe “%1” no está claro: escriba 15.00 o 15,00.</translation>
    </message>
    <message>
        <source>“%1” is not the id of a transaction.</source>
        <translation>“%1” no es el identificador de una transacción.</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>The charge is still undecided.</source>
        <translation>El cobro aún no está decidido.</translation>
    </message>
    <message>
        <source>Interrupted. The charge still waits.</source>
        <translation>Interrumpido. El cobro sigue en espera.</translation>
    </message>
    <message>
        <source>Waiting for the payment: %1</source>
        <translation>Esperando el pago: %1</translation>
    </message>
    <message>
        <source>Only a sandbox or a practice shop plays the customer. Nothing was changed.</source>
        <translation>Solo un entorno de pruebas o una tienda de práctica hace de cliente. Nada cambió.</translation>
    </message>
    <message>
        <source>This shop refunds whole amounts only. Nothing was changed.</source>
        <translation>Esta tienda solo devuelve importes completos. Nada cambió.</translation>
    </message>
    <message>
        <source>--%1 needs a value.</source>
        <translation>--%1 necesita un valor.</translation>
    </message>
    <message>
        <source>Cannot write %1: %2. Nothing was charged.</source>
        <translation>No se puede escribir %1: %2. No se cobró nada.</translation>
    </message>
    <message>
        <source>Cannot write %1: %2. The charge exists.</source>
        <translation>No se puede escribir %1: %2. El cobro existe.</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Devolución</translation>
    </message>
    <message>
        <source>Id of the transaction.</source>
        <translation>Identificador de la transacción.</translation>
    </message>
    <message>
        <source>Only these states, separated by commas: %1.</source>
        <translation>Solo estos estados, separados por comas: %1.</translation>
    </message>
    <message>
        <source>Only cash_in or cash_out.</source>
        <translation>Solo cash_in o cash_out.</translation>
    </message>
    <message>
        <source>Created on this day or later: 2026-11-20, today or yesterday, in Brasília.</source>
        <translation>Creadas este día o después: 2026-11-20, today (hoy) o yesterday (ayer), en Brasilia.</translation>
    </message>
    <message>
        <source>Created on this day or earlier.</source>
        <translation>Creadas este día o antes.</translation>
    </message>
    <message>
        <source>Search as in the console: part of a name, document, phone, amount, id, or a whole reference or Pix key.</source>
        <translation>Busca como en la consola: parte de un nombre, documento, teléfono, importe, identificador, o una referencia o clave Pix completa.</translation>
    </message>
    <message>
        <source>Creates a local shop in the folder of --data.</source>
        <translation>Crea una tienda local en la carpeta de --data.</translation>
    </message>
    <message>
        <source>Name of the shop, as the payer&apos;s bank shows it.</source>
        <translation>Nombre de la tienda, como lo muestra el banco del pagador.</translation>
    </message>
    <message>
        <source>City of the shop.</source>
        <translation>Ciudad de la tienda.</translation>
    </message>
    <message>
        <source>Pix key that receives the money.</source>
        <translation>Clave Pix que recibe el dinero.</translation>
    </message>
    <message>
        <source>CPF, CNPJ, PHONE, EMAIL or EVP. Needed if the key could be two of them.</source>
        <translation>CPF, CNPJ, PHONE, EMAIL o EVP. Necesario si la clave puede ser de dos tipos.</translation>
    </message>
    <message>
        <source>Copies the shop to FILE and checks the copy. The shop may be open.</source>
        <translation>Copia la tienda en FILE y comprueba la copia. La tienda puede estar abierta.</translation>
    </message>
    <message>
        <source>The backup; an earlier backup is replaced.</source>
        <translation>La copia de seguridad; una anterior se reemplaza.</translation>
    </message>
    <message>
        <source>Checks the backup FILE and restores it as the shop&apos;s data. The shop must be closed. The previous data is kept in a folder next to it.</source>
        <translation>Comprueba la copia de seguridad FILE y la restaura como datos de la tienda. La tienda debe estar cerrada. Los datos anteriores quedan en una carpeta al lado.</translation>
    </message>
    <message>
        <source>The backup.</source>
        <translation>La copia de seguridad.</translation>
    </message>
    <message>
        <source>Creates a charge and prints it with its Pix code.</source>
        <translation>Crea un cobro y lo muestra con su código Pix.</translation>
    </message>
    <message>
        <source>Reais with two decimals: 15.00 or 15,00.</source>
        <translation>Reales con dos decimales: 15.00 o 15,00.</translation>
    </message>
    <message>
        <source>Description of the sale.</source>
        <translation>Descripción de la venta.</translation>
    </message>
    <message>
        <source>Your own identifier, which no other transaction may have.</source>
        <translation>Su propio identificador, que ninguna otra transacción puede tener.</translation>
    </message>
    <message>
        <source>Time to pay. Default: the setting of the shop.</source>
        <translation>Plazo para pagar. Por defecto: el ajuste de la tienda.</translation>
    </message>
    <message>
        <source>Waits until the charge is decided, at most this long. Exit status: 0 paid, 1 denied, cancelled or expired, 4 undecided.</source>
        <translation>Espera hasta que el cobro se decida, como máximo este tiempo. Código de salida: 0 pagado, 1 denegado, cancelado o vencido, 4 sin decisión.</translation>
    </message>
    <message>
        <source>Writes the QR code as a picture.</source>
        <translation>Escribe el código QR como imagen.</translation>
    </message>
    <message>
        <source>Refunds a paid charge. Exit status: 0 refunded, 3 not known yet.</source>
        <translation>Devuelve un cobro pagado. Código de salida: 0 devuelto, 3 aún no se sabe.</translation>
    </message>
    <message>
        <source>Reason of the refund.</source>
        <translation>Motivo de la devolución.</translation>
    </message>
    <message>
        <source>Plays the customer who pays. Only in a sandbox or a practice shop.</source>
        <translation>Hace de cliente que paga. Solo en un entorno de pruebas o en una tienda de práctica.</translation>
    </message>
    <message>
        <source>Plays the customer who cancels. Only in a sandbox or a practice shop.</source>
        <translation>Hace de cliente que cancela. Solo en un entorno de pruebas o en una tienda de práctica.</translation>
    </message>
    <message>
        <source>Confirms by hand that the money of a charge arrived. Look at the bank&apos;s app first.</source>
        <translation>Confirma a mano que llegó el dinero de un cobro. Antes, mire la aplicación del banco.</translation>
    </message>
    <message>
        <source>Where the money was seen.</source>
        <translation>Dónde se vio el dinero.</translation>
    </message>
    <message>
        <source>End-to-end id of the payment, or its last six characters.</source>
        <translation>Identificador de extremo a extremo del pago, o sus últimos seis caracteres.</translation>
    </message>
    <message>
        <source>Withdraws a mistaken confirmation.</source>
        <translation>Retira una confirmación equivocada.</translation>
    </message>
    <message>
        <source>Reason of the withdrawal.</source>
        <translation>Motivo del retiro.</translation>
    </message>
    <message>
        <source>At most this many transactions; 0 for all. Default: 100.</source>
        <translation>Como máximo este número de transacciones; 0 para todas. Por defecto: 100.</translation>
    </message>
    <message>
        <source>csv, csv-excel, json, xlsx or ofx. Default: by the end of the name.</source>
        <translation>csv, csv-excel, json, xlsx u ofx. Por defecto: según el final del nombre.</translation>
    </message>
    <message>
        <source>Replaces an existing file.</source>
        <translation>Reemplaza un archivo existente.</translation>
    </message>
    <message>
        <source>Prints one transaction with its events.</source>
        <translation>Muestra una transacción con sus eventos.</translation>
    </message>
    <message>
        <source>Id or reference of the transaction.</source>
        <translation>Identificador o referencia de la transacción.</translation>
    </message>
    <message>
        <source>Prints transactions, newest first.</source>
        <translation>Muestra transacciones, las más nuevas primero.</translation>
    </message>
    <message>
        <source>Prints totals by operation and state.</source>
        <translation>Muestra totales por operación y estado.</translation>
    </message>
    <message>
        <source>2026-11-20, today, yesterday, or 2026-11-01..2026-11-20.</source>
        <translation>2026-11-20, today (hoy), yesterday (ayer), o 2026-11-01..2026-11-20.</translation>
    </message>
    <message>
        <source>Writes all matching transactions to FILE, with personal data.</source>
        <translation>Escribe todas las transacciones encontradas en FILE, con datos personales.</translation>
    </message>
    <message>
        <source>The file; it must not exist without --replace.</source>
        <translation>El archivo; sin --replace, no debe existir.</translation>
    </message>
    <message>
        <source>There is no option --%1.</source>
        <translation>No existe la opción --%1.</translation>
    </message>
    <message>
        <source>--%1 is given twice.</source>
        <translation>--%1 aparece dos veces.</translation>
    </message>
    <message>
        <source>--%1 has no value.</source>
        <translation>--%1 no lleva valor.</translation>
    </message>
    <message>
        <source>Use --data or --profile, not both.</source>
        <translation>Use --data o --profile, no ambos.</translation>
    </message>
    <message>
        <source>There is no language “%1”.</source>
        <translation>No existe el idioma «%1».</translation>
    </message>
    <message>
        <source>%1 needs %2.</source>
        <translation>%1 necesita %2.</translation>
    </message>
    <message>
        <source>“%1” is one argument too many.</source>
        <translation>“%1” es un argumento de más.</translation>
    </message>
    <message>
        <source>%1 needs --%2.</source>
        <translation>%1 necesita --%2.</translation>
    </message>
    <message>
        <source>The local shop in this folder. Default: the shop that the console opened last.</source>
        <translation>La tienda local en esta carpeta. Por defecto: la última tienda que abrió la consola.</translation>
    </message>
    <message>
        <source>A remote service, by its name in the settings of the console.</source>
        <translation>Un servicio remoto, por su nombre en los ajustes de la consola.</translation>
    </message>
    <message>
        <source>Reads the PIN of the shop from FILE, of mode 0600. Default: asks on the terminal.</source>
        <translation>Lee el PIN de la tienda de FILE, con modo 0600. Por defecto: pregunta en la terminal.</translation>
    </message>
    <message>
        <source>Prints JSON instead of text.</source>
        <translation>Muestra JSON en vez de texto.</translation>
    </message>
    <message>
        <source>Language, one of: %1. Default: that of the shop, then the system&apos;s.</source>
        <translation>Idioma, uno de: %1. Por defecto: el de la tienda, luego el del sistema.</translation>
    </message>
    <message>
        <source>Prints this text.</source>
        <translation>Muestra este texto.</translation>
    </message>
    <message>
        <source>Prints the version.</source>
        <translation>Muestra la versión.</translation>
    </message>
    <message>
        <source>Usage: %1</source>
        <translation>Uso: %1</translation>
    </message>
    <message>
        <source>Balcão from a script: the shop of the console, without a window.</source>
        <translation>Balcão desde un script: la tienda de la consola, sin ventana.</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Comandos:</translation>
    </message>
    <message>
        <source>General options:</source>
        <translation>Opciones generales:</translation>
    </message>
    <message>
        <source>Exit status:</source>
        <translation>Código de salida:</translation>
    </message>
    <message>
        <source>done</source>
        <translation>hecho</translation>
    </message>
    <message>
        <source>refused or failed; nothing changed</source>
        <translation>rechazado o fallido; nada cambió</translation>
    </message>
    <message>
        <source>wrong usage</source>
        <translation>uso incorrecto</translation>
    </message>
    <message>
        <source>outcome unknown; look again later</source>
        <translation>resultado desconocido; vuelva a mirar más tarde</translation>
    </message>
    <message>
        <source>undecided when the waiting time ended</source>
        <translation>sin decisión cuando acabó el tiempo de espera</translation>
    </message>
    <message>
        <source>balcao-cli COMMAND --help explains a command.</source>
        <translation>balcao-cli COMMAND --help explica un comando.</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <translation>Argumentos:</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Opciones:</translation>
    </message>
    <message>
        <source>balcao-cli --help shows the general options.</source>
        <translation>balcao-cli --help muestra las opciones generales.</translation>
    </message>
    <message>
        <source>“%1” cannot be read: use the character set of the system.</source>
        <translation>«%1» no se puede leer: use el juego de caracteres del sistema.</translation>
    </message>
    <message>
        <source>There is no option %1.</source>
        <translation>No existe la opción %1.</translation>
    </message>
    <message>
        <source>There is no command “%1”.</source>
        <translation>No existe el comando “%1”.</translation>
    </message>
    <message>
        <source>The command is missing.</source>
        <translation>Falta el comando.</translation>
    </message>
    <message>
        <source>balcao-cli --help shows the usage.</source>
        <translation>balcao-cli --help muestra el uso.</translation>
    </message>
    <message>
        <source>The output cannot be written.</source>
        <translation>No se puede escribir la salida.</translation>
    </message>
    <message>
        <source>Interrupted. Nothing was changed.</source>
        <translation>Interrumpido. Nada cambió.</translation>
    </message>
    <message>
        <source>PIN: </source>
        <translation>PIN: </translation>
    </message>
    <message>
        <source>This shop asks for its PIN: add --pin-file FILE.</source>
        <translation>Esta tienda pide su PIN: agregue --pin-file FILE.</translation>
    </message>
    <message>
        <source>The file %1 cannot be read.</source>
        <translation>No se puede leer el archivo %1.</translation>
    </message>
    <message>
        <source>Others can read the file %1: chmod 600.</source>
        <translation>Otras personas pueden leer el archivo %1: chmod 600.</translation>
    </message>
    <message>
        <source>The file %1 is empty.</source>
        <translation>El archivo %1 está vacío.</translation>
    </message>
    <message>
        <source>Wrong PIN.</source>
        <translation>PIN incorrecto.</translation>
    </message>
    <message>
        <source>Too many wrong PINs: wait %1 seconds.</source>
        <translation>Demasiados PIN incorrectos: espere %1 segundos.</translation>
    </message>
    <message>
        <source>The file of the PIN is damaged, so no PIN is accepted: %1</source>
        <translation>El archivo del PIN está dañado, así que no se acepta ningún PIN: %1</translation>
    </message>
    <message>
        <source>The keyring has no key for this profile, or is locked: add --key-file FILE.</source>
        <translation>El llavero no tiene clave para este perfil, o está bloqueado: agregue --key-file FILE.</translation>
    </message>
    <message>
        <source>There is no profile “%1”, nor any other. Add one in the settings.</source>
        <translation>No hay ningún perfil “%1”, ni ningún otro. Añada uno en los ajustes.</translation>
    </message>
    <message>
        <source>There is no profile “%1”. Available: %2.</source>
        <translation>No hay ningún perfil “%1”. Disponibles: %2.</translation>
    </message>
    <message>
        <source>Name a shop with --data or --profile: the console has not opened one yet.</source>
        <translation>Indique una tienda con --data o --profile: la consola aún no ha abierto ninguna.</translation>
    </message>
    <message>
        <source>A remote service has no files here: use --data.</source>
        <translation>Un servicio remoto no tiene archivos aquí: use --data.</translation>
    </message>
    <message>
        <source>There is no shop in %1.</source>
        <translation>No hay ninguna tienda en %1.</translation>
    </message>
    <message>
        <source>Confirmed by hand, not by the bank</source>
        <translation>Confirmado a mano, no por el banco</translation>
    </message>
    <message>
        <source>Confirmed by the bank</source>
        <translation>Confirmado por el banco</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>Verificado</translation>
    </message>
    <message>
        <source>Contradicted</source>
        <translation>Contradicho</translation>
    </message>
    <message>
        <source>Confirmation withdrawn</source>
        <translation>Confirmación retirada</translation>
    </message>
    <message>
        <source>Identifier</source>
        <translation>Identificador</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operación</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Importe</translation>
    </message>
    <message>
        <source>Commission</source>
        <translation>Comisión</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Hecho el</translation>
    </message>
    <message>
        <source>Expires</source>
        <translation>Vence</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Terminada</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descripción</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referencia</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>CPF or CNPJ</source>
        <translation>CPF o CNPJ</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Teléfono</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>Correo electrónico</translation>
    </message>
    <message>
        <source>Pix key</source>
        <translation>Clave Pix</translation>
    </message>
    <message>
        <source>Extra</source>
        <translation>Extra</translation>
    </message>
    <message>
        <source>Reason of the refund</source>
        <translation>Motivo de la devolución</translation>
    </message>
    <message>
        <source>End-to-end ID</source>
        <translation>ID de extremo a extremo</translation>
    </message>
    <message>
        <source>Payment link</source>
        <translation>Enlace de pago</translation>
    </message>
    <message>
        <source>Pix code</source>
        <translation>Código Pix</translation>
    </message>
    <message>
        <source>Paid late: the charge was no longer waiting.</source>
        <translation>Pagado tarde: el cobro ya no estaba en espera.</translation>
    </message>
    <message>
        <source>There is no state “%1”.</source>
        <translation>No existe el estado “%1”.</translation>
    </message>
    <message>
        <source>There is no operation “%1”.</source>
        <translation>No existe la operación “%1”.</translation>
    </message>
    <message>
        <source>--%1 is a day: 2026-11-20, today or yesterday.</source>
        <translation>--%1 es un día: 2026-11-20, today (hoy) o yesterday (ayer).</translation>
    </message>
    <message>
        <source>--to is before --from.</source>
        <translation>--to es anterior a --from.</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Cantidad</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Neto</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>There is no format “%1”.</source>
        <translation>No existe el formato “%1”.</translation>
    </message>
    <message numerus="yes">
        <source>%n transaction(s) written</source>
        <translation>
            <numerusform>una transacción escrita</numerusform>
            <numerusform>%n transacciones escritas</numerusform>
        </translation>
    </message>
    <message>
        <source>--limit is a whole number.</source>
        <translation>--limit es un número entero.</translation>
    </message>
    <message>
        <source>“%1” is not a day or a range: 2026-11-20, today, yesterday, or 2026-11-01..2026-11-20.</source>
        <translation>“%1” no es un día ni un período: 2026-11-20, today (hoy), yesterday (ayer), o 2026-11-01..2026-11-20.</translation>
    </message>
    <message>
        <source>No transaction matches --text. No file was written.</source>
        <translation>Ninguna transacción coincide con --text. No se escribió ningún archivo.</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) written: %1</source>
        <translation>
            <numerusform>una entrada escrita: %1</numerusform>
            <numerusform>%n entradas escritas: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The shop is open in a window, which is now in front. Close it and try again.</source>
        <translation>La tienda está abierta en una ventana, que ahora está delante. Ciérrela e inténtelo de nuevo.</translation>
    </message>
    <message numerus="yes">
        <source>%n transaction(s)</source>
        <comment>in a backup</comment>
        <translation>
            <numerusform>una transacción</numerusform>
            <numerusform>%n transacciones</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 needs --data.</source>
        <translation>%1 necesita --data.</translation>
    </message>
    <message>
        <source>%1 already has a shop. Nothing was changed.</source>
        <translation>%1 ya tiene una tienda. Nada cambió.</translation>
    </message>
    <message>
        <source>The shop %1 was created in %2.</source>
        <translation>La tienda %1 se creó en %2.</translation>
    </message>
    <message>
        <source>Copying and checking the shop…</source>
        <translation>Copiando y comprobando la tienda…</translation>
    </message>
    <message>
        <source>Backup created and checked: %1</source>
        <translation>Copia de seguridad hecha y comprobada: %1</translation>
    </message>
    <message>
        <source>File %1 does not exist.</source>
        <translation>El archivo %1 no existe.</translation>
    </message>
    <message>
        <source>Checking and restoring the backup…</source>
        <translation>Comprobando y restaurando la copia de seguridad…</translation>
    </message>
    <message>
        <source>Backup checked and restored: %1</source>
        <translation>Copia de seguridad comprobada y restaurada: %1</translation>
    </message>
    <message>
        <source>The previous data is kept in %1</source>
        <translation>Los datos anteriores se conservan en %1</translation>
    </message>
    <message>
        <source>Reading all data of the shop…</source>
        <translation>Leyendo todos los datos de la tienda…</translation>
    </message>
    <message>
        <source>All data is sound.</source>
        <translation>Todos los datos están íntegros.</translation>
    </message>
    <message>
        <source>The name does not end in a known format: add --format.</source>
        <translation>El nombre no termina en un formato conocido: agregue --format.</translation>
    </message>
    <message>
        <source>Sale at the counter</source>
        <translation>Venta en el mostrador</translation>
    </message>
    <message>
        <source>Its reference: %1</source>
        <translation>Su referencia: %1</translation>
    </message>
    <message>
        <source>confirmed by hand</source>
        <translation>confirmado a mano</translation>
    </message>
    <message>
        <source>by a statement</source>
        <translation>por un extracto</translation>
    </message>
    <message>
        <source>by the bank</source>
        <translation>por el banco</translation>
    </message>
    <message>
        <source>Accepts that the codes of the shop then pay this Pix key. Needed if the backup has another key than the shop.</source>
        <translation>Acepta que los códigos de la tienda paguen después a esta clave Pix. Necesario si la copia tiene otra clave que la tienda.</translation>
    </message>
    <message>
        <source>%1 If that is right, repeat the command with --accept-key and the new key.</source>
        <translation>%1 Si es correcto, repita el comando con --accept-key y la clave nueva.</translation>
    </message>
    <message>
        <source>Prints the terms of new charges and payouts of a local shop, and changes those that options name. A change needs a closed shop.</source>
        <translation>Muestra las condiciones de los nuevos cobros y envíos de una tienda local y cambia las que indican las opciones. Para cambiarlas, la tienda debe estar cerrada.</translation>
    </message>
    <message>
        <source>--%1 is %2.</source>
        <comment>option, accepted values</comment>
        <translation>--%1 es %2.</translation>
    </message>
    <message>
        <source>--%1 is less than --%2.</source>
        <translation>--%1 es menor que --%2.</translation>
    </message>
    <message>
        <source>0.00 to 9999999999.99, as in 0.10</source>
        <translation>0.00 a 9999999999.99, como en 0.10</translation>
    </message>
    <message>
        <source>0 to 100 percent with at most two decimals, as in 0.99</source>
        <translation>0 a 100 por ciento con un máximo de dos decimales, como en 0.99</translation>
    </message>
    <message>
        <source>Time after which an unpaid charge expires.</source>
        <translation>Tiempo hasta que vence un cobro sin pagar.</translation>
    </message>
    <message>
        <source>1s to 365d, as in 90s, 15min, 24h or 2d</source>
        <translation>1s a 365d, como en 90s, 15min, 24h o 2d</translation>
    </message>
    <message>
        <source>Smallest amount of a charge or payout.</source>
        <translation>Importe mínimo de un cobro o de un envío.</translation>
    </message>
    <message>
        <source>0.01 to 9999999999.99, as in 5.00</source>
        <translation>0.01 a 9999999999.99, como en 5.00</translation>
    </message>
    <message>
        <source>Largest amount of a charge or payout.</source>
        <translation>Importe máximo de un cobro o de un envío.</translation>
    </message>
    <message>
        <source>0.01 to 9999999999.99, as in 5000.00</source>
        <translation>0.01 a 9999999999.99, como en 5000.00</translation>
    </message>
    <message>
        <source>Commission on a charge: share of the amount.</source>
        <translation>Comisión de un cobro: parte del importe.</translation>
    </message>
    <message>
        <source>Commission on a charge: fixed part, added to the share.</source>
        <translation>Comisión de un cobro: parte fija, que se suma a la otra.</translation>
    </message>
    <message>
        <source>Commission on a charge: minimum.</source>
        <translation>Comisión de un cobro: mínimo.</translation>
    </message>
    <message>
        <source>Commission on a charge: maximum.</source>
        <translation>Comisión de un cobro: máximo.</translation>
    </message>
    <message>
        <source>Commission on a payout: share of the amount.</source>
        <translation>Comisión de un envío: parte del importe.</translation>
    </message>
    <message>
        <source>Commission on a payout: fixed part, added to the share.</source>
        <translation>Comisión de un envío: parte fija, que se suma a la otra.</translation>
    </message>
    <message>
        <source>Commission on a payout: minimum.</source>
        <translation>Comisión de un envío: mínimo.</translation>
    </message>
    <message>
        <source>Commission on a payout: maximum.</source>
        <translation>Comisión de un envío: máximo.</translation>
    </message>
    <message>
        <source>Sandbox: time before each step of a payout.</source>
        <translation>Entorno de pruebas: tiempo antes de cada paso de un envío.</translation>
    </message>
    <message>
        <source>0s to 1d, as in 500ms or 2s</source>
        <translation>0s a 1d, como en 500ms o 2s</translation>
    </message>
    <message>
        <source>Sandbox: institution in the ids of simulated payments.</source>
        <translation>Entorno de pruebas: institución en los ids de los pagos simulados.</translation>
    </message>
    <message>
        <source>8 characters out of 0-9 and A-Z</source>
        <translation>8 caracteres de 0-9 y A-Z</translation>
    </message>
    <message>
        <source>An encrypted backup, with the passphrase in FILE, of mode 0600. --key-file FILE uses a key file instead.</source>
        <translation>Una copia cifrada, con la frase de contraseña en FILE, de modo 0600. --key-file FILE usa un archivo de clave.</translation>
    </message>
    <message>
        <source>Reads all data of the shop, or of a backup, and reports damage.</source>
        <translation>Lee todos los datos de la tienda, o de una copia, e informa de daños.</translation>
    </message>
    <message>
        <source>Checks this backup instead, as a restore does.</source>
        <translation>Comprueba esta copia, como hace una restauración.</translation>
    </message>
    <message>
        <source>Reads the CPF or CNPJ from FILE, of mode 0600.</source>
        <translation>Lee el CPF o CNPJ de FILE, de modo 0600.</translation>
    </message>
    <message>
        <source>Age of the transactions in years.</source>
        <translation>Antigüedad de las transacciones en años.</translation>
    </message>
    <message>
        <source>Only counts, and changes nothing.</source>
        <translation>Solo cuenta, y no cambia nada.</translation>
    </message>
    <message>
        <source>Use --passphrase-file or --key-file, not both.</source>
        <translation>Use --passphrase-file o --key-file, no ambos.</translation>
    </message>
    <message>
        <source>With --profile: reads the API key from FILE, of mode 0600. Default: the keyring. With a backup: the key file that encrypts the backup.</source>
        <translation>Con --profile: lee la clave de la API de FILE, de modo 0600. Por defecto: el llavero. Con una copia: el archivo de clave que cifra la copia.</translation>
    </message>
    <message>
        <source>The notes of this counter cannot be written, so nothing would record the use of personal data. Nothing was printed or written. (%1)</source>
        <translation>Las notas de esta caja no se pueden escribir, y nada registraría el uso de datos personales. No se mostró ni escribió nada. (%1)</translation>
    </message>
    <message>
        <source>Known payer</source>
        <translation>Pagador conocido</translation>
    </message>
    <message>
        <source>Payout on hold</source>
        <translation>Envío en espera</translation>
    </message>
    <message>
        <source>Annotation</source>
        <translation>Anotación</translation>
    </message>
    <message>
        <source>Data shown</source>
        <translation>Datos mostrados</translation>
    </message>
    <message>
        <source>File for this person</source>
        <translation>Archivo de esta persona</translation>
    </message>
    <message>
        <source>Not searched</source>
        <translation>Sin buscar</translation>
    </message>
    <message>
        <source>--older-than is a number of years, 1 to %1.</source>
        <translation>--older-than es un número de años, de 1 a %1.</translation>
    </message>
    <message>
        <source>Another program has the shop open. Close it and try again.</source>
        <translation>Otro programa tiene abierta la tienda. Ciérrelo e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>“%1” is not one of: %2.</source>
        <translation>“%1” no es uno de estos: %2.</translation>
    </message>
    <message>
        <source>Reading the whole backup…</source>
        <translation>Leyendo toda la copia…</translation>
    </message>
    <message>
        <source>The backup is intact: %1</source>
        <translation>La copia está intacta: %1</translation>
    </message>
    <message>
        <source>The file is refused: row %1 breaks the rule %2.</source>
        <translation>El archivo fue rechazado: la fila %1 infringe la regla %2.</translation>
    </message>
    <message>
        <source>The file is refused: row %1, “%2”, breaks the rule %3.</source>
        <translation>El archivo fue rechazado: la fila %1, “%2”, infringe la regla %3.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>No se puede leer %1.</translation>
    </message>
    <message>
        <source>The file does not have the layout “%1”.</source>
        <translation>El archivo no tiene el formato “%1”.</translation>
    </message>
    <message>
        <source>Balance before: %1, after: %2</source>
        <translation>Saldo anterior: %1, posterior: %2</translation>
    </message>
    <message>
        <source>No balance proves the lines: add --opening AMOUNT, or --no-balances if the bank states none.</source>
        <translation>Ningún saldo comprueba los movimientos: agregue --opening MONTO, o --no-balances si el banco no informa saldos.</translation>
    </message>
    <message>
        <source>The file names no account: add --account NAME.</source>
        <translation>El archivo no indica la cuenta: agregue --account NOMBRE.</translation>
    </message>
    <message>
        <source>This is the statement of a card.</source>
        <translation>Este es el extracto de una tarjeta.</translation>
    </message>
    <message>
        <source>The file has no lines.</source>
        <translation>El archivo no tiene movimientos.</translation>
    </message>
    <message>
        <source>--opening is an amount: 15.00, 15,00 or -15.00.</source>
        <translation>--opening es un monto: 15.00, 15,00 o -15.00.</translation>
    </message>
    <message>
        <source>New: %1, known: %2, gone: %3</source>
        <translation>Nuevos: %1, conocidos: %2, desaparecidos: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) before have no statement.</source>
        <translation>
            <numerusform>%n día anterior no tiene extracto.</numerusform>
            <numerusform>%n días anteriores no tienen extracto.</numerusform>
        </translation>
    </message>
    <message>
        <source>Missing between the files: %1</source>
        <translation>Falta entre los archivos: %1</translation>
    </message>
    <message>
        <source>A person matched them.</source>
        <translation>Una persona los concilió.</translation>
    </message>
    <message>
        <source>The amount is the sum of all payments of one day.</source>
        <translation>El monto es la suma de todos los pagos de un día.</translation>
    </message>
    <message>
        <source>The line takes the other line back.</source>
        <translation>El movimiento revierte el otro.</translation>
    </message>
    <message>
        <source>Both have the identifier %1.</source>
        <translation>Ambos tienen el identificador %1.</translation>
    </message>
    <message>
        <source>same amount</source>
        <translation>mismo monto</translation>
    </message>
    <message>
        <source>same document</source>
        <translation>mismo documento</translation>
    </message>
    <message>
        <source>the name fits</source>
        <translation>el nombre coincide</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) apart</source>
        <translation>
            <numerusform>%n minuto de diferencia</numerusform>
            <numerusform>%n minutos de diferencia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) apart</source>
        <translation>
            <numerusform>%n día de diferencia</numerusform>
            <numerusform>%n días de diferencia</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not a line: L and its number.</source>
        <translation>“%1” no es un movimiento: L y su número.</translation>
    </message>
    <message>
        <source>“%1” is not a day.</source>
        <translation>“%1” no es un día.</translation>
    </message>
    <message>
        <source>No statement is imported.</source>
        <translation>No hay extractos importados.</translation>
    </message>
    <message>
        <source>The categories are: %1.</source>
        <translation>Las categorías son: %1.</translation>
    </message>
    <message>
        <source>“%1” is neither a line nor the id of a transaction.</source>
        <translation>“%1” no es un movimiento ni el id de una transacción.</translation>
    </message>
    <message>
        <source>%1 needs more arguments.</source>
        <translation>%1 necesita más argumentos.</translation>
    </message>
    <message>
        <source>There is no step “%1”.</source>
        <translation>No existe el paso “%1”.</translation>
    </message>
    <message>
        <source>“%1” is neither read nor import.</source>
        <translation>“%1” no es read ni import.</translation>
    </message>
    <message>
        <source>--accept is certain or strong.</source>
        <translation>--accept es certain o strong.</translation>
    </message>
    <message>
        <source>Prints a bank statement, or stores its lines and matches those with identifiers.</source>
        <translation>Muestra un extracto bancario, o guarda los movimientos y concilia los que tienen identificador.</translation>
    </message>
    <message>
        <source>read or import. read needs no shop.</source>
        <translation>read o import. read no necesita tienda.</translation>
    </message>
    <message>
        <source>An OFX, CSV or CNAB 240 file.</source>
        <translation>Un archivo OFX, CSV o CNAB 240.</translation>
    </message>
    <message>
        <source>With read: refuses a table with another layout.</source>
        <translation>Con read: rechaza una tabla de otro formato.</translation>
    </message>
    <message>
        <source>With import: the account of a file that names none.</source>
        <translation>Con import: la cuenta de un archivo que no indica ninguna.</translation>
    </message>
    <message>
        <source>With import: the balance before the first line.</source>
        <translation>Con import: el saldo antes del primer movimiento.</translation>
    </message>
    <message>
        <source>With import: states that the file has no balances to check.</source>
        <translation>Con import: declara que el archivo no tiene saldos que comprobar.</translation>
    </message>
    <message>
        <source>With import: prints the effect, stores nothing.</source>
        <translation>Con import: muestra el efecto, no guarda nada.</translation>
    </message>
    <message>
        <source>Compares imported lines with transactions, and prints queues, matches and equations. Matches by identifiers are recorded.</source>
        <translation>Compara los movimientos importados con las transacciones y muestra colas, conciliaciones y ecuaciones. Las conciliaciones por identificador se guardan.</translation>
    </message>
    <message>
        <source>First day. Default: that of all statements.</source>
        <translation>Primer día. Predeterminado: el de todos los extractos.</translation>
    </message>
    <message>
        <source>Last day. Default: that of all statements.</source>
        <translation>Último día. Predeterminado: el de todos los extractos.</translation>
    </message>
    <message>
        <source>certain or strong: also accepts strong suggestions.</source>
        <translation>certain o strong: acepta también las sugerencias fuertes.</translation>
    </message>
    <message>
        <source>With reopen; with seal, for carrying open items.</source>
        <translation>Con reopen; con seal, para trasladar partidas abiertas.</translation>
    </message>
    <message>
        <source>With match and explain.</source>
        <translation>Con match y explain.</translation>
    </message>
    <message>
        <source>With explain: explains all lines with this phrase and sign.</source>
        <translation>Con explain: explica todos los movimientos con esta frase y signo.</translation>
    </message>
    <message>
        <source>Matches lines with charges of the same sum.</source>
        <translation>Concilia movimientos con cobros de la misma suma.</translation>
    </message>
    <message>
        <source>Ends a match or an explanation.</source>
        <translation>Termina una conciliación o explicación.</translation>
    </message>
    <message>
        <source>fee, yield, tax, own_transfer, card, loan, cash or other.</source>
        <translation>fee, yield, tax, own_transfer, card, loan, cash u other.</translation>
    </message>
    <message>
        <source>Takes the last step back.</source>
        <translation>Deshace el último paso.</translation>
    </message>
    <message>
        <source>Repeats the step that was taken back.</source>
        <translation>Rehace el paso deshecho.</translation>
    </message>
    <message>
        <source>Seals a day that agrees.</source>
        <translation>Cierra un día que cuadra.</translation>
    </message>
    <message>
        <source>Opens a sealed day and all later ones.</source>
        <translation>Reabre un día cerrado y todos los siguientes.</translation>
    </message>
    <message>
        <source>STEP</source>
        <translation>PASO</translation>
    </message>
    <message>
        <source>Steps:</source>
        <translation>Pasos:</translation>
    </message>
    <message>
        <source>The fee is the sum of the commissions of one day.</source>
        <translation>La tarifa es la suma de las comisiones de un día.</translation>
    </message>
    <message>
        <source>There is no bank “%1”, nor any other.</source>
        <translation>No hay ningún banco “%1”, ni otro.</translation>
    </message>
    <message>
        <source>There is no bank “%1”. Available: %2.</source>
        <translation>No hay ningún banco “%1”. Disponibles: %2.</translation>
    </message>
    <message>
        <source>The file %1 has no certificate in PEM.</source>
        <translation>El archivo %1 no tiene un certificado en PEM.</translation>
    </message>
    <message>
        <source>There is a bank “%1” already.</source>
        <translation>Ya existe un banco “%1”.</translation>
    </message>
    <message>
        <source>There is no keyring for the passphrase of the certificate: add --secret-file FILE with a passphrase of your own.</source>
        <translation>No hay llavero para la contraseña del certificado: agregue --secret-file FILE con una contraseña propia.</translation>
    </message>
    <message>
        <source>Added %1.</source>
        <translation>Se agregó %1.</translation>
    </message>
    <message>
        <source>There is no keyring: every call needs --secret-file FILE.</source>
        <translation>No hay llavero: cada llamada necesita --secret-file FILE.</translation>
    </message>
    <message>
        <source>Removed %1.</source>
        <translation>Se quitó %1.</translation>
    </message>
    <message>
        <source>The keyring has no secret for this bank, or is locked: add --secret-file FILE.</source>
        <translation>El llavero no tiene el secreto de este banco, o está bloqueado: agregue --secret-file FILE.</translation>
    </message>
    <message>
        <source>The secret does not open the stored certificate.</source>
        <translation>El secreto no abre el certificado guardado.</translation>
    </message>
    <message>
        <source>Payments read: %1. Charges paid: %2.</source>
        <translation>Pagos leídos: %1. Cobros pagados: %2.</translation>
    </message>
    <message>
        <source>Payments without a charge, or with a difference:</source>
        <translation>Pagos sin cobro, o con una diferencia:</translation>
    </message>
    <message>
        <source>--from is a day of the last 91: 2026-11-20 or yesterday.</source>
        <translation>--from es un día de los últimos 91: 2026-11-20 o yesterday.</translation>
    </message>
    <message>
        <source>Only your own shop learns of payments from a bank.</source>
        <translation>Solo su propia tienda recibe los pagos de un banco.</translation>
    </message>
    <message>
        <source>The codes of this shop pay another Pix key than %1.</source>
        <translation>Los códigos de esta tienda pagan otra clave Pix, no %1.</translation>
    </message>
    <message>
        <source>bank %1 needs one name.</source>
        <translation>bank %1 necesita un nombre.</translation>
    </message>
    <message>
        <source>The action is list, add, test, sync or remove.</source>
        <translation>La acción es list, add, test, sync o remove.</translation>
    </message>
    <message>
        <source>Connects your own shop with the API Pix of its bank, so that payments of its codes become visible.</source>
        <translation>Conecta su propia tienda con la API Pix de su banco, para ver los pagos de sus códigos.</translation>
    </message>
    <message>
        <source>list, add, test, sync or remove.</source>
        <translation>list, add, test, sync o remove.</translation>
    </message>
    <message>
        <source>With add: the bank, as bank list names it.</source>
        <translation>Con add: el banco, como lo nombra bank list.</translation>
    </message>
    <message>
        <source>With add: another address of the API, such as a test system.</source>
        <translation>Con add: otra dirección de la API, como la de un sistema de pruebas.</translation>
    </message>
    <message>
        <source>With add: another address of the token.</source>
        <translation>Con add: otra dirección del token.</translation>
    </message>
    <message>
        <source>With add: the client id of the bank.</source>
        <translation>Con add: el client id del banco.</translation>
    </message>
    <message>
        <source>Reads the client secret from FILE, of mode 0600. After add, the keyring has the secret.</source>
        <translation>Lee el client secret de FILE, de modo 0600. Después de add, el llavero tiene el secreto.</translation>
    </message>
    <message>
        <source>With add: .p12, .pfx, or PEM with certificate and key.</source>
        <translation>Con add: .p12, .pfx, o PEM con certificado y clave.</translation>
    </message>
    <message>
        <source>With add: reads the password of the certificate from FILE, of mode 0600.</source>
        <translation>Con add: lee la contraseña del certificado de FILE, de modo 0600.</translation>
    </message>
    <message>
        <source>With add: an authority that the bank uses, PEM.</source>
        <translation>Con add: una autoridad que usa el banco, PEM.</translation>
    </message>
    <message>
        <source>With add: the host of the codes.</source>
        <translation>Con add: el servidor de los códigos.</translation>
    </message>
    <message>
        <source>With add: a fixed value that the bank demands.</source>
        <translation>Con add: un valor fijo que el banco exige.</translation>
    </message>
    <message>
        <source>With add: the Pix key of the shop.</source>
        <translation>Con add: la clave Pix de la tienda.</translation>
    </message>
    <message>
        <source>With sync: reads the payments since this day.</source>
        <translation>Con sync: lee los pagos desde este día.</translation>
    </message>
    <message>
        <source>Prints the known banks and what each needs.</source>
        <translation>Imprime los bancos conocidos y lo que necesita cada uno.</translation>
    </message>
    <message>
        <source>Adds a connection.</source>
        <translation>Agrega una conexión.</translation>
    </message>
    <message>
        <source>Tests a connection step by step, without effect.</source>
        <translation>Prueba una conexión paso a paso, sin efecto.</translation>
    </message>
    <message>
        <source>Reads the payments, and makes charges of the shop paid.</source>
        <translation>Lee los pagos y marca como pagados los cobros de la tienda.</translation>
    </message>
    <message>
        <source>Removes a connection and its secret.</source>
        <translation>Quita una conexión y su secreto.</translation>
    </message>
    <message>
        <source>The audit log was changed or shortened at entry %1.</source>
        <translation>El registro fue cambiado o acortado en la entrada %1.</translation>
    </message>
    <message>
        <source>The audit log could not be written: %1</source>
        <translation>No se pudo escribir en el registro: %1</translation>
    </message>
    <message>
        <source>Prints who did what at the counter, with the digest of each entry, and checks the digests.</source>
        <translation>Muestra quién hizo qué en el mostrador, con el resumen criptográfico de cada entrada, y comprueba los resúmenes.</translation>
    </message>
    <message>
        <source>This operator may not use the command: %1.</source>
        <translation>Este operador no puede usar la orden: %1.</translation>
    </message>
    <message>
        <source>With a profile: uses the local copy as it is, without the service.</source>
        <translation>Con un perfil: usa la copia local tal como está, sin consultar el servicio.</translation>
    </message>
    <message>
        <source>Manages profiles of remote services. sync brings the local copy of the transactions up to date.</source>
        <translation>Administra los perfiles de servicios remotos. sync actualiza la copia local de las transacciones.</translation>
    </message>
    <message>
        <source>add, test, sync or remove.</source>
        <translation>add, test, sync o remove.</translation>
    </message>
    <message>
        <source>Name of the profile.</source>
        <translation>Nombre del perfil.</translation>
    </message>
    <message>
        <source>With add: address of the service.</source>
        <translation>Con add: dirección del servicio.</translation>
    </message>
    <message>
        <source>With add: platform of the key.</source>
        <translation>Con add: plataforma de la clave.</translation>
    </message>
    <message>
        <source>With add: the service moves no money.</source>
        <translation>Con add: el servicio no mueve dinero.</translation>
    </message>
    <message>
        <source>With add: host in the codes of a provider.</source>
        <translation>Con add: dirección que está en los códigos del proveedor.</translation>
    </message>
    <message>
        <source>With add: beginning of the references. Default: CLI.</source>
        <translation>Con add: comienzo de las referencias. Predeterminado: CLI.</translation>
    </message>
    <message>
        <source>%1 % of the transactions read</source>
        <translation>%1 % de las transacciones leídas</translation>
    </message>
    <message>
        <source>The local copy of %1 is not complete: run balcao-cli service sync.</source>
        <translation>La copia local de %1 no está completa: ejecute balcao-cli service sync.</translation>
    </message>
    <message>
        <source>There is no profile “%1”.</source>
        <translation>No existe el perfil “%1”.</translation>
    </message>
    <message>
        <source>The profile %1 was added.</source>
        <translation>Se agregó el perfil %1.</translation>
    </message>
    <message>
        <source>The profile %1 was added. There is no open keyring: every call needs --key-file.</source>
        <translation>Se agregó el perfil %1. No hay un llavero abierto: cada llamada necesita --key-file.</translation>
    </message>
    <message numerus="yes">
        <source>Complete as of %1: %n transaction(s).</source>
        <translation>
            <numerusform>Completa hasta %1: %n transacción.</numerusform>
            <numerusform>Completa hasta %1: %n transacciones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The service lost or reverted %n transaction(s) since the first synchronization.</source>
        <translation>
            <numerusform>El servicio perdió o revirtió %n transacción desde la primera sincronización.</numerusform>
            <numerusform>El servicio perdió o revirtió %n transacciones desde la primera sincronización.</numerusform>
        </translation>
    </message>
    <message>
        <source>A console has the profile open. Close it first.</source>
        <translation>Una consola tiene este perfil abierto. Ciérrela antes.</translation>
    </message>
    <message>
        <source>The profile was removed, and its copy of the transactions deleted. Its other data is in %1.</source>
        <translation>Se quitó el perfil y se borró la copia de las transacciones. Los demás datos están en %1.</translation>
    </message>
    <message>
        <source>“%1” is not an action: add, test, sync or remove.</source>
        <translation>“%1” no es una acción: add, test, sync o remove.</translation>
    </message>
    <message>
        <source>With add: new charges of the console get codes of the bank.</source>
        <translation>Con add: los nuevos cobros de la consola reciben códigos del banco.</translation>
    </message>
    <message>
        <source>Bank statement</source>
        <translation>Extracto bancario</translation>
    </message>
    <message>
        <source>The closed shift %1 was changed or removed.</source>
        <translation>El turno cerrado %1 fue modificado o eliminado.</translation>
    </message>
    <message>
        <source>reconciled</source>
        <translation>conciliado</translation>
    </message>
    <message>
        <source>not reconciled</source>
        <translation>no conciliado</translation>
    </message>
    <message>
        <source>Writes versions, settings without typed texts, the last actions, and the result of a check to FILE. Nothing is sent.</source>
        <translation>Escribe en FILE las versiones, los ajustes sin textos escritos, las últimas acciones y el resultado de una verificación. No se envía nada.</translation>
    </message>
    <message>
        <source>The diagnostic file; an earlier file is replaced.</source>
        <translation>El archivo de diagnóstico; se reemplaza un archivo anterior.</translation>
    </message>
    <message>
        <source>open and close begin and end the shift of the counter. report prints the X report, or the Z report --number with its later changes. list prints the closed shifts.</source>
        <translation>open y close abren y cierran el turno del mostrador. report muestra el informe X, o el informe Z --number con los cambios posteriores. list muestra los turnos cerrados.</translation>
    </message>
    <message>
        <source>open, report, close or list.</source>
        <translation>open, report, close o list.</translation>
    </message>
    <message>
        <source>With open: money in the drawer. Default: none.</source>
        <translation>Con open: efectivo en la caja. Por defecto: ninguno.</translation>
    </message>
    <message>
        <source>With close: counted money in the drawer.</source>
        <translation>Con close: efectivo contado en la caja.</translation>
    </message>
    <message>
        <source>With report: number of a Z report.</source>
        <translation>Con report: número de un informe Z.</translation>
    </message>
    <message>
        <source>No shift is open.</source>
        <translation>No hay ningún turno abierto.</translation>
    </message>
    <message>
        <source>Digest: %1</source>
        <translation>Resumen: %1</translation>
    </message>
    <message>
        <source>--%1 is an amount with two decimals: 15.00 or 15,00.</source>
        <translation>--%1 es un importe con dos decimales: 15.00 o 15,00.</translation>
    </message>
    <message>
        <source>A shift is open already.</source>
        <translation>Ya hay un turno abierto.</translation>
    </message>
    <message>
        <source>The shift is open since %1, counter %2.</source>
        <translation>El turno está abierto desde %1, mostrador %2.</translation>
    </message>
    <message>
        <source>There is no closed shift %1.</source>
        <translation>No hay un turno cerrado %1.</translation>
    </message>
    <message>
        <source>--number is the number of a Z report.</source>
        <translation>--number es el número de un informe Z.</translation>
    </message>
    <message>
        <source>Diagnostic file written: %1</source>
        <translation>Archivo de diagnóstico escrito: %1</translation>
    </message>
    <message>
        <source>list prints everything that the shop stores about the person in --document-file. erase removes everything about the person that accounting does not need. pseudonymize removes the personal data of transactions before --older-than. The last two need a closed shop.</source>
        <translation>list muestra todo lo que la tienda guarda sobre la persona en --document-file. erase borra todo lo que la contabilidad no necesita sobre la persona. pseudonymize quita los datos personales de transacciones anteriores a --older-than. Los dos últimos necesitan la tienda cerrada.</translation>
    </message>
    <message>
        <source>list, erase or pseudonymize.</source>
        <translation>list, erase o pseudonymize.</translation>
    </message>
    <message>
        <source>The payments of the bank are not read: %1</source>
        <translation>Los pagos del banco no se leen: %1</translation>
    </message>
    <message>
        <source>The host of the bank&apos;s codes was not stored: %1</source>
        <translation>El servidor de los códigos del banco no se guardó: %1</translation>
    </message>
    <message>
        <source>Reads the secret of the shop&apos;s bank from FILE, of mode 0600. Default: the keyring.</source>
        <translation>Lee el secreto del banco de la tienda de ARCHIVO, de modo 0600. Por defecto: el llavero.</translation>
    </message>
    <message>
        <source>The amount to refund. Default: all. A part only where your own shop records refunds.</source>
        <translation>El importe a devolver. Por defecto: todo. Una parte solo donde su propia tienda registra devoluciones.</translation>
    </message>
    <message>
        <source>Returned %1</source>
        <translation>Devuelto %1</translation>
    </message>
    <message>
        <source>partly refunded</source>
        <translation>devuelto en parte</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Pedido</translation>
    </message>
    <message>
        <source>Days from %1 to %1 in Brasília.</source>
        <comment>a time of day</comment>
        <translation>Días de %1 a %1 en Brasilia.</translation>
    </message>
    <message>
        <source>%1 does not add up: %2 and %3, difference %4</source>
        <translation>%1 no cuadra: %2 y %3, diferencia %4</translation>
    </message>
    <message numerus="yes">
        <source>Left out: the card %1, with %n line(s)</source>
        <translation>
            <numerusform>Queda fuera: la tarjeta %1, con %n línea</numerusform>
            <numerusform>Queda fuera: la tarjeta %1, con %n líneas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>A local shop with its data in FOLDER.</source>
        <translation>Una tienda local, que guarda sus datos en CARPETA.</translation>
    </message>
    <message>
        <source>FOLDER</source>
        <translation>CARPETA</translation>
    </message>
    <message>
        <source>With --data: copies the shop to FILE, checks the copy, and exits. The shop may be open.</source>
        <translation>Con --data: copia la tienda en ARCHIVO, comprueba la copia y termina. La tienda puede estar abierta.</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>ARCHIVO</translation>
    </message>
    <message>
        <source>With --data: checks the backup FILE, restores it as the shop&apos;s data, and exits. The previous data is kept in a folder next to it. The shop must be closed.</source>
        <translation>Con --data: comprueba la copia ARCHIVO, la restaura como datos de la tienda y termina. Los datos anteriores quedan en una carpeta al lado. La tienda debe estar cerrada.</translation>
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
        <translation>Balcão, la caja de quien cobra por Pix.</translation>
    </message>
    <message>
        <source>Prints this text.</source>
        <translation>Muestra este texto.</translation>
    </message>
    <message>
        <source>Prints the version.</source>
        <translation>Muestra la versión.</translation>
    </message>
    <message>
        <source>“%1” is not an option.</source>
        <translation>«%1» no es una opción.</translation>
    </message>
    <message>
        <source>The demo keeps no data: use --demo or --data, not both.</source>
        <translation>La demostración no guarda datos: use --demo o --data, no los dos.</translation>
    </message>
    <message>
        <source>--data needs a folder.</source>
        <translation>--data necesita una carpeta.</translation>
    </message>
    <message>
        <source>%1 needs a file.</source>
        <translation>%1 necesita un archivo.</translation>
    </message>
    <message>
        <source>%1 needs the folder of a shop: add --data.</source>
        <translation>%1 necesita la carpeta de una tienda: añada --data.</translation>
    </message>
    <message>
        <source>Use --backup or --restore, not both.</source>
        <translation>Use --backup o --restore, no los dos.</translation>
    </message>
    <message>
        <source>There is no language “%1”.</source>
        <translation>No existe el idioma «%1».</translation>
    </message>
    <message>
        <source>There is no theme “%1”.</source>
        <translation>No existe el tema «%1».</translation>
    </message>
    <message>
        <source>Language, one of: %1. Default: the system&apos;s.</source>
        <translation>Idioma, uno de: %1. Predeterminado: el del sistema.</translation>
    </message>
    <message>
        <source>“%1” cannot be read: use the character set of the system.</source>
        <translation>«%1» no se puede leer: use el juego de caracteres del sistema.</translation>
    </message>
    <message>
        <source>Colours: system, light, dark or contrast. Default: system.</source>
        <translation>Colores: system, light, dark o contrast. Predeterminado: system.</translation>
    </message>
    <message>
        <source>The counter of a remote service, by its NAME in the settings.</source>
        <translation>El mostrador de un servicio remoto, por su NOMBRE en los ajustes.</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NOMBRE</translation>
    </message>
    <message>
        <source>Use only one of --demo, --data and --profile.</source>
        <translation>Use solo uno de --demo, --data y --profile.</translation>
    </message>
    <message>
        <source>--profile needs a name.</source>
        <translation>--profile necesita un nombre.</translation>
    </message>
    <message>
        <source>There is no profile “%1”, nor any other. Add one in the settings.</source>
        <translation>No hay ningún perfil “%1”, ni ningún otro. Añada uno en los ajustes.</translation>
    </message>
    <message>
        <source>There is no profile “%1”. Available: %2.</source>
        <translation>No hay ningún perfil “%1”. Disponibles: %2.</translation>
    </message>
    <message>
        <source>A demo shop: its data is discarded at the end. Without --demo, --data and --profile, the shop that was open last.</source>
        <translation>Una tienda de demostración: sus datos se descartan al final. Sin --demo, --data ni --profile, se abre la última tienda abierta.</translation>
    </message>
    <message>
        <source>With --demo: NUMBER of past transactions, 1 to %1. Default: %2.</source>
        <translation>Con --demo: NÚMERO de transacciones pasadas, de 1 a %1. Valor habitual: %2.</translation>
    </message>
    <message>
        <source>NUMBER</source>
        <translation>NÚMERO</translation>
    </message>
    <message>
        <source>With --demo: customers pay only when you press Ctrl+1.</source>
        <translation>Con --demo: los clientes solo pagan cuando usted pulsa Ctrl+1.</translation>
    </message>
    <message>
        <source>With --data: a practice shop. It keeps its data, and no real money moves.</source>
        <translation>Con --data: una tienda de práctica. Conserva sus datos, y no se mueve dinero de verdad.</translation>
    </message>
    <message>
        <source>With --restore: accepts that the codes of the shop then pay this Pix key.</source>
        <translation>Con --restore: acepta que los códigos de la tienda paguen después a esta clave Pix.</translation>
    </message>
    <message>
        <source>KEY</source>
        <translation>CLAVE</translation>
    </message>
    <message>
        <source>--accept-key needs --restore.</source>
        <translation>--accept-key necesita --restore.</translation>
    </message>
    <message>
        <source>--%1 is for the demo: add --demo.</source>
        <translation>--%1 es de la demostración: añada --demo.</translation>
    </message>
    <message>
        <source>--practice needs the folder of a shop: add --data.</source>
        <translation>--practice necesita la carpeta de una tienda: añada --data.</translation>
    </message>
    <message>
        <source>--practice opens a shop: use it without --backup and --restore.</source>
        <translation>--practice abre una tienda: úselo sin --backup ni --restore.</translation>
    </message>
    <message>
        <source>--count is a number from 1 to %1, not “%2”.</source>
        <translation>--count es un número de 1 a %1, no “%2”.</translation>
    </message>
    <message>
        <source>%1 has the data of another shop. --practice needs a new folder or the folder of a practice shop.</source>
        <translation>%1 tiene los datos de otra tienda. --practice necesita una carpeta nueva o la carpeta de una tienda de práctica.</translation>
    </message>
    <message>
        <source>With --backup or --restore: an encrypted backup, with the passphrase in FILE, of mode 0600.</source>
        <translation>Con --backup o --restore: una copia cifrada, con la frase de contraseña en FILE, de modo 0600.</translation>
    </message>
    <message>
        <source>With --backup or --restore: an encrypted backup, with the key file FILE, of mode 0600.</source>
        <translation>Con --backup o --restore: una copia cifrada, con el archivo de clave FILE, de modo 0600.</translation>
    </message>
    <message>
        <source>%1 needs --backup or --restore.</source>
        <translation>%1 necesita --backup o --restore.</translation>
    </message>
    <message>
        <source>Use --passphrase-file or --key-file, not both.</source>
        <translation>Use --passphrase-file o --key-file, no ambos.</translation>
    </message>
</context>
<context>
    <name>Contact</name>
    <message>
        <source>The clock of this computer is %1 ahead of the service&apos;s.</source>
        <comment>as 7:12</comment>
        <translation>El reloj de este equipo va %1 adelantado respecto al del servicio.</translation>
    </message>
    <message>
        <source>The clock of this computer is %1 behind the service&apos;s.</source>
        <comment>as 7:12</comment>
        <translation>El reloj de este equipo va %1 atrasado respecto al del servicio.</translation>
    </message>
    <message>
        <source>This counter is not authorised, since %1</source>
        <translation>Esta caja no está autorizada desde las %1</translation>
    </message>
    <message>
        <source>The service does not accept its key. You cannot charge, send or confirm anything here: ask your administrator for a new key.</source>
        <translation>El servicio no acepta su clave. Aquí no se puede cobrar, enviar ni confirmar nada: pida una clave nueva al responsable del sistema.</translation>
    </message>
    <message>
        <source>Another server answers instead of the service, since %1</source>
        <translation>Otro servidor responde en lugar del servicio, desde las %1</translation>
    </message>
    <message>
        <source>It has no certificate for that address, so nothing is sent to it. Check the network, the address and this computer&apos;s clock.</source>
        <translation>No tiene certificado para esa dirección, así que no se le envía nada. Revise la red, la dirección y el reloj de este equipo.</translation>
    </message>
    <message>
        <source>No contact with the service since %1</source>
        <translation>Sin contacto con el servicio desde las %1</translation>
    </message>
    <message>
        <source>Payments cannot be confirmed now, and no sound is played. Faded entries may have changed. Customers can still pay the codes they have: wait, or check the receipts later (F8).</source>
        <translation>Ahora no se pueden confirmar pagos, y no suena nada. Lo atenuado puede haber cambiado. Los códigos que ya tienen los clientes todavía se pueden pagar: espere o revise los comprobantes después (F8).</translation>
    </message>
    <message>
        <source>The service is unstable since %1</source>
        <translation>El servicio está inestable desde las %1</translation>
    </message>
    <message>
        <source>The service is online but does not report payments. Balcão asks less often until it does. Faded entries may have changed.</source>
        <translation>El servicio está en línea, pero no informa los pagos. Hasta que informe, se le consulta con menos frecuencia. Lo atenuado puede haber cambiado.</translation>
    </message>
    <message>
        <source>The service has not answered for a while</source>
        <translation>El servicio no responde desde hace un rato</translation>
    </message>
    <message>
        <source>Faded entries may have changed. Balcão is asking the service.</source>
        <translation>Lo atenuado puede haber cambiado. Se está consultando al servicio.</translation>
    </message>
    <message>
        <source>Times shown here are wrong by that much. Set the clock. Payments are not affected.</source>
        <translation>Las horas que se muestran aquí tienen esa misma diferencia. Ajuste el reloj. Los pagos no se ven afectados.</translation>
    </message>
    <message>
        <source>Cannot confirm: this counter has no access. Do not hand over the goods, or check your bank&apos;s app.</source>
        <translation>No se puede confirmar: esta caja no tiene acceso. Retenga la mercadería o revise en la aplicación del banco.</translation>
    </message>
    <message>
        <source>Cannot confirm now: the service does not answer. The code can still be paid. Wait, or check the receipt later (F8).</source>
        <translation>No se puede confirmar ahora: el servicio no responde. El código todavía se puede pagar. Espere o revise el comprobante después (F8).</translation>
    </message>
    <message>
        <source>The service cannot be reached. This is what this console last saw, as of %1 or later. There may be more. F5 tries again.</source>
        <comment>date and time</comment>
        <translation>Sin conexión con el servicio. Esto es lo último que vio este equipo, el %1 o después. Puede haber más. F5 lo intenta de nuevo.</translation>
    </message>
    <message>
        <source>Not checked yet</source>
        <translation>Todavía sin verificar</translation>
    </message>
    <message>
        <source>Checked %1 s ago</source>
        <comment>seconds</comment>
        <translation>Verificado hace %1 s</translation>
    </message>
    <message>
        <source>Checked %1 min ago</source>
        <comment>minutes</comment>
        <translation>Verificado hace %1 min</translation>
    </message>
    <message>
        <source>Complete as of %1.</source>
        <comment>a time of today</comment>
        <translation>Completo hasta %1.</translation>
    </message>
    <message>
        <source>Complete as of %1.</source>
        <comment>date and time</comment>
        <translation>Completo hasta %1.</translation>
    </message>
    <message>
        <source>Still reading from the service: complete since %1, %2 % read.</source>
        <comment>a day</comment>
        <translation>Aún se lee del servicio: completo desde %1, %2 % leído.</translation>
    </message>
    <message>
        <source>Still reading from the service: %1 % read.</source>
        <translation>Aún se lee del servicio: %1 % leído.</translation>
    </message>
    <message numerus="yes">
        <source>%n transaction(s) of the service make no sense and are missing here.</source>
        <translation>
            <numerusform>%n transacción del servicio llegó dañada y falta aquí.</numerusform>
            <numerusform>%n transacciones del servicio llegaron dañadas y faltan aquí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The service lost %n transaction(s).</source>
        <translation>
            <numerusform>El servicio perdió %n transacción.</numerusform>
            <numerusform>El servicio perdió %n transacciones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n transaction(s) of the service returned to an earlier state.</source>
        <translation>
            <numerusform>%n transacción del servicio volvió a un estado anterior.</numerusform>
            <numerusform>%n transacciones del servicio volvieron a un estado anterior.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DataSettings</name>
    <message>
        <source>Privacy</source>
        <translation>Privacidad</translation>
    </message>
    <message>
        <source>Do not remember</source>
        <translation>No recordar</translation>
    </message>
    <message numerus="yes">
        <source>%n month(s)</source>
        <comment>how long a payer is remembered</comment>
        <translation>
            <numerusform>%n mes</numerusform>
            <numerusform>%n meses</numerusform>
        </translation>
    </message>
    <message>
        <source>Remember payers for</source>
        <translation>Recordar a los pagadores durante</translation>
    </message>
    <message>
        <source>Deletes the data of customers who have not bought for longer than this.</source>
        <translation>Borra los datos de quien no compra desde hace más tiempo.</translation>
    </message>
    <message>
        <source>What the counter shows of customers</source>
        <translation>Lo que el mostrador muestra de los clientes</translation>
    </message>
    <message>
        <source>For cards, open charges, the list and known customers. Prints always mask part of the data, and the customer window shows no names. The page of a transaction hides everything until V.</source>
        <translation>En las tarjetas, los cobros abiertos, la lista y los clientes conocidos. Lo impreso nunca muestra todo, y la pantalla del cliente no lleva nombres. La página de una transacción oculta todo hasta V.</translation>
    </message>
    <message>
        <source>Names and numbers masked</source>
        <translation>Nombres y números ocultos</translation>
    </message>
    <message>
        <source>Names in full, numbers masked</source>
        <translation>Solo los números ocultos</translation>
    </message>
    <message>
        <source>Names and numbers in full</source>
        <translation>Nombres y números completos</translation>
    </message>
    <message>
        <source>Folder for backups</source>
        <translation>Carpeta de las copias</translation>
    </message>
    <message>
        <source>Use another disk: if one fails, you still have the other.</source>
        <translation>Use otro disco: si uno falla, le queda el otro.</translation>
    </message>
    <message>
        <source>/media/usb/backups</source>
        <translation>/media/usb/copias</translation>
    </message>
    <message>
        <source>Folder: not found.</source>
        <translation>Carpeta: no encontrada.</translation>
    </message>
    <message>
        <source>Choose the folder…</source>
        <translation>Elegir la carpeta…</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Copias de seguridad (backups)</translation>
    </message>
    <message>
        <source>Each is a copy of all data, with key, name and preferences, and is checked completely.</source>
        <translation>Cada una copia todos los datos, con clave, nombre y preferencias, y se comprueba por completo.</translation>
    </message>
    <message>
        <source>Automatic daily backup</source>
        <translation>Copia (backup) diaria automática</translation>
    </message>
    <message>
        <source>The first time Balcão opens each day, if a folder is chosen.</source>
        <translation>La primera vez que Balcão se abra en el día, si hay una carpeta elegida.</translation>
    </message>
    <message>
        <source>The newest %1</source>
        <translation>Las %1 más nuevas</translation>
    </message>
    <message>
        <source>Backups to keep</source>
        <translation>Copias (backups) que se guardan</translation>
    </message>
    <message>
        <source>The next backup deletes older ones with automatic names. Backups that you named are kept.</source>
        <translation>La próxima copia borra las más viejas con nombre automático. Las que usted nombró se quedan.</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Datos</translation>
    </message>
    <message>
        <source>The demo keeps no data, so there is nothing to back up.</source>
        <translation>La demostración no guarda nada, así que no hay nada que copiar.</translation>
    </message>
    <message>
        <source>The service stores the transactions, and its operator backs them up. The notes of this counter are only on this computer, and in no backup.</source>
        <translation>El servicio guarda las transacciones, y quien lo opera hace las copias. Las notas de este mostrador están solo en este equipo, y en ninguna copia.</translation>
    </message>
    <message>
        <source>Files with data of customers</source>
        <translation>Archivos con datos de clientes</translation>
    </message>
    <message>
        <source>Each export and each folder for the accountant is recorded before it is written. The record stays.</source>
        <translation>Cada exportación y cada carpeta para el contador se registran antes de escribirse. El registro permanece.</translation>
    </message>
    <message>
        <source>Encrypt backups</source>
        <translation>Cifrar las copias</translation>
    </message>
    <message>
        <source>Attention: without the passphrase or the key file nobody can restore an encrypted backup, not even you. Keep it away from the backups.</source>
        <translation>Atención: sin la frase de contraseña o el archivo de clave nadie puede restaurar una copia cifrada, ni siquiera usted. Guárdelos lejos de las copias.</translation>
    </message>
    <message>
        <source>Not encrypted</source>
        <translation>Sin cifrar</translation>
    </message>
    <message>
        <source>With a passphrase</source>
        <translation>Con una frase de contraseña</translation>
    </message>
    <message>
        <source>With a key file</source>
        <translation>Con un archivo de clave</translation>
    </message>
    <message>
        <source>Passphrase for backups</source>
        <translation>Frase de contraseña de las copias</translation>
    </message>
    <message>
        <source>At least 12 characters. The keyring of this computer remembers the passphrase for the daily backup.</source>
        <translation>Al menos 12 caracteres. El llavero de este equipo recuerda la frase para la copia diaria.</translation>
    </message>
    <message>
        <source>Key file for backups</source>
        <translation>Archivo de clave de las copias</translation>
    </message>
    <message>
        <source>A file with at least 32 random bytes that only you can read.</source>
        <translation>Un archivo con al menos 32 bytes aleatorios que solo usted puede leer.</translation>
    </message>
    <message>
        <source>/media/usb/backup.secret</source>
        <translation>/media/usb/backup.secret</translation>
    </message>
    <message>
        <source>File: not found.</source>
        <translation>Archivo: no encontrado.</translation>
    </message>
    <message>
        <source>Export the settings</source>
        <translation>Exportar los ajustes</translation>
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
        <translation>Ajustes guardados en %1.</translation>
    </message>
    <message>
        <source>They could not be saved as %1.</source>
        <translation>No se pudieron guardar en %1.</translation>
    </message>
    <message>
        <source>Import settings</source>
        <translation>Importar ajustes</translation>
    </message>
    <message>
        <source>This is no file of settings. Nothing was changed.</source>
        <translation>Este archivo no es de ajustes. Nada cambió.</translation>
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
        <translation>Ajustes en un archivo</translation>
    </message>
    <message>
        <source>For another counter. The name of the counter, the printer, the screens and the folders of this computer stay.</source>
        <translation>Para otro mostrador. El nombre del mostrador, la impresora, las pantallas y las carpetas de este equipo no cambian.</translation>
    </message>
    <message>
        <source>Audit log</source>
        <translation>Registro de acciones</translation>
    </message>
    <message>
        <source>Who did what at this counter. Each entry has a digest over the entry before, so the check notices changed and removed entries.</source>
        <translation>Quién hizo qué en este mostrador. Cada entrada tiene un resumen criptográfico ligado a la anterior, así que la comprobación nota entradas cambiadas o quitadas.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message numerus="yes">
        <source>After %n year(s)</source>
        <comment>personal data</comment>
        <translation>
            <numerusform>Después de %n año</numerusform>
            <numerusform>Después de %n años</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove personal data of transactions</source>
        <translation>Eliminar datos personales de transacciones</translation>
    </message>
    <message>
        <source>Names, documents, phones, e-mails, descriptions, notes and tags of finished transactions. Amounts, times and codes stay. Nobody can undo this: ask your accountant how many years the law requires. Backups keep the data.</source>
        <translation>Nombres, documentos, teléfonos, correos, descripciones, notas y etiquetas de transacciones terminadas. Importes, horas y códigos quedan. Nadie puede deshacerlo: pregunte a su contador cuántos años exige la ley. Las copias conservan los datos.</translation>
    </message>
    <message>
        <source>Erase a person</source>
        <translation>Borrar a una persona</translation>
    </message>
    <message>
        <source>At the request of a customer (LGPD). Erases known data, notes, tags and copies. Accounting keeps the transactions.</source>
        <translation>A pedido del cliente (LGPD). Borra datos conocidos, notas, etiquetas y copias. La contabilidad conserva las transacciones.</translation>
    </message>
</context>
<context>
    <name>DayPaper</name>
    <message>
        <source>Reconciled day %1</source>
        <comment>the name of a document</comment>
        <translation>Día conciliado %1</translation>
    </message>
    <message>
        <source>reconciled</source>
        <comment>begins the name of a file</comment>
        <translation>conciliado</translation>
    </message>
    <message>
        <source>Reconciliation of %1</source>
        <comment>a day</comment>
        <translation>Conciliación de %1</translation>
    </message>
    <message>
        <source>Not sealed: this day can still change.</source>
        <translation>Sin sellar: este día todavía puede cambiar.</translation>
    </message>
    <message>
        <source>Seal: %1</source>
        <comment>a digest</comment>
        <translation>Sello: %1</translation>
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
        <translation>Entró %1, salió %2. No se conoce ningún saldo.</translation>
    </message>
    <message>
        <source>%1 opening + %2 − %3 = %4 closing</source>
        <comment>amounts</comment>
        <translation>%1 inicial + %2 − %3 = %4 final</translation>
    </message>
    <message>
        <source>%1: difference %2</source>
        <comment>equation, amount</comment>
        <translation>%1: diferencia %2</translation>
    </message>
    <message>
        <source>Sealed at %1</source>
        <translation>Sellado el %1</translation>
    </message>
    <message>
        <source>Previous seal: %1</source>
        <translation>Sello anterior: %1</translation>
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
        <translation>Salida</translation>
    </message>
    <message>
        <source>Closing balance</source>
        <translation>Saldo final</translation>
    </message>
    <message>
        <source>Queues</source>
        <translation>Colas</translation>
    </message>
    <message>
        <source>Carried over: %1</source>
        <comment>a reason</comment>
        <translation>Trasladado: %1</translation>
    </message>
    <message>
        <source>Service, bank and counter</source>
        <translation>Servicio, banco y caja</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferencia</translation>
    </message>
</context>
<context>
    <name>DeviceSettings</name>
    <message>
        <source>Printing</source>
        <translation>Impresión</translation>
    </message>
    <message>
        <source>Ask the first time</source>
        <translation>Preguntar la primera vez</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Impresora</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Roll of 58 mm</source>
        <translation>Rollo de 58 mm</translation>
    </message>
    <message>
        <source>Roll of 80 mm</source>
        <translation>Rollo de 80 mm</translation>
    </message>
    <message>
        <source>A4 sheets</source>
        <translation>Hojas A4</translation>
    </message>
    <message>
        <source>Print automatically</source>
        <translation>Imprimir automáticamente</translation>
    </message>
    <message>
        <source>Prints the receipt as soon as a charge of this counter is paid. Needs a printer.</source>
        <translation>Imprime el comprobante en cuanto se paga un cobro de este mostrador. Hace falta una impresora.</translation>
    </message>
    <message>
        <source>Print a test</source>
        <translation>Imprimir una prueba</translation>
    </message>
    <message>
        <source>Test print</source>
        <translation>Impresión de prueba</translation>
    </message>
    <message>
        <source>Prints a sample receipt with a test stamp on that printer.</source>
        <translation>Un comprobante ficticio, con el sello de prueba por todo el papel, en esa impresora.</translation>
    </message>
    <message>
        <source>Customer window</source>
        <translation>Ventana del cliente</translation>
    </message>
    <message>
        <source>Show the customer window</source>
        <translation>Mostrar la ventana del cliente</translation>
    </message>
    <message>
        <source>Now and at every start, if there is a second screen. Ctrl+D does the same; without a second screen, the window covers the counter.</source>
        <translation>Ahora y en cada inicio, si hay una segunda pantalla. Ctrl+D hace lo mismo; sin segunda pantalla, la ventana cubre el mostrador.</translation>
    </message>
    <message>
        <source>Any except the counter&apos;s</source>
        <comment>screen</comment>
        <translation>Cualquiera menos la del mostrador</translation>
    </message>
    <message>
        <source>Customer screen</source>
        <translation>Pantalla del cliente</translation>
    </message>
    <message>
        <source>Show the test picture</source>
        <translation>Mostrar la imagen de prueba</translation>
    </message>
    <message>
        <source>Test picture</source>
        <translation>Imagen de prueba</translation>
    </message>
    <message>
        <source>The edges and the name of the screen, and a test code, until the next charge. Esc closes it if it covers the counter.</source>
        <translation>Los bordes y el nombre de la pantalla, y un código de prueba, hasta el próximo cobro. Esc la cierra si cubre el mostrador.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Sounds of the counter</source>
        <translation>Sonidos del mostrador</translation>
    </message>
    <message>
        <source>This program was built without Qt Multimedia and has no sound.</source>
        <translation>Este programa se compiló sin Qt Multimedia y no emite sonidos.</translation>
    </message>
    <message>
        <source>One for paid, a lower one for not paid, and an insistent one for late payments.</source>
        <translation>Uno para pagado, uno más grave para no pagado y uno insistente para pagos tardíos.</translation>
    </message>
    <message>
        <source>None</source>
        <comment>volume</comment>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Soft</source>
        <comment>volume</comment>
        <translation>Bajo</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>volume</comment>
        <translation>Medio</translation>
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
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>The sound of a payment</source>
        <translation>El sonido de un pago</translation>
    </message>
    <message>
        <source>No sound? This computer has no sound, or the volume is low.</source>
        <translation>¿No oyó nada? Este equipo no tiene sonido o el volumen está bajo.</translation>
    </message>
    <message>
        <source>Picture for receipts</source>
        <translation>Imagen para los comprobantes</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.svg)</source>
        <translation>Imágenes (*.png *.jpg *.jpeg *.svg)</translation>
    </message>
    <message>
        <source>This file is no picture, or too detailed.</source>
        <translation>Este archivo no es una imagen, o tiene demasiados detalles.</translation>
    </message>
    <message>
        <source>Choose a picture…</source>
        <translation>Elegir una imagen…</translation>
    </message>
    <message>
        <source>Remove the picture</source>
        <translation>Quitar la imagen</translation>
    </message>
    <message>
        <source>Show a receipt</source>
        <translation>Ver un comprobante</translation>
    </message>
    <message>
        <source>Preview of a receipt</source>
        <translation>Vista previa de un comprobante</translation>
    </message>
    <message>
        <source>Logo on receipts</source>
        <translation>Logotipo en los comprobantes</translation>
    </message>
    <message>
        <source>A picture above the name of the shop, printed in grey.</source>
        <translation>Una imagen sobre el nombre de la tienda, impresa en gris.</translation>
    </message>
    <message>
        <source>Say paid amounts</source>
        <translation>Decir los importes pagados</translation>
    </message>
    <message>
        <source>A voice of this computer reads the amount of each payment.</source>
        <translation>Una voz de este equipo dice el importe de cada pago.</translation>
    </message>
</context>
<context>
    <name>DuplicateCharge</name>
    <message>
        <source>The reference %1 belongs to another transaction: %2 · %3 · %4. Press Enter again to charge with a new reference.</source>
        <comment>reference, amount, state, time</comment>
        <translation>La referencia %1 ya es de otra transacción: %2 · %3 · %4. Intro otra vez cobra con una referencia nueva.</translation>
    </message>
    <message>
        <source>A charge of %1 is already waiting, since %2. Press the same key again to make another one.</source>
        <comment>amount, time</comment>
        <translation>Un cobro de %1 ya está esperando, desde las %2. Pulse la misma tecla otra vez para crear otro.</translation>
    </message>
    <message>
        <source>A charge of %1 for %2 is already waiting, since %3. Press the same key again to make another one.</source>
        <comment>amount, payer, time</comment>
        <translation>Un cobro de %1 para %2 ya está esperando, desde las %3. Pulse la misma tecla otra vez para crear otro.</translation>
    </message>
</context>
<context>
    <name>Evidence</name>
    <message>
        <source>Confirmed at the counter, not by the bank</source>
        <translation>Confirmado en la caja, no por el banco</translation>
    </message>
    <message>
        <source>Confirmed at the counter by %1, not by the bank</source>
        <comment>name of a person</comment>
        <translation>Confirmado en la caja por %1, no por el banco</translation>
    </message>
    <message>
        <source>Confirmed by a bank statement</source>
        <translation>Confirmado por un extracto del banco</translation>
    </message>
    <message>
        <source>Confirmed by the statement %1</source>
        <comment>file and line</comment>
        <translation>Confirmado por el extracto %1</translation>
    </message>
    <message>
        <source>Confirmed by the bank</source>
        <translation>Confirmado por el banco</translation>
    </message>
    <message>
        <source>Checked again at the counter</source>
        <translation>Comprobado de nuevo en la caja</translation>
    </message>
    <message>
        <source>Found in a bank statement, too</source>
        <translation>Encontrado también en un extracto del banco</translation>
    </message>
    <message>
        <source>Reported by the bank, too</source>
        <translation>Informado también por el banco</translation>
    </message>
    <message>
        <source>Refund recorded at the counter, not by the bank</source>
        <translation>Devolución registrada en la caja, no por el banco</translation>
    </message>
    <message>
        <source>Refund found in a bank statement</source>
        <translation>Devolución encontrada en un extracto del banco</translation>
    </message>
    <message>
        <source>Refund reported by the bank</source>
        <translation>Devolución informada por el banco</translation>
    </message>
    <message>
        <source>A record of the counter does not match</source>
        <translation>Un registro de la caja no coincide</translation>
    </message>
    <message>
        <source>A line of a bank statement does not match</source>
        <translation>Una línea de un extracto del banco no coincide</translation>
    </message>
    <message>
        <source>A report of the bank does not match</source>
        <translation>Un aviso del banco no coincide</translation>
    </message>
    <message>
        <source>Confirmation withdrawn: the charge is not paid</source>
        <translation>Confirmación retirada: el cobro no está pagado</translation>
    </message>
    <message>
        <source>counter</source>
        <comment>column: confirmed by</comment>
        <translation>caja</translation>
    </message>
    <message>
        <source>statement</source>
        <comment>column: confirmed by</comment>
        <translation>extracto</translation>
    </message>
    <message>
        <source>bank</source>
        <comment>column: confirmed by</comment>
        <translation>banco</translation>
    </message>
    <message>
        <source>paid late</source>
        <comment>after the charge had expired or was cancelled</comment>
        <translation>pagado con retraso</translation>
    </message>
    <message>
        <source>another record does not match: see the history</source>
        <translation>otro registro no coincide: vea el historial</translation>
    </message>
    <message>
        <source>counter %1</source>
        <comment>name of a counter</comment>
        <translation>caja %1</translation>
    </message>
    <message>
        <source>money moved on %1</source>
        <comment>date and time</comment>
        <translation>dinero movido el %1</translation>
    </message>
    <message>
        <source>id %1</source>
        <comment>of a payment</comment>
        <translation>id %1</translation>
    </message>
    <message>
        <source>id ends in %1</source>
        <translation>final del id %1</translation>
    </message>
    <message>
        <source>Undone at the counter right after the confirmation</source>
        <translation>Deshecho en la caja justo después de la confirmación</translation>
    </message>
    <message>
        <source>%1 of it went back</source>
        <comment>an amount</comment>
        <translation>%1 se devolvieron</translation>
    </message>
</context>
<context>
    <name>Filter</name>
    <message>
        <source>from %1</source>
        <translation>desde %1</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>hasta %1</translation>
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
        <translation>Referencia</translation>
    </message>
    <message>
        <source>End-to-end id</source>
        <translation>Id E2E</translation>
    </message>
    <message>
        <source>End of the end-to-end id</source>
        <translation>Final del id E2E</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operación</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Importe</translation>
    </message>
    <message>
        <source>Paid</source>
        <comment>when: a part of a filter</comment>
        <translation>Pagado</translation>
    </message>
    <message>
        <source>Name or document</source>
        <translation>Nombre o documento</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Teléfono</translation>
    </message>
    <message>
        <source>Day</source>
        <comment>when it was created: a part of a filter</comment>
        <translation>Día</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>Plataforma</translation>
    </message>
    <message>
        <source>Pix key</source>
        <translation>Clave Pix</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Created</source>
        <comment>when: a part of a filter</comment>
        <translation>Creada el</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Etiqueta</translation>
    </message>
    <message>
        <source>Mark</source>
        <comment>that a counter put on a transaction</comment>
        <translation>Marca</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Mostrador</translation>
    </message>
    <message>
        <source>a person at the counter</source>
        <comment>kind of evidence of a payment</comment>
        <translation>una persona en el mostrador</translation>
    </message>
    <message>
        <source>a bank statement</source>
        <comment>kind of evidence of a payment</comment>
        <translation>un extracto bancario</translation>
    </message>
    <message>
        <source>the bank</source>
        <comment>kind of evidence of a payment</comment>
        <translation>el banco</translation>
    </message>
    <message>
        <source>Confirmed by</source>
        <comment>kind of evidence of a payment: a part of a filter</comment>
        <translation>Confirmado por</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descripción</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>reconciled with a bank statement</comment>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <comment>not reconciled with a bank statement</comment>
        <translation>no</translation>
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
        <translation>Fuera de lo común</translation>
    </message>
    <message>
        <source>everything</source>
        <comment>all unusual transactions</comment>
        <translation>todo</translation>
    </message>
    <message>
        <source>paid late</source>
        <comment>a reason why a transaction is unusual</comment>
        <translation>pagado con retraso</translation>
    </message>
    <message>
        <source>other amount or payment</source>
        <comment>a reason why a transaction is unusual</comment>
        <translation>otro importe o pago</translation>
    </message>
    <message>
        <source>confirmation taken back</source>
        <comment>a reason why a transaction is unusual</comment>
        <translation>confirmación deshecha</translation>
    </message>
    <message>
        <source>refunded</source>
        <comment>a reason why a transaction is unusual</comment>
        <translation>devuelto</translation>
    </message>
    <message>
        <source>denied</source>
        <comment>a reason why a transaction is unusual</comment>
        <translation>denegado</translation>
    </message>
    <message>
        <source>under review</source>
        <comment>a reason why a transaction is unusual</comment>
        <translation>en análisis</translation>
    </message>
    <message>
        <source>unknown state</source>
        <comment>a reason why a transaction is unusual</comment>
        <translation>estado desconocido</translation>
    </message>
    <message>
        <source>in no bank statement after %1 days</source>
        <comment>a reason why a transaction is unusual</comment>
        <translation>en ningún extracto tras %1 días</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>Correo electrónico</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>A charge on the screen</source>
        <translation>Un cobro en la pantalla</translation>
    </message>
    <message>
        <source>Next customer</source>
        <translation>Cliente siguiente</translation>
    </message>
    <message>
        <source>Next charge at the counter</source>
        <translation>Siguiente cobro en el mostrador</translation>
    </message>
    <message>
        <source>More charges than there are cards</source>
        <translation>Cobros que no caben en las tarjetas</translation>
    </message>
    <message>
        <source>Copy the code as text</source>
        <translation>Copiar el código como texto</translation>
    </message>
    <message>
        <source>Print the code</source>
        <translation>Imprimir el código</translation>
    </message>
    <message>
        <source>Customer window</source>
        <translation>Ventana del cliente</translation>
    </message>
    <message>
        <source>Larger code</source>
        <translation>Código más grande</translation>
    </message>
    <message>
        <source>Hand over the goods when this page shows PAID or, where Balcão cannot see your bank, when your bank&apos;s app shows the money. A picture on the customer&apos;s phone proves nothing.</source>
        <translation>Entregue la mercancía cuando esta página muestre PAGADO o, donde Balcão no ve su banco, cuando la app de su banco muestre el dinero. Una imagen en el teléfono del cliente no prueba nada.</translation>
    </message>
    <message>
        <source>After F2 this charge keeps waiting on a card. A green card is paid: open it to see it.</source>
        <translation>Después de F2 este cobro sigue esperando en una tarjeta. Una tarjeta verde está pagada: ábrala para verla.</translation>
    </message>
    <message>
        <source>Where Balcão cannot see your bank, F2 ends the sale; only a charge that you leave with Ctrl+Tab keeps its card.</source>
        <translation>Donde Balcão no ve su banco, F2 cierra la venta; solo conserva tarjeta el cobro que usted deja con Ctrl+Tab.</translation>
    </message>
    <message>
        <source>Charging</source>
        <translation>Cobrar</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Cobrar</translation>
    </message>
    <message>
        <source>Next price</source>
        <translation>Precio siguiente</translation>
    </message>
    <message>
        <source>Centavos</source>
        <translation>Centavos</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Delete the last digit</source>
        <translation>Borrar la última cifra</translation>
    </message>
    <message>
        <source>Delete the price; again: the whole sum</source>
        <translation>Borrar el precio; otra vez: toda la suma</translation>
    </message>
    <message>
        <source>Payer: last three digits of CPF, CNPJ or phone, or part of the name</source>
        <translation>Pagador: tres últimos dígitos del CPF, CNPJ o teléfono, o parte del nombre</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descripción</translation>
    </message>
    <message>
        <source>Alt+letter</source>
        <translation>Alt+letra</translation>
    </message>
    <message>
        <source>A fixed price</source>
        <translation>Un precio fijo</translation>
    </message>
    <message>
        <source>All fields</source>
        <translation>Todos los campos</translation>
    </message>
    <message>
        <source>Repeat the last charge</source>
        <translation>Repetir el último cobro</translation>
    </message>
    <message>
        <source>Print the receipt of the last charge</source>
        <translation>Imprimir el comprobante del último cobro</translation>
    </message>
    <message>
        <source>Change what the customer is asked</source>
        <translation>Cambiar lo que se pide al cliente</translation>
    </message>
    <message>
        <source>Digits go to the amount from anywhere on this page.</source>
        <translation>Las cifras van al importe desde cualquier lugar de esta página.</translation>
    </message>
    <message>
        <source>A second Enter never charges twice.</source>
        <translation>Un segundo Intro nunca cobra dos veces.</translation>
    </message>
    <message>
        <source>Transactions</source>
        <translation>Transacciones</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Intro</translation>
    </message>
    <message>
        <source>Details in a separate window</source>
        <translation>Detalles en otra ventana</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Inicio, Fin</translation>
    </message>
    <message>
        <source>Newest, oldest</source>
        <translation>Más reciente, más antigua</translation>
    </message>
    <message>
        <source>Go to a page</source>
        <translation>Ir a una página</translation>
    </message>
    <message>
        <source>Search: amount, name, document, phone, reference, id, Pix key, day, tag, note or end of a receipt</source>
        <translation>Buscar: importe, nombre, documento, teléfono, referencia, id, clave Pix, día, etiqueta, nota o final del comprobante</translation>
    </message>
    <message>
        <source>Interpret the search differently</source>
        <translation>Interpretar la búsqueda de otro modo</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filtros</translation>
    </message>
    <message>
        <source>Ctrl+Backspace</source>
        <translation>Ctrl+Borrar</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>Quitar el filtro</translation>
    </message>
    <message>
        <source>Saved filters</source>
        <translation>Filtros guardados</translation>
    </message>
    <message>
        <source>Save the filter, or change the saved one</source>
        <translation>Guardar el filtro, o cambiar el guardado</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Shift+↑ ↓</source>
        <translation>Mayús+↑ ↓</translation>
    </message>
    <message>
        <source>Select several rows and show their total</source>
        <translation>Seleccionar varias filas y ver la suma</translation>
    </message>
    <message>
        <source>Copy the selected rows</source>
        <translation>Copiar las filas seleccionadas</translation>
    </message>
    <message>
        <source>Export all pages to a file</source>
        <translation>Exportar todas las páginas a un archivo</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Actualizar</translation>
    </message>
    <message>
        <source>Only “Paid” means that the money arrived.</source>
        <translation>Solo «Pagado» significa que el dinero llegó.</translation>
    </message>
    <message>
        <source>Enter turns a search into a filter; then you can type the next one.</source>
        <translation>Intro convierte la búsqueda en filtro; después puede escribir la siguiente.</translation>
    </message>
    <message>
        <source>Below the list is the total of all matches: money in less money out. Above each day is the total of that day.</source>
        <translation>Abajo está la suma de todo lo encontrado: lo que entró menos lo que salió. Encima de cada día está la suma del día.</translation>
    </message>
    <message>
        <source>⌂ marks a filter that works on this computer: a note, tag or mark, the counter, or a filter that the service does not support.</source>
        <translation>⌂ indica un filtro hecho en este equipo: una nota, etiqueta o marca, el mostrador, o un filtro que el servicio no hace.</translation>
    </message>
    <message>
        <source>Notes and tags are only visible on this computer.</source>
        <translation>Las notas y etiquetas son visibles solo en este equipo.</translation>
    </message>
    <message>
        <source>Open charges</source>
        <translation>Cobros abiertos</translation>
    </message>
    <message>
        <source>Show at the counter</source>
        <translation>Mostrar en el mostrador</translation>
    </message>
    <message>
        <source>Cancel the charge; again: undo</source>
        <translation>Cancelar el cobro; otra vez: deshacer</translation>
    </message>
    <message>
        <source>Check the state now</source>
        <translation>Consultar el estado ahora</translation>
    </message>
    <message>
        <source>Charges that can still be paid, the oldest first: those waiting, and those cancelled at this counter.</source>
        <translation>Cobros que todavía se pueden pagar, del más antiguo al más reciente: los que esperan y los cancelados en este mostrador.</translation>
    </message>
    <message>
        <source>Cancelling is only a note of this counter: the code can still be paid.</source>
        <translation>Cancelar es solo una nota de este mostrador: el código todavía se puede pagar.</translation>
    </message>
    <message>
        <source>Checking a receipt</source>
        <translation>Comprobar un comprobante</translation>
    </message>
    <message>
        <source>Goods handed over; again: undo</source>
        <translation>Mercancía entregada; otra vez: deshacer</translation>
    </message>
    <message>
        <source>Scan or type the code of the customer&apos;s receipt, its last six characters, or its amount and time. Balcão asks the service each time.</source>
        <translation>Escanee o escriba el código del comprobante del cliente, sus últimos seis caracteres, o el importe y la hora. Balcão consulta al servicio cada vez.</translation>
    </message>
    <message>
        <source>Only “paid” is money. After U the same receipt cannot be used again.</source>
        <translation>Solo «pagado» es dinero. Después de U el mismo comprobante no sirve otra vez.</translation>
    </message>
    <message>
        <source>Since you were last here</source>
        <translation>Desde la última vez que estuvo aquí</translation>
    </message>
    <message>
        <source>Open a charge</source>
        <translation>Abrir un cobro</translation>
    </message>
    <message>
        <source>↑ ↓, Enter</source>
        <translation>↑ ↓, Intro</translation>
    </message>
    <message>
        <source>Choose and open a charge</source>
        <translation>Elegir y abrir un cobro</translation>
    </message>
    <message>
        <source>All seen</source>
        <translation>Todo visto</translation>
    </message>
    <message>
        <source>Charges of this counter that changed while Balcão was closed or another shop was open. The list comes back until you press Esc.</source>
        <translation>Cobros de este mostrador que cambiaron con Balcão cerrado o en otra tienda. La lista vuelve hasta que pulse Esc.</translation>
    </message>
    <message>
        <source>Sending a Pix</source>
        <translation>Enviar un Pix</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Revisar</translation>
    </message>
    <message>
        <source>Send, three seconds after the check appears</source>
        <translation>Enviar, tres segundos después de la revisión</translation>
    </message>
    <message>
        <source>Cancel sending, within 20 seconds</source>
        <translation>Cancelar el envío, en menos de 20 segundos</translation>
    </message>
    <message>
        <source>Digits that are both a CPF and a mobile number belong to two people: choose one.</source>
        <translation>Los dígitos que son a la vez un CPF y un celular son de dos personas: elija una.</translation>
    </message>
    <message>
        <source>If the program closes within the 20 seconds, nothing is sent: the order waits under “On hold”. A Pix already requested is looked up at the next start; until then nothing else goes to its key.</source>
        <translation>Si el programa se cierra en esos 20 segundos, no se envía nada: la orden queda en «En espera». Un Pix ya pedido se busca en la próxima apertura; hasta entonces nada más va a esa clave.</translation>
    </message>
    <message>
        <source>“In process” is accepted, not final. Never send again because it seems stuck: until it is final, no other Pix of that amount goes to that key.</source>
        <translation>«En proceso» es aceptado, no definitivo. Nunca envíe de nuevo porque parece detenido: hasta que sea definitivo, ningún otro Pix de ese importe va a esa clave.</translation>
    </message>
    <message>
        <source>“From a file” checks and sends the rows of a CSV file. The same file sent again sends nothing twice, so next month&apos;s file needs another description.</source>
        <translation>«De un archivo» revisa y envía las líneas de un archivo CSV. El mismo archivo enviado de nuevo no envía nada dos veces; por eso el del mes que viene necesita otra descripción.</translation>
    </message>
    <message>
        <source>In Settings you can give a second person a PIN, which payouts from an amount on need.</source>
        <translation>En Ajustes puede dar un PIN a una segunda persona, exigido en los envíos a partir de un importe.</translation>
    </message>
    <message>
        <source>To return a customer&apos;s money, refund the payment. Never send a new Pix for it.</source>
        <translation>Para devolver dinero a un cliente, devuelva el pago. Nunca envíe un Pix nuevo para eso.</translation>
    </message>
    <message>
        <source>Not confirmed</source>
        <translation>Sin confirmar</translation>
    </message>
    <message>
        <source>Search now</source>
        <translation>Buscar ahora</translation>
    </message>
    <message>
        <source>Send it again, if nothing was sent</source>
        <translation>Enviar de nuevo, si no se envió nada</translation>
    </message>
    <message>
        <source>Settled elsewhere</source>
        <translation>Resuelto por otro medio</translation>
    </message>
    <message>
        <source>If the connection is lost at the wrong time, it is not known whether an order arrived. The order stays here until it is known, also after a restart.</source>
        <translation>Si la conexión se corta en mal momento, no se sabe si la orden llegó. Queda aquí hasta que se sepa, incluso después de reiniciar.</translation>
    </message>
    <message>
        <source>Balcão asks the service for its reference, again and again. R is possible once several answers show that nothing was sent.</source>
        <translation>Balcão pregunta al servicio por la referencia, varias veces. R es posible cuando varias respuestas muestran que no se envió nada.</translation>
    </message>
    <message>
        <source>A payout sent again is checked, approved where required, and held for some seconds, as always.</source>
        <translation>Un envío repetido se revisa, se aprueba donde se exige y se retiene unos segundos, como siempre.</translation>
    </message>
    <message>
        <source>Press X only if you know the outcome, from your bank&apos;s app or by telephone. Then another Pix can go to the key.</source>
        <translation>Pulse X solo si sabe el resultado, por la app de su banco o por teléfono. Después otro Pix puede ir a la clave.</translation>
    </message>
    <message>
        <source>One transaction</source>
        <translation>Una transacción</translation>
    </message>
    <message>
        <source>Show personal data</source>
        <translation>Mostrar datos personales</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Devolver</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>You can select and copy the texts. Showing personal data is recorded; the data is hidden again when you leave.</source>
        <translation>Puede seleccionar y copiar los textos. Mostrar los datos personales queda registrado; se ocultan de nuevo cuando usted sale.</translation>
    </message>
    <message>
        <source>A waiting charge can be shown at the counter again. A paid charge has a receipt, and a sent Pix that has arrived has a proof of transfer.</source>
        <translation>Un cobro que espera se puede mostrar de nuevo en el mostrador. Un cobro pagado tiene comprobante, y un Pix enviado que llegó tiene comprobante de transferencia.</translation>
    </message>
    <message>
        <source>If the service cannot refund, use your bank&apos;s app. Never send a new Pix instead.</source>
        <translation>Si el servicio no devuelve, use la app de su banco. Nunca envíe un Pix nuevo en su lugar.</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Informes</translation>
    </message>
    <message>
        <source>Show the transactions of a row</source>
        <translation>Mostrar las transacciones de una fila</translation>
    </message>
    <message>
        <source>Alt+Left, Alt+Right</source>
        <translation>Alt+←, Alt+→</translation>
    </message>
    <message>
        <source>Earlier, later</source>
        <translation>Anterior, siguiente</translation>
    </message>
    <message>
        <source>Type a day</source>
        <translation>Escribir un día</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Guardar en PDF</translation>
    </message>
    <message>
        <source>Copy for a spreadsheet</source>
        <translation>Copiar para una hoja de cálculo</translation>
    </message>
    <message>
        <source>Each transaction counts at the time it was created, in Brasília, and with its current state.</source>
        <translation>Cada transacción cuenta a la hora en que se creó, en Brasilia, y con el estado de ahora.</translation>
    </message>
    <message>
        <source>Net is gross less commission. A refund leaves nothing, and its commission still counts.</source>
        <translation>El neto es el bruto menos la comisión. Una devolución no deja nada, y su comisión sigue contando.</translation>
    </message>
    <message>
        <source>Setting up a shop</source>
        <translation>Configurar una tienda</translation>
    </message>
    <message>
        <source>Next field</source>
        <translation>Campo siguiente</translation>
    </message>
    <message>
        <source>Your money goes to the Pix key, which must be registered at your bank. The payer sees the name and the city.</source>
        <translation>Su dinero va a la clave Pix, que debe estar registrada en su banco. Quien paga ve el nombre y la ciudad.</translation>
    </message>
    <message>
        <source>The payer is used in charges for customers who do not identify themselves.</source>
        <translation>El pagador figura en los cobros de clientes que no se identifican.</translation>
    </message>
    <message>
        <source>Errors appear next to the field. Nothing is sent anywhere.</source>
        <translation>Los errores aparecen junto al campo. No se envía nada a ninguna parte.</translation>
    </message>
    <message>
        <source>A locked counter</source>
        <translation>Una caja bloqueada</translation>
    </message>
    <message>
        <source>Unlock with the PIN</source>
        <translation>Desbloquear con el PIN</translation>
    </message>
    <message>
        <source>Nothing is lost. New payments are shown here, with the amount only.</source>
        <translation>Nada se pierde. Los pagos nuevos se muestran aquí, solo con el importe.</translation>
    </message>
    <message>
        <source>After a few wrong PINs you have to wait, each time longer.</source>
        <translation>Después de algunos PIN incorrectos hay que esperar, cada vez más.</translation>
    </message>
    <message>
        <source>The owner of this computer can remove a forgotten PIN: delete lock.json in the folder of the shop.</source>
        <translation>El dueño de este equipo puede quitar un PIN olvidado: basta borrar lock.json en la carpeta de la tienda.</translation>
    </message>
    <message>
        <source>A page with a PIN</source>
        <translation>Una página con PIN</translation>
    </message>
    <message>
        <source>Open with the PIN</source>
        <translation>Abrir con el PIN</translation>
    </message>
    <message>
        <source>Back to the counter</source>
        <translation>Volver a la caja</translation>
    </message>
    <message>
        <source>Transactions, sending, reports and settings need the PIN of the counter. Charging and checking receipts do not.</source>
        <translation>Las transacciones, los envíos, los informes y los ajustes piden el PIN de la caja. Cobrar y comprobar comprobantes, no.</translation>
    </message>
    <message>
        <source>Opening a shop</source>
        <translation>Abriendo una tienda</translation>
    </message>
    <message>
        <source>Balcão is reading and checking the data.</source>
        <translation>Balcão está leyendo y comprobando los datos.</translation>
    </message>
    <message>
        <source>Anything you type now goes to the amount.</source>
        <translation>Lo que escriba ahora va al importe.</translation>
    </message>
    <message>
        <source>Connecting to a service</source>
        <translation>Conectar con un servicio</translation>
    </message>
    <message>
        <source>Test address, key and platform id</source>
        <translation>Probar dirección, clave e id de la plataforma</translation>
    </message>
    <message>
        <source>Back, without losing your input</source>
        <translation>Volver, sin perder lo escrito</translation>
    </message>
    <message>
        <source>The operator of the service gives you its address, a key and the platform id.</source>
        <translation>Quien opera el servicio le da su dirección, una clave y el id de la plataforma.</translation>
    </message>
    <message>
        <source>The key is stored in the keyring of this computer. Without a keyring it stays in memory, if you agree, and you type it at each start. No file, print, export or log contains it.</source>
        <translation>La clave queda en el llavero de este equipo. Sin llavero queda en memoria, si usted está de acuerdo, y se pide en cada apertura. Ningún archivo, impreso, exportación o registro la contiene.</translation>
    </message>
    <message>
        <source>Remote services</source>
        <translation>Servicios remotos</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>C, Enter</source>
        <translation>C, Intro</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Probar</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nueva clave</translation>
    </message>
    <message>
        <source>Forget the key</source>
        <translation>Olvidar la clave</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supr</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Switch shop</source>
        <translation>Cambiar de tienda</translation>
    </message>
    <message>
        <source>Each service has its own notes, lock and layout, in a folder of its own. Nothing goes from one to another.</source>
        <translation>Cada servicio tiene sus propias notas, bloqueo y disposición, en una carpeta propia. Nada pasa de uno a otro.</translation>
    </message>
    <message>
        <source>The key of a service</source>
        <translation>La clave de un servicio</translation>
    </message>
    <message>
        <source>Save the key</source>
        <translation>Guardar la clave</translation>
    </message>
    <message>
        <source>The key is stored in the keyring of this computer. Without a keyring it stays in memory, if you agree, until Balcão is closed.</source>
        <translation>La clave queda en el llavero de este equipo. Sin llavero queda en memoria, si usted está de acuerdo, hasta que se cierre Balcão.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Buscar en los ajustes</translation>
    </message>
    <message>
        <source>Find a setting from anywhere</source>
        <translation>Encontrar un ajuste desde cualquier lugar</translation>
    </message>
    <message>
        <source>Changes apply immediately, unless the setting says otherwise. They move no money.</source>
        <translation>Los cambios valen al instante, salvo indicación en el ajuste, y no mueven dinero.</translation>
    </message>
    <message>
        <source>The first time</source>
        <translation>La primera vez</translation>
    </message>
    <message>
        <source>The demo has invented sales and a simulated customer. Its data is discarded at the end.</source>
        <translation>La demostración tiene ventas inventadas y un cliente simulado. Los datos se desechan al final.</translation>
    </message>
    <message>
        <source>Your own shop needs your Pix key, its name and its city.</source>
        <translation>Su propia tienda necesita su clave Pix, su nombre y su ciudad.</translation>
    </message>
    <message>
        <source>A shop that does not open</source>
        <translation>Una tienda que no se abre</translation>
    </message>
    <message>
        <source>Copy the details for support</source>
        <translation>Copiar los detalles para el soporte</translation>
    </message>
    <message>
        <source>Nothing was deleted or changed. The page shows the cause and the next step.</source>
        <translation>No se borró ni se cambió nada. La página muestra la causa y el próximo paso.</translation>
    </message>
    <message>
        <source>Money that customers paid is in your bank account.</source>
        <translation>El dinero que pagaron los clientes está en su cuenta del banco.</translation>
    </message>
    <message>
        <source>Balcão</source>
        <translation>Balcão</translation>
    </message>
    <message>
        <source>Ctrl+/ shows all keys, Ctrl+K goes anywhere.</source>
        <translation>Ctrl+/ muestra todas las teclas, Ctrl+K va a cualquier parte.</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>En todas partes</translation>
    </message>
    <message>
        <source>In your own shop: the money arrived</source>
        <translation>En su tienda: el dinero llegó</translation>
    </message>
    <message>
        <source>Undo that within a minute</source>
        <translation>Deshacer eso en un minuto</translation>
    </message>
    <message>
        <source>Cancel the charge: A confirms, Enter returns</source>
        <translation>Cancelar el cobro: A confirma, Enter vuelve</translation>
    </message>
    <message>
        <source>After PAID or another end: next customer</source>
        <translation>Después de PAGADO o de otro resultado: cliente siguiente</translation>
    </message>
    <message>
        <source>Without a payment: charge the same again</source>
        <translation>Sin pago: cobrar lo mismo otra vez</translation>
    </message>
    <message>
        <source>Print the receipt</source>
        <translation>Imprimir el comprobante</translation>
    </message>
    <message>
        <source>Share the charge: WhatsApp, e-mail, message, image</source>
        <translation>Compartir el cobro: WhatsApp, correo, mensaje, imagen</translation>
    </message>
    <message>
        <source>Quantity of the last price, or before a fixed price</source>
        <translation>Cantidad del último precio, o antes de un precio fijo</translation>
    </message>
    <message>
        <source>Keypad for mouse and touch</source>
        <translation>Teclado para ratón y pantalla táctil</translation>
    </message>
    <message>
        <source>The counter for shops that are paid by Pix. Hold Alt to see the keys of all buttons.</source>
        <translation>La caja para tiendas que cobran por Pix. Mantenga Alt para ver los atajos de los botones.</translation>
    </message>
    <message>
        <source>Shift+O</source>
        <translation>Mayús+O</translation>
    </message>
    <message>
        <source>Sort the list</source>
        <translation>Ordenar la lista</translation>
    </message>
    <message>
        <source>Reconciliation</source>
        <translation>Conciliación</translation>
    </message>
    <message>
        <source>Import statements; or drop the files on the window</source>
        <translation>Importar extractos; o suelte los archivos en la ventana</translation>
    </message>
    <message>
        <source>J, K or ↓, ↑</source>
        <translation>J, K o ↓, ↑</translation>
    </message>
    <message>
        <source>Next, previous line</source>
        <translation>Línea siguiente, anterior</translation>
    </message>
    <message>
        <source>←, →</source>
        <translation>←, →</translation>
    </message>
    <message>
        <source>Previous, next queue</source>
        <translation>Cola anterior, siguiente</translation>
    </message>
    <message>
        <source>Accept the chosen candidate</source>
        <translation>Aceptar la opción elegida</translation>
    </message>
    <message>
        <source>Accept all strong matches, after a question</source>
        <translation>Aceptar todas las fuertes, tras una pregunta</translation>
    </message>
    <message>
        <source>Choose a candidate</source>
        <translation>Elegir una opción</translation>
    </message>
    <message>
        <source>Not this pair; Balcão remembers it</source>
        <translation>No es este par; Balcão lo recuerda</translation>
    </message>
    <message>
        <source>Match by hand, also several lines or transactions</source>
        <translation>Emparejar a mano, también varias líneas o transacciones</translation>
    </message>
    <message>
        <source>Explain a line, for example as a fee</source>
        <translation>Explicar una línea, por ejemplo como comisión</translation>
    </message>
    <message>
        <source>Separate a match or remove an explanation</source>
        <translation>Separar un par o quitar una explicación</translation>
    </message>
    <message>
        <source>Undo, also after a restart</source>
        <translation>Deshacer, también tras reiniciar</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Note of a line</source>
        <translation>Nota de una línea</translation>
    </message>
    <message>
        <source>Open the transaction; Esc returns</source>
        <translation>Abrir la transacción; Esc vuelve</translation>
    </message>
    <message>
        <source>Filter by amount or text</source>
        <translation>Filtrar por importe o texto</translation>
    </message>
    <message>
        <source>Days: equations, seals and print</source>
        <translation>Días: ecuaciones, sellos e impresión</translation>
    </message>
    <message>
        <source>Imported statements and rules</source>
        <translation>Extractos importados y reglas</translation>
    </message>
    <message>
        <source>Compare again</source>
        <translation>Comparar de nuevo</translation>
    </message>
    <message>
        <source>Only an equal id and an equal amount match without a person. There is no tolerance, not even one centavo.</source>
        <translation>Solo un id igual con importe igual se empareja sin una persona. No hay tolerancia, ni de un centavo.</translation>
    </message>
    <message>
        <source>Every line and every transaction is in exactly one queue.</source>
        <translation>Cada línea y cada transacción está en exactamente una cola.</translation>
    </message>
    <message>
        <source>A sealed day does not change. Later changes are listed with their effect in money.</source>
        <translation>Un día sellado no cambia. Los cambios posteriores aparecen con su efecto en dinero.</translation>
    </message>
    <message>
        <source>Shifts</source>
        <translation>Turnos</translation>
    </message>
    <message>
        <source>Open a shift, or close the open one</source>
        <translation>Abrir un turno o cerrar el abierto</translation>
    </message>
    <message>
        <source>Read the report again</source>
        <translation>Leer el informe de nuevo</translation>
    </message>
    <message>
        <source>An X report shows the open shift and changes nothing. Closing makes the Z report, which never changes.</source>
        <translation>El informe X muestra el turno abierto y no cambia nada. El cierre genera el informe Z, que nunca cambia.</translation>
    </message>
    <message>
        <source>Each transaction counts in the shift that created it. Open charges are carried to the next shift, and later payments are listed as changes.</source>
        <translation>Cada transacción cuenta en el turno que la creó. Los cobros abiertos pasan al turno siguiente, y los pagos posteriores aparecen como cambios.</translation>
    </message>
    <message>
        <source>An equation compares the payments here with the lines of the bank, and names each difference. The days have one too.</source>
        <translation>Una ecuación compara los pagos de aquí con las líneas del banco y muestra cada diferencia. Los días también tienen una.</translation>
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
        <translation>Operación</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Mark</source>
        <comment>column: what the counter noted of a charge by itself</comment>
        <translation>Marca</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Importe</translation>
    </message>
    <message>
        <source>Commission</source>
        <translation>Comisión</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Pix key</source>
        <translation>Clave Pix</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referencia</translation>
    </message>
    <message>
        <source>E2E id</source>
        <comment>column: last characters of the end-to-end id</comment>
        <translation>Id E2E</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Counter</source>
        <comment>column: which counter of the shop made a charge</comment>
        <translation>Mostrador</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
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
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Waiting</source>
        <comment>a view: what is not final</comment>
        <translation>Esperando</translation>
    </message>
    <message>
        <source>Paid today</source>
        <comment>a view</comment>
        <translation>Pagadas hoy</translation>
    </message>
    <message>
        <source>Sent</source>
        <comment>a view: cash-outs</comment>
        <translation>Enviadas</translation>
    </message>
    <message>
        <source>Unusual</source>
        <comment>a view: late payments, refunds and the like, this month</comment>
        <translation>Fuera de lo común</translation>
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
        <translation>Igual que el equipo</translation>
    </message>
    <message>
        <source>Language of the program</source>
        <translation>Idioma del programa</translation>
    </message>
    <message>
        <source>If something is typed on another page, or a Pix is being sent, the language changes at the next start.</source>
        <translation>Si hay algo escrito en otra página, o se está enviando un Pix, el idioma cambia en la próxima apertura.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apariencia</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>The computer&apos;s colours include its high-contrast mode.</source>
        <translation>Los del equipo incluyen su modo de alto contraste.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claros</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuros</translation>
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
        <translation>Tamaño de todo</translation>
    </message>
    <message>
        <source>Ctrl++ and Ctrl+- do the same; Ctrl+0 is the normal size. If it does not fit, Balcão uses the largest size that does.</source>
        <translation>Ctrl++ y Ctrl+- hacen lo mismo; Ctrl+0 es el tamaño normal. Si no cabe, usa el mayor tamaño posible.</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Balcão only animates the text cursor, which blinks, and lists as they open.</source>
        <translation>Balcão solo anima el cursor de texto, que parpadea, y las listas al abrirse.</translation>
    </message>
    <message>
        <source>None</source>
        <comment>movement</comment>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Keypad on the screen</source>
        <translation>Teclado en la pantalla</translation>
    </message>
    <message>
        <source>Digits and large keys for mouse and touch. The button “Keypad” on the charge page does the same.</source>
        <translation>Números y teclas grandes para ratón y pantalla táctil. El botón “Teclado” de la página Cobrar hace lo mismo.</translation>
    </message>
    <message>
        <source>With a touch screen</source>
        <translation>Con pantalla táctil</translation>
    </message>
    <message>
        <source>Always</source>
        <comment>the keypad is shown</comment>
        <translation>Siempre</translation>
    </message>
    <message>
        <source>Never</source>
        <comment>the keypad is shown</comment>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>Keys on all buttons</source>
        <translation>Atajos en todos los botones</translation>
    </message>
    <message>
        <source>Otherwise a key appears under the mouse, or while Alt is held.</source>
        <translation>Si no, el atajo aparece bajo el ratón o con Alt presionado.</translation>
    </message>
    <message>
        <source>Compact rows in the list of transactions</source>
        <translation>Filas compactas en la lista de transacciones</translation>
    </message>
    <message>
        <source>More rows on the screen; large rows are easier to touch.</source>
        <translation>Más filas en la pantalla; las filas altas son más fáciles de tocar.</translation>
    </message>
</context>
<context>
    <name>Operators</name>
    <message>
        <source>Choose another PIN: each operator needs a different one.</source>
        <translation>Elija otro PIN: cada operador necesita un PIN distinto.</translation>
    </message>
    <message>
        <source>A PIN has 4 to 12 digits.</source>
        <translation>Un PIN tiene de 4 a 12 dígitos.</translation>
    </message>
    <message>
        <source>The first operator is an owner.</source>
        <translation>El primer operador es el dueño.</translation>
    </message>
    <message>
        <source>Type the name.</source>
        <translation>Escriba el nombre.</translation>
    </message>
    <message>
        <source>Another operator has this short name.</source>
        <translation>Otro operador tiene este nombre corto.</translation>
    </message>
    <message>
        <source>Another operator has this name.</source>
        <translation>Otro operador tiene este nombre.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n active operators already.</source>
        <translation>
            <numerusform>Ya hay %n operador activo.</numerusform>
            <numerusform>Ya hay %n operadores activos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The short name is too long.</source>
        <translation>El nombre corto es demasiado largo.</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation>El nombre es demasiado largo.</translation>
    </message>
    <message>
        <source>Cashier</source>
        <translation>Cajero</translation>
    </message>
    <message>
        <source>Office</source>
        <translation>Oficina</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Dueño</translation>
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
        <translation>confirmar pagos a mano</translation>
    </message>
    <message>
        <source>withdraw confirmations</source>
        <translation>retirar confirmaciones</translation>
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
        <translation>aprobar envíos de otros</translation>
    </message>
    <message>
        <source>see personal data</source>
        <translation>ver datos personales</translation>
    </message>
    <message>
        <source>see totals and reports</source>
        <translation>ver totales e informes</translation>
    </message>
    <message>
        <source>export files</source>
        <translation>exportar archivos</translation>
    </message>
    <message>
        <source>write notes and tags</source>
        <translation>escribir notas y etiquetas</translation>
    </message>
    <message>
        <source>reconcile</source>
        <translation>conciliar</translation>
    </message>
    <message>
        <source>seal days</source>
        <translation>cerrar días</translation>
    </message>
    <message>
        <source>back up and restore</source>
        <translation>hacer y restaurar copias</translation>
    </message>
    <message>
        <source>change settings</source>
        <translation>cambiar ajustes</translation>
    </message>
    <message>
        <source>manage operators</source>
        <translation>gestionar operadores</translation>
    </message>
    <message>
        <source>Signed in</source>
        <translation>Entró</translation>
    </message>
    <message>
        <source>Counter locked</source>
        <translation>Mostrador bloqueado</translation>
    </message>
    <message>
        <source>Charge created</source>
        <translation>Cobro creado</translation>
    </message>
    <message>
        <source>Charge abandoned</source>
        <translation>Cobro abandonado</translation>
    </message>
    <message>
        <source>Charge resumed</source>
        <translation>Cobro retomado</translation>
    </message>
    <message>
        <source>Payment confirmed</source>
        <translation>Pago confirmado</translation>
    </message>
    <message>
        <source>Confirmation withdrawn</source>
        <translation>Confirmación retirada</translation>
    </message>
    <message>
        <source>Refund requested</source>
        <translation>Devolución pedida</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Devuelto</translation>
    </message>
    <message>
        <source>Payout requested</source>
        <translation>Envío pedido</translation>
    </message>
    <message>
        <source>Payout approved</source>
        <translation>Envío aprobado</translation>
    </message>
    <message>
        <source>Payout refused</source>
        <translation>Envío rechazado</translation>
    </message>
    <message>
        <source>Payout discarded</source>
        <translation>Envío descartado</translation>
    </message>
    <message>
        <source>Payout sent</source>
        <translation>Envío hecho</translation>
    </message>
    <message>
        <source>Personal data shown</source>
        <translation>Datos personales mostrados</translation>
    </message>
    <message>
        <source>Goods handed over</source>
        <translation>Mercancía entregada</translation>
    </message>
    <message>
        <source>Handover undone</source>
        <translation>Entrega deshecha</translation>
    </message>
    <message>
        <source>Note changed</source>
        <translation>Nota cambiada</translation>
    </message>
    <message>
        <source>Tags changed</source>
        <translation>Etiquetas cambiadas</translation>
    </message>
    <message>
        <source>Receipt printed</source>
        <translation>Comprobante impreso</translation>
    </message>
    <message>
        <source>File exported</source>
        <translation>Archivo exportado</translation>
    </message>
    <message>
        <source>Setting changed</source>
        <translation>Ajuste cambiado</translation>
    </message>
    <message>
        <source>Statement imported</source>
        <translation>Extracto importado</translation>
    </message>
    <message>
        <source>Reconciled</source>
        <translation>Conciliado</translation>
    </message>
    <message>
        <source>Day sealed</source>
        <translation>Día cerrado</translation>
    </message>
    <message>
        <source>Day reopened</source>
        <translation>Día reabierto</translation>
    </message>
    <message>
        <source>Backup made</source>
        <translation>Copia hecha</translation>
    </message>
    <message>
        <source>Backup restored</source>
        <translation>Copia restaurada</translation>
    </message>
    <message>
        <source>Person erased</source>
        <translation>Persona borrada</translation>
    </message>
    <message>
        <source>Operator added</source>
        <translation>Operador añadido</translation>
    </message>
    <message>
        <source>Operator changed</source>
        <translation>Operador cambiado</translation>
    </message>
    <message>
        <source>PIN changed</source>
        <translation>PIN cambiado</translation>
    </message>
    <message>
        <source>%1, authorised by %2</source>
        <comment>two operators</comment>
        <translation>%1, con autorización de %2</translation>
    </message>
    <message>
        <source>Somebody must be able to manage operators.</source>
        <translation>Alguien debe poder gestionar operadores.</translation>
    </message>
    <message>
        <source>Type the PIN of the counter: it becomes your PIN.</source>
        <translation>Escriba el PIN del mostrador: pasa a ser su PIN.</translation>
    </message>
    <message>
        <source>Shift opened</source>
        <translation>Turno abierto</translation>
    </message>
    <message>
        <source>Shift closed</source>
        <translation>Turno cerrado</translation>
    </message>
    <message>
        <source>API key created</source>
        <translation>Clave de la API creada</translation>
    </message>
    <message>
        <source>API key revoked</source>
        <translation>Clave de la API revocada</translation>
    </message>
    <message>
        <source>Webhook changed</source>
        <translation>Webhook cambiado</translation>
    </message>
    <message>
        <source>Code printed, saved or copied</source>
        <translation>Código impreso, guardado o copiado</translation>
    </message>
    <message>
        <source>Report printed, saved or copied</source>
        <translation>Informe impreso, guardado o copiado</translation>
    </message>
    <message>
        <source>Rows copied</source>
        <comment>of the list, to the clipboard</comment>
        <translation>Filas copiadas</translation>
    </message>
</context>
<context>
    <name>PaymentPage</name>
    <message>
        <source>Waiting for the payment</source>
        <translation>Esperando el pago</translation>
    </message>
    <message>
        <source>Paid. Thank you!</source>
        <translation>Pagado. ¡Gracias!</translation>
    </message>
    <message>
        <source>This code has expired. Do not pay it: ask for a new one.</source>
        <translation>Este código venció. No lo pague: pida uno nuevo.</translation>
    </message>
    <message>
        <source>The payment was refunded.</source>
        <translation>El pago fue devuelto.</translation>
    </message>
    <message>
        <source>The payment is being checked.</source>
        <translation>El pago se está verificando.</translation>
    </message>
    <message>
        <source>Do not pay this charge any more.</source>
        <translation>Ya no pague este cobro.</translation>
    </message>
    <message>
        <source>This charge does not exist.</source>
        <translation>Este cobro no existe.</translation>
    </message>
    <message>
        <source>Pay with Pix</source>
        <translation>Pagar con Pix</translation>
    </message>
    <message>
        <source>Sandbox: no money moves here.</source>
        <translation>Entorno de pruebas: aquí no se mueve dinero.</translation>
    </message>
    <message>
        <source>QR code of the payment</source>
        <translation>Código QR del pago</translation>
    </message>
    <message>
        <source>Scan it with your bank&apos;s app, or copy this code and paste it there:</source>
        <translation>Escanéelo con la aplicación de su banco, o copie este código y péguelo en ella:</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Copiar el código</translation>
    </message>
    <message>
        <source>Reload this page to see whether it is paid.</source>
        <translation>Vuelva a cargar esta página para ver si ya está pagado.</translation>
    </message>
    <message>
        <source>Pay as the customer</source>
        <translation>Pagar como el cliente</translation>
    </message>
    <message>
        <source>Cancel as the customer</source>
        <translation>Cancelar como el cliente</translation>
    </message>
    <message>
        <source>This page is out of service right now. It reloads by itself.</source>
        <translation>Esta página está fuera de servicio en este momento. Se vuelve a cargar sola.</translation>
    </message>
    <message>
        <source>If you have paid already, do not pay again: your bank&apos;s app shows the payment.</source>
        <translation>Si usted ya pagó, no pague de nuevo: la aplicación de su banco muestra el pago.</translation>
    </message>
    <message>
        <source>Back to the shop</source>
        <translation>Volver a la tienda</translation>
    </message>
</context>
<context>
    <name>Printout</name>
    <message>
        <source>DEMONSTRATION</source>
        <comment>across a receipt</comment>
        <translation>DEMOSTRACIÓN</translation>
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
        <translation>Una prueba: no se movió dinero.</translation>
    </message>
    <message>
        <source>PRACTICE</source>
        <comment>across a receipt</comment>
        <translation>PRÁCTICA</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
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
        <translation>No hay comprobante: este cobro todavía no se ha pagado.</translation>
    </message>
    <message>
        <source>There is no receipt yet: the payment is not certain.</source>
        <translation>Todavía no hay comprobante: el pago no es seguro.</translation>
    </message>
    <message>
        <source>There is no receipt: this charge was not paid.</source>
        <translation>No hay comprobante: este cobro no se pagó.</translation>
    </message>
    <message>
        <source>There is no receipt: it is not known whether this was paid.</source>
        <translation>No hay comprobante: no se sabe si esto se pagó.</translation>
    </message>
    <message>
        <source>Receipt %1</source>
        <translation>Comprobante %1</translation>
    </message>
    <message>
        <source>No money was paid: this is not a real receipt.</source>
        <translation>No se pagó dinero: este comprobante no vale.</translation>
    </message>
    <message>
        <source>Receipt of a Pix payment</source>
        <translation>Comprobante de pago por Pix</translation>
    </message>
    <message>
        <source>COPY %1</source>
        <comment>second copy: 2</comment>
        <translation>COPIA %1</translation>
    </message>
    <message>
        <source>Paid</source>
        <comment>when</comment>
        <translation>Pagado el</translation>
    </message>
    <message>
        <source>Payer</source>
        <translation>Pagador</translation>
    </message>
    <message>
        <source>not identified</source>
        <comment>payer</comment>
        <translation>no identificado</translation>
    </message>
    <message>
        <source>CPF or CNPJ</source>
        <translation>CPF o CNPJ</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descripción</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referencia</translation>
    </message>
    <message>
        <source>Txid</source>
        <comment>identifier of a charge in Pix</comment>
        <translation>Txid</translation>
    </message>
    <message>
        <source>End-to-end id</source>
        <translation>Id de extremo a extremo (E2E)</translation>
    </message>
    <message>
        <source>Not a fiscal document</source>
        <translation>Documento no fiscal</translation>
    </message>
    <message>
        <source>There is no proof yet: the transfer is accepted, not final.</source>
        <translation>Aún no hay comprobante: la transferencia fue aceptada, pero no es definitiva.</translation>
    </message>
    <message>
        <source>There is no proof: the money came back.</source>
        <translation>No hay comprobante: el dinero volvió.</translation>
    </message>
    <message>
        <source>There is no proof: nothing was transferred.</source>
        <translation>No hay comprobante: no se transfirió nada.</translation>
    </message>
    <message>
        <source>There is no proof: it is not known whether this was transferred.</source>
        <translation>No hay comprobante: no se sabe si esto se transfirió.</translation>
    </message>
    <message>
        <source>Proof of transfer %1</source>
        <translation>Comprobante de transferencia %1</translation>
    </message>
    <message>
        <source>Proof of a Pix transfer</source>
        <translation>Comprobante de transferencia Pix</translation>
    </message>
    <message>
        <source>Receiver</source>
        <translation>Receptor</translation>
    </message>
    <message>
        <source>Pix key</source>
        <translation>Clave Pix</translation>
    </message>
    <message>
        <source>As this console saw it on %1; the service could not be reached since then.</source>
        <comment>date and time</comment>
        <translation>Como este equipo lo vio el %1; desde entonces, sin conexión con el servicio.</translation>
    </message>
    <message>
        <source>Served by</source>
        <comment>an operator of the counter</comment>
        <translation>Atendido por</translation>
    </message>
    <message>
        <source>Refunded</source>
        <comment>a part of the payment, with amount and day</comment>
        <translation>Devuelto</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>amount, day</comment>
        <translation>%1 el %2</translation>
    </message>
</context>
<context>
    <name>ReceiptCheck</name>
    <message>
        <source>An end-to-end id has 32 characters, and this one does not. Type it again or scan it.</source>
        <translation>El id E2E tiene 32 caracteres, y este no. Escríbalo de nuevo o léalo con el lector.</translation>
    </message>
    <message>
        <source>This is not an end-to-end id: E, a bank number, a date and eleven characters.</source>
        <translation>Esto no es un id E2E: E, el número de un banco, una fecha y once caracteres.</translation>
    </message>
    <message>
        <source>It begins with D: it is the id of a refund, not of a payment.</source>
        <translation>Empieza con D: es el id de una devolución, no de un pago.</translation>
    </message>
    <message>
        <source>Its time is in the future: %1 in Brasília. It is scheduled or false.</source>
        <translation>Su hora todavía no llegó: %1 (Brasilia). Está programado o es falso.</translation>
    </message>
    <message>
        <source>It is from another day: %1 in Brasília.</source>
        <translation>Es de otro día: %1 (Brasilia).</translation>
    </message>
    <message>
        <source>The goods of this payment were already handed over, on %1.</source>
        <translation>La mercancía de este pago ya se entregó el %1.</translation>
    </message>
    <message>
        <source>This payment was refunded.</source>
        <translation>Este pago fue devuelto.</translation>
    </message>
    <message>
        <source>Do not hand over the goods.</source>
        <translation>No entregue la mercancía.</translation>
    </message>
    <message>
        <source>Paid: this charge</source>
        <translation>Pagado: este cobro</translation>
    </message>
    <message>
        <source>The money for this charge has arrived. Hand over the goods.</source>
        <translation>El dinero de este cobro llegó. Puede entregar la mercancía.</translation>
    </message>
    <message>
        <source>Paid, but for another sale</source>
        <translation>Pagado en otra venta</translation>
    </message>
    <message>
        <source>This money is not for this charge.</source>
        <translation>Este dinero no es de este cobro.</translation>
    </message>
    <message>
        <source>Hand over only the goods of that sale.</source>
        <translation>Entregue solo los artículos de esa venta.</translation>
    </message>
    <message>
        <source>Already used</source>
        <translation>Ya usado</translation>
    </message>
    <message>
        <source>Not received</source>
        <translation>No recibido</translation>
    </message>
    <message>
        <source>The receipt looks correct, but the money has not arrived. It is probably only scheduled.</source>
        <translation>El comprobante parece correcto, pero el dinero no llegó. Es probable que solo esté programado.</translation>
    </message>
    <message>
        <source>Not a real payment</source>
        <translation>No es un pago real</translation>
    </message>
    <message>
        <source>Cannot be verified now</source>
        <translation>No se puede verificar ahora</translation>
    </message>
    <message>
        <source>The service cannot be read.</source>
        <translation>No se puede consultar el servicio.</translation>
    </message>
    <message>
        <source>Only your bank knows, and Balcão cannot see it. Do not hand over the goods before the money is in your account.</source>
        <translation>Solo su banco lo sabe, y Balcão no lo ve. No entregue la mercancía antes de ver el dinero en su cuenta.</translation>
    </message>
    <message>
        <source>Scan or type what the receipt shows.</source>
        <translation>Lea o escriba lo que muestra el comprobante.</translation>
    </message>
    <message>
        <source>Type at least the last %1 characters of the end-to-end id.</source>
        <translation>Escriba al menos los últimos %1 caracteres del id E2E.</translation>
    </message>
    <message>
        <source>To look for a time, type the amount too.</source>
        <translation>Para buscar por la hora, escriba también el importe.</translation>
    </message>
    <message>
        <source>To look for an amount, type the time too, as on the receipt: 15,00 14:02.</source>
        <translation>Para buscar por el importe, escriba también la hora, como en el comprobante: 15,00 14:02.</translation>
    </message>
    <message>
        <source>More than one payment matches. Type more of the end-to-end id, or scan it. Do not hand over the goods yet.</source>
        <translation>Más de un pago coincide con esto. Escriba más caracteres del id E2E o léalo con el lector. Todavía no entregue la mercancía.</translation>
    </message>
    <message>
        <source>paid on %1</source>
        <translation>pagado el %1</translation>
    </message>
    <message>
        <source>id ends in %1</source>
        <translation>id terminado en %1</translation>
    </message>
    <message>
        <source>This payment already confirms another charge.</source>
        <translation>Este pago ya confirma otro cobro.</translation>
    </message>
    <message>
        <source>%1. Hand over the goods.</source>
        <comment>how the payment was confirmed</comment>
        <translation>%1. Entregue la mercancía.</translation>
    </message>
    <message>
        <source>Only your bank knows, and Balcão cannot see it. Press “Received” when your bank&apos;s app shows the money.</source>
        <translation>Solo su banco lo sabe, y Balcão no lo ve. Pulse “Recibí” cuando el dinero aparezca en la app de su banco.</translation>
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
        <translation>Por confirmar</translation>
    </message>
    <message>
        <source>To check</source>
        <comment>a queue of reconciliation</comment>
        <translation>Por revisar</translation>
    </message>
    <message>
        <source>Possible</source>
        <comment>a queue of reconciliation</comment>
        <translation>Posibles</translation>
    </message>
    <message>
        <source>Amount differs</source>
        <comment>a queue of reconciliation</comment>
        <translation>Importe distinto</translation>
    </message>
    <message>
        <source>Twice</source>
        <comment>a queue of reconciliation</comment>
        <translation>Por duplicado</translation>
    </message>
    <message>
        <source>Only at the bank: in</source>
        <comment>a queue of reconciliation</comment>
        <translation>Solo en el banco: entró</translation>
    </message>
    <message>
        <source>Only at the bank: out</source>
        <comment>a queue of reconciliation</comment>
        <translation>Solo en el banco: salió</translation>
    </message>
    <message>
        <source>Only here</source>
        <comment>a queue of reconciliation</comment>
        <translation>Solo aquí</translation>
    </message>
    <message>
        <source>Not yet at the bank</source>
        <comment>a queue of reconciliation</comment>
        <translation>Aún no en el banco</translation>
    </message>
    <message>
        <source>Waiting</source>
        <comment>a queue of reconciliation</comment>
        <translation>Esperando</translation>
    </message>
    <message>
        <source>Goods out, no money</source>
        <comment>a queue of reconciliation</comment>
        <translation>Entregado sin pago</translation>
    </message>
    <message>
        <source>Gone at the bank</source>
        <comment>a queue of reconciliation</comment>
        <translation>Ya no está en el banco</translation>
    </message>
    <message>
        <source>Explained</source>
        <comment>a queue of reconciliation</comment>
        <translation>Explicadas</translation>
    </message>
    <message>
        <source>Line and transaction belong together.</source>
        <translation>La línea y la transacción coinciden.</translation>
    </message>
    <message>
        <source>Time or document, and nothing else fits as well. Accept all at once, or one by one.</source>
        <translation>Hora o documento, y nada más coincide tan bien. Acepte todas a la vez, o una por una.</translation>
    </message>
    <message>
        <source>Probably right. Look at each one.</source>
        <translation>Probablemente correcto. Mire cada una.</translation>
    </message>
    <message>
        <source>Only amount and day fit. Look at each one.</source>
        <translation>Solo importe y día coinciden. Mire cada una.</translation>
    </message>
    <message>
        <source>An id fits, but the amount does not. Match by hand with the difference, or ask the bank.</source>
        <translation>Un id coincide, pero el importe no. Empareje a mano con la diferencia, o pregunte al banco.</translation>
    </message>
    <message>
        <source>Two lines for one payment, or two payments for one line.</source>
        <translation>Dos líneas para un pago, o dos pagos para una línea.</translation>
    </message>
    <message>
        <source>The bank received money for which there is no charge. Match it by hand or explain it.</source>
        <translation>El banco recibió dinero sin cobro. Empareje a mano o explique.</translation>
    </message>
    <message>
        <source>Money left the account without a payout. Explain it, for example as a fee.</source>
        <translation>Salió dinero de la cuenta sin envío. Explíquelo, por ejemplo como comisión.</translation>
    </message>
    <message>
        <source>Paid according to the service, but not at the bank after three days.</source>
        <translation>Pagado según el servicio, pero no en el banco tras tres días.</translation>
    </message>
    <message>
        <source>Paid so late that the bank may report it in the next statement.</source>
        <translation>Pagado tan tarde que el banco puede mostrarlo en el próximo extracto.</translation>
    </message>
    <message>
        <source>Charges that nobody has paid according to the bank.</source>
        <translation>Cobros que nadie pagó según el banco.</translation>
    </message>
    <message>
        <source>The goods were handed over for a receipt, but the money never arrived.</source>
        <translation>La mercancía se entregó por un comprobante, pero el dinero no llegó.</translation>
    </message>
    <message>
        <source>A later file of the bank no longer has these lines.</source>
        <translation>Un archivo posterior del banco ya no tiene estas líneas.</translation>
    </message>
    <message>
        <source>Lines that need no transaction, such as fees.</source>
        <translation>Líneas que no necesitan transacción, como comisiones.</translation>
    </message>
    <message>
        <source>Fee</source>
        <comment>of the bank</comment>
        <translation>Comisión</translation>
    </message>
    <message>
        <source>Yield</source>
        <comment>of money at the bank</comment>
        <translation>Rendimiento</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>Impuesto</translation>
    </message>
    <message>
        <source>Own transfer</source>
        <translation>Transferencia propia</translation>
    </message>
    <message>
        <source>Card sales</source>
        <translation>Ventas con tarjeta</translation>
    </message>
    <message>
        <source>Loan</source>
        <translation>Préstamo</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>Efectivo</translation>
    </message>
    <message>
        <source>Other</source>
        <comment>an explanation</comment>
        <translation>Otro</translation>
    </message>
    <message numerus="yes">
        <source>One line pays %n transaction(s), less their fees.</source>
        <translation>
            <numerusform>Una línea paga %n transacción, menos su comisión.</numerusform>
            <numerusform>Una línea paga %n transacciones, menos sus comisiones.</numerusform>
        </translation>
    </message>
    <message>
        <source>This line takes another line back: equal amount, other direction.</source>
        <translation>Esta línea anula otra línea: importe igual, sentido contrario.</translation>
    </message>
    <message>
        <source>Matched by hand.</source>
        <translation>Emparejado a mano.</translation>
    </message>
    <message>
        <source>Matched by hand by %1.</source>
        <translation>Emparejado a mano por %1.</translation>
    </message>
    <message>
        <source>by hand</source>
        <comment>a match</comment>
        <translation>a mano</translation>
    </message>
    <message>
        <source>paid</source>
        <comment>a transaction</comment>
        <translation>pagado</translation>
    </message>
    <message>
        <source>waiting</source>
        <comment>a transaction</comment>
        <translation>en espera</translation>
    </message>
    <message>
        <source>closed without payment</source>
        <comment>a transaction</comment>
        <translation>cerrada sin pago</translation>
    </message>
    <message numerus="yes">
        <source>Import of %n line(s)</source>
        <translation>
            <numerusform>Importación de %n línea</numerusform>
            <numerusform>Importación de %n líneas</numerusform>
        </translation>
    </message>
    <message>
        <source>Removal of an import</source>
        <translation>Eliminación de una importación</translation>
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
            <numerusform>%n par aceptado, %1</numerusform>
            <numerusform>%n pares aceptados, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>“Not this pair”, %1</source>
        <translation>“No es este par”, %1</translation>
    </message>
    <message>
        <source>Match by hand, %1</source>
        <translation>Par a mano, %1</translation>
    </message>
    <message>
        <source>Match taken apart, %1</source>
        <translation>Par separado, %1</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) explained, %1</source>
        <translation>
            <numerusform>%n línea explicada, %1</numerusform>
            <numerusform>%n líneas explicadas, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>New rule, %n line(s) explained</source>
        <translation>
            <numerusform>Regla nueva, %n línea explicada</numerusform>
            <numerusform>Regla nueva, %n líneas explicadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Rule removed</source>
        <translation>Regla eliminada</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>The file does not prove that it is complete. Type the balance before the first line, or state that the file has no balances.</source>
        <translation>El archivo no prueba que está completo. Escriba el saldo antes de la primera línea, o declare que el archivo no tiene saldos.</translation>
    </message>
    <message>
        <source>The file does not name the account. Type bank and account number.</source>
        <translation>El archivo no dice cuál es la cuenta. Escriba el banco y el número de cuenta.</translation>
    </message>
    <message>
        <source>This is a card statement. Choose the statement of the account.</source>
        <translation>Este es un extracto de tarjeta. Elija el extracto de la cuenta.</translation>
    </message>
    <message>
        <source>The statement is empty.</source>
        <translation>El extracto está vacío.</translation>
    </message>
    <message>
        <source>No statement covers this day.</source>
        <translation>Ningún extracto cubre este día.</translation>
    </message>
    <message>
        <source>The balances of the statements contradict each other.</source>
        <translation>Los saldos de los extractos se contradicen.</translation>
    </message>
    <message>
        <source>An amount differs.</source>
        <translation>Un importe es distinto.</translation>
    </message>
    <message>
        <source>Something appears twice.</source>
        <translation>Algo aparece por duplicado.</translation>
    </message>
    <message>
        <source>A line is gone at the bank.</source>
        <translation>Una línea ya no está en el banco.</translation>
    </message>
    <message>
        <source>The bank contradicts a charge.</source>
        <translation>El banco contradice un cobro.</translation>
    </message>
    <message>
        <source>A payment is not recorded by the service yet.</source>
        <translation>El servicio aún no registró un pago.</translation>
    </message>
    <message>
        <source>Open items are carried over: type a reason.</source>
        <translation>Hay partidas abiertas: escriba un motivo para trasladarlas.</translation>
    </message>
    <message>
        <source>An earlier day is not sealed yet.</source>
        <translation>Un día anterior aún no está sellado.</translation>
    </message>
    <message>
        <source>All lines = lines of all queues</source>
        <translation>Todas las líneas = líneas de todas las colas</translation>
    </message>
    <message>
        <source>All transactions = transactions of all queues</source>
        <translation>Todas las transacciones = transacciones de todas las colas</translation>
    </message>
    <message>
        <source>Certain lines = their transactions</source>
        <translation>Líneas seguras = sus transacciones</translation>
    </message>
    <message>
        <source>Matched lines = their transactions and differences</source>
        <translation>Líneas emparejadas = sus transacciones y diferencias</translation>
    </message>
    <message>
        <source>Opening balance + lines = closing balance</source>
        <translation>Saldo inicial + líneas = saldo final</translation>
    </message>
    <message>
        <source>A later file added a line.</source>
        <translation>Un archivo posterior añadió una línea.</translation>
    </message>
    <message>
        <source>A later file no longer has a line.</source>
        <translation>Un archivo posterior ya no tiene una línea.</translation>
    </message>
    <message>
        <source>A transaction changed.</source>
        <translation>Una transacción cambió.</translation>
    </message>
    <message>
        <source>A transaction was added.</source>
        <translation>Se añadió una transacción.</translation>
    </message>
    <message>
        <source>Opened again: %1</source>
        <translation>Reabierto: %1</translation>
    </message>
    <message>
        <source>Returned by the bank</source>
        <comment>a queue of reconciliation</comment>
        <translation>Devuelto por el banco</translation>
    </message>
    <message>
        <source>Received money went back, and no refund was recorded. If you gave it back, record the refund: R on the payment, or on the server. Then match the line with M. Otherwise ask the bank, for example about a fraud report (MED).</source>
        <translation>Salió dinero que ya había entrado, y no se registró ninguna devolución. Si usted lo devolvió, registre la devolución: R en el pago, o en el servidor. Luego concilie la línea con M. Si no, pregunte al banco, por ejemplo por una denuncia de fraude (MED).</translation>
    </message>
    <message>
        <source>The fee equals the commissions of all payments of one day.</source>
        <translation>La tarifa es igual a las comisiones de todos los pagos de un día.</translation>
    </message>
    <message>
        <source>Paid here = bank and open items</source>
        <translation>Pagado aquí = banco y partidas abiertas</translation>
    </message>
    <message>
        <source>Handed over at the counter = paid and unpaid charges</source>
        <translation>Entregado en la caja = cobros pagados y no pagados</translation>
    </message>
    <message>
        <source>Carried by sealed days = decided later + still open</source>
        <translation>Trasladado por días sellados = resuelto después + aún abierto</translation>
    </message>
    <message>
        <source>Paid here</source>
        <translation>Pagado aquí</translation>
    </message>
    <message>
        <source>Handed over at the counter</source>
        <translation>Entregado en la caja</translation>
    </message>
    <message>
        <source>Carried by sealed days</source>
        <translation>Trasladado por días sellados</translation>
    </message>
    <message>
        <source>lines of the bank</source>
        <comment>a part of a sum</comment>
        <translation>líneas del banco</translation>
    </message>
    <message>
        <source>explained lines</source>
        <comment>a part of a sum</comment>
        <translation>líneas explicadas</translation>
    </message>
    <message>
        <source>lines without a decision</source>
        <comment>a part of a sum</comment>
        <translation>líneas sin decisión</translation>
    </message>
    <message>
        <source>differences within matches</source>
        <comment>a part of a sum</comment>
        <translation>diferencias en líneas emparejadas</translation>
    </message>
    <message>
        <source>matched lines of other days</source>
        <comment>a part of a sum</comment>
        <translation>líneas emparejadas de otros días</translation>
    </message>
    <message>
        <source>transactions of other days</source>
        <comment>a part of a sum</comment>
        <translation>transacciones de otros días</translation>
    </message>
    <message>
        <source>transactions that are no longer listed</source>
        <comment>a part of a sum</comment>
        <translation>transacciones que ya no aparecen</translation>
    </message>
    <message>
        <source>money that arrived on other days</source>
        <comment>a part of a sum</comment>
        <translation>dinero que llegó en otros días</translation>
    </message>
    <message>
        <source>gone at the bank</source>
        <comment>a part of a sum</comment>
        <translation>ya no está en el banco</translation>
    </message>
    <message>
        <source>not at the bank</source>
        <comment>a part of a sum</comment>
        <translation>no está en el banco</translation>
    </message>
    <message>
        <source>paid here</source>
        <comment>a part of a sum</comment>
        <translation>pagado aquí</translation>
    </message>
    <message>
        <source>without a note of the counter</source>
        <comment>a part of a sum</comment>
        <translation>sin anotación de la caja</translation>
    </message>
    <message>
        <source>paid on other days</source>
        <comment>a part of a sum</comment>
        <translation>pagado en otros días</translation>
    </message>
    <message>
        <source>handed over without payment</source>
        <comment>a part of a sum</comment>
        <translation>entregado sin pago</translation>
    </message>
    <message>
        <source>matched later</source>
        <comment>a part of a sum</comment>
        <translation>emparejado después</translation>
    </message>
    <message>
        <source>still open</source>
        <comment>a part of a sum</comment>
        <translation>aún abierto</translation>
    </message>
    <message>
        <source>%1: difference %2</source>
        <comment>equation, amount</comment>
        <translation>%1: diferencia %2</translation>
    </message>
    <message>
        <source>Paid late</source>
        <comment>a queue of reconciliation</comment>
        <translation>Pagado tarde</translation>
    </message>
    <message>
        <source>The money arrived after the charge had expired or was canceled. Give the customer the goods, or the money back.</source>
        <translation>El dinero llegó después de que el cobro venciera o se cancelara. Entregue la mercancía al cliente o devuélvale el dinero.</translation>
    </message>
    <message>
        <source>Gone</source>
        <comment>a line that a later file omits</comment>
        <translation>Desaparecida</translation>
    </message>
    <message>
        <source>New</source>
        <comment>a line that is not stored yet</comment>
        <translation>Nueva</translation>
    </message>
    <message>
        <source>Known</source>
        <comment>a line that is stored already</comment>
        <translation>Conocida</translation>
    </message>
</context>
<context>
    <name>Retention</name>
    <message>
        <source>Amounts, times, states, references and payment codes stay: accounting needs them.</source>
        <translation>Importes, horas, estados, referencias y códigos de pago quedan: la contabilidad los necesita.</translation>
    </message>
    <message numerus="yes">
        <source>%n old transaction(s) are still open and stay unchanged.</source>
        <translation>
            <numerusform>%n transacción antigua sigue abierta y no cambia.</numerusform>
            <numerusform>%n transacciones antiguas siguen abiertas y no cambian.</numerusform>
        </translation>
    </message>
    <message>
        <source>Evidence of payments stays: it is never changed.</source>
        <translation>Las pruebas de pago quedan: nunca cambian.</translation>
    </message>
    <message>
        <source>Imported bank statements stay, because the seals of days cover them.</source>
        <translation>Los extractos bancarios importados quedan, porque los sellos de los días los cubren.</translation>
    </message>
    <message>
        <source>The audit log stays. It has no data of customers.</source>
        <translation>El registro de acciones queda. No tiene datos de clientes.</translation>
    </message>
    <message>
        <source>Backups, exported files and folders “replaced-…” still have the data.</source>
        <translation>Las copias, los archivos exportados y las carpetas “replaced-…” aún tienen los datos.</translation>
    </message>
    <message numerus="yes">
        <source>%n transaction(s) would lose their personal data.</source>
        <translation>
            <numerusform>%n transacción perdería sus datos personales.</numerusform>
            <numerusform>%n transacciones perderían sus datos personales.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n transaction(s) lost their personal data.</source>
        <translation>
            <numerusform>%n transacción perdió sus datos personales.</numerusform>
            <numerusform>%n transacciones perdieron sus datos personales.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) and tag(s) were deleted.</source>
        <translation>
            <numerusform>Se borró %n nota o etiqueta.</numerusform>
            <numerusform>Se borraron %n notas y etiquetas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n known customer(s) were deleted.</source>
        <translation>
            <numerusform>Se borró %n cliente conocido.</numerusform>
            <numerusform>Se borraron %n clientes conocidos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n refused payout(s) were deleted.</source>
        <translation>
            <numerusform>Se borró %n envío rechazado.</numerusform>
            <numerusform>Se borraron %n envíos rechazados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) for this person were deleted from the record of files.</source>
        <translation>
            <numerusform>Se borró %n búsqueda de esta persona del registro de archivos.</numerusform>
            <numerusform>Se borraron %n búsquedas de esta persona del registro de archivos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The counter stored nothing about this person.</source>
        <translation>El mostrador no guardaba nada sobre esta persona.</translation>
    </message>
    <message>
        <source>Some transactions or payouts of this person are still open.</source>
        <translation>Algunas transacciones o pagos de esta persona siguen abiertos.</translation>
    </message>
    <message>
        <source>The remote service still has its data: ask its operator to erase the person there.</source>
        <translation>El servicio remoto aún tiene sus datos: pida a su operador que borre allí a la persona.</translation>
    </message>
    <message numerus="yes">
        <source>%n transaction(s) in the copy of the remote service lost their personal data.</source>
        <translation>
            <numerusform>%n transacción en la copia del servicio remoto perdió sus datos personales.</numerusform>
            <numerusform>%n transacciones en la copia del servicio remoto perdieron sus datos personales.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The content of %n request(s) to the service or the bank was deleted.</source>
        <translation>
            <numerusform>Se borró el contenido de %n pedido al servicio o al banco.</numerusform>
            <numerusform>Se borró el contenido de %n pedidos al servicio o al banco.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) and tag(s)</source>
        <comment>to be erased</comment>
        <translation>
            <numerusform>%n nota o etiqueta</numerusform>
            <numerusform>%n notas y etiquetas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n known customer(s)</source>
        <comment>to be erased</comment>
        <translation>
            <numerusform>%n cliente conocido</numerusform>
            <numerusform>%n clientes conocidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n refused payout(s)</source>
        <comment>to be erased</comment>
        <translation>
            <numerusform>%n pago rechazado</numerusform>
            <numerusform>%n pagos rechazados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) in the record of files</source>
        <comment>to be erased</comment>
        <translation>
            <numerusform>%n búsqueda en el registro de archivos</numerusform>
            <numerusform>%n búsquedas en el registro de archivos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>personal data of %n transaction(s) in the copy of the service</source>
        <comment>to be erased</comment>
        <translation>
            <numerusform>datos personales de %n transacción en la copia del servicio</numerusform>
            <numerusform>datos personales de %n transacciones en la copia del servicio</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) to the service or the bank</source>
        <comment>to be erased</comment>
        <translation>
            <numerusform>%n pedido al servicio o al banco</numerusform>
            <numerusform>%n pedidos al servicio o al banco</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n transaction(s) of this person stay: accounting needs them. The setting “Remove personal data of transactions” removes the person from old ones.</source>
        <translation>
            <numerusform>%n transacción de esta persona queda: la contabilidad la necesita. La opción “Eliminar datos personales de transacciones” quita a la persona de las antiguas.</numerusform>
            <numerusform>%n transacciones de esta persona quedan: la contabilidad las necesita. La opción “Eliminar datos personales de transacciones” quita a la persona de las antiguas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RowMenu</name>
    <message>
        <source>Copy the row</source>
        <translation>Copiar la línea</translation>
    </message>
</context>
<context>
    <name>SafetySettings</name>
    <message>
        <source>Second person</source>
        <translation>Segunda persona</translation>
    </message>
    <message>
        <source>With a PIN, the second person approves payouts under “To approve”. This counter knows people by PIN only: anyone who knows both PINs can do both.</source>
        <translation>Con un PIN propio, los envíos esperan en «Por aprobar» hasta que los examine. Esta caja solo conoce a las personas por el PIN: quien sepa los dos PIN puede hacer ambas cosas.</translation>
    </message>
    <message>
        <source>Amount that needs approval</source>
        <translation>Importe que exige aprobación</translation>
    </message>
    <message>
        <source>This amount or more. Only the second person can change it.</source>
        <translation>Ese importe o más. Solo la segunda persona puede cambiarlo.</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Enviar</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 o más</translation>
    </message>
    <message>
        <source>Type the amount again</source>
        <translation>Escribir el importe otra vez</translation>
    </message>
    <message>
        <source>A sent Pix cannot be undone: large amounts are typed a second time before they leave.</source>
        <translation>Un Pix enviado no vuelve: un importe grande se escribe otra vez antes de salir.</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Bloqueo</translation>
    </message>
    <message>
        <source>PIN of the counter</source>
        <translation>PIN de la caja</translation>
    </message>
    <message>
        <source>With a PIN, transactions and settings are locked. Charging and receipt checks work without it. Ctrl+L locks.</source>
        <translation>Con un PIN, las transacciones y los ajustes quedan bloqueados. Cobrar y verificar comprobantes funcionan sin él. Ctrl+L bloquea.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message numerus="yes">
        <source>After %n minute(s)</source>
        <comment>without a key or a touch</comment>
        <translation>
            <numerusform>Después de %n minuto</numerusform>
            <numerusform>Después de %n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>Lock automatically</source>
        <translation>Bloqueo automático</translation>
    </message>
    <message>
        <source>Hides everything, and charging needs the PIN too. New payments still show. Only with a PIN.</source>
        <translation>Oculta todo, y cobrar también pide el PIN. Los pagos nuevos siguen apareciendo. Solo con un PIN.</translation>
    </message>
</context>
<context>
    <name>Shift</name>
    <message>
        <source>Became known later</source>
        <comment>a transaction of a shift</comment>
        <translation>Apareció después</translation>
    </message>
    <message>
        <source>No longer there</source>
        <comment>a transaction of a shift</comment>
        <translation>Ya no existe</translation>
    </message>
    <message>
        <source>Paid later</source>
        <comment>a transaction of a shift</comment>
        <translation>Pagado después</translation>
    </message>
    <message>
        <source>Refunded</source>
        <comment>a transaction of a shift</comment>
        <translation>Devuelto</translation>
    </message>
    <message>
        <source>Confirmation withdrawn</source>
        <comment>a transaction of a shift</comment>
        <translation>Confirmación retirada</translation>
    </message>
    <message>
        <source>Ended without a payment</source>
        <comment>a transaction of a shift</comment>
        <translation>Terminado sin pago</translation>
    </message>
    <message>
        <source>Other amount or commission</source>
        <comment>a transaction of a shift</comment>
        <translation>Otro importe o comisión</translation>
    </message>
    <message>
        <source>Confirmed by another source</source>
        <comment>a transaction of a shift</comment>
        <translation>Confirmado por otra fuente</translation>
    </message>
    <message>
        <source>Reconciled differently</source>
        <comment>a transaction of a shift</comment>
        <translation>Conciliado de otra forma</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Recibido</translation>
    </message>
    <message>
        <source>Confirmed by: %1</source>
        <comment>counter, statement or bank</comment>
        <translation>Confirmado por: %1</translation>
    </message>
    <message>
        <source>Reported by the service</source>
        <comment>payments</comment>
        <translation>Informado por el servicio</translation>
    </message>
    <message>
        <source>Received in total</source>
        <translation>Total recibido</translation>
    </message>
    <message>
        <source>Received, by operator</source>
        <translation>Recibido, por operador</translation>
    </message>
    <message>
        <source>Other transactions</source>
        <translation>Otras transacciones</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Devuelto</translation>
    </message>
    <message>
        <source>Sent</source>
        <comment>money</comment>
        <translation>Enviado</translation>
    </message>
    <message>
        <source>Still open</source>
        <translation>Aún abierto</translation>
    </message>
    <message>
        <source>Ended without a payment</source>
        <translation>Terminado sin pago</translation>
    </message>
    <message>
        <source>Commission</source>
        <translation>Comisión</translation>
    </message>
    <message>
        <source>Effect on the account</source>
        <translation>Efecto en la cuenta</translation>
    </message>
    <message>
        <source>Cash in the drawer</source>
        <translation>Efectivo en la caja</translation>
    </message>
    <message>
        <source>At the beginning</source>
        <comment>cash in the drawer</comment>
        <translation>Al inicio</translation>
    </message>
    <message>
        <source>Counted at the end</source>
        <comment>cash in the drawer</comment>
        <translation>Contado al final</translation>
    </message>
    <message>
        <source>Difference</source>
        <comment>cash in the drawer</comment>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>Open, carried to the next shift</source>
        <translation>Abiertos, pasan al turno siguiente</translation>
    </message>
    <message>
        <source>Open now</source>
        <translation>Abiertos ahora</translation>
    </message>
    <message>
        <source>Carried from earlier shifts</source>
        <translation>De turnos anteriores</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>open transactions</comment>
        <translation>
            <numerusform>%n más</numerusform>
            <numerusform>%n más</numerusform>
        </translation>
    </message>
    <message>
        <source>Changed after the shift was closed</source>
        <translation>Cambió después del cierre del turno</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>Z report %1</source>
        <comment>a closed shift</comment>
        <translation>Informe Z %1</translation>
    </message>
    <message>
        <source>X report</source>
        <comment>a shift that is open</comment>
        <translation>Informe X</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a time, an operator</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Counter %1</source>
        <translation>Mostrador %1</translation>
    </message>
    <message>
        <source>Business day %1</source>
        <translation>Día de trabajo %1</translation>
    </message>
    <message>
        <source>Opened: %1</source>
        <comment>a time</comment>
        <translation>Abierto: %1</translation>
    </message>
    <message>
        <source>Transactions from: %1</source>
        <comment>a time</comment>
        <translation>Transacciones desde: %1</translation>
    </message>
    <message>
        <source>Closed: %1</source>
        <comment>a time</comment>
        <translation>Cerrado: %1</translation>
    </message>
    <message>
        <source>As of: %1</source>
        <comment>a time</comment>
        <translation>Estado a: %1</translation>
    </message>
    <message>
        <source>The shift was opened or closed elsewhere meanwhile.</source>
        <translation>El turno se abrió o se cerró en otro lugar mientras tanto.</translation>
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
        <translation>No se pagó dinero: este no es un informe real.</translation>
    </message>
    <message>
        <source>Seal</source>
        <comment>a digest</comment>
        <translation>Sello</translation>
    </message>
    <message>
        <source>Not a fiscal document</source>
        <translation>No es un documento fiscal</translation>
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
        <translation>en el mismo minuto</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) apart</source>
        <translation>
            <numerusform>%n minuto de diferencia</numerusform>
            <numerusform>%n minutos de diferencia</numerusform>
        </translation>
    </message>
    <message>
        <source>on the same day</source>
        <translation>el mismo día</translation>
    </message>
    <message numerus="yes">
        <source>the bank booked it %n day(s) later</source>
        <translation>
            <numerusform>el banco lo asentó %n día después</numerusform>
            <numerusform>el banco lo asentó %n días después</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the bank booked it %n day(s) earlier</source>
        <translation>
            <numerusform>el banco lo asentó %n día antes</numerusform>
            <numerusform>el banco lo asentó %n días antes</numerusform>
        </translation>
    </message>
    <message>
        <source>name and document fit</source>
        <translation>nombre y documento coinciden</translation>
    </message>
    <message>
        <source>the document fits</source>
        <translation>el documento coincide</translation>
    </message>
    <message>
        <source>the name fits</source>
        <translation>el nombre coincide</translation>
    </message>
    <message>
        <source>Bank %1</source>
        <comment>its number</comment>
        <translation>Banco %1</translation>
    </message>
    <message>
        <source>Account without a number</source>
        <translation>Cuenta sin número</translation>
    </message>
    <message>
        <source>Pix received</source>
        <translation>Pix recibido</translation>
    </message>
    <message>
        <source>Pix sent</source>
        <translation>Pix enviado</translation>
    </message>
    <message>
        <source>Returned to us</source>
        <translation>Devuelto a nosotros</translation>
    </message>
    <message>
        <source>Returned by us</source>
        <translation>Devuelto por nosotros</translation>
    </message>
    <message>
        <source>Fee</source>
        <translation>Comisión</translation>
    </message>
    <message>
        <source>Card sales</source>
        <translation>Ventas con tarjeta</translation>
    </message>
    <message>
        <source>Transfer received</source>
        <translation>Transferencia recibida</translation>
    </message>
    <message>
        <source>Transfer sent</source>
        <translation>Transferencia enviada</translation>
    </message>
    <message>
        <source>Deposit</source>
        <translation>Depósito</translation>
    </message>
    <message>
        <source>Withdrawal</source>
        <translation>Retiro</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>Impuesto</translation>
    </message>
    <message>
        <source>Yield</source>
        <translation>Rendimiento</translation>
    </message>
    <message>
        <source>Other money in</source>
        <translation>Otra entrada</translation>
    </message>
    <message>
        <source>Other money out</source>
        <translation>Otra salida</translation>
    </message>
    <message>
        <source>The file is larger than %1 MB.</source>
        <translation>El archivo supera %1 MB.</translation>
    </message>
    <message>
        <source>The file has more than %1 lines.</source>
        <translation>El archivo tiene más de %1 líneas.</translation>
    </message>
    <message>
        <source>A text has more than %1 characters.</source>
        <translation>Un texto tiene más de %1 caracteres.</translation>
    </message>
    <message>
        <source>The encoding of the file (UTF-16) is not supported.</source>
        <translation>La codificación del archivo (UTF-16) no se admite.</translation>
    </message>
    <message>
        <source>A PDF cannot be read reliably.</source>
        <translation>Un PDF no se puede leer con seguridad.</translation>
    </message>
    <message>
        <source>A spreadsheet (XLSX) cannot be read.</source>
        <translation>Una hoja de cálculo (XLSX) no se puede leer.</translation>
    </message>
    <message>
        <source>This is a web page.</source>
        <translation>Esto es una página web.</translation>
    </message>
    <message>
        <source>OFC, the predecessor of OFX, cannot be read.</source>
        <translation>OFC, el antecesor de OFX, no se puede leer.</translation>
    </message>
    <message>
        <source>This is not a bank statement that Balcão can read.</source>
        <translation>Esto no es un extracto que Balcão pueda leer.</translation>
    </message>
    <message>
        <source>The columns of this table are unknown.</source>
        <translation>Las columnas de esta tabla son desconocidas.</translation>
    </message>
    <message>
        <source>A column for the day and a column for the amount are needed.</source>
        <translation>Hace falta una columna para el día y otra para el importe.</translation>
    </message>
    <message>
        <source>A quotation mark is not closed.</source>
        <translation>Falta cerrar unas comillas.</translation>
    </message>
    <message>
        <source>A row has more or fewer columns than the header.</source>
        <translation>Una fila tiene más o menos columnas que el encabezado.</translation>
    </message>
    <message>
        <source>The file ends in the middle: the download was cut off.</source>
        <translation>El archivo acaba a la mitad: la descarga se cortó.</translation>
    </message>
    <message>
        <source>A text belongs to no field.</source>
        <translation>Un texto no pertenece a ningún campo.</translation>
    </message>
    <message>
        <source>A record has an unexpected type or length.</source>
        <translation>Un registro tiene un tipo o tamaño inesperado.</translation>
    </message>
    <message>
        <source>The file contains no account statement.</source>
        <translation>El archivo no contiene un extracto de cuenta.</translation>
    </message>
    <message>
        <source>The account is not in Brazilian reais.</source>
        <translation>La cuenta no está en reales.</translation>
    </message>
    <message>
        <source>A line has no amount.</source>
        <translation>Una línea no tiene importe.</translation>
    </message>
    <message>
        <source>This is not an amount.</source>
        <translation>Esto no es un importe.</translation>
    </message>
    <message>
        <source>This amount could mean reais or thousands.</source>
        <translation>Este importe podría ser reales o millares.</translation>
    </message>
    <message>
        <source>An amount has more than two decimals.</source>
        <translation>Un importe tiene más de dos decimales.</translation>
    </message>
    <message>
        <source>An amount is too large.</source>
        <translation>Un importe es demasiado grande.</translation>
    </message>
    <message>
        <source>A line has two amounts.</source>
        <translation>Una línea tiene dos importes.</translation>
    </message>
    <message>
        <source>A line has no day.</source>
        <translation>Una línea no tiene día.</translation>
    </message>
    <message>
        <source>This day does not exist.</source>
        <translation>Este día no existe.</translation>
    </message>
    <message>
        <source>This time does not exist.</source>
        <translation>Esta hora no existe.</translation>
    </message>
    <message>
        <source>It is unclear whether the money came in or went out.</source>
        <translation>No está claro si el dinero entró o salió.</translation>
    </message>
    <message>
        <source>No amount has a minus, although texts mention money that went out.</source>
        <translation>Ningún importe tiene signo menos, aunque los textos hablan de dinero que salió.</translation>
    </message>
    <message>
        <source>Gross amount less fee is not the net amount.</source>
        <translation>Importe bruto menos comisión no da el neto.</translation>
    </message>
    <message>
        <source>The lines do not lead from one balance to the next.</source>
        <translation>Las líneas no llevan de un saldo al siguiente.</translation>
    </message>
    <message>
        <source>In your bank&apos;s page, save the statement as OFX (often called “OFX Money”), or as CSV.</source>
        <translation>En la página de su banco, guarde el extracto como OFX (a veces “OFX Money”) o CSV.</translation>
    </message>
    <message>
        <source>Export shorter periods, such as whole months.</source>
        <translation>Exporte períodos más cortos, como meses enteros.</translation>
    </message>
    <message>
        <source>Choose the meaning of each column below.</source>
        <translation>Elija abajo qué significa cada columna.</translation>
    </message>
    <message>
        <source>Download the file again, by whole months. If that does not help, choose another format (OFX or CSV).</source>
        <translation>Descargue el archivo de nuevo, por meses enteros. Si no ayuda, elija otro formato (OFX o CSV).</translation>
    </message>
    <message>
        <source>Choose the statement of an account in reais.</source>
        <translation>Elija el extracto de una cuenta en reales.</translation>
    </message>
    <message>
        <source>Download the file again without opening it in another program, or choose another format (OFX or CSV).</source>
        <translation>Descargue el archivo de nuevo sin abrirlo en otro programa, o elija otro formato (OFX o CSV).</translation>
    </message>
    <message>
        <source>Line %1</source>
        <comment>of a file</comment>
        <translation>Línea %1</translation>
    </message>
    <message>
        <source>Line %1: “%2”</source>
        <comment>of a file, with its text</comment>
        <translation>Línea %1: “%2”</translation>
    </message>
    <message>
        <source>The balances add up: no line is missing.</source>
        <translation>Los saldos cuadran: no falta ninguna línea.</translation>
    </message>
    <message>
        <source>The balances agree, but do not cover every line.</source>
        <translation>Los saldos coinciden, pero no cubren todas las líneas.</translation>
    </message>
    <message>
        <source>The file has one balance only, which proves nothing.</source>
        <translation>El archivo tiene un solo saldo, que no prueba nada.</translation>
    </message>
    <message>
        <source>The file has no balances.</source>
        <translation>El archivo no tiene saldos.</translation>
    </message>
    <message>
        <source>certain</source>
        <comment>a match</comment>
        <translation>seguro</translation>
    </message>
    <message>
        <source>strong</source>
        <comment>a match</comment>
        <translation>fuerte</translation>
    </message>
    <message>
        <source>likely</source>
        <comment>a match</comment>
        <translation>probable</translation>
    </message>
    <message>
        <source>possible</source>
        <comment>a match</comment>
        <translation>posible</translation>
    </message>
    <message>
        <source>as a set</source>
        <comment>a match</comment>
        <translation>en conjunto</translation>
    </message>
    <message>
        <source>Same amount, and both have the end-to-end id %1.</source>
        <translation>Mismo importe, y ambos tienen el id de extremo a extremo %1.</translation>
    </message>
    <message>
        <source>Same amount, and the bank&apos;s line has the txid of the charge, %1.</source>
        <translation>Mismo importe, y la línea del banco tiene el txid del cobro, %1.</translation>
    </message>
    <message>
        <source>Same amount, and the bank&apos;s own id is the id of the charge.</source>
        <translation>Mismo importe, y el id del banco es el id del cobro.</translation>
    </message>
    <message>
        <source>Same amount, and only this one has the reference %1.</source>
        <translation>Mismo importe, y solo esta tiene la referencia %1.</translation>
    </message>
    <message>
        <source>Same amount, %1, and %2. Nothing else fits as well.</source>
        <translation>Mismo importe, %1, y %2. Nada más coincide tan bien.</translation>
    </message>
    <message>
        <source>Same amount, %1. Nothing names the payer.</source>
        <translation>Mismo importe, %1. Nada dice quién pagó.</translation>
    </message>
    <message>
        <source>Same amount, %1, and %2. No time is known.</source>
        <translation>Mismo importe, %1, y %2. No se conoce la hora.</translation>
    </message>
    <message>
        <source>Same amount, %1. Nothing else confirms it.</source>
        <translation>Mismo importe, %1. Nada más lo confirma.</translation>
    </message>
    <message>
        <source>As many lines as payments of this amount on this day. Which belongs to which does not matter.</source>
        <translation>Hay tantas líneas como pagos de este importe en este día. No importa cuál es de cuál.</translation>
    </message>
    <message>
        <source>Not needed</source>
        <comment>a column</comment>
        <translation>No hace falta</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>Booking day</source>
        <translation>Día de asiento</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Amount, with minus</source>
        <translation>Importe, con signo</translation>
    </message>
    <message>
        <source>Money in</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Money out</source>
        <translation>Salida</translation>
    </message>
    <message>
        <source>C or D</source>
        <translation>C o D</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Document number</source>
        <translation>Número de documento</translation>
    </message>
    <message>
        <source>CPF or CNPJ</source>
        <translation>CPF o CNPJ</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Name of the payer</source>
        <translation>Nombre del pagador</translation>
    </message>
    <message>
        <source>Document of the payer</source>
        <translation>Documento del pagador</translation>
    </message>
    <message>
        <source>Name of the receiver</source>
        <translation>Nombre del receptor</translation>
    </message>
    <message>
        <source>Document of the receiver</source>
        <translation>Documento del receptor</translation>
    </message>
    <message>
        <source>Balance after the line</source>
        <translation>Saldo tras la línea</translation>
    </message>
    <message>
        <source>Balance before the line</source>
        <translation>Saldo antes de la línea</translation>
    </message>
    <message>
        <source>Balance of the day</source>
        <translation>Saldo del día</translation>
    </message>
    <message>
        <source>Gross amount</source>
        <translation>Importe bruto</translation>
    </message>
    <message>
        <source>Net amount</source>
        <translation>Importe neto</translation>
    </message>
    <message>
        <source>Id of the bank</source>
        <translation>Id del banco</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referencia</translation>
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
        <translation>Por operación y estado</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>%1, all states</source>
        <comment>received or sent</comment>
        <translation>%1 en todos los estados</translation>
    </message>
    <message>
        <source>Paid by hour (time created)</source>
        <translation>Pagado por hora (hora de creación)</translation>
    </message>
    <message>
        <source>Paid by day (date created)</source>
        <translation>Pagado por día (fecha de creación)</translation>
    </message>
    <message>
        <source>Nothing was paid</source>
        <translation>No se pagó nada</translation>
    </message>
    <message>
        <source>Received %1 − sent %2 − commission %3 = %4</source>
        <comment>amounts of money</comment>
        <translation>Recibido %1 − enviado %2 − comisión %3 = %4</translation>
    </message>
    <message>
        <source>Item</source>
        <comment>head of a column: which transactions</comment>
        <translation>Concepto</translation>
    </message>
    <message>
        <source>Count</source>
        <comment>head of a column: how many</comment>
        <translation>Cantidad</translation>
    </message>
    <message>
        <source>Gross</source>
        <comment>head of a column: amounts</comment>
        <translation>Bruto</translation>
    </message>
    <message>
        <source>Commission</source>
        <translation>Comisión</translation>
    </message>
    <message>
        <source>Net</source>
        <comment>head of a column: what is left of the amounts</comment>
        <translation>Neto</translation>
    </message>
    <message>
        <source>%1, from midnight to midnight in Brasília</source>
        <translation>%1, de medianoche a medianoche en Brasilia</translation>
    </message>
    <message>
        <source>Read on %1 in Brasília</source>
        <translation>Leído el %1, hora de Brasilia</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>Received, by confirmation</source>
        <translation>Recibido, por confirmación</translation>
    </message>
    <message>
        <source>Confirmed by: %1</source>
        <comment>counter, statement or bank</comment>
        <translation>Confirmado por: %1</translation>
    </message>
    <message>
        <source>Received, compared with the bank</source>
        <translation>Recibido, comparado con el banco</translation>
    </message>
    <message>
        <source>Reconciled with a bank statement</source>
        <translation>Conciliado con un extracto bancario</translation>
    </message>
    <message>
        <source>Not reconciled</source>
        <comment>with a bank statement</comment>
        <translation>No conciliado</translation>
    </message>
    <message>
        <source>Paid by month (date created)</source>
        <translation>Pagado por mes (fecha de creación)</translation>
    </message>
    <message>
        <source>Received, by counter</source>
        <translation>Recibido por mostrador</translation>
    </message>
    <message>
        <source>Counter %1</source>
        <translation>Mostrador %1</translation>
    </message>
    <message>
        <source>Products sold, in units</source>
        <translation>Productos vendidos, en unidades</translation>
    </message>
    <message>
        <source>Received, by operator</source>
        <translation>Recibido, por operador</translation>
    </message>
    <message>
        <source>Partly refunded, by day</source>
        <translation>Devuelto en parte, por día</translation>
    </message>
    <message>
        <source>%1 · partly refunded</source>
        <comment>a day</comment>
        <translation>%1 · devuelto en parte</translation>
    </message>
    <message>
        <source>Partly refunded, all days</source>
        <translation>Devuelto en parte, todos los días</translation>
    </message>
    <message>
        <source>Received %1 − partly refunded %2 − sent %3 − commission %4 = %5</source>
        <comment>amounts of money</comment>
        <translation>Recibido %1 − devuelto en parte %2 − enviado %3 − comisión %4 = %5</translation>
    </message>
    <message>
        <source>Transactions count at the time they were created (Brasília), with their current state. The net is of paid amounts; a refund removes it, but the commission stays. A part that went back counts on the day of its return.</source>
        <translation>Cada transacción cuenta a la hora en que se creó (Brasilia), con el estado de ahora. El neto es de lo pagado; una devolución lo quita, pero la comisión queda. Una parte devuelta cuenta en el día de su devolución.</translation>
    </message>
    <message>
        <source>%1, from %2 to %2 in Brasília</source>
        <comment>days, a time of day</comment>
        <translation>%1, de %2 a %2 en Brasilia</translation>
    </message>
    <message>
        <source>Received, by tag</source>
        <translation>Recibido, por tag</translation>
    </message>
</context>
<context>
    <name>SummaryPaper</name>
    <message>
        <source>Summary %1</source>
        <comment>the name of a document; of a day or month</comment>
        <translation>Resumen %1</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Resumen</translation>
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
        <translation>Cómo se teclean los importes</translation>
    </message>
    <message>
        <source>Use whole reais if your prices are round.</source>
        <translation>Use reales enteros si sus precios son redondos.</translation>
    </message>
    <message>
        <source>In centavos: 1 5 0 0 is 15,00</source>
        <translation>En centavos: 1 5 0 0 da 15,00</translation>
    </message>
    <message>
        <source>In whole reais: 1 5 is 15,00</source>
        <translation>En reales enteros: 1 5 da 15,00</translation>
    </message>
    <message>
        <source>Until a key is pressed</source>
        <translation>Hasta que se pulse una tecla</translation>
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
        <translation>El cobro pagado queda en la pantalla</translation>
    </message>
    <message>
        <source>Then the counter moves on to the next customer.</source>
        <translation>Después el mostrador pasa solo al cliente siguiente.</translation>
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
        <translation>Un cobro abierto pide atención después de</translation>
    </message>
    <message>
        <source>After that it is counted next to its page in the menu. A cancelled charge is not.</source>
        <translation>Desde entonces se cuenta junto a su página en el menú. Un cobro cancelado, no.</translation>
    </message>
    <message>
        <source>Fixed prices</source>
        <translation>Precios fijos</translation>
    </message>
    <message>
        <source>Products that you sell often. Each has a key, Alt and a letter of its name, that adds its price. “Charge directly” needs no Enter.</source>
        <translation>Productos que se venden a menudo. Cada uno tiene una tecla, Alt y una letra del nombre, que suma el precio. «Cobrar directo» no necesita Intro.</translation>
    </message>
    <message>
        <source>Name of this counter</source>
        <translation>Nombre de este mostrador</translation>
    </message>
    <message>
        <source>Letters and digits. References begin with this name; use a different one at each counter.</source>
        <translation>Letras y cifras. Las referencias empiezan por este nombre; use uno distinto en cada mostrador.</translation>
    </message>
    <message>
        <source>Name of this counter: 1 to %1 letters and digits, without accents.</source>
        <translation>Nombre de este mostrador: de 1 a %1 letras y cifras, sin acentos.</translation>
    </message>
    <message>
        <source>References</source>
        <translation>Referencias</translation>
    </message>
    <message>
        <source>{counter}, {date}, {number} and {check} are filled in: %1.</source>
        <translation>{counter}, {date}, {number} y {check} se rellenan: %1.</translation>
    </message>
    <message>
        <source>References: {number} once, and letters, digits and -._/ around it.</source>
        <translation>Referencias: {number} una vez, con letras, cifras y -._/ alrededor.</translation>
    </message>
    <message>
        <source>Charge profiles</source>
        <translation>Perfiles de cobro</translation>
    </message>
    <message>
        <source>What the cashier asks the customer; F12 at the counter changes the profile. All other data is that of the shop&apos;s own payer.</source>
        <translation>Lo que se pregunta al cliente; F12 en el mostrador cambia el perfil. Lo que no se pregunta viene del pagador de la propia tienda.</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Mostrador</translation>
    </message>
    <message>
        <source>Use shifts</source>
        <translation>Usar turnos</translation>
    </message>
    <message>
        <source>Adds the page Shifts, with X and Z reports of this counter.</source>
        <translation>Agrega la página Turnos, con informes X y Z de este mostrador.</translation>
    </message>
    <message>
        <source>The business day begins at</source>
        <translation>El día de trabajo empieza a las</translation>
    </message>
    <message>
        <source>Lists, reports and shifts count earlier hours to the day before.</source>
        <translation>Listas, informes y turnos cuentan las horas anteriores en el día de antes.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Waiting</source>
        <comment>state pending</comment>
        <translation>Esperando</translation>
    </message>
    <message>
        <source>Paid</source>
        <comment>state paid</comment>
        <translation>Pagado</translation>
    </message>
    <message>
        <source>Denied</source>
        <comment>state denied</comment>
        <translation>Rechazado</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <comment>state canceled</comment>
        <translation>Cancelado</translation>
    </message>
    <message>
        <source>Refunded</source>
        <comment>state refund</comment>
        <translation>Devuelto</translation>
    </message>
    <message>
        <source>In process</source>
        <comment>state in_process</comment>
        <translation>En proceso</translation>
    </message>
    <message>
        <source>In analysis</source>
        <comment>state in_analysis</comment>
        <translation>En análisis</translation>
    </message>
    <message>
        <source>Expired</source>
        <comment>state expired</comment>
        <translation>Vencido</translation>
    </message>
    <message>
        <source>Balcão cannot see your bank: check there whether this amount arrived.</source>
        <translation>Balcão no ve su banco: compruebe allí si llegó este importe.</translation>
    </message>
    <message>
        <source>Cancelled here, but the code can still be paid: check your bank.</source>
        <translation>Cancelado aquí, pero el código todavía se puede pagar: compruébelo en su banco.</translation>
    </message>
    <message>
        <source>Expired here, but the code can still be paid: check your bank.</source>
        <translation>Venció aquí, pero el código todavía se puede pagar: compruébelo en su banco.</translation>
    </message>
    <message>
        <source>No money has arrived yet.</source>
        <translation>Todavía no ha llegado dinero.</translation>
    </message>
    <message>
        <source>No money has left yet.</source>
        <translation>Todavía no ha salido dinero.</translation>
    </message>
    <message>
        <source>The money arrived.</source>
        <translation>El dinero llegó.</translation>
    </message>
    <message>
        <source>The money was sent.</source>
        <translation>El dinero se envió.</translation>
    </message>
    <message>
        <source>Refused by an institution. No money moved.</source>
        <translation>Una institución lo rechazó. No se movió dinero.</translation>
    </message>
    <message>
        <source>The customer cancelled. No money moved.</source>
        <translation>El cliente desistió. No se movió dinero.</translation>
    </message>
    <message>
        <source>It was paid, then refunded.</source>
        <translation>Se pagó, y el dinero se devolvió.</translation>
    </message>
    <message>
        <source>Accepted, not final: the money is on its way.</source>
        <translation>Aceptado, pero no definitivo: el dinero está en camino.</translation>
    </message>
    <message>
        <source>Held for a check, not final.</source>
        <translation>Retenido para verificarlo, todavía no es definitivo.</translation>
    </message>
    <message>
        <source>Not paid in time.</source>
        <translation>Nadie pagó a tiempo.</translation>
    </message>
    <message>
        <source>The service uses a state that this program does not know. Do not treat it as paid.</source>
        <translation>El servicio usa un estado que este programa no conoce. No lo dé por pagado.</translation>
    </message>
    <message>
        <source>Money in</source>
        <comment>operation cash-in: money comes in</comment>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Money out</source>
        <comment>operation cash-out: money goes out</comment>
        <translation>Salida</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Importe</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>Correo electrónico</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Teléfono</translation>
    </message>
    <message>
        <source>CPF or CNPJ</source>
        <translation>CPF o CNPJ</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descripción</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>Plataforma</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referencia</translation>
    </message>
    <message>
        <source>Extra</source>
        <translation>Extra</translation>
    </message>
    <message>
        <source>Pix key</source>
        <translation>Clave Pix</translation>
    </message>
    <message>
        <source>Kind of key</source>
        <translation>Tipo de clave</translation>
    </message>
    <message>
        <source>Name of the shop</source>
        <translation>Nombre de la tienda</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Ciudad</translation>
    </message>
    <message>
        <source>Public address</source>
        <translation>Dirección pública</translation>
    </message>
    <message>
        <source>Minimum amount</source>
        <translation>Importe mínimo</translation>
    </message>
    <message>
        <source>Maximum amount</source>
        <translation>Importe máximo</translation>
    </message>
    <message>
        <source>Time to pay a charge</source>
        <translation>Plazo para pagar un cobro</translation>
    </message>
    <message>
        <source>Commission on charges</source>
        <translation>Comisión sobre cobros</translation>
    </message>
    <message>
        <source>Commission on payouts</source>
        <translation>Comisión sobre pagos</translation>
    </message>
    <message>
        <source>Time between the steps of a payout</source>
        <translation>Tiempo entre los pasos de un pago</translation>
    </message>
    <message>
        <source>ISPB</source>
        <comment>number of an institution in Pix</comment>
        <translation>ISPB</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
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
        <source>Write it as name@example.com.</source>
        <translation>Escríbalo como nombre@ejemplo.com.</translation>
    </message>
    <message>
        <source>Write area code and number, as (11) 98765-4321.</source>
        <translation>Escriba el código de área y el número, como (11) 98765-4321.</translation>
    </message>
    <message>
        <source>A CPF has 11 digits, a CNPJ 14 characters.</source>
        <translation>Un CPF tiene 11 dígitos; un CNPJ, 14 caracteres.</translation>
    </message>
    <message>
        <source>This is not a CPF, CNPJ, mobile number, e-mail or random key.</source>
        <translation>No es un CPF, CNPJ, celular, correo ni clave aleatoria.</translation>
    </message>
    <message>
        <source>This contains characters that cannot be stored.</source>
        <translation>Hay caracteres que no se pueden guardar.</translation>
    </message>
    <message>
        <source>These digits are a CPF and a mobile number: choose which.</source>
        <translation>Estos dígitos son un CPF y también un celular: elija cuál.</translation>
    </message>
    <message>
        <source>Type an amount.</source>
        <translation>Escriba un importe.</translation>
    </message>
    <message>
        <source>This is required.</source>
        <translation>Es obligatorio.</translation>
    </message>
    <message>
        <source>At most %1 characters.</source>
        <translation>Como máximo %1 caracteres.</translation>
    </message>
    <message>
        <source>The minimum amount is %1.</source>
        <translation>El importe mínimo es %1.</translation>
    </message>
    <message>
        <source>At least %1.</source>
        <translation>No menos de %1.</translation>
    </message>
    <message>
        <source>The maximum amount is %1.</source>
        <translation>El importe máximo es %1.</translation>
    </message>
    <message>
        <source>At most %1.</source>
        <translation>No más de %1.</translation>
    </message>
    <message>
        <source>The check digits do not match: one digit is wrong.</source>
        <translation>Los dígitos de control no coinciden: hay un dígito equivocado.</translation>
    </message>
    <message>
        <source>This was already used and must be unique.</source>
        <translation>Ya se usó antes y debe ser único.</translation>
    </message>
    <message>
        <source>This service does not accept it.</source>
        <translation>Este servicio no lo acepta.</translation>
    </message>
    <message>
        <source>This is only possible within %1 days.</source>
        <translation>Solo se puede hacer en un plazo de %1 días.</translation>
    </message>
    <message>
        <source>This charge no longer awaits payment: the code is hidden.</source>
        <translation>Este cobro ya no espera pago: el código se ocultó.</translation>
    </message>
    <message>
        <source>Nothing was stored and nobody was charged.</source>
        <translation>No se guardó nada y no se cobró a nadie.</translation>
    </message>
    <message>
        <source>The change may not have been stored.</source>
        <translation>No es seguro que el cambio se haya guardado.</translation>
    </message>
    <message>
        <source>The service does not know this transaction.</source>
        <translation>El servicio no conoce esta transacción.</translation>
    </message>
    <message>
        <source>The reference was already used.</source>
        <translation>La referencia ya se usó.</translation>
    </message>
    <message>
        <source>Try again: a new one will be generated.</source>
        <translation>Inténtelo de nuevo: se generará otra.</translation>
    </message>
    <message>
        <source>The transaction&apos;s state no longer allows this.</source>
        <translation>La transacción ya no está en un estado que lo permita.</translation>
    </message>
    <message>
        <source>Nothing changed.</source>
        <translation>No cambió nada.</translation>
    </message>
    <message>
        <source>This service cannot do that.</source>
        <translation>Este servicio no puede hacerlo.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>El disco está lleno.</translation>
    </message>
    <message>
        <source>Free some space and try again.</source>
        <translation>Libere espacio e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Cannot write to the data folder.</source>
        <translation>No se puede escribir en la carpeta de datos.</translation>
    </message>
    <message>
        <source>Check the permissions of the folder and try again.</source>
        <translation>Revise los permisos de la carpeta e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The disk reported an error.</source>
        <translation>El disco informó un error.</translation>
    </message>
    <message>
        <source>Find the charge in the list before you repeat it. If this happens again, the disk may be failing: make a backup.</source>
        <translation>Busque el cobro en la lista antes de repetirlo. Si esto vuelve a pasar, el disco puede estar fallando: haga una copia de seguridad.</translation>
    </message>
    <message>
        <source>Another program has locked the database.</source>
        <translation>Otro programa mantiene bloqueada la base de datos.</translation>
    </message>
    <message>
        <source>Close it and try again.</source>
        <translation>Ciérrelo e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Cannot reach the database server.</source>
        <translation>Sin conexión con el servidor de la base de datos.</translation>
    </message>
    <message>
        <source>Check the network and the server, and try again.</source>
        <translation>Revise la red y el servidor e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Find the charge in the list before you repeat it.</source>
        <translation>Busque el cobro en la lista antes de repetirlo.</translation>
    </message>
    <message>
        <source>The database is damaged or does not belong to Balcão.</source>
        <translation>Los datos están dañados o no son de Balcão.</translation>
    </message>
    <message>
        <source>It was not changed; you cannot charge. Money already paid is in your bank account.</source>
        <translation>Se dejó todo como está; no se puede cobrar. El dinero ya pagado está en su cuenta del banco.</translation>
    </message>
    <message>
        <source>Keep the folder and restore a backup.</source>
        <translation>Conserve la carpeta y restaure una copia de seguridad.</translation>
    </message>
    <message>
        <source>The database was written by a newer version of Balcão.</source>
        <translation>Los datos los escribió una versión más nueva de Balcão.</translation>
    </message>
    <message>
        <source>It was not changed; you cannot charge.</source>
        <translation>Se dejó todo como está; no se puede cobrar.</translation>
    </message>
    <message>
        <source>Install that version.</source>
        <translation>Instale esa versión.</translation>
    </message>
    <message>
        <source>An error occurred in the program.</source>
        <translation>Ocurrió un error en el programa.</translation>
    </message>
    <message>
        <source>Free some space, then start Balcão again.</source>
        <translation>Libere espacio y abra Balcão de nuevo.</translation>
    </message>
    <message>
        <source>Install and start the newer version.</source>
        <translation>Instale y abra la versión más nueva.</translation>
    </message>
    <message>
        <source>Keep the folder. To restore a backup, close Balcão and run this, with the file of the backup:</source>
        <translation>Conserve la carpeta. Para restaurar una copia de seguridad, cierre Balcão y ejecute esto, con el archivo de la copia:</translation>
    </message>
    <message>
        <source>Close Balcão and start it again.</source>
        <translation>Cierre Balcão y ábralo de nuevo.</translation>
    </message>
    <message>
        <source>Not enough space for a read-only copy. Free some space and try again.</source>
        <translation>No hay espacio para una copia de lectura. Libere espacio e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The data cannot even be read.</source>
        <translation>Los datos ni siquiera se pueden leer.</translation>
    </message>
    <message>
        <source>Another program has locked the database. Close it and try again.</source>
        <translation>Otro programa mantiene bloqueada la base de datos. Ciérrelo e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Only the newer version can read it.</source>
        <translation>Solo la versión más nueva puede leerlos.</translation>
    </message>
    <message>
        <source>Nothing can be read.</source>
        <translation>No se puede leer nada.</translation>
    </message>
    <message>
        <source>The code is not a valid BR Code. No QR is drawn.</source>
        <translation>El código no es un BR Code válido. No se dibuja ningún QR.</translation>
    </message>
    <message>
        <source>The checksum of the code is wrong: its text was changed or cut. No QR is drawn.</source>
        <translation>El dígito de control del código está mal: el texto fue alterado o cortado. No se dibuja ningún QR.</translation>
    </message>
    <message>
        <source>The code does not ask for reais. No QR is drawn.</source>
        <translation>El código no pide reales. No se dibuja ningún QR.</translation>
    </message>
    <message>
        <source>The code makes the shop hand out cash (Pix Saque or Troco). No QR is drawn.</source>
        <translation>El código hace que la tienda entregue efectivo (Pix Saque o Troco). No se dibuja ningún QR.</translation>
    </message>
    <message>
        <source>The code asks the payer to authorise payments to come. No QR is drawn.</source>
        <translation>El código pide al pagador que autorice pagos futuros. No se dibuja ningún QR.</translation>
    </message>
    <message>
        <source>The code leaves the amount to the payer. No QR is drawn.</source>
        <translation>El código deja el importe en manos del pagador. No se dibuja ningún QR.</translation>
    </message>
    <message>
        <source>The code asks for another amount than the charge. No QR is drawn.</source>
        <translation>El código pide un importe distinto del cobro. No se dibuja ningún QR.</translation>
    </message>
    <message>
        <source>The code is of the demo and nobody can pay it. No QR is drawn.</source>
        <translation>El código es de la demostración y nadie puede pagarlo. No se dibuja ningún QR.</translation>
    </message>
    <message>
        <source>The code pays to another Pix key than the shop&apos;s. No QR is drawn.</source>
        <translation>El código paga a una clave Pix que no es la de la tienda. No se dibuja ningún QR.</translation>
    </message>
    <message>
        <source>The code points the payer&apos;s bank to another address than the shop&apos;s provider. No QR is drawn.</source>
        <translation>El código lleva al banco del pagador a una dirección que no es la del proveedor de la tienda. No se dibuja ningún QR.</translation>
    </message>
    <message>
        <source>The shop&apos;s Pix key is not known here, so the code cannot be checked. No QR is drawn.</source>
        <translation>Aquí no se conoce la clave Pix de la tienda, y el código no se puede comprobar. No se dibuja ningún QR.</translation>
    </message>
    <message>
        <source>The screen distorts the code, so it was hidden. You can still copy it.</source>
        <translation>La pantalla deforma el código, por eso se ocultó. Todavía se puede copiar.</translation>
    </message>
    <message>
        <source>The screen leaves no white edge around the code, so it was hidden. You can still copy it.</source>
        <translation>La pantalla no deja el borde blanco alrededor del código, por eso se ocultó. Todavía se puede copiar.</translation>
    </message>
    <message>
        <source>The screen shows the code too faintly, so it was hidden. You can still copy it.</source>
        <translation>La pantalla muestra el código demasiado tenue, por eso se ocultó. Todavía se puede copiar.</translation>
    </message>
    <message>
        <source>The code is too small here for many phones.</source>
        <translation>A este tamaño, el código es demasiado pequeño para muchos teléfonos.</translation>
    </message>
    <message>
        <source>A Pix of this amount to this key is already on its way.</source>
        <translation>Un Pix de este importe a esta clave ya está en camino.</translation>
    </message>
    <message>
        <source>%1 is already on its way to this key, since %2, and not final. Nothing more is sent until then: do not send again because it seems stuck.</source>
        <comment>amount, time</comment>
        <translation>%1 ya está en camino a esta clave, desde %2, y no es definitivo. Hasta entonces no se envía nada más: no envíe de nuevo porque parece detenido.</translation>
    </message>
    <message>
        <source>This person paid you %1 on %2. To return money, refund that payment: with a new Pix, the payer could also contest the old payment and get both.</source>
        <comment>amount, time</comment>
        <translation>Esta persona le pagó %1 el %2. Para devolver dinero, devuelva aquel pago: con un Pix nuevo, el pagador podría impugnar el anterior y quedarse con los dos.</translation>
    </message>
    <message>
        <source>%1 already went to this key, on %2. Send this one too?</source>
        <comment>amount, time</comment>
        <translation>%1 ya fue a esta clave el %2. ¿Enviar también este?</translation>
    </message>
    <message>
        <source>First Pix to this key. Check the key with the receiver.</source>
        <translation>Primer Pix a esta clave. Confirme la clave con quien va a recibir.</translation>
    </message>
    <message>
        <source>Nothing was sent: the money is where it was.</source>
        <translation>No se envió nada: el dinero está donde estaba.</translation>
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
        <translation>Clave aleatoria</translation>
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
        <translation>%1 después de la creación</translation>
    </message>
    <message>
        <source>%1 after “%2”</source>
        <comment>a time, the state before</comment>
        <translation>%1 después de «%2»</translation>
    </message>
    <message>
        <source>created by the shop</source>
        <translation>creada por la tienda</translation>
    </message>
    <message>
        <source>automatically: not paid in time</source>
        <translation>automático: no se pagó a tiempo</translation>
    </message>
    <message>
        <source>by a person of the shop</source>
        <translation>por una persona de la tienda</translation>
    </message>
    <message>
        <source>simulated by a person: no money moved</source>
        <translation>simulado por una persona: no se movió dinero</translation>
    </message>
    <message>
        <source>by the sandbox: no money moved</source>
        <translation>por el entorno de pruebas: no se movió dinero</translation>
    </message>
    <message>
        <source>reported by the service</source>
        <translation>informado por el servicio</translation>
    </message>
    <message>
        <source>The connection was lost before an answer came.</source>
        <translation>La conexión se perdió antes de la respuesta.</translation>
    </message>
    <message>
        <source>The service cannot be reached.</source>
        <translation>No hay conexión con el servicio.</translation>
    </message>
    <message>
        <source>Check the network, and try again.</source>
        <translation>Revise la red e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The server at the address of the service has no certificate for it.</source>
        <translation>El servidor en esa dirección no tiene certificado para ella.</translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>No se envió nada.</translation>
    </message>
    <message>
        <source>Check the address and the clock of this computer, and try again.</source>
        <translation>Revise la dirección y el reloj de este equipo e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The service sent an unexpected answer.</source>
        <translation>El servicio dio una respuesta inesperada.</translation>
    </message>
    <message>
        <source>Try again in a moment.</source>
        <translation>Inténtelo de nuevo en unos instantes.</translation>
    </message>
    <message>
        <source>Created</source>
        <comment>heading of a column: when</comment>
        <translation>Creada</translation>
    </message>
    <message>
        <source>Paid</source>
        <comment>heading of a column: when</comment>
        <translation>Pagada</translation>
    </message>
    <message>
        <source>Ended</source>
        <comment>heading of a column: when</comment>
        <translation>Terminada</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operación</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Commission</source>
        <translation>Comisión</translation>
    </message>
    <message>
        <source>Net</source>
        <comment>heading of a column: amount without the commission</comment>
        <translation>Neto</translation>
    </message>
    <message>
        <source>Reason of the refund</source>
        <translation>Motivo de la devolución</translation>
    </message>
    <message>
        <source>End-to-end ID</source>
        <translation>ID de extremo a extremo</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Balcão, transactions, columns v%1.</source>
        <translation>Balcão, transacciones, columnas v%1.</translation>
    </message>
    <message>
        <source>Environment: %1.</source>
        <translation>Entorno: %1.</translation>
    </message>
    <message>
        <source>Created from %1 to %2.</source>
        <translation>Creadas del %1 al %2.</translation>
    </message>
    <message>
        <source>Times of Brasília (%1).</source>
        <translation>Horas de Brasilia (%1).</translation>
    </message>
    <message>
        <source>No other filter.</source>
        <translation>Ningún otro filtro.</translation>
    </message>
    <message>
        <source>Filter: %1.</source>
        <translation>Filtro: %1.</translation>
    </message>
    <message>
        <source>Personal data in full.</source>
        <translation>Datos personales completos.</translation>
    </message>
    <message>
        <source>Personal data masked.</source>
        <translation>Datos personales enmascarados.</translation>
    </message>
    <message>
        <source>Amounts in reais; net is what it did to the account.</source>
        <translation>Importes en reales; el neto es su efecto en la cuenta.</translation>
    </message>
    <message>
        <source>Written on %1.</source>
        <translation>Escrito el %1.</translation>
    </message>
    <message>
        <source>Transactions</source>
        <comment>name of a sheet, at most 28 characters</comment>
        <translation>Transacciones</translation>
    </message>
    <message>
        <source>About</source>
        <comment>name of a sheet, at most 31 characters</comment>
        <translation>Acerca de</translation>
    </message>
    <message>
        <source>There are no transactions in this period with this filter.</source>
        <translation>No hay ninguna transacción en este período con este filtro.</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Devolución</translation>
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
        <translation>Una tabla que el Excel de Brasil abre con doble clic: punto y coma, coma decimal. Lo que se tomaría por una fórmula lleva un apóstrofo; una referencia solo de cifras puede perder los ceros, que XLSX conserva.</translation>
    </message>
    <message>
        <source>A table for other programs: commas, decimal points, ISO times, every text exactly as it is. Do not open it in a spreadsheet.</source>
        <translation>Una tabla para otros programas: comas, punto decimal, horas ISO, cada texto exactamente como es. No la abra en una hoja de cálculo.</translation>
    </message>
    <message>
        <source>For other programs: all known data, with the history of each transaction.</source>
        <translation>Para otros programas: todo lo que se sabe, con el historial de cada una.</translation>
    </message>
    <message>
        <source>A workbook with real numbers and times, for Excel and LibreOffice.</source>
        <translation>Un libro con números y horas de verdad, para Excel y LibreOffice.</translation>
    </message>
    <message>
        <source>For accounting programs: only money that moved, with refunds and commissions as separate entries. The balance is the sum of these entries, not that of an account.</source>
        <translation>Un extracto para programas de contabilidad: solo el dinero que se movió, con devoluciones y comisiones como movimientos propios. El saldo es la suma de estos movimientos, no el de una cuenta.</translation>
    </message>
    <message>
        <source>transactions</source>
        <comment>beginning of a file&apos;s name</comment>
        <translation>transacciones</translation>
    </message>
    <message>
        <source>No file was written.</source>
        <translation>No se escribió ningún archivo.</translation>
    </message>
    <message>
        <source>That name already exists; nothing was changed.</source>
        <translation>Ya existe algo con ese nombre; no se cambió nada.</translation>
    </message>
    <message>
        <source>Cannot write there.</source>
        <translation>No se puede escribir allí.</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>Elija otra carpeta.</translation>
    </message>
    <message>
        <source>Another export to that name is running, or the database is locked.</source>
        <translation>Otra exportación con ese nombre está en curso, o la base de datos está bloqueada.</translation>
    </message>
    <message>
        <source>The disk reported an error: the file may be there, and may be gone after a power cut. Export again.</source>
        <translation>El disco informó un error: el archivo puede estar allí, y puede desaparecer con un corte de luz. Exporte de nuevo.</translation>
    </message>
    <message>
        <source>The list changed during the export.</source>
        <translation>La lista cambió durante la exportación.</translation>
    </message>
    <message>
        <source>Export again.</source>
        <translation>Exporte de nuevo.</translation>
    </message>
    <message>
        <source>Choose another folder for the shop.</source>
        <translation>Elija otra carpeta para la tienda.</translation>
    </message>
    <message>
        <source>Close Balcão and start it with another folder.</source>
        <translation>Cierre Balcão y ábralo con otra carpeta.</translation>
    </message>
    <message>
        <source>Name of the service</source>
        <translation>Nombre del servicio</translation>
    </message>
    <message>
        <source>Address of the service</source>
        <translation>Dirección del servicio</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>Clave de API</translation>
    </message>
    <message>
        <source>Name of this counter</source>
        <translation>Nombre de este mostrador</translation>
    </message>
    <message>
        <source>Write it as https://pix.example.com, without a question mark at the end.</source>
        <translation>Escríbala como https://pix.example.com, sin signo de interrogación detrás.</translation>
    </message>
    <message>
        <source>Write it as pix.example.com, without https:// and without a path.</source>
        <translation>Escríbalo como pix.example.com, sin https:// y sin ruta.</translation>
    </message>
    <message>
        <source>It looks like 5b1c9a52-0d0e-4a2b-9d3c-7f3a5f1f2a10: 32 digits and letters from a to f.</source>
        <translation>Se parece a 5b1c9a52-0d0e-4a2b-9d3c-7f3a5f1f2a10: 32 dígitos y letras de la a a la f.</translation>
    </message>
    <message>
        <source>Letters and digits only, without accents.</source>
        <translation>Solo letras y dígitos, sin acentos.</translation>
    </message>
    <message>
        <source>A key has no spaces, accents or line breaks: copy it again.</source>
        <translation>Una clave no tiene espacios, acentos ni saltos de línea: cópiela de nuevo.</translation>
    </message>
    <message>
        <source>Another service has this name.</source>
        <translation>Otro servicio tiene este nombre.</translation>
    </message>
    <message>
        <source>It must begin with https://, or others could read the key on the way. http:// is for this computer only.</source>
        <translation>Debe empezar por https://, o la clave podría leerse en el camino. http:// es solo para este equipo.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Given up</source>
        <comment>heading of a column: when, a charge by the counter</comment>
        <translation>Abandonado</translation>
    </message>
    <message>
        <source>Handed over</source>
        <comment>heading of a column: when, the goods</comment>
        <translation>Entregado</translation>
    </message>
    <message>
        <source>Sandbox: no money moves</source>
        <translation>Sandbox: no se mueve dinero</translation>
    </message>
    <message>
        <source>Production: a provider</source>
        <translation>Producción: un proveedor</translation>
    </message>
    <message>
        <source>Production: my own balcao-server</source>
        <translation>Producción: mi propio balcao-server</translation>
    </message>
    <message>
        <source>Charges are paid by simulation, and a sent Pix moves no money. Refunds are not possible here.</source>
        <translation>Los cobros se pagan por simulación, y un Pix enviado no mueve dinero. No es posible devolver desde aquí.</translation>
    </message>
    <message>
        <source>Charges become paid automatically, and you can send Pix if the key allows it. Nothing is simulated. Refunds are not possible here.</source>
        <translation>Los cobros quedan pagados por sí solos, y se puede enviar Pix si la clave lo permite. Nada se simula. No es posible devolver desde aquí.</translation>
    </message>
    <message>
        <source>OK: the service accepts the key for this platform.</source>
        <translation>Todo bien: el servicio acepta la clave para esta plataforma.</translation>
    </message>
    <message>
        <source>The service accepts the key for this platform, but not for charges.</source>
        <translation>El servicio acepta la clave para esta plataforma, pero no para cobrar.</translation>
    </message>
    <message>
        <source>No network: this computer is offline, so the service cannot be tested.</source>
        <translation>Sin red: este equipo no tiene conexión, y no se puede probar el servicio.</translation>
    </message>
    <message>
        <source>Wrong address: there is no server called %1.</source>
        <translation>Dirección equivocada: no existe ningún servidor llamado %1.</translation>
    </message>
    <message>
        <source>Wrong address, or the service is not running: no server at %1, port %2.</source>
        <translation>Dirección equivocada, o el servicio está parado: nadie atiende en %1, puerto %2.</translation>
    </message>
    <message>
        <source>No answer from %1 within a few seconds: check the address and the network, and try again.</source>
        <translation>Ninguna respuesta de %1 en unos segundos: revise la dirección y la red, e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Bad certificate: the server at %1 cannot prove its identity, so the key was not sent. Check the address and this computer&apos;s clock.</source>
        <translation>Certificado no válido: el servidor en %1 no demuestra su identidad, por eso no se envió la clave. Revise la dirección y el reloj de este equipo.</translation>
    </message>
    <message>
        <source>Wrong address: a server answers at %1, but it is not this service. Check the path after the name.</source>
        <translation>Dirección equivocada: hay un servidor en %1, pero no es este servicio. Revise lo que sigue al nombre.</translation>
    </message>
    <message>
        <source>Bad key: the service does not accept it. Copy it again, or ask for another one.</source>
        <translation>Clave no válida: el servicio no la acepta; cópiela de nuevo o pida otra.</translation>
    </message>
    <message>
        <source>The key is valid but cannot read transactions; ask for one that can.</source>
        <translation>La clave es válida, pero no puede leer transacciones; pida una que pueda.</translation>
    </message>
    <message>
        <source>Wrong platform: the key is valid, but for another platform id.</source>
        <translation>Plataforma equivocada: la clave es válida, pero para otro id de plataforma.</translation>
    </message>
    <message>
        <source>The service reports an error of its own (%1); try again in a few minutes.</source>
        <translation>El servicio tiene problemas propios (%1); inténtelo de nuevo en unos minutos.</translation>
    </message>
    <message>
        <source>The outcome is not known yet.</source>
        <translation>Todavía no se sabe el resultado.</translation>
    </message>
    <message>
        <source>Do not repeat it before that: look in the list first.</source>
        <translation>No lo repita antes: búsquelo en la lista.</translation>
    </message>
    <message>
        <source>Nothing was sent, and nobody was charged.</source>
        <translation>No se envió nada y no se cobró a nadie.</translation>
    </message>
    <message>
        <source>The service is online but cannot answer now.</source>
        <translation>El servicio está en línea, pero no puede responder en este momento.</translation>
    </message>
    <message>
        <source>This counter is not authorised: the service does not accept its key, or not for this.</source>
        <translation>Esta caja no está autorizada: el servicio no acepta su clave, o no para esto.</translation>
    </message>
    <message>
        <source>Ask your administrator: this needs a key that allows it.</source>
        <translation>Hable con el responsable del sistema: hace falta una clave que lo permita.</translation>
    </message>
    <message>
        <source>incomplete</source>
        <comment>in a file&apos;s name</comment>
        <translation>incompleto</translation>
    </message>
    <message>
        <source>The database is of an older version of Balcão.</source>
        <translation>La base de datos es de una versión anterior de Balcão.</translation>
    </message>
    <message>
        <source>Open it with Balcão once to update it.</source>
        <translation>Ábrala una vez con Balcão para actualizarla.</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
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
        <translation>Salida</translation>
    </message>
    <message>
        <source>Waiting</source>
        <comment>in exported files, never changed: pending</comment>
        <translation>Esperando</translation>
    </message>
    <message>
        <source>Paid</source>
        <comment>in exported files, never changed: paid</comment>
        <translation>Pagado</translation>
    </message>
    <message>
        <source>Denied</source>
        <comment>in exported files, never changed: denied</comment>
        <translation>Rechazado</translation>
    </message>
    <message>
        <source>Canceled</source>
        <comment>in exported files, never changed: canceled</comment>
        <translation>Cancelado</translation>
    </message>
    <message>
        <source>Refunded</source>
        <comment>in exported files, never changed: refund</comment>
        <translation>Devuelto</translation>
    </message>
    <message>
        <source>In process</source>
        <comment>in exported files, never changed: in_process</comment>
        <translation>En proceso</translation>
    </message>
    <message>
        <source>In analysis</source>
        <comment>in exported files, never changed: in_analysis</comment>
        <translation>En análisis</translation>
    </message>
    <message>
        <source>Expired</source>
        <comment>in exported files, never changed: expired</comment>
        <translation>Vencido</translation>
    </message>
    <message>
        <source>Note</source>
        <comment>of a confirmation by hand</comment>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Person</source>
        <comment>who confirmed a payment by hand</comment>
        <translation>Persona</translation>
    </message>
    <message>
        <source>End-to-end id</source>
        <translation>Id E2E</translation>
    </message>
    <message>
        <source>Time of the payment</source>
        <translation>Hora del pago</translation>
    </message>
    <message>
        <source>Line of the statement</source>
        <translation>Línea del extracto</translation>
    </message>
    <message>
        <source>Type all 32 characters of the id, or its last six.</source>
        <translation>Escriba los 32 caracteres del código, o los seis últimos.</translation>
    </message>
    <message>
        <source>This payment already confirms another charge.</source>
        <translation>Este pago ya confirma otro cobro.</translation>
    </message>
    <message>
        <source>This is before the charge was created.</source>
        <translation>Esto es anterior a la creación del cobro.</translation>
    </message>
    <message>
        <source>This is in the future.</source>
        <translation>Esto está en el futuro.</translation>
    </message>
    <message>
        <source>Eight digits or capital letters.</source>
        <translation>Ocho dígitos o letras mayúsculas.</translation>
    </message>
    <message>
        <source>Brasília time, %1</source>
        <comment>%1 as in UTC-03:00</comment>
        <translation>Hora de Brasilia, %1</translation>
    </message>
    <message>
        <source>Brasília time</source>
        <translation>Hora de Brasilia</translation>
    </message>
    <message>
        <source>One payment pays one charge: compare the id, and look for the other charge in the list.</source>
        <translation>Un pago paga un solo cobro: compare el id y busque el otro cobro en la lista.</translation>
    </message>
    <message>
        <source>Confirmed by</source>
        <comment>heading of a column: counter, statement or bank</comment>
        <translation>Confirmado por</translation>
    </message>
    <message>
        <source>Confirmed on</source>
        <comment>heading of a column: when a confirmation was recorded</comment>
        <translation>Confirmado el</translation>
    </message>
    <message>
        <source>Paid late</source>
        <comment>heading of a column: yes, or empty</comment>
        <translation>Pagado tarde</translation>
    </message>
    <message>
        <source>Counter, not the bank</source>
        <comment>in exported files, never changed: by_hand</comment>
        <translation>Caja, no el banco</translation>
    </message>
    <message>
        <source>Bank statement</source>
        <comment>in exported files, never changed: statement</comment>
        <translation>Extracto bancario</translation>
    </message>
    <message>
        <source>Bank</source>
        <comment>in exported files, never changed: bank_api</comment>
        <translation>Banco</translation>
    </message>
    <message>
        <source>confirmed at the counter, not by the bank</source>
        <translation>confirmado en la caja, no por el banco</translation>
    </message>
    <message>
        <source>confirmed by a bank statement</source>
        <translation>confirmado por un extracto bancario</translation>
    </message>
    <message>
        <source>confirmed by the bank</source>
        <translation>confirmado por el banco</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>in exported files, never changed: a mark such as paid late</comment>
        <translation>Sí</translation>
    </message>
    <message>
        <source>Payments show in your bank only: press “Received” to confirm them, if the key allows it. Here you cannot send Pix, simulate or refund.</source>
        <translation>Los pagos aparecen solo en su banco: confírmelos con “Recibí”, si la clave lo permite. Aquí no se puede enviar Pix, simular ni devolver.</translation>
    </message>
    <message>
        <source>Real data and practice data do not mix: the database belongs to the other kind of shop.</source>
        <translation>Los datos de verdad y los de práctica no se mezclan: la base de datos es del otro tipo de tienda.</translation>
    </message>
    <message>
        <source>Check the owner and the permissions of the folder and its files, then start Balcão again.</source>
        <translation>Revise el dueño y los permisos de la carpeta y sus archivos, y abra Balcão de nuevo.</translation>
    </message>
    <message>
        <source>Not a clear amount. Write it as 12,00 or 1.234,56.</source>
        <translation>Importe ambiguo. Escríbalo como 12,00 o 1.234,56.</translation>
    </message>
    <message>
        <source>The amount is more than the key of this counter allows.</source>
        <translation>El importe es mayor que el permitido por la clave de esta caja.</translation>
    </message>
    <message>
        <source>Ask your administrator, or use a smaller amount.</source>
        <translation>Hable con el responsable del sistema o use un importe menor.</translation>
    </message>
    <message>
        <source>This is more than this counter may still create today.</source>
        <translation>Es más de lo que esta caja aún puede crear hoy.</translation>
    </message>
    <message>
        <source>Reconciled</source>
        <comment>heading of a column: day of the line in a bank statement</comment>
        <translation>Conciliada</translation>
    </message>
    <message>
        <source>The operator at this counter may not do this.</source>
        <translation>El operador de este mostrador no puede hacer esto.</translation>
    </message>
    <message>
        <source>A colleague with the permission can enter their PIN.</source>
        <translation>Un colega con el permiso puede escribir su PIN.</translation>
    </message>
    <message>
        <source>Incomplete: the console had not read all of these days from the service; as of %1.</source>
        <translation>Incompleto: la consola aún no había leído todos estos días del servicio; situación de %1.</translation>
    </message>
    <message>
        <source>Check the id, or look for the transaction in the list.</source>
        <translation>Revise el id, o busque la transacción en la lista.</translation>
    </message>
    <message>
        <source>Look for it at the service itself: on its website or in its app.</source>
        <translation>Búsquelo en el propio servicio: en su sitio web o en su aplicación.</translation>
    </message>
    <message>
        <source>These days are not read from the service yet.</source>
        <translation>Estos días todavía no se leyeron del servicio.</translation>
    </message>
    <message>
        <source>Choose a later period, or wait until they are read.</source>
        <translation>Elija un período más reciente, o espere hasta que se lean.</translation>
    </message>
    <message>
        <source>Try again in a moment. If it happens again, report it to the service.</source>
        <translation>Inténtelo de nuevo en un momento. Si vuelve a ocurrir, avise al servicio.</translation>
    </message>
    <message>
        <source>The proxy of this computer&apos;s network settings does not connect to %1: check these settings, or ask your administrator.</source>
        <translation>El proxy de la configuración de red de este equipo no se conecta a %1: revise esa configuración, o consulte a su administrador.</translation>
    </message>
    <message>
        <source>Operator</source>
        <comment>heading of a column: who created a charge</comment>
        <translation>Operador</translation>
    </message>
    <message>
        <source>Counter</source>
        <comment>heading of a column: where a charge was created</comment>
        <translation>Mostrador</translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>a commission</comment>
        <translation>desconocida</translation>
    </message>
    <message>
        <source>%1 (unknown for %2)</source>
        <comment>amount, number of transactions</comment>
        <translation>%1 (desconocida en %2)</translation>
    </message>
    <message>
        <source>Wrong kind: the service says that it is “%1”. Choose this kind.</source>
        <translation>Tipo equivocado: el servicio dice que es “%1”. Elija ese tipo.</translation>
    </message>
    <message>
        <source>Another refund of this payment was made meanwhile.</source>
        <translation>Mientras tanto se hizo otra devolución de este pago.</translation>
    </message>
    <message>
        <source>Nothing else was refunded.</source>
        <translation>No se devolvió nada más.</translation>
    </message>
    <message>
        <source>Look at what is left of the payment, then refund again.</source>
        <translation>Mire cuánto queda del pago y devuelva de nuevo.</translation>
    </message>
    <message>
        <source>Amount refunded</source>
        <comment>heading of a column</comment>
        <translation>Importe devuelto</translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <comment>a day, the time at which it begins</comment>
        <translation>%1, desde las %2</translation>
    </message>
</context>
<context>
    <name>app::BackgroundSessions</name>
    <message>
        <source>Charges waiting at that service are no longer watched from here.</source>
        <translation>Los cobros que esperan en ese servicio ya no se siguen desde aquí.</translation>
    </message>
    <message>
        <source>%1 was paid at %2, for a charge of this counter. Ctrl+E goes back.</source>
        <comment>amount, name of a service</comment>
        <translation>%1 pagado en %2: un cobro que este mostrador hizo allí. Ctrl+E vuelve.</translation>
    </message>
</context>
<context>
    <name>app::BankManager</name>
    <message>
        <source>The bank&apos;s payments are not seen: the keyring did not release the secret of the bank.</source>
        <translation>Los pagos del banco no se ven: el llavero no entregó el secreto del banco.</translation>
    </message>
</context>
<context>
    <name>app::Console</name>
    <message>
        <source>Checking and restoring the backup…</source>
        <translation>Comprobando y restaurando la copia de seguridad…</translation>
    </message>
    <message>
        <source>The shop could not be changed and stays as it was: %1</source>
        <translation>No se pudo cambiar la tienda y está como antes: %1</translation>
    </message>
    <message>
        <source>Opening the shop…</source>
        <translation>Abriendo la tienda…</translation>
    </message>
    <message>
        <source>Closing the shop…</source>
        <translation>Cerrando la tienda…</translation>
    </message>
    <message>
        <source>Today&apos;s backup failed. %1</source>
        <translation>No se pudo hacer la copia de hoy. %1</translation>
    </message>
    <message>
        <source>The language changes at the next start: something is typed on another page, or a Pix is being sent.</source>
        <translation>El idioma cambia la próxima vez que se abra: hay algo escrito en otra página o enviándose.</translation>
    </message>
    <message>
        <source>That shop is open in another window of Balcão, which is now in front. This window stays here.</source>
        <translation>Esa tienda está abierta en otra ventana de Balcão, que ahora está delante. Esta se queda donde está.</translation>
    </message>
    <message>
        <source>Switching shops…</source>
        <translation>Cambiando de tienda…</translation>
    </message>
    <message>
        <source>The change takes effect when you open this shop again: something is typed on another page, or a Pix is being sent.</source>
        <translation>El cambio vale cuando abra esta tienda de nuevo: hay algo escrito en otra página, o se está enviando un Pix.</translation>
    </message>
    <message>
        <source>No charge can be created at the bank, because the file %1 cannot be used. (%2)</source>
        <translation>No se pueden crear cobros en el banco, porque el archivo %1 no se puede usar. (%2)</translation>
    </message>
    <message>
        <source>Removing old personal data…</source>
        <translation>Eliminando datos personales antiguos…</translation>
    </message>
    <message>
        <source>Old personal data could not be removed: %1 The next start tries again.</source>
        <translation>Los datos personales antiguos no se pudieron eliminar: %1 El próximo inicio lo intenta de nuevo.</translation>
    </message>
    <message>
        <source>Erasing the person…</source>
        <translation>Borrando a la persona…</translation>
    </message>
    <message>
        <source>The person could not be erased: %1</source>
        <translation>No se pudo borrar a la persona: %1</translation>
    </message>
</context>
<context>
    <name>app::ShopBackupManager</name>
    <message>
        <source>The keyring has no passphrase for backups. Set one in the settings.</source>
        <translation>El llavero no tiene la frase de las copias. Defina una en los ajustes.</translation>
    </message>
    <message>
        <source>The keyring of the system cannot be used. Choose a key file for backups instead.</source>
        <translation>El llavero del sistema no se puede usar. Elija un archivo de clave para las copias.</translation>
    </message>
</context>
<context>
    <name>app::Till</name>
    <message>
        <source>Part of %1 cannot be read and is ignored: %2. Alt+7 shows the values used instead.</source>
        <translation>Una parte de %1 no se puede leer y se ignora: %2. Alt+7 muestra los valores usados en su lugar.</translation>
    </message>
    <message>
        <source>You can charge, but the notes of this counter cannot be used: known customers, printed receipts, used receipts. No receipt is printed until then. (%1)</source>
        <translation>Se puede cobrar, pero las notas de este mostrador no se pueden usar: clientes conocidos, comprobantes emitidos, comprobantes usados. Hasta entonces no se imprime ningún comprobante. (%1)</translation>
    </message>
    <message>
        <source>The notes of this counter were damaged, so Balcão started new ones. The old ones are in %1, with customer names: delete the file when it is no longer needed.</source>
        <translation>Las notas de este mostrador estaban dañadas y Balcão empezó otras. Las anteriores están en %1, con nombres de clientes: borre el archivo cuando ya no lo necesite.</translation>
    </message>
    <message>
        <source>This applies until Balcão is closed; it could not be saved: %1</source>
        <translation>Esto vale hasta que se cierre Balcão; no se pudo guardar: %1</translation>
    </message>
    <message>
        <source>The operators cannot be read, so no PIN is accepted. (%1)</source>
        <translation>No se pueden leer los operadores, así que no se acepta ningún PIN. (%1)</translation>
    </message>
</context>
<context>
    <name>ui::AccountantController</name>
    <message>
        <source>For the accountant, in %1: %2 (XLSX), %3 (OFX), the summary (PDF) and all checksums. The XLSX contains full names and documents.</source>
        <translation>Para el contador, en %1: %2 (XLSX), %3 (OFX), el resumen (PDF) y las sumas de verificación de todos. El XLSX contiene nombres y documentos completos.</translation>
    </message>
    <message numerus="yes">
        <source>%n transaction(s)</source>
        <translation>
            <numerusform>%n transacción</numerusform>
            <numerusform>%n transacciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n movement(s)</source>
        <comment>of money</comment>
        <translation>
            <numerusform>%n movimiento</numerusform>
            <numerusform>%n movimientos</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop writing the accountant&apos;s folder</source>
        <translation>Detener lo que se está escribiendo para el contador</translation>
    </message>
    <message>
        <source>Where to put the folder for the accountant</source>
        <translation>Dónde estará la carpeta para el contador</translation>
    </message>
    <message>
        <source>Writing for the accountant… Esc stops it.</source>
        <translation>Escribiendo para el contador… Esc lo detiene.</translation>
    </message>
    <message>
        <source>Writing for the accountant: %1 transactions read… Esc stops it.</source>
        <translation>Escribiendo para el contador: %1 transacciones leídas… Esc lo detiene.</translation>
    </message>
    <message>
        <source>Stopped. Nothing was written.</source>
        <translation>Detenido. No se escribió nada.</translation>
    </message>
    <message numerus="yes">
        <source>%n sealed day(s) of the bank account (PDF).</source>
        <translation>
            <numerusform>%n día sellado de la cuenta bancaria (PDF).</numerusform>
            <numerusform>%n días sellados de la cuenta bancaria (PDF).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::AccountantPack</name>
    <message>
        <source>Enclosed: %1 (XLSX), %2 (OFX), the checksums of all (SHA256SUMS)</source>
        <comment>on a cover</comment>
        <translation>Adjunto: %1 (XLSX), %2 (OFX), las sumas de verificación de todos (SHA256SUMS)</translation>
    </message>
    <message numerus="yes">
        <source>%n transaction(s)</source>
        <translation>
            <numerusform>%n transacción</numerusform>
            <numerusform>%n transacciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n movement(s)</source>
        <comment>of money</comment>
        <translation>
            <numerusform>%n movimiento</numerusform>
            <numerusform>%n movimientos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sealed day(s) of the bank account (PDF)</source>
        <comment>on a cover</comment>
        <translation>
            <numerusform>%n día sellado de la cuenta bancaria (PDF)</numerusform>
            <numerusform>%n días sellados de la cuenta bancaria (PDF)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::AmountEdit</name>
    <message>
        <source>Centavos have two digits.</source>
        <translation>Los centavos tienen dos dígitos.</translation>
    </message>
    <message>
        <source>The maximum amount is %1.</source>
        <translation>El importe máximo es %1.</translation>
    </message>
    <message>
        <source>Type a price before + or *.</source>
        <translation>Escriba un precio antes de + o *.</translation>
    </message>
    <message>
        <source>After * type the quantity (1 to %1).</source>
        <translation>Después de * escriba la cantidad (1 a %1).</translation>
    </message>
    <message>
        <source>in centavos</source>
        <translation>en centavos</translation>
    </message>
    <message>
        <source>in whole reais</source>
        <translation>en reales enteros</translation>
    </message>
    <message>
        <source>The quantity after * is missing. Press Enter again to charge %1.</source>
        <translation>Falta la cantidad después de *. Intro otra vez cobra %1.</translation>
    </message>
    <message>
        <source>The price after + is missing. Press Enter again to charge %1.</source>
        <translation>Falta el precio después de +. Intro otra vez cobra %1.</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Importe</translation>
    </message>
    <message>
        <source>Type the amount with digits and a comma; + adds the next price.</source>
        <translation>El importe se escribe con dígitos y coma; + suma el precio siguiente.</translation>
    </message>
    <message>
        <source>That came from the barcode scanner and was ignored. Type the amount.</source>
        <translation>Eso vino del lector de código de barras y se ignoró. Escriba el importe.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>“%1” is not clear as an amount. Write it as 12,00 or 1.234,56.</source>
        <translation>«%1» no es un importe claro. Escríbalo como 12,00 o 1.234,56.</translation>
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
        <translation>Escriba el importe. Ej.: 1500 = %1 · + suma · * cantidad</translation>
    </message>
    <message>
        <source>Type the amount. Example: 15 = %1 · comma for centavos · + adds · * quantity</source>
        <translation>Escriba el importe. Ej.: 15 = %1 · coma para centavos · + suma · * cantidad</translation>
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
        <translation>Etiqueta, anotada en este mostrador</translation>
    </message>
    <message>
        <source>Any tag</source>
        <translation>Cualquier etiqueta</translation>
    </message>
    <message>
        <source>Noted at this counter. The list has the most recent tags; the search finds the others.</source>
        <translation>Anotada en este mostrador. Aquí están las etiquetas usadas por último; la búsqueda encuentra las demás.</translation>
    </message>
    <message>
        <source>Mark, noted at this counter</source>
        <translation>Marca, anotada en este mostrador</translation>
    </message>
    <message>
        <source>Marked or not</source>
        <translation>Con o sin marca</translation>
    </message>
    <message>
        <source>Noted at this counter; the service does not have it.</source>
        <translation>Anotado en este mostrador; el servicio no lo tiene.</translation>
    </message>
    <message>
        <source>Counter, from the reference</source>
        <translation>Mostrador, por la referencia</translation>
    </message>
    <message>
        <source>Any counter</source>
        <translation>Cualquier mostrador</translation>
    </message>
    <message>
        <source>The counter of the charge, if its reference has one. Everything that the other filters leave is read.</source>
        <translation>El mostrador del cobro, si la referencia lo trae. Se lee todo lo que dejan los otros filtros.</translation>
    </message>
    <message>
        <source>“%1” is not the name of a counter and is ignored.</source>
        <translation>«%1» no es el nombre de un mostrador y se ignora.</translation>
    </message>
    <message>
        <source>Reconciled with a bank statement</source>
        <translation>Conciliada con un extracto bancario</translation>
    </message>
    <message>
        <source>Reconciled or not</source>
        <translation>Conciliada o no</translation>
    </message>
    <message>
        <source>Reconciled</source>
        <comment>transactions, with a bank statement</comment>
        <translation>Conciliadas</translation>
    </message>
    <message>
        <source>Not reconciled</source>
        <comment>transactions, with a bank statement</comment>
        <translation>No conciliadas</translation>
    </message>
    <message>
        <source>Compared with the bank statements of this counter.</source>
        <translation>Comparado con los extractos bancarios de esta caja.</translation>
    </message>
    <message>
        <source>Operator who created the charge</source>
        <translation>Operador que creó el cobro</translation>
    </message>
    <message>
        <source>Any operator</source>
        <translation>Cualquier operador</translation>
    </message>
    <message>
        <source>Recorded at this counter; the service does not have it.</source>
        <translation>Registrado en este mostrador; el servicio no lo tiene.</translation>
    </message>
    <message>
        <source>Unusual transactions</source>
        <translation>Transacciones fuera de lo común</translation>
    </message>
    <message>
        <source>Unusual or not</source>
        <translation>Comunes o no</translation>
    </message>
    <message>
        <source>Unusual: %1</source>
        <translation>Fuera de lo común: %1</translation>
    </message>
    <message>
        <source>What a person should look at: late payments, refunds, other amounts and more. Everything that the other filters leave is read.</source>
        <translation>Lo que una persona debe revisar: pagos con retraso, devoluciones, otros importes y más. Se lee todo lo que dejan los otros filtros.</translation>
    </message>
</context>
<context>
    <name>ui::ApprovalEditor</name>
    <message>
        <source>From this amount</source>
        <translation>A partir de este importe</translation>
    </message>
    <message>
        <source>Approver&apos;s PIN</source>
        <translation>PIN del aprobador</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Fijarlo</translation>
    </message>
    <message>
        <source>Write an amount as 12,00 or 1.234,56. With 0,01 every payout needs approval.</source>
        <translation>Escriba un importe como 12,00 o 1.234,56. Con 0,01 todo envío necesita aprobación.</translation>
    </message>
    <message>
        <source>From %1, a second person approves.</source>
        <translation>A partir de %1 aprueba una segunda persona.</translation>
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
        <translation>Registro de acciones</translation>
    </message>
    <message>
        <source>Check the log</source>
        <translation>Comprobar el registro</translation>
    </message>
    <message>
        <source>Save the log…</source>
        <translation>Guardar el registro…</translation>
    </message>
    <message>
        <source>The notes of this counter cannot be read.</source>
        <translation>No se pueden leer las notas de este mostrador.</translation>
    </message>
    <message>
        <source>The log was changed or shortened at entry %1.</source>
        <translation>El registro fue cambiado o acortado en la entrada %1.</translation>
    </message>
    <message numerus="yes">
        <source>All %n entries are unchanged. Last digest: %1</source>
        <translation>
            <numerusform>%n entrada, sin cambios. Último resumen: %1</numerusform>
            <numerusform>Las %n entradas están sin cambios. Último resumen: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the log</source>
        <translation>Guardar el registro</translation>
    </message>
    <message>
        <source>The file cannot be written: %1</source>
        <translation>No se puede escribir el archivo: %1</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Guardado: %1</translation>
    </message>
    <message>
        <source>Undo this change</source>
        <translation>Deshacer este cambio</translation>
    </message>
    <message>
        <source>Undone. The log has a new entry about the undo.</source>
        <translation>Deshecho. El registro tiene una nueva entrada sobre esto.</translation>
    </message>
    <message>
        <source>Not undone: the value was changed again after this entry.</source>
        <translation>No deshecho: el valor cambió de nuevo después de esta entrada.</translation>
    </message>
    <message>
        <source>Not undone: the earlier text was erased.</source>
        <translation>No deshecho: el texto anterior fue borrado.</translation>
    </message>
    <message>
        <source>Not undone: the log does not have the earlier value.</source>
        <translation>No deshecho: el registro no tiene el valor anterior.</translation>
    </message>
    <message>
        <source>The closed shift %1 was changed or removed.</source>
        <translation>El turno cerrado %1 fue modificado o eliminado.</translation>
    </message>
    <message numerus="yes">
        <source>All %n closed shifts are unchanged.</source>
        <translation>
            <numerusform>%n turno cerrado, sin cambios.</numerusform>
            <numerusform>Los %n turnos cerrados están sin cambios.</numerusform>
        </translation>
    </message>
    <message>
        <source>No entry so far.</source>
        <translation>Ninguna entrada hasta ahora.</translation>
    </message>
</context>
<context>
    <name>ui::AuthorizationBar</name>
    <message>
        <source>PIN of a colleague</source>
        <translation>PIN de un colega</translation>
    </message>
    <message>
        <source>Allow once</source>
        <translation>Permitir una vez</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>%1 may not do this: %2, %3.</source>
        <comment>operator, action, amount</comment>
        <translation>%1 no puede hacer esto: %2, %3.</translation>
    </message>
    <message>
        <source>%1 may not do this: %2.</source>
        <comment>operator, action</comment>
        <translation>%1 no puede hacer esto: %2.</translation>
    </message>
    <message>
        <source>Allowed once: do it again now.</source>
        <translation>Permitido una vez: hágalo de nuevo ahora.</translation>
    </message>
    <message>
        <source>This operator may not do it either.</source>
        <translation>Este operador tampoco puede.</translation>
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
        <translation>Transacciones</translation>
    </message>
    <message>
        <source>One transaction</source>
        <translation>Una transacción</translation>
    </message>
    <message>
        <source>Send Pix</source>
        <translation>Enviar Pix</translation>
    </message>
    <message>
        <source>Not confirmed</source>
        <translation>Sin confirmar</translation>
    </message>
    <message numerus="yes">
        <source>%n not confirmed</source>
        <translation>
            <numerusform>%n sin confirmar</numerusform>
            <numerusform>%n sin confirmar</numerusform>
        </translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Informes</translation>
    </message>
    <message>
        <source>Refunded: %1.</source>
        <translation>Devuelto: %1.</translation>
    </message>
    <message>
        <source>The refund of %1 failed: %2</source>
        <comment>amount, reason</comment>
        <translation>La devolución de %1 falló: %2</translation>
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
            <numerusform>%n transacción</numerusform>
            <numerusform>%n transacciones</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, the newest of %2</source>
        <comment>a number; date and time</comment>
        <translation>%1, la más nueva del %2</translation>
    </message>
    <message>
        <source>%1; without key and name</source>
        <translation>%1; sin clave ni nombre</translation>
    </message>
    <message>
        <source>Make a backup now</source>
        <translation>Hacer una copia ahora</translation>
    </message>
    <message>
        <source>Progress of the backup</source>
        <translation>Avance de la copia</translation>
    </message>
    <message>
        <source>Backups in the folder, the newest first</source>
        <translation>Copias en la carpeta, la más nueva primero</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Restaurar…</translation>
    </message>
    <message>
        <source>Keep the shop as it is</source>
        <translation>Dejar la tienda como está</translation>
    </message>
    <message>
        <source>Copying and checking. You can keep working.</source>
        <translation>Copiando y comprobando. Puede seguir trabajando.</translation>
    </message>
    <message>
        <source>intact: %1</source>
        <translation>íntegra: %1</translation>
    </message>
    <message>
        <source>Backup created and checked: %1. It contains your customers&apos; names and documents: keep it safe.</source>
        <translation>Copia hecha y comprobada: %1. Contiene nombres y documentos de sus clientes: guárdela bien.</translation>
    </message>
    <message>
        <source>No backup was made. %1</source>
        <translation>No se hizo ninguna copia. %1</translation>
    </message>
    <message>
        <source>checking…</source>
        <translation>comprobando…</translation>
    </message>
    <message>
        <source>cannot be restored</source>
        <translation>no se puede restaurar</translation>
    </message>
    <message>
        <source>%1 is intact: %2.</source>
        <translation>%1 está íntegra: %2.</translation>
    </message>
    <message>
        <source>The shop goes back to this backup: %1. The current data is kept in a folder next to it. Charges made since then will no longer be in the shop, but their codes can still be paid: check your bank. The shop closes and opens again.</source>
        <translation>La tienda vuelve a lo que era en esta copia: %1. Los datos de ahora quedan en una carpeta al lado. Los cobros hechos desde entonces ya no estarán en la tienda, pero sus códigos todavía se pueden pagar: compruébelo en su banco. La tienda se cierra y se abre de nuevo.</translation>
    </message>
    <message>
        <source>Choose a folder first, ideally on another disk.</source>
        <translation>Elija antes una carpeta, mejor en otro disco.</translation>
    </message>
    <message>
        <source>There are no backups in this folder yet.</source>
        <translation>Todavía no hay ninguna copia en esta carpeta.</translation>
    </message>
    <message>
        <source>Last backup: %1</source>
        <translation>Última copia: %1</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>sin comprobar</translation>
    </message>
    <message>
        <source>PIN of the counter</source>
        <translation>PIN de la caja</translation>
    </message>
    <message>
        <source>Attention: new codes will pay the Pix key %1 instead of %2. Continue only if the new key is yours.</source>
        <translation>Atención: los códigos nuevos pagarán a la clave Pix %1 en lugar de %2. Continúe solo si la clave nueva es suya.</translation>
    </message>
    <message>
        <source>Passphrase of this backup</source>
        <translation>Frase de contraseña de esta copia</translation>
    </message>
    <message>
        <source>Passphrase, if not that of the settings</source>
        <translation>Frase, si no es la de los ajustes</translation>
    </message>
    <message>
        <source>Key file…</source>
        <translation>Archivo de clave…</translation>
    </message>
    <message>
        <source>Key file of this backup</source>
        <translation>Archivo de clave de esta copia</translation>
    </message>
    <message>
        <source>Key file: %1</source>
        <translation>Archivo de clave: %1</translation>
    </message>
    <message>
        <source>encrypted</source>
        <translation>cifrada</translation>
    </message>
    <message>
        <source>Restore (space bar)</source>
        <translation>Restaurar (barra espaciadora)</translation>
    </message>
</context>
<context>
    <name>ui::BankPage</name>
    <message>
        <source>Connect and test</source>
        <translation>Conectar y probar</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Your bank</source>
        <translation>Su banco</translation>
    </message>
    <message>
        <source>With the API Pix of your bank, charges become paid by themselves. Client id, secret and certificate are on the bank&apos;s page for developers.</source>
        <translation>Con la API Pix de su banco, los cobros quedan pagados solos. El client id, el secreto y el certificado están en la página del banco para desarrolladores.</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Banco</translation>
    </message>
    <message>
        <source>Another bank</source>
        <translation>Otro banco</translation>
    </message>
    <message>
        <source>Pix key</source>
        <translation>Clave Pix</translation>
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
        <translation>Queda en el llavero de este equipo, y en ningún archivo.</translation>
    </message>
    <message>
        <source>Further value</source>
        <translation>Valor adicional</translation>
    </message>
    <message>
        <source>Only if the bank demands one, as NAME=VALUE.</source>
        <translation>Solo si el banco lo exige, como NOMBRE=VALOR.</translation>
    </message>
    <message>
        <source>Address of the API</source>
        <translation>Dirección de la API</translation>
    </message>
    <message>
        <source>Empty: the bank&apos;s own address.</source>
        <translation>Vacío: la dirección del propio banco.</translation>
    </message>
    <message>
        <source>Address of the token</source>
        <translation>Dirección del token</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Certificado</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Password of the certificate</source>
        <translation>Contraseña del certificado</translation>
    </message>
    <message>
        <source>Empty if the file has none. It is not stored.</source>
        <translation>Vacío si el archivo no tiene. No se guarda.</translation>
    </message>
    <message>
        <source>Needs a certificate.</source>
        <translation>Necesita un certificado.</translation>
    </message>
    <message>
        <source>Issues no client secret.</source>
        <translation>No emite client secret.</translation>
    </message>
    <message>
        <source>Further value: %1=…</source>
        <translation>Valor adicional: %1=…</translation>
    </message>
    <message>
        <source>Needs both addresses, from the bank&apos;s documents.</source>
        <translation>Necesita las dos direcciones, de los documentos del banco.</translation>
    </message>
    <message>
        <source>The file of the certificate cannot be read.</source>
        <translation>No se puede leer el archivo del certificado.</translation>
    </message>
    <message>
        <source>The client secret is missing.</source>
        <translation>Falta el client secret.</translation>
    </message>
    <message>
        <source>There is a connection with this name already: remove it first.</source>
        <translation>Ya existe una conexión con este nombre: quítela primero.</translation>
    </message>
    <message>
        <source>The keyring of this computer did not store the secret, so nothing was added.</source>
        <translation>El llavero de este equipo no guardó el secreto, por eso no se agregó nada.</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Probar</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Pix key %1 · %2</source>
        <comment>key, address</comment>
        <translation>Clave Pix %1 · %2</translation>
    </message>
    <message>
        <source>Payments are read until %1.</source>
        <translation>Pagos leídos hasta %1.</translation>
    </message>
    <message>
        <source>Reading payments…</source>
        <translation>Leyendo pagos…</translation>
    </message>
    <message>
        <source>Payments without a charge, or with a difference: %1</source>
        <translation>Pagos sin cobro, o con una diferencia: %1</translation>
    </message>
    <message>
        <source>differs from its charge</source>
        <translation>difiere de su cobro</translation>
    </message>
    <message>
        <source>no charge</source>
        <translation>sin cobro</translation>
    </message>
    <message>
        <source>balcao-cli bank sync lists all of them.</source>
        <translation>balcao-cli bank sync los muestra todos.</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>Probando…</translation>
    </message>
    <message>
        <source>The keyring did not release the secret: unlock the keyring, or remove the connection and add it again.</source>
        <translation>El llavero no entregó el secreto: desbloquee el llavero, o quite la conexión y agréguela de nuevo.</translation>
    </message>
    <message>
        <source>Remove? Payments are no longer seen</source>
        <translation>¿Quitar? Los pagos dejan de verse</translation>
    </message>
    <message>
        <source>New charges get codes of the bank</source>
        <translation>Los nuevos cobros reciben códigos del banco</translation>
    </message>
    <message>
        <source>From the next start. A code of the bank can be paid once, and not after its charge has expired. Needs the permission cob.write.</source>
        <translation>A partir del próximo inicio. Un código del banco solo se puede pagar una vez, y no después de que venza el cobro. Necesita el permiso cob.write.</translation>
    </message>
    <message>
        <source>A file .p12, .pfx, .pem, .crt or .cer.</source>
        <translation>Un archivo .p12, .pfx, .pem, .crt o .cer.</translation>
    </message>
    <message>
        <source>Key of the certificate</source>
        <translation>Clave del certificado</translation>
    </message>
    <message>
        <source>Only if the key has a file of its own, such as .key.</source>
        <translation>Solo si la clave tiene un archivo propio, como .key.</translation>
    </message>
    <message>
        <source>Certificate authority</source>
        <translation>Autoridad de certificación</translation>
    </message>
    <message>
        <source>Only if the bank has an authority of its own. Balcão trusts the authority for this connection only.</source>
        <translation>Solo si el banco tiene una autoridad propia. Balcão confía en ella solo en esta conexión.</translation>
    </message>
    <message>
        <source>Choose a file: %1</source>
        <translation>Elegir un archivo: %1</translation>
    </message>
    <message>
        <source>Certificates (%1);;All files (*)</source>
        <translation>Certificados (%1);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Needs the file of the bank&apos;s certificate authority.</source>
        <translation>Necesita el archivo de la autoridad de certificación del banco.</translation>
    </message>
    <message>
        <source>Cancels no charges: a cancelled code can be paid until it expires.</source>
        <translation>No cancela cobros: un código cancelado se puede pagar hasta que venza.</translation>
    </message>
    <message>
        <source>Sends no payments back: use the bank&apos;s app.</source>
        <translation>No devuelve pagos: use la app del banco.</translation>
    </message>
    <message>
        <source>The file of the key cannot be read.</source>
        <translation>No se puede leer el archivo de la clave.</translation>
    </message>
    <message>
        <source>The file of the authority cannot be read.</source>
        <translation>No se puede leer el archivo de la autoridad.</translation>
    </message>
    <message>
        <source>The certificate of the key is missing.</source>
        <translation>Falta el certificado de la clave.</translation>
    </message>
</context>
<context>
    <name>ui::BarChart</name>
    <message>
        <source>Chart of paid amounts; the table has the figures</source>
        <translation>Gráfico de lo pagado; la tabla tiene los números</translation>
    </message>
</context>
<context>
    <name>ui::BatchPanel</name>
    <message>
        <source>CSV file saved by a spreadsheet, with the column names in the first line: %1 and, if you like, %2.</source>
        <translation>CSV guardado por la hoja de cálculo; en la primera línea, los nombres de las columnas: %1 y, si quiere, %2.</translation>
    </message>
    <message>
        <source>Rows done</source>
        <translation>Líneas hechas</translation>
    </message>
    <message>
        <source>Send the rows of a file</source>
        <translation>Enviar las líneas de un archivo</translation>
    </message>
    <message>
        <source>Rows of the file</source>
        <translation>Líneas del archivo</translation>
    </message>
    <message>
        <source>The total again</source>
        <translation>El total otra vez</translation>
    </message>
    <message>
        <source>This is a large amount. Type the total again:</source>
        <translation>Este es un importe alto. Escriba el total otra vez:</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Comprobar de nuevo</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Enviar</translation>
    </message>
    <message>
        <source>A file of payouts</source>
        <translation>Un archivo de envíos</translation>
    </message>
    <message>
        <source>Text of a spreadsheet (*.csv *.txt)</source>
        <translation>Texto de hoja de cálculo (*.csv *.txt)</translation>
    </message>
    <message>
        <source>%1 cannot be read. Nothing was sent.</source>
        <translation>%1 no se puede leer. No se envió nada.</translation>
    </message>
    <message>
        <source>%1: %2 Nothing was sent.</source>
        <comment>file, what is wrong with it</comment>
        <translation>%1: %2 No se envió nada.</translation>
    </message>
    <message>
        <source>%1 to send: %2</source>
        <translation>%1 por enviar: %2</translation>
    </message>
    <message>
        <source>%1 sent: %2</source>
        <translation>%1 enviados: %2</translation>
    </message>
    <message>
        <source>%1 waiting for an identical Pix: %2</source>
        <translation>%1 a la espera de un Pix igual: %2</translation>
    </message>
    <message>
        <source>%1 refused: %2</source>
        <translation>%1 rechazados: %2</translation>
    </message>
    <message>
        <source>%1 unknown: %2</source>
        <translation>%1 no se sabe: %2</translation>
    </message>
    <message>
        <source>%1 invalid: %2</source>
        <translation>%1 con errores: %2</translation>
    </message>
    <message>
        <source>%1 with a used reference: %2</source>
        <translation>%1 con referencia ya usada: %2</translation>
    </message>
    <message>
        <source>Wait a moment and check the data.</source>
        <translation>Espere un momento y revise los datos.</translation>
    </message>
    <message>
        <source>There is nothing to send now.</source>
        <translation>No hay nada que enviar ahora.</translation>
    </message>
    <message>
        <source>Type the total again: it does not match.</source>
        <translation>Escriba el total otra vez: no coincide.</translation>
    </message>
    <message>
        <source>Checking the rows…</source>
        <translation>Comprobando las líneas…</translation>
    </message>
    <message>
        <source>Stopped: %1 Rows already sent stay sent; check again before you continue.</source>
        <translation>Detenido: %1 Las líneas ya enviadas siguen enviadas; compruebe de nuevo antes de continuar.</translation>
    </message>
    <message>
        <source>It has more than %1 rows, or is too large: split the file.</source>
        <translation>Tiene más de %1 líneas, o es demasiado grande: divida el archivo.</translation>
    </message>
    <message>
        <source>This is not a text file: save the spreadsheet as CSV.</source>
        <translation>Esto no es un archivo de texto: guarde la hoja de cálculo como CSV.</translation>
    </message>
    <message>
        <source>The first line must name the columns: %1.</source>
        <translation>La primera línea debe tener los nombres de las columnas: %1.</translation>
    </message>
    <message>
        <source>Line %1: the column “%2” appears twice.</source>
        <translation>Línea %1: la columna «%2» está dos veces.</translation>
    </message>
    <message>
        <source>Line %1: the column “%2” is missing.</source>
        <translation>Línea %1: falta la columna «%2».</translation>
    </message>
    <message>
        <source>Line %1: a quotation mark is not closed.</source>
        <translation>Línea %1: hay unas comillas que no se cierran.</translation>
    </message>
    <message>
        <source>It has column names but no rows.</source>
        <translation>Tiene nombres de columnas y ninguna línea.</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>Archivo…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>%1 waiting at this counter: %2</source>
        <translation>%1 esperando en esta caja: %2</translation>
    </message>
    <message>
        <source>Some rows are invalid. Correct the file and open it again, or leave these rows out. Nothing is sent until then.</source>
        <translation>Algunas filas no son válidas. Corrija el archivo y ábralo de nuevo, o deje esas filas fuera. Hasta entonces no se envía nada.</translation>
    </message>
    <message>
        <source>%1 leaves in %2 s. If the program closes before that, nothing is sent.</source>
        <comment>amount, seconds</comment>
        <translation>%1 sale en %2 s. Si el programa se cierra antes, no se envía nada.</translation>
    </message>
    <message numerus="yes">
        <source>Send the valid rows without the %n invalid</source>
        <translation>
            <numerusform>Enviar las filas válidas sin la no válida</numerusform>
            <numerusform>Enviar las filas válidas sin las %n no válidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel sending</source>
        <translation>Cancelar el envío</translation>
    </message>
    <message>
        <source>Sending cancelled: nothing was sent, the money is where it was.</source>
        <translation>Envío cancelado: no se envió nada, el dinero sigue donde estaba.</translation>
    </message>
    <message>
        <source>Save a template…</source>
        <translation>Guardar un modelo…</translation>
    </message>
    <message>
        <source>Save a template for payouts</source>
        <translation>Guardar un modelo para envíos</translation>
    </message>
    <message>
        <source>%1 is saved. Fill it in a spreadsheet and open it here.</source>
        <translation>%1 se guardó. Complételo en una planilla y ábralo aquí.</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>%1 no se pudo guardar.</translation>
    </message>
    <message>
        <source>Line %1: unknown column “%2”. The columns are chave, valor, nome, documento, email, telefone, descricao, tipo, referencia and extra.</source>
        <translation>Línea %1: la columna “%2” no se conoce. Las columnas son chave, valor, nome, documento, email, telefone, descricao, tipo, referencia y extra.</translation>
    </message>
</context>
<context>
    <name>ui::BusyIndicator</name>
    <message>
        <source>%1 %2 s so far: the service is slow to answer.</source>
        <comment>the work in progress, seconds</comment>
        <translation>%1 Desde hace %2 s: el servicio tarda en responder.</translation>
    </message>
    <message>
        <source>%1 No answer for %2 s. %3</source>
        <comment>the work in progress, seconds, the known state</comment>
        <translation>%1 Sin respuesta desde hace %2 s. %3</translation>
    </message>
    <message>
        <source>F5 asks again; otherwise Balcão keeps waiting. Neither changes anything.</source>
        <translation>F5 consulta una vez más; si no, se sigue esperando. Nada cambia con eso.</translation>
    </message>
</context>
<context>
    <name>ui::CalendarPopup</name>
    <message>
        <source>Calendar</source>
        <translation>Calendario</translation>
    </message>
    <message>
        <source>Month before</source>
        <translation>Mes anterior</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Mes siguiente</translation>
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
        <translation>Siguiente cobro en el mostrador</translation>
    </message>
    <message>
        <source>Previous charge at the counter</source>
        <translation>Cobro anterior en el mostrador</translation>
    </message>
</context>
<context>
    <name>ui::ChargeCard</name>
    <message>
        <source>%1, %2, %3, in front</source>
        <comment>amount, payer, state</comment>
        <translation>%1, %2, %3, en pantalla</translation>
    </message>
    <message>
        <source>%1, %2, %3, on hold</source>
        <comment>amount, payer, state</comment>
        <translation>%1, %2, %3, en espera</translation>
    </message>
</context>
<context>
    <name>ui::ChargeCards</name>
    <message>
        <source>Charges at this counter</source>
        <translation>Cobros de este mostrador</translation>
    </message>
    <message>
        <source>Ctrl+Tab</source>
        <translation>Ctrl+Tab</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>open charges without a card</comment>
        <translation>
            <numerusform>%n más</numerusform>
            <numerusform>%n más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ChargeEntry</name>
    <message>
        <source>All fields of the charge</source>
        <translation>Todos los campos del cobro</translation>
    </message>
    <message>
        <source>Next payer profile</source>
        <translation>Perfil de pagador siguiente</translation>
    </message>
    <message>
        <source>Type an amount first.</source>
        <translation>Escriba primero un importe.</translation>
    </message>
    <message>
        <source>Typed in all fields (F3): %1</source>
        <comment>names of fields</comment>
        <translation>Escrito en todos los campos (F3): %1</translation>
    </message>
    <message>
        <source>The scanned code cannot be a reference. %1</source>
        <translation>El código leído no puede ser una referencia. %1</translation>
    </message>
    <message>
        <source>The scanned code is the reference of this charge: %1</source>
        <translation>El código leído es la referencia de este cobro: %1</translation>
    </message>
</context>
<context>
    <name>ui::ChargeForm</name>
    <message>
        <source>note, returned in API notices</source>
        <translation>observación (vuelve en los avisos de la API)</translation>
    </message>
    <message>
        <source>All fields of the charge</source>
        <translation>Todos los campos del cobro</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Cobrar</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
</context>
<context>
    <name>ui::ChargePage</name>
    <message>
        <source>Creating the charge…</source>
        <translation>Creando el cobro…</translation>
    </message>
    <message>
        <source>No charge to repeat yet: F9 repeats the last one.</source>
        <translation>Todavía no hay un cobro que repetir: F9 repite el último.</translation>
    </message>
    <message>
        <source>Repeat the last charge</source>
        <translation>Repetir el último cobro</translation>
    </message>
    <message>
        <source>%1 cancelled</source>
        <translation>%1 cancelado</translation>
    </message>
    <message>
        <source>%1 could not be marked as cancelled. It stays as it was.</source>
        <translation>No se pudo cancelar %1. Sigue como estaba.</translation>
    </message>
    <message>
        <source>You typed this before. Continue from here, or press F2 to start again.</source>
        <translation>Esto ya estaba escrito. Siga desde aquí, o F2 empieza de nuevo.</translation>
    </message>
    <message>
        <source>It is not known yet whether the charge was created: see “Not confirmed”, Alt+8. Its code was never shown, so nobody can pay it. Enter creates another one.</source>
        <translation>Aún no se sabe si el cobro se creó: vea “Sin confirmar”, Alt+8. Su código no se mostró, así que nadie puede pagarlo. Intro crea otro.</translation>
    </message>
    <message>
        <source>%1 was not created after all. %2</source>
        <comment>amount, what happened</comment>
        <translation>%1: el cobro al final no se creó. %2</translation>
    </message>
    <message>
        <source>%1: not known yet whether it was created. Balcão is looking for it; do not create it again.</source>
        <translation>%1: todavía no se sabe si el cobro se creó. Balcão lo está buscando; no lo cree de nuevo.</translation>
    </message>
    <message>
        <source>%1 of %2 was created after all and waits here: Ctrl+Tab shows it.</source>
        <comment>amount, time</comment>
        <translation>%1 de las %2: el cobro se creó y espera aquí: Ctrl+Tab lo muestra.</translation>
    </message>
    <message>
        <source>It is not known yet whether it was created: do not create it again. F2 serves the next customer while Balcão looks for it.</source>
        <translation>Todavía no se sabe si el cobro se creó: no lo cree de nuevo. F2 atiende al próximo cliente mientras Balcão lo busca.</translation>
    </message>
    <message>
        <source>Charge without the bank</source>
        <translation>Cobrar sin el banco</translation>
    </message>
    <message>
        <source>Shows the shop&apos;s own code. See in the bank&apos;s app whether it is paid.</source>
        <translation>Muestra el código propio de la tienda. Vea en la app del banco si se pagó.</translation>
    </message>
    <message>
        <source>%1 is still open at the bank and can be paid until it expires.</source>
        <translation>%1 sigue abierto en el banco y se puede pagar hasta que venza.</translation>
    </message>
</context>
<context>
    <name>ui::ChargeShare</name>
    <message>
        <source>%1: Pix charge of %2</source>
        <comment>shop, amount</comment>
        <translation>%1: cobro Pix de %2</translation>
    </message>
    <message>
        <source>Copy this code and pay it in your bank&apos;s app (Pix copia e cola):</source>
        <translation>Copie este código y páguelo en la app de su banco (Pix copia e cola):</translation>
    </message>
    <message>
        <source>Or open: %1</source>
        <comment>an address</comment>
        <translation>O abra: %1</translation>
    </message>
    <message>
        <source>WhatsApp…</source>
        <translation>WhatsApp…</translation>
    </message>
    <message>
        <source>E-mail…</source>
        <translation>Correo…</translation>
    </message>
    <message>
        <source>Copy as a message</source>
        <translation>Copiar como mensaje</translation>
    </message>
    <message>
        <source>Message copied: paste it into any chat.</source>
        <translation>Mensaje copiado: péguelo en cualquier chat.</translation>
    </message>
    <message>
        <source>Choose the receiver in the other program.</source>
        <translation>Elija el destinatario en el otro programa.</translation>
    </message>
    <message>
        <source>No program can open this. “Copy as a message” works anyway.</source>
        <translation>Ningún programa puede abrirlo. “Copiar como mensaje” funciona de todos modos.</translation>
    </message>
    <message>
        <source>Copy the image of the code</source>
        <translation>Copiar la imagen del código</translation>
    </message>
    <message>
        <source>Image copied: paste it into any chat.</source>
        <translation>Imagen copiada: péguela en cualquier chat.</translation>
    </message>
</context>
<context>
    <name>ui::Charging</name>
    <message>
        <source>Walk-in</source>
        <translation>Mostrador</translation>
    </message>
    <message>
        <source>CPF</source>
        <translation>CPF</translation>
    </message>
    <message>
        <source>CPF and name</source>
        <translation>CPF y nombre</translation>
    </message>
</context>
<context>
    <name>ui::Chime</name>
    <message>
        <source>Paid: %1</source>
        <comment>spoken; an amount in words</comment>
        <translation>Pagado: %1</translation>
    </message>
</context>
<context>
    <name>ui::CodePane</name>
    <message>
        <source>Larger code</source>
        <translation>Código más grande</translation>
    </message>
    <message>
        <source>Smaller code</source>
        <translation>Código más pequeño</translation>
    </message>
</context>
<context>
    <name>ui::CodeView</name>
    <message>
        <source>Please ask at the counter how to pay.</source>
        <translation>Pregunte en la caja cómo pagar.</translation>
    </message>
    <message>
        <source>If your phone does not read it, ask at the counter.</source>
        <translation>Si su teléfono no lo lee, pregunte en la caja.</translation>
    </message>
    <message>
        <source>Cancel the charge and create it again. If it is refused again, ask your service provider.</source>
        <translation>Cancele el cobro y cree otro. Si se rechaza otra vez, hable con quien mantiene el servicio.</translation>
    </message>
</context>
<context>
    <name>ui::ColumnPanel</name>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Space shows or hides a column, Ctrl+↑ and Ctrl+↓ move it, ← and → make it narrower or wider.</source>
        <translation>Espacio muestra u oculta una columna, Ctrl+↑ y Ctrl+↓ la mueven, ← y → la hacen más estrecha o más ancha.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close the columns</source>
        <translation>Cerrar las columnas</translation>
    </message>
</context>
<context>
    <name>ui::CommandPalette</name>
    <message>
        <source>Go to</source>
        <translation>Ir a</translation>
    </message>
    <message>
        <source>A page, an action, a name, a document, a reference or an id</source>
        <translation>Una página, una acción, un nombre, un documento, una referencia o un id</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>No se encontró nada.</translation>
    </message>
    <message>
        <source>Transaction</source>
        <translation>Transacción</translation>
    </message>
    <message>
        <source>Transactions</source>
        <translation>Transacciones</translation>
    </message>
    <message>
        <source>Search for “%1”</source>
        <comment>the typed text</comment>
        <translation>Buscar «%1»</translation>
    </message>
</context>
<context>
    <name>ui::ConfirmBox</name>
    <message>
        <source>Received</source>
        <comment>button: the money arrived in the bank account</comment>
        <translation>Recibí</translation>
    </message>
    <message>
        <source>Press this when your bank&apos;s app shows the money.</source>
        <translation>Pulse cuando el dinero aparezca en la app de su banco.</translation>
    </message>
    <message>
        <source>Last 6 characters of the id</source>
        <translation>Últimos 6 caracteres del id</translation>
    </message>
    <message>
        <source>last 6 of the id (optional)</source>
        <translation>últimos 6 del id (opcional)</translation>
    </message>
    <message>
        <source>Optional: the last six characters of the id (E…) on the payer&apos;s receipt. The same payment then cannot confirm a second charge.</source>
        <translation>Opcional: los últimos seis caracteres del id (E…) en el comprobante del cliente. Así el mismo pago no confirma un segundo cobro.</translation>
    </message>
    <message>
        <source>That came from the barcode scanner and was ignored.</source>
        <translation>Eso vino del lector de códigos de barras y se ignoró.</translation>
    </message>
    <message>
        <source>Type the last six characters, or press F10 without them.</source>
        <translation>Escriba los últimos seis caracteres, o pulse F10 sin ellos.</translation>
    </message>
    <message>
        <source>Type the last six characters of the id, or leave this empty.</source>
        <translation>Escriba los últimos seis caracteres del id, o deje esto vacío.</translation>
    </message>
    <message>
        <source>Confirming…</source>
        <translation>Confirmando…</translation>
    </message>
    <message>
        <source>It is not known now whether the confirmation was stored: look at the charge in the list.</source>
        <translation>Aún no se sabe si la confirmación se guardó: vea el cobro en la lista.</translation>
    </message>
    <message>
        <source>Seen in the bank&apos;s app</source>
        <comment>note of a confirmation by hand</comment>
        <translation>Visto en la app del banco</translation>
    </message>
    <message>
        <source>The payment %1 already confirms another charge. Nothing changed.</source>
        <comment>end of an id</comment>
        <translation>El pago %1 ya confirma otro cobro. Nada cambió.</translation>
    </message>
</context>
<context>
    <name>ui::ConfirmationBar</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>%1 is marked as paid.</source>
        <translation>%1: marcado como pagado.</translation>
    </message>
    <message>
        <source>%1 is not paid any more: the charge is cancelled.</source>
        <translation>%1 ya no está pagado: el cobro quedó cancelado.</translation>
    </message>
</context>
<context>
    <name>ui::ConnectionBar</name>
    <message>
        <source>The service answers again</source>
        <translation>El servicio volvió a responder</translation>
    </message>
    <message>
        <source>Updating the screen. You will be told what was paid in the meantime.</source>
        <translation>Actualizando la pantalla. Se le avisará de lo que se pagó en ese intervalo.</translation>
    </message>
</context>
<context>
    <name>ui::CustomerDisplay</name>
    <message>
        <source>Screen %1 was disconnected; the customer window was closed. Ctrl+D opens it again.</source>
        <translation>La pantalla %1 se desconectó y la ventana del cliente se cerró. Ctrl+D la abre de nuevo.</translation>
    </message>
    <message>
        <source>A screen was disconnected; the customer window was closed. Ctrl+D opens it again.</source>
        <translation>Se desconectó una pantalla y la ventana del cliente se cerró. Ctrl+D la abre de nuevo.</translation>
    </message>
    <message>
        <source>Back to the counter</source>
        <translation>Volver a la caja</translation>
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
        <translation>Pague con Pix: apunte aquí con el teléfono</translation>
    </message>
    <message>
        <source>Test code</source>
        <translation>Código de prueba</translation>
    </message>
    <message>
        <source>Test · %1</source>
        <comment>name of a screen</comment>
        <translation>Prueba · %1</translation>
    </message>
    <message>
        <source>Balcão test: this is no payment</source>
        <translation>Prueba de Balcão: esto no es un pago</translation>
    </message>
</context>
<context>
    <name>ui::DayEdit</name>
    <message>
        <source>Calendar</source>
        <translation>Calendario</translation>
    </message>
    <message>
        <source>Choose a day in the calendar</source>
        <translation>Elegir un día en el calendario</translation>
    </message>
</context>
<context>
    <name>ui::DayOutput</name>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
    <message>
        <source>It could not be saved as %1: %2.</source>
        <translation>No se pudo guardar como %1: %2.</translation>
    </message>
    <message>
        <source>Print the day</source>
        <translation>Imprimir el día</translation>
    </message>
    <message>
        <source>Sent to %1.</source>
        <comment>a printer</comment>
        <translation>Enviado a %1.</translation>
    </message>
    <message>
        <source>It could not be printed on %1.</source>
        <translation>No se pudo imprimir en %1.</translation>
    </message>
    <message>
        <source>Save the day</source>
        <translation>Guardar el día</translation>
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
        <translation>sellado</translation>
    </message>
    <message>
        <source>nothing open</source>
        <comment>on a day</comment>
        <translation>nada abierto</translation>
    </message>
    <message numerus="yes">
        <source>%n open</source>
        <comment>on a day</comment>
        <translation>
            <numerusform>%n abierta</numerusform>
            <numerusform>%n abiertas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n línea</numerusform>
            <numerusform>%n líneas</numerusform>
        </translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Cuenta</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Días</translation>
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
        <translation>Sellar el día</translation>
    </message>
    <message>
        <source>Open the day again</source>
        <translation>Reabrir el día</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>Guardar PDF…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Days · %1</source>
        <comment>account</comment>
        <translation>Días · %1</translation>
    </message>
    <message>
        <source>No statement covers a day yet.</source>
        <translation>Ningún extracto cubre un día todavía.</translation>
    </message>
    <message>
        <source>Sealed at %1. Seal: %2</source>
        <comment>time, digest</comment>
        <translation>Sellado el %1. Sello: %2</translation>
    </message>
    <message>
        <source>By %1</source>
        <translation>Por %1</translation>
    </message>
    <message>
        <source>Carried over: %1</source>
        <translation>Trasladado: %1</translation>
    </message>
    <message>
        <source>Changed after sealing, together %1:</source>
        <translation>Cambió después del sello, en total %1:</translation>
    </message>
    <message>
        <source>Type a reason first.</source>
        <translation>Escriba antes un motivo.</translation>
    </message>
    <message>
        <source>Type the PIN first.</source>
        <translation>Escriba antes el PIN.</translation>
    </message>
    <message>
        <source>The day is sealed.</source>
        <translation>El día está sellado.</translation>
    </message>
    <message>
        <source>The day and all later days are open again.</source>
        <translation>El día y todos los siguientes están reabiertos.</translation>
    </message>
</context>
<context>
    <name>ui::DetailHead</name>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
</context>
<context>
    <name>ui::DetailPage</name>
    <message>
        <source>Copy code</source>
        <translation>Copiar código</translation>
    </message>
    <message>
        <source>Code copied.</source>
        <translation>Código copiado.</translation>
    </message>
    <message>
        <source>Show at the counter</source>
        <translation>Mostrar en el mostrador</translation>
    </message>
    <message>
        <source>Payer</source>
        <translation>Pagador</translation>
    </message>
    <message>
        <source>Receiver</source>
        <translation>Receptor</translation>
    </message>
    <message>
        <source>CPF or CNPJ</source>
        <translation>CPF o CNPJ</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>Correo electrónico</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Teléfono</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descripción</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referencia</translation>
    </message>
    <message>
        <source>Extra</source>
        <translation>Extra</translation>
    </message>
    <message>
        <source>Commission</source>
        <translation>Comisión</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Creada el</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Concluida el</translation>
    </message>
    <message>
        <source>End-to-end id</source>
        <translation>Id E2E</translation>
    </message>
    <message>
        <source>Payment link</source>
        <translation>Enlace de pago</translation>
    </message>
    <message>
        <source>Pix copy code</source>
        <translation>Pix copia e cola</translation>
    </message>
    <message>
        <source>Pix key</source>
        <translation>Clave Pix</translation>
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
        <source>Transaction details</source>
        <translation>Detalles de la transacción</translation>
    </message>
    <message>
        <source>Reason for the refund</source>
        <translation>Motivo de la devolución</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>Escribir una nota</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Leyendo…</translation>
    </message>
    <message>
        <source>This is the last known data.</source>
        <translation>Estos son los últimos datos conocidos.</translation>
    </message>
    <message>
        <source>The service cannot be reached: this is what this console saw on %1.</source>
        <comment>date and time</comment>
        <translation>Sin conexión con el servicio: esto es lo que este equipo vio el %1.</translation>
    </message>
    <message>
        <source>Write tags</source>
        <translation>Escribir etiquetas</translation>
    </message>
    <message>
        <source>This is the last known data. %1 (asked at %2)</source>
        <comment>a sentence about the failure, time of the day</comment>
        <translation>Estos son los últimos datos conocidos. %1 (consultado a las %2)</translation>
    </message>
    <message>
        <source>Technical details</source>
        <translation>Detalles técnicos</translation>
    </message>
</context>
<context>
    <name>ui::DisclosureView</name>
    <message>
        <source>Export</source>
        <translation>Exportación</translation>
    </message>
    <message>
        <source>Accountant&apos;s folder</source>
        <translation>Carpeta del contador</translation>
    </message>
    <message>
        <source>personal data masked</source>
        <translation>datos personales enmascarados</translation>
    </message>
    <message>
        <source>personal data in full</source>
        <translation>datos personales completos</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies)</source>
        <comment>of a file</comment>
        <translation>
            <numerusform>%n elemento</numerusform>
            <numerusform>%n elementos</numerusform>
        </translation>
    </message>
    <message>
        <source>not completed</source>
        <translation>no completado</translation>
    </message>
    <message>
        <source>The notes of this counter cannot be read.</source>
        <translation>No se pueden leer las notas de este mostrador.</translation>
    </message>
    <message>
        <source>No file so far.</source>
        <translation>Ningún archivo hasta ahora.</translation>
    </message>
</context>
<context>
    <name>ui::EditsCard</name>
    <message>
        <source>Note removed</source>
        <translation>Nota quitada</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Tags removed</source>
        <translation>Etiquetas quitadas</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Cancelled at the counter</source>
        <translation>Cancelado en el mostrador</translation>
    </message>
    <message>
        <source>Goods handed over</source>
        <translation>Mercancía entregada</translation>
    </message>
    <message>
        <source>Late payment seen</source>
        <translation>Pago tardío visto</translation>
    </message>
    <message>
        <source>Noted at this counter</source>
        <translation>Anotado en este mostrador</translation>
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
        <translation>DEMOSTRACIÓN</translation>
    </message>
    <message>
        <source>LOCAL SHOP</source>
        <translation>TIENDA LOCAL</translation>
    </message>
    <message>
        <source>RESCUE</source>
        <comment>data of a shop that cannot be opened, to look at</comment>
        <translation>RESCATE</translation>
    </message>
    <message>
        <source>Demo · temporary data on this computer</source>
        <translation>Demostración · datos temporales en este equipo</translation>
    </message>
    <message>
        <source>Local shop · data on this computer</source>
        <translation>Tienda local · datos en este equipo</translation>
    </message>
    <message>
        <source>Rescue · a read-only copy of the shop&apos;s data</source>
        <translation>Rescate · una copia de los datos de la tienda, solo para leer</translation>
    </message>
    <message>
        <source>no real payments, and all data is discarded at the end</source>
        <translation>ningún pago real, y todo se desecha al final</translation>
    </message>
    <message>
        <source>nothing can be charged or changed</source>
        <translation>no se puede cobrar ni cambiar nada</translation>
    </message>
    <message>
        <source>SANDBOX</source>
        <translation>SANDBOX</translation>
    </message>
    <message>
        <source>PRODUCTION</source>
        <comment>a service that moves real money</comment>
        <translation>PRODUCCIÓN</translation>
    </message>
    <message>
        <source>Sandbox · a service that moves no money · %1</source>
        <translation>Sandbox · un servicio que no mueve dinero · %1</translation>
    </message>
    <message>
        <source>Production · a service that moves real money · %1</source>
        <translation>Producción · un servicio que mueve dinero real · %1</translation>
    </message>
    <message>
        <source>no money moves</source>
        <translation>no se mueve dinero</translation>
    </message>
    <message>
        <source>PRACTICE</source>
        <comment>a shop for training, without real payments</comment>
        <translation>PRÁCTICA</translation>
    </message>
    <message>
        <source>Practice shop · no real payments · data on this computer</source>
        <translation>Tienda de práctica · sin pagos de verdad · datos en este equipo</translation>
    </message>
</context>
<context>
    <name>ui::EnvironmentSwitcher</name>
    <message>
        <source>you are here</source>
        <translation>usted está aquí</translation>
    </message>
    <message>
        <source>Something typed on another page would be lost: press Enter again to switch anyway.</source>
        <translation>Algo escrito en otra página se perdería: pulse Intro otra vez para cambiar de todos modos.</translation>
    </message>
    <message>
        <source>Not now: a charge is being created. Try again in a moment.</source>
        <translation>Ahora no: se está creando un cobro. Inténtelo de nuevo en unos instantes.</translation>
    </message>
    <message>
        <source>Not now: a Pix is being sent. Until it leaves, you can cancel it on the page “Send Pix”. You can switch once its outcome is known.</source>
        <translation>Ahora no: se está enviando un Pix. Hasta que salga, se puede cancelar en la página “Enviar Pix”. Podrá cambiar cuando se sepa el resultado.</translation>
    </message>
    <message>
        <source>Type the PIN to switch shops</source>
        <translation>Escriba el PIN para cambiar de tienda</translation>
    </message>
    <message>
        <source>Shops</source>
        <translation>Tiendas</translation>
    </message>
    <message>
        <source>Enter opens a shop. Each has its own data. Add remote services in Settings, under “Shops”.</source>
        <translation>Intro abre una tienda. Cada una tiene datos propios. Añada servicios remotos en Ajustes, en “Tiendas”.</translation>
    </message>
    <message>
        <source>Charges waiting here are also watched from there, unless that is turned off in Settings.</source>
        <translation>Los cobros que esperan aquí también se siguen desde allí, salvo que eso se desactive en Ajustes.</translation>
    </message>
    <message>
        <source>A file is being written on another page: press Enter again to switch anyway and discard it.</source>
        <translation>Se está escribiendo un archivo en otra página: pulse Intro otra vez para cambiar de todos modos y descartarlo.</translation>
    </message>
</context>
<context>
    <name>ui::EvidenceCard</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Withdraw confirmation…</source>
        <translation>Retirar confirmación…</translation>
    </message>
    <message>
        <source>Confirmation</source>
        <translation>Confirmación</translation>
    </message>
    <message>
        <source>Reason for the withdrawal</source>
        <translation>Motivo de la retirada</translation>
    </message>
    <message>
        <source>PIN of the back office</source>
        <translation>PIN de la oficina</translation>
    </message>
    <message>
        <source>Withdraw now</source>
        <translation>Retirar ahora</translation>
    </message>
    <message>
        <source>This counter confirmed the payment just now. Undo: %1.</source>
        <comment>remaining time</comment>
        <translation>Esta caja acaba de confirmar el pago. Para deshacer: %1.</translation>
    </message>
    <message>
        <source>If the money never arrived, withdraw the confirmation. The charge becomes cancelled; the history keeps both.</source>
        <translation>Si el dinero no llegó, retire la confirmación. El cobro queda cancelado; el historial guarda ambas cosas.</translation>
    </message>
    <message>
        <source>Press “Received” when your bank&apos;s app shows %1.</source>
        <translation>Pulse “Recibí” cuando %1 aparezca en la app de su banco.</translation>
    </message>
    <message>
        <source>Did %1 arrive after all? Press “Received”: the charge becomes paid, marked “%2”.</source>
        <comment>amount, paid late</comment>
        <translation>¿%1 llegó de todos modos? Pulse “Recibí”: el cobro queda pagado, con la marca “%2”.</translation>
    </message>
    <message>
        <source>Withdrawing…</source>
        <translation>Retirando…</translation>
    </message>
    <message>
        <source>It is not known now whether the confirmation was withdrawn. F5 reads this charge again.</source>
        <translation>Aún no se sabe si la confirmación se retiró. F5 lee este cobro de nuevo.</translation>
    </message>
</context>
<context>
    <name>ui::ExplainPanel</name>
    <message>
        <source>Always: lines with this text</source>
        <translation>Siempre: líneas con este texto</translation>
    </message>
    <message>
        <source>Text of the lines</source>
        <translation>Texto de las líneas</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>What is %1, “%2”?</source>
        <comment>amount, text of the bank</comment>
        <translation>¿Qué es %1, “%2”?</translation>
    </message>
    <message numerus="yes">
        <source>What are these %n lines, together %1?</source>
        <translation>
            <numerusform>¿Qué es esta %n línea, en total %1?</numerusform>
            <numerusform>¿Qué son estas %n líneas, en total %1?</numerusform>
        </translation>
    </message>
    <message>
        <source>A Pix that arrived is never explained by a rule.</source>
        <translation>Un Pix que llegó nunca se explica con una regla.</translation>
    </message>
    <message numerus="yes">
        <source>Explains %n open line(s) now, together %1, and later lines too.</source>
        <translation>
            <numerusform>Explica ahora %n línea abierta, en total %1, y también las futuras.</numerusform>
            <numerusform>Explica ahora %n líneas abiertas, en total %1, y también las futuras.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ExportPanel</name>
    <message>
        <source>Transactions written</source>
        <translation>Transacciones escritas</translation>
    </message>
    <message>
        <source>Export what the list shows</source>
        <translation>Exportar lo que muestra la lista</translation>
    </message>
    <message>
        <source>Cancel or close the export</source>
        <translation>Cancelar o cerrar la exportación</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>Carpeta…</translation>
    </message>
    <message>
        <source>Mask personal data</source>
        <translation>Enmascarar datos personales</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Reemplazar</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Abrir la carpeta</translation>
    </message>
    <message>
        <source>Copy the path</source>
        <translation>Copiar la ruta</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Adding up…</source>
        <translation>Sumando…</translation>
    </message>
    <message>
        <source>No matches. The file will say so.</source>
        <translation>Nada encontrado. El archivo lo dirá.</translation>
    </message>
    <message>
        <source>Where to save the file</source>
        <translation>Dónde guardar el archivo</translation>
    </message>
    <message>
        <source>The file contains full names, documents, phones and e-mails, for anyone who has it. Keep it as safe as the shop&apos;s data.</source>
        <translation>El archivo contiene nombres, documentos, teléfonos y correos completos: quien lo tenga los lee. Guárdelo con el mismo cuidado que los datos de la tienda.</translation>
    </message>
    <message>
        <source>Cancelled. No file was written.</source>
        <translation>Cancelado. No se escribió ningún archivo.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>The file can be created without it.</source>
        <translation>El archivo se puede hacer sin eso.</translation>
    </message>
    <message>
        <source>Reading the transactions…</source>
        <translation>Leyendo las transacciones…</translation>
    </message>
    <message>
        <source>The file appears when everything has been read. Esc cancels.</source>
        <translation>El archivo aparece cuando todo se ha leído. Esc cancela.</translation>
    </message>
    <message>
        <source>Names, documents, phones, e-mails and Pix keys are masked. Descriptions, references, extra texts, notes and tags stay as typed.</source>
        <translation>Nombres, documentos, teléfonos, correos y claves Pix salen enmascarados. Descripciones, referencias, textos extra, notas y etiquetas quedan como se escribieron.</translation>
    </message>
    <message>
        <source>No file was written: the notes of this counter cannot be written, so nothing would record the export.</source>
        <translation>No se escribió ningún archivo: no se pueden escribir las notas de este mostrador, y nada registraría la exportación.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entry(ies) written, %1: %2</source>
        <translation>
            <numerusform>%Ln elemento escrito, %1: %2</numerusform>
            <numerusform>%Ln elementos escritos, %1: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln transaction(s), on all pages, in all states: %1</source>
        <translation>
            <numerusform>%Ln transacción, en todas las páginas y estados: %1</numerusform>
            <numerusform>%Ln transacciones, en todas las páginas y estados: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>in %1, out %2, net %3</source>
        <translation>entrada %1, salida %2, neto %3</translation>
    </message>
</context>
<context>
    <name>ui::FailurePage</name>
    <message>
        <source>The shop cannot be opened</source>
        <translation>No se puede abrir la tienda</translation>
    </message>
    <message>
        <source>You can view the data that is still readable; nothing is changed.</source>
        <translation>Se puede ver lo que todavía se puede leer; no se cambia nada.</translation>
    </message>
    <message>
        <source>Command that restores a backup</source>
        <translation>Orden que restaura una copia de seguridad</translation>
    </message>
    <message>
        <source>Technical details</source>
        <translation>Detalles técnicos</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Copiar detalles</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Show the transactions</source>
        <translation>Ver las transacciones</translation>
    </message>
    <message>
        <source>Creating a read-only copy…</source>
        <translation>Haciendo una copia para leer…</translation>
    </message>
    <message>
        <source>Put the file balcao.db back into the folder. To restore a backup instead, close Balcão and run this, with the file of the backup:</source>
        <translation>Vuelva a poner el archivo balcao.db en la carpeta. Para restaurar una copia, cierre Balcão y ejecute esto, con el archivo de la copia:</translation>
    </message>
    <message>
        <source>The database of the shop is missing: the file balcao.db is gone or empty.</source>
        <translation>Falta la base de datos de la tienda: el archivo balcao.db no existe o está vacío.</translation>
    </message>
    <message>
        <source>Restore a backup. The current data is kept in a folder next to it.</source>
        <translation>Restaure una copia. Los datos actuales se guardan en una carpeta al lado.</translation>
    </message>
    <message>
        <source>Backups, the newest first</source>
        <translation>Copias, de la más nueva a la más antigua</translation>
    </message>
    <message>
        <source>Restore this backup…</source>
        <translation>Restaurar esta copia…</translation>
    </message>
    <message>
        <source>Keep the shop as it is</source>
        <translation>Dejar la tienda como está</translation>
    </message>
    <message>
        <source>The shop goes back to this backup: %1. Charges made since then will no longer be in the shop, but their codes can still be paid: check your bank.</source>
        <translation>La tienda vuelve a esta copia: %1. Los cobros hechos después ya no estarán en la tienda, pero sus códigos aún se pueden pagar: revise su banco.</translation>
    </message>
    <message>
        <source>Restore (space bar)</source>
        <translation>Restaurar (barra espaciadora)</translation>
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
        <translation>Recibido</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Devuelto</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Neto</translation>
    </message>
    <message>
        <source>Sales</source>
        <translation>Ventas</translation>
    </message>
    <message>
        <source>Average sale</source>
        <translation>Venta media</translation>
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
            <numerusform>%n línea</numerusform>
            <numerusform>%n líneas</numerusform>
        </translation>
    </message>
    <message>
        <source>imported %1</source>
        <comment>time</comment>
        <translation>importado %1</translation>
    </message>
    <message>
        <source>without balances</source>
        <translation>sin saldos</translation>
    </message>
    <message>
        <source>removed</source>
        <comment>an import</comment>
        <translation>eliminado</translation>
    </message>
    <message>
        <source>Rule: “%1” %2 is %3</source>
        <comment>phrase, direction, category</comment>
        <translation>Regla: “%1” %2 es %3</translation>
    </message>
    <message>
        <source>in</source>
        <comment>money</comment>
        <translation>entrada</translation>
    </message>
    <message>
        <source>out</source>
        <comment>money</comment>
        <translation>salida</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Eliminar…</translation>
    </message>
    <message>
        <source>Imported statements and rules</source>
        <translation>Extractos importados y reglas</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Remove this rule? Its lines need a decision again.</source>
        <translation>¿Eliminar esta regla? Sus líneas necesitan una decisión otra vez.</translation>
    </message>
    <message>
        <source>Remove this import? Its lines and their matches go with it. Lines that another import has stay.</source>
        <translation>¿Eliminar esta importación? Sus líneas y sus pares se van con ella. Las líneas que otra importación tiene se quedan.</translation>
    </message>
    <message>
        <source>Removed: %1, %2.</source>
        <comment>lines, matches</comment>
        <translation>Eliminado: %1, %2.</translation>
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
        <translation>Cerrar los filtros</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Interpret the text differently</source>
        <translation>Interpretar el texto de otro modo</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filtros</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>Quitar el filtro</translation>
    </message>
    <message>
        <source>Clear filter (%1 hidden)</source>
        <comment>%1 is a number of transactions</comment>
        <translation>Quitar el filtro (%1 ocultas)</translation>
    </message>
    <message>
        <source>Remove filter: %1</source>
        <translation>Quitar el filtro: %1</translation>
    </message>
    <message>
        <source>as: %1</source>
        <comment>what was typed is read as, for example, a reference</comment>
        <translation>como: %1</translation>
    </message>
    <message>
        <source>Search: amount, name, end of a receipt …   /</source>
        <translation>Buscar: importe, nombre, final del comprobante …   /</translation>
    </message>
    <message>
        <source>Noted at this counter; the service does not have it.</source>
        <translation>Anotado en este mostrador; el servicio no lo tiene.</translation>
    </message>
    <message>
        <source>Taken from the reference; the service does not know counters.</source>
        <translation>Tomado de la referencia; el servicio no conoce mostradores.</translation>
    </message>
    <message>
        <source>Filtered on this computer: the service cannot do it, so all other matches are read.</source>
        <translation>Filtrado en este equipo: el servicio no lo hace, y se lee todo lo demás que coincide.</translation>
    </message>
    <message>
        <source>Compared with the bank statements of this counter.</source>
        <translation>Comparado con los extractos bancarios de esta caja.</translation>
    </message>
    <message>
        <source>Decided on this computer from states, evidence, marks and statements.</source>
        <translation>Decidido en este equipo por estados, comprobaciones, marcas y extractos.</translation>
    </message>
</context>
<context>
    <name>ui::FilterEffect</name>
    <message>
        <source>The filter hides what you just made: %1. %2 shows all.</source>
        <translation>El filtro oculta lo que se acaba de hacer: %1. %2 lo muestra todo.</translation>
    </message>
    <message numerus="yes">
        <source>The filter hides %n new transaction(s). %1 shows all.</source>
        <translation>
            <numerusform>El filtro oculta %n transacción hecha entretanto. %1 lo muestra todo.</numerusform>
            <numerusform>El filtro oculta %n transacciones hechas entretanto. %1 lo muestra todo.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::FilterPanel</name>
    <message>
        <source>Operation</source>
        <translation>Operación</translation>
    </message>
    <message>
        <source>In and out</source>
        <translation>Entradas y salidas</translation>
    </message>
    <message>
        <source>State: %1</source>
        <translation>Estado: %1</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Período</translation>
    </message>
    <message>
        <source>Any day</source>
        <translation>Cualquier día</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Ayer</translation>
    </message>
    <message>
        <source>This week</source>
        <translation>Esta semana</translation>
    </message>
    <message>
        <source>Last week</source>
        <translation>Semana pasada</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Este mes</translation>
    </message>
    <message>
        <source>Last month</source>
        <translation>Mes pasado</translation>
    </message>
    <message>
        <source>From … to …</source>
        <translation>De … a …</translation>
    </message>
    <message>
        <source>Days from midnight to midnight in Brasília.</source>
        <translation>Días de medianoche a medianoche en Brasilia.</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Primer día</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Último día</translation>
    </message>
    <message>
        <source>Amount from</source>
        <translation>Importe de</translation>
    </message>
    <message>
        <source>Amount up to</source>
        <translation>Importe hasta</translation>
    </message>
    <message>
        <source>“%1” is not an amount and is ignored.</source>
        <translation>«%1» no es un importe y se ignora.</translation>
    </message>
    <message>
        <source>The first amount is larger than the second: nothing can match.</source>
        <translation>El primer importe es mayor que el segundo: nada puede coincidir.</translation>
    </message>
    <message>
        <source>When it was paid</source>
        <translation>Cuándo se pagó</translation>
    </message>
    <message>
        <source>Paid or not</source>
        <translation>Pagada o no</translation>
    </message>
    <message>
        <source>Paid today</source>
        <translation>Pagadas hoy</translation>
    </message>
    <message>
        <source>Paid yesterday</source>
        <translation>Pagadas ayer</translation>
    </message>
    <message>
        <source>Paid this week</source>
        <translation>Pagadas esta semana</translation>
    </message>
    <message>
        <source>Paid last week</source>
        <translation>Pagadas la semana pasada</translation>
    </message>
    <message>
        <source>Paid this month</source>
        <translation>Pagadas este mes</translation>
    </message>
    <message>
        <source>Paid last month</source>
        <translation>Pagadas el mes pasado</translation>
    </message>
    <message>
        <source>“%1” is not a day and is ignored.</source>
        <translation>«%1» no es un día y se ignora.</translation>
    </message>
    <message>
        <source>several states at once</source>
        <translation>varios estados a la vez</translation>
    </message>
    <message>
        <source>Filtered on this computer, because the service cannot do it: %1.</source>
        <translation>Filtrado en este equipo, pues el servicio no lo hace: %1.</translation>
    </message>
    <message>
        <source>Confirmed by</source>
        <translation>Confirmado por</translation>
    </message>
    <message>
        <source>Any confirmation</source>
        <translation>Cualquier confirmación</translation>
    </message>
    <message>
        <source>Confirmed by: %1</source>
        <comment>counter, statement or bank</comment>
        <translation>Confirmado por: %1</translation>
    </message>
    <message>
        <source>Description contains</source>
        <translation>La descripción contiene</translation>
    </message>
    <message>
        <source>Days from %1 to %1 in Brasília.</source>
        <comment>a time of day</comment>
        <translation>Días de %1 a %1 en Brasilia.</translation>
    </message>
    <message>
        <source>E-mail contains</source>
        <translation>El correo contiene</translation>
    </message>
    <message>
        <source>From R$</source>
        <comment>the smallest amount of a filter</comment>
        <translation>Desde R$</translation>
    </message>
    <message>
        <source>Up to R$</source>
        <comment>the largest amount of a filter</comment>
        <translation>Hasta R$</translation>
    </message>
</context>
<context>
    <name>ui::FilterRemovals</name>
    <message>
        <source>Without “%1”: %2</source>
        <comment>filter part, number of transactions</comment>
        <translation>Sin «%1»: %2</translation>
    </message>
</context>
<context>
    <name>ui::FirstRunPage</name>
    <message>
        <source>Try it without internet</source>
        <translation>Probar sin internet</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Set up my shop</source>
        <translation>Configurar mi tienda</translation>
    </message>
    <message>
        <source>↓ Enter</source>
        <translation>↓ Intro</translation>
    </message>
    <message>
        <source>Charges for your own Pix key, paid straight into your account by any bank app. You need your key and one minute.</source>
        <translation>Cobros para su propia clave Pix, pagados directamente en su cuenta con cualquier aplicación bancaria. Hacen falta su clave y un minuto.</translation>
    </message>
    <message>
        <source>Welcome to Balcão</source>
        <translation>Empezar con Balcão</translation>
    </message>
    <message>
        <source>Connect to a remote service</source>
        <translation>Conectar con un servicio remoto</translation>
    </message>
    <message>
        <source>↓ ↓ Enter</source>
        <translation>↓ ↓ Intro</translation>
    </message>
    <message>
        <source>A provider&apos;s API, its sandbox, or your own balcao-server. You need its address, a key and the platform id.</source>
        <translation>La API de un proveedor, su sandbox, o un balcao-server propio. Usted necesita su dirección, una clave y el id de la plataforma.</translation>
    </message>
    <message>
        <source>What you typed was for the counter and was discarded.</source>
        <translation>Lo que escribió era para la caja y se descartó.</translation>
    </message>
    <message>
        <source>The remote service that was open last has been removed.</source>
        <translation>El servicio remoto que estaba abierto la última vez fue eliminado.</translation>
    </message>
    <message>
        <source>The shop that was open last was in %1. There is no shop now. If the folder is on another drive, connect the drive and start Balcão again.</source>
        <translation>La última tienda abierta estaba en %1. Ahora no hay ninguna tienda allí. Si la carpeta está en otro disco, conecte el disco y abra Balcão de nuevo.</translation>
    </message>
    <message>
        <source>A demo bakery with sales of today and customers who pay. No real payments; all data is discarded when you close the window.</source>
        <translation>Una panadería ficticia, con ventas de hoy y clientes que pagan. Sin pagos de verdad; todo se descarta al cerrar la ventana.</translation>
    </message>
    <message>
        <source>Open my shop</source>
        <translation>Abrir mi tienda</translation>
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
        <translation>Cobro nuevo</translation>
    </message>
    <message>
        <source>Open charges</source>
        <translation>Abiertos</translation>
    </message>
    <message numerus="yes">
        <source>%n open for longer than usual</source>
        <translation>
            <numerusform>%n abierto más tiempo de lo habitual</numerusform>
            <numerusform>%n abiertos más tiempo de lo habitual</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paid, not seen yet</source>
        <translation>
            <numerusform>%n pagado, aún no visto</numerusform>
            <numerusform>%n pagados, aún no vistos</numerusform>
        </translation>
    </message>
    <message>
        <source>Customer window</source>
        <translation>Pantalla del cliente</translation>
    </message>
</context>
<context>
    <name>ui::HeaderMenu</name>
    <message>
        <source>Show all columns</source>
        <translation>Mostrar todas las columnas</translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation>Copiar la tabla</translation>
    </message>
</context>
<context>
    <name>ui::HistoryCard</name>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
</context>
<context>
    <name>ui::HoldBar</name>
    <message>
        <source>Pix of %1 leaves in %2 s</source>
        <comment>amount, seconds</comment>
        <translation>El Pix de %1 sale en %2 s</translation>
    </message>
    <message>
        <source>Payout file of %1 leaves in %2 s</source>
        <comment>amount, seconds</comment>
        <translation>El archivo de Pix de %1 sale en %2 s</translation>
    </message>
    <message>
        <source>Refund of %1 leaves in %2 s</source>
        <comment>amount, seconds</comment>
        <translation>La devolución de %1 sale en %2 s</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
</context>
<context>
    <name>ui::HoldPanel</name>
    <message>
        <source>Nothing has left yet. If the program closes before that, nothing is sent: the order waits under “On hold” for a new decision.</source>
        <translation>Aún no salió nada. Si el programa se cierra antes, no se envía nada: la orden queda en «En espera», para una nueva decisión.</translation>
    </message>
    <message>
        <source>Cancel sending</source>
        <translation>Cancelar envío</translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>receiver</comment>
        <translation>a %1</translation>
    </message>
    <message>
        <source>Leaves in %1 s</source>
        <comment>seconds</comment>
        <translation>Sale en %1 s</translation>
    </message>
</context>
<context>
    <name>ui::ImportPanel</name>
    <message>
        <source>Lines: %1 together</source>
        <comment>a sum</comment>
        <translation>Líneas: en total %1</translation>
    </message>
    <message>
        <source>Opening balance %1 + lines %2 = closing balance %3</source>
        <translation>Saldo inicial %1 + líneas %2 = saldo final %3</translation>
    </message>
    <message numerus="yes">
        <source>%n new line(s)</source>
        <translation>
            <numerusform>%n línea nueva</numerusform>
            <numerusform>%n líneas nuevas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n already known</source>
        <comment>lines of a statement</comment>
        <translation>
            <numerusform>%n ya conocida</numerusform>
            <numerusform>%n ya conocidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gone at the bank</source>
        <comment>lines of a statement</comment>
        <translation>
            <numerusform>%n ya no está en el banco</numerusform>
            <numerusform>%n ya no están en el banco</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n back again</source>
        <comment>lines of a statement</comment>
        <translation>
            <numerusform>%n de vuelta</numerusform>
            <numerusform>%n de vuelta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) are missing between the earlier statements and this one.</source>
        <translation>
            <numerusform>Falta %n día entre los extractos anteriores y este.</numerusform>
            <numerusform>Faltan %n días entre los extractos anteriores y este.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 are missing between the earlier statements and this one.</source>
        <comment>an amount</comment>
        <translation>Faltan %1 entre los extractos anteriores y este.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) belong to sealed days. They appear as changes after sealing.</source>
        <translation>
            <numerusform>%n línea es de un día sellado. Aparece como cambio posterior al sello.</numerusform>
            <numerusform>%n líneas son de días sellados. Aparecen como cambios posteriores al sello.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>days</comment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Balance before the first line</source>
        <translation>Saldo antes de la primera línea</translation>
    </message>
    <message>
        <source>The file has no balances</source>
        <translation>El archivo no tiene saldos</translation>
    </message>
    <message>
        <source>Bank number</source>
        <translation>Número del banco</translation>
    </message>
    <message>
        <source>Account number</source>
        <translation>Número de cuenta</translation>
    </message>
    <message>
        <source>Bank and account</source>
        <translation>Banco y cuenta</translation>
    </message>
    <message>
        <source>Import nothing</source>
        <translation>No importar</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more file(s)</source>
        <translation>
            <numerusform>%1, y %n archivo más</numerusform>
            <numerusform>%1, y %n archivos más</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>Leyendo el archivo…</translation>
    </message>
    <message>
        <source>Nothing was imported.</source>
        <translation>No se importó nada.</translation>
    </message>
    <message>
        <source>This file was imported before. Importing it again changes nothing.</source>
        <translation>Este archivo ya se importó. Importarlo de nuevo no cambia nada.</translation>
    </message>
    <message>
        <source>“%1” is not an amount. Type reais and centavos, such as %2.</source>
        <translation>“%1” no es un importe. Escriba reales y centavos, como %2.</translation>
    </message>
    <message>
        <source>Importing…</source>
        <translation>Importando…</translation>
    </message>
    <message>
        <source>Name the columns again</source>
        <translation>Nombrar las columnas de nuevo</translation>
    </message>
    <message>
        <source>The columns have the meaning that you chose for an earlier file.</source>
        <translation>Las columnas tienen el significado que usted eligió para un archivo anterior.</translation>
    </message>
    <message numerus="yes">
        <source>The card account %1 is left out, with %n line(s): a card has no balances that prove them.</source>
        <comment>an account</comment>
        <translation>
            <numerusform>La cuenta de tarjeta %1 queda fuera, con %n línea: una tarjeta no tiene saldos que la prueben.</numerusform>
            <numerusform>La cuenta de tarjeta %1 queda fuera, con %n líneas: una tarjeta no tiene saldos que las prueben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines of the file</source>
        <translation>Líneas del archivo</translation>
    </message>
</context>
<context>
    <name>ui::KeyEditor</name>
    <message>
        <source>Change the key…</source>
        <translation>Cambiar la tecla…</translation>
    </message>
    <message>
        <source>Standard key</source>
        <translation>Tecla estándar</translation>
    </message>
    <message>
        <source>All standard keys</source>
        <translation>Todas las teclas estándar</translation>
    </message>
    <message>
        <source>Search the keys</source>
        <translation>Buscar las teclas</translation>
    </message>
    <message>
        <source>Action or key</source>
        <translation>Acción o tecla</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tecla</translation>
    </message>
    <message>
        <source>%1 (standard: %2)</source>
        <comment>the key of an action</comment>
        <translation>%1 (estándar: %2)</translation>
    </message>
    <message>
        <source>Press the new key for “%1”. Esc keeps %2.</source>
        <comment>action; key</comment>
        <translation>Pulse la nueva tecla para “%1”. Esc conserva %2.</translation>
    </message>
    <message>
        <source>%1 is the key for “%2” now.</source>
        <comment>key; action</comment>
        <translation>%1 es ahora la tecla de “%2”.</translation>
    </message>
    <message>
        <source>%1 has a fixed meaning. Press another key, or Esc.</source>
        <translation>%1 tiene un significado fijo. Pulse otra tecla, o Esc.</translation>
    </message>
    <message>
        <source>%1 writes a character: combine it with Ctrl or Alt. Press another key, or Esc.</source>
        <translation>%1 escribe un carácter: combínela con Ctrl o Alt. Pulse otra tecla, o Esc.</translation>
    </message>
    <message>
        <source>%1 is in use: %2. Press another key, or Esc.</source>
        <comment>key; action</comment>
        <translation>%1 ya se usa: %2. Pulse otra tecla, o Esc.</translation>
    </message>
</context>
<context>
    <name>ui::KeyForm</name>
    <message>
        <source>paste the key here</source>
        <translation>pegue la clave aquí</translation>
    </message>
    <message>
        <source>Keep until Balcão is closed</source>
        <translation>Guardarla hasta cerrar Balcão</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Asking the keyring of this computer, which may want its password…</source>
        <translation>Consultando el llavero de este equipo, que puede pedir su propia contraseña…</translation>
    </message>
    <message>
        <source>The keyring of this computer was not opened. Keep the key in memory? It is not written anywhere, and you type it again at the next start.</source>
        <translation>El llavero de este equipo no se abrió. ¿Guardar la clave en la memoria? No se escribe en ninguna parte, y se pide de nuevo en la próxima apertura.</translation>
    </message>
    <message>
        <source>This computer has no keyring for the key. Keep the key in memory? It is not written anywhere, and you type it again at the next start.</source>
        <translation>Este equipo no tiene llavero para la clave. ¿Guardar la clave en la memoria? No se escribe en ninguna parte, y se pide de nuevo en la próxima apertura.</translation>
    </message>
</context>
<context>
    <name>ui::KeyPage</name>
    <message>
        <source>The keyring of this computer has no key for it.</source>
        <translation>El llavero de este equipo no tiene clave para él.</translation>
    </message>
    <message>
        <source>The keyring of this computer was not opened.</source>
        <translation>El llavero de este equipo no se abrió.</translation>
    </message>
    <message>
        <source>This computer has no keyring to read it from.</source>
        <translation>Este equipo no tiene un llavero del que se pueda leer.</translation>
    </message>
    <message>
        <source>Save and open</source>
        <translation>Guardar y abrir</translation>
    </message>
    <message>
        <source>The key of this service</source>
        <translation>La clave de este servicio</translation>
    </message>
    <message>
        <source>The operator of the service gives you the key. It opens the service at this address and is shown to nobody else; no file, print or export contains it.</source>
        <translation>Quien opera el servicio le da la clave. Abre el servicio en esta dirección y no se muestra a nadie más; ningún archivo, impreso o exportación la contiene.</translation>
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
        <translation>Deshacer la última tecla</translation>
    </message>
    <message>
        <source>C</source>
        <comment>key of a calculator: clear</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>Clear the amount</source>
        <translation>Borrar el monto</translation>
    </message>
    <message>
        <source>Plus: the next price</source>
        <translation>Más: el próximo precio</translation>
    </message>
    <message>
        <source>Comma: the digits before are whole reais</source>
        <translation>Coma: los números antes son reales enteros</translation>
    </message>
    <message>
        <source>Times: the quantity</source>
        <translation>Por: la cantidad</translation>
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
        <translation>Último cobro: %1 · %2 · %3</translation>
    </message>
    <message>
        <source>No charge to print yet: P prints the last one.</source>
        <translation>Aún no hay cobro que imprimir: P imprime el último.</translation>
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
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>%1 came late</source>
        <translation>%1 llegó tarde</translation>
    </message>
    <message numerus="yes">
        <source>%1 came late · and %n more</source>
        <translation>
            <numerusform>%1 llegó tarde · y %n más</numerusform>
            <numerusform>%1 llegó tarde · y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 paid (%2) what was charged (%3). Find the customer or refund the money.</source>
        <comment>payer, time, time</comment>
        <translation>%1 pagó (%2) lo que se cobró (%3). Busque al cliente o devuelva el dinero.</translation>
    </message>
</context>
<context>
    <name>ui::LineList</name>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>quitar</translation>
    </message>
</context>
<context>
    <name>ui::LineModel</name>
    <message numerus="yes">
        <source>%n transaction(s)</source>
        <translation>
            <numerusform>%n transacción</numerusform>
            <numerusform>%n transacciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Importe</translation>
    </message>
    <message>
        <source>Transaction</source>
        <translation>Transacción</translation>
    </message>
    <message>
        <source>At the bank</source>
        <comment>the text of a statement line</comment>
        <translation>Banco</translation>
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
        <translation>Abrir el enlace de pago…</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>Abrirlo en el navegador</translation>
    </message>
    <message>
        <source>Payment link</source>
        <translation>Enlace de pago</translation>
    </message>
    <message>
        <source>This link is not opened: it is not an https address, or it looks like another address. Do not send it to anyone.</source>
        <translation>Este enlace no se abre: no es una dirección https, o parece otra dirección. No se lo envíe a nadie.</translation>
    </message>
    <message>
        <source>It leads to %1. The name has letters that look like others: open it only if you know this page of your service.</source>
        <translation>Lleva a %1. El nombre tiene letras parecidas a otras: ábralo solo si sabe que es la página de su servicio.</translation>
    </message>
    <message>
        <source>It leads to %1. Is this the page of your service?</source>
        <translation>Lleva a %1. ¿Es esta la página de su servicio?</translation>
    </message>
    <message>
        <source>No browser could be opened.</source>
        <translation>No se pudo abrir ningún navegador.</translation>
    </message>
</context>
<context>
    <name>ui::ListDelegate</name>
    <message>
        <source>paid: %1</source>
        <comment>an amount</comment>
        <translation>pagado: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln transaction(s)</source>
        <translation>
            <numerusform>%Ln transacción</numerusform>
            <numerusform>%Ln transacciones</numerusform>
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
        <translation>Ir a una página</translation>
    </message>
    <message>
        <source>Paid: %1   ·   in all states: %2</source>
        <translation>Pagado: %1   ·   en todos los estados: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n seleccionada</numerusform>
            <numerusform>%n seleccionadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Actualizar</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>Página anterior</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Página siguiente</translation>
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
            <numerusform>%n de %1 seleccionada</numerusform>
            <numerusform>%n de %1 seleccionadas</numerusform>
        </translation>
    </message>
    <message>
        <source>received %1, sent %2, net %3</source>
        <comment>amounts</comment>
        <translation>recibido %1, enviado %2, neto %3</translation>
    </message>
</context>
<context>
    <name>ui::ListNotes</name>
    <message>
        <source>Write a note</source>
        <translation>Escribir una nota</translation>
    </message>
    <message>
        <source>Write tags</source>
        <translation>Escribir etiquetas</translation>
    </message>
</context>
<context>
    <name>ui::ListPage</name>
    <message>
        <source>Transactions</source>
        <translation>Transacciones</translation>
    </message>
    <message>
        <source>The list could not be read</source>
        <translation>No se pudo leer la lista</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Leyendo…</translation>
    </message>
    <message>
        <source>No transaction yet</source>
        <translation>Todavía no hay transacciones</translation>
    </message>
    <message>
        <source>This shop has no charges yet.</source>
        <translation>Esta tienda no ha hecho ningún cobro.</translation>
    </message>
    <message>
        <source>The first charge you make appears here.</source>
        <translation>El primer cobro que haga aparece aquí.</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Actualizar</translation>
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
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Page %1 could not be read.</source>
        <translation>No se pudo leer la página %1.</translation>
    </message>
    <message>
        <source>“%1” was searched in ids, amounts, days, names, documents, keys and phones.</source>
        <translation>“%1” se buscó en ids, importes, días, nombres, documentos, claves y teléfonos.</translation>
    </message>
    <message>
        <source>Too many transactions for this order, so the newest are first. At most %1 can be sorted: choose a filter first.</source>
        <translation>Hay demasiadas transacciones para este orden, por eso las más nuevas van primero. Se pueden ordenar %1 como máximo: elija antes un filtro.</translation>
    </message>
    <message>
        <source>Columns…</source>
        <translation>Columnas…</translation>
    </message>
    <message>
        <source>Compact rows</source>
        <translation>Filas compactas</translation>
    </message>
    <message>
        <source>Open: details, receipt, refund</source>
        <translation>Abrir: detalles, comprobante, devolución</translation>
    </message>
    <message>
        <source>Open in a separate window</source>
        <translation>Abrir en otra ventana</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>Escribir una nota</translation>
    </message>
    <message>
        <source>Write tags</source>
        <translation>Escribir etiquetas</translation>
    </message>
    <message>
        <source>Copy the selected rows</source>
        <translation>Copiar las filas seleccionadas</translation>
    </message>
    <message>
        <source>Copy the cell</source>
        <translation>Copiar la celda</translation>
    </message>
    <message>
        <source>Only this payer</source>
        <translation>Solo este pagador</translation>
    </message>
    <message>
        <source>Only this receiver</source>
        <translation>Solo este receptor</translation>
    </message>
    <message>
        <source>Only this amount</source>
        <translation>Solo este importe</translation>
    </message>
    <message>
        <source>Only this state</source>
        <translation>Solo este estado</translation>
    </message>
    <message>
        <source>Only this day</source>
        <translation>Solo este día</translation>
    </message>
    <message>
        <source>Nothing was read from the service yet</source>
        <translation>Todavía no se leyó nada del servicio</translation>
    </message>
    <message>
        <source>Nothing was copied: the notes of this counter cannot be written, so nothing would record the copy.</source>
        <translation>No se copió nada: no se pueden escribir las notas de este mostrador, así que nada registraría la copia.</translation>
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
            <numerusform>%Ln transacción</numerusform>
            <numerusform>%Ln transacciones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::LiveCharge</name>
    <message>
        <source>That came from the barcode scanner and was ignored.</source>
        <translation>Eso vino del lector de código de barras y se ignoró.</translation>
    </message>
    <message>
        <source>This charge is still waiting. F2 serves the next customer, Esc cancels it.</source>
        <translation>Este cobro aún espera. F2 atiende al cliente siguiente, Esc lo cancela.</translation>
    </message>
    <message>
        <source>Check the state now</source>
        <translation>Consultar el estado ahora</translation>
    </message>
    <message>
        <source>Checked at %1: %2</source>
        <comment>time, state</comment>
        <translation>Consultado a las %1: %2</translation>
    </message>
    <message>
        <source>Checking the state…</source>
        <translation>Consultando el estado…</translation>
    </message>
    <message>
        <source>It is not known now whether it is paid: do not hand over the goods. F5 asks again.</source>
        <translation>No se sabe ahora si se pagó: retenga la mercadería. F5 consulta una vez más.</translation>
    </message>
    <message>
        <source>A charge on the screen</source>
        <translation>Un cobro en la pantalla</translation>
    </message>
    <message>
        <source>The code is already as large as this window allows.</source>
        <translation>El código ya tiene el mayor tamaño que cabe en esta ventana.</translation>
    </message>
    <message>
        <source>This charge is still waiting. Press F2, then type the next amount.</source>
        <translation>Este cobro sigue en espera. Pulse F2 y escriba el importe siguiente.</translation>
    </message>
</context>
<context>
    <name>ui::LockScreen</name>
    <message>
        <source>This counter is locked</source>
        <translation>Esta caja está bloqueada</translation>
    </message>
    <message>
        <source>Locked at %1. Only new payments show here.</source>
        <translation>Bloqueada a las %1. Solo los pagos nuevos aparecen aquí.</translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message>
        <source>Help of this page</source>
        <translation>Ayuda de esta página</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Todas las teclas</translation>
    </message>
    <message>
        <source>Go anywhere</source>
        <translation>Ir a cualquier parte</translation>
    </message>
    <message>
        <source>Close Balcão</source>
        <translation>Cerrar Balcão</translation>
    </message>
    <message>
        <source>Part of this shop&apos;s data is damaged: lists and totals may be wrong. New charges are still stored. Keep your backups.</source>
        <translation>Una parte de los datos de esta tienda está dañada: las listas y las sumas pueden estar mal. Los cobros nuevos se siguen guardando. Conserve las copias de seguridad que tiene.</translation>
    </message>
    <message>
        <source>Switch shop</source>
        <translation>Cambiar de tienda</translation>
    </message>
    <message>
        <source>Shops</source>
        <translation>Tiendas</translation>
    </message>
    <message numerus="yes">
        <source>%n charges wait at %1, and are watched from here</source>
        <translation>
            <numerusform>%n cobro espera en %1 y se sigue desde aquí</numerusform>
            <numerusform>%n cobros esperan en %1 y se siguen desde aquí</numerusform>
        </translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Cerrar de todos modos</translation>
    </message>
    <message>
        <source>Let it finish</source>
        <translation>Dejar que termine</translation>
    </message>
    <message>
        <source>A file is being written. If you close now, it is discarded.</source>
        <translation>Se está escribiendo un archivo. Si cierra ahora, se descarta.</translation>
    </message>
    <message>
        <source>Open my shop</source>
        <translation>Abrir mi tienda</translation>
    </message>
    <message>
        <source>Set up my shop</source>
        <translation>Configurar mi tienda</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>%1 received</source>
        <comment>amount</comment>
        <translation>%1 recibido</translation>
    </message>
    <message>
        <source>Paid at %1</source>
        <comment>time</comment>
        <translation>Pagado a las %1</translation>
    </message>
</context>
<context>
    <name>ui::MappingForm</name>
    <message>
        <source>What is in the columns?</source>
        <translation>¿Qué hay en las columnas?</translation>
    </message>
    <message>
        <source>Meaning of the column %1</source>
        <translation>Significado de la columna %1</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Columna %1</translation>
    </message>
    <message numerus="yes">
        <source>The first %n line(s) can be read: %1 to %2, together %3.</source>
        <translation>
            <numerusform>Se puede leer la primera línea: %1 a %2, en total %3.</numerusform>
            <numerusform>Se pueden leer las primeras %n líneas: %1 a %2, en total %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::MatchPanel</name>
    <message>
        <source>Match</source>
        <translation>Emparejar</translation>
    </message>
    <message>
        <source>The rest is a fee</source>
        <translation>El resto es comisión</translation>
    </message>
    <message>
        <source>Search transactions</source>
        <translation>Buscar transacciones</translation>
    </message>
    <message>
        <source>Amount, end of an id, or name</source>
        <translation>Importe, final de un id, o nombre</translation>
    </message>
    <message>
        <source>Transactions without a line</source>
        <translation>Transacciones sin línea</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Match %1, “%2”. Space marks transactions.</source>
        <comment>amount, text</comment>
        <translation>Emparejar %1, “%2”. Espacio marca transacciones.</translation>
    </message>
    <message numerus="yes">
        <source>Match %n lines, together %1. Space marks transactions.</source>
        <translation>
            <numerusform>Emparejar %n línea, en total %1. Espacio marca transacciones.</numerusform>
            <numerusform>Emparejar %n líneas, en total %1. Espacio marca transacciones.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remaining: %1</source>
        <translation>Resta: %1</translation>
    </message>
</context>
<context>
    <name>ui::NewsPage</name>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>All seen</source>
        <translation>Todo visto</translation>
    </message>
    <message>
        <source>%1, key %2</source>
        <comment>the outcome of a charge, and the key that opens it</comment>
        <translation>%1, tecla %2</translation>
    </message>
    <message>
        <source>Since you were last here</source>
        <translation>Desde la última vez que estuvo aquí</translation>
    </message>
</context>
<context>
    <name>ui::NoteEdit</name>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Only visible on this computer. Enter saves.</source>
        <translation>Visible solo en este equipo. Intro guarda.</translation>
    </message>
    <message>
        <source>The note was not saved. %1</source>
        <translation>La nota no se guardó. %1</translation>
    </message>
    <message>
        <source>Enter saves your text; Esc again leaves the note as it was.</source>
        <translation>Intro guarda lo que escribió; Esc otra vez deja la nota como estaba.</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>With commas between them. Only visible on this computer. Enter saves.</source>
        <translation>Separadas por comas. Visibles solo en este equipo. Intro guarda.</translation>
    </message>
    <message>
        <source>The tags were not saved: at most %1 tags of %2 characters each.</source>
        <translation>Las etiquetas no se guardaron: pueden ser hasta %1, de hasta %2 caracteres cada una.</translation>
    </message>
    <message>
        <source>The tags were not saved. %1</source>
        <translation>Las etiquetas no se guardaron. %1</translation>
    </message>
    <message>
        <source>Used before: %1</source>
        <comment>tags</comment>
        <translation>Usadas antes: %1</translation>
    </message>
    <message>
        <source>Enter saves your text; Esc again leaves the tags as they were.</source>
        <translation>Intro guarda lo que escribió; Esc otra vez deja las etiquetas como estaban.</translation>
    </message>
</context>
<context>
    <name>ui::NoticeBar</name>
    <message>
        <source>OK</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>See options</source>
        <translation>Ver opciones</translation>
    </message>
</context>
<context>
    <name>ui::OpenChargesModel</name>
    <message>
        <source>cancelled %1</source>
        <comment>a charge, at this time</comment>
        <translation>cancelado %1</translation>
    </message>
    <message>
        <source>%1, open for %2, %3 %4</source>
        <comment>amount, age, payer, mark</comment>
        <translation>%1, abierto desde hace %2, %3 %4</translation>
    </message>
    <message>
        <source>Open for</source>
        <comment>column: age of a charge</comment>
        <translation>Abierto hace</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Importe</translation>
    </message>
    <message>
        <source>Payer</source>
        <translation>Pagador</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referencia</translation>
    </message>
    <message>
        <source>Mark</source>
        <comment>column: what the counter noted of a charge</comment>
        <translation>Marca</translation>
    </message>
    <message>
        <source>, may be paid by now</source>
        <translation>, puede que ya esté pagado</translation>
    </message>
</context>
<context>
    <name>ui::OpenChargesPage</name>
    <message>
        <source>Open charges</source>
        <translation>Cobros abiertos</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>brings a charge to the counter again</comment>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Cancel charge</source>
        <translation>Cancelar cobro</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>Copiar código</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Actualizar</translation>
    </message>
    <message>
        <source>%1 could not be marked as cancelled. It stays as it was.</source>
        <translation>No se pudo cancelar %1. Sigue como estaba.</translation>
    </message>
    <message>
        <source>%1 is cancelled at this counter. The code can still be paid: you will be told if that happens.</source>
        <translation>%1 cancelado en este mostrador. El código aún se puede pagar; si ocurre, se le avisará.</translation>
    </message>
    <message>
        <source>%1 is cancelled at this counter. The code can still be paid, and only your bank sees it.</source>
        <translation>%1 cancelado en este mostrador. El código aún se puede pagar, y solo su banco lo ve.</translation>
    </message>
    <message>
        <source>Code of %1 copied.</source>
        <translation>Código de %1 copiado.</translation>
    </message>
    <message>
        <source>%1, checked at %2: %3</source>
        <comment>amount, time, what it means for the money</comment>
        <translation>%1, comprobado a las %2: %3</translation>
    </message>
    <message>
        <source>Updated at %1.</source>
        <translation>Actualizado a las %1.</translation>
    </message>
    <message>
        <source>Balcão cannot see your bank: paid or not, a charge stays here until it expires. Updated at %1.</source>
        <translation>Balcão no ve su banco: pagado o no, un cobro queda aquí hasta que vence. Actualizado a las %1.</translation>
    </message>
    <message>
        <source>%1 older ones are not shown: find them under Transactions.</source>
        <translation>No se muestran %1 más antiguos: búsquelos en Transacciones.</translation>
    </message>
    <message numerus="yes">
        <source>%n open charge(s)</source>
        <translation>
            <numerusform>%n cobro abierto</numerusform>
            <numerusform>%n cobros abiertos</numerusform>
        </translation>
    </message>
    <message>
        <source>They could not be refreshed. F5 tries again.</source>
        <translation>No se pudieron actualizar. F5 lo intenta otra vez.</translation>
    </message>
    <message>
        <source>The open charges could not be read</source>
        <translation>No se pudieron leer los cobros abiertos</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Leyendo…</translation>
    </message>
    <message>
        <source>No open charges</source>
        <translation>Ningún cobro abierto</translation>
    </message>
    <message>
        <source>Every charge is settled.</source>
        <translation>Todos los cobros están decididos.</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Actualizar</translation>
    </message>
    <message>
        <source>Undo cancel</source>
        <translation>Deshacer cancelación</translation>
    </message>
    <message>
        <source>%1 is no longer cancelled.</source>
        <translation>%1 ya no está cancelado.</translation>
    </message>
    <message>
        <source>That could not be saved. %1 stays cancelled.</source>
        <translation>No se pudo guardar. %1 sigue cancelado.</translation>
    </message>
    <message>
        <source>Checking the state of %1…</source>
        <translation>Consultando el estado de %1…</translation>
    </message>
    <message>
        <source>It is not known now whether it is paid: do not hand over the goods. R asks again.</source>
        <translation>No se sabe ahora si se pagó: retenga la mercadería. R consulta una vez más.</translation>
    </message>
    <message>
        <source>Updated at %1; the service is asked regularly.</source>
        <translation>Actualizado a las %1; el servicio se consulta con regularidad.</translation>
    </message>
    <message>
        <source>%1 is cancelled. Nobody can pay the code any more.</source>
        <translation>%1 cancelado. Nadie puede pagar ya el código.</translation>
    </message>
    <message>
        <source>No open charges so far</source>
        <translation>Ningún cobro abierto hasta ahora</translation>
    </message>
    <message>
        <source>Older ones can follow: the service is still being read.</source>
        <translation>Aún pueden aparecer más antiguos: la lectura del servicio continúa.</translation>
    </message>
    <message>
        <source>Balcão cannot see your bank: press “Received” for each charge that your bank&apos;s app shows as paid.</source>
        <translation>Balcão no ve su banco: pulse “Recibí” en cada cobro que aparezca pagado en la app de su banco.</translation>
    </message>
    <message>
        <source>A charge becomes PAID when your bank reports its payment. Payments are read until %1.</source>
        <translation>Un cobro queda PAGADO cuando su banco informa del pago. Pagos leídos hasta %1.</translation>
    </message>
    <message>
        <source>The payments of your bank are read only until %1: press “Received” for each later one that your bank&apos;s app shows.</source>
        <translation>Los pagos de su banco solo están leídos hasta %1: pulse “Recibí” en cada pago posterior que aparezca en la app de su banco.</translation>
    </message>
    <message>
        <source>The payments of your bank are not read yet: press “Received” for each charge that your bank&apos;s app shows as paid.</source>
        <translation>Los pagos de su banco aún no se han leído: pulse “Recibí” en cada cobro que aparezca pagado en la app de su banco.</translation>
    </message>
</context>
<context>
    <name>ui::OpeningPage</name>
    <message>
        <source>Opening the shop…</source>
        <translation>Abriendo la tienda…</translation>
    </message>
</context>
<context>
    <name>ui::OperatorsPage</name>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>Operadores</translation>
    </message>
    <message>
        <source>New operator</source>
        <translation>Operador nuevo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Short name, for receipts</source>
        <translation>Nombre corto, para comprobantes</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Función</translation>
    </message>
    <message>
        <source>PIN, 4 digits or more</source>
        <translation>PIN, 4 dígitos o más</translation>
    </message>
    <message>
        <source>Refunds up to; empty: any amount</source>
        <translation>Devuelve hasta; vacío: cualquier valor</translation>
    </message>
    <message>
        <source>Name of the second person</source>
        <translation>Nombre de la segunda persona</translation>
    </message>
    <message>
        <source>Works here</source>
        <translation>Trabaja aquí</translation>
    </message>
    <message>
        <source>no longer works here</source>
        <translation>ya no trabaja aquí</translation>
    </message>
    <message>
        <source>Each operator signs in with their PIN. Ctrl+L switches the operator.</source>
        <translation>Cada operador entra con su PIN. Ctrl+L cambia el operador.</translation>
    </message>
    <message>
        <source>Nobody needs to sign in now. With operators, everybody signs in with their own PIN, and charges, refunds and exports name the person. Add yourself first, as the owner.</source>
        <translation>Ahora nadie necesita entrar. Con operadores, cada persona entra con su propio PIN, y cobros, devoluciones y exportaciones registran quién fue. Añádase usted primero, como dueño.</translation>
    </message>
    <message>
        <source>New PIN; empty: as before</source>
        <translation>PIN nuevo; vacío: como antes</translation>
    </message>
    <message>
        <source>PIN of the counter</source>
        <translation>PIN del mostrador</translation>
    </message>
    <message>
        <source>Save the changes</source>
        <translation>Guardar los cambios</translation>
    </message>
    <message>
        <source>Add the operator</source>
        <translation>Añadir el operador</translation>
    </message>
    <message>
        <source>Write the limit as 50,00.</source>
        <translation>Escriba el límite así: 50,00.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Guardado.</translation>
    </message>
    <message>
        <source>%1 can sign in now.</source>
        <translation>%1 ya puede entrar.</translation>
    </message>
    <message>
        <source>Saved, with the new PIN.</source>
        <translation>Guardado, con el PIN nuevo.</translation>
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
        <translation>Cliente siguiente en %1 s · pulse una tecla para quedarse aquí</translation>
    </message>
    <message>
        <source>Next customer</source>
        <translation>Cliente siguiente</translation>
    </message>
    <message>
        <source>Charge again</source>
        <translation>Cobrar otra vez</translation>
    </message>
    <message>
        <source>Print receipt</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Save receipt…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>The confirmation was undone: the charge is cancelled, not paid. “Received” makes it paid again.</source>
        <translation>La confirmación se deshizo: el cobro está cancelado, no pagado. “Recibido” vuelve a marcarlo como pagado.</translation>
    </message>
</context>
<context>
    <name>ui::Overlay</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>ui::PageNotice</name>
    <message>
        <source>Try again</source>
        <translation>Intentar de nuevo</translation>
    </message>
</context>
<context>
    <name>ui::PairView</name>
    <message numerus="yes">
        <source>%n transaction(s)</source>
        <translation>
            <numerusform>%n transacción</numerusform>
            <numerusform>%n transacciones</numerusform>
        </translation>
    </message>
    <message>
        <source>At the bank</source>
        <translation>En el banco</translation>
    </message>
    <message>
        <source>Balcão</source>
        <translation>Balcão</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Importe</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
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
        <translation>Opciones</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>igual</translation>
    </message>
    <message>
        <source>nearly equal</source>
        <translation>casi igual</translation>
    </message>
    <message>
        <source>Explained as: %1.</source>
        <translation>Explicada como: %1.</translation>
    </message>
    <message>
        <source>No transaction fits this line.</source>
        <translation>Ninguna transacción coincide con esta línea.</translation>
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
        <translation>Nueva frase</translation>
    </message>
    <message>
        <source>New passphrase again</source>
        <translation>Nueva frase otra vez</translation>
    </message>
    <message>
        <source>Set the passphrase</source>
        <translation>Definir la frase</translation>
    </message>
    <message>
        <source>The two passphrases do not match.</source>
        <translation>Las dos frases no coinciden.</translation>
    </message>
    <message>
        <source>The passphrase is set. Write it down and keep it away from the backups.</source>
        <translation>La frase está definida. Anótela y guárdela lejos de las copias.</translation>
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
        <translation>Nombre del pagador</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descripción</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referencia</translation>
    </message>
    <message>
        <source>CPF or CNPJ</source>
        <translation>CPF o CNPJ</translation>
    </message>
    <message>
        <source>CPF, CNPJ, last digits or name</source>
        <translation>CPF, CNPJ, últimos dígitos o nombre</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automática</translation>
    </message>
    <message>
        <source>No customer found. New customer? Type the full CPF or CNPJ.</source>
        <translation>No se encontró ningún cliente. ¿Cliente nuevo? Escriba el CPF o CNPJ completo.</translation>
    </message>
    <message>
        <source>Forgotten: %1</source>
        <translation>Olvidado: %1</translation>
    </message>
    <message>
        <source>%1 could not be forgotten: the notes of this counter cannot be written.</source>
        <translation>No se pudo olvidar a %1: no se pueden guardar las notas de este mostrador.</translation>
    </message>
    <message>
        <source>All</source>
        <comment>fields of the charge</comment>
        <translation>Todos</translation>
    </message>
    <message>
        <source>All fields</source>
        <translation>Todos los campos</translation>
    </message>
    <message>
        <source>Profile</source>
        <comment>what to ask the customer for</comment>
        <translation>Perfil</translation>
    </message>
    <message>
        <source>Payer profile</source>
        <translation>Perfil del pagador</translation>
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
        <translation>Clientes conocidos</translation>
    </message>
    <message>
        <source>↑ ↓ or + chooses · Enter charges · Ctrl+Del forgets</source>
        <translation>↑ ↓ o + elige · Intro cobra · Ctrl+Del olvida</translation>
    </message>
</context>
<context>
    <name>ui::PayloadCheckList</name>
    <message>
        <source>Code checked</source>
        <translation>Código comprobado</translation>
    </message>
    <message>
        <source>Amount: %1</source>
        <translation>Importe: %1</translation>
    </message>
    <message>
        <source>The provider sets the amount</source>
        <translation>El proveedor indica el importe</translation>
    </message>
    <message>
        <source>The shop&apos;s key: %1</source>
        <comment>receiver&apos;s name</comment>
        <translation>Clave de la tienda: %1</translation>
    </message>
    <message>
        <source>The shop&apos;s provider: %1</source>
        <comment>receiver&apos;s name</comment>
        <translation>Proveedor de la tienda: %1</translation>
    </message>
    <message>
        <source>Checked: %1</source>
        <comment>a check that a code passed</comment>
        <translation>Comprobado: %1</translation>
    </message>
</context>
<context>
    <name>ui::PayoutBatchModel</name>
    <message>
        <source>not checked yet</source>
        <translation>aún no comprobado</translation>
    </message>
    <message>
        <source>Data after the last column: a comma or semicolon too many?</source>
        <translation>Hay datos después de la última columna: ¿una coma o un punto y coma de más?</translation>
    </message>
    <message>
        <source>Reference: %1 belongs to another transaction.</source>
        <translation>Referencia: %1 es de otra transacción.</translation>
    </message>
    <message>
        <source>to be sent</source>
        <translation>por enviar</translation>
    </message>
    <message>
        <source>Sent %1 · %2</source>
        <comment>time, state</comment>
        <translation>Enviado el %1 · %2</translation>
    </message>
    <message>
        <source>Not sent: the same amount is on its way to this key. When that is final, send the file again.</source>
        <translation>No enviado: el mismo importe está en camino a esta clave. Cuando sea definitivo, envíe el archivo de nuevo.</translation>
    </message>
    <message>
        <source>Not known whether it was sent. Check the file again before anything else.</source>
        <translation>No se sabe si se envió. Compruebe el archivo de nuevo antes que nada.</translation>
    </message>
    <message>
        <source>Line %1, %2 to %3, %4: %5</source>
        <comment>line of a file, amount, receiver, key, result</comment>
        <translation>Línea %1, %2 a %3, %4: %5</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Importe</translation>
    </message>
    <message>
        <source>Receiver</source>
        <translation>Destinatario</translation>
    </message>
    <message>
        <source>Pix key</source>
        <translation>Clave Pix</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Not sent: it waits at this counter, under “To approve” or “On hold”.</source>
        <translation>No enviado: espera en esta caja, en «Por aprobar» o «En espera».</translation>
    </message>
</context>
<context>
    <name>ui::PayoutColumnsPanel</name>
    <message>
        <source>What do the columns of the file contain?</source>
        <translation>¿Qué contienen las columnas del archivo?</translation>
    </message>
    <message>
        <source>Read the file with these columns</source>
        <translation>Leer el archivo con estas columnas</translation>
    </message>
    <message>
        <source>Column “%1”</source>
        <comment>a name in a file</comment>
        <translation>Columna «%1»</translation>
    </message>
    <message>
        <source>Leave out</source>
        <comment>a column of a file</comment>
        <translation>Omitir</translation>
    </message>
</context>
<context>
    <name>ui::PayoutQueue</name>
    <message>
        <source>%1 to %2</source>
        <comment>amount, receiver</comment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>waiting for another person since %1: nothing was sent</source>
        <translation>espera a otra persona desde %1: no se envió nada</translation>
    </message>
    <message>
        <source>held since %1: nothing was sent</source>
        <translation>en espera desde %1: no se envió nada</translation>
    </message>
    <message>
        <source>requested at %1, not known whether it was sent: nothing else goes to this key</source>
        <translation>pedido el %1, y no se sabe si se envió: nada más va a esta clave</translation>
    </message>
    <message>
        <source>refused here at %1, nothing was sent: %2</source>
        <comment>time, reason</comment>
        <translation>rechazado aquí el %1, no se envió nada: %2</translation>
    </message>
    <message>
        <source>Payouts</source>
        <translation>Envíos</translation>
    </message>
    <message>
        <source>Reason for refusing</source>
        <translation>Motivo del rechazo</translation>
    </message>
    <message>
        <source>Approver&apos;s PIN</source>
        <translation>PIN del aprobador</translation>
    </message>
    <message>
        <source>Ask the service now</source>
        <translation>Preguntar al servicio ahora</translation>
    </message>
    <message>
        <source>Refuse…</source>
        <translation>Rechazarlo…</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartarlo</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrirlo</translation>
    </message>
    <message>
        <source>The newest %1 of %2; the list has all of them.</source>
        <translation>Los %1 más recientes de %2; la lista los tiene todos.</translation>
    </message>
    <message>
        <source>No approval needed: the second person has no PIN. Set one in Settings, under Send.</source>
        <translation>No hace falta aprobación: la segunda persona no tiene PIN. Fije uno en Ajustes, en Enviar.</translation>
    </message>
    <message>
        <source>Nothing waits for approval.</source>
        <translation>Nada espera aprobación.</translation>
    </message>
    <message>
        <source>Made at this counter. The second person approves or refuses with their PIN; this counter recognises people only by PIN.</source>
        <translation>Hechos en esta caja. La segunda persona aprueba o rechaza con su PIN; esta caja solo reconoce a las personas por el PIN.</translation>
    </message>
    <message>
        <source>Nothing is on hold. Confirmed payouts wait here for some seconds, and interrupted ones until you decide.</source>
        <translation>Nada en espera. Los envíos confirmados esperan aquí unos segundos; los interrumpidos, hasta que usted decida.</translation>
    </message>
    <message>
        <source>None of these was sent, except where that is unknown.</source>
        <translation>Ninguno de estos se envió, salvo donde no se sabe.</translation>
    </message>
    <message>
        <source>Nothing is on its way.</source>
        <translation>Nada está en camino.</translation>
    </message>
    <message>
        <source>Accepted, not final. Never send one again because it seems stuck.</source>
        <translation>Aceptados, pero no definitivos. Nunca envíe de nuevo porque parece detenido.</translation>
    </message>
    <message>
        <source>Nothing was sent yet.</source>
        <translation>Aún no se envió nada.</translation>
    </message>
    <message>
        <source>The money is with the receivers.</source>
        <translation>El dinero está con los destinatarios.</translation>
    </message>
    <message>
        <source>Nothing was refused.</source>
        <translation>No se rechazó nada.</translation>
    </message>
    <message>
        <source>Not sent: the money is where it was.</source>
        <translation>No enviados: el dinero está donde estaba.</translation>
    </message>
    <message>
        <source>Review to approve</source>
        <translation>Revisar para aprobar</translation>
    </message>
    <message>
        <source>Review again to send</source>
        <translation>Revisar de nuevo para enviar</translation>
    </message>
    <message>
        <source>Type the reason for refusing.</source>
        <translation>Escriba el motivo del rechazo.</translation>
    </message>
    <message>
        <source>Refused: nothing was sent.</source>
        <translation>Rechazado: no se envió nada.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
</context>
<context>
    <name>ui::PayoutTabs</name>
    <message>
        <source>New</source>
        <comment>payout</comment>
        <translation>Nuevo</translation>
    </message>
    <message>
        <source>To approve</source>
        <comment>payouts</comment>
        <translation>Por aprobar</translation>
    </message>
    <message>
        <source>On hold</source>
        <comment>payouts</comment>
        <translation>En espera</translation>
    </message>
    <message>
        <source>In process</source>
        <comment>payouts</comment>
        <translation>En proceso</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>payouts</comment>
        <translation>Concluidos</translation>
    </message>
    <message>
        <source>Refused</source>
        <comment>payouts</comment>
        <translation>Rechazados</translation>
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
        <translation>CPF o CNPJ de la persona</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Erase this person…</source>
        <translation>Borrar a esta persona…</translation>
    </message>
    <message>
        <source>PIN of the counter</source>
        <translation>PIN de la caja</translation>
    </message>
    <message>
        <source>Erase (space bar)</source>
        <translation>Borrar (barra espaciadora)</translation>
    </message>
    <message>
        <source>Keep everything</source>
        <translation>Conservar todo</translation>
    </message>
    <message>
        <source>Type the complete CPF or CNPJ.</source>
        <translation>Escriba el CPF o CNPJ completo.</translation>
    </message>
    <message>
        <source>Reading all data of the shop…</source>
        <translation>Leyendo todos los datos de la tienda…</translation>
    </message>
    <message>
        <source>Nothing about this person can be erased.</source>
        <translation>No hay nada de esta persona que se pueda borrar.</translation>
    </message>
    <message>
        <source>Will be erased: %1.</source>
        <translation>Se borrará: %1.</translation>
    </message>
    <message>
        <source>Stays:</source>
        <translation>Queda:</translation>
    </message>
    <message>
        <source>Erase this person? Nobody can undo this. The shop closes and opens again.</source>
        <translation>¿Borrar a esta persona? Nadie puede deshacerlo. La tienda se cierra y se abre de nuevo.</translation>
    </message>
    <message>
        <source>Search this person</source>
        <translation>Buscar a esta persona</translation>
    </message>
</context>
<context>
    <name>ui::PinEditor</name>
    <message>
        <source>Current PIN</source>
        <translation>PIN actual</translation>
    </message>
    <message>
        <source>New PIN</source>
        <translation>PIN nuevo</translation>
    </message>
    <message>
        <source>New PIN again</source>
        <translation>PIN nuevo otra vez</translation>
    </message>
    <message>
        <source>Remove the PIN</source>
        <translation>Quitar el PIN</translation>
    </message>
    <message>
        <source>Change the PIN</source>
        <translation>Cambiar el PIN</translation>
    </message>
    <message>
        <source>Set the PIN</source>
        <translation>Definir el PIN</translation>
    </message>
    <message>
        <source>A PIN has %1 to %2 digits.</source>
        <translation>Un PIN tiene de %1 a %2 dígitos.</translation>
    </message>
    <message>
        <source>The two new PINs do not match.</source>
        <translation>Los dos PIN nuevos no son iguales.</translation>
    </message>
    <message>
        <source>The PIN is set. Write it down where only you can find it.</source>
        <translation>El PIN está definido. Anótelo donde solo usted lo encuentre.</translation>
    </message>
    <message>
        <source>The PIN was removed.</source>
        <translation>El PIN se quitó.</translation>
    </message>
    <message>
        <source>The PIN could not be saved, and nothing changed. %1</source>
        <translation>No se pudo guardar el PIN, y no cambió nada. %1</translation>
    </message>
    <message>
        <source>Each operator has a PIN: see “Operators”.</source>
        <translation>Cada operador tiene un PIN: vea “Operadores”.</translation>
    </message>
</context>
<context>
    <name>ui::PinPrompt</name>
    <message>
        <source>Too many wrong PINs: wait %1.</source>
        <comment>minutes and seconds</comment>
        <translation>Demasiados PIN incorrectos: espere %1.</translation>
    </message>
    <message>
        <source>Wrong PIN.</source>
        <translation>PIN incorrecto.</translation>
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
        <translation>Puede intentarlo de nuevo.</translation>
    </message>
    <message>
        <source>The PIN file cannot be read, so no PIN is accepted. The owner of this computer can delete the file of that PIN (lock.json, or approver.json for the second person) from the data folder.</source>
        <translation>El archivo del PIN no se puede leer, así que no se acepta ningún PIN. El dueño de este equipo puede borrar de la carpeta de datos el archivo de ese PIN (lock.json, o approver.json para la segunda persona).</translation>
    </message>
    <message>
        <source>Attempts cannot be stored, so each needs a wait: %1.</source>
        <comment>minutes and seconds</comment>
        <translation>Los intentos no se pueden guardar, por eso cada uno exige una espera: %1.</translation>
    </message>
    <message>
        <source>The operators of this shop cannot be read, so no PIN is accepted. Close Balcão, move console.db out of the data folder, and restore a backup with known PINs.</source>
        <translation>No se pueden leer los operadores de esta tienda, por eso no se acepta ningún PIN. Cierre Balcão, saque console.db de la carpeta de datos y restaure una copia con PIN conocidos.</translation>
    </message>
</context>
<context>
    <name>ui::PresetBar</name>
    <message>
        <source>%1, charges directly</source>
        <translation>%1, cobra directo</translation>
    </message>
</context>
<context>
    <name>ui::PresetList</name>
    <message>
        <source>charge directly</source>
        <translation>cobrar directo</translation>
    </message>
    <message>
        <source>Product %1: %2</source>
        <comment>number, what a field is</comment>
        <translation>Producto %1: %2</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>price</source>
        <translation>precio</translation>
    </message>
    <message>
        <source>charges directly</source>
        <translation>cobra directo</translation>
    </message>
    <message>
        <source>Name: %1</source>
        <translation>Nombre: %1</translation>
    </message>
    <message>
        <source>Price: write it as 5,50, more than zero.</source>
        <translation>Precio: escríbalo como 5,50, más que cero.</translation>
    </message>
    <message>
        <source>Add product</source>
        <translation>Añadir producto</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rojo</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Naranja</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Amarillo</translation>
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
        <translation>Morado</translation>
    </message>
    <message>
        <source>No colour</source>
        <translation>Sin color</translation>
    </message>
    <message>
        <source>colour</source>
        <translation>color</translation>
    </message>
</context>
<context>
    <name>ui::PreviewModel</name>
    <message>
        <source>Effect</source>
        <comment>heading of a column: new, known or gone</comment>
        <translation>Efecto</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Importe</translation>
    </message>
    <message>
        <source>Text at the bank</source>
        <translation>Texto en el banco</translation>
    </message>
</context>
<context>
    <name>ui::ProfileList</name>
    <message>
        <source>asks nothing</source>
        <translation>no pregunta nada</translation>
    </message>
    <message>
        <source>asks the document</source>
        <translation>pregunta el documento</translation>
    </message>
    <message>
        <source>asks document and name</source>
        <translation>pregunta documento y nombre</translation>
    </message>
    <message>
        <source>description: the shop&apos;s</source>
        <translation>descripción: la de la tienda</translation>
    </message>
    <message>
        <source>Profile %1: %2</source>
        <comment>number, what a field is</comment>
        <translation>Perfil %1: %2</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>what it asks for</source>
        <translation>lo que pregunta</translation>
    </message>
    <message>
        <source>description</source>
        <translation>descripción</translation>
    </message>
    <message>
        <source>Name: %1</source>
        <translation>Nombre: %1</translation>
    </message>
    <message>
        <source>Description: %1</source>
        <translation>Descripción: %1</translation>
    </message>
    <message>
        <source>Add profile</source>
        <translation>Añadir perfil</translation>
    </message>
</context>
<context>
    <name>ui::QrView</name>
    <message>
        <source>QR code of the charge</source>
        <translation>Código QR del cobro</translation>
    </message>
</context>
<context>
    <name>ui::RawCard</name>
    <message>
        <source>API data</source>
        <translation>Datos de la API</translation>
    </message>
    <message>
        <source>For support: names, documents, addresses, phones, keys and codes are hidden. Read the free texts before you share it.</source>
        <translation>Para el soporte: nombres, documentos, correos, teléfonos, claves y códigos están ocultos. Lea los textos libres antes de compartirlo.</translation>
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
        <translation>Elegir impresora…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>Comprobante</translation>
    </message>
    <message>
        <source>Proof of transfer</source>
        <translation>Comprobante de transferencia</translation>
    </message>
    <message>
        <source>Print receipt</source>
        <translation>Imprimir comprobante</translation>
    </message>
</context>
<context>
    <name>ui::ReceiptCheckPage</name>
    <message>
        <source>Reading from the service…</source>
        <translation>Consultando el servicio…</translation>
    </message>
    <message>
        <source>The service has not answered by %1</source>
        <translation>El servicio no respondió hasta las %1</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Check a receipt</source>
        <translation>Verificar comprobante</translation>
    </message>
    <message>
        <source>scan, paste or type</source>
        <translation>lea, pegue o escriba</translation>
    </message>
    <message>
        <source>Receipt code (last 6 characters) or time</source>
        <translation>Código del comprobante (últimos 6 caracteres) o la hora</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Importe</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Actualizar</translation>
    </message>
    <message>
        <source>Goods handed over</source>
        <translation>Mercancía entregada</translation>
    </message>
    <message>
        <source>For the charge of %1 from %2</source>
        <comment>amount, time</comment>
        <translation>Para el cobro de %1 de las %2</translation>
    </message>
    <message>
        <source>Find any received payment.</source>
        <translation>Busque cualquier pago recibido.</translation>
    </message>
    <message>
        <source>Checked at %1, without asking the service</source>
        <translation>Verificado a las %1, sin necesidad de consultar el servicio</translation>
    </message>
    <message>
        <source>The notes of this counter cannot be read: it is not known whether this receipt was used before.</source>
        <translation>Las notas de este mostrador no se pueden leer: no se sabe si este comprobante ya fue usado.</translation>
    </message>
    <message>
        <source>Read from the service at %1</source>
        <translation>Servicio consultado a las %1</translation>
    </message>
    <message>
        <source>Tried to read from the service at %1</source>
        <translation>Intento de consultar el servicio a las %1</translation>
    </message>
    <message>
        <source>The payment is of %1, not of %2.</source>
        <translation>El pago es de %1, no de %2.</translation>
    </message>
    <message>
        <source>This could not be saved. %1 The same receipt can be shown again.</source>
        <translation>Esto no se pudo guardar. %1 El mismo comprobante puede mostrarse otra vez.</translation>
    </message>
    <message>
        <source>Goods handed over at %1. This receipt cannot be used again.</source>
        <translation>Mercancía entregada a las %1. Este comprobante no sirve otra vez.</translation>
    </message>
    <message>
        <source>Read from the notes of this counter at %1</source>
        <translation>Notas de este mostrador consultadas a las %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>By amount and time, only charges of the last %1 days are found. For an older one use the end-to-end id.</source>
        <translation>Por importe y hora solo se encuentran cobros de los últimos %1 días. Para uno más antiguo, use el id E2E.</translation>
    </message>
    <message>
        <source>Not handed over: this receipt can be used again.</source>
        <translation>No entregado: este comprobante vuelve a servir.</translation>
    </message>
    <message>
        <source>This could not be saved. %1 The receipt cannot be used again.</source>
        <translation>No se pudo guardar. %1 El comprobante no vuelve a servir.</translation>
    </message>
    <message>
        <source>Confirmed at the counter at %1</source>
        <translation>Confirmado en la caja a las %1</translation>
    </message>
    <message>
        <source>The payment is not among the days read so far. Wait until all days are read, or check your bank&apos;s app.</source>
        <translation>El pago no está entre los días leídos hasta ahora. Espere hasta que se lean todos los días, o revise la aplicación de su banco.</translation>
    </message>
</context>
<context>
    <name>ui::ReceiptController</name>
    <message>
        <source>Print the receipt</source>
        <translation>Imprimir el comprobante</translation>
    </message>
    <message>
        <source>Save the receipt</source>
        <translation>Guardar el comprobante</translation>
    </message>
    <message>
        <source>Receipt (*.pdf *.png)</source>
        <translation>Comprobante (*.pdf *.png)</translation>
    </message>
    <message>
        <source>No receipt: it could not be printed on %1.</source>
        <translation>Sin comprobante: no se pudo imprimir en %1.</translation>
    </message>
    <message>
        <source>It could not be printed on %1.</source>
        <translation>No se pudo imprimir en %1.</translation>
    </message>
    <message>
        <source>Receipt sent to %1.</source>
        <translation>Comprobante enviado a %1.</translation>
    </message>
    <message>
        <source>No receipt: the name must end with .pdf or .png.</source>
        <translation>Sin comprobante: el nombre debe terminar en .pdf o .png.</translation>
    </message>
    <message>
        <source>No receipt: it could not be saved as %1: %2.</source>
        <translation>Sin comprobante: no se pudo guardar como %1: %2.</translation>
    </message>
    <message>
        <source>Receipt saved as %1.</source>
        <translation>Comprobante guardado en %1.</translation>
    </message>
    <message>
        <source>receipt</source>
        <comment>begins the name of a file</comment>
        <translation>comprobante</translation>
    </message>
    <message>
        <source>Choose a printer first.</source>
        <translation>Elija antes una impresora.</translation>
    </message>
    <message>
        <source>Test print</source>
        <translation>Impresión de prueba</translation>
    </message>
    <message>
        <source>A test was sent to %1.</source>
        <translation>Se envió una prueba a %1.</translation>
    </message>
    <message>
        <source>No receipt: the notes of this counter cannot be written, so the next one would pass for the first.</source>
        <translation>Sin comprobante: no se pueden guardar las notas de este mostrador, y el siguiente pasaría por el primero.</translation>
    </message>
    <message>
        <source>Print the code</source>
        <translation>Imprimir el código</translation>
    </message>
    <message>
        <source>Code sent to %1.</source>
        <translation>Código enviado a %1.</translation>
    </message>
    <message>
        <source>Nothing was printed: printer %1 not found. Ctrl+P chooses another.</source>
        <translation>No se imprimió nada: impresora %1 no encontrada. Ctrl+P elige otra.</translation>
    </message>
    <message>
        <source>transfer</source>
        <comment>begins the name of a file</comment>
        <translation>transferencia</translation>
    </message>
    <message>
        <source>Report sent to %1.</source>
        <translation>Informe enviado a %1.</translation>
    </message>
    <message>
        <source>Print the report</source>
        <translation>Imprimir el informe</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Guardar el informe</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Report saved as %1.</source>
        <translation>Informe guardado como %1.</translation>
    </message>
    <message>
        <source>It could not be saved as %1: %2.</source>
        <translation>No se pudo guardar como %1: %2.</translation>
    </message>
</context>
<context>
    <name>ui::ReceiverMatches</name>
    <message>
        <source>Receivers of earlier payouts</source>
        <translation>Receptores de Pix anteriores</translation>
    </message>
</context>
<context>
    <name>ui::ReconciliationPage</name>
    <message>
        <source>Reading…</source>
        <translation>Leyendo…</translation>
    </message>
    <message>
        <source>Import…</source>
        <comment>statement files</comment>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Statements</source>
        <translation>Extractos</translation>
    </message>
    <message>
        <source>Days and seals</source>
        <translation>Días y sellos</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Período</translation>
    </message>
    <message>
        <source>All days</source>
        <translation>Todos los días</translation>
    </message>
    <message>
        <source>Reconciliation</source>
        <translation>Conciliación</translation>
    </message>
    <message>
        <source>Import the statement of your bank: drop a file here, or choose one. OFX, CSV and CNAB 240 can be read. Balcão compares each line with the transactions.</source>
        <translation>Importe el extracto de su banco: suelte un archivo aquí, o elija uno. Se pueden leer OFX, CSV y CNAB 240. Balcão compara cada línea con las transacciones.</translation>
    </message>
    <message>
        <source>Import a statement…</source>
        <translation>Importar un extracto…</translation>
    </message>
    <message>
        <source>Show what the service reports</source>
        <translation>Mostrar lo que informa el servicio</translation>
    </message>
    <message>
        <source>Queues</source>
        <translation>Colas</translation>
    </message>
    <message>
        <source>Filter by amount or text</source>
        <translation>Filtrar por importe o texto</translation>
    </message>
    <message>
        <source>Lines of the queue</source>
        <translation>Líneas de la cola</translation>
    </message>
    <message>
        <source>Next line</source>
        <translation>Línea siguiente</translation>
    </message>
    <message>
        <source>Previous line</source>
        <translation>Línea anterior</translation>
    </message>
    <message>
        <source>Next queue</source>
        <translation>Cola siguiente</translation>
    </message>
    <message>
        <source>Previous queue</source>
        <translation>Cola anterior</translation>
    </message>
    <message>
        <source>Accept the chosen candidate</source>
        <translation>Aceptar la opción elegida</translation>
    </message>
    <message>
        <source>Choose candidate %1</source>
        <translation>Elegir la opción %1</translation>
    </message>
    <message>
        <source>Note of the line</source>
        <translation>Nota de la línea</translation>
    </message>
    <message>
        <source>Save the note</source>
        <translation>Guardar la nota</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Accept all…</source>
        <translation>Aceptar todas…</translation>
    </message>
    <message>
        <source>Not this pair</source>
        <translation>No es este par</translation>
    </message>
    <message>
        <source>Match by hand</source>
        <translation>Emparejar a mano</translation>
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
        <translation>Nota</translation>
    </message>
    <message>
        <source>Open the transaction</source>
        <translation>Abrir la transacción</translation>
    </message>
    <message>
        <source>Accept all</source>
        <translation>Aceptar todas</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Compare again</source>
        <translation>Comparar de nuevo</translation>
    </message>
    <message>
        <source>Explained as: %1.</source>
        <translation>Explicada como: %1.</translation>
    </message>
    <message>
        <source>Matched by hand.</source>
        <translation>Emparejado a mano.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) imported</source>
        <translation>
            <numerusform>%n línea importada</numerusform>
            <numerusform>%n líneas importadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matched by an id</source>
        <comment>lines</comment>
        <translation>
            <numerusform>%n emparejada por id</numerusform>
            <numerusform>%n emparejadas por id</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n charge(s) became paid</source>
        <translation>
            <numerusform>%n cobro quedó pagado</numerusform>
            <numerusform>%n cobros quedaron pagados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n payment(s) refused by the service</source>
        <translation>
            <numerusform>%n pago rechazado por el servicio</numerusform>
            <numerusform>%n pagos rechazados por el servicio</numerusform>
        </translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparando…</translation>
    </message>
    <message>
        <source>The statements cannot be read</source>
        <translation>Los extractos no se pueden leer</translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>a balance</comment>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>Opening balance %1 + lines %2 = closing balance %3</source>
        <translation>Saldo inicial %1 + líneas %2 = saldo final %3</translation>
    </message>
    <message>
        <source>Difference %1: it agrees ✓</source>
        <translation>Diferencia %1: cuadra ✓</translation>
    </message>
    <message>
        <source>Difference %1 ✗</source>
        <translation>Diferencia %1 ✗</translation>
    </message>
    <message>
        <source>Difference unknown: the files state no balance.</source>
        <translation>Diferencia desconocida: los archivos no traen saldo.</translation>
    </message>
    <message numerus="yes">
        <source>%n payment(s) not recorded by the service yet</source>
        <translation>
            <numerusform>%n pago aún no registrado por el servicio</numerusform>
            <numerusform>%n pagos aún no registrados por el servicio</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is open in this period.</source>
        <translation>Nada está abierto en este período.</translation>
    </message>
    <message>
        <source>Statements of the bank</source>
        <translation>Extractos del banco</translation>
    </message>
    <message>
        <source>Statements (*.ofx *.csv *.txt *.ret *.cnab *.OFX *.CSV *.TXT *.RET)</source>
        <translation>Extractos (*.ofx *.csv *.txt *.ret *.cnab *.OFX *.CSV *.TXT *.RET)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Accepted: %1. Ctrl+Z undoes it.</source>
        <translation>Aceptado: %1. Ctrl+Z lo deshace.</translation>
    </message>
    <message numerus="yes">
        <source>Accept %n matches, together %1?</source>
        <translation>
            <numerusform>¿Aceptar %n par, en total %1?</numerusform>
            <numerusform>¿Aceptar %n pares, en total %1?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches accepted, together %1. Ctrl+Z undoes all of them.</source>
        <translation>
            <numerusform>%n par aceptado, en total %1. Ctrl+Z lo deshace.</numerusform>
            <numerusform>%n pares aceptados, en total %1. Ctrl+Z los deshace todos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remembered: this is not a pair. Ctrl+Z undoes it.</source>
        <translation>Recordado: no es un par. Ctrl+Z lo deshace.</translation>
    </message>
    <message>
        <source>Taken apart. Ctrl+Z undoes it.</source>
        <translation>Separado. Ctrl+Z lo deshace.</translation>
    </message>
    <message>
        <source>Note saved.</source>
        <translation>Nota guardada.</translation>
    </message>
    <message>
        <source>Undone: %1.</source>
        <translation>Deshecho: %1.</translation>
    </message>
    <message>
        <source>Done again: %1.</source>
        <translation>Rehecho: %1.</translation>
    </message>
    <message>
        <source>Nothing changed: the day is sealed, or an id proves the payment.</source>
        <translation>Nada cambió: el día está sellado, o un id prueba el pago.</translation>
    </message>
    <message>
        <source>No statement yet</source>
        <translation>Todavía no hay extractos</translation>
    </message>
    <message>
        <source>Recording…</source>
        <translation>Guardando…</translation>
    </message>
    <message>
        <source>Balcão keeps waiting. Closing it loses nothing.</source>
        <translation>Balcão sigue esperando. Cerrarlo no pierde nada.</translation>
    </message>
</context>
<context>
    <name>ui::RefundCard</name>
    <message>
        <source>Refund…</source>
        <translation>Devolver el dinero…</translation>
    </message>
    <message>
        <source>Reason for the refund</source>
        <translation>Motivo de la devolución</translation>
    </message>
    <message>
        <source>Refund now</source>
        <translation>Devolver ahora</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Devolución</translation>
    </message>
    <message>
        <source>This service does not refund. Open this payment in your bank&apos;s app and return the Pix there. Never send a new Pix instead: the payer could still contest the payment, and you would have paid twice.</source>
        <translation>Este servicio no devuelve dinero. Abra este pago en la aplicación de su banco y use su función para devolver un Pix. Nunca envíe un Pix nuevo en su lugar: el pago aún podría ser disputado, y usted habría pagado dos veces.</translation>
    </message>
    <message>
        <source>Refunding…</source>
        <translation>Devolviendo el dinero…</translation>
    </message>
    <message>
        <source>It is not known now whether it was refunded: do not refund it in another way. F5 reads this payment again.</source>
        <translation>No se sabe ahora si el dinero volvió: no lo devuelva de otra manera. F5 lee este pago de nuevo.</translation>
    </message>
    <message>
        <source>Return %1 in your bank&apos;s app first. Then record the refund here: Balcão moves no money.</source>
        <translation>Primero devuelva %1 en la app de su banco. Después registre la devolución aquí: Balcão no mueve dinero.</translation>
    </message>
    <message>
        <source>Cancel the refund</source>
        <translation>Cancelar la devolución</translation>
    </message>
    <message>
        <source>The amount again</source>
        <translation>El importe otra vez</translation>
    </message>
    <message>
        <source>Approver&apos;s PIN</source>
        <translation>PIN de quien aprueba</translation>
    </message>
    <message>
        <source>Cancelled: nothing was refunded.</source>
        <translation>Cancelado: no se devolvió nada.</translation>
    </message>
    <message>
        <source>All of %1 goes back to the payer, after 20 seconds in which you can cancel. Then it cannot be undone.</source>
        <translation>El total de %1 vuelve a quien pagó, después de 20 segundos para cancelar. Luego no se puede deshacer.</translation>
    </message>
    <message>
        <source>Refund in %1 s. Nothing was refunded yet. If the program closes before that, nothing is refunded.</source>
        <comment>seconds</comment>
        <translation>Devolución en %1 s. Aún no se devolvió nada. Si el programa se cierra antes, no se devuelve nada.</translation>
    </message>
    <message>
        <source>This is a large amount. Type it again: %1.</source>
        <translation>Es un importe alto. Escríbalo otra vez: %1.</translation>
    </message>
    <message>
        <source>The approver types their PIN.</source>
        <translation>Quien aprueba escribe su PIN.</translation>
    </message>
    <message>
        <source>Your bank sends all of %1 back to the payer, after 20 seconds in which you can cancel. Then it cannot be undone.</source>
        <translation>Su banco devuelve todo el importe de %1 al pagador, después de 20 segundos en los que usted puede cancelar. Después no se puede deshacer.</translation>
    </message>
    <message>
        <source>%1 of %2 went back already.</source>
        <translation>Ya se devolvieron %1 de %2.</translation>
    </message>
    <message>
        <source>Amount to refund</source>
        <translation>Importe a devolver</translation>
    </message>
    <message>
        <source>Your bank sends %1 of %2 back to the payer, after 20 seconds in which you can cancel. Then it cannot be undone.</source>
        <translation>Su banco devuelve %1 de %2 al pagador, tras 20 segundos en los que puede cancelar. Después no se puede deshacer.</translation>
    </message>
    <message>
        <source>Amount to refund: all of %1</source>
        <translation>Importe a devolver: todo, %1</translation>
    </message>
    <message>
        <source>Type an amount up to %1.</source>
        <translation>Escriba un importe de hasta %1.</translation>
    </message>
</context>
<context>
    <name>ui::RescueNotice</name>
    <message>
        <source>This is the stored data.</source>
        <translation>Estos son los datos guardados.</translation>
    </message>
    <message>
        <source>Data that only that version knows is not shown.</source>
        <translation>Lo que solo conoce esa versión no se muestra.</translation>
    </message>
    <message>
        <source>Charges may be missing or wrong here. A charge that you do not find may still be paid: check your bank.</source>
        <translation>Aquí pueden faltar cobros, o haber errores. Un cobro que no encuentra puede estar pagado: compruébelo en su banco.</translation>
    </message>
    <message>
        <source>Command that restores a backup</source>
        <translation>Orden que restaura una copia de seguridad</translation>
    </message>
</context>
<context>
    <name>ui::RevealBar</name>
    <message>
        <source>Show personal data</source>
        <translation>Mostrar datos personales</translation>
    </message>
    <message>
        <source>Shown in full. This is not recorded here.</source>
        <translation>Mostrados por completo. Aquí no queda registrado.</translation>
    </message>
    <message>
        <source>It stays hidden: the notes of this counter cannot be written, so nothing would record that it was shown.</source>
        <translation>Siguen ocultos: las notas de este mostrador no se pueden grabar, y no quedaría registrado que se mostraron.</translation>
    </message>
    <message>
        <source>Hide personal data</source>
        <translation>Ocultar datos personales</translation>
    </message>
    <message>
        <source>Personal data is hidden. Showing it is recorded.</source>
        <translation>Los datos personales están ocultos. Mostrarlos queda registrado.</translation>
    </message>
    <message numerus="yes">
        <source>Personal data shown %n times: %1</source>
        <comment>the times</comment>
        <translation>
            <numerusform>Datos personales mostrados %n vez: %1</numerusform>
            <numerusform>Datos personales mostrados %n veces: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>It stays hidden: this operator may not see personal data.</source>
        <translation>Siguen ocultos: este operador no puede ver datos personales.</translation>
    </message>
</context>
<context>
    <name>ui::ReversalBar</name>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>%1 of %2 went back to the payer.</source>
        <comment>an amount, a name</comment>
        <translation>%1 de %2 volvieron al pagador.</translation>
    </message>
    <message>
        <source>The payment of %1 by %2 is in question. Do not hand over more.</source>
        <comment>an amount, a name</comment>
        <translation>El pago de %1 por %2 está en disputa. No entregue nada más.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>Y %n más.</numerusform>
            <numerusform>Y %n más.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::SendForm</name>
    <message>
        <source>receiver of the money</source>
        <translation>quién recibe el dinero</translation>
    </message>
    <message>
        <source>receiver of the money, optional</source>
        <translation>quién recibe el dinero, opcional</translation>
    </message>
    <message>
        <source>reason for the payment, optional</source>
        <translation>motivo del pago, opcional</translation>
    </message>
    <message>
        <source>More about the receiver</source>
        <translation>Más sobre quien recibe</translation>
    </message>
    <message>
        <source>(11) 98765-4321</source>
        <translation>(11) 98765-4321</translation>
    </message>
    <message>
        <source>reason for the payment</source>
        <translation>motivo del pago</translation>
    </message>
    <message>
        <source>Send a Pix</source>
        <translation>Enviar un Pix</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Revisar</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>kind of key, the key</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>These digits are two keys, of two different people. Ask which one it is:</source>
        <translation>Estos dígitos son dos claves, de dos personas distintas. Pregunte cuál de ellas es:</translation>
    </message>
    <message>
        <source>Receiver from the last Pix to this key, of %1.</source>
        <translation>Destinatario del último Pix a esta clave, del %1.</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>De un archivo</translation>
    </message>
    <message>
        <source>Ask the receiver, then choose with Space: Enter does not choose.</source>
        <translation>Pregunte a quien recibe y elija con Espacio: Enter no elige.</translation>
    </message>
    <message>
        <source>CPF, CNPJ, mobile, e-mail, random key, or a name</source>
        <translation>CPF, CNPJ, celular, correo, clave aleatoria o un nombre</translation>
    </message>
    <message>
        <source>Earlier receivers</source>
        <translation>Receptores anteriores</translation>
    </message>
    <message>
        <source>No Pix was sent from here yet.</source>
        <translation>Todavía no se envió ningún Pix desde aquí.</translation>
    </message>
</context>
<context>
    <name>ui::SendNotice</name>
    <message>
        <source>This shop cannot send Pix</source>
        <translation>Esta tienda no puede enviar Pix</translation>
    </message>
    <message>
        <source>To send money, the shop needs a bank or provider, and this one has none in Balcão: it only shows codes that customers pay. Send the money with your bank&apos;s app. The demo shows how this page works.</source>
        <translation>Para enviar dinero, la tienda necesita un banco o proveedor, y esta no tiene ninguno en Balcão: solo muestra códigos que los clientes pagan. Envíe el dinero con la app de su banco. La demostración muestra cómo funciona esta página.</translation>
    </message>
</context>
<context>
    <name>ui::SendPage</name>
    <message>
        <source>The service does not have it: nothing was sent, the money is where it was. Enter tries again.</source>
        <translation>El servicio no lo tiene: no se envió nada, el dinero está donde estaba. Intro intenta de nuevo.</translation>
    </message>
    <message>
        <source>An identical Pix was sent a moment ago, here or at another counter. Nothing more was sent.</source>
        <translation>Un Pix igual se envió hace un momento, aquí o en otro mostrador. No se envió nada más.</translation>
    </message>
    <message>
        <source>The service cannot report the state now. %1 This is the last known state.</source>
        <translation>El servicio no puede informar ahora. %1 Este es el último estado conocido.</translation>
    </message>
    <message>
        <source>Another Pix is being sent: finish that one first.</source>
        <translation>Otro se está enviando: termine ese primero.</translation>
    </message>
    <message>
        <source>Discarded: nothing was sent.</source>
        <translation>Descartado: no se envió nada.</translation>
    </message>
    <message>
        <source>Nothing was sent: an identical Pix already waits here, under “To approve” or “On hold”.</source>
        <translation>No se envió nada: uno igual ya espera aquí, en «Por aprobar» o «En espera».</translation>
    </message>
    <message>
        <source>Sending cancelled: nothing was sent, the money is where it was.</source>
        <translation>Envío cancelado: no se envió nada, el dinero está donde estaba.</translation>
    </message>
    <message>
        <source>Nothing was sent: the notes of this counter cannot be written, and the order would be lost if the program closed now.</source>
        <translation>No se envió nada: las notas de este mostrador no se pueden grabar, y la orden se perdería si el programa se cerrara ahora.</translation>
    </message>
    <message>
        <source>Nothing was sent: %1 may have been sent to this key before. See “Not confirmed”, Alt+8.</source>
        <translation>No se envió nada: puede que ya se hayan enviado %1 a esta clave. Vea “Sin confirmar”, Alt+8.</translation>
    </message>
    <message>
        <source>%1 was settled elsewhere, as reported at this counter.</source>
        <translation>%1 se resolvió por otro medio, según se informó en esta caja.</translation>
    </message>
    <message>
        <source>The payout was requested from the service.</source>
        <translation>Se le pidió el envío al servicio.</translation>
    </message>
    <message>
        <source>It is not known yet whether the money has left. Balcão keeps checking, also on other pages. Nothing else is sent from here until then.</source>
        <translation>Todavía no se sabe si el dinero salió. Balcão sigue comprobando, también en otra página. Hasta entonces no se envía nada más desde aquí.</translation>
    </message>
    <message>
        <source>Last: %1 to %2 · %3 · %4</source>
        <comment>amount, receiver, state, time</comment>
        <translation>Último: %1 a %2 · %3 · %4</translation>
    </message>
    <message numerus="yes">
        <source>%n Pix in process. See “In process”.</source>
        <translation>
            <numerusform>%n Pix en proceso. Vea «En proceso».</numerusform>
            <numerusform>%n Pix en proceso. Vea «En proceso».</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::SendReview</name>
    <message>
        <source>Check before sending</source>
        <translation>Revise antes de enviar</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Puntos de atención</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Comprobar de nuevo</translation>
    </message>
    <message>
        <source>The amount again</source>
        <translation>El importe otra vez</translation>
    </message>
    <message>
        <source>This is a large amount. Type it again:</source>
        <translation>Este es un importe alto. Escríbalo otra vez:</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Enviar</translation>
    </message>
    <message>
        <source>To the key: %1</source>
        <comment>a kind of key</comment>
        <translation>A la clave: %1</translation>
    </message>
    <message>
        <source>reference %1</source>
        <translation>referencia %1</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Comprobando…</translation>
    </message>
    <message>
        <source>Balcão could not check whether this was sent before. %1 Without that nothing is sent.</source>
        <translation>No se pudo ver si esto ya se envió antes. %1 Sin eso no se envía nada.</translation>
    </message>
    <message>
        <source>None: this key was paid before, and not this amount recently.</source>
        <translation>Ninguno: a esta clave ya se le pagó antes, y no este importe en los últimos días.</translation>
    </message>
    <message>
        <source>Send %1</source>
        <translation>Enviar %1</translation>
    </message>
    <message>
        <source>%1   in %2 s</source>
        <comment>what is done, seconds</comment>
        <translation>%1   en %2 s</translation>
    </message>
    <message>
        <source>An identical Pix is on its way. Nothing was sent.</source>
        <translation>Ya está en camino un Pix igual. No se envió nada.</translation>
    </message>
    <message>
        <source>Wait a moment and check the data.</source>
        <translation>Espere un momento y revise los datos.</translation>
    </message>
    <message>
        <source>It is not known yet whether this was sent before.</source>
        <translation>Aún no se sabe si esto ya se envió antes.</translation>
    </message>
    <message>
        <source>Type the amount again.</source>
        <translation>Escriba el importe otra vez.</translation>
    </message>
    <message>
        <source>That is not %1. Check what you are sending.</source>
        <translation>Eso no es %1. Revise lo que está enviando.</translation>
    </message>
    <message>
        <source>Send %1 to %2?</source>
        <comment>amount in words, receiver</comment>
        <translation>¿Enviar %1 a %2?</translation>
    </message>
    <message>
        <source>Made at this counter. A second person approves it with their PIN:</source>
        <translation>Hecho en esta caja. Una segunda persona lo aprueba con su PIN:</translation>
    </message>
    <message>
        <source>Approver&apos;s PIN</source>
        <translation>PIN del aprobador</translation>
    </message>
    <message>
        <source>Approve %1</source>
        <translation>Aprobar %1</translation>
    </message>
    <message>
        <source>The approver types their PIN.</source>
        <translation>El aprobador escribe su PIN.</translation>
    </message>
    <message>
        <source>Checking whether this was sent before…</source>
        <translation>Verificando si esto ya se envió…</translation>
    </message>
    <message>
        <source>Nothing is sent until then. Esc goes back, and nothing is lost.</source>
        <translation>Hasta entonces no se envía nada. Esc vuelve, y no se pierde nada.</translation>
    </message>
    <message>
        <source>Earlier payments to this key</source>
        <translation>Pagos anteriores a esta clave</translation>
    </message>
    <message>
        <source>Ask for approval of %1</source>
        <translation>Pedir aprobación de %1</translation>
    </message>
</context>
<context>
    <name>ui::SentPanel</name>
    <message>
        <source>Ask the service now</source>
        <translation>Preguntar al servicio ahora</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Another Pix</source>
        <translation>Otro Pix</translation>
    </message>
    <message>
        <source>Do not send it again because it seems stuck: it is on its way, and cannot be stopped.</source>
        <translation>No lo envíe de nuevo porque parece detenido: está en camino y no se puede cancelar.</translation>
    </message>
    <message>
        <source>Accepted, not final</source>
        <translation>Aceptado, no definitivo</translation>
    </message>
    <message>
        <source>This page and the list are updated automatically.</source>
        <translation>Esta página y la lista se actualizan solas.</translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>receiver</comment>
        <translation>a %1</translation>
    </message>
    <message>
        <source>Do not send it again, here or in your bank&apos;s app. Nothing else is sent from this page until its outcome is known.</source>
        <translation>No lo envíe de nuevo, ni aquí ni en la app de su banco. No se envía nada más desde esta página hasta que se sepa el resultado.</translation>
    </message>
    <message>
        <source>Not known whether it was sent</source>
        <translation>No se sabe si se envió</translation>
    </message>
    <message>
        <source>for %1, since %2</source>
        <comment>duration, time</comment>
        <translation>hace %1, desde las %2</translation>
    </message>
    <message>
        <source>The money may have left, or not. Balcão keeps asking the service for the reference %1; see “Not confirmed”, Alt+8.</source>
        <translation>El dinero puede haber salido o no. Balcão sigue consultando al servicio por la referencia %1; vea “Sin confirmar”, Alt+8.</translation>
    </message>
    <message>
        <source>Do not send it again, here or in your bank&apos;s app.</source>
        <translation>No lo envíe de nuevo, ni aquí ni en la aplicación de su banco.</translation>
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
        <translation>Guardar la clave</translation>
    </message>
    <message>
        <source>Where the key is kept</source>
        <translation>Dónde se guarda la clave</translation>
    </message>
</context>
<context>
    <name>ui::ServiceForm</name>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>My shop, sandbox</source>
        <translation>Mi tienda, sandbox</translation>
    </message>
    <message>
        <source>Shown here and at the top of every page.</source>
        <translation>Aparece aquí y en lo alto de cada página.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>Clave de API</translation>
    </message>
    <message>
        <source>paste the key here</source>
        <translation>pegue la clave aquí</translation>
    </message>
    <message>
        <source>Stored in the keyring of this computer, and in no file.</source>
        <translation>Queda en el llavero de este equipo, y en ningún archivo.</translation>
    </message>
    <message>
        <source>Platform id</source>
        <translation>Id de la plataforma</translation>
    </message>
    <message>
        <source>Host in the codes</source>
        <translation>Host en los códigos</translation>
    </message>
    <message>
        <source>Address that the provider&apos;s QR codes point to. Leave it empty if they carry a Pix key.</source>
        <translation>Dirección a la que apuntan los códigos QR del proveedor. Déjela en blanco si llevan una clave Pix.</translation>
    </message>
    <message>
        <source>This counter</source>
        <translation>Este mostrador</translation>
    </message>
    <message>
        <source>References begin with this name; use a different one at each counter.</source>
        <translation>Las referencias empiezan por este nombre; use uno distinto en cada mostrador.</translation>
    </message>
    <message>
        <source>Connect to a service</source>
        <translation>Conectar con un servicio</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Probar</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>empty: the stored key stays</source>
        <translation>vacío: queda la clave guardada</translation>
    </message>
    <message>
        <source>Platform and kind cannot change, because this counter has worked there. Add another service for others.</source>
        <translation>La plataforma y el tipo no pueden cambiar, pues este mostrador ya trabajó allí. Para otros, añada otro servicio.</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>Probando…</translation>
    </message>
    <message>
        <source>Its key is not on this computer: paste it above.</source>
        <translation>Su clave no está en este equipo: péguela arriba.</translation>
    </message>
    <message>
        <source>Without https://, another program of this computer could get the key while the service is not running. Use it for tests only.</source>
        <translation>Sin https://, otro programa de este equipo puede obtener la clave mientras el servicio no está en marcha. Úselo solo para pruebas.</translation>
    </message>
</context>
<context>
    <name>ui::ServicesPage</name>
    <message>
        <source>Its key is not stored: you type it when you go there.</source>
        <translation>Su clave no está guardada: se pide cuando usted va allí.</translation>
    </message>
    <message>
        <source>Its key is in the memory of Balcão until Balcão is closed.</source>
        <translation>Su clave está en la memoria de Balcão hasta que se cierre.</translation>
    </message>
    <message>
        <source>Its key is in the keyring of this computer.</source>
        <translation>Su clave está en el llavero de este equipo.</translation>
    </message>
    <message>
        <source>Remote services</source>
        <translation>Servicios remotos</translation>
    </message>
    <message>
        <source>There is none yet. A remote service creates your charges and sees the payments: a provider, its sandbox, or your own balcao-server. A adds one; Ctrl+E goes there.</source>
        <translation>Todavía no hay ninguno. Un servicio remoto crea sus cobros y ve los pagos: un proveedor, su sandbox, o un balcao-server propio. A añade uno; Ctrl+E va allí.</translation>
    </message>
    <message>
        <source>Save the new key</source>
        <translation>Guardar la nueva clave</translation>
    </message>
    <message>
        <source>The new key is saved.</source>
        <translation>La nueva clave está guardada.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Probar</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nueva clave</translation>
    </message>
    <message>
        <source>Forget the key</source>
        <translation>Olvidar la clave</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Data in %1 cannot be read and is not shown.</source>
        <translation>Hay datos en %1 que no se pueden leer y no se muestran.</translation>
    </message>
    <message>
        <source>You are working here.</source>
        <translation>Usted está trabajando aquí.</translation>
    </message>
    <message>
        <source>“%1” has a PIN: go there with Ctrl+E, and change it there.</source>
        <translation>“%1” tiene un PIN: vaya allí con Ctrl+E y cámbielo allí.</translation>
    </message>
    <message>
        <source>Saved. Ctrl+E goes there.</source>
        <translation>Guardado. Ctrl+E va allí.</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>Probando…</translation>
    </message>
    <message>
        <source>Its key is not on this computer: press K to add it.</source>
        <translation>Su clave no está en este equipo: pulse K para añadirla.</translation>
    </message>
    <message>
        <source>Forget the key of “%1”? It is removed from the keyring, and you type it again when you go there.</source>
        <translation>¿Olvidar la clave de “%1”? Se saca del llavero, y se pide cuando usted vaya allí.</translation>
    </message>
    <message>
        <source>Forget it</source>
        <translation>Olvidarla</translation>
    </message>
    <message>
        <source>The key was forgotten.</source>
        <translation>La clave se olvidó.</translation>
    </message>
    <message>
        <source>The keyring did not release the key: remove it there.</source>
        <translation>El llavero no soltó la clave: sáquela allí.</translation>
    </message>
    <message>
        <source>You are working here: switch to another shop with Ctrl+E first.</source>
        <translation>Usted está trabajando aquí: cambie antes de tienda con Ctrl+E.</translation>
    </message>
    <message>
        <source>Remove “%1”? Its key is forgotten. The service keeps its transactions, and the notes of this counter stay on the disk.</source>
        <translation>¿Quitar “%1”? Su clave se olvida. El servicio conserva sus transacciones, y las notas de este mostrador quedan en el disco.</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Quitarlo</translation>
    </message>
    <message>
        <source>Removed. The notes of the counter, with customer names, are in %1: delete the folder when it is no longer needed.</source>
        <translation>Quitado. Las notas del mostrador, con nombres de clientes, están en %1: borre la carpeta cuando ya no la necesite.</translation>
    </message>
</context>
<context>
    <name>ui::SettingRows</name>
    <message>
        <source>No setting found. Esc shows all of them.</source>
        <translation>Ningún ajuste encontrado. Esc los muestra todos.</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Buscar en los ajustes</translation>
    </message>
    <message>
        <source>Search the settings   Ctrl+F</source>
        <translation>Buscar en los ajustes   Ctrl+F</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>Applies from the next charge.</source>
        <translation>Vale desde el próximo cobro.</translation>
    </message>
    <message>
        <source>Applies from the next receipt.</source>
        <translation>Vale desde el próximo comprobante.</translation>
    </message>
    <message>
        <source>Applies from the next start.</source>
        <translation>Vale desde la próxima apertura.</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Secciones</translation>
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
        <translation>Acerca de</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versión</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licencias</translation>
    </message>
    <message>
        <source>Shop</source>
        <translation>Tienda</translation>
    </message>
    <message>
        <source>The demo bakery is fictitious and cannot be changed.</source>
        <translation>La panadería de la demostración es inventada y no se puede cambiar.</translation>
    </message>
    <message>
        <source>Change the shop…</source>
        <translation>Cambiar la tienda…</translation>
    </message>
    <message>
        <source>Where the money goes, and the payer for customers who do not identify themselves. A change restarts the counter.</source>
        <translation>Adónde va el dinero y el pagador cuando el cliente no se identifica. Un cambio reinicia el mostrador.</translation>
    </message>
    <message>
        <source>Pix key, name, city and payer</source>
        <translation>Clave Pix, nombre, ciudad y pagador</translation>
    </message>
    <message>
        <source>Shops</source>
        <translation>Tiendas</translation>
    </message>
    <message>
        <source>Remote services…</source>
        <translation>Servicios remotos…</translation>
    </message>
    <message>
        <source>Remote services</source>
        <translation>Servicios remotos</translation>
    </message>
    <message>
        <source>Connect a bank or Pix provider. Ctrl+E switches shops; each keeps its own data.</source>
        <translation>Conecte un banco o proveedor de Pix. Ctrl+E cambia de tienda; cada una guarda sus propios datos.</translation>
    </message>
    <message>
        <source>Stored with the service: change them under “Remote services” above.</source>
        <translation>Se guardan con el servicio: cámbielos en “Servicios remotos”, arriba.</translation>
    </message>
    <message>
        <source>Watch charges that are left open here</source>
        <translation>Seguir los cobros que quedan abiertos aquí</translation>
    </message>
    <message>
        <source>In another shop, the last line shows how many charges wait here, and a notice reports each payment. Without it you see them when you come back.</source>
        <translation>En otra tienda, la última línea de la pantalla muestra cuántos esperan aquí, y un aviso informa de cada uno que se pague. Sin esto, se entera al volver.</translation>
    </message>
    <message>
        <source>Paid by Pix key %1 · %2, %3</source>
        <comment>key, shop, city</comment>
        <translation>Cobra por la clave Pix %1 · %2, %3</translation>
    </message>
    <message>
        <source>Default payer: %1, %2</source>
        <comment>name, document</comment>
        <translation>Pagador predeterminado: %1, %2</translation>
    </message>
    <message>
        <source>The practice shop is fictitious and cannot be changed. Nobody can pay its codes by mistake.</source>
        <translation>La tienda de práctica es ficticia y no se puede cambiar. Nadie puede pagar sus códigos por error.</translation>
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
        <translation>Para tiendas con varias personas: cada una entra con un PIN y puede hacer lo que su función permite.</translation>
    </message>
    <message>
        <source>Balcão is free software under the GNU General Public License, version 3 or later, and comes without warranty. It uses Qt (LGPL 3), QtKeychain (BSD), SQLite (public domain), libsodium (ISC), OpenSSL (Apache 2.0), libxlsxwriter (BSD), libpng, zlib and minizip (zlib), qrcodegen (MIT), ZXing (Apache 2.0), Boost (BSL 1.0), tl::expected (CC0), and the typefaces Inter and DejaVu (OFL, Bitstream Vera).</source>
        <translation>Balcão es software libre bajo la GNU General Public License, versión 3 o posterior, y viene sin garantía. Usa Qt (LGPL 3), QtKeychain (BSD), SQLite (dominio público), libsodium (ISC), OpenSSL (Apache 2.0), libxlsxwriter (BSD), libpng, zlib y minizip (zlib), qrcodegen (MIT), ZXing (Apache 2.0), Boost (BSL 1.0), tl::expected (CC0) y las tipografías Inter y DejaVu (OFL, Bitstream Vera).</translation>
    </message>
    <message>
        <source>Your bank…</source>
        <translation>Su banco…</translation>
    </message>
    <message>
        <source>Your bank</source>
        <translation>Su banco</translation>
    </message>
    <message>
        <source>With the bank&apos;s API Pix, charges become paid without a key press.</source>
        <translation>Con la API Pix del banco, los cobros quedan pagados sin pulsar una tecla.</translation>
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
        <translation>Elija otras teclas para las acciones de Balcão, en esta caja. Enter, Esc, Tab y las flechas son fijas.</translation>
    </message>
    <message>
        <source>Save a diagnostic file…</source>
        <translation>Guardar un archivo de diagnóstico…</translation>
    </message>
    <message>
        <source>Diagnostic file</source>
        <translation>Archivo de diagnóstico</translation>
    </message>
    <message>
        <source>For the report of a fault: versions, settings without names, the last actions and messages, and a check of all data. Nothing is sent: you decide who gets the file.</source>
        <translation>Para informar de un fallo: versiones, ajustes sin nombres, las últimas acciones y mensajes, y una verificación de todos los datos. No se envía nada: usted decide quién recibe el archivo.</translation>
    </message>
    <message>
        <source>Save a diagnostic file</source>
        <translation>Guardar un archivo de diagnóstico</translation>
    </message>
    <message>
        <source>balcao-diagnostics.json</source>
        <comment>name of a file</comment>
        <translation>balcao-diagnostico.json</translation>
    </message>
    <message>
        <source>Reading all data of the shop…</source>
        <translation>Leyendo todos los datos de la tienda…</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Guardado: %1</translation>
    </message>
    <message>
        <source>It could not be saved as %1.</source>
        <translation>No se pudo guardar como %1.</translation>
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
        <translation>Correo %1</translation>
    </message>
    <message>
        <source>Random key</source>
        <translation>Clave aleatoria</translation>
    </message>
    <message>
        <source>Pix key</source>
        <translation>Clave Pix</translation>
    </message>
    <message>
        <source>CPF, CNPJ, mobile, e-mail or random key</source>
        <translation>CPF, CNPJ, celular, correo o clave aleatoria</translation>
    </message>
    <message>
        <source>Name of the shop</source>
        <translation>Nombre de la tienda</translation>
    </message>
    <message>
        <source>as the payer&apos;s bank shows it, 25 characters</source>
        <translation>como lo muestra el banco del pagador, 25 caracteres</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Ciudad</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>CPF or CNPJ</source>
        <translation>CPF o CNPJ</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>Correo electrónico</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Teléfono</translation>
    </message>
    <message>
        <source>(11) 98765-4321</source>
        <translation>(11) 98765-4321</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descripción</translation>
    </message>
    <message>
        <source>for example: Sale at the counter</source>
        <translation>qué se cobra, por ejemplo: Venta en mostrador</translation>
    </message>
    <message>
        <source>Open the shop</source>
        <translation>Abrir la tienda</translation>
    </message>
    <message>
        <source>Set up your shop</source>
        <translation>Configure su tienda</translation>
    </message>
    <message>
        <source>Where you are paid</source>
        <translation>Dónde recibe el dinero</translation>
    </message>
    <message>
        <source>The QR codes carry this key. Any bank app can pay them, and the money goes straight to the account of the key.</source>
        <translation>Los códigos QR llevan esta clave. Cualquier app de banco puede pagarlos, y el dinero va directo a la cuenta de la clave.</translation>
    </message>
    <message>
        <source>The customer&apos;s bank shows: %1</source>
        <translation>El banco del cliente muestra: %1</translation>
    </message>
    <message>
        <source>Kind of key</source>
        <translation>Tipo de clave</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elija…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Payer for customers who do not identify themselves</source>
        <translation>Pagador cuando el cliente no se identifica</translation>
    </message>
    <message>
        <source>Sale at the counter</source>
        <comment>what a charge is for</comment>
        <translation>Venta en el mostrador</translation>
    </message>
    <message>
        <source>Save changes</source>
        <translation>Guardar cambios</translation>
    </message>
    <message>
        <source>Change your shop</source>
        <translation>Cambie su tienda</translation>
    </message>
    <message>
        <source>Receiver and payer</source>
        <translation>Quién cobra y quién paga</translation>
    </message>
    <message>
        <source>Save the service</source>
        <translation>Guardar el servicio</translation>
    </message>
    <message>
        <source>Optional. Charges without a customer carry this data; without it, they name no payer.</source>
        <translation>Opcional. Los cobros sin cliente llevan estos datos; sin ellos, no indican pagador.</translation>
    </message>
    <message>
        <source>This service requires a payer for every charge. Where the customer gives no data, it is usually the shop itself, with its own document. Ask your bank whether your contract allows it.</source>
        <translation>Este servicio exige un pagador en cada cobro. Si el cliente no da datos, suele ser la propia tienda, con su documento. Pregunte a su banco si el contrato lo permite.</translation>
    </message>
    <message>
        <source>Id in the codes</source>
        <translation>Identificación en los códigos</translation>
    </message>
    <message>
        <source>Id of the charge (txid)</source>
        <translation>La del cobro (txid)</translation>
    </message>
    <message>
        <source>None (***)</source>
        <comment>id in a code</comment>
        <translation>Ninguna (***)</translation>
    </message>
    <message>
        <source>Choose “None” only if your bank returns payments of these codes. Your statement then no longer names the charge: payments and charges can only be matched by amount and time.</source>
        <translation>Elija “Ninguna” solo si su banco devuelve los pagos de estos códigos. El extracto ya no identificará el cobro: solo el monto y la hora permitirán relacionar un pago con un cobro.</translation>
    </message>
    <message>
        <source>A sandbox moves no money. Its QR codes carry a key that does not exist.</source>
        <translation>Un sandbox no mueve dinero. Sus códigos QR llevan una clave que no existe.</translation>
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
        <translation>Actualizar</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>Guardar PDF…</translation>
    </message>
    <message>
        <source>Shifts</source>
        <translation>Turnos</translation>
    </message>
    <message>
        <source>Close the shift now</source>
        <translation>Cerrar el turno ahora</translation>
    </message>
    <message>
        <source>Keep it open</source>
        <translation>Mantener abierto</translation>
    </message>
    <message>
        <source>Report of the shift</source>
        <translation>Informe del turno</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>Number</source>
        <comment>how many</comment>
        <translation>Cant.</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Importe</translation>
    </message>
    <message>
        <source>The shift is open since %1.</source>
        <comment>a time</comment>
        <translation>El turno está abierto desde %1.</translation>
    </message>
    <message>
        <source>No shift is open.</source>
        <translation>No hay ningún turno abierto.</translation>
    </message>
    <message>
        <source>Close the shift…</source>
        <translation>Cerrar el turno…</translation>
    </message>
    <message>
        <source>Open a shift</source>
        <translation>Abrir un turno</translation>
    </message>
    <message>
        <source>Counted cash; empty: not counted</source>
        <translation>Efectivo contado; vacío: sin contar</translation>
    </message>
    <message>
        <source>Cash in the drawer; empty: none</source>
        <translation>Efectivo en la caja; vacío: ninguno</translation>
    </message>
    <message>
        <source>X · since %1</source>
        <comment>a time</comment>
        <translation>X · desde %1</translation>
    </message>
    <message>
        <source>The report appears here once a shift was opened.</source>
        <translation>El informe aparece aquí cuando se abra un turno.</translation>
    </message>
    <message>
        <source>You may not see totals. Somebody with the permission can.</source>
        <translation>Usted no puede ver totales. Alguien con el permiso sí puede.</translation>
    </message>
    <message>
        <source>Seal: %1</source>
        <comment>a digest</comment>
        <translation>Sello: %1</translation>
    </message>
    <message>
        <source>“%1” is not an amount. Type reais, such as 150,00.</source>
        <translation>“%1” no es un importe. Escriba reales, como 150,00.</translation>
    </message>
    <message>
        <source>Close the shift with %1 in the drawer? A closed shift cannot be opened again.</source>
        <translation>¿Cerrar el turno con %1 en la caja? Un turno cerrado no se puede volver a abrir.</translation>
    </message>
    <message>
        <source>Close the shift without counted cash? A closed shift cannot be opened again.</source>
        <translation>¿Cerrar el turno sin contar el efectivo? Un turno cerrado no se puede volver a abrir.</translation>
    </message>
    <message>
        <source>The shift is open.</source>
        <translation>El turno está abierto.</translation>
    </message>
    <message>
        <source>Shift closed: Z %1.</source>
        <translation>Turno cerrado: Z %1.</translation>
    </message>
</context>
<context>
    <name>ui::ShopEditor</name>
    <message>
        <source>Use this key from now on</source>
        <translation>Cobrar con esta clave de ahora en adelante</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>The Pix key becomes %1, and was %2.

New charges are paid into the account of the new key. Codes of charges that still wait keep the old key and pay into its account: cancel those at the counter, or check both accounts.</source>
        <comment>new key, old key</comment>
        <translation>La clave Pix pasa a ser %1; era %2.

Los cobros nuevos se pagan en la cuenta de la clave nueva. Los códigos de los cobros que aún esperan conservan la clave antigua y pagan en su cuenta: cancélelos en el mostrador o mire ambas cuentas.</translation>
    </message>
</context>
<context>
    <name>ui::ShopPages</name>
    <message>
        <source>Back to the counter</source>
        <translation>Volver a la caja</translation>
    </message>
    <message>
        <source>Type the PIN to continue</source>
        <translation>Escriba el PIN para continuar</translation>
    </message>
</context>
<context>
    <name>ui::ShopView</name>
    <message>
        <source>Check receipt</source>
        <translation>Comprobante</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Precio</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Lock the counter</source>
        <translation>Bloquear la caja</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Ajuste</translation>
    </message>
    <message>
        <source>Help of this page</source>
        <translation>Ayuda de esta página</translation>
    </message>
    <message>
        <source>Customer window</source>
        <translation>Ventana del cliente</translation>
    </message>
    <message>
        <source>All actions</source>
        <translation>Todas las acciones</translation>
    </message>
    <message>
        <source>Search the transactions</source>
        <translation>Buscar en las transacciones</translation>
    </message>
    <message>
        <source>Locked</source>
        <comment>the counter</comment>
        <translation>Bloqueado</translation>
    </message>
    <message>
        <source>The counter is locked. Click and type the PIN to unlock.</source>
        <translation>El mostrador está bloqueado. Haga clic y escriba el PIN para desbloquear.</translation>
    </message>
</context>
<context>
    <name>ui::SizeKeys</name>
    <message>
        <source>Everything larger</source>
        <translation>Todo más grande</translation>
    </message>
    <message>
        <source>Everything smaller</source>
        <translation>Todo más pequeño</translation>
    </message>
    <message>
        <source>Everything in normal size</source>
        <translation>Todo en su tamaño normal</translation>
    </message>
    <message>
        <source>Nothing larger fits this screen.</source>
        <translation>Nada más grande cabe en esta pantalla.</translation>
    </message>
    <message>
        <source>Everything has the normal size.</source>
        <translation>Todo tiene su tamaño normal.</translation>
    </message>
    <message>
        <source>Everything has %1 % of the normal size. Ctrl+0 undoes this.</source>
        <translation>Todo está al %1 % de su tamaño normal. Ctrl+0 lo deshace.</translation>
    </message>
</context>
<context>
    <name>ui::StatementCard</name>
    <message>
        <source>%1, line %2</source>
        <comment>a file, a number</comment>
        <translation>%1, línea %2</translation>
    </message>
    <message>
        <source>Matched by an identifier</source>
        <translation>Emparejada por un identificador</translation>
    </message>
    <message>
        <source>Matched by a person</source>
        <translation>Emparejada por una persona</translation>
    </message>
    <message>
        <source>Matched by %1</source>
        <comment>a person</comment>
        <translation>Emparejada por %1</translation>
    </message>
    <message>
        <source>the day is sealed</source>
        <translation>el día está sellado</translation>
    </message>
    <message>
        <source>In the bank statement</source>
        <translation>En el extracto bancario</translation>
    </message>
</context>
<context>
    <name>ui::StatementImport</name>
    <message>
        <source>Import a bank statement</source>
        <translation>Importar un extracto del banco</translation>
    </message>
</context>
<context>
    <name>ui::SummaryOutput</name>
    <message>
        <source>Summary saved as %1.</source>
        <translation>Resumen guardado como %1.</translation>
    </message>
    <message>
        <source>It could not be saved as %1: %2.</source>
        <translation>No se pudo guardar como %1: %2.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copiado.</translation>
    </message>
    <message>
        <source>Print the summary</source>
        <translation>Imprimir el resumen</translation>
    </message>
    <message>
        <source>Summary sent to %1.</source>
        <translation>Resumen enviado a %1.</translation>
    </message>
    <message>
        <source>It could not be printed on %1.</source>
        <translation>No se pudo imprimir en %1.</translation>
    </message>
    <message>
        <source>Save the summary</source>
        <translation>Guardar el resumen</translation>
    </message>
    <message>
        <source>Summary (*.pdf)</source>
        <translation>Resumen (*.pdf)</translation>
    </message>
    <message>
        <source>summary</source>
        <comment>begins the name of a file</comment>
        <translation>resumen</translation>
    </message>
</context>
<context>
    <name>ui::SummaryPage</name>
    <message>
        <source>Refresh</source>
        <translation>Actualizar</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>Guardar PDF…</translation>
    </message>
    <message>
        <source>Copy</source>
        <comment>the summary, as text</comment>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Informes</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Anterior</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Semana</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mes</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Ayer</translation>
    </message>
    <message>
        <source>Type a day</source>
        <translation>Escribir un día</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>Show these transactions</source>
        <translation>Mostrar estas transacciones</translation>
    </message>
    <message>
        <source>This summary could not be read. F5 tries again.</source>
        <translation>No se pudo leer este resumen. F5 lo intenta de nuevo.</translation>
    </message>
    <message>
        <source>Nothing was created in this period.</source>
        <translation>No se creó nada en este período.</translation>
    </message>
    <message>
        <source>To the first row</source>
        <translation>A la primera fila</translation>
    </message>
    <message>
        <source>To the last row</source>
        <translation>A la última fila</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Leyendo…</translation>
    </message>
    <message>
        <source>For the accountant…</source>
        <comment>creates a folder</comment>
        <translation>Para el contador…</translation>
    </message>
    <message>
        <source>“%1” is not a day from %2 to today.</source>
        <translation>«%1» no es un día entre el %2 y hoy.</translation>
    </message>
    <message>
        <source>Counters and products could not be read. F5 tries again.</source>
        <translation>No se pudieron leer mostradores y productos. F5 lo intenta de nuevo.</translation>
    </message>
    <message>
        <source>to</source>
        <comment>between two days</comment>
        <translation>hasta</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Último día</translation>
    </message>
    <message>
        <source>Range</source>
        <comment>of days</comment>
        <translation>Período</translation>
    </message>
    <message>
        <source>Counters and products are counted for at most %1 sales. Choose fewer days.</source>
        <translation>Los mostradores y productos se cuentan en hasta %1 ventas. Elija menos días.</translation>
    </message>
    <message>
        <source>These days are not complete yet.</source>
        <translation>Estos días aún no están completos.</translation>
    </message>
    <message>
        <source>The summary appears as soon as all of its days are read.</source>
        <translation>El resumen aparece en cuanto se lean todos sus días.</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Abrir la carpeta</translation>
    </message>
</context>
<context>
    <name>ui::TermSettings</name>
    <message>
        <source>None</source>
        <comment>time between the steps of a payout</comment>
        <translation>Ninguno</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n día</numerusform>
            <numerusform>%n días</numerusform>
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
        <translation>Cobros y comisiones</translation>
    </message>
    <message>
        <source>Commission on a charge</source>
        <translation>Comisión por cobro</translation>
    </message>
    <message>
        <source>What the bank or provider keeps: a share of the amount plus a fixed part. Net amounts in lists and reports are without it.</source>
        <translation>Lo que retiene el banco o proveedor: una parte del importe más un fijo. El neto de las listas y los informes ya va sin ella.</translation>
    </message>
    <message>
        <source>Commission on a payout</source>
        <translation>Comisión por envío</translation>
    </message>
    <message>
        <source>Charged in addition to the amount.</source>
        <translation>Se cobra además del importe.</translation>
    </message>
    <message>
        <source>Time to pay a charge</source>
        <translation>Plazo para pagar un cobro</translation>
    </message>
    <message>
        <source>A charge that nobody has paid by then expires.</source>
        <translation>Un cobro que nadie ha pagado hasta entonces vence.</translation>
    </message>
    <message>
        <source>Minimum amount</source>
        <translation>Importe mínimo</translation>
    </message>
    <message>
        <source>In reais. Smaller charges and payouts are refused.</source>
        <translation>En reales. Los cobros y envíos menores se rechazan.</translation>
    </message>
    <message>
        <source>Maximum amount</source>
        <translation>Importe máximo</translation>
    </message>
    <message>
        <source>In reais. Larger charges and payouts are refused.</source>
        <translation>En reales. Los cobros y envíos mayores se rechazan.</translation>
    </message>
    <message>
        <source>%1: share of the amount</source>
        <comment>a commission</comment>
        <translation>%1: parte del importe</translation>
    </message>
    <message>
        <source>%1: fixed part</source>
        <comment>a commission</comment>
        <translation>%1: parte fija</translation>
    </message>
    <message>
        <source>reais</source>
        <translation>reales</translation>
    </message>
    <message>
        <source>Time between the steps of a payout</source>
        <translation>Tiempo entre los pasos de un envío</translation>
    </message>
    <message>
        <source>The demo plays the banks: a payout waits for this time before each step.</source>
        <translation>La demostración hace de banco: un envío espera este tiempo antes de cada paso.</translation>
    </message>
    <message>
        <source>ISPB</source>
        <translation>ISPB</translation>
    </message>
    <message>
        <source>The number of the institution in the ids of simulated payments: eight digits or capital letters.</source>
        <translation>El número de la institución en los id de los pagos simulados: ocho dígitos o letras mayúsculas.</translation>
    </message>
    <message>
        <source>Use from now on</source>
        <translation>Usar desde ahora</translation>
    </message>
    <message>
        <source>Use these values</source>
        <translation>Usar estos valores</translation>
    </message>
    <message>
        <source>New charges and payouts use these values. Existing ones keep theirs. A change restarts the counter.</source>
        <translation>Los cobros y envíos nuevos usan estos valores. Los que ya existen conservan los suyos. El cambio reinicia el mostrador.</translation>
    </message>
    <message>
        <source>Write the share as 0,99 or 1,5, at most 100.</source>
        <translation>Escriba la parte como 0,99 o 1,5, como máximo 100.</translation>
    </message>
</context>
<context>
    <name>ui::TransactionCells</name>
    <message>
        <source>paid late</source>
        <comment>a charge, after it was given up</comment>
        <translation>pagado tarde</translation>
    </message>
    <message>
        <source>cancelled here</source>
        <comment>a charge, by the counter</comment>
        <translation>cancelado aquí</translation>
    </message>
    <message>
        <source>handed over</source>
        <comment>the goods</comment>
        <translation>entregado</translation>
    </message>
    <message>
        <source>reconciled with the statement of %1</source>
        <comment>a day</comment>
        <translation>conciliada con el extracto de %1</translation>
    </message>
    <message>
        <source>Reconciled with the statement of %1</source>
        <comment>a day</comment>
        <translation>Conciliada con el extracto de %1</translation>
    </message>
    <message>
        <source>operator %1</source>
        <comment>who created a charge</comment>
        <translation>operador %1</translation>
    </message>
    <message>
        <source>partly refunded</source>
        <comment>a payment</comment>
        <translation>devuelto en parte</translation>
    </message>
</context>
<context>
    <name>ui::TransactionModel</name>
    <message>
        <source>may have changed since it was read</source>
        <translation>puede haber cambiado desde la lectura</translation>
    </message>
</context>
<context>
    <name>ui::TransactionTable</name>
    <message>
        <source>Transactions</source>
        <translation>Transacciones</translation>
    </message>
    <message>
        <source>To the newest</source>
        <translation>A la más reciente</translation>
    </message>
    <message>
        <source>To the oldest</source>
        <translation>A la más antigua</translation>
    </message>
    <message>
        <source>Copy the selected rows</source>
        <translation>Copiar las filas seleccionadas</translation>
    </message>
    <message>
        <source>Copy the cell</source>
        <translation>Copiar la celda</translation>
    </message>
    <message>
        <source>Show in a separate window</source>
        <translation>Mostrar en otra ventana</translation>
    </message>
    <message>
        <source>A click sorts by time, amount, name or state.</source>
        <translation>Un clic ordena por hora, importe, nombre o estado.</translation>
    </message>
    <message>
        <source>Sort the list</source>
        <translation>Ordenar la lista</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Más nuevas primero</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Más antiguas primero</translation>
    </message>
    <message>
        <source>Largest amount first</source>
        <translation>Mayor importe primero</translation>
    </message>
    <message>
        <source>Smallest amount first</source>
        <translation>Menor importe primero</translation>
    </message>
    <message>
        <source>Names from A to Z</source>
        <translation>Nombres de la A a la Z</translation>
    </message>
    <message>
        <source>Names from Z to A</source>
        <translation>Nombres de la Z a la A</translation>
    </message>
    <message>
        <source>By state, pending first</source>
        <translation>Por estado, pendientes primero</translation>
    </message>
    <message>
        <source>By state, pending last</source>
        <translation>Por estado, pendientes al final</translation>
    </message>
</context>
<context>
    <name>ui::UnconfirmedOrdersPage</name>
    <message>
        <source>Payout of %1 to %2</source>
        <comment>amount, receiver</comment>
        <translation>Envío de %1 a %2</translation>
    </message>
    <message>
        <source>Charge of %1 · %2 · %3</source>
        <comment>amount, payer, reference</comment>
        <translation>Cobro de %1 · %2 · %3</translation>
    </message>
    <message>
        <source>Requested at %1, no answer: it is not known yet whether the money leaves. Until then nothing else goes to this key.</source>
        <translation>Pedido el %1, sin respuesta: aún no se sabe si el dinero sale. Hasta entonces, nada más va a esta clave.</translation>
    </message>
    <message>
        <source>Requested at %1, no answer: it is not known yet. Its code was never shown, so nobody can pay it.</source>
        <translation>Pedido el %1, sin respuesta: aún no se sabe. No se mostró ningún código suyo, así que nadie puede pagarlo.</translation>
    </message>
    <message numerus="yes">
        <source>Searched %n times and not found.</source>
        <translation>
            <numerusform>Se buscó %n vez y no se encontró.</numerusform>
            <numerusform>Se buscó %n veces y no se encontró.</numerusform>
        </translation>
    </message>
    <message>
        <source>The service has another order with its reference, or has it more than once. Ask the service; until it is settled nothing else goes to this key.</source>
        <translation>El servicio tiene otra orden con su referencia, o lo tiene más de una vez. Hable con el servicio; hasta que se resuelva, nada más va a esta clave.</translation>
    </message>
    <message>
        <source>The service has another order with its reference, or has it more than once. Ask the service.</source>
        <translation>El servicio tiene otra orden con su referencia, o lo tiene más de una vez. Hable con el servicio.</translation>
    </message>
    <message numerus="yes">
        <source>Nothing was sent: the service was asked %n times and does not have it. The money is where it was.</source>
        <translation>
            <numerusform>No se envió nada: se preguntó al servicio %n vez y no lo tiene. El dinero está donde estaba.</numerusform>
            <numerusform>No se envió nada: se preguntó al servicio %n veces y no lo tiene. El dinero está donde estaba.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing was created: the service was asked %n times and does not have it.</source>
        <translation>
            <numerusform>No se creó nada: se preguntó al servicio %n vez y no lo tiene.</numerusform>
            <numerusform>No se creó nada: se preguntó al servicio %n veces y no lo tiene.</numerusform>
        </translation>
    </message>
    <message>
        <source>It happened: the service has it.</source>
        <translation>Sucedió: el servicio lo tiene.</translation>
    </message>
    <message>
        <source>Settled elsewhere, as reported at this counter.</source>
        <translation>Resuelto por otro medio, según se informó en esta caja.</translation>
    </message>
    <message>
        <source>Orders without an answer. Balcão searches for each by its reference and never sends one again automatically.</source>
        <translation>Órdenes sin respuesta. Balcão busca cada una por su referencia y nunca reenvía ninguna por sí solo.</translation>
    </message>
    <message>
        <source>Unconfirmed orders</source>
        <translation>Órdenes sin confirmar</translation>
    </message>
    <message>
        <source>Not confirmed</source>
        <translation>Sin confirmar</translation>
    </message>
    <message>
        <source>Approver&apos;s PIN</source>
        <translation>PIN del aprobador</translation>
    </message>
    <message>
        <source>Yes, I know</source>
        <translation>Sí, lo sé</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Search now</source>
        <translation>Buscar ahora</translation>
    </message>
    <message>
        <source>Settled elsewhere…</source>
        <translation>Ya se resolvió…</translation>
    </message>
    <message>
        <source>Send it again…</source>
        <translation>Enviar de nuevo…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrirlo</translation>
    </message>
    <message>
        <source>No unconfirmed orders. An order without an answer stays here until its outcome is known.</source>
        <translation>Ninguna orden en duda. Una orden sin respuesta queda aquí hasta que se sepa el resultado.</translation>
    </message>
    <message>
        <source>Searched automatically, next at %1.</source>
        <translation>Búsqueda automática; la próxima es a las %1.</translation>
    </message>
    <message>
        <source>Searching now.</source>
        <translation>Buscando ahora.</translation>
    </message>
    <message>
        <source>Send it again? %1 It keeps its reference, so there cannot be two: if it turns up after all, nothing is sent.</source>
        <translation>¿Enviar de nuevo? %1 Conserva su referencia, para que no pueda haber dos: si al final aparece, no se envía nada.</translation>
    </message>
    <message>
        <source>Do you know the outcome? %1 Balcão stops searching for it, and it no longer blocks another one.</source>
        <translation>¿Sabe el resultado? %1 Balcão deja de buscarlo, y ya no impide otro.</translation>
    </message>
    <message>
        <source>Yes, send it again</source>
        <translation>Sí, enviar de nuevo</translation>
    </message>
</context>
<context>
    <name>ui::ViewBar</name>
    <message>
        <source>Save filter</source>
        <translation>Guardar filtro</translation>
    </message>
    <message>
        <source>Name of the filter</source>
        <translation>Nombre del filtro</translation>
    </message>
    <message>
        <source>Name of the filter; Enter saves it</source>
        <translation>Nombre del filtro; Intro lo guarda</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Move the filter to the left</source>
        <translation>Mover el filtro a la izquierda</translation>
    </message>
    <message>
        <source>Move the filter to the right</source>
        <translation>Mover el filtro a la derecha</translation>
    </message>
    <message>
        <source>Close the filter editor</source>
        <translation>Cerrar la edición del filtro</translation>
    </message>
    <message>
        <source>Saved filter: %1</source>
        <translation>Filtro guardado: %1</translation>
    </message>
    <message>
        <source>Change the filter</source>
        <translation>Cambiar el filtro</translation>
    </message>
    <message>
        <source>A filter needs a name.</source>
        <translation>Un filtro necesita un nombre.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n saved filter(s), one for each digit. Remove one first.</source>
        <translation>
            <numerusform>Hay %n filtro guardado, uno por cada dígito. Quite uno antes.</numerusform>
            <numerusform>Hay %n filtros guardados, uno por cada dígito. Quite uno antes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another filter has that name.</source>
        <translation>Hay otro filtro con ese nombre.</translation>
    </message>
</context>
<context>
    <name>ui::WaitingPanel</name>
    <message>
        <source>The code can still be paid: you will be told if that happens.</source>
        <translation>El código aún se puede pagar; si ocurre, se le avisará.</translation>
    </message>
    <message>
        <source>The code can still be paid, and only your bank sees it.</source>
        <translation>El código aún se puede pagar, y eso solo lo ve su banco.</translation>
    </message>
    <message>
        <source>Cancel charge</source>
        <translation>Cancelar cobro</translation>
    </message>
    <message>
        <source>Back to the code</source>
        <translation>Volver al código</translation>
    </message>
    <message>
        <source>Cancel this charge of %1?</source>
        <translation>¿Cancelar este cobro de %1?</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>Copiar código</translation>
    </message>
    <message>
        <source>Save image…</source>
        <translation>Guardar imagen…</translation>
    </message>
    <message>
        <source>Next customer</source>
        <translation>Cliente siguiente</translation>
    </message>
    <message>
        <source>Customer pays</source>
        <translation>El cliente paga</translation>
    </message>
    <message>
        <source>Customer cancels</source>
        <translation>El cliente desiste</translation>
    </message>
    <message>
        <source>Simulated customer</source>
        <translation>Cliente simulado</translation>
    </message>
    <message>
        <source>Waiting for payment. You will see PAID when the money arrives.</source>
        <translation>Esperando el pago. Le avisamos cuando llegue a la cuenta.</translation>
    </message>
    <message>
        <source>Balcão cannot see your bank: hand over the goods when your bank&apos;s app shows the money, not the customer&apos;s screen.</source>
        <translation>Balcão no ve su banco: entregue la mercancía cuando el dinero aparezca en la app de su banco, no en la pantalla del cliente.</translation>
    </message>
    <message>
        <source>B or Esc: smaller code</source>
        <translation>B o Esc: código más pequeño</translation>
    </message>
    <message>
        <source>F6: copy the code</source>
        <translation>F6: copiar el código</translation>
    </message>
    <message>
        <source>for %1</source>
        <comment>age of a charge, as 0:42</comment>
        <translation>desde hace %1</translation>
    </message>
    <message>
        <source>Code copied.</source>
        <translation>Código copiado.</translation>
    </message>
    <message>
        <source>Save the code</source>
        <translation>Guardar el código</translation>
    </message>
    <message>
        <source>Image (*.png *.svg)</source>
        <translation>Imagen (*.png *.svg)</translation>
    </message>
    <message>
        <source>It was not saved: the name must end with .png or .svg.</source>
        <translation>No se guardó: el nombre debe terminar en .png o .svg.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
    <message>
        <source>It could not be saved as %1: %2.</source>
        <translation>No se pudo guardar como %1: %2.</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Copiar enlace</translation>
    </message>
    <message>
        <source>Print code</source>
        <translation>Imprimir código</translation>
    </message>
    <message>
        <source>Link copied: it opens a page with the code.</source>
        <translation>Enlace copiado: abre una página con el código.</translation>
    </message>
    <message>
        <source>Informing the service…</source>
        <translation>Avisando al servicio…</translation>
    </message>
    <message>
        <source>The page shows when the charge is settled.</source>
        <translation>La página muestra cuándo se resuelve el cobro.</translation>
    </message>
    <message>
        <source>Balcão cannot see your bank. Press “Received” when your bank&apos;s app shows the money.</source>
        <translation>Balcão no ve su banco. Pulse “Recibí” cuando el dinero aparezca en la app de su banco.</translation>
    </message>
    <message>
        <source>Cancel charge…</source>
        <translation>Cancelar cobro…</translation>
    </message>
    <message>
        <source>Ctrl+D: customer window</source>
        <translation>Ctrl+D: pantalla del cliente</translation>
    </message>
    <message>
        <source>Share…</source>
        <comment>a charge, with the customer</comment>
        <translation>Compartir…</translation>
    </message>
    <message>
        <source>Expires in %1</source>
        <comment>a charge, as 4:18</comment>
        <translation>Vence en %1</translation>
    </message>
    <message>
        <source>Expires %1</source>
        <comment>a charge, day and time</comment>
        <translation>Vence el %1</translation>
    </message>
    <message>
        <source>Waiting for the bank. You will see PAID when the bank reports the payment.</source>
        <translation>Esperando al banco. Verá PAGADO cuando el banco informe del pago.</translation>
    </message>
    <message>
        <source>A code of the bank is removed there. The shop&apos;s own code can still be paid.</source>
        <translation>Un código del banco se elimina allí. El código propio de la tienda todavía se puede pagar.</translation>
    </message>
    <message>
        <source>The payments of your bank are not read at present. Press “Received” when your bank&apos;s app shows the money.</source>
        <translation>Los pagos de su banco no se leen ahora. Pulse “Recibí” cuando el dinero aparezca en la app de su banco.</translation>
    </message>
    <message>
        <source>The code is hidden, so that nobody pays twice.</source>
        <translation>El código está oculto, para que nadie pague dos veces.</translation>
    </message>
    <message>
        <source>Not paid yet</source>
        <translation>Todavía no está pagado</translation>
    </message>
    <message>
        <source>The customer&apos;s payment is held for a check. Do not hand over the goods before you see PAID.</source>
        <translation>El pago del cliente está en revisión. No entregue la mercancía antes de ver PAGADO.</translation>
    </message>
    <message>
        <source>The customer&apos;s payment is on its way. Do not hand over the goods before you see PAID.</source>
        <translation>El pago del cliente está en camino. No entregue la mercancía antes de ver PAGADO.</translation>
    </message>
    <message>
        <source>F5 asks for the state now. A card above the page keeps this charge while you serve the next customer.</source>
        <translation>F5 consulta el estado ahora. Una tarjeta sobre la página guarda este cobro mientras atiende al siguiente cliente.</translation>
    </message>
    <message>
        <source>More…</source>
        <comment>actions of a charge</comment>
        <translation>Más…</translation>
    </message>
</context>
</TS>
