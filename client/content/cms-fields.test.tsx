import { describe, expect, it } from 'vitest'
import type { Banner } from '../../domain/content/page.ts'
import { AccountMenu } from '../account/account-menu.tsx'
import { LoyaltyProgram } from '../cart/extras/loyalty-program.tsx'
import { LegalLine } from '../layout/footer/legal-line.tsx'
import { PageFooter } from '../layout/footer/page-footer.tsx'
import { SocialLinks } from '../layout/footer/social-links.tsx'
import { TopBanner } from '../layout/header/top-banner.tsx'
import { renderInShop } from '../testing/render-in-shop.tsx'
import { UspBlock } from './blocks/usp-block.tsx'
import { Hero } from './home/hero.tsx'
import { InfoBoxes } from './home/info-boxes.tsx'
import { Promos } from './home/promos.tsx'
import { ProductActions } from '../product/product-actions.tsx'
import { RichText } from './rich-text/rich-text.tsx'

const image = { path: 'banner/club', alt: 'Klub' }
const junk = ['', 'x'.repeat(10_000), '<script>alert(1)</script>']

describe('§3 Info boxes', () => {
  const show = (color: string | null, text = 'Feiertage') =>
    renderInShop(<InfoBoxes />, { configuration: { infoBoxes: [{ color, order: 1, text }] } })

  it('have their colour; dropped without one or with an invalid one (§5)', () => {
    expect(show('#fdf1e3')).toContain('fill="#fdf1e3"')
    for (const color of [null, ...junk]) expect(show(color)).toBe('')
  })

  it('escape an editor’s text', () => {
    for (const text of junk.slice(1)) expect(show('#fff', text)).not.toContain('<script')
    expect(show('#fff', '')).toBe('')
  })
})

describe('§3 Homepage banner', () => {
  const banner: Banner = {
    id: '1',
    title: 'Rohre',
    text: 'ab Lager',
    text2: 'als Sperrgut',
    buttonText: 'Ansehen',
    url: '/rohre',
    image: null,
    timeLimited: false,
    start: null,
    end: null,
  }

  it('text_2 stands below the text, in the first banner and in further ones', () => {
    expect(renderInShop(<Hero banners={[banner]} hints={[]} />)).toContain('als Sperrgut')
    expect(renderInShop(<Promos banners={[banner, banner]} />)).toContain('als Sperrgut')
  })

  it('without a button text have no link, first or further', () => {
    const bare = { ...banner, buttonText: '' }
    expect(renderInShop(<Promos banners={[banner, banner]} />)).toContain('href="/rohre"')
    expect(renderInShop(<Hero banners={[bare]} hints={[]} />)).not.toContain('/rohre')
    expect(renderInShop(<Promos banners={[bare, bare]} />)).not.toContain('<a')
  })
})

describe('§3 CMS configuration', () => {
  it('footer: copyright year and image', () => {
    const footer = { copyrightName: 'LuftBasis', copyrightYear: 2026, text: '', social: [], image }
    const configuration = { footer }
    expect(renderInShop(<LegalLine />, { configuration })).toContain('© 2026 LuftBasis')
    expect(renderInShop(<PageFooter />, { configuration })).toContain('page-footer__picture')
    const bare = { footer: { ...footer, copyrightYear: null, image: null } }
    expect(renderInShop(<LegalLine />, { configuration: bare })).toContain('© LuftBasis')
    expect(renderInShop(<PageFooter />, { configuration: bare })).not.toContain('page-footer__p')
  })

  it('footer: social links, with the icon of their type where the shop has it', () => {
    const url = 'https://example.org/'
    const social = ['store', 'store', 'chirp'].map((type, index) => ({
      type,
      title: `Profil ${index}`,
      url: `${url}${index}`,
    }))
    const html = renderInShop(<SocialLinks social={social} />)
    expect(html.match(/href="https:\/\/example.org\/\d"/g)).toHaveLength(3)
    expect(html.match(/icon--store/g)).toHaveLength(2)
    expect(html.match(/class="icon /g)).toHaveLength(2)
  })

  it('cart texts: bonus club with its image; nothing if it is not set', () => {
    const cart = { shippingInfo: '', paymentInfo: '' }
    const show = (text: string) =>
      renderInShop(<LoyaltyProgram />, {
        configuration: { cart: { ...cart, bonusClub: { text, image } } },
      })
    expect(show('Punkte sammeln')).toMatch(/<img.*Punkte sammeln/s)
    expect(show('')).toBe('')
    expect(show('<script>')).not.toContain('<script>')
    expect(renderInShop(<LoyaltyProgram />, { configuration: { cart } })).toBe('')
  })

  it('top banner: font_color if it is readable, icon_text', () => {
    const show = (fontColor: string, iconText = 'Neu') =>
      renderInShop(<TopBanner />, {
        configuration: {
          topBanner: {
            text: 'Hallo',
            icon: '',
            iconText,
            backgroundColor: '#22333b',
            fontColor,
            lastModified: '1',
            link: null,
          },
        },
      })
    expect(show('#ffeecc')).toContain('<font color="#ffeecc">Hallo</font>')
    expect(show('#ffeecc')).toContain('<strong>Neu</strong>')
    for (const color of ['#22333b', '#ffffff', ...junk]) expect(show(color)).not.toContain('<font')
  })

  it('usp items: a link at the title', () => {
    const link = { type: 'custom_link' as const, target: '/versand' }
    const item = { icon: '', title: 'Schnell', description: '' }
    expect(renderInShop(<UspBlock items={[{ ...item, link }]} />)).toContain('href="/versand"')
    expect(renderInShop(<UspBlock items={[item]} />)).not.toContain('<a')
  })
})

it('§2 account menu: lists, addresses and favourites are optional, the other pages always there', () => {
  const show = (on: boolean) =>
    renderInShop(<AccountMenu current="" />, {
      configuration: { features: { shoppingLists: on, addressList: on, favourites: on } },
    }).match(/<a /g)?.length ?? 0
  expect(show(true) - show(false)).toBe(3)
})

it('§2 account menu: documents and claims are there in a shop with these features', () => {
  const show = (features: object) =>
    renderInShop(<AccountMenu current="" />, { configuration: { features } })
  expect(show({ documents: true })).toContain('href="/user/documents"')
  expect(show({ warrantyClaims: true })).toMatch(/href="\/user\/claims"[^>]* target="_blank"/)
  expect(show({})).not.toMatch(/documents|claims/)
})

it('§3 rich-text button: each colour has its class, an invalid one has the default', () => {
  const show = (color: string) =>
    /class="(button [^"]*)"/.exec(
      renderInShop(
        <RichText
          doc={{
            type: 'doc',
            content: [{ type: 'button', attrs: { color, title: 'Los', href: '/los' } }],
          }}
        />,
      ),
    )?.[1]
  const colours = 'black blue gray green orange purple red white yellow primary'.split(' ')
  expect(new Set(colours.map(show)).size).toBe(colours.length)
  for (const color of junk) expect(show(color)).toBe(show('primary'))
})

it('§9 feature flags: compare and favourites can be off on every product, favourites are off by default', () => {
  const show = (features: object) =>
    renderInShop(<ProductActions product={{ id: 'p', name: 'Silva' }} variantId="v" page="/p" />, {
      configuration: { features },
    })
  expect(show({})).toContain('compare-toggle')
  expect(show({ compare: false })).not.toContain('compare-toggle')
  expect(show({ favourites: true })).toContain('wish')
  for (const off of [{ favourites: false }, {}]) expect(show(off)).not.toContain('wish')
})
