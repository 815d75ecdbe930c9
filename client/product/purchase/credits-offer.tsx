import { priceInCredits } from '../../../domain/product/price-in-credits.ts'
import type { Product } from '../../../domain/product/product.ts'
import { useShop } from '../../shop.tsx'
import { useCart } from '../../cart/state/use-cart.ts'
import { useSession } from '../../sign-in/use-session.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { CreditPrice } from './credit-price.tsx'
import type { VariantChoice } from '../variants/use-variant.ts'

interface CreditsOfferProps {
  product: Pick<Product, 'slug' | 'defaultVariantId'>
  choice: VariantChoice
}

/**
 * Switches between money and loyalty credits: offered to customers with a sufficient (or unknown)
 * balance; a guest who follows a link learns that credits need sign-in (spec §6).
 */
export function CreditsOffer({ product, choice }: CreditsOfferProps) {
  const { text, format, routes, site, context } = useShop()
  const { user, loaded } = useSession()
  const { cart } = useCart()
  const { variant, forCredits = false } = choice
  const { creditWorth, functions } = site.globals
  if (!creditWorth || !functions.loyaltyCredits) return null
  const balance = cart?.credits && cart.credits.balance - cart.credits.spent
  const isEnough =
    balance === undefined || balance >= priceInCredits(variant.prices.unitWithTax, creditWorth)
  if (!forCredits && !(user && variant.availability.isAvailable && isEnough)) return null
  const other = variant.id === product.defaultVariantId ? undefined : variant.id
  return (
    <ul className="perks">
      <li>
        <Icon name="badge-percent" />
        <span>
          {forCredits ? (
            <a href={routes.product(product.slug, other)} data-prefetch="no">
              {text('details.credits.withMoney', {
                price: format.price(
                  variant.prices[context.netPrices ? 'unitWithoutTax' : 'unitWithTax'],
                ),
              })}
            </a>
          ) : (
            <a href={routes.product(product.slug, other, true)} data-prefetch="no">
              {text('details.credits.instead')} <CreditPrice prices={variant.prices} />
            </a>
          )}
          {balance !== undefined && (
            <span className="caption"> {text.count('details.credits.balance', balance)}</span>
          )}
        </span>
      </li>
      {loaded && !user && (
        <li>
          <Icon name="lock" />
          <a href={routes.login(routes.product(product.slug, other, true))}>
            {text('details.credits.login')}
          </a>
        </li>
      )}
    </ul>
  )
}
