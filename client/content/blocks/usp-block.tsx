import type { Configuration } from '../../../domain/site.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { ShopLink } from '../../ui/shop-link.tsx'
import { findIcon } from './find-icon.ts'
import { truncate, uspTitleLength } from '../page/truncate.ts'

/** Unique selling points: of a block, or of the CMS configuration. */
export function UspBlock({ items }: { items: Configuration['usp'] }) {
  if (items.length === 0) return null
  return (
    <ul className="usp">
      {items.map(({ icon, title, description, link }, index) => (
        <li key={index} className="usp__item">
          <Icon name={findIcon(icon) ?? 'check'} size={24} className="usp__icon" />
          <div>
            <p className="usp__title">
              {link ? (
                <ShopLink link={link}>{truncate(title, uspTitleLength)}</ShopLink>
              ) : (
                truncate(title, uspTitleLength)
              )}
            </p>
            {description && <p className="usp__text">{description}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
