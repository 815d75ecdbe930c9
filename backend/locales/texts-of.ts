import { localized } from '../../domain/locales/localized.ts'
import german from './de.json' with { type: 'json' }
import { localeFiles } from './locale-files.gen.ts'

export type BackendTexts = typeof german

/** Backend texts of a locale: emails, invoices, documents, refusals, search words. */
export const textsOf = localized(german, localeFiles)
