import { env } from 'cloudflare:test'
import { describe, it } from 'vitest'
import { getReviews, writeReview } from '../../domain/contract/store-products.ts'
import { OperatorReviews } from '../../domain/operator/reviews.ts'
import { purgeTag } from '../../domain/contract/purge.ts'
import { changedSince } from '../purge/changed-tags.ts'
import { operate } from '../testing/operator.ts'
import { request } from '../testing/request.ts'
import { valueOf } from '../testing/shop.ts'

const productId = 'badluefter-silva'
const author = 'Hanna Zweifel'

/** Id of a guest's review that waits. */
async function written(text: string): Promise<string> {
  const email = `${crypto.randomUUID()}@shop.example`
  const body = { rating: 2, text, author, email }
  return (await request(writeReview, { params: { productId }, body })).response.data.id
}
const pending = async () => {
  const { response } = await operate({ method: 'GET', path: '/operator/reviews' })
  return OperatorReviews.parse(response).reviews
}
const decide = (id: string, what: 'publish' | 'reject') =>
  operate({ method: 'POST', path: `/operator/reviews/${id}/${what}` })
const publishedAt = (id: string) =>
  valueOf('SELECT published_at FROM customer_review WHERE id = ?1', id)

describe('§9 operators moderate reviews', () => {
  it('that wait, and publish one', async ({ expect }) => {
    const id = await written('Lauter als gedacht.')
    const review = { id, productId, author, rating: 2, text: 'Lauter als gedacht.' }
    expect(await pending()).toContainEqual(expect.objectContaining(review))
    expect((await decide(id, 'publish')).status).toBe(200)
    expect(await publishedAt(id)).toMatch(/Z$/)
    expect((await pending()).map((each) => each.id)).not.toContain(id)
  })

  it('or reject it, but never one that is published', async ({ expect }) => {
    const id = await written('Werbung: billiger bei uns!')
    expect((await decide(id, 'reject')).status).toBe(200)
    expect((await decide(id, 'publish')).response).toMatchObject({ code: 'unknown_review' })
    const shown = await written('Leise.')
    await decide(shown, 'publish')
    expect((await decide(shown, 'reject')).status).toBe(404)
    expect(await publishedAt(shown)).toMatch(/Z$/)
  })
  it('and answer a published one: below it in the shop, until the answer is removed', async ({
    expect,
  }) => {
    const id = await written('Lauter als gedacht.')
    const reply = (text: string) =>
      operate({ method: 'PUT', path: `/operator/reviews/${id}/reply`, body: { text } })
    expect((await reply('Zu früh.')).response).toMatchObject({ code: 'unknown_review' })
    await decide(id, 'publish')
    const shown = async () => {
      const options = { params: { productId }, query: { perPage: '50' } }
      const { data } = (await request(getReviews, options)).response
      return data.find((review) => review.id === id)?.reply
    }
    expect(await shown()).toBeUndefined()
    const since = new Date()
    expect((await reply(' Bitte rufen Sie uns an. ')).response).toMatchObject({
      reviews: [{ id, reply: 'Bitte rufen Sie uns an.' }],
    })
    expect(await shown()).toBe('Bitte rufen Sie uns an.')
    const { tags } = await changedSince(env.DB, since)
    expect(tags).toContain(purgeTag.reviews(productId))
    const list = await operate({ method: 'GET', path: '/operator/reviews?state=published' })
    expect(OperatorReviews.parse(list.response).reviews[0]).toMatchObject({ id })
    await reply('')
    expect(await shown()).toBeUndefined()
    expect((await reply('x'.repeat(3001))).status).toBe(422)
  })
})
