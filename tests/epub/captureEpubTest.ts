import type { EpubTestBrowser } from './epubTestBrowser'
import { currentNarrationScript, narrationRecorderScript, waitForSpokenTextScript } from './narrationCaptureScripts'
import type { FractionBox } from './pixels/measurePixels'

/** What the reader shows and plays at a point in time of a test. */
export interface CapturedReaderScreen {
  readonly chapters: readonly CapturedChapter[]
  /**
   * Whether the pages of the book are visible. This is the case if the reader is open and no dialog is above the pages.
   */
  readonly showsPages: boolean
  /** Rectangles of the buttons and links in the window. */
  readonly controls: readonly FractionBox[]
  /** Text of the messages, sheets and dialogs that the reader shows. */
  readonly interface: string
  /**
   * Texts with right-to-left text direction. The list contains the texts of headings (h1) in the whole document, and
   * the texts of paragraphs in open dialogs.
   */
  readonly rtlTexts: readonly string[]
  /**
   * Text of the book in an open dialog, for example the text of a footnote. Empty if no dialog shows text of the book.
   */
  readonly dialogText: string
  /** Whether the action `play` has played audio or video since the book was opened. */
  readonly hasPlayed: boolean
  /** Addresses of the windows that the reader has tried to open. */
  readonly openedWindows: readonly string[]
  readonly narration: CapturedNarration
}

/** Text that the reader reads aloud, and audio that the reader plays. */
export interface CapturedNarration {
  /** Highlighted text of the visible chapters. Empty if no text is highlighted. */
  readonly text: string
  /**
   * `background` and `color` are the colors of the highlighted element. `otherColor` is the text color of the chapter.
   * Example of a color: `rgb(0, 0, 0)`.
   */
  readonly background: string
  readonly color: string
  readonly otherColor: string
  /** Current time in seconds of the audio that plays. Undefined if no audio plays. */
  readonly audioSeconds?: number
  /** Texts that the simulated voice of the browser has spoken or is speaking. */
  readonly spokenByVoice: readonly string[]
}

/** Visible chapter of the book. */
export interface CapturedChapter {
  readonly index: number
  /** Rectangle that the visible part of the chapter covers in the window. */
  readonly box: FractionBox
  /**
   * Side of the page in a double-page spread: `left`, `right` or `center`. Empty if the page is not in a fixed-layout
   * spread.
   */
  readonly side: string
  /** Whether the chapter is a fixed-layout page. */
  readonly isFixed: boolean
  /** Visible text of the chapter, at most 4,000 characters. A partly visible text node is included as a whole. */
  readonly text: string
  /** Number of images in the chapter, and number of loaded images. */
  readonly images: number
  readonly loadedImages: number
  readonly scrollable: boolean
  readonly direction: string
  readonly writingMode: string
  /** Font families that the chapter has loaded, separated by commas. */
  readonly fonts: string
}

/** Action that a test performs in the reader. The test captures the content of the reader after each action. */
export type EpubTestStep =
  | { readonly press: string }
  /** Clicks the first link that contains this text in the visible chapters. */
  | { readonly link: string }
  /** Swipes across a visible chapter. */
  | { readonly swipe: 'left' | 'right' }
  /** Clicks the button, link or tab that has this name in the reader. */
  | { readonly click: string }
  /** Waits until the spoken text matches this regular expression: at most 13 s, or 5 s if nothing is read aloud. */
  | { readonly hear: string }
  /** Plays all audio and video of the visible chapters. */
  | { readonly play: true }
  /** Leaves the reader and opens the page with the details of the book. */
  | { readonly page: 'book' }

/**
 * Opens a book and performs the actions of a test. Stops when the reader announces the end of the book. Returns what
 * the reader shows and plays after opening and after each performed action.
 */
