import { type FitFacts, fitFactsOf, type FitParameter } from '../fit-facts.ts'

/**
 * Parses facts of a variant: `A2.1 dn=125 motor=ec ctrl=0-10v p_el:38 atex="II 2G Ex eb IIB T3"`.
 */
export function facts(description: string): FitFacts {
  const [category = '', ...words] = description.match(/(?:[^\s"]|"[^"]*")+/g) ?? []
  return fitFactsOf(category, words.map(parameter))
}

/** `code=id+id` are values, `code:1.5` is a number, `code` alone is true. */
function parameter(word: string): FitParameter {
  const [, code = '', sign, text = ''] = /^(\w+)([=:]?)(.*)$/.exec(word) ?? []
  const values = sign === '=' ? text.replaceAll('"', '').split(code === 'atex' ? '|' : '+') : []
  return {
    code,
    number: sign === ':' ? Number(text) : sign === '' ? 1 : null,
    values: values.map((id) => ({ id, title: id })),
  }
}
