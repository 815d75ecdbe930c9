import { letterHeight } from './dimension.ts'
import type { Drawing, Shape, Size } from './shapes.ts'
import { View } from './view.ts'

const paper = { width: 160, height: 104 }
/** Room for dimensions around the views and between them. */
const room = { left: 24, right: 24, top: 17, bottom: 19, between: 30 }

/** Extent of a view in mm of the thing. */
export interface Extent {
  width: number
  height: number
}

/** Where a drawing grows: its views, and the sizes that were written. */
export class DrawingSheet {
  readonly shapes: Shape[] = []
  readonly sizes: Size[] = []

  /** One view in the middle of the sheet. Its origin is its left edge at half of its height. */
  oneView(extent: Extent): View {
    const [view] = this.#views([extent])
    return view
  }

  /** The front view, and to its right what is seen from the left. */
  twoViews(front: Extent, side: Extent): [View, View] {
    const [first, second] = this.#views([front, side])
    return [first, second]
  }

  finish(): Drawing {
    return { ...paper, shapes: this.shapes, sizes: this.sizes }
  }

  /** As many views as extents, at one scale. */
  #views<const T extends readonly Extent[]>(extents: T): { readonly [K in keyof T]: View } {
    const gaps = room.between * (extents.length - 1)
    const width = extents.reduce((sum, extent) => sum + extent.width, 0)
    const height = Math.max(...extents.map((extent) => extent.height))
    const scale = Math.min(
      (paper.width - room.left - room.right - gaps) / width,
      (paper.height - room.top - room.bottom) / height,
    )
    let left = (paper.width - width * scale - gaps) / 2 + (letterHeight - 1) / 2
    const middle = room.top + (paper.height - room.top - room.bottom) / 2
    const views = extents.map((extent) => {
      const view = new View(this, [left, middle], scale)
      left += extent.width * scale + room.between
      return view
    })
    // One view was made for each extent.
    return views as { readonly [K in keyof T]: View }
  }
}
