import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import {
  createFormulaMarkup,
  createPreformattedMarkup,
  createSvgMarkup,
  wideImageFile,
  wideImageMarkup,
} from '../../harness/content/wideEpubContent'
import { createEpubChapterXhtml, writeEpub } from '../../harness/content/writeEpub'
import { testFontFilePath } from '../../harness/content/writeUnusualEpubs'
import { openInApp } from '../../harness/openInApp'
import {
  locateShownChapter,
  openEpubIncognito,
  pageThroughEpubAndCheckChapters,
} from '../../harness/readers/epubChapterTestSteps'
import { locatePositionStatus, waitForReadableBook } from '../../harness/readers/readableBooks'
import { expect, test } from '../../harness/server/longboxFixture'

const textWords = 'The harbour lay grey under a low sky, and the ropes sang at the end of the pier. '
const text = `<p>${textWords}</p>`
const wideChapters = [
  {
    path: 'images.xhtml',
    body: createEpubChapterXhtml(
      `<figure>${wideImageMarkup}<figcaption>Figure</figcaption></figure><blockquote>${wideImageMarkup}</blockquote><ul><li>${wideImageMarkup}</li></ul><p style="text-indent: 3em">${wideImageMarkup}</p><div style="padding: 2em; border: 3px solid">${wideImageMarkup}</div><table><tr><td>Cell</td><td>${wideImageMarkup}</td></tr></table><p style="margin-left: 4em"><img src="wide.svg" alt="" style="width: 900px; padding: 1em; margin-left: 2em"/></p>${text}<p><img src="wide.svg" alt="Outdented" style="float: right; width: 50%; margin-left: 16px; margin-right: -15%"/></p>${text}<p style="margin-left: 270px">${textWords.repeat(3)}</p><div style="float: left; width: 300px">${wideImageMarkup}</div><p>${textWords.repeat(4)}</p><img src="wide.svg" alt="" style="float: right; width: 300px"/><p>${textWords.repeat(4)}</p>`,
    ),
  },
  {
    path: 'formulas.xhtml',
    body: createEpubChapterXhtml(
      `<p>Small ${createFormulaMarkup(2)}.</p><p>Wide ${createFormulaMarkup(16)} end.</p><p>Wider ${createFormulaMarkup(60)}.</p>${text}`,
    ),
  },
  {
    path: 'code.xhtml',
    body: createEpubChapterXhtml(
      `${createPreformattedMarkup(4)}${text}<p>Inline <code>${'argument, '.repeat(30)}</code>.</p>${createPreformattedMarkup(30)}${text}<pre style="max-height: 60px; overflow: auto">${'Line\n'.repeat(12)}</pre>${text}`,
      '<style>pre, code { white-space: pre }</style>',
    ),
  },
]

/** SVG drawing that contains an image and a style element, and refers to a style sheet. */
const plate = `<?xml version="1.0"?><?xml-stylesheet type="text/css" href="plate.css"?>${createSvgMarkup(600, 800, '<style>@font-face { font-family: Plate; src: url(plate.woff2) } text { font: 40px Plate }</style><rect class="ground" width="600" height="800"/><image xlink:href="wide.svg" x="100" y="100" width="400" height="300"/><text x="60" y="600">Words of the plate</text>')}`
const plateFiles = [
  wideImageFile,
  {
    path: 'plate.woff2',
    use: 'file' as const,
    type: 'font/woff2',
    body: new Uint8Array(readFileSync(testFontFilePath)),
  },
  { path: 'plate.css', use: 'file' as const, type: 'text/css', body: '.ground { fill: rgb(10, 120, 60) }' },
]
const plateChapters = [
  { path: 'plate.svg', type: 'image/svg+xml', body: plate },
  { path: 'text.xhtml', body: createEpubChapterXhtml(text, '<meta name="viewport" content="width=600, height=800"/>') },
]
const fixedPage = (content: string) =>
  createEpubChapterXhtml(
    `<div style="width: 600px; height: 800px">${content}</div>`,
    '<meta name="viewport" content="width=600, height=800"/>',
  )

