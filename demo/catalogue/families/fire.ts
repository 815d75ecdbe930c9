import { type Family, family } from '../family.ts'
import { t } from '../texts/text.ts'

const common = { group: 'fire', brands: ['ignisperr'], stock: 'C' } as const
const dns = '100 125 160 200 250 315 400'

/** Fire dampers, valves, shut-offs and insulation. */
export const fire: Family[] = [
  family({
    ...common, id: 'fire-damper', sku: 'BSK', category: 'I1', model: 'fire-damper', weight: 8, lines: 'Barrik Schott Pyro Sentinel', stock: 'B',
    noun: t('Brandschutzklappe', 'požární klapka', 'požiarna klapka', 'fire damper'),
    perex: [t('Brandschutzklappe Ø {dn} nach EN 15650, {fire_class}. Schmelzlot {fuse_temp} ({actuator}).', 'Požární klapka Ø {dn} podle EN 15650, {fire_class}. Tavná pojistka {fuse_temp} ({actuator}).', 'Požiarna klapka Ø {dn} podľa EN 15650, {fire_class}. Tavná poistka {fuse_temp} ({actuator}).', 'Fire damper Ø {dn} to EN 15650, {fire_class}. Fusible link {fuse_temp} ({actuator}).')],
    body: [
      t('Trennt Brandabschnitte dort, wo die Leitung durch Wand oder Decke geht. CE-Kennzeichnung und Leistungserklärung liegen bei; maßgeblich ist die Einbauart, für die die Klappe geprüft wurde.', 'Odděluje požární úseky v místě průchodu potrubí stěnou nebo stropem. Označení CE a prohlášení o vlastnostech je přiloženo; rozhodující je způsob zabudování, pro který byla klapka zkoušena.', 'Oddeľuje požiarne úseky v mieste prechodu potrubia stenou alebo stropom. Označenie CE a vyhlásenie o parametroch je priložené; rozhodujúci je spôsob zabudovania, pre ktorý bola klapka skúšaná.', 'Separates fire compartments where the duct passes wall or slab. CE marking and declaration of performance are enclosed; what counts is the installation type the damper was tested for.'),
      t('Motorisierte Klappen schließen bei Stromausfall selbst und melden ihre Stellung über zwei Endschalter.', 'Klapky s pohonem se při výpadku proudu zavřou samy a polohu hlásí dvěma koncovými spínači.', 'Klapky s pohonom sa pri výpadku prúdu zatvoria samy a polohu hlásia dvomi koncovými spínačmi.', 'Motorised dampers close by themselves on power loss and report their position through two end switches.'),
    ],
    size: { code: 'dn', values: dns, window: [2, 6] }, option: { code: 'actuator', values: [{ id: 'none', suffix: 'SL' }, { id: '24v', suffix: '24', plus: { eur: 175 } }, { id: '230v', suffix: '230', plus: { eur: 165 } }], count: [1, 3] },
    picks: { fire_class: 'ei60|ei90|ei90|ei120', fuse_temp: '72|74|95', material: 'galvanised' }, eur: [[100, 72, 110], [200, 120, 170], [400, 205, 260]], kg: [[100, 2.6, 3.4], [400, 12, 15]], longestMm: [[0, 380, 380]], tail: ['dn', 'actuator', 'fire_class'], key: ['dn', 'fire_class', 'actuator', 'fuse_temp'],
  }),
  family({
    ...common, id: 'fire-valve', sku: 'BSV', category: 'I2', model: 'fire-valve', weight: 5, lines: 'Disko Flammastop Teller', stock: 'B',
    noun: t('Brandschutzventil', 'požární ventil', 'požiarny ventil', 'fire valve'),
    perex: [t('Tellerventil mit Auslösung bei {fuse_temp}, Ø {dn}, {fire_class}. Regelt im Alltag die Luftmenge und schließt im Brandfall.', 'Talířový ventil se spuštěním při {fuse_temp}, Ø {dn}, {fire_class}. Běžně reguluje průtok, při požáru se zavře.', 'Tanierový ventil so spustením pri {fuse_temp}, Ø {dn}, {fire_class}. Bežne reguluje prietok, pri požiari sa zatvorí.', 'Disc valve released at {fuse_temp}, Ø {dn}, {fire_class}. Sets the flow in daily use and closes in a fire.')],
    body: [
      t('Für den Abschluss einer Leitung in einer klassifizierten Decke oder Wand. Das Schmelzlot ist von unten tauschbar.', 'K zakončení potrubí v klasifikovaném stropu nebo stěně. Pojistku lze vyměnit zespodu.', 'Na zakončenie potrubia v klasifikovanom strope alebo stene. Poistku možno vymeniť zospodu.', 'For ending a duct in a rated slab or wall. The link can be changed from below.'),
      t('Einbau nach geprüftem Detail, Prüfung mindestens jährlich.', 'Montáž podle zkoušeného detailu, kontrola nejméně jednou ročně.', 'Montáž podľa skúšaného detailu, kontrola najmenej raz ročne.', 'Install to a tested detail, check at least yearly.'),
    ],
    size: { code: 'dn', values: '100 125 160 200', window: [2, 4] }, picks: { fire_class: 'ei60|ei90', fuse_temp: '72', material: 'painted' }, eur: [[100, 62, 85], [200, 95, 130]], kg: [[100, 0.9, 1.1], [200, 2, 2.4]], longestMm: [[100, 160, 160], [200, 260, 260]], tail: ['dn', 'fire_class'], key: ['dn', 'fire_class', 'fuse_temp'],
  }),
  family({
    ...common, id: 'fire-shutoff', sku: 'ABV', category: 'I3', model: 'fire-shutoff', weight: 5, lines: 'Decka Etagio Strang',
    noun: t('Absperrvorrichtung', 'požární uzávěr', 'požiarny uzáver', 'ceiling shut-off'),
    perex: [t('Deckenschott Ø {dn} für Abluftstränge in Bädern, {fire_class}. Wird in die Geschossdecke eingemörtelt.', 'Stropní uzávěr Ø {dn} pro stoupačky z koupelen, {fire_class}. Zazdívá se do stropu.', 'Stropný uzáver Ø {dn} pre stúpačky z kúpeľní, {fire_class}. Zamuruje sa do stropu.', 'Ceiling shut-off Ø {dn} for bathroom risers, {fire_class}. Mortared into the slab.')],
    body: [
      t('Ausgelegt für Entlüftungsanlagen nach DIN 18017-3 mit höchstens Ø 200 mm Hauptleitung. Schließt bei 72 °C und hält das Feuer im Geschoss.', 'Pro odvětrání podle DIN 18017-3 s hlavním potrubím nejvýše Ø 200 mm. Zavře při 72 °C a udrží oheň v podlaží.', 'Na odvetranie podľa DIN 18017-3 s hlavným potrubím najviac Ø 200 mm. Zatvorí pri 72 °C a udrží oheň v podlaží.', 'Made for extract systems to DIN 18017-3 with mains up to Ø 200 mm. Closes at 72 °C and keeps the fire on its floor.'),
      t('Nicht für Küchenabluft. Nur zusammen mit Leitungen aus Stahl.', 'Není pro kuchyňský odtah. Pouze s ocelovým potrubím.', 'Nie je pre kuchynský odťah. Len s oceľovým potrubím.', 'Not for kitchen exhaust. Only together with steel ducts.'),
    ],
    size: { code: 'dn', values: '80 100 125 160 200', window: [2, 5] }, picks: { fire_class: 'k90', fuse_temp: '72', material: 'galvanised' }, eur: [[80, 72, 95], [200, 130, 175]], kg: [[80, 1.2, 1.5], [200, 3.2, 4]], longestMm: [[0, 240, 240]], tail: ['dn', 'fire_class'], key: ['dn', 'fire_class', 'fuse_temp'],
  }),
  family({
    ...common, id: 'fire-insulation', sku: 'BSD', category: 'I4', model: 'insulation-mat', weight: 5, lines: 'Lana Litho Manschetta',
    noun: t('Brandschutzmatte', 'protipožární izolace', 'protipožiarna izolácia', 'fire insulation mat'),
    perex: [t('Drahtgebundene Steinwollmatte {ins_thk} für Leitungen mit Anforderung {fire_class}. Rolle {roll_length} × 1 m.', 'Rohož z kamenné vlny {ins_thk} na drátěném pletivu pro potrubí s požadavkem {fire_class}. Role {roll_length} × 1 m.', 'Rohož z kamennej vlny {ins_thk} na drôtenom pletive pre potrubie s požiadavkou {fire_class}. Rola {roll_length} × 1 m.', 'Wired stone-wool mat {ins_thk} for ducts rated {fire_class}. Roll {roll_length} × 1 m.')],
    body: [
      t('Stöße versetzt anordnen und mit Draht vernähen, Aufhängungen bis zur Decke mitdämmen. Die nötige Dicke steht im Prüfbericht der jeweiligen Leitung.', 'Spoje vystřídejte a sešijte drátem, závěsy izolujte až ke stropu. Potřebnou tloušťku udává protokol ke konkrétnímu potrubí.', 'Spoje vystriedajte a zošite drôtom, závesy izolujte až po strop. Potrebnú hrúbku udáva protokol ku konkrétnemu potrubiu.', 'Stagger joints and stitch with wire, insulate hangers up to the slab. The required thickness is in the test report of the duct.'),
      t('Schmelzpunkt der Wolle über 1.000 °C, Baustoffklasse A1.', 'Bod tavení vlny nad 1 000 °C, třída reakce na oheň A1.', 'Bod tavenia vlny nad 1 000 °C, trieda reakcie na oheň A1.', 'Melting point of the wool above 1,000 °C, reaction to fire A1.'),
    ],
    size: { code: 'ins_thk', values: '40 50 100', window: [1, 3] }, option: { code: 'roll_length', values: [{ id: '3', suffix: '3M' }, { id: '5', suffix: '5M', times: { eur: 1.55, kg: 1.66 } }], count: [1, 2] }, picks: { fire_class: 'ei30|ei60|ei90', material: 'mineral' },
    eur: [[40, 48, 70], [100, 92, 128]], kg: [[40, 12, 13], [100, 28, 32]], longestMm: [[0, 1020, 1020]], unit: 'roll', tail: ['ins_thk', 'roll_length', 'fire_class'], key: ['fire_class', 'ins_thk', 'roll_length'],
  }),
]
