import { describe, expect, it } from 'vitest'
import { csvCell, textOfCsvCell } from './csv-cell.ts'
import { parseCsv } from './parse-csv.ts'

/**
 * Cells as the least strict program parses them: split at every separator, quotes and blanks
 * ignored.
 */
function carelessCells(line: string): string[] {
  return line.split(/[,;|\t\r\n]/).map((cell) => cell.replace(/^["\s\p{Cc}\p{Cf}]+/u, ''))
}

const isFormula = (cell: string) =>
  /^[=+\-@＝＋－＠]/.test(cell) && !/^[+-]\d+(?:[.,]\d+)?\s*"*$/.test(cell)

describe('ASVS 1.2.10 cells of a CSV file', () => {
  const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠']
  const blanks = ['', ' ', '\t', '\r', '\n', '\u00a0', '\u200b', '\ufeff', '\u3000', '  \u00a0']
  const befores = ['', 'x;', 'x,', 'x|', 'x\t', 'x\n', 'x;y,', '"', ';', '";"', "'", '","']
  const texts = signs.flatMap((sign) =>
    blanks.flatMap((space) => befores.map((before) => `${before}${space}${sign}1+1;y`)),
  )

  it('contain no formula, at whichever character a spreadsheet splits', () => {
    for (const text of texts) {
      const line = [csvCell('Rohr'), csvCell(text), csvCell('5')].join(';')
      expect(carelessCells(line).filter(isFormula), JSON.stringify(text)).toEqual([])
    }
  })

  it.each(['Rohr 3", 1 m', 'a;b,c|d', 'von +1,5', 'Zuluft; -20; 5', 'x - y', '„ä“'])(
    'restore the text: %s',
    (text) => {
      expect(parseCsv(`${csvCell(text)};${csvCell('Ende')}`, ';')).toEqual([[text, 'Ende']])
    },
  )

  it('are the same text for an RFC 4180 parser', () => {
    const certain = texts.filter((text) => !text.includes("'"))
    for (const text of [...certain, 'Rohr', "it's", '', '-20', 'x; -y']) {
      const [row] = parseCsv(`"x";${csvCell(text)}`, ';')
      expect(textOfCsvCell(row?.[1] ?? ''), JSON.stringify(text)).toBe(text.trim())
    }
  })

  it('are always quoted', () => {
    expect(csvCell('Rohr')).toBe('"Rohr"')
    expect(csvCell('')).toBe('""')
    expect(csvCell('=2+5')).toBe(`"'=2+5"`)
    expect(csvCell('x;=1+1;y')).toBe(`"x;'=1+1;y"`)
    expect(csvCell("-2+3+cmd|' /C calc'!A0")).toBe(`"'-2+3+cmd|' /C calc'!A0"`)
  })
})
