// Renders product pictures and banners: node render.mjs [--missing|--force|--accept|--draft] [name ...]
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { crop } from './crops.mjs'
import { fit, outline } from './frame.mjs'
import { mix } from './colour-variants.mjs'
import { pictures } from './pictures.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const images = join(here, '../../backend/assets/image')
const work = join(tmpdir(), 'product-pictures')
const ledgerFile = join(here, 'rendered.json')
const library = ['materials.inc', 'solids.inc', 'air.inc', 'details.inc']
const shared = [...library, 'stage.inc'].map((name) => read(`lib/${name}`)).join('')

const flags = process.argv.slice(2).filter((word) => word.startsWith('--'))
const names = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const draft = flags.includes('--draft')
const ledger = readLedger()

mkdirSync(work, { recursive: true })
for (const picture of pictures.filter(isWanted)) {
  const print = fingerprint(picture)
  if (!isStale(picture, print)) continue
  if (!flags.includes('--accept')) await make(picture)
  if (draft) continue
  // Read again, since another run may have written to it meanwhile.
  Object.assign(ledger, readLedger(), { [picture.name]: print })
  writeFileSync(ledgerFile, `${JSON.stringify(sorted(ledger), null, 2)}\n`)
}

function readLedger() {
  return existsSync(ledgerFile) ? JSON.parse(readFileSync(ledgerFile, 'utf8')) : {}
}

function read(path) {
  return readFileSync(join(here, path), 'utf8')
}

function sorted(record) {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b)))
}

/** A name on the command line selects that picture and, ending in `*`, all that begin so. */
function isWanted({ name }) {
  if (!names.length) return true
  return names.some((word) =>
    word.endsWith('*') ? name.startsWith(word.slice(0, -1)) : word === name,
  )
}

function isStale(picture, print) {
  if (flags.includes('--force') || flags.includes('--accept') || draft) return true
  const missing = picture.widths.some((width) => !existsSync(target(picture, width)))
  if (flags.includes('--missing')) return missing
  return missing || ledger[picture.name] !== print
}

function fingerprint({ file, ...rest }) {
  if (rest.mix) return hash(JSON.stringify(rest) + ledger[rest.mix.white] + ledger[rest.mix.dark])
  if (rest.crop) return hash(JSON.stringify(rest) + ledger[rest.crop])
  const text =
    shared + source(`${file}.inc`) + JSON.stringify(rest) + (rest.place ? source('rooms.inc') : '')
  return hash(text)
}

function hash(text) {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}

/** A model file together with the model files it includes. */
function source(file) {
  const text = read(`models/${file}`)
  return text + [...text.matchAll(/#include "(.+)"/g)].map(([, name]) => source(name)).join('')
}

async function make(picture) {
  const derive = (picture.mix && mix) ?? (picture.crop && crop)
  if (!derive) return render(picture)
  await derive(picture, (name, width) => target({ ...picture, name }, width))
  console.log(`${picture.name} made of others`)
}

function target({ folder, name }, width) {
  return join(images, String(width), folder, `${name}.webp`)
}

function render(picture) {
  const started = Date.now()
  // A room fills its picture; how much of it is seen is its own.
  const frame = picture.place ? {} : measure(picture)
  const png = join(work, `${picture.name}.png`)
  const [width, height] = draft ? picture.size.map((side) => Math.round(side / 3)) : picture.size
  trace(picture, png, frame, [
    `+W${width}`,
    `+H${height}`,
    '+FN',
    ...(picture.settings?.Quick ? ['+A0.3', '+AM1'] : ['+A0.12', '+AM2']),
    '+R2',
    '-J',
    '+WT1',
  ])
  if (!draft)
    for (const width of picture.widths)
      compress(png, target(picture, width), sizeFor(picture, width))
  console.log(`${picture.name} ${((Date.now() - started) / 1000).toFixed(0)} s`)
}

/** Rounded as the shop rounds what it makes: cwebp alone would round up. */
function sizeFor({ size: [fullWidth, fullHeight] }, width) {
  return [width, Math.round((fullHeight * width) / fullWidth)]
}

function compress(png, file, [width, height]) {
  mkdirSync(dirname(file), { recursive: true })
  const resize = ['-resize', String(width), String(height)]
  const quality = width < 200 ? '84' : '79'
  execFileSync('cwebp', [
    '-quiet',
    '-q',
    quality,
    '-m',
    '6',
    '-sharp_yuv',
    ...resize,
    png,
    '-o',
    file,
  ])
}

/** Traces a small silhouette first and returns the camera shift and angle that fill the frame. */
function measure(picture) {
  let frame = { Field: 26, ShiftX: 0, ShiftY: 0 }
  for (const side of [120, 240]) {
    const file = join(work, `${picture.name}.ppm`)
    trace(picture, file, { ...frame, Probe: 1 }, [`+W${side}`, `+H${side}`, '+FP', '-A'])
    frame = fit(outline(readFileSync(file), side), side, frame, picture)
  }
  return frame
}

function subjectOf({ place, model }) {
  if (!place) return `#declare Subject = object { ${model}() }`
  return [
    `#declare Subject = object { ${place} }`,
    '#declare Field = FieldOf(Subject);',
    '#declare ShiftX = ShiftOf(Subject).x;',
    '#declare ShiftY = ShiftOf(Subject).y;',
  ].join('\n')
}

function trace(picture, output, frame, options) {
  const settings = {
    Azimuth: picture.azimuth,
    Pitch: picture.pitch,
    Colour: picture.colour,
    ...picture.settings,
    ...frame,
  }
  const Aspect = frame.Probe ? 1 : picture.size[0] / picture.size[1]
  const lines = Object.entries({ ...settings, Aspect }).map(
    ([key, value]) => `#declare ${key} = ${value};`,
  )
  const scene = join(work, `${picture.name}.pov`)
  const rooms = picture.place ? ['rooms.inc'] : []
  const includes = [...library, ...rooms, `${picture.file}.inc`].map((name) => `#include "${name}"`)
  const subject = subjectOf(picture)
  writeFileSync(
    scene,
    ['#version 3.7;', ...lines, ...includes, subject, '#include "stage.inc"', ''].join('\n'),
  )
  const paths = [`+L${join(here, 'lib')}`, `+L${join(here, 'models')}`]
  try {
    execFileSync(
      'nice',
      [
        '-n',
        '19',
        'povray',
        `+I${scene}`,
        `+O${output}`,
        ...paths,
        ...options,
        '-D',
        '-GD',
        '-GR',
        '-GS',
        '-GW',
      ],
      { stdio: 'pipe' },
    )
  } catch (error) {
    console.error(
      `${picture.name}: ${/File '[^]*?(?=Fatal error)/.exec(String(error.stderr))?.[0] ?? error.stderr}`,
    )
    process.exit(1)
  }
}
