import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useShop } from '../../shop.tsx'
import { consent, giveConsent } from './consent.ts'
import { Button } from '../../ui/button.tsx'
import { CheckboxField } from '../../ui/field/checkbox-field.tsx'
import { findMenuItem } from '../../ui/menu-item.ts'
import { ShopLink } from '../../ui/shop-link.tsx'
import { useReturnFocus } from '../../ui/dialog/use-return-focus.ts'

/**
 * Cookie consent: accept and reject are equal, nothing is pre-ticked, the page stays usable (domain
 * part 3, law 23).
 */
export function CookieConsent() {
  const { consumers, site, text } = useShop()
  const section = useRef<HTMLElement>(null)
  const privacy = findMenuItem(site.menus, 'privacy')
  // Time of opening: an answer in another tab must not move the focus here.
  const [given] = useState(() => consent.peek())
  useReturnFocus(true)
  useEffect(() => {
    // Opened by the footer link, so the focus belongs here.
    if (given) section.current?.focus()
  }, [given])

  function saveChoice(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const choice = new FormData(event.currentTarget)
    giveConsent({ statistics: choice.has('statistics'), marketing: choice.has('marketing') })
  }
  const answer = (all: boolean) => giveConsent({ statistics: all, marketing: all })

  return (
    <section ref={section} className="consent" tabIndex={-1} aria-labelledby="consent-title">
      <div className="consent__words">
        <h2 className="consent__title" id="consent-title">
          {text('consent.title')}
        </h2>
        <p>
          {text('consent.text')}{' '}
          {privacy && <ShopLink link={privacy.link}>{text('consent.privacy')}</ShopLink>}
        </p>
      </div>
      <div className="consent__answers">
        <Button onClick={() => answer(false)}>{text('consent.rejectAll')}</Button>
        <Button onClick={() => answer(true)}>{text('consent.acceptAll')}</Button>
      </div>
      <details className="consent__settings" open={given !== null}>
        <summary className="consent__toggle">{text('consent.choose')}</summary>
        <form className="consent__form" onSubmit={saveChoice}>
          <CheckboxField
            name="necessary"
            label={text('consent.necessary')}
            hint={text('consent.necessaryHint')}
            defaultChecked
            disabled
          />
          <CheckboxField
            name="statistics"
            label={text('consent.statistics')}
            hint={text('consent.statisticsHint')}
            defaultChecked={given?.statistics ?? false}
          />
          <CheckboxField
            name="marketing"
            label={text('consent.marketing')}
            hint={text(consumers?.chat ? 'consent.marketingHintChat' : 'consent.marketingHint')}
            defaultChecked={given?.marketing ?? false}
          />
          <Button type="submit">{text('consent.save')}</Button>
        </form>
      </details>
    </section>
  )
}
