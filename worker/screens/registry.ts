import type { ScreenName } from '../../domain/routes.ts'
import { articlesScreen } from './articles.ts'
import { articleScreen } from './article.ts'
import { articleCategoryScreen } from './article-category.ts'
import { articleTagScreen } from './article-tag.ts'
import { authorScreen } from './author.ts'
import { branchesScreen } from './branches.ts'
import { branchScreen } from './branch.ts'
import { bulkOrderScreen } from './bulk-order.ts'
import { glossaryScreen } from './glossary.ts'
import { glossaryTermScreen } from './glossary-term.ts'
import { aboutPurchaseScreen } from './about-purchase.ts'
import { contactScreen } from './contact.ts'
import { brandsScreen } from './brands.ts'
import { calculatorScreen } from './calculator.ts'
import { calculatorsScreen } from './calculators.ts'
import { categoryScreen } from './category.ts'
import { checkoutFinishedScreen } from './checkout-finished.ts'
import { checkoutInfoScreen } from './checkout-info.ts'
import { checkoutMethodsScreen } from './checkout-methods.ts'
import { checkoutScreen } from './checkout.ts'
import { compareScreen } from './compare.ts'
import { homeScreen } from './home.ts'
import { importOrderScreen } from './import-order.ts'
import { loginScreen } from './login.ts'
import { maintenanceScreen } from './maintenance.ts'
import { pageScreen } from './page.ts'
import { passwordForgottenScreen } from './password-forgotten.ts'
import { passwordResetScreen } from './password-reset.ts'
import { paymentCallbackScreen } from './payment-callback.ts'
import { productScreen } from './product.ts'
import { registerScreen } from './register.ts'
import type { Screen } from './screen.ts'
import { searchScreen } from './search.ts'
import { userDashboardScreen } from './user-dashboard.ts'
import { userOrdersScreen } from './user-orders.ts'
import { userOrderScreen } from './user-order.ts'
import { userSettingsScreen } from './user-settings.ts'
import { userPasswordScreen } from './user-password.ts'
import { userAddressesScreen } from './user-addresses.ts'
import { shoppingListsScreen } from './shopping-lists.ts'
import { shoppingListScreen } from './shopping-list.ts'
import { userActivateScreen } from './user-activate.ts'
import { withdrawalScreen } from './withdrawal.ts'
import { wishListScreen } from './wish-list.ts'

type Registry = { [Name in Exclude<ScreenName, 'error'>]: Screen<Name> }

/** Every screen's loader, by the name that it has everywhere. */
export const screens: Registry = {
  home: homeScreen,
  search: searchScreen,
  product: productScreen,
  page: pageScreen,
  calculators: calculatorsScreen,
  calculator: calculatorScreen,
  articles: articlesScreen,
  article: articleScreen,
  'article-category': articleCategoryScreen,
  'article-tag': articleTagScreen,
  author: authorScreen,
  branches: branchesScreen,
  branch: branchScreen,
  glossary: glossaryScreen,
  'glossary-term': glossaryTermScreen,
  'about-purchase': aboutPurchaseScreen,
  contact: contactScreen,
  brands: brandsScreen,
  login: loginScreen,
  register: registerScreen,
  'password-forgotten': passwordForgottenScreen,
  'password-reset': passwordResetScreen,
  'user-activate': userActivateScreen,
  checkout: checkoutScreen,
  'checkout-methods': checkoutMethodsScreen,
  'checkout-info': checkoutInfoScreen,
  'checkout-finished': checkoutFinishedScreen,
  'payment-callback': paymentCallbackScreen,
  compare: compareScreen,
  'bulk-order': bulkOrderScreen,
  'import-order': importOrderScreen,
  withdrawal: withdrawalScreen,
  'wish-list': wishListScreen,
  'user-dashboard': userDashboardScreen,
  'user-orders': userOrdersScreen,
  'user-order': userOrderScreen,
  'user-settings': userSettingsScreen,
  'user-password': userPasswordScreen,
  'user-addresses': userAddressesScreen,
  'shopping-lists': shoppingListsScreen,
  'shopping-list': shoppingListScreen,
  maintenance: maintenanceScreen,
  category: categoryScreen,
}
