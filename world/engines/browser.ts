/** One window of a browser with an empty profile, whichever protocol drives it. */
export interface Browser {
  /** Starts to load an address; does not wait for anything. */
  navigate(url: string): Promise<void>
  /** Runs a function in the page and gives back its JSON value. */
  run<Args extends unknown[], Value>(
    act: (...args: Args) => Value | Promise<Value>,
    ...args: Args
  ): Promise<Value>
  /** A press of the primary button on the middle of the first element that fits. */
  press(selector: string): Promise<void>
  /** Keys for whatever has the focus; `Key` names the special ones. */
  type(text: string): Promise<void>
  back(): Promise<void>
  /** Errors of the console and uncaught ones; null where the protocol does not tell. */
  errors(): string[] | null
  close(): Promise<void>
}

/** Special keys as WebDriver encodes them. */
export const Key = { enter: '\uE007', escape: '\uE00C', tab: '\uE004', space: ' ' } as const

export interface Engine {
  name: 'Firefox' | 'WebKit' | 'Chromium'
  /** What has to be installed; null where nothing is missing. */
  missing: string | null
  start(): Promise<Browsers>
}

/** A running browser. */
export interface Browsers {
  open(): Promise<Browser>
  stop(): Promise<void>
}
