import { checkoutApi } from '../../../domain/checkout/checkout-api.ts'
import type { TextKey } from '../../i18n/text.ts'
import { useShop } from '../../shop.tsx'
import { Button } from '../../ui/button.tsx'
import {
  type CompanyLookupProps,
  type LookupState,
  useCompanyLookup,
} from './use-company-lookup.ts'

/**
 * Fills in the company by its number: automatically once it is valid, and by a button, which works
 * without JavaScript. Typed values are replaced only on request.
 */
export function CompanyLookupField(props: CompanyLookupProps) {
  const { text } = useShop()
  const { state, find, take } = useCompanyLookup(props)
  const submits = { type: 'submit', formAction: checkoutApi.company, formNoValidate: true } as const
  return (
    <div className="company-lookup">
      <Button
        {...submits}
        name="company"
        value="find"
        icon="search"
        busy={state.state === 'looking'}
        onClick={(event) => {
          event.preventDefault()
          void find()
        }}
      >
        {text('checkout.company.find')}
      </Button>
      <div className="company-lookup__answer" role="status">
        <LookupResult state={state} />
        {state.state === 'differs' && (
          <Button
            {...submits}
            name="company"
            value="take"
            size="small"
            onClick={(event) => {
              event.preventDefault()
              void take()
            }}
          >
            {text('checkout.company.take')}
          </Button>
        )}
      </div>
    </div>
  )
}

const responses = {
  looking: 'checkout.company.looking',
  unknown: 'checkout.company.unknown',
  unavailable: 'checkout.company.unavailable',
} as const satisfies Record<string, TextKey>

function LookupResult({ state }: { state: LookupState }) {
  const { text } = useShop()
  if (state.state === 'idle') return <p className="field__hint">{text('checkout.company.hint')}</p>
  if (state.state === 'filled') {
    return <p>{text('checkout.company.filled', { name: state.company.businessName })}</p>
  }
  if (state.state !== 'differs') return <p>{text(responses[state.state])}</p>
  const { businessName, vatin, address } = state.company
  const company = [
    businessName,
    `${address.street} ${address.houseNumber}`,
    `${address.postcode} ${address.city}`,
    vatin,
  ]
    .filter(Boolean)
    .join(', ')
  return <p>{text('checkout.company.differs', { company })}</p>
}
