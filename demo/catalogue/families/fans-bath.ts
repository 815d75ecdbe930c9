import { type Family, type Option, family } from '../family.ts'
import { t } from '../texts/text.ts'

const equipment: Option[] = [
  { id: 'standard', sets: { equipment: 'standard' } },
  { id: 't', suffix: 'T', plus: { eur: 9 }, sets: { equipment: 't', ctrl: 'run', timer_range: '2-30' } },
  { id: 'th', suffix: 'TH', plus: { eur: 24 }, sets: { equipment: 'th', ctrl: 'run+hygro', timer_range: '2-30', hygro_range: '40-90' } },
  { id: 'p', suffix: 'P', plus: { eur: 19 }, sets: { equipment: 'p', ctrl: 'run+pir', timer_range: '2-30' } },
  { id: 'c', suffix: 'C', plus: { eur: 4 }, sets: { equipment: 'c', ctrl: 'cord' } },
]

const key = ['dn', 'q_max', 'lpa', 'p_el']
const tail = ['dn', 'q_max', 'color_ral']

/** Fans for bathrooms, toilets and small rooms. */
export const bathFans: Family[] = [
  family({
    id: 'bath-axial', sku: 'BLA', category: 'A1.1', model: 'bath-fan-axial', group: 'fan', brands: ['zefyra', 'zefyra', 'luftbasis'], weight: 42,
    lines: 'Aura Brisa Claro Dolce Estra Fino Gala Home Isar Juno Kompakt Lido', device: true,
    noun: t('Badlüfter axial', 'koupelnový ventilátor axiální', 'kúpeľňový ventilátor axiálny', 'axial bathroom fan'),
    perex: [
      t('Axiallüfter für Bad und WC mit kurzem Weg ins Freie: bis {q_max+}, ab {lpa-} in 3 m Abstand. Für Wand und Decke, Ausstattung nach Bedarf.', 'Axiální ventilátor do koupelny a WC s krátkou cestou ven: až {q_max+}, hlučnost od {lpa-} ve vzdálenosti 3 m. Na stěnu i strop, výbava podle potřeby.', 'Axiálny ventilátor do kúpeľne a WC s krátkou cestou von: až {q_max+}, hlučnosť od {lpa-} vo vzdialenosti 3 m. Na stenu aj strop, výbava podľa potreby.', 'Axial fan for bathroom and toilet with a short way outside: up to {q_max+}, from {lpa-} at 3 m. For wall and ceiling, equipped as needed.'),
      t('{name} ersetzt alte Badlüfter im Ø {dn} ohne Stemmarbeiten und braucht dabei nur {p_el}. Die Abdeckung lässt sich ohne Werkzeug abnehmen.', '{name} nahradí starý ventilátor v otvoru Ø {dn} bez bourání a odebírá jen {p_el}. Kryt se snímá bez nářadí.', '{name} nahradí starý ventilátor v otvore Ø {dn} bez búrania a odoberá len {p_el}. Kryt sa sníma bez náradia.', '{name} replaces old fans in Ø {dn} openings without chiselling and draws only {p_el}. The cover comes off without tools.'),
    ],
    body: [
      t('Ein Axiallüfter schiebt viel Luft gegen wenig Widerstand: {dp_max} reichen für eine gerade Leitung von zwei bis drei Metern mit einem Bogen. Für längere Wege oder Schächte ist ein Radial- oder Rohrventilator die bessere Wahl.', 'Axiální ventilátor dopraví hodně vzduchu proti malému odporu: {dp_max} stačí na přímé potrubí dlouhé dva až tři metry s jedním obloukem. Na delší trasy a do šachet je vhodnější radiální nebo potrubní ventilátor.', 'Axiálny ventilátor dopraví veľa vzduchu proti malému odporu: {dp_max} stačí na priame potrubie dlhé dva až tri metre s jedným oblúkom. Na dlhšie trasy a do šácht je vhodnejší radiálny alebo potrubný ventilátor.', 'An axial fan moves a lot of air against little resistance: {dp_max} is enough for two to three metres of straight duct with one bend. For longer runs or shafts, a centrifugal or inline fan is the better choice.'),
      t('Das Gehäuse aus {material} trägt Schutzart {ip} und darf damit in Badzone 1 sitzen. Der Laufradkranz ist ausgewuchtet; gemessen werden {lpa} in 3 m.', 'Skříň z {material} má krytí {ip}, ventilátor tedy smí být v zóně 1. Oběžné kolo je vyvážené; naměřeno {lpa} ve 3 m.', 'Skriňa z {material} má krytie {ip}, ventilátor teda smie byť v zóne 1. Obežné koleso je vyvážené; namerané {lpa} v 3 m.', 'The {material} housing is rated {ip} and may therefore sit in bath zone 1. The impeller is balanced; {lpa} measured at 3 m.'),
    ],
    size: { code: 'dn', values: '100 120 125 150', window: [1, 3] },
    option: { code: 'equipment', values: equipment, count: [1, 4] },
    numbers: {
      q_max: [[100, 80, 105], [120, 140, 170], [125, 150, 185], [150, 220, 310]], dp_max: [[100, 25, 40], [125, 35, 55], [150, 50, 75]],
      p_el: [[100, 8, 14], [125, 12, 18], [150, 18, 26]], lpa: [[100, 26, 34], [125, 31, 37], [150, 36, 41]],
    },
    picks: { material: 'abs', ip: 'ipx4|ip34|ip44', motor: 'ac', u: '230', speeds: '1', bearing: 'sleeve|sleeve|ball', zone: '1', color_ral: 'ral-9016|ral-9016|ral-9016|ral-9010|ral-9006|ral-7016', warranty: '2|3' },
    flags: { backdraught: 0.45 },
    twins: ['ral-7016'],
    eur: [[100, 18, 46], [125, 24, 62], [150, 34, 95]], kg: [[100, 0.45, 0.6], [125, 0.6, 0.9], [150, 0.9, 1.2]], longestMm: [[100, 165, 165], [150, 215, 215]],
    tail, key, tiers: 'fan', stock: 'A',
  }),
  family({
    id: 'bath-silent', sku: 'BLS', category: 'A1.2', model: 'bath-fan-silent', group: 'fan', brands: ['zefyra'], weight: 34,
    lines: 'Silva Tacet Piano Velo Murmo Nocta Lento Calma Sordo Umbra', device: true,
    noun: t('Badlüfter leise', 'tichý koupelnový ventilátor', 'tichý kúpeľňový ventilátor', 'silent bathroom fan'),
    perex: [
      t('Läuft mit {lpa-} in 3 m so leise, dass er nachts durchlaufen kann, und schafft dennoch {q_max}. Kugelgelagert[[backdraught]], mit Rückschlagklappe[[/]].', 'S hlučností {lpa-} ve 3 m může běžet i v noci a přitom dopraví {q_max}. Kuličková ložiska[[backdraught]], zpětná klapka[[/]].', 'S hlučnosťou {lpa-} v 3 m môže bežať aj v noci a pritom dopraví {q_max}. Guľôčkové ložiská[[backdraught]], spätná klapka[[/]].', 'At {lpa-} at 3 m it can run through the night and still moves {q_max}. Ball bearings[[backdraught]], backdraught shutter[[/]].'),
      t('Flache Front, entkoppelter Motor, {p_el} Aufnahme: {name} ist für Bäder gedacht, die an Schlafräume grenzen.', 'Plochý čelní kryt, pružně uložený motor, příkon {p_el}: {name} patří do koupelen sousedících s ložnicí.', 'Plochý čelný kryt, pružne uložený motor, príkon {p_el}: {name} patrí do kúpeľní susediacich so spálňou.', 'Flat front, decoupled motor, {p_el} input: {name} is meant for bathrooms next to bedrooms.'),
    ],
    body: [
      t('Der Motor sitzt auf Gummielementen, die Schaufeln sind schräg angesetzt und der Einlauf ist gerundet. Das senkt den Pegel auf {lpa} in 3 m; bei 1 m Abstand sind rund 9,5 dB mehr zu hören.', 'Motor je uložen na pryžových blocích, lopatky jsou šikmé a hrdlo sání zaoblené. Hlučnost tak klesá na {lpa} ve 3 m; z 1 m je slyšet asi o 9,5 dB více.', 'Motor je uložený na gumových blokoch, lopatky sú šikmé a hrdlo nasávania zaoblené. Hlučnosť tak klesá na {lpa} v 3 m; z 1 m počuť asi o 9,5 dB viac.', 'The motor sits on rubber blocks, the blades are skewed and the inlet is rounded. That brings the level down to {lpa} at 3 m; at 1 m it is about 9.5 dB more.'),
      t('Wegen {dp_max} Druck sollte die Leitung kurz und glatt sein. [[equipment=th]]Die Ausführung TH schaltet bei der eingestellten Feuchte von 40 bis 90 % selbsttätig ein und läuft nach.[[/]][[!equipment=th]]Bis drei Meter Rohr mit einem Bogen sind unkritisch.[[/]]', 'Vzhledem k tlaku {dp_max} volte krátké a hladké potrubí. [[equipment=th]]Provedení TH spíná samo při nastavené vlhkosti 40 až 90 % a po poklesu ještě dobíhá.[[/]][[!equipment=th]]Do tří metrů s jedním obloukem je vše v pořádku.[[/]]', 'Vzhľadom na tlak {dp_max} voľte krátke a hladké potrubie. [[equipment=th]]Vyhotovenie TH spína samo pri nastavenej vlhkosti 40 až 90 % a po poklese ešte dobieha.[[/]][[!equipment=th]]Do troch metrov s jedným oblúkom je všetko v poriadku.[[/]]', 'With {dp_max} of pressure the duct should be short and smooth. [[equipment=th]]Version TH switches on by itself at the set humidity of 40 to 90 % and runs on.[[/]][[!equipment=th]]Up to three metres with one bend is fine.[[/]]'),
    ],
    size: { code: 'dn', values: '100 125', window: [1, 2] },
    option: { code: 'equipment', values: equipment.slice(0, 4).map((option) => ({ ...option, plus: { eur: (option.plus?.eur ?? 0) * 1.2 } })), count: [2, 4] },
    numbers: { q_max: [[100, 75, 100], [125, 120, 180]], dp_max: [[100, 20, 35], [125, 30, 45]], p_el: [[100, 2.5, 8], [125, 4, 12]], lpa: [[100, 19, 26], [125, 22, 31]] },
    picks: { material: 'abs|abs|glass', ip: 'ipx4|ip45|ip45', motor: 'ac|ec|ec|dc', u: '230', speeds: '1|2|3', bearing: 'ball', zone: '1', color_ral: 'ral-9016|ral-9016|ral-9003|ral-9005|ral-7016|steel|chrome', warranty: '3|5' },
    flags: { backdraught: 0.85 },
    twins: ['ral-7016', 'ral-9005'],
    eur: [[100, 55, 130], [125, 75, 165]], kg: [[100, 0.5, 0.8], [125, 0.7, 1]], longestMm: [[100, 170, 170], [125, 195, 195]],
    tail, key: ['dn', 'q_max', 'lpa', 'equipment'], tiers: 'fan', stock: 'A',
  }),
  family({
    id: 'bath-radial', sku: 'BLR', category: 'A1.3', model: 'bath-fan-radial', group: 'fan', brands: ['zefyra', 'stillora'], weight: 20,
    lines: 'Radia Turno Schacht Vano Domo Lineo Etage Kubus', device: true,
    noun: t('Radiallüfter', 'radiální ventilátor', 'radiálny ventilátor', 'centrifugal extract fan'),
    perex: [
      t('Radiallüfter für innenliegende Bäder: {dp_max} Druck bringen die Luft auch durch lange Schächte. Stufen nach DIN 18017-3 einstellbar.', 'Radiální ventilátor do koupelen bez oken: tlak {dp_max} dopraví vzduch i dlouhou stoupačkou. Stupně výkonu lze nastavit.', 'Radiálny ventilátor do kúpeľní bez okien: tlak {dp_max} dopraví vzduch aj dlhou stúpačkou. Stupne výkonu možno nastaviť.', 'Centrifugal fan for windowless bathrooms: {dp_max} of pressure carries the air through long shafts. Stages adjustable to DIN 18017-3.'),
      t('Mit {q_max} und {dp_max} ist {name} für Einzelentlüftung mit Anschluss an eine gemeinsame Hauptleitung ausgelegt.', 'S parametry {q_max} a {dp_max} je {name} určen k odvětrání jednotlivých místností do společné stoupačky.', 'S parametrami {q_max} a {dp_max} je {name} určený na odvetranie jednotlivých miestností do spoločnej stúpačky.', 'With {q_max} and {dp_max}, {name} is made for single-room extraction into a common riser.'),
    ],
    body: [
      t('Im Mehrfamilienhaus arbeitet der Lüfter gegen den Gegendruck der anderen Geräte am Strang. Das vorwärtsgekrümmte Laufrad hält die Luftmenge dabei weitgehend konstant; eine dichte Rückschlagklappe verhindert, dass Gerüche zurückkommen.', 'V bytovém domě pracuje ventilátor proti tlaku ostatních přístrojů na stoupačce. Dopředu zahnuté lopatky udrží průtok téměř stálý a těsná zpětná klapka zabrání návratu pachů.', 'V bytovom dome pracuje ventilátor proti tlaku ostatných prístrojov na stúpačke. Dopredu zahnuté lopatky udržia prietok takmer stály a tesná spätná klapka zabráni návratu pachov.', 'In a block of flats the fan works against the pressure of the other units on the riser. The forward-curved impeller keeps the flow largely constant; a tight shutter keeps smells from coming back.'),
      t('Filter und Blende sind ohne Werkzeug erreichbar. Der Schalldruck beträgt {lpa} in 3 m, die Aufnahme {p_el}, beides auf der höchsten Stufe.', 'Filtr i kryt jsou přístupné bez nářadí. Akustický tlak je {lpa} ve 3 m, příkon {p_el}, obojí na nejvyšší stupeň.', 'Filter aj kryt sú prístupné bez náradia. Akustický tlak je {lpa} v 3 m, príkon {p_el}, oboje na najvyššom stupni.', 'Filter and cover are reached without tools. Sound pressure is {lpa} at 3 m, input {p_el}, both at the highest stage.'),
    ],
    size: { code: 'dn', values: '80', window: [1, 1] },
    option: { code: 'equipment', values: equipment.slice(0, 4), count: [2, 4] },
    numbers: { q_max: [[80, 60, 100]], dp_max: [[80, 180, 290]], p_el: [[80, 10, 32]], lpa: [[80, 30, 42]] },
    picks: { material: 'abs|pp', ip: 'ipx4|ip45|ip55', motor: 'ac|ac|ec', u: '230', speeds: '2|3', bearing: 'ball', zone: '1', mounting: 'surface|flush|flush', color_ral: 'ral-9016', warranty: '2|3|5' },
    flags: { backdraught: 1 },
    eur: [[80, 95, 255]], kg: [[80, 1.2, 3]], longestMm: [[80, 250, 300]], tail, key: ['dn', 'q_max', 'dp_max', 'lpa'], tiers: 'fan', stock: 'B',
  }),
  family({
    id: 'bath-12v', sku: 'BLV', category: 'A1.4', model: 'bath-fan-12v', group: 'fan', brands: ['zefyra', 'luftbasis'], weight: 10,
    lines: 'Selva Aqua Doccia Nimbo Rena Terma', device: true,
    noun: t('12-V-Badlüfter (SELV)', 'koupelnový ventilátor 12 V (SELV)', 'kúpeľňový ventilátor 12 V (SELV)', '12 V bathroom fan (SELV)'),
    perex: [
      t('Kleinspannungslüfter für den Bereich über Dusche und Wanne: {q_max} bei 12 V, Schutzart {ip}. Der Sicherheitstransformator sitzt außerhalb der Zonen.', 'Ventilátor na malé napětí nad sprchu a vanu: {q_max} při 12 V, krytí {ip}. Bezpečnostní transformátor se umístí mimo zóny.', 'Ventilátor na malé napätie nad sprchu a vaňu: {q_max} pri 12 V, krytie {ip}. Bezpečnostný transformátor sa umiestni mimo zón.', 'Low-voltage fan for the area above shower and bath: {q_max} at 12 V, rated {ip}. The safety transformer sits outside the zones.'),
    ],
    body: [
      t('Wo 230 V nicht hin dürfen oder der Bauherr es nicht will, läuft {line} an Schutzkleinspannung. Bis etwa 8 m Leitung genügt 2 × 1,5 mm²; darüber den Querschnitt erhöhen.', 'Kam 230 V nesmí nebo kde si je stavebník nepřeje, tam běží {line} na bezpečné malé napětí. Do délky asi 8 m stačí kabel 2 × 1,5 mm², dál zvolte větší průřez.', 'Kam 230 V nesmie alebo kde si ho stavebník neželá, tam beží {line} na bezpečné malé napätie. Do dĺžky asi 8 m stačí kábel 2 × 1,5 mm², ďalej zvoľte väčší prierez.', 'Where 230 V is not allowed or not wanted, {line} runs on extra-low voltage. Up to about 8 m, 2 × 1.5 mm² cable will do; beyond that go up in size.'),
      t('Der Transformator ist nicht im Lieferumfang; er versorgt immer nur einen Lüfter. Aufnahme {p_el}, Schalldruck {lpa} in 3 m.', 'Transformátor není součástí dodávky a napájí vždy jen jeden ventilátor. Příkon {p_el}, akustický tlak {lpa} ve 3 m.', 'Transformátor nie je súčasťou dodávky a napája vždy len jeden ventilátor. Príkon {p_el}, akustický tlak {lpa} v 3 m.', 'The transformer is not included and feeds one fan only. Input {p_el}, sound pressure {lpa} at 3 m.'),
    ],
    size: { code: 'dn', values: '100 125', window: [1, 2] },
    option: { code: 'equipment', values: equipment.slice(0, 3), count: [1, 3] },
    numbers: { q_max: [[100, 80, 100], [125, 140, 175]], dp_max: [[100, 25, 36], [125, 35, 50]], p_el: [[100, 8, 13], [125, 12, 17]], lpa: [[100, 27, 34], [125, 31, 37]] },
    picks: { material: 'abs', ip: 'ip45|ip55|ip65', motor: 'ac', u: '12', speeds: '1', bearing: 'ball', zone: '1', color_ral: 'ral-9016', warranty: '2|3' },
    eur: [[100, 32, 62], [125, 44, 78]], kg: [[100, 0.45, 0.6], [125, 0.6, 0.9]], longestMm: [[100, 165, 165], [125, 190, 190]], tail: ['dn', 'q_max', 'u'], key: ['dn', 'q_max', 'u', 'ip'], tiers: 'fan', stock: 'B',
  }),
  family({
    id: 'window-fan', sku: 'FEN', category: 'A1.5', model: 'window-fan', group: 'fan', brands: ['zefyra', 'windrast'], weight: 8,
    lines: 'Fenestra Vitro Kiosk Oberlicht Pane', device: true,
    noun: t('Fensterventilator', 'okenní ventilátor', 'okenný ventilátor', 'window fan'),
    perex: [
      t('Sitzt direkt in der Scheibe und fördert {q_max} ohne ein Loch in der Wand. Für Küchen, Büros und Gasträume mit einfacher Verglasung.', 'Osazuje se přímo do skla a dopraví {q_max} bez otvoru ve zdi. Pro kuchyně, kanceláře a provozovny.', 'Osádza sa priamo do skla a dopraví {q_max} bez otvoru v stene. Pre kuchyne, kancelárie a prevádzky.', 'Sits right in the pane and moves {q_max} without a hole in the wall. For kitchens, offices and bars.'),
    ],
    body: [
      t('Der Einbau geht in Scheiben und Platten von 3 bis 25 mm Stärke; der Ausschnitt beträgt Ø {dn} plus 5 mm. Eine Jalousie mit Thermoantrieb schließt nach dem Abschalten zugfrei.', 'Montáž do skla a desek tloušťky 3 až 25 mm; otvor je Ø {dn} plus 5 mm. Žaluzie s tepelným pohonem po vypnutí zavře a netáhne.', 'Montáž do skla a dosiek hrúbky 3 až 25 mm; otvor je Ø {dn} plus 5 mm. Žalúzia s tepelným pohonom po vypnutí zavrie a neťahá.', 'Fits panes and boards of 3 to 25 mm; the cut-out is Ø {dn} plus 5 mm. A thermally driven shutter closes draught-free after switching off.'),
      t('In Isolierglas gehört der Ausschnitt ab Werk ins Glas. {lpa} in 3 m sind für Arbeitsräume üblich, für Schlafräume zu viel.', 'Do izolačního dvojskla musí otvor připravit sklenář už při výrobě. {lpa} ve 3 m je běžné pro pracovny, na ložnici je to moc.', 'Do izolačného dvojskla musí otvor pripraviť sklenár už pri výrobe. {lpa} v 3 m je bežné pre pracovne, na spálňu je to veľa.', 'In insulating glass the cut-out has to come from the factory. {lpa} at 3 m is usual for work rooms, too much for bedrooms.'),
    ],
    size: { code: 'dn', values: '150 180 224 250', window: [1, 3] },
    numbers: { q_max: [[150, 220, 300], [250, 700, 950]], dp_max: [[150, 40, 60], [250, 70, 100]], p_el: [[150, 22, 32], [250, 45, 65]], lpa: [[150, 36, 42], [250, 42, 48]] },
    picks: { material: 'abs', ip: 'ipx4|ip44', motor: 'ac', u: '230', speeds: '1|2', bearing: 'ball', color_ral: 'ral-9016|ral-7035', warranty: '2' },
    flags: { backdraught: 1 },
    eur: [[150, 78, 150], [250, 165, 310]], kg: [[150, 1.6, 2.2], [250, 3.4, 4.6]], longestMm: [[150, 240, 240], [250, 360, 360]], tail: ['dn', 'q_max'], key: ['dn', 'q_max', 'lpa'], tiers: 'fan', stock: 'B',
  }),
]
