import { namedSizes } from './named-sizes.ts'
import { end, figure, type MeasureRule, number, one, rule, start } from './measure-rule.ts'
import {
  boxMeanings,
  filterInCentimetres,
  sizeByLength,
  teeMeanings,
  diameterPair,
  slashedBox,
  filterSize,
  isDiameter,
  lengthOf,
  pairMeanings,
  rectangleMeanings,
  roundMeanings,
  sized,
  inchMeanings,
} from './size-meanings.ts'
import { metreFractions, metrePrefixes, spelledCounts, spelledSizes } from './spelled-sizes.ts'
import { figureId, valueFacet } from './trade-facet.ts'

/** Thickness in mm. */
const maxInsulation = 100

/** Nominal diameters of inch sizes. */
const inches: Record<string, string> = {
  2: '50',
  3: '80',
  4: '100',
  5: '125',
  6: '150',
  8: '200',
  10: '250',
  12: '315',
  14: '355',
  16: '400',
  18: '450',
  20: '500',
  22: '560',
  24: '630',
  28: '710',
}

const inchWords = 'inch(?:es)?|zoll|palc\\p{L}*|palec|col(?:y|ov\\p{L}*)'

/** Nominal sizes of filters in inches. */
const filterInches: Record<string, string> = { 12: '287', 20: '490', 24: '592' }
const filterDepths: Record<string, string> = { 2: '48', 4: '96', 14: '360', 15: '360', 24: '600' }

const diameterWord =
  '(?:ø|(?<![\\p{L}\\d])(?:dn|nw|d|fi|(?:innen|aussen)?durchmesser|nennweite|prumer\\p{L}*|prum\\.|pr\\.|priemer\\p{L}*|diameter|dia))'

/** Before a size; both may be there: `Durchmesser Ø 125`. */
const diameterSign = `${diameterWord}(?: ${diameterWord})?(?: ?[=:(])? ?`

const centimetres = '(?:cm|[cz]entimet\\p{L}*)'
const millimetres = '(?:mm|mill?imet\\p{L}*)'

/** Between the sides of a rectangle: `450 by 90`. */
const times = '(?: ?mm)?(?: ?x ?| (?:by|mal|krat) )'

const depthWord = '(?:tief\\p{L}*|hloub\\p{L}*|hlubo\\p{L}*|hlb\\p{L}*|deep|depth)'

const thickness =
  '(?:hr|hrubk\\p{L}*|tl|tloustk\\p{L}*|blechst(?:ae?|ä)rke|wandst(?:ae?|ä)rke|blechdicke|dicke|thick(?:ness)?|gauge)\\.?'
const insulation =
  '(?:da?e?mm(?:ung|sta?e?rke|dicke)|isolierung|isolation|izolac\\p{L}*|insulation)'
const thicknessOf: MeasureRule['read'] = ([, size = ''], known) =>
  Number(size) > maxInsulation
    ? null
    : [[valueFacet('ins_thk', size)], ...sized(['dn'], size, known)]
const sheet: MeasureRule['read'] = ([, size], known) => {
  const id = figureId(figure(size))
  return known.idsOf('wall_thk').includes(id) ? [[valueFacet('wall_thk', id)], []] : null
}

/** Widths of hoods by name, without diacritics: `šedesátka`. */
const hoodWidths: Record<string, string> = {
  50: 'padesatk[auy]|patdesiatk[auy]',
  60: 'sedesatk[auy]|sestdesiatk[auy]',
  90: 'devadesatk[auy]|devatdesiatk[auy]',
}

/** Sweeps of ceiling fans. */
const sweeps: Record<string, string> = {
  36: '900',
  42: '1060',
  48: '1200',
  52: '1320',
  56: '1400',
  60: '1520',
}

/** Behind a size: `125er`, `160ka`. */
const adjective = '-?(?:ka|tka|ku|tku|ky|tky|er)'

