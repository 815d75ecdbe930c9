import type { AdviserAnswers } from '../../../domain/ventilation/adviser/answers.ts'
import type { Compromise } from '../../../domain/ventilation/adviser/rate-fan.ts'
import type { TextKey } from '../../i18n/text.ts'
import type { Shop } from '../../shop.tsx'

const switchingTexts: Record<Exclude<AdviserAnswers['switching'], 'light'>, TextKey> = {
  timer: 'adviser.misses.timer',
  humidity: 'adviser.misses.humidity',
  motion: 'adviser.misses.motion',
}

/** A limit that a fan misses, and by how much. */
export function compromiseText(
  compromise: Compromise,
  { text, format }: Pick<Shop, 'text' | 'format'>,
): string {
  switch (compromise.limit) {
    case 'flow':
      return text('adviser.misses.flow', {
        reached: format.quantity(compromise.reached, 'm³/h'),
        missing: format.quantity(compromise.required - compromise.reached, 'm³/h'),
        asked: format.quantity(compromise.required, 'm³/h'),
      })
    case 'noise':
      return text('adviser.misses.noise', {
        level: format.quantity(compromise.level, 'dB(A)'),
        over: format.quantity(compromise.level - compromise.required, 'dB'),
      })
    case 'switching':
      return text(switchingTexts[compromise.required])
    case 'diameter':
      return text(
        compromise.side === 'smaller' ? 'adviser.misses.smaller' : 'adviser.misses.larger',
        {
          own: `Ø ${format.quantity(compromise.diameter, 'mm')}`,
          opening: `Ø ${format.quantity(compromise.opening, 'mm')}`,
        },
      )
    case 'exit':
      return text('adviser.misses.exit')
  }
}
