import type { Country } from '../../../domain/account/address.ts'
import { withdrawalDaysOf } from '../../../domain/order/withdrawal-days.ts'
import type { Payment } from '../../../domain/checkout/checkout.ts'
import { useShop } from '../../shop.tsx'
import { Icon } from '../../ui/icon/icon.tsx'

interface CartConditionsProps {
  payments: Payment[]
  countries: Country[]
}

/**
 * Mandatory information before the checkout (§ 312j I BGB): payment methods and delivery countries.
 */
export function CartConditions({ payments, countries }: CartConditionsProps) {
  const { site, text } = useShop()
  const { shippingInfo } = site.configuration.cart
  const days = withdrawalDaysOf(site.globals)
  const { guaranteeYears: years = 2 } = site.globals.promises ?? {}
  return (
    <dl className="cart-conditions">
      {payments.length > 0 && (
        <div className="cart-conditions__row">
          <dt>
            <Icon name="credit-card" size={16} /> {text('cartExtras.payments')}
          </dt>
          <dd>{payments.map(({ name }) => name).join(', ')}</dd>
        </div>
      )}
      {countries.length > 0 && (
        <div className="cart-conditions__row">
          <dt>
            <Icon name="globe" size={16} /> {text('cartExtras.countries')}
          </dt>
          <dd>{countries.map(({ title }) => title).join(', ')}</dd>
          {shippingInfo && <dd>{shippingInfo}</dd>}
        </div>
      )}
      <div className="cart-conditions__row">
        <dt>
          <Icon name="undo-2" size={16} /> {text('cartExtras.returns')}
        </dt>
        <dd>{text('cartExtras.returnsText', { days, years })}</dd>
      </div>
    </dl>
  )
}
