import { hasChosenProducts } from '../../known-visitor.ts'
import { browserPart } from '../../lazy-part.ts'

/* Parts of the header's links that need SWR or stored choices: loaded at the first interaction, or
   at once where a guest has chosen products. */
const load = () => import('../lazy-personal.ts')
const when = { isNeededNow: hasChosenProducts }

export const AccountPanel = browserPart(async () => (await load()).AccountPanel, when)
export const CompareHost = browserPart(async () => (await load()).CompareHost, when)
export const CompareLink = browserPart(async () => (await load()).CompareLink, when)
export const GuestWishLink = browserPart(async () => (await load()).GuestWishLink, when)
export const PersonalData = browserPart(async () => (await load()).PersonalData, when)
