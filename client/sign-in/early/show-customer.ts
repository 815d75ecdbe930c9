import { api } from '../../../domain/api.ts'
import { hasFeature } from '../../../domain/content/features.ts'
import { hasFirstInteraction, triggerFirstInteraction } from '../../first-interaction.ts'
import { getEarly, takeEarly } from '../../http/early-response.ts'
import type { LayoutData } from '../../layout-data.ts'
import { hasWishes, readCustomerName } from './read-customer.ts'

/**
 * What a page shows of a customer before the first interaction: the name in the header. Whatever
 * else there is, or a failed request, loads the personal parts as an interaction does.
 */
export async function showCustomer({ frame }: LayoutData): Promise<void> {
  if (hasFirstInteraction()) return
  let isCurrent = true
  // Restored from the bfcache: somebody may have signed out since.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    isCurrent = false
    delete document.documentElement.dataset.customer
    for (const url of [api.session, api.wishList]) takeEarly(url)
  })
  const isWishing =
    hasFeature(frame.configuration, 'favourites') &&
    getEarly(api.wishList).then(hasWishes, () => true)
  const name = await getEarly(api.session).then(readCustomerName, () => null)
  if (!isCurrent) return
  if (name) showName(name)
  if (name === null || (await isWishing)) triggerFirstInteraction()
}

/**
 * Draws the name in place of "Sign in" by header.css, until the personal links have loaded: their
 * server HTML cannot be changed before it is hydrated.
 */
function showName(name: string): void {
  const { dataset, style } = document.documentElement
  style.setProperty('--customer', JSON.stringify(name))
  dataset.customer = ''
}
