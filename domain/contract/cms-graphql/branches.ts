import * as z from 'zod/mini'
import {
  Branch,
  BranchPin,
  BranchServices,
  branchMapLimit,
} from '../../content/reference/branch.ts'
import { chosen, ContentNames, part, permissions } from './args.ts'
import { graphqlQuery, listOf, narrowed } from './query.ts'

export const branchQuery = graphqlQuery({
  name: 'branch',
  args: z.object({
    ...chosen,
    store_id: z.optional(ContentNames),
    primary: z.optional(z.boolean()),
    ...part(100, branchMapLimit),
    ...permissions,
  }),
  response: listOf(Branch),
  summary: 'Branches, the heaviest first',
})

/** Services of branches, for the pick-up point list. */
export const branchServicesQuery = narrowed(branchQuery, listOf(BranchServices))

/** For a map: request with limit 500. */
export const branchPinsQuery = narrowed(branchQuery, listOf(BranchPin))
