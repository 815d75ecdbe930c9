import { hasFeature } from '../../../domain/content/features.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { TextKey } from '../../i18n/text.ts'
import { useShop } from '../../shop.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { OrderHistory } from '../../account/orders/order-history.tsx'
import { AccountOffer } from './account-offer.tsx'
import { OrderAddresses } from '../review/order-addresses.tsx'
import { BankTransfer } from './bank-transfer.tsx'
import { OrderPromise } from './order-promise.tsx'
import { documentOf } from '../../../domain/order/document-of.ts'
import { OrderSheet } from '../review/order-sheet.tsx'
import { InvoiceLinks } from './invoice-links.tsx'
import { MailFailed } from './mail-failed.tsx'
import { OtherPayments } from './other-payments.tsx'
import { PaymentState } from './payment-state.tsx'
import type { CheckoutFinishedProps } from '../../../domain/screens/checkout/checkout-finished.ts'

type FinishedOrderProps = CheckoutFinishedProps & { order: Order }

/** Order confirmation: number, next steps, summary. */
export function FinishedOrder(props: FinishedOrderProps) {
  const { order, guest, registered, payments, invoices, qr, errors } = props
  const { context, site, routes, text } = useShop()
  const { code, customer, shipper } = order
  const document = documentOf(order, context.locale)
  const pickup = shipper.type === 'PERSONAL'
  const ended = endOf(order)
  return (
    <article className="finished">
      <header className="finished__head">
        <Icon
          name={ended ? 'info' : 'circle-check'}
          size={40}
          className={ended ? '' : 'finished__icon'}
        />
        <h1>{text(ended ?? 'orderDone.finished.thanks')}</h1>
        <p className="finished__code">
          {text('orderDone.finished.code')} <strong>{code}</strong>
        </p>
        {!order.isMailUndeliverable && !hasProgressed(order) && (
          <p>{text('orderDone.finished.mail', { email: customer.email })}</p>
        )}
      </header>
      <MailFailed order={order} />
      {registered && (
        <Notice
          kind="success"
          role="status"
          title={text(guest ? 'orderDone.account.pending' : 'orderDone.account.done')}
        />
      )}
      <PaymentState order={order} />
      <BankTransfer order={order} qr={qr} />
      <OtherPayments order={order} payments={payments} error={undefined} />
      {hasProgressed(order) && <OrderHistory order={order} document={document} />}
      <InvoiceLinks order={order} invoices={invoices} />
      <div className="finished__columns">
        <section className="finished__next">
          {isAwaited(order) && (
            <>
              <h2>{text('orderDone.finished.next')}</h2>
              <ol className="finished__steps">
                <li>{text('orderDone.finished.step.confirm')}</li>
                <li>
                  {text(pickup ? 'orderDone.finished.step.pack' : 'orderDone.finished.step.send')}
                </li>
                <li>
                  <OrderPromise order={order} />
                </li>
              </ol>
            </>
          )}
          <OrderAddresses document={document} branch={order.branch} />
        </section>
        <section className="finished__order">
          <h2>{text('checkout.yourOrder')}</h2>
          <OrderSheet document={document} state={order.state} />
        </section>
      </div>
      {guest && !registered && <AccountOffer order={order} errors={errors} />}
      <p className="finished__actions no-print">
        <ButtonLink href={routes.home()} variant="primary">
          {text('cart.continue')}
        </ButtonLink>
        {!ended && (
          <ButtonLink href={routes.withdrawal(code)} variant="quiet">
            {text('orderDone.withdrawal')}
          </ButtonLink>
        )}
        {!ended && hasFeature(site.configuration, 'warrantyClaims') && (
          <ButtonLink href={routes.claim(code)} variant="quiet">
            {text('customer.order.claim')}
          </ButtonLink>
        )}
      </p>
    </article>
  )
}

/** Title of an order of which nothing is left; null for others. */
function endOf({ status, state }: Order): TextKey | null {
  if (state?.fulfilment === 'withdrawn') return 'orderDone.withdrawn.title'
  const isCancelled = status === 'cancelled' || state?.fulfilment === 'cancelled'
  return isCancelled ? 'orderDone.cancelled.title' : null
}

/** Whether goods are still to be sent: of others nothing is announced. */
function isAwaited({ status, state }: Order): boolean {
  if (status === 'cancelled' || status === 'refund_pending') return false
  return state?.fulfilment !== 'shipped'
}

/** Whether goods or money moved since: for a guest, this is the only page that says so. */
function hasProgressed({ state, history = [] }: Order): boolean {
  if (!state || history.length === 0) return false
  return state.fulfilment !== 'open' || state.credited > 0 || state.refunded > 0
}
