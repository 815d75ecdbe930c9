import type { Branch, BranchPin } from '../../../domain/content/reference/branch.ts'
import { distance } from '../../../domain/content/reference/distance.ts'
import { branchData } from '../structured-data/branch-data.ts'
import { breadcrumbList } from '../breadcrumb-list.ts'
import { publicHead } from '../head.ts'
import { pageMetaOf } from '../page-meta.ts'
import type { Loader } from '../screen.ts'
import type { NearBranch } from '../../../domain/screens/content/branch.ts'

const nearShown = 3

export const loadBranch: Loader<'branch'> = async (input) => {
  const { context, reads, routes, slug, text } = input
  const [branch, pins, globals] = await Promise.all([
    reads.branch(slug),
    reads.branchPins().catch((): BranchPin[] => []),
    reads.globals().catch(() => null),
  ])
  if (!branch) return null
  return {
    props: { branch, nearby: nearestTo(branch, pins) },
    head: publicHead(input, {
      meta: pageMetaOf(branch.page_meta),
      heading: branch.title,
      path: (others, other) => others.branch(other),
      noindex: branch.locale !== context.locale,
      jsonLd: [
        branchData(input, branch, globals),
        breadcrumbList(input, [
          { title: text('branch.listTitle'), path: routes.branches() },
          { title: branch.title, path: routes.branch(slug) },
        ]),
      ],
    }),
  }
}

function nearestTo(branch: Branch, pins: readonly BranchPin[]): NearBranch[] {
  const here = { latitude: branch.gps_latitude, longitude: branch.gps_longitude }
  return pins
    .filter(({ _id }) => _id !== branch._id)
    .map(({ _id, title, gps_latitude: latitude, gps_longitude: longitude, page_meta }) => ({
      id: _id,
      title,
      slug: page_meta.slug,
      latitude,
      longitude,
      km: distance(here, { latitude, longitude }),
    }))
    .sort((a, b) => a.km - b.km)
    .slice(0, nearShown)
}
