import type { ParameterValueRecord } from '../../../backend/db/columns.ts'

type Values = ReadonlyMap<string, ParameterValueRecord>

/** Input of a rule: mm, and m³/h. */
interface Given {
  dn: number
  dn2: number
  flow: number
  ports: number
  slots: number
  insulation: number
  /** Of a duct. */
  a: number
  isFlush: boolean
  isOnRail: boolean
}

interface Outer {
  width?: number
  height?: number
  depth?: number
  length?: number
  outer?: number
}

type Rule = (given: Given) => Outer

const square = (side: number, depth: number): Outer => ({ width: side, height: side, depth })
const boxed = ({ isFlush, isOnRail }: Given): Outer =>
  isOnRail ? { width: 36, height: 90, depth: 58 } : isFlush ? square(80, 46) : square(84, 52)
const nominal: Rule = ({ dn }) => ({ length: Math.min(200, 60 + dn * 0.3) })
const heater: Rule = ({ dn }) => ({ length: dn <= 160 ? 280 : 380, height: dn + 75 })
const decentral: Rule = ({ dn }) => ({ width: dn + 60, height: dn + 75, depth: 500 })
const axialWall: Rule = ({ dn }) => square(dn + (dn < 400 ? 70 : 110), 80 + dn * 0.3)

/** Overall dimensions by family, as the drawing of its kind needs. */
const rules: Record<string, Rule> = {
  'bath-axial': ({ dn }) => square(dn + 58, 60 + dn * 0.5),
  'bath-silent': ({ dn }) => square(dn + 66, 70 + dn * 0.5),
  'bath-radial': ({ isFlush }) => (isFlush ? square(265, 115) : square(250, 135)),
  'bath-12v': ({ dn }) => square(dn + 60, 60 + dn * 0.5),
  'window-fan': ({ dn }) => square(dn + 55, 90 + dn * 0.25),
  'mixed-flow': ({ dn }) => ({ outer: dn + 75 + dn * 0.1, length: 180 + dn * 0.75 }),
  'inline-radial': ({ dn }) => ({ outer: 150 + dn * 0.85, length: 160 + dn * 0.35 }),
  outlet: ({ dn }) => ({ outer: 150 + dn * 0.85, length: 160 + dn * 0.35 }),
  'acoustic-box': ({ dn }) => ({ width: dn + 190, height: dn + 150, length: 320 + dn * 1.3 }),
  'rect-fan': ({ a }) => ({ length: 300 + a * 0.5 }),
  'fireplace-fan': ({ dn }) => ({ width: dn + 145, height: dn + 145, length: 380 }),
  'roof-h': ({ dn }) => ({ width: dn * 1.15 + 130, height: 120 + dn * 0.7 }),
  'roof-v': ({ dn }) => ({ width: dn * 1.15 + 130, height: 150 + dn * 0.8 }),
  'roof-curb': ({ dn }) => ({ width: dn * 1.15 + 170, height: 300 }),
  'axial-wall': axialWall,
  atex: axialWall,
  'axial-duct': ({ dn }) => ({ outer: dn + (dn < 400 ? 60 : 80), length: 150 + dn * 0.35 }),
  'ceiling-fan': () => ({ height: 450 }),
  'hrv-wall': ({ flow }) => ({ width: flow > 180 ? 600 : 560, height: flow > 180 ? 760 : 640, depth: flow > 180 ? 470 : 340 }),
  'hrv-floor': ({ flow }) => ({ width: flow > 400 ? 850 : 750, height: flow > 400 ? 1150 : 1000, depth: flow > 400 ? 650 : 560 }),
  'hrv-ceiling': ({ dn }) => ({ width: dn > 125 ? 1250 : 1100, height: dn + 125, depth: dn > 125 ? 750 : 650 }),
  'hrv-push-pull': decentral,
  'hrv-pair': decentral,
  'hrv-room': decentral,
  'hrv-kit': ({ dn }) => ({ width: dn + 60, height: dn + 75 }),
  manifold: ({ dn, ports }) => ({ width: Math.ceil(ports / 2) * (dn + 25) + 30, height: dn * 2 + 75, depth: 250 }),
  preheater: heater,
  tee: ({ dn2 }) => ({ length: dn2 + 100 }),
  reducer: ({ dn, dn2 }) => ({ length: 90 + Math.max(20, (dn - dn2) * 0.6) }),
  coupling: nominal,
  'end-cap': ({ dn }) => ({ length: 40 + dn * 0.05 }),
  saddle: ({ dn2 }) => ({ length: dn2 + 60 }),
  backdraught: nominal,
  throttle: ({ dn }) => ({ length: dn < 200 ? 200 : dn + 20 }),
  'flow-regulator': ({ dn }) => ({ length: 250 + dn * 0.7 }),
  'grille-indoor': ({ dn }) => square(dn + 40, 35),
  'grille-square': () => ({ depth: 22 }),
  louvre: ({ dn }) => square(dn + 50, 60),
  shutter: ({ dn }) => square(dn + 50, 35),
  'door-grille': () => ({ depth: 30 }),
  'valve-supply': ({ dn }) => ({ outer: dn * 1.1 + 45, depth: 55 + dn * 0.15 }),
  'valve-extract': ({ dn }) => ({ outer: dn * 1.1 + 40, depth: 60 + dn * 0.15 }),
  swirl: () => ({ depth: 90 }),
  slot: ({ slots }) => ({ width: 35 + 35 * slots }),
  'air-inlet': ({ dn }) => ({ width: dn + 60, height: dn + 60, depth: 380 }),
  'roof-terminal': ({ dn }) => ({ outer: dn * 1.2 + 80, height: 850 }),
  carbon: ({ dn }) => ({ outer: dn + 110 }),
  'filter-box': ({ dn }) => ({ width: dn + 100, height: dn + 80, length: 320 + dn * 0.4 }),
  silencer: ({ dn, insulation }) => ({ outer: dn + 2 * insulation }),
  'flex-silencer': ({ dn, insulation }) => ({ outer: dn + 2 * insulation }),
  antivibration: ({ dn }) => ({ length: dn < 250 ? 100 : 140 }),
  triac: boxed,
  transformer: () => ({ width: 150, height: 205, depth: 110 }),
  'ec-control': boxed,
  inverter: () => ({ width: 130, height: 240, depth: 155 }),
  switch: boxed,
  'selv-transformer': boxed,
  'sensor-rh': boxed,
  'sensor-co2': boxed,
  'sensor-voc': boxed,
  'sensor-pressure': () => ({ width: 90, height: 96, depth: 36 }),
  'sensor-pir': boxed,
  'panel-ctrl': () => ({ width: 86, height: 86, depth: 24 }),
  actuator: () => ({ width: 80, height: 165, depth: 65 }),
  'fire-damper': ({ dn }) => ({ length: dn < 200 ? 330 : 420 }),
  'fire-damper-rect': () => ({ length: 375 }),
  'fire-valve': ({ dn }) => ({ outer: dn + 65, depth: 110 }),
  'fire-shutoff': ({ dn }) => ({ outer: dn + 30, depth: 140 }),
  hood: () => ({ height: 900, depth: 470 }),
  'pro-hood': () => ({ height: 450, depth: 900 }),
  'wall-box': ({ dn }) => ({ width: dn + 60, height: dn + 60, depth: 450 }),
  'electric-heater': heater,
  'water-heater': ({ dn }) => ({ width: dn + 140, height: dn + 100, length: 300 + dn * 0.3 }),
  'air-curtain': () => ({ height: 240, depth: 320 }),
  siphon: () => ({ width: 120, height: 160 }),
  kit: ({ dn }) => square(dn + 58, 60 + dn * 0.5),
}

