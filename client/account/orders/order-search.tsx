import { useShop } from '../../shop.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field/field.tsx'

/** Looks for orders by number, own number and article; a form, so that it works without script. */
export function OrderSearch({ search }: { search: string }) {
  const { routes, text } = useShop()
  return (
    <form role="search" action={routes.account.orders()} className="order-search no-print">
      <Field
        label={text('customer.orders.search')}
        type="search"
        name="q"
        defaultValue={search}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button type="submit" icon="search">
        {text('customer.orders.find')}
      </Button>
    </form>
  )
}
