import { Failure, type AnyCall } from '../../domain/contract/call.ts'

/** `refused` with presentable errors, `answered`, or the defect. */
export async function outcomeOf(call: AnyCall, response: Response): Promise<string> {
  const text = await response.text()
  if (response.status >= 500) return `${response.status} ${text}`
  if (call.path === '/graphql') return graphqlOutcome(text)
  if (response.ok) return 'answered'
  return Failure.safeParse(JSON.parse(text)).success ? 'refused' : `${response.status} ${text}`
}

/** GraphQL has its own form of failures, also with status 200. */
function graphqlOutcome(text: string): string {
  const { errors = [] }: { errors?: { message: string }[] } = JSON.parse(text)
  return errors.length > 0 ? 'refused' : 'answered'
}
