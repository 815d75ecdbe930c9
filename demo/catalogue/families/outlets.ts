import { type Family, type Option, family } from '../family.ts'
import { t } from '../texts/text.ts'

const colours = (ids: string[]): Option[] => ids.map((id) => ({
  id,
  suffix: id === 'steel' ? 'VA' : id.slice(4),
  times: { eur: id === 'ral-9016' || id === 'ral-9010' ? 1 : id === 'steel' ? 1.35 : 1.18 },
  ...(id === 'steel' ? { sets: { color_ral: 'steel', material: 'stainless' } } : {}),
}))

const common = { group: 'outlet', tiers: 'small' } as const
const rounds = '80 100 125 150 160 200'

const valveNumbers = { q_max: [[80, 50, 70], [100, 80, 110], [125, 120, 160], [160, 170, 210], [200, 220, 250]] } as const
const valvePrices = { eur: [[80, 4, 15], [100, 4.5, 17], [160, 8, 22], [200, 11, 26]], kg: [[80, 0.12, 0.25], [200, 0.6, 0.9]], longestMm: [[80, 115, 115], [200, 250, 250]] } as const

/** Grilles, valves, diffusers, inlets and terminals. */
export const outlets: Family[] = [
  family({
    ...common, id: 'grille-indoor', sku: 'GIN', category: 'E1.1', model: 'grille-indoor', brands: ['zefyra', 'tubavent', 'luftbasis'], weight: 20, lines: 'Lamella Grata Fino Visio Blende Karo',
    noun: t('Lüftungsgitter innen', 'větrací mřížka vnitřní', 'vetracia mriežka vnútorná', 'indoor grille'),
    perex: [
      t('Innengitter Ø {dn} mit schrägen Lamellen und {free_area} freiem Querschnitt. Klemmt im Rohr oder wird geschraubt.', 'Vnitřní mřížka Ø {dn} se šikmými lamelami a volným průřezem {free_area}. Drží v trubce na pružinách nebo se přišroubuje.', 'Vnútorná mriežka Ø {dn} so šikmými lamelami a voľným prierezom {free_area}. Drží v rúre na pružinách alebo sa priskrutkuje.', 'Indoor grille Ø {dn} with angled blades and {free_area} free area. Clips into the duct or is screwed on.'),
      t('{name} deckt die Öffnung Ø {dn} sauber ab und lässt {free_area} frei. In mehreren Farben.', '{name} čistě zakryje otvor Ø {dn} a nechá volných {free_area}. V několika barvách.', '{name} čisto zakryje otvor Ø {dn} a nechá voľných {free_area}. Vo viacerých farbách.', '{name} covers the Ø {dn} opening neatly and leaves {free_area} free. In several colours.'),
    ],
    body: [
      t('Für Nachströmung, Speisekammern und als Abschluss einer Abluftleitung. Der freie Querschnitt entscheidet: Bei weniger als der Rohrfläche wird es laut.', 'Na přívod vzduchu, do spíží a na zakončení odtahu. Rozhoduje volný průřez: je-li menší než plocha trubky, mřížka hučí.', 'Na prívod vzduchu, do komôr a na zakončenie odťahu. Rozhoduje voľný prierez: ak je menší ako plocha rúry, mriežka hučí.', 'For make-up air, larders and the end of an extract duct. The free area decides: below the area of the duct it gets noisy.'),
      t('Mit Netz bleibt Ungeziefer draußen, kostet aber rund ein Fünftel Querschnitt. Front feucht abwischbar.', 'Síťka nepustí hmyz dovnitř, ubere však asi pětinu průřezu. Čelo lze otřít vlhkým hadříkem.', 'Sieťka nepustí hmyz dovnútra, uberie však asi pätinu prierezu. Čelo možno utrieť vlhkou handričkou.', 'A mesh keeps insects out but costs about a fifth of the area. Front can be wiped clean.'),
    ],
    size: { code: 'dn', values: '80 100 125 150', window: [1, 4] }, option: { code: 'color_ral', values: colours(['ral-9016', 'ral-9006', 'ral-7016', 'ral-8017', 'steel']), count: [1, 4] },
    numbers: { free_area: [[80, 28, 38], [150, 105, 135]] }, picks: { material: 'abs|abs|painted' }, flags: { insect_net: 0.5 },
    eur: [[80, 3, 12], [150, 6, 19]], kg: [[80, 0.06, 0.12], [150, 0.15, 0.3]], longestMm: [[80, 130, 130], [150, 200, 200]], tail: ['dn', 'color_ral', 'material'], key: ['dn', 'free_area', 'color_ral'], stock: 'A',
  }),
  family({
    ...common, id: 'grille-square', sku: 'GIQ', category: 'E1.1', model: 'grille-indoor', brands: ['zefyra', 'luftbasis'], weight: 10, lines: 'Quadra Lamella Raster Ecke Kante',
    noun: t('Lüftungsgitter eckig', 'větrací mřížka čtyřhranná', 'vetracia mriežka štvorhranná', 'square grille'),
    perex: [t('Eckiges Innengitter {size_ab} zum Schrauben, {free_area} freier Querschnitt. Mit Rahmen zum Einputzen oder flach zum Aufsetzen.', 'Čtyřhranná mřížka {size_ab} k přišroubování, volný průřez {free_area}. S rámečkem do omítky nebo plochá.', 'Štvorhranná mriežka {size_ab} na priskrutkovanie, voľný prierez {free_area}. S rámikom do omietky alebo plochá.', 'Square indoor grille {size_ab} for screwing, {free_area} free area. With a frame for plastering in or flat on the wall.')],
    body: [
      t('Verdeckt Schachtöffnungen und alte Kaminzüge. Das Einbaumaß ist etwa 20 mm kleiner als das Außenmaß.', 'Zakryje otvory šachet a staré komínové průduchy. Montážní rozměr je asi o 20 mm menší než vnější.', 'Zakryje otvory šácht a staré komínové prieduchy. Montážny rozmer je asi o 20 mm menší ako vonkajší.', 'Covers shaft openings and old flues. The installation size is about 20 mm less than the outside.'),
      t('Soll die Öffnung zu drosseln sein, gehört ein Schieber oder eine Klappe dahinter.', 'Má-li se dát otvor přivřít, patří za mřížku šoupátko nebo klapka.', 'Ak sa má dať otvor privrieť, patrí za mriežku posúvač alebo klapka.', 'If the opening has to be throttled, a slide or damper goes behind it.'),
    ],
    size: { code: 'size_ab', values: '140x140 150x150 170x170 180x250 200x200 250x250 300x300', window: [2, 5] }, option: { code: 'color_ral', values: colours(['ral-9016', 'ral-8017', 'ral-9006']), count: [1, 3] },
    numbers: { free_area: [[158, 60, 90], [339, 300, 420]] }, picks: { material: 'abs|painted|aluminium' }, flags: { insect_net: 0.5 },
    eur: [[158, 3, 10], [339, 8, 26]], kg: [[158, 0.1, 0.2], [339, 0.4, 0.9]], longestMm: [[158, 150, 150], [339, 310, 310]], tail: ['size_ab', 'color_ral', 'material'], key: ['size_ab', 'free_area', 'color_ral'], stock: 'A',
  }),
  family({
    ...common, id: 'louvre', sku: 'WSG', category: 'E1.2', model: 'louvre-weather', brands: ['windrast', 'tubavent', 'luftbasis'], weight: 14, lines: 'Pluvio Fassade Tempesta Regen Norda',
    noun: t('Wetterschutzgitter', 'protidešťová žaluzie', 'protidažďová žalúzia', 'weather louvre'),
    perex: [t('Wetterschutzgitter Ø {dn} mit Regenlamellen und Insektennetz für die Außenwand. Freier Querschnitt {free_area}.', 'Protidešťová žaluzie Ø {dn} s okapovými lamelami a síťkou na vnější stěnu. Volný průřez {free_area}.', 'Protidažďová žalúzia Ø {dn} s odkvapovými lamelami a sieťkou na vonkajšiu stenu. Voľný prierez {free_area}.', 'Weather louvre Ø {dn} with rain blades and insect mesh for the outside wall. Free area {free_area}.')],
    body: [
      t('Die Lamellen sind so geneigt, dass Schlagregen abtropft, bevor er ins Rohr gelangt. Rechnen Sie mit 5 bis 20 Pa Druckverlust je nach Luftmenge.', 'Sklon lamel odvede hnaný déšť dřív, než se dostane do potrubí. Počítejte s tlakovou ztrátou 5 až 20 Pa podle průtoku.', 'Sklon lamiel odvedie hnaný dážď skôr, než sa dostane do potrubia. Počítajte s tlakovou stratou 5 až 20 Pa podľa prietoku.', 'The blades are pitched so that driving rain drips off before it reaches the duct. Allow 5 to 20 Pa depending on flow.'),
      t('Befestigt wird mit vier Schrauben, die Fuge oben und seitlich mit Acryl oder MS-Polymer abdichten, unten offen lassen.', 'Připevňuje se čtyřmi šrouby, spáru nahoře a po stranách utěsněte tmelem, dole nechte volnou.', 'Pripevňuje sa štyrmi skrutkami, škáru hore a po stranách utesnite tmelom, dole nechajte voľnú.', 'Fixed with four screws; seal the joint at top and sides, leave the bottom open.'),
    ],
    size: { code: 'dn', values: '100 125 150 160 200 250 315 400', window: [2, 6] }, option: { code: 'color_ral', values: colours(['ral-9016', 'ral-7016', 'ral-8017', 'steel']), count: [1, 4] },
    numbers: { free_area: [[100, 48, 60], [400, 780, 950]] }, picks: { material: 'aluminium|aluminium|painted' }, flags: { insect_net: 0.9 },
    eur: [[100, 8, 22], [200, 18, 38], [400, 48, 70]], kg: [[100, 0.2, 0.3], [400, 2.8, 3.6]], longestMm: [[100, 155, 155], [400, 480, 480]], tail: ['dn', 'color_ral', 'material'], key: ['dn', 'free_area', 'color_ral'], stock: 'A',
  }),
  family({
    ...common, id: 'shutter', sku: 'VSK', category: 'E1.3', model: 'gravity-shutter', brands: ['windrast', 'zefyra', 'luftbasis'], weight: 10, lines: 'Gravita Lamo Klapp Pendel Jalo',
    noun: t('Verschlussklappe', 'přetlaková klapka', 'pretlaková klapka', 'gravity shutter'),
    perex: [t('Selbsttätige Klappe Ø {dn} für die Außenwand: Der Luftstrom hebt die Lamellen, ohne ihn fallen sie zu.', 'Samočinná klapka Ø {dn} na vnější stěnu: proud vzduchu lamely zvedne, bez něj samy spadnou.', 'Samočinná klapka Ø {dn} na vonkajšiu stenu: prúd vzduchu lamely zdvihne, bez neho samy spadnú.', 'Self-acting shutter Ø {dn} for the outside wall: the air lifts the blades, without it they drop shut.')],
    body: [
      t('Die einfachste Art, den kalten Wind aus der Abluftleitung zu halten. Nur senkrecht montieren; an windigen Fassaden hilft eine zusätzliche Rückschlagklappe im Rohr.', 'Nejjednodušší způsob, jak do odtahu nepustit studený vítr. Montujte jen svisle; na větrné fasádě pomůže ještě zpětná klapka v potrubí.', 'Najjednoduchší spôsob, ako do odťahu nepustiť studený vietor. Montujte len zvislo; na veternej fasáde pomôže ešte spätná klapka v potrubí.', 'The simplest way to keep cold wind out of the extract duct. Mount upright only; on windy façades an extra damper in the duct helps.'),
      t('Ab etwa 2 m/s Luftgeschwindigkeit stehen die Lamellen ganz offen, darunter können sie klappern.', 'Zhruba od 2 m/s jsou lamely zcela otevřené, při nižší rychlosti mohou klapat.', 'Zhruba od 2 m/s sú lamely úplne otvorené, pri nižšej rýchlosti môžu klepať.', 'From about 2 m/s the blades stand fully open; below that they may rattle.'),
    ],
    size: { code: 'dn', values: '100 125 150 200 250 315 355 400 450 500', window: [2, 6] }, option: { code: 'color_ral', values: colours(['ral-9016', 'ral-7035', 'ral-7016']), count: [1, 3] },
    numbers: { free_area: [[100, 55, 65], [500, 1500, 1700]] }, picks: { material: 'abs|abs|aluminium' },
    eur: [[100, 5, 12], [250, 18, 32], [500, 55, 80]], kg: [[100, 0.15, 0.2], [500, 3.4, 4.2]], longestMm: [[100, 150, 150], [500, 560, 560]], tail: ['dn', 'color_ral'], key: ['dn', 'free_area', 'color_ral'], stock: 'A',
  }),
  family({
    ...common, id: 'door-grille', sku: 'TGI', category: 'E1.4', model: 'door-grille', brands: ['zefyra', 'luftbasis'], weight: 8, lines: 'Porta Passo Schwelle Transit',
    noun: t('Türgitter', 'dveřní mřížka', 'dverová mriežka', 'door grille'),
    perex: [t('Zweiteiliges Türgitter {size_ab} für Türblätter von 30 bis 45 mm, {free_area} freier Querschnitt. Kein Durchblick, keine sichtbaren Schrauben.', 'Dvoudílná dveřní mřížka {size_ab} pro křídla 30 až 45 mm, volný průřez {free_area}. Bez průhledu a viditelných šroubů.', 'Dvojdielna dverová mriežka {size_ab} pre krídla 30 až 45 mm, voľný prierez {free_area}. Bez priehľadu a viditeľných skrutiek.', 'Two-part door grille {size_ab} for leaves of 30 to 45 mm, {free_area} free area. No view through, no visible screws.')],
    body: [
      t('Ein Abluftventilator bringt nur so viel hinaus, wie hereinkommt. Für ein Bad mit 60 m³/h sind 150 cm² Überströmöffnung ein guter Wert.', 'Odtahový ventilátor odvede jen tolik, kolik přiteče dovnitř. Pro koupelnu s 60 m³/h je dobrou hodnotou otvor 150 cm².', 'Odťahový ventilátor odvedie len toľko, koľko pritečie dovnútra. Pre kúpeľňu so 60 m³/h je dobrou hodnotou otvor 150 cm².', 'An extract fan can only remove what flows in. For a bathroom with 60 m³/h, 150 cm² of transfer area is a good figure.'),
      t('Die Winkellamellen versperren die Sicht und mindern den Schall. Beide Hälften stecken durch den Ausschnitt ineinander.', 'Lomené lamely brání průhledu a tlumí zvuk. Obě poloviny se přes výřez zasunou do sebe.', 'Lomené lamely bránia priehľadu a tlmia zvuk. Obe polovice sa cez výrez zasunú do seba.', 'The chevron blades block the view and soften sound. Both halves push together through the cut-out.'),
    ],
    size: { code: 'size_ab', values: '300x100 400x80 450x90 500x90', window: [1, 4] }, option: { code: 'color_ral', values: colours(['ral-9016', 'ral-8017', 'ral-9006', 'ral-9005']), count: [1, 4] },
    numbers: { free_area: [[195, 120, 160], [239, 170, 220]] }, picks: { material: 'abs|aluminium' },
    eur: [[195, 6, 22], [239, 8, 32]], kg: [[195, 0.2, 0.4], [239, 0.3, 0.6]], longestMm: [[195, 320, 320], [239, 500, 500]], tail: ['size_ab', 'color_ral'], key: ['size_ab', 'free_area', 'color_ral'], stock: 'A',
  }),
  family({
    ...common, id: 'valve-supply', sku: 'TVZ', category: 'E2.1', model: 'disc-valve-supply', brands: ['tubavent', 'zefyra', 'luftbasis'], weight: 12, lines: 'Disco Orbis Teller Anello Lumen',
    noun: t('Zuluftventil', 'talířový ventil přívodní', 'tanierový ventil prívodný', 'supply valve'),
    perex: [t('Tellerventil für Zuluft Ø {dn}, bis {q_max+}. Der Kegel verteilt die Luft rundum an der Decke.', 'Přívodní talířový ventil Ø {dn}, do {q_max+}. Kužel rozvádí vzduch pod stropem do všech stran.', 'Prívodný tanierový ventil Ø {dn}, do {q_max+}. Kužeľ rozvádza vzduch pod stropom na všetky strany.', 'Supply disc valve Ø {dn}, up to {q_max+}. The cone spreads the air all round along the ceiling.')],
    body: [
      t('Zuluftventile haben einen gewölbten Teller, der den Strahl an die Decke legt; so zieht es im Raum nicht. Nicht mit Abluftventilen verwechseln, deren Teller nach innen gezogen ist.', 'Přívodní ventil má vypouklý talíř, který proud vzduchu přichytí ke stropu, takže v místnosti netáhne. Nezaměňte jej s odvodním, jehož talíř je tvarovaný dovnitř.', 'Prívodný ventil má vypuklý tanier, ktorý prúd vzduchu pritlačí k stropu, takže v miestnosti neťahá. Nezameňte ho s odvodným, ktorého tanier je tvarovaný dovnútra.', 'Supply valves have a domed disc that lays the jet along the ceiling, so there is no draught. Not to be mixed up with extract valves, whose disc is drawn inwards.'),
      t('Menge durch Drehen des Kegels einstellen, Kontermutter anziehen. Bei Nennmenge liegen 10 bis 40 Pa an.', 'Průtok nastavíte otáčením kužele a zajistíte maticí. Při jmenovitém průtoku je na ventilu 10 až 40 Pa.', 'Prietok nastavíte otáčaním kužeľa a zaistíte maticou. Pri menovitom prietoku je na ventile 10 až 40 Pa.', 'Set the flow by turning the cone and tighten the lock nut. At nominal flow there are 10 to 40 Pa across it.'),
    ],
    size: { code: 'dn', values: rounds, window: [2, 5] }, option: { code: 'color_ral', values: colours(['ral-9016', 'ral-9010', 'ral-9005', 'steel']), count: [1, 4] },
    numbers: { q_max: [...valveNumbers.q_max] }, picks: { material: 'painted|painted|pp' }, eur: [...valvePrices.eur], kg: [...valvePrices.kg], longestMm: [...valvePrices.longestMm], tail: ['dn', 'color_ral', 'material'], key: ['dn', 'q_max', 'color_ral'], stock: 'A',
  }),
  family({
    ...common, id: 'valve-extract', sku: 'TVA', category: 'E2.2', model: 'disc-valve', brands: ['tubavent', 'zefyra', 'luftbasis'], weight: 12, lines: 'Disco Orbis Teller Anello Sogno',
    noun: t('Abluftventil', 'talířový ventil odvodní', 'tanierový ventil odvodný', 'extract valve'),
    perex: [t('Tellerventil für Abluft Ø {dn} in Bad, WC und Küche, bis {q_max+}. Mit Einbaurahmen und Dichtring.', 'Odvodní talířový ventil Ø {dn} do koupelny, WC a kuchyně, do {q_max+}. S montážním rámečkem a těsněním.', 'Odvodný tanierový ventil Ø {dn} do kúpeľne, WC a kuchyne, do {q_max+}. S montážnym rámikom a tesnením.', 'Extract disc valve Ø {dn} for bathroom, toilet and kitchen, up to {q_max+}. With mounting frame and seal.')],
    body: [
      t('Der Ringspalt zwischen Teller und Sitz bestimmt die Luftmenge; ein voller Umdrehungsschritt ändert den Spalt um etwa 2 mm. Nach dem Einregulieren den Wert auf der Rückseite notieren.', 'Průtok určuje štěrbina mezi talířem a sedlem; jedna otáčka ji změní asi o 2 mm. Po zaregulování si hodnotu zapište na zadní stranu.', 'Prietok určuje štrbina medzi tanierom a sedlom; jedna otáčka ju zmení asi o 2 mm. Po zaregulovaní si hodnotu zapíšte na zadnú stranu.', 'The ring gap between disc and seat sets the flow; one full turn changes it by about 2 mm. Note the value on the back after balancing.'),
      t('In der Küche gehört ein Filter davor, sonst setzt sich Fett in der Leitung ab.', 'V kuchyni před něj patří filtr, jinak se v potrubí usazuje tuk.', 'V kuchyni pred neho patrí filter, inak sa v potrubí usadzuje tuk.', 'In kitchens it needs a filter in front, or grease will settle in the duct.'),
    ],
    size: { code: 'dn', values: rounds, window: [2, 5] }, option: { code: 'color_ral', values: colours(['ral-9016', 'ral-9010', 'ral-7016', 'steel']), count: [1, 4] },
    numbers: { q_max: [...valveNumbers.q_max] }, picks: { material: 'painted|painted|pp' }, eur: [...valvePrices.eur], kg: [...valvePrices.kg], longestMm: [...valvePrices.longestMm], tail: ['dn', 'color_ral', 'material'], key: ['dn', 'q_max', 'color_ral'], stock: 'A',
  }),
  family({
    ...common, id: 'swirl', sku: 'DRA', category: 'E3.1', model: 'swirl-diffuser', brands: ['tubavent', 'stillora'], weight: 8, lines: 'Vortex Turbinel Giro Spin',
    noun: t('Drallauslass', 'vířivý anemostat', 'vírivý anemostat', 'swirl diffuser'),
    perex: [t('Drallauslass mit Frontplatte {plate} für {q_max}. Die verdrehten Lamellen mischen Zuluft schnell mit Raumluft.', 'Vířivý anemostat s čelní deskou {plate} pro {q_max}. Natočené lamely přiváděný vzduch rychle promísí se vzduchem v místnosti.', 'Vírivý anemostat s čelnou doskou {plate} pre {q_max}. Natočené lamely privádzaný vzduch rýchlo premiešajú so vzduchom v miestnosti.', 'Swirl diffuser with {plate} face for {q_max}. The twisted blades mix supply air quickly with room air.')],
    body: [
      t('Für Räume von 2,6 bis 4 m Höhe, zum Heizen wie zum Kühlen. Platten von 600 und 625 mm passen in Rasterdecken.', 'Do místností vysokých 2,6 až 4 m, pro topení i chlazení. Desky 600 a 625 mm pasují do kazetových podhledů.', 'Do miestností vysokých 2,6 až 4 m, na kúrenie aj chladenie. Dosky 600 a 625 mm pasujú do kazetových podhľadov.', 'For rooms 2.6 to 4 m high, heating and cooling alike. Plates of 600 and 625 mm fit grid ceilings.'),
      t('Der Anschlusskasten mit Drosselklappe wird getrennt bestellt. {lwa} Schallleistung gelten bei Nennmenge.', 'Připojovací box s klapkou se objednává zvlášť. Akustický výkon {lwa} platí při jmenovitém průtoku.', 'Pripájací box s klapkou sa objednáva zvlášť. Akustický výkon {lwa} platí pri menovitom prietoku.', 'The plenum box with damper is ordered separately. Sound power of {lwa} applies at nominal flow.'),
    ],
    size: { code: 'plate', values: '300 400 500 600 625', window: [2, 5] }, option: { code: 'color_ral', values: colours(['ral-9016', 'ral-9010', 'ral-9005']), count: [1, 2] },
    numbers: { q_max: [[300, 150, 220], [625, 700, 950]], lwa: [[0, 28, 40]] }, picks: { material: 'painted|aluminium' },
    eur: [[300, 35, 80], [625, 90, 185]], kg: [[300, 1.4, 1.8], [625, 4.5, 5.5]], longestMm: [[300, 300, 300], [625, 625, 625]], tail: ['plate', 'color_ral'], key: ['plate', 'q_max', 'lwa'], stock: 'C',
  }),
  family({
    ...common, id: 'slot', sku: 'SLZ', category: 'E3.2', model: 'slot-diffuser', brands: ['tubavent', 'stillora'], weight: 7, lines: 'Linea Fuge Spalto Strale',
    noun: t('Schlitzauslass', 'štěrbinová vyústka', 'štrbinová výustka', 'slot diffuser'),
    perex: [t('Linienförmiger Luftauslass aus Aluminium, {length} lang, für {q_max} (Schlitze: {slots}). Die Strahlrichtung lässt sich von unten verstellen.', 'Liniová vyústka z hliníku délky {length} pro {q_max} (počet štěrbin: {slots}). Směr proudu se nastavuje zespodu.', 'Líniová výustka z hliníka dĺžky {length} pre {q_max} (počet štrbín: {slots}). Smer prúdu sa nastavuje zospodu.', 'Linear aluminium diffuser, {length} long, for {q_max} (slots: {slots}). The direction of the jet is set from below.')],
    body: [
      t('Läuft als schmale Linie durch die Decke und fällt neben Leuchten kaum auf. Die Lenkwalzen richten den Strahl nach links, rechts oder senkrecht.', 'V podhledu tvoří úzkou linku a vedle svítidel není nápadná. Válečky směrují proud vlevo, vpravo nebo svisle.', 'V podhľade tvorí úzku líniu a vedľa svietidiel nie je nápadná. Valčeky smerujú prúd vľavo, vpravo alebo zvislo.', 'Runs through the ceiling as a narrow line beside the lights. Rollers turn the jet left, right or straight down.'),
      t('Profile lassen sich mit Stiften fluchtend aneinanderreihen; Endkappen gibt es links und rechts.', 'Profily se spojují kolíky v jedné přímce; koncovky jsou levé a pravé.', 'Profily sa spájajú kolíkmi v jednej priamke; koncovky sú ľavé a pravé.', 'Profiles join in line with pins; end caps come left and right.'),
    ],
    size: { code: 'length', values: '600 1000 1200 1500 2000', window: [2, 5] }, option: { code: 'slots', values: [{ id: '1' }, { id: '2', times: { eur: 1.3, q_max: 2, kg: 1.6 } }, { id: '3', times: { eur: 1.6, q_max: 3, kg: 2.2 } }], count: [1, 3] },
    numbers: { q_max: [[600, 60, 90], [2000, 200, 300]] }, picks: { material: 'aluminium', color_ral: 'ral-9016|ral-9010|ral-9005' },
    eur: [[600, 35, 60], [2000, 90, 145]], kg: [[600, 0.9, 1.1], [2000, 3, 3.6]], longestMm: [[600, 600, 600], [2000, 2000, 2000]], tail: ['length', 'slots', 'color_ral'], key: ['length', 'slots', 'q_max'], stock: 'C',
  }),
  family({
    ...common, id: 'air-inlet', sku: 'ALD', category: 'E4', model: 'air-inlet', brands: ['zefyra', 'borealux'], weight: 8, lines: 'Respiro Ventana Atem Frisch Trickle',
    noun: t('Außenluftdurchlass', 'přívodní prvek do stěny', 'prívodný prvok do steny', 'wall air inlet'),
    perex: [t('Wanddurchlass Ø {dn} für Zuluft: bis {q_max+} mit Filter, Schalldämmeinlage und Winddrucksicherung.', 'Stěnový přívod vzduchu Ø {dn}: až {q_max+} s filtrem, tlumicí vložkou a ochranou proti poryvům větru.', 'Stenový prívod vzduchu Ø {dn}: až {q_max+} s filtrom, tlmiacou vložkou a ochranou proti nárazom vetra.', 'Wall inlet Ø {dn}: up to {q_max+} with filter, acoustic lining and wind-pressure control.')],
    body: [
      t('Wenn dichte Fenster und ein Abluftventilator zusammentreffen, braucht die Wohnung definierte Öffnungen. {line} lässt die Luft zugfrei über dem Heizkörper ein.', 'Sejdou-li se těsná okna a odtahový ventilátor, potřebuje byt určené otvory. {line} pouští vzduch nad topením, takže netáhne.', 'Ak sa stretnú tesné okná a odťahový ventilátor, potrebuje byt určené otvory. {line} púšťa vzduch nad kúrením, takže neťahá.', 'When tight windows meet an extract fan, the dwelling needs defined openings. {line} lets the air in above the radiator, free of draughts.'),
      t('Der Filter {filter_iso} wird von innen gewechselt. Bei Sturm drosselt eine Klappe den Durchlass selbsttätig.', 'Filtr {filter_iso} se mění zevnitř. Při silném větru klapka průtok sama přivře.', 'Filter {filter_iso} sa mení zvnútra. Pri silnom vetre klapka prietok sama privrie.', 'The {filter_iso} filter is changed from inside. In a gale a flap throttles the inlet by itself.'),
    ],
    size: { code: 'dn', values: '80 100 125 150', window: [1, 3] }, option: { code: 'color_ral', values: colours(['ral-9016', 'ral-7016']), count: [1, 2] },
    numbers: { q_max: [[80, 18, 28], [150, 40, 58]] }, picks: { material: 'abs|pp', filter_iso: 'coarse-45|coarse-60|epm10-50' }, flags: { insect_net: 0.9 },
    eur: [[80, 29, 68], [150, 42, 88]], kg: [[80, 0.8, 1.1], [150, 1.6, 2.2]], longestMm: [[0, 500, 500]], tail: ['dn', 'q_max', 'color_ral'], key: ['dn', 'q_max', 'filter_iso'], stock: 'B',
  }),
  family({
    ...common, id: 'roof-terminal', sku: 'DDF', category: 'E5', model: 'roof-terminal', brands: ['tubavent', 'windrast', 'luftbasis'], weight: 10, lines: 'Tetto Kamina Durchlass Firsto',
    noun: t('Dachdurchführung', 'střešní prostup', 'strešný prestup', 'roof terminal'),
    perex: [t('Dachdurchführung Ø {dn} mit Regenhaube und gedämmtem Rohr, für Dachneigung {pitch}. Für Fort- und Außenluft.', 'Střešní prostup Ø {dn} se stříškou a izolovanou trubkou, sklon střechy {pitch}. Pro odpadní i venkovní vzduch.', 'Strešný prestup Ø {dn} so strieškou a izolovanou rúrou, sklon strechy {pitch}. Pre odpadový aj vonkajší vzduch.', 'Roof terminal Ø {dn} with rain cap and insulated pipe, roof pitch {pitch}. For exhaust and outdoor air.')],
    body: [
      t('Die Haube bleibt bei Regen und Schnee durchlässig und trägt kaum Druckverlust bei. Durch die Dämmung tropft im Winter kein Kondensat zurück.', 'Hlavice zůstává průchodná v dešti i sněhu a téměř nezvyšuje tlakovou ztrátu. Díky izolaci v zimě nekape kondenzát zpět.', 'Hlavica zostáva priechodná v daždi aj snehu a takmer nezvyšuje tlakovú stratu. Vďaka izolácii v zime nekvapká kondenzát späť.', 'The cap stays open in rain and snow and adds hardly any pressure loss. Thanks to the insulation no condensate drips back in winter.'),
      t('Mindestens 30 cm über die Dachfläche führen, in Schneelagen mehr. [[pitch=flat]]Die Flanschplatte wird in die Dachabdichtung eingebunden.[[/]][[!pitch=flat]]Die Dachpfanne ist für gängige Ziegel formbar.[[/]]', 'Vyveďte nejméně 30 cm nad střešní rovinu, v horách výš. [[pitch=flat]]Přírubová deska se zapracuje do hydroizolace.[[/]][[!pitch=flat]]Taška se přizpůsobí běžným krytinám.[[/]]', 'Vyveďte najmenej 30 cm nad strešnú rovinu, v horách vyššie. [[pitch=flat]]Prírubová doska sa zapracuje do hydroizolácie.[[/]][[!pitch=flat]]Škridla sa prispôsobí bežným krytinám.[[/]]', 'Bring it at least 30 cm above the roof surface, more in snow areas. [[pitch=flat]]The flange plate is bonded into the waterproofing.[[/]][[!pitch=flat]]The flashing shapes to common tiles.[[/]]'),
    ],
    size: { code: 'dn', values: '100 125 150 160 200', window: [2, 5] }, option: { code: 'color_ral', values: colours(['ral-7016', 'ral-8004', 'ral-9005']), count: [1, 3] },
    picks: { material: 'pp|abs|galvanised', pitch: 'flat|5-25|25-45' }, eur: [[100, 38, 62], [200, 60, 82]], kg: [[100, 2.2, 2.8], [200, 4.4, 5.2]], longestMm: [[0, 850, 850]], tail: ['dn', 'color_ral'], key: ['dn', 'color_ral', 'pitch'], stock: 'B',
  }),
]
