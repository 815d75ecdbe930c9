import type * as z from 'zod/v4/core'

/** Error map of operator bodies and import rows: sentences for who runs a shop. */
export function reasonOf(issue: z.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'is required'
      return `must be ${nouns[issue.expected] ?? issue.expected}`
    case 'too_small':
      return boundOf(issue.origin, issue.inclusive ? 'or more' : 'above', Number(issue.minimum))
    case 'too_big':
      return boundOf(issue.origin, issue.inclusive ? 'at most' : 'below', Number(issue.maximum))
    case 'invalid_format':
      return formats[issue.format] ?? 'has a wrong form'
    case 'invalid_value':
      return `must be ${issue.values
        .map(String)
        .join(', ')
        .replace(/, ([^,]*)$/, ' or $1')}`
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`
    case 'invalid_key':
      return issue.issues[0]?.message ?? 'has a wrong name'
    case 'invalid_union':
      return 'fits none of the forms that it may have'
    default:
      return undefined
  }
}

const nouns: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
}

const formats: Readonly<Record<string, string>> = {
  email: 'must be an e-mail address',
  url: 'must be an address that begins with https://',
  date: 'must be a day, such as 2026-11-30',
  datetime: 'must be a time, such as 2026-11-30T08:00:00Z',
}

type Relation = 'or more' | 'above' | 'at most' | 'below'

function boundOf(origin: string, relation: Relation, limit: number): string {
  const unit = { string: ' characters', array: ' entries' }[origin]
  if (relation === 'or more' && limit === 1 && unit) return 'must not be empty'
  const amount = `${limit}${unit ?? ''}`
  if (relation === 'or more') return `must be ${amount} or more`
  return `must be ${relation} ${amount}`
}
