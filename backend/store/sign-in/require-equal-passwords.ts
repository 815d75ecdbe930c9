import { Refusal } from '../../contract/refusal.ts'

/** A new password and its repetition must match (spec §5). */
export function requireEqualPasswords(password: string, confirmation: string): void {
  if (password === confirmation) return
  throw new Refusal(422, {
    key: 'passwordMismatch',
    code: 'password_mismatch',
    field: 'password_confirmation',
  })
}
