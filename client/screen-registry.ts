import type { ComponentType } from 'react'
import type { ScreenName } from '../domain/routes.ts'
import type { ArticlesProps } from './articles/articles.screen.tsx'
import type { ArticleProps } from './articles/article.screen.tsx'
import type { ArticleCategoryProps } from './articles/article-category.screen.tsx'
import type { ArticleTagProps } from './articles/article-tag.screen.tsx'
import type { AuthorProps } from './articles/author.screen.tsx'
import type { BranchesProps } from './branches/branches.screen.tsx'
import type { BranchProps } from './branches/branch.screen.tsx'
import type { BulkOrderProps } from './bulk-order/bulk-order.screen.tsx'
import type { GlossaryProps } from './content/reference/glossary.screen.tsx'
import type { GlossaryTermProps } from './content/reference/glossary-term.screen.tsx'
import type { AboutPurchaseProps } from './content/page/about-purchase.screen.tsx'
import type { ContactProps } from './contact/contact.screen.tsx'
import type { BrandsProps } from './content/reference/brands.screen.tsx'
import type { CalculatorProps } from './ventilation/calculators/calculator.screen.tsx'
import type { CalculatorsProps } from './ventilation/calculators/calculators.screen.tsx'
import type { CategoryProps } from './catalog/category.screen.tsx'
import type { CheckoutFinishedProps } from './checkout/finished/checkout-finished.screen.tsx'
import type { CheckoutInfoProps } from './checkout/details/checkout-info.screen.tsx'
import type { CheckoutMethodsProps } from './checkout/delivery/checkout-methods.screen.tsx'
import type { CheckoutProps } from './cart/checkout.screen.tsx'
import type { CompareProps } from './compare/compare.screen.tsx'
import type { ErrorProps } from './content/page/error.screen.tsx'
import type { HomeProps } from './content/home/home.screen.tsx'
import type { LoginProps } from './sign-in/login.screen.tsx'
import type { MaintenanceProps } from './content/page/maintenance.screen.tsx'
import type { PageProps } from './content/page/page.screen.tsx'
import type { PasswordForgottenProps } from './sign-in/password-forgotten.screen.tsx'
import type { PasswordResetProps } from './sign-in/password-reset.screen.tsx'
import type { PaymentCallbackProps } from './checkout/finished/payment-callback.screen.tsx'
import type { ProductProps } from './product/product.screen.tsx'
import type { RegisterProps } from './sign-in/register.screen.tsx'
import type { SearchProps } from './catalog/search/search.screen.tsx'
import type { UserDashboardProps } from './account/user-dashboard.screen.tsx'
import type { UserOrdersProps } from './account/user-orders.screen.tsx'
import type { UserOrderProps } from './account/user-order.screen.tsx'
import type { UserSettingsProps } from './account/user-settings.screen.tsx'
import type { UserPasswordProps } from './account/user-password.screen.tsx'
import type { UserAddressesProps } from './account/user-addresses.screen.tsx'
import type { ShoppingListsProps } from './account/shopping-lists.screen.tsx'
import type { ShoppingListProps } from './account/shopping-list.screen.tsx'
import type { UserActivateProps } from './sign-in/user-activate.screen.tsx'
import type { WithdrawalProps } from './withdrawal/withdrawal.screen.tsx'
import type { WishListProps } from './wish-list/wish-list.screen.tsx'

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
  home: () => import('./content/home/home.screen.tsx'),
  search: () => import('./catalog/search/search.screen.tsx'),
  product: () => import('./product/product.screen.tsx'),
  page: () => import('./content/page/page.screen.tsx'),
  calculators: () => import('./ventilation/calculators/calculators.screen.tsx'),
  calculator: () => import('./ventilation/calculators/calculator.screen.tsx'),
  articles: () => import('./articles/articles.screen.tsx'),
  article: () => import('./articles/article.screen.tsx'),
  'article-category': () => import('./articles/article-category.screen.tsx'),
  'article-tag': () => import('./articles/article-tag.screen.tsx'),
  author: () => import('./articles/author.screen.tsx'),
  branches: () => import('./branches/branches.screen.tsx'),
  branch: () => import('./branches/branch.screen.tsx'),
  glossary: () => import('./content/reference/glossary.screen.tsx'),
  'glossary-term': () => import('./content/reference/glossary-term.screen.tsx'),
  'about-purchase': () => import('./content/page/about-purchase.screen.tsx'),
  contact: () => import('./contact/contact.screen.tsx'),
  brands: () => import('./content/reference/brands.screen.tsx'),
  login: () => import('./sign-in/login.screen.tsx'),
  register: () => import('./sign-in/register.screen.tsx'),
  'password-forgotten': () => import('./sign-in/password-forgotten.screen.tsx'),
  'password-reset': () => import('./sign-in/password-reset.screen.tsx'),
  'user-activate': () => import('./sign-in/user-activate.screen.tsx'),
  checkout: () => import('./cart/checkout.screen.tsx'),
  'checkout-methods': () => import('./checkout/delivery/checkout-methods.screen.tsx'),
  'checkout-info': () => import('./checkout/details/checkout-info.screen.tsx'),
  'checkout-finished': () => import('./checkout/finished/checkout-finished.screen.tsx'),
  'payment-callback': () => import('./checkout/finished/payment-callback.screen.tsx'),
  compare: () => import('./compare/compare.screen.tsx'),
  'bulk-order': () => import('./bulk-order/bulk-order.screen.tsx'),
  'import-order': () => import('./bulk-order/import-order.screen.tsx'),
  withdrawal: () => import('./withdrawal/withdrawal.screen.tsx'),
  'wish-list': () => import('./wish-list/wish-list.screen.tsx'),
  'user-dashboard': () => import('./account/user-dashboard.screen.tsx'),
  'user-orders': () => import('./account/user-orders.screen.tsx'),
  'user-order': () => import('./account/user-order.screen.tsx'),
  'user-settings': () => import('./account/user-settings.screen.tsx'),
  'user-password': () => import('./account/user-password.screen.tsx'),
  'user-addresses': () => import('./account/user-addresses.screen.tsx'),
  'shopping-lists': () => import('./account/shopping-lists.screen.tsx'),
  'shopping-list': () => import('./account/shopping-list.screen.tsx'),
  maintenance: () => import('./content/page/maintenance.screen.tsx'),
  category: () => import('./catalog/category.screen.tsx'),
  error: () => import('./content/page/error.screen.tsx'),
}
