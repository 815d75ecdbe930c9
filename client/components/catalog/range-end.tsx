import { useState } from 'react'
import { useShop } from '../../shop.tsx'
import { amountToType } from './typed-amount.ts'

interface RangeEndProps {
  name: string
  label: string
  value: number | null
  unit: string
  /** Shown while nothing is typed. */
  limit: number
}

/** One end of a range: a draft while it is typed, the list's own value afterwards. */
export function RangeEnd({ name, label, value, unit, limit }: RangeEndProps) {
  const { locale } = useShop().context
  const [draft, setDraft] = useState<string | null>(null)
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
          value={draft ?? (value === null ? '' : amountToType(value, locale))}
          placeholder={amountToType(limit, locale)}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={() => setDraft(null)}
        />
        <span className="range-end__unit">{unit}</span>
      </span>
    </label>
  )
}
