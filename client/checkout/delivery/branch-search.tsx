import { type KeyboardEvent, useId } from 'react'
import { useShop } from '../../shop.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { PickupPointResults } from '../../../domain/checkout/delivery/pickup-point-results.ts'

interface BranchSearchProps {
  shipperId: string
  text: string
  found: PickupPointResults | null
  busy: boolean
  onType: (text: string) => void
  onSearch: (text: string) => void
}

/** Searches pick-up points; without JavaScript its button submits the form. */
export function BranchSearch(props: BranchSearchProps) {
  const { shipperId, text: typed, found, busy, onType, onSearch } = props
  const { text } = useShop()
  const id = useId()

  /** Enter would press the form's own button and continue to the next step. */
  function searchOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    onSearch(typed)
  }

  return (
    <>
      <div className="branch-search">
        <label className="branch-search__label" htmlFor={id}>
          {text('checkout.place.search')}
        </label>
        <input
          id={id}
          type="search"
          name={`s-${shipperId}`}
          className="input branch-search__input"
          value={typed}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => onType(event.target.value)}
          onKeyDown={searchOnEnter}
        />
        <button
          className="button button--secondary"
          name="intent"
          value="search"
          aria-busy={busy || undefined}
          onClick={(event) => {
            event.preventDefault()
            onSearch(typed)
          }}
        >
          {text('checkout.place.find')}
        </button>
      </div>
      <div role="status" className="branch-search__status">
        {found && <SearchOutcome {...found} />}
      </div>
    </>
  )
}

function SearchOutcome({ text: search, places, total }: PickupPointResults) {
  const { text } = useShop()
  if (total === null) return <Notice kind="warning">{text('checkout.place.failed')}</Notice>
  if (total === 0) return <p>{text('checkout.place.none', { search })}</p>
  return (
    <p>
      {text.count('checkout.place.count', total)}
      {total > places.length && `. ${text('checkout.place.more', { shown: places.length })}`}
    </p>
  )
}
