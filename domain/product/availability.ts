import * as z from 'zod/mini'

/** How a piece has to travel, from the smallest on. */
export const Carriage = z.enum(['parcel', 'bulky', 'freight'])
export type Carriage = z.infer<typeof Carriage>

export const Availability = z.object({
  isAvailable: z.boolean(),
  stock: z.number(),
  /** False: stock is unlimited and not counted. */
  checkStock: z.boolean(),
  amountMin: z.number(),
  /** null: no upper limit. */
  amountMax: z.nullable(z.number()),
  /** Days until it is there again or made; 0 when in stock. */
  delayDays: z.int(),
  /** Text of the store when available, e.g. "Auf Lager". */
  availability: z.string(),
  /** Text of the store when not available. */
  soldAvailability: z.string(),
  /** Left out: in a parcel. */
  carriage: z.optional(Carriage),
})
export type Availability = z.infer<typeof Availability>

/** Unit of sale and the amounts that can be bought of it. */
export const SaleUnit = z.object({
  code: z.enum(['piece', 'metre', 'squareMetre', 'pack', 'pair', 'set', 'roll']),
  /** Amounts are multiples of it. */
  step: z.number().check(z.gt(0)),
})
export type SaleUnit = z.infer<typeof SaleUnit>
