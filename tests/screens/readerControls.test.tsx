import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { dismissNotice, getVisibleNotices } from '../../src/api/notices'
import { automaticReload } from '../../src/api/program/lazyComponent'
import { listBooks } from '../../src/generated/books/books.calls'
import type { Book } from '../../src/generated/model.schemas'
import { loadTextBundle } from '../../src/language/interfaceLanguage'
import { setUpScreenTestServer } from '../harness/screens/setUpScreenTestServer'

const { server, renderApp } = setUpScreenTestServer({ unhandled: 'bypass' })
beforeAll(() => loadTextBundle('reader'))
beforeAll(() => {
  HTMLImageElement.prototype.decode = async () => undefined
  // Fires the event `load` for each image, because jsdom loads no images.
  const { set: setSource, ...source } = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src') ?? {}
  Object.defineProperty(HTMLImageElement.prototype, 'src', {
    ...source,
    set(this: HTMLImageElement, url: string) {
      setSource?.call(this, url)
      setTimeout(() => this.dispatchEvent(new Event('load')))
    },
  })
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
      setTimeout(() => this.dispatchEvent(new Event('close')))
    },
  })
})
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.restoreAllMocks()
})

const fetchComic = async (): Promise<Book> => {
  const { content } = await listBooks(
    { condition: { mediaStatus: { operator: 'is', value: 'READY' } } },
    { unpaged: true, sort: ['metadata.numberSort,asc'] },
  )
  const comic = content.find(({ media }) => media.mediaProfile === 'DIVINA' && media.pagesCount > 6)
  if (!comic) throw new Error('The mock server has no comic')
  return comic
}

/**
 * Opens a comic at page 3, and waits until the reader announces the visible pages.
 * @param opened name of the visible pages: "Page 3", or, for example, "Pages 2 and 3" for a spread
 */
async function openComic(opened = 'Page 3') {
  const book = await fetchComic()
  const view = renderApp(`/book/${book.id}/read?incognito=true&page=3`)
  const isAt = (pages: string) => screen.findByRole('status', { name: `${pages} of ${book.media.pagesCount}` })
  const at = (page: number) => isAt(`Page ${page}`)
  await isAt(opened)
  const press = (key: string) => fireEvent.keyDown(window, { key })
  const sheet = (name: string) => screen.findByRole('dialog', { name })
  const surface = () => document.querySelector('[data-shown="true"]') as HTMLElement
  return { book, at, isAt, press, sheet, surface, leave: view.unmount }
}

test('a reload that is necessary while a book is open waits until the user leaves the book', async () => {
  const { at, press, leave } = await openComic()
  automaticReload.isPending = true
  // Pretends that the page has just been reloaded. In this case, the client shows a notice instead of reloading the
  // page. The test needs the notice, because jsdom cannot reload pages.
  sessionStorage.setItem('longbox.renewedAt', String(Date.now()))
  press('ArrowRight')
  await at(4)
  expect(getVisibleNotices()).toEqual([])
  leave()
  expect(getVisibleNotices()).toMatchObject([{ action: { label: 'Reload' } }])
  expect(automaticReload).toEqual({ isBlocked: false, isPending: false })
  for (const { id } of getVisibleNotices()) dismissNotice(id)
})

