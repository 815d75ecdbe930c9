import { Icon } from '../../ui/icon/icon.tsx'
import { ShopLink } from '../../ui/shop-link.tsx'
import { Backdrop } from './backdrop.tsx'
import { ContrastText } from './contrast-text.tsx'
import { groundClass, parseColour } from './contrast.ts'
import type { BlockOf } from './block-of.ts'

interface BlockButtonProps {
  button: NonNullable<BlockOf<'text_boxes'>['boxes'][number]['button']>
  /** Background of its box. */
  ground: string | null
}

const looks = {
  filled: 'button button--primary',
  outlined: 'button button--secondary',
  text: 'text-boxes__button',
}

/** A box's link in the editor's colours; the shop's own by default. */
export function BlockButton({ button, ground }: BlockButtonProps) {
  const { style = 'text', text, link, textColor } = button
  const colour = style === 'text' ? null : parseColour(button.backgroundColor)
  const isOutlined = style === 'outlined'
  const own = isOutlined ? null : colour
  // On the shop's own background the shop's own text colour is kept.
  const hasInk = style !== 'filled' || own !== null
  return (
    <ShopLink
      link={link}
      className={`${looks[style]}${groundClass(isOutlined && colour ? '#ffffff' : own)}`}
    >
      <Backdrop colour={colour} outline={isOutlined} />
      <ContrastText colour={hasInk ? textColor : null} ground={style === 'text' ? ground : own}>
        {text}
      </ContrastText>
      <Icon name="arrow-right" size={16} />
    </ShopLink>
  )
}
