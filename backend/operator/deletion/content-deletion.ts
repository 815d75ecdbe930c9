import { purgeTag } from '../../../domain/contract/purge.ts'
import { changedTags, legalMenu } from '../../purge/changed-tags.ts'
import {
  contentSchemas,
  entryKinds,
  findContentSchema,
  pieceTypes,
  writtenPath,
} from '../content/content-record.ts'
import { readContent } from '../content/stored-content.ts'
import { recordKey } from '../import/stage-records.ts'
import type { OperatorContext } from '../operator-call.ts'
import { OperatorProblem } from '../operator-problem.ts'
import type { Deletable } from './deletable.ts'

/** Without them there is no shop. */
const needed = ['homepage', 'configuration']

export async function findContentRecord(
  { db }: OperatorContext<undefined>,
  type: string,
  requestedId: string,
): Promise<Deletable | null> {
  if (!findContentSchema(type)) {
    const types = [...Object.keys(contentSchemas), ...entryKinds].join(', ')
    throw new OperatorProblem(404, 'unknown_type', `"${type}" is no type of content: ${types}.`)
  }
  if (needed.includes(type)) {
    const title = `The shop needs a ${type}: import another one.`
    throw new OperatorProblem(409, 'in_use', title)
  }
  const id = type === 'redirect' ? writtenPath(requestedId) : requestedId
  const record = (await readContent(db, [recordKey(type, id)])).get(recordKey(type, id))
  if (!record) return null
  return {
    type,
    id,
    record,
    statements: deletionsOf(type).map((sql) => ({
      sql,
      params: sql.includes('?2') ? [id, type] : [id],
    })),
    tags: [...changedTags(type, id), ...(type === 'page' ? [purgeTag.menu(legalMenu)] : [])],
    tasks: [{ kind: 'documents', subject: '' }],
  }
}

function deletionsOf(type: string): string[] {
  if (type === 'redirect') return ['DELETE FROM redirect WHERE path = ?1']
  // A trigger keeps its texts for the orders that refer to them.
  if (type === 'page') {
    return ['DELETE FROM rewrite WHERE page_id = ?1', 'DELETE FROM page WHERE id = ?1']
  }
  if (pieceTypes.some((piece) => piece === type)) {
    return ['DELETE FROM content WHERE key = ?1 AND kind = ?2']
  }
  return ['entry_text', 'entry_reference', 'entry'].map(
    (table) => `DELETE FROM ${table} WHERE id = ?1 AND kind = ?2`,
  )
}
