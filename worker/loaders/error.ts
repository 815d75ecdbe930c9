import type { Text, TextKey } from '../../client/i18n/text.ts'
import type { Head } from '../../client/page.ts'
import type { PublicReads } from '../upstream/reads/public-reads.ts'
import { privateHead } from './head.ts'
import type { ErrorProps } from '../../domain/screens/content/error.ts'
import { log } from '../request/log.ts'

interface ErrorInput {
  reads: Pick<PublicReads, 'errorPage'>
  text: Text
}

const titles: Record<FailureStatus, TextKey> = {
  403: 'errorPage.title403',
  404: 'errorPage.title404',
  500: 'errorPage.title500',
  503: 'errorPage.title503',
}

/** Props and head of an error page: the CMS's, else built-in texts (spec §8). */
export async function errorScreen(
  status: FailureStatus,
  { reads, text }: ErrorInput,
): Promise<{ props: ErrorProps; head: Head }> {
  const errorPage = await reads.errorPage(status).catch(() => null)
  const reference = status === 500 ? newReference() : null
  return {
    props: { status, errorPage, reference },
    head: privateHead(errorPage?.title ?? text(titles[status])),
  }
}

/** Short enough to read out on the phone; the log has it beside the failure. */
function newReference(): string {
  const reference = crypto.randomUUID().slice(0, 8).toUpperCase()
  log('error', 'error-page', { reference })
  return reference
}

export type FailureStatus = 403 | 404 | 500 | 503
