import type { EntryRecord } from '../../../backend/cms/content/entries/entry.ts'
import { locales } from '../../../domain/locales/locales.ts'
import { brands } from '../../catalogue/brands.ts'
import { t } from '../../catalogue/texts/text.ts'
import type { Text } from '../../../backend/db/columns.ts'
import type { EntryTexts } from '../each-locale.ts'
import { richTextOf } from '../markup.ts'

/** One sentence, a paragraph, and the listing that represents the brand. */
interface BrandSource {
  perex: Text
  text: Text
  virtualCategory?: string
}

const sources: Record<string, BrandSource> = {
  zefyra: {
    virtualCategory: 'vc-quiet-bath-fans',
    perex: t('Badlüfter aus Jihlava, leise und leicht zu reinigen.', 'Koupelnové ventilátory z Jihlavy, tiché a snadno čistitelné.', 'Kúpeľňové ventilátory z Jihlavy, tiché a ľahko čistiteľné.', 'Bathroom fans from Jihlava, quiet and easy to clean.'),
    text: t('Zefyra baut seit 1992 [Badlüfter](category:A1). Die Fronten lassen sich ohne Werkzeug abnehmen, Laufräder und Klappen gibt es als Ersatzteil.', 'Zefyra vyrábí [koupelnové ventilátory](category:A1) od roku 1992. Čelo sejmete bez nářadí, kola a klapky jsou k dostání jako náhradní díly.', 'Zefyra vyrába [kúpeľňové ventilátory](category:A1) od roku 1992. Čelo zložíte bez náradia, kolesá a klapky sú dostupné ako náhradné diely.', 'Zefyra has built [bathroom fans](category:A1) since 1992. Fronts come off without tools, impellers and flaps are sold as spares.'),
  },
  borealux: {
    virtualCategory: 'vc-class-a-plus-units',
    perex: t('Lüftungsgeräte mit Wärmerückgewinnung aus Kiel.', 'Rekuperační jednotky z Kielu.', 'Rekuperačné jednotky z Kielu.', 'Heat-recovery units from Kiel.'),
    text: t('Borealux prüft jedes [zentrale Gerät](category:B1) vor dem Versand auf Dichtheit und legt das Protokoll bei. Filter bleiben mindestens 15 Jahre lieferbar.', 'Borealux zkouší každou [centrální jednotku](category:B1) na těsnost a přikládá protokol. Filtry dodává nejméně 15 let.', 'Borealux skúša každú [centrálnu jednotku](category:B1) na tesnosť a prikladá protokol. Filtre dodáva najmenej 15 rokov.', 'Borealux tests every [central unit](category:B1) for leaks before it leaves and encloses the record. Filters stay available for at least 15 years.'),
  },
  tubavent: {
    virtualCategory: 'vc-lip-seal-fittings',
    perex: t('Rohre und Formteile aus Siegen, passend bis auf den halben Millimeter.', 'Potrubí a tvarovky ze Siegenu, přesné na půl milimetru.', 'Potrubie a tvarovky zo Siegenu, presné na pol milimetra.', 'Ducts and fittings from Siegen, true to half a millimetre.'),
    text: t('[Wickelfalzrohr](category:C1), [Formteile](category:D) und Ventile in allen Nennweiten. Mit Lippendichtung erreichen sie Dichtheitsklasse D.', '[Spiro potrubí](category:C1), [tvarovky](category:D) a ventily všech průměrů. S břitovým těsněním splňují třídu D.', '[Spiro potrubie](category:C1), [tvarovky](category:D) a ventily všetkých priemerov. S britovým tesnením spĺňajú triedu D.', '[Spiral duct](category:C1), [fittings](category:D) and valves in every size. With lip seals they reach tightness class D.'),
  },
  windrast: {
    perex: t('Ventilatoren für Dach, Halle und Werkstatt aus Göppingen.', 'Ventilátory na střechu, do haly a dílny z Göppingenu.', 'Ventilátory na strechu, do haly a dielne z Göppingenu.', 'Fans for roof, hall and workshop from Göppingen.'),
    text: t('[Industrieventilatoren](category:A4) und [Dachventilatoren](category:A3) mit Gehäusen aus verzinktem Stahl, auf Wunsch explosionsgeschützt.', '[Průmyslové](category:A4) a [střešní ventilátory](category:A3) v pozinkované skříni, na přání nevýbušné.', '[Priemyselné](category:A4) a [strešné ventilátory](category:A3) v pozinkovanej skrini, na želanie nevýbušné.', '[Industrial](category:A4) and [roof fans](category:A3) in galvanised housings, explosion-proof on request.'),
  },
  filtraro: {
    virtualCategory: 'vc-filters-f7',
    perex: t('Filter aus Trenčín, für eigene und fremde Geräte.', 'Filtry z Trenčína, do vlastních i cizích jednotek.', 'Filtre z Trenčína, do vlastných aj cudzích jednotiek.', 'Filters from Trenčín, for their own and other units.'),
    text: t('[Ersatzfilter](category:F1) nach Maß des Originals, geprüft nach ISO 16890. Auf dem Rahmen stehen Klasse, Maß und Pfeil.', '[Filtry do jednotek](category:F1) v rozměru originálu, zkoušené podle ISO 16890. Na rámečku je třída, rozměr a šipka.', '[Filtre do jednotiek](category:F1) v rozmere originálu, skúšané podľa ISO 16890. Na rámiku je trieda, rozmer a šípka.', '[Unit filters](category:F1) in the size of the original, tested to ISO 16890. Class, size and arrow are on the frame.'),
  },
  stillora: {
    virtualCategory: 'vc-quiet-inline-fans',
    perex: t('Schalldämpfer und leise Rohrventilatoren aus Linz.', 'Tlumiče a tiché potrubní ventilátory z Lince.', 'Tlmiče a tiché potrubné ventilátory z Linca.', 'Silencers and quiet inline fans from Linz.'),
    text: t('Stillora misst Dämpfung je Oktave und veröffentlicht jede Kurve. Das Programm reicht vom [Rohrschalldämpfer](category:G1) bis zum gedämmten [Ventilator](category:A2.3).', 'Stillora měří útlum po oktávách a každou křivku zveřejňuje. Nabídka sahá od [tlumiče](category:G1) po odhlučněný [ventilátor](category:A2.3).', 'Stillora meria útlm po oktávach a každú krivku zverejňuje. Ponuka siaha od [tlmiča](category:G1) po odhlučnený [ventilátor](category:A2.3).', 'Stillora measures attenuation by octave and publishes every curve. The range goes from [round silencers](category:G1) to acoustic [fans](category:A2.3).'),
  },
  regulanta: {
    virtualCategory: 'vc-controllers-0-10v',
    perex: t('Regler und Sensoren aus Pardubice.', 'Regulátory a čidla z Pardubic.', 'Regulátory a snímače z Pardubíc.', 'Controllers and sensors from Pardubice.'),
    text: t('[Drehzahlregler](category:H1) für jeden Motor und [Sensoren](category:H3) mit 0–10 V oder Modbus. Anschlussbilder liegen als PDF bei jedem Artikel.', '[Regulátory otáček](category:H1) pro každý motor a [čidla](category:H3) s 0–10 V nebo Modbus. Schémata zapojení jsou v PDF u každého výrobku.', '[Regulátory otáčok](category:H1) pre každý motor a [snímače](category:H3) s 0–10 V alebo Modbus. Schémy zapojenia sú v PDF pri každom výrobku.', '[Speed controllers](category:H1) for every motor and [sensors](category:H3) with 0–10 V or Modbus. Wiring diagrams are attached as PDF.'),
  },
  ignisperr: {
    virtualCategory: 'vc-fire-ei90',
    perex: t('Brandschutz für Lüftungsleitungen aus Kassel.', 'Požární ochrana potrubí z Kasselu.', 'Požiarna ochrana potrubia z Kasselu.', 'Fire protection for ducts from Kassel.'),
    text: t('[Klappen](category:I1), [Ventile](category:I2) und [Absperrvorrichtungen](category:I3) mit Leistungserklärung und Einbauanleitung für jede Wandart.', '[Klapky](category:I1), [ventily](category:I2) a [uzávěry](category:I3) s prohlášením o vlastnostech a návodem pro každou stěnu.', '[Klapky](category:I1), [ventily](category:I2) a [uzávery](category:I3) s vyhlásením o parametroch a návodom pre každú stenu.', '[Dampers](category:I1), [valves](category:I2) and [shut-offs](category:I3) with declaration of performance and instructions for every kind of wall.'),
  },
  herdana: {
    perex: t('Dunstabzugshauben aus Bursa.', 'Digestoře z Bursy.', 'Digestory z Bursy.', 'Cooker hoods from Bursa.'),
    text: t('[Hauben](category:J1) für Abluft und Umluft, Breiten 50 bis 90 cm. Verantwortlich in der EU ist die Herdana Europe GmbH in Duisburg.', '[Digestoře](category:J1) s odtahem i recirkulací, šířka 50 až 90 cm. Odpovědnou osobou v EU je Herdana Europe GmbH v Duisburgu.', '[Digestory](category:J1) s odťahom aj recirkuláciou, šírka 50 až 90 cm. Zodpovednou osobou v EÚ je Herdana Europe GmbH v Duisburgu.', '[Hoods](category:J1) for extract and recirculation, 50 to 90 cm wide. Responsible in the EU is Herdana Europe GmbH in Duisburg.'),
  },
  luftbasis: {
    virtualCategory: 'vc-fans-below-50',
    perex: t('Unsere Hausmarke: das Nötige, ohne Aufpreis für den Namen.', 'Naše vlastní značka: to potřebné bez příplatku za jméno.', 'Naša vlastná značka: to potrebné bez príplatku za meno.', 'Our own brand: what is needed, without paying for the name.'),
    text: t('Gebaut bei Herstellern aus dieser Liste, mit denselben Prüfungen. Ersatzteile führen wir mindestens zehn Jahre.', 'Vyrábějí ji firmy z tohoto seznamu, se stejnými zkouškami. Náhradní díly vedeme nejméně deset let.', 'Vyrábajú ju firmy z tohto zoznamu, s rovnakými skúškami. Náhradné diely vedieme najmenej desať rokov.', 'Made by makers on this list, with the same tests. We keep spares for at least ten years.'),
  },
}

/** Brand descriptions. */
export const brandEntries = brands.map(({ id, title }): EntryRecord<'brand'> => {
  const source = sources[id]
  if (!source) throw new Error(`no text for the brand ${id}`)
  const texts: EntryTexts<'brand'> = {}
  for (const locale of locales) {
    texts[locale] = { title, perex: source.perex[locale], description: richTextOf(source.text[locale], locale), image: null }
  }
  return {
    kind: 'brand', id, facts: { link: null }, texts,
    ...(source.virtualCategory ? { references: { virtual_category: [source.virtualCategory] } } : {}),
  }
})
