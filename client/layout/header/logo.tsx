import { brandFile } from '../../../domain/brand-file.ts'
import { shopNameOf } from '../../page-title.ts'
import { useShop } from '../../shop.tsx'

/** Home link: the brand's mark with its name, or a picture that includes the name. */
export function Logo() {
  const { cdn, site, routes, text } = useShop()
  const { brand } = site.globals
  const name = shopNameOf(site.globals)
  const logo = brandFile(brand?.logo, cdn)
  return (
    <a className="logo" href={routes.home()} aria-label={text('header.home', { shop: name })}>
      {logo && (
        // Decorative, because the name is beside it or in the link's label.
        <img
          className="logo__mark"
          src={logo}
          height="40"
          width={brand?.logoHasName ? undefined : 40}
          alt=""
          // Low priority: it must not compete with the LCP image.
          fetchPriority="low"
        />
      )}
      {!(logo && brand?.logoHasName) && (
        <span className="logo__word" aria-hidden="true">
          <Name name={name} strong={brand?.nameStrong ?? ''} />
        </span>
      )}
    </a>
  )
}

/** `Luft<b>Basis</b>` */
function Name({ name, strong }: { name: string; strong: string }) {
  if (strong === '' || !name.endsWith(strong)) return name
  return (
    <>
      {name.slice(0, -strong.length)}
      <b>{strong}</b>
    </>
  )
}
