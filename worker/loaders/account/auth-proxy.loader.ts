import { privateHead } from '../head.ts'
import type { Loader } from '../screen.ts'

const tokenShape = /^[\w.-]{20,1000}$/

/**
 * Target of operators' and identity providers' links (spec §2, decision 86). Opening it changes
 * nothing: link previews and forged links must not sign anybody in.
 */
export const loadAuthProxy: Loader<'auth-proxy'> = async ({ rawQuery, text }) => {
  const token = rawQuery.get('token') ?? ''
  if (tokenShape.test(token)) {
    const props = { state: 'open', token, message: '' } as const
    return { props, head: privateHead(text('loginAs.title')) }
  }
  const props = { state: 'missing', token: '', message: text('loginAs.missing') } as const
  return { props, head: privateHead(text('loginAs.failed')), status: 400 }
}
