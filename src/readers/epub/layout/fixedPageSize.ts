/** Size of a page that a fixed-layout chapter declares, in CSS pixels. */
export interface FixedPageSize {
  readonly width: number
  readonly height: number
}

/** Whether the viewport of a fixed page is the window. */
export const declaresWindowSize = (chapter: Document): boolean =>
  /\bwidth\s*=\s*device-width/.test(chapter.querySelector('meta[name="viewport"]')?.getAttribute('content') ?? '')
