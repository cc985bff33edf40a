/** Declared or measured size of a fixed-layout page, in CSS pixels. */
export interface FixedLayoutPageSize {
  readonly width: number
  readonly height: number
}

const viewportOf = (chapter: Document): string =>
  chapter.querySelector('meta[name="viewport"]')?.getAttribute('content') ?? ''

/** Whether a fixed-layout page declares `device-width` as its width. */
export const doesPageUseDeviceWidth = (chapter: Document): boolean =>
  /\bwidth\s*=\s*device-width/.test(viewportOf(chapter))

/** Whether a chapter declares a width and height, like a fixed-layout page. */
export const doesChapterDeclarePageSize = (chapter: Document): boolean =>
  ['width', 'height'].every(name => new RegExp(`\\b${name}\\s*=\\s*\\d`).test(viewportOf(chapter)))
