import { encode, PaymentOptions } from 'bysquare/pay'
import type { PaymentRequest } from './payment-strings.ts'

/** PAY by square 1.2 of the Slovak Banking Association: one payment order. */
export function payBySquare(request: PaymentRequest): string {
  const { holder, iban, bic, reference, amount, currencyCode } = request
  const isSymbol = /^\d{1,10}$/.test(reference)
  return encode({
    payments: [
      {
        type: PaymentOptions.PaymentOrder,
        amount,
        currencyCode,
        ...(isSymbol ? { variableSymbol: reference } : { paymentNote: reference.slice(0, 140) }),
        bankAccounts: [{ iban, bic }],
        beneficiary: { name: holder.slice(0, 70) },
      },
    ],
  })
}
