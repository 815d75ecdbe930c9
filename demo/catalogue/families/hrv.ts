import { type Family, type Option, family } from '../family.ts'
import { t } from '../texts/text.ts'

const sides: Option[] = [{ id: 'right', suffix: 'R' }, { id: 'left', suffix: 'L' }]
const exchangers: Option[] = [
  { id: 'counter-plastic', sets: { exchanger: 'counter-plastic' } },
  { id: 'enthalpy', suffix: 'E', times: { eur: 1.14 }, plus: { eta_t: -5 }, sets: { exchanger: 'enthalpy' } },
]
const white: Option[] = [{ id: 'ral-9016' }, { id: 'ral-7016', suffix: '7016', plus: { eur: 19 } }, { id: 'steel', suffix: 'S', plus: { eur: 32 } }]

const central = { group: 'hrv', brands: ['borealux', 'borealux', 'luftbasis'], device: true, tiers: null, stock: 'C', tail: ['q_max', 'exchanger', 'side'], key: ['q_max', 'eta_t', 'spi', 'lwa'] } as const
const centralPicks = { filter_alarm: 'display|led', u: '230', motor: 'ec', speeds: 'stepless', filter_iso: 'epm1-50|epm1-60|epm10-50', warranty: '2|3|5' }

/** Heat-recovery units, their kits and their air distribution. */
export const heatRecovery: Family[] = [
  family({
    ...central, id: 'hrv-wall', isCentralUnit: true, sku: 'KWW', category: 'B1.1', model: 'hrv-wall', weight: 12, lines: 'Boreas Aurora Polaris Tundra Arktis Gletscher',
    noun: t('KWL-Gerät für die Wand', 'nástěnná rekuperační jednotka', 'nástenná rekuperačná jednotka', 'wall-hung HRV unit'),
    perex: [t('Wandgerät für Wohnungen und kleine Häuser: {q_max}, Wärmerückgewinnung {eta_t}. Vier Stutzen Ø {dn}, Filter von vorn zugänglich.', 'Nástěnná jednotka do bytů a menších domů: {q_max}, účinnost rekuperace {eta_t}. Čtyři hrdla Ø {dn}, filtry přístupné zepředu.', 'Nástenná jednotka do bytov a menších domov: {q_max}, účinnosť rekuperácie {eta_t}. Štyri hrdlá Ø {dn}, filtre prístupné spredu.', 'Wall unit for flats and small houses: {q_max}, heat recovery {eta_t}. Four spigots Ø {dn}, filters reached from the front.')],
    body: [
      t('Der [[exchanger=enthalpy]]Enthalpietauscher[[/]][[!exchanger=enthalpy]]Gegenstromtauscher[[/]] überträgt {eta_t} der Wärme, ohne die Luftströme zu mischen[[exchanger=enthalpy]], und holt einen Teil der Feuchte zurück[[/]]. Zwei EC-Motoren halten den Volumenstrom auch bei verschmutztem Filter konstant.', '[[exchanger=enthalpy]]Entalpický[[/]][[!exchanger=enthalpy]]Protiproudý[[/]] výměník předá {eta_t} tepla, aniž se proudy vzduchu smísí[[exchanger=enthalpy]], a vrací i část vlhkosti[[/]]. Dva EC motory drží průtok stálý i při zaneseném filtru.', '[[exchanger=enthalpy]]Entalpický[[/]][[!exchanger=enthalpy]]Protiprúdový[[/]] výmenník odovzdá {eta_t} tepla bez toho, aby sa prúdy vzduchu zmiešali[[exchanger=enthalpy]], a vracia aj časť vlhkosti[[/]]. Dva EC motory držia prietok stály aj pri zanesenom filtri.', 'The [[exchanger=enthalpy]]enthalpy[[/]][[!exchanger=enthalpy]]counterflow[[/]] exchanger transfers {eta_t} of the heat without mixing the air streams[[exchanger=enthalpy]] and returns part of the moisture[[/]]. Two EC motors keep the flow constant even with a loaded filter.'),
      t('Bei 70 % der Luftmenge nimmt das Gerät {spi} auf. Schallleistung am Gehäuse {lwa}: In einem Abstellraum ist es im Nachbarzimmer nicht mehr zu hören, sofern an allen Stutzen Schalldämpfer sitzen.', 'Při 70 % průtoku je měrný příkon {spi}. Akustický výkon skříně je {lwa}: z komory není ve vedlejším pokoji slyšet, jsou-li na všech hrdlech tlumiče.', 'Pri 70 % prietoku je merný príkon {spi}. Akustický výkon skrine je {lwa}: z komory nie je vo vedľajšej izbe počuť, ak sú na všetkých hrdlách tlmiče.', 'At 70 % flow the unit draws {spi}. Casing sound power {lwa}: from a store room it is not heard next door, provided all spigots have silencers.'),
    ],
    size: { code: 'dn', values: '125 160', window: [1, 1] }, option: { code: 'side', values: sides.flatMap((side) => [side]), count: [2, 2] },
    numbers: { q_max: [[0, 130, 250]], eta_t: [[0, 82, 92]], spi: [[0, 0.2, 0.32]], lwa: [[0, 38, 46]], p_el: [[0, 62, 130]], leak_int: [[0, 0.8, 2.6]], leak_ext: [[0, 0.7, 2.4]], dp_max: [[0, 150, 300]] },
    picks: { ...centralPicks, exchanger: 'counter-plastic|counter-alu|enthalpy', bypass: 'manual|auto|auto', ctrl: '0-10v|0-10v+modbus|wlan+modbus', material: 'epp|painted' },
    eur: [[0, 1300, 2350]], kg: [[0, 25, 38]], longestMm: [[0, 780, 780]],
  }),
  family({
    ...central, id: 'hrv-floor', isCentralUnit: true, sku: 'KWS', category: 'B1.2', model: 'hrv-floor', weight: 12, lines: 'Fjord Skaldo Nordwind Aurora Tundra Firn',
    noun: t('KWL-Gerät', 'rekuperační jednotka', 'rekuperačná jednotka', 'HRV unit'),
    perex: [t('Zentralgerät für Einfamilienhäuser bis {q_max} mit {eta_t} Wärmerückgewinnung und Sommerbypass. Für Wand oder Boden.', 'Centrální jednotka pro rodinné domy do {q_max} s účinností {eta_t} a letním bypassem. Na stěnu i na podlahu.', 'Centrálna jednotka pre rodinné domy do {q_max} s účinnosťou {eta_t} a letným bypassom. Na stenu aj na podlahu.', 'Central unit for houses up to {q_max} with {eta_t} heat recovery and summer bypass. For wall or floor.')],
    body: [
      t('Für 150 m² Wohnfläche rechnet man mit rund 140 m³/h im Dauerbetrieb; {line} erreicht das mit Reserve auf niedriger, leiser Stufe. Die Frostschutzstrategie drosselt erst die Zuluft, bevor ein Vorheizer nötig wird.', 'Pro 150 m² obytné plochy se počítá trvale asi se 140 m³/h; {line} to zvládne s rezervou na nízký, tichý stupeň. Protimrazová ochrana nejprve přivře přívod, teprve potom je potřeba předehřev.', 'Pre 150 m² obytnej plochy sa ráta trvale asi so 140 m³/h; {line} to zvládne s rezervou na nízky, tichý stupeň. Protimrazová ochrana najprv privrie prívod, až potom treba predohrev.', 'For 150 m² of living space one reckons with about 140 m³/h continuously; {line} does that with reserve at a low, quiet stage. Frost protection throttles the supply first before a pre-heater is needed.'),
      t('Links- oder Rechtsausführung nach Lage der Leitungen wählen; umbauen lässt sie sich später nicht. Kondensatanschluss 32 mm, Siphon bitte mitbestellen.', 'Levé nebo pravé provedení zvolte podle vedení potrubí, později je změnit nelze. Odvod kondenzátu 32 mm, sifon objednejte zvlášť.', 'Ľavé alebo pravé vyhotovenie zvoľte podľa vedenia potrubia, neskôr ho zmeniť nemožno. Odvod kondenzátu 32 mm, sifón objednajte zvlášť.', 'Choose left or right by where the ducts run; it cannot be changed later. Condensate connection 32 mm, please order the trap as well.'),
    ],
    size: { code: 'side', values: 'right left', window: [2, 2] }, option: { code: 'exchanger', values: exchangers, count: [1, 2] },
    numbers: { q_max: [[0, 270, 600]], eta_t: [[0, 84, 95]], spi: [[0, 0.18, 0.3]], lwa: [[0, 42, 55]], p_el: [[0, 110, 360]], leak_int: [[0, 0.8, 2.6]], leak_ext: [[0, 0.7, 2.4]], dp_max: [[0, 250, 500]] },
    picks: { ...centralPicks, dn: '160|180|200', bypass: 'auto', ctrl: '0-10v+modbus|modbus+wlan|co2+modbus', material: 'epp|painted' }, eur: [[0, 1900, 4150]], kg: [[0, 38, 95]], longestMm: [[0, 1050, 1050]],
  }),
  family({
    ...central, id: 'hrv-ceiling', isCentralUnit: true, sku: 'KWD', category: 'B1.3', model: 'hrv-ceiling', weight: 8, lines: 'Planar Decka Flach Soffit',
    noun: t('KWL-Deckengerät', 'podstropní rekuperační jednotka', 'podstropná rekuperačná jednotka', 'ceiling HRV unit'),
    perex: [t('Nur rund 25 cm hoch und damit in der abgehängten Decke zu Hause: {q_max}, {eta_t} Wärmerückgewinnung.', 'Vysoká jen kolem 25 cm, schová se do podhledu: {q_max}, účinnost rekuperace {eta_t}.', 'Vysoká len okolo 25 cm, schová sa do podhľadu: {q_max}, účinnosť rekuperácie {eta_t}.', 'Only about 25 cm high and at home in the suspended ceiling: {q_max}, {eta_t} heat recovery.')],
    body: [
      t('Für Wohnungen ohne Technikraum. Filter und Tauscher kommen nach unten heraus; dafür muss die Revisionsklappe so groß sein wie das Gerät.', 'Do bytů bez technické místnosti. Filtry a výměník se vyjímají dolů, revizní otvor proto musí být stejně velký jako jednotka.', 'Do bytov bez technickej miestnosti. Filtre a výmenník sa vyberajú nadol, revízny otvor preto musí byť rovnako veľký ako jednotka.', 'For flats without a plant room. Filters and exchanger come out downwards, so the access panel has to be as large as the unit.'),
      t('Aufhängung an vier Gewindestangen M8 mit Gummipuffern. Schallleistung {lwa}, daher nicht über dem Schlafzimmer montieren.', 'Zavěšuje se na čtyři závitové tyče M8 s pryžovými bloky. Akustický výkon {lwa}, proto ji nedávejte nad ložnici.', 'Zavesí sa na štyri závitové tyče M8 s gumovými blokmi. Akustický výkon {lwa}, preto ju nedávajte nad spálňu.', 'Hung from four M8 rods with rubber buffers. Sound power {lwa}, so do not mount it above a bedroom.'),
    ],
    size: { code: 'side', values: 'right left', window: [2, 2] }, option: { code: 'exchanger', values: exchangers, count: [1, 2] },
    numbers: { q_max: [[0, 140, 350]], eta_t: [[0, 80, 90]], spi: [[0, 0.24, 0.36]], lwa: [[0, 42, 52]], p_el: [[0, 70, 190]], leak_int: [[0, 0.8, 2.6]], leak_ext: [[0, 0.7, 2.4]], dp_max: [[0, 150, 350]] },
    picks: { ...centralPicks, dn: '125|160', bypass: 'none|auto', ctrl: '0-10v|modbus', material: 'painted|epp' }, eur: [[0, 1450, 3100]], kg: [[0, 25, 48]], longestMm: [[0, 1180, 1180]],
  }),
  family({
    id: 'hrv-push-pull', sku: 'PEN', category: 'B2.1', model: 'hrv-decentral', group: 'hrv', brands: ['borealux', 'zefyra', 'luftbasis'], weight: 12, lines: 'Duetto Pendolo Wechsel Tandem Gezeit', device: true,
    noun: t('Pendellüfter', 'lokální rekuperační jednotka', 'lokálna rekuperačná jednotka', 'push-pull ventilator'),
    perex: [t('Ein Gerät je Raum, paarweise im Wechsel: {q_max} durch die Außenwand, {eta_t} Wärmerückgewinnung über den Keramikspeicher.', 'Jedna jednotka na místnost, střídavě v páru: {q_max} přes obvodovou stěnu, účinnost {eta_t} díky keramickému výměníku.', 'Jedna jednotka na miestnosť, striedavo v páre: {q_max} cez obvodovú stenu, účinnosť {eta_t} vďaka keramickému výmenníku.', 'One unit per room, working alternately in pairs: {q_max} through the outside wall, {eta_t} heat recovery from the ceramic store.')],
    body: [
      t('Siebzig Sekunden hinaus, siebzig Sekunden herein: Die Keramik nimmt Wärme auf und gibt sie zurück. Zwei Geräte laufen gegenläufig, damit der Druck im Haus ausgeglichen bleibt.', 'Sedmdesát sekund ven, sedmdesát dovnitř: keramika teplo převezme a zase vrátí. Dvě jednotky běží proti sobě, aby v domě zůstal vyrovnaný tlak.', 'Sedemdesiat sekúnd von, sedemdesiat dnu: keramika teplo prevezme a zase vráti. Dve jednotky bežia proti sebe, aby v dome zostal vyrovnaný tlak.', 'Seventy seconds out, seventy seconds in: the ceramic takes up heat and gives it back. Two units run in opposite directions so that pressure in the house stays balanced.'),
      t('Kernbohrung 1 bis 2 cm größer als das Rohr, Wand ab 25 cm. {lpa} in 3 m auf höchster Stufe; die Innenblende lässt sich bei Sturm schließen.', 'Otvor o 1 až 2 cm větší než trubka, stěna od 25 cm. {lpa} ve 3 m na nejvyšší stupeň; vnitřní kryt lze při větru zavřít.', 'Otvor o 1 až 2 cm väčší ako rúra, stena od 25 cm. {lpa} v 3 m na najvyšší stupeň; vnútorný kryt možno pri vetre zavrieť.', 'Core hole 1 to 2 cm larger than the pipe, wall from 25 cm. {lpa} at 3 m at full speed; the inner cover can be closed in a storm.'),
    ],
    size: { code: 'dn', values: '100 150 160', window: [1, 2] }, option: { code: 'color_ral', values: white, count: [1, 3] },
    numbers: { q_max: [[100, 18, 30], [160, 40, 60]], eta_t: [[0, 74, 88]], p_el: [[100, 1.2, 3], [160, 2.5, 6]], lpa: [[100, 13, 22], [160, 16, 26]], spi: [[0, 0.1, 0.2]], dp_max: [[0, 10, 20]] },
    picks: { exchanger: 'ceramic', u: '230', motor: 'ec', filter_iso: 'coarse-45|coarse-60|epm10-50', ctrl: 'remote|remote+hygro|wlan+hygro', warranty: '2|3|5', speeds: '3' },
    eur: [[100, 230, 420], [160, 290, 560]], kg: [[100, 2, 2.8], [160, 3.2, 4.4]], longestMm: [[0, 560, 560]], tail: ['dn', 'q_max', 'color_ral'], key: ['dn', 'q_max', 'eta_t', 'lpa'], tiers: 'fan', stock: 'B',
  }),
  family({
    id: 'hrv-room', sku: 'RAU', category: 'B2.2', model: 'hrv-decentral', group: 'hrv', brands: ['borealux', 'zefyra'], weight: 8, lines: 'Simultan Tandem Parallelo Kreuz', device: true,
    noun: t('Raumlüfter mit Wärmerückgewinnung', 'jednotka se souběžným přívodem a odvodem', 'jednotka so súbežným prívodom a odvodom', 'single-room HRV'),
    perex: [t('Zu- und Abluft gleichzeitig, daher auch einzeln einsetzbar: {q_max}, {eta_t} Wärmerückgewinnung, {lpa} in 3 m.', 'Přívod a odvod současně, takže stačí i jediná jednotka: {q_max}, účinnost {eta_t}, {lpa} ve 3 m.', 'Prívod a odvod súčasne, takže stačí aj jediná jednotka: {q_max}, účinnosť {eta_t}, {lpa} v 3 m.', 'Supply and extract at the same time, so a single unit will do: {q_max}, {eta_t} heat recovery, {lpa} at 3 m.')],
    body: [
      t('Zwei kleine Ventilatoren fördern gegeneinander durch einen Gegenstromtauscher. Anders als beim Pendellüfter bleibt die Luftrichtung gleich, was am Fenster und im Bad von Vorteil ist.', 'Dva malé ventilátory pracují proti sobě přes protiproudý výměník. Na rozdíl od jednotek s cyklickým chodem se směr nemění, což je výhoda v koupelně i u okna.', 'Dva malé ventilátory pracujú proti sebe cez protiprúdový výmenník. Na rozdiel od jednotiek s cyklickým chodom sa smer nemení, čo je výhoda v kúpeľni aj pri okne.', 'Two small fans work in opposite directions through a counterflow exchanger. Unlike with push-pull units, the direction stays the same, an advantage in bathrooms and by windows.'),
      t('Der Pollenfilter {filter_iso} sitzt hinter der Blende. Die Stufe kann ein Feuchte- oder CO₂-Sensor vorgeben.', 'Pylový filtr {filter_iso} je za krytem. Stupeň může řídit čidlo vlhkosti nebo CO₂.', 'Peľový filter {filter_iso} je za krytom. Stupeň môže riadiť snímač vlhkosti alebo CO₂.', 'The {filter_iso} pollen filter sits behind the cover. The stage can be set by a humidity or CO₂ sensor.'),
    ],
    size: { code: 'dn', values: '160', window: [1, 1] }, option: { code: 'color_ral', values: white, count: [1, 3] },
    numbers: { q_max: [[0, 30, 60]], eta_t: [[0, 70, 84]], p_el: [[0, 3.5, 9]], lpa: [[0, 18, 34]], spi: [[0, 0.15, 0.28]], dp_max: [[0, 20, 40]] },
    picks: { exchanger: 'counter-plastic|enthalpy', u: '230', motor: 'ec', filter_iso: 'epm10-50|epm1-50', ctrl: 'hygro+remote|co2+wlan', warranty: '2|3', speeds: '3|5' },
    eur: [[0, 480, 890]], kg: [[0, 4, 6]], longestMm: [[0, 620, 620]], tail: ['dn', 'q_max', 'color_ral'], key: ['dn', 'q_max', 'eta_t', 'lpa'], tiers: 'fan', stock: 'B',
  }),
  family({
    id: 'hrv-kit', sku: 'RBS', category: 'B2.3', model: 'hrv-hood', group: 'hrv', brands: ['borealux', 'luftbasis'], weight: 6, lines: 'Montaggio Guscio Fassad Cappa',
    noun: t('Rohbauset mit Außenhaube', 'montážní sada s fasádním krytem', 'montážna sada s fasádnym krytom', 'installation kit with hood'),
    perex: [t('Wandhülse Ø {dn} und Außenhaube für die Montage vor dem Verputzen. Das Gerät selbst kommt erst nach dem Malern.', 'Stěnové pouzdro Ø {dn} a fasádní kryt pro osazení před omítkou. Samotná jednotka přijde až po malování.', 'Stenové puzdro Ø {dn} a fasádny kryt na osadenie pred omietkou. Samotná jednotka príde až po maľovaní.', 'Wall sleeve Ø {dn} and outer hood for fitting before plastering. The unit itself follows after painting.')],
    body: [
      t('So bleibt das Gerät sauber, und der Putzer hat eine Kante zum Anarbeiten. Der Putzdeckel liegt bei, das Rohr lässt sich auf Wandstärke kürzen.', 'Jednotka tak zůstane čistá a omítkář má hranu, ke které dotáhne. Krytka je přiložena, trubku zkrátíte podle tloušťky zdi.', 'Jednotka tak zostane čistá a omietkar má hranu, ku ktorej dotiahne. Krytka je priložená, rúru skrátite podľa hrúbky steny.', 'That keeps the unit clean and gives the plasterer an edge to work to. A plaster cover is included, the pipe can be cut to wall thickness.'),
      t('Die Haube lenkt Regen ab und hat eine Tropfkante, damit die Fassade keine Läufer bekommt.', 'Kryt odvádí déšť a má okapovou hranu, aby na fasádě nevznikaly stékance.', 'Kryt odvádza dážď a má odkvapovú hranu, aby na fasáde nevznikali stekance.', 'The hood sheds rain and has a drip edge so that the façade shows no streaks.'),
    ],
    size: { code: 'dn', values: '100 150 160', window: [1, 3] }, option: { code: 'color_ral', values: white, count: [1, 3] },
    picks: { material: 'pp|epp', length: '500|600' }, eur: [[100, 48, 90], [160, 62, 118]], kg: [[100, 1.4, 1.8], [160, 2.2, 3]], longestMm: [[0, 600, 600]], unit: 'set', tail: ['dn', 'length', 'color_ral'], key: ['dn', 'length', 'color_ral'], tiers: 'small', stock: 'B',
  }),
  family({
    id: 'semi-rigid', sku: 'FXR', category: 'B3.1', model: 'semi-rigid-pipe', group: 'duct', brands: ['tubavent', 'borealux', 'luftbasis'], weight: 8, lines: 'Aerolo Duplex Rohrnetz Wohnair Kolino',
    noun: t('KWL-Flexrohr', 'rozvodná hadice pro rekuperaci', 'rozvodná hadica pre rekuperáciu', 'semi-rigid HRV pipe'),
    perex: [t('Doppelwandiges Flexrohr Ø {dn} für die Sternverteilung: innen glatt, außen gewellt, antistatisch.', 'Dvouplášťová hadice Ø {dn} pro hvězdicový rozvod: uvnitř hladká, vně vlnitá, antistatická.', 'Dvojplášťová hadica Ø {dn} pre hviezdicový rozvod: vnútri hladká, zvonka vlnitá, antistatická.', 'Twin-wall pipe Ø {dn} for star distribution: smooth inside, corrugated outside, antistatic.')],
    body: [
      t('Ein Rohr Ø 75 mm trägt rund 30 m³/h, Ø 90 mm etwa 45 m³/h je Raum, ohne dass es rauscht. Von jedem Ventil führt eine eigene Leitung zum Verteiler, deshalb gibt es keine Telefonie zwischen den Zimmern.', 'Hadice Ø 75 mm přenese bez hluku asi 30 m³/h, Ø 90 mm asi 45 m³/h na místnost. Každý ventil má vlastní vedení k rozdělovači, takže se mezi pokoji nepřenáší hovor.', 'Hadica Ø 75 mm prenesie bez hluku asi 30 m³/h, Ø 90 mm asi 45 m³/h na miestnosť. Každý ventil má vlastné vedenie k rozdeľovaču, takže sa medzi izbami neprenáša hovor.', 'A Ø 75 mm pipe carries about 30 m³/h, Ø 90 mm about 45 m³/h per room without hiss. Each valve has its own run to the manifold, so there is no cross-talk between rooms.'),
      t('Im Estrich wie in der Holzbalkendecke verlegbar, Biegeradius etwa zwei Durchmesser. Enden bis zum Anschluss verschlossen halten.', 'Lze vést v potěru i ve stropních trámech, poloměr ohybu asi dva průměry. Konce nechte až do připojení uzavřené.', 'Možno viesť v potere aj v stropných trámoch, polomer ohybu asi dva priemery. Konce nechajte až do pripojenia uzavreté.', 'Can run in screed or between joists, bending radius about two diameters. Keep the ends closed until connected.'),
    ],
    size: { code: 'dn', values: '63 75 90', window: [1, 3] }, option: { code: 'roll_length', values: [{ id: '50', suffix: '50M' }, { id: '20', suffix: '20M', times: { eur: 0.46, kg: 0.4 } }], count: [1, 2] },
    picks: { material: 'pe' }, eur: [[63, 95, 150], [90, 150, 235]], kg: [[63, 13, 15], [90, 23, 27]], longestMm: [[0, 1150, 1150]], unit: 'roll', tail: ['dn', 'roll_length'], key: ['dn', 'roll_length'], tiers: 'small', stock: 'B',
  }),
  family({
    id: 'manifold', sku: 'VTL', category: 'B3.1', model: 'manifold', group: 'hrv', brands: ['tubavent', 'borealux', 'luftbasis'], weight: 8, lines: 'Stella Verteilo Kollekt Nodo Knoten',
    noun: t('KWL-Verteiler', 'rozdělovač pro rekuperaci', 'rozdeľovač pre rekuperáciu', 'HRV manifold'),
    perex: [t('Verteilerkasten für Flexrohr Ø {dn} mit {ports} Abgängen. Innen schallschluckend ausgekleidet, von einer Seite zu öffnen.', 'Rozdělovací box pro hadice Ø {dn}, počet vývodů {ports}. Uvnitř s akustickou vložkou, otevírá se z jedné strany.', 'Rozdeľovací box pre hadice Ø {dn}, počet vývodov {ports}. Vnútri s akustickou vložkou, otvára sa z jednej strany.', 'Manifold box for pipe Ø {dn}, number of ports {ports}. Sound-absorbing lining, opens from one side.')],
    body: [
      t('Je ein Kasten für Zu- und Abluft, möglichst mittig im Haus. Nicht belegte Abgänge werden mit dem Deckel verschlossen, der beiliegt.', 'Jeden box na přívod, jeden na odvod, pokud možno uprostřed domu. Nevyužité vývody zaslepíte přiloženými víčky.', 'Jeden box na prívod, jeden na odvod, podľa možnosti uprostred domu. Nevyužité vývody zaslepíte priloženými viečkami.', 'One box each for supply and extract, ideally in the middle of the house. Unused ports are closed with the caps included.'),
      t('Drosselscheiben in den Abgängen erlauben das Einregulieren am Kasten statt an jedem Ventil.', 'Škrticí clonky ve vývodech dovolí zaregulovat rozvod u boxu místo u každého ventilu.', 'Škrtiace clonky vo vývodoch dovolia zaregulovať rozvod pri boxe namiesto pri každom ventile.', 'Orifice discs in the ports allow balancing at the box instead of at each valve.'),
    ],
    size: { code: 'dn', values: '63 75 90', window: [1, 3] }, option: { code: 'ports', values: [{ id: '6' }, { id: '8', times: { eur: 1.12 } }, { id: '10', times: { eur: 1.25 } }, { id: '12', times: { eur: 1.38 } }, { id: '15', times: { eur: 1.6 } }], count: [1, 4] },
    picks: { material: 'galvanised|epp' }, eur: [[63, 85, 130], [90, 105, 165]], kg: [[63, 5, 7], [90, 7, 10]], longestMm: [[0, 620, 620]], tail: ['dn', 'ports'], key: ['dn', 'ports', 'material'], tiers: 'small', stock: 'B',
  }),
  family({
    id: 'preheater', sku: 'VHR', category: 'B3.2', model: 'duct-heater', group: 'heat', brands: ['borealux', 'regulanta'], weight: 6, lines: 'Antigel Vorwarm Prewarm Frostino', device: true,
    noun: t('Vorheizregister für KWL', 'předehřev pro rekuperaci', 'predohrev pre rekuperáciu', 'pre-heater for HRV'),
    perex: [t('Elektrisches Vorheizregister Ø {dn} mit {p_heat}: hält den Wärmetauscher eisfrei, ohne die Zuluft zu drosseln.', 'Elektrický předehřev Ø {dn} s výkonem {p_heat}: chrání výměník před zamrznutím, aniž by škrtil přívod.', 'Elektrický predohrev Ø {dn} s výkonom {p_heat}: chráni výmenník pred zamrznutím bez toho, aby škrtil prívod.', 'Electric pre-heater Ø {dn} with {p_heat}: keeps the exchanger free of ice without throttling the supply.')],
    body: [
      t('Unter etwa −4 °C kann der Tauscher vereisen. Das Register erwärmt die Außenluft nur so weit, dass das nicht geschieht; im milden Winter läuft es wenige Stunden.', 'Zhruba pod −4 °C může výměník zamrzat. Ohřívač přihřeje venkovní vzduch jen natolik, aby k tomu nedošlo; v mírné zimě běží jen pár hodin.', 'Zhruba pod −4 °C môže výmenník zamŕzať. Ohrievač prihreje vonkajší vzduch len natoľko, aby k tomu nedošlo; v miernej zime beží len pár hodín.', 'Below about −4 °C the exchanger may ice up. The heater warms the outdoor air just enough to prevent it; in a mild winter it runs for a few hours.'),
      t('Mit Temperaturwächter und Handrückstellung. Die Steuerung übernimmt das Lüftungsgerät oder der eingebaute Kanalfühler.', 'S tepelnou pojistkou a ručním resetem. Řízení obstará jednotka nebo vestavěné čidlo v potrubí.', 'S tepelnou poistkou a ručným resetom. Riadenie obstará jednotka alebo vstavaný snímač v potrubí.', 'With thermal cut-out and manual reset. Controlled by the unit or by the built-in duct sensor.'),
    ],
    size: { code: 'dn', values: '125 160 200', window: [1, 3] }, option: { code: 'p_heat', values: [{ id: '0-6' }, { id: '1-2', times: { eur: 1.12 } }, { id: '1-8', times: { eur: 1.22 } }], count: [1, 3] },
    picks: { u: '230', ctrl_signal: '0-10v|dry|pwm', material: 'galvanised', warranty: '2|3' }, eur: [[125, 105, 190], [200, 135, 240]], kg: [[125, 2.4, 2.8], [200, 3.4, 4.2]], longestMm: [[0, 380, 380]], tail: ['dn', 'p_heat'], key: ['dn', 'p_heat', 'ctrl_signal'], stock: 'B',
  }),
]
