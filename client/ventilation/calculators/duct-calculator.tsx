import {
  type DuctInput,
  ductInputOf,
  queryOfDuct,
} from '../../../domain/ventilation/duct/duct-input.ts'
import { ductRun } from '../../../domain/ventilation/duct/duct-run.ts'
import { ductFanFilter } from '../../../domain/ventilation/fans/fan-choice.ts'
import type { CategoryIdsByKey } from '../../../domain/ventilation/fans/product-filter.ts'
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

const serializer = { read: ductInputOf, write: queryOfDuct }

/** Air velocity and pressure loss of a duct, and fans that overcome it. */
export function DuctCalculator({
  input,
  categories,
}: {
  input: DuctInput
  categories: CategoryIdsByKey
}) {
  const { text, format } = useShop()
  const calculator = useCalculator('duct', input, serializer)
  const { shown, pending } = calculator
  const run = ductRun(shown)
  const isPossible = run.assessment !== 'impossible'
  const pressure = Math.ceil(run.total)
  const operatingPoint = {
    flow: format.quantity(shown.flow, 'm³/h'),
    pressure: format.quantity(pressure, 'Pa'),
  }
  const products = ductFanFilter(shown.flow, run)
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
            rows={[
              [text('calculator.duct.diameter'), `Ø ${run.diameter} mm`],
              [text('calculator.duct.speed'), format.quantity(Number(run.speed.toFixed(1)), 'm/s')],
              [text('calculator.duct.loss'), operatingPoint.pressure],
            ]}
          />
          <DuctAssessment run={run} />
          <DuctLosses run={run} length={shown.length} />
          {isPossible && (
            <>
              <p>{text('calculator.duct.duty', operatingPoint)}</p>
              <ProductsLink products={products} categories={categories}>
                {text('calculator.air.show')}
              </ProductsLink>
            </>
          )}
          <ProductsLink
            products={{
              category: ductCategories[shown.kind],
              values: { dn: [String(run.diameter)] },
              ranges: {},
            }}
            categories={categories}
          >
            {text('calculator.duct.showDucts', { diameter: run.diameter })}
          </ProductsLink>
          <p className="caption">{text('calculator.duct.note')}</p>
        </div>
      </div>
      {isPossible && (
        <FirstProducts
          title={text('calculator.duct.products', operatingPoint)}
          products={products}
          categories={categories}
          busy={pending}
        />
      )}
    </>
  )
}
