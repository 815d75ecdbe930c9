import type { Image } from '../../domain/content/image.ts'
import type { Locale } from '../../domain/locale.ts'
import { t } from '../catalogue/texts/text.ts'
import type { Text } from '../../backend/db/columns.ts'
import type { BlockRecord, Content } from '../records.ts'
import { homeSearches } from './home-searches.ts'
import { keepTogether } from './keep-together.ts'
import { categoryById, categoryLink, childrenOf, hrefOf } from './links.ts'
import { richTextOf } from './markup.ts'
import { shortTitle } from './menu-titles.ts'
import { uspItems } from './usp.ts'

const texts = {
  big: t('Alles für die Lüftung, mit den Zahlen dazu', 'Vše pro větrání, s čísly, která potřebujete', 'Všetko na vetranie, s číslami, ktoré potrebujete', 'Everything for ventilation, with the figures'),
  bigText: t('Vom Badlüfter bis zum Verteilerkasten: 1.500 Artikel in 6.000 Ausführungen, nach Nennweite, Luftmenge und Geräusch zu filtern.', 'Od koupelnového ventilátoru po rozdělovač: 1 500 položek v 6 000 provedeních, k filtrování podle průměru, průtoku a hlučnosti.', 'Od kúpeľňového ventilátora po rozdeľovač: 1 500 položiek v 6 000 vyhotoveniach, na filtrovanie podľa priemeru, prietoku a hlučnosti.', 'From bathroom fan to manifold: 1,500 items in 6,000 versions, filtered by diameter, airflow and noise.'),
  categories: t('Sortiment', 'Sortiment', 'Sortiment', 'Range'),
  quiet: t('Leise Lüfter für Bad und Wohnraum', 'Tiché větrání koupelny a pokoje', 'Tiché vetranie kúpeľne a izby', 'Quiet fans for bath and living space'),
  trade: t('Für die Baustelle', 'Na stavbu', 'Na stavbu', 'For the site'),
  plan: t('Planen und auswählen', 'Návrh a výběr', 'Návrh a výber', 'Plan and choose'),
  fan: t('Welcher Lüfter passt?', 'Který ventilátor?', 'Ktorý ventilátor?', 'Which fan?'),
  fanText: t('Fünf Fragen zu Raum, Öffnung und Geräusch: drei Lüfter, die es an ihrer Kennlinie schaffen.', 'Pět otázek na místnost, otvor a hluk: tři ventilátory, které to podle křivky zvládnou.', 'Päť otázok na miestnosť, otvor a hluk: tri ventilátory, ktoré to podľa krivky zvládnu.', 'Five questions on room, opening and noise: three fans whose curves say that they do it.'),
  fanButton: t('Zum Lüfter-Berater', 'K poradci', 'K poradcovi', 'To the fan adviser'),
  planner: t('Ganze Wohnung lüften?', 'Větrat celý byt?', 'Vetrať celý byt?', 'Ventilate a whole flat?'),
  plannerText: t('Räume eintragen: Luftmengen nach Norm, Rohre, Gerät mit Betriebspunkt und die Stückliste.', 'Zadejte místnosti: průtoky podle normy, potrubí, jednotka s pracovním bodem a soupis materiálu.', 'Zadajte miestnosti: prietoky podľa normy, potrubie, jednotka s pracovným bodom a zoznam materiálu.', 'Enter your rooms: airflows by the standard, ducts, a unit with its operating point, and the parts list.'),
  plannerButton: t('Zum Lüftungsplaner', 'K plánovači větrání', 'K plánovaču vetrania', 'To the ventilation planner'),
  filter: t('Filterwechsel', 'Výměna filtrů', 'Výmena filtrov', 'Changing filters'),
  filterText: t('Gerät wählen, Klasse wählen, bestellen. Ab drei Sätzen 5 % günstiger.', 'Vyberte jednotku a třídu, objednejte. Od tří sad o 5 % levněji.', 'Vyberte jednotku a triedu, objednajte. Od troch sád o 5 % lacnejšie.', 'Choose unit, choose class, order. 5 % less from three sets.'),
  filterButton: t('Zu den Filtern', 'K filtrům', 'K filtrom', 'To the filters'),
  faq: t('Was heißt „Ø 100“ – innen oder außen?', 'Co znamená „Ø 100“ – vnitřní, nebo vnější?', 'Čo znamená „Ø 100“ – vnútorný, alebo vonkajší?', 'What does “Ø 100” mean – inside or outside?'),
  faqText: t('Die Nennweite ist der **Innendurchmesser des Rohres**. Formteile und Ventilatorstutzen sind etwas kleiner, damit sie hineinpassen. Mehr dazu in der [Beratung](page:advice).', 'Jmenovitý průměr je **vnitřní průměr trubky**. Tvarovky a hrdla ventilátorů jsou o něco menší, aby se zasunuly. Více v [poradně](page:advice).', 'Menovitý priemer je **vnútorný priemer rúry**. Tvarovky a hrdlá ventilátorov sú o niečo menšie, aby sa zasunuli. Viac v [poradni](page:advice).', 'The nominal size is the **inside diameter of the duct**. Fittings and spigots are slightly smaller so that they fit in. More under [Advice](page:advice).'),
  noise: t('Warum gilt das Geräusch in 3 m Abstand?', 'Proč uvádíte hluk ve 3 m?', 'Prečo uvádzate hluk v 3 m?', 'Why is noise stated at 3 m?'),
  noiseText: t('Weil sich Geräte sonst nicht vergleichen lassen: Von 1 m auf 3 m sinkt der Schalldruck um gut **9 dB**. Hersteller geben ihn in 1, 1,5 oder 3 m an; bei uns steht immer der Wert in 3 m.', 'Jinak by se přístroje nedaly porovnat: z 1 m na 3 m klesne akustický tlak o více než **9 dB**. Výrobci ho udávají v 1, 1,5 nebo 3 m; u nás najdete vždy hodnotu ve 3 m.', 'Inak by sa prístroje nedali porovnať: z 1 m na 3 m klesne akustický tlak o viac ako **9 dB**. Výrobcovia ho udávajú v 1, 1,5 alebo 3 m; u nás nájdete vždy hodnotu v 3 m.', 'Because units could not be compared otherwise: from 1 m to 3 m the sound pressure drops by more than **9 dB**. Makers state it at 1, 1.5 or 3 m; here you always find the value at 3 m.'),
  when: t('Wann ist die Bestellung da?', 'Kdy zboží dorazí?', 'Kedy tovar príde?', 'When will my order arrive?'),
  whenText: t('Lagerware, die Sie werktags bis 12 Uhr bestellen, geht am selben Tag hinaus und ist meist nach ein bis zwei Werktagen bei Ihnen. Fehlt etwas am Lager, steht der Termin beim Artikel. Alle Wege und Preise unter [Versand](page:shipping).', 'Co je skladem a objednáte v pracovní den do 12 hodin, odešleme tentýž den; obvykle to máte za jeden až dva pracovní dny. Není-li něco skladem, najdete u zboží termín. Všechny způsoby a ceny v [dopravě](page:shipping).', 'Čo je skladom a objednáte v pracovný deň do 12. hodiny, odošleme ešte v ten deň; zvyčajne to máte o jeden až dva pracovné dni. Ak niečo nie je skladom, nájdete pri tovare termín. Všetky spôsoby a ceny v [doprave](page:shipping).', 'Stock items ordered by noon on a working day leave the same day and usually reach you within one to two working days. If something is out of stock, the item shows a date. All services and prices under [Delivery](page:shipping).'),
  text: t('Passende Rohre, Gitter und Regler stehen gleich beim Gerät. Alle Preise mit Mehrwertsteuer, auf Wunsch netto, zuzüglich [Versand](page:shipping). Und wenn eine Zahl fehlt: Rufen Sie uns an, wir sehen nach.', 'Vhodné potrubí, mřížky a regulátory najdete hned u přístroje. Všechny ceny s DPH, na přání bez ní, plus [doprava](page:shipping). A když vám některý údaj chybí, zavolejte, dohledáme ho.', 'Vhodné potrubie, mriežky a regulátory nájdete hneď pri prístroji. Všetky ceny s DPH, na želanie bez nej, plus [doprava](page:shipping). A keď vám niektorý údaj chýba, zavolajte, dohľadáme ho.', 'Matching ducts, grilles and controllers are shown with each unit. All prices with VAT, or net if you prefer, plus [delivery](page:shipping). And if a figure is missing, call us and we will look it up.'),
  seoTitle: t('LuftBasis – Ventilatoren, Rohre und Lüftungszubehör', 'LuftBasis – ventilátory, potrubí a vzduchotechnika', 'LuftBasis – ventilátory, potrubie a vzduchotechnika', 'LuftBasis – fans, ducts and ventilation parts'),
  seoDescription: t('Badlüfter, Rohrventilatoren, Wärmerückgewinnung, Wickelfalzrohr und Formteile mit vergleichbaren technischen Daten. Versand ab Lager.', 'Koupelnové a potrubní ventilátory, rekuperace, spiro potrubí a tvarovky se srovnatelnými údaji. Zboží skladem.', 'Kúpeľňové a potrubné ventilátory, rekuperácia, spiro potrubie a tvarovky s porovnateľnými údajmi. Tovar skladom.', 'Bathroom fans, inline fans, heat recovery, spiral duct and fittings with comparable data. Shipped from stock.'),
} satisfies Record<string, Text>

