/**
 * Stubs for two dependencies of epubjs and for its CFI class. The dependencies are an XML parser and a highlight library.
 * The reader does not use them, so vite.config.ts replaces them in the bundle. Check this file after each update of epubjs.
 */
class UnusedHighlightClass {
  constructor() {
    throw new Error('Longbox draws its highlights itself')
  }
}

const { DOMParser } = globalThis

export { DOMParser, UnusedHighlightClass as Highlight, UnusedHighlightClass as Pane, UnusedHighlightClass as Underline }

// biome-ignore lint/style/noDefaultExport: epubjs imports its CFI class as a default export
export default class UnusedEpubCfi {}
