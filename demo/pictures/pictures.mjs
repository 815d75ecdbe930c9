/** What is rendered: a line per model with its view; colours and second views add suffixed pictures. */
const product = { size: [1200, 1200], widths: [96, 320, 640, 1200], folder: 'product' }
const banner = { size: [1600, 640], widths: [640, 1200, 1600], folder: 'banner' }
const paints = { white: 0, anthracite: 1, steel: 2 }

const both = ['anthracite', 'steel']
const behind = { azimuth: 146 }
const other = { azimuth: -36, pitch: 24 }

const models = {
  'fans-bath': {
    'bath-fan-axial': { colours: both, second: behind },
    'bath-fan-silent': { colours: both, second: behind },
    'bath-fan-radial': { colours: both, second: other },
    'bath-fan-12v': { colours: both, second: behind },
    'window-fan': { colours: both, second: other },
  },
  'fans-inline': {
    'mixed-flow-fan': { colours: both, second: other },
    'inline-fan-metal': { colours: both, second: other },
    'acoustic-box-fan': { colours: ['anthracite'], second: other },
    'rect-duct-fan': { azimuth: 40, colours: ['anthracite'], second: other },
    'fireplace-fan': { colours: ['anthracite'], second: other },
  },
  'fans-roof': {
    'roof-fan-horizontal': { colours: both, second: { azimuth: 14, pitch: 40 } },
    'roof-fan-vertical': { pitch: 24, colours: both, second: { azimuth: 14, pitch: 44 } },
    'axial-wall-fan': { colours: both, second: behind },
    'axial-duct-fan': { colours: both, second: behind },
    'ceiling-fan': {
      azimuth: 44,
      pitch: 30,
      colours: ['anthracite'],
      second: { azimuth: 0, pitch: 14 },
    },
  },
  hrv: {
    'hrv-wall': { colours: ['anthracite'], second: { settings: { Open: 1 } } },
    'hrv-floor': { colours: ['anthracite'], second: { settings: { Open: 1 } } },
    'hrv-ceiling': { pitch: 20, second: other },
  },
  'hrv-parts': {
    'hrv-decentral': { azimuth: 52, colours: both, second: { azimuth: 22 } },
    'hrv-hood': { colours: both, second: behind },
    'semi-rigid-pipe': { pitch: 24 },
    manifold: {},
  },
  ducts: {
    'spiral-duct': { azimuth: 36, pitch: 20, colours: both },
    'alu-flex': { pitch: 24 },
    'insulated-flex': { pitch: 24 },
    'plastic-flex': { pitch: 24 },
    'plastic-duct': { azimuth: 36, pitch: 20 },
    'flat-duct': { azimuth: 36, pitch: 20 },
    'rect-duct': { azimuth: 38 },
  },
  fittings: {
    'bend-90': { azimuth: 48, colours: ['steel'] },
    'bend-45': { azimuth: 48, colours: ['steel'] },
    tee: { azimuth: 48, colours: ['steel'] },
    reducer: { azimuth: 48, colours: ['steel'] },
    coupling: { azimuth: 44, colours: ['steel'] },
    'end-cap': { colours: ['steel'] },
    saddle: { pitch: 22 },
    'flat-bend': { pitch: 24 },
  },
  dampers: {
    'backdraught-damper': { azimuth: 38 },
    'throttle-damper': { azimuth: 44, pitch: 22 },
  },
  grilles: {
    'grille-indoor': { colours: both },
    'louvre-weather': { colours: both },
    'gravity-shutter': { colours: both },
    'door-grille': { colours: both },
  },
  outlets: {
    'disc-valve': { colours: both, second: behind },
    'swirl-diffuser': { colours: both },
    'slot-diffuser': { colours: both },
    'air-inlet': { pitch: 24, colours: both },
    'roof-terminal': {},
  },
  filters: {
    'filter-set': {},
    'pocket-filter': { azimuth: 38, pitch: 24 },
    'panel-filter': {},
    'filter-media': { pitch: 20 },
    'carbon-filter': {},
    'filter-box': { pitch: 20 },
  },
  sound: {
    silencer: { azimuth: 42, pitch: 20, second: { azimuth: 18, pitch: 14 } },
    'flex-silencer': { azimuth: 42, pitch: 20, second: { azimuth: 18, pitch: 14 } },
    'baffle-silencer': { azimuth: 38, second: { azimuth: 14, pitch: 14 } },
    antivibration: { pitch: 20 },
  },
  controllers: {
    'controller-triac': { colours: ['anthracite'] },
    'controller-transformer': {},
    'controller-ec': { colours: ['anthracite'] },
    inverter: {},
    'timer-switch': { pitch: 22 },
    humidistat: { colours: ['anthracite'] },
  },
  sensors: {
    'sensor-co2': { colours: ['anthracite'] },
    'sensor-humidity': {},
    'sensor-pir': { colours: ['anthracite'] },
    'control-panel': {},
    actuator: {},
  },
  fire: {
    'fire-damper': { azimuth: 44 },
    'fire-valve': { azimuth: 38, colours: ['steel'] },
  },
  kitchen: {
    hood: { colour: 2, colours: ['anthracite', 'white'] },
    'wall-box': { azimuth: 38, colour: 2, colours: ['anthracite', 'white'] },
  },
  heat: {
    'duct-heater': { azimuth: 44 },
    'water-heater': { azimuth: 36 },
    'air-curtain': {},
  },
  mounting: {
    clamp: {},
    tape: { pitch: 20 },
    sealant: {},
    screws: { pitch: 34 },
    'insulation-mat': { pitch: 20 },
  },
  tools: {
    anemometer: {},
    siphon: {},
    'kit-bath': { pitch: 20 },
  },
}

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

function expand(file, name, { colours = [], second, ...options }) {
  const main = { ...product, file, name, model: macro(name), ...view(options) }
  const painted = colours.map((word) => ({
    ...main,
    name: `${name}-${word}`,
    colour: paints[word],
  }))
  const turned = second ? [{ ...main, name: `${name}-2`, ...second }] : []
  return [main, ...painted, ...turned]
}

function view({ colour = 0, azimuth = 32, pitch = 16, ...rest }) {
  return { colour, azimuth, pitch, ...rest }
}

function macro(name) {
  return `m_${name.replaceAll('-', '_')}`
}
