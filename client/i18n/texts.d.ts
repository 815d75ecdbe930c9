/** Made by scripts/texts/text-chunks-plugin.ts, whose types cannot be imported here. */
declare module 'virtual:texts' {
  /** By locale or visit language. */
  const dictionaries: Record<string, () => Promise<{ default: Record<string, string> }>>
  export default dictionaries
}

/** All texts of one language. */
declare module 'virtual:texts/de' {
  const texts: Record<string, string>
  export default texts
}
