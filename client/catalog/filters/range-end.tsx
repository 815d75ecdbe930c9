import { useShop } from '../../shop.tsx'
import { amountToType } from './typed-amount.ts'

interface RangeEndProps {
  name: string
  label: string
  written: string
  unit: string
  /** Shown while nothing is typed. */
  limit: number
  onWrite: (value: string) => void
  onLeave: () => void
}

/** One end of a range as it is typed. */
export function RangeEnd(props: RangeEndProps) {
  const { name, label, written, unit, limit, onWrite, onLeave } = props
  const { locale } = useShop().context
  return (
    <label className="range-end">
      <span className="range-end__label">{label}</span>
      <span className="range-end__box">
        <input
          className="range-end__input"
          name={name}
          inputMode="decimal"
          autoComplete="off"
          maxLength={9}
          value={written}
          placeholder={amountToType(limit, locale)}
          onChange={(event) => onWrite(event.target.value)}
          onBlur={onLeave}
        />
        <span className="range-end__unit">{unit}</span>
      </span>
    </label>
  )
}
