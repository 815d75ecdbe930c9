import XMLBuilder from 'fast-xml-builder'
import type { Invoice } from '../invoice.ts'
import { agreementOf } from './agreement.ts'
import { date } from './elements.ts'
import { lineOf } from './line.ts'
import { notesOf } from './notes.ts'
import { settlementOf } from './settlement.ts'
import { tradeAddress } from './trade-address.ts'

/** Supported profiles: Factur-X 1.07.3, which is ZUGFeRD 2.3.3, and XRechnung 3.0. */
export const profiles = {
  en16931: 'urn:cen.eu:en16931:2017',
  xrechnung: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
} as const
export type Profile = keyof typeof profiles

/** Of Peppol, required by XRechnung. */
const businessProcess = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'
const namespaces = {
  '@xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  '@xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  '@xmlns:ram':
    'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  '@xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
}
const typeCodes = { invoice: '380', credit_note: '381', proforma: '325' }

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@' })

/**
 * An invoice in the syntax UN/CEFACT Cross Industry Invoice. The order of the keys is that of the
 * schema, which is a sequence.
 */
export function writeCii(invoice: Invoice, profile: Profile): string {
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    'rsm:CrossIndustryInvoice': {
      ...namespaces,
      'rsm:ExchangedDocumentContext': {
        'ram:BusinessProcessSpecifiedDocumentContextParameter': { 'ram:ID': businessProcess },
        'ram:GuidelineSpecifiedDocumentContextParameter': { 'ram:ID': profiles[profile] },
      },
      'rsm:ExchangedDocument': {
        'ram:ID': invoice.number,
        'ram:TypeCode': typeCodes[invoice.kind],
        'ram:IssueDateTime': date(invoice.issueDate),
        'ram:IncludedNote': notesOf(invoice),
      },
      'rsm:SupplyChainTradeTransaction': {
        'ram:IncludedSupplyChainTradeLineItem': invoice.lines.map((line, index) =>
          lineOf(line, index + 1, invoice.locale),
        ),
        'ram:ApplicableHeaderTradeAgreement': agreementOf(invoice),
        'ram:ApplicableHeaderTradeDelivery': deliveryOf(invoice),
        'ram:ApplicableHeaderTradeSettlement': settlementOf(invoice),
      },
    },
  })
}

function deliveryOf({ deliverTo, deliveryDate }: Invoice) {
  return {
    'ram:ShipToTradeParty': {
      'ram:Name': deliverTo.name,
      'ram:PostalTradeAddress': tradeAddress(deliverTo.address),
    },
    ...(deliveryDate && {
      'ram:ActualDeliverySupplyChainEvent': { 'ram:OccurrenceDateTime': date(deliveryDate) },
    }),
  }
}
