import type { VirtualCategoryRecord } from '../records.ts'

export const virtualCategories: VirtualCategoryRecord[] = []
