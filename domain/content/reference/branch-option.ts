/** A filter value by its name in the URL. */
export interface BranchOption {
  value: string
  title: string
}
