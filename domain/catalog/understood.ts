import * as z from 'zod/mini'

/** A piece of a query that was read as a property of products. */
export const UnderstoodFacet = z.object({
  /** Code of the parameter. */
  code: z.string(),
  /** Name of the parameter: `Diameter`. */
  title: z.string(),
  /** What the products have of it: `125 mm`. */
  value: z.string(),
  /** The query without the piece. */
  without: z.string(),
  /** Values of parameters that it asks for, one of them; filters show them as chosen. */
  choices: z.optional(z.array(z.object({ code: z.string(), values: z.array(z.string()) }))),
  /** Where nothing has the value, not even nearly: what there is, with the query that finds it. */
  offered: z.optional(z.array(z.object({ value: z.string(), query: z.string() }))),
  /**
   * Nothing that is asked for has the value. What the products have instead, nearest to it; `null`
   * where it was left out.
   */
  instead: z.optional(z.nullable(z.string())),
})
export type UnderstoodFacet = z.infer<typeof UnderstoodFacet>

/** What a query was understood as; absent where it is words alone. */
export const UnderstoodQuery = z.object({
  facets: z.array(UnderstoodFacet),
  /** Words that no product has; they were left out. */
  unknownWords: z.array(z.string()),
  /** Products that the shop does not sell, as the query calls them; others are shown. */
  notStocked: z.nullable(z.string()),
  /** What troubles whoever asks: a code of the vertical, such as `mould`. */
  problem: z.nullable(z.string()),
})
export type UnderstoodQuery = z.infer<typeof UnderstoodQuery>
