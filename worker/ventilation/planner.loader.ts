import { screenRoutes } from '../../domain/screens/screens.gen.ts'
import { planInputOf, queryOfPlan } from '../../domain/ventilation/planner/plan-input.ts'
import { breadcrumbList } from '../loaders/breadcrumb-list.ts'
import { publicHead } from '../loaders/head.ts'
import type { Loader } from '../loaders/screen.ts'
import { marketOf } from './market-of.ts'
import { planDwelling } from './plan-dwelling.ts'

/** Derives air flows, ducts, unit and parts list from rooms; the whole plan is in the URL. */
export const loadPlanner: Loader<'planner'> = async (input) => {
  const { context, query, reads, routes, text } = input
  const plan = planInputOf(query)
  const shopMarket = marketOf(context.country)
  const title = text('planner.title')
  const path = routes.planner()
  const { listName: _own, ...shared } = plan
  return {
    props: {
      input: plan,
      shopMarket,
      address: `${context.origin}${path}?${new URLSearchParams(queryOfPlan(shared))}`,
      result: await planDwelling(reads, plan, shopMarket),
    },
    head: publicHead(input, {
      meta: {
        slug: path,
        slugs: screenRoutes.planner.paths,
        seoTitle: title,
        seoDescription: text('planner.description'),
        // Plans are personal and an unbounded URL space, so they are not indexed.
        noindex: query.size > 0,
        nofollow: false,
        shareImage: null,
      },
      path: (others) => others.planner(),
      jsonLd: [
        breadcrumbList(input, [
          { title: text('calculator.index.title'), path: routes.calculators() },
          { title, path },
        ]),
      ],
    }),
  }
}