const codes: Record<keyof Outer, string> = {
  width: 'overall_width',
  height: 'overall_height',
  depth: 'overall_depth',
  length: 'overall_length',
  outer: 'outer_diameter',
}

/** Overall dimensions of a variant in mm, rounded as on data sheets. */
export function outerSizesOf(familyId: string, values: Values): Record<string, number> {
  const rule = rules[familyId]
  if (!rule) return {}
  const outer = rule(givenOf(values))
  return Object.fromEntries(Object.entries(codes).flatMap(([name, code]) => {
    // The keys of `codes` are those of the sizes.
    const size = outer[name as keyof Outer]
    return size === undefined ? [] : [[code, size > 100 ? Math.round(size / 5) * 5 : Math.round(size)]]
  }))
}

function givenOf(values: Values): Given {
  const id = (code: string) => {
    const value = values.get(code)
    return value && 'values' in value ? (value.values[0] ?? '') : ''
  }
  const flow = values.get('q_max')
  return {
    dn: Number(id('dn')),
    dn2: Number(id('dn2')),
    flow: flow && 'number' in flow ? flow.number : 0,
    ports: Number(id('ports')),
    slots: Number(id('slots')),
    insulation: Number(id('ins_thk')),
    a: Number(id('size_ab').split('x')[0]),
    isFlush: id('mounting') === 'flush',
    isOnRail: id('mounting') === 'rail',
  }
}
