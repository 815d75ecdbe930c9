import type { Category } from '../../domain/catalog/category.ts'
import { useShop } from '../shop.tsx'
import { RichText } from '../content/rich-text/rich-text.tsx'
import { ShopLink } from '../ui/shop-link.tsx'
import { isKnownEmpty, StaticMarkup } from '../hydration/static-markup.tsx'
import { Faq } from './faq.tsx'
import type { CategoryContent } from '../../domain/screens/catalog/category.ts'

interface CategoryDescriptionProps
  extends
    Pick<Category, 'textBelow'>,
    Pick<CategoryContent, 'content' | 'video' | 'questions' | 'selections'> {
  /** On the first page only; later ones would be duplicates of it. */
  withTexts: boolean
}

/** Description of a category below its products, and its saved filters. */
export function CategoryDescription({ withTexts, ...editorial }: CategoryDescriptionProps) {
  const { text } = useShop()
  const { textBelow, content, video, questions, selections } = editorial
  const hasTexts = withTexts && (textBelow !== null || content || video || questions.length > 0)
  return (
    <>
      {!isKnownEmpty(selections) && (
        <StaticMarkup
          as="nav"
          name="selections"
          className="selections no-print"
          aria-labelledby="selections"
          data={selections}
        >
          {(links) => (
            <>
              <h2 id="selections" className="selections__title">
                {text('selection.popular')}
              </h2>
              <div className="selections__list">
                {links.map(({ title, href, lang }) => (
                  <a key={href} href={href} lang={lang} className="quick__value">
                    {title}
                  </a>
                ))}
              </div>
            </>
          )}
        </StaticMarkup>
      )}
      {hasTexts && (
        <div className="catalog__below">
          {content && (
            <div lang={content.lang}>
              <RichText name="content" doc={content.doc} />
            </div>
          )}
          <RichText name="below" doc={textBelow} />
          {video && (
            <p>
              <ShopLink link={{ type: 'custom_link', target: video, blank: true }}>
                {text('selection.video')}
              </ShopLink>
            </p>
          )}
          <Faq questions={questions} />
        </div>
      )}
    </>
  )
}
