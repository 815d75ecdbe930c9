import { describe, it } from 'vitest'
import { latinQuery, spacedQuery } from './latin-query.ts'

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
    ['125er Rohr', '125er Rohr'],
    ['dn125', 'dn125'],
    ['125 mm', '125 mm'],
  ] as const)('%s is read as %s', ([query, spaced], { expect }) => {
    expect(spacedQuery(query)).toBe(spaced)
  })
})
