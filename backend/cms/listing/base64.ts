/* Encodes typed arrays as text: D1 returns a BLOB as a list of numbers, byte by byte. Little
   endian, like every machine that runs Workers. */

export function toBase64(array: Uint8Array | Uint16Array | Uint32Array): string {
  const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
  let text = ''
  // Safe number of arguments per call.
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(text)
}

export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64)
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at)
  return bytes
}

export function words16Of(base64: string): Uint16Array {
  return new Uint16Array(bytesOf(base64).buffer)
}

export function words32Of(base64: string): Uint32Array {
  return new Uint32Array(bytesOf(base64).buffer)
}
