import { useState } from 'react'
import { currentPage } from '../../navigation/current-page.ts'
import { useShop } from '../../shop.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { writeCookie } from '../../storage/safe-storage.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { closedBanners } from '../header/closed-banners.ts'
import { ShopSwitches } from '../header/shop-switches.tsx'
import { consent } from '../notices/consent.ts'
import { closedModals } from './closed-modals.ts'
import { noSeasonalCookie } from './seasonal-cookie.ts'

/**
 * Context of this page and switches that override it, for setting up a shop. Rendered only if
 * ENVIRONMENT_OVERRIDE is on (spec §2); grants nothing that a visitor cannot do.
 */
export function AdminPanel() {
  const { assetVersion, cdn, context, text, vertical } = useShop()
  const [isOpen, setOpen] = useState(false)
  const { variant, groups } = context.priceGroup
  const facts: [string, string][] = [
    ['screen', currentPage.value?.screen ?? ''],
    ['domain', `${context.domainCode} · ${context.origin}`],
    ['locale', context.locale],
    ['country', context.country],
    ['currency', context.currency],
    ['priceGroup', [variant, ...groups].filter(Boolean).join(', ')],
    ['timing', timingOfPage()],
    ['version', assetVersion],
    ['cdn', cdn],
    ['vertical', vertical ?? ''],
  ]
  function showAgain() {
    writeCookie(noSeasonalCookie())
    closedModals.value = []
    closedBanners.value = []
    consent.value = null
    location.reload()
  }
  return (
    <>
      <button
        type="button"
        className="admin-panel icon-button no-print"
        aria-label={text('adminPanel.title')}
        onClick={() => setOpen(true)}
      >
        <Icon name="sliders-horizontal" />
      </button>
      {isOpen && (
        <Dialog
          open
          onClose={() => setOpen(false)}
          title={text('adminPanel.title')}
          footer={<Button onClick={showAgain}>{text('adminPanel.showAgain')}</Button>}
        >
          <p>{text('adminPanel.lead')}</p>
          <dl className="admin-panel__facts">
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt lang="en">{name}</dt>
                <dd>{value || '–'}</dd>
              </div>
            ))}
          </dl>
          <ShopSwitches url={location.pathname + location.search} />
        </Dialog>
      )}
    </>
  )
}

/** Server time of this document, from its Server-Timing header. */
function timingOfPage(): string {
  const [document] = performance.getEntriesByType('navigation')
  if (!(document instanceof PerformanceNavigationTiming)) return ''
  const { serverTiming } = document
  return serverTiming.map(({ name, duration }) => `${name} ${Math.round(duration)}`).join(', ')
}
