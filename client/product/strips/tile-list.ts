import * as z from 'zod/mini'
import { ProductTile } from '../../../domain/product/product.ts'

/** Response of `api.products`. */
export const TileList = z.array(ProductTile)
