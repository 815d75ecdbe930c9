import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { ShopLink } from '../../ui/shop-link.tsx'
import { Backdrop } from './backdrop.tsx'
import { parseColour, toneOf } from './tone.ts'
import type { BlockOf } from './block-of.ts'

/** A dark ground stays behind the title only; the boxes keep white and so their ink. */
export function TextBoxesBlock({ block }: { block: BlockOf<'text_boxes'> }) {
  const ground = parseColour(block.backgroundColor)
  const tone = ground ? toneOf(ground) : 'none'
  return (
    <section className={`text-boxes text-boxes--${tone}`}>
      <Backdrop colour={ground} />
      {block.blockTitle && <h2 className="band__title">{block.blockTitle}</h2>}
      <ul className="text-boxes__list">
        {block.boxes.map(({ title, text, image, button }, index) => (
          <li key={index} className="text-boxes__box">
            {image && (
              <Picture image={image} width={320} height={200} className="text-boxes__picture" />
            )}
            <div className="text-boxes__words">
              <h3 className="text-boxes__title">{title}</h3>
              <p>{text}</p>
              {button && (
                <ShopLink link={button.link} className="text-boxes__button">
                  {button.text}
                  <Icon name="arrow-right" size={16} />
                </ShopLink>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
