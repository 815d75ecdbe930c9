import * as z from 'zod/mini'

export const ParameterValue = z.object({
  /** Unique within its parameter, usable in a URL: `100`, `ral-9016`. */
  id: z.string(),
  title: z.string(),
  colorHex: z.optional(z.string()),
})
export type ParameterValue = z.infer<typeof ParameterValue>

/** A technical property with its value or values (spec §3 Parameter). */
export const Parameter = z.object({
  /** Key in the parameter dictionary and in filter URLs: `dn`, `q_max`. */
  code: z.string(),
  title: z.string(),
  group: z.string(),
  type: z.enum(['values', 'number', 'boolean', 'colour']),
  /** Empty if the value has none. */
  unit: z.string(),
  /** Set for type number. */
  number: z.nullable(z.number()),
  values: z.array(ParameterValue),
  description: z.nullable(z.string()),
  /** Hidden in the table of a product's page; lists and choices may show it. */
  hideProductDetail: z.optional(z.boolean()),
})
export type Parameter = z.infer<typeof Parameter>
