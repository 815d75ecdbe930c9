import { anchorOf } from '../../../domain/content/anchor-of.ts'
import type { Branch } from '../../../domain/content/reference/branch.ts'
import type { ListedBranch } from '../../../domain/content/reference/listed-branch.ts'
import { breadcrumbList } from '../breadcrumb-list.ts'
import { publicHead } from '../head.ts'
import { screenMeta } from '../page-meta.ts'
import type { Loader } from '../screen.ts'
import type { BranchOption } from '../../../domain/content/reference/branch-option.ts'

/** All branches, filtered by region and service. */
export const loadBranches: Loader<'branches'> = async (input) => {
  const { query, reads, routes, text } = input
  const all = await reads.branches()
  const regions = optionsOf(all.map(({ region }) => region))
  const services = optionsOf(all.flatMap((branch) => branch.services))
  const region = chosen(regions, query.get('region'))
  const service = chosen(services, query.get('service'))
  const title = text('branch.listTitle')
  const fits = (branch: Branch) =>
    (!region || anchorOf(branch.region) === region) &&
    (!service || branch.services.some((name) => anchorOf(name) === service))
  return {
    props: { branches: all.filter(fits).map(toListedBranch), regions, services, region, service },
    head: publicHead(input, {
      meta: screenMeta(title, text('branch.description')),
      path: (others) => others.branches(),
      jsonLd: [breadcrumbList(input, [{ title, path: routes.branches() }])],
    }),
  }
}

function optionsOf(names: readonly string[]): BranchOption[] {
  const titles = new Map(names.map((name) => [anchorOf(name), name]))
  return [...titles].map(([value, title]) => ({ value, title }))
}

/** Services that no branch has are no filter values. */
function chosen(options: readonly BranchOption[], value: string | null): string {
  return options.some((option) => option.value === value) && value ? value : ''
}

function toListedBranch(branch: Branch): ListedBranch {
  const { _id, title, address, phone, region, services, opening_hours, main_image } = branch
  return {
    id: _id,
    slug: branch.page_meta.slug,
    title,
    address,
    phone,
    region,
    services,
    opening_hours,
    main_image,
    latitude: branch.gps_latitude,
    longitude: branch.gps_longitude,
    isPrimary: branch.branch_is_primary,
  }
}
