import {
  allowances,
  breakdowns,
  charges,
  equal,
  inside,
  lineSettlement,
  lines,
  replaced,
  type Rule,
  seller,
  settlement,
  sums,
  withText,
  without,
} from './rule.ts'

const invoice = '/rsm:CrossIndustryInvoice'
const lineNet = 'ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount'
const inSums = (change: Rule['breaks']) =>
  inside('SpecifiedTradeSettlementHeaderMonetarySummation', change)
/** BT-110, besides that of the accounting currency. */
const invoicedVat = 'ram:TaxTotalAmount[@currencyID = ../../ram:InvoiceCurrencyCode]'
const prefixes =
  'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SK SI SE XI'

/** BR-CO: rules across several elements. Those about periods, cards and factoring do not apply. */
export const sumRules: Rule[] = [
  {
    id: 'BR-CO-03',
    of: breakdowns,
    holds: 'not(ram:TaxPointDate and ram:DueDateTypeCode)',
    breaks: inside(
      'ApplicableHeaderTradeSettlement',
      replaced(
        '<ram:RateApplicablePercent>',
        '<ram:TaxPointDate/><ram:DueDateTypeCode>5</ram:DueDateTypeCode><ram:RateApplicablePercent>',
      ),
    ),
  },
  {
    id: 'BR-CO-04',
    of: lineSettlement,
    holds: `ram:ApplicableTradeTax[ram:TypeCode = 'VAT']/ram:CategoryCode != ''`,
    breaks: inside('SpecifiedLineTradeSettlement', without('CategoryCode')),
  },
  {
    id: 'BR-CO-09',
    of: `//ram:SpecifiedTaxRegistration/ram:ID[@schemeID = 'VA']`,
    holds: `contains(' ${prefixes} ', concat(' ', substring(., 1, 2), ' '))`,
    breaks: replaced(/(schemeID="VA">)../, '$11'),
  },
  {
    id: 'BR-CO-10',
    of: sums,
    holds: equal('ram:LineTotalAmount', `sum(${lineSettlement}/${lineNet})`),
    breaks: inSums(withText('LineTotalAmount', '0.01')),
  },
  {
    id: 'BR-CO-11',
    of: sums,
    holds: equal('ram:AllowanceTotalAmount', `sum(${allowances}/ram:ActualAmount)`),
    breaks: withText('AllowanceTotalAmount', '0.01'),
  },
  {
    id: 'BR-CO-12',
    of: sums,
    holds: equal('ram:ChargeTotalAmount', `sum(${charges}/ram:ActualAmount)`),
    breaks: withText('ChargeTotalAmount', '0.01'),
  },
  {
    id: 'BR-CO-13',
    of: sums,
    holds: equal(
      'ram:TaxBasisTotalAmount',
      'ram:LineTotalAmount - ram:AllowanceTotalAmount + ram:ChargeTotalAmount',
    ),
    breaks: withText('TaxBasisTotalAmount', '0.01'),
  },
  {
    id: 'BR-CO-14',
    of: sums,
    holds: equal(invoicedVat, `sum(${breakdowns}/ram:CalculatedAmount)`),
    breaks: withText('TaxTotalAmount', '0.01'),
  },
  {
    id: 'BR-CO-15',
    of: sums,
    holds: equal('ram:GrandTotalAmount', `ram:TaxBasisTotalAmount + ${invoicedVat}`),
    breaks: withText('GrandTotalAmount', '0.01'),
  },
  {
    id: 'BR-CO-16',
    of: sums,
    holds: equal(
      'ram:DuePayableAmount',
      'ram:GrandTotalAmount - ram:TotalPrepaidAmount + sum(ram:RoundingAmount)',
    ),
    breaks: withText('DuePayableAmount', '-0.01'),
  },
  {
    // A cent per line at most: VAT is the sum of the lines', whose gross prices were displayed.
    id: 'BR-CO-17',
    of: breakdowns,
    holds: `ram:CalculatedAmount - ram:BasisAmount * ram:RateApplicablePercent div 100 < 1 and
      ram:BasisAmount * ram:RateApplicablePercent div 100 - ram:CalculatedAmount < 1`,
    breaks: withText('CalculatedAmount', '999999.00'),
  },
  {
    id: 'BR-CO-18',
    of: settlement,
    holds: 'count(ram:ApplicableTradeTax) > 0',
    breaks: inside('ApplicableHeaderTradeSettlement', without('ApplicableTradeTax')),
  },
  ...(
    [
      ['BR-CO-21', allowances],
      ['BR-CO-22', charges],
      ['BR-CO-23', `${lineSettlement}/ram:SpecifiedTradeAllowanceCharge`],
    ] as const
  ).map(([id, of]): Rule => ({
    id,
    of,
    holds: `ram:Reason != '' or ram:ReasonCode != ''`,
    breaks: (xml) => without('Reason')(without('ReasonCode')(xml)),
  })),
  {
    id: 'BR-CO-25',
    of: `${sums}[ram:DuePayableAmount > 0]`,
    holds: `../ram:SpecifiedTradePaymentTerms[ram:DueDateDateTime or ram:Description != '']`,
    breaks: without('SpecifiedTradePaymentTerms'),
  },
  {
    id: 'BR-CO-26',
    of: seller,
    holds: `ram:ID or ram:SpecifiedLegalOrganization/ram:ID or
      ram:SpecifiedTaxRegistration/ram:ID[@schemeID = 'VA']`,
    breaks: inside('SellerTradeParty', (xml) =>
      without('SpecifiedLegalOrganization')(without('SpecifiedTaxRegistration')(xml)),
    ),
  },
  {
    id: 'BR-DEC (two decimals)',
    of: `//*[contains(local-name(), 'Amount') and local-name() != 'ChargeAmount']`,
    holds: `string-length(substring-after(., '.')) <= 2`,
    breaks: withText('LineTotalAmount', '1.005'),
  },
  {
    // As Peppol and XRechnung require (R120), here to the cent.
    id: 'price times quantity is the net sum of a line',
    of: lines,
    holds: equal(
      'ram:SpecifiedLineTradeSettlement//ram:LineTotalAmount',
      `round(ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice/ram:ChargeAmount *
        ram:SpecifiedLineTradeDelivery/ram:BilledQuantity * 100 + 0.000001) div 100
        - sum(.//ram:SpecifiedTradeAllowanceCharge[ram:ChargeIndicator/udt:Indicator = 'false']/ram:ActualAmount)
        + sum(.//ram:SpecifiedTradeAllowanceCharge[ram:ChargeIndicator/udt:Indicator = 'true']/ram:ActualAmount)`,
    ),
    breaks: withText('ChargeAmount', '1234567.89'),
  },
  {
    id: 'a date is a day of format 102',
    of: `${invoice}//udt:DateTimeString`,
    holds: `@format = '102' and string-length() = 8 and number() > 20000000`,
    breaks: replaced(/>\d{8}</, '>2026-11-22<'),
  },
]