const library = mkdtempSync(join(tmpdir(), 'longbox-wide-'))
writeEpub(join(library, 'Wide', 'Wide content.epub'), [...plateFiles, ...wideChapters])
writeEpub(join(library, 'Plates', 'Plates.epub'), [...plateFiles, ...plateChapters])
writeEpub(join(library, 'Fixed plates', 'Fixed plates.epub'), [...plateFiles, ...plateChapters], { fixed: true })
writeEpub(
  join(library, 'Mixed', 'Fixed pages and text.epub'),
  [
    { path: 'one.xhtml', body: fixedPage('Fixed one') },
    {
      path: 'two.xhtml',
      body: createEpubChapterXhtml(`<h1>Flowing</h1>${text.repeat(40)}<p>Last line of the text</p>`),
    },
    { path: 'three.xhtml', body: fixedPage('Fixed three') },
  ],
  { fixed: true },
)
writeEpub(
  join(library, 'Fixed colours', 'Fixed colours.epub'),
  [
    {
      path: 'one.xhtml',
      body: createEpubChapterXhtml(
        '<p style="position: absolute; left: 0; top: 0">Upper corner</p><p style="position: absolute; right: 0; bottom: 0">Lower corner</p><hr style="width: 50vw"/>',
        '<meta name="viewport" content="width=600, height=800"/><style>body { background-color: rgb(200, 220, 240) } p { margin: 0 }</style>',
      ),
    },
  ],
  { fixed: true },
)
writeEpub(join(library, 'Tall', 'Tall figure.epub'), [
  { path: 'tall.svg', use: 'file', type: 'image/svg+xml', body: createSvgMarkup(600, 2400) },
  {
    path: 'one.xhtml',
    body: createEpubChapterXhtml(
      `<figure><img src="tall.svg" alt="Tower"/><figcaption>The tower</figcaption></figure>${text}`,
    ),
  },
])
test.use({ args: ['--library', library] })
test.afterAll(() => rmSync(library, { recursive: true, force: true }))

/**
 * Returns a description of each image, formula and preformatted text that extends beyond its column, or whose text is
 * cut off. Runs in the chapter.
 * @param body body element of a chapter with horizontal text
 */
function listContentOutsideColumn(body: Element): string[] {
  const { columnCount, columnGap, paddingRight } = getComputedStyle(body)
  const columns = Number.parseInt(columnCount, 10) || 1
  const step = body.getBoundingClientRect().width / columns
  const margin = Number.parseFloat(columnGap) / 2 || Number.parseFloat(paddingRight)
  return [...body.querySelectorAll('img, svg, math, pre, code')].flatMap(element => {
    const isScrolled = getComputedStyle(element).overflowX === 'auto'
    return [...element.getClientRects()].flatMap(box => {
      const columnEnd = (Math.floor((box.left + 1) / step) + 1) * step - margin
      const hidden = isScrolled ? 0 : element.scrollWidth - element.clientWidth
      const hiddenLines = element.scrollHeight - element.clientHeight > 18
      const isCut = box.right > columnEnd + 2 || (element.localName === 'pre' && (hidden > 1 || hiddenLines))
      return isCut ? [`${element.localName}: ${Math.round(box.right - columnEnd)} px, ${hidden} px`] : []
    })
  })
}

const listCutContent = (page: Page) => locateShownChapter(page).locator('body').evaluate(listContentOutsideColumn)

/**
 * Returns the left and right margins of the image "Outdented". In the style sheet of the book, this image has negative
 * margins, so that it extends into the page margin.
 */
const marginOfOutdentedImage = (page: Page) =>
  locateShownChapter(page)
    .getByAltText('Outdented')
    .evaluate(image => {
      const { marginLeft, marginRight } = getComputedStyle(image)
      return { left: marginLeft, right: marginRight }
    })

/** Returns the different font sizes, in CSS pixels, of the formulas that the user can scroll. */
const listFontSizesOfScrolledFormulas = (page: Page) =>
  locateShownChapter(page)
    .locator('math[tabindex]')
    .evaluateAll(formulas => [...new Set(formulas.map(formula => getComputedStyle(formula).fontSize))])

/**
 * Returns the widths of the narrow lines in paragraphs that contain nothing but text. A line is narrow if its width is
 * less than 70 px, which is enough for only a few letters. Ignores the last line of each paragraph.
 */
const listNarrowLines = (page: Page) =>
  locateShownChapter(page)
    .locator('p:not(:has(*))')
    .evaluateAll(texts =>
      texts.flatMap(text => {
        const range = text.ownerDocument.createRange()
        range.selectNodeContents(text)
        const widths = [...range.getClientRects()].map(({ width }) => width)
        return widths.slice(0, -1).filter(width => width < 70)
      }),
    )

for (const [name, viewport] of [
  ['a phone', { width: 390, height: 700 }],
  ['two columns', { width: 1280, height: 700 }],
] as const)
  test(`on pages of ${name}, wide images, formulas and preformatted texts stay within their column`, async ({
    page,
    longbox,
    signIn,
  }) => {
    await page.setViewportSize(viewport)
    await signIn()
    await openEpubIncognito(page, longbox.url, 'Wide content')
    await pageThroughEpubAndCheckChapters(page, wideChapters.length, async index => {
      expect(await listCutContent(page)).toEqual([])
      expect(await listNarrowLines(page)).toEqual([])
      if (index === 0) expect(await marginOfOutdentedImage(page)).toEqual({ left: '16px', right: '0px' })
      if (index === 1) expect(await listFontSizesOfScrolledFormulas(page)).toEqual(['16px'])
    })
  })

test('a tall image in a figure at the start of a chapter is in the first column, together with its caption', async ({
  page,
  longbox,
  signIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 })
  await signIn()
  await openEpubIncognito(page, longbox.url, 'Tall figure')
  const firstColumnEnd = 640
  for (const part of [
    locateShownChapter(page).getByAltText('Tower'),
    locateShownChapter(page).getByText('The tower', { exact: true }),
  ]) {
    const box = await part.boundingBox()
    expect((box?.x ?? firstColumnEnd) + (box?.width ?? 0)).toBeLessThanOrEqual(firstColumnEnd)
  }
})

