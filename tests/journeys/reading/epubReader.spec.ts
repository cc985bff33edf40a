import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FrameLocator, Page } from 'playwright'
import { testFontFilePath, writeUnusualEpubs } from '../../harness/content/writeUnusualEpubs'
import { readHighlightedTexts } from '../../harness/readers/epubAnnotationTestSteps'
import { locatePositionStatus, waitForReadableBook } from '../../harness/readers/readableBooks'
import { expect, test } from '../../harness/server/longboxFixture'

const library = mkdtempSync(join(tmpdir(), 'longbox-odd-'))
writeUnusualEpubs(library)
test.use({ args: ['--library', library], viewport: { width: 900, height: 700 } })
test.afterAll(() => rmSync(library, { recursive: true, force: true }))

const chapter = (page: Page, nth = 0): FrameLocator => page.frameLocator('[data-shown=true] iframe').nth(nth)

async function open(page: Page, signIn: () => Promise<void>, origin: string, title: string, settings = {}) {
  await signIn()
  await page.evaluate(all => {
    for (const [name, value] of Object.entries(all)) localStorage.setItem(`longbox.${name}`, JSON.stringify(value))
  }, settings)
  const { id } = await waitForReadableBook(page, title)
  await page.goto(`${origin}/book/${id}/read-epub?incognito=true`)
  await expect(locatePositionStatus(page, /Page 1 of/)).toBeAttached()
}

