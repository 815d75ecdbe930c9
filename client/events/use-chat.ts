import { useEffect } from 'react'
import type { EventConsumers } from '../../domain/event-consumers.ts'
import { type Consent, needsConsent } from '../layout/notices/consent.ts'
import { currentPage } from '../navigation/current-page.ts'
import { hasRequestedScript, loadScript } from './load-script.ts'

/**
 * Puts the script of a chat or an assistant into the head after a yes to marketing (spec §7). A
 * script that runs cannot be taken back: when the yes is withdrawn, here or in another tab, the page
 * is loaded anew without it, also while the chat is open.
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
