import { describe, it } from 'vitest'
import { codeIn, isCodeLike } from './code-in.ts'

describe('§4.7: a code in a query', () => {
  it.for([
    ['ZF-BLA-AUR-100', 'ZFBLAAUR100'],
    ['zf bla aur 100', 'ZFBLAAUR100'],
    ['EAN 2002718281830', '2002718281830'],
    ['EAN: 2002 7182 81830', '2002718281830'],
    ['Art.-Nr. ZF3551921', 'ZF3551921'],
    ['Artikelnummer: ZF3551921', 'ZF3551921'],
    ['kód ZF3551921', 'ZF3551921'],
    ['obj. č. ZF3551921', 'ZF3551921'],
    ['part no. ZF3551921', 'ZF3551921'],
    ['2x ZF3551921', 'ZF3551921'],
    ['ZF3551921 5 Stk', 'ZF3551921'],
  ] as const)('%s', ([query, code], { expect }) => {
    expect(codeIn(query)).toBe(code)
    expect(isCodeLike(query)).toBe(query !== 'zf bla aur 100')
  })

  it.for(['Bogen 90 125', 'Rohr', 'Ø125', '125', 'Artikel', 'SKU', 'EI 90', ''])(
    'there is none in "%s"',
    (query, { expect }) => {
      expect(isCodeLike(query)).toBe(false)
    },
  )
})
