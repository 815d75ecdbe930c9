import type { Payment, Shipper } from '../../domain/checkout/checkout.ts'
import { isBlocked } from '../../domain/checkout/delivery/checkout-choice.ts'
import { useShop } from '../shop.tsx'
import { RadioCard } from '../ui/field/radio-card.tsx'

interface PaymentOptionsProps {
  payments: Payment[]
  shipper: Shipper | null
  chosen: string | null
  onChoose: (paymentId: string) => void
}

/** Payment methods; those that the shipper excludes are disabled with the reason. */
export function PaymentOptions({ payments, shipper, chosen, onChoose }: PaymentOptionsProps) {
  const { context, format, text } = useShop()
  return payments.map((payment) => {
    const blocked = isBlocked(payment, shipper)
    return (
      <RadioCard
        key={payment.id}
        name="paymentId"
        value={payment.id}
        checked={chosen === payment.id}
        disabled={blocked}
        onChange={() => onChoose(payment.id)}
        title={
          <span className="method__name">
            {payment.name}
            {payment.logos?.map(({ name, src }) => (
              <img
                key={src}
                className="method__logo"
                src={src}
                // Decorative if the description names it.
                alt={payment.description.includes(name) ? '' : name}
                height={24}
              />
            ))}
          </span>
        }
        aside={
          payment.priceWithTax > 0 && (
            <span className="method__price">
              {text('checkout.surcharge', {
                price: format.price(
                  context.netPrices ? payment.priceWithoutTax : payment.priceWithTax,
                ),
              })}
            </span>
          )
        }
        description={payment.description}
        reason={
          blocked && shipper ? text('checkout.blockedBy', { shipper: shipper.name }) : undefined
        }
      />
    )
  })
}
