import { describe, expect, it } from 'vitest'
import { bodiesWithReplaceableField } from '../testing/replaceable-fields.ts'
import { junkBodies, junkFields, junkTexts } from '../testing/malformed-input.ts'
import { upstreamContext, examplesWithBody, oneExampleEach } from '../testing/request-of.ts'

const calm = /^(refused|answered)$/

describe('§7 an invalid body', () => {
  it.each(examplesWithBody)('is refused, never a 500: $name', async ({ example }) => {
    const { call } = example
    const ask = await upstreamContext(example)
    for (const text of junkBodies) {
      const fits = call.body.safeParse(JSON.parse(text)).success
      expect(await ask({ text }), text.slice(0, 60)).toMatch(fits ? calm : /^refused$/)
    }
  })

  it.each(examplesWithBody)('is no 500 for any single field: $name', async ({ example }) => {
    const ask = await upstreamContext(example)
    for (const withJunk of bodiesWithReplaceableField(example.body)) {
      for (const junk of junkFields) {
        const text = withJunk(junk)
        expect(await ask({ text }), text.slice(0, 200)).toMatch(calm)
      }
    }
  })
})

describe('§7 an invalid path or query', () => {
  it.each(oneExampleEach.filter(({ example }) => example.params ?? example.query))(
    'is never a 500: $name',
    async ({ example }) => {
      const { params = {}, query = {} } = example
      const ask = await upstreamContext(example)
      for (const junk of junkTexts) {
        for (const name of Object.keys(params))
          expect(await ask({ params: { ...params, [name]: junk } }), name + junk).toMatch(calm)
        for (const name of Object.keys(query))
          expect(await ask({ query: { ...query, [name]: junk } }), name + junk).toMatch(calm)
      }
    },
  )
})
