import * as z from 'zod/mini'
import { CountryCode } from '../account/address.ts'

/**
 * VAT category of EN 16931 (UNCL 5305). S: taxed at a rate; K: exempt intra-community supply
 * (Dir. 2006/112/EC Art. 138); AE: reverse charge; G: export (Art. 146).
 */
export const TaxCategory = z.enum(['S', 'K', 'AE', 'G'])
export type TaxCategory = z.infer<typeof TaxCategory>

/** Classes of goods that a country has rates for. */
export const TaxClass = z.enum(['standard', 'reduced'])
export type TaxClass = z.infer<typeof TaxClass>

/** Part of a country with rates of its own (`vat-area.ts`). */
export const TaxRegion = z.enum(['jungholz_mittelberg'])
export type TaxRegion = z.infer<typeof TaxRegion>

/** What a registry said of a VAT id: kept with the order as evidence (Art. 138 (1) b). */
export const VatIdEvidence = z.object({
  /** With its prefix, such as `ATU13585627`. */
  vatId: z.string(),
  /** `unavailable`: the registry gave no answer; nothing is exempt by it. */
  result: z.enum(['valid', 'invalid', 'unavailable']),
  checkedAt: z.iso.datetime(),
  /** Which registry answered: `VIES`, or a national one. */
  source: z.string(),
  /** The registry's number of this request; empty where it gives none. */
  consultationNumber: z.string(),
  /** As registered; empty where the member state does not tell. */
  name: z.string(),
  address: z.string(),
})
export type VatIdEvidence = z.infer<typeof VatIdEvidence>

/** Which VAT an order is charged, and why. */
export const TaxDecision = z.object({
  category: TaxCategory,
  /** How it is declared: at home, by the One Stop Shop (Art. 369a), as a supply without VAT. */
  scheme: z.enum(['domestic', 'oss', 'intra_community', 'reverse_charge', 'export']),
  /** Place of supply, whose rates count (Art. 31-33). */
  country: CountryCode,
  /** Where its rates differ from those of the country; null almost everywhere. */
  region: z.nullable(TaxRegion),
  /** Where the goods leave from. */
  dispatchCountry: CountryCode,
  /** The destination is not known yet: the country of the market stands in for it. */
  isEstimate: z.boolean(),
  /** Why nothing is charged, as EN 16931 codes it (BT-121), such as `VATEX-EU-IC`; null when taxed. */
  exemption: z.nullable(z.string()),
  vatId: z.nullable(VatIdEvidence),
})
export type TaxDecision = z.infer<typeof TaxDecision>
