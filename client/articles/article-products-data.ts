import type { ProductTile } from '../../domain/product/product.ts'

/** Products that go with an article. */
export interface ArticleProductsData {
  products: ProductTile[]
  /** Where more of them are. */
  category: { title: string; slug: string } | null
}
