export interface WithdrawableOrder {
  code: string
  createdAt: string
  /** null: the delivery is not known. */
  deadline: string | null
}
