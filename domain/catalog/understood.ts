import * as z from 'zod/mini'

/** A part of a query that was parsed as a product property. */
export const UnderstoodFacet = z.object({
  /** Code of the parameter. */
  code: z.string(),
  /** Name of the parameter: `Diameter`. */
  title: z.string(),
  /** Matching value of the products: `125 mm`. */
  value: z.string(),
  /** The query without this part. */
  without: z.string(),
  /** Parameter values, any of which matches; filters show them as chosen. */
  choices: z.optional(z.array(z.object({ code: z.string(), values: z.array(z.string()) }))),
  /**
   * If no product has the value, not even nearly: existing values, each with a query that finds it.
   */
  offered: z.optional(z.array(z.object({ value: z.string(), query: z.string() }))),
  /**
   * No product has the requested values. The nearest existing ones instead; `null` if the part was
   * dropped.
   */
  instead: z.optional(z.nullable(z.string())),
})
export type UnderstoodFacet = z.infer<typeof UnderstoodFacet>

/** How a query was parsed; absent for words alone. */
export const UnderstoodQuery = z.object({
  facets: z.array(UnderstoodFacet),
  /** Words without any match, which were dropped. */
  unknownWords: z.array(z.string()),
  /** Products that the shop does not sell, as named in the query; others are shown. */
  notStocked: z.nullable(z.string()),
  /** Other products that the query names and that are not among those shown. */
  apart: z.optional(z.array(z.string())),
  /** The problem described by the query: a code of the vertical, such as `mould`. */
  problem: z.nullable(z.string()),
})
export type UnderstoodQuery = z.infer<typeof UnderstoodQuery>
