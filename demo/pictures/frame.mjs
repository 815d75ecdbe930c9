/** The camera shift and angle that make a silhouette fill the picture as asked. */
export function fit(
  box,
  side,
  { Field, ShiftX, ShiftY },
  { fill = [0.8, 0.8], size: [width, height], place = [0, 0] },
) {
  const span = 12 * Math.tan((Field * Math.PI) / 360)
  const aspect = width / height
  const wide = ((box.right - box.left) / side) * span
  const tall = ((box.bottom - box.top) / side) * span
  const next = Math.max(wide / fill[0], (tall / fill[1]) * aspect)
  return {
    Field: (Math.atan(next / 12) * 360) / Math.PI,
    ShiftX: ShiftX + ((box.left + box.right) / 2 / side - 0.5) * span - place[0] * next,
    ShiftY: ShiftY - ((box.top + box.bottom) / 2 / side - 0.5) * span - (place[1] * next) / aspect,
  }
}

/** Bounds of everything that is not the magenta of the probe's background. */
export function outline(ppm, side) {
  const start = ppm.length - side * side * 3
  const box = { left: side, right: 0, top: side, bottom: 0 }
  for (let i = 0; i < side * side; i++) {
    const [r, g, b] = ppm.subarray(start + i * 3, start + i * 3 + 3)
    if (r > 250 && g < 5 && b > 250) continue
    const x = i % side
    const y = Math.floor(i / side)
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x + 1)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y + 1)
  }
  if (box.right === 0) throw new Error('Nothing to see: the model is empty or outside the frame')
  return box
}
