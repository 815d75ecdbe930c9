import type { ComponentType } from 'react'
import type { ScreenProps } from '../domain/screens/screens.gen.ts'

/** Loads the chunk of a screen's component by name. */
export type ScreenComponents = {
  [Name in keyof ScreenProps]: () => Promise<{ Screen: ComponentType<ScreenProps[Name]> }>
}
