import type { Hono } from 'hono'
import { ClaimState } from '../../domain/claim/claim-state.ts'
import type { Claim } from '../../domain/contract/store-claims.ts'
import { ChangeClaim, OperatorClaim } from '../../domain/operator/claim-commands.ts'
import { changeClaim, ClaimRefusal } from '../store/claims/change-claim.ts'
import { claimsInState, findClaim, type StoredClaim } from '../store/claims/stored-claim.ts'
import { invalid } from './find-variants.ts'
import { jsonBody } from './json-body.ts'
import {
  requireNoBody,
  operatorCall,
  type OperatorContext,
  type OperatorEnv,
} from './operator-call.ts'
import { OperatorProblem } from './operator-problem.ts'

const maxClaims = 200

/** Warranty claims by number. */
export function claimCalls(app: Hono<OperatorEnv>): void {
  const read = { method: 'GET', scope: 'claims:read', parse: requireNoBody } as const
  operatorCall(app, { ...read, path: '/claims' }, async ({ db, query }) => {
    const state = ClaimState.safeParse(query.get('state'))
    const requestedState = query.get('state') ?? 'open'
    if (!state.success && requestedState !== 'open') {
      const states = ['open', ...ClaimState.options].join(', ')
      throw invalid([{ field: 'state', reason: `is none of ${states}` }])
    }
    const claims = await claimsInState(db, state.data ?? 'open', maxClaims)
    return { claims: claims.map(viewOf) }
  })
  operatorCall(app, { ...read, path: '/claims/:number' }, async (context) =>
    viewOf((await requireClaim(context)).claim),
  )
  const change = {
    method: 'POST',
    path: '/claims/:number/state',
    scope: 'claims:write',
    parse: jsonBody(ChangeClaim),
  } as const
  operatorCall(app, change, async (context) => {
    const { db, body, config, keyId, now } = context
    const stored = await requireClaim(context)
    try {
      return viewOf(await changeClaim(db, stored, body, { actor: keyId, config, now }))
    } catch (error) {
      if (error instanceof ClaimRefusal) throw new OperatorProblem(409, error.code, error.message)
      throw error
    }
  })
}

async function requireClaim({ db, param }: OperatorContext<unknown>): Promise<StoredClaim> {
  const number = param('number').toUpperCase()
  const stored = await findClaim(db, 'number', number)
  if (!stored) throw new OperatorProblem(404, 'unknown_claim', `There is no claim ${number}.`)
  return stored
}

/** Without the customer's link. */
function viewOf(claim: Claim): OperatorClaim {
  return OperatorClaim.parse(claim)
}
