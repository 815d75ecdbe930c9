import { letterHeight } from './dimension.ts'
import type { Drawing, Shape, Size } from './shapes.ts'
import { View } from './view.ts'

const paper = { width: 160, height: 104 }
/** Space for dimensions around the views and between them. */
const room = { left: 24, right: 24, top: 17, bottom: 19, between: 30 }

/** Extent of a view in mm of the object. */
export interface Extent {
  width: number
  height: number
}

/** Drawing in progress: its views and written sizes. */
export class DrawingSheet {
  readonly shapes: Shape[] = []
  readonly sizes: Size[] = []

  /** One centred view. Its origin is the left edge at half of its height. */
  oneView(extent: Extent): View {
    const [view] = this.#views([extent])
    return view
  }

  /** The front view, and to its right the view from the left. */
  twoViews(front: Extent, side: Extent): [View, View] {
    const [first, second] = this.#views([front, side])
    return [first, second]
  }

  finish(): Drawing {
    return { ...paper, shapes: this.shapes, sizes: this.sizes }
  }

  /** One view per extent, at the same scale. */
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
