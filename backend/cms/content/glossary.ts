import type { ContentReference } from '../../../domain/content/content-reference.ts'
import type { ArgsOf } from '../../../domain/contract/cms-graphql/query.ts'
import type { glossaryTermQuery } from '../../../domain/contract/cms-graphql/texts.ts'
import type { GlossaryTerm } from '../../../domain/content/reference/glossary.ts'
import { contentMeta } from './entries/content-meta.ts'
import { byTitle, findEntries } from './entries/find-entries.ts'
import { findReferences, referenceKey, type ReferenceQuery } from './entries/find-references.ts'
import type { ResolvedEntry } from './entries/resolved-entry.ts'
import type { Reading } from './graphql/resolver.ts'

type Term = ResolvedEntry<'glossary_term'>

/** In display order below a term. */
const types: readonly ContentReference['type'][] = [
  'glossary_term',
  'category',
  'virtual_category',
  'product',
  'article_category',
  'article',
]

export async function glossaryTerms({
  args,
  ...context
}: Reading<ArgsOf<typeof glossaryTermQuery>>): Promise<{
  entities: GlossaryTerm[]
  total: number
}> {
  const { entries, total } = await findEntries(context, {
    kind: 'glossary_term',
    ...args,
    order: byTitle,
  })
  const references = await findReferences(context, referencesOf(entries))
  return { entities: entries.map((entry) => termOf(entry, references)), total }
}

function referencesOf(entries: readonly Term[]): ReferenceQuery {
  return Object.fromEntries(
    types.map((type) => [type, entries.flatMap((entry) => entry.references(type))]),
  )
}

function termOf(entry: Term, references: ReadonlyMap<string, ContentReference>): GlossaryTerm {
  return {
    _id: entry.id,
    locale: entry.locale,
    title: entry.text.title,
    perex: entry.text.perex,
    description: entry.text.description,
    references: types.flatMap((type) =>
      entry.references(type).flatMap((id) => references.get(referenceKey(type, id)) ?? []),
    ),
    page_meta: contentMeta(entry, entry.text.perex),
  }
}
