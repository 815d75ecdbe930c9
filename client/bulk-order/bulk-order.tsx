import type { Signal } from '@preact/signals-react'
import type { FormEvent } from 'react'
import type { BulkLine } from '../../domain/bulk/bulk-line.ts'
import { api } from '../../domain/api.ts'
import { useShop } from '../shop.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { PriceNote } from '../ui/price/price-note.tsx'
import { BulkInput } from './bulk-input.tsx'
import { BulkLineRow } from './bulk-line-row.tsx'
import { Incompatibilities } from '../cart/lazy-cart.ts'
import { bulkRows, linesOfRows } from './bulk-rows.ts'
import { useBulkLines } from './use-bulk-lines.ts'
import { usePutIntoCart } from './use-put-into-cart.ts'
import type { BulkOrderProps } from '../../domain/screens/checkout/bulk-order.ts'
import { LazyBoundary } from '../lazy-boundary.tsx'

interface BulkOrderFormProps extends BulkOrderProps {
  screen: 'bulk-order' | 'import-order'
  saved: Signal<BulkLine[]> | null
}

/** Bulk order: paste a list of codes, edit the table, add it to the cart. */
export function BulkOrderForm({ screen, saved, pasted, ...start }: BulkOrderFormProps) {
  const { site, routes, text } = useShop()
  const bulk = useBulkLines({ ...start, saved })
  const { putting, refusals, put } = usePutIntoCart()
  const { shoppingDisabled, shoppingDisabledText } = site.configuration
  const rows = bulkRows(bulk.lines, bulk.known)
  const ready = rows.filter(({ item }) => item !== null).length
  const wrong = rows.filter(({ problem }) => problem !== null).length
  const { message } = bulk

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const { submitter } = event.nativeEvent as SubmitEvent
    if (submitter?.getAttribute('value') === 'cart') {
      const done = await put(rows)
      if (!done) return
      bulk.keep(done.left)
      bulk.setMessage(done.message)
      return
    }
    const field = form.elements.namedItem('lines')
    if (!(field instanceof HTMLTextAreaElement) || !field.value.trim()) return
    if (await bulk.add(field.value)) field.value = ''
  }

  return (
    <form className="bulk-order" method="post" action={api.bulkOrder} onSubmit={submit}>
      <input type="hidden" name="screen" value={screen} />
      <div role="status" className="bulk-order__message">
        {message && (
          <Notice
            kind={message.kind}
            focused={wrong === 0}
            action={
              message.kind === 'success' && (
                <ButtonLink href={routes.checkout()} variant="primary" iconAfter="arrow-right">
                  {text('batch.toCart')}
                </ButtonLink>
              )
            }
          >
            {message.text}
          </Notice>
        )}
        {bulk.failed && (
          <Notice
            kind="danger"
            action={<Button onClick={bulk.retry}>{text('bulk.tryAgain')}</Button>}
          >
            {text('bulk.unreachable')}
          </Notice>
        )}
      </div>
      <BulkInput
        pasted={pasted}
        required={rows.length === 0}
        busy={bulk.busy}
        onFile={(list) => void bulk.add(list)}
        onWrongFile={() => bulk.refuse('danger', text('bulk.wrongFile'))}
      />
      {rows.length > 0 && (
        <section className="bulk-table" aria-labelledby="bulk-table-title">
          <header className="bulk-table__head">
            <h2 id="bulk-table-title">{text.count('bulk.lines', rows.length)}</h2>
            {wrong > 0 && <p className="bulk-table__wrong">{text.count('bulk.problems', wrong)}</p>}
            <button
              type="button"
              className="bulk-table__clear needs-script"
              onClick={() => bulk.keep([])}
            >
              {text('bulk.clear')}
            </button>
          </header>
          <ol className="bulk-table__lines" aria-busy={rows.some(({ variants }) => !variants)}>
            {rows.map((row, index) => (
              <BulkLineRow
                key={`${row.line.code}-${index}`}
                row={row}
                index={index}
                refusal={refusals.get(row.line.code)}
                onAmount={(amount) => bulk.change(index, { amount })}
                onCode={(code) => void bulk.changeCode(index, code)}
                onRemove={() => bulk.remove(index)}
              />
            ))}
          </ol>
          <LazyBoundary>
            <Incompatibilities lines={linesOfRows(rows)} />
          </LazyBoundary>
          <PriceNote />
          <footer className="bulk-table__foot">
            <Button
              type="submit"
              name="intent"
              value="check"
              variant="secondary"
              className="no-script-only"
            >
              {text('bulk.check')}
            </Button>
            <Button
              type="submit"
              name="intent"
              value="cart"
              formAction={api.cartBatch}
              variant="primary"
              size="large"
              icon="shopping-cart"
              busy={putting}
              disabled={ready === 0 || shoppingDisabled}
              title={shoppingDisabled ? shoppingDisabledText : undefined}
            >
              {wrong === 0 && ready === rows.length
                ? text('bulk.putAll')
                : text.count('bulk.putReady', ready)}
            </Button>
          </footer>
        </section>
      )}
    </form>
  )
}
