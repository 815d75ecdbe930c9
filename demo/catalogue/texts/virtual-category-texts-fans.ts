import type { Text } from '../../../backend/db/columns.ts'
import { t } from './text.ts'

/** Texts of a saved filter. */
export interface VirtualTexts {
  title: Text
  description: Text
  /** Heading and paragraph below the products. */
  below?: readonly [Text, Text]
}

/** Texts of saved filters of fans. */
export const fanTexts: Record<string, VirtualTexts> = {
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
}
