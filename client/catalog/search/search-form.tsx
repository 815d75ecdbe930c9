import { useShop } from '../../shop.tsx'
import { Button } from '../../ui/button.tsx'

/** The page's query, editable above the results. */
export function SearchForm({ query }: { query: string }) {
  const { text, routes } = useShop()
  return (
    <search>
      <form className="search-form no-print" method="get" action={routes.search()}>
        <label className="search-form__label">
          <span className="visually-hidden">{text('searchPage.label')}</span>
          <input
            key={query}
            className="input"
            type="search"
            name="q"
            defaultValue={query}
            placeholder={text('searchPage.label')}
            maxLength={200}
            autoComplete="off"
          />
        </label>
        <Button type="submit" icon="search">
          {text('searchPage.submit')}
        </Button>
        <p className="search-form__hint">{text('searchPage.hint')}</p>
      </form>
    </search>
  )
}