describe('reader tools', () => {
  test('previews the hovered page on the slider and opens the page on release', async () => {
    const { book, at, press } = await openComic()
    press('m')
    const slider = await screen.findByRole('slider', { name: 'Position in the book' })
    expect(slider.getAttribute('aria-valuetext')).toBe(`Page 3 of ${book.media.pagesCount}`)
    slider.getBoundingClientRect = () => ({ left: 0, width: 100 }) as DOMRect
    fireEvent(slider, new MouseEvent('pointermove', { bubbles: true, clientX: 100 }))
    const preview = () => slider.parentElement?.querySelector('img')?.getAttribute('src')
    await waitFor(() => expect(preview()).toContain(`/pages/${book.media.pagesCount}/thumbnail`))
    fireEvent.change(slider, { target: { value: '5' } })
    await waitFor(() => expect(preview()).toContain('/pages/5/thumbnail'))
    fireEvent.pointerUp(slider)
    await at(5)
    screen.getByRole('button', { name: 'Last page' }).click()
    await at(book.media.pagesCount)
    screen.getByRole('button', { name: 'First page' }).click()
    await at(1)
    expect(screen.getByText('Incognito')).toBeTruthy()
  })

  test('a single key step of the slider leaves the current spread', async () => {
    localStorage.setItem('longbox.reader.layout', '"double"')
    const { at, press } = await openComic('Pages 2 and 3')
    press('m')
    const slider = await screen.findByRole('slider', { name: 'Position in the book' })
    // Waits for the button "All pages". It appears when the code that reports the visible pages has loaded.
    await screen.findByRole('button', { name: 'All pages' })
    await waitFor(() => expect(document.querySelectorAll('[data-shown="true"] [data-page]')).toHaveLength(2))
    fireEvent.change(slider, { target: { value: '2' } })
    fireEvent.keyUp(slider)
    await at(1)
  })

  test('after a jump to the second page of a pair, the position names both pages', async () => {
    localStorage.setItem('longbox.reader.layout', '"double"')
    const { isAt, press } = await openComic('Pages 2 and 3')
    press('m')
    const slider = await screen.findByRole('slider', { name: 'Position in the book' })
    fireEvent.pointerDown(slider)
    fireEvent.change(slider, { target: { value: '5' } })
    fireEvent.pointerUp(slider)
    await isAt('Pages 4 and 5')
  })

  test('groups and searches the settings of the current reading mode', async () => {
    const { press, sheet } = await openComic()
    press('s')
    const settings = within(await sheet('Settings'))
    const headings = () => settings.getAllByRole('heading', { level: 3 }).map(heading => heading.textContent)
    await waitFor(() => expect(headings()).toEqual(['Reading', 'Pages', 'Image', 'Controls']))
    expect(settings.queryByText('Side padding')).toBe(null)
    expect(settings.getByText('Page layout')).toBeTruthy()
    fireEvent.click(settings.getByRole('radio', { name: 'Webtoon' }))
    await waitFor(() => expect(headings()).toEqual(['Reading', 'Webtoon', 'Image', 'Controls']))
    expect(settings.queryByText('Page layout')).toBe(null)
    fireEvent.change(settings.getByRole('searchbox'), { target: { value: 'padding' } })
    expect(headings()).toEqual(['Webtoon'])
    fireEvent.change(settings.getByRole('searchbox'), { target: { value: 'xyz' } })
    expect(settings.getByRole('status').textContent).toBe('No setting matches')
  })

  test('a slider of the settings is named like its setting', async () => {
    const { press, sheet } = await openComic()
    press('s')
    const settings = within(await sheet('Settings'))
    const sliders = await settings.findAllByRole('slider')
    for (const slider of sliders) expect(slider.getAttribute('aria-label')).not.toBe(null)
    expect(settings.getByRole('slider', { name: 'Brightness' })).toBeTruthy()
  })

  test.each(['Escape', 'm'])('toolbars that are hidden with the key %s return the focus to the reader', async key => {
    const { press } = await openComic()
    press('m')
    const button = await screen.findByRole('button', { name: 'Last page' })
    button.focus()
    expect(document.activeElement).toBe(button)
    fireEvent.keyDown(button, { key })
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main').parentElement))
  })

  test('a sheet that opens while another sheet closes stays open', async () => {
    const { press, sheet } = await openComic()
    const closings = [
      (open: HTMLElement) => fireEvent.keyDown(open, { key: 'Escape' }),
      (open: HTMLElement) => fireEvent.click(within(open).getByRole('button', { name: 'Close' })),
      (open: HTMLElement) => fireEvent.click(open),
    ]
    for (const close of closings) {
      press('t')
      close(await sheet('All pages'))
      press('s')
      await new Promise(resolve => setTimeout(resolve))
      fireEvent.keyDown(await sheet('Settings'), { key: 'Escape' })
      expect(screen.queryByRole('dialog')).toBe(null)
    }
    press('s')
    const settings = await sheet('Settings')
    const search = within(settings).getByRole('searchbox')
    fireEvent.change(search, { target: { value: 'padding' } })
    expect(fireEvent.keyDown(search, { key: 'Escape' })).toBe(true)
    expect(screen.getByRole('dialog')).toBe(settings)
  })

  test('applies a custom shortcut immediately', async () => {
    const { at, press, sheet } = await openComic()
    press('h')
    const help = within(await sheet('Keyboard shortcuts'))
    fireEvent.click(await help.findByRole('button', { name: 'Change keys' }))
    fireEvent.click(help.getByRole('button', { name: 'Add a key: Next page' }))
    fireEvent.keyDown(help.getByRole('group'), { key: 's' })
    fireEvent.click(help.getByRole('button', { name: 'Use it here' }))
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
    press('s')
    await at(4)
    expect(screen.queryByRole('dialog')).toBe(null)
  })

  test('applies brightness, background and grayscale to the page', async () => {
    localStorage.setItem('longbox.reader.brightness', '60')
    localStorage.setItem('longbox.reader.background', '"white"')
    const { surface, press, sheet } = await openComic()
    const frame = surface().closest<HTMLElement>('[data-background]')
    expect(frame?.dataset.background).toBe('white')
    const filter = () => surface().closest<HTMLElement>('main > *')?.style.filter
    await waitFor(() => expect(filter()).toContain('brightness(0.6)'))
    press('s')
    fireEvent.click(await within(await sheet('Settings')).findByRole('switch', { name: 'Grayscale' }))
    await waitFor(() => expect(filter()).toContain('grayscale'))
  })

  test('scrolls the page overview to the current page', async () => {
    const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView')
    const { press, sheet } = await openComic()
    press('t')
    const pages = within(await sheet('All pages'))
    const currentThumbnail = await pages.findByRole('button', { name: 'Page 3' })
    expect(currentThumbnail.getAttribute('aria-current')).toBe('page')
    await waitFor(() => expect(scrollIntoView.mock.contexts).toContain(currentThumbnail.closest('li')))
  })

  test('offers to add a first bookmark, and moves the focus to the button that replaces the pressed button', async () => {
    const { press, sheet } = await openComic()
    press('t')
    const pages = within(await sheet('All pages'))
    fireEvent.click(await pages.findByRole('tab', { name: 'Bookmarks' }))
    fireEvent.click(await pages.findByRole('button', { name: 'Bookmark page 3' }))
    expect(document.activeElement).toBe(await pages.findByRole('button', { name: 'Page 3' }))
    fireEvent.click(pages.getByRole('button', { name: 'Remove the bookmark from page 3' }))
    expect(document.activeElement).toBe(await pages.findByRole('button', { name: 'Bookmark page 3' }))
  })

  test('keeps the note of a bookmark when the bookmark is removed, and restores both by Undo', async () => {
    const { press, sheet } = await openComic()
    press('b')
    await screen.findByText('Page 3 bookmarked')
    press('t')
    const pages = within(await sheet('All pages'))
    fireEvent.click(await pages.findByRole('tab', { name: 'Bookmarks' }))
    fireEvent.click(await pages.findByRole('button', { name: 'Note · Page 3' }))
    const field = pages.getByRole('textbox', { name: 'Note' })
    expect(document.activeElement).toBe(field)
    fireEvent.change(field, { target: { value: 'The second story' } })
    await pages.findByText('Saved')
    fireEvent.click(pages.getByRole('button', { name: 'Note · Page 3' }))
    expect(pages.queryByRole('textbox')).toBe(null)
    fireEvent.click(pages.getByRole('button', { name: 'Remove the bookmark from page 3' }))
    expect(pages.queryByText('The second story')).toBe(null)
    fireEvent.click(pages.getByRole('button', { name: 'Undo' }))
    expect(document.activeElement).toBe(pages.getByRole('button', { name: 'Page 3 · The second story' }))
    expect(pages.queryByRole('button', { name: 'Undo' })).toBe(null)
  })
})

