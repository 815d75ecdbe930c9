import type { DuctKind } from '../../../domain/ventilation/duct/duct-flow.ts'
import type { Shelf } from '../../../domain/ventilation/fans/goods-filter.ts'

/** Where each kind of duct is in the shop. */
export const ductShelves: Record<DuctKind, Shelf> = {
  spiral: 'spiral',
  plastic: 'plasticDucts',
  semiRigid: 'semiRigid',
  aluFlex: 'hoses',
}
