/** Declared size of a fixed-layout page, in CSS pixels. */
export interface FixedLayoutPageSize {
  readonly width: number
  readonly height: number
}

/** Whether a fixed-layout page declares the width of the window as its own width. */
export const declaresWindowSize = (chapter: Document): boolean =>
  /\bwidth\s*=\s*device-width/.test(chapter.querySelector('meta[name="viewport"]')?.getAttribute('content') ?? '')
