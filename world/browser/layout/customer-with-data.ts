import { unpackColumns } from '../../../client/unpack-columns.ts'
import type { APIRequestContext } from 'playwright/test'
import { byParcel, fan, mailedToken, newEmail, registerBy } from '../../../e2e/steps.ts'
import { expect } from '../../../e2e/test.ts'

const duct = 'v-spiral-rondo-80-1000'
const roofFan = 'v-roof-h-kuppel-400-ac'
const longName = 'Maximilian-Alexander Freiherr von Donnersmarck-Hohenlohe'
const longCompany = 'Lüftungs- und Klimatechnikgesellschaft Oberlausitz-Niederschlesien mbH'
const phone = '+49 341 1234567'
const address = {
  street: 'Karl-Liebknecht-Straße',
  houseNumber: '12a',
  postcode: '04275',
  city: 'Leipzig',
}

/** Paths that belong to one customer. */
export interface PersonalPaths {
  finished: string
  callback: string
  order: string
  list: string
  sharedList: string
  passwordReset: string
}

/** Registers a customer with many different orders. */
export async function makeCustomer(request: APIRequestContext): Promise<PersonalPaths> {
  const post = async (path: string, data: Record<string, string | number>) => {
    const response = await request.post(path, { data })
    expect(response.ok(), `${path}: ${await response.text()}`).toBe(true)
    return response.json()
  }
  const put = (id: string, amount: number) => post('/api/cart/items', { id, amount })
  const email = newEmail('layout')
  await registerBy(request, { fullName: longName, email })

  async function order(methods: Record<string, string> = byParcel): Promise<string> {
    await post('/api/checkout/methods', methods)
    const { location } = await post('/api/checkout/place', {
      ...(await hiddenFields(request)),
      ...address,
      email,
      phone,
      country: 'DEU',
      fullName: longName,
      terms: 'on',
    })
    return location
  }

  async function share(id: string): Promise<string> {
    const page = await request.get(`/user/shoppinglists/${id}`)
    // Browsers send Origin; without it the post counts as cross-site.
    const headers = { Origin: new URL(page.url()).origin }
    await request.post(`/api/user/lists/${id}`, { form: { intent: 'share' }, headers })
    const html = await (await request.get(`/user/shoppinglists/${id}`)).text()
    return /\/shared-list\/[\w-]+/.exec(html)?.[0] ?? ''
  }

  // Small amounts, because other tests buy from the same stock.
  await put(roofFan, 1)
  await put(duct, 12)
  const collected = { shipperId: 'pickup', branchId: 'leipzig', paymentId: 'prepayment' }
  const finished = await order(collected)
  // More than one page of the list.
  for (let count = 1; count <= 10; count++) {
    await put(duct, 1)
    await order()
  }
  await put(duct, 1)
  await order({ ...byParcel, paymentId: 'card' })

  await put(duct, 12)
  await put(fan.variantId, 2)
  await post('/api/cart/list', { listName: 'Mehrfamilienhaus Karl-Liebknecht-Straße, Abschnitt 2' })
  const { list } = await post('/api/cart/list', { listName: 'Bad' })
  for (const type of ['billing', 'shipping']) {
    const name = { name: longName, businessName: longCompany }
    await post('/api/user/addresses', { ...address, ...name, type, phone, country_code: 'DEU' })
  }
  const orders = await (await request.get('/user/orders')).text()
  const [unpaid = ''] = tokensIn(orders)
  const [orderPath = ''] = /\/user\/orders\/[\w-]+/.exec(orders) ?? []
  await post('/api/password/forgotten', { email })
  return {
    finished: pathOf(finished),
    callback: `/checkout/payment/callback?order=${unpaid}`,
    order: orderPath,
    list: `/user/shoppinglists/${list.id}`,
    sharedList: await share(list.id),
    passwordReset: `/passwordreset?token=${await mailedToken(request, email, 'token')}`,
  }
}

/** The newest order in a page's hydration data. */
function tokensIn(html: string): string[] {
  const [, boot = 'null'] =
    /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html) ?? []
  const data = JSON.stringify(unpackColumns(JSON.parse(boot)))
  return [...data.matchAll(/"token":"([^"]+)"/g)].map(([, token = '']) => token)
}

/** Hidden fields of the last step: attempt key and confirmed total. */
async function hiddenFields(request: APIRequestContext): Promise<Record<string, string>> {
  const html = await (await request.get('/checkout/info')).text()
  const inputs = html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)
  return Object.fromEntries([...inputs].map(([, name = '', value = '']) => [name, value]))
}

const pathOf = (location: string) => location.replace(/^https?:\/\/[^/]+/, '')
