import * as z from 'zod/mini'
import type { Field } from './field.ts'
import { uniqueColour, uniqueWord, uniqueNumber } from './unique-values.ts'

type Schema = z.core.$ZodType

interface Leaf {
  value: unknown
  field: Pick<Field, 'kind' | 'mark' | 'others' | 'isEnum'>
}

/** A value for a leaf: one with a mark if it is free text, else one of several. */
export function leafOf(
  schema: Schema,
  name: string,
  { flags, given, index }: { flags: boolean; given: unknown; index: number },
): Leaf {
  const { def } = (schema as z.core.$ZodTypes)._zod
  const accepts = (value: unknown) => z.safeParse(schema, value).success
  switch (def.type) {
    case 'boolean':
      return choice(given ?? flags, [true, false])
    case 'enum': {
      const values = Object.values(def.entries)
      // List entries differ, and so do the two shops.
      const turn = (index + (flags ? 0 : 2)) % values.length
      return choice(given ?? values[turn], values, true)
    }
    case 'number':
      return numberOf(given, accepts)
    case 'string':
      return textOf(def, name, given, accepts)
    default:
      throw new Error(`${name}: no value for ${def.type}`)
  }
}

function choice(value: unknown, values: readonly unknown[], isEnum = false): Leaf {
  const others = values.filter((each) => each !== value)
  return { value, field: { kind: 'choice', mark: '', others, isEnum } }
}

let numbers = 100

function numberOf(given: unknown, accepts: (value: unknown) => boolean): Leaf {
  numbers += 1
  const value = given ?? [numbers, 50, 5, 1, 0.5].find(accepts)
  const near = Number(value)
  return choice(value, [near + 1, 100_000, 1, 0, near * 2, near / 2, 0.25].filter(accepts))
}

const dates = ['2026-05-06', '2091-07-08']
const times = ['2026-05-06T07:08:09Z', '2091-07-08T07:08:09Z', '2026-02-03T07:08:09Z']
/** Texts with a meaning for the shop; others are displayed unchanged. */
const words: [name: RegExp, values: string[]][] = [
  [/\.country$/, ['AUT', 'CHE']],
  [/\.(?:currency_code|currencyCode|currenc(?:y|ies\[\])\.code)$/, ['EUR', 'CZK']],
  [/\.unit\.name\.unece$/, ['KGM', 'LTR']],
  [/\.icon$/, ['truck', 'clock', 'fan']],
  [/\.role$/, ['imprint', 'privacy', 'terms', 'withdrawal', 'shipping']],
  [/\.closesAt$/, ['14:00', '09:00']],
  [/\.understood\.problem$/, ['mould', 'noise', 'smell']],
  [/\.transit\.from$/, ['AUT', 'CZE']],
  [/social\[\]\.type$/, ['facebook', 'instagram', 'youtube']],
  [/\.brand\.accent$/, ['#00507d', '#7d0050']],
  [/\.brand\.accentDark$/, ['#003050', '#500030']],
]

function textOf(
  def: z.core.$ZodStringDef,
  name: string,
  given: unknown,
  accepts: (value: unknown) => boolean,
): Leaf {
  const known = words.find(([pattern]) => pattern.test(name))?.[1]
  const values = known ?? [...times, ...dates].filter(accepts)
  if (known || 'format' in def) return choice(given ?? values[0], values)
  if (typeof given === 'string') return { value: given, field: text(given) }
  const mark = uniqueWord()
  if (/(?:colou?r|color_?hex)$/i.test(name)) {
    const colour = uniqueColour(/(?:background|box)_?color$/i.test(name))
    return { value: colour, field: text(colour) }
  }
  if (name.endsWith('.email')) return { value: `${mark}@example.org`, field: text(mark) }
  if (/\.(?:review_link|link_url|video|link|social\[\]\.url)$/.test(name)) {
    return { value: `https://${mark}.example/`, field: text(mark) }
  }
  if (/\.(?:url|redirectPath|logo|appIcon|favicon|sharePicture)$/.test(name))
    return { value: `/${mark}`, field: text(mark) }
  if (accepts(mark)) return { value: mark, field: text(mark) }
  const time = ['08:15', '17:45'].filter(accepts)
  if (time.length) return choice(time[0], time)
  const number = uniqueNumber()
  if (accepts(number)) return { value: number, field: text(number) }
  throw new Error(`${name}: no text fits`)
}

const text = (mark: string) => ({ kind: 'text', mark, others: [], isEnum: false }) as const
