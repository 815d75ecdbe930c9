import type { AdviserAnswers, AdviserField } from '../../../domain/ventilation/adviser/answers.ts'
import type { FanHighlight } from '../../../domain/ventilation/adviser/choose-fans.ts'
import type { PartKind } from '../../../domain/ventilation/adviser/completing-parts.ts'
import type { TextKey } from '../../i18n/text.ts'
import { roomNames } from '../calculators/room-names.ts'

/** Question of each field. */
export const fieldTexts: Record<AdviserField, TextKey> = {
  room: 'adviser.ask.room',
  area: 'adviser.ask.area',
  opening: 'adviser.ask.opening',
  exit: 'adviser.ask.exit',
  noise: 'adviser.ask.noise',
  switching: 'adviser.ask.switching',
  zone: 'adviser.ask.zone',
}

/** Short names of the questions, in order. */
export const questionTexts: readonly TextKey[] = [
  'adviser.question.room',
  'adviser.question.opening',
  'adviser.question.exit',
  'adviser.question.noise',
  'adviser.question.switching',
]

/** Non-numeric answers: name and explanation. */
export const choiceTexts: {
  [Field in 'exit' | 'switching' | 'zone']: Record<
    AdviserAnswers[Field],
    { title: TextKey; help: TextKey }
  >
} = {
  exit: {
    wall: { title: 'adviser.exit.wall', help: 'adviser.exit.wallHelp' },
    window: { title: 'adviser.exit.window', help: 'adviser.exit.windowHelp' },
    shaft: { title: 'adviser.exit.shaft', help: 'adviser.exit.shaftHelp' },
    duct: { title: 'adviser.exit.duct', help: 'adviser.exit.ductHelp' },
  },
  switching: {
    light: { title: 'adviser.switching.light', help: 'adviser.switching.lightHelp' },
    timer: { title: 'adviser.switching.timer', help: 'adviser.switching.timerHelp' },
    humidity: { title: 'adviser.switching.humidity', help: 'adviser.switching.humidityHelp' },
    motion: { title: 'adviser.switching.motion', help: 'adviser.switching.motionHelp' },
  },
  zone: {
    outside: { title: 'adviser.zone.outside', help: 'adviser.zone.outsideHelp' },
    '2': { title: 'adviser.zone.second', help: 'adviser.zone.twoHelp' },
    '1': { title: 'adviser.zone.first', help: 'adviser.zone.oneHelp' },
  },
}

export const noiseTexts: Record<AdviserAnswers['noise'], TextKey> = {
  '25': 'adviser.noise.quiet',
  '30': 'adviser.noise.low',
  '35': 'adviser.noise.usual',
  any: 'adviser.noise.any',
}

export const roomTexts: Record<AdviserAnswers['room'], TextKey> = roomNames

export const fanHighlightTexts: Record<FanHighlight, TextKey> = {
  cheapest: 'adviser.award.cheapest',
  quietest: 'adviser.award.quietest',
  best: 'adviser.award.best',
}

export const partTexts: Record<PartKind, TextKey> = {
  module: 'adviser.part.module',
  reducer: 'adviser.part.reducer',
  duct: 'adviser.part.duct',
  damper: 'adviser.part.damper',
  grille: 'adviser.part.grille',
  clamp: 'adviser.part.clamp',
  tape: 'adviser.part.tape',
}
