import type { Text } from '../../backend/db/columns.ts'
import type { ParameterRecord } from '../records.ts'
import { colours } from './colours.ts'
import { unitModels } from './products/unit-models.ts'
import { figure, forLocales, same, t } from './texts/text.ts'

const groups = {
  size: t('Maße', 'Rozměry', 'Rozmery', 'Dimensions'),
  air: t('Luftleistung', 'Výkon', 'Výkon', 'Air performance'),
  sound: t('Akustik', 'Akustika', 'Akustika', 'Acoustics'),
  power: t('Elektrik & Regelung', 'Elektro a regulace', 'Elektro a regulácia', 'Electrics and control'),
  make: t('Ausführung', 'Provedení', 'Vyhotovenie', 'Design'),
  heat: t('Wärmerückgewinnung & Heizung', 'Rekuperace a ohřev', 'Rekuperácia a ohrev', 'Heat recovery and heating'),
  filter: t('Filter', 'Filtrace', 'Filtrácia', 'Filtration'),
  fire: t('Brandschutz', 'Požární ochrana', 'Požiarna ochrana', 'Fire protection'),
  other: t('Allgemein', 'Obecné', 'Všeobecné', 'General'),
}

type Group = keyof typeof groups
type Value = ParameterRecord['values'][number]

const describe = (code: string, group: Group, title: Text, unit: string, type: ParameterRecord['type'],
  values: Value[] = [], description: Text | null = null): ParameterRecord =>
  ({ code, title, group: groups[group], type, unit, description, values })

const number = (code: string, group: Group, unit: string, title: Text, description: Text | null = null) =>
  describe(code, group, title, unit, 'number', [], description)

const boolean = (code: string, group: Group, title: Text, description: Text | null = null) =>
  describe(code, group, title, '', 'boolean', [], description)

/** Values that read the same in all languages: `id=title` or just `title`. */
const plain = (list: string): Value[] => list.split('|').map((entry) => {
  const [id = '', title = id] = entry.split('=')
  return { id, title: same(title) }
})

/** Figures with the decimal mark of the language; the id is in thousandths where `milli`. */
const figures = (list: string, milli = false): Value[] => list.split(' ').map((id) => ({
  id: milli ? id : id.replace('.', '-'),
  title: forLocales((locale) => figure(Number(id) / (milli ? 1000 : 1), locale)),
}))

/** A range in the number format of the language: `0–1,000`. */
const ranges = (list: string): Value[] => list.split(' ').map((id) => ({
  id,
  title: forLocales((locale) => id.split('-').map((bound) => figure(Number(bound), locale)).join('–')),
}))

const sizes = (list: string): Value[] => list.split(' ').map((id) => ({ id, title: same(id.split('x').join(' × ')) }))

const named = (values: Record<string, Text>): Value[] => Object.entries(values).map(([id, title]) => ({ id, title }))

const values = (code: string, group: Group, unit: string, title: Text, list: Value[], description: Text | null = null) =>
  describe(code, group, title, unit, 'values', list, description)

const none = t('ohne', 'bez', 'bez', 'none')