test('opens external links, footnotes and internal links', async ({ page, longbox, signIn, context }) => {
  await context.route('https://example.org/**', route => route.fulfill({ body: 'outside', contentType: 'text/html' }))
  await open(page, signIn, longbox.url, 'Book of notes')
  await test.step('an external link opens only after confirmation and without referrer', async () => {
    await chapter(page).getByRole('link', { name: 'out of the book' }).click()
    const dialog = page.getByRole('dialog', { name: 'Open this link?' })
    await expect(dialog).toContainText('https://example.org/out')
    expect(context.pages()).toHaveLength(1)
    const opened = context.waitForEvent('page')
    await dialog.getByRole('button', { name: 'Open', exact: true }).click()
    const outside = await opened
    await outside.waitForURL('https://example.org/out')
    expect(await outside.evaluate(() => [document.referrer, window.opener])).toEqual(['', null])
    await outside.close()
  })

  await test.step('opens footnotes beside their reference and returns from internal links', async () => {
    await page.keyboard.press('ArrowRight')
    await expect(locatePositionStatus(page, /Page 2 of/)).toBeAttached()
    await chapter(page).getByRole('link', { name: '†' }).focus()
    await expect(locatePositionStatus(page, /Page 1 of/)).toBeAttached()
    await chapter(page).getByRole('link', { name: '†' }).click()
    const note = page.getByRole('dialog', { name: 'Note' })
    await expect(note.frameLocator('iframe').getByText('A note in an aside.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(note).toBeHidden()
    await chapter(page).getByRole('link', { name: '1', exact: true }).click()
    await expect(note.frameLocator('iframe').getByText('A note at the end of the book.')).toBeVisible()
    await note.getByRole('button', { name: 'Close' }).click()
    await chapter(page).getByRole('link', { name: '‡' }).click()
    await expect(note.frameLocator('iframe').getByText('A note that lies outside')).toBeVisible()
    await page.keyboard.press('Escape')

    await chapter(page).getByRole('link', { name: 'Onward to the ninth' }).click()
    await expect(chapter(page).getByText('Paragraph 10.')).toBeInViewport()
    await page.getByRole('button', { name: 'Back to the previous position' }).click()
    await expect(chapter(page).getByRole('heading', { name: 'First' })).toBeInViewport()
    await page.keyboard.press('Shift+Backspace')
    await expect(chapter(page).getByText('Paragraph 10.')).toBeInViewport()
  })
})

test('night appearance overrides the text colors of the publisher, and the font size setting overrides fixed sizes', async ({
  page,
  longbox,
  signIn,
}) => {
  await open(page, signIn, longbox.url, 'Book of notes', { 'epub.appearance': 'night' })
  const paragraph = chapter(page).getByText('Words', { exact: false }).first()
  const look = () =>
    paragraph.evaluate(element => {
      const { color, backgroundColor, fontSize } = getComputedStyle(element)
      return { color, backgroundColor, size: Number.parseFloat(fontSize) }
    })
  expect(await look()).toEqual({ color: 'rgb(201, 206, 214)', backgroundColor: 'rgba(0, 0, 0, 0)', size: 15 })
  await page.keyboard.press('+')
  await expect.poll(async () => (await look()).size).toBeCloseTo(16.5)
})

for (const next of ['there', 'on its way'])
  test(`keeps the position when layout, size and font change; the next chapter is ${next}`, async ({
    page,
    longbox,
    signIn,
  }) => {
    if (next !== 'there') await page.route(/two\.xhtml/, () => new Promise(() => {}))
    await open(page, signIn, longbox.url, 'Book of notes', { 'epub.columns': 'one' })
    for (let turn = 0; turn < 2; turn++) await page.keyboard.press('ArrowRight')
    await expect(locatePositionStatus(page, /Page 3 of/)).toBeAttached()
    const [first] = await inSight(page)
    expect(first).not.toBe('p0')
    for (const key of ['v', '+', '+', 'p', '-']) {
      await page.keyboard.press(key)
      await expect.poll(() => inSight(page), { message: key }).toContain(first)
    }
    await page.keyboard.press('s')
    const sheet = page.getByRole('dialog', { name: 'Settings' })
    for (const font of ['Monospaced', 'Sans serif', "Publisher's"]) {
      await sheet.getByRole('group', { name: 'Font' }).getByRole('radio', { name: font }).check({ force: true })
      await expect.poll(() => inSight(page), { message: font }).toContain(first)
    }
    await sheet.getByRole('button', { name: 'More: Page margins' }).click()
    await expect.poll(() => inSight(page), { message: 'margins' }).toContain(first)
  })

/** Returns the ids of the visible paragraphs in the current chapter. */
const inSight = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const room = document.querySelector('[data-strip]') ?? document.querySelector('[data-shown=true]')
    const frame = document.querySelector<HTMLIFrameElement>('[data-shown=true] iframe')
    const seen = room?.getBoundingClientRect() ?? new DOMRect()
    const origin = frame?.getBoundingClientRect() ?? new DOMRect()
    const isSeen = (box: DOMRect) =>
      box.left + origin.left >= seen.left &&
      box.right + origin.left <= seen.right &&
      box.bottom + origin.top > seen.top &&
      box.top + origin.top < seen.bottom
    const paragraphs = [...(frame?.contentDocument?.querySelectorAll('p[id]') ?? [])]
    return paragraphs.filter(paragraph => [...paragraph.getClientRects()].some(isSeen)).map(({ id }) => id)
  })

test('enlarges an image, changes the text size and the layout', async ({ page, longbox, signIn }) => {
  await open(page, signIn, longbox.url, 'Book of notes', { 'epub.columns': 'one' })
  await test.step('enlarges an image by tap and by keys', async () => {
    await chapter(page)
      .getByRole('img', { name: 'A teal plate' })
      .click({ position: { x: 200, y: 100 } })
    const viewer = page.getByRole('dialog', { name: 'A teal plate' })
    const picture = viewer.getByRole('img')
    await expect(picture).toBeVisible()
    await page.keyboard.press('+')
    await expect(picture).toHaveAttribute('data-large', 'true')
    await page.keyboard.press('Escape')
    await expect(viewer).toBeHidden()
  })

  await test.step('changes of text size and layout do not request a chapter again, and work offline', async () => {
    await page.keyboard.press('ArrowRight')
    await expect(locatePositionStatus(page, /Page 2 of/)).toBeAttached()
    const [first] = await inSight(page)
    // Waits until the reader has also loaded the next chapter in advance.
    await expect.poll(() => page.evaluate(() => document.querySelectorAll('[data-chapter] iframe').length)).toBe(2)
    const requestUrls: string[] = []
    page.on('request', request => {
      if (request.url().includes('.xhtml')) requestUrls.push(request.url())
    })
    for (const key of ['+', '-', 'p', 'v', 'v']) {
      await page.keyboard.press(key)
      await expect.poll(() => inSight(page), { message: key }).toContain(first)
    }
    expect(requestUrls.filter(address => /one|two/.test(address))).toEqual([])
    await page.context().setOffline(true)
    for (const key of ['v', '+', 'v']) {
      await page.keyboard.press(key)
      await expect.poll(() => inSight(page), { message: key }).toContain(first)
    }
    await page.context().setOffline(false)
  })
})

