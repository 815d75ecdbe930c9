import type { PublicInput } from './screen.ts'

interface Crumb {
  title: string
  slug: string
}

/** schema.org BreadcrumbList of categories and an optional page below them. */
export function breadcrumbList(
  { context, routes }: Pick<PublicInput, 'context' | 'routes'>,
  categories: Crumb[],
  below: { title: string; path: string }[] = [],
): Record<string, unknown> {
  const steps = [
    ...categories.map(({ title, slug }) => ({ title, path: routes.category(slug) })),
    ...below,
  ]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: context.origin + path,
    })),
  }
}
