import type { Context } from 'hono'
import { routesOf, siteFiles } from '../../domain/routes.ts'
import type { AppEnv } from '../env.ts'
import { escapeHtml } from '../render/escape.ts'
import { brandOf } from '../loaders/brand-of.ts'
import { textOf } from '../texts.ts'
import { publicReads } from '../upstream/reads/public-reads.ts'

const day = 86_400

const imageTypes = new Map([
  ['svg', 'image/svg+xml'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
])

/** Media type of an icon by its extension; left out if unknown. */
function typeOf(src: string): { type?: string } {
  const type = imageTypes.get(src.slice(src.lastIndexOf('.') + 1))
  return type ? { type } : {}
}

/** Web app manifest. */
export async function webManifest(c: Context<AppEnv>): Promise<Response> {
  const { locale } = c.var.context
  const [text, brand] = await Promise.all([textOf(c.var.context), brandOf(c)])
  const { shopName } = brand
  const icon = (size: number, purpose: string) => ({
    src: `/icon-${size}${purpose === 'maskable' ? '-maskable' : ''}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  const manifest = {
    id: '/',
    name: shopName,
    short_name: shopName,
    description: text('siteFiles.description', { shop: shopName }),
    lang: locale,
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: brand.brand?.accent ?? '#00707d',
    icons: [
      { src: brand.favicon, sizes: 'any', ...typeOf(brand.favicon), purpose: 'any' },
      ...(brand.brand?.appIcon
        ? [
            {
              src: brand.appIcon,
              sizes: '512x512',
              ...typeOf(brand.appIcon),
              purpose: 'any maskable',
            },
          ]
        : [192, 512].flatMap((size) => [icon(size, 'any'), icon(size, 'maskable')])),
    ],
  }
  return c.body(JSON.stringify(manifest), 200, {
    'Content-Type': 'application/manifest+json; charset=utf-8',
    'Cache-Control': `public, max-age=${day}`,
  })
}

/** OpenSearch description (1.1) in the language of the host. */
export async function openSearch(c: Context<AppEnv>): Promise<Response> {
  const { locale, origin } = c.var.context
  const [text, { favicon, shopName }] = await Promise.all([textOf(c.var.context), brandOf(c)])
  const address = (path: string) => escapeHtml(origin + path)
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeHtml(shopName)}</ShortName>
<Description>${escapeHtml(text('siteFiles.search', { shop: shopName }))}</Description>
<Language>${locale}</Language>
<InputEncoding>UTF-8</InputEncoding>
<Image width="16" height="16">${address(favicon)}</Image>
<Url type="text/html" method="get" template="${address(routesOf(locale).search())}?q={searchTerms}"/>
<Url type="application/opensearchdescription+xml" rel="self" template="${address(siteFiles.openSearch)}"/>
</OpenSearchDescription>
`
  return c.body(xml, 200, {
    'Content-Type': 'application/opensearchdescription+xml; charset=utf-8',
    'Cache-Control': `public, max-age=${day}`,
  })
}

/** security.txt (RFC 9116): the shop's own contact address, as long as there is one. */
export async function securityTxt(c: Context<AppEnv>): Promise<Response> {
  const { origin } = c.var.context
  const globals = await publicReads(c).globals()
  const email = globals?.contact.email
  if (!email) return c.notFound()
  // RFC 9116 requires less than a year; the first of a month, so that the file is stable for days.
  const now = new Date()
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 6, 1))
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: de, en, cs, sk',
    `Canonical: ${origin}${siteFiles.securityTxt}`,
  ]
  return c.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': `public, max-age=${day}` })
}
