import type { BankTransfer } from './order.ts'

export interface PaymentRequest extends BankTransfer {
  /** Decimal, with tax. */
  amount: number
  currencyCode: string
}

const maxEpcAmount = 331

/**
 * Payment code for banking apps: QR Platba (SPD 1.0, Czech Banking Association) for crowns,
 * EPC069-12 version 2 for euros; null if neither applies.
 */
export function paymentString(request: PaymentRequest): string | null {
  if (request.currencyCode === 'CZK') return spd(request)
  return request.currencyCode === 'EUR' ? epc(request) : null
}

/** A Czech variable symbol has ten digits at most; anything else goes into the message. */
function spd({ holder, iban, bic, reference, amount }: PaymentRequest): string {
  const isSymbol = /^\d{1,10}$/.test(reference)
  const fields = [
    ['ACC', `${iban}+${bic}`],
    ['AM', amount.toFixed(2)],
    ['CC', 'CZK'],
    ...(isSymbol ? [['X-VS', reference]] : []),
    ['MSG', plain(isSymbol ? holder : reference, 60)],
  ]
  return ['SPD*1.0', ...fields.map((field) => field.join(':'))].join('*')
}

/** Amounts from one cent to 999,999,999.99 €. */
function epc({ holder, iban, bic, reference, amount }: PaymentRequest): string | null {
  if (amount < 0.01 || amount > 999_999_999.99) return null
  const lines = [
    'BCD',
    '002',
    '1',
    'SCT',
    bic,
    line(holder, 70),
    iban,
    `EUR${amount.toFixed(2)}`,
    '',
    '',
    line(reference, 140),
  ]
  const text = lines.join('\n')
  return new TextEncoder().encode(text).length <= maxEpcAmount ? text : null
}

/** Capitals without diacritics, and without the asterisk that separates fields. */
function plain(text: string, length: number): string {
  const bare = text.normalize('NFD').replace(/[^\x20-\x7e]|[*%]/g, '')
  return bare.toUpperCase().slice(0, length)
}

function line(text: string, length: number): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, length)
}
