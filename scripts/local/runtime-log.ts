import { Log, LogLevel } from 'miniflare'

/**
 * Says what became of workerd: Miniflare starts one that has ended again, on the same port and data,
 * and tells nobody but its log whether that worked.
 */
export class RuntimeLog extends Log {
  readonly #onLost: () => void

  /** @param onLost is called if it could not be started again */
  constructor(onLost: () => void) {
    super(LogLevel.ERROR)
    this.#onLost = onLost
  }

  override warn(message: string) {
    if (!message.includes('crashed unexpectedly')) return
    console.error(
      '\nThe runtime (workerd) has ended unexpectedly and is started again. Requests under way have failed; data are kept.\n',
    )
  }

  override error(error: Error) {
    super.error(error)
    if (error.message.includes('failed to restart')) this.#onLost()
  }
}
