import type { Locale } from '../../../domain/locale.ts'
import { fold } from './words.ts'

const lists: Record<Locale, string> = {
  de: 'für und oder mit ohne auf im in an am der die das den dem ein eine einen eines einer von vom zum zur zu aus bei bis ab mm cm länge durchmesser größe kaufen günstig billig preis shop stück stk ca lang lange nennweite wo gibt es was ist ich brauche suche bitte innen mein meine meinem wir haben unser unsere grad passend passende zwischen als auch mich nach über rund runde rundes runder nahezu wirklich sehr besonders neu neue neuer',
  cs: 'pro a nebo s se bez na v ve do z ze k ke od po u i je to průměr délka rozměr mm cm cena koupit levně levný ks kus kusy jaký jaká jaké kde potřebuji hledám prosím mám kruhový kruhová kruhové kruhového kulatý kulatá kulaté kulatého opravdu velmi nový nová nové pr o za při pod nad',
  sk: 'pre a alebo s so bez na v vo do z zo k ku od po u i je to priemer dĺžka rozmer mm cm cena kúpiť lacno lacný ks kus kusy aký aká aké kde potrebujem hľadám prosím mám kruhový kruhová kruhové okrúhly okrúhla okrúhle guľatý guľatá guľaté naozaj veľmi nový nová nové pr cez o za pri pod nad',
  en: 'for and or with without on in at to of the a an from by mm cm length diameter size buy cheap price pcs piece pieces where can i get need my is what which our how round dia x very really ultra super new',
}
/** What follows them is had by what stands before them. */
const having: Record<Locale, string> = { de: 'mit', cs: 's se', sk: 's so', en: 'with' }

/** What follows them is not wanted. */
const denying: Record<Locale, string> = { de: 'ohne', cs: 'bez', sk: 'bez', en: 'without' }

const set = (list: string) => new Set(list.split(' ').map(fold))
const perLocale = (all: Record<Locale, string>): Record<Locale, ReadonlySet<string>> => ({
  de: set(all.de),
  cs: set(all.cs),
  sk: set(all.sk),
  en: set(all.en),
})

/** Words that say nothing of a product, folded. */
export const stopWords = perLocale(lists)
export const havingWords = perLocale(having)
export const denyingWords = perLocale(denying)
