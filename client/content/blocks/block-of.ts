import type { Block } from '../../../domain/content/block.ts'

/** Props type of a block's component. */
export type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>
