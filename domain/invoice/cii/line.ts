import type { Locale } from '../../locale.ts'
import { isOwnUnit, type OwnUnit } from '../../product/availability.ts'
import type { InvoiceLine } from '../invoice.ts'
import { invoiceTexts } from '../invoice-texts.ts'
import { amount, filled, rateOf } from './elements.ts'

/** UN/ECE Recommendation 20, and 21 with its X, for pieces and packages. */
const unitCodes: Record<OwnUnit, string> = {
  piece: 'C62',
  metre: 'MTR',
  squareMetre: 'MTK',
  pack: 'XPK',
  pair: 'PR',
  set: 'SET',
  roll: 'XRO',
}

/** Default: that of the piece. */
function unitCodeOf({ unit, unitName }: InvoiceLine): string {
  return isOwnUnit(unit) ? unitCodes[unit] : (unitName?.unece ?? unitCodes.piece)
}

/** UNTDID 5189 */
export const discountCode = '95'

/** BG-25 */
export function lineOf(line: InvoiceLine, number: number, locale: Locale) {
  return {
    'ram:AssociatedDocumentLineDocument': { 'ram:LineID': String(number) },
    'ram:SpecifiedTradeProduct': {
      ...filled('ram:SellerAssignedID', line.code),
      'ram:Name': line.name,
    },
    'ram:SpecifiedLineTradeAgreement': {
      'ram:NetPriceProductTradePrice': { 'ram:ChargeAmount': line.unitNet },
    },
    'ram:SpecifiedLineTradeDelivery': {
      'ram:BilledQuantity': { '@unitCode': unitCodeOf(line), '#text': String(line.amount) },
    },
    'ram:SpecifiedLineTradeSettlement': {
      'ram:ApplicableTradeTax': rateOf(line.total),
      'ram:SpecifiedTradeAllowanceCharge': freePieces(line, locale),
      'ram:SpecifiedTradeSettlementLineMonetarySummation': {
        'ram:LineTotalAmount': amount(line.total.net),
      },
    },
  }
}

/** BG-27, or BG-28 for the cent that a price with many digits may lack. */
function freePieces({ freeNet, freeAmount }: InvoiceLine, locale: Locale) {
  if (freeNet === 0) return []
  const texts = invoiceTexts(locale)
  return [
    {
      'ram:ChargeIndicator': { 'udt:Indicator': String(freeNet < 0) },
      'ram:ActualAmount': amount(Math.abs(freeNet)),
      ...(freeNet > 0 && { 'ram:ReasonCode': discountCode }),
      'ram:Reason': freeAmount > 0 ? texts.freeOfCharge : texts.rounding,
    },
  ]
}
