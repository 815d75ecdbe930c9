// Writes the AVIF files beside the WebP ones: node encode-avif.mjs [--force] [name ...]
import { existsSync, globSync, mkdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const images = join(dirname(fileURLToPath(import.meta.url)), '../../backend/assets/image')
/** As `imageWidths` in domain/url/image-path.ts. */
const widths = [96, 160, 240, 320, 480, 640, 1200, 1600]
const force = process.argv.includes('--force')
const names = process.argv.slice(2).filter((word) => !word.startsWith('--'))

for (const [picture, source] of largestFiles()) {
  if (names.length && !names.includes(basename(picture))) continue
  for (const width of widths.filter((each) => each <= source)) await encode(picture, source, width)
}

/** Path and width of the largest WebP file of each picture. */
function largestFiles() {
  const largest = new Map()
  for (const width of widths) {
    const folder = join(images, String(width))
    for (const file of globSync('**/*.webp', { cwd: folder }).sort())
      largest.set(file.slice(0, -'.webp'.length), width)
  }
  return largest
}

async function encode(picture, source, width) {
  const file = join(images, String(width), `${picture}.avif`)
  if (existsSync(file) && !force) return
  mkdirSync(dirname(file), { recursive: true })
  await sharp(join(images, String(source), `${picture}.webp`))
    .resize(width)
    .avif({ ...settings(picture, width), chromaSubsampling: '4:2:0' })
    .toFile(file)
}

/** Lists are full of small main views, which are encoded quickly; nobody sees what is lost at these. */
function settings(picture, width) {
  if (isFurther(picture)) return { quality: width <= 320 ? 50 : 55, effort: 2 }
  return width <= 320 ? { quality: 50, effort: 8 } : { quality: 55, effort: 4 }
}

/** Shown in a product's gallery only, one at a time. */
function isFurther(picture) {
  return /-(?:2|detail|(?:in|on|over)-[a-z]+)$/.test(picture)
}
