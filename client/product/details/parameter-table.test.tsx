import { expect, it } from 'vitest'
import type { Parameter } from '../../../domain/product/parameter.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { ParameterExplanation } from './parameter-explanation.tsx'

const motor: Parameter = {
  code: 'motor',
  title: 'Motor',
  group: 'Antrieb',
  type: 'values',
  unit: '',
  number: null,
  values: [
    { id: 'ec', title: 'EC' },
    { id: 'ac', title: 'AC' },
  ],
  description: null,
}
const image = { path: 'content/ec', alt: '' }

it('§3 Parameter: explains a value with its text, picture and link, and links to similar products', () => {
  const html = renderInShop(
    <ParameterExplanation
      parameter={motor}
      note={{
        more: { title: 'Badlüfter: EC', link: { type: 'custom_link', target: '/bad?motor=ec' } },
        saved: { title: 'Fans mit EC', link: { type: 'virtual_category', target: 'ec-fans' } },
        values: [
          {
            id: 'ec',
            short: 'Stufenlos',
            long: null,
            link: { type: 'custom_link', target: '/ec-ventilatoren' },
            image,
          },
        ],
      }}
    />,
  )
  expect(html).toContain('aria-label="Was heißt Motor?"')
  expect(html).toMatch(/<a href="\/ec-ventilatoren">EC<\/a><\/strong> Stufenlos/)
  expect(html).toContain('content/ec')
  expect(html).toContain('href="/bad?motor=ec"')
  expect(html).toContain('href="/ec-fans"')
  expect(html).not.toContain('>AC<')
})

it('§3 Parameter: a javascript: link is dropped', () => {
  const link = { type: 'custom_link', target: 'javascript:alert(1)' } as const
  const html = renderInShop(
    <ParameterExplanation
      parameter={motor}
      note={{
        more: null,
        saved: null,
        values: [{ id: 'ec', short: 'Stufenlos', long: null, link, image: null }],
      }}
    />,
  )
  expect(html).not.toContain('javascript')
})

it('§5 a parameter without an explanation has no info mark', () => {
  expect(renderInShop(<ParameterExplanation parameter={motor} note={undefined} />)).toBe('')
  const explained = { ...motor, description: 'Die Art des Antriebs.' }
  expect(renderInShop(<ParameterExplanation parameter={explained} note={undefined} />)).toContain(
    'Die Art des Antriebs.',
  )
})
