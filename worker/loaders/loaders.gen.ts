// Written from the file names by `npm run screens`, the build and the dev server.
import { loadAboutPurchase } from './content/about-purchase.loader.ts'
import { loadAdviser } from '../ventilation/adviser.loader.ts'
import { loadArticle } from './content/article.loader.ts'
import { loadArticleCategory } from './content/article-category.loader.ts'
import { loadArticleTag } from './content/article-tag.loader.ts'
import { loadArticles } from './content/articles.loader.ts'
import { loadAuthProxy } from './account/auth-proxy.loader.ts'
import { loadAuthor } from './content/author.loader.ts'
import { loadBranch } from './content/branch.loader.ts'
import { loadBranches } from './content/branches.loader.ts'
import { loadBrands } from './content/brands.loader.ts'
import { loadBulkOrder } from './checkout/bulk-order.loader.ts'
import { loadCalculator } from '../ventilation/calculator.loader.ts'
import { loadCalculators } from '../ventilation/calculators.loader.ts'
import { loadCategory } from './catalog/category.loader.ts'
import { loadCheckout } from './checkout/checkout.loader.ts'
import { loadCheckoutFinished } from './checkout/checkout-finished.loader.ts'
import { loadCheckoutInfo } from './checkout/checkout-info.loader.ts'
import { loadCheckoutMethods } from './checkout/checkout-methods.loader.ts'
import { loadClaim } from './checkout/claim.loader.ts'
import { loadCompare } from './catalog/compare.loader.ts'
import { loadContact } from './content/contact.loader.ts'
import { loadFaq } from './content/faq.loader.ts'
import { loadGlossary } from './content/glossary.loader.ts'
import { loadGlossaryTerm } from './content/glossary-term.loader.ts'
import { loadHome } from './content/home.loader.ts'
import { loadImportOrder } from './checkout/import-order.loader.ts'
import { loadLogin } from './account/login.loader.ts'
import { loadMaintenance } from './maintenance.loader.ts'
import { loadPage } from './content/page.loader.ts'
import { loadPasswordForgotten } from './account/password-forgotten.loader.ts'
import { loadPasswordReset } from './account/password-reset.loader.ts'
import { loadPaymentCallback } from './checkout/payment-callback.loader.ts'
import { loadPlanner } from '../ventilation/planner.loader.ts'
import { loadProduct } from './product/product.loader.ts'
import { loadRegister } from './account/register.loader.ts'
import { loadSearch } from './catalog/search.loader.ts'
import { loadSharedList } from './account/shared-list.loader.ts'
import { loadShoppingList } from './account/shopping-list.loader.ts'
import { loadShoppingLists } from './account/shopping-lists.loader.ts'
import { loadUserActivate } from './account/user-activate.loader.ts'
import { loadUserAddresses } from './account/user-addresses.loader.ts'
import { loadUserClaims } from './account/user-claims.loader.ts'
import { loadUserCredits } from './account/user-credits.loader.ts'
import { loadUserDashboard } from './account/user-dashboard.loader.ts'
import { loadUserDocuments } from './account/user-documents.loader.ts'
import { loadUserOrder } from './account/user-order.loader.ts'
import { loadUserOrders } from './account/user-orders.loader.ts'
import { loadUserPassword } from './account/user-password.loader.ts'
import { loadUserSettings } from './account/user-settings.loader.ts'
import { loadWishList } from './account/wish-list.loader.ts'
import { loadWithdrawal } from './checkout/withdrawal.loader.ts'
import type { Loaders } from './screen.ts'

/** Every screen's loader. */
export const loaders: Loaders = {
  'about-purchase': loadAboutPurchase,
  adviser: loadAdviser,
  article: loadArticle,
  'article-category': loadArticleCategory,
  'article-tag': loadArticleTag,
  articles: loadArticles,
  'auth-proxy': loadAuthProxy,
  author: loadAuthor,
  branch: loadBranch,
  branches: loadBranches,
  brands: loadBrands,
  'bulk-order': loadBulkOrder,
  calculator: loadCalculator,
  calculators: loadCalculators,
  category: loadCategory,
  checkout: loadCheckout,
  'checkout-finished': loadCheckoutFinished,
  'checkout-info': loadCheckoutInfo,
  'checkout-methods': loadCheckoutMethods,
  claim: loadClaim,
  compare: loadCompare,
  contact: loadContact,
  faq: loadFaq,
  glossary: loadGlossary,
  'glossary-term': loadGlossaryTerm,
  home: loadHome,
  'import-order': loadImportOrder,
  login: loadLogin,
  maintenance: loadMaintenance,
  page: loadPage,
  'password-forgotten': loadPasswordForgotten,
  'password-reset': loadPasswordReset,
  'payment-callback': loadPaymentCallback,
  planner: loadPlanner,
  product: loadProduct,
  register: loadRegister,
  search: loadSearch,
  'shared-list': loadSharedList,
  'shopping-list': loadShoppingList,
  'shopping-lists': loadShoppingLists,
  'user-activate': loadUserActivate,
  'user-addresses': loadUserAddresses,
  'user-claims': loadUserClaims,
  'user-credits': loadUserCredits,
  'user-dashboard': loadUserDashboard,
  'user-documents': loadUserDocuments,
  'user-order': loadUserOrder,
  'user-orders': loadUserOrders,
  'user-password': loadUserPassword,
  'user-settings': loadUserSettings,
  'wish-list': loadWishList,
  withdrawal: loadWithdrawal,
}
