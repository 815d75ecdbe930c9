declare module 'virtual:migration-names' {
  /** Files of backend/migrations, in their order. */
  const names: readonly string[]
  export default names
}
