import { screenRoutes } from '../../domain/screens/screens.gen.ts'
import { adviserInputOf, completeAnswers } from '../../domain/ventilation/adviser/answers.ts'
import { fanRequirements } from '../../domain/ventilation/adviser/fan-requirements.ts'
import { breadcrumbList } from '../loaders/breadcrumb-list.ts'
import { publicHead } from '../loaders/head.ts'
import type { Loader } from '../loaders/screen.ts'
import { advise } from './advise.ts'

/** Five questions and suitable fans; all answers are in the URL (domain part 2.2). */
export const loadAdviser: Loader<'adviser'> = async (input) => {
  const { context, query, reads, routes, text } = input
  const parsed = adviserInputOf(query)
  const answers = parsed.question === null ? completeAnswers(parsed.answers) : null
  const need = answers && fanRequirements(answers, context.locale)
  const title = text('adviser.title')
  return {
    props: {
      input: parsed,
      advice: answers && need && { need, fans: await advise(reads, answers, need) },
    },
    head: publicHead(input, {
      meta: {
        slug: routes.adviser(),
        slugs: screenRoutes.adviser.paths,
        seoTitle: title,
        seoDescription: text('adviser.description'),
        noindex: false,
        nofollow: false,
        shareImage: null,
      },
      path: (others) => others.adviser(),
      jsonLd: [
        breadcrumbList(input, [
          { title: text('calculator.index.title'), path: routes.calculators() },
          { title, path: routes.adviser() },
        ]),
      ],
    }),
  }
}
