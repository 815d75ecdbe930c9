import type { TaxShare } from '../../../domain/order/order-document.ts'
import type { TaxDecision } from '../../../domain/tax/tax-decision.ts'
import { useShop } from '../../shop.tsx'

interface TaxRowsProps {
  taxes: readonly TaxShare[]
  tax: TaxDecision
  /** Whether VAT is added to the sums above, or included in them. */
  onTop?: boolean
  price: (amount: number) => string
}

const exemptions = { K: 'sums.exempt.K', AE: 'sums.exempt.AE', G: 'sums.exempt.G' } as const

/** VAT by rate, or the reason for none. */
export function TaxRows({ taxes, tax, onTop = false, price }: TaxRowsProps) {
  const { format, text } = useShop()
  const { category, vatId } = tax
  if (category !== 'S') {
    return (
      <div className="totals__row totals__row--tax">
        <dt>{text(exemptions[category], { id: vatId?.vatId ?? '' })}</dt>
        <dd>{price(0)}</dd>
      </div>
    )
  }
  return taxes.map(({ rate, vat }) => (
    <div key={rate} className="totals__row totals__row--tax">
      <dt>
        {text(onTop ? 'sums.totals.vatPlus' : 'sums.totals.vatIn', { rate: format.number(rate) })}
      </dt>
      <dd>{price(vat)}</dd>
    </div>
  ))
}
