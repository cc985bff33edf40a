import type { Page } from 'playwright'

/** What is known of a file of a text after it was read. */
export type ChapterSeen = {
  /** How its lines begin, in the order of the file. */
  lines: readonly string[]
  /** The lines that were in sight, each with the number of the stop where it was first seen. */
  seen: Map<number, number>
  /** The lines that were never whole in sight, though a part of them was. */
  cut: Set<number>
  /** Pictures that were in sight and could not be drawn. */
  broken: Set<string>
}

/** One stop on the way through a text. */
export type TextStop = {
  /** The place as it is announced. */
  place: string
  /** The files in sight, from the upper edge on. */
  chapters: number[]
  /** Where the window lies over the first of them. */
  at: number
}

type Piece = {
  chapter: number
  at: number
  whole: number[]
  partly: number[]
  broken: string[]
  /** Given when the file was measured just now. */
  fresh?: string[]
}

/**
 * Goes on through a text by one key from where it lies open until its end is announced, and looks at each stop which lines
 * of which file are in sight.
 */
export async function readText(
  page: Page,
  key: string,
): Promise<{ stops: TextStop[]; seen: Map<number, ChapterSeen> }> {
  const stops: TextStop[] = []
  const seen = new Map<number, ChapterSeen>()
  for (let place = await atRest(page); !isEnd(place); place = await goOn(page, key)) {
    const pieces = await piecesInSight(page)
    for (const piece of pieces) note(seen, piece, stops.length)
    stops.push({ place, chapters: pieces.map(({ chapter }) => chapter), at: pieces[0]?.at ?? 0 })
    if (stops.length > 4_000) throw new Error('the book does not end')
  }
  return { stops, seen }
}

const isEnd = (place: string) => /end/i.test(place) && !/\d/.test(place)

function note(all: Map<number, ChapterSeen>, { chapter, whole, partly, broken, fresh }: Piece, stop: number) {
  const known = all.get(chapter) ?? { lines: [], seen: new Map(), cut: new Set(), broken: new Set() }
  if (fresh && fresh.length !== known.lines.length) all.set(chapter, { ...known, lines: fresh })
  else all.set(chapter, known)
  for (const line of whole) {
    if (!known.seen.has(line)) known.seen.set(line, stop)
    known.cut.delete(line)
  }
  for (const line of partly) if (!known.seen.has(line)) known.cut.add(line)
  for (const picture of broken) known.broken.add(picture)
}

/** Presses the key and waits until another place is in sight, and rests. */
function goOn(page: Page, key: string): Promise<string> {
  return page.evaluate(async key => {
    const announced = () =>
      [...document.querySelectorAll('[role=status][aria-label]')].map(one => one.getAttribute('aria-label')).join('')
    const look = () => {
      const host = document.querySelector('[data-strip]') ?? document.querySelector('[data-shown=true]')
      const top = host?.getBoundingClientRect().top ?? 0
      const lead = [...document.querySelectorAll<HTMLElement>('[data-chapter][data-shown=true]')]
        .sort((a, b) => Number(a.dataset.chapter) - Number(b.dataset.chapter))
        .find(one => one.getBoundingClientRect().bottom > top + 1)
      const box = lead?.querySelector('iframe')?.getBoundingClientRect()
      return `${lead?.dataset.chapter} ${Math.round(box?.left ?? 0)} ${Math.round((box?.top ?? 0) - top)}`
    }
    const isEnd = () => /end/i.test(announced()) && !/\d/.test(announced())
    const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
    const before = look()
    const told = announced()
    window.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    for (const end = Date.now() + 10_000; look() === before && !isEnd(); await pause(4))
      if (Date.now() > end) throw new Error(`nothing comes after ${told} (${before})`)
    // In a strip the next screen may bear the same number; a turned page never does.
    const isTold = () => announced() !== told || document.querySelector('[data-strip]') !== null
    for (const end = Date.now() + 1_000; !isTold() && Date.now() < end; ) await pause(4)
    for (let last = ''; last !== look(); await pause(24)) last = look()
    return announced()
  }, key)
}

