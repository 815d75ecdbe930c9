import * as z from 'zod/mini'

interface VisitLanguage {
  /** Endonym. */
  name: string
  /** Reviewed by a native speaker; until then a domain has to state `reviewed` itself. */
  reviewed: boolean
}

const unreviewed = (name: string): VisitLanguage => ({ name, reviewed: false })

/** Visit languages, from home page to cart, each with a file in client/i18n/languages. */
export const visitLanguages: ReadonlyMap<string, VisitLanguage> = new Map([
  ['ar', unreviewed('العربية')],
  ['az', unreviewed('Azərbaycanca')],
  ['be', unreviewed('Беларуская')],
  ['bg', unreviewed('Български')],
  ['bn', unreviewed('বাংলা')],
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
  ['hi', unreviewed('हिन्दी')],
  ['hr', unreviewed('Hrvatski')],
  ['hu', unreviewed('Magyar')],
  ['hy', unreviewed('Հայերեն')],
  ['id', unreviewed('Bahasa Indonesia')],
  ['is', unreviewed('Íslenska')],
  ['it', unreviewed('Italiano')],
  ['ja', unreviewed('日本語')],
  ['ka', unreviewed('ქართული')],
  ['kk', unreviewed('Қазақша')],
  ['ko', unreviewed('한국어')],
  ['lt', unreviewed('Lietuvių')],
  ['lv', unreviewed('Latviešu')],
  ['mk', unreviewed('Македонски')],
  ['ms', unreviewed('Bahasa Melayu')],
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
  ['vi', unreviewed('Tiếng Việt')],
  ['zh', unreviewed('中文')],
])

export const VisitLanguageCode = z.string().check(
  z.refine((code) => visitLanguages.has(code), {
    error: `Unknown language; there are: ${[...visitLanguages.keys()].join(', ')}`,
  }),
)
