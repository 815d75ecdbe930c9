import type { CatalogScope } from '../../catalog/catalog.ts'
import type { AdviserAnswers } from './answers.ts'
import { controlCodes } from './rate-fan.ts'
import { type FanRequirements, pressureOf } from './fan-requirements.ts'

/** Filters of a listing, in the category of an id. */
export type FanSearch = Pick<CatalogScope, 'values' | 'ranges' | 'reaches'> & { categoryId: string }

/** Small fans, window fans, duct fans. */
export const fanCategories = { small: 'A1', pane: 'A1.5', duct: 'A2' } as const

/** A limit that a search relaxes; `someFlow`: a tenth less than requested. */
type Relaxation = 'switching' | 'noise' | 'someFlow' | 'flow' | 'diameter'

const oneLimit: readonly (readonly Relaxation[])[] = [
  ['switching'],
  ['noise'],
  ['diameter'],
  ['someFlow'],
  ['flow'],
]
const severalLimits: readonly (readonly Relaxation[])[] = [
  ['noise', 'switching'],
  ['noise', 'diameter'],
  ['noise', 'flow'],
  ['flow', 'diameter'],
  ['flow', 'switching'],
  ['diameter', 'switching'],
  ['noise', 'diameter', 'switching'],
  ['someFlow', 'diameter', 'switching'],
  ['noise', 'flow', 'diameter', 'switching'],
]

/** Searches for fans that meet all limits. */
export function exactSearch(answers: AdviserAnswers, need: FanRequirements): FanSearch {
  return searchFor(answers, need, [])
}

/** Those of them that also reach the comfortable flow. */
export function preferredSearch(answers: AdviserAnswers, need: FanRequirements): FanSearch {
  const operatingPoint = {
    flow: need.comfort,
    pressure: Math.ceil(pressureOf(need.line, need.comfort)),
  }
  return { ...exactSearch(answers, need), reaches: operatingPoint }
}

/** Searches for fans that nearly meet the limits: in rounds, each with fewer limits. */
export function relaxedSearches(answers: AdviserAnswers, need: FanRequirements): FanSearch[][] {
  const inWall = { ...answers, exit: 'wall' } as const
  const places = answers.exit === 'window' ? [answers, inWall] : [answers]
  const known = new Set([JSON.stringify(exactSearch(answers, need))])
  return [oneLimit, severalLimits].map((relaxations) =>
    places
      .flatMap((place) => [
        ...(place === answers ? [] : [searchFor(place, need, [])]),
        ...relaxations.map((without) => searchFor(place, need, without)),
      ])
      .filter((search) => {
        const text = JSON.stringify(search)
        return !known.has(text) && known.add(text)
      }),
  )
}

function searchFor(
  answers: AdviserAnswers,
  need: FanRequirements,
  without: readonly Relaxation[],
): FanSearch {
  const { exit, opening, noise, switching } = answers
  const keeps = (limit: Relaxation) => !without.includes(limit)
  const values: Record<string, string[]> = { u: ['230'] }
  const size = opening === 'new' && exit !== 'window' ? String(need.diameter) : opening
  if (keeps('diameter') && size !== 'new') values['dn'] = [size]
  if (keeps('switching') && switching !== 'light') values['ctrl'] = [controlCodes[switching]]
  const zones = zonesOf(answers)
  if (zones) values['zone'] = zones
  const flow = keeps('someFlow') ? need.least : Math.floor(need.least * 0.9)
  const pressure = Math.ceil(pressureOf(need.line, flow))
  return {
    categoryId: exit === 'duct' ? fanCategories.duct : smallFans(answers),
    values,
    ranges: keeps('noise') && noise !== 'any' ? { lpa: { from: null, to: Number(noise) } } : {},
    ...(keeps('flow') && { reaches: { flow, pressure } }),
  }
}

function smallFans({ exit }: AdviserAnswers): string {
  return exit === 'window' ? fanCategories.pane : fanCategories.small
}

/** A duct fan is outside of the room; a window fan has no zone and is not approved for any. */
function zonesOf({ exit, zone }: AdviserAnswers): string[] | null {
  if (exit === 'duct' || (exit === 'window' && zone === 'outside')) return null
  if (zone === 'outside') return ['1', '2', 'outside']
  return zone === '2' ? ['1', '2'] : ['1']
}
