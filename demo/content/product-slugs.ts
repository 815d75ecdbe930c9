import type { Locale } from '../../domain/locale.ts'
import { generateProducts } from '../catalogue/generate.ts'

let slugs: Map<string, Record<Locale, string>> | undefined

/**
 * Slug of one of the first products of its family, which every catalogue has; throws for any other.
 * The small catalogue is generated lazily.
 */
export function productSlug(id: string, locale: Locale): string {
  slugs ??= new Map([...generateProducts({ products: 300 })].map((product) => [product.id, product.slug]))
  const slug = slugs.get(id)?.[locale]
  if (!slug) throw new Error(`no product ${id}`)
  return slug
}
