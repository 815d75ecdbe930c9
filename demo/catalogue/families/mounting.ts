import { type Family, family } from '../family.ts'
import { t } from '../texts/text.ts'

const common = { group: 'mount', brands: ['tubavent', 'luftbasis'], tiers: 'small', stock: 'A' } as const

/** Clamps, tapes, sealants, fasteners, insulation, meters and condensate parts. */
export const mounting: Family[] = [
  family({
    ...common, id: 'clamp', sku: 'SCH', category: 'L1', model: 'clamp', weight: 10, lines: 'Klamma Halt Gripo Zweischraub Ringo',
    noun: t('Rohrschelle', 'objímka', 'objímka', 'duct clamp'),
    perex: [t('Zweiteilige Rohrschelle Ø {dn} mit Anschluss {thread}. [[rubber]]Die Gummieinlage hält Schall von der Decke fern.[[/]][[!rubber]]Ohne Einlage, für Leitungen in Nebenräumen und Zwischendecken.[[/]]', 'Dvoudílná objímka Ø {dn} se závitem {thread}. [[rubber]]Pryžová vložka nepřenáší hluk do stropu.[[/]][[!rubber]]Bez vložky, pro potrubí ve vedlejších prostorách a podhledech.[[/]]', 'Dvojdielna objímka Ø {dn} so závitom {thread}. [[rubber]]Gumová vložka neprenáša hluk do stropu.[[/]][[!rubber]]Bez vložky, pre potrubie vo vedľajších priestoroch a podhľadoch.[[/]]', 'Two-part clamp Ø {dn} with {thread} connection. [[rubber]]The rubber lining keeps sound out of the ceiling.[[/]][[!rubber]]Unlined, for ducts in side rooms and voids.[[/]]')],
    body: [
      t('Alle 2 bis 3 m eine Schelle, vor und hinter schweren Einbauten je eine zusätzlich. Die Gewindestange wird auf Länge geschnitten und gekontert.', 'Jedna objímka na 2 až 3 m, před těžkými díly a za nimi po jedné navíc. Závitovou tyč zkraťte a zajistěte maticí.', 'Jedna objímka na 2 až 3 m, pred ťažkými dielmi a za nimi po jednej navyše. Závitovú tyč skráťte a zaistite maticou.', 'One clamp every 2 to 3 m, plus one before and after heavy parts. Cut the rod to length and lock it.'),
      t('Der Innendurchmesser ist auf das Außenmaß von Wickelfalzrohr abgestimmt.', 'Vnitřní průměr odpovídá vnějšímu rozměru spiro potrubí.', 'Vnútorný priemer zodpovedá vonkajšiemu rozmeru spiro potrubia.', 'The inside matches the outer size of spiral duct.'),
    ],
    size: { code: 'dn', values: '80 100 125 150 160 200 250 315 355 400', window: [3, 8] }, picks: { material: 'galvanised|galvanised|stainless', thread: 'm8|m8|m8-m10' }, flags: { rubber: 0.7 },
    eur: [[80, 0.9, 1.9], [200, 1.6, 3.2], [400, 3.6, 6.6]], kg: [[80, 0.08, 0.1], [400, 0.4, 0.5]], longestMm: [[80, 120, 120], [400, 460, 460]], unitStep: 1, tail: ['dn', 'thread', 'material'], key: ['dn', 'thread', 'material'],
  }),
  family({
    ...common, id: 'tape', sku: 'BND', category: 'L2', model: 'tape', weight: 9, lines: 'Alufix Termofix Butylo Kleber Nasto',
    noun: t('Klebeband', 'páska', 'páska', 'tape'),
    perex: [t('Dichtband für Lüftungsleitungen, {tape_width} breit, Rolle {tape_length}. Beständig bis {t_max}.', 'Těsnicí páska na vzduchovody, šířka {tape_width}, návin {tape_length}. Odolná do {t_max}.', 'Tesniaca páska na vzduchovody, šírka {tape_width}, návin {tape_length}. Odolná do {t_max}.', 'Sealing tape for ducts, {tape_width} wide, roll of {tape_length}. Resistant up to {t_max}.')],
    body: [
      t('Aluminiumband für Metall und Dämmung, PVC für Kunststoffkanäle, Butyl für unebene Fugen. Andrücken ist wichtiger als viel Band: Eine Lage mit 50 % Überlappung genügt.', 'Hliníková na kov a izolaci, PVC na plastové kanály, butyl na nerovné spáry. Důležitější než množství je přitlačení: stačí jedna vrstva s polovičním překrytím.', 'Hliníková na kov a izoláciu, PVC na plastové kanály, butyl na nerovné škáry. Dôležitejšie než množstvo je pritlačenie: stačí jedna vrstva s polovičným prekrytím.', 'Aluminium for metal and insulation, PVC for plastic ducts, butyl for uneven joints. Pressing on matters more than much tape: one layer with 50 % overlap is enough.'),
      t('Klebt ab +5 °C; auf kaltem Blech vorher anwärmen.', 'Lepí od +5 °C, studený plech předem nahřejte.', 'Lepí od +5 °C, studený plech vopred nahrejte.', 'Sticks from +5 °C; warm cold sheet first.'),
    ],
    size: { code: 'tape_width', values: '50 75 100', window: [1, 3] }, option: { code: 'tape_length', values: [{ id: '50', suffix: '50M' }, { id: '25', suffix: '25M', times: { eur: 0.6, kg: 0.5 } }], count: [1, 2] },
    numbers: { t_max: [[0, 60, 120]] }, picks: { material: 'aluminium|pvc|butyl' },
    byLine: { Alufix: { material: 'aluminium' }, Termofix: { material: 'aluminium' }, Butylo: { material: 'butyl' }, Kleber: { material: 'pvc' }, Nasto: { material: 'pvc' } }, eur: [[50, 8.5, 11], [100, 12.5, 15.5]], kg: [[50, 0.4, 0.6], [100, 0.9, 1.2]], longestMm: [[0, 160, 160]], unit: 'roll', tail: ['material', 'tape_width', 'tape_length'], key: ['material', 'tape_width', 'tape_length'],
  }),
  family({
    ...common, id: 'sealant', sku: 'DIC', category: 'L3', model: 'sealant', weight: 6, lines: 'Sigillo Fugo Masto Akryl',
    noun: t('Kanaldichtmasse', 'tmel na vzduchovody', 'tmel na vzduchovody', 'duct sealant'),
    perex: [t('Dauerelastische Dichtmasse für Blechkanäle, Kartusche {volume}. Überstreichbar, haftet auf verzinktem Blech.', 'Trvale pružný tmel na plechové potrubí, kartuše {volume}. Přetíratelný, drží na pozinku.', 'Trvalo pružný tmel na plechové potrubie, kartuša {volume}. Pretierateľný, drží na pozinku.', 'Permanently elastic sealant for sheet-metal ducts, cartridge {volume}. Paintable, adheres to galvanised steel.')],
    body: [
      t('Für Flanschecken, Längsfalze und Durchdringungen. Eine Kartusche reicht bei 5-mm-Raupe für etwa 15 m Fuge.', 'Na rohy přírub, podélné falce a prostupy. Kartuše vystačí při housence 5 mm asi na 15 m spáry.', 'Na rohy prírub, pozdĺžne falce a prestupy. Kartuša vystačí pri húsenici 5 mm asi na 15 m škáry.', 'For flange corners, longitudinal seams and penetrations. One cartridge with a 5 mm bead does about 15 m of joint.'),
      t('Hautbildung nach 20 Minuten, danach nicht mehr glätten. Silikonfrei.', 'Povrch zaschne za 20 minut, potom už neuhlazujte. Bez silikonu.', 'Povrch zaschne za 20 minút, potom už neuhladzujte. Bez silikónu.', 'Skins over in 20 minutes; do not smooth after that. Silicone-free.'),
    ],
    size: { code: 'volume', values: '310 600', window: [1, 2] }, option: { code: 'color_ral', values: [{ id: 'ral-7035' }, { id: 'ral-9016' }], count: [1, 2] }, numbers: { t_max: [[0, 70, 120]] },
    eur: [[310, 4.2, 7], [600, 7, 9.8]], kg: [[310, 0.45, 0.55], [600, 0.9, 1]], longestMm: [[0, 235, 235]], tail: ['volume', 'color_ral'], key: ['volume', 'color_ral', 't_max'],
  }),
  family({
    ...common, id: 'screws', sku: 'SRN', category: 'L4', model: 'screws', weight: 7, lines: 'Vito Nietto Bohro Fixo',
    noun: t('Bohrschrauben', 'samovrtné šrouby', 'samovrtné skrutky', 'self-drilling screws'),
    perex: [t('Bohrschrauben {screw_size} für Blech bis 1,5 mm, Paket mit {pieces} Stück. Spitze kurz, damit die Bürste nicht hängen bleibt.', 'Samovrtné šrouby {screw_size} do plechu 1,5 mm, balení {pieces} ks. Krátký hrot, aby o něj nezachytával kartáč.', 'Samovrtné skrutky {screw_size} do plechu 1,5 mm, balenie {pieces} ks. Krátky hrot, aby oň nezachytávala kefa.', 'Self-drilling screws {screw_size} for sheet up to 1.5 mm, pack of {pieces}. Short tip so that cleaning brushes do not catch.')],
    body: [
      t('Zwei Schrauben bis Ø 125 mm, drei bis 200 mm, vier darüber: So hält die Steckverbindung, bis die Schelle sitzt. Der Bund dichtet die Bohrung ab.', 'Do Ø 125 mm dva šrouby, do 200 mm tři, výš čtyři: spoj tak drží, než ho zajistí objímka. Límec otvor utěsní.', 'Do Ø 125 mm dve skrutky, do 200 mm tri, vyššie štyri: spoj tak drží, kým ho zaistí objímka. Golier otvor utesní.', 'Two screws up to Ø 125 mm, three up to 200 mm, four above: that holds the joint until the clamp is on. The collar seals the hole.'),
      t('Antrieb Sechskant 7 oder 8 mm, mit dem Akkuschrauber bei 1.500/min setzen.', 'Šestihran 7 nebo 8 mm, šroubujte aku šroubovákem při 1 500 ot/min.', 'Šesťhran 7 alebo 8 mm, skrutkujte aku skrutkovačom pri 1 500 ot/min.', 'Hexagon drive 7 or 8 mm, set with a cordless driver at 1,500 rpm.'),
    ],
    size: { code: 'screw_size', values: '3-5x9-5 4-2x13 4-2x16 4-8x16', window: [1, 3] }, option: { code: 'pieces', values: [{ id: '100' }, { id: '250', times: { eur: 2.1, kg: 2.5 } }, { id: '500', times: { eur: 3.8, kg: 5 } }], count: [1, 3] },
    picks: { material: 'galvanised|stainless' }, eur: [[0, 4.5, 9]], kg: [[0, 0.2, 0.3]], longestMm: [[0, 120, 120]], unit: 'pack', tail: ['screw_size', 'pieces', 'material'], key: ['screw_size', 'pieces', 'material'],
  }),
  family({
    ...common, id: 'insulation', sku: 'DAE', category: 'L5', model: 'insulation-mat', weight: 7, lines: 'Mineralo Lanatherm Wickel Kaschio',
    noun: t('Dämmmatte', 'izolační pás', 'izolačný pás', 'insulation mat'),
    perex: [t('Dämmmatte {ins_thk}, Rolle {roll_length} × 1 m, [[material=mineral]]alukaschiert[[/]][[material=elastomer]]geschlossenzellig[[/]]. Gegen Tauwasser und Wärmeverlust an Leitungen.', 'Izolační pás {ins_thk}, role {roll_length} × 1 m, [[material=mineral]]s hliníkovou fólií[[/]][[material=elastomer]]s uzavřenými buňkami[[/]]. Proti kondenzaci a tepelným ztrátám potrubí.', 'Izolačný pás {ins_thk}, rola {roll_length} × 1 m, [[material=mineral]]s hliníkovou fóliou[[/]][[material=elastomer]]s uzavretými bunkami[[/]]. Proti kondenzácii a tepelným stratám potrubia.', 'Insulation mat {ins_thk}, roll {roll_length} × 1 m, [[material=mineral]]foil-faced[[/]][[material=elastomer]]closed-cell[[/]]. Against condensation and heat loss on ducts.')],
    body: [
      t('Warme Leitungen im kalten Raum mit 50 mm, kalte Außenluftleitungen in der Wohnung dampfdicht mit Elastomer ab 19 mm dämmen.', 'Teplé potrubí v nevytápěném prostoru izolujte 50 mm, studené potrubí venkovního vzduchu v bytě parotěsně elastomerem od 19 mm.', 'Teplé potrubie v nevykurovanom priestore izolujte 50 mm, studené potrubie vonkajšieho vzduchu v byte parotesne elastomérom od 19 mm.', 'Insulate warm ducts in cold spaces with 50 mm, cold outdoor-air ducts indoors vapour-tight with elastomer from 19 mm.'),
      t('Stöße mit Aluband überkleben, die Matte nicht zusammendrücken: Die Dicke ist die Dämmung.', 'Spoje přelepte hliníkovou páskou a pás nestlačujte: izoluje právě tloušťka.', 'Spoje prelepte hliníkovou páskou a pás nestláčajte: izoluje práve hrúbka.', 'Tape the joints and do not compress the mat: thickness is the insulation.'),
    ],
    size: { code: 'ins_thk', values: '19 25 32 50', window: [1, 4] }, option: { code: 'roll_length', values: [{ id: '5', suffix: '5M' }, { id: '10', suffix: '10M', times: { eur: 1.85, kg: 2 } }], count: [1, 2] },
    picks: { material: 'mineral|elastomer' }, byLine: { Mineralo: { material: 'mineral' }, Lanatherm: { material: 'mineral' } }, eur: [[19, 24, 42], [50, 38, 64]], kg: [[19, 2.4, 3], [50, 6, 7.5]], longestMm: [[0, 1020, 1020]], unit: 'roll', tail: ['ins_thk', 'roll_length', 'material'], key: ['ins_thk', 'roll_length', 'material'], stock: 'B',
  }),
  family({
    ...common, id: 'meter', sku: 'MES', category: 'L6', model: 'anemometer', group: 'control', brands: ['regulanta', 'luftbasis'], weight: 6, lines: 'Anemo Messo Prüfo Gauge', tiers: null,
    noun: t('Messgerät', 'měřicí přístroj', 'merací prístroj', 'measuring instrument'),
    perex: [t('Handmessgerät für {measures}. Mittelwertfunktion und beleuchtete Anzeige.', 'Ruční přístroj, měří: {measures}. Průměrování a podsvícený displej.', 'Ručný prístroj, meria: {measures}. Priemerovanie a podsvietený displej.', 'Hand-held instrument for: {measures}. Averaging and backlit display.')],
    body: [
      t('[[measures=velocity]]Zum Einregulieren misst man am Ventil über einen Trichter, in der Leitung über mehrere Punkte. Aus Geschwindigkeit mal Querschnitt folgt die Luftmenge. [[/]][[measures=flow]]Mit eingegebenem Querschnitt zeigt das Gerät gleich m³/h. [[/]][[measures=pressure]]Der Differenzdruck zeigt, wie voll ein Filter ist und ob der Ventilator im richtigen Punkt läuft. [[/]][[measures=humidity]]Feuchte und Temperatur vor und nach dem Duschen sagen, ob die Lüftung reicht. [[/]][[measures=co2]]Ein CO₂-Wert unter 1.000 ppm bei voller Belegung ist ein gutes Zeichen.[[/]]', '[[measures=velocity]]Při zaregulování se na ventilu měří přes nástavec, v potrubí ve více bodech. Průtok je rychlost krát průřez. [[/]][[measures=flow]]Po zadání průřezu přístroj ukáže rovnou m³/h. [[/]][[measures=pressure]]Tlaková diference prozradí, jak je zanesený filtr a zda ventilátor pracuje ve správném bodě. [[/]][[measures=humidity]]Vlhkost a teplota před sprchováním a po něm ukážou, zda větrání stačí. [[/]][[measures=co2]]Hodnota CO₂ do 1 000 ppm při plném obsazení je dobré znamení.[[/]]', '[[measures=velocity]]Pri zaregulovaní sa na ventile meria cez nástavec, v potrubí vo viacerých bodoch. Prietok je rýchlosť krát prierez. [[/]][[measures=flow]]Po zadaní prierezu prístroj ukáže rovno m³/h. [[/]][[measures=pressure]]Tlaková diferencia prezradí, ako je zanesený filter a či ventilátor pracuje v správnom bode. [[/]][[measures=humidity]]Vlhkosť a teplota pred sprchovaním a po ňom ukážu, či vetranie stačí. [[/]][[measures=co2]]Hodnota CO₂ do 1 000 ppm pri plnom obsadení je dobré znamenie.[[/]]', '[[measures=velocity]]For balancing, measure at valves through a hood, in ducts at several points. Velocity times area gives the airflow. [[/]][[measures=flow]]With the section entered, it shows m³/h straight away. [[/]][[measures=pressure]]Differential pressure tells how loaded a filter is and whether the fan runs at the right point. [[/]][[measures=humidity]]Humidity and temperature before and after a shower tell whether ventilation is sufficient. [[/]][[measures=co2]]A CO₂ value below 1,000 ppm at full occupancy is a good sign.[[/]]'),
      t('Mit Batterien; Altbatterien nehmen wir kostenlos zurück.', 'Včetně baterií; použité baterie bezplatně odebereme.', 'Vrátane batérií; použité batérie bezplatne odoberieme.', 'Batteries included; we take used batteries back free of charge.'),
    ],
    size: { code: 'measures', values: 'velocity flow pressure humidity co2', window: [1, 3] }, picks: { warranty: '2|3|5' }, eur: [[0, 58, 240]], kg: [[0, 0.3, 0.7]], longestMm: [[0, 220, 220]], tail: ['measures'], key: ['measures', 'warranty'], stock: 'B',
  }),
  family({
    ...common, id: 'siphon', sku: 'SIP', category: 'L7', model: 'siphon', brands: ['tubavent', 'borealux', 'luftbasis'], weight: 6, lines: 'Kugelo Tropfo Sifona Balla',
    noun: t('Kondensatsiphon', 'kondenzátní sifon', 'kondenzátny sifón', 'condensate trap'),
    perex: [t('Siphon für Lüftungsgeräte, Ablauf {drain_dn}. Mit Kugel, schließt auch trocken gegen Gerüche.', 'Sifon pro větrací jednotky, odtok {drain_dn}. S kuličkou, i vyschlý brání zápachu.', 'Sifón pre vetracie jednotky, odtok {drain_dn}. S guľôčkou, aj vyschnutý bráni zápachu.', 'Trap for ventilation units, outlet {drain_dn}. With ball, shuts out smells even when dry.')],
    body: [
      t('Im Lüftungsgerät herrscht Unterdruck: Ohne Siphon zieht es Kanalluft an und das Kondensat bleibt stehen. Die Kugel ersetzt das Sperrwasser, wenn es im Sommer verdunstet.', 'V jednotce je podtlak: bez sifonu nasává vzduch z kanalizace a kondenzát neodteče. Kulička nahradí vodní uzávěr, když v létě vyschne.', 'V jednotke je podtlak: bez sifónu nasáva vzduch z kanalizácie a kondenzát neodtečie. Guľôčka nahradí vodný uzáver, keď v lete vyschne.', 'There is negative pressure in the unit: without a trap it draws sewer air and condensate stays. The ball replaces the water seal when it dries out in summer.'),
      t('Ausführung waagrecht oder senkrecht drehbar, zum Reinigen zu öffnen.', 'Lze natočit vodorovně i svisle, k čištění se otevírá.', 'Možno natočiť vodorovne aj zvislo, na čistenie sa otvára.', 'Turns to horizontal or vertical, opens for cleaning.'),
    ],
    size: { code: 'drain_dn', values: '20 25 32 40', window: [1, 4] }, picks: { material: 'pp|pvc' }, eur: [[20, 9, 24], [40, 13, 34]], kg: [[0, 0.15, 0.3]], longestMm: [[0, 180, 180]], tail: ['drain_dn', 'material'], key: ['drain_dn', 'material'], stock: 'A',
  }),
]
