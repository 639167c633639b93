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
        <source>The disk did not do what it was asked: it may be failing.</source>
        <translation>El disco no hizo lo que se le pidió: puede estar fallando.</translation>
    </message>
    <message>
        <source>The program made a mistake.</source>
        <translation>El programa cometió un error.</translation>
    </message>
    <message>
        <source>%1 is there already and is not a backup, or a log lies beside it: it was left as it is. Choose another name.</source>
        <translation>%1 ya existe y no es una copia de seguridad, o hay un registro a su lado: se dejó como está. Elija otro nombre.</translation>
    </message>
    <message>
        <source>%1 cannot be written. Look whether its folder is there and may be written.</source>
        <translation>No se puede escribir %1. Compruebe que la carpeta existe y que se puede escribir en ella.</translation>
    </message>
    <message>
        <source>There is not enough room for %1. A backup takes up to as much as the shop.</source>
        <translation>No hay espacio para %1. Una copia ocupa, como mucho, lo mismo que la tienda.</translation>
    </message>
    <message>
        <source>Another program keeps the shop or the backup locked. Try again in a while.</source>
        <translation>Otro programa mantiene bloqueada la tienda o la copia. Inténtelo de nuevo dentro de un rato.</translation>
    </message>
    <message>
        <source>The data in %1 is damaged. Keep the folder and the backups that you have.</source>
        <translation>Los datos de %1 están dañados. Conserve la carpeta y las copias que tenga.</translation>
    </message>
    <message>
        <source>The data in %1 was written by a newer version of Balcão. Use that version.</source>
        <translation>Los datos de %1 los escribió una versión más nueva de Balcão. Use esa versión.</translation>
    </message>
    <message>
        <source>%1 is the shop itself, and no backup.</source>
        <translation>%1 es la propia tienda, no una copia de seguridad.</translation>
    </message>
    <message>
        <source>Nothing can be written into the folder %1: look at its permissions, and whether the disk has room.</source>
        <translation>No se puede escribir nada en la carpeta %1: mire sus permisos y si queda espacio en el disco.</translation>
    </message>
    <message>
        <source>There is not enough room in %1: the backup is put beside what is there, which is kept.</source>
        <translation>No hay espacio en %1: la copia se pone al lado de lo que hay, que se conserva.</translation>
    </message>
    <message>
        <source>Another program has the shop open. Close it and try again.</source>
        <translation>Otro programa tiene abierta la tienda. Ciérrelo e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>%1 is damaged, or is not a backup of Balcão. Try another one.</source>
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
        <source>No backup was made that can be relied on.</source>
        <translation>No se hizo ninguna copia de seguridad de la que fiarse.</translation>
    </message>
    <message>
        <source>The backup is made and was checked: %1</source>
        <translation>La copia de seguridad está hecha y comprobada: %1</translation>
    </message>
    <message>
        <source>It holds the names and documents of your customers: keep it safe.</source>
        <translation>Contiene nombres y documentos de sus clientes: guárdela en un lugar seguro.</translation>
    </message>
    <message>
        <source>Nothing was restored; the shop is as it was.</source>
        <translation>No se restauró nada; la tienda está como estaba.</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>El archivo %1 no existe.</translation>
    </message>
    <message>
        <source>It is not certain that the backup was restored, and neither that the shop is as it was. What was there is kept, if not in its place then in a folder &quot;replaced-…&quot; in %1. Restore the backup once more.</source>
        <translation>No es seguro que la copia se haya restaurado ni que la tienda esté como estaba. Lo que había se conserva: si no está en su sitio, está en una carpeta &quot;replaced-…&quot; en %1. Restaure la copia una vez más.</translation>
    </message>
    <message>
        <source>The backup was checked, and is now the shop: %1</source>
        <translation>La copia de seguridad se comprobó y ahora es la tienda: %1</translation>
    </message>
    <message>
        <source>What was there before is kept in %1</source>
        <translation>Lo que había antes se conserva en %1</translation>
    </message>
    <message>
        <source>Charges made since the backup are not in the shop any more, but their codes can still be paid: look into your bank.</source>
        <translation>Los cobros hechos después de la copia ya no están en la tienda, pero sus códigos todavía se pueden pagar: compruébelo en su banco.</translation>
    </message>
    <message>
        <source>BACKUP</source>
        <comment>stands for a file name</comment>
        <translation>COPIA</translation>
    </message>
    <message>
        <source>Key, name and preferences of the shop are in the files beside it, whose names begin with its own: keep them together.</source>
        <translation>La clave, el nombre y las preferencias de la tienda están en los archivos de al lado, cuyos nombres empiezan por el suyo: guárdelos juntos.</translation>
    </message>
    <message>
        <source>Key and name of the shop are not in it.</source>
        <translation>La clave y el nombre de la tienda no están en ella.</translation>
    </message>
    <message>
        <source>Key and name of the shop are not in this backup: Balcão asks for them when it starts.</source>
        <translation>La clave y el nombre de la tienda no están en esta copia: Balcão los pide al abrir.</translation>
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
        <source>Nobody can pay this: the shop is made up.</source>
        <translation>Nadie puede pagar esto: la tienda es inventada.</translation>
    </message>
    <message>
        <source>To be paid by Pix</source>
        <translation>A pagar por Pix</translation>
    </message>
    <message>
        <source>Read this code with the app of your bank, and look whether it names the shop and the amount above.</source>
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
        <source>Made</source>
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
        <source>Nothing is paid yet. Not a fiscal document.</source>
        <translation>Todavía no se ha pagado nada. No es un documento fiscal.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>A shop to try things out in: its data is thrown away at the end. This is what starts without arguments.</source>
        <translation>Una tienda para probar: los datos se desechan al final. Es lo que se abre sin argumentos.</translation>
    </message>
    <message>
        <source>A local shop that keeps its data in FOLDER.</source>
        <translation>Una tienda local, que guarda sus datos en CARPETA.</translation>
    </message>
    <message>
        <source>FOLDER</source>
        <translation>CARPETA</translation>
    </message>
    <message>
        <source>With --data: copies the shop into FILE, checks the copy, and ends. The shop may be open.</source>
        <translation>Con --data: copia la tienda en ARCHIVO, comprueba la copia y termina. La tienda puede estar abierta.</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>ARCHIVO</translation>
    </message>
    <message>
        <source>With --data: checks the backup FILE, puts it in the place of the shop&apos;s data, which is kept in a folder beside it, and ends. The shop must be closed.</source>
        <translation>Con --data: comprueba la copia ARCHIVO, la pone en el lugar de los datos de la tienda, que se conservan en una carpeta al lado, y termina. La tienda debe estar cerrada.</translation>
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
        <source>A demo keeps no data: give --demo or --data, not both.</source>
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
        <source>%1 needs the folder of a shop: give --data too.</source>
        <translation>%1 necesita la carpeta de una tienda: dé también --data.</translation>
    </message>
    <message>
        <source>Give --backup or --restore, not both.</source>
        <translation>Dé --backup o --restore, no los dos.</translation>
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
        <source>Language, one of: %1. Else that of the system.</source>
        <translation>Idioma, uno de: %1. Si no, el del sistema.</translation>
    </message>
    <message>
        <source>“%1” cannot be read: names have to be written in the character set of the system.</source>
        <translation>«%1» no se puede leer: los nombres deben estar en el juego de caracteres del sistema.</translation>
    </message>
    <message>
        <source>Colours: system, light, dark or contrast. Else as the system.</source>
        <translation>Colores: system, light, dark o contrast. Si no, como el sistema.</translation>
    </message>
    <message>
        <source>The counter of a service far away, by the NAME that it has in the settings.</source>
        <translation>El mostrador de un servicio remoto, por el NOMBRE que tiene en los ajustes.</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NOMBRE</translation>
    </message>
    <message>
        <source>Give one of --demo, --data and --profile.</source>
        <translation>Indique solo uno de --demo, --data y --profile.</translation>
    </message>
    <message>
        <source>--profile needs a name.</source>
        <translation>--profile necesita un nombre.</translation>
    </message>
    <message>
        <source>There is no profile “%1”, nor any other. They are added in the settings.</source>
        <translation>No hay ningún perfil “%1”, ni ningún otro. Se añaden en los ajustes.</translation>
    </message>
    <message>
        <source>There is no profile “%1”. Those that there are: %2.</source>
        <translation>No hay ningún perfil “%1”. Los que hay: %2.</translation>
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
        <source>The service does not accept its key. Nothing can be charged, sent or confirmed here: call whoever looks after the console, who gives it a new one.</source>
        <translation>El servicio no acepta su clave. Aquí no se puede cobrar, enviar ni confirmar nada: llame al responsable del sistema, que pondrá una clave nueva.</translation>
    </message>
    <message>
        <source>Who answers is not the service, since %1</source>
        <translation>Quien responde no es el servicio, desde las %1</translation>
    </message>
    <message>
        <source>It has no certificate for that address, so nothing is sent there. Check the network, the address and the clock of this computer.</source>
        <translation>No tiene certificado para esa dirección, así que no se le envía nada. Revise la red, la dirección y el reloj de este equipo.</translation>
    </message>
    <message>
        <source>No contact with the service since %1</source>
        <translation>Sin contacto con el servicio desde las %1</translation>
    </message>
    <message>
        <source>No payment can be confirmed now, and nothing rings. What is pale may have changed. Codes that customers have can still be paid: wait, or check the receipts later (F8).</source>
        <translation>Ahora no se puede confirmar ningún pago, y nada suena. Lo atenuado puede haber cambiado. Los códigos que ya tienen los clientes todavía se pueden pagar: espere o revise los comprobantes después (F8).</translation>
    </message>
    <message>
        <source>The service is unstable since %1</source>
        <translation>El servicio está inestable desde las %1</translation>
    </message>
    <message>
        <source>It is there, but does not say what is paid; it is asked less often until it does. What is pale may have changed.</source>
        <translation>Está en línea, pero no dice qué se pagó; hasta que lo diga, se le consulta con menos frecuencia. Lo atenuado puede haber cambiado.</translation>
    </message>
    <message>
        <source>The service has not answered for a while</source>
        <translation>El servicio no responde desde hace un rato</translation>
    </message>
    <message>
        <source>What is pale may have changed. It is being asked.</source>
        <translation>Lo atenuado puede haber cambiado. Se está consultando al servicio.</translation>
    </message>
    <message>
        <source>Ages and times of day shown here are wrong by as much. Set the clock; what is paid is not in doubt.</source>
        <translation>Las antigüedades y las horas que se muestran aquí están equivocadas en esa medida. Ajuste el reloj; lo pagado no está en duda.</translation>
    </message>
    <message>
        <source>Cannot be confirmed: this counter is not let in. Keep the goods, or check in the bank&apos;s app.</source>
        <translation>No se puede confirmar: esta caja no tiene acceso. Retenga la mercadería o revise en la aplicación del banco.</translation>
    </message>
    <message>
        <source>Cannot be confirmed now: no answer from the service. The code can still be paid. Wait, or check the receipt later (F8).</source>
        <translation>No se puede confirmar ahora: el servicio no responde. El código todavía se puede pagar. Espere o revise el comprobante después (F8).</translation>
    </message>
    <message>
        <source>The service cannot be asked: this is what this console saw before, as it was on %1 or later. There may be more. F5 asks again.</source>
        <comment>date and time</comment>
        <translation>No se puede consultar al servicio: esto es lo que esta consola ya había visto, como estaba el %1 o después. Puede haber más. F5 consulta de nuevo.</translation>
    </message>
</context>
<context>
    <name>CounterSettings</name>
    <message>
        <source>Typing amounts</source>
        <translation>Cómo se teclean los importes</translation>
    </message>
    <message>
        <source>Whole reais suit a shop with round prices; a comma goes on to the centavos.</source>
        <translation>Los reales enteros convienen a una tienda de precios redondos; la coma pasa a los centavos.</translation>
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
        <source>Then the counter is ready for the next customer by itself.</source>
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
        <source>Then it is counted beside its page in the rail. A charge given up is not.</source>
        <translation>Desde entonces se cuenta junto a su página en el menú. Un cobro abandonado, no.</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Precios fijos</translation>
    </message>
    <message>
        <source>Prices that are asked often. Each has a key, Alt and a letter of its name, that puts it on the counter; one that charges at once needs no Enter.</source>
        <translation>Precios que se piden a menudo. Cada uno tiene una tecla, Alt y una letra de su nombre, que lo pone en el mostrador; el que cobra al instante no necesita Intro.</translation>
    </message>
    <message>
        <source>Name of this counter</source>
        <translation>Nombre de este mostrador</translation>
    </message>
    <message>
        <source>Letters and digits. It begins the references of its charges, so each counter of a shop has another one.</source>
        <translation>Letras y cifras. Con él empiezan las referencias de sus cobros; por eso cada mostrador de la tienda tiene el suyo.</translation>
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
        <source>What a customer is asked for; F12 on the counter takes the next one. Whatever is not asked for is of the shop&apos;s own payer.</source>
        <translation>Lo que se pregunta al cliente; F12 en el mostrador pasa al siguiente. Lo que no se pregunta es del pagador de la propia tienda.</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Mostrador</translation>
    </message>
