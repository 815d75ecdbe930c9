import type { Facet } from '../../../domain/catalog/catalog.ts'
import { useShop } from '../../shop.tsx'
import { facetUnit } from './facet-unit.ts'
import { type QuickChoice, quickLimits, quickValues } from './quick-choices.ts'
import { ScopeLink } from '../search/scope-link.tsx'
import type { ListScope } from '../use-list-scope.ts'

const noBreakSpace = '\u00A0'

interface QuickFilterProps {
  facet: Facet
  /** The facet without filters, which defines the offered values, so that nothing jumps. */
  steady: Facet
  list: ListScope
}

/** A filter's title and its most frequent values, as links that toggle them. */
export function QuickFilter({ facet, steady, list }: QuickFilterProps) {
  const { text, format } = useShop()
  const choices =
    facet.type === 'range'
      ? quickLimits(facet, steady, list.shown)
      : quickValues(facet, steady, list.ticked).map((choice) => ({
          ...choice,
          to: list.behind(choice.to),
        }))
  if (choices.length === 0) return null
  const label = ({ title, edge }: QuickChoice) => {
    if (edge === undefined) return title
    const amount = format.number(Number(title))
    return edge === 'from'
      ? text('catalog.rangeFrom', { from: amount })
      : text('catalog.rangeTo', { to: amount })
  }
  return (
    <fieldset className="quick__row" aria-label={`${facet.title} ${facetUnit(facet)}`}>
      <span className="quick__title" aria-hidden="true">
        {`${facet.title} ${facetUnit(facet).replaceAll(' ', noBreakSpace)}`}
      </span>
      <div className="quick__values">
        {choices.map((choice) =>
          choice.isEmpty ? (
            <EmptyChoice key={choice.title}>{label(choice)}</EmptyChoice>
          ) : (
            <ScopeLink
              key={choice.title}
              list={list}
              to={choice.to}
              className="quick__value"
              aria-current={choice.chosen ? 'true' : undefined}
            >
              {label(choice)}
            </ScopeLink>
          ),
        )}
      </div>
    </fieldset>
  )
}

function EmptyChoice({ children }: { children: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid, jsx-a11y/no-redundant-roles -- an anchor without href has no link role
    <a className="quick__value quick__value--empty" role="link" aria-disabled="true">
      {children}
    </a>
  )
}
