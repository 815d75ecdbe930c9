import {
  figureId,
  type KnownValues,
  rangeFacet,
  type TradeFacet,
  valueFacet,
} from './trade-facet.ts'

type Meanings = readonly (readonly TradeFacet[])[]

export interface MeasureRule {
  pattern: RegExp
  /** null: it was no measure after all. */
  read: (found: readonly string[], known: KnownValues) => Meanings | null
}

const number = String.raw`(\d{1,7}(?:[.,]\d{1,2})?)`
const end = String.raw`(?![\p{L}\d])`
const start = String.raw`(?<![\p{L}\d.,])`
const rule = (source: string, read: MeasureRule['read']): MeasureRule => ({
  pattern: new RegExp(source, 'gu'),
  read,
})
const figure = (text = '') => Number(text.replace(',', '.'))
const one = (...facets: TradeFacet[]): Meanings => [facets]

/** Nominal diameters that inch sizes are sold as. */
const inches: Record<string, string> = {
  3: '80',
  4: '100',
  5: '125',
  6: '150',
  8: '200',
  10: '250',
  12: '315',
  14: '355',
  16: '400',
}

/** The larger diameter is the first of a part with two. */
export function diameterPair(a: string, b: string): TradeFacet[] {
  const [large, small] = Number(a) >= Number(b) ? [a, b] : [b, a]
  return [valueFacet('dn', large), valueFacet('dn2', small)]
}

const startingWith = (known: KnownValues, code: string, beginning: string) =>
  known.idsOf(code).filter((id) => id.startsWith(beginning))

/** Classes of EN 779 and EN 1822, had or not. */
const filterClass = /^(?:g[1-4]|m[56]|f[5-9]|[heu]1\d)$/

/** Classes, ratings and colours, which no other measure looks like. */
const classRules: MeasureRule[] = [
  // Beside the class the name of its standard says nothing.
  rule(
    `${start}(?:(?:din )?en[ -]*779|(?:en )?iso[ -]*16890|iso(?= ?(?:e?pm|coarse))|din[ -]*18017(?:-3)?)${end}`,
    () => one(),
  ),
  rule(`${start}(?:(?:din|bs|csn|stn|onorm) )?en[ -]*\\d{3,5}(?:-\\d{1,2})?${end}`, () => one()),
  rule(`${start}(?:din|vdi|csn|stn)[ -]*\\d{4,5}(?:-\\d{1,2})?${end}`, () => one()),
  rule(`${start}(?:zone|zon[auey]|schutzbereich) ?([12])${end}`, ([, zone = '']) =>
    one(valueFacet('zone', zone)),
  ),
  rule(`${start}pod omie?tk\\p{L}*${end}`, () => one(valueFacet('mounting', 'flush'))),
  rule(`${start}na omie?tk\\p{L}*${end}`, () => one(valueFacet('mounting', 'surface'))),
  rule(`${start}0 ?-+ ?10 ?v(?:olt)?${end}`, () =>
    one({
      any: [
        { code: 'ctrl_signal', values: ['0-10v'] },
        { code: 'ctrl', values: ['0-10v'] },
      ],
    }),
  ),
  rule(`${start}4 ?-+ ?20 ?ma${end}`, () => one(valueFacet('ctrl_signal', '4-20ma'))),
  rule(`${start}(\\d{1,3}) ?-+ ?(\\d{2,4}) ?pa${end}`, ([, from, to], known) => {
    const id = `${from}-${to}`
    return known.idsOf('range_pa').includes(id) ? one(valueFacet('range_pa', id)) : null
  }),
  rule(`${start}ip ?-?(x?\\d{1,2})${end}`, ([, digits]) => one(valueFacet('ip', `ip${digits}`))),
  rule(`${start}ral ?-?(\\d{4})${end}`, ([, code]) => one(valueFacet('color_ral', `ral-${code}`))),
  rule(`${start}ei ?-?(\\d{2,3})(?: ?s)?${end}`, ([, minutes]) =>
    one(valueFacet('fire_class', `ei${minutes}`)),
  ),
  rule(`${start}k ?(30|60|90)(?:-18017)?${end}`, ([, minutes]) =>
    one(valueFacet('fire_class', `k${minutes}`)),
  ),
  rule(`${start}[flr] ?(30|60|90)${end}`, ([, minutes]) =>
    one(valueFacet('fire_class', `ei${minutes}`, `k${minutes}`)),
  ),
  rule(
    `${start}e?pm ?(10|2[.,]5|1)(?:[ -]+(\\d{2})(?: ?%)?)?${end}`,
    ([, size = '', share], known) => {
      const beginning = `epm${size.replace(/[.,]/, '')}-`
      const ids = startingWith(known, 'filter_iso', beginning + (share ?? ''))
      if (ids.length > 0) return one(valueFacet('filter_iso', ...ids))
      // A share that nothing has is still one: the nearest of the same dust may do.
      const isClass = startingWith(known, 'filter_iso', beginning).length > 0
      return isClass ? one(valueFacet('filter_iso', beginning + share)) : null
    },
  ),
  rule(`${start}coarse(?: ?(\\d{2})(?: ?%)?)?${end}`, ([, share], known) => {
    const ids = startingWith(known, 'filter_iso', `coarse-${share ?? ''}`)
    return ids.length > 0 ? one(valueFacet('filter_iso', ...ids)) : null
  }),
  rule(`${start}([gmf]\\d|[heu]1\\d)${end}`, ([, id = ''], known) => {
    const threads = known.idsOf('thread')
    const meanings = [
      ...known.idsOf('filter_en779').filter((each) => each === id),
      ...threads.filter((each) => each === id),
    ].map((each) => [valueFacet(threads.includes(each) ? 'thread' : 'filter_en779', each)])
    if (meanings.length > 0) return meanings
    return filterClass.test(id) ? one(valueFacet('filter_en779', id)) : null
  }),
]