</context>
<context>
    <name>DataSettings</name>
    <message>
        <source>Privacy</source>
        <translation>Privacidad</translation>
    </message>
    <message>
        <source>Nobody is remembered</source>
        <translation>No se recuerda a nadie</translation>
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
        <source>Who has not come for so long is forgotten.</source>
        <translation>A quien pasa ese tiempo sin venir se le olvida.</translation>
    </message>
    <message>
        <source>What the counter shows of customers</source>
        <translation>Lo que el mostrador muestra de los clientes</translation>
    </message>
    <message>
        <source>On its cards, in the open charges, in the list, and of who paid before. What is printed never shows more than a part, nor does the customers&apos; window name anybody. The page of one transaction hides all of it until V.</source>
        <translation>En las tarjetas, en los cobros abiertos, en la lista y en quién ya pagó. Lo que se imprime nunca muestra más que una parte, y la pantalla del cliente no nombra a nadie. La página de una transacción oculta todo hasta V.</translation>
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
        <source>On another disk, so that one that fails does not take both.</source>
        <translation>En otro disco, para que un fallo no se lleve los dos.</translation>
    </message>
    <message>
        <source>/media/usb/backups</source>
        <translation>/media/usb/copias</translation>
    </message>
    <message>
        <source>Folder: there is none of that name.</source>
        <translation>Carpeta: no hay ninguna con ese nombre.</translation>
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
        <source>Each is a copy of all data, with key, name and preferences, and is read from beginning to end before it counts.</source>
        <translation>Cada una copia todos los datos, con clave, nombre y preferencias, y se lee de principio a fin antes de valer.</translation>
    </message>
    <message>
        <source>A backup by itself every day</source>
        <translation>Una copia (backup) al día, automática</translation>
    </message>
    <message>
        <source>As soon as the program is open on that day, if a folder is chosen.</source>
        <translation>En cuanto el programa está abierto ese día, si hay una carpeta elegida.</translation>
    </message>
    <message>
        <source>The newest %1</source>
        <translation>Las %1 más nuevas</translation>
    </message>
    <message>
        <source>Backups that are kept</source>
        <translation>Copias (backups) guardadas</translation>
    </message>
    <message>
        <source>When the next is made, older ones that the program named are deleted. Those that you named stay.</source>
        <translation>Cuando se hace la próxima, las más viejas con nombre dado por el programa se borran. Las que usted nombró se quedan.</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Datos</translation>
    </message>
    <message>
        <source>A demo keeps nothing, so there is nothing to back up.</source>
        <translation>La demostración no guarda nada, así que no hay nada que copiar.</translation>
    </message>
    <message>
        <source>The service keeps the transactions, and whoever runs it backs them up. What this counter noted itself is on this computer, and in no backup.</source>
        <translation>El servicio guarda las transacciones, y quien lo opera hace las copias. Lo que este mostrador anotó por su cuenta está en este equipo, y en ninguna copia.</translation>
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
        <source>Print by itself</source>
        <translation>Imprimir automáticamente</translation>
    </message>
    <message>
        <source>A receipt comes out as soon as a charge of this counter is paid. It needs a printer.</source>
        <translation>El comprobante sale en cuanto se paga un cobro de este mostrador. Hace falta una impresora.</translation>
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
        <source>A receipt of nothing, stamped all over, on that printer.</source>
        <translation>Un comprobante ficticio, con el sello de prueba por todo el papel, en esa impresora.</translation>
    </message>
    <message>
        <source>Customers&apos; window</source>
        <translation>Ventana del cliente</translation>
    </message>
    <message>
        <source>Show the customers&apos; window</source>
        <translation>Mostrar la ventana del cliente</translation>
    </message>
    <message>
        <source>Now and at every start, where there is a second screen. Ctrl+D does the same, and without a second screen shows it over the counter.</source>
        <translation>Ahora y en cada inicio, donde hay una segunda pantalla. Ctrl+D hace lo mismo y, sin segunda pantalla, la muestra encima del mostrador.</translation>
    </message>
    <message>
        <source>Any but the counter&apos;s</source>
        <comment>screen</comment>
        <translation>Cualquiera menos la del mostrador</translation>
    </message>
    <message>
        <source>Screen of the customers</source>
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
        <source>The edges and the name of the screen, and a code that pays nothing, until the next charge. Over the counter, Esc takes it away.</source>
        <translation>Los bordes y el nombre de la pantalla, y un código que no paga nada, hasta el próximo cobro. Encima del mostrador, Esc la quita.</translation>
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
        <source>This program was built without Qt Multimedia, and is silent.</source>
        <translation>Este programa se compiló sin Qt Multimedia y no emite sonidos.</translation>
    </message>
    <message>
        <source>One for paid, a lower one for what nobody paid, and one that insists for money that came late.</source>
        <translation>Uno para pagado, uno más grave para lo que nadie pagó y uno insistente para dinero que llegó tarde.</translation>
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
        <source>As loud as can be</source>
        <comment>volume</comment>
        <translation>Lo más alto posible</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>The sound of a payment</source>
        <translation>El sonido de un pago</translation>
    </message>
    <message>
        <source>Nothing is heard? Then this computer has no sound, or it is turned down.</source>
        <translation>¿No se oye nada? Entonces este equipo no tiene sonido o el volumen está bajo.</translation>
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
</context>
<context>
    <name>Help</name>
    <message>
        <source>A charge on the screen</source>
        <translation>Un cobro en la pantalla</translation>
    </message>
    <message>
        <source>The customer reads the code with the app of their bank and pays there. The amount and the name of your shop are in the code.</source>
        <translation>El cliente lee el código con la app de su banco y paga allí. El importe y el nombre de su tienda están en el código.</translation>
    </message>
    <message>
        <source>Hand over the goods when this page says PAID, or, where Balcão does not see your bank, when your bank&apos;s app shows the money. A picture on the customer&apos;s phone proves nothing.</source>
        <translation>Entregue la mercancía cuando esta página diga PAGADO o, donde Balcão no ve su banco, cuando la app de su banco muestre el dinero. Una imagen en el teléfono del cliente no prueba nada.</translation>
    </message>
    <message>
        <source>Charging</source>
        <translation>Cobrar</translation>
    </message>
    <message>
        <source>Type the amount and press Enter: the code for the customer appears. Digits go to the amount from wherever you are on this page.</source>
        <translation>Escriba el importe y pulse Intro: aparece el código para el cliente. Los dígitos van al importe desde cualquier lugar de esta página.</translation>
    </message>
    <message>
        <source>+ begins the next price, * takes the one before it several times, and a comma separates reais and centavos.</source>
        <translation>+ empieza el precio siguiente, * repite varias veces el anterior, y la coma separa reales y centavos.</translation>
    </message>
    <message>
        <source>Backspace takes back the last key, Esc the price, and Esc once more the whole sum.</source>
        <translation>Borrar quita la última tecla, Esc el precio, y Esc otra vez toda la suma.</translation>
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
        <source>The list follows what happens by itself; F5 reads it again.</source>
        <translation>La lista sigue por sí sola lo que pasa; F5 la lee de nuevo.</translation>
    </message>
    <message>
        <source>The word and the shape say where the money is. Only “Paid” means that it arrived.</source>
        <translation>La palabra y la forma dicen dónde está el dinero. Solo «Pagado» significa que llegó.</translation>
    </message>
    <message>
        <source>Open charges</source>
        <translation>Cobros abiertos</translation>
    </message>
    <message>
        <source>Charges that can still be paid, the oldest first: those that were set aside for the next customer, and those that were given up.</source>
        <translation>Cobros que todavía se pueden pagar, del más antiguo al más reciente: los que se apartaron para atender al cliente siguiente y los que se abandonaron.</translation>
    </message>
    <message>
        <source>Checking a receipt</source>
        <translation>Comprobar un comprobante</translation>
    </message>
    <message>
        <source>Scan or type what the customer&apos;s receipt says: the end-to-end id, its last characters, or the amount. The service is read anew each time.</source>
        <translation>Escanee o escriba lo que dice el comprobante del cliente: el id E2E, sus últimos caracteres o el importe. El servicio se lee de nuevo cada vez.</translation>
    </message>
    <message>
        <source>One transaction</source>
        <translation>Una transacción</translation>
    </message>
    <message>
        <source>Everything the service knows of it, and its history. Texts can be marked and copied.</source>
        <translation>Todo lo que el servicio sabe de ella, y su historial. Los textos se pueden marcar y copiar.</translation>
    </message>
    <message>
        <source>Esc goes back.</source>
        <translation>Esc vuelve atrás.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Type what you look for: only the rows with those words stay.</source>
        <translation>Escriba lo que busca: solo quedan las filas con esas palabras.</translation>
    </message>
    <message>
        <source>A choice counts as soon as it is made, or when its row says, and none of them moves money.</source>
        <translation>Una elección vale en cuanto se hace, o cuando lo dice su fila, y ninguna mueve dinero.</translation>
    </message>
    <message>
        <source>Setting up a shop</source>
        <translation>Configurar una tienda</translation>
    </message>
    <message>
        <source>The Pix key is where your money goes: it must be registered at your bank. Name and city are shown to who pays.</source>
        <translation>La clave Pix es adonde va su dinero: debe estar registrada en su banco. El nombre y la ciudad se muestran a quien paga.</translation>
    </message>
    <message>
        <source>The payer stands in every charge of a customer who does not say who they are.</source>
        <translation>El pagador figura en todo cobro de un cliente que no se identifica.</translation>
    </message>
    <message>
        <source>Enter goes to the next field; what cannot stand says why beside it. Nothing is sent anywhere.</source>
        <translation>Intro va al campo siguiente; lo que no vale dice por qué al lado. No se envía nada a ninguna parte.</translation>
    </message>
    <message>
        <source>The first time</source>
        <translation>La primera vez</translation>
    </message>
    <message>
        <source>The demonstration has made-up sales and a customer who pays when you say so. It is thrown away at the end.</source>
        <translation>La demostración tiene ventas inventadas y un cliente que paga cuando usted lo dice. Se desecha al final.</translation>
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
        <source>Nothing was deleted or changed. The page says what happened and what to do.</source>
        <translation>No se borró ni se cambió nada. La página dice qué pasó y qué hacer.</translation>
    </message>
    <message>
        <source>Money that customers paid is in your bank account, whatever happened here.</source>
        <translation>El dinero que pagaron los clientes está en su cuenta del banco, pase lo que pase aquí.</translation>
    </message>
    <message>
        <source>F6 copies the details for somebody who helps you.</source>
        <translation>F6 copia los detalles para quien le ayude.</translation>
    </message>
    <message>
        <source>Balcão</source>
        <translation>Balcão</translation>
    </message>
    <message>
        <source>A counter for shops that are paid by Pix. Every action has a key, which stands beside it.</source>
        <translation>La caja de las tiendas que cobran por Pix. Toda acción tiene una tecla, que está a su lado.</translation>
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
        <source>Tab goes to the payer: the last three digits of a CPF, CNPJ or phone, or a part of the name, find who paid before, and Enter charges. F12 changes what the customer is asked for, F3 shows all fields, / is the description.</source>
        <translation>Tab va al pagador: los tres últimos dígitos de un CPF, CNPJ o teléfono, o parte del nombre, encuentran a quien ya pagó, y Intro cobra. F12 cambia lo que se pide al cliente, F3 muestra todos los campos, / es la descripción.</translation>
    </message>
    <message>
        <source>F2 serves the next customer. This charge goes on waiting on a card above; Ctrl+Tab goes through the cards, and through what you were typing. A card that turns green is paid: go there to see it.</source>
        <translation>F2 atiende al cliente siguiente. Este cobro sigue esperando en una tarjeta arriba; Ctrl+Tab recorre las tarjetas y lo que usted estaba escribiendo. Una tarjeta que se pone verde está pagada: vaya a ella para verla.</translation>
    </message>
    <message>
        <source>More charges than there are cards are behind F4.</source>
        <translation>Los cobros que no caben en las tarjetas están en F4.</translation>
    </message>
    <message>
        <source>Ctrl+D shows the customer&apos;s side: on a second screen, or over this one until Esc. B makes the code larger.</source>
        <translation>Ctrl+D muestra el lado del cliente: en una segunda pantalla, o encima de esta hasta Esc. B agranda el código.</translation>
    </message>
    <message>
        <source>A counter that is locked</source>
        <translation>Un mostrador bloqueado</translation>
    </message>
    <message>
        <source>Nothing is lost: behind this page everything is as it was. Payments go on, and each one that arrives is shown here, by its amount only.</source>
        <translation>Nada se pierde: detrás de esta página todo está como estaba. Los pagos siguen, y cada uno que llega se muestra aquí, solo con su importe.</translation>
    </message>
    <message>
        <source>Type the PIN and press Enter. After a few wrong ones there is a wait, which grows.</source>
        <translation>Escriba el PIN y pulse Intro. Después de algunos errados hay una espera, que va creciendo.</translation>
    </message>
    <message>
        <source>Whoever owns this computer can take a forgotten PIN away: delete lock.json in the folder of the shop.</source>
        <translation>El dueño de este equipo puede quitar un PIN olvidado: basta borrar lock.json en la carpeta de la tienda.</translation>
    </message>
    <message>
        <source>A page that wants the PIN</source>
        <translation>Una página que pide el PIN</translation>
    </message>
    <message>
        <source>Type the PIN and press Enter; Esc goes back to the counter. After a few wrong ones there is a wait, which grows.</source>
        <translation>Escriba el PIN y pulse Intro; Esc vuelve al mostrador. Después de algunos errados hay una espera, que va creciendo.</translation>
    </message>
    <message>
        <source>A shop is being opened</source>
        <translation>Se está abriendo una tienda</translation>
    </message>
    <message>
        <source>Its data is read and checked.</source>
        <translation>Se leen y comprueban sus datos.</translation>
    </message>
    <message>
        <source>What you type meanwhile is kept for the amount.</source>
        <translation>Lo que escriba mientras tanto queda guardado para el importe.</translation>
    </message>
    <message>
        <source>Ctrl+K finds each of them from everywhere.</source>
        <translation>Ctrl+K encuentra cada uno de ellos desde cualquier lugar.</translation>
    </message>
    <message>
        <source>The buttons below hold the prices of your shop: Alt and the letter on them. F9 repeats the last charge, P prints its receipt once more.</source>
        <translation>Los botones de abajo tienen los precios de su tienda: Alt y la letra que llevan. F9 repite el último cobro, P imprime su comprobante una vez más.</translation>
    </message>
    <message>
        <source>Enter brings one back to the counter. Giving one up is a note of this counter only: its code can still be paid. A once more takes the note back.</source>
        <translation>Intro devuelve uno al mostrador. Abandonar uno es solo una nota de este mostrador: su código todavía se puede pagar. A una vez más deshace la nota.</translation>
    </message>
    <message>
        <source>Only “paid” is money. A receipt that was shown before is told from a new one when you mark, with U, that the goods were handed over. U at once again takes that back.</source>
        <translation>Solo «pagado» es dinero. Un comprobante ya mostrado se distingue de uno nuevo si usted marca, con U, que entregó la mercancía. U enseguida otra vez lo deshace.</translation>
    </message>
    <message>
        <source>Sending a Pix</source>
        <translation>Enviar un Pix</translation>
    </message>
    <message>
        <source>Type the key first: what kind it is stands below it. Digits that are both a CPF and a mobile number are two people: choose which one is meant.</source>
        <translation>Escriba primero la clave: debajo aparece de qué tipo es. Los dígitos que son a la vez un CPF y un celular son de dos personas: elija cuál de ellas es.</translation>
    </message>
    <message>
        <source>Ctrl+Enter leads to a page that shows the key in groups, the amount in words, and what speaks against it. Enter sends from there, after three seconds.</source>
        <translation>Ctrl+Intro lleva a la página que muestra la clave en grupos, el importe en letras y los puntos de atención. Desde allí Intro envía, pasados tres segundos.</translation>
    </message>
    <message>
        <source>“In process” is accepted, not final. Never send again because it seems stuck: while one is on its way, no other one of the same amount goes to the same key.</source>
        <translation>«En proceso» es aceptado, no definitivo. Nunca envíe de nuevo porque parece detenido: mientras uno está en camino, ningún otro del mismo importe va a la misma clave.</translation>
    </message>
    <message>
        <source>To give a customer their money back, refund the payment. Never send a new Pix for it.</source>
        <translation>Para devolver dinero a un cliente, devuelva el pago. Nunca envíe un Pix nuevo para eso.</translation>
    </message>
    <message>
        <source>Below stands what all that matches comes to, what came in less what went out, and above each day what that day came to. Shift and the arrow keys select several; Ctrl and the arrow keys move on, and Space adds one. Ctrl+C copies the selected rows.</source>
        <translation>Abajo está la suma de todo lo que coincide, lo que entró menos lo que salió, y encima de cada día la suma de ese día. Mayús y las flechas seleccionan varias; Ctrl y las flechas siguen adelante, y la barra espaciadora añade una. Ctrl+C copia las filas seleccionadas.</translation>
    </message>
    <message>
        <source>Where Balcão does not see your bank, F2 ends the sale, and only what you leave by Ctrl+Tab keeps a card.</source>
        <translation>Donde Balcão no ve su banco, F2 cierra la venta, y solo conserva tarjeta lo que usted deja con Ctrl+Tab.</translation>
    </message>
    <message>
        <source>What was paid can be given back with R where the service does that. Where it does not, your bank&apos;s app does. Never send a new Pix instead.</source>
        <translation>Lo pagado se puede devolver con R donde el servicio lo hace. Donde no, lo hace la aplicación de su banco. Nunca envíe un Pix nuevo en su lugar.</translation>
    </message>
    <message>
        <source>“From a file” sends the rows of a CSV file: each is looked up first, with what is wrong with it, and then they go one by one. The same file sent again sends nothing twice; so next month&apos;s needs another description.</source>
        <translation>«De un archivo» envía las líneas de un archivo CSV: cada una se busca primero, con lo que tiene de malo, y luego salen una a una. El mismo archivo enviado de nuevo no envía nada dos veces; por eso el del mes que viene necesita otra descripción.</translation>
    </message>
    <message>
        <source>Who somebody is stays hidden until V shows it. That is noted with the time, and hidden again once you leave.</source>
        <translation>Quién es la persona queda oculto hasta que V lo muestre. Eso queda anotado, con la hora, y se oculta de nuevo cuando usted sale.</translation>
    </message>
    <message>
        <source>If the payer cannot read it: F6 copies the code as text, to send it in a message, and F7 prints it.</source>
        <translation>Si el pagador no puede leerlo: F6 copia el código como texto, para enviarlo en un mensaje, y F7 lo imprime.</translation>
    </message>
    <message>
        <source>All charges and payments, the newest first. The arrow keys move, Enter shows all about one, Ctrl+Enter in a window of its own. Home and End go to the ends, Ctrl+G goes to a page by its number.</source>
        <translation>Todos los cobros y pagos, los más nuevos primero. Las flechas mueven, Intro muestra todo sobre una transacción, Ctrl+Intro en una ventana propia. Inicio y Fin van a los extremos, Ctrl+G va a una página por su número.</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Informes</translation>
    </message>
    <message>
        <source>What a day, a week or a month came to. Each transaction counts when it was created, in Brasília, and by the state that it has now, as in the list.</source>
        <translation>Lo que sumó un día, una semana o un mes. Cada transacción cuenta en el momento en que se creó, en Brasilia, y por el estado que tiene ahora, como en la lista.</translation>
    </message>
    <message>
        <source>Gross is the amounts; the commission is what the service kept of what was paid; the net is what is left. What was given back leaves nothing, and costs its commission.</source>
        <translation>El bruto son los importes; la comisión es lo que el servicio retuvo de lo pagado; el neto es lo que queda. Lo devuelto no deja nada, y cuesta su comisión.</translation>
    </message>
    <message>
        <source>Enter shows the transactions of a row. Alt+Left and Alt+Right go to other days; with Ctrl+G you type one. Ctrl+P prints, Ctrl+S saves a PDF, and Ctrl+C copies all of it for a spreadsheet.</source>
        <translation>Intro muestra las transacciones de una fila. Alt+← y Alt+→ van a otros días; con Ctrl+G escribe uno. Ctrl+P imprime, Ctrl+S guarda un PDF y Ctrl+C lo copia todo para una hoja de cálculo.</translation>
    </message>
    <message>
        <source>The list of transactions, sending, the reports and the settings are for who knows the PIN of the counter. Charging and checking receipts need none.</source>
        <translation>La lista de transacciones, los envíos, los informes y los ajustes son para quien sabe el PIN de la caja. Cobrar y comprobar comprobantes no lo piden.</translation>
    </message>
    <message>
        <source>A charge that still waits can be shown at the counter again. Of one that was paid you can print or save the receipt; of a Pix that was sent and has arrived, the proof of transfer.</source>
        <translation>Un cobro que aún espera se puede mostrar de nuevo en la caja. De uno pagado se puede imprimir o guardar el recibo; de un Pix enviado que ya llegó, el comprobante de transferencia.</translation>
    </message>
    <message>
        <source>It leaves 20 seconds later: until then Esc takes it back. Should the program end meanwhile, nothing is sent, and the order waits under “On hold”. What was asked for when the program ended is looked for at the next start; until it is known, nothing else goes to its key.</source>
        <translation>Sale 20 segundos después: hasta entonces, Esc deshace el envío. Si el programa se cierra entretanto, no se envía nada y la orden queda en «En espera». Lo que ya se había pedido cuando el programa se cerró se busca en el próximo inicio; hasta que se sepa, nada más va a esa clave.</translation>
    </message>
    <message>
        <source>The tabs above lead to what is new, to be approved, held, on its way, done and refused. In Settings a second person can have a PIN, without which nothing leaves from an amount on.</source>
        <translation>Las pestañas de arriba llevan a lo nuevo, por aprobar, en espera, en proceso, concluido y rechazado. En Ajustes una segunda persona puede tener un PIN, sin el cual nada sale a partir de un importe.</translation>
    </message>
    <message>
        <source>E puts what the list shows, all its pages, into a file: for a spreadsheet, another program, or the accountant.</source>
        <translation>E pone lo que muestra la lista, todas las páginas, en un archivo: para una hoja de cálculo, otro programa o el contador.</translation>
    </message>
    <message>
        <source>A digit shows a view: what restricted the list once, under a name, with how many it holds now. S keeps one, or changes the one in front. C chooses the columns.</source>
        <translation>Un dígito muestra una vista: lo que restringió la lista una vez, con un nombre y con cuántas transacciones tiene ahora. S guarda una, o cambia la que está delante. C elige las columnas.</translation>
    </message>
    <message>
        <source>Not confirmed</source>
        <translation>Sin confirmar</translation>
    </message>
    <message>
        <source>When the line is cut at the wrong moment, nobody knows whether an order arrived. It stands here until that is known, also after a restart.</source>
        <translation>Cuando la conexión se corta en mal momento, nadie sabe si la orden llegó. Queda aquí hasta que se sepa, también después de reiniciar.</translation>
    </message>
    <message>
        <source>Balcão asks the service for its reference, at first every few seconds and then less often; F5 asks now. When the service was asked often enough, also for something it is known to have, and does not have it, nothing was sent, and R sends it again.</source>
        <translation>Balcão pregunta al servicio por la referencia, al principio cada pocos segundos y luego menos; F5 pregunta ahora. Cuando se preguntó lo bastante, también por algo que se sabe que tiene, y no la tiene, no se envió nada, y R la envía de nuevo.</translation>
    </message>
    <message>
        <source>A payout that is sent again goes the way of all others: it is read once more, approved where that is wanted, and held for some seconds.</source>
        <translation>Un envío repetido sigue el camino de todos: se lee una vez más, se aprueba donde se exige y se retiene unos segundos.</translation>
    </message>
    <message>
        <source>If you found out in another way what became of it, in your bank&apos;s app or by telephone, X says so. Only then does something else go to its key.</source>
        <translation>Si averiguó por otro medio qué pasó, en la aplicación de su banco o por teléfono, X lo registra. Solo entonces va otra cosa a su clave.</translation>
    </message>
    <message>
        <source>Connecting to a service</source>
        <translation>Conectar con un servicio</translation>
    </message>
    <message>
        <source>Who runs the service gives you its address, a key and the platform id. Ctrl+T tries them out and says in one sentence what is wrong.</source>
        <translation>Quien opera el servicio le da su dirección, una clave y el id de la plataforma. Ctrl+T los prueba y dice en una frase qué está mal.</translation>
    </message>
    <message>
        <source>The key goes into the keyring of this computer. Without a keyring it is kept in memory, if you agree, and asked for at each start. No file, print, export or log holds it.</source>
        <translation>La clave va al llavero de este equipo. Sin llavero queda en memoria, si usted está de acuerdo, y se pide en cada inicio. Ningún archivo, impreso, exportación o registro la contiene.</translation>
    </message>
    <message>
        <source>Enter goes to the next field; Esc goes back, and what was typed stays.</source>
        <translation>Enter va al campo siguiente; Esc vuelve, y lo escrito queda.</translation>
    </message>
    <message>
        <source>Services far away</source>
        <translation>Servicios remotos</translation>
    </message>
    <message>
        <source>Each is a counter of its own: what it notes, its lock and its layout are in a folder apart, and nothing goes from one to another.</source>
        <translation>Cada uno es un mostrador aparte: lo que anota, su bloqueo y su disposición están en una carpeta propia, y nada pasa de uno a otro.</translation>
    </message>
    <message>
        <source>The arrow keys choose one. A adds another, C or Enter changes it, T tries it out, K takes a new key, X forgets the key, and Delete removes it. Ctrl+E goes there.</source>
        <translation>Las flechas eligen uno. A añade otro, C o Enter lo cambia, T lo prueba, K recibe una nueva clave, X olvida la clave, y Supr lo quita. Ctrl+E va allí.</translation>
    </message>
    <message>
        <source>The key of a service</source>
        <translation>La clave de un servicio</translation>
    </message>
    <message>
        <source>Paste the key and press Enter. It goes into the keyring of this computer, or, where there is none and you agree, into memory until Balcão is closed.</source>
        <translation>Pegue la clave y pulse Enter. Va al llavero de este equipo o, donde no lo haya y usted esté de acuerdo, a la memoria hasta que se cierre Balcão.</translation>
    </message>
    <message>
        <source>Ctrl+E goes to another environment.</source>
        <translation>Ctrl+E va a otro entorno.</translation>
    </message>
    <message>
        <source>Since you were last here</source>
        <translation>Desde la última vez que estuvo aquí</translation>
    </message>
    <message>
        <source>What became of charges of this counter while Balcão was closed, or you were in another environment. A digit, or the arrow keys and Enter, opens one.</source>
        <translation>Qué pasó con los cobros de esta caja mientras Balcão estaba cerrado o usted estaba en otro entorno. Un dígito, o las flechas y Enter, abre uno de ellos.</translation>
    </message>
    <message>
        <source>Esc says that all of it was seen; until then it comes again the next time you come here.</source>
        <translation>Esc indica que todo se vio; hasta entonces, la lista vuelve cada vez que regrese aquí.</translation>
    </message>
    <message>
        <source>N writes a note on one, T its tags, with commas between them. Only this console knows them.</source>
        <translation>N escribe una nota sobre una transacción, T sus etiquetas, separadas por comas. Solo esta consola las conoce.</translation>
    </message>
    <message>
        <source>/ searches: type an amount, a name, a document, a phone, a reference, an id, a Pix key, a day, a tag, a part of a note, or the last six characters of a receipt. Beside the box stands as what it was read; Ctrl+R reads it otherwise. Enter makes a chip of it, and you can type the next.</source>
        <translation>/ busca: escriba un importe, un nombre, un documento, un teléfono, una referencia, un id, una clave Pix, un día, una etiqueta, parte de una nota o los seis últimos caracteres de un comprobante. Junto al cuadro se dice cómo se leyó; Ctrl+R lo lee de otro modo. Intro hace de él una ficha, y puede escribir lo siguiente.</translation>
    </message>
    <message>
        <source>F chooses states, days, amounts, tags, marks and the counter. What restricts the list stands above it as chips, with how many are hidden; ⌂ is before what is decided here: what this counter noted, whose charge it is, and what a service far away cannot be asked for. Ctrl+Backspace shows all.</source>
        <translation>F elige estados, días, importes, etiquetas, marcas y el mostrador. Lo que restringe la lista está encima de ella, con cuántas transacciones quedan ocultas; ⌂ está ante lo que se decide aquí: lo que este mostrador anotó, de qué mostrador es el cobro, y lo que no se puede pedir a un servicio lejano. Ctrl+Borrar las muestra todas.</translation>
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
</context>
<context>
    <name>LookSettings</name>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>That of the computer</source>
        <translation>El del equipo</translation>
    </message>
    <message>
        <source>Language of the program</source>
        <translation>Idioma del programa</translation>
    </message>
    <message>
        <source>If something is typed on another page, or a Pix is being sent, it waits for the next start.</source>
        <translation>Si hay algo escrito en otra página, o un Pix enviándose, queda para la próxima vez que se abra.</translation>
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
        <source>Those of the computer are of high contrast where it asks for that.</source>
        <translation>Los del equipo son de alto contraste si él lo pide.</translation>
    </message>
    <message>
        <source>Those of the computer</source>
        <translation>Los del equipo</translation>
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
        <source>Ctrl++ and Ctrl+- do the same, Ctrl+0 is the usual size. A screen that is too small for it gets as much as fits.</source>
        <translation>Ctrl++ y Ctrl+- hacen lo mismo, Ctrl+0 es el tamaño normal. Una pantalla demasiado pequeña recibe el mayor que quepa.</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>In Balcão nothing moves by itself but a text cursor that blinks and lists that glide open.</source>
        <translation>En Balcão nada se mueve por sí solo, salvo el cursor de texto, que parpadea, y las listas, que se deslizan al abrirse.</translation>
    </message>
    <message>
        <source>As the computer has it</source>
        <translation>Como lo hace el equipo</translation>
    </message>
    <message>
        <source>None</source>
        <comment>movement</comment>
        <translation>Ninguno</translation>
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
        <source>The time to pay is over. Do not pay this code: ask for a new one.</source>
        <translation>El plazo para pagar terminó. No pague este código: pida uno nuevo.</translation>
    </message>
    <message>
        <source>The payment was given back.</source>
        <translation>El pago fue devuelto.</translation>
    </message>
    <message>
        <source>The payment is being checked.</source>
        <translation>El pago se está verificando.</translation>
    </message>
    <message>
        <source>This charge is not to be paid any more.</source>
        <translation>Este cobro ya no se debe pagar.</translation>
    </message>
    <message>
        <source>There is no such charge.</source>
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
        <source>Load this page again to see whether it is paid.</source>
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
        <source>Brasília time, %1</source>
        <comment>%1 as in UTC-03:00</comment>
        <translation>Hora de Brasilia, %1</translation>
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
        <translation>No hay comprobante: este cobro todavía no se ha pagado.</translation>
    </message>
    <message>
        <source>There is no receipt yet: it is not certain that the money arrives.</source>
        <translation>Todavía no hay comprobante: no es seguro que llegue el dinero.</translation>
    </message>
    <message>
        <source>There is no receipt: this charge was not paid.</source>
        <translation>No hay comprobante: este cobro no se pagó.</translation>
    </message>
    <message>
        <source>There is no receipt: nobody can say whether this was paid.</source>
        <translation>No hay comprobante: no se sabe si esto se pagó.</translation>
    </message>
    <message>
        <source>Receipt %1</source>
        <translation>Comprobante %1</translation>
    </message>
    <message>
        <source>Nobody paid anything: this is no real receipt.</source>
        <translation>Nadie pagó nada: este comprobante no vale.</translation>
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
        <source>There is no proof: nobody can say whether this was transferred.</source>
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
        <source>As this console saw it on %1; the service could not be asked since.</source>
        <comment>date and time</comment>
        <translation>Como esta consola lo vio el %1; desde entonces no se pudo consultar al servicio.</translation>
    </message>
