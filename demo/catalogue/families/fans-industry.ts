import { type Family, type Option, family } from '../family.ts'
import { t } from '../texts/text.ts'

const motors: Option[] = [
  { id: 'ac', sets: { motor: 'ac' } },
  { id: 'ec', suffix: 'EC', times: { eur: 1.35, p_el: 0.65 }, plus: { lpa: -1 }, sets: { motor: 'ec', ctrl: '0-10v' } },
]
const voltages: Option[] = [{ id: '230', suffix: 'M' }, { id: '400', suffix: 'D', times: { eur: 0.98 } }]
const common = { group: 'industrial', brands: ['windrast'], device: true, tiers: 'fan', stock: 'C', tail: ['dn', 'q_max', 'u'], key: ['dn', 'q_max', 'dp_max', 'lpa'] } as const

const roofNumbers = {
  q_max: [[160, 500, 750], [315, 2000, 2900], [500, 5200, 7000], [630, 9000, 12000]], dp_max: [[160, 180, 300], [630, 520, 800]], p_el: [[160, 70, 110], [315, 260, 420], [630, 1700, 2500]], lpa: [[160, 38, 44], [630, 58, 66]],
} satisfies Family['numbers']
const roofMoney = { eur: [[160, 350, 480], [315, 640, 860], [630, 1650, 2140]], kg: [[160, 5, 8], [630, 72, 90]], longestMm: [[160, 420, 420], [630, 1150, 1150]] } satisfies Partial<Family>

const wallNumbers = {
  q_max: [[200, 450, 700], [315, 1700, 2500], [500, 6200, 8200], [800, 17000, 22000]], dp_max: [[200, 40, 60], [800, 140, 180]], p_el: [[200, 30, 45], [400, 180, 260], [800, 850, 1100]], lpa: [[200, 42, 48], [800, 66, 74]],
} satisfies Family['numbers']
const wallMoney = { eur: [[200, 60, 110], [400, 170, 290], [800, 640, 940]], kg: [[200, 2, 3.2], [800, 46, 60]], longestMm: [[200, 310, 310], [800, 970, 970]] } satisfies Partial<Family>

