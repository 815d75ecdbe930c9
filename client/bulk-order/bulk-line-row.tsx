import { useId } from 'react'
import { parseAmount } from '../../domain/product/units/parse-amount.ts'
import { lineFacts, lineNameOf } from '../../domain/product/line-name.ts'
import { useShop } from '../shop.tsx'
import { AvailabilityLine } from '../product/purchase/availability-line.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { Picture } from '../ui/picture.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { UnitPrice } from '../ui/price/base-price.tsx'
import { unitLabel } from '../ui/price/unit-label.ts'
import { BulkCode } from './bulk-code.tsx'
import { bulkProblemText } from './bulk-problem-text.ts'
import type { BulkRow } from './bulk-rows.ts'
import { noBreakRanges } from '../i18n/no-break-ranges.ts'

interface BulkLineRowProps {
  row: BulkRow
  /** Index in the form, for marking it to be removed. */
  index: number
  /** The store's reason for rejecting it. */
  refusal: string | undefined
  onAmount: (amount: string) => void
  onCode: (code: string) => void
  onRemove: () => void
}

/** A row of the table: the product of its code, its amount and its error. */
export function BulkLineRow({ row, index, refusal, ...on }: BulkLineRowProps) {
  const shop = useShop()
  const { context, format, routes, text } = shop
  const id = useId()
  // Browsers focus the first wrong line of a new page; in the browser, focus stays.
  const focused = { autoFocus: !useHydrated() }
  const { line, variants, problem } = row
  const variant = variants?.length === 1 ? variants[0] : undefined
  const name = variant ? lineNameOf(variant) : line.code
  const problemText = problem ? bulkProblemText(problem, variant, shop) : refusal
  const wrongAmount = problem !== null && (problem.kind === 'amount' || 'limit' in problem)
  const price = variant?.prices[context.netPrices ? 'unitWithoutTax' : 'unitWithTax'] ?? 0
  return (
    <li className={problemText ? 'bulk-line bulk-line--wrong' : 'bulk-line'}>
      <span className="bulk-line__picture">
        <Picture
          image={variant?.product.image ?? null}
          width={64}
          height={64}
          beside={variant?.product.name ?? ''}
        />
      </span>
      <div className="bulk-line__text">
        {variant ? (
          <a className="bulk-line__name" href={routes.product(variant.product.slug, variant.id)}>
            {noBreakRanges(name)}
          </a>
        ) : (
          <p className="bulk-line__name">{variants ? line.code : <Skeleton />}</p>
        )}
        {variant && (
          <p className="bulk-line__code">
            {[...lineFacts(variant), variant.catalogCode].join(' · ')}
            {line.code !== variant.catalogCode && ` · ${text('bulk.typed', { code: line.code })}`}
          </p>
        )}
        <BulkCode row={row} problemId={`${id}-problem`} focused={focused} onChange={on.onCode} />
        {problemText && (
          <p className="bulk-line__problem" id={`${id}-problem`}>
            <Icon name="triangle-alert" size={16} /> {problemText}
            {problem && 'limit' in problem && (
              <Button
                size="small"
                variant="quiet"
                className="needs-script"
                onClick={() => on.onAmount(String(problem.limit))}
              >
                {text('bulk.takeLimit', { limit: format.number(problem.limit) })}
              </Button>
            )}
          </p>
        )}
        {variant && problem?.kind !== 'notAvailable' && (
          <AvailabilityLine
            availability={variant.availability}
            unit={variant.unit}
            amount={parseAmount(line.amount) ?? undefined}
            warehouses={variant.warehouses}
          />
        )}
      </div>
      <p className="bulk-line__price">
        {variant && price > 0 && <UnitPrice prices={variant.prices} unit={variant.unit} />}
      </p>
      <p className="bulk-line__amount">
        <input
          className="input"
          name="amount"
          value={line.amount}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          aria-label={text('cart.amountOf', { name })}
          aria-invalid={wrongAmount || undefined}
          aria-describedby={problemText ? `${id}-problem` : undefined}
          {...(problemText && focused)}
          onChange={(event) => on.onAmount(event.currentTarget.value)}
        />
        {variant && <span>{unitLabel(variant.unit, text)}</span>}
      </p>
      <p className="bulk-line__remove">
        <button
          type="button"
          className="icon-button needs-script"
          aria-label={text('cart.removeNamed', { name })}
          onClick={on.onRemove}
        >
          <Icon name="trash-2" />
        </button>
        <label className="no-script-only">
          <input type="checkbox" name="remove" value={index} /> {text('cart.remove')}
        </label>
      </p>
    </li>
  )
}
