import { describe, expect, it } from 'vitest'
import german from 'virtual:texts/de'
import { createText } from '../i18n/text.ts'
import type { BatchOutcome } from './add-batch.ts'
import { batchNotices } from './batch-notices.ts'
import { RequestFailed } from '../http/request-failed.ts'

const text = createText('de', german)
const notices = (outcome: Partial<BatchOutcome>) =>
  batchNotices({ status: 200, imported: 3, total: 3, errors: [], ...outcome }, text, '/checkout')
const error = (title: string) => ({ status: 422, title })

describe('§8 batch cart', () => {
  it('confirms that all products were added to the cart', () => {
    expect(notices({})).toMatchObject([
      { kind: 'success', text: 'Die Produkte wurden in den Warenkorb gelegt.' },
    ])
  })

  it('reports at HTTP 500 that the import is in progress', () => {
    const shown = notices({ status: 500, imported: 0, errors: [error('Es läuft noch')] })
    expect(shown).toMatchObject([{ kind: 'info', text: text('batch.inProgress') }])
  })

  it('shows other failures for 3 s and 3 s each, then how many of all were imported', () => {
    const shown = notices({ imported: 1, errors: [error('Ausverkauft'), error('Unbekannt')] })
    expect(shown).toMatchObject([
      { kind: 'info', text: 'Ausverkauft\n\nUnbekannt', duration: 9000 },
      { kind: 'success', text: '1 von 3 Positionen liegen im Warenkorb.' },
    ])
  })

  it('shows no success if nothing was imported', () => {
    const shown = notices({ status: 403, imported: 0, errors: [error('Geschlossen')] })
    expect(shown.map(({ kind }) => kind)).toEqual(['info', 'info'])
  })

  it.each([0, 502, 504])('asks to look into the cart if nobody answered: %d', (status) => {
    const shown = notices({ status, imported: 0, error: new RequestFailed(status) })
    expect(shown).toMatchObject([{ kind: 'danger', text: text('addToCart.unconfirmed') }])
  })
})
