import * as z from 'zod'
import type { Locale } from '../../../domain/locale.ts'
import type { Merchant } from '../../../domain/merchant/merchant.ts'
import { loadMerchant } from '../../merchant/load-merchant.ts'
import type { OrderDocument } from '../../../domain/order/order-document.ts'
import { fingerprint } from '../../db/hash.ts'
import { readRows, type RowOf, rowSchema } from '../../db/rows.ts'

const PageRow = rowSchema('page', {
  slug: z.string(),
  revision: z.string(),
  /** Null if the revision is known. */
  title: z.string().nullable(),
  content: z.string().nullable(),
})

/** A shop text in its current version. */
export type AgreedText = OrderDocument['agreed'][number]

const texts: readonly AgreedText['text'][] = ['terms', 'business_terms', 'withdrawal', 'privacy']

const pageOfText = {
  terms: 'terms',
  business_terms: 'businessTerms',
  withdrawal: 'withdrawal',
  privacy: 'privacy',
} as const satisfies Record<AgreedText['text'], keyof Merchant['pages']>

/** Versions by the page's revision: every order reads the same few. */
let known: ReadonlyMap<string, string> = new Map()
const maxKnown = 64

/**
 * Current texts to be accepted with an order, each by the fingerprint of its page. Their slugs are
 * taken from the merchant's row by the same statement, so that it waits for no other one; the text
 * itself is sent only of revisions that this isolate does not know.
 */
export async function readAgreedTexts(db: D1Database, locale: Locale): Promise<AgreedText[]> {
  const versions = known
  const [{ pages }, rows] = await Promise.all([
    loadMerchant(db),
    readRows(
      db
        .prepare(
          `SELECT slug, revision, iif(is_known, NULL, title) AS title,
            iif(is_known, NULL, content) AS content
          FROM (SELECT slug, revision, title, content,
              revision IN (SELECT value FROM json_each(?3)) AS is_known
            FROM page WHERE locale = ?1 AND slug IN (
              SELECT iif(p.type = 'object', p.value ->> ?1, NULL) FROM merchant m,
                json_each(iif(json_valid(m.value), m.value -> '$.pages', '{}')) p
              WHERE m.id = 1 AND p.key IN (SELECT value FROM json_each(?2))))`,
        )
        .bind(
          locale,
          JSON.stringify(Object.values(pageOfText)),
          JSON.stringify([...versions.keys()]),
        ),
      PageRow,
    ),
  ])
  const found = await Promise.all(
    texts.map(async (text) => {
      const slug = pages[pageOfText[text]]?.[locale]
      const page = rows.find((row) => row.slug === slug)
      return page ? [{ text, version: await versionOf(page, versions) }] : []
    }),
  )
  return found.flat()
}

async function versionOf(
  { revision, title, content }: RowOf<typeof PageRow>,
  versions: ReadonlyMap<string, string>,
): Promise<string> {
  const version = versions.get(revision) ?? (await fingerprint(`${title}\n${content}`))
  if (!known.has(revision))
    known = new Map([...(known.size < maxKnown ? known : []), [revision, version]])
  return version
}
