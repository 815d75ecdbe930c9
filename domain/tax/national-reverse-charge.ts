/** A sale of goods within one country. */
interface DomesticSale {
  country: string
  /** Country of the buyer's valid VAT id; null without one. */
  buyerCountry: string | null
  sellerCountry: string
}

/**
 * National reverse charge rules for sales within a country. The directive leaves them to the member
 * states (Art. 194 for foreign sellers, Art. 199-199a for certain goods); goods such as scrap,
 * phones or unwrought metal (§ 13b (2) UStG, § 92 zákona 235/2004 Sb.) are not sold here, so there
 * is no rule by goods. Austria (§ 19 (1) UStG: services and works only), Germany, Czechia and
 * Slovakia do not apply it to a seller with a local VAT id who sells from local stock.
 */
const rules: Readonly<Record<string, (sale: DomesticSale) => boolean>> = {
  // Art. 17 (2) DPR 633/1972: also of sellers with an Italian VAT id but no establishment.
  ITA: ({ buyerCountry, sellerCountry }) => buyerCountry === 'ITA' && sellerCountry !== 'ITA',
}

/** Whether the buyer owes the VAT of a sale within a country. */
export function isReverseCharged(sale: DomesticSale): boolean {
  return rules[sale.country]?.(sale) ?? false
}
