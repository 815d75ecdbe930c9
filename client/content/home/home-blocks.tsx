import type { Block } from '../../../domain/content/block.ts'
import { ContentBlock } from '../blocks/content-block.tsx'
import { runsOf } from '../rich-text/runs-of.ts'

/** Stacked blocks; adjacent texts and questions share a row. */
export function HomeBlocks({ blocks }: { blocks: Block[] }) {
  return runsOf(blocks, isReading).map((run) => {
    const questions = run.filter(({ type }) => type === 'collapsible')
    const texts = run.filter(({ type }) => type !== 'collapsible')
    const columns = [texts, questions].filter((column) => column.length > 0)
    return (
      <div key={run[0]?.id} className={columns.length > 1 ? 'container reading' : 'container'}>
        {columns.map((column) => (
          <div key={column[0]?.id}>
            {column.map((block) => (
              <ContentBlock key={block.id} block={block} />
            ))}
          </div>
        ))}
      </div>
    )
  })
}

function isReading({ type }: Block): boolean {
  return type === 'big_title' || type === 'text' || type === 'collapsible'
}
