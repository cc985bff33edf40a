import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FrameLocator, Page } from 'playwright'
import { createEpubChapterXhtml, writeEpub } from '../../harness/content/writeEpub'
import { obfuscateFont } from '../../harness/content/writeUnusualEpubs'
import { waitForReadableBook } from '../../harness/readers/readableBooks'
import { expect, test } from '../../harness/server/longboxFixture'

const paragraphs = Array.from(
  { length: 60 },
  (_, at) => `<p id="p${at}">Paragraph ${at}, ${'long '.repeat(30)}</p>`,
).join('')
const list = (kind: string, entries: Record<string, string>) =>
  `<nav epub:type="${kind}"><ol>${Object.entries(entries)
    .map(([title, href]) => `<li><a href="${href}">${title}</a></li>`)
    .join('')}</ol></nav>`

const library = mkdtempSync(join(tmpdir(), 'longbox-links-'))
writeEpub(join(library, 'Links', 'Book of links.epub'), [
  {
    path: 'nav.xhtml',
    use: 'nav',
    body: createEpubChapterXhtml(
      list('toc', { First: 'text/one.xhtml', Second: 'book.opf#epubcfi(/6/4!/4)' }) +
        list('page-list', {
          1: 'book.opf#epubcfi(/6/4!/4/2[p0])',
          // This CFI is wrong on purpose. It selects element 2, but the id in brackets is `p20`, and element 2 has the
          // id `p0`.
          2: 'book.opf#epubcfi(/6/4!/4/2[p20])',
          3: 'book.opf#epubcfi(/6/4!/4/100)',
        }),
    ),
  },
  {
    path: 'text/one.xhtml',
    body: createEpubChapterXhtml(
      `<p><a href="mailto:author@example.org">Write</a> or <a href="https://example.org/out">visit</a>, not
      <a href="/text/two.xhtml">absolute</a>, but <a href="two.xhtml">relative</a>,
      and <sup epub:type="noteref"><a href="#n1">see the note</a></sup>.</p>
      <div id="n1"><p>A note with <a href="https://example.org/note">its source</a>.</p></div>`,
    ),
  },
  { path: 'text/two.xhtml', body: createEpubChapterXhtml(paragraphs) },
])
writeEpub(join(library, 'Fonts', 'Book of fonts.epub'), [
  { path: 'scrambled.woff2', use: 'file', type: 'font/woff2', body: obfuscateFont('Book of fonts') },
  // Makes the EPUB large. The reader usually does not fetch a whole EPUB of this size. For this EPUB, the reader must
  // fetch the whole file, because otherwise it cannot decode the obfuscated font.
  { path: 'noise.bin', use: 'file', type: 'application/octet-stream', body: randomBytes(2_100_000) },
  {
    path: 'META-INF/encryption.xml',
    use: 'file',
    type: 'application/xml',
    body: '<encryption xmlns="urn:oasis:names:tc:opendocument:xmlns:container" xmlns:enc="http://www.w3.org/2001/04/xmlenc#"><enc:EncryptedData><enc:EncryptionMethod Algorithm="http://www.idpf.org/2008/embedding"/><enc:CipherData><enc:CipherReference URI="scrambled.woff2"/></enc:CipherData></enc:EncryptedData></encryption>',
  },
  {
    path: 'one.xhtml',
    body: createEpubChapterXhtml(
      '<p>Words in disguise</p>',
      '<style>@font-face { font-family: Scrambled; src: url(scrambled.woff2); } p { font-family: Scrambled; }</style>',
    ),
  },
])
test.use({ args: ['--library', library], viewport: { width: 900, height: 700 } })
test.afterAll(() => rmSync(library, { recursive: true, force: true }))

const chapter = (page: Page, index = 0): FrameLocator =>
  page.frameLocator(`[data-chapter="${index}"][data-shown=true] iframe`)

async function open(page: Page, signIn: () => Promise<void>, origin: string, title: string) {
  await signIn()
  const { id } = await waitForReadableBook(page, title)
  await page.goto(`${origin}/book/${id}/read-epub?incognito=true`)
  await expect(chapter(page).locator('p').first()).toBeVisible()
}

