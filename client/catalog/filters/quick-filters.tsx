import type { Facet } from '../../../domain/catalog/catalog.ts'
import { useShop } from '../../shop.tsx'
import { QuickFilter } from './quick-filter.tsx'
import { useStableFacets } from './use-stable-facets.ts'
import type { ListScope } from '../use-list-scope.ts'

const promoted = 3
const general = ['brand', 'price', 'available']

interface QuickFiltersProps {
  list: ListScope
  facets: Facet[]
}

/** The most important filters again above the list, one tap per value (UX rule 5). */
export function QuickFilters({ list, facets }: QuickFiltersProps) {
  const { text } = useShop()
  const decisive = useStableFacets(list, facets)
    .filter((facet) => !general.includes(facet.code) && isDecisive(facet))
    .slice(0, promoted)
  if (decisive.length === 0) return null
  return (
    <section className="quick no-print" aria-label={text('catalog.quickChoice')}>
      {decisive.map((facet) => (
        <QuickFilter
          key={facet.code}
          facet={facets.find(({ code }) => code === facet.code) ?? facet}
          steady={facet}
          list={list}
        />
      ))}
    </section>
  )
}

function isDecisive(facet: Facet): boolean {
  if (facet.type === 'range') return facet.max > facet.min
  return 'values' in facet && facet.values.length > 1
}
