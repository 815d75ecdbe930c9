import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef } from 'react'
import type { MenuItem } from '../../../../domain/site.ts'
import { useShop } from '../../../shop.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { ShopSwitches } from '../shop-switches.tsx'
import { mainMenuId } from './main-menu-id.ts'
import { MenuEntry } from './menu-entry.tsx'
import { MenuPanel } from './menu-panel.tsx'
import { MenuShortcuts } from './menu-shortcuts.tsx'
import { MenuTiles } from './menu-tiles.tsx'
import { PhoneLink } from '../phone-link.tsx'
import { useFirstInteraction } from '../../../use-first-interaction.ts'
import { useMenuTree } from './use-menu-tree.ts'
import { useMenuRequested } from './use-menu-requested.ts'

/**
 * A bar with panels on wide screens, a drawer on small ones: the same list, opened natively
 * (popover, details). Levels below the first load on hover or focus; without JavaScript the first
 * level's pages link there.
 */
export function MainMenu({ url }: { url: string }) {
  const { site, menuParents, text } = useShop()
  const nav = useRef<HTMLElement>(null)
  const isRequested = useMenuRequested(nav)
  const hasArrows = useFirstInteraction() || isRequested
  const { items: tree, failed } = useMenuTree(isRequested)
  const items = site.menus.find(({ code }) => code === 'main')?.items ?? []

  function closePanels() {
    nav.current
      ?.querySelectorAll('details[open]')
      .forEach((details) => details.removeAttribute('open'))
  }

  function closeAfterLink(event: MouseEvent) {
    if (!(event.target instanceof Element)) return
    // A finger on the mark requests the arrow, but presses the entry.
    if (event.target.matches('li')) event.target.querySelector('summary')?.click()
    if (!event.target.closest('a')) return
    closePanels()
    const menu = nav.current
    // The pointer may still be over the panel and keep it open.
    if (menu) menu.dataset.closed = ''
    if (menu?.matches(':popover-open')) menu.hidePopover()
  }

  function closeOnEscape(event: KeyboardEvent) {
    const open = nav.current?.querySelector('details[open] > summary')
    if (event.key !== 'Escape' || !open) return
    closePanels()
    if (open instanceof HTMLElement) open.focus()
    if (nav.current?.matches(':popover-open')) event.preventDefault()
  }

  function closeWhenLeft(event: FocusEvent) {
    const left = event.target.closest('.main-menu__item')
    const isWide = !nav.current?.matches(':popover-open')
    if (isWide && event.relatedTarget && !left?.contains(event.relatedTarget)) closePanels()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens to its links
    <nav
      ref={nav}
      id={mainMenuId}
      popover="auto"
      className="main-menu"
      aria-label={text('menu.label')}
      onClick={closeAfterLink}
      onKeyDown={closeOnEscape}
      onBlur={closeWhenLeft}
      onMouseLeave={() => delete nav.current?.dataset.closed}
    >
      <div className="main-menu__head">
        <span className="main-menu__title">{text('menu.all')}</span>
        <button
          type="button"
          className="icon-button"
          popoverTarget={mainMenuId}
          popoverTargetAction="hide"
          aria-label={text('menu.close')}
        >
          <Icon name="x" />
        </button>
      </div>
      {isRequested && <MenuShortcuts />}
      <ul className="main-menu__list container">
        {items.length > 0 && (
          <li className="main-menu__item main-menu__item--all">
            <details name="main-menu">
              <summary className="main-menu__link">
                <Icon name="layout-grid" size={16} />
                {text('menu.all')}
              </summary>
            </details>
            {isRequested && (
              <div className="main-menu__panel">
                <MenuTiles items={items} />
              </div>
            )}
          </li>
        )}
        {items.map((item) => (
          <MenuEntry
            key={item.id}
            item={item}
            hasArrow={hasArrows}
            panel={
              menuParents.includes(item.id) &&
              (isRequested ? (
                <MenuPanel items={childrenOf(item, tree)} failed={failed} all={item} />
              ) : null)
            }
          />
        ))}
      </ul>
      <div className="main-menu__tools">
        <PhoneLink withHours />
        {isRequested && <ShopSwitches url={url} />}
      </div>
    </nav>
  )
}

function childrenOf({ id }: MenuItem, tree: readonly MenuItem[] | null): MenuItem[] | null {
  return tree?.find((item) => item.id === id)?.children ?? null
}
