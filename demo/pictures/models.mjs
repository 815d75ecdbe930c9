/** The models by file: camera, colours that are traced, second view where it is not the usual one. */
const both = ['anthracite', 'steel']
const behind = { azimuth: 146 }
export const other = { azimuth: -36, pitch: 24 }

/** Finishes that something in the catalogue has, so that they are shown from all sides. */
export const sold = {
  anthracite:
    'bath-fan-axial bath-fan-silent disc-valve door-grille grille-indoor louvre-weather slot-diffuser swirl-diffuser ' +
    'gravity-shutter hood wall-box hrv-decentral hrv-hood air-inlet ceiling-fan hrv-wall hrv-floor window-fan ' +
    'spiral-duct spiral-duct-slim spiral-duct-wide inline-fan-metal axial-duct-fan bend-90 tee reducer coupling end-cap throttle-damper',
  steel:
    'bath-fan-silent disc-valve louvre-weather bend-90 coupling end-cap reducer tee spiral-duct spiral-duct-slim spiral-duct-wide flow-regulator ' +
    'roof-fan-horizontal roof-fan-vertical axial-wall-fan grille-indoor hrv-decentral hrv-hood throttle-damper saddle',
  white: 'hood wall-box roof-terminal',
}

export const models = {
  'fans-bath': {
    'bath-fan-axial': { colours: both, second: behind },
    'bath-fan-silent': { colours: both, second: behind },
    'bath-fan-silent-chrome': { second: behind },
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
    'roof-curb': { pitch: 24 },
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
    'hrv-ceiling-plastic': { pitch: 20, second: other },
  },
  'hrv-parts': {
    'hrv-decentral': { azimuth: 52, colours: both, second: { azimuth: 22 } },
    'hrv-hood': { colours: both, second: behind },
    'semi-rigid-pipe': { pitch: 24 },
    manifold: {},
    'manifold-plastic': {},
  },
  ducts: {
    'spiral-duct': { azimuth: 36, pitch: 20, colours: both },
    'spiral-duct-slim': { azimuth: 36, pitch: 20, colours: both },
    'spiral-duct-wide': { azimuth: 36, pitch: 20, colours: both },
    'alu-flex': { pitch: 24 },
    'insulated-flex': { pitch: 24 },
    'plastic-flex': { pitch: 24 },
    'plastic-duct': { azimuth: 36, pitch: 20 },
    'plastic-duct-wide': { azimuth: 36, pitch: 20 },
    'flat-duct': { azimuth: 36, pitch: 20 },
    'rect-duct': { azimuth: 38 },
  },
  fittings: {
    'bend-90': { azimuth: 48, colours: both },
    'bend-45': { azimuth: 48, colours: ['steel'] },
    tee: { azimuth: 48, colours: both },
    reducer: { azimuth: 48, colours: both },
    coupling: { azimuth: 44, colours: both },
    'end-cap': { colours: both },
    saddle: { pitch: 22, colours: ['steel'] },
    'flat-bend': { pitch: 24 },
  },
  dampers: {
    'backdraught-damper': { azimuth: 38 },
    'backdraught-damper-plastic': { azimuth: 38 },
    'flow-regulator': { azimuth: 44, pitch: 22, colours: ['steel'] },
    'throttle-damper': { azimuth: 44, pitch: 22, colours: both },
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
    'roof-terminal': { colour: 1, colours: ['white'] },
  },
  filters: {
    'filter-set': {},
    'pocket-filter': { azimuth: 38, pitch: 24 },
    'panel-filter': {},
    'panel-filter-metal': {},
    'panel-filter-plastic': {},
    'filter-media': { pitch: 20 },
    'filter-media-black': { pitch: 20 },
    'carbon-filter': {},
    'filter-box': { pitch: 20 },
  },
  sound: {
    silencer: { azimuth: 42, pitch: 20, second: { azimuth: 18, pitch: 14 } },
    'silencer-slim': { azimuth: 42, pitch: 20, second: { azimuth: 18, pitch: 14 } },
    'silencer-wide': { azimuth: 42, pitch: 20, second: { azimuth: 18, pitch: 14 } },
    'flex-silencer': { azimuth: 42, pitch: 20, second: { azimuth: 18, pitch: 14 } },
    'flex-silencer-wide': { azimuth: 42, pitch: 20, second: { azimuth: 18, pitch: 14 } },
    'baffle-silencer': { azimuth: 38, second: { azimuth: 14, pitch: 14 } },
    antivibration: { pitch: 20 },
    'antivibration-plastic': { pitch: 20 },
  },
  controllers: {
    'controller-triac': { colours: ['anthracite'] },
    'controller-transformer': {},
    'controller-ec': { colours: ['anthracite'] },
    inverter: {},
    'timer-switch': { pitch: 22 },
    'selv-transformer': { pitch: 22 },
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
    'fire-damper-rect': { azimuth: 38 },
    'fire-shutoff': {},
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
    'clamp-steel': {},
    tape: { pitch: 20 },
    'tape-plastic': { pitch: 20 },
    'tape-butyl': { pitch: 20 },
    sealant: {},
    screws: { pitch: 34 },
    'screws-steel': { pitch: 34 },
    'insulation-mat': { pitch: 20 },
    'insulation-mat-elastomer': { pitch: 20 },
  },
  tools: {
    anemometer: {},
    siphon: {},
    'kit-bath': { pitch: 20 },
  },
}
