import {
  branchLength,
  mainLength,
  outsideLength,
} from '../../../domain/ventilation/planner/duct-layout.ts'
import { exampleFlat } from '../../../domain/ventilation/planner/example-plans.ts'
import { planMarkets } from '../../../domain/ventilation/planner/market-rules.ts'
import {
  mainLimits,
  personLimits,
  planHeightLimits,
  type PlanInput,
  storeyLimits,
} from '../../../domain/ventilation/planner/plan-input.ts'
import type { TextKey } from '../../i18n/text.ts'
import { useShop } from '../../shop.tsx'
import { Button } from '../../ui/button.tsx'
import { PlanAmount, PlanChoice } from './plan-field.tsx'
import { PlanRoomFields } from './plan-rooms-fields.tsx'
import { amountTexts, insulationTexts, marketTexts, systemTexts } from './planner-texts.ts'

interface PlanFormProps {
  input: PlanInput
  shopMarket: string
}

/** The plan as a plain GET form: the submitted values are its URL. */
export function PlanForm({ input, shopMarket }: PlanFormProps) {
  const { text, format, routes } = useShop()
  const lengthOf = (metres: number) => format.number(metres, 1)
  const { unit, refused } = input
  const rooms = input.rooms.length > 0 ? input.rooms : exampleFlat.rooms
  const options = (texts: Record<string, TextKey>) =>
    Object.entries(texts).map(([value, key]) => ({ value, title: text(key) }))
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
        <PlanChoice
          name="system"
          label={text('planner.system')}
          value={input.system}
          options={options(systemTexts)}
        />
        <PlanChoice
          name="market"
          label={text('planner.market')}
          value={market}
          options={[...other, ...options(marketTexts)]}
        />
        <PlanChoice
          name="insulation"
          label={text('planner.insulation')}
          value={input.insulation}
          options={options(insulationTexts)}
        />
        {amount('persons', personLimits)}
        {amount('storeys', storeyLimits)}
        {amount('height', planHeightLimits, 'm')}
        {amount('main', mainLimits, 'm')}
        {amount('outside', mainLimits, 'm')}
      </fieldset>
      <PlanRoomFields
        rooms={rooms}
        refused={refused}
        estimate={lengthOf(branchLength({ ...input, rooms }))}
      />
      <p className="caption">{text('planner.estimated')}</p>
      <Button type="submit" variant="primary" wide>
        {text('planner.calculate')}
      </Button>
    </form>
  )

  function amount(name: keyof typeof amountTexts, limits: typeof mainLimits, measure = '') {
    const estimates = { main: mainLength(input), outside: outsideLength(input) }
    const estimate = name === 'main' || name === 'outside' ? lengthOf(estimates[name]) : ''
    return (
      <PlanAmount
        name={name}
        label={text(amountTexts[name])}
        value={input[name]}
        limits={limits}
        unit={measure}
        refused={refused?.[name]}
        placeholder={estimate}
      />
    )
  }
}
