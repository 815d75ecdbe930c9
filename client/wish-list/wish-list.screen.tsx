import type { ShoppingList } from '../../domain/cart/shopping-list.ts'
import { WishListProducts } from './wish-list-products.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { useShop } from '../shop.tsx'

export interface WishListProps {
  /** null: the store cannot be reached. */
  list: ShoppingList | null
  /** What a form post without JavaScript was refused for. */
  problem: string | null
}

export function Screen({ list, problem }: WishListProps) {
  const { routes, text } = useShop()
  return (
    <div className="container wish-list">
      <Breadcrumbs items={[]} current={text('wishList.title')} />
      <h1>{text('wishList.title')}</h1>
      {problem && <Notice kind="danger">{problem}</Notice>}
      {list ? (
        <WishListProducts list={list} />
      ) : (
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
