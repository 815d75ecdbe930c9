import * as z from 'zod/mini'

/** Longer than any slug, short enough for an index. */
export const ContentName = z.string().check(z.minLength(1), z.maxLength(300))

export const ContentNames = z.array(ContentName).check(z.maxLength(500))

/** By id or slug, among content visible to the caller. */
export const chosen = { _id: z.optional(ContentNames), slug: z.optional(ContentName) }

/** Offset and limit of a list. */
export const part = (usual: number, most: number) => ({
  skip: z._default(z.int().check(z.gte(0), z.lte(100_000)), 0),
  limit: z._default(z.int().check(z.gte(1), z.lte(most)), usual),
})

/** False: includes content for other customer groups, such as for a sitemap. */
export const permissions = { checkPermissions: z._default(z.boolean(), true) }
