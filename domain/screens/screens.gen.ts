// Written from the file names by `npm run screens`, the build and the dev server.
import * as aboutPurchase from './content/about-purchase.ts'
import * as adviser from '../ventilation/screens/adviser.ts'
import * as article from './content/article.ts'
import * as articleCategory from './content/article-category.ts'
import * as articleTag from './content/article-tag.ts'
import * as articles from './content/articles.ts'
import * as authProxy from './account/auth-proxy.ts'
import * as author from './content/author.ts'
import * as branch from './content/branch.ts'
import * as branches from './content/branches.ts'
import * as brands from './content/brands.ts'
import * as bulkOrder from './checkout/bulk-order.ts'
import * as calculator from '../ventilation/screens/calculator.ts'
import * as calculators from '../ventilation/screens/calculators.ts'
import * as category from './catalog/category.ts'
import * as checkout from './checkout/checkout.ts'
import * as checkoutFinished from './checkout/checkout-finished.ts'
import * as checkoutInfo from './checkout/checkout-info.ts'
import * as checkoutMethods from './checkout/checkout-methods.ts'
import * as claim from './checkout/claim.ts'
import * as compare from './catalog/compare.ts'
import * as contact from './content/contact.ts'
import * as error from './content/error.ts'
import * as faq from './content/faq.ts'
import * as glossary from './content/glossary.ts'
import * as glossaryTerm from './content/glossary-term.ts'
import * as home from './content/home.ts'
import * as importOrder from './checkout/import-order.ts'
import * as login from './account/login.ts'
import * as maintenance from './content/maintenance.ts'
import * as page from './content/page.ts'
import * as passwordForgotten from './account/password-forgotten.ts'
import * as passwordReset from './account/password-reset.ts'
import * as paymentCallback from './checkout/payment-callback.ts'
import * as planner from '../ventilation/screens/planner.ts'
import * as product from './product/product.ts'
import * as register from './account/register.ts'
import * as search from './catalog/search.ts'
import * as sharedList from './account/shared-list.ts'
import * as shoppingList from './account/shopping-list.ts'
import * as shoppingLists from './account/shopping-lists.ts'
import * as userActivate from './account/user-activate.ts'
import * as userAddresses from './account/user-addresses.ts'
import * as userClaims from './account/user-claims.ts'
import * as userCredits from './account/user-credits.ts'
import * as userDashboard from './account/user-dashboard.ts'
import * as userDocuments from './account/user-documents.ts'
import * as userOrder from './account/user-order.ts'
import * as userOrders from './account/user-orders.ts'
import * as userPassword from './account/user-password.ts'
import * as userSettings from './account/user-settings.ts'
import * as wishList from './account/wish-list.ts'
import * as withdrawal from './checkout/withdrawal.ts'
import type { PoliciesOf } from './screen-policy.ts'

export interface ScreenProps {
  'about-purchase': aboutPurchase.AboutPurchaseProps
  adviser: adviser.AdviserProps
  article: article.ArticleProps
  'article-category': articleCategory.ArticleCategoryProps
  'article-tag': articleTag.ArticleTagProps
  articles: articles.ArticlesProps
  'auth-proxy': authProxy.AuthProxyProps
  author: author.AuthorProps
  branch: branch.BranchProps
  branches: branches.BranchesProps
  brands: brands.BrandsProps
  'bulk-order': bulkOrder.BulkOrderProps
  calculator: calculator.CalculatorProps
  calculators: calculators.CalculatorsProps
  category: category.CategoryProps
  checkout: checkout.CheckoutProps
  'checkout-finished': checkoutFinished.CheckoutFinishedProps
  'checkout-info': checkoutInfo.CheckoutInfoProps
  'checkout-methods': checkoutMethods.CheckoutMethodsProps
  claim: claim.ClaimProps
  compare: compare.CompareProps
  contact: contact.ContactProps
  error: error.ErrorProps
  faq: faq.FaqProps
  glossary: glossary.GlossaryProps
  'glossary-term': glossaryTerm.GlossaryTermProps
  home: home.HomeProps
  'import-order': importOrder.ImportOrderProps
  login: login.LoginProps
  maintenance: maintenance.MaintenanceProps
  page: page.PageProps
  'password-forgotten': passwordForgotten.PasswordForgottenProps
  'password-reset': passwordReset.PasswordResetProps
  'payment-callback': paymentCallback.PaymentCallbackProps
  planner: planner.PlannerProps
  product: product.ProductProps
  register: register.RegisterProps
  search: search.SearchProps
  'shared-list': sharedList.SharedListProps
  'shopping-list': shoppingList.ShoppingListProps
  'shopping-lists': shoppingLists.ShoppingListsProps
  'user-activate': userActivate.UserActivateProps
  'user-addresses': userAddresses.UserAddressesProps
  'user-claims': userClaims.UserClaimsProps
  'user-credits': userCredits.UserCreditsProps
  'user-dashboard': userDashboard.UserDashboardProps
  'user-documents': userDocuments.UserDocumentsProps
  'user-order': userOrder.UserOrderProps
  'user-orders': userOrders.UserOrdersProps
  'user-password': userPassword.UserPasswordProps
  'user-settings': userSettings.UserSettingsProps
  'wish-list': wishList.WishListProps
  withdrawal: withdrawal.WithdrawalProps
}