</context>
<context>
    <name>ReceiptCheck</name>
    <message>
        <source>An end-to-end id has 32 characters, and this has another number of them. Type it again, or scan it.</source>
        <translation>El id E2E tiene 32 caracteres, y este no. Escríbalo de nuevo o léalo con el lector.</translation>
    </message>
    <message>
        <source>This is not written as an end-to-end id is: E, the number of a bank, a date, and eleven characters.</source>
        <translation>Esto no está escrito como un id E2E: E, el número de un banco, una fecha y once caracteres.</translation>
    </message>
    <message>
        <source>It begins with D: this is the id of money that was given back.</source>
        <translation>Empieza con D: es el id de una devolución, no de un pago.</translation>
    </message>
    <message>
        <source>Its time is still to come: %1 in Brasília. It is scheduled, or made up.</source>
        <translation>Su hora todavía no llegó: %1 (Brasilia). Está programado o es inventado.</translation>
    </message>
    <message>
        <source>It is of another day: %1 in Brasília.</source>
        <translation>Es de otro día: %1 (Brasilia).</translation>
    </message>
    <message>
        <source>The goods of this payment were handed over on %1.</source>
        <translation>La mercancía de este pago ya se entregó el %1.</translation>
    </message>
    <message>
        <source>This payment was given back to the payer.</source>
        <translation>El dinero de este pago fue devuelto al pagador.</translation>
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
        <source>The money of this charge is here. Hand over the goods.</source>
        <translation>El dinero de este cobro llegó. Puede entregar la mercancía.</translation>
    </message>
    <message>
        <source>Paid: another charge</source>
        <translation>Pagado: otro cobro</translation>
    </message>
    <message>
        <source>This money is here, but it is of another charge.</source>
        <translation>Este dinero llegó, pero es de otro cobro.</translation>
    </message>
    <message>
        <source>This money is here, and no charge is in front: hand over only what this one was for.</source>
        <translation>Este dinero llegó. No hay ningún cobro al frente: entregue solo lo que este pagó.</translation>
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
        <source>It is well written, but the money has not arrived: most likely it is only scheduled.</source>
        <translation>El comprobante parece correcto, pero el dinero no llegó: lo más probable es que solo esté programado.</translation>
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
        <source>Only your bank can tell, and Balcão does not see it. Do not hand over the goods before the money is in your account.</source>
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
        <source>More than one payment fits this. Type more of the end-to-end id, or scan it. Do not hand over the goods yet.</source>
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
</context>
<context>
    <name>SafetySettings</name>
    <message>
        <source>Second person</source>
        <translation>Segunda persona</translation>
    </message>
    <message>
        <source>With a PIN of their own, what is sent waits under “To approve” until they have looked at it. This counter knows people by their PIN only: whoever knows both is both.</source>
        <translation>Con un PIN propio, lo que se envía espera en «Por aprobar» hasta que la examine. Esta caja solo conoce a las personas por el PIN: quien sabe los dos PIN vale por ambas.</translation>
    </message>
    <message>
        <source>What the second person approves</source>
        <translation>Lo que aprueba la segunda persona</translation>
    </message>
    <message>
        <source>That amount or more. Only the second person can change it.</source>
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
        <source>What is sent does not come back: an amount that large is typed a second time before it leaves.</source>
        <translation>Lo que se envía no vuelve: un importe tan grande se escribe por segunda vez antes de salir.</translation>
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
        <source>With a PIN, transactions and settings want it. Charging and receipt checks go on without it. Ctrl+L locks at once.</source>
        <translation>Con un PIN, las transacciones y los ajustes lo piden. Cobrar y verificar comprobantes siguen sin él. Ctrl+L bloquea al instante.</translation>
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
        <source>Lock by itself</source>
        <translation>Bloqueo automático</translation>
    </message>
    <message>
        <source>Then everything is hidden, charging wants the PIN too, and what is paid meanwhile still shows. Only with a PIN.</source>
        <translation>Entonces todo queda oculto, cobrar también pide el PIN, y lo que se pague mientras tanto sigue apareciendo. Solo con un PIN.</translation>
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
        <source>%1 in all states</source>
        <comment>received or sent</comment>
        <translation>%1 en todos los estados</translation>
    </message>
    <message>
        <source>Paid, by the hour in which it was created</source>
        <translation>Pagado, por la hora en que se creó</translation>
    </message>
    <message>
        <source>Paid, by the day on which it was created</source>
        <translation>Pagado, por el día en que se creó</translation>
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
        <source>Each transaction counts when it was created, in Brasília, and by the state that it has now. The net is of what was paid; a refund takes it away, but for the commission.</source>
        <translation>Cada transacción cuenta en el momento en que se creó, en Brasilia, y por el estado que tiene ahora. El neto es de lo pagado; una devolución lo quita, menos la comisión, que queda.</translation>
    </message>
    <message>
        <source>What</source>
        <comment>head of a column: which transactions</comment>
        <translation>Qué</translation>
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
        <source>Canceled</source>
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
        <source>Balcão cannot see your bank: look there whether this amount arrived.</source>
        <translation>Balcão no ve su banco: compruebe allí si llegó este importe.</translation>
    </message>
    <message>
        <source>It was given up here, but the code can still be paid: look into your bank.</source>
        <translation>Aquí se desistió, pero el código todavía se puede pagar: compruébelo en su banco.</translation>
    </message>
    <message>
        <source>Its time is over here, but the code can still be paid: look into your bank.</source>
        <translation>Aquí se acabó el plazo, pero el código todavía se puede pagar: compruébelo en su banco.</translation>
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
        <source>An institution refused it. No money moved.</source>
        <translation>Una institución lo rechazó. No se movió dinero.</translation>
    </message>
    <message>
        <source>It was given up. No money moved.</source>
        <translation>El cliente desistió. No se movió dinero.</translation>
    </message>
    <message>
        <source>It was paid, and the money went back.</source>
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
        <source>Nobody paid in time.</source>
        <translation>Nadie pagó a tiempo.</translation>
    </message>
    <message>
        <source>The service uses a state that this program does not know. Do not take it for paid.</source>
        <translation>El servicio usa un estado que este programa no conoce. No lo dé por pagado.</translation>
    </message>
    <message>
        <source>Received</source>
        <comment>operation cash-in: money comes in</comment>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Sent</source>
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
        <source>Least amount</source>
        <translation>Importe mínimo</translation>
    </message>
    <message>
        <source>Largest amount</source>
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
        <source>This is no CPF, CNPJ, mobile number, e-mail or random key.</source>
        <translation>No es un CPF, CNPJ, celular, correo ni clave aleatoria.</translation>
    </message>
    <message>
        <source>This holds characters that cannot be stored.</source>
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
        <source>The least amount is %1.</source>
        <translation>El importe mínimo es %1.</translation>
    </message>
    <message>
        <source>Not less than %1.</source>
        <translation>No menos de %1.</translation>
    </message>
    <message>
        <source>The largest amount is %1.</source>
        <translation>El importe máximo es %1.</translation>
    </message>
    <message>
        <source>Not more than %1.</source>
        <translation>No más de %1.</translation>
    </message>
    <message>
        <source>The check digits do not fit: one digit is mistyped.</source>
        <translation>Los dígitos de control no coinciden: hay un dígito equivocado.</translation>
    </message>
    <message>
        <source>This was used before and must be unique.</source>
        <translation>Ya se usó antes y debe ser único.</translation>
    </message>
    <message>
        <source>This service does not accept it.</source>
        <translation>Este servicio no lo acepta.</translation>
    </message>
    <message>
        <source>This can be done within %1 days only.</source>
        <translation>Solo se puede hacer en un plazo de %1 días.</translation>
    </message>
    <message>
        <source>The code is not shown any more, so that nobody pays it again.</source>
        <translation>El código ya no se muestra, para que nadie lo pague otra vez.</translation>
    </message>
    <message>
        <source>Nothing was stored and nobody was charged.</source>
        <translation>No se guardó nada y no se cobró a nadie.</translation>
    </message>
    <message>
        <source>It is not certain that the change was stored.</source>
        <translation>No es seguro que el cambio se haya guardado.</translation>
    </message>
    <message>
        <source>The service does not know this transaction.</source>
        <translation>El servicio no conoce esta transacción.</translation>
    </message>
    <message>
        <source>The reference was used before.</source>
        <translation>La referencia ya se usó.</translation>
    </message>
    <message>
        <source>Try again: a new one will be made.</source>
        <translation>Inténtelo de nuevo: se generará otra.</translation>
    </message>
    <message>
        <source>The transaction is no longer in a state that allows this.</source>
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
        <source>The data folder cannot be written.</source>
        <translation>No se puede escribir en la carpeta de datos.</translation>
    </message>
    <message>
        <source>Check the permissions of the folder and try again.</source>
        <translation>Revise los permisos de la carpeta e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The disk did not do what it was asked.</source>
        <translation>El disco no hizo lo que se le pidió.</translation>
    </message>
    <message>
        <source>Look the charge up in the list before you repeat it. If this comes again, the disk may be failing: make a backup.</source>
        <translation>Busque el cobro en la lista antes de repetirlo. Si esto vuelve a pasar, el disco puede estar fallando: haga una copia de seguridad.</translation>
    </message>
    <message>
        <source>Another program keeps the database locked.</source>
        <translation>Otro programa mantiene bloqueada la base de datos.</translation>
    </message>
    <message>
        <source>Close it and try again.</source>
        <translation>Ciérrelo e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The server of the database cannot be reached.</source>
        <translation>No se llega al servidor de la base de datos.</translation>
    </message>
    <message>
        <source>Check the network and the server, and try again.</source>
        <translation>Revise la red y el servidor e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Look the charge up in the list before you repeat it.</source>
        <translation>Busque el cobro en la lista antes de repetirlo.</translation>
    </message>
    <message>
        <source>The database is damaged or is not one of Balcão.</source>
        <translation>Los datos están dañados o no son de Balcão.</translation>
    </message>
    <message>
        <source>It was left as it is; no charge can be made. Money that was paid is in your bank account.</source>
        <translation>Se dejó todo como está; no se puede cobrar. El dinero ya pagado está en su cuenta del banco.</translation>
    </message>
    <message>
        <source>Keep the folder, and bring back a backup.</source>
        <translation>Conserve la carpeta y recupere una copia de seguridad.</translation>
    </message>
    <message>
        <source>The database was written by a newer version of Balcão.</source>
        <translation>Los datos los escribió una versión más nueva de Balcão.</translation>
    </message>
    <message>
        <source>It was left as it is; no charge can be made.</source>
        <translation>Se dejó todo como está; no se puede cobrar.</translation>
    </message>
    <message>
        <source>Install that version.</source>
        <translation>Instale esa versión.</translation>
    </message>
    <message>
        <source>The program made a mistake.</source>
        <translation>El programa cometió un error.</translation>
    </message>
    <message>
        <source>Free some space, then start Balcão again.</source>
        <translation>Libere espacio y abra Balcão de nuevo.</translation>
    </message>
    <message>
        <source>Let the folder and its files be written again, then start Balcão again.</source>
        <translation>Permita de nuevo que se escriba en la carpeta y en sus archivos, y abra Balcão de nuevo.</translation>
    </message>
    <message>
        <source>Install the newer version and start that.</source>
        <translation>Instale la versión más nueva y abra esa.</translation>
    </message>
    <message>
        <source>Keep the folder. To bring back a backup, close Balcão and run this, with the file of the backup:</source>
        <translation>Conserve la carpeta. Para recuperar una copia de seguridad, cierre Balcão y ejecute esto, con el archivo de la copia:</translation>
    </message>
    <message>
        <source>Close Balcão and start it again.</source>
        <translation>Cierre Balcão y ábralo de nuevo.</translation>
    </message>
    <message>
        <source>There is no room for a copy to read from. Free some space and try again.</source>
        <translation>No hay espacio para una copia de lectura. Libere espacio e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The data may not even be read.</source>
        <translation>Los datos ni siquiera se pueden leer.</translation>
    </message>
    <message>
        <source>Another program keeps the database locked. Close it and try again.</source>
        <translation>Otro programa mantiene bloqueada la base de datos. Ciérrelo e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Only the newer version can read it.</source>
        <translation>Solo la versión más nueva puede leerlos.</translation>
    </message>
    <message>
        <source>Nothing can be read from it.</source>
        <translation>No se puede leer nada de ellos.</translation>
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
        <source>The code leads the payer&apos;s bank to another address than the shop&apos;s provider. No QR is drawn.</source>
        <translation>El código lleva al banco del pagador a una dirección que no es la del proveedor de la tienda. No se dibuja ningún QR.</translation>
    </message>
    <message>
        <source>The shop&apos;s Pix key is not known here, so the code cannot be checked. No QR is drawn.</source>
        <translation>Aquí no se conoce la clave Pix de la tienda, y el código no se puede comprobar. No se dibuja ningún QR.</translation>
    </message>
    <message>
        <source>The screen does not show the code as it is, so it was taken away. It can still be copied.</source>
        <translation>La pantalla no muestra el código tal como es, por eso se retiró. Todavía se puede copiar.</translation>
    </message>
    <message>
        <source>The screen leaves no white edge around the code, so it was taken away. It can still be copied.</source>
        <translation>La pantalla no deja el borde blanco alrededor del código, por eso se retiró. Todavía se puede copiar.</translation>
    </message>
    <message>
        <source>The screen shows the code too faintly, so it was taken away. It can still be copied.</source>
        <translation>La pantalla muestra el código demasiado tenue, por eso se retiró. Todavía se puede copiar.</translation>
    </message>
    <message>
        <source>The code is too fine here for many a phone.</source>
        <translation>A este tamaño, el código es demasiado fino para muchos teléfonos.</translation>
    </message>
    <message>
        <source>Write it as 12,00 or 1.234,56.</source>
        <translation>Escríbalo como 12,00 o 1.234,56.</translation>
    </message>
    <message>
        <source>A Pix of this amount to this key is on its way already.</source>
        <translation>Un Pix de este importe a esta clave ya está en camino.</translation>
    </message>
    <message>
        <source>%1 is on its way to this key already, since %2, and not final. Nothing more is sent before that has come to an end: never send again because it seems stuck.</source>
        <comment>amount, moment</comment>
        <translation>%1 ya está en camino a esta clave, desde %2, y no es definitivo. No se envía nada más antes de que eso llegue a su fin: nunca envíe de nuevo porque parece detenido.</translation>
    </message>
    <message>
        <source>This person paid you %1 on %2. If this is to give money back, refund that payment instead: whoever asks for a new Pix may contest the old one, and have both.</source>
        <comment>amount, moment</comment>
        <translation>Esta persona le pagó %1 el %2. Si es para devolver dinero, devuelva aquel pago: quien pide un Pix nuevo puede impugnar el anterior y quedarse con los dos.</translation>
    </message>
    <message>
        <source>%1 went to this key already, on %2. Is this one meant?</source>
        <comment>amount, moment</comment>
        <translation>%1 ya fue a esta clave el %2. ¿De verdad quiere enviar también este?</translation>
    </message>
    <message>
        <source>Nothing was ever paid to this key from here. Compare it, group by group, with what the receiver gave you.</source>
        <translation>Desde aquí nunca se pagó nada a esta clave. Compárela, grupo por grupo, con lo que le dio el destinatario.</translation>
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
        <source>ordered by the shop, at a counter or with its key</source>
        <translation>pedida por la tienda, en una caja o con su clave</translation>
    </message>
    <message>
        <source>by the clock: nobody paid in time</source>
        <translation>por el reloj: nadie pagó a tiempo</translation>
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
        <source>by the processing of the sandbox: no money moved</source>
        <translation>por el procesamiento del entorno de pruebas: no se movió dinero</translation>
    </message>
    <message>
        <source>told by the service</source>
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
        <source>Who answers at the address of the service has no certificate for it.</source>
        <translation>Quien responde en la dirección del servicio no tiene certificado para ella.</translation>
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
        <source>The service answered, but not what was asked.</source>
        <translation>El servicio respondió, pero no a lo que se preguntó.</translation>
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
        <source>There is no transaction in this period with this filter.</source>
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
        <source>A table that Excel in Brazil opens by a double click: semicolons, decimal commas. What would be taken for a formula gets an apostrophe; a reference of digits alone may lose its zeros, which XLSX keeps.</source>
        <translation>Una tabla que el Excel de Brasil abre con doble clic: punto y coma, coma decimal. Lo que se tomaría por una fórmula lleva un apóstrofo; una referencia solo de cifras puede perder los ceros, que XLSX conserva.</translation>
    </message>
    <message>
        <source>A table for other programs: commas, decimal points, ISO times, every text exactly as it is. Do not open it in a spreadsheet.</source>
        <translation>Una tabla para otros programas: comas, punto decimal, horas ISO, cada texto exactamente como es. No la abra en una hoja de cálculo.</translation>
    </message>
    <message>
        <source>For other programs: all that is known, with the history of each.</source>
        <translation>Para otros programas: todo lo que se sabe, con el historial de cada una.</translation>
    </message>
    <message>
        <source>A workbook with real numbers and times, for Excel and LibreOffice.</source>
        <translation>Un libro con números y horas de verdad, para Excel y LibreOffice.</translation>
    </message>
    <message>
        <source>A statement for accounting programs: only money that moved, with refunds and commissions as movements of their own. Its balance is the sum of these movements, not that of an account.</source>
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
        <source>There is something of that name already; it was left as it is.</source>
        <translation>Ya existe algo con ese nombre; quedó como estaba.</translation>
    </message>
    <message>
        <source>Nothing can be written there.</source>
        <translation>No se puede escribir allí.</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>Elija otra carpeta.</translation>
    </message>
    <message>
        <source>Another export to that name is under way, or the database is locked.</source>
        <translation>Otra exportación con ese nombre está en curso, o la base de datos está bloqueada.</translation>
    </message>
    <message>
        <source>The disk did not do what it was asked: the file may be there, and may be gone after a power cut. Export again.</source>
        <translation>El disco no hizo lo que se le pidió: el archivo puede estar allí, y puede desaparecer con un corte de luz. Exporte de nuevo.</translation>
    </message>
    <message>
        <source>The list changed while it was read.</source>
        <translation>La lista cambió mientras se leía.</translation>
    </message>
    <message>
        <source>Export again.</source>
        <translation>Exporte de nuevo.</translation>
    </message>
    <message>
        <source>The database belongs to a sandbox, where no real money moves.</source>
        <translation>La base de datos es de un entorno de pruebas, donde no se mueve dinero real.</translation>
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
        <source>Name of the environment</source>
        <translation>Nombre del entorno</translation>
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
        <source>Write it as https://pix.example.com, without a question mark behind it.</source>
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
        <source>A key has no blanks, accents or lines within it: copy it once more.</source>
        <translation>Una clave no tiene espacios, acentos ni saltos de línea: cópiela de nuevo.</translation>
    </message>
    <message>
        <source>Another environment has this name.</source>
        <translation>Otro entorno tiene este nombre.</translation>
    </message>
    <message>
        <source>It must begin with https://, or the key could be read on the way. http:// is for this computer only.</source>
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
        <source>Charges are paid by simulation, and a Pix that is sent moves no money. Nothing is refunded from here.</source>
        <translation>Los cobros se pagan por simulación, y un Pix enviado no mueve dinero. Desde aquí no se devuelve nada.</translation>
    </message>
    <message>
        <source>Charges become paid by themselves, and Pix can be sent if the key may. Charges are not simulated, and nothing is refunded from here.</source>
        <translation>Los cobros quedan pagados por sí solos, y se puede enviar Pix si la clave lo permite. Los cobros no se simulan, y desde aquí no se devuelve nada.</translation>
    </message>
    <message>
        <source>Payments show in your bank only. No Pix is sent from here, and nothing is simulated or refunded.</source>
        <translation>Los pagos aparecen solo en su banco. Desde aquí no se envía Pix, y nada se simula ni se devuelve.</translation>
    </message>
    <message>
        <source>All is well: the service accepts the key for this platform.</source>
        <translation>Todo bien: el servicio acepta la clave para esta plataforma.</translation>
    </message>
    <message>
        <source>The service accepts the key for this platform, but not for charges.</source>
        <translation>El servicio acepta la clave para esta plataforma, pero no para cobrar.</translation>
    </message>
    <message>
        <source>No network: this computer reaches nobody, so nothing can be said of the service.</source>
        <translation>Sin red: este equipo no llega a nadie, así que nada se puede decir del servicio.</translation>
    </message>
    <message>
        <source>Wrong address: there is no computer called %1.</source>
        <translation>Dirección equivocada: no existe ningún equipo llamado %1.</translation>
    </message>
    <message>
        <source>Wrong address, or the service is not running: nobody listens at %1, port %2.</source>
        <translation>Dirección equivocada, o el servicio está parado: nadie atiende en %1, puerto %2.</translation>
    </message>
    <message>
        <source>No answer from %1 within some seconds: check the address and the network, and try again.</source>
        <translation>Ninguna respuesta de %1 en unos segundos: revise la dirección y la red, e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Bad certificate: who answers at %1 cannot prove to be it, so the key was not sent; check the address, and the clock of this computer.</source>
        <translation>Certificado no válido: quien responde en %1 no demuestra serlo, por eso no se envió la clave; revise la dirección y el reloj de este equipo.</translation>
    </message>
    <message>
        <source>Wrong address: somebody answers at %1, but it is not this service; check what stands behind the name.</source>
        <translation>Dirección equivocada: alguien responde en %1, pero no es este servicio; revise lo que sigue al nombre.</translation>
    </message>
    <message>
        <source>Bad key: the service does not accept it; copy it once more, or ask for another one.</source>
        <translation>Clave no válida: el servicio no la acepta; cópiela de nuevo o pida otra.</translation>
    </message>
    <message>
        <source>The key is good, but may not read transactions; ask for one that may.</source>
        <translation>La clave es válida, pero no puede leer transacciones; pida una que pueda.</translation>
    </message>
    <message>
        <source>Wrong platform: the key is good, but for another platform id.</source>
        <translation>Plataforma equivocada: la clave es válida, pero para otro id de plataforma.</translation>
    </message>
    <message>
        <source>The service has trouble of its own (%1); try again in some minutes.</source>
        <translation>El servicio tiene problemas propios (%1); inténtelo de nuevo en unos minutos.</translation>
    </message>
    <message>
        <source>It is not known yet whether it happened.</source>
        <translation>Todavía no se sabe si ocurrió.</translation>
    </message>
    <message>
        <source>Do not repeat it before that is known: look it up in the list.</source>
        <translation>No lo repita antes de saberlo: búsquelo en la lista.</translation>
    </message>
    <message>
        <source>Nothing was sent, and nobody was charged.</source>
        <translation>No se envió nada y no se cobró a nadie.</translation>
    </message>
    <message>
        <source>The service is there, but cannot answer at the moment.</source>
        <translation>El servicio está en línea, pero no puede responder en este momento.</translation>
    </message>
    <message>
        <source>This counter is not authorised: the service does not accept its key, or not for this.</source>
        <translation>Esta caja no está autorizada: el servicio no acepta su clave, o no para esto.</translation>
    </message>
    <message>
        <source>Call whoever looks after the console: it needs a key that may do this.</source>
        <translation>Llame al responsable del sistema: hace falta una clave que pueda hacer esto.</translation>
    </message>
    <message>
        <source>Incomplete: what a console saw before, as it was on %1 or later; the service could not be asked.</source>
        <translation>Incompleto: lo que una consola vio antes, como estaba el %1 o después; no se pudo consultar al servicio.</translation>
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
        <source>Start Balcão with it, which brings it up to date.</source>
        <translation>Inicie Balcão con ella, lo que la pone al día.</translation>
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
</context>
<context>
    <name>app::Console</name>
    <message>
        <source>The backup is being checked and brought back…</source>
        <translation>La copia de seguridad se está comprobando y restaurando…</translation>
    </message>
    <message>
        <source>The shop could not be changed, and is as it was: %1</source>
        <translation>No se pudo cambiar la tienda y está como antes: %1</translation>
    </message>
    <message>
        <source>Opening the shop…</source>
        <translation>Abriendo la tienda…</translation>
    </message>
    <message>
        <source>The shop is being closed…</source>
        <translation>La tienda se está cerrando…</translation>
    </message>
    <message>
        <source>The backup of today could not be made. %1</source>
        <translation>No se pudo hacer la copia de hoy. %1</translation>
    </message>
    <message>
        <source>The language changes at the next start: something is typed on another page, or is being sent.</source>
        <translation>El idioma cambia la próxima vez que se abra: hay algo escrito en otra página o enviándose.</translation>
    </message>
    <message>
        <source>That environment is open in another window of Balcão, which is in front now. This one stays where it is.</source>
        <translation>Ese entorno está abierto en otra ventana de Balcão, que ahora está delante. Esta se queda donde está.</translation>
    </message>
    <message>
        <source>Going to another environment…</source>
        <translation>Pasando a otro entorno…</translation>
    </message>
    <message>
        <source>The change counts when this environment is opened the next time: something is typed on another page, or is being sent.</source>
        <translation>El cambio vale cuando este entorno se abra de nuevo: hay algo escrito en otra página, o se está enviando.</translation>
    </message>
