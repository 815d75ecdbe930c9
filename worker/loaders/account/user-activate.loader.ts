import { orElse } from '../../upstream/or-else.ts'
import { privateHead } from '../head.ts'
import type { Loader } from '../screen.ts'

const tokenShape = /^[\w-]{20,200}$/

const parameters = [
  { purpose: 'newsletter', name: 'token', title: 'activation.title' },
  { purpose: 'unsubscribe', name: 'unsubscribe', title: 'activation.unsubscribe.title' },
  { purpose: 'unwatch', name: 'unwatch', title: 'activation.unwatch.title' },
  { purpose: 'order', name: 'order', title: 'activation.order.title' },
  { purpose: 'inquiry', name: 'inquiry', title: 'activation.inquiry.title' },
  { purpose: 'watcher', name: 'watcher', title: 'activation.watcher.title' },
  { purpose: 'account', name: 'account', title: 'activation.account.title' },
] as const

/**
 * Target of emailed links: activation (spec §2), unsubscribing, confirmations. Opening one changes
 * nothing, because mail scanners open links too.
 */
export const loadUserActivate: Loader<'user-activate'> = async ({ rawQuery, text, store }) => {
  if (rawQuery.has('sent')) {
    const props = { purpose: 'account', state: 'sent', token: '', message: '' } as const
    return { props, head: privateHead(text('activation.sent.title')) }
  }
  const { purpose, name, title } =
    parameters.find((parameter) => rawQuery.has(parameter.name)) ?? parameters[0]
  const token = rawQuery.get(name) ?? ''
  if (tokenShape.test(token)) {
    const total = purpose === 'order' ? await orElse(store.totalToConfirm(token), null) : null
    const props = { purpose, state: 'open', token, message: '', total } as const
    return { props, head: privateHead(text(title)) }
  }
  const props = {
    purpose,
    state: 'refused',
    token: '',
    message: text('activation.broken'),
  } as const
  return { props, head: privateHead(text('activation.failedTitle')), status: 404 }
}
