import { useSignals } from '@preact/signals-react/runtime'
import type { ListView } from '../../domain/catalog/category.ts'
import type { TextKey } from '../i18n/text.ts'
import { useShop } from '../shop.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { listView } from './list-view.ts'

const views: { view: ListView; title: TextKey; icon: 'layout-grid' | 'list' }[] = [
  { view: 'grid', title: 'catalog.view.grid', icon: 'layout-grid' },
  { view: 'list', title: 'catalog.view.list', icon: 'list' },
]

/** Grid, or rows to compare figures in. */
export function ViewSwitch({ standard }: { standard: ListView }) {
  useSignals()
  const { text } = useShop()
  return (
    <fieldset className="view-switch needs-script" aria-label={text('catalog.view.title')}>
      {views.map(({ view, title, icon }) => (
        <button
          key={view}
          type="button"
          className="icon-button"
          aria-pressed={(listView.value ?? standard) === view}
          aria-label={text(title)}
          title={text(title)}
          onClick={() => (listView.value = view)}
        >
          <Icon name={icon} />
        </button>
      ))}
    </fieldset>
  )
}
