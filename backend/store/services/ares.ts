import type { Hono } from 'hono'
import { findCompany } from '../../../domain/contract/store-services.ts'
import { normaliseTin } from '../../../domain/validation/normalise.ts'
import { checkTin } from '../../../domain/validation/tin.ts'
import { handle, type AppEnv } from '../../contract/handle.ts'
import { Refusal } from '../../contract/refusal.ts'
import { budgets } from '../budget/budgets.ts'
import { spendNetworkBudget } from '../budget/spend-budget.ts'
import { requestAres } from './request-ares.ts'
import { findSeededCompany } from './find-seeded-company.ts'

/** Company lookup by Czech number, to prefill forms. */
export function companyCalls(app: Hono<AppEnv>): void {
  handle(app, findCompany, async ({ db, caller, config, query }) => {
    const tin = normaliseTin(query.ico, 'CZE')
    if (!tin || checkTin(tin, 'CZE')) {
      throw new Refusal(422, { key: 'companyNumber', code: 'invalid', field: 'ico' })
    }
    await spendNetworkBudget(db, caller, budgets.company)
    const isInvented = config.ENVIRONMENT !== 'production' && tin.startsWith('99')
    const found =
      config.ARES_URL && !isInvented
        ? await requestAres(config.ARES_URL, tin)
        : await findSeededCompany(db, tin)
    if (!found) {
      throw new Refusal(404, { key: 'companyUnknown', code: 'not_found', field: 'ico' })
    }
    return { data: found }
  })
}
