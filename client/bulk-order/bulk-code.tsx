import { useId } from 'react'
import { maxCodeLength } from '../../domain/catalog/coded-variant.ts'
import { useShop } from '../shop.tsx'
import type { BulkRow } from './bulk-rows.ts'

interface BulkCodeProps {
  row: BulkRow
  /** Id of the error text. */
  problemId: string
  /** Attributes of the first wrong control. */
  focused: { autoFocus: boolean }
  onChange: (code: string) => void
}

/** Code of a line: editable if unknown, a choice if ambiguous. */
export function BulkCode({ row, problemId, focused, onChange }: BulkCodeProps) {
  const { text } = useShop()
  const id = useId()
  const { line, problem, variants } = row
  if (problem?.kind === 'unknown') {
    return (
      <span className="bulk-line__mend">
        <label htmlFor={id}>{text('bulk.code')}</label>
        <input
          key={line.code}
          id={id}
          name="code"
          className="input"
          defaultValue={line.code}
          maxLength={maxCodeLength}
          autoComplete="off"
          spellCheck={false}
          {...focused}
          aria-invalid
          aria-describedby={problemId}
          onBlur={(event) => commit(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commit(event.currentTarget.value)
          }}
        />
      </span>
    )
  }
  if (problem?.kind === 'ambiguous') {
    return (
      <span className="bulk-line__mend">
        <label htmlFor={id}>{text('bulk.choose', { code: line.code })}</label>
        <select
          id={id}
          name="code"
          {...focused}
          className="input select__input"
          defaultValue={line.code}
          onChange={(event) => commit(event.currentTarget.value)}
        >
          <option value={line.code}>{text('bulk.chooseOne')}</option>
          {variants?.map((variant) => (
            <option key={variant.id} value={variant.catalogCode}>
              {variant.catalogCode} · {variant.name}
            </option>
          ))}
        </select>
      </span>
    )
  }
  return <input type="hidden" name="code" value={line.code} />

  function commit(typed: string) {
    const code = typed.trim().slice(0, maxCodeLength)
    if (code && code !== line.code) onChange(code)
  }
}