export async function captureEpubTest(
  browser: EpubTestBrowser,
  url: string,
  steps: readonly EpubTestStep[],
  onScreen: (index: number, screen: CapturedReaderScreen) => Promise<void>,
): Promise<readonly CapturedReaderScreen[]> {
  await browser.open(url)
  await browser.evaluate(narrationRecorderScript)
  const screens: CapturedReaderScreen[] = []
  const addScreen = async () => {
    const screen = await browser.evaluate<CapturedReaderScreen>(settledScreen)
    screens.push(screen)
    if (!isAtEndOfBook(screen)) await onScreen(screens.length - 1, screen)
  }
  await addScreen()
  for (const step of steps) {
    if (isAtEndOfBook(screens.at(-1))) break
    if ('press' in step) await browser.press(step.press)
    else if ('page' in step) await browser.open(url.replace(/\/read-epub.*/, ''))
    else if ('play' in step) await browser.evaluate(playMedia)
    else if ('swipe' in step) await browser.evaluate(`(${swipeInChapter})(${JSON.stringify(step.swipe)})`)
    else if ('hear' in step) await browser.evaluate(`(${waitForSpokenTextScript})(${JSON.stringify(step.hear)})`)
    else await browser.evaluate(clickExpression(step))
    await addScreen()
  }
  return screens
}

const isAtEndOfBook = (screen: CapturedReaderScreen | undefined): boolean =>
  screen === undefined || /You reached the end/.test(screen.interface)

const clickExpression = (step: { readonly link: string } | { readonly click: string }): string =>
  'link' in step
    ? `(${clickLinkInChapter})(${JSON.stringify(step.link)})`
    : `(${clickControl})(${JSON.stringify(step.click)})`

const clickLinkInChapter = `text => {
  for (const frame of document.querySelectorAll('[data-shown=true] iframe'))
    for (const link of frame.contentDocument?.querySelectorAll('a, area') ?? [])
      if (link.textContent.trim().includes(text)) return link.dispatchEvent(new frame.contentWindow.MouseEvent('click', { bubbles: true, cancelable: true }))
  return false
}`

const swipeInChapter = `direction => {
  const frame = document.querySelector('[data-shown=true] iframe')
  const target = frame?.contentDocument.body
  const point = (type, x) => target?.dispatchEvent(new frame.contentWindow.PointerEvent(type, {
    bubbles: true, pointerId: 7, pointerType: 'touch', isPrimary: true, clientX: x, clientY: 100,
  }))
  point('pointerdown', direction === 'left' ? 500 : 100)
  point('pointerup', direction === 'left' ? 100 : 500)
}`

const playMedia = `(async () => {
  for (const frame of document.querySelectorAll('[data-shown=true] iframe'))
    for (const media of frame.contentDocument?.querySelectorAll('audio, video') ?? []) {
      media.muted = true
      await Promise.race([media.play().catch(() => {}), new Promise(resolve => setTimeout(resolve, 2000))])
      for (let wait = 0; wait < 40 && media.currentTime === 0; wait++) await new Promise(resolve => setTimeout(resolve, 50))
      window.__hasPlayed ||= media.currentTime > 0
    }
})()`

const clickControl = `name => {
  const nameOf = element => (element.getAttribute('aria-label') ?? element.textContent).trim()
  for (const control of document.querySelectorAll('button, a, [role=tab]'))
    if (nameOf(control) === name) { control.click(); return true }
  return false
}`

/**
 * Script that waits until the visible content has loaded and has not changed for 400 ms. Waits for at most 8 s. Then
 * returns a description of the content.
 */