const all: ParameterRecord[] = [
  values('dn', 'size', 'mm', t('Nennweite', 'Průměr', 'Priemer', 'Diameter'),
    figures('30 32 40 50 63 75 80 90 100 110 120 125 150 160 180 200 224 250 280 315 355 400 450 500 560 630 710 800'),
    t('Innendurchmesser des Rohres, in das oder an das das Teil passt.', 'Vnitřní průměr potrubí, do kterého nebo na které díl pasuje.', 'Vnútorný priemer potrubia, do ktorého alebo na ktoré diel pasuje.', 'Inner diameter of the duct that the part fits into or onto.')),
  values('dn2', 'size', 'mm', t('Zweite Nennweite', 'Druhý průměr', 'Druhý priemer', 'Second diameter'),
    figures('63 75 80 90 100 110 120 125 150 160 180 200 224 250 280 315 355 400 450')),
  values('size_ab', 'size', 'mm', t('Maß a × b', 'Rozměr a × b', 'Rozmer a × b', 'Size a × b'),
    sizes('110x54 140x140 150x150 170x170 180x250 200x200 204x60 220x90 250x250 300x300 200x100 300x100 400x200 500x250 500x300 600x300 600x350 700x400 800x500 1000x500 400x80 450x90 500x90')),
  values('plate', 'size', 'mm', t('Frontplatte', 'Čelní deska', 'Čelná doska', 'Face plate'), figures('300 400 500 600 625')),
  values('width', 'size', 'cm', t('Breite', 'Šířka', 'Šírka', 'Width'), figures('50 60 80 90 100 120 150 200')),
  values('hood_length', 'size', 'mm', t('Haubenlänge', 'Délka zákrytu', 'Dĺžka zákrytu', 'Hood length'), figures('1000 1200 1400 1600 1800 2000 2400')),
  values('rotor', 'size', 'mm', t('Flügeldurchmesser', 'Průměr lopatek', 'Priemer lopatiek', 'Blade span'), figures('900 1060 1200 1320 1400 1520')),
  values('length', 'size', 'm', t('Länge', 'Délka', 'Dĺžka', 'Length'), figures('250 300 350 500 600 750 900 1000 1200 1250 1500 2000 3000 6000', true)),
  values('roll_length', 'size', 'm', t('Rollenlänge', 'Délka návinu', 'Dĺžka návinu', 'Coil length'), figures('1 2 3 5 6 10 12 15 20 25 50')),
  values('tape_width', 'size', 'mm', t('Bandbreite', 'Šířka pásky', 'Šírka pásky', 'Tape width'), figures('38 48 50 72 75 100')),
  values('tape_length', 'size', 'm', t('Bandlänge', 'Délka pásky', 'Dĺžka pásky', 'Tape length'), figures('10 15 25 45 50 100')),
  values('roll_width', 'size', 'm', t('Breite der Bahn', 'Šířka pásu', 'Šírka pásu', 'Roll width'), figures('500 1000 1500 2000', true)),
  values('slots', 'size', '', t('Anzahl Schlitze', 'Počet štěrbin', 'Počet štrbín', 'Slots'), figures('1 2 3 4')),
  values('angle', 'size', '°', t('Winkel', 'Úhel', 'Uhol', 'Angle'), figures('15 30 45 60 90')),
  values('wall_thk', 'size', 'mm', t('Blechstärke', 'Tloušťka plechu', 'Hrúbka plechu', 'Sheet gauge'), figures('0.4 0.5 0.6 0.7 0.8 1')),
  values('ins_thk', 'size', 'mm', t('Dämmstärke', 'Tloušťka izolace', 'Hrúbka izolácie', 'Insulation'), figures('6 9 13 19 25 32 40 50 100')),
  values('screw_size', 'size', 'mm', t('Abmessung', 'Rozměr', 'Rozmer', 'Size'), sizes('3.5x9.5 4.2x13 4.2x16 4.8x16 3.2x8 4x8 4x10').map((value) => ({ id: value.id.replaceAll('.', '-'), title: forLocales((locale) => (locale === 'en' ? value.title.en : value.title.de.replaceAll('.', ','))) }))),
  values('thread', 'size', '', t('Gewinde', 'Závit', 'Závit', 'Thread'), plain('m6=M6|m8=M8|m8-m10=M8/M10|m10=M10')),
  number('overall_width', 'size', 'mm', t('Gesamtbreite', 'Celková šířka', 'Celková šírka', 'Overall width')),
  number('overall_height', 'size', 'mm', t('Gesamthöhe', 'Celková výška', 'Celková výška', 'Overall height')),
  number('overall_depth', 'size', 'mm', t('Gesamttiefe', 'Celková hloubka', 'Celková hĺbka', 'Overall depth')),
  number('overall_length', 'size', 'mm', t('Baulänge', 'Stavební délka', 'Stavebná dĺžka', 'Overall length')),
  number('outer_diameter', 'size', 'mm', t('Außendurchmesser', 'Vnější průměr', 'Vonkajší priemer', 'Outer diameter')),
  number('weight', 'size', 'kg', t('Gewicht', 'Hmotnost', 'Hmotnosť', 'Weight')),
  values('drain_dn', 'size', 'mm', t('Ablauf', 'Odtok', 'Odtok', 'Drain'), figures('16 20 25 32 40')),

  number('q_max', 'air', 'm³/h', t('Luftmenge max.', 'Průtok vzduchu max.', 'Prietok vzduchu max.', 'Max airflow'),
    t('Bei freiem Ausblas, ohne angeschlossene Leitung.', 'Při volném výfuku, bez připojeného potrubí.', 'Pri voľnom výfuku, bez pripojeného potrubia.', 'Free blowing, without connected ducting.')),
  number('q_normal', 'air', 'm³/h', t('Luftmenge höchste Normalstufe', 'Průtok, nejvyšší běžný stupeň', 'Prietok, najvyšší bežný stupeň', 'Airflow, highest normal setting'),
    t('Ohne Intensivstufe, die nach einigen Minuten von selbst endet.', 'Bez intenzivního stupně, který po několika minutách sám skončí.', 'Bez intenzívneho stupňa, ktorý po niekoľkých minútach sám skončí.', 'Without an intensive setting, which ends by itself after some minutes.')),
  number('q_min', 'air', 'm³/h', t('Luftmenge kleinste Stufe', 'Průtok, nejnižší stupeň', 'Prietok, najnižší stupeň', 'Airflow, lowest setting')),
  number('dp_max', 'air', 'Pa', t('Druck max.', 'Tlak max.', 'Tlak max.', 'Max static pressure')),
  number('room_m2', 'air', 'm²', t('Für Raumgröße bis', 'Pro místnost do', 'Pre miestnosť do', 'Room size up to'),
    t('Bei 2,5 m Raumhöhe und vierfachem Luftwechsel, das sind 60 m³/h in einem Bad von 6 m² wie nach DIN 18017-3. Gerechnet mit drei Vierteln der Luftmenge, wie sie eingebaut zu erwarten sind.', 'Při výšce 2,5 m a čtyřnásobné výměně vzduchu, tedy 60 m³/h v koupelně 6 m² jako podle DIN 18017-3. Počítáno se třemi čtvrtinami průtoku, jaké lze po zabudování čekat.', 'Pri výške 2,5 m a štvornásobnej výmene vzduchu, teda 60 m³/h v kúpeľni 6 m² ako podľa DIN 18017-3. Počítané s tromi štvrtinami prietoku, aké možno po zabudovaní očakávať.', 'At 2.5 m ceiling height and four air changes, which is 60 m³/h in a bathroom of 6 m² as to DIN 18017-3. Reckoned with three quarters of the flow, as can be expected once installed.')),
  number('free_area', 'air', 'cm²', t('Freier Querschnitt', 'Volný průřez', 'Voľný prierez', 'Free area')),
  number('lpa', 'sound', 'dB(A)', t('Schalldruckpegel in 3 m', 'Akustický tlak ve 3 m', 'Akustický tlak v 3 m', 'Sound pressure at 3 m'),
    t('Freifeld, ohne Einfluss des Raumes.', 'Ve volném poli, bez vlivu místnosti.', 'Vo voľnom poli, bez vplyvu miestnosti.', 'Free field, without the influence of the room.')),
  number('lwa', 'sound', 'dB(A)', t('Schallleistungspegel', 'Akustický výkon', 'Akustický výkon', 'Sound power LWA')),
  number('lwa_min', 'sound', 'dB(A)', t('Schallleistungspegel kleinste Stufe', 'Akustický výkon, nejnižší stupeň', 'Akustický výkon, najnižší stupeň', 'Sound power, lowest setting')),
  number('lwa_boost', 'sound', 'dB(A)', t('Schallleistungspegel Intensivstufe', 'Akustický výkon, intenzivní stupeň', 'Akustický výkon, intenzívny stupeň', 'Sound power, intensive setting')),
  number('attenuation', 'sound', 'dB', t('Einfügungsdämpfung bei 250 Hz', 'Útlum při 250 Hz', 'Útlm pri 250 Hz', 'Insertion loss at 250 Hz')),

  number('p_el', 'power', 'W', t('Leistungsaufnahme', 'Příkon', 'Príkon', 'Power input')),
  number('p_off', 'power', 'W', t('Leistungsaufnahme im Aus-Zustand', 'Příkon ve vypnutém stavu', 'Príkon vo vypnutom stave', 'Power input when off')),
  number('p_standby', 'power', 'W', t('Leistungsaufnahme in Bereitschaft', 'Příkon v pohotovosti', 'Príkon v pohotovosti', 'Power input in standby')),
  number('aec', 'power', 'kWh/a', t('Jährlicher Energieverbrauch AEC', 'Roční spotřeba energie AEC', 'Ročná spotreba energie AEC', 'Annual energy consumption AEC')),
  number('fde', 'power', '%', t('Fluiddynamische Effizienz FDE', 'Účinnost proudění FDE', 'Účinnosť prúdenia FDE', 'Fluid dynamic efficiency FDE')),
  number('light_eff', 'power', 'lx/W', t('Beleuchtungseffizienz LE', 'Účinnost osvětlení LE', 'Účinnosť osvetlenia LE', 'Lighting efficiency LE')),
  values('u', 'power', 'V', t('Spannung', 'Napětí', 'Napätie', 'Voltage'), figures('12 24 230 400')),
  number('i_max', 'power', 'A', t('Strom max.', 'Proud max.', 'Prúd max.', 'Current')),
  values('motor', 'power', '', t('Motortyp', 'Typ motoru', 'Typ motora', 'Motor'), plain('ac=AC|ec=EC|dc=DC')),
  values('speeds', 'power', '', t('Drehzahlstufen', 'Počet rychlostí', 'Počet rýchlostí', 'Speeds'),
    [...figures('1 2 3 5'), { id: 'stepless', title: t('stufenlos', 'plynule', 'plynule', 'stepless') }]),
  values('ip', 'power', '', t('Schutzart', 'Krytí', 'Krytie', 'IP rating'), plain('ip20=IP20|ip30=IP30|ip42=IP42|ipx2=IPX2|ipx4=IPX4|ip34=IP34|ip44=IP44|ip45=IP45|ip54=IP54|ip55=IP55|ip65=IP65|ip66=IP66')),
  values('equipment', 'power', '', t('Ausstattung', 'Výbava', 'Výbava', 'Equipment'), named({
    standard: t('Ein/Aus', 'Zapnout/vypnout', 'Zapnúť/vypnúť', 'On/off'),
    t: t('Nachlauf', 'Časový doběh', 'Časový dobeh', 'Timer'),
    h: t('Feuchtesensor', 'Čidlo vlhkosti', 'Snímač vlhkosti', 'Humidistat'),
    th: t('Nachlauf + Feuchtesensor', 'Doběh + čidlo vlhkosti', 'Dobeh + snímač vlhkosti', 'Timer + humidistat'),
    p: t('Bewegungsmelder', 'Pohybové čidlo', 'Pohybový snímač', 'Motion sensor'),
    c: t('Zugschnur', 'Tahový vypínač', 'Ťahový vypínač', 'Pull cord'),
    i: t('Intervall', 'Interval', 'Interval', 'Interval'),
  })),
  values('ctrl', 'power', '', t('Steuerung', 'Ovládání', 'Ovládanie', 'Control'), named({
    run: t('Nachlauf', 'Časový doběh', 'Časový dobeh', 'Run-on timer'),
    interval: t('Intervall', 'Interval', 'Interval', 'Interval'),
    hygro: t('Hygrostat', 'Hygrostat', 'Hygrostat', 'Humidistat'),
    pir: t('Bewegungsmelder', 'Pohybové čidlo', 'Pohybový snímač', 'Motion sensor'),
    cord: t('Zugschnur', 'Tahový vypínač', 'Ťahový vypínač', 'Pull cord'),
    co2: same('CO₂'), voc: same('VOC'), '0-10v': same('0–10 V'), modbus: same('Modbus'), wlan: t('WLAN', 'Wi-Fi', 'Wi-Fi', 'Wi-Fi'),
    remote: t('Fernbedienung', 'Dálkové ovládání', 'Diaľkové ovládanie', 'Remote control'),
    'room-sensors': t('Sensoren in mehreren Räumen', 'Čidla ve více místnostech', 'Snímače vo viacerých miestnostiach', 'Sensors in several rooms'),
  })),
  values('bearing', 'power', '', t('Lager', 'Ložiska', 'Ložiská', 'Bearing'), named({
    sleeve: t('Gleitlager', 'Kluzná', 'Klzné', 'Sleeve'), ball: t('Kugellager', 'Kuličková', 'Guľôčkové', 'Ball') })),
  values('timer_range', 'power', 'min', t('Nachlaufzeit', 'Doběh', 'Dobeh', 'Run-on time'), plain('1-30=1–30|2-30=2–30|3-15=3–15')),
  values('hygro_range', 'power', '%', t('Feuchte-Einstellbereich', 'Rozsah vlhkosti', 'Rozsah vlhkosti', 'Humidity range'), plain('40-90=40–90|60-95=60–95')),
  values('ctrl_signal', 'power', '', t('Regelsignal', 'Řídicí signál', 'Riadiaci signál', 'Signal'), named({
    '0-10v': same('0–10 V'), '4-20ma': same('4–20 mA'), pwm: same('PWM'), modbus: same('Modbus RTU'),
    dry: t('potenzialfreier Kontakt', 'bezpotenciálový kontakt', 'bezpotenciálový kontakt', 'volt-free contact'),
    wlan: t('WLAN', 'Wi-Fi', 'Wi-Fi', 'Wi-Fi') })),
  values('i_ctrl', 'power', 'A', t('Regelbarer Strom', 'Regulovaný proud', 'Regulovaný prúd', 'Controlled current'), figures('0.5 1 1.5 2.5 3.5 5 7 10 13')),
  values('p_motor', 'power', 'kW', t('Motorleistung', 'Výkon motoru', 'Výkon motora', 'Motor power'), figures('0.37 0.55 0.75 1.1 1.5 2.2 4')),
  values('mounting', 'power', '', t('Montageart', 'Způsob montáže', 'Spôsob montáže', 'Mounting'), named({
    surface: t('Aufputz', 'Na omítku', 'Na omietku', 'Surface'), flush: t('Unterputz', 'Pod omítku', 'Pod omietku', 'Flush'),
    duct: t('Kanal', 'Do potrubí', 'Do potrubia', 'Duct'), rail: t('Hutschiene', 'Na lištu DIN', 'Na lištu DIN', 'DIN rail') })),
  values('actuator', 'power', '', t('Stellantrieb', 'Servopohon', 'Servopohon', 'Actuator'), [
    { id: 'none', title: t('ohne Antrieb', 'bez pohonu', 'bez pohonu', 'no actuator') },
    { id: 'self', title: t('selbsttätig, ohne Strom', 'samočinně, bez proudu', 'samočinne, bez prúdu', 'self-acting, unpowered') },
    { id: '24v', title: t('Antrieb 24 V', 'Pohon 24 V', 'Pohon 24 V', 'Actuator 24 V') },
    { id: '230v', title: t('Antrieb 230 V', 'Pohon 230 V', 'Pohon 230 V', 'Actuator 230 V') },
    { id: 'spring', title: t('Federrücklauf', 'Se zpětnou pružinou', 'So spätnou pružinou', 'Spring return') }]),
  values('torque', 'power', 'Nm', t('Drehmoment', 'Krouticí moment', 'Krútiaci moment', 'Torque'), figures('2 4 5 8 10 16 20')),
  values('range_pa', 'power', 'Pa', t('Messbereich', 'Měřicí rozsah', 'Merací rozsah', 'Measuring range'), ranges('0-100 20-300 0-500 50-500 0-1000')),

  values('material', 'make', '', t('Material', 'Materiál', 'Materiál', 'Material'), named({
    abs: same('ABS'), pp: same('PP'), pe: same('PE'), pvc: same('PVC'), pur: same('PUR'), epp: same('EPP'),
    galvanised: t('Stahl verzinkt', 'Pozinkovaná ocel', 'Pozinkovaná oceľ', 'Galvanised steel'),
    stainless: t('Edelstahl', 'Nerez', 'Nerez', 'Stainless steel'),
    aluminium: t('Aluminium', 'Hliník', 'Hliník', 'Aluminium'),
    painted: t('Stahl lackiert', 'Lakovaná ocel', 'Lakovaná oceľ', 'Painted steel'),
    glass: t('Glas', 'Sklo', 'Sklo', 'Glass'), wood: t('Holz', 'Dřevo', 'Drevo', 'Wood'),
    rubber: t('Gummi', 'Pryž', 'Guma', 'Rubber'), butyl: t('Butyl', 'Butyl', 'Butyl', 'Butyl'),
    glassfibre: t('Glasfaser', 'Skelné vlákno', 'Sklené vlákno', 'Glass fibre'),
    mineral: t('Mineralwolle', 'Minerální vlna', 'Minerálna vlna', 'Mineral wool'),
    elastomer: t('Elastomerschaum', 'Elastomerová pěna', 'Elastomérová pena', 'Elastomeric foam'),
    cardboard: t('Karton', 'Karton', 'Kartón', 'Cardboard'), polyester: same('Polyester'),
  })),
  describe('color_ral', 'make', t('Farbe', 'Barva', 'Farba', 'Colour'), '', 'colour',
    colours.map(({ id, title, ral, hex }) => ({ id, title: forLocales((locale) => `${title[locale]}${ral ? ` (RAL ${ral})` : ''}`), colorHex: hex }))),
  boolean('backdraught', 'make', t('Rückschlagklappe', 'Zpětná klapka', 'Spätná klapka', 'Backdraught shutter')),
  boolean('gasket', 'make', t('Lippendichtung', 'Břitové těsnění', 'Britové tesnenie', 'Lip seal')),
  boolean('insect_net', 'make', t('Insektenschutz', 'Síťka proti hmyzu', 'Sieťka proti hmyzu', 'Insect mesh')),
  boolean('rubber', 'make', t('Gummieinlage', 'Pryžová vložka', 'Gumová vložka', 'Rubber lining')),
  values('tightness', 'make', '', t('Dichtheitsklasse', 'Třída těsnosti', 'Trieda tesnosti', 'Tightness class'), plain('a=A|b=B|c=C|d=D'),
    t('Nach EN 12237 (rund) oder EN 1507 (eckig).', 'Podle EN 12237 (kruhové) nebo EN 1507 (čtyřhranné).', 'Podľa EN 12237 (kruhové) alebo EN 1507 (štvorhranné).', 'To EN 12237 (round) or EN 1507 (rectangular).')),
  values('end', 'make', '', t('Anschluss', 'Připojení', 'Pripojenie', 'Connection'), named({
    male: t('Nippel (ins Rohr)', 'Nátrubek (do potrubí)', 'Nátrubok (do potrubia)', 'Male (into duct)'),
    female: t('Muffe (über Formteil)', 'Mufa (na tvarovku)', 'Mufa (na tvarovku)', 'Female (over fitting)') })),
  values('shape', 'make', '', t('Form', 'Tvar', 'Tvar', 'Shape'), named({
    'bend-h': t('Bogen 90° horizontal', 'Oblouk 90° horizontální', 'Oblúk 90° horizontálny', 'Bend 90° horizontal'),
    'bend-v': t('Bogen 90° vertikal', 'Oblouk 90° vertikální', 'Oblúk 90° vertikálny', 'Bend 90° vertical'),
    tee: t('T-Stück', 'T-kus', 'T-kus', 'Tee'), joint: t('Verbinder', 'Spojka', 'Spojka', 'Joint'),
    adapter: t('Übergang auf rund', 'Přechod na kruhové', 'Prechod na kruhové', 'Adapter to round') })),
  number('t_max', 'make', '°C', t('Medientemperatur max.', 'Teplota vzduchu max.', 'Teplota vzduchu max.', 'Max air temperature')),
  values('zone', 'make', '', t('Badzone', 'Zóna v koupelně', 'Zóna v kúpeľni', 'Bath zone'), [...figures('1 2'), { id: 'outside', title: t('außerhalb', 'mimo zóny', 'mimo zón', 'outside') }]),
  values('side', 'make', '', t('Anschlussseite', 'Strana připojení', 'Strana pripojenia', 'Connection side'), named({
    left: t('links', 'vlevo', 'vľavo', 'left'), right: t('rechts', 'vpravo', 'vpravo', 'right') })),
  values('ports', 'make', '', t('Abgänge', 'Počet vývodů', 'Počet vývodov', 'Ports'), figures('4 6 8 10 12 15')),
  values('pitch', 'make', '°', t('Dachneigung', 'Sklon střechy', 'Sklon strechy', 'Roof pitch'), plain('flat=0–5|5-25=5–25|25-45=25–45')),
  values('atex', 'make', '', t('Ex-Kennzeichnung', 'Označení Ex', 'Označenie Ex', 'Ex marking'), plain('2g-eb=II 2G Ex eb IIB T3|2g-h=II 2G Ex h IIB+H2 T4|3g=II 3G Ex ec IIC T4')),
  values('part', 'make', '', t('Ersatzteil', 'Náhradní díl', 'Náhradný diel', 'Spare part'), named({
    motor: t('Motor', 'Motor', 'Motor', 'Motor'), impeller: t('Laufrad', 'Oběžné kolo', 'Obežné koleso', 'Impeller'),
    cover: t('Frontblende', 'Čelní kryt', 'Čelný kryt', 'Front cover'), board: t('Steuerplatine', 'Řídicí deska', 'Riadiaca doska', 'Control board') })),
  values('condition', 'make', '', t('Zustand', 'Stav', 'Stav', 'Condition'), named({
    opened: t('Verpackung geöffnet, unbenutzt', 'Rozbaleno, nepoužité', 'Rozbalené, nepoužité', 'Opened box, unused'),
    returned: t('Rückläufer, geprüft', 'Vráceno, prověřeno', 'Vrátené, preverené', 'Returned, tested'),
    last: t('Restposten, neu', 'Poslední kusy, nové', 'Posledné kusy, nové', 'Last pieces, new') })),

  values('energy_class', 'heat', '', t('Energieklasse', 'Energetická třída', 'Energetická trieda', 'Energy class'), plain('a-plus=A+|a=A|b=B|c=C|d=D')),
  number('sec', 'heat', 'kWh/(m²·a)', t('Spez. Energieverbrauch SEV', 'Měrná spotřeba SEC', 'Merná spotreba SEC', 'Specific energy consumption SEC')),
  number('eta_t', 'heat', '%', t('Wärmerückgewinnung', 'Účinnost rekuperace', 'Účinnosť rekuperácie', 'Heat recovery')),
  number('spi', 'heat', 'W/(m³/h)', t('Spez. Leistung SPI', 'Měrný příkon SPI', 'Merný príkon SPI', 'Specific power SPI')),
  number('leak_int', 'heat', '%', t('Leckluft innen max.', 'Vnitřní netěsnost max.', 'Vnútorná netesnosť max.', 'Max internal leakage')),
  number('leak_ext', 'heat', '%', t('Leckluft außen max.', 'Vnější netěsnost max.', 'Vonkajšia netesnosť max.', 'Max external leakage')),
  values('filter_alarm', 'filter', '', t('Filterwarnanzeige', 'Výstraha filtru', 'Výstraha filtra', 'Filter warning'), named({
    display: t('Meldung im Display der Gerätefront', 'hlášení na displeji v čele jednotky', 'hlásenie na displeji v čele jednotky', 'message in the display of the unit’s front'),
    led: t('rote Leuchte an der Gerätefront', 'červená kontrolka v čele jednotky', 'červená kontrolka v čele jednotky', 'red light at the unit’s front') })),
  values('bypass', 'heat', '', t('Sommerbypass', 'Letní bypass', 'Letný bypass', 'Summer bypass'), [
    { id: 'none', title: none }, ...named({ manual: t('manuell', 'ruční', 'ručný', 'manual'), auto: t('automatisch', 'automatický', 'automatický', 'automatic') })]),
  values('exchanger', 'heat', '', t('Wärmetauscher', 'Výměník', 'Výmenník', 'Exchanger'), named({
    'counter-alu': t('Gegenstrom Aluminium', 'Protiproud hliník', 'Protiprúd hliník', 'Counterflow aluminium'),
    'counter-plastic': t('Gegenstrom Kunststoff', 'Protiproud plast', 'Protiprúd plast', 'Counterflow plastic'),
    enthalpy: t('Enthalpie', 'Entalpický', 'Entalpický', 'Enthalpy'), rotor: t('Rotor', 'Rotační', 'Rotačný', 'Rotary'),
    ceramic: t('Keramik', 'Keramický', 'Keramický', 'Ceramic') })),
  values('p_heat', 'heat', 'kW', t('Heizleistung', 'Topný výkon', 'Vykurovací výkon', 'Heating power'), figures('0.3 0.5 0.6 0.9 1.2 1.5 1.8 2 2.4 3 5 6 9 12 15 18')),
  values('rows', 'heat', '', t('Rohrreihen', 'Počet řad', 'Počet radov', 'Tube rows'), figures('2 3 4')),
  values('heat_source', 'heat', '', t('Heizung', 'Ohřev', 'Ohrev', 'Heating'), named({
    cold: t('ohne Heizung', 'bez ohřevu', 'bez ohrevu', 'ambient'), electric: t('elektrisch', 'elektrický', 'elektrický', 'electric'),
    water: t('Warmwasser', 'vodní', 'vodný', 'hot water') })),

  values('filter_iso', 'filter', '', t('Filterklasse ISO 16890', 'Třída filtrace ISO 16890', 'Trieda filtrácie ISO 16890', 'Filter class ISO 16890'),
    plain('coarse-45=Coarse 45 %|coarse-60=Coarse 60 %|coarse-65=Coarse 65 %|coarse-75=Coarse 75 %|coarse-80=Coarse 80 %|epm10-50=ePM10 50 %|epm10-60=ePM10 60 %|epm10-75=ePM10 75 %|epm25-50=ePM2,5 50 %|epm25-65=ePM2,5 65 %|epm25-70=ePM2,5 70 %|epm1-50=ePM1 50 %|epm1-60=ePM1 60 %|epm1-70=ePM1 70 %|epm1-80=ePM1 80 %|epm1-85=ePM1 85 %')),
  values('filter_en779', 'filter', '', t('Alte Klasse EN 779 (Info)', 'Dříve EN 779 (informativně)', 'Predtým EN 779 (informatívne)', 'Former EN 779 class (info)'),
    plain('g2=G2|g3=G3|g4=G4|m5=M5|m6=M6|f7=F7|f8=F8|f9=F9'),
    t('Nur zur Orientierung: Zwischen EN 779 und ISO 16890 gibt es keine genaue Umrechnung.', 'Jen pro orientaci: mezi EN 779 a ISO 16890 neexistuje přesný převod.', 'Len na orientáciu: medzi EN 779 a ISO 16890 neexistuje presný prevod.', 'For orientation only: there is no exact conversion between EN 779 and ISO 16890.')),
  values('filter_dim', 'filter', 'mm', t('Filtermaß B × H × T', 'Rozměr filtru Š × V × H', 'Rozmer filtra Š × V × H', 'Filter size W × H × D'),
    sizes('287x592x360 490x592x360 592x592x360 287x592x600 490x592x600 592x592x600 287x592x48 287x287x48 490x592x48 592x592x48 287x592x96 592x592x96')),
  number('gfe', 'filter', '%', t('Fettabscheidegrad GFE', 'Účinnost filtrace tuků GFE', 'Účinnosť filtrácie tukov GFE', 'Grease filtering efficiency GFE')),
  values('unit_model', 'filter', '', t('Passend für', 'Vhodné pro', 'Vhodné pre', 'Fits unit'), unitModels.map(({ id, title }) => ({ id, title: same(title) }))),
  values('model', 'other', '', t('Modell', 'Model', 'Model', 'Model'), unitModels.map(({ id, title }) => ({ id, title: same(title) })),
    t('Nach ihm richten sich Filtersätze und Ersatzteile.', 'Podle něj se vybírají sady filtrů a náhradní díly.', 'Podľa neho sa vyberajú sady filtrov a náhradné diely.', 'Filter sets and spare parts go by it.')),
  values('pockets', 'filter', '', t('Taschen', 'Počet kapes', 'Počet vreciek', 'Pockets'), figures('3 4 5 6 8 10')),

  values('fire_class', 'fire', '', t('Feuerwiderstand', 'Požární odolnost', 'Požiarna odolnosť', 'Fire rating'),
    plain('ei30=EI 30 (ve, ho, i↔o) S|ei60=EI 60 (ve, ho, i↔o) S|ei90=EI 90 (ve, ho, i↔o) S|ei120=EI 120 (ve, ho, i↔o) S|k90=K90-18017')),
  values('fuse_temp', 'fire', '°C', t('Schmelzlot', 'Tavná pojistka', 'Tavná poistka', 'Fusible link'), figures('72 74 95')),

  values('measures', 'other', '', t('Messgröße', 'Měřená veličina', 'Meraná veličina', 'Measures'), named({
    velocity: t('Luftgeschwindigkeit', 'Rychlost proudění', 'Rýchlosť prúdenia', 'Air velocity'),
    flow: t('Volumenstrom', 'Průtok', 'Prietok', 'Airflow'), pressure: t('Differenzdruck', 'Tlaková diference', 'Tlaková diferencia', 'Differential pressure'),
    humidity: t('Feuchte und Temperatur', 'Vlhkost a teplota', 'Vlhkosť a teplota', 'Humidity and temperature'), co2: same('CO₂') })),
  values('volume', 'other', 'ml', t('Inhalt', 'Objem', 'Objem', 'Content'), figures('280 290 310 600 750')),
  values('pieces', 'other', '', t('Stück im Paket', 'Kusů v balení', 'Kusov v balení', 'Pieces per pack'), figures('1 2 3 4 10 25 50 100 250 500')),
  values('warranty', 'other', '', t('Herstellergarantie (Jahre)', 'Záruka výrobce (roky)', 'Záruka výrobcu (roky)', 'Manufacturer’s guarantee (years)'), figures('2 3 5 7')),
]

