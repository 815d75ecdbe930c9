const maxWords = 8

/**
 * Words of a search as JSON, for `hasWords`. SQLite's lower() is ASCII-only, so a capital first
 * letter is searched as well: `übergang` and `Übergang`.
 */
export function searchedWords(search: string): string {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, maxWords)
  return JSON.stringify(words.map((word) => [word, capitalised(word)]))
}

/** Whether a text (an SQL expression) contains all words of the parameter. */
export function hasWords(parameter: string, text: string): string {
  return `NOT EXISTS (SELECT 1 FROM json_each(${parameter}) AS word
    WHERE instr(lower(${text}), word.value ->> 0) = 0 AND instr(lower(${text}), word.value ->> 1) = 0)`
}

/**
 * Searched text of the order `o`: number, customer reference, names and product codes. A customer's
 * orders are few and found by index, so there is no full-text table.
 */
export const orderText = `(o.code || char(10)
  || coalesce(o.snapshot ->> '$.document.customerOrderNumber', '') || char(10)
  || coalesce((SELECT group_concat((item.value ->> 'name') || ' ' || (item.value ->> 'catalogCode'), char(10))
    FROM json_each(o.snapshot, '$.items') AS item), ''))`

function capitalised(word: string): string {
  const [first = ''] = word
  return /^[a-z]/.test(first) ? word : first.toUpperCase() + word.slice(first.length)
}
