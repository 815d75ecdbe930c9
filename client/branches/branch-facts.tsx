import type { Branch } from '../../domain/content/reference/branch.ts'
import { useShop } from '../shop.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { ShopLink } from '../ui/shop-link.tsx'

interface BranchFactsProps {
  branch: Pick<
    Branch,
    | 'services'
    | 'pay_with_card'
    | 'barrier_free'
    | 'car_accessibility'
    | 'public_transportation_accessibility'
    | 'review_link'
  >
}

/** Services and accessibility of a branch. */
export function BranchFacts({ branch }: BranchFactsProps) {
  const { text } = useShop()
  const ways = [
    { title: text('branch.car'), words: branch.car_accessibility },
    { title: text('branch.transport'), words: branch.public_transportation_accessibility },
  ].filter(({ words }) => words)
  return (
    <>
      <section>
        <h2 className="branch__part">{text('branch.services')}</h2>
        <ul className="branch-facts">
          {branch.services.map((service) => (
            <li key={service}>
              <Icon name="check" />
              {service}
            </li>
          ))}
          <li>
            <Icon name={branch.pay_with_card ? 'check' : 'x'} />
            {text(branch.pay_with_card ? 'branch.card' : 'branch.noCard')}
          </li>
          <li>
            <Icon name={branch.barrier_free ? 'check' : 'x'} />
            {text(branch.barrier_free ? 'branch.barrierFree' : 'branch.notBarrierFree')}
          </li>
        </ul>
        {branch.review_link && (
          <p>
            <ShopLink link={{ type: 'custom_link', target: branch.review_link }}>
              {text('branch.reviews')}
            </ShopLink>
          </p>
        )}
      </section>
      {ways.map(({ title, words }) => (
        <section key={title}>
          <h2 className="branch__part">{title}</h2>
          <p className="branch__way">{words}</p>
        </section>
      ))}
    </>
  )
}
