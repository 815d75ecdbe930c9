import type { UserDocumentsProps } from '../../domain/screens/account/user-documents.ts'
import { AccountArea } from './account-area.tsx'
import { BoughtProducts } from './documents/bought-products.tsx'
import { DocumentList } from './documents/document-list.tsx'
import { DocumentSearch } from './documents/document-search.tsx'
import { UnavailableItems } from './unavailable-items.tsx'
import { useShop } from '../shop.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { Pagination } from '../ui/pagination/pagination.tsx'

export function Screen(props: UserDocumentsProps) {
  const { page, kind, search, documents, products, totalPages, missing } = props
  const { routes, text } = useShop()
  const { account } = routes
  const isFiltered = kind !== '' || search !== ''
  const isEmpty = documents?.length === 0 && products.list.length === 0
  return (
    <AccountArea title={text('customer.documents.title')} current={account.documents()}>
      <UnavailableItems names={missing} />
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
      {documents && (!isEmpty || isFiltered) && <DocumentSearch kind={kind} search={search} />}
      {documents && documents.length > 0 && <DocumentList documents={documents} />}
      {isEmpty && (
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
      {products.list.length > 0 && (
        <section className="customer__section">
          <h2>{text('customer.documents.products')}</h2>
          <BoughtProducts products={products.list} />
          {products.hasMore && (
            <p className="customer__actions">
              <ButtonLink href={account.documents({ kind: 'product', search })}>
                {text('customer.documents.allProducts')}
              </ButtonLink>
            </p>
          )}
        </section>
      )}
      <Pagination
        page={page}
        totalPages={totalPages}
        href={(to) => account.documents({ page: to, kind, search })}
      />
    </AccountArea>
  )
}
