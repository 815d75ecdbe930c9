import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { neededAreas } from './needed-areas.ts'
import { lateEverywhere, lateParts, partAreas, screenParts, type TextPart } from './parts.ts'

const client = fileURLToPath(new URL('..', import.meta.url))
const areas = Object.keys(JSON.parse(readFileSync(`${client}i18n/locales/de.json`, 'utf8')))
const special = new Set<string>(Object.values(partAreas).flat())
const areasOf = (parts: readonly TextPart[]) =>
  parts.flatMap((part): readonly string[] => (part === 'shell' ? [] : partAreas[part]))
const onEveryPage = [...areas.filter((area) => !special.has(area)), ...areasOf(lateEverywhere)]

describe('§9 texts in the browser', () => {
  it('the frame asks only for texts that every page carries', () => {
    const needed = neededAreas(`${client}entry.tsx`, areas, [`${client}screen-registry.ts`])
    expect([...needed].filter((area) => !onEveryPage.includes(area))).toEqual([])
  })

  it.each(Object.entries(screenParts))(
    'the screen %s carries every text it may show',
    (screen, parts) => {
      const late = lateParts[screen as keyof typeof lateParts] ?? []
      const carried = [...onEveryPage, ...areasOf([...parts, ...late])]
      const needed = neededAreas(`${client}screens/${screen}.tsx`, areas)
      expect([...needed].filter((area) => !carried.includes(area))).toEqual([])
    },
  )
})
