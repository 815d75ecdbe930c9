import type { OpeningHours } from '../../../domain/content/reference/branch.ts'
import type { EntryRecord } from '../../../backend/cms/content/entries/entry.ts'
import { locales } from '../../../domain/locales/locales.ts'
import { glueUnits, slugify } from '../../catalogue/texts/text.ts'
import type { EntryTexts } from '../each-locale.ts'
import { richTextOf } from '../markup.ts'
import type { BranchSource } from './branch.ts'
import { germanBranches } from './germany.ts'
import { neighbouringBranches } from './neighbours.ts'
import { positions } from './positions.ts'
import { services } from './services.ts'

/** Every branch, in four languages. */
export const branchEntries = [...germanBranches, ...neighbouringBranches].map(branchEntry)

function branchEntry(branch: BranchSource): EntryRecord<'branch'> {
  const texts: EntryTexts<'branch'> = {}
  for (const locale of locales) {
    texts[locale] = {
      slug: slugify(branch.address.city, locale),
      title: branch.title,
      description: richTextOf(branch.description[locale], locale),
      opening_hours_note: branch.hoursNote[locale],
      region: branch.region[locale],
      services: branch.services.map((id) => services[id][locale]),
      car_accessibility: glueUnits(branch.car[locale]),
      public_transportation_accessibility: branch.publicTransport[locale],
      main_image: { path: `branch/${branch.picture}`, alt: branch.title },
      images: [],
      share_image: `branch/${branch.picture}`,
      employees: branch.staff.map(({ name, position, portrait }, index) => ({
        title: name,
        position: positions[position][locale],
        email: `${slugify(name, 'cs').replaceAll('-', '.')}@luftbasis.example`,
        phone: branch.phone.replace(/\d$/, String(index + 1)),
        photo: portrait ? { path: `person/${portrait}`, alt: name } : null,
      })),
    }
  }
  return {
    kind: 'branch', id: branch.storeId, texts, weight: branch.weight,
    facts: {
      store_id: branch.storeId,
      address: branch.address,
      phone: branch.phone,
      email: `${branch.storeId}@luftbasis.example`,
      opening_hours: openingHours(branch.hours),
      gps_latitude: branch.position.latitude,
      gps_longitude: branch.position.longitude,
      pay_with_card: branch.payWithCard,
      barrier_free: branch.barrierFree,
      review_link: null,
      branch_is_primary: branch.isPrimary ?? false,
    },
  }
}

function openingHours(hours: BranchSource['hours']): OpeningHours[] {
  return Object.entries(hours).flatMap(([day, spans]) =>
    spans.map((span) => {
      const [from = '', to = ''] = span.split('-')
      return { day: Number(day), from, to }
    }),
  )
}
