import { expect, test } from 'vitest'
import { allCalls } from './all-calls.ts'
import { allQueries } from '../../domain/contract/cms-graphql/all-queries.ts'
import { callGroups } from './call-groups.ts'

test('§7 contract: every call and query is in exactly one group', () => {
  const names = [
    ...allCalls.flatMap(({ name }) => (name === 'graphql' ? [] : [name])),
    ...new Set(allQueries.map(({ name }) => `graphql.${name}`)),
  ]
  const grouped = Object.values(callGroups).flatMap(({ calls }) => [...calls])
  expect(grouped.toSorted()).toEqual(names.toSorted())
})
