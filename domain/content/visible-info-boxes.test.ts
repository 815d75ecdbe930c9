import { expect, it } from 'vitest'
import { visibleInfoBoxes } from './visible-info-boxes.ts'

it('§5 Info boxes without a colour are dropped; the others keep their order', () => {
  const boxes = [
    { color: '#fdf1e3', order: 2, text: 'zwei' },
    { color: null, order: 1, text: 'ohne Farbe' },
    { color: '  ', order: 3, text: 'leere Farbe' },
    { color: '#eef4f5', order: 1, text: 'eins' },
  ]
  expect(visibleInfoBoxes(boxes).map(({ text }) => text)).toEqual(['eins', 'zwei'])
})
