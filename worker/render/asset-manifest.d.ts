declare module 'virtual:asset-manifest' {
  interface AssetManifest {
    /** Changes with every build of the client. */
    version: string
    dev: boolean
    /** URLs of the first script, of the app's entry module and of the stylesheet. */
    start: string
    entry: string
    styles: string
    /** URLs of the style sheets that only some screens have, by name. */
    sheets: Record<string, string>
    /** File of the font to preload, below /; null in the dev server. */
    font: string | null
    /** URL of what only right-to-left languages need. */
    rightToLeft: string
    /** File of each visit language. */
    languages: Record<string, string>
    /** Folder of the texts of each locale. */
    texts: Record<'cs' | 'de' | 'en' | 'sk', string>
    /** Name of a screen, or source of another chunk, to the URLs of the chunk and of all that it imports. */
    chunks: Record<string, string[]>
  }
  const manifest: AssetManifest
  export default manifest
}
