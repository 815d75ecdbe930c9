import type { Locale } from '../../domain/locale.ts'
import type { RichText } from '../../domain/content/rich-text.ts'
import { doc, h2, h3, p, ul } from '../content/rich-text.ts'
import type { ParameterValueRecord, Text } from '../../backend/db/columns.ts'
import { numericSize } from './products/figures.ts'
import { headings } from './texts/group-texts.ts'
import { isTool, mountTextsOf } from './texts/mount-texts.ts'
import { parameterByCode, titleOfValue } from './parameters.ts'
import type { Plan } from './plan.ts'
import { seriesName, withinSentence } from './names.ts'
import { pick, randomOf, sample } from './random.ts'
import { figure, forLocales, glueUnits } from './texts/text.ts'

/** All values of a product's variants by parameter code. */
export type Spread = ReadonlyMap<string, ParameterValueRecord[]>

/** Introduction of a product with its figures. */
export function perexOf(plan: Plan, spread: Spread): Text {
  const text = pick(plan.family.perex, randomOf(`${plan.seed}:perex`))
  return forLocales((locale) => fill(text[locale], plan, spread, locale))
}

/** Description: use, figures at a glance, mounting. */
export function describe(plan: Plan, spread: Spread): Record<Locale, RichText> {
  const random = randomOf(`${plan.seed}:text`)
  const { family } = plan
  const { use, data, mount: install, handle } = headings
  const [useHeading, dataHeading, mountHeading] = [pick(use, random), pick(data, random), pick(isTool(family) ? handle : install, random)]
  const mount = sample(mountTextsOf(family, (code) => spread.has(code)), 2, random)
  const glance = bulletCodes(plan, spread)
  const make = (locale: Locale) =>
    doc(
      h2(useHeading[locale]),
      ...family.body.map((text) => p(fill(text[locale], plan, spread, locale))),
      ...(glance.length > 0 ? [h3(dataHeading[locale]), ul(...glance.map((code) => bullet(code, spread, locale)))] : []),
      h3(mountHeading[locale]),
      p(mount.map((text) => fill(text[locale], plan, spread, locale)).join(' ')),
    )
  return { de: make('de'), cs: make('cs'), sk: make('sk'), en: make('en') }
}

const condition = /\[\[(!?)(\w+)(?:=([\w-]+))?\]\](.*?)\[\[\/\]\]/gs

/**
 * Keeps `[[equipment=th]]…[[/]]` if a variant has the value, `[[!gasket]]…[[/]]` if none has the
 * parameter.
 */
function decide(text: string, spread: Spread): string {
  const decided = text.replace(condition, (_, not: string, code: string, id: string | undefined, inner: string) => {
    const values = spread.get(code) ?? []
    const holds = id ? values.some((value) => 'values' in value && value.values.includes(id)) : values.length > 0
    return holds === (not === '') ? inner : ''
  })
  return decided.replace(/ {2,}/g, ' ').trim()
}

/** Conjunction before the last of a product's options. */
const or: Record<Locale, string> = { de: 'oder', cs: 'nebo', sk: 'alebo', en: 'or' }

/**
 * Fills `{q_max}` with the range of the figure, `{q_max+}` with its maximum, `{lpa-}` with its
 * minimum.
 */
export function fill(text: string, plan: Plan, spread: Spread, locale: Locale): string {
  const filled = decide(text, spread).replace(/(: )?\{(\w+)([+-]?)\}/g, (_, colon: string | undefined, code: string, end: string) => {
    if (code === 'name') return `${colon ?? ''}${seriesName(plan)}`
    if (code === 'line') return `${colon ?? ''}${plan.line}`
    // Within a sentence the last two are joined by a conjunction; after a colon by a comma.
    const last = colon ? ', ' : ` ${or[locale]} `
    return `${colon ?? ''}${withinSentence(code, spanOf(code, spread, locale, end, last), locale)}`
  })
  return glueUnits(filled)
}

/** Range of a parameter over the variants: `95–290 m³/h`; `last` precedes the last of a list. */
export function spanOf(code: string, spread: Spread, locale: Locale, end = '', last = ', '): string {
  const values = spread.get(code) ?? []
  const unit = parameterByCode.get(code)?.unit ?? ''
  const numbers = values.flatMap((value) => ('number' in value ? [value.number] : []))
  if (numbers.length > 0) {
    const low = Math.min(...numbers)
    const high = Math.max(...numbers)
    const shown = end === '+' ? [high] : end === '-' ? [low] : low === high ? [low] : [low, high]
    return `${shown.map((number) => figure(number, locale)).join('–')} ${unit}`.trim()
  }
  const ids = [...new Set(values.flatMap((value) => ('values' in value ? value.values : [])))]
  const isNumeric = ids.every((id) => /^[\d.,\s]+$/.test(titleOfValue(code, id)[locale]))
  if (isNumeric) ids.sort((a, b) => numericSize(a) - numericSize(b))
  const chosen = end === '+' ? ids.slice(-1) : end === '-' ? ids.slice(0, 1) : ids
  const titles = chosen.map((id) => titleOfValue(code, id)[locale])
  const isSizes = ids.every((id) => /^\d+x\d+$/.test(id))
  const joined = isSizes && titles.length > 3 ? `${titles[0]} – ${titles.at(-1)}` : isNumeric && titles.length > 3 ? `${titles[0]}–${titles.at(-1)}` : isNumeric ? titles.join('/') : listed(titles, last)
  return unit && joined ? `${joined}${unit === '°' ? '' : ' '}${unit}` : joined
}

function listed(titles: string[], last: string): string {
  return titles.length > 1 ? `${titles.slice(0, -1).join(', ')}${last}${titles.at(-1)}` : titles.join('')
}

const neverListed = new Set(['weight', 'equipment', 'room_m2', 'model'])

function bulletCodes({ family }: Plan, spread: Spread): string[] {
  const rest = [...spread.keys()].filter((code) => !family.key.includes(code) && !neverListed.has(code))
  return [...family.key.filter((code) => spread.has(code)), ...rest].slice(0, 7)
}

function bullet(code: string, spread: Spread, locale: Locale): string {
  const title = parameterByCode.get(code)?.title[locale] ?? code
  const isFlag = parameterByCode.get(code)?.type === 'boolean'
  return isFlag ? `**${title}**` : glueUnits(`**${title}:** ${spanOf(code, spread, locale)}`)
}
