import type { UserDocumentsProps } from '../../domain/screens/account/user-documents.ts'
import { useShop } from '../shop.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { Pagination } from '../ui/pagination/pagination.tsx'
import { AccountArea } from './account-area.tsx'
import { MissingItems } from './missing-items.tsx'
import { DocumentList } from './documents/document-list.tsx'
import { DocumentSearch } from './documents/document-search.tsx'

export function Screen(props: UserDocumentsProps) {
  const { page, kind, search, documents, totalPages, missing } = props
  const { routes, text } = useShop()
  const { account } = routes
  const isFiltered = kind !== '' || search !== ''
  return (
    <AccountArea title={text('customer.documents.title')} current={account.documents()}>
      <MissingItems names={missing} />
      {!documents && (
        <Notice
          kind="warning"
          role="alert"
          title={text('customer.documents.unavailable')}
          action={
            <ButtonLink href={account.documents({ page, kind, search })} data-prefetch="no">
              {text('customer.documents.retry')}
            </ButtonLink>
          }
        />
      )}
      {documents && (documents.length > 0 || isFiltered) && (
        <DocumentSearch kind={kind} search={search} />
      )}
      {documents && documents.length > 0 && <DocumentList documents={documents} />}
      {documents?.length === 0 && (
        <>
          <p role="status">
            {text(isFiltered ? 'customer.documents.notFound' : 'customer.documents.none')}
          </p>
          <p className="customer__actions">
            {isFiltered ? (
              <ButtonLink href={account.documents()}>{text('customer.documents.all')}</ButtonLink>
            ) : (
              <ButtonLink href={account.orders()}>{text('customer.orders.title')}</ButtonLink>
            )}
          </p>
        </>
      )}
      <Pagination
        page={page}
        totalPages={totalPages}
        href={(to) => account.documents({ page: to, kind, search })}
      />
    </AccountArea>
  )
}
