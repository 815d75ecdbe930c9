import * as z from 'zod/mini'
import { RichText } from '../content/rich-text.ts'
import { CurrencyCode } from '../currency.ts'
import { DutiesRecord } from './duties-record.ts'
import { unitCode } from '../product/availability.ts'
import { TaxClass } from '../tax/tax-decision.ts'
import { Tag } from '../product/product.ts'
import { FullText, noPicture, perLocale, picturePath, Text } from './record-fields.ts'

/* A product of imports and exports: one line of a JSON Lines file. Fields that a record omits
   stay unchanged (JSON Merge Patch, RFC 7396); variants are merged by id. */

const Id = z.string().check(z.regex(/^[\w.-]{1,80}$/, 'must be letters, digits, dots, dashes'))
const Ids = z._default(z.array(Id).check(z.maxLength(200)), [])
const Count = z.int().check(z.gte(0))
const Measure = z.strictObject({ amount: z.number().check(z.positive()), unit: z.string() })
const Picture = z.string().check(z.minLength(1), z.regex(picturePath, noPicture))

/** A number, a list of values, or a boolean: by the parameter's type. */
export const ParameterValue = z.union(
  [z.number(), z.boolean(), z.array(z.string().check(z.minLength(1)))],
  'must be a number, yes or no, or a list of values',
)
export type ParameterValue = z.infer<typeof ParameterValue>
const Parameters = z._default(z.record(z.string(), ParameterValue), {})

export const VariantRecord = z.strictObject({
  id: Id,
  /** Product code (SKU). */
  catalogCode: z.string().check(z.minLength(1), z.maxLength(80)),
  marketingCode: z._default(z.string().check(z.maxLength(80)), ''),
  ean: z._default(
    z.nullable(
      z
        .string()
        .check(
          z.regex(
            /^\d{8,14}$/,
            'must be 8 to 14 digits; a spreadsheet keeps them in a column of texts',
          ),
        ),
    ),
    null,
  ),
  /** Axis values that distinguish it from its siblings. */
  name: Text,
  fullname: FullText,
  image: z._default(z.string().check(z.maxLength(200)), ''),
  axisValues: z._default(z.record(z.string(), z.string()), {}),
  parameters: Parameters,
  /** With tax, in the main unit of each currency. */
  prices: z.record(
    CurrencyCode,
    z.number().check(z.positive('must be above 0'), z.lte(10_000_000)),
  ),
  /** Amount by warehouse; null: made or ordered on demand, not counted. */
  stock: z._default(
    z.nullable(z.record(z.string(), z.number().check(z.gte(0), z.lte(1_000_000)))),
    null,
  ),
  /** Days until a warehouse sends; zero is left out. */
  stockDelayDays: z._default(z.record(z.string(), z.int().check(z.gte(1))), {}),
  /** Lead time in days if it is out of stock. */
  delayDays: z._default(Count, 0),
  saleable: z._default(z.boolean(), true),
  weightGrams: z._default(Count, 0),
  longestSideMm: z._default(Count, 0),
  /** Content of one unit, if variants differ; null: the product's. */
  baseMeasure: z._default(z.nullable(Measure), null),
  /**
   * Measured at one speed each: airflow m³/h, pressure Pa, input W, sound pressure dB(A) or null.
   */
  curves: z._default(
    z.array(
      z.strictObject({
        speed: z.number(),
        label: Text,
        points: z.array(z.tuple([z.number(), z.number(), z.number(), z.nullable(z.number())])),
      }),
    ),
    [],
  ),
  octaves: z._default(
    z.nullable(
      z.strictObject({
        kind: z.enum(['soundPower', 'insertionLoss']),
        decibels: z.array(z.number()),
      }),
    ),
    null,
  ),
})
export type VariantRecord = z.infer<typeof VariantRecord>

export const ProductRecord = z.strictObject({
  id: Id,
  /** Id of the category. */
  category: z.string(),
  brand: z.string(),
  name: FullText,
  slug: perLocale(
    z
      .string()
      .check(
        z.regex(
          /^[a-z\d]+(?:[-.][a-z\d]+)*$/,
          'must be lower-case letters a to z without accents, digits and dashes',
        ),
      ),
  ),
  perex: Text,
  description: z.prefault(perLocale(z._default(RichText, { type: 'doc', content: [] })), {}),
  images: z._default(z.array(Picture), []),
  hoverImage: z._default(z.nullable(Picture), null),
  /** VAT class: standard, or the reduced one of the country (Dir. 2006/112/EC Art. 98). */
  taxClass: z._default(TaxClass, 'standard'),
  unit: z._default(unitCode(), 'piece'),
  unitStep: z._default(z.number().check(z.gte(0.001)), 1),
  amountMin: z._default(z.number().check(z.gte(0.001)), 1),
  /** Content of one unit for the price per measure. */
  baseMeasure: z._default(z.nullable(Measure), null),
  /** Codes of the variant axes. */
  axes: z._default(z.array(z.string()).check(z.maxLength(2)), []),
  /** Shared by all variants. */
  parameters: Parameters,
  /** Codes of the parameters on its tile. */
  keyParameters: z._default(z.array(z.string()).check(z.maxLength(4)), []),
  tags: z._default(
    z.array(
      z.strictObject({
        id: Id,
        text: Text,
        color: Tag.shape.color,
        visibility: Tag.shape.visibility,
      }),
    ),
    [],
  ),
  /** From this many units on, percent off. */
  tiers: z._default(
    z.array(
      z.strictObject({
        from: z.number().check(z.positive()),
        percent: z.number().check(z.positive(), z.lt(100)),
      }),
    ),
    [],
  ),
  saleable: z._default(z.boolean(), true),
  gifts: Ids,
  /** N of an N-plus-one discount; 0: none. */
  nPlusOne: z._default(Count, 0),
  freeShippers: Ids,
  permanentDiscount: z._default(z.boolean(), false),
  fits: Ids,
  alternatives: Ids,
  relations: z.prefault(
    z.strictObject({
      requires: Ids,
      consumables: Ids,
      successors: Ids,
      set: Ids,
      sets: Ids,
    }),
    {},
  ),
  colours: Ids,
  documents: z._default(
    z.array(z.enum(['data-sheet', 'manual', 'declaration', 'energy-label'])),
    [],
  ),
  energyLabel: z._default(
    z.nullable(z.strictObject({ regulation: z.string(), best: z.string(), worst: z.string() })),
    null,
  ),
  /** Statutory information before the order; null: nothing beyond the manufacturer. */
  duties: z._default(z.nullable(DutiesRecord), null),
  endText: z._default(z.nullable(Text), null),
  /** Modification time. Left out for a new product: now. */
  createdAt: z.iso.datetime({ offset: true }),
  variants: z.array(VariantRecord).check(z.minLength(1), z.maxLength(63)),
})
export type ProductRecord = z.infer<typeof ProductRecord>
