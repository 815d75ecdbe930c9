import { lazy } from 'react'
import { addTexts } from '../../i18n/add-texts.ts'

/* Their HTML is in the page; their script and texts may come after the list can be used. */
const loadAround = () => import('./around.ts')
const around = import.meta.env.SSR ? await loadAround() : null

async function load<Name extends keyof NonNullable<typeof around>>(name: Name) {
  const [parts] = await Promise.all([loadAround(), addTexts('listing'), addTexts('selection')])
  return { default: parts[name] }
}

export const BelowList = around?.BelowList ?? lazy(() => load('BelowList'))
export const ChildCategories = around?.ChildCategories ?? lazy(() => load('ChildCategories'))
export const ListBanner = around?.ListBanner ?? lazy(() => load('ListBanner'))
