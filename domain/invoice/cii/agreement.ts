import type { Buyer, Invoice, Seller } from '../invoice.ts'
import { filled } from './elements.ts'
import { tradeAddress } from './trade-address.ts'

/** Seller, buyer, and their references of the order. */
export function agreementOf(invoice: Invoice) {
  return {
    ...filled('ram:BuyerReference', invoice.buyerReference),
    'ram:SellerTradeParty': sellerParty(invoice.seller),
    'ram:BuyerTradeParty': buyerParty(invoice.buyer),
    'ram:SellerOrderReferencedDocument': { 'ram:IssuerAssignedID': invoice.orderCode },
    ...(invoice.customerOrderNumber && {
      'ram:BuyerOrderReferencedDocument': { 'ram:IssuerAssignedID': invoice.customerOrderNumber },
    }),
  }
}

function sellerParty(seller: Seller) {
  const { name, companyNumber, email, phone, address, vatId, taxId } = seller
  return {
    'ram:Name': name,
    ...(companyNumber && { 'ram:SpecifiedLegalOrganization': { 'ram:ID': companyNumber } }),
    'ram:DefinedTradeContact': {
      'ram:PersonName': name,
      'ram:TelephoneUniversalCommunication': { 'ram:CompleteNumber': phone },
      'ram:EmailURIUniversalCommunication': { 'ram:URIID': email },
    },
    'ram:PostalTradeAddress': tradeAddress(address),
    'ram:URIUniversalCommunication': mailAddress(email),
    'ram:SpecifiedTaxRegistration': [...registration('FC', taxId), ...registration('VA', vatId)],
  }
}

function buyerParty({ name, companyNumber, contact, address, email, vatId }: Buyer) {
  return {
    'ram:Name': name,
    ...(companyNumber && { 'ram:SpecifiedLegalOrganization': { 'ram:ID': companyNumber } }),
    ...(contact && { 'ram:DefinedTradeContact': { 'ram:PersonName': contact } }),
    'ram:PostalTradeAddress': tradeAddress(address),
    'ram:URIUniversalCommunication': mailAddress(email),
    'ram:SpecifiedTaxRegistration': registration('VA', vatId),
  }
}

/** Electronic address for invoices: an email address, by the code list EAS. */
function mailAddress(email: string) {
  return { 'ram:URIID': { '@schemeID': 'EM', '#text': email } }
}

function registration(scheme: 'FC' | 'VA', id: string) {
  return id ? [{ 'ram:ID': { '@schemeID': scheme, '#text': id } }] : []
}
