import { amountToPay } from '../../../domain/order/amount-to-pay.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { QrSvg } from '../../../domain/order/qr-svg.ts'
import { useShop } from '../../shop.tsx'

interface BankTransferProps {
  order: Order
  qr: QrSvg | null
}

/** Bank transfer details, to copy and as a QR code for banking apps. */
export function BankTransfer({ order, qr }: BankTransferProps) {
  const { format, text } = useShop()
  const { bankTransfer, currencyCode, payUntil } = order
  if (!bankTransfer) return null
  const { holder, iban, bic, reference } = bankTransfer
  /** The last whole day before the goods are released. */
  const lastDay = (released: string) =>
    format.date(new Date(Date.parse(released) - 86_400_000).toISOString())
  const rows = [
    [text('orderDone.transfer.holder'), holder],
    ['IBAN', iban.replace(/(.{4})(?=.)/g, '$1 ')],
    ['BIC', bic],
    [text('orderDone.transfer.amount'), format.sum(amountToPay(order), currencyCode)],
    [text('orderDone.transfer.reference'), reference],
  ] as const
  return (
    <section className="bank-transfer" aria-labelledby="bank-transfer">
      <div>
        <h2 id="bank-transfer">{text('orderDone.transfer.title')}</h2>
        <dl className="bank-transfer__rows">
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p>
          {text('orderDone.transfer.hint')}
          {payUntil && ` ${text('orderDone.transfer.held', { day: lastDay(payUntil) })}`}
        </p>
      </div>
      {qr && (
        <figure className="bank-transfer__code">
          <svg
            viewBox={`0 0 ${qr.size} ${qr.size}`}
            width="176"
            height="176"
            role="img"
            aria-label={text('orderDone.transfer.code')}
            shapeRendering="crispEdges"
          >
            <rect width={qr.size} height={qr.size} className="bank-transfer__paper" />
            <path d={qr.path} className="bank-transfer__ink" />
          </svg>
          <figcaption>{text('orderDone.transfer.scan')}</figcaption>
        </figure>
      )}
    </section>
  )
}
