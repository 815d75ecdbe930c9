import {
  agreement,
  breakdowns,
  buyer,
  delivery,
  inside,
  replaced,
  type Rule,
  seller,
  settlement,
  withText,
  without,
} from './rule.ts'

const file = '/rsm:CrossIndustryInvoice'
const contact = `${seller}/ram:DefinedTradeContact`
const address = 'ram:PostalTradeAddress'
const means = `${settlement}/ram:SpecifiedTradeSettlementPaymentMeans`
const transfer = `${means}[ram:TypeCode = '30' or ram:TypeCode = '58']`
const inSeller = (change: Rule['breaks']) => inside('SellerTradeParty', change)
const email = 'ram:EmailURIUniversalCommunication/ram:URIID'

function needs(id: string, of: string, path: string, breaks: Rule['breaks']): Rule {
  return { id, of, holds: `normalize-space(${path}) != ''`, breaks }
}

/** BR-DE of XRechnung 3.0, without those about cards, direct debits, Skonto and attachments. */
export const xrechnungRules: Rule[] = [
  needs(
    'BR-DE-1',
    settlement,
    'ram:SpecifiedTradeSettlementPaymentMeans',
    without('SpecifiedTradeSettlementPaymentMeans'),
  ),
  needs('BR-DE-2', seller, 'ram:DefinedTradeContact', inSeller(without('DefinedTradeContact'))),
  needs('BR-DE-3', seller, `${address}/ram:CityName`, inSeller(without('CityName'))),
  needs('BR-DE-4', seller, `${address}/ram:PostcodeCode`, inSeller(without('PostcodeCode'))),
  needs('BR-DE-5', contact, 'ram:PersonName', without('PersonName')),
  needs(
    'BR-DE-6',
    contact,
    'ram:TelephoneUniversalCommunication/ram:CompleteNumber',
    without('TelephoneUniversalCommunication'),
  ),
  needs('BR-DE-7', contact, email, without('EmailURIUniversalCommunication')),
  needs(
    'BR-DE-8',
    buyer,
    `${address}/ram:CityName`,
    inside('BuyerTradeParty', without('CityName')),
  ),
  needs(
    'BR-DE-9',
    buyer,
    `${address}/ram:PostcodeCode`,
    inside('BuyerTradeParty', without('PostcodeCode')),
  ),
  needs(
    'BR-DE-10',
    `${delivery}/ram:ShipToTradeParty/${address}`,
    'ram:CityName',
    inside('ShipToTradeParty', without('CityName')),
  ),
  needs(
    'BR-DE-11',
    `${delivery}/ram:ShipToTradeParty/${address}`,
    'ram:PostcodeCode',
    inside('ShipToTradeParty', without('PostcodeCode')),
  ),
  needs('BR-DE-14', breakdowns, 'ram:RateApplicablePercent', without('RateApplicablePercent')),
  // Not a rule of XRechnung, which asks it of type 384: a credit note names its invoice.
  needs(
    'BG-3',
    `${file}[rsm:ExchangedDocument/ram:TypeCode = '381']/rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement`,
    'ram:InvoiceReferencedDocument/ram:IssuerAssignedID',
    without('InvoiceReferencedDocument'),
  ),
  needs('BR-DE-15', agreement, 'ram:BuyerReference', without('BuyerReference')),
  {
    id: 'BR-DE-16',
    of: seller,
    holds: `ram:SpecifiedTaxRegistration/ram:ID[@schemeID = 'VA' or @schemeID = 'FC'] != ''`,
    breaks: without('SpecifiedTaxRegistration'),
  },
  {
    id: 'BR-DE-17',
    of: `${file}/rsm:ExchangedDocument`,
    holds: `contains(' 326 380 384 389 381 875 876 877 ', concat(' ', ram:TypeCode, ' '))`,
    breaks: replaced(/<ram:TypeCode>38[01]</, '<ram:TypeCode>325<'),
  },
  {
    id: 'BR-DE-21',
    of: `${file}/rsm:ExchangedDocumentContext`,
    holds: `ram:GuidelineSpecifiedDocumentContextParameter/ram:ID =
      'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0'`,
    breaks: replaced('xrechnung_3.0', 'xrechnung_1.0'),
  },
  needs(
    'BR-DE-23-a',
    transfer,
    'ram:PayeePartyCreditorFinancialAccount',
    without('PayeePartyCreditorFinancialAccount'),
  ),
  {
    id: 'BR-DE-23-b',
    of: transfer,
    holds:
      'not(ram:ApplicableTradeSettlementFinancialCard or ram:PayerPartyDebtorFinancialAccount)',
    breaks: replaced(
      '<ram:PayeePartyCreditorFinancialAccount>',
      '<ram:ApplicableTradeSettlementFinancialCard/><ram:PayeePartyCreditorFinancialAccount>',
    ),
  },
  {
    id: 'BR-DE-27',
    of: contact,
    holds: `string-length(translate(., translate(., '0123456789', ''), '')) >= 3`,
    breaks: inSeller((xml) => withText('CompleteNumber', 'none')(withText('PersonName', 'x')(xml))),
  },
  {
    id: 'BR-DE-28',
    of: contact,
    holds: `string-length(${email}) - string-length(translate(${email}, '@', '')) = 1`,
    breaks: inSeller(withText('URIID', 'nobody')),
  },
  {
    id: 'PEPPOL-EN16931-R001',
    of: `${file}/rsm:ExchangedDocumentContext`,
    holds: `ram:BusinessProcessSpecifiedDocumentContextParameter/ram:ID != ''`,
    breaks: without('BusinessProcessSpecifiedDocumentContextParameter'),
  },
  needs(
    'PEPPOL-EN16931-R010',
    buyer,
    'ram:URIUniversalCommunication/ram:URIID',
    inside('BuyerTradeParty', without('URIUniversalCommunication')),
  ),
  needs(
    'PEPPOL-EN16931-R020',
    seller,
    'ram:URIUniversalCommunication/ram:URIID',
    inside('SellerTradeParty', without('URIUniversalCommunication')),
  ),
]
