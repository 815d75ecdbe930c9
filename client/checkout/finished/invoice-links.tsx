import { accountApi } from '../../../domain/account/account-api.ts'
import type { IssuedInvoice } from '../../../domain/contract/store-invoices.ts'
import type { Order } from '../../../domain/order/order.ts'
import { useShop } from '../../shop.tsx'
import { ButtonLink } from '../../ui/button.tsx'

interface InvoiceLinksProps {
  order: Pick<Order, 'token' | 'document' | 'status'>
  invoices: readonly IssuedInvoice[]
}

const names = {
  invoice: 'invoices.invoice',
  credit_note: 'invoices.creditNote',
  proforma: 'invoices.proforma',
} as const

/** Invoices, credit notes and pro formas of an order, for download. */
export function InvoiceLinks({ order, invoices }: InvoiceLinksProps) {
  const { text } = useShop()
  const { token, status } = order
  // A pro forma asks for the payment of an order: of one that is over, nothing is to be paid.
  const isOver = status === 'cancelled' || status === 'refund_pending'
  const shown = invoices.filter(({ kind }) => !isOver || kind !== 'proforma')
  if (shown.length === 0) {
    const isMissing = !order.document && status === 'paid'
    return isMissing && <p className="caption no-print">{text('invoices.earlier')}</p>
  }
  return (
    <section className="invoice-links no-print" aria-labelledby="invoices">
      <h2 id="invoices">{text('invoices.title')}</h2>
      <ul className="invoice-links__list">
        {shown.flatMap(({ id, kind, number, isXrechnung }) => [
          <li key={id}>
            <ButtonLink href={accountApi.invoice(token, id, 'pdf')} download data-prefetch="no">
              {text(names[kind], { number })}
            </ButtonLink>
          </li>,
          isXrechnung && (
            <li key={`${id}-xml`}>
              <ButtonLink href={accountApi.invoice(token, id, 'xml')} download data-prefetch="no">
                {text('invoices.xml', { number })}
              </ButtonLink>
            </li>
          ),
        ])}
      </ul>
    </section>
  )
}
