/** Made by scripts/texts/text-chunks-plugin.ts, whose types cannot be imported here. */
declare module 'virtual:texts' {
  const dictionaries: Record<
    'cs' | 'de' | 'en' | 'sk',
    () => Promise<{ default: Record<string, string> }>
  >
  export default dictionaries
}

/** All texts of one language. */
declare module 'virtual:texts/de' {
  const texts: Record<string, string>
  export default texts
}
