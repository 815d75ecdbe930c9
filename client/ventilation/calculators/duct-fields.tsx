import {
  ductDiameters,
  type DuctInput,
  ductParts,
  flowLimits,
  lengthLimits,
  partLimits,
} from '../../../domain/ventilation/duct/duct-input.ts'
import { useShop } from '../../shop.tsx'
import {
  type CalculatorField,
  CalculatorFields,
  optionsOf,
  sizeOptions,
} from './calculator-fields.tsx'
import { ductKindNames, ductPartNames, ductUseNames } from './duct-texts.ts'

const fields: readonly CalculatorField[] = [
  { name: 'flow', label: 'calculator.duct.flow', limits: flowLimits, unit: 'm³/h' },
  { name: 'use', label: 'calculator.duct.use', options: optionsOf(ductUseNames) },
  {
    name: 'diameter',
    label: 'calculator.duct.diameter',
    options: [{ value: '', text: 'calculator.duct.smallest' }, ...sizeOptions(ductDiameters)],
  },
  { name: 'duct', label: 'calculator.duct.kind', options: optionsOf(ductKindNames) },
  { name: 'length', label: 'calculator.duct.length', limits: lengthLimits, unit: 'm' },
]

const partFields: readonly CalculatorField[] = ductParts.map((name) => ({
  name,
  label: ductPartNames[name],
  limits: partLimits,
}))

/** One duct section. */
export function DuctFields({ input }: { input: DuctInput }) {
  const { text } = useShop()
  const { kind, parts, refused, ...values } = input
  return (
    <>
      <CalculatorFields fields={fields} values={{ ...values, duct: kind }} refused={refused} />
      <fieldset className="calc__room">
        <legend>{text('calculator.duct.parts')}</legend>
        <CalculatorFields fields={partFields} values={parts} refused={refused} />
      </fieldset>
    </>
  )
}
