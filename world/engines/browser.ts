/** A browser window with an empty profile, for any protocol. */
export interface Browser {
  /** Starts a navigation without waiting. */
  navigate(url: string): Promise<void>
  /** Runs a function in the page and returns its JSON value. */
  run<Args extends unknown[], Value>(
    act: (...args: Args) => Value | Promise<Value>,
    ...args: Args
  ): Promise<Value>
  /** Clicks the centre of the first matching element. */
  press(selector: string): Promise<void>
  /** Sends keys to the focused element; `Key` names special ones. */
  type(text: string): Promise<void>
  back(): Promise<void>
  /** Makes the window as narrow as a phone. */
  narrow(): Promise<void>
  /** Console errors and uncaught exceptions; null if the protocol does not report them. */
  errors(): string[] | null
  close(): Promise<void>
}

/** Special keys as WebDriver encodes them. */
export const Key = { enter: '\uE007', escape: '\uE00C', tab: '\uE004', space: ' ' } as const

export interface Engine {
  name: 'Firefox' | 'WebKit' | 'Chromium'
  /** Missing software; null if there is none. */
  missing: string | null
  start(): Promise<Browsers>
}

/** A running browser. */
export interface Browsers {
  open(): Promise<Browser>
  stop(): Promise<void>
}
