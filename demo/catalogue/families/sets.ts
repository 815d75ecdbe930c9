import { type Family, family } from '../family.ts'
import { t } from '../texts/text.ts'
import { unitModels } from '../products/unit-models.ts'

/** Kits, spares and outlet. */
export const sets: Family[] = [
  family({
    id: 'kit', sku: 'SET', category: 'M1', model: 'kit-bath', group: 'set', brands: ['zefyra', 'luftbasis'], weight: 9, lines: 'Komplett Starter Bagno Keller Cantina', device: true,
    noun: t('Bad-Komplettset', 'sada pro odvětrání koupelny', 'sada na odvetranie kúpeľne', 'bathroom kit'),
    perex: [t('Lüfter Ø {dn}, Rohr 0,5 m, Außengitter und Dichtband in einem Karton. Bis {q_max+}, Ausstattung: {equipment}.', 'Ventilátor Ø {dn}, trubka 0,5 m, venkovní mřížka a páska v jedné krabici. Do {q_max+}, výbava: {equipment}.', 'Ventilátor Ø {dn}, rúra 0,5 m, vonkajšia mriežka a páska v jednej krabici. Do {q_max+}, výbava: {equipment}.', 'Fan Ø {dn}, 0.5 m duct, outside grille and sealing tape in one box. Up to {q_max+}, equipment: {equipment}.')],
    body: [
      t('Alles hat dieselbe Nennweite, nichts muss nachbestellt werden. Für Wände von 25 bis 48 cm; bei dickeren Wänden ein zweites Rohrstück dazulegen.', 'Všechny díly mají stejný průměr, nic není třeba dokupovat. Pro zdi 25 až 48 cm; u silnější přidejte další kus trubky.', 'Všetky diely majú rovnaký priemer, nič netreba dokupovať. Pre steny 25 až 48 cm; pri hrubšej pridajte ďalší kus rúry.', 'Everything has the same diameter, nothing to reorder. For walls of 25 to 48 cm; add a second piece of duct for thicker ones.'),
      t('Die enthaltenen Teile stehen mit Artikelnummer auf dem Karton, falls später eines zu ersetzen ist.', 'Obsah s objednacími čísly je uveden na krabici, kdyby bylo později třeba něco vyměnit.', 'Obsah s objednávacími číslami je uvedený na krabici, ak by bolo neskôr treba niečo vymeniť.', 'Contents with article numbers are listed on the box, should a part need replacing later.'),
    ],
    size: { code: 'dn', values: '100 125 150', window: [1, 3] }, option: { code: 'equipment', values: [{ id: 'standard', sets: { equipment: 'standard' } }, { id: 't', suffix: 'T', plus: { eur: 9 }, sets: { equipment: 't', ctrl: 'run' } }, { id: 'th', suffix: 'TH', plus: { eur: 22 }, sets: { equipment: 'th', ctrl: 'run+hygro' } }], count: [1, 3] },
    numbers: { q_max: [[100, 80, 105], [125, 150, 185], [150, 220, 300]], lpa: [[100, 26, 33], [150, 36, 40]] }, picks: { ip: 'ipx4|ip44', u: '230', motor: 'ac', color_ral: 'ral-9016', warranty: '2|3' }, flags: { backdraught: 0.8 },
    eur: [[100, 38, 74], [150, 62, 120]], kg: [[100, 1.6, 2], [150, 2.4, 3]], longestMm: [[0, 540, 540]], unit: 'set', tail: ['dn', 'q_max'], key: ['dn', 'q_max', 'equipment'], tiers: 'fan', stock: 'A',
  }),
  family({
    id: 'spare', sku: 'ETL', category: 'M2', model: 'bath-fan-axial', group: 'control', brands: ['zefyra', 'borealux', 'luftbasis', 'stillora'], weight: 8, lines: 'Service Rapid Original Reserv Reparo',
    noun: t('Ersatzteil', 'náhradní díl', 'náhradný diel', 'spare part'),
    perex: [t('Ersatzteile für {unit_model}: {part}. Original vom Hersteller, mit Einbauanleitung.', 'Náhradní díly pro {unit_model}: {part}. Originál od výrobce, s návodem.', 'Náhradné diely pre {unit_model}: {part}. Originál od výrobcu, s návodom.', 'Spare parts for {unit_model}: {part}. Original from the maker, with instructions.')],
    body: [
      t('Ein neuer Motor oder eine Platine kostet weniger als ein neues Gerät und ist meist in einer halben Stunde getauscht. Vor der Bestellung die Typenbezeichnung auf dem Schild vergleichen.', 'Nový motor nebo deska vyjde levněji než celý přístroj a výměna obvykle trvá půl hodiny. Před objednáním porovnejte typ na štítku.', 'Nový motor alebo doska vyjde lacnejšie než celý prístroj a výmena obvykle trvá pol hodiny. Pred objednaním porovnajte typ na štítku.', 'A new motor or board costs less than a new unit and is usually changed in half an hour. Compare the type plate before ordering.'),
      t('Gerät vorher spannungsfrei schalten. Elektrische Teile nur durch eine Fachkraft wechseln lassen.', 'Přístroj předem odpojte od napětí. Elektrické díly svěřte odborníkovi.', 'Prístroj vopred odpojte od napätia. Elektrické diely zverte odborníkovi.', 'Isolate the unit first. Have electrical parts changed by a qualified person.'),
    ],
    size: { code: 'unit_model', values: unitModels.map(({ id }) => id).join(' '), window: [1, 2] }, option: { code: 'part', values: [{ id: 'motor', suffix: 'MOT' }, { id: 'impeller', suffix: 'LR', times: { eur: 0.5 } }, { id: 'cover', suffix: 'FB', times: { eur: 0.4 } }, { id: 'board', suffix: 'PL', times: { eur: 0.85 } }], count: [1, 3] },
    eur: [[0, 32, 88]], kg: [[0, 0.2, 0.9]], longestMm: [[0, 240, 240]], tail: ['part', 'unit_model'], key: ['unit_model', 'part'], stock: 'B',
  }),
  family({
    id: 'outlet', sku: 'ABW', category: 'M3', model: 'inline-fan-metal', group: 'fan', brands: ['windrast', 'stillora', 'zefyra'], weight: 6, lines: 'Rest Lager Retoure Posten Kontor', device: true,
    noun: t('Rohrventilator, Abverkauf', 'potrubní ventilátor, výprodej', 'potrubný ventilátor, výpredaj', 'inline fan, outlet'),
    perex: [t('Rohrventilator Ø {dn} aus Restbestand: {q_max}, Zustand: {condition}. Volle gesetzliche Gewährleistung.', 'Potrubní ventilátor Ø {dn} z výprodeje: {q_max}, stav: {condition}. Práva z vadného plnění v plném rozsahu.', 'Potrubný ventilátor Ø {dn} z výpredaja: {q_max}, stav: {condition}. Práva zo zodpovednosti za vady v plnom rozsahu.', 'Inline fan Ø {dn} from remaining stock: {q_max}, condition: {condition}. Full statutory rights.')],
    body: [
      t('Geprüft, vollständig und mit Anleitung. Was vom Neuzustand abweicht, steht beim Zustand; Kratzer am Karton erwähnen wir nicht einzeln.', 'Prověřeno, úplné, s návodem. Co se liší od nového kusu, je uvedeno u stavu; škrábance na krabici neuvádíme.', 'Preverené, úplné, s návodom. Čo sa líši od nového kusa, je uvedené pri stave; škrabance na krabici neuvádzame.', 'Tested, complete and with manual. Deviations from new are given under condition; scratches on the box are not listed.'),
      t('Solange Vorrat reicht, kein Nachschub. Aufnahme {p_el}, Schalldruck {lpa} in 3 m.', 'Do vyprodání zásob. Příkon {p_el}, akustický tlak {lpa} ve 3 m.', 'Do vypredania zásob. Príkon {p_el}, akustický tlak {lpa} v 3 m.', 'While stocks last. Input {p_el}, sound pressure {lpa} at 3 m.'),
    ],
    size: { code: 'dn', values: '100 125 160 200 250', window: [1, 2] }, numbers: { q_max: [[100, 180, 280], [250, 900, 1200]], dp_max: [[100, 150, 300], [250, 350, 500]], p_el: [[100, 30, 65], [250, 130, 200]], lpa: [[100, 30, 38], [250, 42, 48]] },
    picks: { condition: 'opened|returned|last', motor: 'ac', u: '230', ip: 'ip44', warranty: '2' }, eur: [[100, 80, 130], [250, 190, 290]], kg: [[100, 2.5, 3.2], [250, 6, 7.5]], longestMm: [[0, 320, 320]], tail: ['dn', 'q_max'], key: ['dn', 'q_max', 'condition'], stock: 'A',
  }),
]
