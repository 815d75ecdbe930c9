import {
  ductDiameters,
  type DuctInput,
  ductKinds,
  ductParts,
  ductUses,
  flowLimits,
  lengthLimits,
  partLimits,
} from '../../../domain/ventilation/duct/duct-input.ts'
import { useShop } from '../../shop.tsx'
import { AmountField } from './amount-field.tsx'
import { ChoiceField } from './choice-field.tsx'
import { ductKindNames, ductPartNames, ductUseNames } from './duct-texts.ts'

/** What is asked of one line of duct. */
export function DuctFields({ input }: { input: DuctInput }) {
  const { text } = useShop()
  const { flow, diameter, use, kind, length, parts, refused = {} } = input
  return (
    <>
      <AmountField
        name="flow"
        label={text('calculator.duct.flow')}
        value={flow}
        limits={flowLimits}
        refused={refused['flow']}
        unit="m³/h"
      />
      <ChoiceField
        name="use"
        label={text('calculator.duct.use')}
        value={use}
        options={ductUses.map((value) => ({ value, title: text(ductUseNames[value]) }))}
      />
      <ChoiceField
        name="diameter"
        label={text('calculator.duct.diameter')}
        value={diameter === null ? '' : String(diameter)}
        options={[
          { value: '', title: text('calculator.duct.smallest') },
          ...ductDiameters.map((value) => ({ value: String(value), title: `Ø ${value} mm` })),
        ]}
      />
      <ChoiceField
        name="duct"
        label={text('calculator.duct.kind')}
        value={kind}
        options={ductKinds.map((value) => ({ value, title: text(ductKindNames[value]) }))}
      />
      <AmountField
        name="length"
        label={text('calculator.duct.length')}
        value={length}
        limits={lengthLimits}
        refused={refused['length']}
        unit="m"
      />
      <fieldset className="calc__room">
        <legend>{text('calculator.duct.parts')}</legend>
        {ductParts.map((name) => (
          <AmountField
            key={name}
            name={name}
            label={text(ductPartNames[name])}
            value={parts[name]}
            limits={partLimits}
            refused={refused[name]}
          />
        ))}
      </fieldset>
    </>
  )
}
