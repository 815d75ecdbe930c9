import type { PublicInput } from './screen.ts'

interface Crumb {
  title: string
  slug: string
}

/** schema.org BreadcrumbList of pages, below categories if there are any. */
export function breadcrumbList(
  { context, routes }: Pick<PublicInput, 'context' | 'routes'>,
  pages: { title: string; path: string }[],
  categories: Crumb[] = [],
): Record<string, unknown> {
  const steps = [
    ...categories.map(({ title, slug }) => ({ title, path: routes.category(slug) })),
    ...pages,
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
