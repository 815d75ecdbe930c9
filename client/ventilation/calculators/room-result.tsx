import { airChanges } from '../../../domain/ventilation/rooms/air-demand.ts'
import type { RoomFan, RoomPlan } from '../../../domain/ventilation/rooms/air-plan.ts'
import type { RoomNorm } from '../../../domain/ventilation/rooms/room-norm.ts'
import { type FanKind, fanFilter } from '../../../domain/ventilation/fans/fan-choice.ts'
import type { CategoryIdsByKey } from '../../../domain/ventilation/fans/product-filter.ts'
import { markedSource } from '../../../domain/ventilation/standards.ts'
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
  hood: { name: 'calculator.fans.hood', why: 'calculator.fans.hoodWhy' },
  commercialHood: {
    name: 'calculator.fans.commercialHood',
    why: 'calculator.fans.commercialHoodWhy',
  },
  heatRecovery: { name: 'calculator.fans.heatRecovery', why: 'calculator.fans.heatRecoveryWhy' },
}

const levels = {
  least: { name: 'calculator.air.least', show: 'calculator.air.showLeast' },
  comfort: { name: 'calculator.air.need', show: 'calculator.air.showComfort' },
} as const satisfies Record<RoomFan['level'], { name: TextKey; show: TextKey }>

interface RoomResultProps {
  plan: RoomPlan
  number: number
  categories: CategoryIdsByKey
}

/** Derivation of a room's air flow, and suitable fans for the minimum and for comfort. */
export function RoomResult({ plan, number, categories }: RoomResultProps) {
  const { text, format } = useShop()
  const { room, volume, range, norm } = plan
  const [low, high] = airChanges[room.kind]
  const quantity = (flow: number) => format.quantity(Math.round(flow), 'm³/h')
  const kinds = [...new Set(plan.fans.map(({ fan }) => fan))]
  const isSold = plan.fans.some((choice) => categories[fanFilter(choice).category])
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
          ...(norm ? [normRow(norm, text, quantity)] : []),
          ...plan.fans.map(
            (choice) =>
              [
                text(levels[choice.level].name),
                `${quantity(choice.flow)}: ${fanName(choice)}`,
              ] as const,
          ),
        ]}
      />
      {kinds.map((kind) => (
        <p key={kind} className="caption">
          {text(fans[kind].why)}
        </p>
      ))}
      {!isSold && <p>{text('calculator.air.notSold')}</p>}
      {plan.fans.map((choice) => (
        <ProductsLink key={choice.level} products={fanFilter(choice)} categories={categories}>
          {text(levels[choice.level].show, { flow: quantity(choice.flow) })}
        </ProductsLink>
      ))}
    </section>
  )

  function fanName({ fan, diameters }: RoomFan): string {
    const size = diameters.length > 0 && `Ø ${diameters.join(' / ')} mm`
    return [text(fans[fan].name), size].filter(Boolean).join(', ')
  }
}

function normRow(norm: RoomNorm, text: Text, flow: (value: number) => string) {
  const standard = markedSource(norm.source)
  if (norm.name === 'din18017') {
    const figures = { onDemand: flow(norm.onDemand), continuous: flow(norm.continuous) }
    return [
      text('calculator.air.din18017', { standard }),
      text('calculator.air.din18017Figures', figures),
    ] as const
  }
  const name = text('calculator.air.onDemand', { standard })
  if (norm.name === 'stn16798') {
    return [name, text('calculator.air.stn16798Figures', { least: flow(norm.least) })] as const
  }
  const figures = { least: flow(norm.least), recommended: flow(norm.recommended) }
  return [name, text('calculator.air.csn15665Figures', figures)] as const
}
