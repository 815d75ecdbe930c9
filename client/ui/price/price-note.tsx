import { useShop } from '../../shop.tsx'
import { ShopLink } from '../shop-link.tsx'
import { findMenuItem } from '../menu-item.ts'

/** "inkl. MwSt., zzgl. Versand" with a link to the shipping costs. */
export function PriceNote() {
  const { context, site, text } = useShop()
  const shipping = findMenuItem(site.menus, 'shipping')
  return (
    <p className="price-note">
      {`${text(context.netPrices ? 'price.exclTax' : 'price.inclTax')} `}
      {shipping ? (
        <ShopLink link={shipping.link} className="price-note__link">
          {text('price.plusShipping')}
        </ShopLink>
      ) : (
        text('price.plusShipping')
      )}
    </p>
  )
}
