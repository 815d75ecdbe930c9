import { signal } from '@preact/signals-react'
import type { AnyPage } from '../page.ts'

/** The page that is shown, for what watches from outside it; null before the first is there. */
export const currentPage = signal<AnyPage | null>(null)
