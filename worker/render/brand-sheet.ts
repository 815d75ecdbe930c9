import type { Context } from 'hono'
import type { ShopBrand } from '../../domain/frame.ts'
import type { AppEnv } from '../env.ts'

const path = '/brand.css'
const colour = /^#?([\da-f]{6})$/i

/**
 * Path of the sheet with a brand's colours: they stand in the address, so that it can be kept for
 * ever. Null without any: then the design's own count.
 */
export function brandSheetPath(brand: ShopBrand | undefined): string | null {
  const accent = colour.exec(brand?.accent ?? '')?.[1]
  if (!accent) return null
  const dark = colour.exec(brand?.accentDark ?? '')?.[1] ?? accent
  return `${path}?accent=${accent}&dark=${dark}`
}

/** `GET /brand.css?accent=00707d&dark=00535d`; whatever is no colour is no such file. */
export function serveBrandSheet(c: Context<AppEnv>): Response | Promise<Response> {
  const [accent, dark] = ['accent', 'dark'].map((name) => colour.exec(c.req.query(name) ?? '')?.[1])
  if (!accent || !dark) return c.notFound()
  // Whoever has set colours of their own for everything keeps them.
  const css = `@media (forced-colors: none){:root{--color-signal:#${accent};--color-signal-strong:#${dark};--color-signal-ground:color-mix(in srgb,#${accent} 11%,#fff)}}\n`
  return c.body(css, 200, {
    'Content-Type': 'text/css; charset=utf-8',
    'Cache-Control': 'public, max-age=31536000, immutable',
  })
}
