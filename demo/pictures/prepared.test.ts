import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { imageSize } from 'image-size'
import { describe, it } from 'vitest'
import { imageWidths } from '../../domain/url/image-path.ts'

const folder = 'backend/assets/image'
const files = globSync('**/*.{webp,avif}', { cwd: folder }).map((file) => {
  const [width, ...path] = file.split(sep)
  const content = readFileSync(join(folder, file))
  const { height, ...size } = imageSize(content)
  return {
    file,
    path: path.join('/'),
    named: Number(width),
    width: size.width,
    height,
    bytes: content.length,
  }
})
const originals = new Map(
  files
    .filter(({ path }) => path.endsWith('.webp'))
    .toSorted((a, b) => a.width - b.width)
    .map((file) => [file.path.slice(0, -'.webp'.length), file]),
)

describe('§7 Images: prepared files', () => {
  it('have the width that their folder says, and the whole picture', ({ expect }) => {
    const wrong = files.filter(({ path, named, width, height }) => {
      const original = originals.get(path.replace(/\.\w+$/, ''))
      return (
        named !== width ||
        height !== Math.round(((original?.height ?? 0) * width) / (original?.width ?? 1))
      )
    })
    expect(wrong).toEqual([])
    expect(files.length).toBeGreaterThan(2000)
  })

  it('are there in each width of the shop as AVIF', ({ expect }) => {
    const present = new Set(files.map(({ file }) => file.split(sep).join('/')))
    const missing = [...originals].flatMap(([path, { width }]) =>
      imageWidths
        .filter((each) => each <= width)
        .map((each) => `${each}/${path}.avif`)
        .filter((file) => !present.has(file)),
    )
    expect(missing).toEqual([])
  })

  it('have at most 60 MB together, which every clone carries', ({ expect }) => {
    const bytes = files.reduce((sum, { bytes: own }) => sum + own, 0)
    expect(bytes).toBeLessThan(60_000_000)
  })
})
