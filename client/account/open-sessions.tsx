import { accountApi } from '../../domain/account/account-api.ts'
import type { OpenSession } from '../../domain/contract/store-session.ts'
import { shopMinute } from '../../domain/time/exact-time.ts'
import { useShop } from '../shop.tsx'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

interface OpenSessionsProps {
  sessions: OpenSession[]
  /** A session was just ended. */
  ended: boolean
}

/** Active sessions of the customer, each with a sign-out button (ASVS 7.5.2); native forms only. */
export function OpenSessions({ sessions, ended }: OpenSessionsProps) {
  const { text } = useShop()
  const hasOthers = sessions.some(({ current }) => !current)
  return (
    <section className="open-sessions" aria-labelledby="open-sessions">
      <h2 id="open-sessions">{text('customer.sessions.title')}</h2>
      <p className="customer__lead">{text('customer.sessions.lead')}</p>
      {ended && <Notice kind="success" role="status" title={text('customer.sessions.done')} />}
      <ul className="open-sessions__list">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {hasOthers && (
        <form method="post" action={accountApi.userSessions}>
          <input type="hidden" name="id" value="others" />
          <Button type="submit">{text('customer.sessions.endOthers')}</Button>
        </form>
      )}
    </section>
  )
}

function SessionRow({ session }: { session: OpenSession }) {
  const { text, context } = useShop()
  const { id, createdAt, seenAt, current, operator } = session
  const own = session.device || text('customer.sessions.unknown')
  const device = operator ? text('customer.sessions.operator', { name: operator }) : own
  return (
    <li className="open-sessions__item">
      <div>
        <strong>{device}</strong>
        {current && ` (${text('customer.sessions.current')})`}
        {createdAt && seenAt && (
          <p className="caption">
            {text('customer.sessions.since', {
              since: shopMinute(createdAt, context.locale),
              last: shopMinute(seenAt, context.locale),
            })}
          </p>
        )}
      </div>
      {!current && (
        <form method="post" action={accountApi.userSessions}>
          <input type="hidden" name="id" value={id} />
          <Button
            type="submit"
            size="small"
            aria-label={text('customer.sessions.endNamed', { device })}
          >
            {text('customer.sessions.end')}
          </Button>
        </form>
      )}
    </li>
  )
}
