import { ContactLines } from './contact-lines.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useShop } from '../../shop.tsx'

export interface MaintenanceProps {
  /** Text of the CMS; null: our own. */
  text: string | null
}

export function Screen({ text: own }: MaintenanceProps) {
  const { text } = useShop()
  return (
    <div className="container maintenance">
      <Icon name="wrench" size={40} className="maintenance__icon" />
      <h1>{text('maintenance.title')}</h1>
      <p>{own ?? text('maintenance.text')}</p>
      <ContactLines />
    </div>
  )
}
