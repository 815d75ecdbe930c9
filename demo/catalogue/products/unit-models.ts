/** Unit models that have filters and spare parts: brand, series and size. */
export const unitModels: { id: string; title: string; brand: string }[] = [
  { id: 'boreas-160', title: 'Borealux Boreas 160', brand: 'borealux' },
  { id: 'boreas-220', title: 'Borealux Boreas 220', brand: 'borealux' },
  { id: 'fjord-300', title: 'Borealux Fjord 300', brand: 'borealux' },
  { id: 'fjord-400', title: 'Borealux Fjord 400', brand: 'borealux' },
  { id: 'fjord-550', title: 'Borealux Fjord 550', brand: 'borealux' },
  { id: 'planar-180', title: 'Borealux Planar 180', brand: 'borealux' },
  { id: 'planar-250', title: 'Borealux Planar 250', brand: 'borealux' },
  { id: 'tandem-50', title: 'Borealux Tandem 50', brand: 'borealux' },
  { id: 'tandem-70', title: 'Borealux Tandem 70', brand: 'borealux' },
  { id: 'basis-200', title: 'LuftBasis KWL 200', brand: 'luftbasis' },
  { id: 'basis-350', title: 'LuftBasis KWL 350', brand: 'luftbasis' },
  { id: 'basis-500', title: 'LuftBasis KWL 500', brand: 'luftbasis' },
  { id: 'silva-100', title: 'Zefyra Silva 100', brand: 'zefyra' },
  { id: 'silva-125', title: 'Zefyra Silva 125', brand: 'zefyra' },
  { id: 'brisa-100', title: 'Zefyra Brisa 100', brand: 'zefyra' },
  { id: 'brisa-125', title: 'Zefyra Brisa 125', brand: 'zefyra' },
  { id: 'kanalo-160', title: 'Stillora Kanalo 160', brand: 'stillora' },
  { id: 'kanalo-200', title: 'Stillora Kanalo 200', brand: 'stillora' },
  { id: 'aurora-200', title: 'Borealux Aurora 200', brand: 'borealux' },
  { id: 'aurora-450', title: 'Borealux Aurora 450', brand: 'borealux' },
  { id: 'tundra-240', title: 'Borealux Tundra 240', brand: 'borealux' },
  { id: 'arktis-180', title: 'Borealux Arktis 180', brand: 'borealux' },
  { id: 'skaldo-350', title: 'Borealux Skaldo 350', brand: 'borealux' },
  { id: 'decka-220', title: 'Borealux Decka 220', brand: 'borealux' },
  { id: 'duetto-40', title: 'Borealux Duetto 40', brand: 'borealux' },
  { id: 'simultan-45', title: 'Borealux Simultan 45', brand: 'borealux' },
  { id: 'polaris-200', title: 'LuftBasis Polaris 200', brand: 'luftbasis' },
  { id: 'gletscher-240', title: 'LuftBasis Gletscher 240', brand: 'luftbasis' },
  { id: 'nordwind-400', title: 'LuftBasis Nordwind 400', brand: 'luftbasis' },
  { id: 'firn-500', title: 'LuftBasis Firn 500', brand: 'luftbasis' },
  { id: 'flach-200', title: 'LuftBasis Flach 200', brand: 'luftbasis' },
]

const seriesByModel = new Map(unitModels.map(({ id, title }) => [id, title.replace(/ \d+$/, '')]))

/** `Borealux Fjord` for `fjord-300`; null if it is no unit model. */
export function seriesOfUnit(id: string): string | null {
  return seriesByModel.get(id) ?? null
}

/** Models of a series by brand and line; `Boreas Plus` has the parts of `Boreas`. */
export function modelsOf(brandTitle: string, line: string): string[] {
  const series = `${brandTitle} ${line.split(' ')[0] ?? ''} `
  return unitModels.filter(({ title }) => title.startsWith(series)).map(({ id }) => id)
}
