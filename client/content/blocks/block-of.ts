import type { Block } from '../../../domain/content/block.ts'

/** Block of one type, as its component takes it. */
export type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>
