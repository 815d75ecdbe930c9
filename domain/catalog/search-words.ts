import * as z from 'zod/mini'

/** Synonyms of one language for the same products. */
export const SearchWordGroup = z.strictObject({
  /** Phrases of one or more words, in any order; one word form is enough. */
  words: z.array(z.string().check(z.minLength(1), z.maxLength(80))).check(z.maxLength(200)),
  /** Categories of the products, the likeliest first, including their children. */
  categories: z.array(z.string()),
  /** Not sold here: the search says so and shows the categories instead. */
  notStocked: z.optional(z.boolean()),
  /** Brand names: a product named beside one takes precedence over these categories. */
  isBrand: z.optional(z.boolean()),
})
export type SearchWordGroup = z.infer<typeof SearchWordGroup>

/** Synonyms for search; edited by an operator, one list per language. */
export const SearchWords = z.strictObject({
  groups: z.array(SearchWordGroup).check(z.maxLength(500)),
  /** Words that stand for each other in every phrase. */
  synonyms: z.optional(
    z
      .array(z.array(z.string().check(z.minLength(1), z.maxLength(80))).check(z.maxLength(20)))
      .check(z.maxLength(200)),
  ),
})
export type SearchWords = z.infer<typeof SearchWords>
