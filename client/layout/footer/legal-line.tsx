import { useShop } from '../../shop.tsx'
import { consentIsOpen } from '../notices/consent.ts'
import { ShopLink } from '../../ui/shop-link.tsx'

/** Legal links of every page, the checkout included (domain part 3, laws 5, 10, 23). */
export function LegalLine() {
  const { site, routes, text } = useShop()
  const legal = site.menus.find(({ code }) => code === 'footer-legal')
  const { copyrightName, copyrightYear } = site.configuration.footer
  return (
    <div className="legal-line container">
      <ul className="legal-line__links">
        {legal?.items.map(({ id, title, link }) => (
          <li key={id}>
            <ShopLink link={link} className="legal-line__link">
              {title}
            </ShopLink>
          </li>
        ))}
        <li>
          {/* The label is prescribed (§ 356a BGB). */}
          <a href={routes.withdrawal()} className="legal-line__link legal-line__link--strong">
            {text('footer.withdraw')}
          </a>
        </li>
        <li className="needs-script">
          <button
            type="button"
            className="legal-line__link"
            onClick={() => (consentIsOpen.value = true)}
          >
            {text('consent.settings')}
          </button>
        </li>
      </ul>
      {copyrightName && (
        <p className="caption">{['©', copyrightYear, copyrightName].filter(Boolean).join(' ')}</p>
      )}
    </div>
  )
}
