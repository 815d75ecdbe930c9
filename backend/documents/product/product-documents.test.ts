import { textsOf } from '../../locales/texts-of.ts'
import { describe, expect, it } from 'vitest'
import { PDFDocument } from '@cantoo/pdf-lib'
import type { Locale } from '../../../domain/locale.ts'
import { locales } from '../../../domain/locales/locales.ts'
import { noMerchant } from '../../../domain/merchant/merchant.ts'
import { brands } from '../../../demo/catalogue/brands.ts'
import { parameters } from '../../../demo/catalogue/parameters.ts'
import { boldFont, regularFont } from '../../pdf/fonts.ts'
import { textOfPdf } from '../../testing/pdf-text.ts'
import { buildDocument } from './build-document.ts'
import type { Documented, DocumentBranding } from './product-document.ts'
import { damper, fan, hood, unit } from './testing/samples.ts'

const details: DocumentBranding = {
  brand: { ...noMerchant.brand, name: 'LuftBasis', nameStrong: 'Basis' },
  company: 'LuftBasis GmbH',
  edition: '2026-11-24',
  picture: null,
  manualUrl: 'https://shop.example/cdn/document/de/manual/silva.pdf',
}

async function paper(
  kind: Parameters<typeof buildDocument>[0],
  product: Documented,
  locale: Locale = 'de',
) {
  const fonts = { regular: await regularFont(), bold: await boldFont() }
  return buildDocument(kind, product, locale, details, fonts)
}

