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
  ['be', unreviewed('Беларуская')],
  ['bg', unreviewed('Български')],
  ['bs', unreviewed('Bosanski')],
  ['ca', unreviewed('Català')],
  ['da', unreviewed('Dansk')],
  ['el', unreviewed('Ελληνικά')],
  ['es', unreviewed('Español')],
  ['et', unreviewed('Eesti')],
  ['fa', unreviewed('فارسی')],
  ['fi', unreviewed('Suomi')],
  ['fr', unreviewed('Français')],
  ['ga', unreviewed('Gaeilge')],
  ['he', unreviewed('עברית')],
  ['hr', unreviewed('Hrvatski')],
  ['hu', unreviewed('Magyar')],
  ['is', unreviewed('Íslenska')],
  ['it', unreviewed('Italiano')],
  ['lt', unreviewed('Lietuvių')],
  ['lv', unreviewed('Latviešu')],
  ['mk', unreviewed('Македонски')],
  ['mt', unreviewed('Malti')],
  ['nb', unreviewed('Norsk bokmål')],
  ['nl', unreviewed('Nederlands')],
  ['pl', unreviewed('Polski')],
  ['pt', unreviewed('Português')],
  ['ro', unreviewed('Română')],
  ['ru', unreviewed('Русский')],
  ['sl', unreviewed('Slovenščina')],
  ['sq', unreviewed('Shqip')],
  ['sr', unreviewed('Српски')],
  ['sv', unreviewed('Svenska')],
  ['th', unreviewed('ไทย')],
  ['tr', unreviewed('Türkçe')],
  ['uk', unreviewed('Українська')],
  ['ur', unreviewed('اردو')],
])

export const VisitLanguageCode = z.string().check(
  z.refine((code) => visitLanguages.has(code), {
    error: `Unknown language; there are: ${[...visitLanguages.keys()].join(', ')}`,
  }),
)
