import type { Product } from '../../../domain/product.ts'
import { useShop } from '../../shop.tsx'
import { Notice } from '../ui/notice.tsx'
import { Price } from '../ui/price.tsx'
import { QuantityInput } from '../ui/quantity-input.tsx'
import { AddToCartForm } from './add-to-cart-form.tsx'
import { AvailabilityLine } from './availability-line.tsx'
import { BuyBar } from './buy-bar.tsx'
import { perUnit } from './per-unit.ts'
import { QuantityPrices } from './quantity-prices.tsx'
import { ServiceLinks } from './service-links.tsx'
import type { VariantChoice as Choice } from './use-variant.ts'
import { VariantChoice } from './variant-choice.tsx'

interface BuyBoxProps {
  product: Product
  choice: Choice
}

/** Choose, see what it costs and when it comes, buy. */
export function BuyBox({ product, choice }: BuyBoxProps) {
  const { text, frame } = useShop()
  const { variant } = choice
  const { availability, unit, prices } = variant
  const { shoppingDisabled, shoppingDisabledText } = frame.configuration
  return (
    <section className="buy-box">
      <VariantChoice product={product} choice={choice} />
      <div className="buy-box__offer">
        <Price prices={prices} size="detail" {...perUnit(unit, text)} />
        <div aria-live="polite">
          <AvailabilityLine availability={availability} unit={unit} />
        </div>
      </div>
      <AddToCartForm
        id="buy"
        name={variant.fullname || product.name}
        saleable={product.visibility.saleable}
        offer={variant}
        size="large"
      >
        <QuantityInput
          key={variant.id}
          unit={unit}
          min={Math.max(availability.amountMin, unit.step)}
          max={availability.amountMax}
          size="large"
          notifyLimits
        />
      </AddToCartForm>
      {shoppingDisabled && <Notice kind="warning">{shoppingDisabledText}</Notice>}
      <QuantityPrices prices={prices} unit={unit} />
      <ServiceLinks />
      <BuyBar product={product} variant={variant} />
    </section>
  )
}
