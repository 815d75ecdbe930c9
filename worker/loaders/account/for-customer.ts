import type { ScreenName } from '../../../domain/routes.ts'
import type { User } from '../../../domain/account/user.ts'
import type { PrivateInput, PrivateLoader } from '../screen.ts'

/** Loader of an account screen: guests are redirected to sign-in and back (spec §6). */
export function forCustomer<Name extends ScreenName>(
  path: (input: PrivateInput) => string,
  load: (input: PrivateInput, user: User) => ReturnType<PrivateLoader<Name>>,
): PrivateLoader<Name> {
  return async (input) => {
    const user = await input.store.user()
    if (user) return load(input, user)
    return { redirect: input.routes.login(path(input)), status: 303 }
  }
}
