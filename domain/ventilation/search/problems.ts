import { list, type Problem, text } from './problem.ts'
import { faults } from './faults/faults.ts'

/** Rooms without a fan in the wall: fresh air comes in with heat recovery or through inlets. */
const living = {
  rooms: list(
    'Schlafzimmer, Wohnzimmer, Kinderzimmer, Wohnung, Büro, Arbeitszimmer, Esszimmer, Gästezimmer',
    'ložnice, ložnici, obývák, obývací, obýváku, pokoj, pokoji, pokojíček, kancelář, byt, bytě',
    'spálňa, spálni, obývačka, obývačke, izba, izbe, kancelária, kancelárii, byt, byte',
    'bedroom, bedrooms, living, lounge, sitting, nursery, office, flat, apartment, study',
  ),
  products: text(
    'dezentrale Lüftung',
    'lokální rekuperace',
    'lokálna rekuperácia',
    'single room heat recovery',
  ),
}
const cellar = {
  rooms: list(
    'Keller, Kellerraum, Waschküche',
    'sklep, sklepě, sklepa, suterén, prádelna',
    'pivnica, pivnici, suterén, práčovňa',
    'cellar, basement',
  ),
  products: text('Kellerlüftung', 'větrání sklepa', 'vetranie pivnice', 'basement ventilation'),
}

const bathFan = text('Badlüfter', 'koupelnový ventilátor', 'kúpeľňový ventilátor', 'bathroom fan')

