import { hasFeature } from '../../domain/content/features.ts'
import { accountApi } from '../../domain/account/account-api.ts'
import { OrderAddresses } from '../checkout/review/order-addresses.tsx'
import { documentOf } from '../../domain/order/document-of.ts'
import { OrderSheet } from '../checkout/review/order-sheet.tsx'
import { BankTransfer } from '../checkout/finished/bank-transfer.tsx'
import { InvoiceLinks } from '../checkout/finished/invoice-links.tsx'
import { MailFailed } from '../checkout/finished/mail-failed.tsx'
import { OtherPayments } from '../checkout/finished/other-payments.tsx'
import { PaymentState } from '../checkout/finished/payment-state.tsx'
import { AccountArea } from './account-area.tsx'
import { UnavailableItems } from './unavailable-items.tsx'
import { OrderHistory } from './orders/order-history.tsx'
import { OrderStanding } from './orders/order-standing.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { useShop } from '../shop.tsx'
import type { UserOrderProps } from '../../domain/screens/account/user-order.ts'

/** An order: items, delivery and available actions. */
export function Screen({ order, payments, invoices, qr, missing }: UserOrderProps) {
  const { context, format, site, routes, text } = useShop()
  const { account } = routes
  const { code } = order
  const document = documentOf(order, context.locale)
  const above = [{ title: text('customer.orders.title'), href: account.orders() }]
  return (
    <AccountArea
      title={text('customer.order.title', { code })}
      current={account.orders()}
      above={above}
    >
      <p className="customer__lead">
        {format.date(order.createdAt)} · <OrderStanding order={order} />
      </p>
      <MailFailed order={order} />
      <UnavailableItems names={missing} />
      <PaymentState order={order} />
      <BankTransfer order={order} qr={qr} />
      <OtherPayments order={order} payments={payments} error={undefined} />
      <OrderHistory order={order} document={document} />
      <div className="customer__order">
        <OrderSheet document={document} state={order.state} />
      </div>
      <InvoiceLinks order={order} invoices={invoices} />
      <OrderAddresses document={document} branch={order.branch} />
      <form
        method="post"
        action={accountApi.reorder(order.id)}
        className="customer__actions no-print"
      >
        <Button type="submit" variant="primary" icon="shopping-cart">
          {text('customer.order.again')}
        </Button>
        <ButtonLink href={accountApi.orderItems(order.id)} download data-prefetch="no">
          {text('customer.order.export')}
        </ButtonLink>
        {document.lines.length > 0 && (
          <ButtonLink href={accountApi.orderImages(order.id)} download data-prefetch="no">
            {text('customer.order.images')}
          </ButtonLink>
        )}
        <ButtonLink href={routes.withdrawal(code)}>{text('customer.order.withdraw')}</ButtonLink>
        {hasFeature(site.configuration, 'warrantyClaims') && (
          <ButtonLink href={routes.claim(code)} data-prefetch="no">
            {text('customer.order.claim')}
          </ButtonLink>
        )}
      </form>
    </AccountArea>
  )
}
