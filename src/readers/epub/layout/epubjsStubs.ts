/**
 * Stubs for two dependencies of epubjs: an XML parser and a highlight library. The reader does not use them, so
 * vite.config.ts replaces them in the bundle. Check this file after each update of epubjs.
 */
class UnusedHighlightClass {
  constructor() {
    throw new Error('Longbox draws its highlights itself')
  }
}

const { DOMParser } = globalThis

export { DOMParser, UnusedHighlightClass as Highlight, UnusedHighlightClass as Pane, UnusedHighlightClass as Underline }
