import { accountApi } from '../../domain/account/account-api.ts'
import { contactApi } from '../../domain/content/contact-api.ts'
import type { TextKey } from '../i18n/text.ts'
import { useShop } from '../shop.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import type { UserActivateProps } from '../../domain/screens/account/user-activate.ts'

type Purpose = Exclude<UserActivateProps['purpose'], 'newsletter'>
type Texts = Record<'title' | 'lead' | 'submit' | 'keep' | 'doneTitle' | 'done', TextKey>

const keep = 'activation.confirmAction.keep'

const textsOf: Record<Purpose, Texts> = {
  unsubscribe: {
    title: 'activation.unsubscribe.title',
    lead: 'activation.unsubscribe.lead',
    submit: 'activation.unsubscribe.submit',
    keep: 'activation.unsubscribe.keep',
    doneTitle: 'activation.unsubscribe.doneTitle',
    done: 'activation.unsubscribe.done',
  },
  unwatch: {
    title: 'activation.unwatch.title',
    lead: 'activation.unwatch.lead',
    submit: 'activation.unwatch.submit',
    keep: 'activation.unwatch.keep',
    doneTitle: 'activation.unwatch.doneTitle',
    done: 'activation.unwatch.done',
  },
  order: {
    title: 'activation.order.title',
    lead: 'activation.order.lead',
    submit: 'activation.order.submit',
    keep,
    doneTitle: 'activation.order.doneTitle',
    done: 'activation.order.done',
  },
  inquiry: {
    title: 'activation.inquiry.title',
    lead: 'activation.inquiry.lead',
    submit: 'activation.inquiry.submit',
    keep,
    doneTitle: 'activation.inquiry.doneTitle',
    done: 'activation.inquiry.done',
  },
  watcher: {
    title: 'activation.watcher.title',
    lead: 'activation.watcher.lead',
    submit: 'activation.watcher.submit',
    keep,
    doneTitle: 'activation.watcher.doneTitle',
    done: 'activation.watcher.done',
  },
  account: {
    title: 'activation.account.title',
    lead: 'activation.account.lead',
    submit: 'activation.account.submit',
    keep,
    doneTitle: 'activation.account.doneTitle',
    done: 'activation.account.done',
  },
}

const actions: Record<Purpose, string> = {
  unsubscribe: contactApi.newsletterEnd,
  unwatch: contactApi.watcherEnd,
  order: accountApi.confirmation,
  inquiry: accountApi.confirmation,
  watcher: accountApi.confirmation,
  account: accountApi.confirmation,
}

/** Confirmation of an emailed link's action by a button. */
export function ConfirmLink({
  purpose,
  state,
  token,
  message,
  total,
}: UserActivateProps & { purpose: Purpose }) {
  const { format, text, routes } = useShop()
  const texts = textsOf[purpose]
  if (state === 'sent') {
    return (
      <>
        <h1>{text('activation.sent.title')}</h1>
        <p>{text('activation.sent.lead')}</p>
        <p className="caption">{text('activation.sent.keep')}</p>
      </>
    )
  }
  if (state === 'open') {
    return (
      <>
        <h1>{text(texts.title)}</h1>
        <p>{text(texts.lead)}</p>
        {message && <Notice kind="danger" role="alert" title={message} focused />}
        {total && (
          <p>
            {text('sums.totals.whole')}:{' '}
            <strong>{format.sum(total.amount, total.currencyCode)}</strong>
          </p>
        )}
        <form method="post" action={actions[purpose]} className="activation__step">
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="purpose" value={purpose} />
          <Button type="submit" variant="primary" size="large">
            {text(texts.submit)}
          </Button>
        </form>
        <p className="caption">{text(texts.keep)}</p>
      </>
    )
  }
  if (state === 'used') {
    return (
      <>
        <h1>{text('activation.usedTitle')}</h1>
        <Notice role="status" title={message}>
          {text('activation.used')}
        </Notice>
        <NextStepLink
          step={
            purpose === 'account'
              ? { href: routes.login(), label: 'activation.toLogin' }
              : undefined
          }
        />
      </>
    )
  }
  const isDone = state === 'confirmed'
  const retry: Partial<Record<Purpose, Step>> = {
    account: { href: routes.register(), label: 'activation.toRegister' },
    order: { href: routes.checkout(), label: 'activation.toCart' },
  }
  return (
    <>
      <h1>{text(isDone ? texts.doneTitle : 'activation.failedTitle')}</h1>
      {isDone ? (
        <Notice kind="success" role="status" title={text(texts.done)} />
      ) : (
        <Notice kind="warning" role="alert" title={message}>
          {(purpose === 'unsubscribe' || purpose === 'unwatch') && text('activation.endUnknown')}
        </Notice>
      )}
      <NextStepLink step={isDone ? undefined : retry[purpose]} />
    </>
  )
}

interface Step {
  href: string
  label: TextKey
}

/** The shop by default. */
function NextStepLink({ step }: { step: Step | undefined }) {
  const { text, routes } = useShop()
  return (
    <p className="activation__step">
      <ButtonLink href={step?.href ?? routes.home()} variant="primary" size="large">
        {text(step?.label ?? 'activation.shop')}
      </ButtonLink>
    </p>
  )
}
