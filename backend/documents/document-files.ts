import type { Hono } from 'hono'
import { Locale } from '../../domain/locale.ts'
import { answerFile, entityTagOf } from '../cdn/answer-file.ts'
import type { AppEnv } from '../contract/handle.ts'
import { notFound } from '../contract/refusal.ts'
import { buildDocument } from './build-document.ts'
import { buildCurveFile } from './curve-file.ts'
import { documentPath, type FileKind } from './document-path.ts'
import { documentTitles } from './document-texts.ts'
import { findDocumented } from './find-documented.ts'

/** Documents of products, made when they are requested: a link of a product is never dead. */
export function documentFiles(app: Hono<AppEnv>): void {
  app.get('/document/:locale/:kind/:file{.+\\.(?:pdf|csv)}', async (c) => {
    const locale = Locale.safeParse(c.req.param('locale')).data
    const kind = c.req.param('kind')
    const file = c.req.param('file')
    const slug = file.slice(0, -'.pdf'.length)
    if (!locale || !isKind(kind)) throw notFound()
    const product = await findDocumented(c.env.DB, c.req.raw.headers, locale, slug)
    const path = documentPath(locale, kind, slug)
    const isOffered = product?.documents.some((document) => document.path === path)
    if (!product || !isOffered || !path.endsWith(file)) throw notFound()
    const isTable = kind === 'curve'
    const content = isTable ? buildCurveFile(product, locale) : buildDocument(kind, product, locale)
    return answerFile(c.req.raw, {
      body: content,
      etag: await entityTagOf(content),
      headers: {
        'Content-Type': isTable ? 'text/csv; charset=utf-8' : 'application/pdf',
        'Content-Disposition': isTable
          ? `attachment; filename="${slug}-${kind}.csv"`
          : `inline; filename="${slug}-${kind}.pdf"`,
        'Cache-Control': 'public, max-age=86400',
      },
    })
  })
}

function isKind(kind: string): kind is FileKind {
  return kind === 'curve' || Object.hasOwn(documentTitles, kind)
}
