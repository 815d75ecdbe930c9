import { faqPage } from '../structured-data/faq-page.ts'
import { breadcrumbList } from '../breadcrumb-list.ts'
import { publicHead } from '../head.ts'
import { screenMeta } from '../page-meta.ts'
import type { Loader } from '../screen.ts'
import { questionGroups } from './question-groups.ts'

/** All help topics: frequent questions by subject. */
export const loadAboutPurchase: Loader<'about-purchase'> = async (input) => {
  const { context, reads, routes, text } = input
  const questions = await reads.questions()
  const title = text('help.title')
  // Questions in another language belong to that language's domain.
  const own = questions.filter(({ locale }) => locale === context.locale)
  return {
    props: { groups: questionGroups(questions) },
    head: publicHead(input, {
      meta: screenMeta(title, text('help.description')),
      path: (others) => others.aboutPurchase(),
      jsonLd: [
        ...faqPage(own.map((each) => ({ question: each.title, answer: each.answer }))),
        breadcrumbList(input, [{ title, path: routes.aboutPurchase() }]),
      ],
    }),
  }
}