export const problems: readonly Problem[] = [
  {
    code: 'mould',
    words: list(
      'Schimmel, Schimmelpilz, Stockflecken, schimmelt, Schimmelbildung, schwarze Flecken, schimmlig, verschimmelt, schimmelig, Sporen',
      'plíseň, plesnivění, plesniví, černé skvrny, houba na zdi, plesnivý, zaplísněný, plíseň ložnice, pleseň',
      'pleseň, plesnivie, plesnenie, čierne škvrny, plesnivý, zaplesnený, splesnivený, huba na stene, plíseň',
      'mould, mold, mildew, mouldy, black spots, moldy, black mould',
    ),
    reading: text('Schimmel', 'plíseň', 'pleseň', 'mould'),
    products: bathFan,
    others: [cellar, living],
  },
  {
    code: 'smell',
    words: list(
      'stinkt, Gestank, Geruch, riecht, Gerüche, muffig, müffelt, stinken, mief, stickig, stickige Luft, verbrauchte Luft, schlechte Luft, abgestandene Luft, Luft schlecht, keine frische Luft, Mief, stinkig, stinkend, übelriechend, Gerüche Bad, Kanalgeruch',
      'smrdí, smrad, zápach, pach, zatuchlina, nepříjemný zápach, dusno, nedá se dýchat, vydýchaný vzduch, těžký vzduch, smrdí záchod, puch, páchne, zapáchá, čpí, smrdí kanál, smradlavý, smrdutý, páchnoucí, zapáchající',
      'smrdí, smrad, zápach, pach, zatuchlina, dusno, nedá dýchať, vydýchaný vzduch, ťažký vzduch, puch, páchne, zapácha, vonia kanál, smrdí kanál, smradľavý, smrdľavý, páchnuci, zapáchajúci',
      'smell, smells, stinks, stinking, stinky, smelling, odour, odor, smelly, stink, musty, stuffy, stuffy air, stale air, bad air, stale',
    ),
    reading: text('Geruch', 'zápach', 'zápach', 'smell'),
    products: bathFan,
    others: [cellar, living],
  },
  {
    code: 'damp',
    words: list(
      'Feuchtigkeit Bad, Feuchtigkeit Badezimmer, feuchte Wand, Feuchtigkeit, nasse Wände, Kondenswasser, beschlagene Fenster, beschlagener Spiegel, Spiegel beschlägt, Spiegel läuft an, Fenster laufen an, Scheiben laufen an, angelaufener Spiegel, angelaufene Fenster, Spiegel nass, Fenster beschlagen, hohe Luftfeuchtigkeit, Luftfeuchtigkeit zu hoch, feuchter Keller, feuchtes Bad, Fenster nass, nasse Fenster, Fenster beschlägt, beschlägt, Fenster schwitzen, Kondensation, Tauwasser, nasse Wand, Schwitzwasser, feuchte Luft, Feuchte Wohnung, Spiegel beschlagen, Dampf Bad, Keller feucht, Wasser Fenster, Wasser am Fenster, Wassertropfen Fenster, Bad nass, nasses Bad, Badezimmer nass, Wasser Wand, Wasser Wände, Wasser Decke, Tropfen Wand, Tropfen Decke, tropft Decke, Fliesen nass, Wände schwitzen, Putz blättert, Farbe blättert, Tapete löst',
      'vlhkost koupelna, vlhká zeď, sráží voda, sráží pára, srážení vody, voda na zrcadle, voda na oknech, orosené zrcadlo, orosené okno, vlhkost, vlhké zdi, rosení oken, rosí okna, rosí, zamlžené okno, zamlžené zrcadlo, mlží zrcadlo, mlží okna, zamlžuje zrcadlo, zamlžují okna, zapařené zrcadlo, orosená okna, vysoká vlhkost, vlhký sklep, vlhko, kondenzace, kondenzace okno, okna se potí, potí okna, potí, mokrá zeď, mokré zdi, mokrá stěna, pára koupelna, vlhký vzduch, zapařená okna, orosené okno, vlhký byt, voda okna, voda okno, voda na oknech, kapky oknech, mokro koupelna, mokro, mokrá koupelna, voda zdi, voda zdech, voda stěny, voda stěnách, teče zdi, teče zdech, kape strop, kapky zdi, kapky strop, mokré dlaždice, odlupuje malba, opadává malba, opadává omítka',
      'vlhkosť kúpeľňa, vlhká stena, vlhkosť, rosenie okien, rosia okná, rosia, zahmlené zrkadlo, zahmlieva zrkadlo, zahmlievajú okná, zaparené zrkadlo, orosené okná, vysoká vlhkosť, vlhká pivnica, vlhko, kondenzácia, kondenzácia okno, okná potia, potia okná, mokrá stena, mokré steny, para kúpeľňa, vlhký vzduch, zarosené okná, orosené okno, vlhký byt, voda okná, voda okno, voda na oknách, kvapky oknách, mokro kúpeľňa, mokro, mokrá kúpeľňa, voda steny, voda stenách, voda stena, tečie steny, tečie stenách, kvapká strop, kvapky strop, mokré dlaždice, odlupuje maľba, opadáva maľba, opadáva omietka',
      'damp, damp bathroom, moisture, condensation, wet walls, steamed up mirror, mirror steams, mirror fogs, mirror mists, mirror steaming, windows fog, windows mist, windows steam, foggy mirror, foggy windows, high humidity, damp walls, steamy bathroom, misted windows, condensation windows, windows steaming up, steaming windows, steamy windows, sweating windows, wet windows, damp cellar, humid basement, wet wall, steam bathroom, fogged mirror, humid bathroom, water windows, water on windows, dripping windows, wet bathroom, bathroom wet, water walls, water running walls, water wall, dripping ceiling, drips ceiling, wet tiles, sweating walls, paint peeling, peeling paint, wallpaper peeling',
    ),
    reading: text('Feuchte', 'vlhkost', 'vlhkosť', 'moisture'),
    products: bathFan,
    others: [cellar, living],
  },
  ...faults,
  {
    code: 'size',
    words: list(
      'Luftmenge, Lüfter berechnen, Luftmenge berechnen, Luftwechsel, Lüfter Raumgröße, wie groß, wieviel m3, wie viel m3, wieviel Kubikmeter, wie stark, welche Größe, welche Leistung, wie viel Luft',
      'výpočet ventilátoru, velikost ventilátoru, výměna vzduchu, výpočet výměny vzduchu, kolik m3, kolik kubíků, jak velký, jakou velikost, jak silný, jaký výkon',
      'výpočet ventilátora, veľkosť ventilátora, výmena vzduchu, koľko m3, koľko kubíkov, aký veľký, akú veľkosť, aký silný, aký výkon',
      'fan calculator, air changes, air change rate, fan sizing, how big, what size, which size, how powerful, how many m3, how much airflow',
    ),
    reading: text('Luftmenge', 'výměna vzduchu', 'výmena vzduchu', 'air change'),
    products: bathFan,
  },
]