/** The quiet ones have at most 29 dB(A) at 3 m, in each variant. */
export const homeProducts = {
  quiet: ['p-bath-silent-tacet', 'p-bath-silent-silva-ral-7016', 'p-hrv-push-pull-duetto', 'p-hrv-room-simultan'],
  trade: ['p-spiral-rondo', 'p-bend-90-rondo', 'p-mixed-flow-diago', 'p-silencer-sordo'],
}

/** Replaces menu titles that are unclear without their parent, or too long. */
const tileTitles: Record<string, Text> = {
  A1: t('Badlüfter', 'Koupelnové ventilátory', 'Kúpeľňové ventilátory', 'Bathroom fans'),
  A2: t('Rohrventilatoren', 'Potrubní ventilátory', 'Potrubné ventilátory', 'Inline fans'),
  B: t('Wärmerück\u00adgewinnung', 'Rekuperace', 'Rekuperácia', 'Heat recovery'),
}

const imageOf = (path: string, alt: string): Image => ({ path, alt })

function blocksOf(locale: Locale): BlockRecord[] {
  return [
    {
      id: 'home-categories', type: 'categories', blockTitle: texts.categories[locale],
      categories: ['A1', 'A2', 'B', 'C', 'D', 'E', 'F', 'H'].map((id) => ({
        title: tileTitles[id]?.[locale] ?? shortTitle(categoryById(id), locale), image: imageOf(categoryById(id).image, ''), link: categoryLink(id, locale),
        links: childrenOf(id).slice(0, 4).map((child) => ({ title: shortTitle(child, locale), link: categoryLink(child.id, locale) })),
      })),
    },
    { id: 'home-usp', type: 'usp', items: uspItems(locale) },
    { id: 'home-quiet', type: 'products', blockTitle: texts.quiet[locale], productIds: homeProducts.quiet },
    { id: 'home-trade', type: 'products', blockTitle: texts.trade[locale], productIds: homeProducts.trade },
    {
      id: 'home-boxes', type: 'text_boxes', blockTitle: texts.plan[locale], backgroundColor: '#eef4f5',
      boxes: [
        { title: texts.fan[locale], text: texts.fanText[locale], image: imageOf('product/anemometer', ''), button: { text: texts.fanButton[locale], link: { type: 'custom_link', target: hrefOf('adviser', locale) } } },
        { title: texts.planner[locale], text: texts.plannerText[locale], image: imageOf('product/hrv-wall', ''), button: { text: texts.plannerButton[locale], link: { type: 'custom_link', target: hrefOf('planner', locale) } } },
        { title: texts.filter[locale], text: texts.filterText[locale], image: imageOf('product/filter-set', ''), button: { text: texts.filterButton[locale], link: categoryLink('F1', locale) } },
      ],
    },
    { id: 'home-title', type: 'big_title', title: texts.big[locale], text: texts.bigText[locale], backgroundColor: null, textColor: null },
    { id: 'home-text', type: 'text', text: richTextOf(texts.text[locale], locale) },
    { id: 'home-faq', type: 'collapsible', title: texts.faq[locale], text: richTextOf(texts.faqText[locale], locale) },
    { id: 'home-faq-noise', type: 'collapsible', title: texts.noise[locale], text: richTextOf(texts.noiseText[locale], locale) },
    { id: 'home-faq-when', type: 'collapsible', title: texts.when[locale], text: richTextOf(texts.whenText[locale], locale) },
    { id: 'home-newsletter', type: 'newsletter', withText: true },
  ]
}

function homeOf(locale: Locale): Content['homepage'][Locale] {
  const blocks = keepTogether(blocksOf(locale), locale === 'cs' || locale === 'sk')
  const { seoTitle, seoDescription } = texts
  return {
    blocks,
    ...homeSearches(locale),
    seoTitle: seoTitle[locale],
    seoDescription: seoDescription[locale],
  }
}

/** The home page of each language. */
export const homepage: Content['homepage'] = { de: homeOf('de'), cs: homeOf('cs'), sk: homeOf('sk'), en: homeOf('en') }
