import type { VatIdEvidence } from '../../../domain/tax/tax-decision.ts'
import type { VatId } from '../../../domain/tax/vat-id.ts'

/** What a registry says, as evidence of an order has it. */
export type RegistryAnswer = Pick<
  VatIdEvidence,
  'result' | 'consultationNumber' | 'name' | 'address'
>

/**
 * Whoever can say that a VAT id is valid. The first one is asked, the next one only where it gives no
 * answer. A national authority joins here: the German BZSt confirms ids of other states to holders of
 * a German one (eVatR, `POST https://api.evatr.vies.bzst.de/app/v1/abfrage` with `anfragendeUstid` and
 * `angefragteUstid`; status `evatr-0000` is a valid id). That one has not been built or tried.
 */
export interface VatIdRegistry {
  /** Name under which its answers are stored as evidence. */
  source: string
  /** Never throws for what a registry may do: no answer is `unavailable`. */
  check: (vatId: VatId, requester: VatId | null) => Promise<RegistryAnswer>
}

export const noAnswer: RegistryAnswer = {
  result: 'unavailable',
  consultationNumber: '',
  name: '',
  address: '',
}
