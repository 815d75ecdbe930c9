export { RichText } from '../content/rich-text.tsx'
export { ArticleGoods } from './article-goods.tsx'
