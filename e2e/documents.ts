import type { Page, Request } from 'playwright/test'

/** Paths of the documents that the browser asks for from now on, in their order. */
export function requestedDocuments(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request: Request) => {
    if (request.resourceType() === 'document') paths.push(new URL(request.url()).pathname)
  })
  return paths
}

/**
 * Paths of the documents that the browser has loaded from now on: what is pressed after that is
 * pressed in the new one, while one that is only asked for still shows the old.
 */
export function loadedDocuments(page: Page): string[] {
  const paths: string[] = []
  page.on('load', () => void paths.push(new URL(page.url()).pathname))
  return paths
}
