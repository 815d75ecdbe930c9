import type { ProductTile } from '../../domain/product/product.ts'

/** Products of an article. */
export interface ArticleProductsData {
  products: ProductTile[]
  /** Link to more of them. */
  category: { title: string; slug: string } | null
}
