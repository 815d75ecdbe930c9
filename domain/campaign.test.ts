import { expect, it } from 'vitest'
import { campaignOf } from './campaign.ts'

it.each([
  ['', null],
  ['q=rohr&utm_id=7', null],
  ['utm_source=%20&utm_medium=', null],
  ['utm_source=brief&utm_campaign=nov', { utm_source: 'brief', utm_campaign: 'nov' }],
  ['utm_source=a&utm_source=b', { utm_source: 'a' }],
  ['utm_term=%3Cb%3E&__proto__=x', { utm_term: '<b>' }],
  [`utm_content=${'x'.repeat(5000)}`, { utm_content: 'x'.repeat(100) }],
])('§3 utm: of %s only the campaign parameters count', (query, expected) => {
  expect(campaignOf(new URLSearchParams(query))).toEqual(expected)
})
