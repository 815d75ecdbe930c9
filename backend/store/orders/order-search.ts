const maxWords = 8

/**
 * Words of a search as JSON, for `hasWords`. lower() of SQLite knows ASCII only, so that a word of
 * the text may begin with a capital that stays one: `übergang` looks for `Übergang` as well.
 */
export function searchedWords(search: string): string {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, maxWords)
  return JSON.stringify(words.map((word) => [word, capitalised(word)]))
}

/** No word of the parameter is missing in a text, which is an expression of SQL. */
export function hasWords(parameter: string, text: string): string {
  return `NOT EXISTS (SELECT 1 FROM json_each(${parameter}) AS word
    WHERE instr(lower(${text}), word.value ->> 0) = 0 AND instr(lower(${text}), word.value ->> 1) = 0)`
}

/**
 * What is searched of the order `o`: its number, the customer's own number, names and article
 * numbers. A customer's orders are few and found by index, so there is no table of words.
 */
export const orderText = `(o.code || char(10)
  || coalesce(o.snapshot ->> '$.document.customerOrderNumber', '') || char(10)
  || coalesce((SELECT group_concat((item.value ->> 'name') || ' ' || (item.value ->> 'catalogCode'), char(10))
    FROM json_each(o.snapshot, '$.items') AS item), ''))`

function capitalised(word: string): string {
  const [first = ''] = word
  return /^[a-z]/.test(first) ? word : first.toUpperCase() + word.slice(first.length)
}
