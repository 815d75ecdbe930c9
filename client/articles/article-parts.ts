export { RichText } from '../content/rich-text/rich-text.tsx'
export { ArticleGoods } from './article-goods.tsx'