/** Sizes: rectangles, pairs of diameters, diameters and lengths. */
export const sizeRules: MeasureRule[] = [
  // Said to be of the insulation: `160, 50 mm Dämmung`, `izolace 25 mm`.
  rule(`${start}(\\d{1,3})[ -]?${millimetres}(?=[ -](?:starke )?${insulation}${end})`, thicknessOf),
  rule(`(?<=${start}${insulation}:? )(\\d{1,3})[ -]?${millimetres}${end}`, thicknessOf),
  rule(
    `${start}(\\d{2}) ?x ?(\\d{2}) ?x ?(\\d{1,2})(?: ?(?:"|''|inch(?:es)?|in|zoll|palc\\p{L}*|col\\p{L}*))?${end}`,
    ([, a = '', b = '', c = '']) => {
      const [width, height, depth] = [filterInches[a], filterInches[b], filterDepths[c]]
      if (width === undefined || height === undefined || depth === undefined) return null
      return one(filterSize(width, height, depth))
    },
  ),
  // A face and a depth: `592x592 600 deep`, `287 x 592, Tiefe 360`.
  rule(
    `${start}(\\d{3})${times}(\\d{3})(?: ?mm)?,? (?:${depthWord} )?(\\d{2,3})(?: ?mm)?(?: ${depthWord})?${end}`,
    ([, a = '', b = '', c = ''], known) =>
      [`${a}x${b}x${c}`, `${b}x${a}x${c}`].some((id) => known.idsOf('filter_dim').includes(id))
        ? one(filterSize(a, b, c))
        : null,
  ),
  rule(
    `${start}(\\d{2,4})${times}(\\d{2,4})${times}(\\d{2,4})(?: ?[cm]m)?${end}`,
    ([, a = '', b = '', c = ''], known) =>
      filterInCentimetres([a, b, c], known) ?? boxMeanings([a, b, c], known),
  ),
  rule(
    `${start}(?:ø|dn|nw|d)? ?(\\d{2,4}) ?[/-] ?(?:ø|dn|nw|d)? ?(\\d{2,4}) ?[/-] ?(?:ø|dn|nw|d)? ?(\\d{2,4})(?: ?mm)?${end}`,
    ([, a = '', b = '', c = ''], known) =>
      teeMeanings([a, b, c], known) ?? slashedBox([a, b, c], known),
  ),
  // Each with a unit of its own: `50mmx50m`, `3m x 125mm`.
  rule(
    `${start}(?:ø|dn|nw)? ?([5-9]\\d|\\d{3,4}) ?(?:mm)? ?x ?${number} ?m${end}`,
    ([, size = '', length], known) => sizeByLength(size, figure(length), known),
  ),
  rule(
    `${start}${number} ?m ?x ?(?:ø|dn|nw)? ?(\\d{2,4}) ?mm${end}`,
    ([, length, size = ''], known) => sizeByLength(size, figure(length), known),
  ),
  rule(`${start}${number}${times}${number} ?${centimetres}${end}`, ([, a = '', b = ''], known) => {
    const sides = rectangleMeanings(figureId(figure(a) * 10), figureId(figure(b) * 10), known)
    const ofFilter = filterInCentimetres([a, b], known) ?? []
    return known.idsOf('size_ab').includes(`${a}0x${b}0`)
      ? [...sides, ...ofFilter]
      : [...ofFilter, ...sides]
  }),
  rule(
    `${start}(\\d{1,4}(?:[.,]\\d)?)${times}(\\d{1,4}(?:[.,]\\d)?)(?: ?mm)?${end}`,
    ([, a = '', b = ''], known) => rectangleMeanings(a, b, known),
  ),
  rule(
    `(?<![\\p{L}\\d.,])(?:ø|dn|nw|d)? ?(\\d{2,4})(?: ?mm|${adjective})?(?: ?[/>→-]+ ?| (?:auf|nach|na|to|do|zu|ku|into|x) )(?:ø|dn|nw|d)? ?(\\d{2,4})(?: ?mm|${adjective})?${end}(?! ?(?:m|bm|lm|lfm|mb|mtr|ks|stk|pcs)${end})`,
    ([text = '', a = '', b = ''], known) =>
      pairMeanings(a, b, known, { isRange: /ø|mm/.test(text) && /-|bis|az/.test(text) }),
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
    ([, size = ''], known) => {
      const [dn, sweep] = [inches[size], sweeps[size]]
      if (sweep !== undefined) return one(valueFacet('rotor', sweep))
      return inchMeanings(size, dn, known)
    },
  ),
  rule(
    `${start}(\\d{3}) (\\d{3}) (\\d{2,3})(?: ?mm)?${end}`,
    ([, a = '', b = '', c = ''], known) => {
      const isFilter = known.idsOf('filter_dim').some((id) => id === `${a}x${b}x${c}`)
      return isFilter ? one(filterSize(a, b, c)) : teeMeanings([a, b, c], known)
    },
  ),
  // `220 90` is a rectangle if the catalogue has this size.
  rule(`${start}(\\d{2,4}) (\\d{2,3})(?: ?mm)?${end}`, ([, a = '', b = ''], known) => {
    const size = `${a}x${b}`
    if (!known.idsOf('size_ab').includes(size)) return null
    const isPair = isDiameter(a, known) && isDiameter(b, known)
    return [[valueFacet('size_ab', size)], ...(isPair ? [diameterPair(a, b)] : [])]
  }),
  // A sheet gauge: `hr.0,6`, `tl. 0,5 mm`, `0.6 mm`; with three digits of a metre it is none.
  rule(`${start}(?:${thickness} ?=? ?)(0[.,]\\d{1,2}|1[.,]0)(?: ?mm)?${end}`, sheet),
  rule(`${start}(0[.,][4-9]\\d?) ?mm${end}`, sheet),
  // The word belongs to the figure before it: `200 dia 900 long`.
  rule(
    `(?<!(?:dia(?:meter)?|durchmesser|prumer|priemer) )${start}(\\d{2,4})(?: ?mm)? (?:dia(?:meter)?|durchmesser|prumer|priemer)(?= )(?=.*\\d)(?=(?: ?ø? ?(\\d{2,4})(?![\\d.,]))?)${end}`,
    // `45 prumer 125` is an angle.
    ([, size = '', next = ''], known) =>
      known.idsOf('angle').includes(size) && isDiameter(next, known)
        ? null
        : one(valueFacet('dn', size)),
  ),
  rule(`${diameterSign}${number} ?${centimetres}${end}`, ([, size]) =>
    one(valueFacet('dn', figureId(figure(size) * 10))),
  ),
  rule(
    `${diameterSign}(\\d{2,6})(?: ?mm)?${end}(?![.,]\\d| m(?![\\p{L}\\d]))`,
    ([, size = ''], known) => roundMeanings(size, known),
  ),
  // Below 30 in centimetres: `15er Loch`.
  rule(`${start}(\\d{2,4})${adjective}${end}`, ([, size = ''], known) =>
    roundMeanings(Number(size) < 30 ? `${size}0` : size, known),
  ),
  rule(
    `${start}(\\d{2,4})(?: ?mm)? (?:dia(?:meter)?|durchmesser|prumer|priemer)${end}`,
    ([, size = '']) => one(valueFacet('dn', size)),
  ),
  ...Object.entries(namedSizes).map(([size, names]) =>
    rule(`${start}(?:${names})${end}`, () => one(valueFacet('dn', size))),
  ),
  ...Object.entries(hoodWidths).map(([size, names]) =>
    rule(`${start}(?:${names})${end}`, (_, known) => sized(['width', 'dn'], size, known)),
  ),
  ...spelledCounts.flatMap(([count, words]) => [
    rule(`${start}(?:${words})[ -]?(?:i|ti)?(?:${inchWords})${end}`, () => {
      const dn = inches[count]
      return dn === undefined ? null : one(valueFacet('dn', dn))
    }),
    rule(`${start}(?:${words})[ -]?(?:metr\\p{L}*|meter\\p{L}*)${end}`, () => one(lengthOf(count))),
  ]),
  ...spelledSizes.map(([size, words]) =>
    rule(
      `${start}(?:(?:dn|nw|fi|ø) ?)?(?:${words})(?: ?(?:mm|milimetr\\p{L}*|millimet\\p{L}*))?${end}`,
      (_, known) => sized(['dn', 'angle', 'width'], size, known),
    ),
  ),
  ...Object.entries(metrePrefixes).map(([metres, words]) =>
    rule(`${start}(?:${words})[ -]?metrov\\p{L}*${end}`, () => one(lengthOf(Number(metres)))),
  ),
  ...Object.entries(metreFractions).map(([metres, words]) =>
    rule(`${start}(?:${words})${end}`, () => one(lengthOf(Number(metres)))),
  ),
  // The adjective means one metre, unless a number precedes it: `160 metrový`.
  rule(`(?<!\\p{L}|(?<!\\d)\\d{1,2}(?:[.,]\\d)? ?)metrov\\p{L}*${end}`, () => one(lengthOf(1))),
  // A diameter and one metre, in the singular: `spiro roura 200 metr`.
  rule(
    `(?<=\\p{L}[^\\d]* )(\\d{2,3}) (?:metr|meter|metre)${end}(?!.*\\d{2})`,
    ([, size = ''], known) =>
      isDiameter(size, known)
        ? [[valueFacet('dn', size), lengthOf(1)], [lengthOf(Number(size))]]
        : null,
  ),
  rule(
    `${start}${number}[ -]?(?:m|lfm|bm|mtr|metr\\p{L}*|meter\\p{L}*|metre\\p{L}*)${end}`,
    ([, length]) => one(lengthOf(figure(length))),
  ),
  // `200 dia 900 long`, but not `125 lang 900`.
  rule(
    `(?<=\\d{2}.*)${start}(\\d{3,4})(?: ?mm)? (?:long|lg|lang|dlouh\\p{L}*|dlh\\p{L}*)${end}(?!.*\\d)`,
    ([, length]) => one(lengthOf(figure(length) / 1000)),
  ),
  // Said to be a length: `20 cm dlhý`, `Länge 20 cm`.
  rule(`${start}${number} ?${centimetres} (?:lang|dlouh|dlh|long)\\p{L}*`, ([, length]) =>
    one(lengthOf(figure(length) / 100)),
  ),
  rule(
    `${start}(?:laenge|lange|lang|delk\\p{L}*|dlzk\\p{L}*|length|long)(?: ?[=:])? ?${number} ?${centimetres}${end}`,
    ([, length]) => one(lengthOf(figure(length) / 100)),
  ),
  // Metres, if no unit follows: `dĺžka 0,5`.
  rule(
    `${start}(?:laenge|lange|delk\\p{L}*|dlzk\\p{L}*|length)(?: ?[=:])? ?([0-6](?:[.,]\\d{1,2})?)${end}(?! ?(?:[cm]?m|met)(?!\\p{L}))`,
    ([, length]) => one(lengthOf(figure(length))),
  ),
  rule(`${start}${number} ?${centimetres}${end}`, ([, length], known) => [
    ...sized(['dn'], figureId(figure(length) * 10), known),
    ...sized(['width'], figureId(figure(length)), known),
    ...sized(
      ['plate', 'ins_thk', 'rotor', 'tape_width', 'roll_width'],
      figureId(figure(length) * 10),
      known,
    ),
    // Coils and rolls are metres long.
    [valueFacet('length', figureId(figure(length) * 10))],
  ]),
  rule(`${start}(\\d{1,4})[ -]?${millimetres}${end}`, ([, size = ''], known) => {
    const meanings = sized(
      ['dn', 'ins_thk', 'tape_width', 'plate', 'length', 'hood_length', 'drain_dn', 'rotor'],
      size,
      known,
    )
    // Widths of hoods are in centimetres.
    meanings.push(...sized(['width'], figureId(Number(size) / 10), known))
    // Of unavailable sizes, the one that the requested products have: a mat has a thickness.
    const unavailable = ['dn', 'ins_thk', 'tape_width']
      .filter((code) => !known.idsOf(code).includes(size))
      // Nobody insulates a duct that thickly: the diameter of what is insulated.
      .filter((code) => code !== 'ins_thk' || Number(size) <= maxInsulation)
      .map((code) => [valueFacet(code, size)])
    return [...meanings, ...unavailable]
  }),
  // The thickness of a screw: `4,2`.
  rule(`${start}(\\d[.,]\\d)(?: ?mm)?${end}`, ([, size], known) => {
    const thread = `${figureId(figure(size))}x`
    const ids = known.idsOf('screw_size').filter((id) => id.startsWith(thread))
    return ids.length > 0 ? [[valueFacet('screw_size', ...ids)], []] : null
  }),
]
