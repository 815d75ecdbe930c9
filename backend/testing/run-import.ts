import * as z from 'zod'
import { offeredDomainsHeader } from '../../domain/operator/offered-domains.ts'
import { ImportStatus, RowError } from '../../domain/operator/imports.ts'
import { operate } from './operator.ts'

type Row = { record: object } | { cells: Record<string, string> }

interface Imported extends ImportStatus {
  errors: RowError[]
  /** Code of the problem when applying. */
  problem?: string
}

interface Options {
  partial?: boolean
  perRequest?: number
  /** A backend with another configuration. */
  vars?: Record<string, string>
  /** What the storefront says that it serves: `cz=cs`. */
  domains?: string
}

/** Imports rows like the CLI; lines are counted from 2, below the head of a file. */
export async function runImport(
  kind: 'products' | 'catalogue' | 'content',
  rows: readonly Row[],
  { partial = false, perRequest = 500, vars = {}, domains }: Options = {},
): Promise<Imported> {
  const path = `/operator/${kind}/imports`
  const forge = domains ? { headers: { [offeredDomainsHeader]: domains } } : {}
  const { response: opened } = await operate({ method: 'POST', path, vars })
  const { id } = ImportStatus.parse(opened)
  const errors: RowError[] = []
  const numbered = rows.map((row, index) => ({ line: index + 2, ...row }))
  for (let from = 0; from < numbered.length; from += perRequest) {
    const body = { rows: numbered.slice(from, from + perRequest) }
    const { response, text } = await operate({ path: `${path}/${id}/rows`, body, vars, forge })
    const parsed = z.array(RowError).safeParse(response['errors'])
    if (!parsed.success) throw new Error(text)
    errors.push(...parsed.data)
  }
  for (;;) {
    const apply = { vars, forge, method: 'POST', path: `${path}/${id}/apply`, body: { partial } }
    const { status, response, text } = await operate(apply)
    if (status === 409) {
      const { response: counts } = await operate({ method: 'DELETE', path: `${path}/${id}` })
      return { ...ImportStatus.parse(counts), errors, problem: String(response['code']) }
    }
    if (status !== 200) throw new Error(text)
    const state = ImportStatus.parse(response)
    if (state.done) return { ...state, errors }
  }
}
