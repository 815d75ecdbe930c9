export { RichText } from '../content/rich-text/rich-text.tsx'
export { ArticleProducts } from './article-products.tsx'