</context>
<context>
    <name>app::Counter</name>
    <message>
        <source>Part of %1 cannot be read and counts for nothing: %2. Alt+8 shows what counts instead.</source>
        <translation>Una parte de %1 no se puede leer y no vale: %2. Alt+8 muestra lo que vale en su lugar.</translation>
    </message>
    <message>
        <source>Charges can be made, but the notes of this counter cannot be used: who paid before, which receipts were made, which have served. No receipt is printed meanwhile. (%1)</source>
        <translation>Se puede cobrar, pero las notas de este mostrador no se pueden usar: quién ya pagó, qué comprobantes se emitieron, cuáles ya sirvieron. Mientras tanto no se imprime ningún comprobante. (%1)</translation>
    </message>
    <message>
        <source>The notes of this counter were damaged, and new ones were begun. The old ones are in %1, with names of customers: delete the file once nobody needs it.</source>
        <translation>Las notas de este mostrador estaban dañadas y se empezaron otras nuevas. Las anteriores están en %1, con nombres de clientes: borre el archivo cuando nadie lo necesite.</translation>
    </message>
    <message>
        <source>This counts until the program ends, and could not be kept: %1</source>
        <translation>Esto vale hasta que se cierre el programa y no se pudo guardar: %1</translation>
    </message>
</context>
<context>
    <name>app::LeftServices</name>
    <message>
        <source>The charges that wait at that service are no longer watched from here.</source>
        <translation>Los cobros que esperan en ese servicio ya no se siguen desde aquí.</translation>
    </message>
    <message>
        <source>%1 was paid at %2: a charge that this counter made there. Ctrl+E goes back.</source>
        <comment>amount, name of a service</comment>
        <translation>%1 pagado en %2: un cobro que este mostrador hizo allí. Ctrl+E vuelve.</translation>
    </message>
</context>
<context>
    <name>ui::AccountantDesk</name>
    <message>
        <source>For the accountant, in %1: %2 (XLSX), %3 (OFX), the summary (PDF) and the checksums of all. The XLSX holds names and documents in full.</source>
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
        <source>Stop what is being written for the accountant</source>
        <translation>Detener lo que se está escribiendo para el contador</translation>
    </message>
    <message>
        <source>Where the folder for the accountant is to be</source>
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
</context>
<context>
    <name>ui::AmountEdit</name>
    <message>
        <source>Centavos have two digits.</source>
        <translation>Los centavos tienen dos dígitos.</translation>
    </message>
    <message>
        <source>The largest amount is %1.</source>
        <translation>El importe máximo es %1.</translation>
    </message>
    <message>
        <source>A price comes before + and *.</source>
        <translation>Antes de + y * va un precio.</translation>
    </message>
    <message>
        <source>After * comes a whole number from 1 to %1: how many of the price before it.</source>
        <translation>Después de * va un número entero de 1 a %1: cuántas veces el precio anterior.</translation>
    </message>
    <message>
        <source>typed in centavos</source>
        <translation>escrito en centavos</translation>
    </message>
    <message>
        <source>typed in whole reais</source>
        <translation>escrito en reales enteros</translation>
    </message>
    <message>
        <source>The quantity after * is missing. Enter again charges %1.</source>
        <translation>Falta la cantidad después de *. Intro otra vez cobra %1.</translation>
    </message>
    <message>
        <source>The price after + is missing. Enter again charges %1.</source>
        <translation>Falta el precio después de +. Intro otra vez cobra %1.</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Importe</translation>
    </message>
    <message>
        <source>An amount is typed with digits and a comma; + adds the next price.</source>
        <translation>El importe se escribe con dígitos y coma; + suma el precio siguiente.</translation>
    </message>
    <message>
        <source>A scanned code is no amount: nothing of it was taken.</source>
        <translation>Un código escaneado no es un importe: no se tomó nada de él.</translation>
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
        <source>Charge   Enter</source>
        <translation>Cobrar   Intro</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Cobrar</translation>
    </message>
    <message>
        <source>1 5 0 0 is %1 · a comma after whole reais: 15,50 · + the next price · * a quantity</source>
        <translation>1 5 0 0 es %1 · coma después de los reales: 15,50 · + precio siguiente · * cantidad</translation>
    </message>
    <message>
        <source>1 5 is %1 · a comma before centavos: 15,50 · + the next price · * a quantity</source>
        <translation>1 5 es %1 · coma antes de los centavos: 15,50 · + precio siguiente · * cantidad</translation>
    </message>
</context>
<context>
    <name>ui::ApprovalEditor</name>
    <message>
        <source>From which amount on</source>
        <translation>A partir de qué importe</translation>
    </message>
    <message>
        <source>PIN of who approves</source>
        <translation>PIN de quien aprueba</translation>
    </message>
    <message>
        <source>Set it   Enter</source>
        <translation>Fijarlo   Intro</translation>
    </message>
    <message>
        <source>Set it</source>
        <translation>Fijarlo</translation>
    </message>
    <message>
        <source>Write an amount as 12,00 or 1.234,56. With 0,01 everything is approved.</source>
        <translation>Escriba un importe como 12,00 o 1.234,56. Con 0,01 todo necesita aprobación.</translation>
    </message>
    <message>
        <source>From %1 on a second person approves.</source>
        <translation>A partir de %1 aprueba una segunda persona.</translation>
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
        <source>Check it</source>
        <translation>Comprobar</translation>
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
        <translation>Dejar la tienda como está</translation>
    </message>
    <message>
        <source>Copying, then checking all of it. The counter goes on meanwhile.</source>
        <translation>Copiando y luego comprobando todo. El mostrador sigue mientras tanto.</translation>
    </message>
    <message>
        <source>whole: %1</source>
        <translation>íntegra: %1</translation>
    </message>
    <message>
        <source>The backup is made and was checked: %1. It holds the names and documents of your customers: keep it safe.</source>
        <translation>La copia está hecha y comprobada: %1. Contiene nombres y documentos de sus clientes: guárdela bien.</translation>
    </message>
    <message>
        <source>No backup was made. %1</source>
        <translation>No se hizo ninguna copia. %1</translation>
    </message>
    <message>
        <source>being checked…</source>
        <translation>comprobándose…</translation>
    </message>
    <message>
        <source>cannot be brought back</source>
        <translation>no se puede restaurar</translation>
    </message>
    <message>
        <source>%1 is whole: %2.</source>
        <translation>%1 está íntegra: %2.</translation>
    </message>
    <message>
        <source>The shop becomes what it was in this backup: %1. The present data is kept in a folder beside it. Charges made since then are not in the shop any more, but their codes can still be paid: look into your bank. The window closes the shop for it, and opens it again.</source>
        <translation>La tienda vuelve a ser lo que era en esta copia: %1. Los datos de ahora se guardan en una carpeta al lado. Los cobros hechos desde entonces ya no estarán en la tienda, pero sus códigos todavía se pueden pagar: compruébelo en su banco. La ventana cierra la tienda para ello y la abre de nuevo.</translation>
    </message>
    <message>
        <source>Choose a folder first: on another disk, best of all.</source>
        <translation>Elija antes una carpeta: lo mejor, en otro disco.</translation>
    </message>
    <message>
        <source>There is no backup in this folder yet.</source>
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
</context>
<context>
    <name>ui::BarChart</name>
    <message>
        <source>Chart of what was paid; the table has its numbers</source>
        <translation>Gráfico de lo pagado; la tabla tiene los números</translation>
    </message>
