/** Width divided by height of a WebP file, read from its first 30 bytes; null for other files. */
export function webpAspect(file: Uint8Array): number | null {
  if (file.length < 30 || textAt(file, 0) !== 'RIFF' || textAt(file, 8) !== 'WEBP') return null
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  switch (textAt(file, 12)) {
    case 'VP8 ':
      return (view.getUint16(26, true) & 0x3fff) / (view.getUint16(28, true) & 0x3fff)
    case 'VP8L': {
      // 14 bits of width - 1, then 14 bits of height - 1.
      const bits = view.getUint32(21, true)
      return ((bits & 0x3fff) + 1) / (((bits >> 14) & 0x3fff) + 1)
    }
    case 'VP8X':
      return (uint24At(view, 24) + 1) / (uint24At(view, 27) + 1)
    default:
      return null
  }
}

function textAt(file: Uint8Array, offset: number): string {
  return String.fromCharCode(...file.subarray(offset, offset + 4))
}

function uint24At(view: DataView, offset: number): number {
  return view.getUint16(offset, true) | (view.getUint8(offset + 2) << 16)
}