test('the strip continues into the next chapter', async ({ page, longbox, signIn }) => {
  await open(page, signIn, longbox.url, 'Book of notes', { 'epub.layout': 'scroll' })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(async () => {
    await page.keyboard.press('Space')
    expect(await page.frameLocator('[data-chapter="1"] iframe').getByRole('heading', { name: 'Second' }).count()).toBe(
      1,
    )
    await expect(page.frameLocator('[data-chapter="1"] iframe').getByText('Paragraph 3.')).toBeInViewport({
      timeout: 400,
    })
  }).toPass({ timeout: 20_000 })
})

for (const layout of ['paginated', 'scroll'])
  test(`shows an error in place of a chapter that fails to load, and continues after it, ${layout}`, async ({
    page,
    longbox,
    signIn,
  }) => {
    const [failingChapter, abortedChapter] = [/resource\/text\/two\.xhtml/, /resource\/end\.xhtml/]
    await page.route(failingChapter, route => route.fulfill({ status: 404, body: '' }))
    await page.route(abortedChapter, route => route.abort())
    await open(page, signIn, longbox.url, 'Book of notes', { 'epub.layout': layout })
    const second = page.frameLocator('[data-chapter="1"][data-shown=true] iframe')
    const message = second.getByRole('heading', { name: /could not be loaded/ })
    await expect(async () => {
      await page.keyboard.press('PageDown')
      await expect(message).toBeInViewport({ timeout: 1000 })
    }).toPass({ timeout: 20_000 })
    await expect(page.getByRole('alert')).toHaveCount(0)
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
    await page.unroute(abortedChapter)
    await expect(again).toBeInViewport()
    // Presses the keys of a remote control. Enter moves the focus to the toolbars. The up arrow moves the focus back to
    // the book.
    await page.keyboard.press('Enter')
    await expect(page.getByRole('slider', { name: 'Position in the book' })).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(again).toBeFocused()
    const secondFailure = page.waitForResponse(failingChapter)
    await page.keyboard.press('Enter')
    await secondFailure
    await expect(page.getByRole('status').filter({ hasText: 'could not be loaded' })).toBeVisible()
    await expect(again).toBeFocused()
    await page.unroute(failingChapter)
    // Repeats the key press until the chapter appears. A key press has no effect while the reader waits for the
    // response to its previous request.
    await expect(async () => {
      await page.keyboard.press('Enter')
      await expect(second.getByRole('heading', { name: 'Second' })).toBeInViewport({ timeout: 2000 })
    }).toPass({ timeout: 20_000 })
    await expect(message).toHaveCount(0)
  })

