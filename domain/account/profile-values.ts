import type { User } from './user.ts'

/** A customer's profile as form values of the settings. */
export function profileValues({ firstName, lastName, phone, business }: User) {
  return {
    fullName: `${firstName} ${lastName}`.trim(),
    phone,
    ...(business ? { isBusiness: '1', ...business } : {}),
  }
}
