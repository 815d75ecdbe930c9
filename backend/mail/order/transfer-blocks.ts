import { textsOf } from '../../locales/texts-of.ts'
import type { Merchant } from '../../../domain/merchant/merchant.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { OrderDocument } from '../../../domain/order/order-document.ts'
import type { PaymentRequest } from '../../../domain/order/payment-strings.ts'
import { bankTransferOf } from '../../pay/bank-account.ts'
import type { Block } from '../letter/letter.ts'
import type { AttachmentRef } from '../attachments/attachment-ref.ts'
import { amountsIn } from './amounts.ts'
import { shopTexts } from '../../texts/shop-texts.ts'

const cid = 'payment-code'

export interface TransferParts {
  blocks: Block[]
  attachments: AttachmentRef[]
}

/**
 * Bank transfer details with a QR code for banking apps; nothing for other payments.
 * @param owed what is still to be paid, by default all of the order
 */
export function transferBlocks(
  merchant: Merchant,
  document: OrderDocument,
  payment: Order['payment'],
  owed = document.totals.order.gross,
): TransferParts {
  const request = requestOf(merchant, document, payment, owed)
  if (!request) return { blocks: [], attachments: [] }
  const { locale, currencyCode } = document
  const { holder, iban, bic, amount, reference } = request
  const text = shopTexts(locale)
  return {
    blocks: [
      { kind: 'heading', text: text('orderDone.transfer.title') },
      { kind: 'text', text: textsOf(locale).mail.confirmation.transfer },
      {
        kind: 'facts',
        rows: [
          [text('orderDone.transfer.holder'), holder],
          ['IBAN', iban.replace(/(.{4})(?=.)/g, '$1 ')],
          ['BIC', bic],
          [text('orderDone.transfer.amount'), amountsIn(locale, currencyCode).money(amount)],
          [text('orderDone.transfer.reference'), reference],
        ],
      },
      {
        kind: 'picture',
        cid,
        alt: text('orderDone.transfer.code'),
        caption: text('orderDone.transfer.scan'),
        size: 200,
      },
    ],
    attachments: [{ type: 'payment_code', cid, locale, request }],
  }
}

function requestOf(
  merchant: Merchant,
  { currencyCode, code }: OrderDocument,
  payment: Order['payment'],
  amount: number,
): PaymentRequest | null {
  if (amount <= 0) return null
  const transfer = bankTransferOf(merchant, { payment, currencyCode, code }, true)
  return transfer && { ...transfer, amount, currencyCode }
}
