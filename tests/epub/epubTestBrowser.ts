/** Browser with one window of 1280 × 640 CSS pixels that opens the EPUB tests. */
export interface EpubTestBrowser {
  /** Product name and version. */
  readonly version: string
  readonly open: (url: string) => Promise<void>
  /** Evaluates an expression in the page and awaits its value, which must be JSON. */
  readonly evaluate: <T>(expression: string) => Promise<T>
  /** Presses a key, for example `ArrowRight`. */
  readonly press: (key: string) => Promise<void>
  /** Returns the window as PNG. */
  readonly screenshot: () => Promise<Buffer>
  readonly close: () => Promise<void>
}
