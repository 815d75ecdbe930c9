import { describe, it } from 'vitest'
import { parseOperatingPoint, serializeOperatingPoint } from './operating-point-filter.ts'

const parse = (query: string) => parseOperatingPoint(new URLSearchParams(query))

describe('filter "reaches q m³/h at Δp Pa" (domain part 2.1)', () => {
  it('is one pair in the address', ({ expect }) => {
    expect(parse('reaches=200@60')).toEqual({ flow: 200, pressure: 60 })
    expect(parse('reaches=87,5%4012.5')).toEqual({ flow: 87.5, pressure: 12.5 })
    expect(serializeOperatingPoint({ flow: 87.5, pressure: 12.5 })).toBe('87.5@12.5')
  })

  it('is two fields in a form, with comma or point', ({ expect }) => {
    expect(parse('reaches_flow=1 200&reaches_pressure=62,5')).toEqual({
      flow: 1200,
      pressure: 62.5,
    })
    expect(parse('reaches_flow=200&reaches_pressure=0')).toEqual({ flow: 200, pressure: 0 })
  })

  it.for([
    'reaches=',
    'reaches=200',
    'reaches=200@',
    'reaches=0@60',
    'reaches=-1@60',
    'reaches=1e3@60',
    'reaches=1234567@60',
    'reaches=200@60@1',
    'reaches_flow=200',
    'reaches_flow=200&reaches_pressure=',
    'reaches_flow=viel&reaches_pressure=60',
  ])('ignores "%s"', (query, { expect }) => {
    expect(parse(query)).toBeNull()
  })
})
