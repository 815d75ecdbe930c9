/**
 * Words that people type for what the catalogue calls otherwise, folded. Each is looked for beside
 * the word itself.
 */
const synonyms: Record<string, string[]> = {
  // German
  lufter: ['ventilator'],
  ventilator: ['lufter'],
  badventilator: ['badlufter'],
  rohrlufter: ['rohrventilator'],
  abzugshaube: ['dunstabzug'],
  kwl: ['luftungsgerat', 'warmeruckgewinnung'],
  spirorohr: ['wickelfalzrohr'],
  spiro: ['wickelfalz'],
  flexrohr: ['flexschlauch', 'aluflex'],
  // Czech and Slovak
  rura: ['potrubi', 'potrubie'],
  roura: ['potrubi'],
  trubka: ['potrubi'],
  rurka: ['potrubie'],
  vetrak: ['ventilator'],
  odsavac: ['ventilator'],
  koleno: ['oblouk', 'obluk'],
  anemostat: ['vyust'],
  rekuperacka: ['rekuperac'],
  // English
  pipe: ['duct'],
  elbow: ['bend'],
  vent: ['grille'],
  mvhr: ['heat'],
}

export function synonymsOf(term: string): string[] {
  // A word of the query may be `constructor`.
  return Object.hasOwn(synonyms, term) ? (synonyms[term] ?? []) : []
}
