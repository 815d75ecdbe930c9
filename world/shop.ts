import { inject } from 'vitest'
import type { Locale } from '../domain/locale.ts'

/** Address of the shared shop in a language, as its own links name it. */
export function shopUrl(locale: Locale = 'de'): string {
  const host = locale === 'de' ? 'localhost' : `${locale}.localhost`
  return `http://${host}:${inject('shopPort')}`
}
