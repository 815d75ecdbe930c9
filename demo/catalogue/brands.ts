import type { BrandRecord } from '../records.ts'

const brand = (id: string, title: string, name: string, address: string, country: string, euRepresentative: string | null = null): BrandRecord => ({
  id,
  title,
  manufacturer: { name, address, country, email: `produktsicherheit@${id}.example`, euRepresentative },
})

/** Fictitious brands and manufacturers. */
export const brands: BrandRecord[] = [
  brand('zefyra', 'Zefyra', 'Zefyra Ventilace s.r.o.', 'Větrná 118, 586 01 Jihlava', 'CZE'),
  brand('borealux', 'Borealux', 'Borealux Klimatechnik GmbH', 'Am Nordlicht 7, 24143 Kiel', 'DEU'),
  brand('tubavent', 'Tubavent', 'Tubavent Rohrtechnik GmbH', 'Falzweg 22, 57072 Siegen', 'DEU'),
  brand('windrast', 'Windrast', 'Windrast Industrieventilatoren GmbH', 'Turbinenstraße 41, 73033 Göppingen', 'DEU'),
  brand('filtraro', 'Filtraro', 'Filtraro s.r.o.', 'Tkalcovská 14, 911 05 Trenčín', 'SVK'),
  brand('stillora', 'Stillora', 'Stillora Akustik GmbH', 'Leisegasse 3, 4020 Linz', 'AUT'),
  brand('regulanta', 'Regulanta', 'Regulanta Steuerungen s.r.o.', 'Přístrojová 902, 530 02 Pardubice', 'CZE'),
  brand('ignisperr', 'Ignisperr', 'Ignisperr Brandschutz GmbH', 'Schottweg 19, 34117 Kassel', 'DEU'),
  brand('herdana', 'Herdana', 'Herdana Mutfak Sanayi A.Ş.', 'Rüzgar Caddesi 52, 16140 Bursa', 'TUR',
    'Herdana Europe GmbH, Hafenring 8, DE-47119 Duisburg, eu@herdana.example'),
  brand('luftbasis', 'LuftBasis', 'LuftBasis GmbH', 'Musterallee 12, 04109 Leipzig', 'DEU'),
]

export const brandTitles = new Map(brands.map(({ id, title }) => [id, title]))

/** Prefix of a brand's article numbers. */
export const brandCodes: Record<string, string> = {
  zefyra: 'ZF', borealux: 'BX', tubavent: 'TV', windrast: 'WR', filtraro: 'FI', stillora: 'ST',
  regulanta: 'RG', ignisperr: 'IG', herdana: 'HE', luftbasis: 'LB',
}
