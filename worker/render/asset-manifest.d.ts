declare module 'virtual:asset-manifest' {
  interface AssetManifest {
    /** Changes with every build of the client. */
    version: string
    dev: boolean
    /** URLs of the first script, the app's entry module and the stylesheet. */
    start: string
    entry: string
    styles: string
    /** URLs of style sheets of some screens, by name. */
    sheets: Record<string, string>
    /** Font file to preload, below /; null in the dev server. */
    font: string | null
    /** URL of the right-to-left style sheet. */
    rightToLeft: string
    /** File of each visit language. */
    languages: Record<string, string>
    /** Folder of each locale's texts. */
    texts: Record<'cs' | 'de' | 'en' | 'sk', string>
    /** Screen name or chunk source to the URLs of the chunk and all of its imports. */
    chunks: Record<string, string[]>
  }
  const manifest: AssetManifest
  export default manifest
}
