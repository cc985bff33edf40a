/** Browser window of 1280 × 640 CSS pixels in which the EPUB tests open books. */
export interface EpubTestBrowser {
  readonly version: string
  readonly open: (url: string) => Promise<void>
  /**
   * Evaluates an expression in the page. If the expression returns a promise, waits for the result of the promise. The
   * result must be serializable as JSON.
   */
  readonly evaluate: <T>(expression: string) => Promise<T>
  /** Presses a key, such as `ArrowRight`. */
  readonly press: (key: string) => Promise<void>
  /** Returns a screenshot of the window as PNG. */
  readonly screenshot: () => Promise<Buffer>
  readonly close: () => Promise<void>
}
