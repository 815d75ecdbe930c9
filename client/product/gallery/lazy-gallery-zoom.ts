import { lazyPart } from '../../lazy-part.ts'

/** Opens over the page when a picture is pressed; till then nobody needs its script. */
export const GalleryZoom = lazyPart(async () => (await import('./gallery-zoom.tsx')).GalleryZoom)
