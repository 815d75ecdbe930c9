import * as z from 'zod/mini'
import { CountryCode } from '../account/address.ts'

/**
 * VAT category of EN 16931 (UNCL 5305). S: taxed at a rate; K: exempt intra-community supply
 * (Dir. 2006/112/EC Art. 138); AE: reverse charge; G: export (Art. 146).
 */
export const TaxCategory = z.enum(['S', 'K', 'AE', 'G'])
export type TaxCategory = z.infer<typeof TaxCategory>

/** VAT classes of goods. */
export const TaxClass = z.enum(['standard', 'reduced'])
export type TaxClass = z.infer<typeof TaxClass>

/** Part of a country with rates of its own (`vat-area.ts`). */
export const TaxRegion = z.enum(['jungholz_mittelberg'])
export type TaxRegion = z.infer<typeof TaxRegion>

/** A registry's answer about a VAT id: stored with the order as evidence (Art. 138 (1) b). */
export const VatIdEvidence = z.object({
  /** With its prefix, such as `ATU13585627`. */
  vatId: z.string(),
  /** `unavailable`: the registry did not answer; no exemption. */
  result: z.enum(['valid', 'invalid', 'unavailable']),
  checkedAt: z.iso.datetime(),
  /** The registry: `VIES`, or a national one. */
  source: z.string(),
  /** The registry's request number; empty if it gives none. */
  consultationNumber: z.string(),
  /** Registered name; empty if the member state does not disclose it. */
  name: z.string(),
  address: z.string(),
})
export type VatIdEvidence = z.infer<typeof VatIdEvidence>

/** VAT decision of an order, with its reason. */
export const TaxDecision = z.object({
  category: TaxCategory,
  /** Declaration: at home, by the One Stop Shop (Art. 369a), or as a supply without VAT. */
  scheme: z.enum(['domestic', 'oss', 'intra_community', 'reverse_charge', 'export']),
  /** Place of supply, whose rates apply (Art. 31-33). */
  country: CountryCode,
  /** If its rates differ from those of the country; usually null. */
  region: z.nullable(TaxRegion),
  /** Dispatch country. */
  dispatchCountry: CountryCode,
  /** The destination is unknown: the country of the market is assumed. */
  isEstimate: z.boolean(),
  /** Exemption reason code of EN 16931 (BT-121), such as `VATEX-EU-IC`; null if taxed. */
  exemption: z.nullable(z.string()),
  vatId: z.nullable(VatIdEvidence),
})
export type TaxDecision = z.infer<typeof TaxDecision>
