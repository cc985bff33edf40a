import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Locator, Page } from 'playwright/test'
import sharp from 'sharp'
import arabic from '../../../locales/ar.json' with { type: 'json' }
import { fetchInPageSession, pressKeyUntilFocused } from '../../harness/editDialogTestSteps'
import { fetchFirstRecordId } from '../../harness/fetchFirstRecordId'
import { expect, test } from '../../harness/server/longboxFixture'

test.use({ args: ['--scenario', '5k'], tolerated: /CORS policy/ })
test.setTimeout(120_000)

const jpeg = (color: string) =>
  sharp({ create: { width: 200, height: 300, channels: 3, background: color } })
    .jpeg()
    .toBuffer()

/**
 * Starts a web server for posters. The web server has a folder that allows cross-origin requests, a folder that forbids
 * such requests, a file that is not an image, and a missing file.
 */
async function startImageServer(): Promise<{ url: string; requestedPaths: string[]; server: Server }> {
  const picture = await jpeg('#357')
  const requestedPaths: string[] = []
  const server = createServer((request, response) => {
    const { url = '', headers } = request
    requestedPaths.push(`${url} ${headers.referer ?? ''} ${headers.cookie ?? ''}`.trim())
    if (url.startsWith('/open/')) response.setHeader('Access-Control-Allow-Origin', '*')
    if (url.endsWith('/none.jpg')) response.writeHead(404).end()
    else if (url.endsWith('.html')) response.setHeader('Content-Type', 'text/html').end('<p>no picture</p>')
    else response.setHeader('Content-Type', 'image/jpeg').end(picture)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requestedPaths, server }
}

async function openPosters(page: Page, url: string) {
  await page.goto(`${url}/series/${await fetchFirstRecordId(page, 'series')}`)
  await page.getByRole('button', { name: 'Edit metadata' }).click()
  await page.getByRole('tab', { name: 'Posters' }).click()
  // The panel "General" becomes hidden only in a later frame. If the test continued earlier, this panel would receive
  // the files that the test drops.
  await expect(page.getByRole('tabpanel', { name: 'General' })).toBeHidden()
  return page.getByRole('tabpanel', { name: 'Posters' })
}

const newPosters = (panel: Locator) => panel.getByRole('listitem', { name: /^New, not saved yet/ })

test('adds a poster from a web address if its server allows cross-origin requests, else shows the reason', async ({
  page,
  longbox,
  signIn,
}) => {
  const { url, requestedPaths, server } = await startImageServer()
  await signIn()
  const panel = await openPosters(page, longbox.url)
  await expect(panel.getByText(/up to 1 MB/)).toBeVisible()
  await expect(panel.getByRole('listitem', { name: 'From one of its books, In use' })).toBeVisible()
  const field = panel.getByLabel('Image address')
  const fetchIt = async (address: string) => {
    await field.fill(address)
    await page.keyboard.press('Enter')
  }
  await fetchIt('shop.example')
  await expect(panel.getByText('Enter a full web address')).toBeVisible()
  await fetchIt(`${url}/closed/cover.jpg`)
  await expect(panel.getByText(/does not let other pages have its pictures/)).toBeVisible()
  await fetchIt(`${url}/open/none.jpg`)
  await expect(panel.getByText(/status 404/)).toBeVisible()
  await fetchIt(`${url}/open/page.html`)
  await expect(panel.getByText(/is not an image/)).toBeVisible()
  await field.fill('shop.example')
  await expect(panel.getByRole('alert')).toHaveText(['Enter a full web address'])
  await expect(newPosters(panel)).toHaveCount(0)
  await fetchIt(`${url}/open/cover.jpg`)
  await expect(newPosters(panel)).toHaveCount(1)
  await expect(field).toHaveValue('')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('button', { name: 'Edit metadata' }).click()
  await page.getByRole('tab', { name: 'Posters' }).click()
  await expect(panel.getByRole('listitem', { name: 'Uploaded, In use' })).toBeVisible()
  expect(requestedPaths.filter(line => line.includes(' '))).toEqual([])
  server.close()
})

test('accepts dropped and pasted images and image links, and refuses other files', async ({
  page,
  longbox,
  signIn,
}) => {
  const { url, server } = await startImageServer()
  await signIn()
  const panel = await openPosters(page, longbox.url)
  const picture = (await jpeg('#753')).toString('base64')
  const dropOrPaste = (kind: 'drop' | 'paste', item: { file?: string; type?: string; text?: string }) =>
    page.evaluate(
      ({ kind, item, picture }) => {
        const data = new DataTransfer()
        const bytes = Uint8Array.from(atob(picture), character => character.charCodeAt(0))
        if (item.file) data.items.add(new File([bytes], item.file, { type: item.type ?? 'image/jpeg' }))
        if (item.text) data.setData('text/uri-list', item.text)
        const zone = [...document.querySelectorAll('[role=tabpanel]:not([hidden]) p')].at(0)?.parentElement
        const init = { bubbles: true, cancelable: true }
        if (kind === 'drop') zone?.dispatchEvent(new DragEvent('drop', { ...init, dataTransfer: data }))
        else document.body.dispatchEvent(new ClipboardEvent('paste', { ...init, clipboardData: data }))
      },
      { kind, item, picture },
    )
  await dropOrPaste('drop', { file: 'dropped.jpg' })
  await expect(newPosters(panel)).toHaveCount(1)
  await dropOrPaste('drop', { file: 'notes.txt', type: 'text/plain' })
  await expect(panel.getByText('Only images can be posters')).toBeVisible()
  await dropOrPaste('paste', { file: 'pasted.jpg' })
  await expect(newPosters(panel)).toHaveCount(2)
  await dropOrPaste('paste', { text: `${url}/open/linked.jpg` })
  await expect(newPosters(panel)).toHaveCount(3)
  await page.getByRole('tab', { name: 'General' }).click()
  await expect(panel).toBeHidden()
  await dropOrPaste('paste', { file: 'elsewhere.jpg' })
  await page.getByRole('tab', { name: 'Posters' }).click()
  await expect(newPosters(panel)).toHaveCount(3)
  server.close()
})

test('adds, saves and selects a poster by keyboard alone in Arabic', async ({ page, longbox, signIn }) => {
  const { action, dialog, poster } = arabic
  await signIn()
  await page.evaluate(() => localStorage.setItem('longbox.locale', '"ar"'))
  await page.goto(`${longbox.url}/series/${await fetchFirstRecordId(page, 'series')}`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  const edit = page.getByRole('button', { name: action.edit, exact: true })
  await expect(edit).toBeVisible()
  await pressKeyUntilFocused(page, edit)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tablist')).toBeVisible()
  await pressKeyUntilFocused(page, page.getByRole('tab', { selected: true }))
  const posters = page.getByRole('tab', { name: dialog.edit.tab.posters })
  await pressKeyUntilFocused(page, posters, 'ArrowDown')
  await page.keyboard.press('Enter')
  const add = page.getByRole('button', { name: poster.add, exact: true })
  const chooser = page.waitForEvent('filechooser')
  await pressKeyUntilFocused(page, add)
  await page.keyboard.press('Enter')
  const files = [{ name: 'cover.jpg', mimeType: 'image/jpeg', buffer: await jpeg('#357') }]
  await (await chooser).setFiles(files)
  await expect(page.getByRole('listitem', { name: poster.toUpload })).toHaveCount(1)
  await pressKeyUntilFocused(page, page.getByRole('button', { name: dialog.edit.save }))
  const sent = page.waitForResponse(
    answer => answer.request().method() === 'POST' && answer.url().includes('/thumbnails'),
  )
  await page.keyboard.press('Enter')
  const { selected, type } = await (await sent).json()
  expect([selected, type]).toEqual([true, 'USER_UPLOADED'])
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('the cover of a series is loaded again when the rule of its library or a finished book changes it', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  const id = await fetchFirstRecordId(page, 'series')
  const { libraryId } = await fetchInPageSession(page, `api/v1/series/${id}`, 'GET')
  const { content } = await fetchInPageSession(page, `api/v1/series/${id}/books?size=2&sort=metadata.numberSort`, 'GET')
  const [first, second] = content as { id: string }[]
  await fetchInPageSession(page, `api/v1/series/${id}/read-progress`, 'DELETE')
  const isListening = [page.waitForRequest(/\/sse\//), page.waitForResponse(/\/api\/v1\/libraries$/)]
  await page.goto(`${longbox.url}/series/${id}`)
  await Promise.all(isListening)
  const cover = page.getByRole('main').locator(`img[src*="/series/${id}/thumbnail"]`).first()
  const waitForNewCover = async (change: () => Promise<unknown>) => {
    const before = await cover.getAttribute('src')
    await change()
    await expect(cover).not.toHaveAttribute('src', before ?? '')
  }
  await waitForNewCover(() =>
    fetchInPageSession(page, `api/v1/libraries/${libraryId}`, 'PATCH', { seriesCover: 'FIRST_UNREAD_OR_FIRST' }),
  )
  const saveProgress = (bookId: string | undefined, progress: Record<string, unknown>) =>
    fetchInPageSession(page, `api/v1/books/${bookId}/read-progress`, 'PATCH', progress)
  await waitForNewCover(() => saveProgress(first?.id, { completed: true }))
  const finished = await cover.getAttribute('src')
  const refetched = page.waitForResponse(response => response.url().endsWith(`/api/v1/series/${id}`))
  await saveProgress(second?.id, { page: 1, completed: false })
  await refetched
  await expect(cover).toHaveAttribute('src', finished ?? '')
})
