import { encodePath } from '../../../domain/url/encode-path.ts'
import { useShop } from '../../shop.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { linkHref } from '../../ui/link-href.ts'
import { newWindowHint } from '../../ui/new-window-hint.tsx'
import { readChoice, readFlag, readText } from './attributes.ts'
import { findIcon } from '../blocks/find-icon.ts'
import type { NodeProps } from './node-props.ts'

/** Colours that buttons share with tags; the default is the shop's own. */
const colours = ['black', 'blue', 'gray', 'green', 'orange', 'purple', 'red', 'yellow'] as const
const quietColours = ['white', 'secondary', 'transparent'] as const

/** A link styled as a button; dropped without an allowed target. */
export function RichTextButton({ node: { attrs } }: NodeProps) {
  const { cdn, routes, text } = useShop()
  const file = readText(attrs, 'file')
  const target = readText(attrs, 'href') || (file && `${cdn}/upload/${encodePath(file)}`)
  const found = linkHref({ type: 'custom_link', target }, routes)
  const title = readText(attrs, 'title')
  if (!found || !title) return null
  const float = readChoice(attrs, 'float', ['left', 'right', 'center'])
  const before = findIcon(readText(attrs, 'icon_left'))
  const after = findIcon(readText(attrs, 'icon_right'))
  const blank = readFlag(attrs, 'link_target_blank')
  const colour = readChoice(attrs, 'color', colours)
  const quiet = readChoice(attrs, 'color', quietColours) ? 'secondary' : 'primary'
  return (
    <p className={float ? `rich-text__button rich-text__button--${float}` : 'rich-text__button'}>
      <ButtonLink
        href={found.href}
        variant={colour ? 'coloured' : quiet}
        {...(colour ? { className: `tag--${colour}` } : {})}
        size={readChoice(attrs, 'size', ['small', 'large']) ?? 'medium'}
        {...(before ? { icon: before } : {})}
        {...(after ? { iconAfter: after } : {})}
        {...(found.external || blank ? { rel: 'noopener' } : {})}
        {...(blank ? { target: '_blank' } : {})}
      >
        {title}
        {before && after && <Icon name={after} />}
        {blank && newWindowHint(text)}
      </ButtonLink>
    </p>
  )
}
