import { expect, it } from 'vitest'
import { truncate } from './truncate.ts'

it('§9 category titles are truncated at 45 characters, at a whole word', () => {
  const title = 'Rohrventilatoren mit Rückschlagklappe und Nachlauf'
  expect(truncate(title, 45)).toBe('Rohrventilatoren mit Rückschlagklappe und…')
  expect(truncate('Filter', 45)).toBe('Filter')
  expect(truncate('x'.repeat(81), 80)).toBe(`${'x'.repeat(80)}…`)
})
