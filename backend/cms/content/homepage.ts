import type { Banner, Homepage } from '../../../domain/content/page.ts'
import { loadMerchant } from '../../merchant/load-merchant.ts'
import { fillBlocks } from './blocks.ts'
import { findBrands } from './brands.ts'
import { findContent } from './entries/find-content.ts'
import { byWeight, findEntries } from './entries/find-entries.ts'
import type { ResolvedEntry } from './entries/resolved-entry.ts'
import type { GraphqlContext } from './graphql/resolver.ts'

/** The home page; of a shop without content, its banners and brands below the shop's name. */
export async function readHomepage(context: GraphqlContext): Promise<Homepage> {
  const [{ found, blocks }, banners, brands] = await Promise.all([
    readText(context),
    findEntries(context, { kind: 'banner_wide', order: byWeight, limit: 20 }),
    findBrands(context, undefined),
  ])
  const { seoTitle, seoDescription, searchHints, popularTasks }: HomepageMeta = found
  return {
    banners: banners.entries.map(bannerOf),
    blocks,
    brands: brands.map(({ _id, title, image }) => ({ id: _id, title, image, link: null })),
    ...(searchHints && { searchHints }),
    ...(popularTasks && { popularTasks }),
    pageMeta: {
      slug: '',
      seoTitle,
      seoDescription,
      noindex: false,
      nofollow: false,
      shareImage: null,
      slugs: { de: '', cs: '', sk: '', en: '' },
    },
  }
}

type HomepageMeta = Pick<Homepage, 'searchHints' | 'popularTasks'> &
  Pick<Homepage['pageMeta'], 'seoTitle' | 'seoDescription'>

/** Editorial content, with the products of its blocks. */
async function readText({ db, caller, updatedAt }: GraphqlContext) {
  const row = await findContent(db, 'homepage', '', caller.locale)
  if (!row) {
    const { brand } = await loadMerchant(db)
    return { found: { seoTitle: brand.name, seoDescription: '' }, blocks: [] }
  }
  updatedAt(row.updatedAt)
  return { found: row.value, blocks: await fillBlocks(db, caller, row.value.blocks) }
}

function bannerOf({ id, facts, text }: ResolvedEntry<'banner_wide'>): Banner {
  return {
    id,
    title: text.title,
    text: text.text,
    ...(text.text_2 && { text2: text.text_2 }),
    buttonText: text.button_text,
    url: text.url,
    image: text.main_image,
    timeLimited: facts.time_limited,
    start: facts.time_limit_start,
    end: facts.time_limit_end,
  }
}
