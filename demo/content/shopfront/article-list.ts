import type { EntryRecord } from '../../../backend/cms/content/entries/entry.ts'
import { locales } from '../../../domain/locales/locales.ts'
import { t } from '../../catalogue/texts/text.ts'
import type { EntryTexts } from '../each-locale.ts'

const words = {
  slug: t('artikel', 'clanky', 'clanky', 'articles'),
  articles: t('Ratgeber und Aktuelles', 'Rady a novinky', 'Rady a novinky', 'Guides and news'),
  perex: t('Rechnen, auswählen, einbauen: was wir in der Beratung täglich erklären, zum Nachlesen.', 'Počítat, vybírat, montovat: co v poradně denně vysvětlujeme, k přečtení.', 'Počítať, vyberať, montovať: čo v poradni denne vysvetľujeme, na prečítanie.', 'Sizing, choosing, fitting: what our advice desk explains every day, to read.'),
  description: t('Artikel zu Badlüftern, Wärmerückgewinnung, Filtern, Rohrnetz und Geräusch, mit Tabellen und Formeln.', 'Články o ventilátorech, rekuperaci, filtrech, potrubí a hluku, s tabulkami a vzorci.', 'Články o ventilátoroch, rekuperácii, filtroch, potrubí a hluku, s tabuľkami a vzorcami.', 'Articles on bathroom fans, heat recovery, filters, ductwork and noise, with tables and formulas.'),
}

/** The article overview page. */
export const articleList: EntryRecord<'configuration_article_list'> = {
  kind: 'configuration_article_list', id: 'main', facts: {}, texts: textsOf(),
  references: { highlighted: ['choose-bath-fan', 'central-or-decentral', 'size-ducts'] },
}

function textsOf(): EntryTexts<'configuration_article_list'> {
  const texts: EntryTexts<'configuration_article_list'> = {}
  for (const locale of locales) {
    texts[locale] = { slug: words.slug[locale], title: words.articles[locale], perex: words.perex[locale], seo_description: words.description[locale] }
  }
  return texts
}
