import { useSignals } from '@preact/signals-react/runtime'
import { useShop } from '../shop.tsx'
import { compareIds } from './compare.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { Icon } from '../ui/icon/icon.tsx'

/** Link to the comparison, if it is not empty. */
export function CompareLink() {
  useSignals()
  const { routes, text, format } = useShop()
  const hydrated = useHydrated()
  const ids = compareIds.value
  if (!hydrated || ids.length === 0) return null
  return (
    <a className="header-link compare-link" href={routes.compare(ids)}>
      <Icon name="scale" size={24} />
      <span className="header-link__label">{text('compare.link')}</span>
      <span className="cart-link__count">
        <span aria-hidden="true">{format.number(ids.length)}</span>
        <span className="visually-hidden">, {text.count('compare.count', ids.length)}</span>
      </span>
    </a>
  )
}
