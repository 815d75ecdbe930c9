import type { RoutedScreenName } from '../../../domain/routes.ts'
import type { CustomerRoute } from '../../../domain/screens/screen-route.ts'
import type { screenRoutes } from '../../../domain/screens/screens.gen.ts'
import type { User } from '../../../domain/account/user.ts'
import type { PrivateInput, PrivateLoader } from '../screen.ts'

type CustomerScreen = {
  [Name in RoutedScreenName]: (typeof screenRoutes)[Name] extends CustomerRoute ? Name : never
}[RoutedScreenName]

/** Loader of a `customerRoute`: guests are redirected to sign-in and back (spec §6). */
export function forCustomer<Name extends CustomerScreen>(
  path: (input: PrivateInput) => string,
  load: (input: PrivateInput, user: User) => ReturnType<PrivateLoader<Name>>,
): PrivateLoader<Name> {
  return async (input) => {
    const user = await input.store.user()
    if (user) return load(input, user)
    return { redirect: input.routes.login(path(input)), status: 303 }
  }
}
