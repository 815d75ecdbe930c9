import { type Context, Hono } from 'hono'
import { routesOf } from '../../../domain/routes.ts'
import { parseForm } from '../../../domain/validation/form.ts'
import { withdrawnItemIds } from '../../../domain/validation/withdrawal-item-field.ts'
import { normaliseText } from '../../../domain/validation/normalise.ts'
import type { FieldValues } from '../../../domain/validation/form-fields.ts'
import { withdrawalForm } from '../../../domain/validation/withdrawal-form.ts'
import type { AppEnv } from '../../env.ts'
import { renderScreen } from '../../pages.ts'
import { countRateLimited } from '../../upstream/rate-limit.ts'
import { privateHead } from '../../loaders/head.ts'
import { textOf } from '../../texts.ts'
import { privateStore } from '../../upstream/calls/private-store.ts'
import { type Refusal, refuseByStore, refuseFields } from '../form/form-response.ts'
import { withCookies } from '../../request/cookies/with-cookies.ts'
import { readFields } from '../form/read-fields.ts'
import { attemptKey } from '../checkout/attempt-key.ts'
import { reviewWithdrawal } from './review-withdrawal.ts'
import type { WithdrawalProps } from '../../../domain/screens/checkout/withdrawal.ts'

/** The lines of the longest order, with its gifts (`itemIds` of the contract). */
const [maxFields, maxBytes] = [1010, 131_072]
const longest = { name: 120, orderCode: 40, goods: 1000 }

/**
 * The two-step withdrawal function (§ 356a BGB) without JavaScript: `review` shows the declaration,
 * `confirm` submits it, `edit` goes back. If the store is unreachable the same step is rendered
 * with its values, so that no declaration is lost.
 */
export const withdrawalApi = new Hono<AppEnv>().post('/withdrawal', async (c) => {
  const { fields } = await readFields(c, maxBytes, maxFields)
  const declared = declarationOf(fields)
  const text = await textOf(c.var.context)
  const refused = refuseFields(text, parseForm(withdrawalForm, declared.values).errors ?? {})
  if (fields['intent'] === 'edit') return showForm(c, declared, { ...refused, errors: {} })
  if (Object.keys(refused.errors).length > 0) return showForm(c, declared, refused)
  return fields['intent'] === 'confirm'
    ? confirm(c, declared, attemptKey(fields))
    : review(c, declared, crypto.randomUUID())
})

export interface DeclaredWithdrawal {
  values: FieldValues
  itemIds: string[]
}

function declarationOf(fields: FieldValues): DeclaredWithdrawal {
  const { name = '', orderCode = '', email = '', goods = '' } = fields
  return {
    values: {
      name: normaliseText(name).slice(0, longest.name),
      orderCode: normaliseText(orderCode).slice(0, longest.orderCode),
      email: email.trim(),
      goods: goods.trim().slice(0, longest.goods),
    },
    itemIds: withdrawnItemIds(fields),
  }
}

async function review(
  c: Context<AppEnv>,
  declared: DeclaredWithdrawal,
  key: string,
  refused?: Refusal,
) {
  const text = await textOf(c.var.context)
  let found: Awaited<ReturnType<typeof reviewWithdrawal>>
  try {
    if (!refused) await countRateLimited(c, 'withdrawal')
    found = await reviewWithdrawal(c, declared)
  } catch (error) {
    return showForm(c, declared, refuseByStore(text, error, {}))
  }
  const message = refused?.errors[''] ?? ''
  const props: WithdrawalProps = { step: 'review', ...found, idempotencyKey: key, message }
  return show(c, props, text('withdrawal.review.title'), refused?.status ?? 200)
}

async function confirm(
  c: Context<AppEnv>,
  declared: DeclaredWithdrawal,
  key: string,
): Promise<Response> {
  const { locale } = c.var.context
  const text = await textOf(c.var.context)
  const { name = '', orderCode = '', email = '', goods = '' } = declared.values
  const { itemIds } = declared
  try {
    await countRateLimited(c, 'withdrawal')
    const body = { name, orderCode, email, goods, itemIds }
    const { token } = await privateStore(c).declareWithdrawal(body, key)
    return c.redirect(routesOf(locale).withdrawalReceipt(token), 303)
  } catch (error) {
    const refused = refuseByStore(text, error, {
      name: 'name',
      orderCode: 'orderCode',
      email: 'email',
    })
    if (refused.status === 422) return showForm(c, declared, refused)
    return review(c, declared, key, refused)
  }
}

async function showForm(
  c: Context<AppEnv>,
  { values, itemIds: chosen }: DeclaredWithdrawal,
  { errors, status }: Refusal,
) {
  const text = await textOf(c.var.context)
  const isWrong = Object.keys(errors).length > 0
  const props: WithdrawalProps = { step: 'form', values, chosen, errors, orders: [] }
  return show(c, props, text('withdrawal.title'), isWrong ? status : 200)
}

async function show(c: Context<AppEnv>, props: WithdrawalProps, title: string, status: number) {
  const head = privateHead(title)
  const url = routesOf(c.var.context.locale).withdrawal()
  return withCookies(c, await renderScreen(c, { screen: 'withdrawal', props, head, status, url }))
}
