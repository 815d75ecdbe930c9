import type { Category } from '../../../domain/category.ts'
import { RichText } from '../content/rich-text.tsx'
import { Faq } from './faq.tsx'

/** What there is to read about a category, below its products. */
export function BelowList({ textBelow, faq }: Pick<Category, 'textBelow' | 'faq'>) {
  return (
    <div className="catalog__below">
      {textBelow && <RichText doc={textBelow} />}
      <Faq questions={faq} />
    </div>
  )
}