/** Figures with a unit. */
const unitRules: MeasureRule[] = [
  // The size of a room is for the calculator.
  rule(`${start}${number} ?(?:m ?2|qm|sqm)${end}`, () => one()),
  rule(
    `${start}${number} ?pa[ ,;/a-z]{1,9}?${number} ?(?:m ?3 ?/? ?h(?:od)?|cbm/?h?)${end}`,
    ([, pressure, flow]) => one(operatingPoint(figure(flow), figure(pressure))),
  ),
  rule(
    `${start}${number} ?(?:m ?3 ?/? ?h(?:od)?|cbm/?h?)[ ,;/a-z@]{1,9}?${number} ?pa${end}`,
    ([, flow, pressure]) => one(operatingPoint(figure(flow), figure(pressure))),
  ),
  rule(
    `${start}${number} ?(?:m ?3(?: ?/? ?h(?:od\\p{L}*)?)?|cbm(?:/?h)?|kubik\\p{L}*)${end}`,
    ([, flow]) => airflow(figure(flow)),
  ),
  rule(`${start}${number} ?l/s${end}`, ([, flow]) => airflow(Math.round(figure(flow) * 3.6))),
  rule(`${start}${number} ?pa${end}`, ([, pressure]) =>
    one(rangeFacet('dp_max', figure(pressure), null)),
  ),
  rule(
    `${start}(?:3 ?[x~] ?)?(12|24|230|240|380|400) ?v(?:olt\\p{L}*)?${end}`,
    ([, volts = '']) => {
      const id = { 240: '230', 380: '400' }[volts] ?? volts
      return one({
        any: [
          { code: 'u', values: [id] },
          { code: 'actuator', values: [`${id}v`] },
        ],
      })
    },
  ),
  // Glued to its figure: `v` alone is a word.
  rule(`${start}(\\d{1,3})v(?:olt)?${end}`, ([, volts = '']) => one(valueFacet('u', volts))),
  rule(`${start}${number} ?kw${end}`, ([, power]) => {
    const id = figureId(figure(power))
    return one({
      any: [
        { code: 'p_heat', values: [id] },
        { code: 'p_motor', values: [id] },
      ],
    })
  }),
  rule(`${start}${number} ?w(?:att\\p{L}*)?${end}`, ([, power]) => [
    [valueFacet('p_heat', figureId(figure(power) / 1000))],
    [rangeFacet('p_el', null, figure(power))],
  ]),
  rule(`${start}${number} ?a(?:mp\\p{L}*)?${end}`, ([, current], known) => {
    const id = figureId(figure(current))
    return known.idsOf('i_ctrl').includes(id) ? one(valueFacet('i_ctrl', id)) : null
  }),
  rule(`${start}${number} ?nm${end}`, ([, torque]) =>
    one(valueFacet('torque', figureId(figure(torque)))),
  ),
  rule(`${start}${number} ?ml${end}`, ([, volume]) =>
    one(valueFacet('volume', figureId(figure(volume)))),
  ),
  rule(`${start}${number} ?db(?: ?\\(?a\\)?)?${end}`, ([, level]) => [
    [rangeFacet('lpa', null, figure(level))],
    [rangeFacet('attenuation', figure(level), null)],
    [rangeFacet('lwa', null, figure(level))],
  ]),
  rule(
    `${start}${number} ?(?:° ?c|(?:grad|stupnu|stupnov|degrees?) c(?:elsius)?)${end}`,
    ([, degrees]) => one(rangeFacet('t_max', figure(degrees), null)),
  ),
  rule(
    `${start}(\\d{2}) ?(?:°|(?:grad|gradig\\p{L}*|stupn\\p{L}*|st\\.?|degrees?|deg)${end})`,
    ([, angle = '']) => one(valueFacet('angle', angle)),
  ),
]

