import { localOperatorKey } from '../local/local-vars.ts'
import { WrongUsage } from './wrong-usage.ts'
import type { OperatorKey } from './operator-client.ts'

/** `OPERATOR_KEY=<id>:<secret>`; a local shop has one from its first start. */
export function findKey(url: URL, given: string | undefined): OperatorKey {
  if (given) {
    const [id = '', secret = ''] = given.split(/:(.*)/s, 2)
    if (id && secret) return { id, secret }
    throw new WrongUsage('OPERATOR_KEY must be <id>:<secret>')
  }
  if (/(^|\.)localhost$|^127\.0\.0\.1$/.test(url.hostname)) return localOperatorKey()
  throw new WrongUsage('Set OPERATOR_KEY to <id>:<secret> of a key of this shop.')
}
