import * as z from 'zod'
import { json, flag, Text, NamedValue } from '../../../db/columns.ts'
import { rowSchema, type RowOf, findRow, fittingQuery, readBatch } from '../../../db/rows.ts'
import {
  type Colour,
  ParameterContent,
  type ParameterValueContent,
} from '../../../../domain/content/parameter-content.ts'
import { catalogueVersion } from '../../catalog/products/dictionary.ts'
import { findByIds } from '../entries/find-targets.ts'
import { findReferences, referenceKey } from '../entries/find-references.ts'
import type { GraphqlContext } from '../graphql/resolver.ts'

const ParameterRow = rowSchema('parameter', {
  code: z.string(),
  type: ParameterContent.shape.parameter_type,
  unit: z.string(),
  title: json(Text),
  description: json(Text).nullable(),
  virtualCategoryId: z.string().nullable(),
  hideProductDetail: flag,
  hideFilter: flag,
  valueList: json(z.array(NamedValue)),
})
type ParameterRow = RowOf<typeof ParameterRow>

/** Parameters in the order of their codes. */
export async function findParameters(
  context: GraphqlContext,
  codes: readonly string[],
): Promise<ParameterContent[]> {
  const { locale } = context.caller
  const rows = await readParameters(context, codes)
  const [values, references] = await Promise.all([
    valuesOf(context, rows),
    findReferences(context, {
      virtual_category: rows.flatMap((row) => row.virtualCategoryId ?? []),
    }),
  ])
  return rows.map((row) => ({
    _id: row.code,
    locale,
    entityId: row.code,
    title: row.title[locale],
    parameter_type: row.type,
    parameter_unit: row.unit,
    description: row.description?.[locale] ?? '',
    link_to_virtual_category:
      references.get(referenceKey('virtual_category', row.virtualCategoryId ?? '')) ?? null,
    hide_product_detail: row.hideProductDetail,
    hide_filter: row.hideFilter,
    values: values.filter(({ parameter }) => parameter === row.code),
  }))
}

/** Values of a parameter, those requested or all, in natural order. */
export async function findParameterValues(
  context: GraphqlContext,
  code: string,
  ids: readonly string[] | undefined,
): Promise<ParameterValueContent[]> {
  const values = await valuesOf(context, await readParameters(context, [code]))
  return ids ? values.filter(({ entityId }) => ids.includes(entityId)) : values
}

const ColourRow = rowSchema('parameter', { code: z.string(), value: json(NamedValue) })

/** A value of a parameter of type colour. */
export async function findColour(context: GraphqlContext, id: string): Promise<Colour | null> {
  const { db, caller } = context
  const found = await findRow(
    db
      .prepare(
        `SELECT p.code, v.value FROM parameter p, json_each(p.value_list) v
      WHERE p.type = 'colour' AND v.value ->> 'id' = ?1 LIMIT 1`,
      )
      .bind(id),
    ColourRow,
  )
  if (!found?.value.colorHex) return null
  const { code, value } = found
  const key = `${code}:${id}`
  const written = (await findByIds(context, 'parameter_value', [key])).get(key)
  return {
    _id: id,
    locale: caller.locale,
    title: value.title[caller.locale],
    color_hex: value.colorHex ?? '',
    parameter_value_image: written?.text.image ? { path: written.text.image.path } : null,
  }
}

async function readParameters(
  { db, updatedAt }: GraphqlContext,
  codes: readonly string[],
): Promise<ParameterRow[]> {
  const statement = db
    .prepare(
      `SELECT code, type, unit, title, description, virtual_category_id, hide_product_detail,
        hide_filter, value_list FROM parameter
      WHERE code IN (SELECT value FROM json_each(?1)) ORDER BY code`,
    )
    .bind(JSON.stringify(codes))
  const [rows, version] = await readBatch(db, [
    fittingQuery(statement, ParameterRow),
    catalogueVersion(db),
  ])
  if (version) updatedAt(version)
  return rows
}

async function valuesOf(
  context: GraphqlContext,
  rows: readonly ParameterRow[],
): Promise<ParameterValueContent[]> {
  const { locale } = context.caller
  const named = rows.flatMap((row) => row.valueList.map((value) => ({ code: row.code, value })))
  const written = await findByIds(
    context,
    'parameter_value',
    named.map(({ code, value }) => `${code}:${value.id}`),
  )
  return named.map(({ code, value }) => {
    const entry = written.get(`${code}:${value.id}`)
    return {
      _id: `${code}:${value.id}`,
      locale: entry?.locale ?? locale,
      parameter: code,
      entityId: value.id,
      title: value.title[locale],
      short_description: entry?.text.short_description ?? '',
      long_description: entry?.text.long_description ?? null,
      link_url: entry?.text.link_url ?? null,
      image: entry?.text.image ?? null,
      hide_product_detail: entry?.facts.hide_product_detail ?? false,
    }
  })
}
