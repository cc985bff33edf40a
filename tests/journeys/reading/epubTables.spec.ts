import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createEpubChapterXhtml, writeEpub } from '../../harness/content/writeEpub'
import { locatePositionStatus, waitForReadableBook } from '../../harness/readers/readableBooks'
import { expect, test } from '../../harness/server/longboxFixture'

const sentence = 'The harbour lay grey under a low sky, and the ropes sang at the end of the pier.'
const numberedRows = Array.from({ length: 60 }, (_, index) => `<tr><td>${index + 1}</td><td>${sentence}</td></tr>`)
const longTable = `<table id="long" border="1">${numberedRows.join('')}</table>`
const wideCells = Array.from({ length: 11 }, (_, index) => `<td>Thunderstorms ${index}</td>`).join('')
const wideTable = (id: string, content: string) => `<table id="${id}"><tr>${wideCells}<td>${content}</td></tr></table>`

const library = mkdtempSync(join(tmpdir(), 'longbox-tables-'))
writeEpub(join(library, 'Tables', 'Long and wide tables.epub'), [
  {
    path: 'tables.xhtml',
    body: createEpubChapterXhtml(
      longTable + wideTable('wide', `<pre>a\n b\n  c</pre>${wideTable('inner', 'x')}`),
      '<style>td { white-space: nowrap } #long td { white-space: normal }</style>',
    ),
  },
])
test.use({ args: ['--library', library] })
test.afterAll(() => rmSync(library, { recursive: true, force: true }))

for (const [name, viewport] of [
  ['a phone', { width: 390, height: 700 }],
  ['two columns', { width: 1280, height: 700 }],
] as const)
  test(`on pages of ${name}, a table of several pages keeps its columns, and a wide table keeps the lines of code`, async ({
    page,
    longbox,
    signIn,
  }) => {
    await page.setViewportSize(viewport)
    await signIn()
    const { id } = await waitForReadableBook(page, 'Long and wide tables')
    await page.goto(`${longbox.url}/book/${id}/read-epub?incognito=true`)
    await expect(locatePositionStatus(page, /Page 1 of \d+/)).toBeAttached()
    const body = page.frameLocator('[data-chapter][data-shown=true] iframe').locator('body')
    const measured = await body.evaluate(element => {
      const find = (selector: string) => element.querySelector(selector) as HTMLElement
      const fontSize = (selector: string) => getComputedStyle(find(selector)).fontSize
      const code = find('#wide pre')
      const range = code.ownerDocument.createRange()
      range.selectNodeContents(code)
      return {
        numberWidth: find('#long td').offsetWidth,
        sizes: [getComputedStyle(element).fontSize, fontSize('#long')],
        innerSizes: [fontSize('#wide'), fontSize('#inner')],
        codeLines: new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size,
      }
    })
    expect(measured.numberWidth).toBeLessThan(60)
    expect(measured.sizes).toEqual(['16px', '16px'])
    expect(measured.innerSizes).toEqual(['13.12px', '13.12px'])
    expect(measured.codeLines).toBeGreaterThanOrEqual(3)
  })
