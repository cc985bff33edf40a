/** Declared size of a fixed-layout page, in CSS pixels. */
export interface FixedLayoutPageSize {
  readonly width: number
  readonly height: number
}

const viewportOf = (chapter: Document): string =>
  chapter.querySelector('meta[name="viewport"]')?.getAttribute('content') ?? ''

/** Whether a fixed page declares the window width as its width. */
export const declaresWindowSize = (chapter: Document): boolean => /\bwidth\s*=\s*device-width/.test(viewportOf(chapter))

/** Whether a chapter declares a width and a height like a fixed page. */
export const declaresPageSize = (chapter: Document): boolean =>
  ['width', 'height'].every(name => new RegExp(`\\b${name}\\s*=\\s*\\d`).test(viewportOf(chapter)))
