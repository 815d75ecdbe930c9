const deep = '['.repeat(20_000) + ']'.repeat(20_000)
const long = 'ß'.repeat(10_000)
const sql = "'; DROP TABLE customer; --"

/** Syntactically valid JSON bodies without meaning, as text. */
export const junkBodies: readonly string[] = [
  '{}',
  '[]',
  '[{}]',
  'null',
  '42',
  'true',
  '"text"',
  deep,
  '{"__proto__":{"isAdmin":true}}',
]

/** Replacements of a single field, as JSON. */
export const junkFields: readonly string[] = [
  ...[null, -1, 0.001, 1e300, true, '', long, '\u0000', '\ud800', sql].map((value) =>
    JSON.stringify(value),
  ),
  '[]',
  '[null]',
  '{}',
  '{"__proto__":1,"constructor":{"prototype":1}}',
  deep,
]

/** Replacements of a path part or a query parameter. */
export const junkTexts: readonly string[] = [
  ' ',
  long.slice(0, 2000),
  '\u0000',
  '%',
  sql,
  '" NEAR( * ^',
  '__proto__',
  '../../etc',
  '-1',
  'NaN',
  '1e300',
  '{}',
  '🌀',
]
