import { type Family, type Option, family } from '../family.ts'
import { t } from '../texts/text.ts'

const fronts: Option[] = [
  { id: 'steel', suffix: 'VA', sets: { color_ral: 'steel', material: 'stainless' } },
  { id: 'ral-9005', suffix: '9005', sets: { color_ral: 'ral-9005', material: 'painted' } },
  { id: 'ral-9016', suffix: '9016', sets: { color_ral: 'ral-9016', material: 'painted' } },
]

/** Outputs of electric heaters in kW: from 3 kW on a single phase of 16 A is not enough. */
const outputs: Option[] = [
  { id: '0-9', sets: { u: '230' } },
  { id: '1-5', times: { eur: 1.1 }, sets: { u: '230' } },
  { id: '3', times: { eur: 1.3 }, sets: { u: '230' } },
  { id: '6', times: { eur: 1.6 }, sets: { u: '400' } },
  { id: '9', times: { eur: 1.9 }, sets: { u: '400' } },
]

/** kW that air at 4 m/s takes up while it warms by 32 K: c·ρ is 0.34 Wh/(m³·K). */
const heatTakenUp = (dn: number) => (Math.PI / 4) * (dn / 1000) ** 2 * 4 * 3600 * 0.34 * 32 / 1000

const heatOutputs = (dn: string): Option[] =>
  outputs.filter(({ id }) => Number(id.replace('-', '.')) <= heatTakenUp(Number(dn)))

