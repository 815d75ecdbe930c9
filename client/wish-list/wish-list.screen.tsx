import { GuestWishes } from './guest-wishes.tsx'
import { WishListProducts } from './wish-list-products.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { useShop } from '../shop.tsx'
import type { WishListProps } from '../../domain/screens/account/wish-list.ts'

export function Screen({ list, problem, isGuest = false }: WishListProps) {
  const { routes, text } = useShop()
  return (
    <div className="container wish-list">
      <Breadcrumbs items={[]} current={text('wishList.title')} />
      <h1>{text('wishList.title')}</h1>
      {problem && (
        <Notice kind="danger" focused>
          {problem}
        </Notice>
      )}
      {isGuest && <GuestWishes />}
      {list && <WishListProducts list={list} />}
      {!list && !isGuest && (
        <Notice
          kind="warning"
          role="alert"
          title={text('wishList.unreachable')}
          action={
            <ButtonLink href={routes.wishList()} icon="rotate-ccw" data-prefetch="no">
              {text('cart.unreachable.retry')}
            </ButtonLink>
          }
        >
          {text('wishList.unreachableText')}
        </Notice>
      )}
    </div>
  )
}
