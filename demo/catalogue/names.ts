import type { Locale } from '../../domain/locale.ts'
import type { ParameterValueRecord, Text } from '../../backend/db/columns.ts'
import { brandTitles } from './brands.ts'
import { colours } from './colours.ts'
import { numericSize } from './products/figures.ts'
import { parameterByCode, titleOfValue } from './parameters.ts'
import type { Family } from './family.ts'
import type { Plan } from './plan.ts'
import { figure, forLocales, glueUnits, slugify, t } from './texts/text.ts'

const adjectives = new Map(colours.map(({ id, adjective }) => [id, adjective]))

const materials: Record<string, Text> = {
  galvanised: t('verzinkt', 'pozink', 'pozink', 'galvanised'),
  stainless: t('Edelstahl', 'nerez', 'nerez', 'stainless steel'),
  painted: t('lackiert', 'lakovaný plech', 'lakovaný plech', 'painted steel'),
  aluminium: t('Aluminium', 'hliník', 'hliník', 'aluminium'),
}

const lengthWord = t('Länge', 'délka', 'dĺžka', 'length')
const seal = t('mit Lippendichtung', 's břitovým těsněním', 's britovým tesnením', 'with lip seal')
const words: Record<string, Text> = {
  plate: t('Frontplatte', 'čelní deska', 'čelná doska', 'face plate'),
  rotor: t('Ø', 'Ø', 'Ø', 'Ø'),
  ins_thk: t('Dämmung', 'izolace', 'izolácia', 'insulation'),
  hood_length: t('Länge', 'délka', 'dĺžka', 'length'),
  roll_length: t('Rolle', 'návin', 'návin', 'coil'),
  drain_dn: t('Ablauf', 'odtok', 'odtok', 'drain'),
  side: t('Anschluss', 'připojení', 'pripojenie', 'connections'),
  fuse_temp: t('Schmelzlot', 'pojistka', 'poistka', 'fuse'),
  width: t('Breite', 'šířka', 'šírka', 'width'),
}

/** Nouns of counts: `1 Schlitz`, `2 štěrbiny`. */
const counted: Record<string, Record<Locale, Partial<Record<Intl.LDMLPluralRule, string>>>> = {
  rows: {
    de: { one: 'Rohrreihe', other: 'Rohrreihen' }, cs: { one: 'řada trubek', few: 'řady trubek', other: 'řad trubek' },
    sk: { one: 'rad rúrok', few: 'rady rúrok', other: 'radov rúrok' }, en: { one: 'tube row', other: 'tube rows' },
  },
  slots: {
    de: { one: 'Schlitz', other: 'Schlitze' }, cs: { one: 'štěrbina', few: 'štěrbiny', other: 'štěrbin' },
    sk: { one: 'štrbina', few: 'štrbiny', other: 'štrbín' }, en: { one: 'slot', other: 'slots' },
  },
  ports: {
    de: { one: 'Abgang', other: 'Abgänge' }, cs: { one: 'vývod', few: 'vývody', other: 'vývodů' },
    sk: { one: 'vývod', few: 'vývody', other: 'vývodov' }, en: { one: 'port', other: 'ports' },
  },
  pieces: { de: { other: 'Stück' }, cs: { other: 'ks' }, sk: { other: 'ks' }, en: { one: 'piece', other: 'pieces' } },
}

function countOf(code: string, amount: string, locale: Locale): string | undefined {
  const forms = counted[code]?.[locale]
  return forms && `${amount} ${forms[new Intl.PluralRules(locale).select(Number(amount))] ?? forms.other ?? ''}`
}

/** Hoses have a length; mats and pipes for a manifold are wound. */
const hoses = new Set(['alu-flex', 'insulated-flex', 'plastic-flex'])

/** A value as part of a name: `Ø 100 mm`, `Länge 1,5 m`, `weiß`. */
export function labelOf(value: ParameterValueRecord, locale: Locale, model?: string): string {
  if ('number' in value) {
    if (value.code === 'gasket') return seal[locale]
    return `${figure(value.number, locale)} ${parameterByCode.get(value.code)?.unit ?? ''}`.trim()
  }
  const titles = value.values.map((id) => withinSentence(value.code, titleOfValue(value.code, id)[locale], locale))
  const [id = ''] = value.values
  const unit = parameterByCode.get(value.code)?.unit ?? ''
  if (value.code === 'dn') return `Ø ${titles[0] ?? ''} mm`
  const count = countOf(value.code, titles.join('/'), locale)
  if (count !== undefined) return count
  if (value.code === 'length' || (value.code === 'roll_length' && model && hoses.has(model))) return `${lengthWord[locale]} ${titles[0] ?? ''} m`
  if (value.code === 'color_ral') return adjectives.get(id)?.[locale] ?? titles.join('/')
  if (value.code === 'material') return materials[id]?.[locale] ?? titles.join('/')
  if (value.code === 'angle') return `${titles[0] ?? ''}°`
  const word = words[value.code]?.[locale]
  return [word, `${titles.join('/')}${unit ? ` ${unit}` : ''}`].filter(Boolean).join(' ')
}

const proper = new Set(['unit_model', 'filter_iso', 'filter_en779', 'ctrl_signal', 'ip', 'atex', 'fire_class'])

