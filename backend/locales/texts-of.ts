import { localized } from '../../domain/locales/localized.ts'
import german from './de.json' with { type: 'json' }
import { localeFiles } from './locale-files.gen.ts'

export type BackendTexts = typeof german

/** What the backend says in a locale: mails, invoices, documents, refusals, words of the search. */
export const textsOf = localized(german, localeFiles)
