import { dutyApplies } from '../../../domain/product/duty-applies.ts'
import type { ProductDuties } from '../../../domain/product/product-duties.ts'
import { useShop } from '../../shop.tsx'
import { CrossedOutBin } from './crossed-out-bin.tsx'

interface DisposalMarksProps {
  duties: ProductDuties
  variantId: string
}

/**
 * Disposal information on electrical equipment (Dir. 2012/19/EU Art. 14, § 18a ElektroG) and
 * batteries (Reg. (EU) 2023/1542 Art. 13 and 74).
 */
export function DisposalMarks({ duties, variantId }: DisposalMarksProps) {
  const { text } = useShop()
  const { electrical, battery } = duties
  const isElectrical = dutyApplies(electrical, variantId)
  const hasBattery = dutyApplies(battery, variantId)
  if (!isElectrical && !hasBattery) return null
  return (
    <ul className="disposal">
      {isElectrical && (
        <li>
          <CrossedOutBin hasBar />
          {text('duties.electrical')}
        </li>
      )}
      {hasBattery && (
        <li>
          <CrossedOutBin substance={battery.substance} />
          {text('duties.battery', { type: battery.type })}
        </li>
      )}
    </ul>
  )
}
