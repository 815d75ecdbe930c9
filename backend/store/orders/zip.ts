export interface ZipEntry {
  /** ASCII, without folders. */
  name: string
  bytes: Uint8Array
}

/** A ZIP archive whose entries are stored as they are: pictures do not get smaller. */
export function zip(entries: readonly ZipEntry[], modifiedAt: string): Uint8Array<ArrayBuffer> {
  const time = dosTime(new Date(modifiedAt))
  const parts: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let offset = 0
  for (const { name, bytes } of entries) {
    const encoded = new TextEncoder().encode(name)
    const size = bytes.length
    // Version 1.0, no flags, stored.
    const shared = [u16(10), u16(0), u16(0), time, u32(crc32(bytes)), u32(size), u32(size)]
    const local = join([u32(0x04034b50), ...shared, u16(encoded.length), u16(0), encoded])
    directory.push(
      join([u32(0x02014b50), u16(10), ...shared, u16(encoded.length), new Uint8Array(12)]),
      u32(offset),
      encoded,
    )
    parts.push(local, bytes)
    offset += local.length + size
  }
  const central = join(directory)
  const count = u16(entries.length)
  const end = [u32(0x06054b50), u32(0), count, count, u32(central.length), u32(offset), u16(0)]
  return join([...parts, central, ...end])
}

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (crc >>> 8) ^ (crcTable[(crc ^ byte) & 0xff] ?? 0)
  return (crc ^ 0xffffffff) >>> 0
}

/** Time and date as MS-DOS wrote them, in UTC; nothing before 1980. */
function dosTime(date: Date): Uint8Array {
  const time =
    (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1)
  const day =
    ((date.getUTCFullYear() - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate()
  return join([u16(time), u16(day)])
}

function u16(value: number): Uint8Array {
  return Uint8Array.of(value & 0xff, (value >>> 8) & 0xff)
}

function u32(value: number): Uint8Array {
  return join([u16(value & 0xffff), u16(value >>> 16)])
}

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let offset = 0
  for (const part of parts) {
    whole.set(part, offset)
    offset += part.length
  }
  return whole
}
