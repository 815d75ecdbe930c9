import {
  distanceLimits,
  levelLimits,
  noiseAt,
  noiseBases,
  type NoiseInput,
  noiseInputOf,
  placements,
  queryOfNoise,
  unitLimits,
} from '../../../domain/ventilation/noise/noise-input.ts'
import { soundsLike } from '../../../domain/ventilation/noise/sound.ts'
import type { Placement } from '../../../domain/ventilation/noise/sound.ts'
import type { TextKey } from '../../i18n/text.ts'
import { useShop } from '../../shop.tsx'
import { likenessNames } from '../noise/likeness-names.ts'
import { NoiseTable } from '../noise/noise-table.tsx'
import { AmountField } from './amount-field.tsx'
import { CalculatorForm } from './calculator-form.tsx'
import { ChoiceField } from './choice-field.tsx'
import { Figures } from './figures.tsx'
import { useCalculator } from './use-calculator.ts'

const serializer = { read: noiseInputOf, write: queryOfNoise }

const placementNames: Record<Placement, TextKey> = {
  wall: 'calculator.noise.wall',
  free: 'calculator.noise.free',
  edge: 'calculator.noise.edge',
  corner: 'calculator.noise.corner',
}

/** How loud fans are where somebody listens. */
export function NoiseCalculator({ input }: { input: NoiseInput }) {
  const { text, format } = useShop()
  const calculator = useCalculator('noise', input, serializer)
  const { shown } = calculator
  const { level, basis, from, distance, place, units, refused = {} } = shown
  const soundLevel = noiseAt(shown)
  return (
    <div className="calc">
      <CalculatorForm calculator={calculator}>
        <ChoiceField
          name="basis"
          label={text('calculator.noise.basis')}
          value={basis}
          options={noiseBases.map((value) => ({
            value,
            title: text(
              value === 'pressure' ? 'calculator.noise.pressure' : 'calculator.noise.power',
            ),
          }))}
        />
        <AmountField
          name="level"
          label={text('calculator.noise.level')}
          value={level}
          limits={levelLimits}
          refused={refused['level']}
          unit="dB(A)"
        />
        {basis === 'pressure' ? (
          <AmountField
            name="from"
            label={text('calculator.noise.from')}
            value={from}
            limits={distanceLimits}
            refused={refused['from']}
            unit="m"
          />
        ) : (
          <ChoiceField
            name="place"
            label={text('calculator.noise.place')}
            value={place}
            options={placements.map((value) => ({ value, title: text(placementNames[value]) }))}
          />
        )}
        <AmountField
          name="distance"
          label={text('calculator.noise.distance')}
          value={distance}
          limits={distanceLimits}
          refused={refused['distance']}
          unit="m"
        />
        <AmountField
          name="units"
          label={text('calculator.noise.units')}
          value={units}
          limits={unitLimits}
          refused={refused['units']}
        />
      </CalculatorForm>
      <div className="calc__result">
        <h2>{text('calculator.result')}</h2>
        <Figures
          label={text('calculator.result')}
          items={[
            {
              name: text('noise.at', { distance: format.quantity(distance, 'm') }),
              value: format.quantity(Math.round(soundLevel), 'dB(A)'),
            },
            { name: text('noise.soundsLike'), value: text(likenessNames[soundsLike(soundLevel)]) },
          ]}
        />
        <NoiseTable levelAt={(metres) => noiseAt({ ...shown, distance: metres })} />
        <p className="caption">{text('noise.note')}</p>
        <p className="caption">{text('calculator.noise.rules')}</p>
      </div>
    </div>
  )
}
