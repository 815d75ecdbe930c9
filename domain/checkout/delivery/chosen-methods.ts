import * as z from 'zod/mini'

const Id = z.string().check(z.regex(/^[\w.:-]{1,64}$/))

/** Ids of the chosen methods; null: not chosen yet. */
export const ChosenMethods = z.object({
  shipperId: z.nullable(Id),
  branchId: z.nullable(Id),
  paymentId: z.nullable(Id),
  /** Time slot of the delivery; null: none, or any time. */
  slotId: z.nullable(Id),
})
export type ChosenMethods = z.infer<typeof ChosenMethods>

/** The choice that a form or a cookie names; junk is nothing chosen. */
export function parseChosenMethods(input: Record<string, unknown>): ChosenMethods {
  return {
    shipperId: parseId(input['shipperId']),
    branchId: parseId(input['branchId']),
    paymentId: parseId(input['paymentId']),
    slotId: parseId(input['slotId']),
  }
}

/** An id as the store gives them; null for junk. */
export function parseId(value: unknown): string | null {
  return Id.safeParse(value).data ?? null
}
