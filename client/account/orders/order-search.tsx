import { useId } from 'react'
import { useShop } from '../../shop.tsx'
import { Button } from '../../ui/button.tsx'

/**
 * Searches orders by number, customer reference and product; a form, so that it works without
 * JavaScript.
 */
export function OrderSearch({ search }: { search: string }) {
  const id = useId()
  const { routes, text } = useShop()
  return (
    <form role="search" action={routes.account.orders()} className="order-search no-print">
      <label htmlFor={id} className="order-search__label">
        {text('customer.orders.search')}
      </label>
      <input
        id={id}
        type="search"
        name="q"
        defaultValue={search}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        className="input order-search__input"
      />
      <Button type="submit" icon="search">
        {text('customer.orders.find')}
      </Button>
    </form>
  )
}
