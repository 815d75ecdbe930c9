import type { Text, Texts } from './text.ts'

let shown: { folder: string; text: Text } | null = null

/** Text files of the page's language, extended by lazy parts. */
export function provideText(folder: string, text: Text): void {
  shown = { folder, text }
}

/**
 * Loads a chunk together with its texts. The build wraps every `import()` of such a chunk in it
 * (scripts/texts/text-chunks-plugin.ts).
 */
export async function withTexts<Module>(module: Promise<Module>, name: string): Promise<Module> {
  if (!shown) throw new Error(`The page has no texts that those of ${name} could be added to`)
  const { folder, text } = shown
  const [loaded, texts] = await Promise.all([module, loadTexts(folder, name)])
  text.add(texts)
  return loaded
}

export function loadTexts(folder: string, name: string): Promise<Texts> {
  return loadFile(`${folder}/${name}.js`)
}

export async function loadFile(url: string): Promise<Texts> {
  const file: { default: Texts } = await import(/* @vite-ignore */ url)
  return file.default
}
