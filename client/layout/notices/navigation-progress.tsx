import { useSignals } from '@preact/signals-react/runtime'
import { navigationIsSlow } from '../../navigation/navigation-is-slow.ts'
import { useShop } from '../../shop.tsx'

export function NavigationProgress() {
  useSignals()
  const { text } = useShop()
  if (!navigationIsSlow.value) return null
  return <progress className="navigation-progress" aria-label={text('navigation.loading')} />
}
