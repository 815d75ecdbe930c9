import * as z from 'zod/mini'

/** Shipping class of a piece, smallest first. */
export const ShippingClass = z.enum(['parcel', 'bulky', 'freight'])
export type ShippingClass = z.infer<typeof ShippingClass>

export const Availability = z.object({
  isAvailable: z.boolean(),
  stock: z.number(),
  /** False: stock is unlimited and not counted. */
  checkStock: z.boolean(),
  amountMin: z.number(),
  /** null: no upper limit. */
  amountMax: z.nullable(z.number()),
  /** Lead time in days; 0 if in stock. */
  delayDays: z.int(),
  /** Text of the store if available, e.g. "Auf Lager". */
  availability: z.string(),
  /** Text of the store if not available. */
  soldAvailability: z.string(),
  /** Left out: parcel. */
  shippingClass: z.optional(ShippingClass),
})
export type Availability = z.infer<typeof Availability>

/** Built-in units of sale, translated by the shop; others are data of the merchant. */
export const ownUnits = ['piece', 'metre', 'squareMetre', 'pack', 'pair', 'set', 'roll'] as const
export type OwnUnit = (typeof ownUnits)[number]

/** A new schema each time: the contract names shared ones, and version 1 has none of this name. */
export const unitCode = () => z.string().check(z.regex(/^[a-z][\w-]{0,30}$/i))

const word = z.string().check(z.minLength(1), z.maxLength(40))

/** Unit names in one language. */
export const UnitName = z.object({
  /** Symbol after an amount or a price: `kg`. */
  label: z.string().check(z.minLength(1), z.maxLength(12)),
  /** By plural category of the language: `sud`, `sudy`, `sudů`. */
  one: z.optional(word),
  few: z.optional(word),
  many: z.optional(word),
  other: word,
  /** UN/ECE Recommendation 20 or 21, for invoices. */
  unece: z.optional(z.string().check(z.regex(/^[A-Z\d]{2,3}$/))),
})
export type UnitName = z.infer<typeof UnitName>

export function isOwnUnit(code: string): code is OwnUnit {
  return ownUnits.some((own) => own === code)
}

/** Unit of sale with the valid amounts. */
export const SaleUnit = z.object({
  code: unitCode(),
  /** Amounts are multiples of it. */
  step: z.number().check(z.gt(0)),
  /** Names of a unit that is not built in. */
  name: z.optional(UnitName),
})
export type SaleUnit = z.infer<typeof SaleUnit>
