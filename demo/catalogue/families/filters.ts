import { type Family, type Option, family } from '../family.ts'
import { t } from '../texts/text.ts'
import { unitModels } from '../products/unit-models.ts'

/** Current and former name of a filter class, with its price factor. */
const classes = (list: [string, string, number][]): Option[] =>
  list.map(([id, old, factor]) => ({ id, suffix: old.toUpperCase(), times: { eur: factor }, sets: { filter_iso: id, filter_en779: old } }))

const setClasses = classes([['coarse-60', 'g4', 0.72], ['epm10-50', 'm5', 0.95], ['epm1-50', 'f7', 1.3]])
const bagClasses = classes([['coarse-65', 'g4', 0.8], ['epm10-60', 'm5', 0.9], ['epm25-50', 'm6', 1], ['epm1-60', 'f7', 1.15], ['epm1-80', 'f9', 1.4]])

/** Bathroom fans have no filter, acoustic boxes take one by size. */
const ventilationUnits = unitModels.filter(({ brand }) => brand !== 'stillora' && brand !== 'zefyra')

/** Filters for units, ducts and by the square metre. */
export const filters: Family[] = [
  family({
    id: 'filter-set', sku: 'EFS', category: 'F1', model: 'filter-set', group: 'filter', brands: ['filtraro', 'borealux', 'luftbasis'], weight: 26, lines: 'Puro Klara Reinluft Aerino Pollux Sauber Vela Mikro',
    noun: t('Ersatzfilter-Set', 'sada náhradních filtrů', 'sada náhradných filtrov', 'replacement filter set'),
    perex: [
      t('Passender Filtersatz für {unit_model}: {pieces} Stück, Filterklasse {filter_iso}. Maße wie die Originalfilter.', 'Sada filtrů pro {unit_model}: {pieces} ks, třída filtrace {filter_iso}. Rozměry odpovídají původním filtrům.', 'Sada filtrov pre {unit_model}: {pieces} ks, trieda filtrácie {filter_iso}. Rozmery zodpovedajú pôvodným filtrom.', 'Filter set for {unit_model}: {pieces} pieces, filter class {filter_iso}. Same size as the original filters.'),
    ],
    body: [
      t('Grobfilter schützen den Wärmetauscher, ePM1 hält zusätzlich Pollen und Feinstaub zurück. In der Zuluft lohnt die feinere Klasse, in der Abluft genügt Coarse.', 'Hrubý filtr chrání výměník, ePM1 navíc zachytí pyl a jemný prach. Na přívodu se vyplatí jemnější třída, na odvodu stačí Coarse.', 'Hrubý filter chráni výmenník, ePM1 navyše zachytí peľ a jemný prach. Na prívode sa oplatí jemnejšia trieda, na odvode stačí Coarse.', 'Coarse filters protect the exchanger, ePM1 also holds back pollen and fine dust. The finer class pays off on the supply side, coarse will do for extract.'),
      t('Alle sechs Monate wechseln, an stark befahrenen Straßen alle drei bis vier. Ein voller Filter kostet Luftmenge und lässt die Motoren höher drehen.', 'Měňte po šesti měsících, u rušné silnice po třech až čtyřech. Zanesený filtr ubírá průtok a zvyšuje otáčky motorů.', 'Meňte po šiestich mesiacoch, pri rušnej ceste po troch až štyroch. Zanesený filter uberá prietok a zvyšuje otáčky motorov.', 'Change every six months, beside busy roads every three to four. A loaded filter costs airflow and makes the motors run faster.'),
    ],
    size: { code: 'unit_model', values: ventilationUnits.map(({ id }) => id).join(' '), window: [1, 3] }, option: { code: 'filter_iso', values: setClasses, count: [1, 3] },
    picks: { pieces: '2|2|2|4', material: 'polyester' }, eur: [[0, 20, 42]], kg: [[0, 0.3, 0.7]], longestMm: [[0, 420, 420]], unit: 'set', tail: ['unit_model', 'filter_iso', 'pieces'], key: ['unit_model', 'filter_iso', 'pieces'], tiers: 'filter', stock: 'A',
  }),
  family({
    id: 'pocket', sku: 'TAF', category: 'F2', model: 'pocket-filter', group: 'filter', brands: ['filtraro', 'luftbasis'], weight: 10, lines: 'Sacco Borsa Volumo Bauto',
    noun: t('Taschenfilter', 'kapsový filtr', 'vreckový filter', 'pocket filter'),
    perex: [t('Taschenfilter {filter_dim} in {filter_iso}, Rahmen 25 mm. Große Filterfläche, daher lange Standzeit.', 'Kapsový filtr {filter_dim}, třída {filter_iso}, rámeček 25 mm. Velká plocha, proto dlouhá životnost.', 'Vreckový filter {filter_dim}, trieda {filter_iso}, rámik 25 mm. Veľká plocha, preto dlhá životnosť.', 'Pocket filter {filter_dim} in {filter_iso}, 25 mm header. Large area, hence long service life.')],
    body: [
      t('Die Taschen sind verschweißt und mit Abstandsfäden gehalten, damit sie sich im Luftstrom nicht aneinanderlegen. Anfangswiderstand je nach Klasse 40 bis 110 Pa, Wechsel bei 250 Pa.', 'Kapsy jsou svařené a držené distančními nitěmi, aby se v proudu vzduchu neslepily. Počáteční odpor 40 až 110 Pa podle třídy, výměna při 250 Pa.', 'Vrecká sú zvárané a držané dištančnými niťami, aby sa v prúde vzduchu nezlepili. Počiatočný odpor 40 až 110 Pa podľa triedy, výmena pri 250 Pa.', 'The pockets are welded and held by spacers so that they do not cling together in the air stream. Initial resistance 40 to 110 Pa depending on class, change at 250 Pa.'),
      t('Immer mit senkrechten Taschen einbauen, sonst sacken sie durch und reißen.', 'Montujte vždy s kapsami svisle, jinak se prověsí a protrhnou.', 'Montujte vždy s vreckami zvislo, inak sa prevesia a pretrhnú.', 'Always install with the pockets vertical, otherwise they sag and tear.'),
    ],
    size: { code: 'filter_dim', values: '287x592x360 490x592x360 592x592x360 287x592x600 490x592x600 592x592x600', window: [1, 4] }, option: { code: 'filter_iso', values: bagClasses, count: [2, 4] },
    picks: { pockets: '4|6|8', material: 'polyester|glassfibre' }, eur: [[465, 20, 34], [668, 30, 56]], kg: [[465, 0.7, 1], [668, 1.4, 2]], longestMm: [[0, 600, 600]], tail: ['filter_dim', 'filter_iso'], key: ['filter_dim', 'filter_iso', 'pockets'], tiers: 'filter', stock: 'B',
  }),
  family({
    id: 'panel', sku: 'KAF', category: 'F3', model: 'panel-filter', group: 'filter', brands: ['filtraro', 'luftbasis'], weight: 10, lines: 'Cassa Panelo Plissé Rahmo',
    noun: t('Panelfilter', 'kazetový filtr', 'kazetový filter', 'panel filter'),
    perex: [t('Plissierter Panelfilter {filter_dim} in {filter_iso}. Stabil gerahmt, als Vorfilter oder in flachen Geräten.', 'Skládaný kazetový filtr {filter_dim}, třída {filter_iso}. V pevném rámu, jako předfiltr nebo do plochých jednotek.', 'Skladaný kazetový filter {filter_dim}, trieda {filter_iso}. V pevnom ráme, ako predfilter alebo do plochých jednotiek.', 'Pleated panel filter {filter_dim} in {filter_iso}. Sturdy frame, as a pre-filter or in shallow units.')],
    body: [
      t('Die Faltung verdrei- bis vervierfacht die Fläche gegenüber einer Matte; so bleibt der Widerstand bei gleicher Klasse niedriger. Kartonrahmen für trockene Luft, Kunststoff- oder Metallrahmen für feuchte.', 'Skládáním se plocha proti rovné tkanině ztroj- až zčtyřnásobí, odpor je proto při stejné třídě nižší. Kartonový rám do suchého vzduchu, plastový či kovový do vlhkého.', 'Skladaním sa plocha oproti rovnej tkanine stroj- až zoštvornásobí, odpor je preto pri rovnakej triede nižší. Kartónový rám do suchého vzduchu, plastový či kovový do vlhkého.', 'Pleating gives three to four times the area of a flat mat, so resistance is lower for the same class. Cardboard frame for dry air, plastic or metal for humid.'),
      t('Sondermaße sind auf Anfrage möglich; die Mindestmenge beträgt dann vier Stück.', 'Atypické rozměry vyrobíme na poptávku, nejmenší množství je pak čtyři kusy.', 'Atypické rozmery vyrobíme na dopyt, najmenšie množstvo je potom štyri kusy.', 'Special sizes on request, with a minimum of four pieces.'),
    ],
    size: { code: 'filter_dim', values: '287x287x48 287x592x48 490x592x48 592x592x48 287x592x96 592x592x96', window: [1, 4] }, option: { code: 'filter_iso', values: bagClasses.slice(0, 4), count: [1, 3] },
    picks: { material: 'cardboard|cardboard|galvanised|pp' }, eur: [[324, 12, 20], [668, 20, 38]], kg: [[324, 0.25, 0.4], [668, 0.8, 1.2]], longestMm: [[0, 592, 592]], tail: ['filter_dim', 'filter_iso'], key: ['filter_dim', 'filter_iso', 'material'], tiers: 'filter', stock: 'B',
  }),
  family({
    id: 'media', sku: 'FMA', category: 'F4', model: 'filter-media', group: 'filter', brands: ['filtraro', 'luftbasis'], weight: 8, lines: 'Vlies Matta Tela Floccus',
    noun: t('Filtermatte', 'filtrační tkanina', 'filtračná tkanina', 'filter media'),
    perex: [t('Filtermatte {filter_iso} nach Quadratmetern, Bahnbreite {roll_width}. Mit der Schere zuzuschneiden, ab einem halben Quadratmeter.', 'Filtrační tkanina {filter_iso} na metry čtvereční, šířka {roll_width}. Stříhá se nůžkami, od půl metru čtverečního.', 'Filtračná tkanina {filter_iso} na metre štvorcové, šírka {roll_width}. Strihá sa nožnicami, od pol metra štvorcového.', 'Filter media {filter_iso} by the square metre, roll width {roll_width}. Cut with scissors, from half a square metre.')],
    body: [
      t('Für Vorfilterrahmen, Außenluftdurchlässe und Klimageräte. Progressiv aufgebaut: die offene Seite zur Schmutzluft, die dichtere zur Reinluft.', 'Do rámečků předfiltrů, přívodních prvků a klimatizací. Struktura se zhušťuje: řidší stranou ke špinavému vzduchu, hustší k čistému.', 'Do rámikov predfiltrov, prívodných prvkov a klimatizácií. Štruktúra sa zhusťuje: redšou stranou k špinavému vzduchu, hustejšou k čistému.', 'For pre-filter frames, wall inlets and air conditioners. Progressive structure: open side to the dirty air, denser side to the clean.'),
      t('Grobe Klassen lassen sich mehrmals ausklopfen oder lauwarm auswaschen; danach trocknen lassen und ersetzen, wenn das Vlies hart wird.', 'Hrubé třídy lze několikrát vyklepat nebo vyprat ve vlažné vodě; nechte uschnout a vyměňte, až tkanina ztvrdne.', 'Hrubé triedy možno niekoľkokrát vyklepať alebo vyprať vo vlažnej vode; nechajte uschnúť a vymeňte, keď tkanina stvrdne.', 'Coarse classes can be beaten out or rinsed lukewarm several times; let dry and replace when the fleece turns stiff.'),
    ],
    size: { code: 'roll_width', values: '500 1000 1500 2000', window: [1, 1] }, option: { code: 'filter_iso', values: classes([['coarse-45', 'g3', 0.75], ['coarse-60', 'g4', 1], ['epm10-50', 'm5', 1.5]]), count: [1, 3] },
    picks: { material: 'polyester|polyester|glassfibre', color_ral: 'ral-9016|ral-9005' }, eur: [[0, 7.5, 13]], kg: [[0, 0.2, 0.4]], longestMm: [[0, 1000, 1000]], unit: 'squareMetre', unitStep: 0.5, amountMin: 0.5, baseMeasure: { amount: 1, unit: 'm²' }, tail: ['filter_iso', 'roll_width'], key: ['filter_iso', 'roll_width', 'filter_en779'], tiers: 'filter', stock: 'A',
  }),
  family({
    id: 'carbon', sku: 'AKF', category: 'F5', model: 'carbon-filter', group: 'filter', brands: ['filtraro', 'luftbasis'], weight: 8, lines: 'Carbo Nero Aktivo Kokos',
    noun: t('Aktivkohlefilter', 'uhlíkový filtr', 'uhlíkový filter', 'carbon filter'),
    perex: [t('Aktivkohlefilter Ø {dn} für Gerüche aus Küche, Werkstatt und Anzucht. Bis {q_max+}, mit Vorfiltervlies.', 'Uhlíkový filtr Ø {dn} na pachy z kuchyně, dílny a pěstíren. Do {q_max+}, s předfiltrem.', 'Uhlíkový filter Ø {dn} na pachy z kuchyne, dielne a pestiarní. Do {q_max+}, s predfiltrom.', 'Carbon filter Ø {dn} for smells from kitchen, workshop and growing rooms. Up to {q_max+}, with pre-filter fleece.')],
    body: [
      t('Die Luft muss lange genug an der Kohle vorbei: Wird die angegebene Menge überschritten, kommt Geruch durch. Lieber eine Nummer größer wählen und den Ventilator drosseln.', 'Vzduch potřebuje u uhlí dost času: při vyšším než udaném průtoku pach projde. Raději zvolte o číslo větší a ventilátor přiškrťte.', 'Vzduch potrebuje pri uhlí dosť času: pri vyššom ako udanom prietoku pach prejde. Radšej zvoľte o číslo väčší a ventilátor priškrťte.', 'Air needs enough time at the carbon: above the stated flow, smell gets through. Better choose one size larger and throttle the fan.'),
      t('Feuchte über 70 % macht die Kohle stumpf. Standzeit je nach Belastung 12 bis 24 Monate.', 'Vlhkost nad 70 % účinek uhlí snižuje. Životnost podle zatížení 12 až 24 měsíců.', 'Vlhkosť nad 70 % účinok uhlia znižuje. Životnosť podľa zaťaženia 12 až 24 mesiacov.', 'Humidity above 70 % blunts the carbon. Service life 12 to 24 months depending on load.'),
    ],
    size: { code: 'dn', values: '100 125 150 160 200 250 315', window: [2, 5] }, option: { code: 'length', values: [{ id: '300', suffix: '30', longestMm: 330 }, { id: '600', suffix: '60', times: { eur: 1.55, kg: 1.8, q_max: 1.8 }, longestMm: 630 }], count: [1, 2] },
    numbers: { q_max: [[100, 150, 200], [315, 900, 1100]] }, picks: { material: 'galvanised' }, eur: [[100, 28, 46], [315, 95, 140]], kg: [[100, 2.2, 2.8], [315, 11, 13]], tail: ['dn', 'length', 'q_max'], key: ['dn', 'q_max', 'length'], tiers: 'filter', stock: 'B',
  }),
  family({
    id: 'filter-box', sku: 'FBX', category: 'F6', model: 'filter-box', group: 'filter', brands: ['filtraro', 'tubavent'], weight: 7, lines: 'Custode Kassetto Wächter Scato', device: false,
    noun: t('Filterbox', 'filtrační box', 'filtračný box', 'filter box'),
    perex: [t('Filtergehäuse Ø {dn} für Rundrohr mit Filter {filter_iso}. Deckel mit Schnellverschluss, Filter in einer Minute gewechselt.', 'Filtrační skříňka Ø {dn} do kruhového potrubí s filtrem {filter_iso}. Víko s rychlouzávěrem, výměna za minutu.', 'Filtračná skrinka Ø {dn} do kruhového potrubia s filtrom {filter_iso}. Veko s rýchlouzáverom, výmena za minútu.', 'Filter housing Ø {dn} for round duct with {filter_iso} filter. Quick-release lid, filter changed in a minute.')],
    body: [
      t('Vor Heizregister, Ventilator oder Wärmetauscher gesetzt, hält die Box die Komponenten sauber. Der Filterquerschnitt ist größer als das Rohr, damit der Widerstand klein bleibt.', 'Box před ohřívačem, ventilátorem nebo výměníkem je udrží čisté. Plocha filtru je větší než průřez potrubí, aby odpor zůstal malý.', 'Box pred ohrievačom, ventilátorom alebo výmenníkom ich udrží čisté. Plocha filtra je väčšia ako prierez potrubia, aby odpor zostal malý.', 'Placed before heater, fan or exchanger, the box keeps them clean. The filter area is larger than the duct so that resistance stays low.'),
      t('Zum Wechseln 30 cm Platz nach der Deckelseite lassen.', 'Na výměnu nechte před víkem 30 cm místa.', 'Na výmenu nechajte pred vekom 30 cm miesta.', 'Leave 30 cm in front of the lid for changing.'),
    ],
    size: { code: 'dn', values: '100 125 160 200 250 315', window: [2, 6] }, numbers: { q_max: [[100, 150, 200], [315, 1400, 1800]] }, picks: { material: 'galvanised', filter_iso: 'coarse-60|epm10-50|epm1-50' },
    eur: [[100, 42, 62], [315, 105, 150]], kg: [[100, 1.6, 2], [315, 6, 7.5]], longestMm: [[100, 260, 260], [315, 520, 520]], tail: ['dn', 'filter_iso'], key: ['dn', 'filter_iso', 'q_max'], tiers: 'small', stock: 'B',
  }),
]
