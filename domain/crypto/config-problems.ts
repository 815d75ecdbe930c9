import * as z from 'zod/mini'

/** What is wrong with a Worker's variables, a line each: `✖ SHOP_URL: must be an address …`. */
export function configProblems(issues: readonly z.core.$ZodIssue[]): string {
  return issues.map((issue) => `✖ ${z.core.toDotPath(issue.path)}: ${reasonOf(issue)}`).join('\n')
}

function reasonOf(issue: z.core.$ZodIssue): string {
  const [first] = issue.code === 'invalid_union' ? issue.errors.flat().filter(isOfAddress) : [issue]
  const shown = first ?? issue
  if (isOfAddress(shown)) return 'must be an address such as https://www.shop.example'
  if (shown.code === 'invalid_type' && shown.message.endsWith('received undefined')) {
    return 'is missing'
  }
  return shown.message
}

const isOfAddress = (issue: z.core.$ZodIssue) =>
  issue.code === 'invalid_format' && issue.format === 'url'
