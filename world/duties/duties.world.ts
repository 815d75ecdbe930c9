import { describe, it } from 'vitest'
import cs from '../../client/i18n/locales/cs.json' with { type: 'json' }
import de from '../../client/i18n/locales/de.json' with { type: 'json' }
import sk from '../../client/i18n/locales/sk.json' with { type: 'json' }
import { shopUrl } from '../shop.ts'

type Market = 'de' | 'cs' | 'sk'

/** Statutory product information; what is not listed for a product must not be there. */
type Duty =
  | 'electrical'
  | 'battery'
  | 'durability'
  | 'data'
  | 'declaration'
  | 'energy'
  | 'mains'
  | 'edges'
  | 'damper'
  | 'buttonCell'

const texts = { de, cs, sk }
const firstWords = (text: string) => text.split(/[:({]/)[0]?.trim() ?? ''

/** Text by which a duty is found on a page. */
const signs: Record<Duty, (market: Market) => string> = {
  electrical: (market) => texts[market].duties.electrical,
  battery: (market) => `${firstWords(texts[market].duties.battery)} (`,
  durability: (market) => firstWords(texts[market].duties.guarantee.other),
  data: (market) => texts[market].duties.data.title,
  declaration: () => 'DoP-BSK-',
  energy: () => 'class="energy__arrow',
  mains: (market) =>
    ({
      de: 'Lebensgefahr durch Strom.',
      cs: 'Nebezpečí úrazu elektrickým proudem.',
      sk: 'Nebezpečenstvo úrazu elektrickým prúdom.',
    })[market],
  edges: (market) =>
    ({
      de: 'Schnittgefahr an Blechkanten.',
      cs: 'Nebezpečí pořezání o hrany plechu.',
      sk: 'Nebezpečenstvo porezania o hrany plechu.',
    })[market],
  damper: (market) =>
    ({
      de: 'Falsch eingebaut hält die Klappe Feuer nicht auf.',
      cs: 'Nesprávně osazená klapka oheň nezastaví.',
      sk: 'Nesprávne osadená klapka oheň nezastaví.',
    })[market],
  buttonCell: (market) =>
    ({
      de: 'Knopfzelle in der Fernbedienung',
      cs: 'Knoflíková baterie v dálkovém ovladači',
      sk: 'Gombíková batéria v diaľkovom ovládači',
    })[market],
}

const kinds: { kind: string; duties: Duty[]; paths: Record<Market, string> }[] = [
  {
    kind: 'bathroom fan',
    duties: ['electrical', 'mains'],
    paths: {
      de: '/produkt/zefyra-aura-badluefter-axial',
      cs: '/produkt/zefyra-aura-koupelnovy-ventilator-axialni',
      sk: '/produkt/zefyra-aura-kupelnovy-ventilator-axialny',
    },
  },
  {
    kind: 'measuring instrument with batteries',
    duties: ['electrical', 'battery'],
    paths: {
      de: '/produkt/regulanta-anemo-messgeraet',
      cs: '/produkt/regulanta-anemo-merici-pristroj',
      sk: '/produkt/regulanta-anemo-meraci-pristroj',
    },
  },
  {
    kind: 'pipe',
    duties: ['edges'],
    paths: {
      de: '/produkt/tubavent-rondo-wickelfalzrohr',
      cs: '/produkt/tubavent-rondo-spiro-potrubi',
      sk: '/produkt/tubavent-rondo-spiro-potrubie',
    },
  },
  {
    kind: 'fire damper without an actuator, which has no mains voltage',
    duties: ['declaration', 'damper'],
    paths: {
      de: '/produkt/ignisperr-barrik-brandschutzklappe?variant_id=v-fire-damper-barrik-125-none',
      cs: '/produkt/ignisperr-barrik-pozarni-klapka?variant_id=v-fire-damper-barrik-125-none',
      sk: '/produkt/ignisperr-barrik-poziarna-klapka?variant_id=v-fire-damper-barrik-125-none',
    },
  },
  {
    kind: 'fire damper with an actuator',
    duties: ['declaration', 'damper', 'mains', 'electrical'],
    paths: {
      de: '/produkt/ignisperr-barrik-brandschutzklappe?variant_id=v-fire-damper-barrik-125-230v',
      cs: '/produkt/ignisperr-barrik-pozarni-klapka?variant_id=v-fire-damper-barrik-125-230v',
      sk: '/produkt/ignisperr-barrik-poziarna-klapka?variant_id=v-fire-damper-barrik-125-230v',
    },
  },
  {
    kind: 'heat-recovery unit, five years guaranteed',
    duties: ['electrical', 'mains', 'energy', 'durability', 'data'],
    paths: {
      de: '/produkt/borealux-aurora-kwl-geraet-fuer-die-wand',
      cs: '/produkt/borealux-aurora-nastenna-rekuperacni-jednotka',
      sk: '/produkt/borealux-aurora-nastenna-rekuperacna-jednotka',
    },
  },
  {
    kind: 'duct fan whose motor alone is guaranteed',
    duties: ['electrical', 'mains'],
    paths: {
      de: '/produkt/stillora-corrente-diagonal-rohrventilator',
      cs: '/produkt/stillora-corrente-diagonalni-potrubni-ventilator',
      sk: '/produkt/stillora-corrente-diagonalny-potrubny-ventilator',
    },
  },
  {
    // No energy label below 30 W an air stream (Reg. (EU) 1254/2014 Art. 1).
    kind: 'push-pull unit with a remote control',
    duties: ['electrical', 'battery', 'mains', 'buttonCell'],
    paths: {
      de: '/produkt/borealux-duetto-pendelluefter',
      cs: '/produkt/borealux-duetto-lokalni-rekuperacni-jednotka',
      sk: '/produkt/borealux-duetto-lokalna-rekuperacna-jednotka',
    },
  },
  {
    kind: 'control panel with Wi-Fi',
    duties: ['electrical', 'data'],
    paths: {
      de: '/produkt/regulanta-tasto-bedienteil?variant_id=v-panel-ctrl-tasto-wlan-ral-9016',
      cs: '/produkt/regulanta-tasto-ovladaci-panel?variant_id=v-panel-ctrl-tasto-wlan-ral-9016',
      sk: '/produkt/regulanta-tasto-ovladaci-panel?variant_id=v-panel-ctrl-tasto-wlan-ral-9016',
    },
  },
  {
    kind: 'control panel with 0–10 V',
    duties: ['electrical'],
    paths: {
      de: '/produkt/regulanta-tasto-bedienteil?variant_id=v-panel-ctrl-tasto-0-10v-ral-9016',
      cs: '/produkt/regulanta-tasto-ovladaci-panel?variant_id=v-panel-ctrl-tasto-0-10v-ral-9016',
      sk: '/produkt/regulanta-tasto-ovladaci-panel?variant_id=v-panel-ctrl-tasto-0-10v-ral-9016',
    },
  },
]

/** The product only; tiles below it have energy arrows of their own. */
async function productAt(url: string): Promise<string> {
  const response = await fetch(url)
  if (response.status !== 200) throw new Error(`${response.status} ${url}`)
  const page = await response.text()
  const [before = ''] = page.split(/<script[^>]+application\/json/)
  const buyBox = before.indexOf('class="buy-box')
  return before.slice(buyBox).replaceAll('&nbsp;', ' ').replaceAll('\u00A0', ' ')
}

describe.for(['de', 'cs', 'sk'] as const)('§3 duties on the pages of %s', (market) => {
  it.for(kinds)('$kind', async ({ duties, paths }, { expect }) => {
    const page = await productAt(`${shopUrl(market)}${paths[market]}`)
    const form = page.indexOf('id="buy"')
    expect(form).toBeGreaterThan(0)
    const offer = page.slice(0, page.indexOf('class="product__body"'))
    const shown = (Object.keys(signs) as Duty[]).filter((duty) => {
      const part = duty === 'energy' ? offer : page
      return part.includes(signs[duty](market))
    })
    expect(shown.toSorted()).toEqual(duties.toSorted())
    // Warnings are in the offer, not below it in the description.
    for (const duty of ['mains', 'edges', 'damper', 'buttonCell'] as const) {
      if (duties.includes(duty)) expect(offer).toContain(signs[duty](market))
    }
  })
})
