import { useSignals } from '@preact/signals-react/runtime'
import { useEffect } from 'react'
import { useVertical } from '../use-vertical.ts'
import { CompareTable } from './compare-table.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { CheckboxField } from '../ui/field/checkbox-field.tsx'
import { useShop } from '../shop.tsx'
import { compareIds, removeCompared } from './compare.ts'
import { storageIsLoaded } from '../storage/storage-is-loaded.ts'
import type { CompareProps } from '../../domain/screens/catalog/compare.ts'
import { LazyBoundary } from '../lazy-boundary.tsx'

export function Screen({ products }: CompareProps) {
  useSignals()
  const { text, routes } = useShop()
  const vertical = useVertical()
  const isLoaded = storageIsLoaded.value
  useEffect(() => {
    // Opened without a query: the browser knows the chosen products.
    if (isLoaded && !location.search && compareIds.peek().length > 0)
      location.replace(routes.compare(compareIds.peek()))
  }, [isLoaded, routes])
  return (
    <div className="container compare-page">
      <Breadcrumbs items={[]} current={text('compare.title')} />
      <h1>{text('compare.title')}</h1>
      {products.length === 0 ? (
        <div className="compare-page__empty">
          <p>{text('compare.empty')}</p>
          <ButtonLink href={routes.home()} variant="primary">
            {text('compare.browse')}
          </ButtonLink>
        </div>
      ) : (
        <>
          {products.length > 1 && (
            <div className="compare-page__switch no-print">
              {/* Done by the style sheet, so that it works without JavaScript and in print. */}
              <CheckboxField name="differences" label={text('compare.onlyDifferences')} />
            </div>
          )}
          <CompareTable products={products} onRemove={removeCompared} />
          <LazyBoundary>{vertical && <vertical.CompareCurves products={products} />}</LazyBoundary>
        </>
      )}
    </div>
  )
}
