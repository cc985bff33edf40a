import type { Page } from 'playwright'

/** All lines of a chapter, and a record of which lines and images were visible while a test turned the pages. */
export type ShownChapterContent = {
  /**
   * Descriptions of all lines of the chapter, in order. A line of text is described by the first 40 characters of the
   * text node that contains the line. Lines of the same text node therefore have the same description. An image counts
   * as a line, and its description contains its address.
   */
  lines: readonly string[]
  /**
   * Lines that were fully visible. The key is the index of the line. The value is the number of the page turn that
   * first showed the line.
   */
  seen: Map<number, number>
  /** Indexes of the lines that were partly visible, but never fully visible. */
  cut: Set<number>
  /** Images of the chapter that were visible but did not load. */
  broken: Set<string>
}

/** Visible part of an EPUB after a page turn. */
export type EpubPageTurnSnapshot = {
  /** Reading position that the reader announces to screen readers. */
  place: string
  /** Indexes of the visible chapters, from top to bottom. */
  chapters: number[]
  /**
   * How far the first visible chapter is scrolled or turned: distance in pixels from the beginning of the chapter to
   * the top left corner of the viewport.
   */
  at: number
}

/**
 * Visible part of a chapter. `complete` contains the indexes of the fully visible lines. `partial` contains the indexes
 * of the partly visible lines. A line of text counts as fully visible if at least 70% of its width and of its height
 * are visible. For an image, the limit is 97%.
 */
type VisibleChapterPart = {
  chapter: number
  at: number
  complete: number[]
  partial: number[]
  broken: string[]
  /**
   * Texts of all lines of the chapter. Present only if the chapter is new or its size has changed. Otherwise, the lines
   * are the same as before the page turn.
   */
  measured?: string[]
}

/**
 * Turns the pages of the open EPUB until the reader announces the end. Records the visible lines before each page turn.
 * @param key key that turns the page
 * @param onStop called each time after the visible lines have been recorded
 * @returns `stops` with the reading position at each recording, and `seen` with the lines that were visible. The keys
 *   of `seen` are chapter indexes.
 */
export async function pageThroughEpub(
  page: Page,
  key: string,
  onStop: () => Promise<unknown> = async () => undefined,
): Promise<{ stops: EpubPageTurnSnapshot[]; seen: Map<number, ShownChapterContent> }> {
  const stops: EpubPageTurnSnapshot[] = []
  const seen = new Map<number, ShownChapterContent>()
  for (let place = await waitUntilStable(page); !isEnd(place); place = await pressAndWait(page, key)) {
    const parts = await readVisibleChapterParts(page)
    for (const part of parts) note(seen, part, stops.length)
    await onStop()
    stops.push({ place, chapters: parts.map(({ chapter }) => chapter), at: parts[0]?.at ?? 0 })
    if (stops.length > 4_000) throw new Error('the book does not end')
  }
  return { stops, seen }
}

const isEnd = (place: string) => /end/i.test(place) && !/\d/.test(place)

function note(
  all: Map<number, ShownChapterContent>,
  { chapter, complete, partial, broken, measured }: VisibleChapterPart,
  stop: number,
) {
  const coverage = all.get(chapter) ?? { lines: [], seen: new Map(), cut: new Set(), broken: new Set() }
  if (measured && measured.length !== coverage.lines.length) all.set(chapter, { ...coverage, lines: measured })
  else all.set(chapter, coverage)
  for (const line of complete) {
    if (!coverage.seen.has(line)) coverage.seen.set(line, stop)
    coverage.cut.delete(line)
  }
  for (const line of partial) if (!coverage.seen.has(line)) coverage.cut.add(line)
  for (const picture of broken) coverage.broken.add(picture)
}

/**
 * Presses a key. Waits until either of two events occurs: the reader has moved to another position and stands still, or
 * the reader announces the end. Returns the announced position.
 */
