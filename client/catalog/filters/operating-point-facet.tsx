import { type ChangeEvent, useState } from 'react'
import type { OperatingPoint } from '../../../domain/ventilation/fans/operating-point.ts'
import {
  operatingPointFields,
  serializeOperatingPoint,
} from '../../../domain/ventilation/fans/operating-point-filter.ts'
import { useShop } from '../../shop.tsx'
import { amountToType } from './typed-amount.ts'
import type { ListScope } from '../use-list-scope.ts'

const units = { flow: 'm³/h', pressure: 'Pa' } as const
const labels = { flow: 'catalog.duty.flow', pressure: 'catalog.duty.pressure' } as const
const names = ['flow', 'pressure'] as const

/**
 * The operating point that a fan must reach. Input stays until both numbers are given and the list
 * matches the request: one number alone filters nothing.
 */
export function OperatingPointFacet({ list }: { list: ListScope }) {
  const { text, context } = useShop()
  const { reaches } = list.shown
  const shown = reaches ? serializeOperatingPoint(reaches) : ''
  const [draft, setDraft] = useState<
    Partial<Record<keyof OperatingPoint, string>> & { of: string }
  >({
    of: shown,
  })
  if (draft.of !== shown) setDraft({ of: shown })
  const type = (name: keyof OperatingPoint) => (event: ChangeEvent<HTMLInputElement>) =>
    setDraft({ ...draft, [name]: event.target.value })
  return (
    <>
      <div className="facet__range">
        {names.map((name) => (
          <label key={name} className="range-input" data-unit={units[name]}>
            <span className="range-input__label">{text(labels[name])}</span>
            <input
              className="range-input__input"
              name={operatingPointFields[name]}
              inputMode="decimal"
              autoComplete="off"
              maxLength={9}
              value={draft[name] ?? (reaches ? amountToType(reaches[name], context.locale) : '')}
              onChange={type(name)}
            />
          </label>
        ))}
      </div>
      <p className="facet__hint">{text('catalog.duty.hint')}</p>
    </>
  )
}