function operatingPoint(flow: number, pressure: number): TradeFacet {
  return { any: [{ code: 'reaches', flow, pressure }] }
}

/** Whoever names a flow needs no less, and nothing several times as strong. */
function airflow(flow: number): Meanings {
  return [[rangeFacet('q_max', flow, flow * 2.5)], [rangeFacet('q_max', flow, null)]]
}

const pieces = 'ks|kus(?:y|u|ov)?|stk|stuec?k|stuck|pcs|pieces?'

/** How many are wanted is for the cart. */
const amountRules: MeasureRule[] = [
  rule(`(?<=^\\s*)\\d{1,3}(?:x(?=\\s)| x(?=\\s+\\p{L}))`, () => one()),
  rule(`(?<=\\s)(?:\\d{1,3}x|x\\d{1,3})(?=\\s*$)`, () => one()),
  rule(`${start}\\d{1,3} ?(?:${pieces})\\.?${end}`, () => one()),
]

/** Sizes: rectangles, pairs of diameters, diameters and lengths. */
const sizeRules: MeasureRule[] = [
  rule(`${start}(\\d{2,4}) ?x ?(\\d{2,4}) ?x ?(\\d{2,4})(?: ?mm)?${end}`, ([, a, b, c]) =>
    one(valueFacet('filter_dim', `${a}x${b}x${c}`, `${b}x${a}x${c}`)),
  ),
  rule(
    `${start}(\\d{1,4}(?:[.,]\\d)?) ?x ?(\\d{1,4}(?:[.,]\\d)?)(?: ?mm)?${end}`,
    ([, a = '', b = ''], known) => rectangle(a, b, known),
  ),
  rule(
    `(?<![\\p{L}\\d.,])(?:ø|dn|d)? ?(\\d{2,4})(?: ?mm)?(?: ?[/>→-]+ ?| (?:auf|na|to|do|zu|ku|into|x) )(?:ø|dn|d)? ?(\\d{2,4})(?: ?mm)?${end}`,
    ([, a = '', b = ''], known) => pair(a, b, known),
  ),
  rule(
    `${start}(\\d{1,2}) ?(?:"|inch|in)? ?(?:to|auf|na|x|-|/) ?(\\d{1,2}) ?(?:"|(?:inch(?:es)?|in|zoll|palc\\p{L}*)${end})`,
    ([, a = '', b = '']) => {
      const [first, other] = [inches[a], inches[b]]
      return first === undefined || other === undefined ? null : one(...diameterPair(first, other))
    },
  ),
  rule(
    `${start}(\\d{1,2}) ?(?:"|''|(?:inch(?:es)?|in|zoll|palc\\p{L}*|col\\p{L}*)${end})`,
    ([, size = '']) => {
      const dn = inches[size]
      return dn === undefined ? null : one(valueFacet('dn', dn))
    },
  ),
  rule(
    `(?:ø|(?<![\\p{L}\\d])(?:dn|d|fi|durchmesser|nennweite|prumer|prum\\.|priemer|diameter|dia)) ?(\\d{2,6})(?: ?mm)?${end}`,
    ([, size = ''], known) => [
      [valueFacet('dn', size)],
      ...['plate', 'rotor']
        .filter((code) => known.idsOf(code).includes(size))
        .map((code) => [valueFacet(code, size)]),
    ],
  ),
  rule(`${start}(\\d{2,4})(?:ka|tka|er)${end}`, ([, size = '']) => one(valueFacet('dn', size))),
  rule(
    `${start}${number} ?(?:m|lfm|bm|mtr|metr\\p{L}*|meter\\p{L}*|metre\\p{L}*)${end}`,
    ([, length]) => one(lengthOf(figure(length))),
  ),
  rule(`${start}${number} ?cm${end}`, ([, length], known) => [
    ...sized(['dn'], figureId(figure(length) * 10), known),
    ...sized(['width'], figureId(figure(length)), known),
    [lengthOf(figure(length) / 100)],
    ...sized(['plate'], figureId(figure(length) * 10), known),
  ]),
  rule(`${start}(\\d{1,4}) ?mm${end}`, ([, size = ''], known) => {
    const meanings = sized(
      ['dn', 'ins_thk', 'tape_width', 'plate', 'length', 'hood_length', 'drain_dn', 'rotor'],
      size,
      known,
    )
    return meanings.length > 0 ? meanings : one(valueFacet('dn', size))
  }),
]

