import type { Hono } from 'hono'
import { Locale } from '../../domain/locale.ts'
import { findProductDetail } from '../cms/catalog/detail.ts'
import { hiddenIds } from '../cms/catalog/hidden-ids.ts'
import type { AppEnv } from '../contract/handle.ts'
import { notFound } from '../contract/refusal.ts'
import { readCaller } from '../request/caller.ts'
import type { DocumentKind } from '../seed/records.ts'
import { buildDocument } from './build-document.ts'
import { documentPath } from './document-path.ts'
import { documentTitles } from './document-texts.ts'

/** Documents of products, made when they are asked for: a link of a product is never dead. */
export function documentFiles(app: Hono<AppEnv>): void {
  app.get('/document/:locale/:kind/:file{.+\\.pdf}', async (c) => {
    const locale = Locale.safeParse(c.req.param('locale')).data
    const kind = c.req.param('kind')
    const slug = c.req.param('file').slice(0, -'.pdf'.length)
    if (!locale || !isKind(kind)) throw notFound()
    const caller = { ...readCaller(c.req.raw.headers), locale }
    const [found, hidden] = await Promise.all([
      findProductDetail(c.env.DB, caller, slug),
      // A file has no session: what some groups only may see has none.
      hiddenIds(c.env.DB, 'product', []),
    ])
    const path = documentPath(locale, kind, slug)
    const isOffered = found?.product.documents.some((document) => document.path === path)
    if (!found || !isOffered || hidden.has(found.product.id)) throw notFound()
    return new Response(buildDocument(kind, found.product, locale), {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `inline; filename="${slug}-${kind}.pdf"`,
        'Cache-Control': 'public, max-age=86400',
      },
    })
  })
}

function isKind(kind: string): kind is DocumentKind {
  return Object.hasOwn(documentTitles, kind)
}
