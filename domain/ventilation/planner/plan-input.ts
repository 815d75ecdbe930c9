import { choiceOf, type Limits, amountWithin } from '../field-value.ts'
import {
  keepInvalid,
  invalidInputsInUrl,
  queryOfInvalidInputs,
  type InvalidInputs,
} from '../invalid-inputs.ts'
import { countUnreadable } from '../unreadable-count.ts'
import { type PlanRoom, readRooms, roomLimits, serializeRoom } from './plan-rooms.ts'

/** Balanced with heat recovery, or extract only with fresh air through the walls. */
export const planSystems = ['recovery', 'exhaust'] as const
export type PlanSystem = (typeof planSystems)[number]
/** Airtightness and insulation of the building, which affect moisture protection. */
export const insulations = ['new', 'old'] as const

export interface PlanInput {
  rooms: PlanRoom[]
  system: PlanSystem
  insulation: (typeof insulations)[number]
  storeys: number
  persons: number
  /** Room height in m. */
  height: number
  /** ISO 3166-1 alpha-2 in lower case; null: that of the shop. */
  market: string | null
  /** Duct lengths in m beside the unit and to the outside; null: estimated. */
  main: number | null
  outside: number | null
  /** The chosen unit; null: the recommended one. */
  unit: { slug: string; variantId: string } | null
  /** Name for its project list, typed before a sign-in. */
  listName?: string
  refused?: InvalidInputs
  /** Number of invalid, dropped parts of the URL. */
  unreadable: number
}

export const personLimits: Limits = { min: 1, max: 12, decimals: 0 }
export const storeyLimits: Limits = { min: 1, max: 3, decimals: 0 }
export const planHeightLimits: Limits = { min: 2, max: 5, decimals: 2 }
export const mainLimits: Limits = { min: 0.5, max: 30, decimals: 1 }

const limits = {
  persons: personLimits,
  storeys: storeyLimits,
  height: planHeightLimits,
  main: mainLimits,
  outside: mainLimits,
}
const usual = { persons: 2, storeys: 1, height: 2.5 } as const

/** Longest name of a project list. */
export const maxListName = 100

const marketCode = /^[a-z]{2}$/
const unitCode = /^([a-z0-9-]{1,120}):([\w.-]{1,64})$/

/**
 * Parses a plan from its URL or from its form, whose buttons `add` and `drop` edit the rooms.
 * Invalid parts are counted, out-of-range values are clamped and reported (`refused`).
 */
export function planInputOf(query: URLSearchParams): PlanInput {
  const { rooms, texts, unreadable } = readRooms(query)
  const names = ['persons', 'storeys', 'height', 'main', 'outside'] as const
  const typed = names.map((name) => [name, query.get(name)] as const)
  const amount = (name: (typeof names)[number]) => amountWithin(query.get(name), limits[name])
  const market = (query.get('market') ?? '').trim().toLowerCase()
  const listName = (query.get('listName') ?? '').trim().slice(0, maxListName)
  const [, slug, variantId] = unitCode.exec(query.get('unit') ?? '') ?? []
  const wrong = [
    market !== '' && !marketCode.test(market),
    isNone(planSystems, query.get('system')),
    isNone(insulations, query.get('insulation')),
    (query.get('unit') ?? '') !== '' && !slug,
  ].filter(Boolean).length
  return {
    rooms,
    system: choiceOf(planSystems, query.get('system')),
    insulation: choiceOf(insulations, query.get('insulation')),
    storeys: amount('storeys') ?? usual.storeys,
    persons: amount('persons') ?? usual.persons,
    height: amount('height') ?? usual.height,
    market: marketCode.test(market) ? market : null,
    main: amount('main'),
    outside: amount('outside'),
    unit: slug && variantId ? { slug, variantId } : null,
    ...(listName && { listName }),
    ...keepInvalid([...texts, ...typed, ...invalidInputsInUrl(query)], {
      ...limits,
      ...roomLimits,
    }),
    unreadable: countUnreadable(query, unreadable + wrong),
  }
}

/** Canonical query without defaults; it contains the whole plan. */
export function queryOfPlan(input: PlanInput): [string, string][] {
  const { rooms, unit, refused, unreadable } = input
  const all: [string, string, string][] = [
    ['system', input.system, planSystems[0]],
    ['insulation', input.insulation, insulations[0]],
    ['storeys', String(input.storeys), String(usual.storeys)],
    ['persons', String(input.persons), String(usual.persons)],
    ['height', String(input.height), String(usual.height)],
    ['market', input.market ?? '', ''],
    ['main', String(input.main ?? ''), ''],
    ['outside', String(input.outside ?? ''), ''],
    ['unit', unit ? `${unit.slug}:${unit.variantId}` : '', ''],
    ['listName', input.listName ?? '', ''],
    ['unreadable', String(unreadable), '0'],
  ]
  return [
    ...rooms.map((room): [string, string] => ['room', serializeRoom(room)]),
    ...all.flatMap(([name, value, left]): [string, string][] =>
      value === left ? [] : [[name, value]],
    ),
    ...queryOfInvalidInputs(refused),
  ]
}

function isNone(choices: readonly string[], text: string | null): boolean {
  return text !== null && text !== '' && !choices.includes(text)
}
