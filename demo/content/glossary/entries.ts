import type { EntryRecord } from '../../../backend/cms/content/entries/entry.ts'
import { locales } from '../../../domain/locales/locales.ts'
import { glueUnits, slugify } from '../../catalogue/texts/text.ts'
import type { EntryTexts } from '../each-locale.ts'
import { richTextOf } from '../markup.ts'
import { airflowTerms } from './airflow.ts'
import { buildingTerms } from './building.ts'
import { heatRecoveryTerms } from './heat-recovery.ts'
import { soundAndSafetyTerms } from './sound-and-safety.ts'
import type { TermSource } from './term.ts'

/** Terms of the trade, in four languages. */
export const glossaryEntries = [...airflowTerms, ...buildingTerms, ...heatRecoveryTerms, ...soundAndSafetyTerms].map(termEntry)

function termEntry({ id, title, perex, more, see }: TermSource): EntryRecord<'glossary_term'> {
  const texts: EntryTexts<'glossary_term'> = {}
  for (const locale of locales) {
    texts[locale] = {
      slug: slugify(title[locale], locale),
      title: title[locale],
      perex: glueUnits(withoutMarks(perex[locale])),
      description: richTextOf(`${perex[locale]}\n\n${more[locale]}`, locale),
    }
  }
  return {
    kind: 'glossary_term', id, facts: {}, texts,
    references: {
      glossary_term: see.terms ?? [],
      category: see.categories ?? [],
      product: see.products ?? [],
      article: see.articles ?? [],
    },
  }
}

/** Superscripts as plain characters, for places without rich text. */
function withoutMarks(text: string): string {
  return text.replace(/\^2\^/g, '²')
}