describe('page turns', () => {
  test('turns the page by wheel with an animation', async () => {
    const { at, surface, press } = await openComic()
    press('m')
    await screen.findByRole('slider')
    const animate = vi.fn()
    Element.prototype.animate = animate
    fireEvent.wheel(surface(), { deltaY: 120 })
    await at(4)
    expect(animate).toHaveBeenCalledOnce()
  })

  test('does not animate a page turn when animation is off', async () => {
    localStorage.setItem('longbox.reader.animate', 'false')
    const { at, press } = await openComic()
    press('m')
    await screen.findByRole('slider')
    const animate = vi.fn()
    Element.prototype.animate = animate
    press('ArrowRight')
    await at(4)
    expect(animate).not.toHaveBeenCalled()
  })

  test('keeps the screen awake, and handles mouse side buttons and gamepad buttons for pages and sheets', async () => {
    localStorage.setItem('longbox.reader.mouseButtons', '"turn"')
    const release = vi.fn(async () => undefined)
    const lock = vi.fn(async () => ({ release }))
    vi.stubGlobal('navigator', Object.assign(navigator, { wakeLock: { request: lock } }))
    let pressedButtons: number[] = []
    const pad = () => ({
      buttons: Array.from({ length: 17 }, (_, button) => ({ pressed: pressedButtons.includes(button) })),
      axes: [0, 0, 0, 0],
    })
    let pads: unknown[] = []
    Object.assign(navigator, { getGamepads: () => pads })
    const { at, leave, sheet } = await openComic()
    await waitFor(() => expect(lock).toHaveBeenCalledWith('screen'), { timeout: 10_000 })
    await waitFor(async () => {
      fireEvent.mouseUp(window, { button: 4 })
      expect(await screen.findByRole('status', { name: /Page [4-6] of/ }, { timeout: 300 })).toBeTruthy()
    })
    pads = [pad()]
    window.dispatchEvent(new Event('gamepadconnected'))
    const pressUntil = async (button: number, until: () => Promise<unknown>) => {
      pressedButtons = [button]
      pads = [pad()]
      await until()
      pressedButtons = []
      pads = [pad()]
      await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
    }
    const title = screen.getByRole('status', { name: /Page/ }).getAttribute('aria-label') ?? ''
    const page = Number(title.match(/\d+/)?.[0])
    await pressUntil(5, () => at(page + 1))
    await pressUntil(9, () => sheet('Settings'))
    await pressUntil(1, () => waitFor(() => expect(screen.queryByRole('dialog')).toBe(null)))
    leave()
    await waitFor(() => expect(release).toHaveBeenCalled())
  })

  test('shows a preview of a tap zone layout over the page when the user selects the layout', async () => {
    const { press, sheet, surface } = await openComic()
    press('s')
    const settings = within(await sheet('Settings'))
    const overlayElements = () => [...(surface().closest('[data-theme]')?.querySelectorAll('svg, [aria-hidden]') ?? [])]
    await waitFor(async () => {
      for (const name of ['Kindle-like', 'Corners']) fireEvent.click(await settings.findByRole('radio', { name }))
      expect(
        overlayElements()
          .map(element => element.textContent)
          .join(),
      ).toMatch(/Previous.*Next|Next.*Previous/)
    })
  })
})

