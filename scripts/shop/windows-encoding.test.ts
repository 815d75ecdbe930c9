import { describe, it } from 'vitest'
import { WindowsEncoding } from './windows-encoding.ts'

describe('point 6: a file in the encoding of a Windows', () => {
  it.for([
    ['L\xfcfter \xd8 100', 'Lüfter Ø 100'],
    ['180 m\xb3/h', '180 m³/h'],
    ['4 mm\xb2', '4 mm²'],
    ['\xd8100;m\xb3', 'Ø100;m³'],
    ['Ventil\xe1tor \xd8ada, pr\xf9m\xecr', 'Ventilátor Řada, průměr'],
    ['p\xf8\xedvod, t\xf8i', 'přívod, tři'],
    ['Stanis\xb3aw', 'Stanisław'],
    ['L\xfcfter gro\xdf', 'Lüfter groß'],
  ] as const)('is decoded by what the trade writes: %j', ([saved, text], { expect }) => {
    const bytes = Uint8Array.from(saved, (letter) => letter.charCodeAt(0))
    const encoding = new WindowsEncoding()
    encoding.add(bytes)
    expect(new TextDecoder(encoding.name).decode(bytes)).toBe(text)
  })
})
