import { PDFDocument } from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import { writeCii } from '../../../../domain/invoice/cii/write-cii.ts'
import { noMerchant } from '../../../../domain/merchant/merchant.ts'
import {
  randomCreditNote,
  randomInvoice,
  seller,
} from '../../../../domain/invoice/testing/corpus.ts'
import { worlds } from '../../../../domain/invoice/testing/random-document.ts'
import { textOfPdf } from '../../../testing/pdf-text.ts'
import { invoicePdf } from './invoice-pdf.ts'

const invoices = worlds.map((world, seed) => randomInvoice(seed, world))
const latin = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)

describe('PDF of an invoice', () => {
  it('has its XML embedded, as an alternative of the visible content', async () => {
    for (const invoice of [
      ...invoices,
      ...invoices.map((one, seed) => randomCreditNote(seed, one)),
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- a PDF takes all of the thread
      const document = await PDFDocument.load(await invoicePdf(invoice, seller))
      const [attached, ...others] = document.getAttachments()
      expect(others).toEqual([])
      expect(attached).toMatchObject({ name: 'factur-x.xml', mimeType: 'text/xml' })
      expect(String(attached?.afRelationship)).toContain('Alternative')
      expect(new TextDecoder().decode(attached?.data)).toBe(writeCii(invoice, 'en16931'))
    }
  })

  it('§5 names the locker, with the customer’s number', async () => {
    const [invoice] = invoices
    if (!invoice) throw new Error('No invoice')
    const address = { ...invoice.deliverTo.address, street: 'Packstation', houseNumber: '145' }
    const deliverTo = { ...invoice.deliverTo, address: { ...address, postNumber: '87654321' } }
    const text = await textOfPdf(await invoicePdf({ ...invoice, deliverTo }, seller))
    expect(text.replaceAll(/\s+/g, ' ')).toContain('87654321, Packstation 145')
  })

  it('Art. 230 states VAT in the currency of the state that it is owed to, with its rate', async () => {
    const invoice = invoices.find(({ vatAccounting }) => vatAccounting?.currencyCode === 'CZK')
    if (!invoice) throw new Error('No invoice in euro with Czech VAT')
    const text = (await textOfPdf(await invoicePdf(invoice, seller))).replaceAll(/\s+/g, ' ')
    expect(text).toContain('DPH v CZK: 21 % ')
    expect(text).toMatch(/1 EUR = 24,315 CZK od 20\. ?11\. ?2026/)
    const atHome = invoices.find(({ vatAccounting }) => !vatAccounting)
    if (!atHome) throw new Error('No invoice in the national currency')
    expect(await textOfPdf(await invoicePdf(atHome, seller))).not.toMatch(/VAT in|USt in|DPH v /)
  })

  it('names the country of a delivery abroad', async () => {
    const [invoice] = invoices
    if (!invoice) throw new Error('No invoice')
    const address = { ...invoice.deliverTo.address, postcode: '1150', city: 'Wien', country: 'AUT' }
    const deliverTo = { ...invoice.deliverTo, address }
    const text = await textOfPdf(await invoicePdf({ ...invoice, locale: 'de', deliverTo }, seller))
    expect(text.replaceAll(/\s+/g, ' ')).toContain('1150 Wien, ÖSTERREICH')
  })

  it('shows each reduction and charge with its whole name and rate', async () => {
    const [invoice] = invoices
    const [share] = invoice?.taxes ?? []
    if (!invoice || !share) throw new Error('No invoice')
    const coupon = { kind: 'coupon', name: 'Gutschein WILLKOMMEN10 (−10 %)', share } as const
    const express = { kind: 'shipping', name: 'Express bis 12 Uhr an die Haustür', share } as const
    const both = { allowances: [coupon], charges: [express] }
    const file = await invoicePdf({ ...invoice, ...both, locale: 'de' }, seller)
    const text = (await textOfPdf(file)).replaceAll(/\s+/g, ' ')
    for (const { name } of [coupon, express]) expect(text).toContain(`${name} (${share.rate} %)`)
  })

  it('declares PDF/A-3b and Factur-X of the profile EN 16931', async () => {
    const [invoice] = invoices
    if (!invoice) throw new Error('No invoice')
    const text = latin(await invoicePdf(invoice, seller))
    expect(text).toMatch(/<pdfaid:part>3</)
    expect(text).toMatch(/<pdfaid:conformance>B</)
    expect(text).toMatch(/<fx:ConformanceLevel>EN 16931</)
    expect(text).toMatch(/<fx:DocumentFileName>factur-x.xml</)
  })

  it('is identical at each download', async () => {
    const [invoice] = invoices
    if (!invoice) throw new Error('No invoice')
    expect(await invoicePdf(invoice, seller)).toEqual(await invoicePdf(invoice, seller))
  })

  it('of a pro forma has no XML: it is no invoice', async () => {
    const [invoice] = invoices
    if (!invoice) throw new Error('No invoice')
    const file = await invoicePdf({ ...invoice, kind: 'proforma' }, seller)
    expect((await PDFDocument.load(file)).getAttachments()).toEqual([])
  })

  it.each(['net', 'gross'] as const)(
    'of an offer has no XML either: prices are %s',
    async (view) => {
      const [invoice] = invoices
      if (!invoice) throw new Error('No invoice')
      const lines = invoice.lines.map((line) => ({ ...line, variantId: 'v', unitGross: 11.9 }))
      const validUntil = '2026-12-31'
      const offer = {
        ...invoice,
        kind: 'offer',
        lines,
        validUntil,
        priceView: view,
        shipper: 'DHL',
      } as const
      const document = await PDFDocument.load(await invoicePdf(offer, seller))
      expect(document.getAttachments()).toEqual([])
      expect(document.getTitle()).toMatch(/^(Angebot|Nabídka|Ponuka|Offer) /)
    },
  )

  it('accepts 500 lines, names without a space and letters missing in the font', async () => {
    const [world] = worlds
    if (!world) throw new Error('No world')
    const invoice = randomInvoice(3, world, 500)
    const [line, ...lines] = invoice.lines
    if (!line) throw new Error('No line')
    const name = `${'Wickelfalzrohr'.repeat(20)} 風扇 🙂 \u0000\t ěščřžľĺŕôäß`
    const changed = { ...invoice, lines: [{ ...line, name }, ...lines] }
    const document = await PDFDocument.load(await invoicePdf(changed, noMerchant))
    expect(document.getPageCount()).toBeGreaterThan(15)
  })
})