for (const layout of ['paginated', 'scroll'])
  test(`keeps the current page while the next chapter loads, and then shows the next chapter, ${layout}`, async ({
    page,
    context,
    longbox,
    signIn,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const second = /resource\/text\/two\.xhtml/
    await page.route(second, route => route.abort())
    await open(page, signIn, longbox.url, 'Book of notes', { 'epub.layout': layout, 'epub.columns': 'one' })
    const message = page.getByRole('status').filter({ hasText: 'has not loaded yet' })
    await expect(async () => {
      await page.keyboard.press('PageDown')
      await expect(message).toBeVisible({ timeout: 100 })
    }).toPass({ timeout: 20_000 })
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(chapter(page).getByText('Paragraph 30.')).toBeInViewport()
    await page.keyboard.press('PageUp')
    await expect(message).toBeHidden()
    await page.keyboard.press('PageDown')
    await page.keyboard.press('PageDown')
    await expect(message).toBeVisible()
    await context.setOffline(true)
    await message.getByRole('button', { name: 'Try again' }).click()
    await page.unroute(second)
    await context.setOffline(false)
    await expect(page.locator('[data-chapter="1"][data-shown=true]')).toBeInViewport()
    await expect(message).toBeHidden()
  })

test('fixed-layout pages form pairs after the cover, regardless of the order in which they load', async ({
  page,
  longbox,
  signIn,
}) => {
  const third = page.waitForResponse(/p3\.xhtml/)
  await page.route(/p2\.xhtml/, async route => {
    await third
    await route.continue()
  })
  await open(page, signIn, longbox.url, 'Book of spreads')
  await expect(page.locator('[data-shown=true]')).toHaveCount(1)
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('[data-side=left] iframe')).toBeVisible()
  await expect(chapter(page, 0).getByText('Drawn 2')).toBeInViewport()
  await expect(chapter(page, 1).getByText('Drawn 3')).toBeInViewport()
  const ribbon = page.getByRole('img', { name: 'This page is bookmarked' })
  await page.keyboard.press('b')
  await expect(ribbon).toBeVisible()
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(page.locator('[data-shown=true]')).toHaveCount(1)
  await expect(chapter(page).getByText('Drawn 2')).toBeInViewport()
  await expect(ribbon).toBeVisible()
  await page.keyboard.press('b')
  await expect(ribbon).toBeHidden()
})

test('a fixed-layout page without a size is completely visible', async ({ page, longbox, signIn }) => {
  await open(page, signIn, longbox.url, 'Book of unsized')
  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 800 },
  ]) {
    await page.setViewportSize(size)
    await expect(chapter(page).getByText('Unsized 1')).toBeInViewport()
    await expect(chapter(page).getByText('Far corner 1')).toBeInViewport({ ratio: 0.8 })
  }
})

test('vertical text continues on the page to the left', async ({ page, longbox, signIn }) => {
  await open(page, signIn, longbox.url, 'Book of columns', { 'epub.layout': 'scroll' })
  await page.setViewportSize({ width: 390, height: 600 })
  // Waits until the reader has laid out the text for the narrow window. The page count is then above 1. Before this
  // layout, the text may fit on a single page.
  await expect(locatePositionStatus(page, /Page 1 of [2-9]/)).toBeAttached()
  await page.keyboard.press('ArrowLeft')
  await expect(locatePositionStatus(page, /Page 2 of/)).toBeAttached()
})

test('letters have full width where a book asks for it, and the search finds them', async ({
  page,
  longbox,
  signIn,
}) => {
  await open(page, signIn, longbox.url, 'Book of widths')
  await expect(chapter(page).locator('.wide')).toHaveText('Ｎｏ ７lowｕｐ')
  await page.keyboard.press('/')
  const sheet = page.getByRole('dialog', { name: 'Contents' })
  await sheet.getByRole('searchbox', { name: 'Search in this book' }).fill('no 7')
  await sheet.getByRole('button', { name: /No 7/ }).click()
  await expect.poll(() => readHighlightedTexts(page, 'hit')).toEqual(['Ｎｏ ７'])
})

for (const layout of ['paginated', 'scroll']) {
  test(`a page turn is not lost if the window is resized in the same frame, ${layout}`, async ({
    page,
    longbox,
    signIn,
  }) => {
    await open(page, signIn, longbox.url, 'Book of notes', { 'epub.layout': layout, 'epub.columns': 'one' })
    await page.evaluate(() => {
      const host = (document.querySelector('[data-strip]') ?? document.querySelector('[data-chapter]'))?.parentElement
      for (let turn = 0; turn < 2; turn++) {
        document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
      }
      if (host) host.style.width = '500px'
    })
    await expect(locatePositionStatus(page, /Page [2-9] of/)).toBeAttached()
  })
}

