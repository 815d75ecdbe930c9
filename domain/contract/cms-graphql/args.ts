import * as z from 'zod/mini'

/** Longer than any slug, short enough for an index. */
export const ContentName = z.string().check(z.minLength(1), z.maxLength(300))

export const ContentNames = z.array(ContentName).check(z.maxLength(500))

/** By id or slug, of what the caller may see. */
export const chosen = { _id: z.optional(ContentNames), slug: z.optional(ContentName) }

/** A part of a list: how many are left out first, and how many at most are given. */
export const part = (usual: number, most: number) => ({
  skip: z._default(z.int().check(z.gte(0), z.lte(100_000)), 0),
  limit: z._default(z.int().check(z.gte(1), z.lte(most)), usual),
})

/** False: also what is kept for other groups of customers than the caller's, such as for a site map. */
export const permissions = { checkPermissions: z._default(z.boolean(), true) }
