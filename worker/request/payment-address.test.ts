import { describe, it } from 'vitest'
import { paymentAddress } from './payment-address.ts'

const origin = 'https://shop.test'
const hosts = ['pay.example', 'pay.example:8443']

describe('§7 the URL of the payment page', () => {
  it.for([
    ['/pay/abc', '/pay/abc'],
    ['https://shop.test/pay/abc?x=1', '/pay/abc?x=1'],
    ['https://pay.example/a?b=c', 'https://pay.example/a?b=c'],
    ['https://pay.example:443/a', 'https://pay.example/a'],
    ['https://pay.example:8443/a', 'https://pay.example:8443/a'],
  ])('%s is accepted', ([url = '', href], { expect }) => {
    expect(paymentAddress(url, origin, hosts)).toEqual({ href })
  })

  it.for([
    ['http://pay.example/a', 'not https'],
    ['https://pay.example:9443/a', 'host and port are not in PAYMENT_HOSTS'],
    ['https://evil.example/a', 'host and port are not in PAYMENT_HOSTS'],
    ['https://user:secret@pay.example/a', 'has credentials'],
    ['/checkout', 'not below /pay/'],
    ['//evil.example/pay/a', 'host and port are not in PAYMENT_HOSTS'],
    ['javascript:alert(1)', 'not https'],
    ['http://', 'not an address'],
  ])('%s is refused with its reason', ([url = '', reason], { expect }) => {
    expect(paymentAddress(url, origin, hosts)).toMatchObject({ reason })
  })
})
