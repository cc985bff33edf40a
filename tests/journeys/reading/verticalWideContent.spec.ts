import { mkdtempSync, rmSync } from 'node:fs'
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
import {
  locateShownChapter,
  openEpubIncognito,
  pageThroughEpubAndCheckChapters,
} from '../../harness/readers/epubChapterTestSteps'
import { expect, test } from '../../harness/server/longboxFixture'

const verticalStyle = '<style>html { writing-mode: vertical-rl } pre, code { white-space: pre }</style>'
const verticalWords = '<p>港は低い空の下に灰色に横たわり、桟橋の端で綱が鳴った。</p>'
const verticalContent = [
  `<blockquote>${wideImageMarkup}</blockquote><ul><li>${wideImageMarkup}</li></ul><p style="text-indent: 3em">${wideImageMarkup}</p><div style="padding: 2em; border: 3px solid">${wideImageMarkup}</div>${verticalWords}`,
  `<p>式 ${createFormulaMarkup(3)}。</p><p>式 ${createFormulaMarkup(12)} 終わり。</p><p>式 ${createFormulaMarkup(60)}。</p>${verticalWords}`,
  `${createPreformattedMarkup(4)}${verticalWords}<p>関数 <code>${'argument, '.repeat(30)}</code>。</p>${createPreformattedMarkup(40)}${verticalWords}<pre style="max-width: 60px; overflow: auto">${'Line\n'.repeat(12)}</pre>${verticalWords}`,
]

const library = mkdtempSync(join(tmpdir(), 'longbox-vertical-'))
writeEpub(join(library, 'Vertical content', 'Wide vertical content.epub'), [
  wideImageFile,
  ...verticalContent.map((body, index) => ({
    path: `v${index}.xhtml`,
    body: createEpubChapterXhtml(body + verticalWords.repeat(3), verticalStyle, 'ja'),
  })),
])
writeEpub(join(library, 'Vertical', 'Vertical title page.epub'), [
  { path: 'cover.svg', use: 'file', type: 'image/svg+xml', body: createSvgMarkup(600, 900) },
  {
    path: 'title.xhtml',
    body: createEpubChapterXhtml(
      '<section><figure><img src="cover.svg" alt="Cover"/></figure><h1>題</h1></section>',
      '<style>html { writing-mode: vertical-rl } img { max-width: 90%; max-height: 90% }</style>',
      'ja',
    ),
  },
])
test.use({ args: ['--library', library] })
test.afterAll(() => rmSync(library, { recursive: true, force: true }))

test('in vertical text on a phone, a large image in a figure is on the first page', async ({
  page,
  longbox,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn()
  await openEpubIncognito(page, longbox.url, 'Vertical title page')
  // Repeats the check, because the reader can lay out the chapter a second time, and then replaces its frame.
  await expect(async () => {
    const cover = await locateShownChapter(page).getByAltText('Cover').boundingBox()
    expect((cover?.y ?? 844) + (cover?.height ?? 0)).toBeLessThanOrEqual(844)
  }).toPass()
})

/**
 * Describes the images, formulas and texts of a vertical chapter that extend beyond their page or whose content is cut
 * off.
 */
const listCutVerticalContent = (page: Page) =>
  locateShownChapter(page)
    .locator('body')
    .evaluate(body => {
      const { width, height } = body.getBoundingClientRect()
      return [...body.querySelectorAll('img, math, pre, code')].flatMap(element => {
        const hiddenWidth = element.scrollWidth - element.clientWidth
        const hiddenLength = element.localName === 'pre' ? element.scrollHeight - element.clientHeight : 0
        const isScrolled = element.localName === 'math' && getComputedStyle(element).overflowX === 'auto'
        const isHidden = element.localName !== 'code' && (hiddenLength > 1 || (hiddenWidth > 1 && !isScrolled))
        return [...element.getClientRects()].flatMap(box => {
          const pageEnd = (Math.floor((box.top + 1) / height) + 1) * height
          const isCut = box.bottom > pageEnd + 1 || box.left < -1 || box.right > width + 1
          return isCut || isHidden
            ? [`${element.localName}: ${[box.left, box.top, box.right, box.bottom].map(Math.round)}, ${hiddenWidth} px`]
            : []
        })
      })
    })

for (const [name, viewport] of [
  ['a phone', { width: 390, height: 700 }],
  ['a wide window', { width: 1280, height: 500 }],
] as const)
  test(`in vertical text of ${name}, wide images, formulas and preformatted texts stay within their page`, async ({
    page,
    longbox,
    signIn,
  }) => {
    await page.setViewportSize(viewport)
    await signIn()
    await openEpubIncognito(page, longbox.url, 'Wide vertical content')
    await pageThroughEpubAndCheckChapters(page, verticalContent.length, async () =>
      expect(await listCutVerticalContent(page)).toEqual([]),
    )
  })
