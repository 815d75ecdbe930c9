import type { ScreenName } from '../../domain/routes.ts'
import { articlesScreen } from './content/articles.ts'
import { articleScreen } from './content/article.ts'
import { articleCategoryScreen } from './content/article-category.ts'
import { articleTagScreen } from './content/article-tag.ts'
import { authorScreen } from './content/author.ts'
import { branchesScreen } from './content/branches.ts'
import { branchScreen } from './content/branch.ts'
import { bulkOrderScreen } from './checkout/bulk-order.ts'
import { glossaryScreen } from './content/glossary.ts'
import { glossaryTermScreen } from './content/glossary-term.ts'
import { aboutPurchaseScreen } from './content/about-purchase.ts'
import { contactScreen } from './content/contact.ts'
import { brandsScreen } from './content/brands.ts'
import { calculatorScreen } from '../ventilation/calculator.ts'
import { calculatorsScreen } from '../ventilation/calculators.ts'
import { categoryScreen } from './catalog/category.ts'
import { checkoutFinishedScreen } from './checkout/checkout-finished.ts'
import { checkoutInfoScreen } from './checkout/checkout-info.ts'
import { checkoutMethodsScreen } from './checkout/checkout-methods.ts'
import { checkoutScreen } from './checkout/checkout.ts'
import { compareScreen } from './catalog/compare.ts'
import { homeScreen } from './content/home.ts'
import { importOrderScreen } from './checkout/import-order.ts'
import { loginScreen } from './account/login.ts'
import { maintenanceScreen } from './maintenance.ts'
import { pageScreen } from './content/page.ts'
import { passwordForgottenScreen } from './account/password-forgotten.ts'
import { passwordResetScreen } from './account/password-reset.ts'
import { paymentCallbackScreen } from './checkout/payment-callback.ts'
import { productScreen } from './product/product.ts'
import { registerScreen } from './account/register.ts'
import type { Screen } from './screen.ts'
import { searchScreen } from './catalog/search.ts'
import { userDashboardScreen } from './account/user-dashboard.ts'
import { userOrdersScreen } from './account/user-orders.ts'
import { userOrderScreen } from './account/user-order.ts'
import { userSettingsScreen } from './account/user-settings.ts'
import { userPasswordScreen } from './account/user-password.ts'
import { userAddressesScreen } from './account/user-addresses.ts'
import { shoppingListsScreen } from './account/shopping-lists.ts'
import { shoppingListScreen } from './account/shopping-list.ts'
import { userActivateScreen } from './account/user-activate.ts'
import { withdrawalScreen } from './checkout/withdrawal.ts'
import { wishListScreen } from './account/wish-list.ts'

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
