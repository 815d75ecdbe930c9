import {
  type AirInput,
  airInputOf,
  areaLimits,
  dwellingLimits,
  heightLimits,
  maxRooms,
  noiseLimits,
  openings,
  queryOfAir,
} from '../../../domain/ventilation/rooms/air-input.ts'
import { airPlan, largestDemand, type RoomFan } from '../../../domain/ventilation/rooms/air-plan.ts'
import { chooseFan, fanFilter } from '../../../domain/ventilation/fans/fan-choice.ts'
import type { CategoryIdsByKey } from '../../../domain/ventilation/fans/product-filter.ts'
import { useShop } from '../../shop.tsx'
import { UnverifiedNote } from '../unverified-note.tsx'
import { AirNotices } from './air-notices.tsx'
import {
  type CalculatorField,
  CalculatorFields,
  optionsOf,
  sizeOptions,
} from './calculator-fields.tsx'
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
  {
    name: 'opening',
    label: 'calculator.air.opening',
    options: [{ value: '', text: 'calculator.air.anyOpening' }, ...sizeOptions(openings)],
  },
  {
    name: 'noise',
    label: 'calculator.air.noise',
    options: [
      { value: '', text: 'calculator.air.anyNoise' },
      ...noiseLimits.map((level) => ({ value: String(level), title: `≤ ${level} dB(A)` })),
    ],
  },
  { name: 'dwelling', label: 'calculator.air.dwelling', limits: dwellingLimits, unit: 'm²' },
]

const roomFields: readonly CalculatorField[] = [
  { name: 'kind', label: 'calculator.air.kind', options: optionsOf(roomNames) },
  { name: 'area', label: 'calculator.air.area', limits: areaLimits, unit: 'm²' },
  { name: 'height', label: 'calculator.air.height', limits: heightLimits, unit: 'm' },
]

const titles = {
  least: 'calculator.air.productsLeast',
  comfort: 'calculator.air.products',
} as const

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
  const { way, opening, noise, dwelling } = shown
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
          <CalculatorFields
            fields={fields}
            values={{ way, opening, noise, dwelling }}
            refused={shown.refused}
          />
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
          <UnverifiedNote
            sources={[...plan.rooms.map(({ norm }) => norm?.source), plan.dwelling?.source]}
          />
          <AirNotices rooms={shown.rooms} />
        </div>
      </div>
      {largest?.fans.map((choice) => (
        <FirstProducts
          key={choice.level}
          part={choice.level}
          title={text(titles[choice.level], {
            room: text(roomNames[largest.room.kind]),
            flow: format.quantity(choice.flow, 'm³/h'),
          })}
          products={fanFilter(choice)}
          relaxed={relaxedOf(choice)}
          categories={categories}
          busy={pending}
        />
      ))}
    </>
  )

  /** Without the visitor's limits, if they have some. */
  function relaxedOf({ flow }: RoomFan) {
    if (largest === null || (opening === null && noise === null)) return
    return {
      products: fanFilter(chooseFan(largest.room.kind, flow, { way, opening: null, noise: null })),
      reason: text('calculator.air.noneOfWishes'),
      title: text('calculator.air.withoutWishes'),
    }
  }

  function numbered(name: string, index: number): string {
    return plan.rooms.length > 1 ? `${index + 1}. ${name}` : name
  }
}
