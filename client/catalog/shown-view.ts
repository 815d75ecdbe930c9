import { signal } from '@preact/signals-react'
import type { ListView } from '../../domain/catalog/category.ts'

/** The visitor's list view (list-view.ts); null: each category's default, or not loaded yet. */
export const shownView = signal<ListView | null>(null)
