import { localized } from '../locales/localized.ts'
import german from './locales/de.json' with { type: 'json' }
import { localeFiles } from './locales/locale-files.gen.ts'

/** Sentences of an invoice's XML and PDF, in its own language. */
export const invoiceTexts = localized(german, localeFiles)