</context>
<context>
    <name>ui::BatchPanel</name>
    <message>
        <source>A file as a spreadsheet saves it (CSV), with a line of names: chave, valor, nome, documento, email, telefone, descricao, and if you like tipo, referencia, extra.</source>
        <translation>Un archivo como lo guarda la hoja de cálculo (CSV), con una línea de nombres: chave, valor, nome, documento, email, telefone, descricao y, si quiere, tipo, referencia, extra.</translation>
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
        <source>Look again</source>
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
        <source>to be sent: %1</source>
        <translation>por enviar: %1</translation>
    </message>
    <message>
        <source>made: %1</source>
        <translation>hechos: %1</translation>
    </message>
    <message>
        <source>waiting for one like them: %1</source>
        <translation>a la espera de uno igual: %1</translation>
    </message>
    <message>
        <source>refused: %1</source>
        <translation>rechazados: %1</translation>
    </message>
    <message>
        <source>not known: %1</source>
        <translation>no se sabe: %1</translation>
    </message>
    <message>
        <source>cannot stand: %1</source>
        <translation>con errores: %1</translation>
    </message>
    <message>
        <source>reference taken: %1</source>
        <translation>referencia ya usada: %1</translation>
    </message>
    <message>
        <source>Some rows cannot stand: mend the file and choose it again. Nothing of it is sent before.</source>
        <translation>Hay líneas con errores: corrija el archivo y elíjalo de nuevo. Antes no se envía nada de él.</translation>
    </message>
    <message>
        <source>Read it once more: this works in a moment.</source>
        <translation>Léalo una vez más: esto funciona en un momento.</translation>
    </message>
    <message>
        <source>There is nothing to send now.</source>
        <translation>No hay nada que enviar ahora.</translation>
    </message>
    <message>
        <source>Type the total again: it is not what stands there.</source>
        <translation>Escriba el total otra vez: no es el que está ahí.</translation>
    </message>
    <message>
        <source>Looking the rows up…</source>
        <translation>Buscando las líneas…</translation>
    </message>
    <message>
        <source>Stopped: %1 Rows that are made stay made; look again before you go on.</source>
        <translation>Detenido: %1 Las líneas hechas siguen hechas; compruebe de nuevo antes de continuar.</translation>
    </message>
    <message>
        <source>It has more than %1 rows, or is very large: part it.</source>
        <translation>Tiene más de %1 líneas, o es muy grande: divídalo.</translation>
    </message>
    <message>
        <source>This is no text: save the spreadsheet as CSV.</source>
        <translation>Esto no es texto: guarde la hoja de cálculo como CSV.</translation>
    </message>
    <message>
        <source>Its first line does not name the columns: chave, valor, nome, documento, email, telefone, descricao.</source>
        <translation>La primera línea no da nombre a las columnas: chave, valor, nome, documento, email, telefone, descricao.</translation>
    </message>
    <message>
        <source>Line %1: nobody knows a column “%2”.</source>
        <translation>Línea %1: la columna «%2» no se conoce.</translation>
    </message>
    <message>
        <source>Line %1: the column “%2” is there twice.</source>
        <translation>Línea %1: la columna «%2» está dos veces.</translation>
    </message>
    <message>
        <source>Line %1: the column “%2” is missing.</source>
        <translation>Línea %1: falta la columna «%2».</translation>
    </message>
    <message>
        <source>Line %1: a quotation mark is never closed.</source>
        <translation>Línea %1: hay unas comillas que no se cierran.</translation>
    </message>
    <message>
        <source>It has names of columns and no rows.</source>
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
        <source>waiting at this counter: %1</source>
        <translation>esperando en esta caja: %1</translation>
    </message>
</context>
<context>
    <name>ui::CardWalk</name>
    <message>
        <source>Next charge of those at the counter</source>
        <translation>Siguiente cobro de los que están en el mostrador</translation>
    </message>
    <message>
        <source>The one before</source>
        <translation>El anterior</translation>
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
        <source>%1, %2, %3, set aside</source>
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
    <message numerus="yes">
        <source>Ctrl+Tab
%n more: F4</source>
        <translation>
            <numerusform>Ctrl+Tab
%n más: F4</numerusform>
            <numerusform>Ctrl+Tab
%n más: F4</numerusform>
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
        <translation>Ya espera un cobro de %1 para %2, desde las %3. Intro otra vez hace uno más.</translation>
    </message>
    <message>
        <source>The reference %1 is of another transaction: %2 · %3 · %4. Enter again charges under a new reference.</source>
        <comment>reference, amount, state, time</comment>
        <translation>La referencia %1 ya es de otra transacción: %2 · %3 · %4. Enter otra vez cobra con una referencia nueva.</translation>
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
        <source>The scanned code can be no reference. %1</source>
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
        <source>your own words, handed back with every notice</source>
        <translation>sus propias palabras, devueltas con cada aviso</translation>
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
        <source>Making the charge…</source>
        <translation>Creando el cobro…</translation>
    </message>
    <message>
        <source>There is no charge to repeat yet: F9 repeats the last one.</source>
        <translation>Todavía no hay un cobro que repetir: F9 repite el último.</translation>
    </message>
    <message>
        <source>Repeat the last charge</source>
        <translation>Repetir el último cobro</translation>
    </message>
    <message>
        <source>%1 abandoned</source>
        <translation>%1 abandonado</translation>
    </message>
    <message>
        <source>%1 could not be noted as abandoned. It goes on as it was.</source>
        <translation>No se pudo anotar el abandono de %1. Sigue como estaba.</translation>
    </message>
    <message>
        <source>This was typed before. It goes on from here; F2 begins anew.</source>
        <translation>Esto ya estaba escrito. Siga desde aquí, o F2 empieza de nuevo.</translation>
    </message>
    <message>
        <source>Whether the charge was made is not known yet: “Not confirmed”, Alt+6, finds it out. No code of it was shown, so nobody can pay it; Enter makes another one.</source>
        <translation>Aún no se sabe si el cobro se creó: “Sin confirmar”, Alt+6, lo averigua. No se mostró ningún código suyo, así que nadie puede pagarlo; Enter crea otro.</translation>
    </message>
    <message>
        <source>%1 was not made after all. %2</source>
        <comment>amount, what happened</comment>
        <translation>%1: el cobro al final no se hizo. %2</translation>
    </message>
    <message>
        <source>%1: not known yet whether it was made. It is looked for; do not make it again.</source>
        <translation>%1: todavía no se sabe si el cobro se hizo. Se está buscando; no lo haga de nuevo.</translation>
    </message>
    <message>
        <source>%1 of %2 was made after all, and waits here: Ctrl+Tab leads to it.</source>
        <comment>amount, time</comment>
        <translation>%1 de las %2: el cobro sí se hizo y espera aquí: Ctrl+Tab lleva a él.</translation>
    </message>
    <message>
        <source>Whether it was made is not known yet: do not make it again. F2 serves the next customer, and this one is looked for; else it goes on waiting.</source>
        <translation>Todavía no se sabe si el cobro se hizo: no lo haga de nuevo. F2 atiende al próximo cliente, y este se sigue buscando; si no, se sigue esperando.</translation>
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
        <source>Abandon the charge and make it once more. If that is refused too, ask whoever keeps the service.</source>
        <translation>Abandone el cobro y hágalo de nuevo. Si se rechaza otra vez, hable con quien mantiene el servicio.</translation>
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
        <source>As at first</source>
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
    <name>ui::ContactStrip</name>
    <message>
        <source>The service answers again</source>
        <translation>El servicio volvió a responder</translation>
    </message>
    <message>
        <source>What is shown is read anew; what was paid meanwhile says so.</source>
        <translation>Lo que se muestra se lee de nuevo; lo que se pagó mientras tanto avisa.</translation>
    </message>
</context>
<context>
    <name>ui::ContactWatch</name>
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
</context>
<context>
    <name>ui::CoverPage</name>
    <message>
        <source>This counter is locked</source>
        <translation>Esta caja está bloqueada</translation>
    </message>
    <message>
        <source>Locked at %1. What is paid meanwhile shows here, and nothing else.</source>
        <translation>Bloqueada a las %1. Lo que se pague mientras tanto aparece aquí, y nada más.</translation>
    </message>
</context>
<context>
    <name>ui::CustomerDisplay</name>
    <message>
        <source>The customers&apos; screen %1 is gone, and their window with it. Ctrl+D opens it again.</source>
        <translation>La pantalla del cliente %1 se desconectó y su ventana se cerró. Ctrl+D la abre de nuevo.</translation>
    </message>
    <message>
        <source>A screen is gone, so the customers&apos; window was closed. Ctrl+D opens it again.</source>
        <translation>Se desconectó una pantalla, por eso se cerró la ventana del cliente. Ctrl+D la abre de nuevo.</translation>
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
        <source>All about this transaction</source>
        <translation>Todo sobre esta transacción</translation>
    </message>
    <message>
        <source>Given back because</source>
        <translation>Devuelto porque</translation>
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
        <source>What stands here is what was known before.</source>
        <translation>Lo que está aquí es lo que ya se sabía.</translation>
    </message>
    <message>
        <source>The service cannot be asked: this is what this console saw on %1.</source>
        <comment>date and time</comment>
        <translation>No se puede consultar al servicio: esto es lo que esta consola vio el %1.</translation>
    </message>
    <message>
        <source>Write tags</source>
        <translation>Escribir etiquetas</translation>
    </message>
    <message>
        <source>This is what was known before. %1 (asked at %2)</source>
        <comment>a sentence on what failed, time of the day</comment>
        <translation>Esto es lo que ya se sabía. %1 (consultado a las %2)</translation>
    </message>
</context>
<context>
    <name>ui::EditsCard</name>
    <message>
        <source>Note taken away</source>
        <translation>Nota retirada</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Tags taken away</source>
        <translation>Etiquetas retiradas</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Given up at the counter</source>
        <translation>Abandonado en el mostrador</translation>
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
        <source>Demo · throw-away data on this computer</source>
        <translation>Demostración · datos desechables en este equipo</translation>
    </message>
    <message>
        <source>Local shop · data on this computer</source>
        <translation>Tienda local · datos en este equipo</translation>
    </message>
    <message>
        <source>Rescue · a copy of the shop&apos;s data, to read only</source>
        <translation>Rescate · una copia de los datos de la tienda, solo para leer</translation>
    </message>
    <message>
        <source>nobody pays here, and everything is thrown away at the end</source>
        <translation>aquí nadie paga, y todo se desecha al final</translation>
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
        <source>Cancel the export, or close it</source>
        <translation>Cancelar la exportación, o cerrarla</translation>
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
        <source>Nothing matches. The file will say so.</source>
        <translation>Nada coincide. El archivo lo dirá.</translation>
    </message>
    <message numerus="yes">
        <source>%n transaction(s), on all pages: %1</source>
        <translation>
            <numerusform>%n transacción, en todas las páginas: %1</numerusform>
            <numerusform>%n transacciones, en todas las páginas: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>in %1, out %2, net %3</source>
        <translation>entrada %1, salida %2, neto %3</translation>
    </message>
    <message>
        <source>Where the file is to be</source>
        <translation>Dónde quedará el archivo</translation>
    </message>
    <message>
        <source>The file holds names, documents, phones and e-mails in full: whoever has it reads them. Keep it as safe as the shop&apos;s data.</source>
        <translation>El archivo contiene nombres, documentos, teléfonos y correos completos: quien lo tenga los lee. Guárdelo con el mismo cuidado que los datos de la tienda.</translation>
    </message>
    <message>
        <source>Cancelled. No file was written.</source>
        <translation>Cancelado. No se escribió ningún archivo.</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) written, %1: %2</source>
        <translation>
            <numerusform>%n elemento escrito, %1: %2</numerusform>
            <numerusform>%n elementos escritos, %1: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>The file can be made without it.</source>
        <translation>El archivo se puede hacer sin eso.</translation>
    </message>
    <message>
        <source>Reading the transactions…</source>
        <translation>Leyendo las transacciones…</translation>
    </message>
    <message>
        <source>No file is there before all of it is read. Esc gives it up.</source>
        <translation>No hay archivo antes de que se lea todo. Esc desiste.</translation>
    </message>
    <message>
        <source>Names, documents, phones, e-mails and Pix keys are masked, as for a passer-by. Descriptions, references, extra texts, notes and tags stay as they were typed.</source>
        <translation>Nombres, documentos, teléfonos, correos y claves Pix salen enmascarados. Descripciones, referencias, textos extra, notas y etiquetas quedan como se escribieron.</translation>
    </message>
</context>
<context>
    <name>ui::FailurePage</name>
    <message>
        <source>The shop cannot be opened</source>
        <translation>No se puede abrir la tienda</translation>
    </message>
    <message>
        <source>What can still be read can be looked at; nothing is changed by that.</source>
        <translation>Lo que todavía se puede leer se puede ver; eso no cambia nada.</translation>
    </message>
    <message>
        <source>Command that brings back a backup</source>
        <translation>Orden que recupera una copia de seguridad</translation>
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
        <source>See the transactions</source>
        <translation>Ver las transacciones</translation>
    </message>
    <message>
        <source>Making a copy to read from…</source>
        <translation>Haciendo una copia para leer…</translation>
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
        <source>Read what is typed in another way</source>
        <translation>Leer de otro modo lo escrito</translation>
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
        <source>Noted at this counter: the service knows nothing of it.</source>
        <translation>Anotado en este mostrador: el servicio no sabe nada de ello.</translation>
    </message>
    <message>
        <source>As the reference tells it: the service knows nothing of counters.</source>
        <translation>Como dice la referencia: el servicio no sabe nada de mostradores.</translation>
    </message>
    <message>
        <source>Picked out here: the service cannot be asked for it, so that all else that matches is read.</source>
        <translation>Elegido aquí: no se puede pedir eso al servicio, por eso se lee todo lo demás que coincide.</translation>
    </message>
</context>
<context>
    <name>ui::FilterEffect</name>
    <message>
        <source>Without “%1” there would be %2.</source>
        <translation>Sin «%1» serían %2.</translation>
    </message>
    <message>
        <source>The filter hides what was just made: %1. %2 shows all.</source>
        <translation>El filtro oculta lo que se acaba de hacer: %1. %2 lo muestra todo.</translation>
    </message>
    <message numerus="yes">
        <source>The filter hides %n transaction(s) made meanwhile. %1 shows all.</source>
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
        <source>Days as the service counts them, from midnight to midnight in Brasília.</source>
        <translation>Días como los cuenta el servicio, de medianoche a medianoche en Brasilia.</translation>
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
        <source>to</source>
        <comment>an amount, in: from … to …</comment>
        <translation>a</translation>
    </message>
    <message>
        <source>Amount up to</source>
        <translation>Importe hasta</translation>
    </message>
    <message>
        <source>“%1” is not an amount: it does not restrict.</source>
        <translation>«%1» no es un importe: no restringe nada.</translation>
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
        <source>“%1” is not a day: it does not restrict.</source>
        <translation>«%1» no es un día: no restringe nada.</translation>
    </message>
    <message>
        <source>several states at once</source>
        <translation>varios estados a la vez</translation>
    </message>
    <message>
        <source>Picked out here, from all else that matches, since the service cannot be asked for it: %1.</source>
        <translation>Elegido aquí, de todo lo demás que coincide, pues no se puede pedir al servicio: %1.</translation>
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
        <source>A bakery that is made up, with two hundred charges. Nobody pays anything, and all of it is thrown away when you close the window.</source>
        <translation>Una panadería inventada, con doscientos cobros. Nadie paga nada, y todo se descarta al cerrar la ventana.</translation>
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
        <source>Charges for your own Pix key, paid straight into your account by any bank app. You need your key, and a minute.</source>
        <translation>Cobros para su propia clave Pix, pagados directamente en su cuenta con cualquier aplicación bancaria. Hacen falta su clave y un minuto.</translation>
    </message>
    <message>
        <source>Welcome to Balcão</source>
        <translation>Empezar con Balcão</translation>
    </message>
    <message>
        <source>Connect to a service far away</source>
        <translation>Conectar con un servicio remoto</translation>
    </message>
    <message>
        <source>↓ ↓ Enter</source>
        <translation>↓ ↓ Enter</translation>
    </message>
    <message>
        <source>The API of a provider, its sandbox, or a balcao-server of your own. You need its address, a key and the platform id.</source>
        <translation>La API de un proveedor, su sandbox, o un balcao-server propio. Usted necesita su dirección, una clave y el id de la plataforma.</translation>
    </message>
    <message>
        <source>What you typed meanwhile was for the counter, and is dropped.</source>
        <translation>Lo que escribió mientras tanto era para la caja y se descartó.</translation>
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
        <source>Customers&apos; window</source>
        <translation>Pantalla del cliente</translation>
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
    <name>ui::HoldPanel</name>
    <message>
        <source>Nothing has left yet. Should the program end before the time is over, nothing is sent: the order waits under “On hold” until somebody decides again.</source>
        <translation>Aún no salió nada. Si el programa se cierra antes de que acabe el tiempo, no se envía nada: la orden queda en «En espera» hasta que alguien decida de nuevo.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Deshacer envío</translation>
    </message>
    <message>
        <source>to %1 · %2</source>
        <comment>receiver, key</comment>
        <translation>a %1 · %2</translation>
    </message>
    <message>
        <source>Leaves in %1 s</source>
        <comment>seconds</comment>
        <translation>Sale en %1 s</translation>
    </message>
</context>
<context>
    <name>ui::JumpBox</name>
    <message>
        <source>Where to</source>
        <translation>Adónde</translation>
    </message>
    <message>
        <source>A page, an action, a name, a document, a reference or an id</source>
        <translation>Una página, una acción, un nombre, un documento, una referencia o un id</translation>
    </message>
    <message>
        <source>What fits</source>
        <translation>Lo que coincide</translation>
    </message>
    <message>
        <source>Nothing fits.</source>
        <translation>Nada coincide.</translation>
    </message>
    <message>
        <source>Transaction</source>
        <translation>Transacción</translation>
    </message>
</context>
<context>
    <name>ui::KeyForm</name>
    <message>
        <source>paste the key here</source>
        <translation>pegue la clave aquí</translation>
    </message>
    <message>
        <source>Keep it until Balcão is closed</source>
        <translation>Guardarla hasta cerrar Balcão</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Asking the keyring of this computer, which may want its own password…</source>
        <translation>Consultando el llavero de este equipo, que puede pedir su propia contraseña…</translation>
    </message>
    <message>
        <source>The keyring of this computer was not opened. Shall Balcão keep the key in its memory? It is written nowhere then, and asked for again at the next start.</source>
        <translation>El llavero de este equipo no se abrió. ¿Debe Balcão guardar la clave en su memoria? Así no se escribe en ninguna parte, y se pide de nuevo la próxima vez.</translation>
    </message>
    <message>
        <source>This computer has no keyring that could keep the key. Shall Balcão keep it in its memory? It is written nowhere then, and asked for again at the next start.</source>
        <translation>Este equipo no tiene un llavero que pueda guardar la clave. ¿Debe Balcão guardarla en su memoria? Así no se escribe en ninguna parte, y se pide de nuevo la próxima vez.</translation>
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
        <source>This computer has no keyring from which it could be read.</source>
        <translation>Este equipo no tiene un llavero del que se pueda leer.</translation>
    </message>
    <message>
        <source>Keep it and open</source>
        <translation>Guardarla y abrir</translation>
    </message>
    <message>
        <source>The key of this service</source>
        <translation>La clave de este servicio</translation>
    </message>
    <message>
        <source>Who runs the service gives you the key. It opens the service at this address and is shown to nobody else; no file, print or export holds it.</source>
        <translation>Quien opera el servicio le da la clave. Abre el servicio en esta dirección y no se muestra a nadie más; ningún archivo, impreso o exportación la contiene.</translation>
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
        <source>F9 repeats it · P prints it</source>
        <translation>F9 lo repite · P lo imprime</translation>
    </message>
    <message>
        <source>F9 repeats it</source>
        <translation>F9 lo repite</translation>
    </message>
    <message>
        <source>There is no charge to print yet: P prints the last one.</source>
        <translation>Aún no hay cobro que imprimir: P imprime el último.</translation>
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
        <translation>Enterado</translation>
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
        <source>%1 paid (%2) what was charged (%3). Find the customer, or give the money back.</source>
        <comment>payer, time, time</comment>
        <translation>%1 pagó (%2) lo que se cobró (%3). Busque al cliente o devuelva el dinero.</translation>
    </message>
