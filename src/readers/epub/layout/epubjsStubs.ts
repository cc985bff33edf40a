/**
 * Replaces two dependencies of epubjs in the bundle (vite.config.ts): an XML parser and a highlight library, which
 * the reader does not use. Check this file after each update of epubjs.
 */
class UnusedHighlightClass {
  constructor() {
    throw new Error('Longbox draws its highlights itself')
  }
}

const { DOMParser } = globalThis

export { DOMParser, UnusedHighlightClass as Highlight, UnusedHighlightClass as Pane, UnusedHighlightClass as Underline }
