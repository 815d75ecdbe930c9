import { describe, expect, it } from 'vitest'
import { writtenSpelling } from './written-spelling.ts'

describe('§5: the corrected query is shown as people write it', () => {
  const names = ['Zefyra Aura – Badlüfter axial, weiß', 'LuftBasis mřížka větrací']

  it.for([
    ['zefyra lüfter', 'zefira lüfter', 'Zefyra lüfter'],
    ['badlufter 100', 'badlüftr 100', 'Badlüfter 100'],
    ['mrizka vetraci bila', 'mrizkka vetraci bila', 'mřížka vetraci bila'],
    ['badlufter nachlauf', 'BADLÜFTR NACHLAUFF', 'BADLÜFTER NACHLAUF'],
    ['mrizka 125', 'Mrizkka 125', 'Mřížka 125'],
    ['bathroom fan', 'bathroomfan', 'bathroom fan'],
  ] as const)('%s of %s', ([spelling, typed, written]) => {
    expect(writtenSpelling(spelling, typed, names)).toBe(written)
  })
})
