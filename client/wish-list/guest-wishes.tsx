import { useSignals } from '@preact/signals-react/runtime'
import useSWR from 'swr'
import { api } from '../../domain/api.ts'
import { ProductTile } from '../catalog/tile/product-tile.tsx'
import { getJson } from '../http/get-json.ts'
import { parseTiles } from '../product/strips/parse-tiles.ts'
import { useShop } from '../shop.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { EmptyWishList } from './empty-wish-list.tsx'
import { guestWishItems, removePendingWish } from './pending-wishes.ts'

/** A guest's wish list, with a sign-in link to save it permanently. */
export function GuestWishes() {
  useSignals()
  const { context, routes, text } = useShop()
  const hydrated = useHydrated()
  const wishes = hydrated ? guestWishItems() : []
  const ids = [...new Set(wishes.map(({ productId }) => productId))]
  const { data = [] } = useSWR(
    ids.length > 0 ? api.products(ids, context.currency) : null,
    (url) => getJson(url, parseTiles),
    { keepPreviousData: true },
  )
  const listed = wishes.flatMap(({ variantId, productId }) => {
    const product = data.find(({ id }) => id === productId)
    return product ? [{ variantId, product }] : []
  })
  return (
    <>
      <Notice
        action={
          <ButtonLink href={routes.login(routes.wishList())}>{text('header.login')}</ButtonLink>
        }
      >
        {text('wishList.guest')}
      </Notice>
      {hydrated && wishes.length === 0 && <EmptyWishList />}
      <ul className="tiles tiles--list guest-wishes">
        {listed.map(({ variantId, product }) => (
          <ProductTile key={variantId} product={product} headingLevel={2}>
            <Button
              variant="quiet"
              icon="trash-2"
              className="guest-wishes__remove"
              aria-label={text('wishList.removeNamed', { name: product.name })}
              onClick={() => removePendingWish(variantId)}
            >
              {text('wishList.remove')}
            </Button>
          </ProductTile>
        ))}
      </ul>
    </>
  )
}
