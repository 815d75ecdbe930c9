import * as z from 'zod'
import type { Locale } from '../../../domain/locale.ts'
import type { Merchant } from '../../../domain/merchant/merchant.ts'
import { loadMerchant } from '../../merchant/load-merchant.ts'
import type { OrderDocument } from '../../../domain/order/order-document.ts'
import { fingerprint } from '../../db/hash.ts'
import { readRows, type RowOf, rowSchema } from '../../db/rows.ts'

const PageRow = rowSchema('page', { slug: z.string(), title: z.string(), content: z.string() })

type AgreedText = OrderDocument['agreed'][number]['text']

/** The current version of a shop text. */
export interface AgreedPage {
  text: AgreedText
  page: RowOf<typeof PageRow>
}

const texts: readonly AgreedText[] = ['terms', 'business_terms', 'withdrawal', 'privacy']

const pageOfText = {
  terms: 'terms',
  business_terms: 'businessTerms',
  withdrawal: 'withdrawal',
  privacy: 'privacy',
} as const satisfies Record<AgreedText, keyof Merchant['pages']>

/**
 * Current texts to be accepted with an order. Their slugs are taken from the merchant's row by the
 * same statement, so that it waits for no other one.
 */
export async function readAgreedPages(db: D1Database, locale: Locale): Promise<AgreedPage[]> {
  const [{ pages }, rows] = await Promise.all([
    loadMerchant(db),
    readRows(
      db
        .prepare(
          `SELECT slug, title, content FROM page WHERE locale = ?1 AND slug IN (
            SELECT iif(p.type = 'object', p.value ->> ?1, NULL) FROM merchant m,
              json_each(iif(json_valid(m.value), m.value -> '$.pages', '{}')) p
            WHERE m.id = 1 AND p.key IN (SELECT value FROM json_each(?2)))`,
        )
        .bind(locale, JSON.stringify(Object.values(pageOfText))),
      PageRow,
    ),
  ])
  return texts.flatMap((text) => {
    const slug = pages[pageOfText[text]]?.[locale]
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