function pressAndWait(page: Page, key: string): Promise<string> {
  return page.evaluate(async key => {
    const announced = () =>
      [...document.querySelectorAll('[role=status][aria-label]')]
        .map(element => element.getAttribute('aria-label'))
        .join('')
    const look = () => {
      const host = document.querySelector('[data-strip]') ?? document.querySelector('[data-shown=true]')
      const top = host?.getBoundingClientRect().top ?? 0
      const lead = [...document.querySelectorAll<HTMLElement>('[data-chapter][data-shown=true]')]
        .sort((a, b) => Number(a.dataset.chapter) - Number(b.dataset.chapter))
        .find(element => element.getBoundingClientRect().bottom > top + 1)
      const box = lead?.querySelector('iframe')?.getBoundingClientRect()
      return `${lead?.dataset.chapter} ${Math.round(box?.left ?? 0)} ${Math.round((box?.top ?? 0) - top)}`
    }
    const isEnd = () => /end/i.test(announced()) && !/\d/.test(announced())
    const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
    const before = look()
    const announcedBefore = announced()
    window.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    for (const end = Date.now() + 10_000; look() === before && !isEnd(); await pause(4))
      if (Date.now() > end) throw new Error(`no page follows ${announcedBefore} (${before})`)
    // Waits until the announced position, which contains a page number, has changed. Does not wait in a continuous
    // strip, because a key press in a strip can leave the page number unchanged.
    const isAnnounced = () => announced() !== announcedBefore || document.querySelector('[data-strip]') !== null
    for (const end = Date.now() + 1_000; !isAnnounced() && Date.now() < end; ) await pause(4)
    for (let last = ''; last !== look(); await pause(24)) last = look()
    return announced()
  }, key)
}

/**
 * Waits until the announced position and the coordinates of the chapters in the window no longer change. Returns the
 * position that the reader announces to screen readers.
 */
async function waitUntilStable(page: Page): Promise<string> {
  const look = () =>
    page.evaluate(() =>
      [
        ...[...document.querySelectorAll('[role=status][aria-label]')].map(element =>
          element.getAttribute('aria-label'),
        ),
        ...[...document.querySelectorAll('[data-shown=true] iframe')].map(element => {
          const { left, top } = element.getBoundingClientRect()
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

/** Returns the visible lines and images of each visible chapter. */
function readVisibleChapterParts(page: Page): Promise<VisibleChapterPart[]> {
  return page.evaluate(() => {
    type Line = { box: DOMRect; text: string; picture?: HTMLImageElement }
    type Measured = { size: string; lines: Line[] }
    const memory: { longboxLines?: WeakMap<Document, Measured> } = globalThis as never
    memory.longboxLines ??= new WeakMap()
    const cache = memory.longboxLines
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
    const parts: VisibleChapterPart[] = []
    for (const shown of document.querySelectorAll<HTMLElement>('[data-chapter][data-shown=true]')) {
      const frame = shown.querySelector('iframe')
      const inner = frame?.contentDocument
      if (!frame || !inner) continue
      const { left, top } = frame.getBoundingClientRect()
      const window = (shown.closest('[data-strip]') ?? shown).getBoundingClientRect()
      if (frame.getBoundingClientRect().bottom <= window.top || top >= window.bottom) continue
      const size = `${inner.documentElement.scrollWidth} ${inner.documentElement.scrollHeight}`
      const cached = cache.get(inner)
      const { lines } = cached?.size === size ? cached : { lines: linesOf(inner) }
      cache.set(inner, { size, lines })
      const part: VisibleChapterPart = {
        chapter: Number(shown.dataset.chapter),
        at: Math.round(Math.abs(window.left - left) + window.top - top),
        complete: [],
        partial: [],
        broken: [],
        ...(cached?.size !== size && { measured: lines.map(({ text }) => text) }),
      }
      lines.forEach(({ box, text, picture }, index) => {
        const [x, y] = [box.left + left, box.top + top]
        const width = Math.min(x + box.width, window.right) - Math.max(x, window.left)
        const height = Math.min(y + box.height, window.bottom) - Math.max(y, window.top)
        if (width <= 0 || height <= 0) return
        const slack = picture ? 0.97 : 0.7
        if (width >= box.width * slack && height >= box.height * slack) part.complete.push(index)
        else if (width > box.width * 0.02 && height > box.height * 0.02) part.partial.push(index)
        if (picture && (!picture.complete || picture.naturalWidth === 0)) part.broken.push(text)
      })
      parts.push(part)
    }
    return parts.sort((a, b) => a.chapter - b.chapter)
  })
}