const settledScreen = `(async () => {
  window.__opened ??= []
  if (!window.__opened.patched) {
    window.__opened.patched = true
    window.open = url => { window.__opened.push(String(url)); return null }
  }
  const isReader = location.pathname.endsWith('/read-epub')
  const visibleFrames = () => [...document.querySelectorAll('[data-shown=true] iframe')].filter(frame => {
    const box = frame.getBoundingClientRect()
    return box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth
  })
  const visibleText = (frame, clip) => {
    const inner = frame.contentDocument
    const { left, top } = frame.getBoundingClientRect()
    const range = inner.createRange()
    const isInside = box => box.width > 0 && box.right + left > clip.left && box.left + left < clip.right &&
      box.bottom + top > Math.max(0, clip.top) && box.top + top < Math.min(innerHeight, clip.bottom)
    const walker = inner.createTreeWalker(inner.body ?? inner.documentElement, NodeFilter.SHOW_TEXT)
    let text = ''
    while (walker.nextNode()) {
      range.selectNodeContents(walker.currentNode)
      if ([...range.getClientRects()].some(isInside)) text += ' ' + walker.currentNode.nodeValue
    }
    return text
  }
  const fractionBox = ({ left, top, right, bottom }) => [left / innerWidth, top / innerHeight, right / innerWidth, bottom / innerHeight]
  const visibleBox = (frame, host) => {
    const [page, clip] = [frame.getBoundingClientRect(), host.getBoundingClientRect()]
    return fractionBox({
      left: Math.max(page.left, clip.left, 0), top: Math.max(page.top, clip.top, 0),
      right: Math.min(page.right, clip.right, innerWidth), bottom: Math.min(page.bottom, clip.bottom, innerHeight),
    })
  }
  const describe = frame => {
    const inner = frame.contentDocument
    const host = frame.closest('[data-shown]')
    if (!inner?.documentElement) return undefined
    const body = inner.body ?? inner.documentElement
    const images = [...inner.querySelectorAll('img')]
    const style = getComputedStyle(body)
    return {
      index: Number(host.dataset.chapter),
      box: visibleBox(frame, host),
      side: host.dataset.side ?? '',
      isFixed: host.dataset.fixed === 'true',
      text: visibleText(frame, host.getBoundingClientRect()).replace(/\\s+/g, ' ').trim().slice(0, 4000),
      images: images.length,
      loadedImages: images.filter(image => image.complete && image.naturalWidth > 0).length,
      scrollable: host.closest('[data-strip]') !== null,
      direction: style.direction,
      writingMode: style.writingMode,
      fonts: [...(inner.fonts ?? [])].filter(font => font.status === 'loaded').map(font => font.family).join(','),
    }
  }
  const describeAll = () => ({
    chapters: visibleFrames().map(describe).filter(Boolean),
    showsPages: isReader && !document.querySelector('dialog[open], [role=dialog]'),
    controls: [...document.querySelectorAll('button, a')].map(element => fractionBox(element.getBoundingClientRect())),
    interface: [...document.querySelectorAll('[role=status], [role=alert], dialog[open], [role=dialog]')]
      .map(element => element.innerText.replace(/\\s+/g, ' ').trim()).filter(Boolean).join(' | '),
    rtlTexts: [...document.querySelectorAll('dialog[open] p, h1')]
      .filter(element => getComputedStyle(element).direction === 'rtl').map(element => element.innerText.trim()),
    dialogText: [...document.querySelectorAll('dialog[open] iframe')]
      .map(frame => frame.contentDocument?.body?.textContent.replace(/\\s+/g, ' ').trim() ?? '').join(' '),
    hasPlayed: window.__hasPlayed === true,
    openedWindows: [...window.__opened],
  })
  const signature = () => JSON.stringify([
    describeAll(),
    visibleFrames().map(frame => { const box = frame.getBoundingClientRect(); return [box.left, box.top, box.width] }),
  ])
  const isLoading = () => (isReader && visibleFrames().length === 0) || visibleFrames().some(frame =>
    [...frame.contentDocument?.querySelectorAll('img') ?? []].some(image => !image.complete))
  const isPackageLoading = () => performance.now() < (isReader ? 3000 : 1500) &&
    !performance.getEntriesByType('resource').some(({ name, responseEnd }) => name.endsWith('/file') && responseEnd > 0)
  let last = ''
  let stableSince = Date.now()
  const end = Date.now() + 8000
  while (Date.now() < end) {
    const now = signature()
    if (now !== last || isLoading() || isPackageLoading()) { last = now; stableSince = Date.now() }
    if (Date.now() - stableSince > 400) break
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  return { ...describeAll(), narration: ${currentNarrationScript} }
})()`
