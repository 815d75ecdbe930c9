import { useEffect, useRef, useState } from 'react'
import type { ScreenName } from '../../../domain/routes.ts'
import { useShop } from '../../shop.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { browserPart } from '../../lazy-part.ts'

const SearchSuggest = browserPart(async () => (await import('./search-suggest.tsx')).SearchSuggest)

interface SearchBoxProps {
  screen: ScreenName
  /** Path and query of the page. */
  url: string
}

/** A plain search form; suggestions load with the first focus. */
export function SearchBox({ screen, url }: SearchBoxProps) {
  const { routes, text } = useShop()
  const [isFocused, setIsFocused] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const alive = useRef(false)
  useEffect(() => {
    // Text typed before hydration is newer than the URL's query.
    const isTyped = !alive.current && input.current?.value
    alive.current = true
    // Focused before hydration, and so without an event.
    if (document.activeElement === input.current) setIsFocused(true)
    if (screen === 'search' && input.current && !isTyped) {
      input.current.value = new URLSearchParams(location.search).get('q') ?? ''
    }
  }, [screen])
  return (
    <search className="search-box">
      <form className="search-box__form" action={routes.search()} method="get">
        <input
          ref={input}
          className="search-box__input"
          type="search"
          defaultValue={screen === 'search' ? queryOf(url) : undefined}
          name="q"
          maxLength={200}
          aria-label={text('search.label')}
          placeholder={text('search.placeholder')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onFocus={() => setIsFocused(true)}
        />
        <button className="search-box__submit" aria-label={text('search.submit')}>
          <Icon name="search" />
        </button>
      </form>
      {isFocused && <SearchSuggest input={input} />}
    </search>
  )
}

const queryOf = (url: string) => new URLSearchParams(url.split('?')[1]).get('q') ?? ''
