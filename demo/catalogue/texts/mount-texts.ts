import type { Text } from '../../../backend/db/records.ts'
import type { Family, Group } from '../family.ts'
import { t } from './text.ts'

/** A hint on mounting; families are given by id, joined by spaces. */
interface Hint {
  text: Text
  only?: string
  not?: string
  /** Parameter that the product must have. */
  needs?: string
}

const units = 'hrv-wall hrv-floor hrv-ceiling'
const rooms = 'hrv-push-pull hrv-room hrv-kit hrv-pair'
const hoses = 'alu-flex insulated-flex plastic-flex flex-metre'
const inline = 'mixed-flow inline-radial acoustic-box fireplace-fan outlet'
const framed = 'filter-set pocket panel filter-box'
const valves = 'valve-supply valve-extract'

const hints: Record<Group, Hint[]> = {
  fan: [
    {
      not: 'bath-12v',
      text: t(
        'Der Anschluss an 230 V gehört in die Hand einer Elektrofachkraft; eine allpolige Trennung muss vorhanden sein.',
        'Připojení na 230 V smí provést jen osoba s elektrotechnickou kvalifikací; v přívodu musí být vypínač všech pólů.',
        'Pripojenie na 230 V smie vykonať len osoba s elektrotechnickou kvalifikáciou; v prívode musí byť vypínač všetkých pólov.',
        'Connection to 230 V is a job for a qualified electrician; an all-pole isolator is required.',
      ),
    },
    {
      only: 'bath-12v',
      text: t(
        'Den Transformator schließt eine Elektrofachkraft außerhalb der Badzonen an; von dort führt nur die 12-V-Leitung zum Lüfter.',
        'Transformátor zapojí elektrikář mimo zóny koupelny; odtud vede k ventilátoru jen kabel 12 V.',
        'Transformátor zapojí elektrikár mimo zón kúpeľne; odtiaľ vedie k ventilátoru len kábel 12 V.',
        'An electrician connects the transformer outside the bath zones; from there only the 12 V cable runs to the fan.',
      ),
    },
    {
      not: 'fireplace-fan',
      text: t(
        'Für genügend Zuluft sorgen: Ein Türspalt oder Überströmgitter von rund 150 cm² genügt in den meisten Räumen.',
        'Zajistěte přívod vzduchu: ve většině místností stačí spára pod dveřmi nebo mřížka s plochou kolem 150 cm².',
        'Zabezpečte prívod vzduchu: vo väčšine miestností stačí škára pod dverami alebo mriežka s plochou okolo 150 cm².',
        'Provide make-up air: a door gap or transfer grille of about 150 cm² is enough for most rooms.',
      ),
    },
    {
      only: inline,
      text: t(
        'Gerade Strecken vor und hinter dem Ventilator (1 × Ø saugseitig, 3 × Ø druckseitig) halten Leistung und Geräusch im Rahmen der Angaben.',
        'Rovné úseky před ventilátorem a za ním (1 × Ø na sání, 3 × Ø na výtlaku) udrží výkon i hluk v mezích udávaných hodnot.',
        'Rovné úseky pred ventilátorom a za ním (1 × Ø na nasávaní, 3 × Ø na výtlaku) udržia výkon aj hluk v medziach udávaných hodnôt.',
        'Straight runs before and after the fan (1 × Ø on the inlet, 3 × Ø on the outlet) keep performance and noise within the stated figures.',
      ),
    },
    {
      not: 'fireplace-fan',
      text: t(
        'Bei raumluftabhängiger Feuerstätte in der Wohnung vorher den Schornsteinfeger fragen; meist ist ein Unterdruckwächter nötig.',
        'Je-li v bytě spotřebič závislý na vzduchu z místnosti, poraďte se předem s kominíkem; obvykle je nutné hlídání podtlaku.',
        'Ak je v byte spotrebič závislý od vzduchu z miestnosti, poraďte sa vopred s kominárom; obvykle je potrebné stráženie podtlaku.',
        'If the dwelling has an open-flued appliance, ask the chimney inspector first; a pressure monitor is usually needed.',
      ),
    },
  ],
  industrial: [
    {
      not: 'roof-curb ceiling-fan',
      text: t(
        'Den Motorschutz (Thermokontakte) immer anschließen; ohne ihn erlischt die Garantie des Herstellers.',
        'Vždy zapojte ochranu motoru (termokontakty); bez ní záruka výrobce neplatí.',
        'Vždy zapojte ochranu motora (termokontakty); bez nej záruka výrobcu neplatí.',
        'Always wire the motor protection (thermal contacts); without it the manufacturer’s guarantee is void.',
      ),
    },
    {
      not: 'roof-curb',
      text: t(
        'Vor der Wartung gegen Wiedereinschalten sichern; ein abschließbarer Reparaturschalter gehört in Sichtweite.',
        'Před údržbou zajistěte proti zapnutí; uzamykatelný servisní vypínač patří na dohled.',
        'Pred údržbou zaistite proti zapnutiu; uzamykateľný servisný vypínač patrí na dohľad.',
        'Lock off before maintenance; a lockable isolator belongs within sight of the fan.',
      ),
    },
    {
      only: 'axial-wall axial-duct atex',
      text: t(
        'Berührungsschutz ist auf der frei zugänglichen Seite Pflicht und ab 2,7 m Höhe entbehrlich, sofern die Gefährdungsbeurteilung das zulässt.',
        'Ochranná mřížka je na volně přístupné straně povinná; nad 2,7 m ji lze vynechat, pokud to dovolí posouzení rizik.',
        'Ochranná mriežka je na voľne prístupnej strane povinná; nad 2,7 m ju možno vynechať, ak to dovolí posúdenie rizík.',
        'A guard is mandatory on the accessible side; above 2.7 m it may be left out where the risk assessment allows.',
      ),
    },
    {
      only: 'ceiling-fan',
      text: t(
        'Zu Leuchten so viel Abstand halten, dass die Flügel das Licht nicht zerhacken.',
        'Od svítidel zachovejte takový odstup, aby lopatky nepřerušovaly světlo.',
        'Od svietidiel zachovajte taký odstup, aby lopatky neprerušovali svetlo.',
        'Keep enough distance from lamps so that the blades do not chop the light.',
      ),
    },
    {
      only: 'roof-curb',
      text: t(
        'Den Sockel auf der tragenden Schale verschrauben und die Fuge innen luftdicht abkleben.',
        'Nástavec přišroubujte k nosné konstrukci a spáru zevnitř vzduchotěsně přelepte.',
        'Nadstavec priskrutkujte k nosnej konštrukcii a škáru zvnútra vzduchotesne prelepte.',
        'Screw the curb to the load-bearing deck and tape the joint airtight from inside.',
      ),
    },
    {
      only: 'roof-curb',
      text: t(
        'Der Anschluss an die Dachabdichtung ist Sache des Dachdeckers; der Sockel kommt vor der Abdichtung.',
        'Napojení na hydroizolaci svěřte pokrývači; nástavec se osazuje před ní.',
        'Napojenie na hydroizoláciu zverte strechárovi; nadstavec sa osádza pred ňou.',
        'The roofer joins it to the waterproofing; the curb goes in before that.',
      ),
    },
  ],
  hrv: [
    {
      only: units,
      text: t(
        'Die Kondensatleitung mit 2 % Gefälle verlegen und den Siphon vor der Inbetriebnahme füllen.',
        'Odvod kondenzátu veďte se spádem 2 % a sifon před spuštěním naplňte vodou.',
        'Odvod kondenzátu veďte so spádom 2 % a sifón pred spustením naplňte vodou.',
        'Lay the condensate pipe with a 2 % fall and fill the trap before commissioning.',
      ),
    },
    {
      only: units,
      text: t(
        'Außen- und Fortluftleitungen dampfdicht dämmen, sonst bildet sich im Winter Tauwasser.',
        'Potrubí venkovního a odpadního vzduchu izolujte parotěsně, jinak v zimě kondenzuje.',
        'Potrubie vonkajšieho a odpadového vzduchu izolujte parotesne, inak v zime kondenzuje.',
        'Insulate outdoor and exhaust air ducts vapour-tight, otherwise they will drip in winter.',
      ),
    },
    {
      only: `${units} manifold`,
      text: t(
        'Nach dem Einregulieren die Luftmengen je Raum protokollieren; das erleichtert jeden späteren Filter- oder Ventilwechsel.',
        'Po zaregulování si zapište průtoky v jednotlivých místnostech; usnadní to každou pozdější výměnu filtrů a ventilů.',
        'Po zaregulovaní si zapíšte prietoky v jednotlivých miestnostiach; uľahčí to každú neskoršiu výmenu filtrov a ventilov.',
        'Log the flow of every room after balancing; it makes any later change of filters or valves easier.',
      ),
    },
    {
      only: 'manifold',
      text: t(
        'Den Kasten zugänglich lassen: Zum Einregulieren und Reinigen muss der Deckel aufgehen.',
        'K boxu nechte přístup: kvůli zaregulování a čištění se musí dát otevřít.',
        'K boxu nechajte prístup: pre zaregulovanie a čistenie sa musí dať otvoriť.',
        'Keep the box accessible: its cover has to open for balancing and cleaning.',
      ),
    },
    {
      only: rooms,
      text: t(
        'Die Kernbohrung mit 1 bis 2 % Gefälle nach außen anlegen, damit Kondensat abläuft.',
        'Otvor vrtejte se spádem 1 až 2 % ven, aby kondenzát odtékal.',
        'Otvor vŕtajte so spádom 1 až 2 % von, aby kondenzát odtekal.',
        'Drill with a fall of 1 to 2 % to the outside so that condensate drains.',
      ),
    },
    {
      only: rooms,
      text: t(
        'Die Fuge zwischen Hülse und Mauerwerk ringsum ausschäumen und innen luftdicht abschließen.',
        'Spáru mezi pouzdrem a zdivem po celém obvodu vypěňte a zevnitř vzduchotěsně uzavřete.',
        'Škáru medzi puzdrom a murivom po celom obvode vypeňte a zvnútra vzduchotesne uzavrite.',
        'Foam the gap between sleeve and masonry all round and close it airtight on the inside.',
      ),
    },
  ],
  duct: [
    {
      not: 'flat-duct',
      text: t(
        'Alle 2 bis 3 m befestigen und an Durchdringungen entkoppeln, damit kein Körperschall in die Decke geht.',
        'Kotvěte po 2 až 3 m a v prostupech oddělte pružně, aby se hluk nepřenášel do stropu.',
        'Kotvite po 2 až 3 m a v prestupoch oddeľte pružne, aby sa hluk neprenášal do stropu.',
        'Fix every 2 to 3 m and decouple at penetrations so that no structure-borne sound reaches the ceiling.',
      ),
    },
    {
      only: 'spiral plastic-round',
      text: t(
        'Nach dem Ablängen entgraten; ein sauberer Schnitt schont die Dichtlippe des Formteils.',
        'Po zkrácení začistěte hrany; čistý řez šetří těsnění tvarovky.',
        'Po skrátení začistite hrany; čistý rez šetrí tesnenie tvarovky.',
        'Deburr after cutting; a clean edge spares the seal of the fitting.',
      ),
    },
    {
      not: 'plastic-flex rect-duct',
      text: t(
        'Für leise Wohnungslüftung sind in Hauptleitungen höchstens 3 m/s, in Abzweigen 2 m/s üblich.',
        'Pro tiché větrání bytů se volí v hlavních trasách nejvýše 3 m/s, v odbočkách 2 m/s.',
        'Na tiché vetranie bytov sa volí v hlavných trasách najviac 3 m/s, v odbočkách 2 m/s.',
        'For quiet homes, no more than 3 m/s in mains and 2 m/s in branches is customary.',
      ),
    },
    {
      only: hoses,
      text: t(
        'Den Schlauch auf den Stutzen schieben und mit Schelle oder Spannband sichern; Klebeband allein hält auf Dauer nicht.',
        'Hadici nasuňte na hrdlo a zajistěte sponou nebo stahovací páskou; samotná lepicí páska dlouho nevydrží.',
        'Hadicu nasuňte na hrdlo a zaistite sponou alebo sťahovacou páskou; samotná lepiaca páska dlho nevydrží.',
        'Push the hose over the spigot and secure it with a clamp or strap; tape alone does not last.',
      ),
    },
    {
      only: 'flat-duct',
      text: t(
        'Den Kanal vor dem Verschließen der Decke oder des Sockels ganz durchgehen: Jeder Stoß muss rundum abgeklebt sein.',
        'Než zakryjete strop nebo sokl, projděte celou trasu: každý spoj musí být přelepený po obvodu.',
        'Skôr než zakryjete strop alebo sokel, prejdite celú trasu: každý spoj musí byť prelepený po obvode.',
        'Walk the whole run before closing the ceiling or plinth: every joint must be taped all round.',
      ),
    },
    {
      only: 'rect-duct',
      text: t(
        'Dichtband lückenlos auf den Flansch kleben, die Ecken verschrauben und dazwischen alle 20 cm eine Klammer setzen.',
        'Těsnicí pásku nalepte na přírubu bez mezer, rohy sešroubujte a mezi nimi dejte svorku po 20 cm.',
        'Tesniacu pásku nalepte na prírubu bez medzier, rohy zoskrutkujte a medzi nimi dajte svorku po 20 cm.',
        'Stick gasket tape to the flange without gaps, bolt the corners and set a clip every 20 cm between them.',
      ),
    },
  ],
  fitting: [
    {
      not: 'saddle flat-fitting',
      text: t(
        'Formteile stecken im Rohr: bis zum Sicken-Anschlag einschieben und mit zwei bis vier Bohrschrauben sichern.',
        'Tvarovky se zasouvají do potrubí: zasuňte po doraz a zajistěte dvěma až čtyřmi samovrtnými šrouby.',
        'Tvarovky sa zasúvajú do potrubia: zasuňte po doraz a zaistite dvomi až štyrmi samovrtnými skrutkami.',
        'Fittings go into the duct: push in up to the bead and secure with two to four self-drilling screws.',
      ),
    },
    {
      only: 'bend-90 tee reducer backdraught throttle',
      text: t(
        'Zwei Formteile werden mit einer Muffe verbunden, zwei Rohre mit einem Nippel.',
        'Dvě tvarovky spojuje mufa, dvě trubky nátrubek (vnitřní spojka).',
        'Dve tvarovky spája mufa, dve rúry nátrubok (vnútorná spojka).',
        'Two fittings are joined by a female coupling, two ducts by a male one.',
      ),
    },
    {
      needs: 'gasket',
      not: 'saddle',
      text: t(
        'Etwas Gleitmittel oder Wasser auf der Lippe erleichtert das Einschieben; Silikon ist nicht nötig.',
        'Zasunutí usnadní trocha mazadla nebo vody na těsnění; silikon není potřeba.',
        'Zasunutie uľahčí trocha maziva alebo vody na tesnení; silikón nie je potrebný.',
        'A little lubricant or water on the lip eases insertion; no silicone is needed.',
      ),
    },
    {
      not: 'flat-fitting',
      text: t(
        'Vor dem Zusammenstecken Grat und Späne entfernen, sonst pfeift es später im Luftstrom.',
        'Před spojením odstraňte otřepy a třísky, jinak bude potrubí později pískat.',
        'Pred spojením odstráňte ostriny a triesky, inak bude potrubie neskôr pískať.',
        'Remove burrs and chips before joining, or they will whistle in the air stream later.',
      ),
    },
    {
      only: 'saddle',
      text: t(
        'Den Sattel im Abstand von 3 bis 5 cm vernieten, bis das Dichtband rundum anliegt.',
        'Sedlo nýtujte po 3 až 5 cm, až těsnicí páska dosedne po celém obvodu.',
        'Sedlo nitujte po 3 až 5 cm, až tesniaca páska dosadne po celom obvode.',
        'Rivet the saddle every 3 to 5 cm until the sealing tape sits tight all round.',
      ),
    },
    {
      only: 'flat-fitting',
      text: t(
        'Erst trocken zusammenstecken und das Maß prüfen, dann jeden Stoß mit Band umwickeln.',
        'Nejprve spojte nasucho a přeměřte, potom každý spoj přelepte páskou.',
        'Najprv spojte nasucho a premerajte, potom každý spoj prelepte páskou.',
        'Join dry and check the dimension first, then tape every joint.',
      ),
    },
    {
      only: 'flat-fitting',
      text: t(
        'Im Estrich muss jeder Stoß ganz abgeklebt sein, damit keine Schlempe in den Kanal läuft.',
        'V podlaze musí být každý spoj přelepený celý, aby do kanálu nenateklo cementové mléko.',
        'V podlahe musí byť každý spoj prelepený celý, aby do kanála nenatieklo cementové mlieko.',
        'In screed every joint must be fully taped so that no slurry runs into the duct.',
      ),
    },
  ],
  outlet: [
    {
      only: 'grille-square door-grille swirl slot',
      text: t(
        'Ausschnitt nach Einbaumaß herstellen, Rahmen setzen, dann erst die Sichtfläche befestigen.',
        'Otvor vyřízněte podle montážního rozměru, osaďte rámeček a teprve potom upevněte pohledovou část.',
        'Otvor vyrežte podľa montážneho rozmeru, osaďte rámik a až potom upevnite pohľadovú časť.',
        'Cut to the installation size, set the frame, and only then fix the visible part.',
      ),
    },
    {
      only: valves,
      text: t(
        'Erst den Einbaurahmen im Rohr oder in der Decke befestigen, dann das Ventil eindrehen.',
        'Nejprve upevněte rámeček v potrubí nebo ve stropě, potom ventil zašroubujte.',
        'Najprv upevnite rámik v potrubí alebo v strope, potom ventil zaskrutkujte.',
        'Fix the frame in the duct or ceiling first, then screw in the valve.',
      ),
    },
    {
      not: 'roof-terminal',
      text: t(
        'Einmal im Jahr abnehmen und feucht abwischen; Staub im Querschnitt macht Geräusch.',
        'Jednou za rok sejměte a otřete vlhkým hadříkem; zanesený průřez hučí.',
        'Raz za rok zložte a utrite vlhkou handričkou; zanesený prierez hučí.',
        'Take off and wipe once a year; dust in the opening makes noise.',
      ),
    },
    {
      not: 'roof-terminal louvre shutter door-grille',
      text: t(
        'Mit etwas Acryl am Wandanschluss wird die Fuge luftdicht, ohne dass sich das Teil nicht mehr lösen lässt.',
        'Trocha akrylu na styku se stěnou spáru utěsní a díl lze přesto kdykoli sejmout.',
        'Trocha akrylu na styku so stenou škáru utesní a diel možno napriek tomu kedykoľvek zložiť.',
        'A little acrylic sealant at the wall makes the joint airtight and still lets you remove the part.',
      ),
    },
    {
      only: 'louvre shutter',
      text: t(
        'Zwischen Gitter und Rohrende einen Fingerbreit Luft lassen, damit Schlagregen nicht ins Rohr zieht.',
        'Mezi mřížkou a koncem trubky nechte mezeru na prst, aby hnaný déšť nezatékal do potrubí.',
        'Medzi mriežkou a koncom rúry nechajte medzeru na prst, aby hnaný dážď nezatekal do potrubia.',
        'Leave a finger’s width between the blades and the duct end so that driving rain is not drawn in.',
      ),
    },
    {
      only: 'roof-terminal',
      text: t(
        'Dampfbremse und Unterdeckbahn mit Manschetten an das Rohr anschließen.',
        'Parozábranu i pojistnou hydroizolaci napojte na trubku manžetami.',
        'Parozábranu aj poistnú hydroizoláciu napojte na rúru manžetami.',
        'Join vapour barrier and roofing underlay to the pipe with collars.',
      ),
    },
    {
      only: 'roof-terminal',
      text: t(
        'Im kalten Dachraum die Leitung bis an die Durchführung dämmen, sonst läuft Tauwasser zurück.',
        'Na nevytápěné půdě izolujte potrubí až k prostupu, jinak se kondenzát vrací.',
        'Na nevykurovanej povale izolujte potrubie až k prestupu, inak sa kondenzát vracia.',
        'In a cold loft, insulate the duct right up to the terminal or condensate will run back.',
      ),
    },
  ],
  filter: [
    {
      only: framed,
      text: t(
        'Pfeil auf dem Rahmen in Strömungsrichtung, Dichtung rundum anliegend – sonst strömt Luft am Filter vorbei.',
        'Šipka na rámečku ve směru proudění, těsnění po celém obvodu – jinak vzduch filtr obejde.',
        'Šípka na rámiku v smere prúdenia, tesnenie po celom obvode – inak vzduch filter obíde.',
        'Arrow on the frame in flow direction, seal touching all round – otherwise air bypasses the filter.',
      ),
    },
    {
      only: framed,
      text: t(
        'Filter bei abgeschaltetem Gerät wechseln und das Datum auf den Rahmen schreiben.',
        'Filtr vyměňujte při vypnutém zařízení a datum si napište na rámeček.',
        'Filter vymieňajte pri vypnutom zariadení a dátum si napíšte na rámik.',
        'Change filters with the unit switched off and write the date on the frame.',
      ),
    },
    {
      text: t(
        'Gebrauchte Filter gehören in einem verschlossenen Beutel in den Restmüll.',
        'Použité filtry patří v uzavřeném sáčku do směsného odpadu.',
        'Použité filtre patria v uzavretom vrecku do zmesového odpadu.',
        'Used filters go into residual waste in a closed bag.',
      ),
    },
    {
      only: 'media',
      text: t(
        'Ringsum 1 cm zugeben, damit die Matte im Rahmen klemmt und keine Luft daran vorbeizieht.',
        'Po obvodu přidejte 1 cm, aby tkanina v rámečku držela a vzduch ji neobcházel.',
        'Po obvode pridajte 1 cm, aby tkanina v rámiku držala a vzduch ju neobchádzal.',
        'Allow 1 cm all round so that the mat grips the frame and no air passes it.',
      ),
    },
    {
      only: 'carbon',
      text: t(
        'Saugend betreiben: Der Ventilator sitzt hinter dem Filter, das Vlies hält Staub von der Kohle fern.',
        'Provozujte v sání: ventilátor je za filtrem a rouno drží prach mimo uhlí.',
        'Prevádzkujte v nasávaní: ventilátor je za filtrom a rúno drží prach mimo uhlia.',
        'Run it on suction: the fan sits behind the filter and the fleece keeps dust off the carbon.',
      ),
    },
  ],
  sound: [
    {
      not: 'antivibration',
      text: t(
        'So nah wie möglich an den Ventilator setzen, auf der Seite, die in den ruhigen Raum führt.',
        'Osaďte co nejblíže k ventilátoru, na stranu vedoucí do tiché místnosti.',
        'Osaďte čo najbližšie k ventilátoru, na stranu vedúcu do tichej miestnosti.',
        'Place as close to the fan as possible, on the side that leads to the quiet room.',
      ),
    },
    {
      not: 'antivibration',
      text: t(
        'Zwischen Schalldämpfer und Bogen mindestens einen Durchmesser gerade Strecke lassen.',
        'Mezi tlumičem a obloukem ponechte rovný úsek alespoň jednoho průměru.',
        'Medzi tlmičom a oblúkom ponechajte rovný úsek aspoň jedného priemeru.',
        'Leave at least one diameter of straight duct between silencer and bend.',
      ),
    },
    {
      not: 'antivibration',
      text: t(
        'Wo die Leitung durch eine ruhige Zone läuft, hilft zusätzlich eine Dämmung gegen Abstrahlung.',
        'Vede-li potrubí tichou zónou, pomůže navíc izolace proti vyzařování hluku.',
        'Ak potrubie vedie tichou zónou, pomôže navyše izolácia proti vyžarovaniu hluku.',
        'Where the duct crosses a quiet zone, lagging against breakout noise helps as well.',
      ),
    },
    {
      only: 'antivibration',
      text: t(
        'Die Spannbänder gleichmäßig anziehen und nach einer Woche Betrieb nachziehen.',
        'Stahovací pásky utáhněte rovnoměrně a po týdnu provozu je dotáhněte.',
        'Sťahovacie pásky utiahnite rovnomerne a po týždni prevádzky ich dotiahnite.',
        'Tighten the clamps evenly and again after a week of running.',
      ),
    },
    {
      only: 'antivibration',
      text: t(
        'Auch den Ventilator auf Gummipuffer setzen, sonst wandert das Schwingen in die Wand statt ins Rohr.',
        'Na pryžové silentbloky uložte i ventilátor, jinak chvění přejde do stěny místo do potrubí.',
        'Na gumové silentbloky uložte aj ventilátor, inak chvenie prejde do steny namiesto do potrubia.',
        'Put the fan on rubber mounts too, or the vibration goes into the wall instead of the duct.',
      ),
    },
  ],
  control: [
    {
      not: 'meter spare',
      text: t(
        'Vor dem Öffnen spannungsfrei schalten; Anschluss nach dem Schaltbild im Deckel.',
        'Před otevřením odpojte od napětí; zapojení podle schématu ve víčku.',
        'Pred otvorením odpojte od napätia; zapojenie podľa schémy vo veku.',
        'Isolate before opening; wire as shown on the diagram inside the cover.',
      ),
    },
    {
      not: 'meter spare triac transformer switch',
      text: t(
        'Steuerleitungen getrennt von Netzleitungen führen, ab 10 m geschirmt.',
        'Ovládací vedení veďte odděleně od silového, nad 10 m stíněným kabelem.',
        'Ovládacie vedenie veďte oddelene od silového, nad 10 m tieneným káblom.',
        'Run control cables apart from mains cables, screened from 10 m on.',
      ),
    },
    {
      not: 'meter spare',
      text: t(
        'Nach dem Einbau die Funktion einmal über den ganzen Bereich prüfen und die Einstellung notieren.',
        'Po montáži jednou vyzkoušejte celý rozsah a nastavení si zapište.',
        'Po montáži raz vyskúšajte celý rozsah a nastavenie si zapíšte.',
        'After installation, check the function over the whole range once and note the setting.',
      ),
    },
    {
      only: 'meter',
      text: t(
        'Vor der Messung das Gerät auf Raumtemperatur kommen lassen; im Winter dauert das eine Viertelstunde.',
        'Před měřením nechte přístroj vytemperovat na teplotu místnosti; v zimě to trvá čtvrt hodiny.',
        'Pred meraním nechajte prístroj vytemperovať na teplotu miestnosti; v zime to trvá štvrť hodiny.',
        'Let the instrument reach room temperature before measuring; in winter that takes a quarter of an hour.',
      ),
    },
    {
      only: 'meter',
      text: t(
        'Wer Werte protokolliert, lässt alle ein bis zwei Jahre abgleichen.',
        'Kdo hodnoty uvádí v protokolech, nechá přístroj každý rok až dva zkalibrovat.',
        'Kto hodnoty uvádza v protokoloch, dá prístroj každý rok až dva skalibrovať.',
        'Anyone who records values has it calibrated every one to two years.',
      ),
    },
    {
      only: 'spare',
      text: t(
        'Vor dem Ausbau die Anschlüsse fotografieren; das erspart das Suchen im Schaltbild.',
        'Před demontáží si zapojení vyfotografujte, ušetříte si hledání ve schématu.',
        'Pred demontážou si zapojenie odfotografujte, ušetríte si hľadanie v schéme.',
        'Photograph the connections before removal; it saves searching the wiring diagram.',
      ),
    },
    {
      only: 'spare',
      text: t(
        'Nach dem Tausch alle Stufen einmal durchschalten und auf Schleifgeräusche achten.',
        'Po výměně projeďte všechny stupně a poslouchejte, zda nic nedrhne.',
        'Po výmene prejdite všetky stupne a počúvajte, či nič nedrhne.',
        'After the change, run through all speeds once and listen for rubbing.',
      ),
    },
  ],
  fire: [
    {
      text: t(
        'Einbau nach der Montageanleitung und der Leistungserklärung des Herstellers; Abweichungen bedürfen der Zustimmung der Prüfstelle.',
        'Montáž podle návodu a prohlášení o vlastnostech výrobce; odchylky vyžadují souhlas zkušebny.',
        'Montáž podľa návodu a vyhlásenia o parametroch výrobcu; odchýlky vyžadujú súhlas skúšobne.',
        'Install to the manufacturer’s instructions and declaration of performance; deviations need the approval of the test body.',
      ),
    },
    {
      not: 'fire-insulation',
      text: t(
        'Revisionsöffnung vorsehen: Die Funktion ist regelmäßig zu prüfen und zu dokumentieren.',
        'Pamatujte na revizní otvor: funkci je nutné pravidelně ověřovat a zapisovat.',
        'Pamätajte na revízny otvor: funkciu treba pravidelne overovať a zapisovať.',
        'Provide an access opening: function has to be tested and recorded regularly.',
      ),
    },
    {
      text: t(
        'Die Leitung so aufhängen, dass im Brandfall keine Kraft auf das Bauteil wirkt.',
        'Potrubí zavěste tak, aby při požáru na díl nepůsobila žádná síla.',
        'Potrubie zaveste tak, aby pri požiari na diel nepôsobila žiadna sila.',
        'Support the duct so that no load acts on the part in case of fire.',
      ),
    },
  ],
  hood: [
    {
      text: t(
        'Abluftleitung glatt und kurz halten; jeder enge Bogen kostet spürbar Luftmenge.',
        'Odtah veďte hladkým a krátkým potrubím; každý ostrý oblouk ubere znatelný kus výkonu.',
        'Odťah veďte hladkým a krátkym potrubím; každý ostrý oblúk uberie citeľný kus výkonu.',
        'Keep the exhaust duct smooth and short; every tight bend costs noticeable airflow.',
      ),
    },
    {
      not: 'wall-box',
      text: t(
        'Abstand zum Kochfeld nach Anleitung: meist 65 cm bei Elektro, 75 cm bei Gas.',
        'Vzdálenost od varné desky podle návodu: obvykle 65 cm u elektrické, 75 cm u plynové.',
        'Vzdialenosť od varnej dosky podľa návodu: obvykle 65 cm pri elektrickej, 75 cm pri plynovej.',
        'Clearance above the hob as instructed: usually 65 cm for electric, 75 cm for gas.',
      ),
    },
    {
      only: 'hood',
      text: t(
        'Mit raumluftabhängiger Feuerstätte nur zusammen mit Fensterkontakt oder Unterdruckwächter betreiben.',
        'S otevřeným topeništěm provozujte jen s okenním kontaktem nebo hlídačem podtlaku.',
        'S otvoreným ohniskom prevádzkujte len s okenným kontaktom alebo strážcom podtlaku.',
        'Together with an open-flued stove, operate only with a window contact or pressure monitor.',
      ),
    },
    {
      only: 'wall-box',
      text: t(
        'Das Rohr mit leichtem Gefälle nach außen setzen; die Klappe muss frei schwingen.',
        'Trubku osaďte s mírným spádem ven; klapka se musí volně pohybovat.',
        'Rúru osaďte s miernym spádom von; klapka sa musí voľne pohybovať.',
        'Set the duct with a slight fall to the outside; the flap must swing freely.',
      ),
    },
  ],
  heat: [
    {
      only: 'preheater electric-heater',
      text: t(
        'Strömungsrichtung und Mindestluftmenge beachten; unter 1,5 m/s schaltet der Temperaturwächter ab.',
        'Dodržte směr proudění a nejmenší průtok; pod 1,5 m/s vypne tepelná pojistka.',
        'Dodržte smer prúdenia a najmenší prietok; pod 1,5 m/s vypne tepelná poistka.',
        'Mind flow direction and minimum airflow; below 1.5 m/s the thermal cut-out trips.',
      ),
    },
    {
      not: 'air-curtain',
      text: t(
        'Vor dem Heizregister einen Filter einbauen; Staub auf heißen Flächen riecht.',
        'Před ohřívač zařaďte filtr; prach na horkých plochách zapáchá.',
        'Pred ohrievač zaraďte filter; prach na horúcich plochách zapácha.',
        'Fit a filter upstream; dust on hot surfaces smells.',
      ),
    },
    {
      not: 'water-heater',
      text: t(
        'Elektrischer Anschluss nur durch eine Fachkraft, mit eigener Absicherung.',
        'Elektrické připojení jen odborníkem, se samostatným jištěním.',
        'Elektrické pripojenie len odborníkom, so samostatným istením.',
        'Electrical connection by a qualified person only, on its own circuit.',
      ),
    },
    {
      only: 'water-heater',
      text: t(
        'Den Heizkreis vor dem Einregulieren spülen und entlüften; Luft im Register kostet Leistung.',
        'Topný okruh před zaregulováním propláchněte a odvzdušněte; vzduch ve výměníku ubírá výkon.',
        'Vykurovací okruh pred zaregulovaním prepláchnite a odvzdušnite; vzduch vo výmenníku uberá výkon.',
        'Flush and vent the heating circuit before balancing; air in the coil costs output.',
      ),
    },
    {
      only: 'air-curtain',
      text: t(
        'So dicht wie möglich über die Öffnung hängen, den Ausblas leicht nach außen geneigt.',
        'Zavěste co nejtěsněji nad otvor, výfuk mírně skloněný ven.',
        'Zaveste čo najtesnejšie nad otvor, výfuk mierne sklonený von.',
        'Hang as close above the opening as possible, the outlet tilted slightly outwards.',
      ),
    },
  ],
  mount: [
    {
      only: 'tape sealant insulation',
      text: t(
        'Untergrund trocken, staub- und fettfrei; bei Kälte das Material vorher in den Raum legen.',
        'Podklad musí být suchý, bez prachu a mastnoty; v zimě nechte materiál předem ohřát v místnosti.',
        'Podklad musí byť suchý, bez prachu a mastnoty; v zime nechajte materiál vopred zohriať v miestnosti.',
        'Surface dry, free of dust and grease; in the cold, bring the material indoors beforehand.',
      ),
    },
    {
      not: 'siphon sealant',
      text: t(
        'Lieber ein Stück Reserve bestellen: Auf der Baustelle fehlt immer genau eines.',
        'Objednejte raději s malou rezervou: na stavbě vždycky chybí právě jeden kus.',
        'Objednajte radšej s malou rezervou: na stavbe vždy chýba práve jeden kus.',
        'Order a little spare: on site it is always exactly one that is missing.',
      ),
    },
    {
      only: 'tape sealant insulation',
      text: t(
        'Für Außenbereiche auf die Temperaturangabe und UV-Beständigkeit achten.',
        'Venku hlídejte udávanou teplotu a odolnost proti UV.',
        'Vonku strážte udávanú teplotu a odolnosť proti UV.',
        'Outdoors, check the temperature range and UV resistance.',
      ),
    },
    {
      only: 'clamp',
      text: t(
        'Die Gewindestange senkrecht setzen und die Schelle erst nach dem Ausrichten festziehen.',
        'Závitovou tyč osaďte svisle a objímku dotáhněte až po vyrovnání potrubí.',
        'Závitovú tyč osaďte zvislo a objímku dotiahnite až po vyrovnaní potrubia.',
        'Set the threaded rod plumb and tighten the clamp only once the duct is aligned.',
      ),
    },
    {
      only: 'screws',
      text: t(
        'Nicht überdrehen: Im dünnen Blech reißt das Gewinde aus.',
        'Nepřetahujte: v tenkém plechu se závit strhne.',
        'Nepreťahujte: v tenkom plechu sa závit strhne.',
        'Do not overtighten: in thin sheet the thread strips.',
      ),
    },
    {
      only: 'siphon',
      text: t(
        'Den Ablauf mit mindestens 2 % Gefälle weiterführen und nicht starr an die Kanalisation anschließen.',
        'Odtok veďte dál se spádem nejméně 2 % a do kanalizace ho nenapojujte napevno.',
        'Odtok veďte ďalej so spádom najmenej 2 % a do kanalizácie ho nenapájajte napevno.',
        'Continue the drain with a fall of at least 2 % and do not connect it rigidly to the sewer.',
      ),
    },
    {
      only: 'siphon',
      text: t(
        'Vor der ersten Heizperiode mit Wasser füllen, einmal im Jahr öffnen und spülen.',
        'Před první topnou sezonou naplňte vodou, jednou za rok otevřete a propláchněte.',
        'Pred prvou vykurovacou sezónou naplňte vodou, raz za rok otvorte a prepláchnite.',
        'Fill with water before the first heating season; open and rinse once a year.',
      ),
    },
  ],
  set: [
    {
      text: t(
        'Vor dem Bohren die Wandstärke messen und mit der Rohrlänge im Set vergleichen.',
        'Před vrtáním změřte tloušťku zdi a porovnejte ji s délkou potrubí v sadě.',
        'Pred vŕtaním zmerajte hrúbku steny a porovnajte ju s dĺžkou potrubia v sade.',
        'Measure the wall before drilling and compare with the duct length in the kit.',
      ),
    },
    {
      text: t(
        'Kernbohrung mit 1 bis 2 % Gefälle nach außen anlegen, damit Kondensat abläuft.',
        'Otvor vrtejte se spádem 1 až 2 % ven, aby kondenzát odtékal.',
        'Otvor vŕtajte so spádom 1 až 2 % von, aby kondenzát odtekal.',
        'Drill with a fall of 1 to 2 % to the outside so that condensate drains.',
      ),
    },
    {
      text: t(
        'Alle Teile sind aufeinander abgestimmt; Werkzeug und Leitung sind nicht enthalten.',
        'Všechny díly k sobě pasují; nářadí a kabel nejsou součástí.',
        'Všetky diely k sebe pasujú; náradie a kábel nie sú súčasťou.',
        'All parts match; tools and cable are not included.',
      ),
    },
  ],
}

/** Hints that are true of a family's product with the given parameters. */
export function mountTextsOf({ id, group }: Family, has: (code: string) => boolean): Text[] {
  const names = (list: string | undefined) => list?.split(' ').includes(id)
  return hints[group].flatMap(({ text, only, not, needs }) =>
    (only && !names(only)) || names(not) || (needs && !has(needs)) ? [] : [text],
  )
}

/** Families that are used rather than installed. */
const tools = new Set(['meter', 'tape', 'sealant', 'screws', 'media'])

export const isTool = ({ id }: Family) => tools.has(id)
