import { afterEach, describe, expect, it, vi } from 'vitest'
import { listView } from './catalog/list-view.ts'
import { compareIds } from './compare/compare.ts'
import { closeBanner } from './layout/header/closed-banners.ts'
import { openRedirectModal } from './layout/modals/redirect-modal-is-open.ts'
import { giveConsent } from './layout/notices/consent.ts'
import * as known from './known-visitor.ts'
import { setIdentity } from './sign-in/identity.ts'
import { flash } from './storage/flash-message.ts'
import { persistedSignal } from './storage/persisted-signal.ts'
import { loadStorage } from './storage/storage-is-loaded.ts'
import { addPendingWish, removePendingWish } from './wish-list/pending-wishes.ts'

function memoryStorage() {
  const items = new Map<string, string>()
  const methods = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
    removeItem: (name: string) => void items.delete(name),
  }
  // Names of a real storage are its own enumerable keys; its methods are not.
  return new Proxy(methods, {
    ownKeys: () => [...items.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  })
}

vi.stubGlobal('localStorage', memoryStorage())
vi.stubGlobal('sessionStorage', memoryStorage())
vi.stubGlobal('addEventListener', () => {})
const typed = persistedSignal({
  key: 'typed',
  privacy: 'personal',
  version: 1,
  accepts: (value) => typeof value === 'string',
  initial: '',
})
loadStorage()

const document = { cookie: '' }
vi.stubGlobal('document', document)
afterEach(() => void (document.cookie = ''))

describe('design §9 weight: what earlier pages have left to show', () => {
  it('is a session or a guest’s cart by the cookie', () => {
    expect([known.hasSession(), known.hasGuestCart()]).toEqual([false, false])
    document.cookie = 'locale=de; known=1'
    expect([known.hasSession(), known.hasGuestCart()]).toEqual([true, false])
    document.cookie = 'unknown=1; known=cart'
    expect([known.hasSession(), known.hasGuestCart()]).toEqual([false, true])
  })

  it('is a comparison or wishes while they have a product', () => {
    expect(known.hasChosenProducts()).toBe(false)
    compareIds.value = ['fan']
    expect(known.hasChosenProducts()).toBe(true)
    compareIds.value = []
    expect(known.hasChosenProducts()).toBe(false)
    addPendingWish('fan-100')
    expect(known.hasChosenProducts()).toBe(true)
    removePendingWish('fan-100')
    expect(known.hasChosenProducts()).toBe(false)
  })

  it('is a closed top banner, not a closed language offer', () => {
    closeBanner('language-cs')
    expect(known.hasClosedBanner()).toBe(false)
    closeBanner('top-2026-11-26')
    expect(known.hasClosedBanner()).toBe(true)
  })

  it('is a chosen list view', () => {
    expect(known.hasListView()).toBe(false)
    listView.value = 'list'
    expect(known.hasListView()).toBe(true)
  })

  it('is an answered consent, an open modal, typed input and a message for the next page', () => {
    const found = () => [
      known.hasAnsweredConsent(),
      known.hasOpenModal(),
      known.hasPersonalInput(),
      known.hasFlashMessage(),
    ]
    expect(found()).toEqual([false, false, false, false])
    giveConsent({ statistics: false, marketing: false })
    openRedirectModal()
    setIdentity(null)
    typed.value = 'Jana'
    flash({ kind: 'success', text: 'Angemeldet' })
    expect(found()).toEqual([true, true, true, true])
  })

  it('is nothing where storage is forbidden', () => {
    const forbidden = new Proxy(
      {},
      {
        get: () => {
          throw new Error('forbidden')
        },
        ownKeys: () => {
          throw new Error('forbidden')
        },
      },
    )
    vi.stubGlobal('localStorage', forbidden)
    vi.stubGlobal('sessionStorage', forbidden)
    expect([known.hasChosenProducts(), known.hasPersonalInput(), known.hasFlashMessage()]).toEqual([
      false,
      false,
      false,
    ])
  })
})
