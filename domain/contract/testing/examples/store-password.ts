import {
  changePassword,
  checkResetToken,
  forgotPassword,
  resetPassword,
} from '../../store-password.ts'
import { exampleUser } from './entities/user.ts'
import { example, type Example } from './example.ts'

const done = { data: { done: true as const } }
const fresh = { password: 'frische-luft-27', password_confirmation: 'frische-luft-27' }

const token = 'Tn0xQv3mJ0c7h2XK5t1Zp8sLwYb6Nf4uRgDa9eTiVoW'

export const storePasswordExamples: Example[] = [
  example(forgotPassword, {
    body: { callbackUrl: '/passwordReset', email: exampleUser.email },
    response: done,
    refusals: ['too_many_attempts'],
  }),
  example(resetPassword, {
    body: {
      email: exampleUser.email,
      token,
      ...fresh,
    },
    response: done,
    refusals: ['password_mismatch', 'reset_invalid', 'too_many_attempts'],
  }),
  example(checkResetToken, { body: { token }, response: { data: { isOpen: true } } }),
  example(changePassword, {
    as: 'customer',
    body: { old_password: 'lueften-2026', ...fresh },
    response: done,
    refusals: ['wrong_password', 'password_mismatch', 'operator_session', 'too_many_attempts'],
  }),
]