describe('spatial navigation', () => {
  beforeEach(() => {
    // Gives all buttons a position in a single row. jsdom computes no positions.
    const box = (element: Element) => {
      const left = 50 * [...document.querySelectorAll('button')].indexOf(element as HTMLButtonElement)
      return { left, right: left + 40, top: 0, bottom: 40 } as DOMRect
    }
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return box(this)
    })
    vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList)
    Element.prototype.scrollIntoView ??= () => undefined
  })
  const arrow = async (key: string) => {
    const before = document.activeElement as Element
    await waitFor(
      () => {
        if (document.activeElement === before) fireEvent.keyDown(before, { key })
        expect(document.activeElement).not.toBe(before)
      },
      { timeout: 10_000 },
    )
    return document.activeElement
  }

  test('moves the focus within an open sheet', async () => {
    const { press, sheet } = await openComic()
    press('h')
    const help = await sheet('Keyboard shortcuts')
    expect(document.activeElement).toBe(help)
    expect(await arrow('ArrowDown')).toBe(within(help).getByRole('button', { name: 'Close' }))
  })

  test('reaches the buttons of the error card', async () => {
    server.use(http.get('*/api/v1/books/:id', () => HttpResponse.json({ message: 'ERR_1000' }, { status: 400 })))
    renderApp('/book/B/read?incognito=true')
    const card = within(await screen.findByRole('alert'))
    await waitFor(() => expect(document.activeElement).toBe(card.getByRole('button', { name: 'Try again' })))
    const all = card.getAllByRole('button')
    expect(await arrow('ArrowRight')).toBe(all[1])
  })
})