/** Sold by the length of a pipe, a coil or a tape. */
function lengthOf(metres: number): TradeFacet {
  const id = figureId(metres)
  return {
    any: [
      { code: 'length', values: [String(Math.round(metres * 1000))] },
      { code: 'roll_length', values: [id] },
      { code: 'tape_length', values: [id] },
      { code: 'roll_width', values: [String(Math.round(metres * 1000))] },
    ],
  }
}

/** One meaning for each parameter that has the size. */
export function sized(codes: readonly string[], size: string, known: KnownValues): TradeFacet[][] {
  return codes
    .filter((code) => known.idsOf(code).includes(size))
    .map((code) => [valueFacet(code, size)])
}

function rectangle(a: string, b: string, known: KnownValues): Meanings {
  const sides = [`${a}x${b}`, `${b}x${a}`].map((id) => id.replaceAll(/[.,]/g, '-'))
  const meanings = [
    known
      .idsOf('size_ab')
      .filter((id) => sides.includes(id))
      .map((id) => valueFacet('size_ab', id)),
    filterFace(sides, known),
    known
      .idsOf('screw_size')
      .filter((id) => sides.includes(id))
      .map((id) => valueFacet('screw_size', id)),
    isDiameter(a, known) && isDiameter(b, known) ? diameterPair(a, b) : [],
    known.idsOf('tape_width').includes(a) && known.idsOf('tape_length').includes(b)
      ? [valueFacet('tape_width', a), valueFacet('tape_length', b)]
      : [],
  ].filter((facets) => facets.length > 0)
  // A rectangle that nothing has is still one.
  const isKnown = meanings.some((facets) =>
    facets.some(({ any: [{ code }] }) => code === 'size_ab'),
  )
  return isKnown ? meanings : [...meanings, [valueFacet('size_ab', sides[0] ?? '')]]
}

/** Width and height of a filter of any depth. */
function filterFace(sides: readonly string[], known: KnownValues): TradeFacet[] {
  const ids = known
    .idsOf('filter_dim')
    .filter((id) => sides.some((side) => id.startsWith(`${side}x`)))
  return ids.length > 0 ? [valueFacet('filter_dim', ...ids)] : []
}

/** Two diameters; or a diameter with an angle, as bends are written: `100/90`. */
function pair(a: string, b: string, known: KnownValues): Meanings | null {
  const angles = known.idsOf('angle')
  const withAngle = [
    [a, b],
    [b, a],
  ].flatMap(([dn = '', angle = '']) =>
    isDiameter(dn, known) && angles.includes(angle)
      ? [[valueFacet('dn', dn), valueFacet('angle', angle)]]
      : [],
  )
  const isPair = Number(a) >= 60 && Number(b) >= 60
  const meanings = [...(isPair ? [diameterPair(a, b)] : []), ...withAngle]
  return meanings.length > 0 ? meanings : null
}

function isDiameter(size: string, known: KnownValues): boolean {
  return known.idsOf('dn').includes(size)
}

/** In the order in which they are looked for: what one has taken, no later one sees. */
export const measureRules: readonly MeasureRule[] = [
  ...amountRules,
  ...classRules,
  ...unitRules,
  ...sizeRules,
]
