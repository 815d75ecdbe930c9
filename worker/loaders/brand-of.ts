import type { Context } from 'hono'
import { shopNameOf } from '../../client/page-title.ts'
import type { ShopBrand } from '../../domain/site.ts'
import type { AppEnv } from '../env.ts'
import { brandFiles } from './brand-files.ts'
import { publicReads } from '../upstream/reads/public-reads.ts'

type Branded = ReturnType<typeof brandFiles> & { shopName: string; brand: ShopBrand | undefined }

/**
 * Name and files of the shop. A shop without a name has that of its host; while the store is
 * unreachable the files are neutral.
 */
export async function brandOf(c: Context<AppEnv>): Promise<Branded> {
  const { config, context } = c.var
  const globals = await publicReads(c)
    .globals()
    .catch(() => null)
  const files = brandFiles(globals?.brand, { cdn: config.CDN_URL, origin: context.origin })
  const shopName = (globals && shopNameOf(globals)) || new URL(context.origin).hostname
  return { ...files, brand: globals?.brand, shopName }
}