/** Parameters explained by a saved filter. */
const landing: Record<string, string> = {
  lpa: 'quiet-bath-fans', equipment: 'bath-fans-humidity', motor: 'ec-inline-fans', gasket: 'lip-seal-fittings', exchanger: 'enthalpy-units', energy_class: 'class-a-plus-units',
  filter_en779: 'filters-g4', filter_iso: 'filters-f7', ctrl_signal: 'controllers-0-10v', fire_class: 'fire-ei90',
}

/** Redundant: the control says the same in more detail. */
const notOnDetail = new Set(['equipment'])
/** Shown on data sheets, but no facet. */
const noFilter = new Set([
  'model', 'weight', 'i_max', 'hygro_range', 'timer_range', 'q_normal', 'q_min', 'lwa_min', 'lwa_boost', 'p_off', 'p_standby', 'aec', 'fde', 'light_eff', 'gfe',
])

/** All technical parameters. */
export const parameters: ParameterRecord[] = all.map((parameter) => {
  const { code } = parameter
  const virtual = landing[code]
  return {
    ...parameter,
    ...(virtual && { virtualCategoryId: `vc-${virtual}` }),
    ...(notOnDetail.has(code) && { hideProductDetail: true }),
    ...(noFilter.has(code) && { hideFilter: true }),
  }
})

/** Parameters by code. */
export const parameterByCode = new Map(parameters.map((parameter) => [parameter.code, parameter]))

const valueTitles = new Map(parameters.map(({ code, values }) => [code, new Map(values.map(({ id, title }) => [id, title]))]))

/** Title of a value; throws for one that the dictionary does not have. */
export function titleOfValue(code: string, id: string): Text {
  const title = valueTitles.get(code)?.get(id)
  if (!title) throw new Error(`no value ${id} of parameter ${code}`)
  return title
}
