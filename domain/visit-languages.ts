import * as z from 'zod/mini'

interface VisitLanguage {
  /** As the language calls itself. */
  name: string
  /** A speaker has read its file; until then a domain has to state `reviewed` itself. */
  reviewed: boolean
}

const unreviewed = (name: string): VisitLanguage => ({ name, reviewed: false })

/** Languages that a domain can speak from home page to cart, each with a file in client/i18n/languages. */
export const visitLanguages: ReadonlyMap<string, VisitLanguage> = new Map([
  ['ar', unreviewed('العربية')],
  ['fr', unreviewed('Français')],
  ['th', unreviewed('ไทย')],
])

export const VisitLanguageCode = z.string().check(
  z.refine((code) => visitLanguages.has(code), {
    error: `Unknown language; there are: ${[...visitLanguages.keys()].join(', ')}`,
  }),
)
