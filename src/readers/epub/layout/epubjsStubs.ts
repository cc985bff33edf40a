/**
 * Replaces two dependencies of epubjs in the bundle (vite.config.ts): an XML parser, which browsers have, and a library that
 * draws highlights, which Longbox paints itself. Check the imports of epubjs against this file after each update.
 */
class UnusedHighlightClass {
  constructor() {
    throw new Error('Longbox draws its highlights itself')
  }
}

const { DOMParser } = globalThis

export { DOMParser, UnusedHighlightClass as Highlight, UnusedHighlightClass as Pane, UnusedHighlightClass as Underline }
