import { expect, test } from 'vitest'
import { robotsOf } from './robots.ts'

test('§3 page_meta: an editor may keep a page from being listed, and its links from being followed', () => {
  expect(robotsOf({ noindex: false })).toBe('index, follow')
  expect(robotsOf({ noindex: true, nofollow: false })).toBe('noindex')
  expect(robotsOf({ noindex: false, nofollow: true })).toBe('index, nofollow')
  expect(robotsOf({ noindex: true, nofollow: true })).toBe('noindex, nofollow')
})
