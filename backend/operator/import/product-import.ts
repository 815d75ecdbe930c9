import { applyProducts } from './apply-products.ts'
import type { ImportKind } from './import-calls.ts'
import { stageProducts } from './stage-products.ts'

export const productImport: ImportKind = {
  name: 'products',
  scope: 'products:import',
  perStep: 50,
  stage: stageProducts,
  apply: applyProducts,
}