for (const layout of ['paginated', 'scroll']) {
  test(`tables and long lines fit into their column, ${layout}`, async ({ page, longbox, signIn }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await open(page, signIn, longbox.url, 'Book of tables', { 'epub.layout': layout })
    const widths = () =>
      chapter(page)
        .locator('table, pre')
        .evaluateAll(all =>
          all.map(one => {
            const room = one.parentElement?.getBoundingClientRect().width ?? 0
            return { name: one.id || 'pre', isWithin: one.scrollWidth <= Math.min(390, room) && one.scrollWidth > 60 }
          }),
        )
    const within = ['narrow', 'wide', 'pre'].map(name => ({ name, isWithin: true }))
    expect(await widths()).toEqual(within)
    await expect(chapter(page).locator('#narrow')).toHaveCSS('table-layout', 'auto')
    await page.setViewportSize({ width: 820, height: 800 })
    await expect(chapter(page).locator('#wide')).toHaveCSS('table-layout', 'fixed')
    await page.setViewportSize({ width: 320, height: 800 })
    await expect.poll(widths).toEqual(within)
  })
}

test('page turns immediately before a reload are not lost', async ({ page, longbox, signIn }) => {
  await signIn()
  await page.evaluate(() => localStorage.setItem('longbox.epub.columns', '"one"'))
  const { id } = await waitForReadableBook(page, 'Book of notes')
  await page.goto(`${longbox.url}/book/${id}/read-epub`)
  await expect(locatePositionStatus(page, /Page 1 of/)).toBeAttached()
  const loaded = page.waitForEvent('load')
  await page.evaluate(() => {
    for (let turn = 0; turn < 2; turn++) {
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
    }
    location.reload()
  })
  await loaded
  await expect(locatePositionStatus(page, /Page 3 of/)).toBeAttached()
})

test('shows old EPUBs with invalid HTML, and follows links to anchors with a name attribute', async ({
  page,
  longbox,
  signIn,
}) => {
  await open(page, signIn, longbox.url, 'Book of old')
  await expect(chapter(page).getByText('Yellow words')).toHaveCSS('color', 'rgb(29, 27, 24)')
  await chapter(page).getByRole('link', { name: 'Far away' }).click()
  await expect(chapter(page).getByText('There it is')).toBeInViewport()
})

test('uses fonts of the device, of the server and of a stored file, and reports missing fonts', async ({
  page,
  longbox,
  signIn,
}) => {
  await serveFonts(page)
  await open(page, signIn, longbox.url, 'Book of notes', { 'epub.font': 'own:Left at home' })
  const heading = chapter(page).getByRole('heading', { name: 'First' })
  await page.keyboard.press('s')
  const sheet = page.getByRole('dialog', { name: 'Settings' })
  const choice = (name: RegExp | string) => sheet.getByRole('radio', { name })
  const missing = sheet.getByRole('status').filter({ hasText: 'is not available here' })
  await expect(missing).toContainText('Left at home')
  await expect(choice(/Left at home/)).toBeChecked()
  await expect(heading).not.toHaveCSS('font-family', /Left/)
  await choice('Monospaced').check({ force: true })
  await expect(heading).toHaveCSS('font-family', /monospace/)
  await expect(missing).toBeHidden()

  // The simulated server lists the font OpenDyslexic, but cannot send its file.
  await choice(/OpenDyslexic/).check({ force: true })
  await expect(missing).toContainText('OpenDyslexic')
  await expect(heading).not.toHaveCSS('font-family', /OpenDyslexic|monospace/)
  await choice(/House Letters/).check({ force: true })
  await expect(heading).toHaveCSS('font-family', /House Letters/)
  await expect.poll(() => drawn(page, 'House Letters')).toBe('loaded')

  await sheet.getByRole('textbox', { name: 'Name of a font on this device' }).fill('Comic "Sans')
  await sheet.getByRole('button', { name: 'Use', exact: true }).click()
  await expect(missing).toContainText('Comic "Sans')
  await expect(heading).not.toHaveCSS('font-family', /Comic|House/)
  const file = sheet.getByRole('group', { name: 'Font', exact: true }).locator('input[type=file]')
  await file.setInputFiles({ name: 'broken.ttf', mimeType: 'font/ttf', buffer: Buffer.from('no font') })
  await expect(sheet.getByRole('alert')).toContainText('could not be used')
  await file.setInputFiles({ name: 'Mine.woff2', mimeType: 'font/woff2', buffer: readFileSync(testFontFilePath) })
  await expect(choice(/Mine/)).toBeChecked()
  await expect.poll(() => drawn(page, 'Mine')).toBe('loaded')

  await page.reload()
  await expect(heading).toHaveCSS('font-family', /Mine/)
  await expect.poll(() => drawn(page, 'Mine')).toBe('loaded')
  await page.keyboard.press('s')
  await sheet.getByRole('button', { name: 'Remove the font Mine' }).click()
  await expect(sheet.getByRole('group', { name: 'Font' }).getByRole('radio', { name: "Publisher's" })).toBeChecked()
  await expect(heading).not.toHaveCSS('font-family', /Mine/)
})

