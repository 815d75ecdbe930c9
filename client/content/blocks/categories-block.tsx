import { Picture } from '../../ui/picture.tsx'
import { ShopLink } from '../../ui/shop-link.tsx'
import { StaticMarkup } from '../../hydration/static-markup.tsx'
import { categoryTitleLength, truncate } from '../page/truncate.ts'
import { Backdrop } from './backdrop.tsx'
import { ContrastText } from './contrast-text.tsx'
import { groundClass, parseColour } from './contrast.ts'
import type { BlockOf } from './block-of.ts'

/** Categories with pictures; the whole tile is a link. */
export function CategoriesBlock({ block }: { block: BlockOf<'categories'> }) {
  const ground = parseColour(block.backgroundColor)
  return (
    <section className={`band${groundClass(ground)}`}>
      <Backdrop colour={ground} />
      {block.blockTitle && (
        <h2 className="band__title">
          <ContrastText colour={block.textColor} ground={ground}>
            {block.blockTitle}
          </ContrastText>
        </h2>
      )}
      <StaticMarkup
        as="ul"
        className="category-grid"
        name={`categories-${block.id}`}
        data={block.categories}
      >
        {(categories) =>
          categories.map(({ title, image, link, links }, index) => (
            <li key={index} className="category-grid__tile">
              <Picture
                image={image}
                width={200}
                height={200}
                sizes="(min-width: 768px) 180px, 40vw"
                beside={title}
              />
              <div className="category-grid__words">
                <h3 className="category-grid__title">
                  <ShopLink link={link} className="category-grid__link">
                    {truncate(title, categoryTitleLength)}
                  </ShopLink>
                </h3>
                {links.length > 0 && (
                  <ul className="category-grid__links">
                    {links.map((below, position) => (
                      <li key={position}>
                        <ShopLink link={below.link}>{below.title}</ShopLink>
                      </li>
                    ))}
                  </ul>
                )}
              </div>
            </li>
          ))
        }
      </StaticMarkup>
    </section>
  )
}
