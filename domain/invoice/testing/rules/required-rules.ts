import {
  agreement,
  allowances,
  breakdowns,
  buyer,
  charges,
  delivery,
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

const file = '/rsm:CrossIndustryInvoice'
const head = `${file}/rsm:ExchangedDocument`
const means = `${settlement}/ram:SpecifiedTradeSettlementPaymentMeans`
const lineParts = `${lineSettlement}/ram:SpecifiedTradeAllowanceCharge`
const inLine = (change: (xml: string) => string) => inside('SpecifiedLineTradeSettlement', change)
const price = 'ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice/ram:ChargeAmount'
const spec = 'rsm:ExchangedDocumentContext/ram:GuidelineSpecifiedDocumentContextParameter/ram:ID'
const address = 'ram:PostalTradeAddress'
const totalsPath = 'ram:SpecifiedTradeSettlementHeaderMonetarySummation'

/** A rule that requires a non-empty element. */
function needs(id: string, of: string, path: string, breaks: Rule['breaks']): Rule {
  return { id, of, holds: `normalize-space(${path}) != ''`, breaks }
}

/** BR-1 to BR-65 of EN 16931, those that apply to the shop's invoices. */
export const requiredRules: Rule[] = [
  needs('BR-01', file, spec, without('GuidelineSpecifiedDocumentContextParameter')),
  needs('BR-02', head, 'ram:ID', replaced(/(<rsm:ExchangedDocument>)<ram:ID>.*?<\/ram:ID>/, '$1')),
  needs('BR-03', head, 'ram:IssueDateTime/udt:DateTimeString', without('IssueDateTime')),
  needs('BR-04', head, 'ram:TypeCode', replaced(/<ram:TypeCode>38[01]<\/ram:TypeCode>/, '')),
  needs('BR-05', settlement, 'ram:InvoiceCurrencyCode', without('InvoiceCurrencyCode')),
  needs('BR-06', seller, 'ram:Name', inside('SellerTradeParty', without('Name'))),
  needs('BR-07', buyer, 'ram:Name', inside('BuyerTradeParty', without('Name'))),
  needs('BR-08', seller, address, inside('SellerTradeParty', without('PostalTradeAddress'))),
  needs(
    'BR-09',
    seller,
    `${address}/ram:CountryID`,
    inside('SellerTradeParty', without('CountryID')),
  ),
  needs('BR-10', buyer, address, inside('BuyerTradeParty', without('PostalTradeAddress'))),
  needs(
    'BR-11',
    buyer,
    `${address}/ram:CountryID`,
    inside('BuyerTradeParty', without('CountryID')),
  ),
  needs('BR-12', sums, 'ram:LineTotalAmount', without('LineTotalAmount')),
  needs('BR-13', sums, 'ram:TaxBasisTotalAmount', without('TaxBasisTotalAmount')),
  needs('BR-14', sums, 'ram:GrandTotalAmount', without('GrandTotalAmount')),
  needs('BR-15', sums, 'ram:DuePayableAmount', without('DuePayableAmount')),
  {
    id: 'BR-16',
    of: file,
    holds: `count(${lines}) > 0`,
    breaks: without('IncludedSupplyChainTradeLineItem'),
  },
  needs('BR-21', lines, 'ram:AssociatedDocumentLineDocument/ram:LineID', without('LineID')),
  needs(
    'BR-22',
    lines,
    'ram:SpecifiedLineTradeDelivery/ram:BilledQuantity',
    without('BilledQuantity'),
  ),
  needs(
    'BR-23',
    lines,
    'ram:SpecifiedLineTradeDelivery/ram:BilledQuantity/@unitCode',
    replaced(/ unitCode="[^"]*"/, ''),
  ),
  needs(
    'BR-24',
    lineSettlement,
    'ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount',
    inLine(without('LineTotalAmount')),
  ),
  needs(
    'BR-25',
    lines,
    'ram:SpecifiedTradeProduct/ram:Name',
    inside('SpecifiedTradeProduct', without('Name')),
  ),
  needs('BR-26', lines, price, without('NetPriceProductTradePrice')),
  { id: 'BR-27', of: lines, holds: `${price} >= 0`, breaks: withText('ChargeAmount', '-1.00') },
  needs('BR-31', allowances, 'ram:ActualAmount', without('ActualAmount')),
  needs('BR-32', allowances, 'ram:CategoryTradeTax/ram:CategoryCode', without('CategoryTradeTax')),
  {
    id: 'BR-33',
    of: allowances,
    holds: `normalize-space(ram:Reason) != '' or normalize-space(ram:ReasonCode) != ''`,
    breaks: (xml) => without('Reason')(without('ReasonCode')(xml)),
  },
  needs('BR-36', charges, 'ram:ActualAmount', without('ActualAmount')),
  needs('BR-37', charges, 'ram:CategoryTradeTax/ram:CategoryCode', without('CategoryTradeTax')),
  {
    id: 'BR-38',
    of: charges,
    holds: `normalize-space(ram:Reason) != '' or normalize-space(ram:ReasonCode) != ''`,
    breaks: (xml) => without('Reason')(without('ReasonCode')(xml)),
  },
  needs('BR-41', lineParts, 'ram:ActualAmount', inLine(without('ActualAmount'))),
  needs('BR-42', lineParts, 'ram:Reason', inLine(without('Reason'))),
  needs('BR-45', breakdowns, 'ram:BasisAmount', without('BasisAmount')),
  needs('BR-46', breakdowns, 'ram:CalculatedAmount', without('CalculatedAmount')),
  needs('BR-47', breakdowns, 'ram:CategoryCode', without('CategoryCode')),
  needs('BR-48', breakdowns, 'ram:RateApplicablePercent', without('RateApplicablePercent')),
  needs(
    'BR-49',
    means,
    'ram:TypeCode',
    inside('SpecifiedTradeSettlementPaymentMeans', without('TypeCode')),
  ),
  needs(
    'BR-50',
    `${means}/ram:PayeePartyCreditorFinancialAccount`,
    'ram:IBANID',
    without('IBANID'),
  ),
  needs(
    'BR-53',
    `${settlement}[ram:TaxCurrencyCode]`,
    `${totalsPath}/ram:TaxTotalAmount[@currencyID = ../../ram:TaxCurrencyCode]`,
    replaced(
      /<ram:TaxTotalAmount currencyID="[A-Z]+">[^<]*<\/ram:TaxTotalAmount>(?=<ram:(?:Rounding|GrandTotal))/,
      '',
    ),
  ),
  needs(
    'BR-55',
    `${settlement}/ram:InvoiceReferencedDocument`,
    'ram:IssuerAssignedID',
    inside('InvoiceReferencedDocument', without('IssuerAssignedID')),
  ),
  needs(
    'BR-57',
    `${delivery}/ram:ShipToTradeParty/ram:PostalTradeAddress`,
    'ram:CountryID',
    inside('ShipToTradeParty', without('CountryID')),
  ),
  needs(
    'BR-61',
    `${means}[ram:TypeCode = '58' or ram:TypeCode = '30']`,
    'ram:PayeePartyCreditorFinancialAccount/ram:IBANID',
    without('PayeePartyCreditorFinancialAccount'),
  ),
  needs(
    'BR-62',
    `${seller}/ram:URIUniversalCommunication`,
    'ram:URIID/@schemeID',
    replaced(/ schemeID="EM"/, ''),
  ),
  needs(
    'BR-63',
    `${buyer}/ram:URIUniversalCommunication`,
    'ram:URIID/@schemeID',
    inside('BuyerTradeParty', replaced(/ schemeID="EM"/, '')),
  ),
  {
    id: 'no reference is empty',
    of: agreement,
    holds: 'count(.//ram:IssuerAssignedID[normalize-space() = ""]) = 0',
    breaks: withText('IssuerAssignedID', ''),
  },
]