/** What the browser knows of every screen. */
export const screenRoutes = {
  'about-purchase': aboutPurchase.route,
  adviser: adviser.route,
  article: article.route,
  'article-category': articleCategory.route,
  'article-tag': articleTag.route,
  articles: articles.route,
  'auth-proxy': authProxy.route,
  author: author.route,
  branch: branch.route,
  branches: branches.route,
  brands: brands.route,
  'bulk-order': bulkOrder.route,
  calculator: calculator.route,
  calculators: calculators.route,
  category: category.route,
  checkout: checkout.route,
  'checkout-finished': checkoutFinished.route,
  'checkout-info': checkoutInfo.route,
  'checkout-methods': checkoutMethods.route,
  claim: claim.route,
  compare: compare.route,
  contact: contact.route,
  faq: faq.route,
  glossary: glossary.route,
  'glossary-term': glossaryTerm.route,
  home: home.route,
  'import-order': importOrder.route,
  login: login.route,
  maintenance: maintenance.route,
  page: page.route,
  'password-forgotten': passwordForgotten.route,
  'password-reset': passwordReset.route,
  'payment-callback': paymentCallback.route,
  planner: planner.route,
  product: product.route,
  register: register.route,
  search: search.route,
  'shared-list': sharedList.route,
  'shopping-list': shoppingList.route,
  'shopping-lists': shoppingLists.route,
  'user-activate': userActivate.route,
  'user-addresses': userAddresses.route,
  'user-claims': userClaims.route,
  'user-credits': userCredits.route,
  'user-dashboard': userDashboard.route,
  'user-documents': userDocuments.route,
  'user-order': userOrder.route,
  'user-orders': userOrders.route,
  'user-password': userPassword.route,
  'user-settings': userSettings.route,
  'wish-list': wishList.route,
  withdrawal: withdrawal.route,
}

/** What only the server knows. */
export const screenPolicies = {
  'about-purchase': aboutPurchase.policy,
  adviser: adviser.policy,
  article: article.policy,
  'article-category': articleCategory.policy,
  'article-tag': articleTag.policy,
  articles: articles.policy,
  'auth-proxy': authProxy.policy,
  author: author.policy,
  branch: branch.policy,
  branches: branches.policy,
  brands: brands.policy,
  'bulk-order': bulkOrder.policy,
  calculator: calculator.policy,
  calculators: calculators.policy,
  category: category.policy,
  checkout: checkout.policy,
  'checkout-finished': checkoutFinished.policy,
  'checkout-info': checkoutInfo.policy,
  'checkout-methods': checkoutMethods.policy,
  claim: claim.policy,
  compare: compare.policy,
  contact: contact.policy,
  error: error.policy,
  faq: faq.policy,
  glossary: glossary.policy,
  'glossary-term': glossaryTerm.policy,
  home: home.policy,
  'import-order': importOrder.policy,
  login: login.policy,
  maintenance: maintenance.policy,
  page: page.policy,
  'password-forgotten': passwordForgotten.policy,
  'password-reset': passwordReset.policy,
  'payment-callback': paymentCallback.policy,
  planner: planner.policy,
  product: product.policy,
  register: register.policy,
  search: search.policy,
  'shared-list': sharedList.policy,
  'shopping-list': shoppingList.policy,
  'shopping-lists': shoppingLists.policy,
  'user-activate': userActivate.policy,
  'user-addresses': userAddresses.policy,
  'user-claims': userClaims.policy,
  'user-credits': userCredits.policy,
  'user-dashboard': userDashboard.policy,
  'user-documents': userDocuments.policy,
  'user-order': userOrder.policy,
  'user-orders': userOrders.policy,
  'user-password': userPassword.policy,
  'user-settings': userSettings.policy,
  'wish-list': wishList.policy,
  withdrawal: withdrawal.policy,
} satisfies PoliciesOf<typeof screenRoutes>
