/** Reason why a command is refused, with a message for the operator. */
export class OrderRefusal extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.name = 'OrderRefusal'
    this.code = code
  }
}
