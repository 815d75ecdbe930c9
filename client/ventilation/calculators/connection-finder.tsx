import {
  type ConnectionEnd,
  connectionEnds,
  fittingProducts,
  planConnection,
} from '../../../domain/ventilation/duct/connection.ts'
import {
  type ConnectionInput,
  connectionInputOf,
  queryOfConnection,
} from '../../../domain/ventilation/duct/connection-input.ts'
import { ductDiameters } from '../../../domain/ventilation/duct/duct-input.ts'
import type { FoundCategories } from '../../../domain/ventilation/fans/product-filter.ts'
import { useShop } from '../../shop.tsx'
import { CalculatorForm } from './calculator-form.tsx'
import { ChoiceField } from './choice-field.tsx'
import { ConnectionResult } from './connection-result.tsx'
import { endNames } from './connection-texts.ts'
import { ProductsLink } from './products-link.tsx'
import { useCalculator } from './use-calculator.ts'

const serializer = { read: connectionInputOf, write: queryOfConnection }

interface ConnectionFinderProps {
  input: ConnectionInput
  categories: FoundCategories
}

/** What goes onto what, and what has to come between where it does not. */
export function ConnectionFinder({ input, categories }: ConnectionFinderProps) {
  const { text } = useShop()
  const calculator = useCalculator('connection', input, serializer)
  const { size, end, to, toEnd } = calculator.shown
  const sizes = ductDiameters.map((value) => ({
    value: String(value),
    title: `Ø ${value} mm`,
  }))
  const ends = connectionEnds.map((value) => ({ value, title: text(endNames[value]) }))
  const field = (name: string, label: string, value: ConnectionEnd) => (
    <ChoiceField name={name} label={label} value={value} options={ends} />
  )
  return (
    <div className="calc">
      <CalculatorForm calculator={calculator}>
        <fieldset className="calc__room">
          <legend>{text('calculator.connection.mine')}</legend>
          <ChoiceField
            name="size"
            label={text('calculator.connection.size')}
            value={String(size)}
            options={sizes}
          />
          {field('end', text('calculator.connection.end'), end)}
        </fieldset>
        <fieldset className="calc__room">
          <legend>{text('calculator.connection.theirs')}</legend>
          <ChoiceField
            name="to"
            label={text('calculator.connection.size')}
            value={to === null ? '' : String(to)}
            options={[{ value: '', title: text('calculator.connection.same') }, ...sizes]}
          />
          {field('toEnd', text('calculator.connection.end'), toEnd)}
        </fieldset>
      </CalculatorForm>
      <div className="calc__result">
        <h2>{text('calculator.result')}</h2>
        <ConnectionResult
          size={size}
          to={to ?? size}
          plan={planConnection({ size, end }, { size: to ?? size, end: toEnd })}
          categories={categories}
        />
        <h3>{text('calculator.connection.fitting', { size })}</h3>
        <p>{text(endNames[end])}</p>
        <ul className="calc__links">
          {fittingProducts(end, size).map((products) => (
            <li key={`${products.category}-${products.values.end?.join('-') ?? ''}`}>
              <ProductsLink products={products} categories={categories}>
                {categories[products.category]?.title ?? ''}
              </ProductsLink>
            </li>
          ))}
        </ul>
        <p className="caption">{text('calculator.connection.note')}</p>
      </div>
    </div>
  )
}
