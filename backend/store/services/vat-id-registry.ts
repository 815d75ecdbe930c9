import type { VatIdEvidence } from '../../../domain/tax/tax-decision.ts'
import type { VatId } from '../../../domain/tax/vat-id.ts'

/** A registry's answer, in the form of an order's evidence. */
export type RegistryResponse = Pick<
  VatIdEvidence,
  'result' | 'consultationNumber' | 'name' | 'address'
>

/**
 * VAT id registries. The first one is called, the next one only if it does not answer. National
 * authorities can be added here: the German BZSt confirms ids of other states to holders of a
 * German one (eVatR, `POST https://api.evatr.vies.bzst.de/app/v1/abfrage` with `anfragendeUstid`
 * and `angefragteUstid`; status `evatr-0000` is a valid id). That one is neither built nor tested.
 */
export interface VatIdRegistry {
  /** Name stored with its evidence. */
  source: string
  /** Never throws for a registry's failure: that is `unavailable`. */
  check: (vatId: VatId, requester: VatId | null) => Promise<RegistryResponse>
}

export const noResponse: RegistryResponse = {
  result: 'unavailable',
  consultationNumber: '',
  name: '',
  address: '',
}
