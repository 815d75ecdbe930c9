import { hasPlace, placeOf } from './scenes.mjs'
import { mixes, pairs, tints } from './colour-variants.mjs'
import { models, other, sold } from './models.mjs'

/** What is rendered: a line per model with its view; colours and second views add suffixed pictures. */
const product = { size: [1200, 1200], widths: [96, 320, 640, 1200], folder: 'product' }
/** Further views are half as large: they are never the first that somebody sees. */
const further = { size: [640, 640], widths: [96, 320, 640] }
const paints = { white: 0, anthracite: 1, steel: 2 }

const banner = { size: [1600, 640], widths: [640, 1200, 1600], folder: 'banner' }
const scenes = ['hero-fans', 'hero-hrv', 'hero-ducts', 'hero-summer', 'hero-catalogue']

const story = { size: [1200, 800], widths: [320, 640, 1200], folder: 'article' }
const stories = [
  'choose-bath-fan',
  'windowless-bathroom',
  'timer-or-humidistat',
  'clean-bath-fan',
  'bath-zones',
  'central-or-decentral',
  'change-filters',
  'push-pull-pairs',
  'summer-bypass',
  'pollen-and-dust',
  'cellar-in-summer',
  'prevent-mould',
  'drain-condensate',
  'size-airflow',
  'size-ducts',
  'pressure-loss',
  'read-fan-curve',
  'let-air-in',
  'understand-decibels',
  'choose-silencer',
  'stop-humming',
  'lay-spiral-duct',
  'use-flex-hose',
  'connect-controller',
  'through-the-roof',
  'fireplace-and-hood',
  'test-fire-dampers',
  'energy-label',
  'withdraw-online',
  'take-back',
  'lowest-price',
  'where-data-come-from',
  'open-in-vienna',
  'ec-or-ac',
  'warehouse-brno',
  'catalogue-2028',
]

const branch = { size: [1200, 800], widths: [320, 640, 1200], folder: 'branch' }
const branches = [
  'leipzig',
  'berlin',
  'hamburg',
  'munich',
  'vienna',
  'brno',
  'prague',
  'ostrava',
  'bratislava',
]

const portrait = { size: [640, 640], widths: [96, 320, 640], folder: 'person' }
const people = ['hana', 'jonas', 'petra', 'matej', 'ruth']

export const pictures = [
  ...Object.entries(models).flatMap(([file, group]) =>
    Object.entries(group).flatMap(([name, options]) => expand(file, name, options)),
  ),
  ...scenes.map((name) => ({
    ...banner,
    ...view({
      azimuth: 22,
      pitch: 14,
      fill: [0.62, 0.84],
      place: [0.17, -0.02],
      settings: { Ground: 2 },
    }),
    file: 'banners',
    name,
    model: macro(name),
  })),
  ...stories.map((name) => ({
    ...story,
    ...view({ azimuth: 20, pitch: 20, fill: [0.86, 0.84], settings: { Ground: 2, Rays: 16 } }),
    file: 'stories',
    name,
    model: macro(name),
  })),
  ...branches.map((name) => ({
    ...branch,
    ...view({ azimuth: 26, pitch: 16, fill: [0.84, 0.74], settings: { Ground: 2 } }),
    file: 'branches',
    name: `branch-${name}`,
    model: macro(`branch-${name}`),
  })),
  ...people.map((name) => ({
    ...portrait,
    ...view({ azimuth: 18, pitch: 15, fill: [0.7, 0.82], settings: { Ground: 2 } }),
    file: 'people',
    name: `person-${name}`,
    model: macro(`person-${name}`),
  })),
]

/** A model's main view in its colours, then each look from another side and in its place. */
function expand(file, name, { colours = [], second, ...options }) {
  const main = { ...product, file, name, model: macro(name), ...view(options) }
  const painted = colours.map((word) => ({
    ...main,
    name: `${name}-${word}`,
    colour: paints[word],
  }))
  const looks = [main, ...painted.filter((_, i) => sold[colours[i]].split(' ').includes(name))]
  const turned = looks.map((look) => {
    const isFurther = look !== main || !second
    return {
      ...look,
      name: `${look.name}-2`,
      ...(isFurther && further),
      ...turn(look, second, isFurther),
    }
  })
  const used = (hasPlace(name) ? looks : []).map((look) => ({
    ...look,
    ...further,
    azimuth: 24,
    pitch: name === 'ceiling-fan' ? -9 : 6,
    ...placeOf(look, name),
    settings: { ...look.settings, Quick: 1, Ground: 0, Soft: 1.2 },
  }))
  const mixtures = mixed(name, [...turned, ...used])
  const details = [...looks, ...mixtures.filter(({ size }) => size === product.size)].map(detailOf)
  return [main, ...painted, ...turned, ...used, ...mixtures, ...details]
}

function detailOf({ name }) {
  return { ...further, folder: product.folder, name: `${name}-detail`, crop: name }
}

function turn({ settings }, second = other, isFurther) {
  const all = { ...settings, ...second.settings, ...(isFurther && { Quick: 1 }) }
  return { ...second, ...(Object.keys(all).length > 0 && { settings: all }) }
}

/** Paints that are mixed of the white and the anthracite picture, in each view. */
function mixed(name, views) {
  return (mixes[name]?.split(' ') ?? []).flatMap((word) => {
    const { white, dark } = pairs[name] ?? { white: name, dark: `${name}-anthracite` }
    const of = (view, size) => ({
      ...size,
      folder: product.folder,
      name: `${name}-${word}${view}`,
      mix: { white: white + view, dark: dark + view, rgb: tints[word] },
    })
    const endings = views.filter((view) => view.name.startsWith(`${dark}-`))
    return [
      of('', { size: product.size, widths: product.widths }),
      ...endings
        .map((view) => view.name.slice(dark.length))
        .filter((ending) => /^-(?:2|(?:in|on|over)-[a-z]+)$/.test(ending))
        .map((ending) => of(ending, further)),
    ]
  })
}

function view({ colour = 0, azimuth = 32, pitch = 16, ...rest }) {
  return { colour, azimuth, pitch, ...rest }
}

function macro(name) {
  return `m_${name.replaceAll('-', '_')}`
}
