import type { DuctRun } from '../../../domain/ventilation/duct/duct-run.ts'
import type { TextKey } from '../../i18n/text.ts'
import { useShop } from '../../shop.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { NoticeKind } from '../../../domain/notice-kind.ts'

const assessments: Record<DuctRun['assessment'], { kind: NoticeKind; title: TextKey }> = {
  quiet: { kind: 'success', title: 'calculator.duct.quiet' },
  fine: { kind: 'success', title: 'calculator.duct.fine' },
  fast: { kind: 'warning', title: 'calculator.duct.fast' },
  impossible: { kind: 'danger', title: 'calculator.duct.impossible' },
}

/** Whether the air velocity is acceptable for the duct's location. */
export function DuctAssessment({ run }: { run: DuctRun }) {
  const { text, format } = useShop()
  const { kind, title } = assessments[run.assessment]
  return (
    <Notice kind={kind} title={text(title)}>
      {text('calculator.duct.limit', { limit: format.quantity(run.limit, 'm/s') })}
      {run.better !== null && ` ${text('calculator.duct.better', { diameter: run.better })}`}
    </Notice>
  )
}
