import * as z from 'zod'
import type { Locale } from '../../../domain/locale.ts'
import type { Merchant } from '../../../domain/merchant/merchant.ts'
import type { OrderDocument } from '../../../domain/order/order-document.ts'
import { fingerprint } from '../../db/hash.ts'
import { readRows, type RowOf, rowSchema } from '../../db/rows.ts'

const PageRow = rowSchema('page', { slug: z.string(), title: z.string(), content: z.string() })

type AgreedText = OrderDocument['agreed'][number]['text']

/** The current version of a shop text. */
interface AgreedPage {
  text: AgreedText
  page: RowOf<typeof PageRow>
}

/** Texts accepted with an order. */
export async function readAgreedPages(
  db: D1Database,
  { pages }: Merchant,
  locale: Locale,
): Promise<AgreedPage[]> {
  const texts = [
    { text: 'terms', page: pages.terms },
    { text: 'business_terms', page: pages.businessTerms },
    { text: 'withdrawal', page: pages.withdrawal },
    { text: 'privacy', page: pages.privacy },
  ] as const
  const slugs = texts.map(({ text, page }) => ({ text, slug: page?.[locale] }))
  const rows = await readRows(
    db
      .prepare(
        `SELECT slug, title, content FROM page
        WHERE locale = ?1 AND slug IN (SELECT value FROM json_each(?2))`,
      )
      .bind(locale, JSON.stringify(slugs.flatMap(({ slug }) => slug ?? []))),
    PageRow,
  )
  return slugs.flatMap(({ text, slug }) => {
    const page = rows.find((row) => row.slug === slug)
    return page ? [{ text, page }] : []
  })
}

/** Versions of one order's texts, by fingerprint. */
export function agreedTexts(
  pages: readonly AgreedPage[],
  { businessTerms }: { businessTerms: boolean },
): Promise<OrderDocument['agreed']> {
  return Promise.all(
    pages
      .filter(({ text }) => businessTerms || text !== 'business_terms')
      .map(async ({ text, page }) => ({ text, version: await versionOf(page) })),
  )
}

/** Cached fingerprints by slug: every order reads the same few. */
const versions = new Map<string, { said: string; version: string }>()

async function versionOf({ slug, title, content }: AgreedPage['page']): Promise<string> {
  const source = `${title}\n${content}`
  const known = versions.get(slug)
  if (known?.said === source) return known.version
  const version = await fingerprint(source)
  versions.set(slug, { said: source, version })
  return version
}
