import { type RefObject, useEffect, useRef, useState } from 'react'

interface Combobox {
  open: boolean
  /** Index of the option that Enter selects; -1: the typed text. */
  active: number
  close: () => void
  list: RefObject<HTMLDivElement | null>
}

/** Keyboard and roles of an input with a list of links below it (ARIA combobox pattern). */
export function useCombobox(
  input: RefObject<HTMLInputElement | null>,
  listId: string,
  query: string,
): Combobox {
  const [shown, setShown] = useState({ query, active: -1, expanded: true })
  // Independent of the query: a late response must not reopen the list after blur.
  const [focused, setFocused] = useState(true)
  const list = useRef<HTMLDivElement>(null)
  // Another query has other options: reset the selection.
  const { active, expanded } = shown.query === query ? shown : { active: -1, expanded: true }
  const open = focused && expanded && query !== ''

  useEffect(() => {
    const element = input.current
    if (!element) return
    const setExpanded = (next: boolean) =>
      setShown({ query, active: next ? active : -1, expanded: next })
    const options = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]

    function onKeyDown(event: KeyboardEvent) {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
        return move(event, event.key === 'ArrowDown' ? 1 : -1)
      if (!open) return
      if (event.key === 'Escape') {
        // The first Escape closes the list, the next one clears the input.
        event.preventDefault()
        setExpanded(false)
      }
      if (event.key === 'Enter' && active >= 0) {
        event.preventDefault()
        options()[active]?.click()
      }
    }

    function move(event: KeyboardEvent, by: 1 | -1) {
      event.preventDefault()
      if (!open) return setExpanded(true)
      const count = options().length
      // One position more than options: the typed text itself.
      const next = ((active + 1 + by + count + 1) % (count + 1)) - 1
      setShown({ query, active: next, expanded: true })
      options()[next]?.scrollIntoView({ block: 'nearest' })
    }

    const onFocus = () => {
      setFocused(true)
      setExpanded(true)
    }
    const onBlur = () => setFocused(false)
    element.addEventListener('keydown', onKeyDown)
    element.addEventListener('focus', onFocus)
    element.addEventListener('blur', onBlur)
    return () => {
      element.removeEventListener('keydown', onKeyDown)
      element.removeEventListener('focus', onFocus)
      element.removeEventListener('blur', onBlur)
    }
  }, [input, query, open, active])

  useEffect(() => {
    const element = input.current
    if (!element) return
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': listId,
      'aria-expanded': String(open),
      'aria-activedescendant': open && active >= 0 ? `${listId}-${active}` : '',
    }
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  }, [input, listId, open, active])

  return { open, active, close: () => setShown({ query, active: -1, expanded: false }), list }
}
