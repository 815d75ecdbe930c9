import { textsOf } from '../locales/texts-of.ts'
import type { Hono } from 'hono'
import { Locale } from '../../domain/locale.ts'
import { defaultLocale } from '../../domain/locales/locales.ts'
import { serveFile, entityTagOf } from '../cdn/serve-file.ts'
import type { AppEnv } from '../contract/handle.ts'
import { notFound } from '../contract/refusal.ts'
import { readConfig, shopUrlOf } from '../env.ts'
import { loadMerchant } from '../merchant/load-merchant.ts'
import { boldFont, regularFont } from '../pdf/fonts.ts'
import { buildCurveFile } from './curve-file.ts'
import { documentPath, type FileKind } from './document-path.ts'
import { type DocumentedProduct, findDocumented } from './find-documented.ts'
import { buildDocument } from './product/build-document.ts'
import { findDocumentPicture } from './product/find-document-picture.ts'
import { buildTenderFile } from './tender-text.ts'

const textTypes = { curve: 'text/csv', tender: 'text/plain' } as const

/** Product documents, generated on request, so that a product's link is never dead. */
export function documentFiles(app: Hono<AppEnv>): void {
  app.get('/document/:locale/:kind/:file{.+\\.(?:pdf|csv|txt)}', async (c) => {
    const locale = Locale.safeParse(c.req.param('locale')).data
    const kind = c.req.param('kind')
    const file = c.req.param('file')
    const slug = file.slice(0, -'.pdf'.length)
    if (!locale || !isKind(kind)) throw notFound()
    const found = await findDocumented(c.env.DB, c.req.raw.headers, locale, slug)
    const path = documentPath(locale, kind, slug)
    const isOffered = found?.product.documents.some((document) => document.path === path)
    if (!found || !isOffered || !path.endsWith(file)) throw notFound()
    const isText = kind === 'curve' || kind === 'tender'
    const content = isText
      ? { curve: buildCurveFile, tender: buildTenderFile }[kind](found.product, locale)
      : await paperOf(kind, found, locale, c)
    return serveFile(c.req.raw, {
      body: content,
      etag: await entityTagOf(content),
      headers: {
        'Content-Type': isText ? `${textTypes[kind]}; charset=utf-8` : 'application/pdf',
        'Content-Disposition': `${kind === 'curve' ? 'attachment' : 'inline'}; filename="${slug}-${kind}.${file.split('.').at(-1)}"`,
        'Cache-Control': 'public, max-age=86400',
      },
    })
  })
}

async function paperOf(
  kind: Exclude<FileKind, 'curve' | 'tender'>,
  { product, updatedAt }: DocumentedProduct,
  locale: Locale,
  {
    env,
    executionCtx,
  }: { env: AppEnv['Bindings']; executionCtx: Pick<ExecutionContext, 'waitUntil'> },
): Promise<Uint8Array<ArrayBuffer>> {
  const [{ brand, company }, picture, regular, bold] = await Promise.all([
    loadMerchant(env.DB),
    findDocumentPicture(product, env, (work) => executionCtx.waitUntil(work)),
    regularFont(),
    boldFont(),
  ])
  const manual = documentPath(locale, 'manual', product.pageMeta.slug)
  const hasManual = product.documents.some(({ path }) => path === manual)
  const manualUrl = hasManual ? `${shopUrlOf(readConfig(env), locale)}/cdn/${manual}` : null
  const details = { brand, company, edition: updatedAt.slice(0, 10), picture, manualUrl }
  return buildDocument(kind, product, locale, details, { regular, bold })
}

function isKind(kind: string): kind is FileKind {
  return (
    kind === 'curve' ||
    kind === 'tender' ||
    Object.hasOwn(textsOf(defaultLocale).documents.titles, kind)
  )
}
