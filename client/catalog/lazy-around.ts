import { lazyPart } from '../lazy-part.ts'

/* Their HTML is in the page; their script may come after the list can be used. */
const loadAround = () => import('./around.ts')
const around = import.meta.env.SSR ? await loadAround() : null

async function load<Name extends keyof NonNullable<typeof around>>(name: Name) {
  return (await loadAround())[name]
}

export const BelowList = around?.BelowList ?? lazyPart(() => load('BelowList'))
export const ChildCategories = around?.ChildCategories ?? lazyPart(() => load('ChildCategories'))
export const ListBanner = around?.ListBanner ?? lazyPart(() => load('ListBanner'))
