import type { ListingTask } from '../../cms/listing/listing-tasks.ts'
import type { Statement } from '../../db/insert.ts'

/** A record that is there, and what deletes it. */
export interface Deletable {
  type: string
  id: string
  record: unknown
  statements: readonly Statement[]
  tags: readonly string[]
  tasks: readonly ListingTask[]
}
