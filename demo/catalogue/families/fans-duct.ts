import { type Family, type Option, family } from '../family.ts'
import { t } from '../texts/text.ts'

const motors: Option[] = [
  { id: 'ac', sets: { motor: 'ac', speeds: '2' } },
  { id: 'ec', suffix: 'EC', times: { eur: 1.85, p_el: 0.68, dp_max: 1.1, kg: 1.05 }, plus: { lpa: -2 }, sets: { motor: 'ec', speeds: 'stepless', ctrl: '0-10v' } },
]

const key = ['dn', 'q_max', 'dp_max', 'lpa']

/** Fans for round and rectangular ducts. */
export const ductFans: Family[] = [
  family({
    id: 'mixed-flow', sku: 'DIA', category: 'A2.1', model: 'mixed-flow-fan', group: 'fan', brands: ['stillora', 'zefyra', 'luftbasis'], weight: 34,
    lines: 'Diago Turbo Vento Corrente Meridian Passat Zonda Foehn Mistral Tramont', device: true,
    noun: t('Diagonal-Rohrventilator', 'diagonální potrubní ventilátor', 'diagonálny potrubný ventilátor', 'mixed-flow inline fan'),
    perex: [
      t('Diagonalventilator für runde Leitungen: {q_max} und {dp_max} auf kleinem Raum. Der Motorblock lässt sich zum Reinigen aus dem Rohr nehmen.', 'Diagonální ventilátor do kruhového potrubí: {q_max} a {dp_max} na malém prostoru. Blok s motorem lze při čištění vyjmout bez rozebírání potrubí.', 'Diagonálny ventilátor do kruhového potrubia: {q_max} a {dp_max} na malom priestore. Blok s motorom možno pri čistení vybrať bez rozoberania potrubia.', 'Mixed-flow fan for round ducts: {q_max} and {dp_max} in little space. The motor block comes out for cleaning without taking the duct apart.'),
      t('{name} überwindet mit {dp_max} auch Leitungen mit mehreren Bögen, wo ein Axiallüfter aufgibt. Für Ø {dn}, Zu- oder Abluft.', '{name} překoná s tlakem {dp_max} i potrubí s několika oblouky, kde axiální ventilátor už nestačí. Pro Ø {dn}, přívod i odvod.', '{name} prekoná s tlakom {dp_max} aj potrubie s niekoľkými oblúkmi, kde axiálny ventilátor už nestačí. Pre Ø {dn}, prívod aj odvod.', 'With {dp_max}, {name} copes with ducts of several bends, where an axial fan gives up. For Ø {dn}, supply or extract.'),
    ],
    body: [
      t('Der Diagonalläufer liegt zwischen axial und radial: mehr Druck als der eine, mehr Menge als der andere. So reicht ein Gerät für drei bis zehn Meter Leitung mit Wetterschutzgitter und Rückschlagklappe.', 'Diagonální oběžné kolo leží mezi axiálním a radiálním: má vyšší tlak než první a větší průtok než druhé. Jeden přístroj tak obslouží tři až deset metrů potrubí včetně žaluzie a zpětné klapky.', 'Diagonálne obežné koleso leží medzi axiálnym a radiálnym: má vyšší tlak ako prvé a väčší prietok ako druhé. Jeden prístroj tak obslúži tri až desať metrov potrubia vrátane žalúzie a spätnej klapky.', 'The mixed-flow impeller lies between axial and centrifugal: more pressure than the one, more volume than the other. One unit serves three to ten metres of duct with louvre and backdraught damper.'),
      t('Aufnahme {p_el}, Schalldruck {lpa} in 3 m am Gehäuse. [[motor=ac]]Der AC-Motor hat zwei Stufen. [[/]][[motor=ec]]Der EC-Motor läuft stufenlos über 0–10 V. [[/]]Für den Dauerbetrieb im Wohnraum empfehlen wir einen Schalldämpfer auf der Raumseite.', 'Příkon {p_el}, akustický tlak {lpa} ve 3 m od skříně. [[motor=ac]]AC motor má dva stupně. [[/]][[motor=ec]]EC motor se řídí plynule signálem 0–10 V. [[/]]Pro trvalý chod v bytě doporučujeme tlumič na straně místnosti.', 'Príkon {p_el}, akustický tlak {lpa} v 3 m od skrine. [[motor=ac]]AC motor má dva stupne. [[/]][[motor=ec]]EC motor sa riadi plynule signálom 0–10 V. [[/]]Na trvalý chod v byte odporúčame tlmič na strane miestnosti.', 'Input {p_el}, sound pressure {lpa} at 3 m from the casing. [[motor=ac]]The AC motor has two stages. [[/]][[motor=ec]]The EC motor runs steplessly on 0–10 V. [[/]]For continuous duty in a dwelling we advise a silencer on the room side.'),
    ],
    size: { code: 'dn', values: '100 125 150 160 200 250 315', window: [2, 7] }, option: { code: 'motor', values: motors, count: [1, 2] },
    numbers: {
      q_max: [[100, 145, 190], [125, 220, 290], [150, 400, 520], [160, 430, 560], [200, 800, 1050], [250, 1080, 1450], [315, 1750, 2400]],
      dp_max: [[100, 130, 180], [125, 150, 180], [150, 250, 300], [200, 300, 380], [250, 380, 460], [315, 440, 560]],
      p_el: [[100, 21, 33], [125, 23, 37], [150, 45, 60], [200, 100, 130], [250, 150, 190], [315, 280, 340]],
      lpa: [[100, 24, 32], [125, 27, 34], [150, 30, 38], [200, 38, 47], [250, 42, 50], [315, 48, 55]],
    },
    picks: { material: 'pp|pp|abs', ip: 'ipx4|ip44', u: '230', bearing: 'ball', warranty: '2|3|5' },
    eur: [[100, 55, 120], [125, 60, 135], [150, 85, 180], [200, 120, 250], [250, 170, 330], [315, 260, 490]],
    kg: [[100, 1.5, 2], [125, 1.6, 2.1], [150, 2.4, 2.9], [200, 4, 5], [250, 6, 8], [315, 8, 12]], longestMm: [[100, 305, 305], [315, 480, 480]],
    tail: ['dn', 'q_max', 'motor'], key, tiers: 'fan', stock: 'A',
  }),
  family({
    id: 'inline-radial', sku: 'RRV', category: 'A2.2', model: 'inline-fan-metal', group: 'fan', brands: ['windrast', 'stillora', 'luftbasis'], weight: 20,
    lines: 'Tubo Stalo Kanalis Rotor Linea Ferro Drum Axis', device: true,
    noun: t('Radial-Rohrventilator', 'radiální potrubní ventilátor', 'radiálny potrubný ventilátor', 'centrifugal inline fan'),
    perex: [
      t('Stahlgehäuse, rückwärtsgekrümmtes Laufrad, {dp_max}: ein Rohrventilator für lange Netze und Filterstufen.', 'Ocelová skříň, dozadu zahnuté lopatky, {dp_max}: potrubní ventilátor pro dlouhé rozvody a filtrační stupně.', 'Oceľová skriňa, dozadu zahnuté lopatky, {dp_max}: potrubný ventilátor pre dlhé rozvody a filtračné stupne.', 'Steel casing, backward-curved impeller, {dp_max}: an inline fan for long networks and filter stages.'),
      t('{name} fördert {q_max} durch Ø {dn} und bleibt auch bei steigendem Widerstand stabil. Drehzahlregelbar von 0 bis 100 %.', '{name} dopraví {q_max} potrubím Ø {dn} a drží výkon i při rostoucím odporu. Otáčky lze řídit od 0 do 100 %.', '{name} dopraví {q_max} potrubím Ø {dn} a drží výkon aj pri rastúcom odpore. Otáčky možno riadiť od 0 do 100 %.', '{name} moves {q_max} through Ø {dn} and stays stable as resistance rises. Speed adjustable from 0 to 100 %.'),
    ],
    body: [
      t('Das radiale Laufrad hält den Druck auch dann, wenn der Filter zusetzt. Deshalb steht {line} meist hinter Filterboxen, Aktivkohle oder einem Heizregister.', 'Radiální kolo udrží tlak, i když se filtr zanáší. {line} proto najdete nejčastěji za filtračním boxem, uhlíkovým filtrem nebo ohřívačem.', 'Radiálne koleso udrží tlak, aj keď sa filter zanáša. {line} preto nájdete najčastejšie za filtračným boxom, uhlíkovým filtrom alebo ohrievačom.', 'The centrifugal impeller keeps its pressure even as the filter loads up. That is why {line} usually sits behind filter boxes, carbon or a duct heater.'),
      t('Der Motor ist wartungsfrei und hat einen eingebauten Thermokontakt. Aufnahme {p_el}, Strom höchstens {i_max+}: Der Regler sollte mindestens das 1,2-Fache können.', 'Motor je bezúdržbový a má vestavěný termokontakt. Příkon {p_el}, proud nejvýše {i_max+}: regulátor dimenzujte alespoň na 1,2násobek.', 'Motor je bezúdržbový a má vstavaný termokontakt. Príkon {p_el}, prúd najviac {i_max+}: regulátor dimenzujte aspoň na 1,2-násobok.', 'The motor needs no maintenance and has a thermal contact. Input {p_el}, current no more than {i_max+}: choose a controller for at least 1.2 times that.'),
    ],
    size: { code: 'dn', values: '100 125 160 200 250 315', window: [2, 6] }, option: { code: 'motor', values: [{ ...motors[0], id: 'ac', sets: { motor: 'ac', speeds: 'stepless' } }, ...motors.slice(1)], count: [1, 2] },
    numbers: { q_max: [[100, 250, 290], [160, 520, 700], [250, 1000, 1250], [315, 1500, 1900]], dp_max: [[100, 300, 350], [200, 420, 520], [315, 560, 650]], p_el: [[100, 60, 75], [200, 120, 170], [315, 240, 300]], lpa: [[100, 36, 41], [315, 46, 52]] },
    picks: { material: 'galvanised|painted', ip: 'ip44|ip54', u: '230', bearing: 'ball', warranty: '2|3' },
    eur: [[100, 85, 135], [200, 140, 220], [315, 250, 420]], kg: [[100, 3, 3.4], [315, 7.5, 9]], longestMm: [[100, 245, 245], [315, 405, 405]],
    tail: ['dn', 'q_max', 'motor'], key, tiers: 'fan', stock: 'B',
  }),
  family({
    id: 'acoustic-box', sku: 'SBX', category: 'A2.3', model: 'acoustic-box-fan', group: 'fan', brands: ['stillora'], weight: 16,
    lines: 'Kanalo Sordino Tonlos Box Dezibel Quieta', device: true,
    noun: t('schallgedämmter Rohrventilator', 'odhlučněný potrubní ventilátor', 'odhlučnený potrubný ventilátor', 'acoustic inline fan'),
    perex: [
      t('Mit 50 mm Mineralwolle ausgekleidet: {q_max} bei {lpa} in 3 m. Für abgehängte Decken über Büros, Praxen und Schlafräumen.', 'Skříň vyložená 50 mm minerální vlny: {q_max} při {lpa} ve 3 m. Do podhledů nad kanceláře, ordinace a ložnice.', 'Skriňa vyložená 50 mm minerálnej vlny: {q_max} pri {lpa} v 3 m. Do podhľadov nad kancelárie, ambulancie a spálne.', 'Lined with 50 mm of mineral wool: {q_max} at {lpa} at 3 m. For suspended ceilings above offices, surgeries and bedrooms.'),
      t('{name} dämpft dort, wo der Lärm entsteht: im Gehäuse. Anschluss Ø {dn}, {dp_max} Druck, von unten zugänglich.', '{name} tlumí hluk tam, kde vzniká: ve skříni. Připojení Ø {dn}, tlak {dp_max}, přístup zespodu.', '{name} tlmí hluk tam, kde vzniká: v skrini. Pripojenie Ø {dn}, tlak {dp_max}, prístup zospodu.', '{name} damps noise where it starts: in the casing. Connection Ø {dn}, {dp_max}, access from below.'),
    ],
    body: [
      t('Die Box dämpft Gehäuseabstrahlung und Kanalgeräusch zugleich; ein zusätzlicher Schalldämpfer ist bei kurzen Wegen trotzdem sinnvoll. Der Deckel schwenkt zur Seite, der Motor kommt mit dem Laufrad heraus.', 'Box tlumí jak hluk vyzařovaný skříní, tak hluk do potrubí; u krátkých tras se přesto vyplatí i tlumič. Víko se odklápí do strany a motor jde vyjmout i s kolem.', 'Box tlmí hluk vyžarovaný skriňou aj hluk do potrubia; pri krátkych trasách sa napriek tomu oplatí aj tlmič. Veko sa odklápa nabok a motor ide vybrať aj s kolesom.', 'The box damps both casing noise and duct noise; with short runs an extra silencer still makes sense. The lid swings aside and the motor comes out with the impeller.'),
      t('{p_el} Aufnahme und {lpa} gelten im Freiblas; im Betriebspunkt liegt der Pegel meist 1 bis 2 dB darunter.', 'Příkon {p_el} a hluk {lpa} platí při volném výfuku; v pracovním bodě bývá hladina o 1 až 2 dB nižší.', 'Príkon {p_el} a hluk {lpa} platia pri voľnom výfuku; v pracovnom bode býva hladina o 1 až 2 dB nižšia.', 'Input of {p_el} and {lpa} apply to free blowing; at the operating point the level is usually 1 to 2 dB lower.'),
    ],
    size: { code: 'dn', values: '125 160 200 250 315', window: [2, 5] }, option: { code: 'motor', values: motors, count: [1, 2] },
    numbers: { q_max: [[125, 250, 360], [200, 700, 950], [315, 1600, 2200]], dp_max: [[125, 250, 330], [315, 450, 540]], p_el: [[125, 60, 80], [200, 110, 150], [315, 260, 320]], lpa: [[125, 22, 27], [315, 33, 38]] },
    picks: { material: 'galvanised', ip: 'ip44|ip54', u: '230', bearing: 'ball', ins_thk: '50', warranty: '3|5' },
    eur: [[125, 230, 330], [200, 330, 420], [315, 430, 510]], kg: [[125, 6, 9], [315, 19, 25]], longestMm: [[125, 480, 480], [315, 780, 780]],
    tail: ['dn', 'q_max', 'motor'], key, tiers: 'fan', stock: 'B',
  }),
  family({
    id: 'rect-fan', sku: 'KVE', category: 'A2.4', model: 'rect-duct-fan', group: 'industrial', brands: ['windrast'], weight: 8,
    lines: 'Quadra Kanto Rechteck Atlas Forum', device: true,
    noun: t('Kanalventilator', 'ventilátor do čtyřhranného potrubí', 'ventilátor do štvorhranného potrubia', 'rectangular duct fan'),
    perex: [t('Für Blechkanäle {size_ab}: {q_max} bei bis zu {dp_max+}. Motor und Laufrad schwenken zur Reinigung aus dem Gehäuse.', 'Do plechových kanálů {size_ab}: {q_max} při tlaku až {dp_max+}. Motor s kolem se při čištění vyklopí ze skříně.', 'Do plechových kanálov {size_ab}: {q_max} pri tlaku až {dp_max+}. Motor s kolesom sa pri čistení vyklopí zo skrine.', 'For metal ducts {size_ab}: {q_max} at up to {dp_max+}. Motor and impeller swing out for cleaning.')],
    body: [
      t('Kanalventilatoren sitzen zwischen zwei Segeltuchstutzen im Netz, meist in Gaststätten, Werkstätten und Sporthallen. Die Flansche haben 20-mm-Profil und passen zu üblichen Kanälen.', 'Kanálové ventilátory se vkládají mezi dvě pružné manžety, nejčastěji v restauracích, dílnách a tělocvičnách. Příruby mají profil 20 mm a pasují na běžné potrubí.', 'Kanálové ventilátory sa vkladajú medzi dve pružné manžety, najčastejšie v reštauráciách, dielňach a telocvičniach. Príruby majú profil 20 mm a pasujú na bežné potrubie.', 'Duct fans sit between two flexible connectors, mostly in restaurants, workshops and gyms. The flanges have a 20 mm profile and match common ducts.'),
      t('Aufnahme {p_el}, höchstens {t_max} Lufttemperatur, {lpa} in 3 m. [[motor=ac]]Die AC-Ausführung regelt ein Fünfstufentrafo. [[/]][[motor=ec]]Die EC-Ausführung folgt einem Signal 0–10 V.[[/]]', 'Příkon {p_el}, teplota vzduchu nejvýše {t_max}, {lpa} ve 3 m. [[motor=ac]]Provedení AC řídí pětistupňový transformátor. [[/]][[motor=ec]]Provedení EC se řídí signálem 0–10 V.[[/]]', 'Príkon {p_el}, teplota vzduchu najviac {t_max}, {lpa} v 3 m. [[motor=ac]]Vyhotovenie AC riadi päťstupňový transformátor. [[/]][[motor=ec]]Vyhotovenie EC sa riadi signálom 0–10 V.[[/]]', 'Input {p_el}, air temperature up to {t_max}, {lpa} at 3 m. [[motor=ac]]The AC version is controlled by a five-step transformer. [[/]][[motor=ec]]The EC version follows a 0–10 V signal.[[/]]'),
    ],
    size: { code: 'size_ab', values: '400x200 500x250 500x300 600x300 600x350 700x400 800x500 1000x500', window: [2, 5] }, option: { code: 'motor', values: motors, count: [1, 2] },
    numbers: { q_max: [[319, 950, 1300], [714, 5200, 6800]], dp_max: [[319, 260, 340], [714, 560, 720]], p_el: [[319, 150, 230], [714, 1600, 2300]], lpa: [[319, 42, 47], [714, 54, 60]], t_max: [[0, 40, 60]] },
    picks: { material: 'galvanised', ip: 'ip44|ip54', u: '230|400', bearing: 'ball', warranty: '2|3' },
    eur: [[319, 270, 390], [714, 900, 1300]], kg: [[319, 14, 18], [714, 58, 76]], longestMm: [[319, 500, 500], [714, 980, 980]],
    tail: ['size_ab', 'q_max', 'motor'], key: ['size_ab', 'q_max', 'dp_max', 'lpa'], tiers: 'fan', stock: 'C',
  }),
  family({
    id: 'fireplace-fan', sku: 'KAM', category: 'A2.5', model: 'fireplace-fan', group: 'fan', brands: ['windrast', 'zefyra'], weight: 6,
    lines: 'Caldo Ofen Glut Kamino Ember', device: true,
    noun: t('Kaminventilator 150 °C', 'krbový ventilátor 150 °C', 'krbový ventilátor 150 °C', 'fireplace fan 150 °C'),
    perex: [t('Verteilt Warmluft aus dem Kamin in Nachbarräume: {q_max}, dauerhaft bis {t_max}. Mit Thermostat und Bypass für Stromausfall.', 'Rozvádí teplý vzduch od krbu do dalších místností: {q_max}, trvale do {t_max}. S termostatem a obtokem pro výpadek proudu.', 'Rozvádza teplý vzduch od krbu do ďalších miestností: {q_max}, trvale do {t_max}. S termostatom a obtokom pre výpadok prúdu.', 'Spreads warm air from the fireplace into adjacent rooms: {q_max}, continuously up to {t_max}. With thermostat and bypass for power cuts.')],
    body: [
      t('Der Motor liegt außerhalb des Luftstroms und kühlt über eigene Schaufeln. Fällt der Strom aus, öffnet eine Klappe und die Luft zieht durch Auftrieb weiter, sodass sich die Haube nicht überhitzt.', 'Motor leží mimo proud vzduchu a chladí se vlastními lopatkami. Při výpadku proudu se otevře klapka a vzduch odchází přirozeným tahem, takže se krb nepřehřeje.', 'Motor leží mimo prúdu vzduchu a chladí sa vlastnými lopatkami. Pri výpadku prúdu sa otvorí klapka a vzduch odchádza prirodzeným ťahom, takže sa krb neprehreje.', 'The motor lies outside the air stream and has its own cooling blades. In a power cut a flap opens and the air rises by buoyancy, so the fireplace does not overheat.'),
      t('Nur für Konvektionsluft, nicht für Rauchgas. Leitungen bis zum ersten Auslass nicht brennbar und gedämmt ausführen.', 'Pouze pro konvekční vzduch, nikoli pro spaliny. Potrubí až k první výustce veďte nehořlavé a izolované.', 'Len pre konvekčný vzduch, nie pre spaliny. Potrubie až k prvej výustke veďte nehorľavé a izolované.', 'For convection air only, not for flue gas. Ducts up to the first outlet must be non-combustible and insulated.'),
    ],
    size: { code: 'dn', values: '125 150 160', window: [1, 3] },
    numbers: { q_max: [[125, 400, 460], [160, 500, 600]], dp_max: [[125, 150, 190], [160, 190, 250]], p_el: [[125, 60, 80], [160, 80, 105]], lpa: [[125, 42, 46], [160, 45, 50]], t_max: [[0, 150, 150]] },
    picks: { material: 'galvanised', ip: 'ip20|ip44', u: '230', motor: 'ac', speeds: 'stepless', warranty: '2|3' }, flags: { backdraught: 0.5 },
    eur: [[125, 190, 290], [160, 240, 380]], kg: [[125, 5, 6.2], [160, 6, 8]], longestMm: [[125, 390, 390], [160, 420, 420]], tail: ['dn', 'q_max'], key: ['dn', 'q_max', 't_max', 'lpa'], tiers: 'fan', stock: 'B',
  }),
]
