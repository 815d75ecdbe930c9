import { describe, expect, it } from 'vitest'
import { readMeasures } from './read-measures.ts'
import type { KnownValues } from './trade-facet.ts'

const values: Record<string, string[]> = {
  dn: ['80', '90', '100', '125', '150', '160', '200'],
  dn2: ['80', '100', '125'],
  angle: ['15', '30', '45', '60', '90'],
  length: ['500', '600', '1500', '3000'],
  ip: ['ipx4', 'ip44', 'ip65'],
  u: ['12', '24', '230', '400'],
  filter_en779: ['g4', 'm5', 'f7'],
  filter_iso: ['epm1-50', 'epm1-70', 'epm10-50', 'coarse-60'],
  filter_dim: ['592x592x360', '592x592x600'],
  fire_class: ['ei90', 'k90'],
  color_ral: ['ral-9005'],
  size_ab: ['220x90', '400x200'],
  i_ctrl: ['1', '2-5'],
  thread: ['m8', 'm8-m10'],
  ctrl_signal: ['0-10v'],
  width: ['60'],
  ins_thk: ['25'],
  mounting: ['flush', 'surface'],
  zone: ['1', '2'],
  p_motor: ['0-75'],
  rows: ['2', '3'],
  slots: ['1', '2'],
  rotor: ['1320'],
  plate: ['600'],
  range_pa: ['0-500', '50-500'],
  energy_class: ['a', 'a-plus'],
  fuse_temp: ['72'],
  atex: ['2g-eb', '2g-h', '3g'],
  pieces: ['100', '250', '500'],
}
const numbers = new Set(['q_max', 'dp_max', 'lpa', 'attenuation', 't_max', 'p_el'])
const known: KnownValues = {
  idsOf: (code) => values[code] ?? [],
  has: (code) => code in values || numbers.has(code),
}

/** The likeliest meaning of each measure, its first choices as text. */
function read(query: string): string[] {
  return readMeasures(query, known).measures.flatMap(({ meanings: [first = []] }) =>
    first.map(({ any: [choice] }) => {
      if ('values' in choice) return `${choice.code}=${choice.values.join(',')}`
      if ('currency' in choice)
        return `price ${choice.currency} ${choice.range.from}..${choice.range.to}`
      if ('range' in choice) return `${choice.code} ${choice.range.from}..${choice.range.to}`
      if ('sameAs' in choice) return `${choice.code} as ${choice.sameAs}`
      if ('lacking' in choice) return `${choice.code} without ${choice.lacking.join(',')}`
      return `reaches ${choice.flow} at ${choice.pressure}`
    }),
  )
}

