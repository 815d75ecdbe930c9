import { airChanges } from '../../../domain/ventilation/rooms/air-demand.ts'
import type { RoomPlan } from '../../../domain/ventilation/rooms/air-plan.ts'
import type { RoomNorm } from '../../../domain/ventilation/rooms/room-norm.ts'
import { type FanKind, fanFilter } from '../../../domain/ventilation/fans/fan-choice.ts'
import type { CategoryIdsByKey } from '../../../domain/ventilation/fans/product-filter.ts'
import type { Text, TextKey } from '../../i18n/text.ts'
import { useShop } from '../../shop.tsx'
import { FactTable } from './fact-table.tsx'
import { ProductsLink } from './products-link.tsx'
import { roomNames } from './room-names.ts'

const fans: Record<FanKind, { name: TextKey; why: TextKey }> = {
  axial: { name: 'calculator.fans.axial', why: 'calculator.fans.axialWhy' },
  radial: { name: 'calculator.fans.radial', why: 'calculator.fans.radialWhy' },
  inline: { name: 'calculator.fans.inline', why: 'calculator.fans.inlineWhy' },
  wall: { name: 'calculator.fans.wall', why: 'calculator.fans.wallWhy' },
  heatRecovery: { name: 'calculator.fans.heatRecovery', why: 'calculator.fans.heatRecoveryWhy' },
}

interface RoomResultProps {
  plan: RoomPlan
  number: number
  categories: CategoryIdsByKey
}

/** Derivation of a room's air flow, and suitable fans. */
export function RoomResult({ plan, number, categories }: RoomResultProps) {
  const { text, format } = useShop()
  const { room, volume, range, norm, need, fan, diameters } = plan
  const [low, high] = airChanges[room.kind]
  return (
    <section className="calc__room-result">
      <h3>
        {number}. {text(roomNames[room.kind])}
      </h3>
      <FactTable
        rows={[
          [text('calculator.air.volume'), format.quantity(volume, 'm³')],
          [
            text('calculator.air.changes', { from: format.number(low), to: format.number(high) }),
            format.range(Math.round(range.from), Math.round(range.to), 'm³/h'),
          ],
          ...(norm ? [normRow(norm, text, (value) => format.quantity(value, 'm³/h'))] : []),
          [text('calculator.air.need'), format.quantity(Math.round(need), 'm³/h')],
          [
            text('calculator.air.fan'),
            <>
              {text(fans[fan].name)}
              {diameters.length > 0 && `, Ø ${diameters.join(' / ')} mm`}
            </>,
          ],
        ]}
      />
      <p className="caption">{text(fans[fan].why)}</p>
      <ProductsLink products={fanFilter(fan, need, diameters)} categories={categories}>
        {text('calculator.air.show')}
      </ProductsLink>
    </section>
  )
}

function normRow(norm: RoomNorm, text: Text, flow: (value: number) => string) {
  if (norm.name === 'din18017') {
    const figures = { onDemand: flow(norm.onDemand), continuous: flow(norm.continuous) }
    return [
      text('calculator.air.din18017'),
      text('calculator.air.din18017Figures', figures),
    ] as const
  }
  if (norm.name === 'stn16798') {
    return [
      text('calculator.air.stn16798'),
      text('calculator.air.stn16798Figures', { least: flow(norm.least) }),
    ] as const
  }
  const figures = { least: flow(norm.least), recommended: flow(norm.recommended) }
  return [text('calculator.air.csn15665'), text('calculator.air.csn15665Figures', figures)] as const
}
