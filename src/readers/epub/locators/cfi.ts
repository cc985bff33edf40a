import type { TextPoint } from './textPoints'

/**
 * EPUB canonical fragment identifiers (CFI) of points and ranges in the text of a chapter. Steps to elements are even
 * numbers, steps to text are odd. A CFI is valid both for the fetched and for the rendered document, because they
 * differ only in their heads.
 */

interface Path {
  readonly steps: readonly number[]
  readonly offset: number
}

/** The body counts as the second element of a chapter, even after comments or text. */
const bodyStep = 4

/**
 * Returns the CFI of a point; undefined outside the body.
 * @param chapter  index in the reading order
 */
export function cfiOfPoint(point: TextPoint, chapter: number): string | undefined {
  const path = pathOf(point)
  return path && `epubcfi(${baseOf(chapter)}!${written(path)})`
}

/**
 * Returns the CFI of the range between two points; undefined outside the body.
 * @param chapter  index in the reading order
 */
export function cfiOfRange(start: TextPoint, end: TextPoint, chapter: number): string | undefined {
  const [from, to] = [pathOf(start), pathOf(end)]
  if (!from || !to) return undefined
  const differs = from.steps.findIndex((step, at) => step !== to.steps[at])
  const most = Math.min(from.steps.length, to.steps.length) - 1
  const shared = differs < 0 ? most : Math.min(differs, most)
  const below = ({ steps, offset }: Path) => written({ steps: steps.slice(shared), offset })
  const parent = from.steps.slice(0, shared).map(step => `/${step}`)
  return `epubcfi(${baseOf(chapter)}!${parent.join('')},${below(from)},${below(to)})`
}

/**
 * Resolves a CFI in the document of its chapter.
 * @returns start and end of the range, equal for a point; undefined when the CFI is invalid or its target does not exist
 */
export function parseCfi(cfi: string, document: Document): { start: TextPoint; end: TextPoint } | undefined {
  const inside = /^epubcfi\((.*)\)$/.exec(cfi)?.[1]
  const path = withoutAssertions(inside ?? '').split('!')[1]
  const [parent, from, to] = path?.split(',') ?? []
  if (parent === undefined) return undefined
  const start = pointAlong(parent + (from ?? ''), document)
  const end = to === undefined ? start : pointAlong(parent + to, document)
  return start && end && { start, end }
}

/** Compares the starts of two CFIs: negative when the first is earlier, 0 when they are equal. */
export function compareCfi(one: string, other: string): number {
  const [a, b] = [numbersOf(one), numbersOf(other)]
  for (let at = 0; at < Math.max(a.length, b.length); at++) {
    const difference = (a[at] ?? -1) - (b[at] ?? -1)
    if (difference !== 0) return difference
  }
  return 0
}

const baseOf = (chapter: number) => `/6/${(chapter + 1) * 2}`

const written = ({ steps, offset }: Path) =>
  steps.map(step => `/${step}`).join('') + ((steps.at(-1) ?? 0) % 2 === 1 ? `:${offset}` : '')

const isText = (node: Node) => node.nodeType === 3 || node.nodeType === 4
const isElement = (node: Node) => node.nodeType === 1

function pathOf({ node, offset }: TextPoint): Path | undefined {
  const body = node.ownerDocument?.querySelector('body')
  if (!body?.contains(node)) return undefined
  const steps: number[] = []
  let before = isText(node) ? offset : 0
  for (let ancestor: Node = node; ancestor !== body && ancestor.parentNode; ancestor = ancestor.parentNode) {
    let elements = 0
    let beside = true
    for (let sibling = ancestor.previousSibling; sibling; sibling = sibling.previousSibling) {
      if (isElement(sibling)) elements += 1
      if (isElement(sibling)) beside = false
      else if (beside && ancestor === node && isText(node) && isText(sibling)) before += sibling.nodeValue?.length ?? 0
    }
    steps.unshift(isText(ancestor) ? elements * 2 + 1 : (elements + 1) * 2)
  }
  return { steps: [bodyStep, ...steps], offset: before }
}

function pointAlong(path: string, document: Document): TextPoint | undefined {
  const [way = '', offset = '0'] = path.split(':')
  const [first, ...steps] = way.split('/').slice(1).map(Number)
  let node: Node | null = first === bodyStep ? document.querySelector('body') : null
  for (const [at, step] of steps.entries()) {
    if (!node || !(step >= 1)) return undefined
    if (step % 2 === 1) return at === steps.length - 1 ? pointInRun(node, (step - 1) / 2, Number(offset)) : undefined
    node = elementsOf(node)[step / 2 - 1] ?? null
  }
  return node ? { node, offset: 0 } : undefined
}

/** Returns the point in the text behind the given number of elements; comments may split this text into several nodes. */
function pointInRun(parent: Node, elements: number, offset: number): TextPoint | undefined {
  let left = offset
  let last: TextPoint | undefined
  let passed = 0
  for (const child of parent.childNodes) {
    if (isElement(child)) passed += 1
    if (passed > elements) break
    if (passed < elements || !isText(child)) continue
    const length = child.nodeValue?.length ?? 0
    if (left <= length) return { node: child, offset: left }
    left -= length
    last = { node: child, offset: length }
  }
  return last
}

const elementsOf = (node: Node) => [...node.childNodes].filter(isElement)

/** Removes text assertions in brackets; a circumflex escapes a bracket. */
const withoutAssertions = (text: string) => text.replace(/\[(?:\^.|[^\]^])*\]/g, '')

function numbersOf(cfi: string): number[] {
  const [base = '', path = ''] = withoutAssertions(cfi).split('!')
  const [parent = '', from = ''] = path.split(',')
  return (base + parent + from).match(/\d+/g)?.map(Number) ?? []
}
