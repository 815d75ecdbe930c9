import { useShop } from '../shop.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

interface StoreUnreachableProps {
  /** The current page, to retry. */
  retry: string
}

/** The store is unreachable: shows what is known and the next step. */
export function StoreUnreachable({ retry }: StoreUnreachableProps) {
  const { site, text } = useShop()
  const { phone } = site.globals.contact
  return (
    <Notice kind="warning" role="alert" title={text('cart.unreachable.title')}>
      <p>{text('cart.unreachable.text')}</p>
      {phone && <p>{text('cart.unreachable.phone', { phone })}</p>}
      <p className="store-unreachable__action">
        <ButtonLink href={retry} variant="primary" icon="rotate-ccw" data-prefetch="no">
          {text('cart.unreachable.retry')}
        </ButtonLink>
      </p>
    </Notice>
  )
}
