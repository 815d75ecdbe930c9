import { describe, it } from 'vitest'
import { fieldNames } from './count-fields.ts'
import { operations } from './operations.ts'
import { entriesFor, testedElsewhere, fieldsWithoutPage } from './fields-without-page.ts'
import { fieldPages } from './field-pages.ts'

const entries = fieldsWithoutPage.flatMap(({ fields }) => fields)

describe('§3 the list of fields without a page', () => {
  it('has each field once, by its full name', ({ expect }) => {
    expect(entries.filter((entry, index) => entries.indexOf(entry) !== index)).toEqual([])
    expect(entries.filter((entry) => entry.replace(/^\w+\.\*$/, '').includes('*'))).toEqual([])
    expect(entries.length).toBeGreaterThan(400)
  })

  it('has only existing fields, and whole operations only without a page', ({ expect }) => {
    const names = new Set(operations.flatMap(fieldNames))
    const used = new Set([...names].flatMap(entriesFor))
    expect(entries.filter((entry) => !used.has(entry.split('=')[0] ?? ''))).toEqual([])
    const whole = entries.filter((entry) => entry.endsWith('.*')).map((entry) => entry.slice(0, -2))
    expect(whole.filter((name) => name in fieldPages)).toEqual([])
  })

  it('names for each other field the place or the test that covers it', ({ expect }) => {
    const bare = testedElsewhere.filter(
      ({ shownBy = [], tests = [] }) => shownBy.length + tests.length === 0,
    )
    expect(bare).toEqual([])
    const names = new Set(operations.flatMap(fieldNames))
    const shownBy = testedElsewhere.flatMap((reason) => reason.shownBy ?? [])
    expect(shownBy.filter((name) => !names.has(name) || entriesFor(name).length > 0)).toEqual([])
  })

  it('excuses no field by the suffix of another one', ({ expect }) => {
    expect(entriesFor('getProductDetail.data.catalogCode')).toHaveLength(1)
    expect(entriesFor('getProductDetail.data.spareParts[].catalogCode')).toEqual([])
  })
})
