import { useShop } from '../../shop.tsx'
import { amountToType } from './typed-amount.ts'

interface RangeInputProps {
  name: string
  label: string
  written: string
  unit: string
  /** Placeholder. */
  limit: number
  onWrite: (value: string) => void
  onLeave: () => void
}

/** One end of a range, as text. */
export function RangeInput(props: RangeInputProps) {
  const { name, label, written, unit, limit, onWrite, onLeave } = props
  const { locale } = useShop().context
  return (
    <label className="range-input" data-unit={unit}>
      <span className="range-input__label">{label}</span>
      <input
        className="range-input__input"
        name={name}
        inputMode="decimal"
        autoComplete="off"
        maxLength={9}
        value={written}
        placeholder={amountToType(limit, locale)}
        onChange={(event) => onWrite(event.target.value)}
        onBlur={onLeave}
      />
    </label>
  )
}
