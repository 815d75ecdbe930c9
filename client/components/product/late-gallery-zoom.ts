import { lazy } from 'react'
import { addTexts } from '../../i18n/add-texts.ts'

/** Opens over the page when a picture is pressed; till then nobody needs its script. */
export const GalleryZoom = lazy(async () => {
  const [{ GalleryZoom: Zoom }] = await Promise.all([
    import('./gallery-zoom.tsx'),
    addTexts('details'),
  ])
  return { default: Zoom }
})
