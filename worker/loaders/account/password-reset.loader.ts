import { privateHead } from '../head.ts'
import type { Loader } from '../screen.ts'

export const loadPasswordReset: Loader<'password-reset'> = async ({ rawQuery, text, store }) => {
  const sent = rawQuery.get('token') ?? ''
  const token = sent.length <= 200 ? sent : ''
  const isOver = token !== '' && !(await store.isResetOpen(token))
  return {
    props: { token, isOver, email: '', errors: {} },
    head: privateHead(text('password.resetTitle')),
    status: isOver ? 410 : 200,
  }
}
