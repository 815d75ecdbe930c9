import { localized } from '../locales/localized.ts'
import german from './locales/de.json' with { type: 'json' }
import { localeFiles } from './locales/locale-files.gen.ts'

/** Sentences that an invoice needs in XML as in PDF, in its own language. */
export const invoiceTexts = localized(german, localeFiles)
