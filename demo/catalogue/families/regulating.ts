import { type Family, type Option, family } from '../family.ts'
import { t } from '../texts/text.ts'

const flowDrives: Option[] = [
  { id: 'self', suffix: 'K' },
  { id: '24v', suffix: 'V', plus: { eur: 148 }, times: { kg: 1.4 }, sets: { actuator: '24v', ctrl_signal: '0-10v+modbus' } },
]
const fireDrives: Option[] = [
  { id: 'none', suffix: 'SL' }, { id: '24v', suffix: '24', plus: { eur: 195 } }, { id: '230v', suffix: '230', plus: { eur: 185 } },
]

/** Constant-flow regulators and rectangular fire dampers; a fixed number of series. */
export const regulating: Family[] = [
  family({
    id: 'flow-regulator', sku: 'VSR', category: 'D9', model: 'flow-regulator', group: 'fitting', brands: ['tubavent', 'luftbasis'], weight: 5, count: 6, lines: 'Volumat Equilibro Menso', tiers: 'small', stock: 'B',
    noun: t('Volumenstromregler', 'regulátor průtoku', 'regulátor prietoku', 'volume flow regulator'),
    perex: [t('Hält den eingestellten Volumenstrom in Ø {dn} bis {q_max}, auch wenn der Druck in der Leitung schwankt. Ausführung: {actuator}.', 'Udržuje nastavený průtok v Ø {dn} až {q_max}, i když tlak v potrubí kolísá. Provedení: {actuator}.', 'Udržuje nastavený prietok v Ø {dn} až {q_max}, aj keď tlak v potrubí kolíše. Vyhotovenie: {actuator}.', 'Keeps the set flow in Ø {dn} up to {q_max}, even when the pressure in the duct varies. Design: {actuator}.')],
    body: [
      t('[[actuator=self]]Der selbsttätige Regler braucht keinen Strom: Eine Feder hält der Klappe das Gleichgewicht, eingestellt wird an der Skala. [[/]][[actuator=24v]]Der Regler mit Antrieb misst den Volumenstrom selbst und folgt einem Signal, zum Beispiel von einem CO₂-Sensor.[[/]]', '[[actuator=self]]Samočinný regulátor nepotřebuje proud: klapku vyvažuje pružina, průtok se nastaví na stupnici. [[/]][[actuator=24v]]Regulátor s pohonem měří průtok sám a řídí se signálem, třeba od čidla CO₂.[[/]]', '[[actuator=self]]Samočinný regulátor nepotrebuje prúd: klapku vyvažuje pružina, prietok sa nastaví na stupnici. [[/]][[actuator=24v]]Regulátor s pohonom meria prietok sám a riadi sa signálom, napríklad od snímača CO₂.[[/]]', '[[actuator=self]]The self-acting regulator needs no power: a spring balances the blade, the flow is set on a scale. [[/]][[actuator=24v]]The regulator with actuator measures the flow itself and follows a signal, such as that of a CO₂ sensor.[[/]]'),
      t('Er arbeitet ab etwa 50 Pa Druckdifferenz. Vor dem Regler drei Durchmesser gerade Strecke lassen, dahinter einen; in Aufenthaltsräumen gehört ein Schalldämpfer danach.', 'Pracuje od tlakové diference asi 50 Pa. Před regulátorem ponechte tři průměry rovného úseku, za ním jeden; v pobytových místnostech za něj patří tlumič.', 'Pracuje od tlakovej diferencie asi 50 Pa. Pred regulátorom ponechajte tri priemery rovného úseku, za ním jeden; v obytných miestnostiach za neho patrí tlmič.', 'It works from a pressure difference of about 50 Pa. Leave three diameters of straight duct before it and one behind; in occupied rooms a silencer belongs after it.'),
    ],
    size: { code: 'dn', values: '100 125 160 200 250 315', window: [3, 6] }, option: { code: 'actuator', values: flowDrives, count: [1, 2] },
    numbers: { q_max: [[100, 165, 175], [315, 1650, 1720]] }, picks: { material: 'galvanised|galvanised|stainless', tightness: 'c' }, flags: { gasket: 0.8 },
    eur: [[100, 42, 62], [315, 105, 148]], kg: [[100, 0.9, 1.2], [315, 4.2, 5.2]], longestMm: [[100, 310, 310], [315, 560, 560]], tail: ['dn', 'q_max', 'actuator'], key: ['dn', 'q_max', 'actuator', 'tightness'],
  }),
  family({
    id: 'fire-damper-rect', sku: 'BSE', category: 'I1', model: 'fire-damper-rect', group: 'fire', brands: ['ignisperr'], weight: 5, count: 3, lines: 'Bastion Riegel Fortezza', stock: 'C',
    noun: t('Brandschutzklappe eckig', 'požární klapka čtyřhranná', 'požiarna klapka štvorhranná', 'rectangular fire damper'),
    perex: [t('Eckige Brandschutzklappe {size_ab} nach EN 15650, {fire_class}. Schmelzlot {fuse_temp} ({actuator}).', 'Čtyřhranná požární klapka {size_ab} podle EN 15650, {fire_class}. Tavná pojistka {fuse_temp} ({actuator}).', 'Štvorhranná požiarna klapka {size_ab} podľa EN 15650, {fire_class}. Tavná poistka {fuse_temp} ({actuator}).', 'Rectangular fire damper {size_ab} to EN 15650, {fire_class}. Fusible link {fuse_temp} ({actuator}).')],
    body: [
      t('Für Blechkanäle mit Flanschen, die durch Wand oder Decke eines Brandabschnitts führen. CE-Kennzeichnung und Leistungserklärung liegen bei; maßgeblich ist die Einbauart, für die die Klappe geprüft wurde.', 'Pro plechové kanály s přírubami, které procházejí stěnou nebo stropem požárního úseku. Označení CE a prohlášení o vlastnostech je přiloženo; rozhodující je způsob zabudování, pro který byla klapka zkoušena.', 'Pre plechové kanály s prírubami, ktoré prechádzajú stenou alebo stropom požiarneho úseku. Označenie CE a vyhlásenie o parametroch je priložené; rozhodujúci je spôsob zabudovania, pre ktorý bola klapka skúšaná.', 'For flanged metal ducts that pass the wall or slab of a fire compartment. CE marking and declaration of performance are enclosed; what counts is the installation type the damper was tested for.'),
      t('Die Klappe hängt nie am Kanal: Sie wird in der Wand vermörtelt oder mit ihrem Einbausatz befestigt. Jährlich zu prüfen, dafür liegt auf beiden Seiten eine Revisionsöffnung.', 'Klapka nikdy nevisí na potrubí: do stěny se zazdí maltou nebo upevní svou montážní sadou. Kontroluje se každý rok, k tomu má z obou stran revizní otvor.', 'Klapka nikdy nevisí na potrubí: do steny sa zamuruje maltou alebo upevní svojou montážnou sadou. Kontroluje sa každý rok, na to má z oboch strán revízny otvor.', 'The damper never hangs on the duct: it is set in mortar or fixed by its own installation kit. To be inspected every year; there is an access opening on either side.'),
    ],
    size: { code: 'size_ab', values: '400x200 500x250 500x300 600x300 600x350 700x400 800x500', window: [3, 7] }, option: { code: 'actuator', values: fireDrives, count: [1, 3] },
    picks: { fire_class: 'ei90|ei60|ei120', fuse_temp: '72|74', material: 'galvanised' }, eur: [[319, 165, 220], [714, 330, 410]], kg: [[319, 12, 15], [714, 34, 42]], longestMm: [[319, 450, 450], [714, 850, 850]], tail: ['size_ab', 'actuator', 'fire_class'], key: ['size_ab', 'fire_class', 'actuator', 'fuse_temp'],
  }),
]
