import { fittingProducts, planConnection } from '../../../domain/ventilation/duct/connection.ts'
import {
  type ConnectionInput,
  connectionInputOf,
  queryOfConnection,
} from '../../../domain/ventilation/duct/connection-input.ts'
import { ductDiameters } from '../../../domain/ventilation/duct/duct-input.ts'
import type { CategoryIdsByKey } from '../../../domain/ventilation/fans/product-filter.ts'
import { useShop } from '../../shop.tsx'
import {
  type CalculatorField,
  CalculatorFields,
  optionsOf,
  sizeOptions,
} from '../calculators/calculator-fields.tsx'
import { CalculatorForm } from '../calculators/calculator-form.tsx'
import { ConnectionResult } from './connection-result.tsx'
import { endNames } from './connection-texts.ts'
import { ProductsLink } from '../calculators/products-link.tsx'
import { useCalculator } from '../calculators/use-calculator.ts'

const serializer = { read: connectionInputOf, write: queryOfConnection }

const sizes = sizeOptions(ductDiameters)
const ends = optionsOf(endNames)

const ownFields: readonly CalculatorField[] = [
  { name: 'size', label: 'calculator.connection.size', options: sizes },
  { name: 'end', label: 'calculator.connection.end', options: ends },
]

const otherFields: readonly CalculatorField[] = [
  {
    name: 'to',
    label: 'calculator.connection.size',
    options: [{ value: '', text: 'calculator.connection.same' }, ...sizes],
  },
  { name: 'toEnd', label: 'calculator.connection.end', options: ends },
]

interface ConnectionFinderProps {
  input: ConnectionInput
  categories: CategoryIdsByKey
}

/** Finds whether two parts connect, and adapters if not. */
export function ConnectionFinder({ input, categories }: ConnectionFinderProps) {
  const { text } = useShop()
  const calculator = useCalculator('connection', input, serializer)
  const { size, end, to, toEnd } = calculator.shown
  return (
    <div className="calc">
      <CalculatorForm calculator={calculator}>
        <fieldset className="calc__room">
          <legend>{text('calculator.connection.mine')}</legend>
          <CalculatorFields fields={ownFields} values={{ size, end }} />
        </fieldset>
        <fieldset className="calc__room">
          <legend>{text('calculator.connection.theirs')}</legend>
          <CalculatorFields fields={otherFields} values={{ to, toEnd }} />
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
