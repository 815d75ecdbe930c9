import { describe, it } from 'vitest'
import { longestSide } from './parse-style.ts'
import { planPicture, type Size } from './plan-picture.ts'

const lengths = [1, 2, 7, 99, 255, 270, 640, 1333, 4000]
const pictures = [1, 3, 320, 1201, 8000].flatMap((width) =>
  [1, 5, 640, 1200, 5001].map((height) => ({ width, height })),
)
const boxes = [null, ...lengths].flatMap((width) =>
  [null, ...lengths].flatMap((height) => ((width ?? height) ? [{ width, height }] : [])),
)
const flags = [false, true].flatMap((crop) => [false, true].map((upscale) => ({ crop, upscale })))
const cases = pictures.flatMap((picture) =>
  boxes.flatMap((box) => flags.map((flag) => ({ picture, style: { ...box, ...flag } }))),
)

/** Violations, limited to a readable number. */
function breaking(
  isKept: (plan: Size, one: (typeof cases)[number]) => boolean,
): (typeof cases)[number][] {
  return cases.filter((one) => !isKept(planPicture(one.style, one.picture), one)).slice(0, 3)
}

describe('§7 Images: output size of a style', () => {
  it('is a positive integer on both sides', ({ expect }) => {
    const isSide = (side: number) => Number.isInteger(side) && side >= 1 && side <= longestSide
    expect(breaking((plan) => isSide(plan.width) && isSide(plan.height))).toEqual([])
  })

  it('never exceeds the box', ({ expect }) => {
    const fits = (plan: Size, { style }: (typeof cases)[number]) =>
      plan.width <= (style.width ?? Infinity) && plan.height <= (style.height ?? Infinity)
    expect(breaking(fits)).toEqual([])
  })

  it('never exceeds the picture without upscale', ({ expect }) => {
    const isSmaller = (plan: Size, { style, picture }: (typeof cases)[number]) =>
      style.upscale || (plan.width <= picture.width && plan.height <= picture.height)
    expect(breaking(isSmaller)).toEqual([])
  })

  it('equals the box with crop, if the picture is large enough or may be enlarged', ({
    expect,
  }) => {
    const isBox = (plan: Size, { style, picture }: (typeof cases)[number]) => {
      const { width, height, crop, upscale } = style
      if (!crop || width === null || height === null) return true
      if (!upscale && (picture.width < width || picture.height < height)) return true
      return plan.width === width && plan.height === height
    }
    expect(breaking(isBox)).toEqual([])
  })

  it('fills one side of the box without crop, or equals the picture', ({ expect }) => {
    const isReached = (plan: Size, { style, picture }: (typeof cases)[number]) =>
      (style.crop && style.width !== null && style.height !== null) ||
      plan.width === style.width ||
      plan.height === style.height ||
      Math.max(plan.width, plan.height) === longestSide ||
      (!style.upscale && plan.width === picture.width && plan.height === picture.height)
    expect(breaking(isReached)).toEqual([])
  })

  it('keeps the aspect ratio without crop, apart from rounding', ({ expect }) => {
    const isAlike = (plan: Size, { style, picture }: (typeof cases)[number]) => {
      if (style.crop) return true
      const byWidth = (picture.height * plan.width) / picture.width
      const byHeight = (picture.width * plan.height) / picture.height
      const near = (side: number, exact: number) => side === Math.max(1, Math.round(exact))
      const step = Math.max(1, picture.height / picture.width, picture.width / picture.height)
      return (
        near(plan.height, byWidth) ||
        near(plan.width, byHeight) ||
        Math.abs(plan.height - byWidth) <= step
      )
    }
    expect(breaking(isAlike)).toEqual([])
  })
})
