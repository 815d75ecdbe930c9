import { useShop } from '../../shop.tsx'

/** The section through a duct with its centre lines, as it stands in a drawing. */
export function Logo() {
  const { routes, text } = useShop()
  return (
    <a className="logo" href={routes.home()} aria-label={text('header.home')}>
      <svg className="logo__mark" width="40" height="40" viewBox="0 0 40 40" aria-hidden="true">
        <path className="logo__axis" d="M20 1v38M1 20h38" />
        <circle cx="20" cy="20" r="13" />
        <circle cx="20" cy="20" r="2.5" />
        <path d="M20 17.500c-2-4.500 0-8.500 4.500-9.600M22.200 21.200c4.900-.500 7.300 3.200 6.100 7.600M17.800 21.200c-2.900 4-7.300 3.900-10.500 1.200" />
      </svg>
      <span className="logo__word" aria-hidden="true">
        Luft<b>Basis</b>
      </span>
    </a>
  )
}
