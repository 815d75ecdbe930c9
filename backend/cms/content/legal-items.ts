import * as z from 'zod'
import { readRows, rowSchema } from '../../db/rows.ts'
import type { Locale } from '../../../domain/locale.ts'
import type { Merchant } from '../../../domain/merchant/merchant.ts'
import type { MenuItem } from '../../../domain/site.ts'

const PageRow = rowSchema('page', { slug: z.string(), title: z.string() })

/** The merchant's legal pages in a language, by slug. */
function rolesOf({ pages }: Merchant, locale: Locale): Map<string, string> {
  return new Map(
    Object.entries(pages).flatMap(([role, slugs]): [string, string][] => {
      const slug = slugs?.[locale]
      return slug ? [[slug, role]] : []
    }),
  )
}

/**
 * The merchant's legal pages as a menu, where editors have none: a shop that sells must link them
 * from each page.
 */
export async function legalItems(
  db: D1Database,
  merchant: Merchant,
  locale: Locale,
): Promise<MenuItem[]> {
  const roles = rolesOf(merchant, locale)
  const rows = await readRows(
    db
      .prepare(
        `SELECT p.slug, p.title FROM json_each(?1) given
        JOIN page p ON p.slug = given.value AND p.locale = ?2 ORDER BY given.key`,
      )
      .bind(JSON.stringify([...roles.keys()]), locale),
    PageRow,
  )
  return rows.flatMap(({ slug, title }) => {
    const role = roles.get(slug) ?? ''
    return {
      id: role,
      role,
      title,
      link: { type: 'page', target: slug },
      image: null,
      children: [],
    }
  })
}

/** Items that lead to one of these pages have its role, by which checkout and forms find it. */
export function withLegalRoles(
  items: readonly MenuItem[],
  merchant: Merchant,
  locale: Locale,
): MenuItem[] {
  const roles = rolesOf(merchant, locale)
  return items.map((item) => {
    const role = item.role ?? (item.link.type === 'page' ? roles.get(item.link.target) : undefined)
    return role === undefined ? item : { ...item, role }
  })
}
