// Renders product pictures and banners: node render.mjs [--missing|--force|--accept|--draft] [name ...]
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fit, outline } from './frame.mjs'
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
const ledger = existsSync(ledgerFile) ? JSON.parse(readFileSync(ledgerFile, 'utf8')) : {}

mkdirSync(work, { recursive: true })
for (const picture of pictures.filter(isWanted)) {
  const print = fingerprint(picture)
  if (!isStale(picture, print)) continue
  if (!flags.includes('--accept')) render(picture)
  if (draft) continue
  ledger[picture.name] = print
  writeFileSync(ledgerFile, `${JSON.stringify(sorted(ledger), null, 2)}\n`)
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
  const text = shared + source(`${file}.inc`) + JSON.stringify(rest)
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}

/** A model file together with the model files it includes. */
function source(file) {
  const text = read(`models/${file}`)
  return text + [...text.matchAll(/#include "(.+)"/g)].map(([, name]) => source(name)).join('')
}

function target({ folder, name }, width) {
  return join(images, String(width), folder, `${name}.webp`)
}

function render(picture) {
  const started = Date.now()
  const frame = measure(picture)
  const png = join(work, `${picture.name}.png`)
  const [width, height] = draft ? picture.size.map((side) => Math.round(side / 3)) : picture.size
  trace(picture, png, frame, [
    `+W${width}`,
    `+H${height}`,
    '+FN',
    '+A0.12',
    '+AM2',
    '+R2',
    '-J',
    '+WT2',
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
  const includes = [...library, `${picture.file}.inc`].map((name) => `#include "${name}"`)
  const subject = `#declare Subject = object { ${picture.model}() }`
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
        '10',
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
