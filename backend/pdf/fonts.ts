import { env } from 'cloudflare:workers'

/* PDF/A embeds its fonts: Roboto, with its licence (OFL 1.1) beside the files. Loaded from the
   binding ASSETS, because not every bundler accepts font modules. */

export const regularFont = (): Promise<Uint8Array<ArrayBuffer>> => loadFont('roboto-400')
export const boldFont = (): Promise<Uint8Array<ArrayBuffer>> => loadFont('roboto-700')

async function loadFont(name: string): Promise<Uint8Array<ArrayBuffer>> {
  if (!env.ASSETS) throw new Error('Invoices need the binding ASSETS, which `npm run dev` has not')
  const file = await env.ASSETS.fetch(`https://assets/font/${name}.ttf`)
  if (!file.ok) throw new Error(`assets/font/${name}.ttf: ${file.status}`)
  return new Uint8Array(await file.arrayBuffer())
}
