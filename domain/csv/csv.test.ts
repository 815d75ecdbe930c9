import { describe, expect, it } from 'vitest'
import { decodeText } from './decode-text.ts'
import { findDelimiter } from './find-delimiter.ts'
import { parseCsv } from './parse-csv.ts'

const bytes = (...values: number[]) => new Uint8Array(values)

describe('rows of a CSV file (RFC 4180)', () => {
  it.each([
    [
      'a,b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,b\rc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [' a , b \n\n , \nc', [['a', 'b'], ['c']]],
    ['"a,1","b ""x"""\n', [['a,1', 'b "x"']]],
    ['"two\nlines",2', [['two\nlines', '2']]],
    ['"a" ,b', [['a', 'b']]],
    [
      'Rohr 3",5\nx,1',
      [
        ['Rohr 3"', '5'],
        ['x', '1'],
      ],
    ],
    [
      '"never closed,5\nx,1',
      [
        ['"never closed', '5'],
        ['x', '1'],
      ],
    ],
    ['', []],
  ])('%j', (text, rows) => {
    expect(parseCsv(text, ',')).toEqual(rows)
  })

  it('treats a tab as delimiter, not as a blank', () => {
    expect(parseCsv('a\t\tb', '\t')).toEqual([['a', '', 'b']])
  })
})

describe('the delimiter', () => {
  it.each([
    ['a;b\nc;d', ';'],
    ['a,b\nc,d', ','],
    ['a\tb;c', '\t'],
    ['a;2,5\nb;1,5', ';'],
    ['"x;y";1,5\n"u;v";2', ';'],
    ['code\nother', null],
  ])('%j by %j', (text, delimiter) => {
    expect(findDelimiter(text)).toBe(delimiter)
  })
})

describe('the text encoding of a file', () => {
  it('is UTF-8 with and without BOM', () => {
    const text = new TextEncoder().encode('\ufeffčíslo')
    expect(decodeText(text)).toBe('číslo')
    expect(decodeText(text.slice(3))).toBe('číslo')
  })

  it('is Windows-1250 if it is invalid UTF-8', () => {
    expect(decodeText(bytes(0xe8, 0xed, 0x73, 0x6c, 0x6f, 0x20, 0x9e))).toBe('číslo ž')
  })

  it('is UTF-16 with BOM', () => {
    expect(decodeText(bytes(0xff, 0xfe, 0x41, 0x00, 0x0d, 0x01))).toBe('Ač')
    expect(decodeText(bytes(0xfe, 0xff, 0x00, 0x41))).toBe('A')
  })
})
