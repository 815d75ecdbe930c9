import type { Branch } from '../../domain/content/reference/branch.ts'
import { useShop } from '../shop.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { Picture } from '../ui/picture.tsx'

/** Contact persons of a branch. */
export function BranchTeam({ employees }: Pick<Branch, 'employees'>) {
  const { text } = useShop()
  if (employees.length === 0) return null
  return (
    <section>
      <h2 className="branch__part">{text('branch.team')}</h2>
      <ul className="branch-team">
        {employees.map(({ title, position, email, phone, photo }) => (
          <li key={title} className="branch-team__person">
            {photo ? (
              <Picture image={photo} width={80} height={80} className="portrait" beside={title} />
            ) : (
              <span className="portrait branch-team__nobody">
                <Icon name="circle-user-round" size={40} />
              </span>
            )}
            <div>
              <h3 className="branch-team__name">{title}</h3>
              <p className="caption">{position}</p>
              {phone && (
                <a className="branch-team__way" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
                  {phone}
                </a>
              )}
              {email && (
                <a className="branch-team__way" href={`mailto:${email}`}>
                  {email.replace(/@.*/, '')}
                  <wbr />
                  {email.replace(/[^@]*/, '')}
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
