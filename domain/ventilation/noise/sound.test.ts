import { expect, test } from 'vitest'
import { atDistance, soundPressure, comparableNoise } from './sound.ts'

test.each([
  [40, [32.0, 28.5, 22.5, 18.0, 12.0]],
  [50, [42.0, 38.5, 32.5, 28.0, 22.0]],
  [60, [52.0, 48.5, 42.5, 38.0, 32.0]],
])('sound: a fan of %i dB(A) on a wall at 1, 1.5, 3, 5 and 10 m', (power, levels) => {
  const found = [1, 1.5, 3, 5, 10].map((metres) => soundPressure(power, metres, 'wall'))
  for (const [index, level] of levels.entries()) expect(found[index]).toBeCloseTo(level, 1)
})

test('sound: twice the distance is 6 dB less', () => {
  expect(atDistance(40, 1.5, 3)).toBeCloseTo(33.98, 2)
})

test('sound: is compared with what everybody knows', () => {
  expect([20, 30, 40, 50, 60, 78].map(comparableNoise)).toEqual([
    'leaves',
    'whisper',
    'fridge',
    'rain',
    'talk',
    'street',
  ])
})

test('sound: a level is compared as it is shown, and as the adviser names it', () => {
  expect(comparableNoise(34.4)).toBe(comparableNoise(34))
  // The adviser's three limits are leaves, a whisper and a fridge.
  expect([25, 30, 35].map(comparableNoise)).toEqual(['leaves', 'whisper', 'fridge'])
})

test('sound: silence and what hurts are no everyday sounds', () => {
  expect([0, 9, 10, 85, 86, 131].map(comparableNoise)).toEqual([
    null,
    null,
    'leaves',
    'street',
    null,
    null,
  ])
})
