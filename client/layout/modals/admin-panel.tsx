import { useState } from 'react'
import { currentPage } from '../../navigation/current-page.ts'
import { useShop } from '../../shop.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { closedBanners } from '../header/closed-banners.ts'
import { ShopSwitches } from '../header/shop-switches.tsx'
import { consent } from '../notices/consent.ts'
import { closedModals } from './closed-modals.ts'
import { noSeasonalCookie } from './seasonal-cookie.ts'

/**
 * What this page was made of, and switches that override it, for those who set a shop up. It is there
 * only where ENVIRONMENT_OVERRIDE allows it (spec §2), and can do nothing that a visitor cannot.
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
    document.cookie = noSeasonalCookie()
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

/** How long the server took for this document, by its own words. */
function timingOfPage(): string {
  const [document] = performance.getEntriesByType('navigation')
  if (!(document instanceof PerformanceNavigationTiming)) return ''
  const { serverTiming } = document
  return serverTiming.map(({ name, duration }) => `${name} ${Math.round(duration)}`).join(', ')
}
