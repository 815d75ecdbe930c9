import type { AdviserAnswers, AdviserField } from '../../../domain/ventilation/adviser/answers.ts'
import type { Shop } from '../../shop.tsx'
import { choiceTexts, noiseTexts, roomTexts } from './adviser-texts.ts'

type Texts = Pick<Shop, 'text' | 'format'>

/** Text of an answer and its explanation. */
export function answerText(
  field: AdviserField,
  answer: string,
  { text, format }: Texts,
): { title: string; help?: string } {
  // The answer is one of the field's own: the URL was parsed by them.
  const answers = { [field]: answer } as Partial<AdviserAnswers>
  const { room, area, opening, exit, noise, switching, zone } = answers
  if (room) return { title: text(roomTexts[room]) }
  if (area) return { title: text('adviser.area', { area: format.quantity(Number(area), 'm²') }) }
  if (opening === 'new') return { title: text('adviser.newOpening'), help: text('adviser.newHelp') }
  if (opening) return { title: `Ø ${format.quantity(Number(opening), 'mm')}` }
  if (noise) {
    const level = noise === 'any' ? '' : format.quantity(Number(noise), 'dB(A)')
    return { title: text(noiseTexts[noise], { level }) }
  }
  const named =
    (exit && choiceTexts.exit[exit]) ??
    (switching && choiceTexts.switching[switching]) ??
    (zone && choiceTexts.zone[zone])
  return named ? { title: text(named.title), help: text(named.help) } : { title: answer }
}
