import type { Text } from '../../../backend/db/columns.ts'
import { t } from './text.ts'

const spares = t(
  'Ersatzteile liefern wir noch mindestens fünf Jahre.', 'Náhradní díly dodáme ještě nejméně pět let.', 'Náhradné diely dodáme ešte najmenej päť rokov.',
  'Spare parts remain available for at least five years.',
)

/** Text of a discontinued product, with the name of its successor. */
export function endTextOf([successor]: readonly string[]): Text {
  const instead = successor
    ? t(`Als Nachfolger empfehlen wir ${successor}.`, `Jako náhradu doporučujeme ${successor}.`, `Ako náhradu odporúčame ${successor}.`, `We recommend ${successor} in its place.`)
    : spares
  return t(
    `Dieses Modell wird nicht mehr gebaut. ${instead.de}`, `Tento model se už nevyrábí. ${instead.cs}`, `Tento model sa už nevyrába. ${instead.sk}`,
    `This model is no longer made. ${instead.en}`,
  )
}
