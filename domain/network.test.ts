import { describe, expect, it } from 'vitest'
import { networkOf } from './network.ts'

describe('§8 networkOf: one network has one name, in any notation', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    [' 203.0.113.7 ', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8::5:1:1:1', '2001:db8:0:0::/64'],
    ['2001:0DB8:0000:0000:ffff:ffff:ffff:ffff', '2001:db8:0:0::/64'],
    ['2001:db8:0:6::', '2001:db8:0:6::/64'],
    ['2001:db8:0:6:1:2:3:4', '2001:db8:0:6::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['1::', '1:0:0:0::/64'],
  ])('%s -> %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  it.each([
    '',
    null,
    undefined,
    'localhost',
    '1',
    '0x7f.1',
    '256.1.1.1',
    '1:2',
    '::g',
    ':::',
    '[::1]',
  ])('is null for an invalid address: %s', (address) => {
    expect(networkOf(address)).toBeNull()
  })

  it('maps random addresses of one /64 to the same name, and of two to different ones', () => {
    let seed = 20_261_122
    const random = (below: number) => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
      return Math.floor((seed / 2 ** 32) * below)
    }
    const group = () => (random(3) === 0 ? 0 : random(0x1_00_00))
    const full = (groups: number[]) =>
      groups.map((each) => each.toString(16).padStart(4, '0').toUpperCase()).join(':')
    const shortest = (groups: number[]) => new URL(`http://[${full(groups)}]`).hostname.slice(1, -1)
    for (let round = 0; round < 500; round++) {
      // 2xxx: never the range of mapped IPv4 addresses.
      const prefix = [0x20_00 + random(0x10_00), group(), group(), group()]
      const one = [...prefix, group(), group(), group(), group()]
      const other = [...prefix, group(), group(), group(), group()]
      const name = networkOf(full(one))
      expect(networkOf(shortest(one))).toBe(name)
      expect(networkOf(shortest(other))).toBe(name)
      const elsewhere = [...one.slice(0, 3), one[3] === 7 ? 8 : 7, ...one.slice(4)]
      expect(networkOf(shortest(elsewhere))).not.toBe(name)
    }
  })
})
