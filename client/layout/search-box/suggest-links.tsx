/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a list of links under an input has no tag of its own */
import type { AnchorHTMLAttributes } from 'react'
import { useShop } from '../../shop.tsx'
import { Highlighted } from './highlighted.tsx'
import type { LinkGroup } from './suggest-groups.ts'

interface SuggestLinksProps {
  groups: readonly LinkGroup[]
  terms: readonly string[]
  /** Id, role and state of an option. */
  option: (id: string) => AnchorHTMLAttributes<HTMLAnchorElement>
}

/** Links of the dropdown, in groups with their totals. */
export function SuggestLinks({ groups, terms, option }: SuggestLinksProps) {
  const { text } = useShop()
  if (groups.length === 0) return null
  return (
    <div className="suggest__links" role="presentation">
      {groups.map(({ title, total, links }) => (
        <div key={title} role="group" aria-label={text(title)}>
          <p className="suggest__title" aria-hidden="true">
            {text(title)} <span className="suggest__total">{total}</span>
          </p>
          {links.map(({ id, title: name, href }) => (
            <a key={id} {...option(id)} className="suggest__link" href={href}>
              <Highlighted text={name} terms={terms} />
            </a>
          ))}
        </div>
      ))}
    </div>
  )
}
