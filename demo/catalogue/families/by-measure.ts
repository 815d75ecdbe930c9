import { type Family, family } from '../family.ts'
import { t } from '../texts/text.ts'

/** Hose and pipe sold by the metre, cut from the roll. */
export const byMeasure: Family[] = [
  family({
    id: 'flex-metre', sku: 'AFM', category: 'C2.1', model: 'alu-flex', group: 'duct', brands: ['tubavent', 'luftbasis'], weight: 5, lines: 'Metro Taglio Schnitt',
    noun: t('Aluflexrohr, Meterware', 'hliníková hadice na metry', 'hliníková hadica na metre', 'aluminium flex by the metre'),
    perex: [t('Aluflexrohr Ø {dn} in der Länge, die Sie brauchen: auf halbe Meter zugeschnitten, ab einem Meter.', 'Hliníková hadice Ø {dn} v délce, jakou potřebujete: stříháme po půl metru, od jednoho metru.', 'Hliníková hadica Ø {dn} v dĺžke, akú potrebujete: strihneme po pol metra, od jedného metra.', 'Aluminium flex Ø {dn} in the length you need: cut to half metres, from one metre.')],
    body: [
      t('Angegeben ist die Länge in gestrecktem Zustand; geliefert wird gestaucht, im Karton. Bis {t_max} beständig, nicht brennbar, Biegeradius etwa ein Durchmesser.', 'Uvedená délka platí pro nataženou hadici; dodáváme ji stlačenou, v krabici. Odolná do {t_max}, nehořlavá, poloměr ohybu asi jeden průměr.', 'Uvedená dĺžka platí pre natiahnutú hadicu; dodávame ju stlačenú, v škatuli. Odolná do {t_max}, nehorľavá, polomer ohybu asi jeden priemer.', 'The length is that of the stretched hose; it is delivered compressed, in a box. Resistant up to {t_max}, non-combustible, bending radius about one diameter.'),
      t('Wer zwei Stücke verbindet, nimmt einen Nippel gleicher Nennweite und zwei Schellen. Im Freien und im Erdreich hat der Schlauch nichts verloren.', 'Dva kusy spojíte nátrubkem stejného průměru a dvěma objímkami. Ven ani do země hadice nepatří.', 'Dva kusy spojíte nátrubkom rovnakého priemeru a dvomi objímkami. Von ani do zeme hadica nepatrí.', 'To join two pieces, use a nipple of the same size and two clamps. The hose is not meant for outdoors or underground.'),
    ],
    size: { code: 'dn', values: '80 100 125 150 160 200 250', window: [3, 7] }, numbers: { t_max: [[0, 200, 250]] }, picks: { material: 'aluminium' },
    eur: [[80, 1.3, 2.1], [160, 2.2, 3.3], [250, 3.6, 4.5]], kg: [[80, 0.09, 0.11], [250, 0.3, 0.35]], longestMm: [[0, 600, 600]], unit: 'metre', unitStep: 0.5, amountMin: 1, baseMeasure: { amount: 1, unit: 'm' },
    tail: ['dn'], key: ['dn', 't_max', 'material'], tiers: 'small', stock: 'A',
  }),
  family({
    id: 'semi-rigid-metre', sku: 'FXM', category: 'B3.1', model: 'semi-rigid-pipe', group: 'duct', brands: ['tubavent', 'luftbasis'], weight: 3, lines: 'Aerolo Kolino',
    noun: t('KWL-Flexrohr, Meterware', 'rozvodná hadice na metry', 'rozvodná hadica na metre', 'semi-rigid pipe by the metre'),
    perex: [t('Doppelwandiges Flexrohr Ø {dn} als Zuschnitt: für das letzte Zimmer oder die Reparatur, wenn ein Ring von 50 m zu viel ist.', 'Dvouplášťová hadice Ø {dn} na metry: do posledního pokoje nebo na opravu, když je kotouč 50 m zbytečně dlouhý.', 'Dvojplášťová hadica Ø {dn} na metre: do poslednej izby alebo na opravu, keď je kotúč 50 m zbytočne dlhý.', 'Twin-wall pipe Ø {dn} cut to length: for the last room or a repair, when a coil of 50 m is too much.')],
    body: [
      t('Innen glatt und antistatisch, außen gewellt. Bestellt wird in halben Metern ab zwei Metern; die Enden kommen mit Staubkappen.', 'Uvnitř hladká a antistatická, vně vlnitá. Objednává se po půl metru od dvou metrů, konce dodáváme s krytkami.', 'Vnútri hladká a antistatická, zvonka vlnitá. Objednáva sa po pol metra od dvoch metrov, konce dodávame s krytkami.', 'Smooth and antistatic inside, corrugated outside. Ordered in half metres from two metres; the ends come with dust caps.'),
      t('Zuschnitte sind vom Umtausch nicht ausgenommen, solange das Stück unbenutzt und länger als zwei Meter ist.', 'Uříznutý kus lze vrátit jako každé jiné zboží, pokud je nepoužitý a delší než dva metry.', 'Odrezaný kus možno vrátiť ako každý iný tovar, ak je nepoužitý a dlhší ako dva metre.', 'Cut pieces can be returned like any other goods, as long as they are unused and longer than two metres.'),
    ],
    size: { code: 'dn', values: '63 75 90', window: [2, 3] }, picks: { material: 'pe' }, eur: [[63, 2.3, 3.6], [90, 3.6, 5.6]], kg: [[63, 0.27, 0.3], [90, 0.46, 0.54]], longestMm: [[0, 900, 900]],
    unit: 'metre', unitStep: 0.5, amountMin: 2, baseMeasure: { amount: 1, unit: 'm' }, tail: ['dn'], key: ['dn', 'material'], tiers: 'small', stock: 'A',
  }),
]
