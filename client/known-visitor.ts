import { knownCookie, type KnownVisitor } from '../domain/account/known-cookie.ts'

/* Detects cookies and stored state of earlier pages that this page has to show: only their parts
   load before the first interaction (decision 0136). Storage keys repeat those of persisted signals,
   whose modules are not on every page. */

export const hasSession = () => isKnownAs('1')
export const hasGuestCart = () => isKnownAs('cart')

/** A comparison or a guest's wishes, shown as a count in the header and as toggles on tiles. */
export const hasChosenProducts = () =>
  isStored('compare.v1', '["') || isStored('wanted-wishes.v1', '["')
export const hasClosedBanner = () => isStored('closed-banners.v1', '"top-')
export const hasListView = () => isStored('list-view.v1', '"')
export const hasAnsweredConsent = () => isStored('consent.v1', '"at":')
export const hasOpenModal = () => isStored('redirect-modal.v1', 'true')

/** Typed input, which belongs to one session and is wiped in another. */
export const hasPersonalInput = () =>
  readStorage(() => Object.keys(localStorage).some((name) => name.startsWith('personal.')))

/** A message for this page (client/storage/flash-message.ts). */
export const hasFlashMessage = () => readStorage(() => sessionStorage.getItem('flash.v1') !== null)

function isKnownAs(known: KnownVisitor): boolean {
  return readStorage(() => document.cookie.split('; ').includes(`${knownCookie}=${known}`))
}

export function isStored(name: string, content: string): boolean {
  return readStorage(() => localStorage.getItem(name)?.includes(content) ?? false)
}

/** False if storage or cookies are forbidden: nothing was stored either. */
function readStorage(find: () => boolean): boolean {
  try {
    return find()
  } catch {
    return false
  }
}
