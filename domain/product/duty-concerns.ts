import type { ProducerGuarantee } from './product-duties.ts'

/* Apart from the schemas: a product page asks this in the browser, which need not parse anything. */

/** Whether a duty that some variants do not have is one of this variant. */
export function concerns<Duty extends { except: readonly string[] }>(
  duty: Duty | null | undefined,
  variantId: string,
): duty is Duty {
  return duty ? !duty.except.includes(variantId) : false
}

/** The EU's label is for what is free, covers the whole product and outlasts the legal two years. */
export function hasDurabilityLabel(guarantee: ProducerGuarantee | null | undefined): boolean {
  return guarantee ? guarantee.free && guarantee.wholeProduct && guarantee.years > 2 : false
}
