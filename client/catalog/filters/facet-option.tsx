import { memo } from 'react'
import type { FacetValue } from '../../../domain/catalog/catalog-filters.ts'
import { useShop } from '../../shop.tsx'

interface FacetOptionProps {
  name: string
  value: Pick<FacetValue, 'id' | 'count' | 'colorHex'>
  title: string
  checked: boolean
}

/** A value with its product count; without products it is disabled, not removed (UX rule 6). */
export const FacetOption = memo(function FacetOption({
  name,
  value,
  title,
  checked,
}: FacetOptionProps) {
  const { format } = useShop()
  return (
    <label className="option" data-count={format.number(value.count)}>
      <input
        className="option__input"
        type="checkbox"
        name={name}
        value={value.id}
        checked={checked}
        disabled={value.count === 0 && !checked}
        onChange={ignore}
      />
      {value.colorHex && (
        <svg
          className="option__swatch"
          width="18"
          height="18"
          viewBox="0 0 18 18"
          aria-hidden="true"
        >
          <rect x="0.5" y="0.5" width="17" height="17" fill={value.colorHex} />
        </svg>
      )}
      {title}
    </label>
  )
})

/** The form handles change events of all its inputs. */
function ignore() {}
