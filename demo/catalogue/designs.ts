import { numericSize } from './products/figures.ts'

type IdOf = (code: string) => string | undefined

/** Designs of a model, which its series have in turn: `bath-fan-silent`, `bath-fan-silent-round`. */
const inTurn: Record<string, string[]> = {
  hood: ['', '-box', '-slanted', '-flat'],
  'bath-fan-axial': ['', '-shutter', '-vanes', '-upright'],
  'bath-fan-silent': ['', '-round', '-cushion', '-slotted'],
  'bath-fan-12v': ['', '-square', '-closed'],
  'disc-valve': ['', '-dome'],
  'disc-valve-supply': ['', '-cones'],
  'grille-indoor': ['', '-fine'],
  // As the series are called: keys, display, glass to touch, dial.
  'control-panel': ['-buttons', '', '-touch', '-touch', '-dial'],
  'sensor-pressure': ['', '-display'],
  'sensor-pir': ['', '-wide'],
  'ceiling-fan': ['', '-four', '-paddle'],
  'hrv-decentral': ['', '-round', '-slotted'],
  'hrv-hood': ['', '-round'],
  'hrv-wall': ['', '-slim'],
}

/** Shapes that follow from a product's own data, the most fitting first. */
const byData: Record<string, (idOf: IdOf) => string[]> = {
  'bath-fan-radial': (idOf) => (idOf('mounting') === 'flush' ? ['-flush'] : []),
  'air-curtain': (idOf) => (Number(idOf('width')) >= 120 ? ['-long'] : []),
  'hood-canopy': (idOf) => (numericSize(idOf('hood_length') ?? '') < 1600 ? ['-short'] : []),
  'controller-triac': (idOf) => (idOf('mounting') === 'surface' ? ['-surface'] : []),
  'controller-ec': (idOf) => (idOf('mounting') === 'surface' ? ['-surface'] : []),
  'controller-transformer': (idOf) => (numericSize(idOf('i_ctrl') ?? '') >= 5 ? ['-large'] : []),
  'filter-set': (idOf) => filterShapes(idOf('unit_model') ?? '', idOf('filter_iso') ?? ''),
  'sensor-co2': (idOf) => [`-${idOf('mounting')}`],
  'sensor-voc': (idOf) => [`-${idOf('mounting')}`],
  'sensor-pir': (idOf) => [`-${idOf('mounting')}`],
  // The plain picture is the one in a duct.
  'sensor-humidity': (idOf) => (idOf('mounting') === 'duct' ? [] : [`-${idOf('mounting')}`]),
  'spiral-duct': lengthOf,
  'spiral-duct-slim': lengthOf,
  'spiral-duct-wide': lengthOf,
}

function lengthOf(idOf: IdOf): string[] {
  return Number(idOf('length')) > 1000 ? ['-long'] : []
}

function filterShapes(unit: string, grade: string): string[] {
  if (/^(?:duetto|tandem|simultan)/.test(unit)) return ['-round']
  const mat = grade.startsWith('coarse') ? '-coarse' : ''
  const isFlat = /^(?:planar|decka|flach)/.test(unit)
  const size = isFlat ? '-flat' : Number(/\d+$/.exec(unit)?.[0]) <= 250 ? '-small' : ''
  return [size + mat, mat]
}

/** Number of a model's designs that its series have in turn. */
export const designCount = (model: string) => inTurn[model]?.length ?? 1

/** Endings of the pictures that show a product of a series, the most fitting first. */
export function designsOf(model: string, index: number, idOf: IdOf): string[] {
  const own = inTurn[model]
  return [...(byData[model]?.(idOf) ?? []), ...(own ? [own[index % own.length] ?? ''] : []), '']
}
