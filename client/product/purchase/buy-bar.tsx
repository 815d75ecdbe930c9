import type { ReactNode } from 'react'
import type { Product, Variant } from '../../../domain/product/product.ts'
import { purchaseObstacle } from '../../../domain/product/purchase-obstacle.ts'
import { useShop } from '../../shop.tsx'
import { Amount } from '../../ui/price/amount.tsx'
import { unitLabel } from '../../ui/price/unit-label.ts'
import { Button } from '../../ui/button.tsx'

interface BuyBarProps {
  product: Product
  variant: Variant
  /** Price in loyalty credits, if it is paid with them. */
  credits: ReactNode
  /** Chosen quantity. */
  amount: number
}

/** Price, choice and add-to-cart button at the bottom of small screens; submits the buy box's form. */
export function BuyBar({ product, variant, credits, amount }: BuyBarProps) {
  const { text, format, site, context } = useShop()
  const { shoppingDisabled } = site.configuration
  const { saleable } = product.visibility
  const { unitWithTax, unitWithoutTax } = variant.prices
  return (
    <div className="buy-bar no-print">
      <div className="buy-bar__offer">
        <p className="buy-bar__price">
          {credits || (
            <Amount price={format.price(context.netPrices ? unitWithoutTax : unitWithTax)} />
          )}
        </p>
        <p className="buy-bar__choice">
          {`${format.number(amount)} ${unitLabel(variant.unit, text)}${product.variants.length > 1 ? ` · ${variant.name}` : ''}`}
        </p>
      </div>
      <Button
        type="submit"
        form="buy"
        variant="primary"
        icon="shopping-cart"
        wide
        disabled={
          purchaseObstacle({
            offer: variant,
            saleable,
            shoppingDisabled,
            forCredits: Boolean(credits),
          }) !== null
        }
      >
        {text('product.addToCart')}
      </Button>
    </div>
  )
}
