import { signal } from '@preact/signals-react'
import type { AnyPage } from '../page.ts'

/** The current page, for observers outside of React; null before the first render. */
export const currentPage = signal<AnyPage | null>(null)
