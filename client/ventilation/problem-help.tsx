import { calculatorSlugs } from '../../domain/ventilation/calculators.ts'
import { type ProblemCode, problemHelp } from '../../domain/ventilation/search/problem-help.ts'
import type { TextKey } from '../i18n/text.ts'
import { useShop } from '../shop.tsx'
import { calculatorTexts } from './calculators/calculator-texts.ts'

const problemTexts: Record<ProblemCode, TextKey> = {
  mould: 'understood.problem.mould',
  smell: 'understood.problem.smell',
  damp: 'understood.problem.damp',
  draught: 'understood.problem.draught',
  noise: 'understood.problem.noise',
  running: 'understood.problem.running',
  broken: 'understood.problem.broken',
  insects: 'understood.problem.insects',
  size: 'understood.problem.size',
}

interface ProblemHelpProps {
  /** Code of the problem, as parsed by the search. */
  problem: string
  articlesHref: string
}

/** Help for a search that describes a problem instead of a product: calculators and articles. */
export function ProblemHelp({ problem, articlesHref }: ProblemHelpProps) {
  const { text, routes, context } = useShop()
  if (!isProblem(problem)) return null
  const { calculator, hasAdviser } = problemHelp[problem]
  return (
    <section className="understood__help" aria-label={text('understood.help')}>
      <p>{text(problemTexts[problem])}</p>
      <p className="understood__links">
        {hasAdviser && <a href={routes.adviser()}>{text('adviser.title')}</a>}
        {calculator && (
          <a href={routes.calculator(calculatorSlugs[calculator][context.locale])}>
            {text(calculatorTexts[calculator].title)}
          </a>
        )}
        <a href={articlesHref}>{text('understood.articles')}</a>
      </p>
    </section>
  )
}

function isProblem(code: string): code is ProblemCode {
  return Object.hasOwn(problemHelp, code)
}
