import type { EntryRecord } from '../../../backend/cms/content/entries/entry.ts'
import { locales } from '../../../domain/locales/locales.ts'
import { t } from '../../catalogue/texts/text.ts'
import type { Text } from '../../../backend/db/columns.ts'
import type { EntryTexts } from '../each-locale.ts'
import { hrefOf } from '../links.ts'

interface BannerSource {
  id: string
  title: Text
  image: string
  to: string
  categories: string[]
  /** Price groups that see it; empty: everybody. */
  groups: string[]
  shown: { from: string; until: string } | null
}

const banners: BannerSource[] = [
  {
    id: 'choose-bath-fan', image: 'article/choose-bath-fan', to: 'adviser', categories: ['A1', 'A1.1', 'A1.2'], groups: [], shown: null,
    title: t('Welcher Badlüfter? Fünf Fragen', 'Jaký ventilátor? Pět otázek', 'Aký ventilátor? Päť otázok', 'Which bathroom fan? Five questions'),
  },
  {
    id: 'calculators', image: 'article/size-airflow', to: 'calculators', categories: ['A', 'A2', 'A2.1', 'A2.2', 'A4'], groups: [], shown: null,
    title: t('Wie viel Luft, wie viel Druck? Rechnen', 'Kolik vzduchu, jaký tlak? Spočítejte', 'Koľko vzduchu, aký tlak? Spočítajte', 'How much air, how much pressure? Calculate'),
  },
  {
    id: 'filters-in-threes', image: 'article/change-filters', to: 'category:F1', categories: ['F', 'B'], groups: [],
    shown: { from: '2026-10-01T00:00:00Z', until: '2027-03-31T22:00:00Z' },
    title: t('Drei Filtersätze: 5 % weniger', 'Tři sady filtrů: o 5 % méně', 'Tri sady filtrov: o 5 % menej', 'Three filter sets: 5 % less'),
  },
  {
    id: 'trade-prices', image: 'article/lay-spiral-duct', to: 'page:business', categories: ['C', 'C1', 'D'], groups: ['handwerk'], shown: null,
    title: t('Ihre Staffelpreise ab 10 Stück', 'Vaše množstevní ceny od 10 kusů', 'Vaše množstevné ceny od 10 kusov', 'Your quantity prices from 10 pieces'),
  },
  {
    id: 'silent-weeks-2026', image: 'article/understand-decibels', to: 'category:G', categories: ['A2', 'G'], groups: [],
    shown: { from: '2026-04-01T00:00:00Z', until: '2026-04-30T22:00:00Z' },
    title: t('Leise Wochen im April', 'Tichý duben', 'Tichý apríl', 'Quiet weeks in April'),
  },
]

/** Banners between the products of a listing. */
export const catalogBannerEntries = banners.map(bannerEntry)

function bannerEntry({ id, title, image, to, categories, groups, shown }: BannerSource): EntryRecord<'catalog_banner'> {
  const texts: EntryTexts<'catalog_banner'> = {}
  for (const locale of locales) {
    texts[locale] = { title: title[locale], url: hrefOf(to, locale), image: { path: image, alt: '' } }
  }
  return {
    kind: 'catalog_banner', id, texts,
    facts: {
      category_ids: categories, customer_group_enabled: groups,
      time_limited: shown !== null, time_limit_start: shown?.from ?? null, time_limit_end: shown?.until ?? null,
    },
  }
}
