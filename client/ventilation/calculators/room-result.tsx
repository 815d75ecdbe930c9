import { airChanges } from '../../../domain/ventilation/rooms/air-demand.ts'
import type { RoomNorm, RoomPlan } from '../../../domain/ventilation/rooms/air-plan.ts'
import { type FanKind, fanFilter } from '../../../domain/ventilation/fans/fan-choice.ts'
import type { CategoryIdsByKey } from '../../../domain/ventilation/fans/product-filter.ts'
import type { TextKey } from '../../i18n/text.ts'
import { useShop } from '../../shop.tsx'
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
  const flow = (value: number) => format.quantity(Math.round(value), 'm³/h')
  return (
    <section className="calc__room-result">
      <h3>
        {number}. {text(roomNames[room.kind])}
      </h3>
      <table className="data-sheet__group">
        <tbody>
          <tr>
            <th scope="row">{text('calculator.air.volume')}</th>
            <td>{format.quantity(volume, 'm³')}</td>
          </tr>
          <tr>
            <th scope="row">
              {text('calculator.air.changes', {
                from: format.number(low),
                to: format.number(high),
              })}
            </th>
            <td>{format.range(Math.round(range.from), Math.round(range.to), 'm³/h')}</td>
          </tr>
          {norm && <NormRow norm={norm} />}
          <tr>
            <th scope="row">{text('calculator.air.need')}</th>
            <td>{flow(need)}</td>
          </tr>
          <tr>
            <th scope="row">{text('calculator.air.fan')}</th>
            <td>
              {text(fans[fan].name)}
              {diameters.length > 0 && `, Ø ${diameters.join(' / ')} mm`}
            </td>
          </tr>
        </tbody>
      </table>
      <p className="caption">{text(fans[fan].why)}</p>
      <ProductsLink products={fanFilter(fan, need, diameters)} categories={categories}>
        {text('calculator.air.show')}
      </ProductsLink>
    </section>
  )
}

function NormRow({ norm }: { norm: RoomNorm }) {
  const { text, format } = useShop()
  const flow = (value: number) => format.quantity(value, 'm³/h')
  if (norm.name === 'din18017') {
    const { onDemand, continuous } = norm
    return (
      <tr>
        <th scope="row">{text('calculator.air.din18017')}</th>
        <td>
          {text('calculator.air.din18017Figures', {
            onDemand: flow(onDemand),
            continuous: flow(continuous),
          })}
        </td>
      </tr>
    )
  }
  return (
    <tr>
      <th scope="row">{text('calculator.air.csn15665')}</th>
      <td>
        {text('calculator.air.csn15665Figures', {
          least: flow(norm.least),
          recommended: flow(norm.recommended),
        })}
      </td>
    </tr>
  )
}