describe('documents of a product', () => {
  it('data sheet: has drawing, curve with its points, octave bands, diagram and text for tenders', async () => {
    const text = await textOfPdf(await paper('data-sheet', fan))
    for (const part of [
      'Maßzeichnung ZF-100',
      'Ø100',
      'Kennlinie ZF-100',
      'Luftmenge [m³/h]',
      '137',
      'Schallleistung nach Oktavbändern',
      '63 Hz',
      'Anschlussplan',
      'PE',
      'Ausschreibungstext',
      'oder gleichwertig',
      'Stand 24.11.2026 · Seite 1 von',
      'Luft\nBasis',
    ])
      expect(text).toContain(part)
  })

  it('data sheet: has a table of variants with the unit in its head, over several pages', async () => {
    const [variant] = fan.variants
    if (!variant) throw new Error('No variant')
    const variants = Array.from({ length: 60 }, (_, index) => ({
      ...variant,
      id: `v-${index}`,
      catalogCode: `ZF-${index}`,
      curves: [],
    }))
    const file = await paper('data-sheet', { ...fan, variants })
    const text = await textOfPdf(file)
    expect(text.match(/Nennweite \[mm\]/g)?.length).toBeGreaterThan(1)
    for (const { catalogCode } of variants) expect(text).toContain(catalogCode)
    const pages = (await PDFDocument.load(file)).getPageCount()
    expect(text).toContain(`Seite ${pages} von ${pages}`)
  })

  it('data sheet: the last row of a table does not stand alone on a page', async () => {
    const [variant] = fan.variants
    if (!variant) throw new Error('No variant')
    const heads = async (length: number) => {
      const variants = Array.from({ length }, (_, index) => ({
        ...variant,
        id: `v-${index}`,
        catalogCode: `ZF-${index}`,
        curves: [],
      }))
      const lines = (await textOfPdf(await paper('data-sheet', { ...fan, variants }))).split('\n')
      const head = lines.lastIndexOf('Artikelnummer')
      return lines.slice(head).filter((line) => /^ZF-\d+$/.test(line)).length
    }
    const rows = await Promise.all([20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30].map(heads))
    expect(Math.min(...rows)).toBeGreaterThanOrEqual(2)
    expect(Math.max(...rows)).toBeGreaterThan(Math.min(...rows))
  })

  it('Reg. (EU) No 305/2011 Annex III: a declaration has its number, standard and body', async () => {
    const text = await textOfPdf(await paper('declaration', damper))
    for (const part of ['DoP-BSK-00001', 'EN 15650:2010', '9999', 'EI 60 (ve, ho, i<->o) S', '1. '])
      expect(text).toContain(part)
  })

  it('Reg. (EU) 1254/2014 Annex III: the label has every element, in numbers and in words', async () => {
    const lines = (await textOfPdf(await paper('energy-label', unit))).split('\n')
    for (const part of [
      'ENERG',
      'Zefyra',
      'ZF-160-R, ZF-160-L,',
      'ZF-160-E',
      'A+',
      'C',
      'D',
      'E',
      'F',
      'G',
      '42',
      'dB',
      'WA',
      '200',
      'm³/h',
      '1254/2014',
      'zwei Pfeile: Gerät mit Zu- und Abluft',
    ])
      expect(lines).toContain(part)
    // In the scale, in the black arrow, in words and in two fiches.
    expect(lines.filter((line) => line === 'A')).toHaveLength(5)
    expect(lines.filter((line) => line === 'B')).toHaveLength(1)
  })

  it('Reg. (EU) 1254/2014 Annex III: models of another class have a label of their own', async () => {
    const variants = unit.variants.map((each, index) => ({
      ...each,
      energyLabel: each.energyLabel && { ...each.energyLabel, class: index === 2 ? 'B' : 'A' },
    }))
    const lines = (await textOfPdf(await paper('energy-label', { ...unit, variants }))).split('\n')
    expect(lines.filter((line) => line === '1254/2014')).toHaveLength(2)
    expect(lines).toContain('ZF-160-R, ZF-160-L')
    expect(lines).toContain('ZF-160-E')
  })

  it('Reg. (EU) 1254/2014 Annex III: a unit without heat recovery moves air one way', async () => {
    const parameters = unit.parameters.filter(({ code }) => code !== 'eta_t')
    const text = await textOfPdf(await paper('energy-label', { ...unit, parameters }))
    expect(text).toContain('ein Pfeil')
  })

  it('Reg. (EU) 1254/2014 Annex IV: the fiche of a unit has every figure, once for models alike', async () => {
    const text = (await textOfPdf(await paper('energy-label', unit))).replaceAll(/\s+/g, ' ')
    for (const part of [
      'Zefyra s.r.o.',
      'Modellkennung ZF-160-R, ZF-160-L',
      'Modellkennung ZF-160-E',
      '(kaltes Klima)',
      '(durchschnittliches Klima)',
      '(warmes Klima)',
      'Wohnraumlüftungsanlage (WLA), Zwei-Richtung',
      'Drehzahlregelung',
      'rekuperativ',
      'Höchster Luftvolumenstrom [m³/h] 200',
      'Bezugs-Luftvolumenstrom [m³/s] 0,039',
      'Bezugsdruckdifferenz [Pa] 50',
      '0,95, Zeitsteuerung',
      '1,2 / 0,9',
      'im Display',
      '(JSV) je 100 m²',
      '(JEH) je 100 m²',
    ])
      expect(text).toContain(part)
    // A long address takes several lines.
    expect(text.replaceAll(' ', '')).toContain(details.manualUrl)
    const manual = await textOfPdf(await paper('manual', unit))
    expect(manual).toContain('Zerlegen')
  })

  it('Reg. (EU) 65/2014 Annex III: the label of a hood has consumption, three classes and sound', async () => {
    const lines = (await textOfPdf(await paper('energy-label', hood))).split('\n')
    for (const part of ['Zefyra', 'ZF-60, ZF-90', '27', 'kWh/annum', '62', 'dB', '65/2014'])
      expect(lines).toContain(part)
    // Of 31.8 % A, of 27 lx/W B, of 82.8 % C.
    const [fluid, light, grease] = lines.flatMap((line, at) =>
      line === 'ABCDEFG' ? [lines[at - 1]] : [],
    )
    expect([fluid, light, grease]).toEqual(['A', 'B', 'C'])
  })

  it('Reg. (EU) 65/2014 Annex IV: the fiche of a hood has all rows in order, and says what is missing', async () => {
    const text = (await textOfPdf(await paper('energy-label', hood))).replaceAll(/\s+/g, ' ')
    const fiches = text.split('Angabe Wert').slice(1)
    expect(fiches).toHaveLength(2)
    const [plain = '', boosted = ''] = fiches
    const rows = [
      'Name des Lieferanten Zefyra s.r.o.',
      'Modellkennung ZF-60',
      '(AEC) [kWh/a] 27,4',
      'Energieeffizienzklasse A',
      '(FDE) [%] 31,8',
      'Klasse für die fluiddynamische Effizienz A',
      '(LE) [lx/W] 27',
      'Beleuchtungseffizienzklasse B',
      '(GFE) [%] 82,8',
      'Klasse für den Fettabscheidegrad C',
      'im Normalbetrieb [m³/h] 210 / 465',
      'auf der Intensivstufe [m³/h] keine Intensivstufe',
      'im Normalbetrieb [dB(A)] 45 / 62',
      'auf der Intensivstufe [dB(A)] keine Intensivstufe',
      '(Po) [W] 0,3',
      '(Ps) [W] nicht angegeben',
    ]
    const places = rows.map((row) => plain.indexOf(row))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(boosted).toContain('auf der Intensivstufe [m³/h] 580')
    expect(boosted).toContain('auf der Intensivstufe [dB(A)] 67')
  })

  it.each(locales)('is complete in %s, with every letter', async (locale) => {
    for (const kind of ['data-sheet', 'manual', 'declaration'] as const) {
      // oxlint-disable-next-line no-await-in-loop -- rendering a PDF is CPU-bound
      const text = await textOfPdf(await paper(kind, damper, locale))
      expect(text).not.toContain('?')
      expect(text).toContain(textsOf(locale).documents.titles[kind])
    }
    expect(await textOfPdf(await paper('energy-label', unit, locale))).not.toContain('?')
    expect(await textOfPdf(await paper('energy-label', hood, locale))).not.toContain('?')
  })

  it('has glyphs for all product texts in four languages', async () => {
    const texts = [
      ...parameters.flatMap(({ title, group, values, unit }) => [
        unit,
        ...[title, group, ...values.map((value) => value.title)].flatMap((each) =>
          Object.values(each),
        ),
      ]),
      ...brands.flatMap(({ manufacturer }) => [manufacturer.name, manufacturer.address]),
    ]
    const letters = [...new Set(texts.join(''))].filter((letter) => letter !== '?')
    const product = { ...damper, perex: letters.join(' ') }
    const text = await textOfPdf(await paper('data-sheet', product))
    expect(letters.length).toBeGreaterThan(100)
    expect(text).not.toContain('?')
  })
})
