/**
 * Stands for what epubjs imports and a chapter's frame never calls (vite.config.ts): an XML parser for where the browser has
 * none, and drawn marks, which are ours (marks/). To be compared with epubjs' imports when it is updated.
 */
class Absent {
  constructor() {
    throw new Error('Longbox draws its marks itself')
  }
}

const { DOMParser } = globalThis

export { Absent as Highlight, Absent as Pane, Absent as Underline, DOMParser }
