// One chunk of what late-product-actions.ts loads.
export { TileColours } from '../catalog/tile-colours.tsx'
export { EnergyArrow } from './energy-arrow.tsx'
export { ProductActions } from './product-actions.tsx'
