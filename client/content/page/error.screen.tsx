import { ContactLines } from './contact-lines.tsx'
import { ErrorLinks } from './error-links.tsx'
import { RichText } from '../rich-text/rich-text.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { TextKey } from '../../i18n/text.ts'
import { useShop } from '../../shop.tsx'
import type { ErrorProps } from '../../../domain/screens/content/error.ts'

const words: Record<ErrorProps['status'], { title: TextKey; message: TextKey }> = {
  403: { title: 'errorPage.title403', message: 'errorPage.text403' },
  404: { title: 'errorPage.title404', message: 'errorPage.text404' },
  500: { title: 'errorPage.title500', message: 'errorPage.text500' },
  503: { title: 'errorPage.title503', message: 'errorPage.text503' },
}

export function Screen({ status, errorPage, reference, refused }: ErrorProps) {
  const { text } = useShop()
  const { title, message } = words[status]
  if (refused) return <RefusedForm {...refused} />
  return (
    <div className="container error-page">
      <div className="error-page__words">
        <p className="error-page__status">{text('errorPage.status', { status })}</p>
        <h1>{errorPage?.title ?? text(title)}</h1>
        {errorPage ? <RichText name="content" doc={errorPage.content} /> : <p>{text(message)}</p>}
        {reference && (
          <p className="caption">
            {text('errorPage.reference')} <code>{reference}</code>
          </p>
        )}
        {errorPage?.image && (
          <Picture image={errorPage.image} width={320} height={240} beside={errorPage.title} />
        )}
      </div>
      <ErrorLinks />
      <ContactLines />
    </div>
  )
}

/** Errors of a native form post without a page of its own. */
function RefusedForm({ messages, back }: NonNullable<ErrorProps['refused']>) {
  const { text } = useShop()
  return (
    <div className="container error-page">
      <div className="error-page__words">
        <h1>{text('errorPage.titleRefused')}</h1>
        {messages.map((words) => (
          <p key={words}>{words}</p>
        ))}
        <p>
          <ButtonLink href={back} variant="primary" data-prefetch="no">
            {text('errorPage.back')}
          </ButtonLink>
        </p>
      </div>
      <ContactLines />
    </div>
  )
}
