// A detail as large as it was traced: the part of the main view where there is most to see.
import sharp from 'sharp'

/** Edges are counted in cells of so many pixels. */
const cell = 8

/** Writes the WebP files of a detail; `fileOf` names the file of a picture at a width. */
export async function crop({ name, size: [side], widths, crop: source }, fileOf) {
  const file = fileOf(source, 1200)
  const { left, top } = await busiest(file, side)
  const detail = await sharp(file)
    .extract({ left, top, width: side, height: side })
    .png()
    .toBuffer()
  for (const each of widths)
    await sharp(detail)
      .resize(each)
      .webp({ quality: each < 200 ? 84 : 79, effort: 6, smartSubsample: true })
      .toFile(fileOf(name, each))
}

/** Corner of the square in which brightness changes most. */
async function busiest(file, side) {
  const { data, info } = await sharp(file)
    .greyscale()
    .resize(1200 / cell)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const sums = new Float64Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const here = data[y * width + x]
      const change =
        Math.abs(here - (data[y * width + x + 1] ?? here)) +
        Math.abs(here - (data[(y + 1) * width + x] ?? here))
      const at = (y + 1) * (width + 1) + x + 1
      sums[at] = change + sums[at - 1] + sums[at - width - 1] - sums[at - width - 2]
    }
  const span = side / cell
  let best = { sum: -1, left: 0, top: 0 }
  for (let y = 0; y + span <= height; y++)
    for (let x = 0; x + span <= width; x++) {
      const at = (row, column) => sums[row * (width + 1) + column]
      const sum = at(y + span, x + span) - at(y, x + span) - at(y + span, x) + at(y, x)
      if (sum > best.sum) best = { sum, left: x * cell, top: y * cell }
    }
  return best
}
