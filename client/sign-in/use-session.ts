import { useEffect } from 'react'
import useSWR from 'swr'
import { api } from '../../domain/api.ts'
import type { Session, User } from '../../domain/account/user.ts'
import { openRedirectModal } from '../layout/modals/redirect-modal-is-open.ts'
import { getFirstJson } from '../http/get-first-json.ts'
import { forgetRestored } from './forget-restored.ts'
import { setIdentity } from './identity.ts'

interface UseSession {
  /** null for a guest, and while `loaded` is false. */
  user: User | null
  loaded: boolean
  refresh: () => Promise<unknown>
}

/** The session. Known only after hydration: nothing personal is in a page's HTML. */
export function useSession(): UseSession {
  const { data, mutate } = useSWR(api.session, (url) => getFirstJson(url, parseSession), {
    revalidateOnFocus: false,
  })
  useEffect(forgetRestored, [])
  return { user: data?.user ?? null, loaded: data !== undefined, refresh: () => mutate() }
}

const guest: Session = { user: null }

/** Parsed without a schema for guests. */
async function parseSession(body: unknown): Promise<Session> {
  const session =
    JSON.stringify(body) === JSON.stringify(guest)
      ? guest
      : (await import('../../domain/account/user.ts')).Session.parse(body)
  setIdentity(session.user?.id ?? null)
  if (session.restricted) openRedirectModal()
  return session
}
