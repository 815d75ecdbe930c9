import {
  type AirInput,
  airInputOf,
  areaLimits,
  dwellingLimits,
  heightLimits,
  maxRooms,
  queryOfAir,
} from '../../../domain/ventilation/rooms/air-input.ts'
import { airPlan, largestDemand } from '../../../domain/ventilation/rooms/air-plan.ts'
import { fanFilter } from '../../../domain/ventilation/fans/fan-choice.ts'
import type { CategoryIdsByKey } from '../../../domain/ventilation/fans/product-filter.ts'
import { useShop } from '../../shop.tsx'
import { AirNotices } from './air-notices.tsx'
import { type CalculatorField, CalculatorFields, optionsOf } from './calculator-fields.tsx'
import { CalculatorForm } from './calculator-form.tsx'
import { DwellingResult } from './dwelling-result.tsx'
import { Figures } from './figures.tsx'
import { FirstProducts } from './first-products.tsx'
import { RoomFields } from './room-fields.tsx'
import { RoomResult } from './room-result.tsx'
import { roomNames } from './room-names.ts'
import { useCalculator } from './use-calculator.ts'

const serializer = { read: airInputOf, write: queryOfAir }

const fields: readonly CalculatorField[] = [
  {
    name: 'way',
    label: 'calculator.air.way',
    options: [
      { value: 'short', text: 'calculator.air.short' },
      { value: 'long', text: 'calculator.air.long' },
    ],
  },
  { name: 'dwelling', label: 'calculator.air.dwelling', limits: dwellingLimits, unit: 'm²' },
]

const roomFields: readonly CalculatorField[] = [
  { name: 'kind', label: 'calculator.air.kind', options: optionsOf(roomNames) },
  { name: 'area', label: 'calculator.air.area', limits: areaLimits, unit: 'm²' },
  { name: 'height', label: 'calculator.air.height', limits: heightLimits, unit: 'm' },
]

const roomTexts = {
  room: 'calculator.air.room',
  drop: 'calculator.air.drop',
  add: 'calculator.air.add',
} as const

/** Air flow requirement of rooms, and suitable fans. */
export function AirCalculator({
  input,
  categories,
}: {
  input: AirInput
  categories: CategoryIdsByKey
}) {
  const { text, format, context } = useShop()
  const calculator = useCalculator('air', input, serializer)
  const { shown, pending } = calculator
  const { way, dwelling } = shown
  const plan = airPlan(shown, context.locale)
  const largest = largestDemand(plan)
  return (
    <>
      <div className="calc">
        <CalculatorForm calculator={calculator}>
          <RoomFields
            rooms={shown.rooms}
            fields={roomFields}
            max={maxRooms}
            refused={shown.refused}
            texts={roomTexts}
          />
          <CalculatorFields fields={fields} values={{ way, dwelling }} refused={shown.refused} />
        </CalculatorForm>
        <div className="calc__result">
          <h2>{text('calculator.result')}</h2>
          <Figures
            label={text('calculator.result')}
            rows={plan.rooms.map(({ room, least, need }, index) => [
              numbered(text(roomNames[room.kind]), index),
              least < need ? format.range(least, need, 'm³/h') : format.quantity(need, 'm³/h'),
            ])}
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
      {largest && (
        <FirstProducts
          title={text('calculator.air.products', {
            room: text(roomNames[largest.room.kind]),
            flow: format.quantity(largest.need, 'm³/h'),
          })}
          products={fanFilter(largest.fan, largest.need, largest.diameters)}
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
