import type {
  Colour,
  ParameterContent,
  ParameterValueContent,
} from '../../../../domain/content/parameter-content.ts'
import { fromJson, fromJsonOr } from '../../../db/json.ts'
import type { ParameterRecord, Text } from '../../../db/records.ts'
import { findByIds } from '../entries/find-targets.ts'
import { findReferences, referenceKey } from '../entries/find-references.ts'
import type { GraphqlContext } from '../graphql/resolver.ts'

interface Row {
  code: string
  type: ParameterContent['parameter_type']
  unit: string
  title: string
  description: string | null
  virtual_category_id: string | null
  hide_product_detail: number
  hide_filter: number
  value_list: string
}

type Value = ParameterRecord['values'][number]

/** Parameters in the order of their codes. */
export async function findParameters(
  context: GraphqlContext,
  codes: readonly string[],
): Promise<ParameterContent[]> {
  const { locale } = context.caller
  const rows = await readRows(context, codes)
  const [values, references] = await Promise.all([
    valuesOf(context, rows),
    findReferences(context, {
      virtual_category: rows.flatMap((row) => row.virtual_category_id ?? []),
    }),
  ])
  return rows.map((row) => ({
    _id: row.code,
    locale,
    entityId: row.code,
    title: fromJson<Text>(row.title)[locale],
    parameter_type: row.type,
    parameter_unit: row.unit,
    description: fromJsonOr<Text, null>(row.description, null)?.[locale] ?? '',
    link_to_virtual_category:
      references.get(referenceKey('virtual_category', row.virtual_category_id ?? '')) ?? null,
    hide_product_detail: row.hide_product_detail === 1,
    hide_filter: row.hide_filter === 1,
    values: values.filter(({ parameter }) => parameter === row.code),
  }))
}

/** Values of a parameter, those asked for or all, in their natural order. */
export async function findParameterValues(
  context: GraphqlContext,
  code: string,
  ids: readonly string[] | undefined,
): Promise<ParameterValueContent[]> {
  const values = await valuesOf(context, await readRows(context, [code]))
  return ids ? values.filter(({ entityId }) => ids.includes(entityId)) : values
}

/** A value of a parameter of type colour. */
export async function findColour(context: GraphqlContext, id: string): Promise<Colour | null> {
  const { db, caller } = context
  const row = await db
    .prepare(
      `SELECT p.code, v.value FROM parameter p, json_each(p.value_list) v
      WHERE p.type = 'colour' AND v.value ->> 'id' = ?1 LIMIT 1`,
    )
    .bind(id)
    .first<{ code: string; value: string }>()
  if (!row) return null
  const value = fromJson<Value>(row.value)
  if (!value.colorHex) return null
  const key = `${row.code}:${id}`
  const written = (await findByIds(context, 'parameter_value', [key])).get(key)
  return {
    _id: id,
    locale: caller.locale,
    title: value.title[caller.locale],
    color_hex: value.colorHex,
    parameter_value_image: written?.text.image ? { path: written.text.image.path } : null,
  }
}

async function readRows(
  { db, updatedAt }: GraphqlContext,
  codes: readonly string[],
): Promise<Row[]> {
  const [rows, version] = await db.batch<Row & { value: string }>([
    db
      .prepare(
        'SELECT * FROM parameter WHERE code IN (SELECT value FROM json_each(?1)) ORDER BY code',
      )
      .bind(JSON.stringify(codes)),
    db.prepare(`SELECT value FROM meta WHERE key = 'catalogue_version'`),
  ])
  const when = version?.results[0]?.value
  if (when) updatedAt(when)
  return rows?.results ?? []
}

async function valuesOf(
  context: GraphqlContext,
  rows: readonly Row[],
): Promise<ParameterValueContent[]> {
  const { locale } = context.caller
  const named = rows.flatMap((row) =>
    fromJson<Value[]>(row.value_list).map((value) => ({ code: row.code, value })),
  )
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
