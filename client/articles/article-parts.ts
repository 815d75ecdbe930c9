export { RichText } from '../content/rich-text/rich-text.tsx'
export { ArticleProducts as ArticleGoods } from './article-products.tsx'
