import { useShop } from '../shop.tsx'
import { Icon } from '../ui/icon/icon.tsx'

interface DirectionsProps {
  title: string
  latitude: number
  longitude: number
}

/** Route links: plain links, so that no third party learns of a visit before a click. */
export function Directions({ title, latitude, longitude }: DirectionsProps) {
  const { text } = useShop()
  const coordinates = `${latitude},${longitude}`
  const links = [
    {
      name: text('branch.toGoogle'),
      href: `https://www.google.com/maps/dir/?api=1&destination=${coordinates}`,
    },
    {
      name: text('branch.toOsm'),
      href: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`,
    },
    {
      name: text('branch.toApp'),
      href: `geo:${coordinates}?q=${coordinates}(${encodeURIComponent(title)})`,
    },
  ]
  return (
    <ul className="directions no-print">
      {links.map(({ name, href }) => (
        <li key={href}>
          <a href={href} rel="noopener">
            {name}
            <Icon name="arrow-up-right" size={16} />
          </a>
        </li>
      ))}
    </ul>
  )
}