/** Roof fans and industrial fans. */
export const industryFans: Family[] = [
  family({
    ...common, id: 'roof-h', sku: 'DVH', category: 'A3.1', model: 'roof-fan-horizontal', weight: 10, lines: 'Tornado Kuppel Dachwind Cupola Horizont',
    noun: t('Dachventilator horizontal', 'střešní ventilátor horizontální', 'strešný ventilátor horizontálny', 'roof fan, horizontal discharge'),
    perex: [t('Dachventilator mit seitlichem Ausblas: {q_max}, {dp_max}. Für Sammelschächte, Gaststätten und Hallen.', 'Střešní ventilátor s bočním výfukem: {q_max}, {dp_max}. Pro společné šachty, restaurace a haly.', 'Strešný ventilátor s bočným výfukom: {q_max}, {dp_max}. Pre spoločné šachty, reštaurácie a haly.', 'Roof fan with side discharge: {q_max}, {dp_max}. For common risers, restaurants and halls.')],
    body: [
      t('Die Abluft tritt rundum knapp über der Dachfläche aus; das baut niedrig und ist vor Regen geschützt. Das rückwärtsgekrümmte Laufrad bleibt auch bei Schmutz wuchtarm.', 'Vzduch vystupuje po obvodu těsně nad střechou; ventilátor je nízký a chráněný před deštěm. Dozadu zahnuté lopatky zůstávají vyvážené i při zanesení.', 'Vzduch vystupuje po obvode tesne nad strechou; ventilátor je nízky a chránený pred dažďom. Dozadu zahnuté lopatky zostávajú vyvážené aj pri zanesení.', 'Air leaves all round just above the roof; the fan is low and sheltered from rain. The backward-curved impeller stays balanced even when soiled.'),
      t('Fördermitteltemperatur bis {t_max}, Aufnahme {p_el}. Der Deckel klappt zur Reinigung auf.', 'Teplota vzduchu do {t_max}, příkon {p_el}. Kryt se při čištění odklápí.', 'Teplota vzduchu do {t_max}, príkon {p_el}. Kryt sa pri čistení odklápa.', 'Air temperature up to {t_max}, input {p_el}. The lid tilts for cleaning.'),
    ],
    size: { code: 'dn', values: '160 200 250 315 355 400 450 500 630', window: [2, 6] }, option: { code: 'motor', values: motors, count: [1, 2] },
    numbers: { ...roofNumbers, t_max: [[0, 50, 80]] }, picks: { material: 'aluminium|galvanised', ip: 'ip44|ip54|ip55', u: '230|400', bearing: 'ball', warranty: '2|3' }, ...roofMoney,
  }),
  family({
    ...common, id: 'roof-v', sku: 'DVV', category: 'A3.2', model: 'roof-fan-vertical', weight: 9, lines: 'Geysir Kamin Steig Vertex Fontana',
    noun: t('Dachventilator vertikal', 'střešní ventilátor vertikální', 'strešný ventilátor vertikálny', 'roof fan, vertical discharge'),
    perex: [t('Wirft die Abluft senkrecht nach oben, weg von Fenstern und Dachterrassen: {q_max}, {dp_max}.', 'Vyfukuje vzduch svisle vzhůru, dál od oken a teras: {q_max}, {dp_max}.', 'Vyfukuje vzduch zvislo nahor, ďalej od okien a terás: {q_max}, {dp_max}.', 'Throws exhaust air straight up, away from windows and terraces: {q_max}, {dp_max}.')],
    body: [
      t('Für Küchenabluft und Labore, wo Gerüche hoch hinaus müssen. Klappen schließen bei Stillstand, damit kein Regen eindringt.', 'Pro kuchyně a laboratoře, kde musí pachy co nejvýš. Při stání se klapky zavřou, aby dovnitř nezatékalo.', 'Pre kuchyne a laboratóriá, kde musia pachy čo najvyššie. Pri státí sa klapky zatvoria, aby dovnútra nezatekalo.', 'For kitchens and laboratories, where smells have to go high. Flaps close at standstill so that no rain gets in.'),
      t('Motor außerhalb des Luftstroms, bis {t_max} Fördermittel. Schalldruck {lpa} in 3 m.', 'Motor mimo proud vzduchu, vzduch do {t_max}. Akustický tlak {lpa} ve 3 m.', 'Motor mimo prúdu vzduchu, vzduch do {t_max}. Akustický tlak {lpa} v 3 m.', 'Motor outside the air stream, air up to {t_max}. Sound pressure {lpa} at 3 m.'),
    ],
    size: { code: 'dn', values: '200 250 315 355 400 450 500 630', window: [2, 5] }, option: { code: 'motor', values: motors, count: [1, 2] },
    numbers: { ...roofNumbers, t_max: [[0, 80, 120]] }, picks: { material: 'aluminium|galvanised', ip: 'ip54|ip55', u: '230|400', bearing: 'ball', warranty: '2|3' }, ...roofMoney,
  }),
  family({
    id: 'roof-curb', sku: 'DSO', category: 'A3.3', model: 'roof-curb', group: 'industrial', brands: ['windrast', 'tubavent'], weight: 6, lines: 'Sockel Basis Podest Kranz', tiers: null, stock: 'C',
    noun: t('Dachsockel', 'střešní nástavec', 'strešný nadstavec', 'roof curb'),
    perex: [t('Gedämmter Dachsockel für Ventilatoren Ø {dn}, Dämmung {ins_thk}. Für Flachdach oder mit Neigungsausgleich.', 'Izolovaný nástavec pro ventilátory Ø {dn}, izolace {ins_thk}. Na plochou střechu nebo s vyrovnáním sklonu.', 'Izolovaný nadstavec pre ventilátory Ø {dn}, izolácia {ins_thk}. Na plochú strechu alebo s vyrovnaním sklonu.', 'Insulated curb for fans Ø {dn}, insulation {ins_thk}. For flat roofs or with slope compensation.')],
    body: [
      t('Der Sockel trägt den Ventilator mindestens 30 cm über der Dachhaut, damit Schnee und Spritzwasser draußen bleiben. Die Dachabdichtung wird bis unter den Kragen hochgezogen.', 'Nástavec drží ventilátor nejméně 30 cm nad krytinou, mimo sníh a odstřikující vodu. Hydroizolace se vytáhne až pod límec.', 'Nadstavec drží ventilátor najmenej 30 cm nad krytinou, mimo snehu a odstrekujúcej vody. Hydroizolácia sa vytiahne až pod golier.', 'The curb carries the fan at least 30 cm above the roof skin, clear of snow and splash water. The roof membrane is taken up under the collar.'),
      t('Passende Sockelschalldämpfer und Kippvorrichtungen liefern wir auf Anfrage.', 'Tlumicí nástavce a výklopné rámy dodáme na poptávku.', 'Tlmiace nadstavce a výklopné rámy dodáme na dopyt.', 'Matching silencer curbs and tilting frames are available on request.'),
    ],
    size: { code: 'dn', values: '160 200 250 315 355 400 450 500 630', window: [2, 6] }, picks: { material: 'galvanised|aluminium', ins_thk: '32|50' }, eur: [[160, 120, 180], [630, 320, 430]], kg: [[160, 6, 8], [630, 26, 34]], longestMm: [[160, 420, 420], [630, 1000, 1000]], tail: ['dn', 'material'], key: ['dn', 'ins_thk', 'material'],
  }),
  family({
    ...common, id: 'axial-wall', sku: 'AWV', category: 'A4.1', model: 'axial-wall-fan', weight: 12, lines: 'Orkan Platte Werkstatt Hala Scirocco',
    noun: t('Axial-Wandventilator', 'axiální nástěnný ventilátor', 'axiálny nástenný ventilátor', 'axial wall fan'),
    perex: [t('Plattenventilator für Hallen, Ställe und Werkstätten: {q_max} direkt durch die Wand. Sichelflügel, Berührungsschutz auf der Saugseite.', 'Ventilátor s deskou pro haly, stáje a dílny: {q_max} přímo přes stěnu. Srpovité lopatky, ochranná mřížka na sání.', 'Ventilátor s doskou pre haly, maštale a dielne: {q_max} priamo cez stenu. Kosákovité lopatky, ochranná mriežka na nasávaní.', 'Plate fan for halls, stables and workshops: {q_max} straight through the wall. Sickle blades, guard on the inlet side.')],
    body: [
      t('Viel Luft gegen wenig Widerstand – mit {dp_max+} endet die Reserve, deshalb nur mit kurzer Wandhülse und Verschlussklappe kombinieren. Für eine Werkstatt sind sechs bis zehn Luftwechsel je Stunde üblich.', 'Hodně vzduchu proti malému odporu – při {dp_max+} rezerva končí, kombinujte jej proto jen s krátkým pouzdrem a přetlakovou klapkou. Pro dílnu se volí šest až deset výměn za hodinu.', 'Veľa vzduchu proti malému odporu – pri {dp_max+} rezerva končí, kombinujte ho preto len s krátkym puzdrom a pretlakovou klapkou. Pre dielňu sa volí šesť až desať výmen za hodinu.', 'Lots of air against little resistance – at {dp_max+} the reserve ends, so combine only with a short sleeve and shutter. Six to ten air changes per hour are usual for a workshop.'),
      t('[[motor=ac]]Drehzahl über Trafo (einphasig) oder Umrichter (dreiphasig) regelbar. [[/]][[motor=ec]]Die Drehzahl folgt einem Signal 0–10 V. [[/]]{lpa} in 3 m gehören bei Nachbarbebauung geprüft.', '[[motor=ac]]Otáčky řídí transformátor (jednofázové provedení) nebo měnič (třífázové). [[/]][[motor=ec]]Otáčky se řídí signálem 0–10 V. [[/]]Hodnotu {lpa} ve 3 m ověřte, jsou-li poblíž sousedé.', '[[motor=ac]]Otáčky riadi transformátor (jednofázové vyhotovenie) alebo menič (trojfázové). [[/]][[motor=ec]]Otáčky sa riadia signálom 0–10 V. [[/]]Hodnotu {lpa} v 3 m overte, ak sú nablízku susedia.', '[[motor=ac]]Speed controlled by transformer (single-phase) or inverter (three-phase). [[/]][[motor=ec]]Speed follows a signal of 0–10 V. [[/]]Check the {lpa} at 3 m where there are neighbours.'),
    ],
    size: { code: 'dn', values: '200 250 315 355 400 450 500 560 630 710 800', window: [2, 6] }, option: { code: 'u', values: voltages, count: [1, 2] },
    numbers: wallNumbers, picks: { material: 'painted|galvanised', ip: 'ip44|ip54|ip55', motor: 'ac|ac|ec', bearing: 'ball', warranty: '2|3' }, ...wallMoney,
  }),
  family({
    ...common, id: 'axial-duct', sku: 'ARV', category: 'A4.2', model: 'axial-duct-fan', weight: 9, lines: 'Zyklon Röhre Tubair Kanon Strömo',
    noun: t('Axial-Rohrventilator', 'axiální potrubní ventilátor', 'axiálny potrubný ventilátor', 'axial duct fan'),
    perex: [t('Axialventilator im Rohrgehäuse mit Flanschen, {q_max}. Für große Mengen in kurzen Netzen.', 'Axiální ventilátor v trubkovém plášti s přírubami, {q_max}. Pro velké průtoky v krátkých trasách.', 'Axiálny ventilátor v rúrovom plášti s prírubami, {q_max}. Pre veľké prietoky v krátkych trasách.', 'Axial fan in a flanged tube casing, {q_max}. For large flows in short networks.')],
    body: [
      t('Langes Gehäuse mit Klemmenkasten außen, der Motor ist über einen Deckel erreichbar. Der Spalt zwischen Flügel und Rohr ist klein gehalten, damit der Druck von {dp_max} ankommt.', 'Dlouhý plášť se svorkovnicí vně, motor je přístupný víkem. Mezera mezi lopatkou a pláštěm je malá, aby tlak {dp_max} nezmizel.', 'Dlhý plášť so svorkovnicou zvonka, motor je prístupný vekom. Medzera medzi lopatkou a plášťom je malá, aby sa tlak {dp_max} nestratil.', 'Long casing with outside terminal box, motor reached through a cover. The tip gap is small so that the {dp_max} arrives.'),
      t('Ein Gegenflansch je Seite wird getrennt bestellt. Einbaulage beliebig.', 'Protipříruby se objednávají zvlášť. Poloha montáže libovolná.', 'Protipríruby sa objednávajú zvlášť. Poloha montáže ľubovoľná.', 'Counter flanges are ordered separately. Any mounting position.'),
    ],
    size: { code: 'dn', values: '250 315 355 400 450 500 560 630 710', window: [2, 5] }, option: { code: 'u', values: voltages, count: [1, 2] },
    numbers: wallNumbers, picks: { material: 'galvanised|painted', ip: 'ip54|ip55', motor: 'ac', bearing: 'ball', warranty: '2|3' }, ...wallMoney, eur: [[250, 140, 210], [400, 280, 400], [710, 720, 1020]],
  }),
  family({
    ...common, id: 'atex', sku: 'ATX', category: 'A4.3', model: 'axial-wall-fan', weight: 5, stock: 'D', lines: 'Exo Zona Guardia', tail: ['dn', 'q_max', 'atex'], key: ['dn', 'q_max', 'atex', 'u'],
    noun: t('Ex-Axialventilator', 'axiální ventilátor Ex', 'axiálny ventilátor Ex', 'ATEX axial fan'),
    perex: [t('Für Zone 1 und 2: {q_max}, Kennzeichnung {atex}. Laufrad und Einlauf aus funkenarmer Paarung.', 'Do zóny 1 a 2: {q_max}, označení {atex}. Oběžné kolo a hrdlo z nejiskřivé dvojice materiálů.', 'Do zóny 1 a 2: {q_max}, označenie {atex}. Obežné koleso a hrdlo z neiskrivej dvojice materiálov.', 'For zones 1 and 2: {q_max}, marked {atex}. Impeller and inlet of a low-sparking pairing.')],
    body: [
      t('Für Lacklager, Batterieräume und Abfüllungen. Die Zoneneinteilung und das Explosionsschutzdokument liegen in der Verantwortung des Betreibers; wir liefern mit Konformitätserklärung nach 2014/34/EU.', 'Do skladů barev, bateriových místností a stáčíren. Za určení zón a dokumentaci ochrany před výbuchem odpovídá provozovatel; dodáváme s prohlášením o shodě podle 2014/34/EU.', 'Do skladov farieb, batériových miestností a stáčiarní. Za určenie zón a dokumentáciu ochrany pred výbuchom zodpovedá prevádzkovateľ; dodávame s vyhlásením o zhode podľa 2014/34/EÚ.', 'For paint stores, battery rooms and filling plants. Zoning and the explosion protection document are the operator’s responsibility; supplied with a declaration of conformity to 2014/34/EU.'),
      t('Drehzahl nur mit dafür zugelassenem Gerät regeln. Fertigung auf Bestellung, Rückgabe nur nach Absprache über das gesetzliche Maß hinaus.', 'Otáčky řiďte jen přístrojem k tomu schváleným. Vyrábí se na objednávku, vrácení nad rámec zákona po dohodě.', 'Otáčky riaďte len prístrojom na to schváleným. Vyrába sa na objednávku, vrátenie nad rámec zákona po dohode.', 'Control speed only with approved equipment. Made to order; returns beyond what the law grants by agreement.'),
    ],
    size: { code: 'dn', values: '250 315 400 500 630', window: [2, 4] }, option: { code: 'u', values: voltages, count: [1, 2] },
    numbers: wallNumbers, picks: { material: 'galvanised|painted', ip: 'ip55|ip65', motor: 'ac', bearing: 'ball', atex: '2g-eb|2g-h|3g', warranty: '2' }, kg: [[250, 9, 12], [630, 38, 50]], longestMm: wallMoney.longestMm, eur: [[250, 480, 680], [630, 1500, 2050]],
  }),
  family({
    ...common, id: 'ceiling-fan', sku: 'DEV', category: 'A4.4', model: 'ceiling-fan', brands: ['windrast', 'luftbasis'], weight: 7, stock: 'B', lines: 'Siesta Plafon Pala Brezza Libelle', tail: ['rotor', 'q_max', 'color_ral'], key: ['rotor', 'q_max', 'p_el', 'motor'],
    noun: t('Deckenventilator', 'stropní ventilátor', 'stropný ventilátor', 'ceiling fan'),
    perex: [t('Deckenventilator mit {rotor} Flügeldurchmesser: {q_max} Umwälzung bei {p_el}. Drehrichtung umschaltbar.', 'Stropní ventilátor s průměrem lopatek {rotor}: přefoukne {q_max} při {p_el}. Směr otáčení lze změnit.', 'Stropný ventilátor s priemerom lopatiek {rotor}: prefúkne {q_max} pri {p_el}. Smer otáčania možno zmeniť.', 'Ceiling fan with {rotor} blade span: circulates {q_max} at {p_el}. Reversible.')],
    body: [
      t('Im Winter holt er die Warmluft unter der Hallendecke zurück, im Sommer sorgt er für spürbare Luftbewegung. Gefördert wird Umluft: Frischluft bringt er nicht.', 'V zimě vrací teplý vzduch od stropu haly, v létě vytváří znatelné proudění. Pracuje s vnitřním vzduchem, čerstvý nepřivádí.', 'V zime vracia teplý vzduch od stropu haly, v lete vytvára citeľné prúdenie. Pracuje s vnútorným vzduchom, čerstvý neprivádza.', 'In winter it brings warm air back from under the roof, in summer it provides noticeable air movement. It recirculates: it brings in no fresh air.'),
      t('Mindesthöhe der Flügel 2,3 m, in Sporthallen mit Schutzkorb. Die Aufhängung muss das Vierfache des Gewichts tragen.', 'Nejmenší výška lopatek 2,3 m, v tělocvičnách s ochranným košem. Závěs musí unést čtyřnásobek hmotnosti.', 'Najmenšia výška lopatiek 2,3 m, v telocvičniach s ochranným košom. Záves musí uniesť štvornásobok hmotnosti.', 'Blade height at least 2.3 m, with a cage in sports halls. The suspension must carry four times the weight.'),
    ],
    size: { code: 'rotor', values: '900 1060 1200 1320 1400 1520', window: [1, 4] }, option: { code: 'color_ral', values: [{ id: 'ral-9016' }, { id: 'ral-9005' }, { id: 'ral-9006' }], count: [1, 2] },
    numbers: { q_max: [[900, 5500, 7000], [1520, 12500, 16000]], p_el: [[900, 28, 50], [1520, 48, 75]], lpa: [[0, 34, 44]] }, picks: { material: 'painted|aluminium', u: '230', motor: 'ac|dc|ec', ip: 'ip20|ip55', speeds: '3|5', warranty: '2|3' },
    eur: [[900, 70, 160], [1520, 105, 260]], kg: [[900, 4, 5], [1520, 6, 8]], longestMm: [[0, 760, 760]],
  }),
]
