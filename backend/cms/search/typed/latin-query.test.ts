import { describe, it } from 'vitest'
import { latinQuery, partedQuery, spacedQuery } from './latin-query.ts'

describe('§5: queries in other letters', () => {
  it.for([
    ['вентилятор 125', 'ventilator 125'],
    ['Рекуператор', 'rekuperator'],
    ['фильтр', 'filtr'],
    ['βεντιλατέρ', 'ventilater'],
    ['ﬁlter', 'filter'],
    ['ｌüfter １２５', 'lüfter 125'],
    ['lüfter 125 ø', 'lüfter 125 ø'],
    ['换气扇 125', '换气扇 125'],
  ] as const)('%s is read as %s', ([query, latin], { expect }) => {
    expect(latinQuery(query)).toBe(latin)
  })

  it.for([
    ['rohr125', 'rohr 125'],
    ['ROHR125mm', 'ROHR 125mm'],
    ['125rohr', '125 rohr'],
    ['100mmrohr', '100mm rohr'],
    ['fan6 inch', 'fan 6 inch'],
    ['125er Rohr', '125er Rohr'],
    ['dn125', 'dn125'],
    ['125 mm', '125 mm'],
  ] as const)('%s is read as %s', ([query, spaced], { expect }) => {
    expect(spacedQuery(query)).toBe(spaced)
  })

  it('divides only unknown words into known ones', ({ expect }) => {
    const words = new Set(['bathroom', 'fan', 'back', 'draught', 'backdraught'])
    const isWord = (text: string) => words.has(text)
    expect(partedQuery('bathroomfan 100', isWord)).toBe('bathroom fan 100')
    expect(partedQuery('backdraught xylofan', isWord)).toBe('backdraught xylofan')
    expect(spacedQuery('fan100 epm10', isWord)).toBe('fan 100 epm10')
  })
})
