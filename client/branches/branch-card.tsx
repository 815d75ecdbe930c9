import { useShop } from '../shop.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { BranchAddress } from './branch-address.tsx'
import { OpenNow } from './open-now.tsx'
import { OpeningHours } from './opening-hours.tsx'
import type { ListedBranch } from '../../domain/content/reference/listed-branch.ts'

/** A branch in the list beside the map. */
export function BranchCard({ branch }: { branch: ListedBranch }) {
  const { routes, text } = useShop()
  const { address, isPrimary, opening_hours, phone, services, slug, title } = branch
  return (
    <article className="branch-card">
      <div>
        <h2 className="branch-card__title">
          <a href={routes.branch(slug)}>{title}</a>
        </h2>
        {isPrimary && <p className="caption">{text('branch.primary')}</p>}
        <OpenNow branch={branch} />
        <BranchAddress address={address} />
        {phone && (
          <a className="branch-card__phone" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
            <Icon name="phone" size={16} />
            {phone}
          </a>
        )}
      </div>
      <OpeningHours hours={opening_hours} />
      <p className="caption branch-card__services">{services.join(' · ')}</p>
    </article>
  )
}
