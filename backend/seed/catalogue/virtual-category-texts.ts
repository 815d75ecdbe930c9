import type { Text } from '../records.ts'
import { t } from './text.ts'

interface VirtualTexts {
  title: Text
  description: Text
  /** Heading and paragraph below the products. */
  below?: readonly [Text, Text]
}

/** What is written for the saved filters. */
export const virtualTexts: Record<string, VirtualTexts> = {
  'quiet-bath-fans': {
    title: t('Leise Badlüfter', 'Tiché koupelnové ventilátory', 'Tiché kúpeľňové ventilátory', 'Quiet bathroom fans'),
    description: t(
      'Badlüfter mit höchstens 25 dB(A) in 3 m Abstand: leise genug für Bäder neben dem Schlafzimmer und für den Betrieb bei Nacht.',
      'Koupelnové ventilátory s hlučností nejvýše 25 dB(A) ve vzdálenosti 3 m: dost tiché do koupelny vedle ložnice i na noční provoz.',
      'Kúpeľňové ventilátory s hlučnosťou najviac 25 dB(A) vo vzdialenosti 3 m: dosť tiché do kúpeľne vedľa spálne aj na nočnú prevádzku.',
      'Bathroom fans with no more than 25 dB(A) at 3 m: quiet enough for a bathroom next to the bedroom and for running at night.',
    ),
    below: [
      t('Worauf es beim Pegel ankommt', 'Na čem u hladiny hluku záleží', 'Na čom pri hladine hluku záleží', 'How to read the level'),
      t(
        'Vergleichen Sie nur Angaben im gleichen Abstand. Wer von 3 m auf 1 m herangeht, hört rund 9,5 dB mehr; ein gefliestes, leeres Bad legt noch einmal einige Dezibel dazu. 10 dB weniger empfinden die meisten als halb so laut.',
        'Srovnávejte jen údaje ze stejné vzdálenosti. Kdo přejde ze 3 m na 1 m, slyší asi o 9,5 dB víc, a prázdná obložená koupelna přidá ještě několik decibelů. O 10 dB méně vnímá většina lidí jako poloviční hluk.',
        'Porovnávajte len údaje z rovnakej vzdialenosti. Kto prejde z 3 m na 1 m, počuje asi o 9,5 dB viac, a prázdna obložená kúpeľňa pridá ešte niekoľko decibelov. O 10 dB menej vníma väčšina ľudí ako polovičný hluk.',
        'Compare only figures at the same distance. Moving from 3 m to 1 m adds about 9.5 dB, and a tiled, empty bathroom a few decibels more. Most people hear 10 dB less as half as loud.',
      ),
    ],
  },
  'bath-fans-humidity': {
    title: t('Badlüfter mit Feuchtesensor', 'Ventilátory s čidlem vlhkosti', 'Ventilátory so snímačom vlhkosti', 'Bathroom fans with humidistat'),
    description: t(
      'Schalten selbst ein, wenn es nach dem Duschen feucht wird, und laufen, bis der eingestellte Wert erreicht ist.',
      'Zapnou se samy, jakmile po sprchování stoupne vlhkost, a běží, dokud neklesne na nastavenou hodnotu.',
      'Zapnú sa samy, keď po sprchovaní stúpne vlhkosť, a bežia, kým neklesne na nastavenú hodnotu.',
      'They switch on by themselves when a shower makes the air humid, and run until the set value is reached.',
    ),
    below: [
      t('Welcher Wert ist richtig?', 'Jakou hodnotu nastavit?', 'Akú hodnotu nastaviť?', 'Which value to set?'),
      t(
        '60 bis 65 % relative Feuchte passen für die meisten Bäder. Wer im Sommer Dauerlauf bemerkt, stellt höher: Dann ist die Außenluft feuchter als der Schaltpunkt, und der Lüfter kann nichts ausrichten.',
        'Pro většinu koupelen stačí 60 až 65 % relativní vlhkosti. Pokud ventilátor v létě běží bez přestání, nastavte víc: venkovní vzduch je tehdy vlhčí než spínací bod a ventilátor s tím nic nezmůže.',
        'Pre väčšinu kúpeľní stačí 60 až 65 % relatívnej vlhkosti. Ak ventilátor v lete beží bez prestania, nastavte viac: vonkajší vzduch je vtedy vlhkejší ako spínací bod a ventilátor s tým nič nezmôže.',
        '60 to 65 % relative humidity suits most bathrooms. If the fan never stops in summer, set it higher: the air outside is then more humid than the switching point and the fan cannot help it.',
      ),
    ],
  },
  'bath-fans-timer': {
    title: t('Badlüfter mit Nachlauf', 'Ventilátory s časovým doběhem', 'Ventilátory s časovým dobehom', 'Bathroom fans with timer'),
    description: t(
      'Gehen mit dem Licht an und laufen nach dem Ausschalten weiter, einstellbar von zwei bis dreißig Minuten.',
      'Zapnou se se světlem a po zhasnutí ještě běží, nastavitelně od dvou do třiceti minut.',
      'Zapnú sa so svetlom a po zhasnutí ešte bežia, nastaviteľne od dvoch do tridsiatich minút.',
      'Start with the light and run on after it is switched off, adjustable from two to thirty minutes.',
    ),
  },
  'bath-fans-motion': {
    title: t('Badlüfter mit Bewegungsmelder', 'Ventilátory s pohybovým čidlem', 'Ventilátory s pohybovým snímačom', 'Bathroom fans with motion sensor'),
    description: t(
      'Für Gäste-WC und Waschräume: Der Lüfter erkennt, dass jemand im Raum ist, und läuft danach noch einige Minuten.',
      'Na toalety pro hosty a do umýváren: ventilátor pozná, že je někdo v místnosti, a potom ještě několik minut běží.',
      'Na toalety pre hostí a do umyvární: ventilátor spozná, že je niekto v miestnosti, a potom ešte niekoľko minút beží.',
      'For guest toilets and washrooms: the fan notices that somebody is in the room and runs on for a few minutes.',
    ),
  },
  'bath-fans-100': {
    title: t('Badlüfter Ø 100 mm', 'Koupelnové ventilátory Ø 100 mm', 'Kúpeľňové ventilátory Ø 100 mm', 'Bathroom fans Ø 100 mm'),
    description: t(
      'Das übliche Maß für Bad und WC: ersetzt vorhandene Lüfter ohne Stemmarbeit und passt an Rohr und Schlauch Ø 100.',
      'Obvyklý rozměr do koupelny a na WC: nahradí stávající ventilátor bez bourání a pasuje na potrubí i hadici Ø 100.',
      'Obvyklý rozmer do kúpeľne a na WC: nahradí jestvujúci ventilátor bez búrania a pasuje na potrubie aj hadicu Ø 100.',
      'The usual size for bathroom and toilet: replaces existing fans without chiselling and fits duct and hose Ø 100.',
    ),
  },
  'bath-fans-125': {
    title: t('Badlüfter Ø 125 mm', 'Koupelnové ventilátory Ø 125 mm', 'Kúpeľňové ventilátory Ø 125 mm', 'Bathroom fans Ø 125 mm'),
    description: t(
      'Mehr Luft bei gleichem Pegel: Für Bäder ab etwa 8 m² ist ein langsam laufender Lüfter Ø 125 meist leiser als ein schneller Ø 100.',
      'Víc vzduchu při stejné hlučnosti: do koupelen od 8 m² bývá pomalý ventilátor Ø 125 tišší než rychlý Ø 100.',
      'Viac vzduchu pri rovnakej hlučnosti: do kúpeľní od 8 m² býva pomalý ventilátor Ø 125 tichší než rýchly Ø 100.',
      'More air at the same level: from about 8 m², a slow fan Ø 125 is usually quieter than a fast one Ø 100.',
    ),
  },
  'windowless-bathrooms': {
    title: t('Lüfter für innenliegende Bäder', 'Ventilátory do koupelen bez oken', 'Ventilátory do kúpeľní bez okien', 'Fans for windowless bathrooms'),
    description: t(
      'Radiallüfter mit mindestens 180 Pa für Schächte und lange Leitungen, mit Stufen nach DIN 18017-3 einstellbar.',
      'Radiální ventilátory s tlakem od 180 Pa do šachet a dlouhého potrubí, s nastavitelnými stupni výkonu.',
      'Radiálne ventilátory s tlakom od 180 Pa do šácht a dlhého potrubia, s nastaviteľnými stupňami výkonu.',
      'Centrifugal fans with at least 180 Pa for shafts and long ducts, with stages adjustable to DIN 18017-3.',
    ),
    below: [
      t('Wie viel Luft braucht ein Bad ohne Fenster?', 'Kolik vzduchu potřebuje koupelna bez okna?', 'Koľko vzduchu potrebuje kúpeľňa bez okna?', 'How much air does a bathroom without window need?'),
      t(
        'Nach DIN 18017-3 sind während der Nutzung 60 m³/h im Bad und 30 m³/h im WC üblich, bei Dauerbetrieb 40 m³/h. Die Zuluft kommt durch einen Spalt unter der Tür oder ein Überströmgitter.',
        'Při provozu podle potřeby se počítá s 90 m³/h v koupelně a 50 m³/h na WC, při trvalém odvodu s menším průtokem. Přívod zajistí mezera pode dveřmi nebo dveřní mřížka.',
        'Pri prevádzke podľa potreby sa ráta s 90 m³/h v kúpeľni a 50 m³/h na WC, pri trvalom odvode s menším prietokom. Prívod zabezpečí medzera pod dverami alebo dverová mriežka.',
        'DIN 18017-3 names 60 m³/h in a bathroom and 30 m³/h in a toilet during use, or 40 m³/h continuously. Air comes in through a gap below the door or a transfer grille.',
      ),
    ],
  },
  'dark-bath-fans': {
    title: t('Badlüfter in Schwarz und Anthrazit', 'Černé a antracitové ventilátory', 'Čierne a antracitové ventilátory', 'Bathroom fans in black and anthracite'),
    description: t(
      'Dunkle Fronten für dunkle Fliesen: Tiefschwarz (RAL 9005) und Anthrazitgrau (RAL 7016), mit denselben Werten wie in Weiß.',
      'Tmavé kryty k tmavým obkladům: černá (RAL 9005) a antracit (RAL 7016), se stejnými parametry jako bílé.',
      'Tmavé kryty k tmavým obkladom: čierna (RAL 9005) a antracit (RAL 7016), s rovnakými parametrami ako biele.',
      'Dark fronts for dark tiles: jet black (RAL 9005) and anthracite grey (RAL 7016), with the same figures as in white.',
    ),
  },
  'inline-fans-100': {
    title: t('Rohrventilatoren DN 100', 'Potrubní ventilátory DN 100', 'Potrubné ventilátory DN 100', 'Inline fans DN 100'),
    description: t(
      'Kleine Rohrventilatoren für eine Leitung Ø 100: Bad, Abstellraum oder ein einzelnes Zimmer.',
      'Malé potrubní ventilátory do potrubí Ø 100: koupelna, komora nebo jediný pokoj.',
      'Malé potrubné ventilátory do potrubia Ø 100: kúpeľňa, komora alebo jediná izba.',
      'Small inline fans for a Ø 100 duct: bathroom, storeroom or a single room.',
    ),
  },
  'inline-fans-125': {
    title: t('Rohrventilatoren DN 125', 'Potrubní ventilátory DN 125', 'Potrubné ventilátory DN 125', 'Inline fans DN 125'),
    description: t(
      'Rohrventilatoren für Wickelfalzrohr und Schlauch Ø 125, von 200 bis gut 400 m³/h.',
      'Potrubní ventilátory do spiro potrubí a hadic Ø 125, od 200 do více než 400 m³/h.',
      'Potrubné ventilátory do spiro potrubia a hadíc Ø 125, od 200 do viac ako 400 m³/h.',
      'Inline fans for spiral duct and hose Ø 125, from 200 to a good 400 m³/h.',
    ),
    below: [
      t('Passt mein Rohr?', 'Pasuje k mému potrubí?', 'Pasuje k môjmu potrubiu?', 'Does my duct fit?'),
      t(
        'DN 125 bezeichnet den Innendurchmesser des Rohres; der Stutzen des Ventilators ist etwas kleiner und wird hineingeschoben. Ø 120 und Ø 125 sind verschiedene Maße: Mit Klebeband lässt sich der Unterschied nicht dauerhaft überbrücken.',
        'DN 125 je vnitřní průměr potrubí; hrdlo ventilátoru je o něco menší a zasune se dovnitř. Ø 120 a Ø 125 jsou dva různé rozměry, lepicí páska rozdíl trvale nevyřeší.',
        'DN 125 je vnútorný priemer potrubia; hrdlo ventilátora je o niečo menšie a zasunie sa dovnútra. Ø 120 a Ø 125 sú dva rôzne rozmery, lepiaca páska rozdiel trvalo nevyrieši.',
        'DN 125 is the inner diameter of the duct; the spigot of the fan is slightly smaller and slides into it. Ø 120 and Ø 125 are different sizes: tape will not bridge the difference for long.',
      ),
    ],
  },
  'inline-fans-160': {
    title: t('Rohrventilatoren DN 150 und DN 160', 'Potrubní ventilátory DN 150 a DN 160', 'Potrubné ventilátory DN 150 a DN 160', 'Inline fans DN 150 and DN 160'),
    description: t(
      'Für Küche, Keller und kleine Gewerberäume. Ø 150 und Ø 160 sind zwei Maße: Bitte vor der Bestellung am Rohr nachmessen.',
      'Do kuchyně, sklepa a malých provozoven. Ø 150 a Ø 160 jsou dva rozměry, před objednáním potrubí přeměřte.',
      'Do kuchyne, pivnice a malých prevádzok. Ø 150 a Ø 160 sú dva rozmery, pred objednaním potrubie premerajte.',
      'For kitchens, cellars and small business rooms. Ø 150 and Ø 160 are two sizes: please measure the duct before ordering.',
    ),
  },
  'ec-inline-fans': {
    title: t('Rohrventilatoren mit EC-Motor', 'Potrubní ventilátory s EC motorem', 'Potrubné ventilátory s EC motorom', 'Inline fans with EC motor'),
    description: t(
      'Stufenlos über 0–10 V regelbar und im Teillastbetrieb deutlich sparsamer als ein AC-Motor gleicher Leistung.',
      'Plynule řízené signálem 0–10 V a při částečném výkonu s výrazně nižším příkonem než srovnatelný AC motor.',
      'Plynule riadené signálom 0–10 V a pri čiastočnom výkone s výrazne nižším príkonom ako porovnateľný AC motor.',
      'Stepless by 0–10 V, and at part load with a much lower input than an AC motor of the same output.',
    ),
    below: [
      t('Wann sich EC lohnt', 'Kdy se EC vyplatí', 'Kedy sa EC oplatí', 'When EC pays'),
      t(
        'Bei Dauerbetrieb: Ein Ventilator, der rund um die Uhr mit halber Drehzahl läuft, nimmt mit EC-Motor oft nur ein Viertel der Leistung auf. Läuft er zwanzig Minuten am Tag, bleibt der günstigere AC-Motor die vernünftige Wahl.',
        'Při trvalém provozu: ventilátor, který běží nepřetržitě na poloviční otáčky, má s EC motorem často jen čtvrtinový příkon. Běží-li dvacet minut denně, zůstává rozumnou volbou levnější AC motor.',
        'Pri trvalej prevádzke: ventilátor, ktorý beží nepretržite na polovičné otáčky, má s EC motorom často len štvrtinový príkon. Ak beží dvadsať minút denne, zostáva rozumnou voľbou lacnejší AC motor.',
        'In continuous use: a fan that runs round the clock at half speed often draws a quarter of the power with an EC motor. At twenty minutes a day, the cheaper AC motor remains the sensible choice.',
      ),
    ],
  },
  'quiet-inline-fans': {
    title: t('Leise Rohrventilatoren', 'Tiché potrubní ventilátory', 'Tiché potrubné ventilátory', 'Quiet inline fans'),
    description: t(
      'Rohrventilatoren mit höchstens 30 dB(A) in 3 m, zum Teil im gedämmten Gehäuse.',
      'Potrubní ventilátory s hlučností nejvýše 30 dB(A) ve 3 m, zčásti v odhlučněné skříni.',
      'Potrubné ventilátory s hlučnosťou najviac 30 dB(A) v 3 m, sčasti v odhlučnenej skrini.',
      'Inline fans with no more than 30 dB(A) at 3 m, some of them in an insulated casing.',
    ),
  },
  'spiral-125': {
    title: t('Wickelfalzrohr-System Ø 125', 'Spiro systém Ø 125', 'Spiro systém Ø 125', 'Spiral duct system Ø 125'),
    description: t(
      'Rohr, Bögen, Abzweige, Muffen, Klappen und Schellen in Ø 125 mm: alles, was zu einer Leitung gehört, auf einer Seite.',
      'Trubky, oblouky, odbočky, spojky, klapky a objímky Ø 125 mm: vše, co k jednomu potrubí patří, na jednom místě.',
      'Rúry, oblúky, odbočky, spojky, klapky a objímky Ø 125 mm: všetko, čo k jednému potrubiu patrí, na jednom mieste.',
      'Duct, bends, branches, couplings, dampers and clamps in Ø 125 mm: everything that belongs to one run on one page.',
    ),
  },
  'spiral-160': {
    title: t('Wickelfalzrohr-System Ø 160', 'Spiro systém Ø 160', 'Spiro systém Ø 160', 'Spiral duct system Ø 160'),
    description: t(
      'Das Maß für Sammelleitungen im Einfamilienhaus: bei 200 m³/h nur 2,8 m/s, also leise.',
      'Rozměr pro sběrné potrubí v rodinném domě: při 200 m³/h jen 2,8 m/s, tedy tiše.',
      'Rozmer pre zberné potrubie v rodinnom dome: pri 200 m³/h len 2,8 m/s, teda ticho.',
      'The size for main ducts in a house: at 200 m³/h only 2.8 m/s, and therefore quiet.',
    ),
  },
  'lip-seal-fittings': {
    title: t('Formteile mit Lippendichtung', 'Tvarovky s břitovým těsněním', 'Tvarovky s britovým tesnením', 'Fittings with lip seal'),
    description: t(
      'Stecken, verschrauben, fertig: Die Doppellippe dichtet ohne Klebeband bis Klasse D nach EN 12237.',
      'Zasunout, přišroubovat, hotovo: dvojitý břit těsní bez pásky až do třídy D podle EN 12237.',
      'Zasunúť, priskrutkovať, hotovo: dvojitý brit tesní bez pásky až do triedy D podľa EN 12237.',
      'Push in, screw down, done: the double lip seals without tape up to class D of EN 12237.',
    ),
  },
  'hoses-100': {
    title: t('Lüftungsschläuche Ø 100', 'Ohebné hadice Ø 100', 'Ohybné hadice Ø 100', 'Flexible hoses Ø 100'),
    description: t(
      'Aluminium, gedämmt oder Kunststoff: Schläuche für den Anschluss von Badlüfter, Trockner und Tellerventil.',
      'Hliníkové, izolované nebo plastové: hadice k připojení ventilátoru, sušičky a talířového ventilu.',
      'Hliníkové, izolované alebo plastové: hadice na pripojenie ventilátora, sušičky a tanierového ventilu.',
      'Aluminium, insulated or plastic: hoses to connect bathroom fan, dryer and disc valve.',
    ),
  },
  'enthalpy-units': {
    title: t('KWL-Geräte mit Enthalpietauscher', 'Rekuperace s entalpickým výměníkem', 'Rekuperácia s entalpickým výmenníkom', 'HRV units with enthalpy exchanger'),
    description: t(
      'Gewinnen neben der Wärme auch Feuchte zurück, damit die Raumluft im Winter nicht zu trocken wird.',
      'Vracejí vedle tepla i vlhkost, aby vzduch v místnostech v zimě nebyl příliš suchý.',
      'Vracajú popri teple aj vlhkosť, aby vzduch v miestnostiach v zime nebol príliš suchý.',
      'Recover moisture as well as heat, so that indoor air does not become too dry in winter.',
    ),
    below: [
      t('Enthalpie oder nicht?', 'Entalpický, nebo ne?', 'Entalpický, alebo nie?', 'Enthalpy or not?'),
      t(
        'In gut belegten Wohnungen entsteht genug Feuchte; dort gewinnt der gewöhnliche Tauscher mehr Wärme zurück. In großen Häusern mit zwei Bewohnern sinkt die Luftfeuchte im Januar leicht unter 30 %, dann ist die Membran den kleinen Verlust wert.',
        'V plně obydleném bytě vzniká vlhkosti dost a běžný výměník vrátí více tepla. Ve velkém domě se dvěma obyvateli klesá vlhkost v lednu snadno pod 30 %, a tam membrána stojí za malou ztrátu účinnosti.',
        'V plne obývanom byte vzniká vlhkosti dosť a bežný výmenník vráti viac tepla. Vo veľkom dome s dvomi obyvateľmi klesá vlhkosť v januári ľahko pod 30 %, a tam membrána stojí za malú stratu účinnosti.',
        'A well-occupied flat makes enough moisture, and the ordinary exchanger recovers more heat. In a large house with two people the humidity easily drops below 30 % in January; there the membrane is worth its small loss.',
      ),
    ],
  },
  'class-a-plus-units': {
    title: t('Lüftungsgeräte der Energieklasse A+', 'Větrací jednotky energetické třídy A+', 'Vetracie jednotky energetickej triedy A+', 'Ventilation units of energy class A+'),
    description: t(
      'Geräte mit Klasse A+ auf der Skala von A+ bis G nach der Verordnung (EU) Nr. 1254/2014.',
      'Jednotky třídy A+ na stupnici A+ až G podle nařízení (EU) č. 1254/2014.',
      'Jednotky triedy A+ na stupnici A+ až G podľa nariadenia (EÚ) č. 1254/2014.',
      'Units of class A+ on the scale from A+ to G of Regulation (EU) No 1254/2014.',
    ),
  },
  'filters-g4': {
    title: t('Filter G4 (Coarse)', 'Filtry G4 (Coarse)', 'Filtre G4 (Coarse)', 'Filters G4 (Coarse)'),
    description: t(
      'Grobfilter, die nach EN 779 als G4 geführt wurden: Schutz für Wärmetauscher und Ventilator, nach ISO 16890 etwa Coarse 60 %.',
      'Hrubé filtry dříve značené G4 podle EN 779: ochrana výměníku a ventilátoru, podle ISO 16890 zhruba Coarse 60 %.',
      'Hrubé filtre predtým značené G4 podľa EN 779: ochrana výmenníka a ventilátora, podľa ISO 16890 zhruba Coarse 60 %.',
      'Coarse filters formerly called G4 in EN 779: protection for exchanger and fan, in ISO 16890 about Coarse 60 %.',
    ),
    below: [
      t('G4 heute', 'G4 dnes', 'G4 dnes', 'G4 today'),
      t(
        'Die Norm EN 779 ist seit 2018 zurückgezogen. Eine genaue Umrechnung gibt es nicht, weil anders gemessen wird; wir nennen die alte Klasse nur, damit Sie den Ersatz für Ihren bisherigen Filter finden.',
        'Norma EN 779 byla v roce 2018 zrušena. Přesný převod neexistuje, protože se měří jinak; starou třídu uvádíme jen proto, abyste našli náhradu za dosavadní filtr.',
        'Norma EN 779 bola v roku 2018 zrušená. Presný prevod neexistuje, pretože sa meria inak; starú triedu uvádzame len preto, aby ste našli náhradu za doterajší filter.',
        'EN 779 was withdrawn in 2018. There is no exact conversion, as the method of measurement is different; we name the old class only so that you find the replacement for your filter.',
      ),
    ],
  },
  'filters-m5': {
    title: t('Filter M5 (ePM10)', 'Filtry M5 (ePM10)', 'Filtre M5 (ePM10)', 'Filters M5 (ePM10)'),
    description: t(
      'Mittlere Klasse für die Zuluft: hält Blütenstaub zurück, nach ISO 16890 etwa ePM10 50 %.',
      'Střední třída na přívod: zachytí pyl, podle ISO 16890 zhruba ePM10 50 %.',
      'Stredná trieda na prívod: zachytí peľ, podľa ISO 16890 zhruba ePM10 50 %.',
      'Medium class for supply air: holds back pollen, in ISO 16890 about ePM10 50 %.',
    ),
  },
  'filters-f7': {
    title: t('Filter F7 (ePM1)', 'Filtry F7 (ePM1)', 'Filtre F7 (ePM1)', 'Filters F7 (ePM1)'),
    description: t(
      'Feinfilter für Zuluft an Straßen und für Allergiker, nach ISO 16890 etwa ePM1 50 bis 65 %.',
      'Jemné filtry na přívod u rušných ulic a pro alergiky, podle ISO 16890 zhruba ePM1 50 až 65 %.',
      'Jemné filtre na prívod pri rušných uliciach a pre alergikov, podľa ISO 16890 zhruba ePM1 50 až 65 %.',
      'Fine filters for supply air near roads and for people with allergies, in ISO 16890 about ePM1 50 to 65 %.',
    ),
  },
  'steel-grilles': {
    title: t('Lüftungsgitter aus Edelstahl', 'Nerezové větrací mřížky', 'Nerezové vetracie mriežky', 'Stainless steel grilles'),
    description: t(
      'Für Fassade, Bad und Küche, wo Kunststoff vergilbt: Gitter aus gebürstetem Edelstahl.',
      'Na fasádu, do koupelny a kuchyně, kde plast žloutne: mřížky z broušené nerezové oceli.',
      'Na fasádu, do kúpeľne a kuchyne, kde plast žltne: mriežky z brúsenej nehrdzavejúcej ocele.',
      'For façade, bathroom and kitchen, where plastic yellows: grilles of brushed stainless steel.',
    ),
  },
  'black-valves': {
    title: t('Tellerventile in Schwarz und Anthrazit', 'Černé a antracitové talířové ventily', 'Čierne a antracitové tanierové ventily', 'Disc valves in black and anthracite'),
    description: t(
      'Für dunkle Decken und Holz: Zu- und Abluftventile in RAL 9005 und RAL 7016.',
      'Do tmavých podhledů a dřeva: přívodní a odvodní ventily v RAL 9005 a RAL 7016.',
      'Do tmavých podhľadov a dreva: prívodné a odvodné ventily v RAL 9005 a RAL 7016.',
      'For dark ceilings and wood: supply and extract valves in RAL 9005 and RAL 7016.',
    ),
  },
  'controllers-0-10v': {
    title: t('Regler und Sensoren 0–10 V', 'Regulátory a čidla 0–10 V', 'Regulátory a snímače 0–10 V', 'Controllers and sensors 0–10 V'),
    description: t(
      'Drehzahlregler, Sensoren und Bedienteile mit Signal 0–10 V für EC-Ventilatoren und Lüftungsgeräte.',
      'Regulátory otáček, čidla a ovladače se signálem 0–10 V pro EC ventilátory a větrací jednotky.',
      'Regulátory otáčok, snímače a ovládače so signálom 0–10 V pre EC ventilátory a vetracie jednotky.',
      'Speed controllers, sensors and panels with a 0–10 V signal for EC fans and ventilation units.',
    ),
  },
  'fire-ei90': {
    title: t('Brandschutz EI 90', 'Požární ochrana EI 90', 'Požiarna ochrana EI 90', 'Fire protection EI 90'),
    description: t(
      'Klappen, Ventile und Dämmung mit 90 Minuten Feuerwiderstand für Wand- und Deckendurchführungen.',
      'Klapky, ventily a izolace s požární odolností 90 minut pro prostupy stěnou a stropem.',
      'Klapky, ventily a izolácie s požiarnou odolnosťou 90 minút pre prestupy stenou a stropom.',
      'Dampers, valves and insulation with 90 minutes of fire resistance for walls and ceilings.',
    ),
  },
  'fans-below-50': {
    title: t('Ventilatoren unter 50 €', 'Ventilátory do 1 250 Kč', 'Ventilátory do 50 €', 'Fans below €50'),
    description: t(
      'Ordentliche Lüfter für wenig Geld: einfache Ausstattung, volle Gewährleistung, Ersatzteile ab Lager.',
      'Slušné ventilátory za málo peněz: jednoduchá výbava, plná práva z vadného plnění, díly skladem.',
      'Slušné ventilátory za málo peňazí: jednoduchá výbava, plné práva zo zodpovednosti za vady, diely na sklade.',
      'Decent fans for little money: simple equipment, full statutory rights, spare parts in stock.',
    ),
  },
  new: {
    title: t('Neuheiten', 'Novinky', 'Novinky', 'New arrivals'),
    description: t(
      'Was in den letzten Monaten neu ins Sortiment gekommen ist.', 'Co v posledních měsících přibylo do sortimentu.', 'Čo v posledných mesiacoch pribudlo do sortimentu.',
      'What has joined the range in recent months.',
    ),
  },
  offers: {
    title: t('Angebote und Abverkauf', 'Akce a výprodej', 'Akcie a výpredaj', 'Offers and outlet'),
    description: t(
      'Reduzierte Ware, solange sie lieferbar ist. Der Nachlass bezieht sich auf den niedrigsten Preis der letzten 30 Tage.',
      'Zlevněné zboží, dokud je k dodání. Sleva se počítá z nejnižší ceny za posledních 30 dnů.',
      'Zlacnený tovar, kým je k dodaniu. Zľava sa počíta z najnižšej ceny za posledných 30 dní.',
      'Reduced goods while they can be delivered. The reduction counts from the lowest price of the last 30 days.',
    ),
  },
}
