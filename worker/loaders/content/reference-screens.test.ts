import { describe, it } from 'vitest'
import { exampleEntry } from '../../../domain/contract/testing/examples/entities/content-meta.ts'
import { examplePage } from '../../../domain/contract/testing/examples/entities/page.ts'
import { exampleDocument } from '../../../domain/contract/testing/examples/entities/rich-text.ts'
import type { FaqQuestion } from '../../../domain/content/reference/faq.ts'
import type { GlossaryTerm } from '../../../domain/content/reference/glossary.ts'
import { loadFaq } from './faq.loader.ts'
import { loadAboutPurchase } from './about-purchase.loader.ts'
import { loadBrands } from './brands.loader.ts'
import { loadContact } from './contact.loader.ts'
import { fakeInput } from '../../testing/fake-input.ts'
import { loadGlossaryTerm } from './glossary-term.loader.ts'
import { loadGlossary } from './glossary.loader.ts'

const term: GlossaryTerm = {
  ...exampleEntry('airflow', 'Volumenstrom', 'volumenstrom'),
  perex: 'Luftmenge je Stunde.',
  description: exampleDocument('Angegeben in m³/h.'),
  references: [
    { type: 'product', _id: 'fan', title: 'Lüfter', slug: 'luefter' },
    { type: 'category', _id: 'A', title: 'Ventilatoren', slug: 'ventilatoren' },
  ],
}

describe('§2 glossary', () => {
  it('is a DefinedTermSet, each term with a URL', async ({ expect }) => {
    const loaded = await loadGlossary(await fakeInput('/glossar', { glossary: async () => [term] }))
    expect(loaded).toMatchObject({
      props: { terms: [{ title: 'Volumenstrom', slug: 'volumenstrom' }] },
      head: {
        canonical: 'https://shop.test/glossar',
        jsonLd: [{ '@type': 'DefinedTermSet' }, { '@type': 'BreadcrumbList' }],
      },
    })
  })

  it('shows a term’s definition and its products with current prices', async ({ expect }) => {
    const requested: unknown[] = []
    const reads = {
      glossaryTerm: async () => term,
      products: async (wish: object) => {
        requested.push(wish)
        return []
      },
    }
    const loaded = await loadGlossaryTerm(await fakeInput('/glossar/volumenstrom', reads))
    if (!loaded || !('props' in loaded)) throw new Error('no page')
    expect(loaded.head.jsonLd[0]).toMatchObject({
      '@type': 'DefinedTerm',
      name: 'Volumenstrom',
      inDefinedTermSet: 'https://shop.test/glossar',
    })
    expect(loaded.props.term.references.map(({ type }) => type)).toEqual(['category'])
    await loaded.deferred?.['products']
    expect(requested).toEqual([{ ids: ['fan'] }])
  })

  it('does not repeat the same sentence', async ({ expect }) => {
    const content = [{ type: 'text', text: 'Luftmenge je Stunde. Angegeben in m³/h.' }]
    const description = { type: 'doc' as const, content: [{ type: 'paragraph', content }] }
    const reads = { glossaryTerm: async () => ({ ...term, references: [], description }) }
    const loaded = await loadGlossaryTerm(await fakeInput('/glossar/volumenstrom', reads))
    expect(loaded).toMatchObject({
      props: { term: { perex: '' } },
      head: { jsonLd: [{ description: 'Luftmenge je Stunde.' }, {}] },
    })
  })

  it('answers 404 for an unknown term', async ({ expect }) => {
    const input = await fakeInput('/glossar/x', { glossaryTerm: async () => null })
    expect(await loadGlossaryTerm(input)).toBeNull()
  })
})

const question = (id: string, group: string, locale: 'de' | 'cs' = 'de'): FaqQuestion => ({
  _id: id,
  locale,
  title: `${id}?`,
  answer: exampleDocument('Ja.'),
  group: { _id: group, title: group },
  weight: 1,
})

describe('§2 help topics', () => {
  it('are listed under their groups; search engines get those of the language', async ({
    expect,
  }) => {
    const questions = [
      question('a', 'Versand'),
      question('b', 'Technik', 'cs'),
      question('c', 'Versand'),
    ]
    const loaded = await loadAboutPurchase(
      await fakeInput('/alle-hilfethemen', { questions: async () => questions }),
    )
    if (!loaded || !('props' in loaded)) throw new Error('no page')
    expect(
      loaded.props.groups.map(({ id, questions: own }) => [id, own.map((each) => each.id)]),
    ).toEqual([
      ['Versand', ['a', 'c']],
      ['Technik', ['b']],
    ])
    expect(loaded.head.jsonLd[0]).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [{ name: 'a?' }, { name: 'c?' }],
    })
  })
})

describe('§2 FAQ', () => {
  it('is a screen of its own: the top questions of each topic, and all topics', async ({
    expect,
  }) => {
    const many = ['a', 'b', 'c'].flatMap((id) => [
      question(`${id}1`, 'Versand'),
      question(`${id}2`, 'Technik'),
    ])
    const input = await fakeInput('/haeufige-fragen', { questions: async () => many })
    const loaded = await loadFaq(input)
    expect(loaded).toMatchObject({
      props: {
        questions: ['a1', 'b1', 'a2', 'b2'].map((id) => ({ id })),
        topics: [{ id: 'Versand' }, { id: 'Technik' }],
      },
      head: { canonical: 'https://shop.test/haeufige-fragen' },
    })
  })
})

describe('§2 brand list', () => {
  it('is sorted by the alphabet of the language', async ({ expect }) => {
    const brand = (title: string) => ({
      _id: title,
      locale: 'cs' as const,
      title,
      perex: '',
      description: null,
      image: null,
      link: null,
      virtual_category: null,
    })
    const brands = async () => ['Zefyra', 'Číla', 'Chlad', 'Cirra'].map(brand)
    const loaded = await loadBrands(await fakeInput('/znacky', { brands }, 'cs'))
    if (!loaded || !('props' in loaded)) throw new Error('no page')
    expect(loaded.props.brands.map(({ title }) => title)).toEqual([
      'Cirra',
      'Číla',
      'Chlad',
      'Zefyra',
    ])
  })
})

describe('§2 /impressum', () => {
  const globals = async () => Promise.reject(new Error('down'))

  it('has the form and the CMS content of this path', async ({ expect }) => {
    const requested: string[] = []
    const reads = {
      globals,
      urlRewrite: async (path: string) => {
        requested.push(path)
        return 'impressum'
      },
      page: async () => examplePage,
    }
    const loaded = await loadContact(await fakeInput('/impressum', reads))
    expect(requested).toEqual(['/impressum'])
    expect(loaded).toMatchObject({
      props: { page: { title: examplePage.title }, sent: false },
      head: { canonical: 'https://shop.test/impressum', noindex: false },
    })
  })

  it('is served without CMS content', async ({ expect }) => {
    const reads = { globals, urlRewrite: async () => null }
    const loaded = await loadContact(await fakeInput('/kontakt', reads, 'cs'))
    expect(loaded).toMatchObject({ props: { page: null } })
  })
})
