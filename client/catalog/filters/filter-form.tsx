import { type ChangeEvent, type FormEvent, useEffect, useRef } from 'react'
import type { CatalogScope, Facet } from '../../../domain/catalog/catalog.ts'
import { filterPrefix } from '../../../domain/catalog/query-of-scope.ts'
import { scopeOfQuery } from '../../../domain/catalog/catalog-query.ts'
import type { Locale } from '../../../domain/locale.ts'
import { useShop } from '../../shop.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { withoutGrouping } from './typed-amount.ts'
import type { ListScope } from '../use-list-scope.ts'
import { FacetField } from './facet-field.tsx'
import { filterFormId } from './filter-form-id.ts'
import { useStableFacets } from './use-stable-facets.ts'

/** Initially open filters. */
const unfolded = 5
const isAmount = /_(from|to|flow|pressure)$/

interface FilterFormProps {
  list: ListScope
  facets: Facet[]
  path: string
  total: number
}

/**
 * All filters as one GET form: beside the list on wide screens, a bottom sheet on small ones (the
 * native popover, so that it works without JavaScript).
 */
export function FilterForm({ list, facets, path, total }: FilterFormProps) {
  const { text, context } = useShop()
  const { query } = list.shown
  const steady = useStableFacets(list, facets)
  const element = useRef<HTMLFormElement>(null)
  // Inputs changed before hydration count too.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, after hydration
  useEffect(() => void (element.current && apply(element.current)), [])

  function apply(form: HTMLFormElement) {
    const chosen = scopeOfQuery(new URLSearchParams(fieldsOf(form, context.locale)))
    const ticked = query === undefined ? chosen : { ...chosen, query }
    const next = list.behind(withUnseen(form, ticked, list.ticked))
    // Nothing changed: the list's page stays too.
    if (list.href(next) !== list.href({ ...list.shown, page: 1 })) list.go(next)
  }
  function change({ target, currentTarget }: ChangeEvent<HTMLFormElement>) {
    if (target instanceof HTMLInputElement && target.type === 'checkbox') apply(currentTarget)
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    apply(event.currentTarget)
    if (event.currentTarget.matches(':popover-open')) event.currentTarget.hidePopover()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens for its fields
    <form
      ref={element}
      id={filterFormId}
      autoComplete="off"
      className="filters no-print"
      popover="auto"
      method="get"
      action={path}
      aria-label={text('catalog.filters')}
      onChange={change}
      onBlur={(event) => apply(event.currentTarget)}
      onSubmit={submit}
    >
      <header className="filters__head">
        <h2 className="filters__title">{text('catalog.filters')}</h2>
        <button
          type="button"
          className="icon-button"
          popoverTarget={filterFormId}
          popoverTargetAction="hide"
          aria-label={text('catalog.closeFilters')}
        >
          <Icon name="x" />
        </button>
      </header>
      {query && <input type="hidden" name="q" value={query} />}
      <div className="filters__facets">
        {steady
          .filter((facet) => isUseful(facet, list))
          .map((facet, index) => (
            <FacetField
              key={facet.code}
              facet={facets.find(({ code }) => code === facet.code) ?? facet}
              steady={facet}
              list={list}
              open={index < unfolded}
            />
          ))}
      </div>
      <footer className="filters__foot">
        <Button type="submit" variant="primary" wide className="filters__show">
          {text.count('catalog.showResults', total)}
        </Button>
        <Button type="submit" wide className="filters__apply">
          {text('catalog.applyFilters')}
        </Button>
      </footer>
    </form>
  )
}

/** Parameters without a field are preserved. */
function withUnseen(
  form: HTMLFormElement,
  chosen: CatalogScope,
  ticked: CatalogScope,
): CatalogScope {
  const unseen = Object.entries(ticked.values).filter(
    ([code]) => form.elements.namedItem(filterPrefix + code) === null,
  )
  return { ...chosen, values: { ...chosen.values, ...Object.fromEntries(unseen) } }
}

function fieldsOf(form: HTMLFormElement, locale: Locale): [string, string][] {
  return [...new FormData(form)].map(([name, value]) => [
    name,
    isAmount.test(name) ? withoutGrouping(String(value), locale) : String(value),
  ])
}

/** A filter that cannot change anything is left out. */
function isUseful(facet: Facet, { shown }: ListScope): boolean {
  if ('values' in facet) return facet.values.length > 0
  if ('count' in facet) return true
  return facet.max > facet.min || facet.code in shown.ranges
}
