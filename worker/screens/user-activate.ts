import { privateHead } from './head.ts'
import type { PrivateScreen } from './screen.ts'

const tokenShape = /^[\w-]{20,200}$/

/**
 * Target of the link in the activation mail (spec §2). Opening it changes nothing: programs that
 * look at links in mails must not subscribe anybody.
 */
export const userActivateScreen: PrivateScreen<'user-activate'> = {
  access: 'private',
  async load({ rawQuery, text }) {
    const token = rawQuery.get('token') ?? ''
    if (tokenShape.test(token)) {
      const props = { state: 'open', token, told: '' } as const
      return { props, head: privateHead(text('activation.title')) }
    }
    const props = { state: 'refused', token: '', told: text('activation.broken') } as const
    return { props, head: privateHead(text('activation.failedTitle')), status: 404 }
  },
}
