import { type DragEvent, useState } from 'react'
import { maxBulkLines } from '../../domain/bulk/bulk-line.ts'
import { useShop } from '../shop.tsx'
import { Button } from '../ui/button.tsx'
import { TextareaField } from '../ui/field/textarea-field.tsx'
import { readListFile } from './read-list-file.ts'

interface BulkInputProps {
  pasted: string
  /** Whether there is nothing else to submit. */
  required: boolean
  busy: boolean
  /** Adds the text of a file. */
  onFile: (text: string) => void
  onWrongFile: () => void
}

/** Text field for typed or pasted codes; files can be dropped on it. */
export function BulkInput({ pasted, required, busy, onFile, onWrongFile }: BulkInputProps) {
  const { text } = useShop()
  const [over, setOver] = useState(false)

  function read(file: File | undefined) {
    if (file) readListFile(file).then(onFile, onWrongFile)
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    read(event.dataTransfer.files[0])
  }

  return (
    <div
      className={over ? 'bulk-input bulk-input--over' : 'bulk-input'}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
    >
      <TextareaField
        name="lines"
        label={text('bulk.list')}
        hint={text('bulk.listHint', { limit: maxBulkLines })}
        rows={6}
        defaultValue={pasted}
        required={required}
        spellCheck={false}
        autoComplete="off"
        placeholder={`${text('product.articleNumber')} 5\n${text('product.articleNumber')}; 12`}
      />
      <p className="bulk-input__actions">
        <Button type="submit" name="intent" value="add" variant="secondary" icon="plus" busy={busy}>
          {text('bulk.add')}
        </Button>
        <label className="bulk-input__file button button--quiet needs-script">
          <input
            type="file"
            className="visually-hidden"
            accept=".csv,.txt,.tsv,text/csv,text/plain"
            onChange={(event) => {
              read(event.currentTarget.files?.[0])
              event.currentTarget.value = ''
            }}
          />
          {text('bulk.file')}
        </label>
        <span className="bulk-input__drop needs-script">{text('bulk.drop')}</span>
      </p>
    </div>
  )
}
