/** A business rule, checked on the parsed XML, apart from the code that writes it. */
export interface Rule {
  id: string
  /** Nodes that it is about; all of a kind are checked. */
  of: string
  /** XPath that is true of each of them. */
  holds: string
  /** What makes it untrue somewhere in the file: without that the check could not fail. */
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

/** Every element of this name is left out. */
export function without(name: string) {
  const element = new RegExp(`<ram:${name}(?: [^>]*)?>.*?</ram:${name}>`, 'gs')
  return (xml: string) => xml.replaceAll(element, '')
}

/** The text of every element of this name is another. */
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

/** XPath: two amounts are the same to the cent. */
export function equal(one: string, other: string): string {
  return `round((${one}) * 100) = round((${other}) * 100)`
}
