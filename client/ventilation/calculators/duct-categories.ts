import type { DuctKind } from '../../../domain/ventilation/duct/duct-flow.ts'
import type { CategoryKey } from '../../../domain/ventilation/fans/product-filter.ts'

/** Where each kind of duct is in the shop. */
export const ductCategories: Record<DuctKind, CategoryKey> = {
  spiral: 'spiral',
  plastic: 'plasticDucts',
  semiRigid: 'semiRigid',
  aluFlex: 'hoses',
}
