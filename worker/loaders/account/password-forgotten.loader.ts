import { privateHead } from '../head.ts'
import type { Loader } from '../screen.ts'

export const loadPasswordForgotten: Loader<'password-forgotten'> = async ({ rawQuery, text }) => {
  return {
    props: { sent: rawQuery.has('sent'), email: '', errors: {} },
    head: privateHead(text('password.forgottenTitle')),
  }
}
