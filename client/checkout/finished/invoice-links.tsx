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
  const { token } = order
  if (invoices.length === 0) {
    const isMissing = !order.document && order.status === 'paid'
    return isMissing && <p className="caption no-print">{text('invoices.earlier')}</p>
  }
  return (
    <section className="invoice-links no-print" aria-labelledby="invoices">
      <h2 id="invoices">{text('invoices.title')}</h2>
      <ul className="invoice-links__list">
        {invoices.flatMap(({ id, kind, number, isXrechnung }) => [
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