describe('measures of a query', () => {
  it.each([
    ['Ø125', ['dn=125']],
    ['cfm 100', ['q_max 169.9..425']],
    ['m3/h: 200 Pa: 50', ['reaches 200 at 50']],
    ['Pa 150', ['dp_max 150..null']],
    ['IPX5', ['ip=ip65']],
    ['IP X6', ['ip=ipx6']],
    ['EU7', ['filter_en779=f7']],
    ['EU 4 Filter', ['filter_en779=g4']],
    ['flexrohr 160 50mm dämmung', ['ins_thk=50']],
    ['izolace 25 mm potrubí', ['ins_thk=25']],
    ['200 mm izolace', ['dn=200']],
    ['DN 125', ['dn=125']],
    ['průměr 125', ['dn=125']],
    ['125ka', ['dn=125']],
    ['4 inch', ['dn=100']],
    ['wall fan 24 inch', ['dn=630']],
    ['páska 50mmx50m', ['dn=50', 'length=50000']],
    ['roura 3m x 125mm', ['dn=125', 'length=3000']],
    ['rek jednotka 350m3 s bypasem', ['q_max 350..875']],
    ['ventilátor 20 l s klapkou', []],
    ['fan 0.1 m3 s', ['q_max 360..900']],
    ['panel filter merv 13', ['filter_en779=f7']],
    ['MERV8', ['filter_en779=g4']],
    ['6" to 5"', ['dn=150', 'dn2=125']],
    ['übergang 150 auf 125', ['dn=150', 'dn2=125']],
    ['redukce 125/160', ['dn=160', 'dn2=125']],
    ['reducer 160mm to 125mm', ['dn=160', 'dn2=125']],
    ['Bogen 90° 125 mm', ['angle=90', 'dn=125']],
    ['spiro dvoumetrová', ['length=2000']],
    ['spiro třímetrová 125ka', ['length=3000', 'dn=125']],
    ['grille 220 by 90', ['size_ab=220x90']],
    ['Auslass 600x600', ['plate=600']],
    ['Lüfter 2,5 m³/min', ['q_max 150..375']],
    ['fan 80 litres per second', ['q_max 288..720']],
    ['ventilátor 80 litrov za sekundu', ['q_max 288..720']],
    ['fan 200 cubic metres', ['q_max 200..500']],
    ['Lüfter unter 50 Euro', ['price EUR null..50']],
    ['Lüfter 49,90€', ['price EUR null..49.9']],
    ['větrák do 1 000 Kč', ['price CZK null..1000']],
    ['větrák do 1000,-', ['price null null..1000']],
    ['fan under £40', ['price GBP null..40']],
    ['ventilátor od 50 do 100 eur', ['price EUR 50..100']],
    ['Lüfter 50-100 €', ['price EUR 50..100']],
    ['Lüfter zwischen 40 und 80 Euro', ['price EUR 40..80']],
    ['větrák 125 do 1500 korun', ['price CZK null..1500']],
    ['roura 100 půl metru', ['length=500']],
    ['rúra 125 meter a pol', ['length=1500']],
    ['Rohr anderthalb Meter', ['length=1500']],
    ['mriežka 22x9 cm', ['size_ab=220x90']],
    ['two slot diffuser', ['slots=2']],
    ['dvouštěrbinová výustka', ['slots=2']],
    ['vodný ohrievač trojradový', ['rows=3']],
    ['čidlo tlaku 0-500 pascalů', ['range_pa=0-500']],
    ['Differenzdrucksensor 100-400 Pa', ['range_pa=0-500,50-500']],
    ['Hygrostat 40-90%', []],
    ['humidistat 40 to 90 % rh', []],
    ['hygrostat 40 až 90 %', []],
    ['ventilátor nad 100 eur', ['price EUR 100..null']],
    ['koleno 45 stupňů', ['angle=45']],
    ['hitzebeständig bis 90 Grad', ['t_max 90..null']],
    ['teplota do 90 stupňů', ['t_max 90..null']],
    ['odolný teplote do 90 stupňov', ['t_max 90..null']],
    ['heat resistant up to 90 degrees', ['t_max 90..null']],
    ['90 Grad heiße Luft', ['t_max 90..null']],
    ['Bogen 90 Grad wärmegedämmt', ['angle=90']],
    ['Rohr 3m', ['length=3000']],
    ['délka 1,5 m', ['length=1500']],
    ['220 x 90', ['size_ab=220x90']],
    ['200×400', ['size_ab=400x200']],
    ['592x592', ['filter_dim=592x592x360,592x592x600']],
    ['24x24x14 inch', ['filter_dim=592x592x360']],
    ['592x592x600', ['filter_dim=592x592x600']],
    ['160 metrová', ['length=1000']],
    ['1,5metrová', ['length=1500']],
    ['půlmetrová', ['length=500']],
    ['DN hundertfünfundzwanzig', ['dn=125']],
    ['einhundertsechzig mm', ['dn=160']],
    ['talířový ventil sto dvacet pět', ['dn=125']],
    ['stopětadvacet', ['dn=125']],
    ['redukce ze sto šedesáti na sto', ['dn=160', 'dn=100']],
    ['stopätdesiat na stodvadsaťpäť', ['dn=150', 'dn=125']],
    ['one hundred and sixty', ['dn=160']],
    ['bend ninety degrees', ['dn=90']],
    ['six inch duct', ['dn=150']],
    ['šest palců', ['dn=150']],
    ['fünf Zoll', ['dn=125']],
    ['spiro tři metry', ['length=3000']],
    ['drei Lüfter', []],
    ['dva ventilátory', []],
    ['unter 25 Dezibel', ['lpa null..25']],
    ['do 25 decibelů', ['lpa null..25']],
    ['1000 Pa', ['dp_max 1000..null']],
    ['IP65', ['ip=ip65']],
    ['ip 44', ['ip=ip44']],
    ['12V', ['u=12']],
    ['24 Volt', ['u=24']],
    ['0–10 V', ['ctrl_signal=0-10v']],
    ['2,5 A', ['i_ctrl=2-5']],
    ['0,75 kW', ['p_motor=0-75']],
    ['Kanal 22x90', ['size_ab=22x90']],
    ['Kanal 40x20', ['size_ab=400x200']],
    ['ventilátor 3 fázový', ['u=400']],
    ['single-phase fan', ['u=230']],
    ['ATEX fan zone 1', ['atex=2g-eb,2g-h']],
    ['Zone 2 Lüfter Ex', ['atex=3g,2g-eb,2g-h']],
    ['Badlüfter Zone 1', ['zone=1']],
    ['šrouby balení 500', ['pieces=500']],
    ['Schrauben 250er Pack', ['pieces=250']],
    ['screws 100 pcs', ['pieces=100']],
    ['G4', ['filter_en779=g4']],
    ['EN 779 F7', ['filter_en779=f7']],
    ['ePM1 F7', ['filter_iso=epm1-50,epm1-70', 'filter_en779=f7']],
    ['ISO ePM1 70%', ['filter_iso=epm1-70']],
    ['M8', ['thread=m8']],
    ['K90', ['fire_class=k90']],
    ['EI 90', ['fire_class=ei90']],
    ['RAL 9005', ['color_ral=ral-9005']],
    ['25 dB', ['lpa null..25']],
    ['150 °C', ['t_max 150..null']],
    ['50 Pa 200 m³/h', ['reaches 200 at 50']],
    ['200 m3/h bei 50 Pa', ['reaches 200 at 50']],
    ['200 m3/h / 50 Pa', ['reaches 200 at 50']],
    ['100 l/s at 150 Pa', ['reaches 360 at 150']],
    ['150 Pa bei 0,5 m³/s', ['reaches 1800 at 150']],
    ['20 mmWS 300 cbm/h', ['reaches 300 at 196.1']],
    ['300 m3/h 1 in wg', ['reaches 300 at 249.1']],
    ['1 kPa 1000 m3/h', ['reaches 1000 at 1000']],
    ['60 cfm', ['q_max 101.9..255']],
    ['0,2 m3/s', ['q_max 720..1800']],
    ['max 200 m3/h', ['q_max null..200']],
    ['mindestens 200 m3/h', ['q_max 200..null']],
    ['alespoň 200 m3/h', ['q_max 200..null']],
    ['unter 25 dB', ['lpa null..25']],
    ['max. 30 dB', ['lpa null..30']],
    ['T-Stück 125/125/100', ['dn=125', 'dn2=100']],
    ['160-125-160', ['dn=160', 'dn2=125']],
    ['d=160', ['dn=160']],
    ['Innendurchmesser 150', ['dn=150']],
    ['１２５ mm', ['dn=125']],
    ['0-10', ['ctrl_signal=0-10v']],
    ['0...10 V', ['ctrl_signal=0-10v']],
    ['0 bis 10 Volt', ['ctrl_signal=0-10v']],
    ['0 až 10 V', ['ctrl_signal=0-10v']],
    ['0-10 V DC', ['ctrl_signal=0-10v']],
    ['4 až 20 mA', ['ctrl_signal=4-20ma']],
    ['200 m³/h', ['q_max 200..500']],
    ['60 l/s', ['q_max 216..540']],
    ['haube 60 cm', ['width=60']],
    ['H13', ['filter_en779=h13']],
    ['zona 2', ['zone=2']],
    ['na omítku', ['mounting=surface']],
    ['pod omietku', ['mounting=flush']],
    ['Durchmesser 12,5 cm', ['dn=125']],
    ['potrubí průměru 160', ['dn=160']],
    ['160 mm diameter', ['dn=160']],
    ['roura stopadesátka', ['dn=150']],
    ['rúra stovka', ['dn=100']],
    ['hundertfünfundzwanziger rohr', ['dn=125']],
    ['24VDC', ['u=24']],
    ['230 V AC', ['u=230']],
    ['200 kubíků za hodinu', ['q_max 200..500']],
    ['200 cubic metres per hour', ['q_max 200..500']],
    ['400 m3/hr', ['q_max 400..1000']],
    ['125 nach 100', ['dn=125', 'dn2=100']],
    ['NW 125', ['dn=125']],
    ['Kanal 220 90', ['size_ab=220x90']],
    ['592/592', ['filter_dim=592x592x360,592x592x600']],
    ['unter 10 Watt', ['p_el null..10']],
    ['3 Reihen', ['rows=3']],
    ['2 Schlitze', ['slots=2']],
    ['52 inch', ['rotor=1320']],
    ['IP X4', ['ip=ipx4,ip44,ip65']],
    ['Energieklasse A+', ['energy_class=a-plus']],
    ['energetická třída A', ['energy_class=a']],
  ])('%s', (query, expected) => {
    expect(read(query)).toEqual(expected)
  })

  it('§4.7: degrees that no angle has are a temperature', () => {
    const [measure] = readMeasures('Klappe 72 Grad', known).measures
    expect(measure?.meanings.map(([facet]) => facet?.any[0])).toEqual([
      { code: 'angle', values: ['72'] },
      { code: 't_max', range: { from: 72, to: null } },
      { code: 'fuse_temp', values: ['72'] },
    ])
  })

  it.each(['Lüfter', 'T-Stück', 'Zone 3', 'CO2', 'A4 Papier', '1=1', '', "'''"])(
    'has none in %j',
    (query) => {
      expect(read(query)).toEqual([])
    },
  )

  it.each([
    ['2x Bogen', 'bogen'],
    ['10 x bogen', 'bogen'],
    ['Bogen 5 Stk', 'bogen'],
    ['kolena 3ks', 'kolena'],
    ['bends 2x', 'bends'],
    ['KWL EN 16798', 'kwl'],
    ['DIN EN 13141-7 lüfter', 'lufter'],
  ])('%s: how many and by which standard is no word to look for', (query, rest) => {
    const read = readMeasures(query, known)
    expect(read.rest.trim()).toBe(rest)
    expect(read.measures.flatMap(({ meanings }) => meanings.flat())).toEqual([])
  })

  it.each(['8 qm', '8 m²', '8 Quadratmeter', '8 metrů čtverečních', '8 metrov štvorcových'])(
    '§4.7: the size of a room is no length: %s',
    (query) => {
      const { measures, rest } = readMeasures(query, known)
      expect(measures.flatMap(({ meanings }) => meanings.flat())).toEqual([])
      expect(rest.trim()).toBe('')
    },
  )

  it('keep their places, so that what was typed is found again', () => {
    const query = 'Bogen Ø 125 weiß 90°'
    const { measures, rest } = readMeasures(query, known)
    expect(measures.map(({ from, to }) => query.slice(from, to))).toEqual(['Ø 125', '90°'])
    expect(rest).toHaveLength(query.length)
    expect(rest.trim().split(/\s+/)).toEqual(['bogen', 'weiß'])
  })

  it('are left as words where the shop has no such parameter', () => {
    const nothing: KnownValues = { idsOf: () => [], has: () => false }
    for (const query of ['IP65', '12V', 'DN 125', 'RAL 9005', '25 dB'])
      expect(readMeasures(query, nothing).measures).toEqual([])
  })
})