</context>
<context>
    <name>ui::LedgerPage</name>
    <message>
        <source>Payout of %1 to %2 · %3</source>
        <comment>amount, receiver, key</comment>
        <translation>Envío de %1 a %2 · %3</translation>
    </message>
    <message>
        <source>Charge of %1 · %2 · %3</source>
        <comment>amount, payer, reference</comment>
        <translation>Cobro de %1 · %2 · %3</translation>
    </message>
    <message>
        <source>Asked for at %1, and no answer: we do not know yet whether the money leaves. Until then nothing else goes to this key.</source>
        <translation>Pedido el %1, sin respuesta: aún no se sabe si el dinero sale. Hasta entonces, nada más va a esta clave.</translation>
    </message>
    <message>
        <source>Asked for at %1, and no answer: we do not know yet. No code of it was shown, so nobody can pay it.</source>
        <translation>Pedido el %1, sin respuesta: aún no se sabe. No se mostró ningún código suyo, así que nadie puede pagarlo.</translation>
    </message>
    <message numerus="yes">
        <source>Looked for %n times and not found.</source>
        <translation>
            <numerusform>Se buscó %n vez y no se encontró.</numerusform>
            <numerusform>Se buscó %n veces y no se encontró.</numerusform>
        </translation>
    </message>
    <message>
        <source>The service has something else under its reference, or has it more than once. Ask there what became of it; until it is settled nothing else goes to this key.</source>
        <translation>El servicio tiene otra cosa con su referencia, o lo tiene más de una vez. Pregunte allí qué pasó; hasta que se resuelva, nada más va a esta clave.</translation>
    </message>
    <message>
        <source>The service has something else under its reference, or has it more than once. Ask there what became of it.</source>
        <translation>El servicio tiene otra cosa con su referencia, o lo tiene más de una vez. Pregunte allí qué pasó.</translation>
    </message>
    <message numerus="yes">
        <source>Nothing was sent: the service was asked %n times and does not have it. The money is where it was.</source>
        <translation>
            <numerusform>No se envió nada: se preguntó al servicio %n vez y no lo tiene. El dinero está donde estaba.</numerusform>
            <numerusform>No se envió nada: se preguntó al servicio %n veces y no lo tiene. El dinero está donde estaba.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing was made: the service was asked %n times and does not have it.</source>
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
        <source>Settled elsewhere, as somebody at this counter said.</source>
        <translation>Resuelto por otro medio, según dijo alguien en esta caja.</translation>
    </message>
    <message>
        <source>Orders whose answer never came. Balcão looks for each by its reference, and never sends one again by itself.</source>
        <translation>Órdenes cuya respuesta nunca llegó. Balcão busca cada una por su referencia y nunca reenvía ninguna por sí solo.</translation>
    </message>
    <message>
        <source>Orders that are not confirmed</source>
        <translation>Órdenes sin confirmar</translation>
    </message>
    <message>
        <source>Not confirmed</source>
        <translation>Sin confirmar</translation>
    </message>
    <message>
        <source>PIN of who approves</source>
        <translation>PIN de quien aprueba</translation>
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
        <source>Look now</source>
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
        <source>Open it</source>
        <translation>Abrirlo</translation>
    </message>
    <message>
        <source>Nothing is in doubt. Should an answer not come, the order stands here until it is known what became of it.</source>
        <translation>Nada en duda. Si alguna respuesta no llega, la orden queda aquí hasta que se sepa qué pasó con ella.</translation>
    </message>
    <message>
        <source>Looked for by itself, next at %1.</source>
        <translation>La búsqueda se repite sola; la próxima es a las %1.</translation>
    </message>
    <message>
        <source>Being looked for now.</source>
        <translation>Buscando ahora.</translation>
    </message>
    <message>
        <source>Send it again? %1 It keeps its reference, so that there cannot be two: should it turn up after all, nothing is sent.</source>
        <translation>¿Enviar de nuevo? %1 Conserva su referencia, para que no pueda haber dos: si al final aparece, no se envía nada.</translation>
    </message>
    <message>
        <source>Do you know what became of it? %1 It is no longer looked for then, and no longer stands in the way of another one.</source>
        <translation>¿Sabe qué pasó? %1 Después ya no se busca y deja de impedir otro.</translation>
    </message>
    <message>
        <source>Yes, send it again</source>
        <translation>Sí, enviar de nuevo</translation>
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
    <name>ui::LinkCard</name>
    <message>
        <source>Open the payment link…</source>
        <translation>Abrir el enlace de pago…</translation>
    </message>
    <message>
        <source>Open it in the browser</source>
        <translation>Abrirlo en el navegador</translation>
    </message>
    <message>
        <source>Payment link</source>
        <translation>Enlace de pago</translation>
    </message>
    <message>
        <source>This link is not opened: it is no https address, or it is written so that it seems to lead elsewhere. Do not send it to anybody.</source>
        <translation>Este enlace no se abre: no es una dirección https, o está escrito de modo que parece llevar a otro sitio. No se lo envíe a nadie.</translation>
    </message>
    <message>
        <source>It leads to %1. The name has letters that can pass for others: open it only if you know that this is the page of your service.</source>
        <translation>Lleva a %1. El nombre tiene letras que pueden pasar por otras: ábralo solo si sabe que esta es la página de su servicio.</translation>
    </message>
    <message>
        <source>It leads to %1. Is this the page of your service?</source>
        <translation>Lleva a %1. ¿Es esta la página de su servicio?</translation>
    </message>
    <message>
        <source>No browser could be started.</source>
        <translation>No se pudo abrir ningún navegador.</translation>
    </message>
</context>
<context>
    <name>ui::ListDelegate</name>
    <message numerus="yes">
        <source>%n transaction(s)</source>
        <translation>
            <numerusform>%n transacción</numerusform>
            <numerusform>%n transacciones</numerusform>
        </translation>
    </message>
    <message>
        <source>paid: %1</source>
        <comment>an amount</comment>
        <translation>pagado: %1</translation>
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
        <source>of %1   %2</source>
        <comment>page … of …; the key that leads there</comment>
        <translation>de %1   %2</translation>
    </message>
    <message>
        <source>Read it again</source>
        <translation>Leer de nuevo</translation>
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
    <message numerus="yes">
        <source>%n transaction(s)</source>
        <translation>
            <numerusform>%n transacción</numerusform>
            <numerusform>%n transacciones</numerusform>
        </translation>
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
        <source>This shop has not made a charge.</source>
        <translation>Esta tienda no ha hecho ningún cobro.</translation>
    </message>
    <message>
        <source>The first charge you make appears here.</source>
        <translation>El primer cobro que haga aparece aquí.</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Leer de nuevo</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n coincide</numerusform>
            <numerusform>%n coinciden</numerusform>
        </translation>
    </message>
    <message>
        <source>Looked for: %1.</source>
        <translation>Buscado: %1.</translation>
    </message>
    <message>
        <source>Nothing matches</source>
        <translation>Nada coincide</translation>
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
</context>
<context>
    <name>ui::LiveCharge</name>
    <message>
        <source>A code was scanned. Nothing of it was taken.</source>
        <translation>El lector leyó un código. No se tomó nada de él.</translation>
    </message>
    <message>
        <source>This charge still waits. F2 serves the next customer, Esc gives it up.</source>
        <translation>Este cobro aún espera. F2 atiende al cliente siguiente, Esc lo abandona.</translation>
    </message>
    <message>
        <source>Ask for the state now</source>
        <translation>Consultar el estado ahora</translation>
    </message>
    <message>
        <source>Checked at %1: %2</source>
        <comment>time, state</comment>
        <translation>Consultado a las %1: %2</translation>
    </message>
    <message>
        <source>Asking for the state…</source>
        <translation>Consultando el estado…</translation>
    </message>
    <message>
        <source>Whether it is paid is not known now: the goods stay. F5 asks once more.</source>
        <translation>No se sabe ahora si se pagó: retenga la mercadería. F5 consulta una vez más.</translation>
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
        <source>A part of this shop&apos;s data is damaged: lists and sums may be wrong. New charges are still stored. Keep the backups that you have.</source>
        <translation>Una parte de los datos de esta tienda está dañada: las listas y las sumas pueden estar mal. Los cobros nuevos se siguen guardando. Conserve las copias de seguridad que tiene.</translation>
    </message>
    <message>
        <source>Go to another environment</source>
        <translation>Ir a otro entorno</translation>
    </message>
    <message>
        <source>Environments</source>
        <translation>Entornos</translation>
    </message>
    <message numerus="yes">
        <source>%n charges wait at %1, and are watched from here</source>
        <translation>
            <numerusform>%n cobro espera en %1 y se sigue desde aquí</numerusform>
            <numerusform>%n cobros esperan en %1 y se siguen desde aquí</numerusform>
        </translation>
    </message>
    <message>
        <source>Close all the same</source>
        <translation>Cerrar de todos modos</translation>
    </message>
    <message>
        <source>Let it finish</source>
        <translation>Dejar que termine</translation>
    </message>
    <message>
        <source>A file is being written, and would not be finished. If you close now, nothing is left of it.</source>
        <translation>Se está escribiendo un archivo y no quedaría terminado. Si cierra ahora, no queda nada de él.</translation>
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
        <comment>what became of a charge, and the key that opens it</comment>
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
        <source>Only this console knows it. Enter keeps it.</source>
        <translation>Solo esta consola la conoce. Intro la guarda.</translation>
    </message>
    <message>
        <source>The note is not kept. %1</source>
        <translation>La nota no se guardó. %1</translation>
    </message>
    <message>
        <source>Enter keeps what you typed; Esc again leaves the note as it was.</source>
        <translation>Intro guarda lo que escribió; Esc otra vez deja la nota como estaba.</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>With commas between them. Only this console knows them. Enter keeps them.</source>
        <translation>Separadas por comas. Solo esta consola las conoce. Intro las guarda.</translation>
    </message>
    <message>
        <source>The tags are not kept: there may be %1 of them, of %2 characters each.</source>
        <translation>Las etiquetas no se guardaron: pueden ser hasta %1, de hasta %2 caracteres cada una.</translation>
    </message>
    <message>
        <source>The tags are not kept. %1</source>
        <translation>Las etiquetas no se guardaron. %1</translation>
    </message>
    <message>
        <source>Used before: %1</source>
        <comment>tags</comment>
        <translation>Usadas antes: %1</translation>
    </message>
    <message>
        <source>Enter keeps what you typed; Esc again leaves the tags as they were.</source>
        <translation>Intro guarda lo que escribió; Esc otra vez deja las etiquetas como estaban.</translation>
    </message>
</context>
<context>
    <name>ui::NotedChoices</name>
    <message>
        <source>Tag, noted at this counter</source>
        <translation>Etiqueta, anotada en este mostrador</translation>
    </message>
    <message>
        <source>Any tag</source>
        <translation>Cualquier etiqueta</translation>
    </message>
    <message>
        <source>Noted at this counter. Here are the tags that were used last; the search finds the others.</source>
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
        <source>Noted at this counter: the service knows nothing of it.</source>
        <translation>Anotado en este mostrador: el servicio no sabe nada de ello.</translation>
    </message>
    <message>
        <source>Counter, as the reference tells it</source>
        <translation>Mostrador, como dice la referencia</translation>
    </message>
    <message>
        <source>Any counter</source>
        <translation>Cualquier mostrador</translation>
    </message>
    <message>
        <source>Whose charge it is, as far as its reference tells. All that the other filters leave is read for that.</source>
        <translation>De qué mostrador es el cobro, hasta donde lo dice la referencia. Para eso se lee todo lo que dejan los otros filtros.</translation>
    </message>
    <message>
        <source>“%1” is not the name of a counter: it does not restrict.</source>
        <translation>«%1» no es el nombre de un mostrador: no restringe nada.</translation>
    </message>
</context>
<context>
    <name>ui::NoticeStrip</name>
    <message>
        <source>Noted</source>
        <translation>Enterado</translation>
    </message>
    <message>
        <source>See what can be done</source>
        <translation>Ver qué se puede hacer</translation>
    </message>
</context>
<context>
    <name>ui::OpenChargesModel</name>
    <message>
        <source>abandoned %1</source>
        <comment>a charge, at this time</comment>
        <translation>abandonado %1</translation>
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
        <source>Abandon</source>
        <translation>Abandonar</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>Copiar código</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>%1 could not be noted as abandoned. It goes on as it was.</source>
        <translation>No se pudo anotar el abandono de %1. Sigue como estaba.</translation>
    </message>
    <message>
        <source>%1 is abandoned at this counter. The code can still be paid: then Balcão says so.</source>
        <translation>%1 abandonado en este mostrador. El código aún se puede pagar: si ocurre, Balcão avisa.</translation>
    </message>
    <message>
        <source>%1 is abandoned at this counter. The code can still be paid, and only your bank sees it.</source>
        <translation>%1 abandonado en este mostrador. El código aún se puede pagar, y solo su banco lo ve.</translation>
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
        <source>The service tells of every change as it happens. Read whole at %1.</source>
        <translation>El servicio avisa de cada cambio al momento. Lista completa leída a las %1.</translation>
    </message>
    <message>
        <source>Balcão cannot see your bank: paid or not, a charge stays here until its time is over. Read at %1.</source>
        <translation>Balcão no ve su banco: pagado o no, un cobro queda aquí hasta que vence su plazo. Leído a las %1.</translation>
    </message>
    <message>
        <source>%1 older ones are not shown: find them among the transactions.</source>
        <translation>No se muestran %1 más antiguos: búsquelos entre las transacciones.</translation>
    </message>
    <message numerus="yes">
        <source>%n open charge(s)</source>
        <translation>
            <numerusform>%n cobro abierto</numerusform>
            <numerusform>%n cobros abiertos</numerusform>
        </translation>
    </message>
    <message>
        <source>They could not be read again. F5 tries once more.</source>
        <translation>No se pudieron leer de nuevo. F5 lo intenta otra vez.</translation>
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
        <source>Every charge is decided.</source>
        <translation>Todos los cobros están decididos.</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Leer de nuevo</translation>
    </message>
    <message>
        <source>Not abandoned</source>
        <translation>Deshacer abandono</translation>
    </message>
    <message>
        <source>%1 is not abandoned any more.</source>
        <translation>%1 ya no está abandonado.</translation>
    </message>
    <message>
        <source>That could not be noted. %1 stays abandoned.</source>
        <translation>No se pudo anotar. %1 sigue abandonado.</translation>
    </message>
    <message>
        <source>Asking for the state of %1…</source>
        <translation>Consultando el estado de %1…</translation>
    </message>
    <message>
        <source>Whether it is paid is not known now: the goods stay. R asks once more.</source>
        <translation>No se sabe ahora si se pagó: retenga la mercadería. R consulta una vez más.</translation>
    </message>
    <message>
        <source>The service is asked again and again. Read whole at %1.</source>
        <translation>El servicio se consulta una y otra vez. Lista completa leída a las %1.</translation>
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
    <name>ui::OutcomePanel</name>
    <message>
        <source>id %1</source>
        <translation>id %1</translation>
    </message>
    <message>
        <source>Enter: next customer</source>
        <translation>Intro: cliente siguiente</translation>
    </message>
    <message>
        <source>P: print receipt   ·   Ctrl+S: save it</source>
        <translation>P: imprimir comprobante   ·   Ctrl+S: guardarlo</translation>
    </message>
    <message>
        <source>Enter: charge the same again</source>
        <translation>Intro: cobrar lo mismo otra vez</translation>
    </message>
    <message>
        <source>Esc: next customer</source>
        <translation>Esc: cliente siguiente</translation>
    </message>
    <message>
        <source>Next customer in %1 s · any key keeps this page</source>
        <translation>Cliente siguiente en %1 s · cualquier tecla mantiene esta página</translation>
    </message>
    <message>
        <source>Enter: another Pix</source>
        <translation>Intro: otro Pix</translation>
    </message>
    <message>
        <source>D: all about it</source>
        <translation>D: todo sobre él</translation>
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
    <name>ui::PayerMatches</name>
    <message>
        <source>People who paid before</source>
        <translation>Quienes ya pagaron antes</translation>
    </message>
    <message>
        <source>↑ ↓ or + chooses · Enter charges · Ctrl+Del forgets</source>
        <translation>↑ ↓ o + elige · Intro cobra · Ctrl+Del olvida</translation>
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
        <translation>Nombre del pagador</translation>
    </message>
    <message>
        <source>Description   /</source>
        <translation>Descripción   /</translation>
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
        <source>Payer · %1   F12</source>
        <comment>profile in use, and the key of the next one</comment>
        <translation>Pagador · %1   F12</translation>
    </message>
    <message>
        <source>CPF or CNPJ</source>
        <translation>CPF o CNPJ</translation>
    </message>
    <message>
        <source>CPF, CNPJ, end of it, name</source>
        <translation>CPF, CNPJ, su final, nombre</translation>
    </message>
    <message>
        <source>made by itself</source>
        <translation>se genera sola</translation>
    </message>
    <message>
        <source>Nobody is known by that. A new customer needs the whole CPF or CNPJ.</source>
        <translation>No se conoce a nadie con eso. Para un cliente nuevo, escriba el CPF o CNPJ completo.</translation>
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
</context>
<context>
    <name>ui::PayoutBatch</name>
    <message>
        <source>not looked up yet</source>
        <translation>aún no buscado</translation>
    </message>
    <message>
        <source>Something stands where there is no column: a comma or semicolon too many?</source>
        <translation>Hay algo donde no hay columna: ¿una coma o un punto y coma de más?</translation>
    </message>
    <message>
        <source>Reference: %1 is of another transaction.</source>
        <translation>Referencia: %1 es de otra transacción.</translation>
    </message>
    <message>
        <source>to be sent</source>
        <translation>por enviar</translation>
    </message>
    <message>
        <source>made %1: %2</source>
        <comment>moment, state</comment>
        <translation>hecho el %1: %2</translation>
    </message>
    <message>
        <source>Not sent: the same amount is on its way to this key. Once that has come to an end, send the file again.</source>
        <translation>No enviado: el mismo importe está en camino a esta clave. Cuando eso llegue a su fin, envíe el archivo de nuevo.</translation>
    </message>
    <message>
        <source>Not known whether it was sent. Look the file up again before anything else.</source>
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
    <name>ui::PayoutQueue</name>
    <message>
        <source>%1 to %2 · %3</source>
        <comment>amount, receiver, key</comment>
        <translation>%1 a %2 · %3</translation>
    </message>
    <message>
        <source>waits for another person since %1: nothing was sent</source>
        <translation>espera a otra persona desde %1: no se envió nada</translation>
    </message>
    <message>
        <source>held since %1: nothing was sent</source>
        <translation>en espera desde %1: no se envió nada</translation>
    </message>
    <message>
        <source>asked for at %1, and not known whether it was sent: nothing else goes to this key</source>
        <translation>pedido el %1, y no se sabe si se envió: nada más va a esta clave</translation>
    </message>
    <message>
        <source>refused here at %1, nothing was sent: %2</source>
        <comment>moment, reason</comment>
        <translation>rechazado aquí el %1, no se envió nada: %2</translation>
    </message>
    <message>
        <source>Payouts</source>
        <translation>Envíos</translation>
    </message>
    <message>
        <source>Why is it refused?</source>
        <translation>¿Por qué se rechaza?</translation>
    </message>
    <message>
        <source>PIN of who approves</source>
        <translation>PIN de quien aprueba</translation>
    </message>
    <message>
        <source>Ask the service now</source>
        <translation>Preguntar al servicio ahora</translation>
    </message>
    <message>
        <source>Refuse it…</source>
        <translation>Rechazarlo…</translation>
    </message>
    <message>
        <source>Drop it</source>
        <translation>Descartarlo</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Abrirlo</translation>
    </message>
    <message>
        <source>The newest %1 of %2; the list has all of them.</source>
        <translation>Los %1 más recientes de %2; la lista los tiene todos.</translation>
    </message>
    <message>
        <source>Nobody has to approve anything: there is no PIN of a second person. Settings, Send, sets one.</source>
        <translation>Nadie tiene que aprobar nada: no hay PIN de una segunda persona. Ajustes, Enviar, fija uno.</translation>
    </message>
    <message>
        <source>Nothing waits for approval.</source>
        <translation>Nada espera aprobación.</translation>
    </message>
    <message>
        <source>Made at this counter. Whoever knows the PIN of the second person approves or refuses; this counter cannot tell people apart otherwise.</source>
        <translation>Hechos en esta caja. Quien sabe el PIN de la segunda persona aprueba o rechaza; esta caja no distingue a las personas de otra forma.</translation>
    </message>
    <message>
        <source>Nothing is held: what is confirmed waits here for some seconds, and so does what the program could not finish.</source>
        <translation>Nada en espera: lo que se confirma espera aquí unos segundos, y también lo que el programa no pudo terminar.</translation>
    </message>
    <message>
        <source>Nothing of this was sent, but where it is not known.</source>
        <translation>Nada de esto se envió, salvo donde no se sabe.</translation>
    </message>
    <message>
        <source>Nothing is on its way.</source>
        <translation>Nada está en camino.</translation>
    </message>
    <message>
        <source>Accepted, not final. Never send again because it seems stuck.</source>
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
        <source>Look at it, to approve</source>
        <translation>Examinarlo, para aprobar</translation>
    </message>
    <message>
        <source>Look at it again, to send</source>
        <translation>Examinarlo de nuevo, para enviar</translation>
    </message>
    <message>
        <source>Say why it is refused.</source>
        <translation>Diga por qué se rechaza.</translation>
    </message>
    <message>
        <source>Refused: nothing was sent.</source>
        <translation>Rechazado: no se envió nada.</translation>
    </message>
    <message>
        <source>What is known of it</source>
        <translation>Qué se sabe</translation>
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
        <source>In processing</source>
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
    <name>ui::PinEditor</name>
    <message>
        <source>PIN of now</source>
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
        <source>Change the PIN   Enter</source>
        <translation>Cambiar el PIN   Intro</translation>
    </message>
    <message>
        <source>Set the PIN   Enter</source>
        <translation>Definir el PIN   Intro</translation>
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
        <source>The two new PINs are not the same.</source>
        <translation>Los dos PIN nuevos no son iguales.</translation>
    </message>
    <message>
        <source>The PIN is set. Write it down where only you find it.</source>
        <translation>El PIN está definido. Anótelo donde solo usted lo encuentre.</translation>
    </message>
    <message>
        <source>There is no PIN any more.</source>
        <translation>Ya no hay PIN.</translation>
    </message>
    <message>
        <source>The PIN could not be kept, all is as before. %1</source>
        <translation>No se pudo guardar el PIN, todo sigue como antes. %1</translation>
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
        <source>This is not the PIN.</source>
        <translation>Este no es el PIN.</translation>
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
        <source>The file of the PIN cannot be read, so that no PIN is right. Who owns this computer can remove the file of that PIN (lock.json, or approver.json for the second person) from the data folder.</source>
        <translation>El archivo del PIN no se puede leer, así que ningún PIN es correcto. El dueño de este equipo puede quitar de la carpeta de datos el archivo de ese PIN (lock.json, o approver.json para la segunda persona).</translation>
    </message>
