import { useState } from 'react'
import { openingState } from '../../domain/content/reference/opening-state.ts'
import { BranchCard } from './branch-card.tsx'
import { BranchFilter } from './branch-filter.tsx'
import { BranchMap } from './branch-map.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { useShop } from '../shop.tsx'
import { useMinute } from '../ui/use-minute.ts'
import type { BranchesProps } from '../../domain/screens/content/branches.ts'

export function Screen({ branches, ...filter }: BranchesProps) {
  const { routes, text } = useShop()
  const [openOnly, setOpenOnly] = useState(false)
  const now = useMinute()
  const shown =
    openOnly && now !== null
      ? branches.filter(
          ({ opening_hours, address }) =>
            openingState(opening_hours, address.country, new Date(now)).isOpen,
        )
      : branches
  const slugs = new Map(branches.map(({ id, slug }) => [id, slug]))
  return (
    <div className="container branch-page">
      <Breadcrumbs items={[]} current={text('branch.listTitle')} />
      <header className="article-head">
        <h1>{text('branch.listTitle')}</h1>
        <p className="article-head__perex">{text('branch.lead')}</p>
      </header>
      <BranchFilter {...filter} openOnly={openOnly} onOpenOnly={setOpenOnly} />
      <div className="branch-page__found">
        <div className="branch-page__map">
          <BranchMap
            label={text('branch.map')}
            branches={shown}
            href={(id) => routes.branch(slugs.get(id) ?? id)}
          />
        </div>
        <div>
          <p role="status" className="caption">
            {shown.length === 0 ? text('branch.none') : text.count('branch.count', shown.length)}
          </p>
          {shown.length < branches.length || filter.region || filter.service ? (
            <p>
              <a href={routes.branches()} onClick={() => setOpenOnly(false)}>
                {text('branch.showAll')}
              </a>
            </p>
          ) : null}
          <ul className="branch-list">
            {shown.map((branch) => (
              <li key={branch.id}>
                <BranchCard branch={branch} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  )
}