test('follows links, footnotes and printed pages', async ({ page, longbox, signIn }) => {
  await open(page, signIn, longbox.url, 'Book of links')
  await test.step('an e-mail link and a middle click on an external link ask first', async () => {
    await chapter(page).getByRole('link', { name: 'Write' }).click()
    const mailDialog = page.getByRole('dialog', { name: 'Write an e-mail?' })
    await expect(mailDialog).toContainText('author@example.org')
    await expect(mailDialog).not.toContainText('mailto:')
    await mailDialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(mailDialog).toBeHidden()

    await chapter(page).getByRole('link', { name: 'visit' }).click({ button: 'middle' })
    const linkDialog = page.getByRole('dialog', { name: 'Open this link?' })
    await expect(linkDialog).toContainText('https://example.org/out')
    await page.keyboard.press('Escape')
    await expect(linkDialog).toBeHidden()
    expect(page.context().pages()).toHaveLength(1)
  })

  await test.step('a link in a footnote asks first, and the type of an element around a link marks the footnote', async () => {
    await chapter(page).getByRole('link', { name: 'see the note' }).click()
    const note = page.getByRole('dialog', { name: 'Note' })
    await note.frameLocator('iframe').getByRole('link', { name: 'its source' }).click()
    await expect(page.getByRole('dialog', { name: 'Open this link?' })).toContainText('https://example.org/note')
    expect(page.context().pages()).toHaveLength(1)
    await expect(async () => {
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 1_000 })
    }).toPass()
  })

  await test.step('on a phone, the lines of a footnote are not wider than the popover', async () => {
    await page.setViewportSize({ width: 390, height: 700 })
    await chapter(page).getByRole('link', { name: 'see the note' }).click()
    const note = page.getByRole('dialog', { name: 'Note' }).frameLocator('iframe').locator('html')
    await expect(note).toContainText('A note with')
    const { textWidth, popoverWidth } = await note.evaluate(({ scrollWidth, clientWidth }) => ({
      textWidth: scrollWidth,
      popoverWidth: clientWidth,
    }))
    expect(textWidth).toBeLessThanOrEqual(popoverWidth)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.setViewportSize({ width: 900, height: 700 })
  })

  await test.step('a link with an absolute path does nothing, and a relative link opens its chapter', async () => {
    await chapter(page).getByRole('link', { name: 'absolute' }).click()
    // The click on the first link must have no effect. To be sure that the reader has handled this click, clicks
    // another link and waits for its dialog.
    await chapter(page).getByRole('link', { name: 'Write' }).click()
    await page.getByRole('dialog', { name: 'Write an e-mail?' }).getByRole('button', { name: 'Cancel' }).click()
    await expect(chapter(page).getByRole('link', { name: 'relative' })).toBeInViewport()
    await chapter(page).getByRole('link', { name: 'relative' }).click()
    await expect(chapter(page, 1).getByText('Paragraph 0,')).toBeInViewport()
  })

  await test.step('printed pages with CFIs open their elements, and the current page is marked', async () => {
    await page.keyboard.press('Home')
    await expect(chapter(page).getByRole('link', { name: 'Write' })).toBeInViewport()
    const showPrintedPages = async () => {
      await page.keyboard.press('t')
      await page.getByRole('button', { name: 'Printed pages' }).click()
    }
    await showPrintedPages()
    await page.getByRole('button', { name: '2', exact: true }).click()
    await expect(chapter(page, 1).getByText('Paragraph 20,')).toBeInViewport()
    await expect(chapter(page, 1).getByText('Paragraph 0,')).not.toBeInViewport()
    await showPrintedPages()
    await expect(page.getByRole('button', { name: '2', exact: true })).toHaveAttribute('aria-current', 'location')
    await page.getByRole('button', { name: '3', exact: true }).click()
    await expect(chapter(page, 1).getByText('Paragraph 49,')).toBeInViewport()
  })
})

test('an obfuscated font that the manifest cannot decode is loaded with the identifier of the package document', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  const { id } = await waitForReadableBook(page, 'Book of fonts')
  const file = page.waitForRequest(request => request.url().endsWith('/file'))
  await page.goto(`${longbox.url}/book/${id}/read-epub?incognito=true`)
  await file
  const loadedFonts = () =>
    chapter(page)
      .locator('body')
      .evaluate(({ ownerDocument }) =>
        [...ownerDocument.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
      )
  // When the reader has loaded the package document, it lays out the chapter again in a new frame. Therefore each
  // attempt of the check searches for the frame again.
  await expect(async () => expect((await loadedFonts()).join()).toContain('Scrambled')).toPass()
})
