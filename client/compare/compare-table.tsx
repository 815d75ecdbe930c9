import { type ComparedProduct, comparisonRows } from '../../domain/product/compare.ts'
import { useShop } from '../shop.tsx'
import { parameterText } from '../product/details/parameter-text.ts'
import { CompareHead } from './compare-head.tsx'
import { ComparePurchase } from './compare-purchase.tsx'

interface CompareTableProps {
  products: ComparedProduct[]
  onRemove: (id: string) => void
}

/** One column a product, one row a property. */
export function CompareTable({ products, onRemove }: CompareTableProps) {
  const shop = useShop()
  const ids = products.map(({ id }) => id)
  const rows = comparisonRows(products)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className="compare" tabIndex={0} role="region" aria-label={shop.text('compare.title')}>
      <table className={`compare__table compare__table--${products.length}`}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{shop.text('compare.property')}</span>
            </th>
            {products.map((product) => (
              <th key={product.id} scope="col">
                <CompareHead product={product} ids={ids} onRemove={onRemove} />
              </th>
            ))}
          </tr>
          <tr className="no-print">
            <td>
              <span className="visually-hidden">{shop.text('product.addToCart')}</span>
            </td>
            {products.map((product) => (
              <td key={product.id}>
                <ComparePurchase product={product} />
              </td>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ code, title, cells, differs }) => (
            <tr key={code} className={differs ? 'compare__row--differs' : undefined}>
              <th scope="row">{title}</th>
              {cells.map((cell, index) => (
                <td key={ids[index]}>{cell ? parameterText(cell, shop) : '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
