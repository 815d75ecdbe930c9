/** A choice by its name in the address. */
export interface BranchOption {
  value: string
  title: string
}
