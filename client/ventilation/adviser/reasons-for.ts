import type { AdviserAnswers } from '../../../domain/ventilation/adviser/answers.ts'
import type { FanRequirements } from '../../../domain/ventilation/adviser/fan-requirements.ts'
import type { AdvisedFan } from '../../../domain/ventilation/screens/adviser.ts'
import type { Shop } from '../../shop.tsx'
import { answerText } from './answer-text.ts'

/** Reasons for a fan: each limit that it meets, with its figure. */
export function reasonsFor(
  fan: AdvisedFan,
  need: FanRequirements,
  answers: AdviserAnswers,
  shop: Pick<Shop, 'text' | 'format'>,
): string[] {
  const { text, format } = shop
  const missed = new Set(fan.compromises.map(({ limit }) => limit))
  const flow = format.quantity(fan.flow, 'm³/h')
  const reasons: string[] = []
  if (!missed.has('flow'))
    reasons.push(
      fan.flow >= need.comfort
        ? text('adviser.reason.comfort', { flow })
        : text('adviser.reason.flow', { flow, least: format.quantity(need.least, 'm³/h') }),
    )
  if (!missed.has('noise') && fan.sound !== null)
    reasons.push(text('adviser.reason.noise', { level: format.quantity(fan.sound, 'dB(A)') }))
  // Neither a hole that is not there yet nor the pane's is what a wall fan fits.
  const isFitting = answers.opening !== 'new' && !missed.has('diameter') && !missed.has('exit')
  if (isFitting && fan.diameter !== null)
    reasons.push(
      text('adviser.reason.diameter', { size: `Ø ${format.quantity(fan.diameter, 'mm')}` }),
    )
  if (!missed.has('switching') && answers.switching !== 'light')
    reasons.push(answerText('switching', answers.switching, shop).title)
  if (answers.exit === 'duct') reasons.push(text('adviser.reason.outOfRoom'))
  else if (answers.zone !== 'outside' && fan.protection)
    reasons.push(
      text('adviser.reason.zone', { zone: answers.zone, ip: fan.protection.toUpperCase() }),
    )
  if (fan.hasBackdraught) reasons.push(text('adviser.reason.backdraught'))
  if (fan.power !== null)
    reasons.push(text('adviser.reason.power', { power: format.quantity(fan.power, 'W') }))
  return reasons
}
