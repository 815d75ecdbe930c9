// Paints that need no tracing. Light that a paint sends back grows evenly with its colour, so each paint
// lies between (or a little beyond) the white and the anthracite picture of the same view.
import { readFileSync } from 'node:fs'
import sharp from 'sharp'

/** As in lib/materials.inc, in linear light. */
const white = [0.8, 0.812, 0.818]
const anthracite = [0.048, 0.062, 0.072]

/** RAL 9005, 8017, 9010, 7035, 9006 and 8004. */
export const tints = {
  black: [0.012, 0.0125, 0.013],
  brown: [0.06, 0.029, 0.022],
  cream: [0.8, 0.77, 0.69],
  grey: [0.56, 0.59, 0.565],
  silver: [0.37, 0.385, 0.385],
  terracotta: [0.26, 0.07, 0.034],
}

export const mixes = {
  'bath-fan-axial': 'silver cream',
  'bath-fan-axial-vanes': 'silver cream',
  'bath-fan-axial-shutter': 'silver cream',
  'bath-fan-axial-upright': 'silver cream',
  'bath-fan-silent': 'black',
  'bath-fan-silent-round': 'black',
  'bath-fan-silent-cushion': 'black',
  'bath-fan-silent-slotted': 'black',
  'window-fan': 'grey',
  'ceiling-fan': 'black silver',
  'ceiling-fan-four': 'black silver',
  'ceiling-fan-paddle': 'black silver',
  'grille-indoor': 'brown silver',
  'grille-indoor-fine': 'brown silver',
  'grille-indoor-cells': 'brown silver',
  'louvre-weather': 'brown',
  'louvre-weather-small': 'brown',
  'louvre-weather-large': 'brown',
  'gravity-shutter': 'grey',
  'gravity-shutter-small': 'grey',
  'gravity-shutter-large': 'grey',
  'door-grille': 'black brown silver',
  'disc-valve': 'black cream',
  'disc-valve-dome': 'black cream',
  'disc-valve-supply': 'black cream',
  'disc-valve-supply-cones': 'black cream',
  'swirl-diffuser': 'black',
  'control-panel': 'black',
  'control-panel-buttons': 'black',
  'control-panel-touch': 'black',
  'control-panel-dial': 'black',
  'slot-diffuser': 'black cream',
  'roof-terminal': 'black terracotta',
  hood: 'black',
  'hood-box': 'black',
  'hood-slanted': 'black',
  'hood-flat': 'black',
}

/** Models that are not white in their plain picture. */
export const pairs = {
  hood: { white: 'hood-white', dark: 'hood-anthracite' },
  'hood-box': { white: 'hood-box-white', dark: 'hood-box-anthracite' },
  'hood-slanted': { white: 'hood-slanted-white', dark: 'hood-slanted-anthracite' },
  'hood-flat': { white: 'hood-flat-white', dark: 'hood-flat-anthracite' },
  'roof-terminal': { white: 'roof-terminal-white', dark: 'roof-terminal' },
}

const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
})

function encoded(light) {
  const part = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055
  return Math.max(0, Math.min(255, Math.round(part * 255)))
}

/** Writes the WebP files of a mixed picture; `fileOf` names the file of a picture at a width. */
export async function mix({ name, size: [width, height], widths, mix: { rgb, ...parts } }, fileOf) {
  const [bright, dark] = await Promise.all(
    [parts.white, parts.dark].map((part) =>
      sharp(readFileSync(fileOf(part, largestOf(part, fileOf))))
        .resize(width, height)
        .removeAlpha()
        .raw()
        .toBuffer(),
    ),
  )
  const shares = rgb.map((value, i) => (value - anthracite[i]) / (white[i] - anthracite[i]))
  const data = Buffer.alloc(bright.length)
  for (let i = 0; i < data.length; i++) {
    const low = linear[dark[i]]
    data[i] = encoded(low + shares[i % 3] * (linear[bright[i]] - low))
  }
  for (const each of widths)
    await sharp(data, { raw: { width, height, channels: 3 } })
      .resize(each)
      .webp({ quality: each < 200 ? 84 : 79, effort: 6, smartSubsample: true })
      .toFile(fileOf(name, each))
}

function largestOf(part, fileOf) {
  for (const width of [1200, 640])
    try {
      readFileSync(fileOf(part, width))
      return width
    } catch {
      continue
    }
  throw new Error(`Trace ${part} first: a colour is mixed of it`)
}
