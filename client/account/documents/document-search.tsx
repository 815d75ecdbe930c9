import { hasFeature } from '../../../domain/content/features.ts'
import { useId } from 'react'
import type { DocumentFilter } from '../../../domain/screens/account/user-documents.ts'
import { useShop } from '../../shop.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { documentKinds } from './document-texts.ts'

interface DocumentSearchProps {
  kind: DocumentFilter | ''
  search: string
}

/** Filters documents by kind or number; a form, so that it works without JavaScript. */
export function DocumentSearch({ kind, search }: DocumentSearchProps) {
  const id = useId()
  const { site, routes, text } = useShop()
  const hasOffers = hasFeature(site.configuration, 'offers')
  const kinds = Object.entries(documentKinds).filter(([one]) => one !== 'offer' || hasOffers)
  return (
    <form
      role="search"
      action={routes.account.documents()}
      aria-label={text('customer.documents.title')}
      className="document-search no-print"
    >
      <div className="document-search__field">
        <label htmlFor={`${id}-kind`} className="order-search__label">
          {text('customer.documents.kind')}
        </label>
        <span className="select">
          <select
            // A link to another kind changes the value while the page stays.
            key={kind}
            id={`${id}-kind`}
            name="kind"
            defaultValue={kind}
            className="input select__input"
          >
            <option value="">{text('customer.documents.all')}</option>
            {kinds.map(([value, title]) => (
              <option key={value} value={value}>
                {text(title)}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" className="select__arrow" />
        </span>
      </div>
      <div className="document-search__field">
        <label htmlFor={`${id}-q`} className="order-search__label">
          {text('customer.documents.search')}
        </label>
        <input
          key={search}
          id={`${id}-q`}
          type="search"
          name="q"
          defaultValue={search}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          className="input"
        />
      </div>
      <Button type="submit" icon="search">
        {text('customer.orders.find')}
      </Button>
    </form>
  )
}