/** Hoods, wall boxes, duct heaters and air curtains. */
export const kitchenAndHeat: Family[] = [
  family({
    id: 'hood', sku: 'DAH', category: 'J1', model: 'hood', group: 'hood', brands: ['herdana', 'zefyra', 'luftbasis'], weight: 9, lines: 'Bistro Vapore Kamin Linea Steam Cucina', device: true,
    noun: t('Dunstabzugshaube', 'digestoř', 'digestor', 'cooker hood'),
    perex: [t('Haube in {width} Breite, {q_max} auf höchster Stufe. Metallfettfilter, umrüstbar auf Umluft mit Aktivkohle.', 'Digestoř šířky {width}, {q_max} na nejvyšší stupeň. Kovový tukový filtr, s uhlíkovým filtrem i pro recirkulaci.', 'Digestor šírky {width}, {q_max} na najvyšší stupeň. Kovový tukový filter, s uhlíkovým filtrom aj na recirkuláciu.', 'Hood {width} wide, {q_max} on the top setting. Metal grease filters, convertible to recirculation with carbon.')],
    body: [
      t('Als Faustregel gilt das Zehn- bis Zwölffache des Küchenvolumens je Stunde. Im Abluftbetrieb mit glatter Leitung Ø 150 kommt davon am meisten an; Flexschlauch kostet ein Drittel.', 'Orientačně se počítá deseti- až dvanáctinásobek objemu kuchyně za hodinu. Nejvíc z něj zbude při odtahu hladkým potrubím Ø 150; ohebná hadice ubere třetinu.', 'Orientačne sa ráta desať- až dvanásťnásobok objemu kuchyne za hodinu. Najviac z neho zostane pri odťahu hladkým potrubím Ø 150; ohybná hadica uberie tretinu.', 'As a rule, ten to twelve times the kitchen volume per hour. Ducted through smooth Ø 150 pipe, most of it arrives; flexible hose costs a third.'),
      t('Fettfilter sind spülmaschinenfest. Schallleistung {lwa} auf höchster Normalstufe.', 'Tukové filtry lze mýt v myčce. Akustický výkon {lwa} na nejvyšší běžný stupeň.', 'Tukové filtre možno umývať v umývačke. Akustický výkon {lwa} na najvyšší bežný stupeň.', 'Grease filters are dishwasher-safe. Sound power {lwa} at the highest normal setting.'),
    ],
    size: { code: 'width', values: '50 60 80 90', window: [1, 3] }, option: { code: 'color_ral', values: fronts, count: [1, 3] }, numbers: { q_max: [[50, 300, 420], [90, 620, 900]], lwa: [[0, 58, 70]] },
    picks: { dn: '125|150', energy_class: 'a-plus|a|a|b|c', u: '230', speeds: '3|5', warranty: '2|3|5' }, eur: [[50, 110, 420], [90, 240, 940]], kg: [[50, 6, 9], [90, 12, 18]], longestMm: [[50, 560, 560], [90, 960, 960]], tail: ['width', 'q_max', 'color_ral'], key: ['width', 'q_max', 'lwa', 'energy_class'], stock: 'B',
  }),
  family({
    id: 'pro-hood', sku: 'GWH', category: 'J2', model: 'hood-canopy', group: 'hood', brands: ['herdana', 'windrast'], weight: 5, lines: 'Gastro Chef Brigade Poele', device: true,
    noun: t('Gewerbehaube', 'gastro zákryt', 'gastro zákryt', 'commercial hood'),
    perex: [t('Wandhaube aus Edelstahl für Gewerbeküchen, Länge {hood_length}, bis {q_max+}. Flammschutzfilter der Bauart A.', 'Nerezový nástěnný zákryt do profesionálních kuchyní, délka {hood_length}, do {q_max+}. Lamelové tukové filtry.', 'Nerezový nástenný zákryt do profesionálnych kuchýň, dĺžka {hood_length}, do {q_max+}. Lamelové tukové filtre.', 'Stainless wall hood for commercial kitchens, length {hood_length}, up to {q_max+}. Flame-guard grease filters.')],
    body: [
      t('Die Haube soll die Geräte rundum 20 cm überragen; Fettrinne und Ablassstutzen sind vorhanden. Die Auslegung der Luftmenge erfolgt nach VDI 2052.', 'Zákryt má spotřebiče po obvodu přesahovat o 20 cm; žlábek na tuk a výpust jsou součástí. Průtok navrhujte podle tepelné produkce spotřebičů.', 'Zákryt má spotrebiče po obvode presahovať o 20 cm; žliabok na tuk a výpust sú súčasťou. Prietok navrhujte podľa tepelnej produkcie spotrebičov.', 'The hood should project 20 cm beyond the appliances all round; grease channel and drain are fitted. Size the flow by the heat output of the appliances.'),
      t('Ohne Ventilator und Beleuchtung, beides wählen Sie passend dazu. Lieferung per Spedition.', 'Bez ventilátoru a osvětlení, obojí vyberete zvlášť. Doprava spedicí.', 'Bez ventilátora a osvetlenia, oboje vyberiete zvlášť. Doprava špedíciou.', 'Without fan and lighting, which you choose to suit. Delivered by freight.'),
    ],
    size: { code: 'hood_length', values: '1000 1200 1400 1600 1800 2000 2400', window: [2, 5] }, numbers: { q_max: [[1000, 900, 1400], [2400, 2600, 3600]] }, picks: { material: 'stainless' }, eur: [[1000, 320, 460], [2400, 690, 940]], kg: [[1000, 26, 32], [2400, 58, 72]], longestMm: [[1000, 1000, 1000], [2400, 2400, 2400]], tail: ['hood_length', 'q_max'], key: ['hood_length', 'q_max', 'material'], stock: 'C',
  }),
  family({
    id: 'wall-box', sku: 'MAU', category: 'J3', model: 'wall-box', group: 'hood', brands: ['tubavent', 'zefyra', 'luftbasis'], weight: 7, lines: 'Mauro Klappo Passage Thermo',
    noun: t('Mauerkasten', 'průchodka zdí', 'priechodka stenou', 'wall box'),
    perex: [t('Mauerkasten Ø {dn} mit Teleskoprohr und Klappe gegen Kaltluft. Für Dunstabzug, Trockner und Kleinraumlüfter.', 'Průchodka Ø {dn} s teleskopickou trubkou a klapkou proti chladu. Pro digestoř, sušičku i malý ventilátor.', 'Priechodka Ø {dn} s teleskopickou rúrou a klapkou proti chladu. Pre digestor, sušičku aj malý ventilátor.', 'Wall box Ø {dn} with telescopic sleeve and flap against cold air. For hoods, dryers and small fans.')],
    body: [
      t('Der Auszug gleicht Wandstärken von 24 bis 50 cm aus. Innen- und Außenklappe halten Wind und Geräusch draußen, wenn die Haube steht.', 'Teleskop se přizpůsobí zdi 24 až 50 cm. Vnitřní a vnější klapka udrží vítr a hluk venku, když digestoř stojí.', 'Teleskop sa prispôsobí stene 24 až 50 cm. Vnútorná a vonkajšia klapka udržia vietor a hluk vonku, keď digestor stojí.', 'The sleeve adapts to walls of 24 to 50 cm. Inner and outer flap keep wind and noise out while the hood is off.'),
      t('Fugen außen gegen Schlagregen abdichten, unten einen Tropfspalt lassen.', 'Vnější spáru utěsněte proti dešti, dole nechte odkapovou mezeru.', 'Vonkajšiu škáru utesnite proti dažďu, dole nechajte odkvapovú medzeru.', 'Seal outside joints against driving rain, leave a drip gap below.'),
    ],
    size: { code: 'dn', values: '100 125 150', window: [1, 3] }, option: { code: 'color_ral', values: [{ id: 'ral-9016' }, { id: 'ral-7016', suffix: '7016', times: { eur: 1.12 } }, { id: 'steel', suffix: 'VA', times: { eur: 1.35 }, sets: { color_ral: 'steel', material: 'stainless' } }], count: [1, 3] }, picks: { material: 'abs|abs|painted' }, flags: { backdraught: 1 },
    eur: [[100, 19, 48], [150, 26, 66]], kg: [[100, 0.8, 1.1], [150, 1.3, 1.9]], longestMm: [[0, 520, 520]], tail: ['dn', 'color_ral'], key: ['dn', 'color_ral', 'material'], tiers: 'small', stock: 'A',
  }),
  family({
    id: 'electric-heater', sku: 'EHR', category: 'K1', model: 'duct-heater', group: 'heat', brands: ['regulanta', 'windrast'], weight: 7, lines: 'Calor Glühwerk Thermion Watto', device: true,
    noun: t('Elektro-Heizregister', 'elektrický ohřívač', 'elektrický ohrievač', 'electric duct heater'),
    perex: [t('Heizregister für Rundrohr Ø {dn} mit {p_heat}. Edelstahlheizstäbe, zwei Temperaturbegrenzer.', 'Ohřívač do kruhového potrubí Ø {dn}, výkon {p_heat}. Nerezové tyče, dvě tepelné pojistky.', 'Ohrievač do kruhového potrubia Ø {dn}, výkon {p_heat}. Nerezové tyče, dve tepelné poistky.', 'Heater for round duct Ø {dn} with {p_heat}. Stainless elements, two temperature limiters.')],
    body: [
      t('1 kW hebt 100 m³/h um knapp 30 K, 300 m³/h um 10 K: So lässt sich die Leistung im Kopf abschätzen. Mindestluftgeschwindigkeit 1,5 m/s.', '1 kW ohřeje 100 m³/h zhruba o 30 K, 300 m³/h o 10 K: výkon tak odhadnete zpaměti. Nejmenší rychlost vzduchu 1,5 m/s.', '1 kW ohreje 100 m³/h zhruba o 30 K, 300 m³/h o 10 K: výkon tak odhadnete spamäti. Najmenšia rýchlosť vzduchu 1,5 m/s.', '1 kW lifts 100 m³/h by almost 30 K, 300 m³/h by 10 K: a quick estimate of the output. Minimum air velocity 1.5 m/s.'),
      t('Ansteuerung: {ctrl_signal}. Ein Druckschalter gibt das Register erst frei, wenn Luft strömt; der Ventilator muss nach dem Abschalten einige Minuten nachlaufen.', 'Řízení: {ctrl_signal}. Tlakový spínač ohřívač uvolní, až když vzduch proudí; ventilátor musí po vypnutí několik minut dobíhat.', 'Riadenie: {ctrl_signal}. Tlakový spínač ohrievač uvoľní, až keď vzduch prúdi; ventilátor musí po vypnutí niekoľko minút dobiehať.', 'Control: {ctrl_signal}. A pressure switch releases the heater only when air is moving; the fan has to run on for a few minutes after switching off.'),
    ],
    size: { code: 'dn', values: '100 125 160 200 250 315', window: [2, 5] }, option: { code: 'p_heat', values: heatOutputs, count: [1, 3] }, picks: { ctrl_signal: '0-10v|dry|pwm', material: 'galvanised', ip: 'ip44', warranty: '2' },
    eur: [[100, 85, 130], [315, 150, 230]], kg: [[100, 2.2, 2.6], [315, 6, 7.5]], longestMm: [[0, 400, 400]], tail: ['dn', 'p_heat', 'u'], key: ['dn', 'p_heat', 'u', 'ctrl_signal'], stock: 'B',
  }),
  family({
    id: 'water-heater', sku: 'WHR', category: 'K2', model: 'water-heater', group: 'heat', brands: ['windrast', 'regulanta'], weight: 5, lines: 'Aquaria Registro Kupfer', device: true,
    noun: t('Warmwasser-Heizregister', 'vodní ohřívač', 'vodný ohrievač', 'water duct heater'),
    perex: [t('Kupfer-Alu-Register Ø {dn} für Heizungswasser mit {rows} Rohrreihen. Erwärmt die Zuluft aus der vorhandenen Heizung.', 'Výměník Cu/Al Ø {dn} na topnou vodu, {rows} řady trubek. Dohřev vzduchu z topného systému.', 'Výmenník Cu/Al Ø {dn} na vykurovaciu vodu, {rows} rady rúrok. Dohrev vzduchu z vykurovacieho systému.', 'Copper-aluminium coil Ø {dn} for heating water, {rows} tube rows. Re-heats the air from the heating system.')],
    body: [
      t('Anschluss an den Heizkreis mit Dreiwegeventil; ein Frostschutzfühler in der Luft verhindert, dass das Register auffriert.', 'Připojuje se na topný okruh přes trojcestný ventil; čidlo ve vzduchu hlídá, aby výměník nezamrzl.', 'Pripája sa na vykurovací okruh cez trojcestný ventil; snímač vo vzduchu stráži, aby výmenník nezamrzol.', 'Connects to the heating circuit through a three-way valve; a frost sensor in the air keeps the coil from freezing.'),
      t('Luftseitig 15 bis 40 Pa Widerstand einplanen. Entlüfter oben, Entleerung unten.', 'Na straně vzduchu počítejte s 15 až 40 Pa. Odvzdušnění nahoře, vypouštění dole.', 'Na strane vzduchu rátajte s 15 až 40 Pa. Odvzdušnenie hore, vypúšťanie dole.', 'Allow 15 to 40 Pa on the air side. Vent at the top, drain at the bottom.'),
    ],
    size: { code: 'dn', values: '100 125 160 200 250 315 400', window: [2, 5] }, option: { code: 'rows', values: [{ id: '2' }, { id: '3', times: { eur: 1.18, kg: 1.3 } }], count: [1, 2] }, picks: { material: 'galvanised', warranty: '2' },
    eur: [[100, 118, 165], [400, 290, 390]], kg: [[100, 3, 3.6], [400, 12, 15]], longestMm: [[0, 420, 420]], tail: ['dn', 'rows'], key: ['dn', 'rows'], stock: 'C',
  }),
  family({
    id: 'air-curtain', sku: 'LUS', category: 'K3', model: 'air-curtain', group: 'heat', brands: ['windrast'], weight: 6, lines: 'Portal Velaria Foyer Schwelle', device: true,
    noun: t('Luftschleier', 'vzduchová clona', 'vzduchová clona', 'air curtain'),
    perex: [t('Luftschleier {width} breit für Türen bis 2,5 m Höhe: {q_max}. Heizung: {heat_source}.', 'Clona šířky {width} nad dveře do výšky 2,5 m: {q_max}. Ohřev: {heat_source}.', 'Clona šírky {width} nad dvere do výšky 2,5 m: {q_max}. Ohrev: {heat_source}.', 'Air curtain {width} wide for doors up to 2.5 m: {q_max}. Heating: {heat_source}.')],
    body: [
      t('Der Strahl trennt drinnen und draußen, solange die Tür offen steht. Das Gerät soll mindestens so breit sein wie die Öffnung, sonst strömt Kaltluft an den Seiten ein.', 'Proud vzduchu odděluje vnitřek od venku, dokud jsou dveře otevřené. Clona má být aspoň tak široká jako otvor, jinak chlad proudí po stranách.', 'Prúd vzduchu oddeľuje vnútro od vonku, kým sú dvere otvorené. Clona má byť aspoň taká široká ako otvor, inak chlad prúdi po stranách.', 'The jet separates inside from outside while the door is open. The unit should be at least as wide as the opening, or cold air comes in at the sides.'),
      t('Türkontakt und Fernbedienung sind anschließbar. {lwa} Schallleistung auf höchster Stufe.', 'Lze připojit dveřní kontakt a dálkové ovládání. Akustický výkon {lwa} na nejvyšší stupeň.', 'Možno pripojiť dverový kontakt a diaľkové ovládanie. Akustický výkon {lwa} na najvyšší stupeň.', 'Door contact and remote control can be connected. Sound power {lwa} on the top setting.'),
    ],
    size: { code: 'width', values: '80 100 120 150 200', window: [2, 4] }, option: { code: 'heat_source', values: [{ id: 'cold', suffix: 'K' }, { id: 'electric', suffix: 'E', times: { eur: 1.35, kg: 1.15 } }, { id: 'water', suffix: 'W', times: { eur: 1.3, kg: 1.2 } }], count: [1, 3] }, numbers: { q_max: [[80, 900, 1300], [200, 2600, 3400]], lwa: [[0, 60, 68]], p_el: [[80, 110, 160], [200, 280, 380]] },
    picks: { u: '230|400', color_ral: 'ral-9016', speeds: '2|3', warranty: '2|3' }, eur: [[80, 240, 420], [200, 720, 1150]], kg: [[80, 10, 13], [200, 26, 34]], longestMm: [[80, 820, 820], [200, 2040, 2040]], tail: ['width', 'heat_source', 'q_max'], key: ['width', 'q_max', 'heat_source'], stock: 'C',
  }),
]
