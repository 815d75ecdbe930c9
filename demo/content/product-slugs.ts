import type { Locale } from '../../domain/locale.ts'
import { families } from '../catalogue/families/all.ts'
import { slugOf } from '../catalogue/names.ts'
import { planCatalogue } from '../catalogue/plan.ts'

let slugs: Map<string, Record<Locale, string>> | undefined

/**
 * Slug of one of the first products of its family, which every catalogue has; throws for any other.
 * The small catalogue is planned lazily.
 */
export function productSlug(id: string, locale: Locale): string {
  slugs ??= new Map(planCatalogue(families, 300, 1).map((plan) => [plan.id, slugOf(plan)]))
  const slug = slugs.get(id)?.[locale]
  if (!slug) throw new Error(`no product ${id}`)
  return slug
}
