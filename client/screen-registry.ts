import type { ComponentType } from 'react'
import type { ScreenName } from '../domain/routes.ts'
import type { ArticlesProps } from './screens/articles.tsx'
import type { ArticleProps } from './screens/article.tsx'
import type { ArticleCategoryProps } from './screens/article-category.tsx'
import type { ArticleTagProps } from './screens/article-tag.tsx'
import type { AuthorProps } from './screens/author.tsx'
import type { BranchesProps } from './screens/branches.tsx'
import type { BranchProps } from './screens/branch.tsx'
import type { BulkOrderProps } from './screens/bulk-order.tsx'
import type { GlossaryProps } from './screens/glossary.tsx'
import type { GlossaryTermProps } from './screens/glossary-term.tsx'
import type { AboutPurchaseProps } from './screens/about-purchase.tsx'
import type { ContactProps } from './screens/contact.tsx'
import type { BrandsProps } from './screens/brands.tsx'
import type { CalculatorProps } from './screens/calculator.tsx'
import type { CalculatorsProps } from './screens/calculators.tsx'
import type { CategoryProps } from './screens/category.tsx'
import type { CheckoutFinishedProps } from './screens/checkout-finished.tsx'
import type { CheckoutInfoProps } from './screens/checkout-info.tsx'
import type { CheckoutMethodsProps } from './screens/checkout-methods.tsx'
import type { CheckoutProps } from './screens/checkout.tsx'
import type { CompareProps } from './screens/compare.tsx'
import type { ErrorProps } from './screens/error.tsx'
import type { HomeProps } from './screens/home.tsx'
import type { LoginProps } from './screens/login.tsx'
import type { MaintenanceProps } from './screens/maintenance.tsx'
import type { PageProps } from './screens/page.tsx'
import type { PasswordForgottenProps } from './screens/password-forgotten.tsx'
import type { PasswordResetProps } from './screens/password-reset.tsx'
import type { PaymentCallbackProps } from './screens/payment-callback.tsx'
import type { ProductProps } from './screens/product.tsx'
import type { RegisterProps } from './screens/register.tsx'
import type { SearchProps } from './screens/search.tsx'
import type { UserDashboardProps } from './screens/user-dashboard.tsx'
import type { UserOrdersProps } from './screens/user-orders.tsx'
import type { UserOrderProps } from './screens/user-order.tsx'
import type { UserSettingsProps } from './screens/user-settings.tsx'
import type { UserPasswordProps } from './screens/user-password.tsx'
import type { UserAddressesProps } from './screens/user-addresses.tsx'
import type { ShoppingListsProps } from './screens/shopping-lists.tsx'
import type { ShoppingListProps } from './screens/shopping-list.tsx'
import type { UserActivateProps } from './screens/user-activate.tsx'
import type { WithdrawalProps } from './screens/withdrawal.tsx'
import type { WishListProps } from './screens/wish-list.tsx'

export interface ScreenProps {
  home: HomeProps
  search: SearchProps
  product: ProductProps
  page: PageProps
  calculators: CalculatorsProps
  calculator: CalculatorProps
  articles: ArticlesProps
  article: ArticleProps
  'article-category': ArticleCategoryProps
  'article-tag': ArticleTagProps
  author: AuthorProps
  branches: BranchesProps
  branch: BranchProps
  glossary: GlossaryProps
  'glossary-term': GlossaryTermProps
  'about-purchase': AboutPurchaseProps
  contact: ContactProps
  brands: BrandsProps
  login: LoginProps
  register: RegisterProps
  'password-forgotten': PasswordForgottenProps
  'password-reset': PasswordResetProps
  'user-activate': UserActivateProps
  checkout: CheckoutProps
  'checkout-methods': CheckoutMethodsProps
  'checkout-info': CheckoutInfoProps
  'checkout-finished': CheckoutFinishedProps
  'payment-callback': PaymentCallbackProps
  compare: CompareProps
  'bulk-order': BulkOrderProps
  'import-order': BulkOrderProps
  withdrawal: WithdrawalProps
  'wish-list': WishListProps
  'user-dashboard': UserDashboardProps
  'user-orders': UserOrdersProps
  'user-order': UserOrderProps
  'user-settings': UserSettingsProps
  'user-password': UserPasswordProps
  'user-addresses': UserAddressesProps
  'shopping-lists': ShoppingListsProps
  'shopping-list': ShoppingListProps
  maintenance: MaintenanceProps
  category: CategoryProps
  error: ErrorProps
}

type Registry = {
  [Name in ScreenName]: () => Promise<{ Screen: ComponentType<ScreenProps[Name]> }>
}

/** Every screen's component, in a chunk of its own. */
export const screenRegistry: Registry = {
  home: () => import('./screens/home.tsx'),
  search: () => import('./screens/search.tsx'),
  product: () => import('./screens/product.tsx'),
  page: () => import('./screens/page.tsx'),
  calculators: () => import('./screens/calculators.tsx'),
  calculator: () => import('./screens/calculator.tsx'),
  articles: () => import('./screens/articles.tsx'),
  article: () => import('./screens/article.tsx'),
  'article-category': () => import('./screens/article-category.tsx'),
  'article-tag': () => import('./screens/article-tag.tsx'),
  author: () => import('./screens/author.tsx'),
  branches: () => import('./screens/branches.tsx'),
  branch: () => import('./screens/branch.tsx'),
  glossary: () => import('./screens/glossary.tsx'),
  'glossary-term': () => import('./screens/glossary-term.tsx'),
  'about-purchase': () => import('./screens/about-purchase.tsx'),
  contact: () => import('./screens/contact.tsx'),
  brands: () => import('./screens/brands.tsx'),
  login: () => import('./screens/login.tsx'),
  register: () => import('./screens/register.tsx'),
  'password-forgotten': () => import('./screens/password-forgotten.tsx'),
  'password-reset': () => import('./screens/password-reset.tsx'),
  'user-activate': () => import('./screens/user-activate.tsx'),
  checkout: () => import('./screens/checkout.tsx'),
  'checkout-methods': () => import('./screens/checkout-methods.tsx'),
  'checkout-info': () => import('./screens/checkout-info.tsx'),
  'checkout-finished': () => import('./screens/checkout-finished.tsx'),
  'payment-callback': () => import('./screens/payment-callback.tsx'),
  compare: () => import('./screens/compare.tsx'),
  'bulk-order': () => import('./screens/bulk-order.tsx'),
  'import-order': () => import('./screens/import-order.tsx'),
  withdrawal: () => import('./screens/withdrawal.tsx'),
  'wish-list': () => import('./screens/wish-list.tsx'),
  'user-dashboard': () => import('./screens/user-dashboard.tsx'),
  'user-orders': () => import('./screens/user-orders.tsx'),
  'user-order': () => import('./screens/user-order.tsx'),
  'user-settings': () => import('./screens/user-settings.tsx'),
  'user-password': () => import('./screens/user-password.tsx'),
  'user-addresses': () => import('./screens/user-addresses.tsx'),
  'shopping-lists': () => import('./screens/shopping-lists.tsx'),
  'shopping-list': () => import('./screens/shopping-list.tsx'),
  maintenance: () => import('./screens/maintenance.tsx'),
  category: () => import('./screens/category.tsx'),
  error: () => import('./screens/error.tsx'),
}
