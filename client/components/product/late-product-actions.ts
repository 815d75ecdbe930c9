import { lazy } from 'react'
import { addTexts } from '../../i18n/dictionary.ts'

/** Its HTML is in the page and works; its script may come after what is bought with. */
export const ProductActions = import.meta.env.SSR
  ? (await import('./product-actions.tsx')).ProductActions
  : lazy(async () => {
      const [{ ProductActions: Actions }] = await Promise.all([
        import('./product-actions.tsx'),
        addTexts('compare'),
      ])
      return { default: Actions }
    })