test('the menu offers both pages when a spread is visible', async () => {
  localStorage.setItem('longbox.reader.layout', '"double"')
  const resizeListeners = new Set<() => void>()
  vi.stubGlobal(
    'ResizeObserver',
    class extends ResizeObserver {
      constructor(callback: () => void) {
        super(callback)
        resizeListeners.add(callback)
      }
    },
  )
  const width = vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(500)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(900)
  const { press, sheet } = await openComic()
  press('m')
  fireEvent.click(await screen.findByRole('button', { name: 'More' }))
  const menu = within(await sheet('More'))
  expect(await menu.findByRole('button', { name: 'Save this page' })).toBeTruthy()
  width.mockReturnValue(1200)
  for (const notify of resizeListeners) notify()
  for (const page of [2, 3]) await menu.findByRole('button', { name: `Save this page · Page ${page}` })
  vi.unstubAllGlobals()
})

test('pairs the pages before the first wide page as in print, and the shift key undoes this for the book', async () => {
  localStorage.setItem('longbox.reader.layout', '"double"')
  const { media } = await fetchComic()
  const sizes = Array.from({ length: media.pagesCount }, () => ({ width: 600, height: 900 }))
  sizes[4] = { width: 1200, height: 900 }
  const file = { fileName: '', mediaType: 'image/png', sizeBytes: null, size: '' }
  const pages = sizes.map((size, index) => ({ number: index + 1, ...file, ...size }))
  server.use(http.get('*/api/v1/books/:id/pages', () => HttpResponse.json(pages)))
  const first = await openComic('Pages 3 and 4')
  first.press('o')
  await first.isAt('Pages 2 and 3')
  first.leave()
  await openComic('Pages 2 and 3')
})

test('shows rotated portrait pages without a partner, and hides the setting for wide pages', async () => {
  localStorage.setItem('longbox.reader.layout', '"double"')
  const { at, isAt, press, sheet } = await openComic('Pages 2 and 3')
  press('s')
  const settings = within(await sheet('Settings'))
  const widePages = () => settings.queryByRole('group', { name: 'Wide pages' })
  const rotation = within(await settings.findByRole('group', { name: 'Rotation' }))
  expect(widePages()).not.toBe(null)
  fireEvent.click(rotation.getByRole('radio', { name: '90° right' }))
  await at(3)
  const image = document.querySelector<HTMLElement>('[data-shown="true"] [data-page="3"] img')
  expect(image?.style.transform).toContain('rotate(90deg)')
  expect(widePages()).toBe(null)
  fireEvent.click(rotation.getByRole('radio', { name: 'None' }))
  await isAt('Pages 2 and 3')
})

test('explains that the spread offset needs the two-page layout', async () => {
  const { press } = await openComic()
  for (const message of ['Page layout: Double', 'Page layout: Double, no cover', 'Page layout: Single']) {
    press('d')
    await screen.findByText(message)
  }
  press('o')
  await screen.findByText('Only available with two pages side by side')
})

test('shows messages in a status element that is always in the document, so that screen readers read them', async () => {
  const { press } = await openComic()
  const elements = screen.getAllByRole('status')
  press('d')
  expect(elements).toContain(await screen.findByText('Page layout: Double'))
})

describe('redirect to the other reader', () => {
  test('opens a comic in the comic reader', async () => {
    const { id } = await fetchComic()
    const { at } = renderApp(`/book/${id}/read-epub?incognito=true`)
    await waitFor(() => expect(at()).toContain(`/book/${id}/read?`))
  })

  test('opens an EPUB in the EPUB reader', async () => {
    const book = await fetchComic()
    const media = { ...book.media, mediaProfile: 'EPUB', epubDivinaCompatible: false }
    server.use(http.get('*/api/v1/books/:id', () => HttpResponse.json({ ...book, media })))
    const { at } = renderApp(`/book/${book.id}/read?incognito=true`)
    await waitFor(() => expect(at()).toContain(`/book/${book.id}/read-epub?`))
  })
})
