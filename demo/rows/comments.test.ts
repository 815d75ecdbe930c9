import { describe, expect, it } from 'vitest'
import { locales } from '../../domain/locales/locales.ts'
import { checkTin } from '../../domain/validation/tin.ts'
import { catalogueOf } from '../testing/catalogue-of.ts'
import { numberProducts } from '../numbering.ts'
import { exchanges, type Exchange } from './comment-texts.ts'
import { commentRows } from './comments.ts'
import { companyRows } from './companies.ts'

interface Row {
  n: number
  productN: number
  parentN: number | null
  locale: string
  createdAt: string
}

function rowsOf(products: number): Row[] {
  const { products: records } = catalogueOf(products)
  return [...numberProducts(records)].flatMap((some) =>
    [...commentRows(some)].flatMap((statement) => {
      if (typeof statement === 'string') return []
      const rows: [number, number, number | null, string, string, string, string][] = JSON.parse(
        statement.params[0] ?? '[]',
      )
      return rows.map(([n, productN, parentN, , , locale, createdAt]) => ({
        n,
        productN,
        parentN,
        locale,
        createdAt,
      }))
    }),
  )
}

describe('§3 seeded questions', () => {
  const rows = rowsOf(1500)
  const questions = rows.filter(({ parentN }) => parentN === null)

  it('belong to about every tenth product, in all languages', () => {
    const share = new Set(questions.map(({ productN }) => productN)).size / 1500
    expect(share).toBeGreaterThan(0.08)
    expect(share).toBeLessThan(0.13)
    expect(new Set(questions.map(({ locale }) => locale))).toEqual(new Set(locales))
  })

  it('have one answer each, later and in the same language', () => {
    expect(new Set(rows.map(({ n }) => n)).size).toBe(rows.length)
    for (const question of questions) {
      const answers = rows.filter(({ parentN }) => parentN === question.n)
      expect(answers).toMatchObject([{ productN: question.productN, locale: question.locale }])
      expect(String(answers[0]?.createdAt) > question.createdAt).toBe(true)
    }
  })

  it('are the same at every seed', () => {
    expect(rowsOf(300)).toEqual(rowsOf(300))
  })

  it('are written in each language', () => {
    const texts = Object.values(exchanges).flatMap((some: Exchange[]) => some)
    for (const { question, answer } of texts) {
      expect(new Set(locales.map((locale) => question[locale])).size).toBe(locales.length)
      expect(new Set(locales.map((locale) => answer[locale])).size).toBe(locales.length)
    }
  })
})

it('§7 ares: the invented companies have numbers of nobody with right check digits', () => {
  const [statement] = [...companyRows()]
  const rows: string[][] =
    typeof statement === 'object' ? JSON.parse(statement.params[0] ?? '[]') : []
  expect(rows.length).toBeGreaterThanOrEqual(30)
  for (const [tin = ''] of rows) {
    expect(tin).toMatch(/^99/)
    expect(checkTin(tin, 'CZE')).toBeNull()
  }
})
