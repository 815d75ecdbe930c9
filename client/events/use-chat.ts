import { useEffect } from 'react'
import type { EventConsumers } from '../../domain/event-consumers.ts'
import { type Consent, needsConsent } from '../layout/notices/consent.ts'
import { currentPage } from '../navigation/current-page.ts'
import { hasRequestedScript, loadScript } from './load-script.ts'

/**
 * Loads the chat script after consent to marketing (spec §7). A running script cannot be unloaded:
 * when consent is withdrawn, here or in another tab, the page reloads without it, even while the
 * chat is open.
 */
export function useChat({ chat }: EventConsumers, given: Consent | null) {
  const page = currentPage.value
  useEffect(() => {
    if (!chat || !page) return
    const isAllowed = given !== null && !needsConsent(given, Date.now()) && given.marketing
    // A script that cannot be loaded is no failure of the shop.
    if (isAllowed) loadScript(chat.url).catch(() => undefined)
    else if (hasRequestedScript(chat.url)) location.reload()
  }, [chat, given, page])
}
