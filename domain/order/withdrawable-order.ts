export interface WithdrawableOrder {
  code: string
  createdAt: string
  /** null: the delivery date is unknown. */
  deadline: string | null
}
