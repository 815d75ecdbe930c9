import type { Context } from 'hono'
import { domainsByLanguage } from '../../../domain/domain-list.ts'
import { routesOf } from '../../../domain/routes.ts'
import { type SlugEntry, slugListLimit } from '../../../domain/content/slug-list.ts'
import type { AppEnv } from '../../env.ts'
import { originOf } from '../../loaders/head.ts'
import { indexedScreenUrls } from './indexed-screens.ts'
import { sitemapHeaders } from './sitemap-headers.ts'
import {
  screensSection,
  type SitemapSection,
  sitemapSections,
  urlsPerPart,
} from './sitemap-sections.ts'
import { type SitemapLanguage, sitemapUrl } from './sitemap-url.ts'
import { slugReads } from './slug-reads.ts'

/** Streams one sitemap file; 404 for an unknown section or number. */
export async function sitemapPart(c: Context<AppEnv>): Promise<Response> {
  const [, name = '', digits = ''] =
    /^\/sitemap-([a-z-]+)-([1-9]\d{0,4})\.xml$/.exec(c.req.path) ?? []
  const languages = languagesOf(c)
  if (name === screensSection && digits === '1') {
    const { locale, language = locale } = c.var.context
    const { VERTICAL } = c.var.config
    const urls = await indexedScreenUrls(language, languages, VERTICAL, slugReads(c))
    return response([urls].values())
  }
  const section = sitemapSections.find((known) => known.name === name)
  const entries = section && (await entriesOf(c, section, Number(digits)))
  if (!section || !entries) return c.text('Not found', 404, { 'X-Robots-Tag': 'noindex' })
  return response(written(c, section, entries, languages))
}

type Entries = AsyncGenerator<SlugEntry[]>

/** Chunks of a file's entries, the first already read; null for a file beyond the last. */
async function entriesOf(
  c: Context<AppEnv>,
  { type }: SitemapSection,
  number: number,
): Promise<Entries | null> {
  const list = slugReads(c)
  const start = (number - 1) * urlsPerPart
  const first = await list(type, start, slugListLimit)
  if (first.entities.length === 0) return null
  async function* parts(): Entries {
    yield first.entities
    for (let read = slugListLimit; read < urlsPerPart; read += slugListLimit) {
      if (start + read >= first.total) return
      const { entities } = await list(type, start + read, slugListLimit)
      yield entities
    }
  }
  return parts()
}

async function* written(
  c: Context<AppEnv>,
  { path }: SitemapSection,
  entries: Entries,
  languages: readonly SitemapLanguage[],
): AsyncGenerator<string> {
  const { locale, language = locale } = c.var.context
  for await (const part of entries) {
    yield part.map((entry) => sitemapUrl({ ...entry, path }, language, languages)).join('')
  }
}

const start =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n'
const end = '</urlset>\n'

function response(texts: AsyncIterator<string> | Iterator<string>): Response {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(start))
    },
    async pull(controller) {
      const next = await texts.next()
      controller.enqueue(encoder.encode(next.done ? end : next.value))
      if (next.done) controller.close()
    },
  })
  return new Response(body, { headers: sitemapHeaders })
}

function languagesOf(c: Context<AppEnv>): SitemapLanguage[] {
  const { origin } = c.var.context
  return domainsByLanguage(c.var.config.DOMAINS).map((domain) => ({
    locale: domain.locale,
    ...(domain.language && { language: domain.language }),
    origin: originOf(domain, origin),
    routes: routesOf(domain.locale),
  }))
}
