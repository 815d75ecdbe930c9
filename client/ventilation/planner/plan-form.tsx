import {
  branchLength,
  mainLength,
  outsideLength,
} from '../../../domain/ventilation/planner/duct-layout.ts'
import { exampleFlat } from '../../../domain/ventilation/planner/example-plans.ts'
import { planMarkets } from '../../../domain/ventilation/planner/market-rules.ts'
import type { PlanInput } from '../../../domain/ventilation/planner/plan-input.ts'
import { maxPlanRooms } from '../../../domain/ventilation/planner/plan-rooms.ts'
import { useShop } from '../../shop.tsx'
import { Button } from '../../ui/button.tsx'
import { CalculatorFields, optionsOf } from '../calculators/calculator-fields.tsx'
import { RoomFields } from '../calculators/room-fields.tsx'
import { planAmounts, roomAmounts } from './plan-fields.ts'
import { insulationTexts, kindTexts, marketTexts, systemTexts } from './planner-texts.ts'

const roomTexts = { room: 'planner.room', drop: 'planner.drop', add: 'planner.add' } as const

interface PlanFormProps {
  input: PlanInput
  shopMarket: string
}

/** The plan as a plain GET form: the submitted values are its URL. */
export function PlanForm({ input, shopMarket }: PlanFormProps) {
  const { text, format, routes } = useShop()
  const { unit, refused } = input
  const rooms = input.rooms.length > 0 ? input.rooms : exampleFlat.rooms
  const estimates: Partial<Record<string, string>> = {
    length: format.number(branchLength({ ...input, rooms }), 1),
    main: format.number(mainLength(input), 1),
    outside: format.number(outsideLength(input), 1),
  }
  const market = input.market ?? shopMarket
  const known = planMarkets.some((each) => each === market) ? market : ''
  const other = known ? [] : [{ value: market, title: market.toUpperCase() }]
  return (
    <form
      className="calc__form planner__form no-print"
      method="get"
      action={routes.planner()}
      autoComplete="off"
      aria-label={text('planner.input')}
    >
      {/* Implicit submission: Enter presses the first button. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
        {text('planner.calculate')}
      </button>
      {unit && <input type="hidden" name="unit" value={`${unit.slug}:${unit.variantId}`} />}
      <fieldset className="calc__room">
        <legend>{text('planner.building')}</legend>
        <CalculatorFields
          fields={[
            { name: 'system', label: 'planner.system', options: optionsOf(systemTexts) },
            {
              name: 'market',
              label: 'planner.market',
              options: [...other, ...optionsOf(marketTexts)],
            },
            {
              name: 'insulation',
              label: 'planner.insulation',
              options: optionsOf(insulationTexts),
            },
            ...planAmounts.map((field) => ({ ...field, placeholder: estimates[field.name] ?? '' })),
          ]}
          values={{ ...input, market }}
          refused={refused}
          readOnSubmit
        />
      </fieldset>
      <RoomFields
        rooms={rooms}
        fields={[
          { name: 'kind', label: 'planner.kind', options: optionsOf(kindTexts) },
          ...roomAmounts.map((field) => ({ ...field, placeholder: estimates[field.name] })),
        ]}
        max={maxPlanRooms}
        refused={refused}
        texts={roomTexts}
        className="calc__room planner__row"
        readOnSubmit
      />
      <p className="caption">{text('planner.estimated')}</p>
      <Button type="submit" variant="primary" wide>
        {text('planner.calculate')}
      </Button>
    </form>
  )
}
