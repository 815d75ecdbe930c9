/** A business rule, checked on the parsed XML, independent of the code that writes it. */
export interface Rule {
  id: string
  /** Nodes that it applies to; all of a kind are checked. */
  of: string
  /** XPath that must be true of each of them. */
  holds: string
  /** Mutation that violates it: without one the check could not fail. */
  breaks: (xml: string) => string
}

export const transaction = '/*/rsm:SupplyChainTradeTransaction'
export const agreement = `${transaction}/ram:ApplicableHeaderTradeAgreement`
export const seller = `${agreement}/ram:SellerTradeParty`
export const buyer = `${agreement}/ram:BuyerTradeParty`
export const delivery = `${transaction}/ram:ApplicableHeaderTradeDelivery`
export const settlement = `${transaction}/ram:ApplicableHeaderTradeSettlement`
export const sums = `${settlement}/ram:SpecifiedTradeSettlementHeaderMonetarySummation`
export const lines = `${transaction}/ram:IncludedSupplyChainTradeLineItem`
export const lineSettlement = `${lines}/ram:SpecifiedLineTradeSettlement`
export const breakdowns = `${settlement}/ram:ApplicableTradeTax`
const parts = `${settlement}/ram:SpecifiedTradeAllowanceCharge`
export const allowances = `${parts}[ram:ChargeIndicator/udt:Indicator = 'false']`
export const charges = `${parts}[ram:ChargeIndicator/udt:Indicator = 'true']`

/** Removes every element of this name. */
export function without(name: string) {
  const element = new RegExp(`<ram:${name}(?: [^>]*)?>.*?</ram:${name}>`, 'gs')
  return (xml: string) => xml.replaceAll(element, '')
}

/** Replaces the text of every element of this name. */
export function withText(name: string, text: string) {
  const element = new RegExp(`(<ram:${name}(?: [^>]*)?>)[^<]*(</ram:${name}>)`, 'g')
  return (xml: string) => xml.replaceAll(element, `$1${text}$2`)
}

/** The same within the elements of a name only. */
export function inside(name: string, change: (xml: string) => string) {
  const element = new RegExp(`<ram:${name}(?: [^>]*)?>.*?</ram:${name}>`, 'gs')
  return (xml: string) => xml.replaceAll(element, change)
}

export function replaced(from: string | RegExp, to: string) {
  return (xml: string) => xml.replace(from, to)
}

/** XPath: two amounts are equal to the cent. */
export function equal(one: string, other: string): string {
  return `round((${one}) * 100) = round((${other}) * 100)`
}
