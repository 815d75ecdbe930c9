import {
  type AirInput,
  airInputOf,
  dwellingLimits,
  queryOfAir,
  ways,
} from '../../../domain/ventilation/rooms/air-input.ts'
import { airPlan, largestNeed } from '../../../domain/ventilation/rooms/air-plan.ts'
import { fanFilter } from '../../../domain/ventilation/fans/fan-choice.ts'
import type { FoundCategories } from '../../../domain/ventilation/fans/product-filter.ts'
import { useShop } from '../../shop.tsx'
import { AirNotices } from './air-notices.tsx'
import { AmountField } from './amount-field.tsx'
import { CalculatorForm } from './calculator-form.tsx'
import { ChoiceField } from './choice-field.tsx'
import { DwellingResult } from './dwelling-result.tsx'
import { Figures } from './figures.tsx'
import { FirstProducts } from './first-products.tsx'
import { RoomFields } from './room-fields.tsx'
import { RoomResult } from './room-result.tsx'
import { roomNames } from './room-names.ts'
import { useCalculator } from './use-calculator.ts'

const serializer = { read: airInputOf, write: queryOfAir }

/** How much air rooms need, and which fans move it. */
export function AirCalculator({
  input,
  categories,
}: {
  input: AirInput
  categories: FoundCategories
}) {
  const { text, format, context } = useShop()
  const calculator = useCalculator('air', input, serializer)
  const { shown, pending } = calculator
  const plan = airPlan(shown, context.locale)
  const most = largestNeed(plan)
  return (
    <>
      <div className="calc">
        <CalculatorForm calculator={calculator}>
          <RoomFields rooms={shown.rooms} refused={shown.refused} />
          <ChoiceField
            name="way"
            label={text('calculator.air.way')}
            value={shown.way}
            options={ways.map((way) => ({
              value: way,
              title: text(way === 'short' ? 'calculator.air.short' : 'calculator.air.long'),
            }))}
          />
          <AmountField
            name="dwelling"
            label={text('calculator.air.dwelling')}
            value={shown.dwelling}
            limits={dwellingLimits}
            refused={shown.refused?.['dwelling']}
            unit="m²"
          />
        </CalculatorForm>
        <div className="calc__result">
          <h2>{text('calculator.result')}</h2>
          <Figures
            label={text('calculator.result')}
            items={plan.rooms.map(({ room, need }, index) => ({
              name: numbered(text(roomNames[room.kind]), index),
              value: format.quantity(need, 'm³/h'),
            }))}
          />
          {plan.rooms.length > 1 && (
            <p>{text('calculator.air.total', { flow: format.quantity(plan.total, 'm³/h') })}</p>
          )}
          {plan.rooms.map((room, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- rooms have no name of their own
            <RoomResult key={index} plan={room} number={index + 1} categories={categories} />
          ))}
          {plan.dwelling && <DwellingResult {...plan.dwelling} />}
          <AirNotices rooms={shown.rooms} />
        </div>
      </div>
      {most && (
        <FirstProducts
          title={text('calculator.air.goods', {
            room: text(roomNames[most.room.kind]),
            flow: format.quantity(most.need, 'm³/h'),
          })}
          products={fanFilter(most.fan, most.need, most.diameters)}
          categories={categories}
          busy={pending}
        />
      )}
    </>
  )

  function numbered(name: string, index: number): string {
    return plan.rooms.length > 1 ? `${index + 1}. ${name}` : name
  }
}
