import { type Family, type Option, family } from '../family.ts'
import { t } from '../texts/text.ts'

const common = { group: 'control', brands: ['regulanta', 'regulanta', 'luftbasis'], stock: 'B', weight: 7 } as const
const mountings: Option[] = [{ id: 'surface', suffix: 'AP' }, { id: 'flush', suffix: 'UP', times: { eur: 0.94 } }]
const signals: Option[] = [{ id: '0-10v', suffix: 'V' }, { id: 'dry', suffix: 'R' }, { id: 'modbus', suffix: 'MB', times: { eur: 1.22 } }]
const tail = ['i_ctrl', 'mounting', 'ip']
const small = { kg: [[0, 0.1, 0.25]], longestMm: [[0, 110, 110]] } as const

/** Speed controllers, switches, sensors, panels and actuators. */
export const controls: Family[] = [
  family({
    ...common, id: 'triac', sku: 'TRI', category: 'H1.1', model: 'controller-triac', lines: 'Varia Dimo Rotero Faso Fein',
    noun: t('Triac-Drehzahlregler', 'triakový regulátor otáček', 'triakový regulátor otáčok', 'triac speed controller'),
    perex: [t('Stufenloser Drehknopfregler für AC-Motoren bis {i_ctrl+}. Mindestdrehzahl einstellbar, mit Ein-Aus-Schalter.', 'Plynulý otočný regulátor pro AC motory do {i_ctrl+}. Nastavitelné minimum, s vypínačem.', 'Plynulý otočný regulátor pre AC motory do {i_ctrl+}. Nastaviteľné minimum, s vypínačom.', 'Stepless rotary controller for AC motors up to {i_ctrl+}. Adjustable minimum speed, with on/off switch.')],
    body: [
      t('Der Triac schneidet die Sinuswelle an; manche Motoren brummen dabei im unteren Bereich. Wo Ruhe zählt, ist ein Trafo die bessere Wahl. Der Regelstrom muss mindestens das 1,2-Fache des Ventilatorstroms betragen.', 'Triak ořezává sinusovku a některé motory při nízkých otáčkách bručí. Kde záleží na tichu, je lepší transformátor. Regulovaný proud musí být alespoň 1,2násobek proudu ventilátoru.', 'Triak orezáva sínusovku a niektoré motory pri nízkych otáčkach bručia. Kde záleží na tichu, je lepší transformátor. Regulovaný prúd musí byť aspoň 1,2-násobok prúdu ventilátora.', 'A triac chops the sine wave and some motors hum at the low end. Where quiet matters, a transformer is better. The controlled current must be at least 1.2 times that of the fan.'),
      t('Nicht für EC-Motoren. Mehrere gleiche Ventilatoren dürfen parallel am Regler hängen, wenn die Summe passt.', 'Není určen pro EC motory. Více stejných ventilátorů lze zapojit souběžně, pokud součet vyhoví.', 'Nie je určený pre EC motory. Viac rovnakých ventilátorov možno zapojiť súbežne, ak súčet vyhovie.', 'Not for EC motors. Several identical fans may share the controller if the sum fits.'),
    ],
    size: { code: 'i_ctrl', values: '1-5 2-5 5', window: [1, 3] }, option: { code: 'mounting', values: mountings, count: [1, 2] },
    picks: { ip: 'ip44|ip54', u: '230', color_ral: 'ral-9016', speeds: 'stepless' }, eur: [[1, 22, 40], [5, 36, 62]], ...small, kg: [...small.kg], longestMm: [...small.longestMm], tail, key: ['i_ctrl', 'mounting', 'ip'],
  }),
  family({
    ...common, id: 'transformer', sku: 'TRA', category: 'H1.2', model: 'controller-transformer', lines: 'Quinto Stufa Trafona Cinque Gong',
    noun: t('Fünfstufentrafo', 'pětistupňový transformátorový regulátor', 'päťstupňový transformátorový regulátor', 'five-step transformer'),
    perex: [t('Regelt AC-Ventilatoren in fünf Spannungsstufen bis {i_ctrl+}, ohne Brummen. Im Gehäuse {ip}.', 'Řídí AC ventilátory v pěti napěťových stupních do {i_ctrl+}, bez bručení. Ve skříňce {ip}.', 'Riadi AC ventilátory v piatich napäťových stupňoch do {i_ctrl+}, bez bručania. V skrinke {ip}.', 'Controls AC fans in five voltage steps up to {i_ctrl+}, without hum. In an {ip} enclosure.')],
    body: [
      t('80, 110, 140, 170 und 230 V entsprechen ungefähr 35, 50, 65, 80 und 100 % Drehzahl. Weil die Sinusform erhalten bleibt, laufen Motoren auch auf Stufe 1 ruhig.', '80, 110, 140, 170 a 230 V odpovídá zhruba 35, 50, 65, 80 a 100 % otáček. Sinusovka zůstává zachována, motor proto běží klidně i na první stupeň.', '80, 110, 140, 170 a 230 V zodpovedá zhruba 35, 50, 65, 80 a 100 % otáčok. Sínusovka zostáva zachovaná, motor preto beží pokojne aj na prvý stupeň.', '80, 110, 140, 170 and 230 V correspond to about 35, 50, 65, 80 and 100 % speed. As the sine wave stays intact, motors run quietly even on step 1.'),
      t('Der Trafo selbst erwärmt sich; oben und unten 10 cm frei lassen.', 'Transformátor se zahřívá, nad ním a pod ním nechte 10 cm volného místa.', 'Transformátor sa zahrieva, nad ním a pod ním nechajte 10 cm voľného miesta.', 'The transformer warms up; leave 10 cm free above and below.'),
    ],
    size: { code: 'i_ctrl', values: '1-5 2-5 3-5 5 7 10 13', window: [2, 5] },
    picks: { ip: 'ip54|ip54|ip20', u: '230|230|400', speeds: '5', mounting: 'surface' }, eur: [[1, 70, 95], [5, 135, 190], [13, 255, 320]], kg: [[1, 1.8, 2.2], [13, 12, 15]], longestMm: [[0, 230, 230]], tail, key: ['i_ctrl', 'ip', 'u'],
  }),
  family({
    ...common, id: 'ec-control', sku: 'ECP', category: 'H1.3', model: 'controller-ec', lines: 'Volta Signo Linear Ecoro Zehn',
    noun: t('EC-Drehzahlregler', 'regulátor otáček EC', 'regulátor otáčok EC', 'EC speed controller'),
    perex: [t('Potentiometer für EC-Motoren mit Signal {ctrl_signal}. Versorgung aus dem Ventilator, keine eigene Netzleitung nötig.', 'Potenciometr pro EC motory se signálem {ctrl_signal}. Napájí se z ventilátoru, bez vlastního přívodu.', 'Potenciometer pre EC motory so signálom {ctrl_signal}. Napája sa z ventilátora, bez vlastného prívodu.', 'Potentiometer for EC motors with signal {ctrl_signal}. Powered by the fan, no mains cable of its own.')],
    body: [
      t('EC-Motoren bringen ihre Leistungselektronik mit und brauchen nur einen Sollwert. Bis zu zehn Ventilatoren folgen demselben Signal.', 'EC motory mají elektroniku v sobě a stačí jim žádaná hodnota. Jeden signál může řídit až deset ventilátorů.', 'EC motory majú elektroniku v sebe a stačí im žiadaná hodnota. Jeden signál môže riadiť až desať ventilátorov.', 'EC motors bring their own electronics and only need a set point. Up to ten fans follow the same signal.'),
      t('Anschluss zwei- oder dreiadrig, Leitung bis 50 m. Der untere Anschlag lässt sich mechanisch begrenzen.', 'Připojení dvěma nebo třemi vodiči, vedení do 50 m. Dolní doraz lze mechanicky omezit.', 'Pripojenie dvomi alebo tromi vodičmi, vedenie do 50 m. Dolný doraz možno mechanicky obmedziť.', 'Two- or three-wire connection, cable up to 50 m. The lower stop can be limited mechanically.'),
    ],
    size: { code: 'mounting', values: 'surface flush', window: [1, 2] }, option: { code: 'ctrl_signal', values: [{ id: '0-10v', suffix: 'V' }, { id: 'pwm', suffix: 'P', times: { eur: 1.12 } }], count: [1, 2] },
    picks: { ip: 'ip30|ip44|ip54', color_ral: 'ral-9016' }, eur: [[0, 15, 48]], kg: [...small.kg], longestMm: [...small.longestMm], tail: ['ctrl_signal', 'mounting', 'ip'], key: ['ctrl_signal', 'mounting', 'ip'],
  }),
  family({
    ...common, id: 'inverter', sku: 'FUM', category: 'H1.4', model: 'inverter', brands: ['regulanta'], weight: 5, lines: 'Frequo Hertzo Konverta',
    noun: t('Frequenzumrichter', 'frekvenční měnič', 'frekvenčný menič', 'frequency inverter'),
    perex: [t('Umrichter für Drehstromventilatoren von {p_motor}, Gehäuse {ip}. Mit Sinusfilter und Eingang {ctrl_signal}.', 'Měnič pro třífázové ventilátory {p_motor}, krytí {ip}. Se sinusovým filtrem a vstupem {ctrl_signal}.', 'Menič pre trojfázové ventilátory {p_motor}, krytie {ip}. So sínusovým filtrom a vstupom {ctrl_signal}.', 'Inverter for three-phase fans of {p_motor}, enclosure {ip}. With sine filter and {ctrl_signal} input.')],
    body: [
      t('Der allpolige Sinusfilter schont die Motorwicklung, sodass normale Leitungen genügen und mehrere Motoren parallel laufen dürfen. Vor dem Einschalten die Motordaten am Display eingeben.', 'Vícepólový sinusový filtr šetří vinutí, stačí proto běžné kabely a souběžně může běžet více motorů. Před zapnutím zadejte údaje motoru na displeji.', 'Viacpólový sínusový filter šetrí vinutie, stačia preto bežné káble a súbežne môže bežať viac motorov. Pred zapnutím zadajte údaje motora na displeji.', 'The all-pole sine filter spares the windings, so ordinary cables will do and several motors may run in parallel. Enter the motor data on the display before switching on.'),
      t('Ventilatoren haben ein quadratisches Lastmoment; die passende Kennlinie ist voreingestellt.', 'Ventilátor má kvadratický zatěžovací moment, vhodná charakteristika je přednastavena.', 'Ventilátor má kvadratický zaťažovací moment, vhodná charakteristika je prednastavená.', 'Fans have a square-law load; the matching curve is preset.'),
    ],
    size: { code: 'p_motor', values: '0-37 0-55 0-75 1-1 1-5 2-2 4', window: [2, 5] }, picks: { ip: 'ip20|ip54|ip65', u: '230|400', ctrl_signal: '0-10v|modbus|4-20ma', mounting: 'surface' },
    eur: [[0.37, 180, 240], [4, 480, 650]], kg: [[0.37, 1.6, 2], [4, 6, 8]], longestMm: [[0, 290, 290]], tail: ['p_motor', 'u', 'ip'], key: ['p_motor', 'u', 'ip'], stock: 'C',
  }),
  family({
    ...common, id: 'switch', sku: 'SZH', category: 'H2', model: 'timer-switch', weight: 10, lines: 'Tempo Hygro Minuto Nachlauf Relo',
    noun: t('Lüftersteuerung', 'spínač pro ventilátor', 'spínač pre ventilátor', 'fan switch module'),
    perex: [t('Steuermodul für einen Lüfter: {equipment}. Passt in die Schalterdose oder sitzt auf der Wand.', 'Modul pro ovládání ventilátoru: {equipment}. Do instalační krabice nebo na stěnu.', 'Modul na ovládanie ventilátora: {equipment}. Do inštalačnej krabice alebo na stenu.', 'Control module for one fan: {equipment}. Fits the switch box or mounts on the wall.')],
    body: [
      t('So bekommt ein einfacher Lüfter Nachlauf oder Feuchtesteuerung, ohne ausgetauscht zu werden. Belastbar bis 100 W Motorleistung.', 'Obyčejný ventilátor tak získá doběh nebo řízení vlhkostí, aniž byste ho měnili. Zatížení do 100 W výkonu motoru.', 'Obyčajný ventilátor tak získa dobeh alebo riadenie vlhkosťou bez toho, aby ste ho menili. Zaťaženie do 100 W výkonu motora.', 'This gives a plain fan run-on or humidity control without replacing it. Rated for 100 W of motor power.'),
      t('Zeiten stellt man am Trimmer ein, von einer halben bis 30 Minuten[[equipment=th]]; mit Feuchtesensor schaltet das Modul zusätzlich bei 40 bis 90 %[[/]].', 'Časy od půl do 30 minut se nastavují trimrem[[equipment=th]]; s čidlem vlhkosti modul spíná navíc při 40 až 90 %[[/]].', 'Časy od pol do 30 minút sa nastavujú trimrom[[equipment=th]]; so snímačom vlhkosti modul spína navyše pri 40 až 90 %[[/]].', 'Times from half a minute to 30 minutes are set on the trimmer[[equipment=th]]; with humidity sensor the module also switches at 40 to 90 %[[/]].'),
    ],
    size: { code: 'equipment', values: 't h th i', window: [1, 4] }, option: { code: 'mounting', values: [...mountings].reverse(), count: [1, 2] },
    picks: { ip: 'ip20|ip44', u: '230', color_ral: 'ral-9016' }, eur: [[0, 19, 58]], kg: [[0, 0.05, 0.14]], longestMm: [[0, 85, 85]], tail: ['equipment', 'mounting'], key: ['equipment', 'mounting', 'u'], stock: 'A',
  }),
  ...sensorFamilies(),
  family({
    ...common, id: 'panel-ctrl', sku: 'BED', category: 'H4', model: 'control-panel', weight: 8, lines: 'Tasto Visio Display Portal Kommando',
    noun: t('Bedienteil', 'ovládací panel', 'ovládací panel', 'control panel'),
    perex: [t('Bedienteil für Lüftungsgeräte mit {ctrl_signal}. Stufe, Zeitprogramm und Filterwechsel auf einen Blick.', 'Ovládač větracích jednotek se signálem {ctrl_signal}. Stupeň, časový program a výměna filtru na jednom místě.', 'Ovládač vetracích jednotiek so signálom {ctrl_signal}. Stupeň, časový program a výmena filtra na jednom mieste.', 'Panel for ventilation units with {ctrl_signal}. Stage, time programme and filter change at a glance.')],
    body: [
      t('Sitzt im Flur statt im Technikraum, damit die Lüftung auch benutzt wird. Vier Stufen und eine Stoßlüftung, die nach der eingestellten Zeit zurückfällt.', 'Patří do chodby, ne do technické místnosti, aby se větrání opravdu používalo. Čtyři stupně a nárazové větrání, které se po čase samo vypne.', 'Patrí na chodbu, nie do technickej miestnosti, aby sa vetranie naozaj používalo. Štyri stupne a nárazové vetranie, ktoré sa po čase samo vypne.', 'Sits in the hall instead of the plant room so that the ventilation gets used. Four stages and a boost that falls back after the set time.'),
      t('[[ctrl_signal=wlan]]Mit WLAN entstehen Betriebsdaten wie Stufe, Temperatur und Laufzeit; abrufen und löschen lassen sie sich in der App.[[/]][[!ctrl_signal=wlan]]Eine zweiadrige Leitung zum Gerät genügt, bis 30 m ohne Schirm.[[/]]', '[[ctrl_signal=wlan]]Provedení s Wi-Fi vytváří provozní údaje, jako je stupeň, teplota a doba chodu; zobrazíte a smažete je v aplikaci.[[/]][[!ctrl_signal=wlan]]K jednotce stačí dvoužilový kabel, do 30 m bez stínění.[[/]]', '[[ctrl_signal=wlan]]Vyhotovenie s Wi-Fi vytvára prevádzkové údaje, ako je stupeň, teplota a čas chodu; zobrazíte a zmažete ich v aplikácii.[[/]][[!ctrl_signal=wlan]]K jednotke stačí dvojžilový kábel, do 30 m bez tienenia.[[/]]', '[[ctrl_signal=wlan]]With Wi-Fi, operating data such as stage, temperature and running time are created; they can be viewed and deleted in the app.[[/]][[!ctrl_signal=wlan]]A two-core cable to the unit is enough, unscreened up to 30 m.[[/]]'),
    ],
    size: { code: 'ctrl_signal', values: '0-10v modbus wlan', window: [1, 3] }, option: { code: 'color_ral', values: [{ id: 'ral-9016' }, { id: 'ral-9005', suffix: '9005', plus: { eur: 8 } }], count: [1, 2] },
    picks: { mounting: 'flush|surface', u: '24|230', ip: 'ip20|ip30' }, eur: [[0, 48, 210]], kg: [[0, 0.12, 0.3]], longestMm: [[0, 120, 120]], tail: ['ctrl_signal', 'color_ral'], key: ['ctrl_signal', 'mounting', 'u'],
  }),
  family({
    ...common, id: 'actuator', sku: 'STA', category: 'H5', model: 'actuator', lines: 'Moto Drehmo Servo Kurbel Stello',
    noun: t('Klappenstellantrieb', 'servopohon klapky', 'servopohon klapky', 'damper actuator'),
    perex: [t('Stellantrieb {torque} für Klappen, Versorgung {u}. Direktmontage auf die Achse, Drehwinkel begrenzbar.', 'Servopohon {torque} pro klapky, napájení {u}. Montáž přímo na hřídel, úhel lze omezit.', 'Servopohon {torque} pre klapky, napájanie {u}. Montáž priamo na hriadeľ, uhol možno obmedziť.', 'Actuator {torque} for dampers, supply {u}. Mounts on the shaft, angle can be limited.')],
    body: [
      t('Als Faustregel gelten 5 Nm je Quadratmeter Klappenfläche, bei dichten Klappen das Doppelte. Federrücklauf schließt auch ohne Strom und ist für Frostschutz die richtige Wahl.', 'Orientačně počítejte 5 Nm na metr čtvereční klapky, u těsných dvojnásobek. Pružinový pohon zavře i bez proudu a hodí se k protimrazové ochraně.', 'Orientačne rátajte 5 Nm na meter štvorcový klapky, pri tesných dvojnásobok. Pružinový pohon zavrie aj bez prúdu a hodí sa na protimrazovú ochranu.', 'As a rule of thumb 5 Nm per square metre of damper, twice that for tight ones. Spring return closes without power and is the right choice for frost protection.'),
      t('Achsen von 8 bis 16 mm, mit Handverstellung zum Einrichten.', 'Hřídele 8 až 16 mm, s ručním přestavením pro seřízení.', 'Hriadele 8 až 16 mm, s ručným prestavením na nastavenie.', 'Shafts of 8 to 16 mm, with manual override for setting up.'),
    ],
    size: { code: 'torque', values: '2 4 5 8 10 16 20', window: [2, 4] }, option: { code: 'u', values: [{ id: '230' }, { id: '24' }], count: [1, 2] },
    picks: { ip: 'ip54', actuator: '230v|24v|spring', ctrl_signal: 'dry|0-10v' }, eur: [[2, 55, 98], [20, 150, 255]], kg: [[2, 0.45, 0.5], [20, 1.4, 2]], longestMm: [[0, 160, 160]], tail: ['torque', 'u'], key: ['torque', 'u', 'ctrl_signal'],
  }),
]

