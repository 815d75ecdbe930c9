import { Hono } from 'hono'
import { imageWidths } from '../../domain/image-path.ts'
import type { AppEnv } from '../contract/handle.ts'
import { Refusal, notFound } from '../contract/refusal.ts'

/** Pictures in the next larger width there is: `/image/w640/product/bath-fan.webp`. */
export const cdn = new Hono<AppEnv>()

cdn.get('/image/:style/:path{.+}', async (c) => {
  const width = /^w(\d{1,4})$/.exec(c.req.param('style'))?.[1]
  const path = c.req.param('path')
  if (!width) throw new Refusal(400, { key: 'invalid', field: 'style', code: 'invalid' })
  if (!/^(?:[a-z0-9][a-z0-9-]*\/)*[a-z0-9][a-z0-9-]*\.webp$/.test(path)) throw notFound()
  for (const candidate of widthsFor(Number(width))) {
    const file = await c.env.ASSETS.fetch(`https://assets/image/${candidate}/${path}`)
    if (file.ok && file.headers.get('Content-Type') === 'image/webp') return picture(file)
    await file.body?.cancel()
  }
  throw notFound()
})

/** Larger ones from the nearest on; where there is none, the largest of the smaller ones. */
function widthsFor(wanted: number): number[] {
  const larger = imageWidths.filter((width) => width >= wanted)
  const smaller = imageWidths.filter((width) => width < wanted)
  return [...larger, ...smaller.toReversed()]
}

function picture(file: Response): Response {
  return new Response(file.body, {
    headers: {
      'Content-Type': 'image/webp',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  })
}
