import { useId } from 'react'
import type { FanCurve } from '../../../domain/product/product.ts'
import { useShop } from '../../shop.tsx'

interface SpeedChoiceProps {
  curves: FanCurve[]
  chosen: number
  onChoose: (index: number) => void
}

/** Selects a speed; its curve is highlighted. */
export function SpeedChoice({ curves, chosen, onChoose }: SpeedChoiceProps) {
  const { text } = useShop()
  const name = useId()
  return (
    <fieldset className="fan__speeds">
      <legend>{text('fan.speed')}</legend>
      {curves.map(({ label }, index) => (
        <label key={label} className="fan__speed">
          <input
            type="radio"
            name={name}
            checked={index === chosen}
            onChange={() => onChoose(index)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
