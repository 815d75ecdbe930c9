import { tableAreas } from '../../domain/ventilation/rooms/air-demand.ts'
import { useShop } from '../shop.tsx'
import { Notice } from '../ui/notice.tsx'

/** Says that DIN 1946-6 has no figure for a dwelling of this area in m². */
export function BeyondTable({ area }: { area: number }) {
  const { text, format } = useShop()
  const size = (value: number) => format.quantity(value, 'm²')
  const { from, to } = tableAreas
  return (
    <Notice kind="info">
      {text('calculator.air.beyondTable', { from: size(from), to: size(to), area: size(area) })}
    </Notice>
  )
}
