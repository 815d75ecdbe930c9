import { EntryModal } from '../../../client/layout/modals/entry-modal.tsx'
import { RedirectModal } from '../../../client/layout/modals/redirect-modal.tsx'
import { SeasonalModal } from '../../../client/layout/modals/seasonal-modal.tsx'
import { suggestGroups } from '../../../client/layout/search-box/suggest-groups.ts'
import { SuggestLinks } from '../../../client/layout/search-box/suggest-links.tsx'
import { SuggestedProduct } from '../../../client/layout/search-box/suggested-product.tsx'
import { useShop } from '../../../client/shop.tsx'
import { renderInShop } from '../../../client/testing/render-in-shop.tsx'
import { SearchResults } from '../../../domain/catalog/search.ts'
import { findModal } from '../../../domain/content/modals.ts'
import { Configuration } from '../../../domain/site.ts'
import { parseEntries } from '../../../domain/parse-response.ts'

/** Parts rendered only by the browser. */
export type Part = 'modals' | 'suggestions'

const nothing = () => {}

export function renderPart(part: Part, responseOf: (operation: string) => unknown): string {
  if (part === 'suggestions') {
    return renderInShop(<Suggestions results={SearchResults.parse(responseOf('search'))} />)
  }
  // Parsed as the storefront does: invalid entries are dropped, else there are no modals.
  const parsed = parseEntries(Configuration, responseOf('configuration'))
  if (!parsed.success) return ''
  const configuration = parsed.data
  const modals = configuration.modals ?? []
  const [entry, seasonal] = [findModal(modals, 'entry'), findModal(modals, 'seasonal')]
  return renderInShop(
    <>
      {entry && <EntryModal {...entry} onClose={nothing} />}
      <RedirectModal />
      {seasonal && <SeasonalModal {...seasonal} onClose={nothing} />}
      {seasonal && (
        <SeasonalModal {...seasonal} images={{ cs: seasonal.images.cs }} onClose={nothing} />
      )}
    </>,
    { configuration },
  )
}

function Suggestions({ results }: { results: SearchResults }) {
  const { routes } = useShop()
  const option = (key: string) => ({
    id: key,
    role: 'option' as const,
    'aria-selected': false,
    tabIndex: -1 as const,
    onClick: nothing,
  })
  return (
    <>
      <SuggestLinks groups={suggestGroups(results, routes)} terms={[]} option={option} />
      {results.products.entities.map((product) => (
        <SuggestedProduct
          key={product.id}
          product={product}
          terms={[]}
          option={option(product.id)}
        />
      ))}
    </>
  )
}
