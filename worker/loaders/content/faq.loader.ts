import { breadcrumbList } from '../breadcrumb-list.ts'
import { publicHead } from '../head.ts'
import { screenMeta } from '../page-meta.ts'
import type { Loader } from '../screen.ts'
import { faqPage } from '../structured-data/faq-page.ts'
import { questionGroups } from './question-groups.ts'

/** Questions per group; highest weight first. */
const perGroup = 2

/** The most frequent questions, and links to all others. */
export const loadFaq: Loader<'faq'> = async (input) => {
  const { context, reads, routes, text } = input
  const groups = questionGroups(await reads.questions())
  const questions = groups.flatMap((group) => group.questions.slice(0, perGroup))
  const title = text('faq.title')
  const own = questions.filter(({ locale }) => locale === context.locale)
  return {
    props: { questions, topics: groups.map(({ id, title: name }) => ({ id, title: name })) },
    head: publicHead(input, {
      meta: screenMeta(title, text('help.description')),
      path: (others) => others.faq(),
      jsonLd: [...faqPage(own), breadcrumbList(input, [{ title, path: routes.faq() }])],
    }),
  }
}