/** Values begin with a capital in tables; within a sentence only German nouns and names do. */
export function withinSentence(code: string, text: string, locale: Locale): string {
  if (locale === 'de' || proper.has(code)) return text
  return text.replace(/(^|, | (?:or|nebo|alebo) )(\p{Lu})(?=\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toLowerCase())
}

type Values = ReadonlyMap<string, ParameterValueRecord>

/** Families with a feminine noun; `hood` is one in Czech only. */
const feminine = new Set('hrv-push-pull hrv-room hrv-kit grille-indoor grille-square louvre shutter door-grille slot wall-box'.split(' '))

/** Colours in the gender of the noun: `ventilátor, …, bílý`, but `mřížka, …, bílá`. */
function agreeing(label: string, family: string, locale: Locale): string {
  const isFeminine = feminine.has(family) || (family === 'hood' && locale === 'cs')
  if (isFeminine || (locale !== 'cs' && locale !== 'sk')) return label
  return label.replace(/á$/, 'ý').replace(/(biel|čiern)a$/, '$1y')
}

/**
 * Labels of those codes that have a value; two diameters become one label `Ø 160/125 mm`.
 * Colours agree with the family's noun where they follow it.
 */
function labels(codes: readonly string[], values: Values, locale: Locale, { id, model }: Family, followNoun: boolean): string[] {
  const second = values.get('dn2')
  const all = codes.flatMap((code) => {
    const value = values.get(code)
    if (!value || (code === 'dn2' && values.has('dn'))) return []
    const own = labelOf(value, locale, model)
    const label = code === 'color_ral' && followNoun ? agreeing(own, id, locale) : own
    if (code === 'dn' && second && 'values' in second) return [label.replace(' mm', `/${second.values[0] ?? ''} mm`)]
    return [label]
  })
  return [...new Set(all)]
}

/** Brand and series. */
export function seriesName({ brandId, line }: Plan): string {
  return `${brandTitles.get(brandId) ?? ''} ${line}`
}

/** Slug of a product, with its colour if the series has several products. */
export function slugOf(plan: Plan): Text {
  const colour = plan.colour ? ` ${plan.colour.replace('ral-', 'ral ')}` : ''
  return forLocales((locale) => slugify(`${seriesName(plan)} ${plan.family.noun[locale]}${colour}`, locale))
}

/** Name of a product: noun, common values of its variants, and range of sizes. */
export function productName(plan: Plan, common: Values): Text {
  const { family } = plan
  return forLocales((locale) => {
    const head = `${seriesName(plan)}${family.device ? ' –' : ''} ${family.noun[locale]}`
    const tail = labels(family.tail.filter((code) => code !== family.size?.code), common, locale, family, true)
    return glueUnits([head, ...sizeSpan(plan, locale), ...tail].join(', '))
  })
}

function sizeSpan({ family, sizes }: Plan, locale: Locale): string[] {
  const code = family.size?.code
  if (!code || sizes.length === 0) return []
  const sorted = [...sizes].sort((a, b) => numericSize(a) - numericSize(b))
  const first = labelOf({ code, values: [sorted[0] ?? ''] }, locale)
  if (sorted.length === 1) return [first]
  if (code === 'unit_model') return [unitSpan(sorted, locale)]
  if (code !== 'dn' && code !== 'width') return []
  const last = labelOf({ code, values: [sorted.at(-1) ?? ''] }, locale).replace(/^\D+/, '')
  return [`${first.replace(/ \D+$/, '')}–${last}`]
}

/** Names of units, the brand only once: `Borealux Tandem 50 / Tandem 70`. */
function unitSpan(ids: string[], locale: Locale): string {
  const titles = ids.map((id) => titleOfValue('unit_model', id)[locale])
  const maker = (title: string) => title.split(' ')[0] ?? ''
  return titles.map((title, i) => (i > 0 && maker(title) === maker(titles[i - 1] ?? '') ? title.slice(maker(title).length + 1) : title)).join(' / ')
}

/** Full name of a variant by the pattern of its kind. */
export function variantFullname(plan: Plan, size: string | null, suffix: string, values: Values): Text {
  const { family } = plan
  const model = family.device && size !== null && /^\d+$/.test(size) ? ` ${size}` : ''
  // A RAL number would read as part of the size.
  const extra = suffix && family.device && !/^\d+$/.test(suffix) ? ` ${suffix}` : ''
  return forLocales((locale) => {
    const head = `${seriesName(plan)}${model}${extra}${family.device ? ' –' : ''} ${family.noun[locale]}`
    return glueUnits([head, ...labels(family.tail, values, locale, family, true)].join(', '))
  })
}

/** Values that distinguish a variant: `Ø 100 mm, Nachlauf`. */
export function variantName(plan: Plan, values: Values, fullname: Text): Text {
  const { size, option } = plan.family
  const codes = [size?.code, option?.code].filter((code) => code !== undefined)
  return forLocales((locale) => {
    const name = glueUnits(labels(codes, values, locale, plan.family, false).join(', '))
    return name.charAt(0).toUpperCase() + name.slice(1) || fullname[locale]
  })
}
