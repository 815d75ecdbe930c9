import type { Way } from '../rooms/air-input.ts'

/** Questions of the adviser by URL parameter, with their possible answers. */
export const adviserChoices = {
  room: ['bathroom', 'toilet', 'kitchen', 'laundry', 'cellar'],
  /** Maximum floor area in m². */
  area: ['3', '6', '9', '12', '16'],
  /** mm; `new`: there is no opening yet. */
  opening: ['80', '100', '120', '125', '150', '160', 'new'],
  /** How the air leaves the house. */
  exit: ['wall', 'window', 'shaft', 'duct'],
  /** Maximum level in dB(A) at 3 m. */
  noise: ['25', '30', '35', 'any'],
  switching: ['light', 'timer', 'humidity', 'motion'],
  /** Zone of a bathroom for the fan (IEC 60364-7-701). */
  zone: ['outside', '2', '1'],
} as const
type Choices = typeof adviserChoices
export type AdviserField = keyof Choices
export type AdviserAnswers = { [Field in AdviserField]: Choices[Field][number] }

/** The five questions, by their fields. */
export const adviserQuestions = [
  ['room', 'area'],
  ['opening'],
  ['exit'],
  ['noise'],
  ['switching', 'zone'],
] as const satisfies readonly (readonly AdviserField[])[]

export interface AdviserInput {
  answers: Partial<AdviserAnswers>
  /** Index of the current question; null: all are answered and none is being edited. */
  question: number | null
  /** Submitted without a valid choice. */
  isRefused: boolean
}

export const adviserFields = adviserQuestions.flat()

/**
 * Parses the answers of a URL, without invalid ones. `ask=3` asks the third question again; else
 * the first open one. `asked=3` is sent with the form of the third question.
 */
export function adviserInputOf(query: URLSearchParams): AdviserInput {
  const answers: Partial<AdviserAnswers> = Object.fromEntries(
    adviserFields.flatMap((field) => {
      const answer = answerOf(field, query.get(field))
      return answer === null ? [] : [[field, answer]]
    }),
  )
  const open = adviserQuestions.findIndex((fields) => fields.some((field) => !answers[field]))
  const again = adviserQuestions.findIndex((_, index) => String(index + 1) === query.get('ask'))
  const question = again >= 0 ? again : open
  if (question < 0) return { answers, question: null, isRefused: false }
  const fields: readonly AdviserField[] = adviserQuestions[question] ?? []
  const isSent = query.get('asked') === String(question + 1)
  const isRefused =
    query.get('refused') === '1' ||
    fields.some((field) => !answers[field] && (isSent || query.has(field)))
  return { answers, question, isRefused }
}

/** Canonical query; `ask` only if it changes the question. */
export function queryOfAdviser({ answers, question, isRefused }: AdviserInput): [string, string][] {
  const pairs = adviserFields.flatMap((field): [string, string][] => {
    const answer = answers[field]
    return answer ? [[field, answer]] : []
  })
  const open = adviserQuestions.findIndex((fields) => fields.some((field) => !answers[field]))
  if (question !== null && question !== open) pairs.push(['ask', String(question + 1)])
  if (isRefused) pairs.push(['refused', '1'])
  return pairs
}

/** All answers, or null while one is missing. */
export function completeAnswers(answers: Partial<AdviserAnswers>): AdviserAnswers | null {
  const { room, area, opening, exit, noise, switching, zone } = answers
  if (!room || !area || !opening || !exit || !noise || !switching || !zone) return null
  return { room, area, opening, exit, noise, switching, zone }
}

/** Whether the duct is short, as an input of the room calculator. */
export function exhaustRouteOf({ exit }: Pick<AdviserAnswers, 'exit'>): Way {
  return exit === 'wall' || exit === 'window' ? 'short' : 'long'
}

function answerOf(field: AdviserField, text: string | null): string | null {
  return adviserChoices[field].find((choice: string) => choice === text) ?? null
}
