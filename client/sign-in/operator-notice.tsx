import { accountApi } from '../../domain/account/account-api.ts'
import { useShop } from '../shop.tsx'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

/** The notice of `OperatorBar`, server-rendered on the page after the sign-in. */
export function OperatorNotice({ operator, name }: { operator: string; name: string }) {
  const { text } = useShop()
  const end = (
    <form method="post" action={accountApi.logout}>
      <Button type="submit" size="small">
        {text('loginAs.end')}
      </Button>
    </form>
  )
  return (
    <div className="operator-notice">
      <Notice title={text('loginAs.done', { operator, name })} action={end} />
    </div>
  )
}
