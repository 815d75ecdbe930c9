import { CatalogScope } from '../../../domain/catalog/catalog.ts'
import type { Category } from '../../../domain/catalog/category.ts'
import type { RichText } from '../../../domain/content/rich-text.ts'
import type { ArticleProductsData } from '../../../client/articles/article-products-data.ts'
import { linkedProducts } from './linked-products.ts'
import type { PublicInput } from '../screen.ts'

/** Tiles below an article. */
const shown = 4

/** Products named in an article, filled up from its linked category. */
export async function articleProducts(
  { context, reads }: Pick<PublicInput, 'context' | 'reads'>,
  content: RichText,
): Promise<ArticleProductsData> {
  const linked = linkedProducts(content, context.locale)
  const [named, [category]] = await Promise.all([
    reads.products({ slugs: linked.products.slice(0, shown) }),
    reads.categories(linked.category ? [linked.category] : []),
  ])
  const missing = shown - named.length
  const filling = category && missing > 0 ? await firstOf(reads, category) : []
  const others = filling.filter(({ id }) => !named.some((product) => product.id === id))
  return {
    products: [...named, ...others.slice(0, missing)],
    category: category ? { title: category.title, slug: category.pageMeta.slug } : null,
  }
}

async function firstOf(
  reads: PublicInput['reads'],
  { id, isVirtual }: Pick<Category, 'id' | 'isVirtual'>,
) {
  const place = isVirtual ? { virtualCategoryId: id } : { categoryId: id }
  const scope = CatalogScope.parse({
    ...place,
    values: {},
    ranges: {},
    brands: [],
    availableOnly: true,
    sort: 'default',
    page: 1,
    perPage: shown,
  })
  return (await reads.catalogState(scope)).products
}
