import { useShop } from '../shop.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { Button } from '../ui/button.tsx'
import { CheckboxField } from '../ui/field/checkbox-field.tsx'
import { BranchChoice } from './branch-choice.tsx'
import type { BranchOption } from '../../domain/content/reference/branch-option.ts'

interface BranchFilterProps {
  regions: readonly BranchOption[]
  services: readonly BranchOption[]
  region: string
  service: string
  openOnly: boolean
  onOpenOnly: (openOnly: boolean) => void
}

/** Filters the list by URL; only the browser's clock knows which branch is open. */
export function BranchFilter({
  regions,
  services,
  region,
  service,
  openOnly,
  onOpenOnly,
}: BranchFilterProps) {
  const { routes, text } = useShop()
  const isHydrated = useHydrated()
  return (
    <form className="branch-filter no-print" action={routes.branches()}>
      <BranchChoice
        key={`region ${region}`}
        name="region"
        label={text('branch.region')}
        chosen={region}
        options={[{ value: '', title: text('branch.allRegions') }, ...regions]}
      />
      <BranchChoice
        key={`service ${service}`}
        name="service"
        label={text('branch.service')}
        chosen={service}
        options={[{ value: '', title: text('branch.allServices') }, ...services]}
      />
      <Button type="submit">{text('branch.filter')}</Button>
      <div className="needs-script">
        <CheckboxField
          label={text('branch.openOnly')}
          checked={openOnly}
          disabled={!isHydrated}
          onChange={({ target }) => onOpenOnly(target.checked)}
        />
      </div>
    </form>
  )
}
