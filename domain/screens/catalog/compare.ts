import { publicRoute } from '../screen-route.ts'
import type { ScreenPolicy } from '../screen-policy.ts'
import type { ComparedProduct } from '../../product/compare.ts'

export const route = publicRoute('/compare')
export const policy = {
  cache: 'search',
  query: ['ids'],
  sheet: 'tools',
  feature: 'compare',
} satisfies ScreenPolicy

export interface CompareProps {
  products: ComparedProduct[]
}
