import type { ComponentType } from 'react'
import { screenComponents } from '../screens.gen.ts'
import type { AnyPage } from '../page.ts'
import type { DeferredParts } from '../layout-data.ts'
import type { LoadedPage } from './page-data.ts'

/** A page with its component. */
export interface RenderablePage {
  page: AnyPage
  deferred: DeferredParts
  // oxlint-disable-next-line typescript/no-explicit-any -- the registry pairs component and props by name
  Screen: ComponentType<any>
}

/** Fetches the screen's chunk; rejects if it cannot be loaded (see chunk-failure.ts). */
export async function loadScreen({
  page,
  deferred,
}: Omit<LoadedPage, 'styles'>): Promise<RenderablePage> {
  const { Screen } = await screenComponents[page.screen]()
  return { page, deferred, Screen }
}
