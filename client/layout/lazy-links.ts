// One chunk for lazy-parts.tsx: without SWR and schemas, because every page of a customer loads it.
export { HeaderLinks } from './header/header-links.tsx'
