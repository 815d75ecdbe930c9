import type { ChoiceNotice } from '../../../domain/checkout/delivery/choice-notice.ts'
import {
  type Methods,
  missingMethods,
  type MissingMethod,
} from '../../../domain/checkout/delivery/checkout-choice.ts'
import type { FieldErrors } from '../../../domain/validation/form-fields.ts'
import type { Text, TextKey } from '../../i18n/text.ts'

const texts: Record<MissingMethod, TextKey> = {
  shipper: 'checkout.missing.shipper',
  branch: 'checkout.missing.branch',
  payment: 'checkout.missing.payment',
}

/** An error at each group without a selection; a payment that the shipper excludes is named. */
export function missingErrors(
  methods: Methods,
  notices: readonly ChoiceNotice[],
  text: Text,
): FieldErrors {
  const isBlocked = notices.some(({ kind }) => kind === 'paymentBlocked')
  return Object.fromEntries(
    missingMethods(methods).map((missing) => [
      missing,
      text(missing === 'payment' && isBlocked ? 'checkout.missing.blockedPayment' : texts[missing]),
    ]),
  )
}
