import { useShop } from '../../shop.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { PreferenceForm } from './preference-form.tsx'
import { SwitchMenu } from './switch-menu.tsx'

/** Price display, currency and language; real forms and links (spec §4 Preferences). */
export function ShopSwitches({ url }: { url: string }) {
  const { context, currencyNames, site, text } = useShop()
  const { currencies } = site.globals
  return (
    <div className="shop-switches">
      <PreferenceForm
        url={url}
        name="display_vat"
        label={text('preferences.prices')}
        chosen={context.netPrices ? '1' : '0'}
        choices={[
          { value: '0', title: text('preferences.gross') },
          { value: '1', title: text('preferences.net') },
        ]}
      />
      <SwitchMenu
        title={currencies.find(({ code }) => code === context.currency)?.symbol ?? context.currency}
        label={text('preferences.currency')}
      >
        {currencies.length > 1 && (
          <PreferenceForm
            url={url}
            name="currency"
            label={text('preferences.currency')}
            chosen={context.currency}
            choices={currencies.map(({ code, symbol }) => ({
              value: code,
              title: `${symbol} · ${currencyNames?.[code] ?? code}`,
            }))}
          />
        )}
        <PreferenceForm
          url={url}
          name="display_both_prices"
          label={text('preferences.otherPrice')}
          chosen={context.bothPrices ? '1' : '0'}
          choices={[
            { value: '1', title: text('preferences.show') },
            { value: '0', title: text('preferences.hide') },
          ]}
        />
      </SwitchMenu>
      <LanguageSwitch />
    </div>
  )
}
