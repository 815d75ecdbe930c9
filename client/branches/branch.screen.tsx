import { foreignLanguage } from '../../domain/language.ts'
import { BranchAddress } from './branch-address.tsx'
import { BranchFacts } from './branch-facts.tsx'
import { BranchMap } from './branch-map.tsx'
import { BranchPictures } from './branch-pictures.tsx'
import { BranchTeam } from './branch-team.tsx'
import { Directions } from './directions.tsx'
import { OpenNow } from './open-now.tsx'
import { OpeningHours } from './opening-hours.tsx'
import { RichText } from '../content/rich-text/rich-text.tsx'
import { ContactLines } from '../content/page/contact-lines.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Picture } from '../ui/picture.tsx'
import { useShop } from '../shop.tsx'
import type { BranchProps } from '../../domain/screens/content/branch.ts'

export function Screen({ branch, nearby }: BranchProps) {
  const { context, format, routes, text } = useShop()
  const { address, email, gps_latitude: latitude, gps_longitude: longitude, phone, title } = branch
  const above = [{ title: text('branch.listTitle'), href: routes.branches() }]
  const own = { id: branch._id, title, latitude, longitude }
  const slugs = new Map(nearby.map(({ id, slug }) => [id, slug]))
  return (
    <div className="container branch-page">
      <Breadcrumbs items={above} current={title} />
      <div className="branch">
        <header className="branch__head">
          <div>
            <h1>{title}</h1>
            <OpenNow branch={branch} />
            <BranchAddress address={address} />
            <ContactLines of={{ phone, email }} />
          </div>
          {branch.main_image && (
            <Picture
              image={branch.main_image}
              width={720}
              height={480}
              sizes="(min-width: 1024px) 40rem, 95vw"
              priority
              className="branch__picture"
            />
          )}
        </header>
        <div className="branch__main" lang={foreignLanguage(branch.locale, context)}>
          <RichText name="description" doc={branch.description} />
          <BranchPictures images={branch.images} />
          <BranchTeam employees={branch.employees} />
          <BranchFacts branch={branch} />
        </div>
        <aside className="branch__aside">
          <section>
            <h2 className="branch__part">{text('branch.hours')}</h2>
            <OpeningHours hours={branch.opening_hours} />
            {branch.opening_hours_note && <p className="caption">{branch.opening_hours_note}</p>}
          </section>
          <section>
            <h2 className="branch__part">{text('branch.directions')}</h2>
            <BranchMap
              label={text('branch.map')}
              branches={[own, ...nearby]}
              selectedId={own.id}
              href={(id) => routes.branch(slugs.get(id) ?? branch.page_meta.slug)}
            />
            <Directions {...own} />
          </section>
          {nearby.length > 0 && (
            <section>
              <h2 className="branch__part">{text('branch.nearby')}</h2>
              <ul className="branch__near">
                {nearby.map(({ id, km, slug, title: name }) => (
                  <li key={id}>
                    <a href={routes.branch(slug)}>{name}</a>{' '}
                    <span className="caption">{format.quantity(Math.round(km), 'km')}</span>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </aside>
      </div>
    </div>
  )
}
