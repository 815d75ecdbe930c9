import { api } from '../../../domain/api.ts'
import type { UserActivateProps } from '../../screens/user-activate.tsx'
import type { TextKey } from '../../i18n/text.ts'
import { useShop } from '../../shop.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

type Purpose = Exclude<UserActivateProps['purpose'], 'newsletter'>
type Texts = Record<'title' | 'lead' | 'submit' | 'keep' | 'doneTitle' | 'done', TextKey>

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
}

const actions: Record<Purpose, string> = {
  unsubscribe: api.newsletterEnd,
  unwatch: api.watcherEnd,
}

/** What a mail of ours leads to that somebody wants no more of. */
export function MailEnd({ purpose, state, token, told }: UserActivateProps & { purpose: Purpose }) {
  const { text, routes } = useShop()
  const texts = textsOf[purpose]
  if (state === 'open') {
    return (
      <>
        <h1>{text(texts.title)}</h1>
        <p>{text(texts.lead)}</p>
        {told && <Notice kind="danger" role="alert" title={told} />}
        <form method="post" action={actions[purpose]} className="activation__step">
          <input type="hidden" name="token" value={token} />
          <Button type="submit" variant="primary" size="large">
            {text(texts.submit)}
          </Button>
        </form>
        <p className="caption">{text(texts.keep)}</p>
      </>
    )
  }
  const isDone = state === 'confirmed'
  return (
    <>
      <h1>{text(isDone ? texts.doneTitle : 'activation.failedTitle')}</h1>
      {isDone ? (
        <Notice kind="success" role="status" title={text(texts.done)} />
      ) : (
        <Notice kind="warning" role="alert" title={told}>
          {text('activation.endUnknown')}
        </Notice>
      )}
      <p className="activation__step">
        <ButtonLink href={routes.home()} variant="primary" size="large">
          {text('activation.shop')}
        </ButtonLink>
      </p>
    </>
  )
}
