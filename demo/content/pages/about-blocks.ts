import type { Locale } from '../../../domain/locale.ts'
import { routesOf } from '../../../domain/routes.ts'
import { t } from '../../catalogue/texts/text.ts'
import type { ContactBox, Text } from '../../../backend/db/columns.ts'
import type { BlockRecord, PageRecord } from '../../records.ts'
import { categoryLink, pageLink } from '../links.ts'

const words = {
  quote: t('Eine Zahl ohne Bedingung ist eine Meinung.', 'Číslo bez podmínek je jen názor.', 'Číslo bez podmienok je len názor.', 'A figure without its conditions is an opinion.'),
  visit: t('Vorbeikommen lohnt sich', 'Stojí za to přijít', 'Oplatí sa prísť', 'Worth a visit'),
  listen: t('Hören', 'Poslechnout', 'Vypočuť', 'Listen'),
  listenText: t('In Leipzig, Hamburg, München und Wien hängen Lüfter zum Vergleichen an einer gefliesten Wand.', 'V Lipsku, Hamburku, Mnichově a Vídni visí ventilátory k porovnání na obložené stěně.', 'V Lipsku, Hamburgu, Mníchove a vo Viedni visia ventilátory na porovnanie na obloženej stene.', 'In Leipzig, Hamburg, Munich and Vienna fans hang on a tiled wall to be compared.'),
  listenButton: t('Leise Badlüfter', 'Tiché ventilátory', 'Tiché ventilátory', 'Silent fans'),
  ask: t('Fragen', 'Zeptat se', 'Opýtať sa', 'Ask'),
  askText: t('Mit Grundriss und zwei Fotos rechnen wir Luftmengen, Rohre und eine Stückliste durch.', 'S půdorysem a dvěma fotografiemi spočítáme průtoky, potrubí i seznam dílů.', 'S pôdorysom a dvoma fotografiami vypočítame prietoky, potrubie aj zoznam dielov.', 'With a floor plan and two photos we work out airflows, ducts and a parts list.'),
  askButton: t('Zur Beratung', 'Do poradny', 'Do poradne', 'To the advice desk'),
  branchesButton: t('Unsere Niederlassungen', 'Naše pobočky', 'Naše pobočky', 'Our branches'),
  parcel: t('Blick ins Lager', 'Pohled do skladu', 'Pohľad do skladu', 'A look into the warehouse'),
  contactTitle: t('Sprechen Sie mit uns', 'Promluvte si s námi', 'Porozprávajte sa s nami', 'Talk to us'),
  contactText: t('Montag bis Freitag 8 bis 17 Uhr, Antwort auf E-Mails am nächsten Werktag.', 'Pondělí až pátek 8 až 17 hodin, na e-maily odpovíme následující pracovní den.', 'Pondelok až piatok 8 až 17 hodín, na e-maily odpovieme nasledujúci pracovný deň.', 'Monday to Friday 8 am to 5 pm; e-mails are answered the next working day.'),
} satisfies Record<string, Text>

function blocksOf(locale: Locale): BlockRecord[] {
  return [
    { id: 'about-quote', type: 'quote', text: words.quote[locale], author: 'Hana Dvořáková' },
    {
      id: 'about-line', type: 'divider', wallpaper: null, positionX: 'center', offsetX: 0, offsetY: 0,
      width: 240, height: 2, rotation: 0, paddingTop: 24, paddingBottom: 24,
    },
    {
      id: 'about-visit', type: 'text_boxes', blockTitle: words.visit[locale], backgroundColor: '#eef4f5',
      images: [{ path: 'article/warehouse-brno', alt: words.parcel[locale] }],
      boxes: [
        {
          title: words.listen[locale], text: words.listenText[locale], image: { path: 'product/bath-fan-silent', alt: '' },
          backgroundColor: '#ffffff', textColor: null, boxStyle: 'framed',
          button: { text: words.listenButton[locale], link: categoryLink('A1.2', locale), backgroundColor: null, textColor: null, style: 'outlined' },
        },
        {
          title: words.ask[locale], text: words.askText[locale], image: { path: 'product/anemometer', alt: '' },
          backgroundColor: '#ffffff', textColor: null, boxStyle: 'plain',
          button: { text: words.askButton[locale], link: pageLink('contact', locale), backgroundColor: null, textColor: null, style: 'filled' },
          buttons: [{ text: words.branchesButton[locale], link: { type: 'custom_link', target: routesOf(locale).branches() }, style: 'text' }],
        },
      ],
    },
  ]
}

/** Blocks below the text of the about page. */
export const aboutBlocks: PageRecord['blocks'] = { de: blocksOf('de'), cs: blocksOf('cs'), sk: blocksOf('sk'), en: blocksOf('en') }

function contactBoxOf(locale: Locale): ContactBox {
  return { title_frontend: words.contactTitle[locale], description: words.contactText[locale], show_button: true }
}

/** Contact box beside pages. */
export const contactBox: Record<Locale, ContactBox> = {
  de: contactBoxOf('de'), cs: contactBoxOf('cs'), sk: contactBoxOf('sk'), en: contactBoxOf('en'),
}
