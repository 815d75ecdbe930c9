import * as z from 'zod/mini'

/** Words of one language for the same products. */
export const SearchWordGroup = z.strictObject({
  /** Phrases of one or more words, in any order; one form of a word is enough. */
  words: z.array(z.string().check(z.minLength(1), z.maxLength(80))).check(z.maxLength(200)),
  /** Where the products are, the likeliest first; with all below them. */
  categories: z.array(z.string()),
  /** The shop does not sell them: it says so, and shows the categories instead. */
  notStocked: z.optional(z.boolean()),
})
export type SearchWordGroup = z.infer<typeof SearchWordGroup>

/** What people type for the products of the shop; an operator edits it, one list a language. */
export const SearchWords = z.strictObject({
  groups: z.array(SearchWordGroup).check(z.maxLength(500)),
})
export type SearchWords = z.infer<typeof SearchWords>
