import { describe, it } from 'vitest'
import { sealForm } from '../../request/sealed-form.ts'
import { inContext, testEnv } from '../../testing/fake-backend.ts'
import { openChallengedForm, sealedField } from './challenged-form.ts'

const former = 'the-secret-of-last-year-1'

async function open(sealed: string, variables: Record<string, string>) {
  const bindings = testEnv(() => new Response(), variables)
  const response = await inContext(bindings, async (c) =>
    c.json(
      await openChallengedForm(c, { [sealedField]: sealed }).catch((error: Error) => error.message),
    ),
  )
  return response.json()
}

describe('design §8 a form behind a challenge', () => {
  it('opens while its secret is replaced, and not after', async ({ expect }) => {
    const fields = { email: 'jana@example.com' }
    const sealed = await sealForm(former, '/', fields)
    expect(await open(sealed, { FORMER_SESSION_SECRET: former })).toEqual(fields)
    expect(await open(sealed, {})).toBe('The form is too old')
  })
})
