import {
  noiseAt,
  type NoiseInput,
  noiseInputOf,
  queryOfNoise,
} from '../../../domain/ventilation/noise/noise-input.ts'
import { useShop } from '../../shop.tsx'
import { soundsLike } from './sounds-like.ts'
import { NoiseTable } from './noise-table.tsx'
import { CalculatorFields } from '../calculators/calculator-fields.tsx'
import { CalculatorForm } from '../calculators/calculator-form.tsx'
import { Figures } from '../calculators/figures.tsx'
import { noiseFields } from './noise-fields.ts'
import { useCalculator } from '../calculators/use-calculator.ts'

const serializer = { read: noiseInputOf, write: queryOfNoise }

/** Sound level of fans at the listener. */
export function NoiseCalculator({ input }: { input: NoiseInput }) {
  const { text, format } = useShop()
  const calculator = useCalculator('noise', input, serializer)
  const { shown } = calculator
  const { refused, ...values } = shown
  const soundLevel = noiseAt(shown)
  return (
    <div className="calc">
      <CalculatorForm calculator={calculator}>
        <CalculatorFields fields={noiseFields(values.basis)} values={values} refused={refused} />
      </CalculatorForm>
      <div className="calc__result">
        <h2>{text('calculator.result')}</h2>
        <Figures
          label={text('calculator.result')}
          rows={[
            [
              text('noise.at', { distance: format.quantity(values.distance, 'm') }),
              format.quantity(Math.round(soundLevel), 'dB(A)'),
            ],
            [text('noise.soundsLike'), soundsLike(soundLevel, text)],
          ]}
        />
        <NoiseTable levelAt={(metres) => noiseAt({ ...shown, distance: metres })} />
        <p className="caption">{text('noise.note')}</p>
        <p className="caption">{text('calculator.noise.rules')}</p>
      </div>
    </div>
  )
}
