import { describe, expect, it } from 'vitest'
import {
  sampleParameter,
  sampleProduct,
  sampleVariant,
} from '../../../client/testing/sample-product.ts'
import type { ParameterContent } from '../../../domain/content/parameter-content.ts'
import { parameterNotes } from './parameter-notes.ts'

const value = (
  parameter: string,
  id: string,
  rest: Partial<ParameterContent['values'][0]> = {},
) => ({
  _id: `${parameter}:${id}`,
  locale: 'de' as const,
  parameter,
  entityId: id,
  title: id,
  short_description: '',
  long_description: null,
  link_url: null,
  image: null,
  hide_product_detail: false,
  ...rest,
})
const content = (code: string, values: ParameterContent['values']): ParameterContent => ({
  _id: code,
  locale: 'de',
  entityId: code,
  title: code,
  parameter_type: 'values',
  parameter_unit: '',
  description: '',
  link_to_virtual_category: null,
  hide_product_detail: false,
  hide_filter: false,
  values,
})

describe('§5 parameters: descriptions from the CMS', () => {
  const requested: (readonly string[])[] = []
  const reads = {
    async parameters(codes: readonly string[]) {
      requested.push(codes)
      return [
        content('motor', [
          value('motor', 'ec', { short_description: 'Stufenlos', link_url: '/ec-ventilatoren' }),
          value('motor', 'ac', { short_description: 'Robust' }),
          value('motor', 'dc', { hide_product_detail: true }),
        ]),
        content('ip', [value('ip', 'ip45')]),
        {
          ...content('lpa', []),
          link_to_virtual_category: {
            type: 'virtual_category' as const,
            _id: 'quiet',
            title: 'Leise Badlüfter',
            slug: 'leise-badluefter',
          },
        },
      ]
    },
  }
  const product = sampleProduct({
    breadcrumbs: [{ id: 'A1', title: 'Badlüfter', slug: 'badluefter' }],
    parameters: [
      sampleParameter('motor', 'ec'),
      sampleParameter('ip', 'ip45'),
      {
        ...sampleParameter('lpa'),
        type: 'number',
        number: 26,
        unit: 'dB(A)',
        title: 'Schalldruck',
      },
    ],
    variants: [
      sampleVariant('v1', {
        parameters: [sampleParameter('motor', 'dc'), sampleParameter('none')],
      }),
    ],
  })

  it('are requested once, for visible parameters, and sent only for values of the product', async () => {
    const notes = await parameterNotes(reads, product, { locale: 'de' })
    expect(requested).toEqual([['motor', 'ip', 'lpa']])
    expect(Object.keys(notes)).toEqual(['motor', 'lpa'])
    expect(notes['motor']?.values).toEqual([
      {
        id: 'ec',
        short: 'Stufenlos',
        long: null,
        link: { type: 'custom_link', target: '/ec-ventilatoren' },
        image: null,
      },
      { id: 'dc', short: '', long: null, link: null, image: null, hidden: true },
    ])
    expect(notes['lpa']?.saved).toMatchObject({
      title: 'Leise Badlüfter',
      link: { type: 'virtual_category', target: 'leise-badluefter' },
    })
    expect(notes['lpa']?.more).toEqual({
      title: 'Badlüfter: Schalldruck 20–32 dB(A)',
      link: { type: 'custom_link', target: '/badluefter?f_lpa_from=20&f_lpa_to=32' },
    })
  })
})