test('in a strip on a phone, wide images, formulas and preformatted texts stay within the column', async ({
  page,
  longbox,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await signIn()
  await page.evaluate(() => localStorage.setItem('longbox.epub.layout', JSON.stringify('scroll')))
  await openEpubIncognito(page, longbox.url, 'Wide content')
  for (const [index] of wideChapters.entries()) {
    const body = page.frameLocator(`[data-chapter="${index}"][data-shown=true] iframe`).locator('body')
    await expect(async () => {
      await page.keyboard.press('PageDown')
      await expect(body).toBeInViewport({ timeout: 300 })
    }).toPass()
    await expect.poll(() => body.evaluate(listContentOutsideColumn)).toEqual([])
  }
})

test('arrow keys scroll a focused text that is wider than its column, and turn the page at its end', async ({
  page,
  longbox,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await signIn()
  await openEpubIncognito(page, longbox.url, 'Wide content')
  await expect(async () => {
    await page.keyboard.press('PageDown')
    await expect(locateShownChapter(page).locator('pre').first()).toBeAttached({ timeout: 500 })
  }).toPass()
  const text = locateShownChapter(page).locator('pre').first()
  await page.keyboard.press('Tab')
  await text.focus()
  const before = await locatePositionStatus(page, /Page 1 of \d+/).getAttribute('aria-label')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => text.evaluate(element => element.scrollLeft)).toBeGreaterThan(0)
  expect(await locatePositionStatus(page, /Page 1 of \d+/).getAttribute('aria-label')).toBe(before)
  await text.evaluate(element => {
    element.scrollLeft = element.scrollWidth
  })
  await page.keyboard.press('ArrowRight')
  await expect(locatePositionStatus(page, /Page 2 of \d+/)).toBeAttached()
})

test('shows an SVG chapter with its image, styles, font and text, also as a fixed-layout page', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  await openEpubIncognito(page, longbox.url, 'Plates')
  await expectCompletePlate(page)
  const { id } = await waitForReadableBook(page, 'Fixed plates')
  await openInApp(page, `/book/${id}/read-epub?incognito=true`)
  await expect(locatePositionStatus(page, /Page 1 of \d+/)).toBeAttached()
  await expectCompletePlate(page)
})

async function expectCompletePlate(page: Page): Promise<void> {
  const plate = locateShownChapter(page).locator('svg').first()
  await expect(plate.locator('image')).toHaveAttribute('href', /^blob:/)
  expect(
    await plate.evaluate(svg => {
      const [ground, words] = [svg.querySelector('.ground'), svg.querySelector('text')]
      return [ground && getComputedStyle(ground).fill, words && getComputedStyle(words).fontSize]
    }),
  ).toEqual(['rgb(10, 120, 60)', '40px'])
  const fontStatus = () =>
    plate.evaluate(({ ownerDocument }) => [...ownerDocument.fonts].map(({ family, status }) => `${family} ${status}`))
  await expect(async () => expect(await fontStatus()).toContain('Plate loaded')).toPass()
  const box = await plate.boundingBox()
  expect(box?.height).toBeGreaterThan(500)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(801)
}

test('reflowable text in a fixed-layout book is divided into pages', async ({ page, longbox, signIn }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await signIn()
  await openEpubIncognito(page, longbox.url, 'Fixed pages and text')
  await page.keyboard.press('PageDown')
  await expect(locateShownChapter(page).getByRole('heading', { name: 'Flowing' })).toBeInViewport()
  const fontSize = await locateShownChapter(page)
    .locator('p')
    .first()
    .evaluate(element => {
      const { width } = element.getBoundingClientRect()
      return [getComputedStyle(element).fontSize, width < 390]
    })
  expect(fontSize).toEqual(['16px', true])
  await expect(async () => {
    await page.keyboard.press('PageDown')
    await expect(locateShownChapter(page).getByText('Last line of the text')).toBeInViewport({ timeout: 300 })
  }).toPass()
  await page.keyboard.press('PageDown')
  await expect(locateShownChapter(page).getByText('Fixed three')).toBeInViewport()
  await page.keyboard.press('PageUp')
  await expect(locateShownChapter(page).getByText('Last line of the text')).toBeInViewport()
})

test('a fixed-layout page without its own margin fills its frame, and keeps its background and its CSS units', async ({
  page,
  longbox,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await signIn()
  await openEpubIncognito(page, longbox.url, 'Fixed colours')
  await expect(locateShownChapter(page).locator('body')).toHaveCSS('background-color', 'rgb(200, 220, 240)')
  await expect(locateShownChapter(page).getByText('Upper corner')).toBeInViewport({ ratio: 0.99 })
  await expect(locateShownChapter(page).getByText('Lower corner')).toBeInViewport({ ratio: 0.99 })
  await expect(locateShownChapter(page).locator('hr')).toHaveCSS('width', '300px')
})
