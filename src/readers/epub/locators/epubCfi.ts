import type { ChapterDomPoint } from './chapterDomPoints'

/**
 * Path to a point in a chapter, from an EPUB canonical fragment identifier (CFI). In a CFI, even step numbers refer to
 * elements and odd step numbers refer to text.
 */

interface CfiPath {
  readonly steps: readonly number[]
  readonly offset: number
  readonly imageFraction?: number | undefined
}

/** Step number of the body element in the CFI of a chapter. */
const BODY_STEP = 4

/**
 * Returns the CFI of a point. Undefined for a point outside the body.
 * @param chapter index in the reading order
 */
export function createCfiOfDomPoint(point: ChapterDomPoint, chapter: number): string | undefined {
  const path = cfiPathOf(point)
  return path && `epubcfi(${spineItemSteps(chapter)}!${serializeCfiPath(path)})`
}

/**
 * Returns the CFI of the range between two points. Undefined if a point is outside the body.
 * @param chapter index in the reading order
 */
export function createCfiOfDomRange(start: ChapterDomPoint, end: ChapterDomPoint, chapter: number): string | undefined {
  const [from, to] = [cfiPathOf(start), cfiPathOf(end)]
  if (!from || !to) return undefined
  const firstDifference = from.steps.findIndex((step, at) => step !== to.steps[at])
  const maxShared = Math.min(from.steps.length, to.steps.length) - 1
  const shared = firstDifference < 0 ? maxShared : Math.min(firstDifference, maxShared)
  const serializeRest = ({ steps, offset }: CfiPath) => serializeCfiPath({ steps: steps.slice(shared), offset })
  const parent = from.steps.slice(0, shared).map(step => `/${step}`)
  return `epubcfi(${spineItemSteps(chapter)}!${parent.join('')},${serializeRest(from)},${serializeRest(to)})`
}

/**
 * Resolves a CFI in the document of its chapter. If a step contains an id, the id takes precedence over the step
 * number. The step number may be outdated, because elements may have been added or removed (EPUB CFI, 3.1 "Path
 * Resolution").
 * @returns start and end of the range, or undefined when the CFI is invalid or has no target
 */
export function resolveCfi(
  cfi: string,
  document: Document,
): { start: ChapterDomPoint; end: ChapterDomPoint } | undefined {
  const { text, assertions } = extractCfiAssertions(/^epubcfi\((.*)\)$/.exec(cfi)?.[1] ?? '')
  const path = text.split('!')[1]
  const [parent, from, to] = path?.split(',') ?? []
  if (parent === undefined) return undefined
  const start = pointAtCfiPath(parent + (from ?? ''), assertions, document)
  const end = to === undefined ? start : pointAtCfiPath(parent + to, assertions, document)
  return start && end && { start, end }
}

/**
 * Finds the spine item of a CFI. If the CFI contains the id of a spine item, the id takes precedence over the step
 * number.
 * @returns undefined for text that is not a CFI, and for a CFI without a spine item
 */
