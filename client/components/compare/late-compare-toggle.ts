import { lazy } from 'react'
import { addTexts } from '../../i18n/dictionary.ts'

/** Its HTML is in the page and works; its script may come after what is bought with. */
export const CompareToggle = import.meta.env.SSR
  ? (await import('./compare-toggle.tsx')).CompareToggle
  : lazy(async () => {
      const [{ CompareToggle: Toggle }] = await Promise.all([
        import('./compare-toggle.tsx'),
        addTexts('compare'),
      ])
      return { default: Toggle }
    })