test('fetches only the files of a server font that contain letters of the text', async ({ page, longbox, signIn }) => {
  const requested = new Set<string>()
  page.on('request', request => {
    const [, file] = /\/fonts\/resource\/[^/]+\/([^/]+)\.woff2$/.exec(request.url()) ?? []
    if (file) requested.add(file)
  })
  const faceRule = (file: string, descriptors: string) =>
    `@font-face { font-family: 'x'; src: url('${file}.woff2') format('woff2'); ${descriptors} }`
  const faceRules = [
    faceRule('Bold', 'font-weight: bold'),
    faceRule('Regular', ''),
    faceRule('Italic', 'font-style: italic'),
    faceRule('BoldItalic', 'font-weight: 700; font-style: italic'),
  ].join('')
  const families = ["Four (it's) Faces", 'Other Letters']
  await page.route('**/api/v1/fonts/families', route => route.fulfill({ json: families }))
  await page.route('**/api/v1/fonts/resource/**', route => {
    const [family = '', file] = decodeURIComponent(new URL(route.request().url()).pathname).split('/').slice(-2)
    return file === 'css'
      ? route.fulfill({ contentType: 'text/css', body: faceRules.replaceAll("'x'", `"${family}"`) })
      : route.fulfill({ contentType: 'font/woff2', body: readFileSync(testFontFilePath) })
  })
  await open(page, signIn, longbox.url, 'Book of columns', { 'epub.font': "server:Four (it's) Faces" })
  await expect.poll(() => drawn(page, "Four (it's) Faces")).toBe('loaded')
  expect([...requested]).toEqual(['Regular'])

  await page.keyboard.press('s')
  const sheet = page.getByRole('dialog', { name: 'Settings' })
  requested.clear()
  await sheet.getByRole('radio', { name: 'Other Letters' }).check({ force: true })
  await expect.poll(() => drawn(page, 'Other Letters')).toBe('loaded')
  expect([...requested]).toEqual(['Regular'])
})

/**
 * Simulates the fonts of a server. The server lists two fonts. It sends the file of House Letters, but not the file of
 * OpenDyslexic.
 */
async function serveFonts(page: Page): Promise<void> {
  await page.route('**/api/v1/fonts/families', route => route.fulfill({ json: ['OpenDyslexic', 'House Letters'] }))
  await page.route('**/api/v1/fonts/resource/**', route => {
    const [family, file] = decodeURIComponent(new URL(route.request().url()).pathname).split('/').slice(-2)
    if (file === 'css')
      return route.fulfill({
        contentType: 'text/css',
        body: `@font-face { font-family: '${family}'; src: url('Regular.woff2') format('woff2'); }`,
      })
    return family === 'House Letters'
      ? route.fulfill({ contentType: 'font/woff2', body: readFileSync(testFontFilePath) })
      : route.fulfill({ status: 404 })
  })
}

/** Returns the loading status of a font in the visible chapter. */
const drawn = (page: Page, family: string): Promise<string | undefined> =>
  page.evaluate(name => {
    const frame = document.querySelector<HTMLIFrameElement>('[data-shown=true] iframe')
    const faces = [...(frame?.contentDocument?.fonts ?? [])].filter(face => face.family.replaceAll('"', '') === name)
    // The chapter can contain two fonts with this name: the font that a style sheet declares, and the font that the
    // reader has added. Prefers a loaded font, because the frame cannot fetch the font of the style sheet.
    return (faces.find(({ status }) => status === 'loaded') ?? faces[0])?.status
  }, family)
