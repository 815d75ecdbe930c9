import { lazyParts } from '../../lazy-part.ts'

const part = lazyParts(() => import('./understood.tsx'))

export const Understood = part('Understood')
