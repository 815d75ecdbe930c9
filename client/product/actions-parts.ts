// One chunk for lazy-product-actions.ts.
export { TileColours } from '../catalog/tile/tile-colours.tsx'
export { EnergyArrow } from './energy-arrow.tsx'
export { ProductActions } from './product-actions.tsx'
