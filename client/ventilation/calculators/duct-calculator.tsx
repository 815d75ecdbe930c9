import {
  type DuctInput,
  ductInputOf,
  queryOfDuct,
} from '../../../domain/ventilation/duct/duct-input.ts'
import { ductRun } from '../../../domain/ventilation/duct/duct-run.ts'
import { ductFanFilter } from '../../../domain/ventilation/fans/fan-choice.ts'
import type { FoundCategories } from '../../../domain/ventilation/fans/product-filter.ts'
import { useShop } from '../../shop.tsx'
import { CalculatorForm } from './calculator-form.tsx'
import { DuctFields } from './duct-fields.tsx'
import { DuctLosses } from './duct-losses.tsx'
import { DuctAssessment } from './duct-assessment.tsx'
import { ductCategories } from './duct-categories.ts'
import { Figures } from './figures.tsx'
import { FirstProducts } from './first-products.tsx'
import { ProductsLink } from './products-link.tsx'
import { useCalculator } from './use-calculator.ts'

const spelling = { read: ductInputOf, write: queryOfDuct }

/** How fast the air is in a duct, what that costs, and which fan overcomes it. */
export function DuctCalculator({ input, shelves }: { input: DuctInput; shelves: FoundCategories }) {
  const { text, format } = useShop()
  const calculator = useCalculator('duct', input, spelling)
  const { shown, pending } = calculator
  const run = ductRun(shown)
  const pressure = Math.ceil(run.total)
  const duty = {
    flow: format.quantity(shown.flow, 'm³/h'),
    pressure: format.quantity(pressure, 'Pa'),
  }
  const goods = ductFanFilter(shown.flow, run)
  return (
    <>
      <div className="calc">
        <CalculatorForm calculator={calculator}>
          <DuctFields input={shown} />
        </CalculatorForm>
        <div className="calc__result">
          <h2>{text('calculator.result')}</h2>
          <Figures
            label={text('calculator.result')}
            items={[
              { name: text('calculator.duct.diameter'), value: `Ø ${run.diameter} mm` },
              {
                name: text('calculator.duct.speed'),
                value: format.quantity(Number(run.speed.toFixed(1)), 'm/s'),
              },
              { name: text('calculator.duct.loss'), value: duty.pressure },
            ]}
          />
          <DuctAssessment run={run} />
          <DuctLosses run={run} length={shown.length} />
          <p>{text('calculator.duct.duty', duty)}</p>
          <ProductsLink goods={goods} shelves={shelves}>
            {text('calculator.air.show')}
          </ProductsLink>
          <ProductsLink
            goods={{
              shelf: ductCategories[shown.kind],
              values: { dn: [String(run.diameter)] },
              ranges: {},
            }}
            shelves={shelves}
          >
            {text('calculator.duct.showDucts', { diameter: run.diameter })}
          </ProductsLink>
          <p className="caption">{text('calculator.duct.note')}</p>
        </div>
      </div>
      <FirstProducts
        title={text('calculator.duct.goods', duty)}
        goods={goods}
        shelves={shelves}
        busy={pending}
      />
    </>
  )
}
