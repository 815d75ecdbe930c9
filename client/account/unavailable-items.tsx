import { useShop } from '../shop.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

/** Names the items that could not be added to the cart. */
export function UnavailableItems({ names }: { names: readonly string[] }) {
  const { routes, text } = useShop()
  if (names.length === 0) return null
  return (
    <Notice
      kind="warning"
      role="status"
      title={text.count('customer.lists.missing', names.length)}
      action={
        <ButtonLink href={routes.checkout()} data-prefetch="no">
          {text('customer.lists.toCart')}
        </ButtonLink>
      }
    >
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Notice>
  )
}
