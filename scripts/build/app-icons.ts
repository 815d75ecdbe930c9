/* Draws the icons of phones from public/favicon.svg: node scripts/build/app-icons.ts */
import { readFileSync } from 'node:fs'
import sharp from 'sharp'

const folder = new URL('../../public/', import.meta.url)
const ground = '#00707d'
const drawing = readFileSync(new URL('favicon.svg', folder), 'utf8')

/** Without its rounded corners, which phones cut themselves, and smaller if they cut more. */
async function draw(name: string, size: number, share: number): Promise<void> {
  const mark = drawing.replace(/<rect [^>]*>/, '')
  const inner = Math.round(size * share)
  const picture = await sharp(Buffer.from(mark), { density: (72 * inner) / 32 })
    .resize(inner, inner)
    .png()
    .toBuffer()
  await sharp({ create: { width: size, height: size, channels: 3, background: ground } })
    .composite([{ input: picture }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(new URL(`${name}.png`, folder).pathname)
}

await draw('apple-touch-icon', 180, 1)
for (const size of [192, 512]) {
  await draw(`icon-${size}`, size, 1)
  // A maskable icon keeps its mark within the inner 80 %.
  await draw(`icon-${size}-maskable`, size, 0.8)
}
