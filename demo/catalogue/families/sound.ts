import { type Family, family } from '../family.ts'
import { t } from '../texts/text.ts'

const lengthOptions = [
  { id: '600', suffix: '60', longestMm: 600 },
  { id: '900', suffix: '90', times: { eur: 1.28, kg: 1.45, attenuation: 1.35 }, longestMm: 900 },
  { id: '1200', suffix: '120', times: { eur: 1.55, kg: 1.9, attenuation: 1.65 }, longestMm: 1200 },
]

/** Silencers and decoupling. */
export const sound: Family[] = [
  family({
    id: 'silencer', sku: 'RSD', category: 'G1', model: 'silencer', group: 'sound', brands: ['stillora', 'tubavent'], weight: 14, lines: 'Sordo Muta Dampf Absorb Ruhe',
    noun: t('Rohrschalldämpfer', 'kruhový tlumič hluku', 'kruhový tlmič hluku', 'round silencer'),
    perex: [
      t('Rohrschalldämpfer Ø {dn} mit {ins_thk} Packung: {attenuation} Dämpfung bei 250 Hz. Gerade Bauform ohne Einbauten im Querschnitt.', 'Tlumič hluku Ø {dn} s vrstvou {ins_thk}: útlum {attenuation} při 250 Hz. Přímý, bez vestaveb v průřezu.', 'Tlmič hluku Ø {dn} s vrstvou {ins_thk}: útlm {attenuation} pri 250 Hz. Priamy, bez vstavaných prvkov v priereze.', 'Round silencer Ø {dn} with {ins_thk} packing: {attenuation} at 250 Hz. Straight, nothing in the cross-section.'),
      t('{name} nimmt dem Ventilator den Ton: je länger, desto mehr. Für Ø {dn}[[gasket]], Anschluss mit Lippendichtung[[/]].', '{name} vezme ventilátoru hlas: čím delší, tím víc. Pro Ø {dn}[[gasket]], připojení s těsněním[[/]].', '{name} vezme ventilátoru hlas: čím dlhší, tým viac. Pre Ø {dn}[[gasket]], pripojenie s tesnením[[/]].', '{name} takes the voice out of the fan: the longer, the more. For Ø {dn}[[gasket]], ends with lip seal[[/]].'),
    ],
    body: [
      t('Schalldämpfer wirken vor allem bei mittleren und hohen Tönen; gegen tiefes Brummen helfen Länge und Packungsdicke. Doppelte Länge bringt nicht das Doppelte, sondern etwa zwei Drittel mehr.', 'Tlumiče účinkují hlavně na střední a vysoké tóny; proti hlubokému hučení pomáhá délka a silnější vrstva. Dvojnásobná délka nepřidá dvojnásobek, ale asi dvě třetiny.', 'Tlmiče účinkujú hlavne na stredné a vysoké tóny; proti hlbokému hučaniu pomáha dĺžka a hrubšia vrstva. Dvojnásobná dĺžka nepridá dvojnásobok, ale asi dve tretiny.', 'Silencers work mainly on medium and high tones; against low hum, length and packing thickness help. Twice the length does not bring twice the damping but about two thirds more.'),
      t('Die Mineralwolle liegt hinter Vlies und Lochblech, sodass keine Fasern in die Luft gelangen. Druckverlust wie ein glattes Rohr gleicher Länge.', 'Minerální vlna je za rounem a děrovaným plechem, do vzduchu se tak nedostanou vlákna. Tlaková ztráta jako u hladké trubky téže délky.', 'Minerálna vlna je za rúnom a dierovaným plechom, do vzduchu sa tak nedostanú vlákna. Tlaková strata ako pri hladkej rúre tej istej dĺžky.', 'The mineral wool lies behind fleece and perforated sheet, so no fibres enter the air. Pressure loss as for a smooth duct of the same length.'),
    ],
    size: { code: 'dn', values: '100 125 160 200 250 315 400', window: [2, 6] }, option: { code: 'length', values: lengthOptions, count: [1, 3] },
    numbers: { attenuation: [[100, 14, 18], [160, 10, 13], [400, 5, 7]] }, picks: { material: 'galvanised', ins_thk: '50|50|100' }, flags: { gasket: 0.9 },
    eur: [[100, 38, 55], [200, 68, 98], [400, 140, 185]], kg: [[100, 3, 3.6], [400, 16, 19]], tail: ['dn', 'length', 'ins_thk'], key: ['dn', 'length', 'attenuation'], tiers: 'small', stock: 'B',
  }),
  family({
    id: 'flex-silencer', sku: 'FSD', category: 'G2', model: 'flex-silencer', group: 'sound', brands: ['stillora', 'luftbasis'], weight: 9, lines: 'Sonorio Muta Biege Telefon',
    noun: t('flexibler Schalldämpfer', 'ohebný tlumič (Sono)', 'ohybný tlmič (Sono)', 'flexible silencer'),
    perex: [t('Biegsamer Dämpfer Ø {dn} mit {ins_thk} Wolle: {attenuation} bei 250 Hz und um die Ecke einzubauen.', 'Ohebný tlumič Ø {dn} s vlnou {ins_thk}: {attenuation} při 250 Hz, lze jej vést i do oblouku.', 'Ohybný tlmič Ø {dn} s vlnou {ins_thk}: {attenuation} pri 250 Hz, možno ho viesť aj do oblúka.', 'Bendable silencer Ø {dn} with {ins_thk} of wool: {attenuation} at 250 Hz, can be fitted round a corner.')],
    body: [
      t('Als Telefonieschutz zwischen zwei Zimmern verhindert er, dass Gespräche durch die Leitung wandern. Beide Enden haben feste Stutzen.', 'Mezi dvěma pokoji brání přenosu hovoru potrubím. Na obou koncích má pevná hrdla.', 'Medzi dvomi izbami bráni prenosu hovoru potrubím. Na oboch koncoch má pevné hrdlá.', 'As cross-talk protection between two rooms it keeps conversations from travelling along the duct. Rigid spigots at both ends.'),
      t('Gestreckt einbauen, nicht stauchen; ein Bogen von 90° kostet etwa 2 Pa.', 'Montujte natažený, nestlačujte; oblouk 90° přidá asi 2 Pa.', 'Montujte natiahnutý, nestláčajte; oblúk 90° pridá asi 2 Pa.', 'Install stretched, not compressed; a 90° turn costs about 2 Pa.'),
    ],
    size: { code: 'dn', values: '80 100 125 160 200 250', window: [2, 6] }, option: { code: 'length', values: [{ id: '500', suffix: '50', longestMm: 500 }, { id: '1000', suffix: '100', times: { eur: 1.45, kg: 1.8, attenuation: 1.5 }, longestMm: 1000 }], count: [1, 2] },
    numbers: { attenuation: [[80, 14, 19], [250, 7, 10]], t_max: [[0, 140, 140]] }, picks: { material: 'aluminium', ins_thk: '25|50' },
    eur: [[80, 38, 48], [250, 72, 105]], kg: [[80, 0.9, 1.1], [250, 2.8, 3.4]], tail: ['dn', 'length'], key: ['dn', 'length', 'attenuation'], tiers: 'small', stock: 'B',
  }),
  family({
    id: 'baffle', sku: 'KSD', category: 'G3', model: 'baffle-silencer', group: 'sound', brands: ['stillora'], weight: 5, lines: 'Kulissa Parallel Splitter',
    noun: t('Kulissenschalldämpfer', 'kulisový tlumič', 'kulisový tlmič', 'baffle silencer'),
    perex: [t('Kulissenschalldämpfer für Kanal {size_ab}: {attenuation} bei 250 Hz. Flansch 20 mm, Kulissen abriebfest kaschiert.', 'Kulisový tlumič do potrubí {size_ab}: {attenuation} při 250 Hz. Příruba 20 mm, kulisy s povrchem odolným proti oděru.', 'Kulisový tlmič do potrubia {size_ab}: {attenuation} pri 250 Hz. Príruba 20 mm, kulisy s povrchom odolným proti oderu.', 'Baffle silencer for duct {size_ab}: {attenuation} at 250 Hz. 20 mm flange, abrasion-resistant facing.')],
    body: [
      t('Parallele Kulissen teilen den Querschnitt in Spalte; dort wird der Schall aufgezehrt. Der Widerstand beträgt bei 5 m/s rund 25 Pa und gehört in die Auslegung.', 'Souběžné kulisy dělí průřez na štěrbiny, v nichž se zvuk pohlcuje. Odpor při 5 m/s je kolem 25 Pa a patří do výpočtu.', 'Súbežné kulisy delia prierez na štrbiny, v ktorých sa zvuk pohlcuje. Odpor pri 5 m/s je okolo 25 Pa a patrí do výpočtu.', 'Parallel baffles divide the section into slots where sound is absorbed. Resistance at 5 m/s is about 25 Pa and belongs in the design.'),
      t('Wird auftragsbezogen gefertigt und auf Palette geliefert. Zwei Personen einplanen.', 'Vyrábí se na zakázku a dodává na paletě. Na montáž počítejte se dvěma lidmi.', 'Vyrába sa na zákazku a dodáva na palete. Na montáž rátajte s dvomi ľuďmi.', 'Made to order and delivered on a pallet. Plan for two people.'),
    ],
    size: { code: 'size_ab', values: '400x200 500x250 500x300 600x300 600x350 700x400 800x500', window: [2, 5] }, option: { code: 'length', values: [{ id: '900', suffix: '90', longestMm: 900 }, { id: '1200', suffix: '120', times: { eur: 1.25, kg: 1.3, attenuation: 1.25 }, longestMm: 1200 }], count: [1, 2] },
    numbers: { attenuation: [[0, 11, 17]] }, picks: { material: 'galvanised', ins_thk: '100' },
    eur: [[319, 105, 130], [714, 150, 185]], kg: [[319, 18, 22], [714, 42, 50]], tail: ['size_ab', 'length'], key: ['size_ab', 'length', 'attenuation'], stock: 'D',
  }),
  family({
    id: 'antivibration', sku: 'AVM', category: 'G4', model: 'antivibration', group: 'sound', brands: ['stillora', 'luftbasis'], weight: 7, lines: 'Elasto Manschet Puffer Isolo',
    noun: t('Verbindungsmanschette', 'pružná manžeta', 'pružná manžeta', 'flexible connector'),
    perex: [t('Elastische Manschette Ø {dn} zwischen Ventilator und Rohr. Mit zwei Spannbändern, beständig bis {t_max}.', 'Pružná manžeta Ø {dn} mezi ventilátor a potrubí. Se dvěma stahovacími páskami, odolná do {t_max}.', 'Pružná manžeta Ø {dn} medzi ventilátor a potrubie. S dvomi sťahovacími páskami, odolná do {t_max}.', 'Elastic connector Ø {dn} between fan and duct. With two clamps, resistant up to {t_max}.')],
    body: [
      t('Hält Schwingungen des Motors von der Leitung fern und gleicht ein paar Millimeter Versatz aus. Ein Paar je Ventilator ist der Regelfall.', 'Zadrží chvění motoru před potrubím a vyrovná několik milimetrů přesazení. Obvykle se dává pár na ventilátor.', 'Zadrží chvenie motora pred potrubím a vyrovná niekoľko milimetrov presadenia. Obvykle sa dáva pár na ventilátor.', 'Keeps motor vibration out of the duct and takes up a few millimetres of offset. One pair per fan is usual.'),
      t('Zwischen den Rohrenden 10 bis 15 mm Luft lassen, sonst überbrückt das Blech die Entkopplung.', 'Mezi konci trubek nechte mezeru 10 až 15 mm, jinak plech chvění přenese.', 'Medzi koncami rúr nechajte medzeru 10 až 15 mm, inak plech chvenie prenesie.', 'Leave 10 to 15 mm between duct ends, otherwise the sheet bridges the decoupling.'),
    ],
    size: { code: 'dn', values: '100 125 150 160 200 250 315 355 400', window: [3, 8] }, numbers: { t_max: [[0, 70, 90]] }, picks: { material: 'rubber|pvc' }, byLine: { Elasto: { material: 'rubber' } },
    eur: [[100, 7, 13], [400, 19, 32]], kg: [[100, 0.15, 0.2], [400, 0.6, 0.8]], longestMm: [[100, 110, 110], [400, 410, 410]], tail: ['dn', 'material'], key: ['dn', 't_max'], tiers: 'small', stock: 'A',
  }),
]
