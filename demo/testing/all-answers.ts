import { type AdviserAnswers, adviserChoices } from '../../domain/ventilation/adviser/answers.ts'

/** Every combination of answers. */
export function* allAnswers(): Generator<AdviserAnswers> {
  const { room, area, opening, exit, noise, switching, zone } = adviserChoices
  for (const r of room)
    for (const a of area)
      for (const o of opening)
        for (const e of exit)
          for (const n of noise)
            for (const s of switching)
              for (const z of zone)
                yield { room: r, area: a, opening: o, exit: e, noise: n, switching: s, zone: z }
}
