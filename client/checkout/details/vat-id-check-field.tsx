import { checkoutApi } from '../../../domain/checkout/checkout-api.ts'
import type { Country } from '../../../domain/account/address.ts'
import type { VatIdCheck } from '../../../domain/checkout/vat-id-check.ts'
import type { TextKey } from '../../i18n/text.ts'
import { useShop } from '../../shop.tsx'
import { Button } from '../../ui/button.tsx'

interface VatIdCheckFieldProps {
  /** Result; null: nothing to check. */
  check: VatIdCheck | null
  checking: boolean
  onCheck: () => Promise<void>
  countries: Country[]
}

/**
 * Shows the effect of the VAT id: automatically after typing, and by a button, which works without
 * JavaScript.
 */
export function VatIdCheckField({ check, checking, onCheck, countries }: VatIdCheckFieldProps) {
  const { text } = useShop()
  return (
    <div className="company-lookup">
      <Button
        type="submit"
        formAction={checkoutApi.vatId}
        formNoValidate
        busy={checking}
        onClick={(event) => {
          event.preventDefault()
          void onCheck()
        }}
      >
        {text('checkout.vatId.check')}
      </Button>
      <div className="company-lookup__answer" role="status">
        {checking && check && <p>{text('checkout.vatId.checking')}</p>}
        {!checking && check && <CheckResult check={check} countries={countries} />}
      </div>
    </div>
  )
}

function CheckResult({ check, countries }: { check: VatIdCheck; countries: Country[] }) {
  const { text } = useShop()
  return (
    <>
      <p>{[useResult(check), useVatEffect(check, countries)].filter(Boolean).join(' ')}</p>
      {check.isDemo && <p className="field__hint">{text('checkout.vatId.demo')}</p>}
    </>
  )
}

const failures = {
  invalid: 'checkout.vatId.invalid',
  unavailable: 'checkout.vatId.unavailable',
} as const satisfies Record<string, TextKey>

function useResult({ result, vatId, name, otherCompany }: VatIdCheck): string {
  const { text } = useShop()
  if (result === 'not_needed') return ''
  if (result !== 'valid') return text(failures[result], { vatId })
  if (otherCompany)
    return text('checkout.vatId.otherCompany', { vatId, name, company: otherCompany })
  return name
    ? text('checkout.vatId.registered', { vatId, name })
    : text('checkout.vatId.valid', { vatId })
}

function useVatEffect({ result, vat }: VatIdCheck, countries: Country[]): string {
  const { text, format } = useShop()
  if (vat === null) return ''
  if (vat === 'none') return text('checkout.vatId.exempt')
  const country = countries.find(({ code }) => code === vat.country)?.title ?? vat.country
  const values = { percent: format.number(vat.percent), country }
  return result === 'not_needed'
    ? text('checkout.vatId.unchanged', values)
    : text('checkout.vatId.taxed', values)
}
