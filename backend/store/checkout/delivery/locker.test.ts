import { describe, it } from 'vitest'
import { drawMails } from '../../../testing/last-mail.ts'
import { guestCart, orderBody, place, placeOnce, valueOf } from '../../../testing/shop.ts'

const packstation = {
  street: 'Packstation',
  houseNumber: '123',
  city: 'Bonn',
  postcode: '53113',
  country: 'DEU',
  postNumber: '12345678',
}

function bodyTo(address: Partial<typeof packstation>, shipperId = 'dhl') {
  const body = orderBody(35.9)
  const shipping = { ...body.shipping, address: { ...body.billing_address, ...address } }
  return { ...body, shipper_id: shipperId, shipping }
}

describe('§5 delivery to a Packstation', () => {
  it('stores the customer’s number in the order, and never mails it to an unverified address', async ({
    expect,
  }) => {
    const body = { ...bodyTo(packstation), email: 'packstation@shop.example' }
    const { response, errors } = await place(await guestCart('s100'), body)
    expect(errors).toEqual([])
    expect(response.data.shippingAddress).toEqual(packstation)
    expect(response.data.document?.shippingAddress).toEqual(packstation)
    await drawMails()
    const mail = `SELECT text FROM mail WHERE recipient = ?1 AND kind = 'order_confirmation'`
    expect(await valueOf(mail, body.email)).toMatch(/^Bestellbestätigung (?![^]*12345678)/)
  })

  it.for([
    [
      'without the number of the customer',
      { postNumber: undefined },
      'shipping.address.postNumber',
    ],
    ['with a number that is none', { houseNumber: '12' }, 'shipping.address.houseNumber'],
  ] as const)('is refused %s', async ([, change, field], { expect }) => {
    const address = { ...packstation, ...change }
    const { postNumber, ...rest } = address
    const body = bodyTo(postNumber === undefined ? rest : { ...rest, postNumber })
    const { status, errors } = await placeOnce(await guestCart('s100'), body)
    expect([status, errors[0]?.field]).toEqual([422, field])
  })

  it('is refused by a carrier without Packstations', async ({ expect }) => {
    const { status, errors } = await placeOnce(
      await guestCart('s100'),
      bodyTo(packstation, 'express'),
    )
    expect([status, errors[0]?.field]).toEqual([422, 'shipping.address.street'])
  })
})