function sensorFamilies(): Family[] {
  const sensor = (id: string, sku: string, category: string, model: string, lines: string, noun: Family['noun'], perex: Family['perex'], body: Family['body'], eur: Family['eur']) =>
    family({
      ...common, id, sku, category, model, lines, noun, perex, body, eur,
      size: { code: 'mounting', values: 'surface flush duct', window: [1, 3] }, option: { code: 'ctrl_signal', values: signals, count: [1, 3] },
      picks: { ip: 'ip20|ip30|ip54', u: '24|230', color_ral: 'ral-9016', warranty: '2|3' }, kg: [[0, 0.08, 0.2]], longestMm: [[0, 100, 100]], tail: ['ctrl_signal', 'mounting'], key: ['ctrl_signal', 'mounting', 'u'],
    })
  return [
    sensor('sensor-rh', 'SFE', 'H3.1', 'sensor-humidity', 'Humida Tauo Feuchto Rosa', t('Feuchtesensor', 'čidlo vlhkosti', 'snímač vlhkosti', 'humidity sensor'),
      [t('Misst relative Feuchte und Temperatur, Ausgang {ctrl_signal}. Schaltpunkt von 40 bis 95 % einstellbar.', 'Měří relativní vlhkost a teplotu, výstup {ctrl_signal}. Bod sepnutí lze nastavit od 40 do 95 %.', 'Meria relatívnu vlhkosť a teplotu, výstup {ctrl_signal}. Bod zopnutia možno nastaviť od 40 do 95 %.', 'Measures relative humidity and temperature, output {ctrl_signal}. Switching point adjustable from 40 to 95 %.')],
      [t('In Bädern schaltet die Anstiegsgeschwindigkeit zuverlässiger als ein fester Grenzwert: Duschen hebt die Feuchte in Minuten, Sommerwetter in Stunden. Beides lässt sich am Gerät wählen.', 'V koupelně spolehlivěji rozhoduje rychlost nárůstu než pevná mez: sprchování zvedne vlhkost za minuty, letní počasí za hodiny. Obojí se na přístroji volí.', 'V kúpeľni spoľahlivejšie rozhoduje rýchlosť nárastu než pevná hranica: sprchovanie zdvihne vlhkosť za minúty, letné počasie za hodiny. Oboje sa na prístroji volí.', 'In bathrooms the rate of rise is a more reliable trigger than a fixed limit: a shower raises humidity in minutes, summer weather in hours. Either can be selected.'), t('Messgenauigkeit ±3 % zwischen 20 und 80 %.', 'Přesnost ±3 % v rozsahu 20 až 80 %.', 'Presnosť ±3 % v rozsahu 20 až 80 %.', 'Accuracy ±3 % between 20 and 80 %.')], [[0, 36, 98]]),
    sensor('sensor-co2', 'SCO', 'H3.2', 'sensor-co2', 'Carbona Klasso Atmo Spira', t('CO₂-Sensor', 'čidlo CO₂', 'snímač CO₂', 'CO₂ sensor'),
      [t('CO₂-Fühler mit Infrarotmessung bis 2.000 ppm, Ausgang {ctrl_signal}. Für Klassenräume, Büros und Schlafzimmer.', 'Čidlo CO₂ s infračerveným měřením do 2 000 ppm, výstup {ctrl_signal}. Do učeben, kanceláří a ložnic.', 'Snímač CO₂ s infračerveným meraním do 2 000 ppm, výstup {ctrl_signal}. Do učební, kancelárií a spální.', 'CO₂ sensor with infrared measurement up to 2,000 ppm, output {ctrl_signal}. For classrooms, offices and bedrooms.')],
      [t('Unter 1.000 ppm gilt die Luft als frisch; je Person sind dafür 25 bis 30 m³/h nötig. Der Sensor regelt die Lüftung nach Belegung statt nach der Uhr.', 'Do 1 000 ppm se vzduch považuje za čerstvý; na osobu je k tomu třeba 25 až 30 m³/h. Čidlo řídí větrání podle počtu lidí, ne podle hodin.', 'Do 1 000 ppm sa vzduch považuje za čerstvý; na osobu je na to potrebných 25 až 30 m³/h. Snímač riadi vetranie podľa počtu ľudí, nie podľa hodín.', 'Below 1,000 ppm air counts as fresh; that takes 25 to 30 m³/h per person. The sensor controls ventilation by occupancy instead of by the clock.'), t('Selbstkalibrierend über sieben Tage. Raumfühler sitzen in 1,5 m Höhe, nicht neben Tür oder Fenster.', 'Samokalibrace během sedmi dnů. Prostorové čidlo patří do výšky 1,5 m, ne vedle dveří nebo okna.', 'Samokalibrácia počas siedmich dní. Priestorový snímač patrí do výšky 1,5 m, nie vedľa dverí alebo okna.', 'Self-calibrating over seven days. Room sensors sit 1.5 m up, not beside a door or window.')], [[0, 88, 210]]),
    sensor('sensor-voc', 'SVO', 'H3.3', 'sensor-voc', 'Aroma Olfakto Naso', t('Luftqualitätssensor VOC', 'čidlo kvality vzduchu VOC', 'snímač kvality vzduchu VOC', 'VOC air quality sensor'),
      [t('Reagiert auf Gerüche und Lösemitteldämpfe, Ausgang {ctrl_signal}. Für Küchen, WC-Anlagen und Umkleiden.', 'Reaguje na pachy a výpary, výstup {ctrl_signal}. Do kuchyní, toalet a šaten.', 'Reaguje na pachy a výpary, výstup {ctrl_signal}. Do kuchýň, toaliet a šatní.', 'Responds to smells and solvent vapours, output {ctrl_signal}. For kitchens, toilets and changing rooms.')],
      [t('VOC-Fühler messen einen Summenwert, keinen einzelnen Stoff; sie merken sich die sauberste Luft der letzten Wochen als Nullpunkt. Für Personenbelegung ist ein CO₂-Sensor genauer.', 'Čidlo VOC měří souhrnnou hodnotu, ne jednotlivou látku; za nulu bere nejčistší vzduch posledních týdnů. Pro počet osob je přesnější čidlo CO₂.', 'Snímač VOC meria súhrnnú hodnotu, nie jednotlivú látku; za nulu berie najčistejší vzduch posledných týždňov. Pre počet osôb je presnejší snímač CO₂.', 'VOC sensors measure a sum, not a single substance, and take the cleanest air of recent weeks as zero. For occupancy a CO₂ sensor is more accurate.'), t('Nach dem Einschalten zehn Minuten warmlaufen lassen.', 'Po zapnutí nechte deset minut zahřát.', 'Po zapnutí nechajte desať minút zahriať.', 'Allow ten minutes to warm up after switching on.')], [[0, 82, 178]]),
    family({
      ...common, id: 'sensor-pressure', sku: 'SDP', category: 'H3.4', model: 'sensor-pressure', lines: 'Baro Delta Manomet', brands: ['regulanta'],
      noun: t('Differenzdrucksensor', 'snímač tlakové diference', 'snímač tlakovej diferencie', 'differential pressure sensor'),
      perex: [t('Differenzdruck {range_pa}, Ausgang {ctrl_signal}: meldet volle Filter oder hält den Kanaldruck konstant.', 'Tlaková diference {range_pa}, výstup {ctrl_signal}: hlásí zanesený filtr nebo drží tlak v potrubí.', 'Tlaková diferencia {range_pa}, výstup {ctrl_signal}: hlási zanesený filter alebo drží tlak v potrubí.', 'Differential pressure {range_pa}, output {ctrl_signal}: reports loaded filters or keeps duct pressure constant.')],
      body: [
        t('Zwei Schläuche vor und hinter dem Filter genügen. Als Wechselgrenze gilt das Doppelte des Anfangswiderstands.', 'Stačí dvě hadičky před filtrem a za ním. Mezí pro výměnu je dvojnásobek počátečního odporu.', 'Stačia dve hadičky pred filtrom a za ním. Hranicou na výmenu je dvojnásobok počiatočného odporu.', 'Two tubes before and after the filter are enough. Change at twice the initial resistance.'),
        t('Schläuche und Kanalnippel liegen bei. Senkrecht montieren, sonst verschiebt sich der Nullpunkt.', 'Hadičky a nátrubky jsou přiloženy. Montujte svisle, jinak se posune nula.', 'Hadičky a nátrubky sú priložené. Montujte zvislo, inak sa posunie nula.', 'Tubes and duct nipples included. Mount upright or the zero point shifts.'),
      ],
      size: { code: 'range_pa', values: '0-100 20-300 0-500 50-500 0-1000', window: [1, 4] }, option: { code: 'ctrl_signal', values: signals, count: [1, 2] }, picks: { ip: 'ip54|ip65', u: '24', mounting: 'surface' }, eur: [[0, 62, 185]], kg: [[0, 0.12, 0.2]], longestMm: [[0, 95, 95]], tail: ['range_pa', 'ctrl_signal'], key: ['range_pa', 'ctrl_signal', 'ip'],
    }),
    {
      ...sensor('sensor-pir', 'SPI', 'H3.5', 'sensor-pir', 'Presa Passant Moveo Wink', t('Bewegungsmelder', 'pohybové čidlo', 'pohybový snímač', 'motion sensor'),
      [t('Schaltet die Lüftung, wenn jemand den Raum betritt; Nachlauf bis 30 Minuten. Ausgang {ctrl_signal}.', 'Zapne větrání, když někdo vejde; doběh až 30 minut. Výstup {ctrl_signal}.', 'Zapne vetranie, keď niekto vojde; dobeh až 30 minút. Výstup {ctrl_signal}.', 'Switches ventilation when somebody enters; run-on up to 30 minutes. Output {ctrl_signal}.')],
      [t('Für WC und Abstellräume ohne Fenster, wo der Lichtschalter als Auslöser nicht reicht. Erfasst 110° auf 6 m.', 'Na toalety a do komor bez okna, kde jako spouštěč nestačí vypínač světla. Záběr 110° na 6 m.', 'Na toalety a do komôr bez okna, kde ako spúšťač nestačí vypínač svetla. Záber 110° na 6 m.', 'For toilets and store rooms without windows, where the light switch will not do as a trigger. Covers 110° at 6 m.'), t('Nicht auf Heizkörper oder Fenster richten.', 'Nemiřte na topení ani na okno.', 'Nemierte na kúrenie ani na okno.', 'Do not aim at radiators or windows.')], [[0, 23, 56]]),
      size: { code: 'mounting', values: 'surface flush', window: [1, 2] },
      option: { code: 'ctrl_signal', values: [{ id: 'dry' }], count: [1, 1] },
    },
  ]
}
