// PDF/A embeds its fonts. They are part of the bundle, so that no file has to be asked for.
import bold from '@expo-google-fonts/roboto/700Bold/Roboto_700Bold.ttf?inline'
import regular from '@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf?inline'

export function regularFont(): Uint8Array<ArrayBuffer> {
  return bytesOf(regular)
}

export function boldFont(): Uint8Array<ArrayBuffer> {
  return bytesOf(bold)
}

/** Of a `data:` address. */
function bytesOf(address: string): Uint8Array<ArrayBuffer> {
  const binary = atob(address.slice(address.indexOf(',') + 1))
  return Uint8Array.from(binary, (sign) => sign.charCodeAt(0))
}
