// One chunk of what lazy-product-actions.ts loads.
export { TileColours } from '../catalog/tile/tile-colours.tsx'
export { EnergyArrow } from './energy-arrow.tsx'
export { ProductActions } from './product-actions.tsx'
