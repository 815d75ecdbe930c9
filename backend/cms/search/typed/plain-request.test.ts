import { describe, it } from 'vitest'
import { plainRequest } from './plain-request.ts'

describe('§5: what a query says besides its products', () => {
  it.for([
    ['Hallo, haben Sie Rohr 125?', 'Rohr 125'],
    ['dobrý den, máte koleno 90', 'koleno 90'],
    ['looking for ZF-BLA-AUR-100', 'ZF-BLA-AUR-100'],
    ['Bogen 125 auf Lager', 'Bogen 125'],
    ['Pos. 3.12 Bogen 125', 'Bogen 125'],
    ['01.02.0030 Bogen 125', 'Bogen 125'],
    ['- Bogen 125', 'Bogen 125'],
    ['Bogen 125, 10 Stück', 'Bogen 125'],
    ['Menge: 5 Bogen 125', 'Bogen 125'],
    ['Bogen 125 x 5', 'Bogen 125'],
    ['4 x 125mm elbows', '125mm elbows'],
    ['Rohr\t125  3\u00a0m', 'Rohr 125 3 m'],
    ['bathroom+fan+100', 'bathroom fan 100'],
    ['"Bogen 125"', 'Bogen 125'],
    ['Rohr 125.00 mm', 'Rohr 125 mm'],
    ['Material: Edelstahl', 'Edelstahl'],
    ['VV pol. 751 oblouk 45°', 'oblouk 45°'],
    ['Mauerkasten eckig oder rund', 'Mauerkasten'],
    ['hranatá nebo kulatá mřížka', 'mřížka'],
    ['round or square grille', 'grille'],
  ] as const)('%s is read as %s', ([query, plain], { expect }) => {
    expect(plainRequest(query)).toBe(plain)
  })

  it.for([
    '24 x 24 x 2',
    'Flachkanal 204 x 60',
    'Rohr 4"',
    'Energieklasse A+ KWL',
    '2.5 A Regler',
    'rohr -verzinkt',
    'Lüfter 500,-',
    '5 stufen trafo',
    'Hallo',
    '?',
  ])('%s stays as it is', (query, { expect }) => {
    expect(plainRequest(query)).toBe(query)
  })

  // A pattern that matches the same text in several ways would not end within the test's time.
  it.for([
    '?',
    ',',
    "'",
    '- ',
    '; 5 ks',
    ', auf lager',
    ',,, auf lager',
    'pos 1 ',
    'hallo, ',
    '"a" ',
  ])('the longest query of %j ends', (part, { expect }) => {
    const query = `${part.repeat(200).slice(0, 199)}z`
    expect(plainRequest(query)).toMatch(/z$/)
  })
})