</context>
<context>
    <name>ui::PlaceBox</name>
    <message>
        <source>you are here</source>
        <translation>usted está aquí</translation>
    </message>
    <message>
        <source>Something is typed on another page, and would be lost: Enter once more goes all the same.</source>
        <translation>Hay algo escrito en otra página que se perdería: Enter una vez más va de todos modos.</translation>
    </message>
    <message>
        <source>Not now: a charge is being made. It takes a moment; then try again.</source>
        <translation>Ahora no: se está haciendo un cobro. Tarda un momento; luego inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Not now: a Pix is being sent. Until it has left it can be taken back on the page “Send Pix”; once what became of it is known, you can go.</source>
        <translation>Ahora no: se está enviando un Pix. Hasta que salga se puede anular en la página “Enviar Pix”; cuando se sepa qué fue de él, podrá ir.</translation>
    </message>
    <message>
        <source>Going to another environment wants the PIN</source>
        <translation>Pasar a otro entorno pide el PIN</translation>
    </message>
    <message>
        <source>Environments</source>
        <translation>Entornos</translation>
    </message>
    <message>
        <source>Enter goes there. Each has data of its own, and nothing goes along. Services far away are added in Settings, under “Environments”.</source>
        <translation>Enter va allí. Cada uno tiene datos propios, y nada va con usted. Los servicios remotos se añaden en Ajustes, en “Entornos”.</translation>
    </message>
    <message>
        <source>Charges that wait here are watched from there, too, unless that is turned off in Settings.</source>
        <translation>Los cobros que esperan aquí también se siguen desde allí, salvo que eso se desactive en Ajustes.</translation>
    </message>
    <message>
        <source>A file is being written on another page, and would not be finished: Enter once more goes all the same, and leaves nothing of it.</source>
        <translation>Se está escribiendo un archivo en otra página y no quedaría terminado: Enter una vez más va de todos modos, y no deja nada de él.</translation>
    </message>
</context>
<context>
    <name>ui::PreflightTicks</name>
    <message>
        <source>Code and checksum are whole</source>
        <translation>Código y dígito de control íntegros</translation>
    </message>
    <message>
        <source>Asks for %1</source>
        <translation>Pide %1</translation>
    </message>
    <message>
        <source>The provider tells the amount</source>
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
        <comment>what was found right about a code</comment>
        <translation>Comprobado: %1</translation>
    </message>
</context>
<context>
    <name>ui::PresetBar</name>
    <message>
        <source>%1, charges at once</source>
        <translation>%1, cobra al instante</translation>
    </message>
</context>
<context>
    <name>ui::PresetList</name>
    <message>
        <source>at once</source>
        <translation>al instante</translation>
    </message>
    <message>
        <source>Preset %1: %2</source>
        <comment>number, what a field is</comment>
        <translation>Precio fijo %1: %2</translation>
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
        <source>charges at once</source>
        <translation>cobra al instante</translation>
    </message>
    <message>
        <source>Name: %1</source>
        <translation>Nombre: %1</translation>
    </message>
    <message>
        <source>Price: write it as 5,50, more than nothing.</source>
        <translation>Precio: escríbalo como 5,50, más que cero.</translation>
    </message>
    <message>
        <source>Add a preset</source>
        <translation>Añadir un precio fijo</translation>
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
        <source>Add a profile</source>
        <translation>Añadir un perfil</translation>
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
        <source>As the API tells it</source>
        <translation>Como lo informa la API</translation>
    </message>
    <message>
        <source>For whoever helps you: names, documents, addresses, phones, keys and codes are hidden in it. Read what people wrote in words before you give it away.</source>
        <translation>Para quien le ayuda: nombres, documentos, correos, teléfonos, claves y códigos están ocultos. Lea lo que la gente escribió con palabras antes de entregarlo.</translation>
    </message>
    <message>
        <source>Copy it</source>
        <translation>Copiarlo</translation>
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
        <translation>Imprimirlo</translation>
    </message>
    <message>
        <source>Choose printer…</source>
        <translation>Elegir impresora…</translation>
    </message>
    <message>
        <source>Save it…</source>
        <translation>Guardarlo…</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>Comprobante</translation>
    </message>
    <message>
        <source>Proof of transfer</source>
        <translation>Comprobante de transferencia</translation>
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
        <source>End-to-end id, or its last six; or the time</source>
        <translation>Id E2E, o los seis últimos; o la hora</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Importe</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Consultar de nuevo</translation>
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
        <source>No charge is in front: any payment here is found.</source>
        <translation>Ningún cobro al frente: se encuentra cualquier pago recibido.</translation>
    </message>
    <message>
        <source>Checked at %1; there was nothing to ask the service for</source>
        <translation>Verificado a las %1, sin necesidad de consultar el servicio</translation>
    </message>
    <message>
        <source>The book of this counter cannot be read: whether this receipt was used before is not known.</source>
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
        <source>This could not be noted. %1 The same receipt can be shown again.</source>
        <translation>Esto no se pudo anotar. %1 El mismo comprobante puede mostrarse otra vez.</translation>
    </message>
    <message>
        <source>Goods handed over at %1. This receipt does not serve again.</source>
        <translation>Mercancía entregada a las %1. Este comprobante no sirve otra vez.</translation>
    </message>
    <message>
        <source>Read from the book of this counter at %1</source>
        <translation>Notas de este mostrador consultadas a las %1</translation>
    </message>
    <message>
        <source>Take that back</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>By amount and time, only charges of the last %1 days are found. For an older one use the end-to-end id.</source>
        <translation>Por importe y hora solo se encuentran cobros de los últimos %1 días. Para uno más antiguo, use el id E2E.</translation>
    </message>
    <message>
        <source>Not handed over: this receipt serves again.</source>
        <translation>No entregado: este comprobante vuelve a servir.</translation>
    </message>
    <message>
        <source>This could not be noted. %1 The receipt does not serve again.</source>
        <translation>No se pudo anotar. %1 El comprobante no vuelve a servir.</translation>
    </message>
</context>
<context>
    <name>ui::ReceiptDesk</name>
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
        <translation>Comprobante guardado como %1.</translation>
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
        <source>No receipt: the notes of this counter cannot be written, so the next would pass for the first.</source>
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
        <source>Nothing was printed: there is no printer %1. Ctrl+P chooses another.</source>
        <translation>No se imprimió nada: no hay impresora %1. Ctrl+P elige otra.</translation>
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
        <translation>Devolver el dinero…</translation>
    </message>
    <message>
        <source>Why is it given back?</source>
        <translation>¿Por qué se devuelve?</translation>
    </message>
    <message>
        <source>Give it back now</source>
        <translation>Devolver ahora</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Devolución</translation>
    </message>
    <message>
        <source>All of %1 goes back to who paid it, and that cannot be taken back.</source>
        <translation>Todo el importe de %1 vuelve a quien pagó, y eso no se puede deshacer.</translation>
    </message>
    <message>
        <source>This service does not give money back. Open this payment in your bank&apos;s app and use its function to return a Pix. Never send a new Pix instead: the payment could still be contested, and you would have paid twice.</source>
        <translation>Este servicio no devuelve dinero. Abra este pago en la aplicación de su banco y use su función para devolver un Pix. Nunca envíe un Pix nuevo en su lugar: el pago aún podría ser disputado, y usted habría pagado dos veces.</translation>
    </message>
    <message>
        <source>Giving the money back…</source>
        <translation>Devolviendo el dinero…</translation>
    </message>
    <message>
        <source>Whether it went back is not known now: give it back in no other way. F5 reads this payment again.</source>
        <translation>No se sabe ahora si el dinero volvió: no lo devuelva de otra manera. F5 lee este pago de nuevo.</translation>
    </message>
</context>
<context>
    <name>ui::RescueNotice</name>
    <message>
        <source>What it had stored is shown here.</source>
        <translation>Aquí se muestra lo que había guardado.</translation>
    </message>
    <message>
        <source>What only that version knows is not shown.</source>
        <translation>Lo que solo conoce esa versión no se muestra.</translation>
    </message>
    <message>
        <source>Charges may be missing here, or be wrong: do not take one for unpaid because you do not find it, and look into your bank.</source>
        <translation>Aquí pueden faltar cobros, o haber errores: no dé uno por no pagado porque no lo encuentre, y compruébelo en su banco.</translation>
    </message>
    <message>
        <source>Command that brings back a backup</source>
        <translation>Orden que recupera una copia de seguridad</translation>
    </message>
</context>
<context>
    <name>ui::RevealBar</name>
    <message>
        <source>Show personal data</source>
        <translation>Mostrar datos personales</translation>
    </message>
    <message>
        <source>Shown whole. Here nobody notes it.</source>
        <translation>Mostrados por completo. Aquí nadie lo anota.</translation>
    </message>
    <message>
        <source>It stays hidden: the notes of this counter cannot be written, and nobody would know that it was shown.</source>
        <translation>Siguen ocultos: las notas de este mostrador no se pueden grabar, y nadie sabría que se mostraron.</translation>
    </message>
    <message>
        <source>Hide personal data</source>
        <translation>Ocultar datos personales</translation>
    </message>
    <message>
        <source>Personal data is hidden. Whoever shows it is noted with the time.</source>
        <translation>Los datos personales están ocultos. Mostrarlos queda anotado, con la hora.</translation>
    </message>
    <message numerus="yes">
        <source>Personal data shown %n times: %1</source>
        <comment>the moments</comment>
        <translation>
            <numerusform>Datos personales mostrados %n vez: %1</numerusform>
            <numerusform>Datos personales mostrados %n veces: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::SendForm</name>
    <message>
        <source>CPF, CNPJ, mobile, e-mail or random key</source>
        <translation>CPF, CNPJ, celular, correo o clave aleatoria</translation>
    </message>
    <message>
        <source>who receives the money</source>
        <translation>quién recibe el dinero</translation>
    </message>
    <message>
        <source>(11) 98765-4321</source>
        <translation>(11) 98765-4321</translation>
    </message>
    <message>
        <source>what the money is for</source>
        <translation>para qué es el dinero</translation>
    </message>
    <message>
        <source>Send a Pix</source>
        <translation>Enviar un Pix</translation>
    </message>
    <message>
        <source>Check it</source>
        <translation>Revisar</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>kind of key, the key</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>These digits are two kinds of key, of two different people. Ask which one is meant:</source>
        <translation>Estos dígitos son dos claves, de dos personas distintas. Pregunte cuál de ellas es:</translation>
    </message>
    <message>
        <source>The receiver is that of the last Pix to this key, of %1.</source>
        <translation>El destinatario es el del último Pix a esta clave, del %1.</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>De un archivo</translation>
    </message>
</context>
<context>
    <name>ui::SendNotice</name>
    <message>
        <source>This shop cannot send Pix</source>
        <translation>Esta tienda no puede enviar Pix</translation>
    </message>
    <message>
        <source>Sending money needs a bank or provider that does it for the shop, and this one has none in Balcão: it only shows codes that customers pay. Send the money with your bank&apos;s app. The demonstration shows what this page does.</source>
        <translation>Para enviar dinero hace falta un banco o proveedor que lo haga por la tienda, y esta no tiene ninguno en Balcão: solo muestra códigos que los clientes pagan. Envíe el dinero con la app de su banco. La demostración enseña lo que hace esta página.</translation>
    </message>
</context>
<context>
    <name>ui::SendPage</name>
    <message>
        <source>The service does not know it: nothing was sent, the money is where it was. Enter tries again.</source>
        <translation>El servicio no lo conoce: no se envió nada, el dinero está donde estaba. Intro intenta de nuevo.</translation>
    </message>
    <message>
        <source>One like it was sent a moment ago, here or at another counter. Nothing more was sent.</source>
        <translation>Uno igual se envió hace un momento, aquí o en otro mostrador. No se envió nada más.</translation>
    </message>
    <message>
        <source>The service cannot tell now. %1 This is what it said last.</source>
        <translation>El servicio no puede decirlo ahora. %1 Esto es lo último que dijo.</translation>
    </message>
    <message>
        <source>Another one is being sent: finish that one first.</source>
        <translation>Otro se está enviando: termine ese primero.</translation>
    </message>
    <message>
        <source>Dropped: nothing was sent of it.</source>
        <translation>Descartado: no se envió nada de él.</translation>
    </message>
    <message>
        <source>Nothing was sent: one like it waits here already, under “To approve” or “On hold”.</source>
        <translation>No se envió nada: uno igual ya espera aquí, en «Por aprobar» o «En espera».</translation>
    </message>
    <message>
        <source>Taken back: nothing was sent, the money is where it was.</source>
        <translation>Envío deshecho: no se envió nada, el dinero está donde estaba.</translation>
    </message>
    <message>
        <source>Nothing was sent: the notes of this counter cannot be written, and should the program end now, nobody would know of it.</source>
        <translation>No se envió nada: las notas de este mostrador no se pueden grabar, y si el programa se cerrara ahora nadie lo sabría.</translation>
    </message>
    <message>
        <source>Nothing was sent: it is not known whether %1 to this key was sent before. “Not confirmed”, Alt+6, has it.</source>
        <translation>No se envió nada: no se sabe si %1 a esta clave ya se envió antes. Está en “Sin confirmar”, Alt+6.</translation>
    </message>
    <message>
        <source>%1 was settled elsewhere, as somebody at this counter said.</source>
        <translation>%1 se resolvió por otro medio, según dijo alguien en esta caja.</translation>
    </message>
    <message>
        <source>The service was asked to send it.</source>
        <translation>Se le pidió el envío al servicio.</translation>
    </message>
    <message>
        <source>Whether the money has left is not known yet. It goes on by itself, also on another page; nothing else is sent from here before this one is known.</source>
        <translation>Todavía no se sabe si el dinero salió. Esto sigue solo, también en otra página; desde aquí no se envía nada más antes de saberlo.</translation>
    </message>
