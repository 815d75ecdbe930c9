import type { TaxShare } from '../../order/order-document.ts'
import { exemptionReason } from '../exemption-reason.ts'
import { amountDue, type Invoice, type InvoicePart, type PaymentMeans } from '../invoice.ts'
import { paymentTerms } from '../payment-terms.ts'
import { accountedVat } from '../vat-accounting.ts'
import { amount, date, filled, rateOf } from './elements.ts'
import { discountCode } from './line.ts'

/** UNTDID 4461; a transfer is one of SEPA in euro only. */
const undefinedCode = '1'
const meansCodes: Record<Exclude<PaymentMeans, 'transfer'>, string> = {
  online: '68',
  cash: '10',
  refund: undefinedCode,
}

export function settlementOf(invoice: Invoice) {
  const { payment, currencyCode, vatAccounting, taxes, allowances, charges, preceding } = invoice
  return {
    ...filled('ram:PaymentReference', payment.reference),
    ...filled('ram:TaxCurrencyCode', vatAccounting?.currencyCode ?? ''),
    'ram:InvoiceCurrencyCode': currencyCode,
    'ram:SpecifiedTradeSettlementPaymentMeans': meansOf(invoice),
    'ram:ApplicableTradeTax': taxes.map((share) => taxOf(share, invoice)),
    'ram:SpecifiedTradeAllowanceCharge': [
      ...allowances.map((part) => allowanceCharge(part, false)),
      ...charges.map((part) => allowanceCharge(part, true)),
    ],
    'ram:SpecifiedTradePaymentTerms': {
      'ram:Description': paymentTerms(invoice),
      ...(payment.dueDate && { 'ram:DueDateDateTime': date(payment.dueDate) }),
    },
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation': totalsOf(invoice),
    ...(preceding && {
      'ram:InvoiceReferencedDocument': {
        'ram:IssuerAssignedID': preceding.number,
        'ram:FormattedIssueDateTime': date(preceding.issueDate, 'qdt'),
      },
    }),
  }
}

/** BG-16 */
function meansOf({ payment: { means, name, account }, currencyCode }: Invoice) {
  const transfer = currencyCode === 'EUR' ? '58' : '30'
  return {
    'ram:TypeCode': means === 'transfer' ? (account ? transfer : undefinedCode) : meansCodes[means],
    ...filled('ram:Information', name),
    ...(account && {
      'ram:PayeePartyCreditorFinancialAccount': {
        'ram:IBANID': account.iban,
        'ram:AccountName': account.holder,
      },
      'ram:PayeeSpecifiedCreditorFinancialInstitution': { 'ram:BICID': account.bic },
    }),
  }
}

/** BG-23 */
function taxOf(share: TaxShare, invoice: Invoice) {
  const { category } = share
  const { tax, payment, deliveryDate } = invoice
  const isExempt = category !== 'S'
  return {
    'ram:CalculatedAmount': amount(share.vat),
    'ram:TypeCode': 'VAT',
    ...(isExempt && { 'ram:ExemptionReason': exemptionReason(invoice) }),
    'ram:BasisAmount': amount(share.net),
    'ram:CategoryCode': category,
    ...(isExempt && tax.exemption && { 'ram:ExemptionReasonCode': tax.exemption }),
    // BT-7: the VAT of a payment before the supply is due when it is received.
    ...(!deliveryDate &&
      payment.receivedOn && {
        'ram:TaxPointDate': {
          'udt:DateString': { '@format': '102', '#text': payment.receivedOn.replaceAll('-', '') },
        },
      }),
    'ram:RateApplicablePercent': String(share.rate),
  }
}

/** BG-20 and BG-21 */
function allowanceCharge({ kind, name, share }: InvoicePart, isCharge: boolean) {
  return {
    'ram:ChargeIndicator': { 'udt:Indicator': String(isCharge) },
    'ram:ActualAmount': amount(share.net),
    ...(!isCharge && { 'ram:ReasonCode': discountCode }),
    // UNTDID 7161: freight.
    ...(isCharge && kind === 'shipping' && { 'ram:ReasonCode': 'FC' }),
    'ram:Reason': name,
    'ram:CategoryTradeTax': rateOf(share),
  }
}

/** BG-22 */
function totalsOf(invoice: Invoice) {
  const { totals, payment, currencyCode } = invoice
  const accounted = accountedVat(invoice)
  return {
    'ram:LineTotalAmount': amount(totals.lines.net),
    'ram:ChargeTotalAmount': amount(totals.charges.net),
    'ram:AllowanceTotalAmount': amount(totals.allowances.net),
    'ram:TaxBasisTotalAmount': amount(totals.order.net),
    'ram:TaxTotalAmount': [
      { '@currencyID': currencyCode, '#text': amount(totals.order.vat) },
      // BT-111
      ...(accounted
        ? [{ '@currencyID': accounted.currencyCode, '#text': amount(accounted.total) }]
        : []),
    ],
    ...(payment.rounding && { 'ram:RoundingAmount': amount(payment.rounding) }),
    'ram:GrandTotalAmount': amount(totals.order.gross),
    'ram:TotalPrepaidAmount': amount(payment.paid),
    'ram:DuePayableAmount': amount(amountDue(invoice)),
  }
}
