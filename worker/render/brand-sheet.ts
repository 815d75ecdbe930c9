import type { Context } from 'hono'
import type { ShopBrand } from '../../domain/site.ts'
import type { AppEnv } from '../env.ts'

const path = '/brand.css'
const colour = /^#?([\da-f]{6})$/i

/**
 * Path of the style sheet with a brand's colours: they are in the URL, so it is immutable. Null
 * without any: the design's defaults apply.
 */
export function brandSheetPath(brand: ShopBrand | undefined): string | null {
  const accent = colour.exec(brand?.accent ?? '')?.[1]
  if (!accent) return null
  const dark = colour.exec(brand?.accentDark ?? '')?.[1] ?? accent
  return `${path}?accent=${accent}&dark=${dark}`
}

/** `GET /brand.css?accent=00707d&dark=00535d`; 404 for anything that is no colour. */
export function serveBrandSheet(c: Context<AppEnv>): Response | Promise<Response> {
  const [accent, dark] = ['accent', 'dark'].map((name) => colour.exec(c.req.query(name) ?? '')?.[1])
  if (!accent || !dark) return c.notFound()
  // Forced colours of the visitor's system win.
  const css = `@media (forced-colors: none){:root{--color-signal:#${accent};--color-signal-strong:#${dark};--color-signal-ground:color-mix(in srgb,#${accent} 11%,#fff)}}\n`
  return c.body(css, 200, {
    'Content-Type': 'text/css; charset=utf-8',
    'Cache-Control': 'public, max-age=31536000, immutable',
  })
}