</context>
<context>
    <name>ui::SendReview</name>
    <message>
        <source>Check before it leaves</source>
        <translation>Revise antes de que salga</translation>
    </message>
    <message>
        <source>What speaks against it</source>
        <translation>Puntos de atención</translation>
    </message>
    <message>
        <source>Look again</source>
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
        <source>Send it</source>
        <translation>Enviar</translation>
    </message>
    <message>
        <source>To the key: %1</source>
        <comment>a kind of key</comment>
        <translation>A la clave: %1</translation>
    </message>
    <message>
        <source>%1 · reference %2</source>
        <comment>what the money is for, reference</comment>
        <translation>%1 · referencia %2</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Comprobando…</translation>
    </message>
    <message>
        <source>It could not be looked up whether this was sent before. %1 Without that nothing is sent.</source>
        <translation>No se pudo ver si esto ya se envió antes. %1 Sin eso no se envía nada.</translation>
    </message>
    <message>
        <source>Nothing: this key was paid before, and not this amount of late.</source>
        <translation>Nada: a esta clave ya se le pagó antes, y no este importe en los últimos días.</translation>
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
        <source>One like it is on its way. Nothing was sent.</source>
        <translation>Ya está en camino un Pix igual. No se envió nada.</translation>
    </message>
    <message>
        <source>Read it once more: Enter works in a moment.</source>
        <translation>Léalo una vez más: Intro funciona en un momento.</translation>
    </message>
    <message>
        <source>Whether this was sent before is not known yet.</source>
        <translation>Aún no se sabe si esto ya se envió antes.</translation>
    </message>
    <message>
        <source>Type the amount again.</source>
        <translation>Escriba el importe otra vez.</translation>
    </message>
    <message>
        <source>That is not %1. Look again at what you are sending.</source>
        <translation>Eso no es %1. Mire de nuevo lo que está enviando.</translation>
    </message>
    <message>
        <source>Send %1 to %2, key %3?</source>
        <comment>amount in words, receiver, key</comment>
        <translation>¿Enviar %1 a %2, clave %3?</translation>
    </message>
    <message>
        <source>Made at this counter. A second person approves it with their PIN:</source>
        <translation>Hecho en esta caja. Una segunda persona lo aprueba con su PIN:</translation>
    </message>
    <message>
        <source>PIN of who approves</source>
        <translation>PIN de quien aprueba</translation>
    </message>
    <message>
        <source>Approve %1</source>
        <translation>Aprobar %1</translation>
    </message>
    <message>
        <source>Whoever approves it types their PIN.</source>
        <translation>Quien aprueba escribe su PIN.</translation>
    </message>
    <message>
        <source>Looking whether this was sent before…</source>
        <translation>Verificando si esto ya se envió…</translation>
    </message>
    <message>
        <source>Nothing is sent before that is known. Esc goes back, and nothing is lost.</source>
        <translation>No se envía nada antes de saberlo. Esc vuelve, y no se pierde nada.</translation>
    </message>
    <message>
        <source>Paid to this key before</source>
        <translation>Ya pagado a esta clave</translation>
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
        <translation>Preguntar al servicio ahora</translation>
    </message>
    <message>
        <source>All about it</source>
        <translation>Todo sobre él</translation>
    </message>
    <message>
        <source>Another Pix</source>
        <translation>Otro Pix</translation>
    </message>
    <message>
        <source>Do not send it again because it seems stuck: it is under way, and cannot be called back.</source>
        <translation>No lo envíe de nuevo porque parece detenido: está en curso y no se puede hacer volver.</translation>
    </message>
    <message>
        <source>Accepted, not final</source>
        <translation>Aceptado, no definitivo</translation>
    </message>
    <message>
        <source>This page follows it, and so does the list.</source>
        <translation>Esta página lo sigue, y la lista también.</translation>
    </message>
    <message>
        <source>to %1 · %2</source>
        <comment>receiver, key</comment>
        <translation>a %1 · %2</translation>
    </message>
    <message>
        <source>Do not send it again, here or in your bank&apos;s app. Nothing else is sent from this page before this one is known.</source>
        <translation>No lo envíe de nuevo, ni aquí ni en la app de su banco. No se envía nada más desde esta página antes de saber de este.</translation>
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
        <source>The money may have left, or not. The service is asked for the reference %1 again and again; “Not confirmed”, Alt+6, says what is known.</source>
        <translation>El dinero puede haber salido o no. Se pregunta al servicio por la referencia %1 una y otra vez; “Sin confirmar”, Alt+6, dice qué se sabe.</translation>
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
    <name>ui::SentWatch</name>
    <message>
        <source>Last: %1 to %2 · %3 · %4</source>
        <comment>amount, receiver, state, time</comment>
        <translation>Último: %1 a %2 · %3 · %4</translation>
    </message>
    <message numerus="yes">
        <source>%n Pix accepted and not final: the list follows them.</source>
        <translation>
            <numerusform>%n Pix aceptado y no definitivo: la lista lo sigue.</numerusform>
            <numerusform>%n Pix aceptados y no definitivos: la lista los sigue.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ServiceEditor</name>
    <message>
        <source>Keep the key</source>
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
        <source>By which you know it, here and above every page.</source>
        <translation>Por el que usted lo conoce, aquí y encima de cada página.</translation>
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
        <source>Goes into the keyring of this computer, and into no file.</source>
        <translation>Va al llavero de este equipo, y a ningún archivo.</translation>
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
        <source>Where the provider&apos;s codes lead a bank. Empty: its codes carry a Pix key.</source>
        <translation>Adónde llevan a un banco los códigos del proveedor. Vacío: sus códigos llevan una clave Pix.</translation>
    </message>
    <message>
        <source>This counter</source>
        <translation>Este mostrador</translation>
    </message>
    <message>
        <source>Begins the references of its charges: each counter has another name.</source>
        <translation>Inicia las referencias de sus cobros: cada mostrador tiene otro nombre.</translation>
    </message>
    <message>
        <source>Connect to a service</source>
        <translation>Conectar con un servicio</translation>
    </message>
    <message>
        <source>Go on</source>
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
        <source>What it is</source>
        <translation>Qué es</translation>
    </message>
    <message>
        <source>empty: the key that is kept stays</source>
        <translation>vacío: queda la clave guardada</translation>
    </message>
    <message>
        <source>Platform and kind stay as they are, since this counter has worked there. Add another service for others.</source>
        <translation>La plataforma y el tipo quedan como están, pues este mostrador ya trabajó allí. Para otros, añada otro servicio.</translation>
    </message>
    <message>
        <source>Trying it out…</source>
        <translation>Probando…</translation>
    </message>
    <message>
        <source>No key of it is kept on this computer: paste it above.</source>
        <translation>En este equipo no se guarda ninguna clave suya: péguela arriba.</translation>
    </message>
</context>
<context>
    <name>ui::ServicesPage</name>
    <message>
        <source>Its key is not kept: it is asked for when you go there.</source>
        <translation>Su clave no está guardada: se pide cuando usted va allí.</translation>
    </message>
    <message>
        <source>Its key is in the memory of Balcão until that is closed.</source>
        <translation>Su clave está en la memoria de Balcão hasta que se cierre.</translation>
    </message>
    <message>
        <source>Its key is in the keyring of this computer.</source>
        <translation>Su clave está en el llavero de este equipo.</translation>
    </message>
    <message>
        <source>Services far away</source>
        <translation>Servicios remotos</translation>
    </message>
    <message>
        <source>There is none yet. A service far away makes your charges and sees them paid: that of a provider, its sandbox, or a balcao-server of your own. A adds one; Ctrl+E goes there.</source>
        <translation>Todavía no hay ninguno. Un servicio remoto hace sus cobros y los ve pagados: el de un proveedor, su sandbox, o un balcao-server propio. A añade uno; Ctrl+E va allí.</translation>
    </message>
    <message>
        <source>Keep the new key</source>
        <translation>Guardar la nueva clave</translation>
    </message>
    <message>
        <source>The new key is kept.</source>
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
        <source>What is kept in %1 cannot be read, and is not shown.</source>
        <translation>Lo guardado en %1 no se puede leer, y no se muestra.</translation>
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
        <source>It is kept. Ctrl+E goes there.</source>
        <translation>Está guardado. Ctrl+E va allí.</translation>
    </message>
    <message>
        <source>Trying it out…</source>
        <translation>Probando…</translation>
    </message>
    <message>
        <source>No key of it is kept on this computer: K takes one.</source>
        <translation>En este equipo no se guarda ninguna clave suya: K recibe una.</translation>
    </message>
    <message>
        <source>Forget the key of “%1”? It is taken out of the keyring, and asked for when you go there.</source>
        <translation>¿Olvidar la clave de “%1”? Se saca del llavero, y se pide cuando usted vaya allí.</translation>
    </message>
    <message>
        <source>Forget it</source>
        <translation>Olvidarla</translation>
    </message>
    <message>
        <source>The key is forgotten.</source>
        <translation>La clave está olvidada.</translation>
    </message>
    <message>
        <source>The keyring did not give the key up: take it out there.</source>
        <translation>El llavero no soltó la clave: sáquela allí.</translation>
    </message>
    <message>
        <source>You are working here: go elsewhere with Ctrl+E first.</source>
        <translation>Usted está trabajando aquí: vaya antes a otro lugar con Ctrl+E.</translation>
    </message>
    <message>
        <source>Remove “%1”? Its key is forgotten. The service keeps its transactions, and what this counter noted there stays on the disk.</source>
        <translation>¿Quitar “%1”? Su clave se olvida. El servicio conserva sus transacciones, y lo que este mostrador anotó allí queda en el disco.</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Quitarlo</translation>
    </message>
    <message>
        <source>It is removed. What the counter noted, with names of customers, is in %1: delete the folder once nobody needs it.</source>
        <translation>Está quitado. Lo que el mostrador anotó, con nombres de clientes, está en %1: borre la carpeta cuando nadie la necesite.</translation>
    </message>
</context>
<context>
    <name>ui::SettingRows</name>
    <message>
        <source>No setting has these words. Esc shows all of them.</source>
        <translation>Ningún ajuste tiene esas palabras. Esc los muestra todos.</translation>
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
        <source>Counts at once.</source>
        <translation>Vale al instante.</translation>
    </message>
    <message>
        <source>Counts from the next charge on.</source>
        <translation>Vale desde el próximo cobro.</translation>
    </message>
    <message>
        <source>Counts from the next receipt on.</source>
        <translation>Vale desde el próximo comprobante.</translation>
    </message>
    <message>
        <source>Counts from the next start on.</source>
        <translation>Vale desde la próxima apertura.</translation>
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
        <source>Balcão is free software under the GNU General Public License, version 3 or later, and comes without warranty. It uses Qt (LGPL 3), SQLite (public domain) and tl::expected (CC0).</source>
        <translation>Balcão es software libre bajo la GNU General Public License, versión 3 o posterior, y viene sin garantía. Usa Qt (LGPL 3), SQLite (dominio público) y tl::expected (CC0).</translation>
    </message>
    <message>
        <source>Shop</source>
        <translation>Tienda</translation>
    </message>
    <message>
        <source>The bakery of the demo is made up, and stays as it is.</source>
        <translation>La panadería de la demostración es inventada y se queda como está.</translation>
    </message>
    <message>
        <source>Paid by Pix key %1 · %2, %3
Payer of who does not say: %4, %5</source>
        <comment>key, shop, city, payer, document</comment>
        <translation>Cobra por la clave Pix %1 · %2, %3
Pagador de quien no se identifica: %4, %5</translation>
    </message>
    <message>
        <source>Change the shop…</source>
        <translation>Cambiar la tienda…</translation>
    </message>
    <message>
        <source>Where the money goes, and who is named for customers who do not say who they are. The counter begins anew when they change.</source>
        <translation>Adónde va el dinero y quién figura cuando el cliente no se identifica. El mostrador empieza de nuevo cuando cambian.</translation>
    </message>
    <message>
        <source>Pix key, name, city and payer</source>
        <translation>Clave Pix, nombre, ciudad y pagador</translation>
    </message>
    <message>
        <source>Environments</source>
        <translation>Entornos</translation>
    </message>
    <message>
        <source>Services far away…</source>
        <translation>Servicios remotos…</translation>
    </message>
    <message>
        <source>Services far away</source>
        <translation>Servicios remotos</translation>
    </message>
    <message>
        <source>The console works the same over the API of a provider, its sandbox, or a balcao-server of your own. Ctrl+E goes to one, to the demo or to the local shop; each keeps its own data.</source>
        <translation>La consola funciona igual sobre la API de un proveedor, de su sandbox, o de un balcao-server propio. Ctrl+E va a uno, a la demo o a la tienda local; cada uno guarda sus propios datos.</translation>
    </message>
    <message>
        <source>They are kept with the service: “Services far away” above changes them.</source>
        <translation>Se guardan con el servicio: “Servicios remotos”, arriba, los cambia.</translation>
    </message>
    <message>
        <source>Watch charges that are left open here</source>
        <translation>Seguir los cobros que quedan abiertos aquí</translation>
    </message>
    <message>
        <source>While you are in another environment, its last line says how many wait here, and a notice tells of each that is paid. Without it you hear of them when you come back.</source>
        <translation>Mientras usted está en otro entorno, la última línea de la pantalla dice cuántos esperan aquí, y un aviso informa de cada uno que se pague. Sin esto, se entera al volver.</translation>
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
        <source>what a charge is for</source>
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
        <source>Who is the payer when the customer does not identify?</source>
        <translation>¿Quién es el pagador cuando el cliente no se identifica?</translation>
    </message>
    <message>
        <source>Every charge names a payer. For those who do not say who they are it names this one: mostly the shop itself, with its own document. Balcão never makes one up; ask your bank whether your contract allows it.</source>
        <translation>Todo cobro tiene un pagador. Para quien no dice quién es vale este: por lo general la propia tienda, con su documento. Balcão nunca inventa uno; pregunte a su banco si su contrato lo permite.</translation>
    </message>
    <message>
        <source>Sale at the counter</source>
        <comment>what a charge is for</comment>
        <translation>Venta en el mostrador</translation>
    </message>
    <message>
        <source>Keep the changes</source>
        <translation>Guardar los cambios</translation>
    </message>
    <message>
        <source>Change your shop</source>
        <translation>Cambie su tienda</translation>
    </message>
    <message>
        <source>Who is paid, and who pays</source>
        <translation>Quién cobra y quién paga</translation>
    </message>
    <message>
        <source>Keep the service</source>
        <translation>Guardar el servicio</translation>
    </message>
</context>
<context>
    <name>ui::Sheet</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>ui::Shop</name>
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
</context>
<context>
    <name>ui::ShopEditor</name>
    <message>
        <source>Be paid there from now on</source>
        <translation>Cobrar con esta clave de ahora en adelante</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>The Pix key becomes %1, and was %2.

New charges are paid into the account of the new key. Codes of charges that still wait keep the old key: whoever pays one pays into the account of the old key, so give those up at the counter, or look into both accounts.</source>
        <comment>new key, old key</comment>
        <translation>La clave Pix pasa a ser %1; era %2.

Los cobros nuevos se pagan en la cuenta de la clave nueva. Los códigos de los cobros que aún esperan conservan la clave antigua: quien pague uno paga en la cuenta de la clave antigua. Desista de ellos en el mostrador o mire ambas cuentas.</translation>
    </message>
</context>
<context>
    <name>ui::ShopPages</name>
    <message>
        <source>Back to the counter</source>
        <translation>Volver a la caja</translation>
    </message>
    <message>
        <source>This page wants the PIN</source>
        <translation>Esta página pide el PIN</translation>
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
        <source>Everything in its usual size</source>
        <translation>Todo en su tamaño normal</translation>
    </message>
    <message>
        <source>From the next start on, everything has %1 % of its usual size. Ctrl+0 takes that back.</source>
        <translation>A partir del próximo inicio, todo tendrá el %1 % de su tamaño normal. Ctrl+0 lo deshace.</translation>
    </message>
    <message>
        <source>From the next start on, everything has its usual size.</source>
        <translation>A partir del próximo inicio, todo tendrá su tamaño normal.</translation>
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
        <source>Read again</source>
        <translation>Leer de nuevo</translation>
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
        <source>Nothing was created then.</source>
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
        <source>Reports need the service: what this console saw before may not be all, and a sum of it could be wrong. Alt+3 lists what was seen.</source>
        <translation>Los informes necesitan el servicio: lo que esta consola ya había visto puede no ser todo, y una suma de eso podría ser incorrecta. Alt+3 muestra lo que se vio.</translation>
    </message>
    <message>
        <source>Accountant…</source>
        <comment>makes a folder for them</comment>
        <translation>Contador…</translation>
    </message>
    <message>
        <source>“%1” is not a day from %2 to today.</source>
        <translation>«%1» no es un día entre el %2 y hoy.</translation>
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
        <source>given up</source>
        <comment>a charge, by the counter</comment>
        <translation>abandonado</translation>
    </message>
    <message>
        <source>handed over</source>
        <comment>the goods</comment>
        <translation>entregado</translation>
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
        <source>Show in a window of its own</source>
        <translation>Mostrar en una ventana propia</translation>
    </message>
</context>
<context>
    <name>ui::ViewBar</name>
    <message>
        <source>Keep as a view</source>
        <translation>Guardar como vista</translation>
    </message>
    <message>
        <source>Name of the view</source>
        <translation>Nombre de la vista</translation>
    </message>
    <message>
        <source>Name of the view; Enter keeps it</source>
        <translation>Nombre de la vista; Intro la guarda</translation>
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
        <source>The view stands further to the left</source>
        <translation>La vista queda más a la izquierda</translation>
    </message>
    <message>
        <source>The view stands further to the right</source>
        <translation>La vista queda más a la derecha</translation>
    </message>
    <message>
        <source>Close the line of the view</source>
        <translation>Cerrar la línea de la vista</translation>
    </message>
    <message>
        <source>View: %1</source>
        <translation>Vista: %1</translation>
    </message>
    <message>
        <source>Change the view</source>
        <translation>Cambiar la vista</translation>
    </message>
    <message>
        <source>A view needs a name.</source>
        <translation>Una vista necesita un nombre.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n view(s), one for each digit. Remove one first.</source>
        <translation>
            <numerusform>Hay %n vista, una por cada dígito. Quite una antes.</numerusform>
            <numerusform>Hay %n vistas, una por cada dígito. Quite una antes.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is another view of that name.</source>
        <translation>Hay otra vista con ese nombre.</translation>
    </message>
</context>
<context>
    <name>ui::Wait</name>
    <message>
        <source>%1 For %2 s already: the service is slow to answer.</source>
        <comment>what is under way, seconds</comment>
        <translation>%1 Desde hace %2 s: el servicio tarda en responder.</translation>
    </message>
    <message>
        <source>%1 No answer for %2 s. %3</source>
        <comment>what is under way, seconds, what is known</comment>
        <translation>%1 Sin respuesta desde hace %2 s. %3</translation>
    </message>
    <message>
        <source>F5 asks once more; else it goes on waiting. Nothing changes by either.</source>
        <translation>F5 consulta una vez más; si no, se sigue esperando. Nada cambia con eso.</translation>
    </message>
</context>
<context>
    <name>ui::WaitingPanel</name>
    <message>
        <source>Whoever has the code can still pay it: then Balcão says so, loudly.</source>
        <translation>Quien tenga el código aún puede pagarlo: entonces Balcão lo avisa de forma visible.</translation>
    </message>
    <message>
        <source>Whoever has the code can still pay it, and only your bank sees that.</source>
        <translation>Quien tenga el código aún puede pagarlo, y eso solo lo ve su banco.</translation>
    </message>
    <message>
        <source>Abandon</source>
        <translation>Abandonar</translation>
    </message>
    <message>
        <source>Back to the code</source>
        <translation>Volver al código</translation>
    </message>
    <message>
        <source>Abandon this charge of %1?</source>
        <translation>¿Abandonar este cobro de %1?</translation>
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
        <source>Customer gives up</source>
        <translation>El cliente desiste</translation>
    </message>
    <message>
        <source>Simulated customer</source>
        <translation>Cliente simulado</translation>
    </message>
    <message>
        <source>This page says PAID when the money is there.</source>
        <translation>Esta página dice PAGADO cuando el dinero ha llegado.</translation>
    </message>
    <message>
        <source>Balcão cannot see your bank: hand over the goods when the money shows in your bank&apos;s app, not on the customer&apos;s screen.</source>
        <translation>Balcão no ve su banco: entregue la mercancía cuando el dinero aparezca en la app de su banco, no en la pantalla del cliente.</translation>
    </message>
    <message>
        <source>B: larger code · Ctrl+D: customers&apos; window</source>
        <translation>B: código más grande · Ctrl+D: pantalla del cliente</translation>
    </message>
    <message>
        <source>B or Esc: smaller code</source>
        <translation>B o Esc: código más pequeño</translation>
    </message>
    <message>
        <source>F6: copy it instead</source>
        <translation>F6: copiarlo en su lugar</translation>
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
        <source>Telling the service…</source>
        <translation>Avisando al servicio…</translation>
    </message>
    <message>
        <source>The page says when the charge is decided.</source>
        <translation>La página muestra cuándo se decide.</translation>
    </message>
</context>
</TS>
