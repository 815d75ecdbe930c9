import { ContactLines } from './contact-lines.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { useShop } from '../../shop.tsx'
import type { MaintenanceProps } from '../../../domain/screens/content/maintenance.ts'

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