export function findSpineItemOfCfi<Item extends { readonly cfiStep: number; readonly id?: string }>(
  cfi: string,
  spine: readonly Item[],
): Item | undefined {
  const { text, assertions } = extractCfiAssertions(cfi)
  const [, step, assertion] = /^epubcfi\(\/6(?:\[\d+\])?\/(\d+)(?:\[(\d+)\])?/.exec(text) ?? []
  if (step === undefined) return undefined
  const id = assertion === undefined ? undefined : assertions[Number(assertion)]
  return spine.find(item => id !== undefined && item.id === id) ?? spine.find(({ cfiStep }) => cfiStep === Number(step))
}

/**
 * Returns the step numbers and the text offset or image position of the start point of a CFI, for
 * {@link compareCfiNumbers}.
 */
export function parseCfiNumbers(cfi: string): readonly number[] {
  const [base = '', path = ''] = removeCfiAssertions(cfi).split('!')
  const [parent = '', from = ''] = path.split(',')
  return (base + parent + from).match(/\d+(?:\.\d+)?/g)?.map(Number) ?? []
}

/**
 * Compares the start points of two CFIs. Takes the results of {@link parseCfiNumbers}. The result is negative if the
 * first CFI is earlier, and 0 if they are equal.
 */
export function compareCfiNumbers(first: readonly number[], second: readonly number[]): number {
  for (let at = 0; at < Math.max(first.length, second.length); at++) {
    const difference = (first[at] ?? -1) - (second[at] ?? -1)
    if (difference !== 0) return difference
  }
  return 0
}

const spineItemSteps = (chapter: number) => `/6/${(chapter + 1) * 2}`

const serializeCfiPath = ({ steps, offset, imageFraction }: CfiPath) => {
  const isText = (steps.at(-1) ?? 0) % 2 === 1
  // A CFI contains the vertical position in an image as a percentage of the image height.
  const suffix = isText ? `:${offset}` : imageFraction ? `@0:${Number((imageFraction * 100).toFixed(2))}` : ''
  return steps.map(step => `/${step}`).join('') + suffix
}

const isTextNode = (node: Node) => node.nodeType === 3 || node.nodeType === 4
const isElementNode = (node: Node) => node.nodeType === 1

function cfiPathOf({ node, offset, imageFraction }: ChapterDomPoint): CfiPath | undefined {
  const body = node.ownerDocument?.querySelector('body')
  if (!body?.contains(node)) return undefined
  const steps: number[] = []
  let textOffset = isTextNode(node) ? offset : 0
  for (let ancestor: Node = node; ancestor !== body && ancestor.parentNode; ancestor = ancestor.parentNode) {
    let elements = 0
    let isAdjacent = true
    for (let sibling = ancestor.previousSibling; sibling; sibling = sibling.previousSibling) {
      if (isElementNode(sibling)) elements += 1
      if (isElementNode(sibling)) isAdjacent = false
      else if (isAdjacent && ancestor === node && isTextNode(node) && isTextNode(sibling))
        textOffset += sibling.nodeValue?.length ?? 0
    }
    steps.unshift(isTextNode(ancestor) ? elements * 2 + 1 : (elements + 1) * 2)
  }
  return { steps: [BODY_STEP, ...steps], offset: textOffset, imageFraction }
}

function pointAtCfiPath(path: string, assertions: readonly string[], document: Document): ChapterDomPoint | undefined {
  const [pathText = '', spatialOffset] = path.split('@')
  const [stepText = '', offset = '0'] = pathText.split(':')
  const [first, ...steps] = stepText
    .split('/')
    .slice(1)
    .map(text => Number(removeCfiAssertions(text)))
  const ids = stepText
    .split('/')
    .slice(2)
    .map(text => assertions[Number(/\[(\d+)\]/.exec(text)?.[1] ?? -1)])
  let node: Element | null = first === BODY_STEP ? document.querySelector('body') : null
  for (const [at, step] of steps.entries()) {
    if (!node || !(step >= 1)) return undefined
    if (step % 2 === 1)
      return at === steps.length - 1
        ? pointInTextRun(node, (step - 1) / 2, Number(removeCfiAssertions(offset)))
        : undefined
    // Uses `children`, which the browser caches. A copy of all child nodes for each step would be slow in chapters with
    // many paragraphs.
    node = elementAtCfiStep(node.children[step / 2 - 1], ids[at], document)
  }
  const imageFraction = Number(spatialOffset?.split(':')[1] ?? 0) / 100
  return node ? { node, offset: 0, ...(imageFraction > 0 && imageFraction <= 1 && { imageFraction }) } : undefined
}

function elementAtCfiStep(child: Element | undefined, id: string | undefined, document: Document): Element | null {
  if (id === undefined || child?.id === id) return child ?? null
  return document.getElementById(id) ?? child ?? null
}

/**
 * Returns a point in the text between two child elements. Comments may split this text into several nodes.
 * @param elements number of child elements before the text
 * @param offset number of characters before the point in this text
 */
function pointInTextRun(parent: Element, elements: number, offset: number): ChapterDomPoint | undefined {
  let remaining = offset
  let last: ChapterDomPoint | undefined
  const first = elements === 0 ? parent.firstChild : parent.children[elements - 1]?.nextSibling
  for (let child = first; child && !isElementNode(child); child = child.nextSibling) {
    if (!isTextNode(child)) continue
    const length = child.nodeValue?.length ?? 0
    if (remaining <= length) return { node: child, offset: remaining }
    remaining -= length
    last = { node: child, offset: length }
  }
  return last
}

/**
 * Matches an assertion of a CFI. An assertion is an id or text in brackets. Inside an assertion, a circumflex escapes a
 * bracket. Some CFIs lack the closing bracket.
 */
const assertionPattern = /\[(?:\^.|[^\]^])*(?:\]|\^?$)/gs

const removeCfiAssertions = (text: string) => text.replace(assertionPattern, '')

/**
 * Returns the assertions of a CFI as a list, without parameters such as `;s=b`. Also returns the CFI with list indexes
 * in place of the assertions: `[0]` for the first assertion, `[1]` for the second.
 */
function extractCfiAssertions(cfi: string): { text: string; assertions: readonly string[] } {
  const assertions: string[] = []
  const text = cfi.replace(assertionPattern, assertion => {
    const [value = ''] = /^(?:\^.|[^;^])*/.exec(assertion.slice(1, assertion.endsWith(']') ? -1 : undefined)) ?? []
    return `[${assertions.push(value.replace(/\^(.)/g, '$1')) - 1}]`
  })
  return { text, assertions }
}
