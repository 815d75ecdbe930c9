/** Why a command cannot be carried out, with a sentence for the operator. */
export class OrderRefusal extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.name = 'OrderRefusal'
    this.code = code
  }
}
