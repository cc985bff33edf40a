/**
 * This file contains minimal replacements for parts of epubjs that the reader does not use: an XML parser, a highlight
 * library and the CFI class. The build (vite.config.ts) bundles this file instead of those parts. Check this file after
 * each update of epubjs.
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
