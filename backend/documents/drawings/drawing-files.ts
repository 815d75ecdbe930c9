import type { Hono } from 'hono'
import { Locale } from '../../../domain/locale.ts'
import { drawingDxf } from '../../../domain/ventilation/drawings/drawing-dxf.ts'
import { drawingSvg } from '../../../domain/ventilation/drawings/drawing-svg.ts'
import { serveFile, entityTagOf } from '../../cdn/serve-file.ts'
import type { AppEnv } from '../../contract/handle.ts'
import { notFound } from '../../contract/refusal.ts'
import { findDocumented } from '../find-documented.ts'
import { drawingTitle, drawVariant } from './list-drawings.ts'

/** Dimension drawings of variants, generated on request. */
export function drawingFiles(app: Hono<AppEnv>): void {
  app.get('/document/:locale/drawing/:slug/:file{.+\\.(?:svg|dxf)}', async (c) => {
    const { slug, file } = c.req.param()
    const locale = Locale.safeParse(c.req.param('locale')).data
    const found = locale && (await findDocumented(c.env.DB, c.req.raw.headers, locale, slug))
    const product = found?.product
    const variant = product?.variants.find(({ id }) => id === file.slice(0, -'.svg'.length))
    const drawing = locale && product && variant && drawVariant(product, variant)
    if (!drawing) throw notFound()
    const isImage = file.endsWith('.svg')
    const content = new TextEncoder().encode(
      isImage
        ? drawingSvg(drawing, drawingTitle(drawing, product, variant, locale))
        : drawingDxf(drawing),
    )
    return serveFile(c.req.raw, {
      body: content,
      etag: await entityTagOf(content),
      headers: {
        'Content-Type': isImage ? 'image/svg+xml' : 'image/vnd.dxf',
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'Content-Disposition': isImage
          ? 'inline'
          : `attachment; filename="${variant.catalogCode.replace(/[^\w.-]/g, '_')}.dxf"`,
        'Cache-Control': 'public, max-age=86400',
      },
    })
  })
}
