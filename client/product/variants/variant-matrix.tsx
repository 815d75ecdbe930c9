import { useEffect, useRef } from 'react'
import type { Product, VariantAxis } from '../../../domain/product/product.ts'
import { variantOfAxes } from '../../../domain/product/start-variant.ts'
import { useShop } from '../../shop.tsx'
import { valueText } from '../details/parameter-text.ts'
import type { VariantChoice } from './use-variant.ts'
import { VariantLink } from './variant-link.tsx'

interface VariantMatrixProps {
  product: Product
  rows: VariantAxis
  columns: VariantAxis
  choice: VariantChoice
}

/** Two axes as a table: prices at the crossings, gaps for missing variants. */
export function VariantMatrix({ product, rows, columns, choice }: VariantMatrixProps) {
  const { text, format, context } = useShop()
  const box = useRef<HTMLElement>(null)
  useEffect(() => showChosen(box.current), [])
  const title = text('product.matrixCaption', { rows: rows.title, columns: columns.title })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table scrolls, also by keyboard
    <section className="matrix" aria-label={title} tabIndex={0} ref={box}>
      <table className="matrix__table" data-prefetch="no">
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col" className="matrix__corner">
              {rows.title}
            </th>
            {columns.values.map(({ id, title: column }) => (
              <th key={id} scope="col">
                {valueText(columns.code, column, columns.unit)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.values.map((row) => (
            <tr key={row.id}>
              <th scope="row">{valueText(rows.code, row.title, rows.unit)}</th>
              {columns.values.map((column) => {
                const variant = variantOfAxes(product.variants, {
                  [rows.code]: row.id,
                  [columns.code]: column.id,
                })
                if (!variant) {
                  return (
                    <td key={column.id} className="matrix__gap">
                      <span aria-hidden="true">–</span>
                      <span className="visually-hidden">{text('product.notMade')}</span>
                    </td>
                  )
                }
                const { unitWithTax, unitWithoutTax } = variant.prices
                const name = `${valueText(rows.code, row.title, rows.unit)}, ${valueText(columns.code, column.title, columns.unit)}`
                return (
                  <td key={column.id}>
                    <VariantLink
                      choice={choice}
                      variant={variant}
                      name={name}
                      className="matrix__cell"
                    >
                      {format.price(context.netPrices ? unitWithoutTax : unitWithTax)}
                    </VariantLink>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Scrolls only the table to the selected variant. */
function showChosen(box: HTMLElement | null) {
  const cell = box?.querySelector('[aria-current]')?.closest('td')
  if (!box || !cell) return
  const { cellIndex, offsetTop, offsetLeft } = cell
  box.scrollTo({
    top: offsetTop - box.clientHeight / 2,
    // The first column is visible anyway, beside the sticky titles.
    left: cellIndex > 1 ? offsetLeft - box.clientWidth / 2 : 0,
  })
}
