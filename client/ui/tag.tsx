import type { Tag as TagData } from '../../domain/product/product.ts'

export function Tag({ text, color }: Pick<TagData, 'text' | 'color'>) {
  return <span className={`tag tag--${color}`}>{text}</span>
}
