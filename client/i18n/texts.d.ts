/** Made by scripts/text-parts.ts; dictionary.ts gives it its type, which cannot be imported here. */
declare module 'virtual:texts' {
  // oxlint-disable-next-line typescript/no-explicit-any -- see above
  const loaders: any
  export default loaders
}
