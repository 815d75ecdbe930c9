import { type Family, type Option, family } from '../family.ts'
import { t } from '../texts/text.ts'

const fronts: Option[] = [{ id: 'ral-9016' }, { id: 'ral-7016', suffix: '7016', plus: { eur: 38 } }]
const mountings: Option[] = [{ id: 'surface', suffix: 'AP' }, { id: 'rail', suffix: 'DIN', times: { eur: 1.1 } }]

/** Products sold in pairs, and transformers for low-voltage fans. */
export const pairs: Family[] = [
  family({
    id: 'hrv-pair', sku: 'PAR', category: 'B2.1', model: 'hrv-decentral', group: 'hrv', brands: ['borealux', 'luftbasis'], weight: 4, lines: 'Gemello Zwilling Dyade', device: true,
    noun: t('Pendellüfter-Paar', 'pár lokálních rekuperačních jednotek', 'pár lokálnych rekuperačných jednotiek', 'pair of push-pull ventilators'),
    perex: [t('Zwei Pendellüfter mit gemeinsamer Steuerung: {q_max} je Gerät, {eta_t} Wärmerückgewinnung. Der Preis gilt für das Paar.', 'Dvě jednotky se společným ovládáním: {q_max} na jednotku, účinnost {eta_t}. Cena platí za pár.', 'Dve jednotky so spoločným ovládaním: {q_max} na jednotku, účinnosť {eta_t}. Cena platí za pár.', 'Two push-pull ventilators with common control: {q_max} each, {eta_t} heat recovery. The price is for the pair.')],
    body: [
      t('Beide Geräte kennen sich ab Werk: Das eine bläst ein, während das andere absaugt, und alle siebzig Sekunden wechseln sie. So entfällt das Einlernen, und zwei gegenüberliegende Räume sind mit einer Bestellung versorgt.', 'Obě jednotky jsou spárované z výroby: jedna přivádí, druhá odvádí a každých sedmdesát sekund se vystřídají. Odpadá párování a dva protilehlé pokoje vyřešíte jednou objednávkou.', 'Obe jednotky sú spárované z výroby: jedna privádza, druhá odvádza a každých sedemdesiat sekúnd sa vystriedajú. Odpadá párovanie a dve protiľahlé izby vyriešite jednou objednávkou.', 'The two units know each other from the factory: one blows in while the other extracts, and every seventy seconds they change. There is nothing to pair, and two opposite rooms are served with one order.'),
      t('Verbunden wird mit einer dreiadrigen Steuerleitung bis 20 m oder über Funk. {lpa} in 3 m auf höchster Stufe, {p_el} je Gerät.', 'Jednotky propojí třížilový kabel do 20 m, nebo bezdrátové spojení. {lpa} ve 3 m na nejvyšší stupeň, {p_el} na jednotku.', 'Jednotky prepojí trojžilový kábel do 20 m alebo bezdrôtové spojenie. {lpa} v 3 m na najvyšší stupeň, {p_el} na jednotku.', 'They are linked by a three-core cable up to 20 m or by radio. {lpa} at 3 m at full speed, {p_el} each.'),
    ],
    size: { code: 'dn', values: '100 150 160', window: [1, 2] }, option: { code: 'color_ral', values: fronts, count: [1, 2] },
    numbers: { q_max: [[100, 18, 30], [160, 40, 60]], eta_t: [[0, 76, 88]], p_el: [[100, 1.2, 3], [160, 2.5, 6]], lpa: [[100, 13, 22], [160, 16, 26]], spi: [[0, 0.1, 0.2]], dp_max: [[0, 10, 20]] },
    picks: { exchanger: 'ceramic', u: '230', motor: 'ec', filter_iso: 'coarse-45|coarse-60', ctrl: 'remote|remote+hygro', warranty: '2|3', speeds: '3' },
    eur: [[100, 430, 640], [160, 540, 860]], kg: [[100, 4.2, 5.6], [160, 6.6, 8.8]], longestMm: [[0, 620, 620]], unit: 'pair', tail: ['dn', 'q_max', 'color_ral'], key: ['dn', 'q_max', 'eta_t', 'lpa'], tiers: 'fan', stock: 'B',
  }),
  family({
    id: 'selv-transformer', sku: 'SIT', category: 'H2', model: 'selv-transformer', group: 'control', brands: ['regulanta', 'luftbasis'], weight: 3, lines: 'Basso Sicuro Kleinvolt',
    noun: t('Sicherheitstransformator für 12-V-Lüfter', 'bezpečnostní transformátor pro ventilátory 12 V', 'bezpečnostný transformátor pre ventilátory 12 V', 'safety transformer for 12 V fans'),
    perex: [t('Macht aus 230 V die Schutzkleinspannung {u} für einen Badlüfter über Dusche oder Wanne. Montage: {mounting}.', 'Mění 230 V na bezpečné malé napětí {u} pro ventilátor nad sprchou nebo vanou. Montáž: {mounting}.', 'Mení 230 V na bezpečné malé napätie {u} pre ventilátor nad sprchou alebo vaňou. Montáž: {mounting}.', 'Turns 230 V into the extra-low voltage {u} for a fan above shower or bath. Mounting: {mounting}.')],
    body: [
      t('Kurzschlussfest nach EN 61558-2-6, mit getrennten Wicklungen. Der Transformator sitzt außerhalb der Badzonen, etwa im Flur oder in der Verteilung; von dort führt nur noch die Kleinspannung zum Lüfter.', 'Odolný proti zkratu podle EN 61558-2-6, s oddělenými vinutími. Transformátor se umísťuje mimo zóny koupelny, třeba do chodby nebo rozvaděče; k ventilátoru odtud vede už jen malé napětí.', 'Odolný proti skratu podľa EN 61558-2-6, s oddelenými vinutiami. Transformátor sa umiestňuje mimo zón kúpeľne, napríklad na chodbu alebo do rozvádzača; k ventilátoru odtiaľ vedie už len malé napätie.', 'Short-circuit proof to EN 61558-2-6, with separate windings. The transformer sits outside the bath zones, in the hall or the distribution board; from there only the low voltage leads to the fan.'),
      t('Ein Transformator versorgt einen Lüfter. Auf der Kleinspannungsseite ist der Strom hoch: Leitungen über 8 m mit 2,5 mm² verlegen.', 'Jeden transformátor napájí jeden ventilátor. Na straně malého napětí teče velký proud: vedení nad 8 m položte průřezem 2,5 mm².', 'Jeden transformátor napája jeden ventilátor. Na strane malého napätia tečie veľký prúd: vedenie nad 8 m položte prierezom 2,5 mm².', 'One transformer feeds one fan. Current is high on the low-voltage side: use 2.5 mm² for runs above 8 m.'),
    ],
    option: { code: 'mounting', values: mountings, count: [1, 2] }, picks: { u: '12', ip: 'ip20|ip44' }, eur: [[0, 28, 54]], kg: [[0, 0.5, 0.9]], longestMm: [[0, 120, 120]], tail: ['mounting'], key: ['u', 'mounting', 'ip'], stock: 'B',
  }),
]
