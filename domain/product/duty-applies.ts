import type { ProducerGuarantee } from './product-duties.ts'

/* Separate from the schemas: used in the browser, which needs no parser. */

/** Whether a duty applies to this variant. */
export function dutyApplies<Duty extends { except: readonly string[] }>(
  duty: Duty | null | undefined,
  variantId: string,
): duty is Duty {
  return duty ? !duty.except.includes(variantId) : false
}

/**
 * The EU's label is for guarantees that are free, cover the whole product and exceed the legal two
 * years.
 */
export function hasDurabilityLabel(guarantee: ProducerGuarantee | null | undefined): boolean {
  return guarantee ? guarantee.free && guarantee.wholeProduct && guarantee.years > 2 : false
}
