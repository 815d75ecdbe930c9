import { batteriesPage } from './product-notices/batteries.ts'
import { dataAccessPage } from './product-notices/data-access.ts'
import { packagingPage } from './product-notices/packaging.ts'
import { productSafetyPage } from './product-notices/product-safety.ts'
import { withdrawalFormPage } from './product-notices/withdrawal-form.ts'

/** Notices that the law requires about products: withdrawal form, batteries, packaging, safety, data of devices. */
export const productPages = [withdrawalFormPage, batteriesPage, packagingPage, productSafetyPage, dataAccessPage]
