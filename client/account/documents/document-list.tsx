import { api } from '../../../domain/api.ts'
import type { CustomerDocument } from '../../../domain/contract/store-documents.ts'
import { useShop } from '../../shop.tsx'
import { documentNames, documentStates } from './document-texts.ts'

/** Documents with their date, state and sum; each is saved as a file. */
export function DocumentList({ documents }: { documents: readonly CustomerDocument[] }) {
  const { format, routes, text } = useShop()
  return (
    <ul className="records records--documents">
      {documents.map((document) => (
        <li key={document.id} className="records__record">
          <div className="records__head">
            <a
              href={api.userDocument(document.id, 'pdf')}
              className="records__link"
              download
              data-prefetch="no"
            >
              {text(documentNames[document.kind], { number: document.number })}
            </a>
            <strong className="records__total">
              {format.price(
                document.kind === 'credit_note' ? -document.total : document.total,
                document.currencyCode,
              )}
            </strong>
          </div>
          <div className="records__facts">
            <span>{format.date(document.issueDate)}</span>
            <Standing document={document} />
          </div>
          {(document.order || document.isXrechnung) && (
            <p className="document-links">
              {document.order && (
                <a href={routes.account.order(document.order.id)}>
                  {text('customer.order.title', { code: document.order.code })}
                </a>
              )}
              {document.isXrechnung && (
                <a href={api.userDocument(document.id, 'xml')} download data-prefetch="no">
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

function Standing({ document: { state, dueDate, validUntil } }: { document: CustomerDocument }) {
  const { format, text } = useShop()
  if (!state) return null
  const day = dueDate ?? validUntil
  const last = dueDate ? 'customer.documents.due' : 'customer.documents.validUntil'
  return (
    <span className={`order-state document-state--${state}`}>
      {text(documentStates[state])}
      {day && state !== 'expired' && ` · ${text(last, { date: format.date(day) })}`}
    </span>
  )
}
