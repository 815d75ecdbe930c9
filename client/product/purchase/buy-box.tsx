import { useState } from 'react'
import type { Product } from '../../../domain/product/product.ts'
import { useShop } from '../../shop.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Price } from '../../ui/price/price.tsx'
import { QuantityInput } from '../../ui/field/quantity-input.tsx'
import { AddToCartForm } from './add-to-cart-form.tsx'
import { AvailabilityLine } from './availability-line.tsx'
import { BuyBar } from './buy-bar.tsx'
import { EnergyArrow } from '../lazy-product-actions.ts'
import {
  CreditPrice,
  CutOff,
  DisposalMarks,
  DurabilityLabel,
  GuaranteeNotice,
  OfferDetails,
  SafetyWarnings,
} from '../details/lazy-product-details.ts'
import { perUnit } from './per-unit.ts'
import type { ProductResponse } from '../../../domain/product/product-response.ts'
import { QuantityPrices } from './quantity-prices.tsx'
import { ServiceLinks } from './service-links.tsx'
import type { VariantChoice as Choice } from '../variants/use-variant.ts'
import { VariantChoice } from '../variants/variant-choice.tsx'
import { LazyBoundary } from '../../lazy-boundary.tsx'

interface BuyBoxProps {
  product: Product
  choice: Choice
  response?: ProductResponse | undefined
}

/** Variant choice, price, availability and purchase. */
export function BuyBox({ product, choice, response }: BuyBoxProps) {
  const { text, site } = useShop()
  const { variant, forCredits = false } = choice
  const { availability, energyLabel, unit, prices } = variant
  const { duties } = product
  const { saleable } = product.visibility
  const [pending, setPending] = useState({ variantId: variant.id, amount: 0 })
  const least = Math.max(availability.amountMin, unit.step)
  const amount = pending.variantId === variant.id ? Math.max(pending.amount, least) : least
  const isInStock = availability.isAvailable && availability.delayDays === 0
  const { shoppingDisabled, shoppingDisabledText } = site.configuration
  const credits = forCredits && (
    <LazyBoundary>
      <CreditPrice prices={prices} />
    </LazyBoundary>
  )
  return (
    <section className="buy-box">
      <VariantChoice product={product} choice={choice} />
      <div className="buy-box__offer">
        {credits ? (
          <div className="price price--detail">
            <p className="price__main">{credits}</p>
          </div>
        ) : (
          <Price prices={prices} size="detail" {...perUnit(unit, text)} />
        )}
        {energyLabel && (
          <LazyBoundary>
            <EnergyArrow label={energyLabel} />
          </LazyBoundary>
        )}
        <div aria-live="polite">
          <AvailabilityLine
            // Discontinued products have no restock alert.
            availability={saleable ? availability : { ...availability, delayDays: 0 }}
            unit={unit}
            amount={amount}
            warehouses={variant.warehouses}
            isMain
          />
        </div>
      </div>
      {saleable && isInStock && (
        <LazyBoundary>
          <CutOff shippingClass={availability.shippingClass} />
        </LazyBoundary>
      )}
      <AddToCartForm
        id="buy"
        name={variant.fullname || product.name}
        saleable={saleable}
        offer={variant}
        size="large"
        forCredits={forCredits}
      >
        <QuantityInput
          key={variant.id}
          unit={unit}
          min={least}
          max={availability.amountMax}
          size="large"
          notifyLimits
          onChange={(chosen) => setPending({ variantId: variant.id, amount: chosen })}
        />
      </AddToCartForm>
      {shoppingDisabled && <Notice kind="warning">{shoppingDisabledText}</Notice>}
      {duties && (
        <LazyBoundary>
          <SafetyWarnings warnings={duties.warnings} variantId={variant.id} />
        </LazyBoundary>
      )}
      <LazyBoundary>
        <OfferDetails product={product} choice={choice} response={response} />
      </LazyBoundary>
      {!forCredits && <QuantityPrices prices={prices} unit={unit} />}
      <ServiceLinks />
      <LazyBoundary>
        <GuaranteeNotice />
        {duties && (
          <>
            <DurabilityLabel guarantee={duties.guarantee} />
            <DisposalMarks duties={duties} variantId={variant.id} />
          </>
        )}
      </LazyBoundary>
      <BuyBar product={product} variant={variant} credits={credits} amount={amount} />
    </section>
  )
}
