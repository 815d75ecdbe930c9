import type { ScreenName } from '../../../domain/routes.ts'
import type { User } from '../../../domain/account/user.ts'
import type { PrivateInput, PrivateScreen } from '../screen.ts'

type Answer<Name extends ScreenName> = Awaited<ReturnType<PrivateScreen<Name>['load']>>

/** A screen of the account: whoever is not logged in is sent to the login and back (spec §6). */
export function forCustomer<Name extends ScreenName>(
  path: (input: PrivateInput) => string,
  load: (input: PrivateInput, user: User) => Promise<Answer<Name>>,
): PrivateScreen<Name> {
  return {
    access: 'private',
    async load(input) {
      const user = await input.store.user()
      if (user) return load(input, user)
      return { redirect: input.routes.login(path(input)), status: 303 }
    },
  }
}
