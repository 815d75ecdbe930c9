import type { ParameterValueRecord } from '../../backend/db/columns.ts'
import { pictureViewOf } from '../../domain/content/picture-view.ts'
import rendered from '../pictures/rendered.json' with { type: 'json' }
import { designCount, designsOf } from './designs.ts'
import type { Family } from './family.ts'

type Values = ReadonlyMap<string, ParameterValueRecord>

/** Suffix of a colour's picture, and the nearest one for models without it. */
const finishes: Record<string, string[]> = {
  'ral-7016': ['anthracite'], 'ral-9005': ['black', 'anthracite'], 'ral-8017': ['brown'], 'ral-8004': ['terracotta'],
  'ral-7035': ['grey'], 'ral-9006': ['silver', 'steel'], 'ral-9010': ['cream', 'white'],
  'ral-9016': ['white'], 'ral-9003': ['white'], steel: ['steel'], chrome: ['chrome', 'steel'],
}

/** Rendered views of each model and colour; the main view has an empty name. */
const viewsByLook = new Map<string, string[]>()
for (const name of Object.keys(rendered)) {
  const { look, view } = pictureViewOf(name)
  viewsByLook.set(look, [...(viewsByLook.get(look) ?? []), view ?? ''])
}

/** Path of a model's picture without width and extension. */
export function pictureOf(model: string): string {
  return `product/${model}`
}

/** Models whose second view does not show the front, so it is never the main picture. */
const backs = new Set([
  'bath-fan-axial', 'bath-fan-silent', 'bath-fan-12v', 'axial-wall-fan', 'axial-wall-fan-small', 'axial-wall-fan-large', 'axial-duct-fan', 'ceiling-fan',
  'ceiling-fan-four', 'ceiling-fan-paddle', 'disc-valve', 'hrv-hood', 'hrv-hood-round', 'hrv-wall', 'hrv-wall-slim', 'hrv-floor', 'hood', 'air-curtain', 'control-panel', 'control-panel-buttons', 'control-panel-touch', 'sensor-co2', 'sensor-pir',
])

/**
 * Picture of a variant in its colour or material, if any; every other series uses the second view.
 */
export function pictureOfVariant(family: Family, index: number, values: Values): string {
  const { look, view } = pictureViewOf(modelOf(family, values))
  const design = designOf(family, look, index, values)
  const painted = lookOf(design, values)
  const turned = `${painted}-2`
  if (view) return pictureOf(`${look}-${view}`)
  return pictureOf(Math.floor(index / designCount(look)) % 2 === 1 && !backs.has(design) && has(turned) ? turned : painted)
}

/**
 * The most fitting design that is rendered in the colour. A series in several colours has it in all of them, or the
 * first one.
 */
function designOf(family: Family, model: string, index: number, values: Values): string {
  const paint = lookOf(model, values).slice(model.length)
  const paints = [paint, ...(index % 3 === 0 ? family.twins.map((colour) => `-${finishes[colour]?.[0]}`) : [])]
  const designs = designsOf(model, index, (code) => idOf(values, code)).map((ending) => model + ending)
  return designs.find((each) => paints.every((ending) => has(each + ending)) && lookOf(each, values) === each + paint) ?? model
}

function lookOf(model: string, values: Values): string {
  const colour = idOf(values, 'color_ral')
  const finish = colour === undefined ? finishOfMaterial(model, idOf(values, 'material') ?? '') : finishes[colour]
  return finish?.map((ending) => `${model}-${ending}`).find(has) ?? model
}

/** Models, in all sizes, that are white in their plain picture; bare metal needs another one. */
const plainWhite = ['roof-fan-horizontal', 'roof-fan-vertical', 'axial-wall-fan']

/** Models, in all sizes, that are bare metal in their plain picture; painted variants use the dark one. */
const plainMetal = [
  'hrv-wall', 'hrv-floor', 'spiral-duct', 'inline-fan-metal', 'axial-duct-fan', 'bend-90', 'tee', 'reducer', 'coupling', 'end-cap',
  'throttle-damper',
]

const isOneOf = (models: readonly string[], model: string) =>
  models.some((each) => model === each || model.startsWith(`${each}-`))

/** Suffixes of pictures in another material. */
const materials: Record<string, string[]> = {
  stainless: ['steel'], galvanised: ['metal'], aluminium: ['metal'], abs: ['plastic'], pp: ['plastic'], pvc: ['plastic'], epp: ['plastic'],
  butyl: ['butyl'], elastomer: ['elastomer'],
}

function finishOfMaterial(model: string, material: string): string[] | undefined {
  if (material === 'painted' && isOneOf(plainMetal, model)) return ['anthracite']
  const isBare = material === 'galvanised' || material === 'aluminium'
  return isBare && isOneOf(plainWhite, model) ? ['steel'] : materials[material]
}

/** Second view, then in use, then detail. */
const order = (view: string) => (view === '' ? 0 : view === '2' ? 1 : view === 'detail' ? 3 : 2)

/** A picture and its other views. */
export function picturesOf(picture: string): string[] {
  const { look } = pictureViewOf(picture)
  const views = viewsByLook.get(look.slice(pictureOf('').length)) ?? []
  const paths = views.toSorted((a, b) => order(a) - order(b)).map((view) => (view ? `${look}-${view}` : look))
  return [picture, ...paths.filter((path) => path !== picture)]
}

/** Hover picture of a tile: the second view. */
export function secondPictureOf(picture: string): string | null {
  const { look, view } = pictureViewOf(picture)
  const other = view === null ? `${look}-2` : look
  return has(other.slice(pictureOf('').length)) ? other : null
}

function has(name: string): boolean {
  const { look, view } = pictureViewOf(name)
  return viewsByLook.get(look)?.includes(view ?? '') ?? false
}

/** Models with pictures of several sizes: the diameter from which each is used. */
const widths: Record<string, [fromDn: number, ending: string][]> = {
  'spiral-duct': [[0, '-slim'], [126, ''], [251, '-wide']],
  silencer: [[0, '-slim'], [126, ''], [251, '-wide']],
  'alu-flex': [[0, '-slim'], [101, ''], [150, '-wide']],
  'bend-90': [[0, '-slim'], [101, ''], [200, '-wide']],
  'mixed-flow-fan': [[0, '-slim'], [101, ''], [150, '-wide']],
  'acoustic-box-fan': [[0, '-slim'], [126, ''], [200, '-wide']],
  'axial-wall-fan': [[0, '-small'], [251, ''], [500, '-large']],
  'louvre-weather': [[0, '-small'], [151, ''], [300, '-large']],
  'gravity-shutter': [[0, '-small'], [151, ''], [300, '-large']],
  'plastic-duct': [[0, ''], [126, '-wide']],
  'flex-silencer': [[0, ''], [126, '-wide']],
}

function modelOfWidth(model: string, dn: number): string {
  const ending = widths[model]?.findLast(([from]) => dn >= from)?.[1] ?? ''
  return has(model + ending) ? model + ending : model
}

/** Flat bends have their own picture; spare parts are shown in their opened unit. */
function modelOf({ id, model }: Family, values: Values): string {
  if (id === 'bend-90' && ['15', '30', '45'].includes(idOf(values, 'angle') ?? '')) return 'bend-45'
  if (id !== 'spare') return modelOfWidth(model, Number(idOf(values, 'dn')))
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
