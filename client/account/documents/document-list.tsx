import { accountApi } from '../../../domain/account/account-api.ts'
import type { CustomerDocument } from '../../../domain/contract/documents/store-documents.ts'
import { useShop } from '../../shop.tsx'
import { Button } from '../../ui/button.tsx'
import { documentNames, documentStates } from './document-texts.ts'

/** Documents with date, state and total, for download. */
export function DocumentList({ documents }: { documents: readonly CustomerDocument[] }) {
  const { format, routes, text } = useShop()
  return (
    <ul className="records records--documents">
      {documents.map((document) => (
        <li key={document.id} className="records__record">
          <div className="records__head">
            <a
              href={accountApi.userDocument(document.id, 'pdf')}
              className="records__link"
              download
              data-prefetch="no"
            >
              {text(documentNames[document.kind], { number: document.number })}
            </a>
            <strong className="records__total">
              {format.sum(
                document.kind === 'credit_note' ? -document.total : document.total,
                document.currencyCode,
              )}
            </strong>
          </div>
          <div className="records__facts">
            <span>{format.date(document.issueDate)}</span>
            <Standing document={document} />
          </div>
          {document.kind === 'offer' && <OfferActions document={document} />}
          {(document.order || document.isXrechnung) && (
            <p className="document-links">
              {document.order && (
                <a href={routes.account.order(document.order.id)}>
                  {text('customer.order.title', { code: document.order.code })}
                </a>
              )}
              {document.isXrechnung && (
                <a href={accountApi.userDocument(document.id, 'xml')} download data-prefetch="no">
                  {text('invoices.xml', { number: document.number })}
                </a>
              )}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

/** An offer's items can be bought again, whether it is still valid or not. */
function OfferActions({ document: { id, state } }: { document: CustomerDocument }) {
  const { site, text } = useShop()
  const { email } = site.globals.contact
  return (
    <form method="post" action={accountApi.offerCart(id)} className="document-links">
      <Button type="submit" size="small" icon="shopping-cart">
        {text('customer.documents.offer.toCart')}
      </Button>
      <p>
        {text('customer.documents.offer.prices')}{' '}
        {state === 'valid' && email && text('customer.documents.offer.accept', { email })}
      </p>
    </form>
  )
}

function Standing({ document: { state, dueDate, validUntil } }: { document: CustomerDocument }) {
  const { format, text } = useShop()
  if (!state) return null
  const isValid = state === 'valid' && validUntil
  return (
    <span className={`order-state document-state--${state}`}>
      {isValid
        ? text('customer.documents.validUntil', { date: format.date(validUntil) })
        : text(documentStates[state])}
      {dueDate && ` · ${text('customer.documents.due', { date: format.date(dueDate) })}`}
    </span>
  )
}
