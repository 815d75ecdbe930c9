import * as z from 'zod/mini'

const Id = z.string().check(z.regex(/^[\w.:-]{1,64}$/))

/** Ids of the chosen methods; null: none yet. */
export const ChosenMethods = z.object({
  shipperId: z.nullable(Id),
  branchId: z.nullable(Id),
  paymentId: z.nullable(Id),
  /** Delivery time slot; null: none, or any time. */
  slotId: z.nullable(Id),
})
export type ChosenMethods = z.infer<typeof ChosenMethods>

/** Parses the selection of a form or a cookie; junk is empty. */
export function parseChosenMethods(input: Record<string, unknown>): ChosenMethods {
  return {
    shipperId: parseId(input['shipperId']),
    branchId: parseId(input['branchId']),
    paymentId: parseId(input['paymentId']),
    slotId: parseId(input['slotId']),
  }
}

/** A well-formed id; null for junk. */
export function parseId(value: unknown): string | null {
  return Id.safeParse(value).data ?? null
}
