import type { DuctKind } from '../../../domain/ventilation/duct/duct-flow.ts'
import type { CategoryKey } from '../../../domain/ventilation/fans/product-filter.ts'

/** Category of each kind of duct. */
export const ductCategories: Record<DuctKind, CategoryKey> = {
  spiral: 'spiral',
  plastic: 'plasticDucts',
  semiRigid: 'semiRigid',
  aluFlex: 'hoses',
}
