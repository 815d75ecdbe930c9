import { describe, expect, it } from 'vitest'
import { renderInShop } from '../testing/render-in-shop.tsx'
import { Picture } from './picture.tsx'

const image = { path: 'product/fan', alt: '' }

/** Widths in a picture's srcset. */
function offered(props: { width: number; sizes?: string; largest?: number }): number[] {
  const html = renderInShop(<Picture image={image} height={100} {...props} />)
  const entries = /srcSet="([^"]+)"/.exec(html)?.[1]?.split(', ') ?? []
  return entries.map((entry) => Number(/ (\d+)w$/.exec(entry)?.[1]))
}

describe('§9 Image sizes: srcset of a picture', () => {
  it.for([
    [{ width: 40 }, [96, 160]],
    [{ width: 56 }, [96, 160, 240]],
    [{ width: 96 }, [96, 160, 240, 320]],
    [{ width: 320 }, [320, 480, 640, 1200]],
    [{ width: 1600 }, [1600]],
    [{ width: 255, sizes: '240px', largest: 480 }, [160, 240, 320, 480]],
    [{ width: 1600, sizes: '100vw' }, [160, 240, 320, 480, 640, 1200, 1600]],
  ] as const)('has the widths for %o: %o', ([props, widths]) => {
    expect(offered(props)).toEqual(widths)
  })
})
