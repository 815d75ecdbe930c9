import type { ParameterValueRecord } from '../../backend/db/records.ts'
import type { Family } from './family.ts'

/** Further pictures of a model beside the plain one: its colours, and `2` for the second view. */
export const views: Record<string, string> = {
  'acoustic-box-fan': 'anthracite 2',
  'air-inlet': 'anthracite steel',
  'axial-duct-fan': 'anthracite steel 2',
  'axial-wall-fan': 'anthracite steel 2',
  'baffle-silencer': '2',
  'bath-fan-12v': 'anthracite steel 2',
  'bath-fan-axial': 'anthracite steel 2',
  'bath-fan-radial': 'anthracite steel 2',
  'bath-fan-silent': 'anthracite steel 2',
  'bend-45': 'steel',
  'bend-90': 'steel',
  'ceiling-fan': 'anthracite 2',
  'controller-ec': 'anthracite',
  'controller-triac': 'anthracite',
  coupling: 'steel',
  'disc-valve': 'anthracite steel 2',
  'door-grille': 'anthracite steel',
  'end-cap': 'steel',
  'fire-valve': 'steel',
  'fireplace-fan': 'anthracite 2',
  'flex-silencer': '2',
  'gravity-shutter': 'anthracite steel',
  'grille-indoor': 'anthracite steel',
  hood: 'anthracite white',
  'hrv-ceiling': '2',
  'hrv-decentral': 'anthracite steel 2',
  'hrv-floor': 'anthracite 2',
  'hrv-hood': 'anthracite steel 2',
  'hrv-wall': 'anthracite 2',
  humidistat: 'anthracite',
  'inline-fan-metal': 'anthracite steel 2',
  'louvre-weather': 'anthracite steel',
  'mixed-flow-fan': 'anthracite steel 2',
  'rect-duct-fan': 'anthracite 2',
  reducer: 'steel',
  'roof-fan-horizontal': 'anthracite steel 2',
  'roof-fan-vertical': 'anthracite steel 2',
  'sensor-co2': 'anthracite',
  'sensor-pir': 'anthracite',
  silencer: '2',
  'slot-diffuser': 'anthracite steel',
  'spiral-duct': 'anthracite steel',
  'swirl-diffuser': 'anthracite steel',
  tee: 'steel',
  'wall-box': 'anthracite white',
  'window-fan': 'anthracite steel 2',
}

type Finish = 'anthracite' | 'steel' | 'white'
type Values = ReadonlyMap<string, ParameterValueRecord>

/** Picture that comes nearest to a colour; browns and gold are shown plain. */
const finishes: Record<string, Finish> = {
  'ral-7016': 'anthracite', 'ral-9005': 'anthracite', steel: 'steel', chrome: 'steel', 'ral-9006': 'steel',
  'ral-9016': 'white', 'ral-9010': 'white', 'ral-9003': 'white',
}

/** Path of a model's picture without width and extension. */
export function pictureOf(model: string): string {
  return `product/${model}`
}

/** Models whose second view shows the front as well, so that either may come first. */
const turnable = new Set([
  'bath-fan-radial', 'window-fan', 'mixed-flow-fan', 'inline-fan-metal', 'acoustic-box-fan', 'rect-duct-fan', 'fireplace-fan',
  'roof-fan-horizontal', 'roof-fan-vertical', 'hrv-ceiling', 'hrv-decentral', 'silencer', 'flex-silencer', 'baffle-silencer',
])

/** Picture of a variant in its colour or material, as far as there is one; every other series is turned. */
export function pictureOfVariant(family: Family, index: number, values: Values): string {
  const model = modelOf(family, values)
  const colour = idOf(values, 'color_ral')
  const finish = colour ? finishes[colour] : finishOfMaterial(model, idOf(values, 'material'))
  if (finish && has(model, finish)) return pictureOf(`${model}-${finish}`)
  return pictureOf(index % 2 === 1 && turnable.has(model) ? `${model}-2` : model)
}

/** White in their plain picture, so bare metal needs the other one. */
const plainWhite = new Set(['roof-fan-horizontal', 'roof-fan-vertical', 'axial-wall-fan'])

function finishOfMaterial(model: string, material: string | undefined): Finish | null {
  if (material === 'painted' && (model === 'hrv-wall' || model === 'hrv-floor')) return 'anthracite'
  const isBare = material === 'galvanised' || material === 'aluminium'
  return material === 'stainless' || (isBare && plainWhite.has(model)) ? 'steel' : null
}

/** Other view of what a picture shows; none for coloured ones, it would change the colour. */
export function secondPictureOf(picture: string): string | null {
  if (picture.endsWith('-2')) return picture.slice(0, -2)
  const model = picture.slice(picture.indexOf('/') + 1)
  return has(model, '2') ? `${picture}-2` : null
}

function has(model: string, view: string): boolean {
  return views[model]?.split(' ').includes(view) ?? false
}

/** Flat bends have a picture of their own, and spares are shown in the open unit that they belong to. */
function modelOf({ id, model }: Family, values: Values): string {
  if (id === 'bend-90') return ['15', '30', '45'].includes(idOf(values, 'angle') ?? '') ? 'bend-45' : model
  if (id !== 'spare') return model
  const unit = idOf(values, 'unit_model') ?? ''
  if (/^(?:silva|brisa)/.test(unit)) return idOf(values, 'part') === 'cover' ? model : `${model}-2`
  if (unit.startsWith('kanalo')) return 'acoustic-box-fan-2'
  if (unit.startsWith('tandem')) return 'hrv-decentral'
  return unit.startsWith('planar') ? 'hrv-ceiling-2' : 'hrv-wall-2'
}

function idOf(values: Values, code: string): string | undefined {
  const value = values.get(code)
  return value && 'values' in value ? value.values[0] : undefined
}
