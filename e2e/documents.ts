import type { Page, Request } from 'playwright/test'

/** Paths of documents requested from now on, in order. */
export function requestedDocuments(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request: Request) => {
    if (request.resourceType() === 'document') paths.push(new URL(request.url()).pathname)
  })
  return paths
}

/**
 * Paths of documents loaded from now on: a later press hits the new document, while a requested one
 * still shows the old.
 */
export function loadedDocuments(page: Page): string[] {
  const paths: string[] = []
  page.on('load', () => void paths.push(new URL(page.url()).pathname))
  return paths
}
