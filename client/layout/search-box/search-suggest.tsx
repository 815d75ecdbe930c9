/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a list of links under an input has no tag of its own */
import { type RefObject, useId } from 'react'
import { searchTerms } from '../../../domain/catalog/search-terms.ts'
import { useShop } from '../../shop.tsx'
import { SuggestedProduct } from './suggested-product.tsx'
import { type LinkGroup, suggestGroups } from './suggest-groups.ts'
import { SuggestLinks } from './suggest-links.tsx'
import { useCombobox } from './use-combobox.ts'
import { useSuggestions } from './use-suggestions.ts'

/** Spec §9: product dropdown limit. */
const productsShown = 10

/** Suggestions while typing, in groups; operated from the input. */
export function SearchSuggest({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const { routes, text } = useShop()
  const listId = useId()
  const { query, results, total, loading, failed } = useSuggestions(input)
  const { open, active, close, list } = useCombobox(input, listId, query)
  if (!open) return <div hidden id={listId} />

  const terms = searchTerms(query)
  const groups = results ? suggestGroups(results, routes) : []
  // Categories before the products, articles after them.
  const isCategory = ({ title }: LinkGroup) => title === 'searchPage.found.categories'
  const categories = groups.filter(isCategory)
  const reading = groups.filter((group) => !isCategory(group))
  const products = results?.products.entities.slice(0, productsShown) ?? []
  // In document order, which is that of the arrow keys.
  const keys = [
    ...(results?.exact ? ['exact'] : []),
    ...idsOf(categories),
    ...products.map(({ id }) => id),
    ...idsOf(reading),
    ...(results?.suggestion ? ['suggestion'] : []),
    'all',
  ]
  const option = (key: string) => {
    const index = keys.indexOf(key)
    return {
      id: `${listId}-${index}`,
      role: 'option',
      'aria-selected': index === active,
      tabIndex: -1,
      onClick: close,
    } as const
  }

  return (
    <div className="suggest" data-loading={loading || undefined}>
      <output className="visually-hidden">
        {results && !loading && !failed ? text.count('suggest.found', total) : ''}
      </output>
      <div
        ref={list}
        id={listId}
        className="suggest__list"
        role="listbox"
        aria-label={text('suggest.suggestions')}
        // Keeps the focus in the input, so that the list still exists when the click arrives.
        onPointerDown={(event) => event.preventDefault()}
      >
        {results?.exact && (
          <a
            {...option('exact')}
            className="suggest__exact"
            href={routes.product(results.exact.slug, results.exact.variantId)}
          >
            {text('suggest.exact', { query })}
          </a>
        )}
        <SuggestLinks groups={categories} terms={terms} option={option} />
        {products.length > 0 && (
          <div
            className="suggest__products"
            role="group"
            aria-label={text('searchPage.found.products')}
          >
            <p className="suggest__title" aria-hidden="true">
              {text('searchPage.found.products')}{' '}
              <span className="suggest__total">{results?.products.total}</span>
            </p>
            {products.map((product) => (
              <SuggestedProduct
                key={product.id}
                product={product}
                terms={terms}
                option={option(product.id)}
              />
            ))}
          </div>
        )}
        <SuggestLinks groups={reading} terms={terms} option={option} />
        {!results && loading && (
          <p className="suggest__empty" role="presentation">
            {text('suggest.loading')}
          </p>
        )}
        {failed && (
          <p className="suggest__empty" role="alert">
            {text('suggest.failed')}
          </p>
        )}
        {results && !failed && total === 0 && (
          <p className="suggest__empty" role="presentation">
            {text('searchPage.none.title', { query })}
          </p>
        )}
        {results?.suggestion && (
          <a
            {...option('suggestion')}
            className="suggest__all"
            href={routes.search(results.suggestion)}
          >
            {text('searchPage.suggestion')} <b>{results.suggestion}</b>?
          </a>
        )}
        {total > 0 && (
          <a {...option('all')} className="suggest__all" href={routes.search(query)}>
            {text.count('suggest.showAll', total)}
          </a>
        )}
      </div>
    </div>
  )
}

function idsOf(groups: readonly LinkGroup[]): string[] {
  return groups.flatMap(({ links }) => links.map(({ id }) => id))
}