/** Waits until nothing moves any more. */
async function atRest(page: Page): Promise<string> {
  const look = () =>
    page.evaluate(() =>
      [
        ...[...document.querySelectorAll('[role=status][aria-label]')].map(one => one.getAttribute('aria-label')),
        ...[...document.querySelectorAll('[data-shown=true] iframe')].map(one => {
          const { left, top } = one.getBoundingClientRect()
          return `@${left} ${top}`
        }),
      ].join(''),
    )
  for (let before = ''; ; ) {
    const now = await look()
    if (now === before) return now.replace(/@.*/, '')
    before = now
    await page.evaluate(() => new Promise(resolve => setTimeout(resolve, 150)))
  }
}

/** Which lines and pictures of which files lie in the window now, wholly or in part. */
function piecesInSight(page: Page): Promise<Piece[]> {
  return page.evaluate(() => {
    type Line = { box: DOMRect; text: string; picture?: HTMLImageElement }
    type Measured = { size: string; lines: Line[] }
    const memory: { longboxLines?: WeakMap<Document, Measured> } = globalThis as never
    memory.longboxLines ??= new WeakMap()
    const kept = memory.longboxLines
    const isSeen = (element: Element | null) =>
      element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false
    const linesOf = ({ body }: Document): Line[] => {
      const lines: Line[] = []
      const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
      const range = body.ownerDocument.createRange()
      while (walker.nextNode()) {
        const node = walker.currentNode
        const isPicture = /^(img|svg)$/i.test(node.nodeName)
        if (!isPicture && (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim())) continue
        if (!isSeen(isPicture ? (node as Element) : node.parentElement)) continue
        range.selectNode(node)
        const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 0.5)
        const text = isPicture
          ? `<${node.nodeName} ${(node as Element).getAttribute('src') ?? ''}>`
          : (node.textContent?.trim().slice(0, 40) ?? '')
        const picture = node.nodeName.toLowerCase() === 'img' ? (node as HTMLImageElement) : undefined
        for (const box of boxes) lines.push({ box, text, ...(picture && { picture }) })
      }
      return lines
    }
    const pieces: Piece[] = []
    for (const shown of document.querySelectorAll<HTMLElement>('[data-chapter][data-shown=true]')) {
      const frame = shown.querySelector('iframe')
      const inner = frame?.contentDocument
      if (!frame || !inner) continue
      const { left, top } = frame.getBoundingClientRect()
      const window = (shown.closest('[data-strip]') ?? shown).getBoundingClientRect()
      if (frame.getBoundingClientRect().bottom <= window.top || top >= window.bottom) continue
      const size = `${inner.documentElement.scrollWidth} ${inner.documentElement.scrollHeight}`
      const known = kept.get(inner)
      const { lines } = known?.size === size ? known : { lines: linesOf(inner) }
      kept.set(inner, { size, lines })
      const piece: Piece = {
        chapter: Number(shown.dataset.chapter),
        at: Math.round(Math.abs(window.left - left) + window.top - top),
        whole: [],
        partly: [],
        broken: [],
        ...(known?.size !== size && { fresh: lines.map(({ text }) => text) }),
      }
      lines.forEach(({ box, text, picture }, index) => {
        const [x, y] = [box.left + left, box.top + top]
        const width = Math.min(x + box.width, window.right) - Math.max(x, window.left)
        const height = Math.min(y + box.height, window.bottom) - Math.max(y, window.top)
        if (width <= 0 || height <= 0) return
        const slack = picture ? 0.97 : 0.7
        if (width >= box.width * slack && height >= box.height * slack) piece.whole.push(index)
        else if (width > box.width * 0.02 && height > box.height * 0.02) piece.partly.push(index)
        if (picture && (!picture.complete || picture.naturalWidth === 0)) piece.broken.push(text)
      })
      pieces.push(piece)
    }
    return pieces.sort((one, other) => one.chapter - other.chapter)
  })
}
