import type { Parameter } from '../../../../domain/product/parameter.ts'
import type { Variant } from '../../../../domain/product/product.ts'
import type { Documented } from '../product-document.ts'

const base = { group: 'Daten', type: 'values', description: null } as const

const valued = (code: string, title: string, unit: string, id: string, shown = id): Parameter => ({
  ...base,
  code,
  title,
  unit,
  number: null,
  values: [{ id, title: shown }],
})

const numbered = (code: string, title: string, unit: string, number: number): Parameter => ({
  ...base,
  type: 'number',
  code,
  title,
  unit,
  number,
  values: [],
})

const variant = (id: string, parameters: Parameter[]): Variant => ({
  id,
  name: id,
  fullname: `Zefyra Silva ${id}`,
  mainImage: null,
  marketingCode: '',
  catalogCode: `ZF-${id}`,
  ean: null,
  // Documents show neither prices nor stock.
  unit: {} as Variant['unit'],
  prices: {} as Variant['prices'],
  availability: {} as Variant['availability'],
  warehouses: [],
  energyLabel: null,
  curves: [],
  octaves: null,
  dateOfStorage: [],
  axisValues: {},
  parameters,
})

const common = {
  categoryFullname: 'Ventilatoren | Bad- & Kleinraumlüfter | Axiallüfter Wand/Decke',
  perex: 'Für Bad und WC: leise, sparsam und mit Nachlauf.',
  description: { type: 'doc', content: [] },
  manufacturer: {
    name: 'Zefyra s.r.o.',
    address: 'Větrná 118, Jihlava',
    email: 'info@zefyra.example',
    euRepresentative: null,
  },
  brand: { id: 'zefyra', title: 'Zefyra' },
} satisfies Partial<Documented>

const duties = {
  electrical: null,
  battery: null,
  warnings: [{ signal: 'danger', text: 'Lebensgefahr durch Strom.' }],
  guarantee: null,
  data: [],
} as const

/** A fan in two sizes, with a curve and octave bands. */
export const fan: Documented = {
  ...common,
  name: 'Zefyra Silva – Badlüfter axial, Ø 100–125 mm',
  categoryId: 'A1.1',
  defaultVariantId: '100',
  parameters: [valued('u', 'Spannung', 'V', '230')],
  variants: [
    {
      ...variant('100', [
        valued('dn', 'Nennweite', 'mm', '100'),
        numbered('overall_width', 'Gesamtbreite', 'mm', 160),
      ]),
      curves: [
        {
          speed: 1,
          label: 'Stufe 1 von 1',
          points: [0, 46, 91, 137].map((flow) => ({
            flow,
            pressure: 40 - (flow * 40) / 137,
            power: 9.8,
            soundPressure: 29,
          })),
        },
      ],
      octaves: {
        kind: 'soundPower',
        bands: [63, 125, 250, 500].map((hertz) => ({ hertz, decibels: 30.5 })),
      },
    },
    variant('125', [valued('dn', 'Nennweite', 'mm', '125')]),
  ],
}

/** A fire damper, which has a declaration of performance. */
export const damper: Documented = {
  ...common,
  name: 'Ignisperr Barrik Brandschutzklappe, Ø 100 mm',
  categoryId: 'I1',
  defaultVariantId: '100',
  parameters: [
    valued('dn', 'Nennweite', 'mm', '100'),
    valued('fire_class', 'Feuerwiderstand', '', 'ei60', 'EI 60 (ve, ho, i↔o) S'),
    valued('actuator', 'Stellantrieb', '', '24v', 'Antrieb 24 V'),
  ],
  variants: [variant('100', [])],
  duties: {
    ...duties,
    warnings: [...duties.warnings],
    data: [],
    declaration: { number: 'DoP-BSK-00001', standard: 'EN 15650:2010', notifiedBody: '9999' },
  },
}

const labelled = (id: string, exchanger: string): Variant => ({
  ...variant(id, [valued('exchanger', 'Wärmetauscher', '', exchanger)]),
  energyLabel: { regulation: 'EU 1254/2014', class: 'A', best: 'A+', worst: 'G', document: '' },
})

/** A central unit in two sides, and one with another exchanger. */
export const unit: Documented = {
  ...common,
  name: 'Zefyra Silva 160 – KWL-Gerät',
  categoryId: 'B1.1',
  defaultVariantId: '160-R',
  duties: {
    electrical: null,
    battery: null,
    warnings: [],
    guarantee: null,
    data: [],
    declaration: null,
  },
  parameters: [
    numbered('q_max', 'Luftmenge max.', 'm³/h', 200),
    numbered('p_el', 'Leistungsaufnahme', 'W', 84),
    numbered('lwa', 'Schallleistungspegel', 'dB(A)', 42),
    numbered('eta_t', 'Wärmerückgewinnung', '%', 86),
    numbered('spi', 'Spez. Leistung SPI', 'W/(m³/h)', 0.24),
    numbered('leak_int', 'Leckluft innen max.', '%', 1.2),
    numbered('leak_ext', 'Leckluft außen max.', '%', 0.9),
    valued('ctrl', 'Steuerung', '', 'modbus', 'Modbus'),
    valued('filter_alarm', 'Filterwarnanzeige', '', 'display', 'Meldung im Display'),
  ],
  variants: [
    labelled('160-R', 'counter-plastic'),
    labelled('160-L', 'counter-plastic'),
    labelled('160-E', 'enthalpy'),
  ],
}

/** A range hood in two widths, the wider one with an intensive setting. */
export const hood: Documented = {
  ...common,
  name: 'Zefyra Vapore – Dunstabzugshaube, 60–90 cm',
  categoryId: 'J1',
  defaultVariantId: '60',
  parameters: [
    numbered('aec', 'Jährlicher Energieverbrauch AEC', 'kWh/a', 27.4),
    numbered('fde', 'Fluiddynamische Effizienz FDE', '%', 31.8),
    numbered('light_eff', 'Beleuchtungseffizienz LE', 'lx/W', 27),
    numbered('gfe', 'Fettabscheidegrad GFE', '%', 82.8),
    numbered('q_min', 'Luftmenge kleinste Stufe', 'm³/h', 210),
    numbered('q_normal', 'Luftmenge höchste Normalstufe', 'm³/h', 465),
    numbered('lwa', 'Schallleistungspegel', 'dB(A)', 62),
    numbered('lwa_min', 'Schallleistungspegel kleinste Stufe', 'dB(A)', 45),
    numbered('p_off', 'Leistungsaufnahme im Aus-Zustand', 'W', 0.3),
  ],
  variants: [
    hoodOf('60', [numbered('q_max', 'Luftmenge max.', 'm³/h', 465)]),
    hoodOf('90', [
      numbered('q_max', 'Luftmenge max.', 'm³/h', 580),
      numbered('lwa_boost', 'Schallleistungspegel Intensivstufe', 'dB(A)', 67),
    ]),
  ],
}

function hoodOf(id: string, parameters: Parameter[]): Variant {
  const energyLabel = {
    regulation: 'EU 65/2014',
    class: 'A',
    best: 'A+++',
    worst: 'D',
    document: '',
  }
  return { ...variant(id, parameters), energyLabel }
}
