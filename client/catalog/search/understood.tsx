import type { UnderstoodFacet, UnderstoodQuery } from '../../../domain/catalog/understood.ts'
import { useShop } from '../../shop.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useVertical } from '../../use-vertical.ts'

interface UnderstoodProps {
  understood: UnderstoodQuery
  query: string
  hasFound: boolean
}

/** How the shop parsed the query, each part removable, and the dropped words. */
export function Understood({ understood, query, hasFound }: UnderstoodProps) {
  const { text, routes } = useShop()
  const vertical = useVertical()
  const { facets, notStocked, apart, problem } = understood
  const sentences = hasFound ? sentencesOf(understood, text) : []
  return (
    <div className="understood">
      {facets.length > 0 && (
        <>
          <p className="understood__title" id="understood">
            {text('understood.as')}
          </p>
          <ul className="understood__list" aria-labelledby="understood">
            {facets.map((facet, index) => (
              <li key={`${facet.code} ${index}`}>
                <FacetChip facet={facet} />
              </li>
            ))}
          </ul>
        </>
      )}
      {!hasFound &&
        facets.map((facet) => facet.offered && <Offered key={facet.code} facet={facet} />)}
      {(notStocked !== null || sentences.length > 0) && (
        <Notice>
          {notStocked !== null && <p>{text('understood.notStocked', { name: notStocked })}</p>}
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      )}
      {hasFound && apart && (
        <>
          <p className="understood__apart" id="apart">
            {text('understood.apart')}
          </p>
          <ul className="understood__list" aria-labelledby="apart">
            {apart.map((name) => (
              <li key={name}>
                <a className="chip" href={routes.search(name)}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {problem !== null && vertical && (
        <vertical.ProblemHelp
          problem={problem}
          articlesHref={`${routes.search(query)}&tab=articles`}
        />
      )}
    </div>
  )
}

/** Available values, if none was chosen. */
function Offered({ facet }: { facet: UnderstoodFacet }) {
  const { text, routes } = useShop()
  const { offered = [] } = facet
  return (
    <div className="understood__offered">
      <p id="offered">{text('understood.offered', { facet: labelOf(facet) })}</p>
      <ul className="understood__list" aria-labelledby="offered">
        {offered.map((other) => (
          <li key={other.value}>
            <a className="chip" href={routes.search(other.query)}>
              {other.value}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A property; not removable if no query would be left. */
function FacetChip({ facet }: { facet: UnderstoodFacet }) {
  const { text, routes } = useShop()
  const name = labelOf(facet)
  const label = facet.instead === undefined ? name : <s>{name}</s>
  if (facet.without === '') return <span className="understood__facet">{label}</span>
  return (
    <a
      className="chip"
      href={routes.search(facet.without)}
      aria-label={text('catalog.removeFilter', { filter: name })}
    >
      {label}
      <Icon name="x" size={16} />
    </a>
  )
}

function labelOf({ title, value }: UnderstoodFacet): string {
  return value === '' ? title : `${title}: ${value}`
}

type Text = ReturnType<typeof useShop>['text']

function sentencesOf({ facets, unknownWords }: UnderstoodQuery, text: Text): string[] {
  const relaxed = facets.flatMap((each) => {
    const { instead } = each
    if (instead === undefined) return []
    const facet = labelOf(each)
    return instead === null
      ? text('understood.leftOut', { facet })
      : text('understood.instead', { facet, instead })
  })
  if (unknownWords.length === 0) return relaxed
  return [...relaxed, text('understood.unknown', { words: unknownWords.join(' ') })]
}
