import * as z from 'zod'
import type { Locale } from '../../../domain/locale.ts'
import type { Merchant } from '../../../domain/merchant/merchant.ts'
import type { OrderDocument } from '../../../domain/order/order-document.ts'
import { fingerprint } from '../../db/hash.ts'
import { readRows, rowSchema } from '../../db/rows.ts'

const PageRow = rowSchema('page', { slug: z.string(), title: z.string(), content: z.string() })

/** The texts that an order is placed under, each by the fingerprint of what it said then. */
export async function agreedTexts(
  db: D1Database,
  { pages }: Merchant,
  locale: Locale,
  { businessTerms }: { businessTerms: boolean },
): Promise<OrderDocument['agreed']> {
  const texts = [
    { text: 'terms', page: pages.terms },
    ...(businessTerms ? [{ text: 'business_terms', page: pages.businessTerms } as const] : []),
    { text: 'withdrawal', page: pages.withdrawal },
    { text: 'privacy', page: pages.privacy },
  ] as const
  const slugs = texts.flatMap(({ text, page }) => {
    const slug = page?.[locale]
    return slug ? [{ text, slug }] : []
  })
  const rows = await readRows(
    db
      .prepare(
        `SELECT slug, title, content FROM page
        WHERE locale = ?1 AND slug IN (SELECT value FROM json_each(?2))`,
      )
      .bind(locale, JSON.stringify(slugs.map(({ slug }) => slug))),
    PageRow,
  )
  return Promise.all(
    slugs.flatMap(({ text, slug }) => {
      const page = rows.find((row) => row.slug === slug)
      return page
        ? [fingerprint(`${page.title}\n${page.content}`).then((version) => ({ text, version }))]
        : []
    }),
  )
}
