/** A sale of goods within one country. */
interface DomesticSale {
  country: string
  /** Country whose VAT id the buyer has shown; null without a valid one. */
  buyerCountry: string | null
  sellerCountry: string
}

/**
 * National rules by which the buyer owes the VAT of a sale within their country. The directive
 * leaves them to the member states (Art. 194 for sellers from elsewhere, Art. 199-199a for certain
 * goods); goods such as scrap, phones or unwrought metal (§ 13b (2) UStG, § 92 zákona 235/2004 Sb.)
 * are none of a shop for ventilation, so no rule by goods is here.
 *
 * Austria (§ 19 (1) UStG: services and works only), Germany, Czechia and Slovakia do not ask for it
 * where a seller with a VAT id of theirs sells from stock that lies there.
 */
const rules: Readonly<Record<string, (sale: DomesticSale) => boolean>> = {
  // Art. 17 (2) DPR 633/1972: also of sellers with an Italian VAT id but no establishment.
  ITA: ({ buyerCountry, sellerCountry }) => buyerCountry === 'ITA' && sellerCountry !== 'ITA',
}

/** Whether the buyer owes the VAT of a sale within a country. */
export function isReverseCharged(sale: DomesticSale): boolean {
  return rules[sale.country]?.(sale) ?? false
}
