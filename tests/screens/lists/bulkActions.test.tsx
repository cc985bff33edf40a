import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createScreenTestServer } from '../../../mock-server/screenTestServer'
import { runRecordAction } from '../../../src/actions/availableActions'
import { BulkActionProgressPanel } from '../../../src/actions/bulk/BulkActionProgressPanel'
import { startBulkActionRun } from '../../../src/actions/bulk/bulkActionRuns'
import { runPerRecordAction } from '../../../src/actions/runPerRecordAction'
import { queryClient } from '../../../src/api/cache/queryClient'
import { ConfirmDialog } from '../../../src/dialogs/ConfirmDialog'
import { getBook, updateBookReadProgress } from '../../../src/generated/books/books.calls'
import {
  getBooksOfSeries,
  getSeries,
  listSeries,
  markSeriesRead,
  markSeriesUnread,
} from '../../../src/generated/series/series.calls'
import { NoticeList } from '../../../src/shell/NoticeList'
import { renderDialog } from '../../harness/screens/renderDialog'

const { server, signInAs } = createScreenTestServer()
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  signInAs('admin')
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

async function fetchSeriesWithTitles(count: number) {
  const { content } = await listSeries({}, { size: count })
  return content.map(record => ({ record, title: record.metadata.title }))
}

function renderBulkUi() {
  render(
    <QueryClientProvider client={queryClient}>
      <main id="main" tabIndex={-1} />
      <BulkActionProgressPanel />
      <NoticeList />
    </QueryClientProvider>,
  )
  return userEvent.setup()
}

test('lists failed records, retries them alone and undoes the whole action', async () => {
  const user = renderBulkUi()
  const items = await fetchSeriesWithTitles(5)
  const failing = items[3]
  let refusals = 1
  server.use(
    http.post(`*/api/v1/series/${failing?.record.id}/read-progress`, () => {
      refusals -= 1
      return refusals >= 0 ? HttpResponse.json({ message: 'disk is full' }, { status: 500 }) : undefined
    }),
  )
  void runPerRecordAction('markRead', 'series', items)
  const panel = await screen.findByRole('alert')
  expect(panel.textContent).toContain('1 of 5 failed')
  expect(within(panel).getByRole('listitem').textContent).toContain(failing?.title)
  expect(within(panel).getByText(failing?.title ?? '', { selector: 'bdi' })).toBeTruthy()
  await user.click(within(panel).getByRole('button', { name: 'Retry the failed one' }))
  expect(await screen.findByText('5 marked as read')).toBeTruthy()
  expect((await getSeries(failing?.record.id ?? '')).booksUnreadCount).toBe(0)
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Undone')).toBeTruthy()
  for (const { record } of items) expect((await getSeries(record.id)).booksReadCount).toBe(record.booksReadCount)
})

test('the focus stays in the panel of bulk actions, and moves to the content when the panel closes', async () => {
  const user = renderBulkUi()
  let endCall = () => {}
  void startBulkActionRun({
    name: 'markRead',
    operation: 'markSeriesRead',
    editAgain: () => {},
    total: 1,
    items: [{ id: '1', title: 'One' }],
    call: () =>
      new Promise<void>((_, reject) => {
        endCall = () => reject(new Error('refused'))
      }),
  })
  await screen.findByRole('button', { name: 'Stop' })
  endCall()
  await user.click(await screen.findByRole('button', { name: 'Retry the failed one' }))
  expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Stop' }))
  endCall()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Retry the failed one' })))
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Dismiss' }))
  expect(document.activeElement).toBe(document.getElementById('main'))
})

test('undo restores the progress of a series if the response of the first attempt was lost', async () => {
  const user = renderBulkUi()
  const [item] = await fetchSeriesWithTitles(1)
  if (!item) throw new Error('no series')
  const { content: books } = await getBooksOfSeries(item.record.id, { unpaged: true })
  await markSeriesUnread(item.record.id)
  await updateBookReadProgress(books[0]?.id ?? '', { page: 3 })
  const record = await getSeries(item.record.id)
  server.use(
    http.delete(
      `*/api/v1/series/${record.id}/read-progress`,
      async ({ request }) => {
        await fetch(request.url, { method: 'DELETE' })
        return HttpResponse.error()
      },
      { once: true },
    ),
  )
  const other = (await fetchSeriesWithTitles(2)).slice(1)
  for (const { record: series } of other) await markSeriesRead(series.id)
  const others = await Promise.all(other.map(async entry => ({ ...entry, record: await getSeries(entry.record.id) })))
  void runPerRecordAction('markUnread', 'series', [{ ...item, record }, ...others])
  const panel = (await screen.findAllByRole('alert')).at(-1) as HTMLElement
  await user.click(within(panel).getByRole('button', { name: /^Retry|^Continue/ }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await expect.poll(async () => (await getBook(books[0]?.id ?? '')).readProgress?.page).toBe(3)
})

test('deletes files only after the user checks a box', async () => {
  const items = await fetchSeriesWithTitles(3)
  const { user } = renderDialog({ confirm: ConfirmDialog }, 'confirm', { title: 'first', text: '', verb: 'Fine' })
  await user.click(await screen.findByRole('button', { name: 'Fine' }))
  let deletions = 0
  server.use(
    http.delete('*/api/v1/series/*/file', () => {
      deletions += 1
      return new HttpResponse(null, { status: 202 })
    }),
  )
  const actionResult = runPerRecordAction('deleteFiles', 'series', items)
  const dialog = await screen.findByRole('dialog', { name: /^Delete the files of 3/ })
  const confirmButton = within(dialog).getByRole<HTMLButtonElement>('button', { name: /^Delete files of 3/ })
  expect(confirmButton.disabled).toBe(true)
  await user.click(within(dialog).getByRole('checkbox'))
  await user.click(confirmButton)
  expect(await actionResult).toBe(true)
  expect(deletions).toBe(3)
})

test('shows the title of a single record in the confirmation', async () => {
  const items = await fetchSeriesWithTitles(1)
  const { user } = renderDialog({ confirm: ConfirmDialog }, 'confirm', { title: 'first', text: '', verb: 'Fine' })
  await user.click(await screen.findByRole('button', { name: 'Fine' }))
  const actionResult = runPerRecordAction('deleteFiles', 'series', items)
  const dialog = await screen.findByRole('dialog', { name: `Delete the files of “${items[0]?.title}”?` })
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(await actionResult).toBe(false)
})

test('requests the analysis of each record', async () => {
  const items = await fetchSeriesWithTitles(3)
  const requestedIds: string[] = []
  server.use(
    http.post('*/api/v1/series/:id/analyze', ({ params }) => {
      requestedIds.push(String(params.id))
      return new HttpResponse(null, { status: 202 })
    }),
  )
  expect(await runPerRecordAction('analyze', 'series', items)).toBe(true)
  expect(requestedIds.toSorted()).toEqual(items.map(({ record }) => record.id).toSorted())
})

test('downloads several files one after the other', async () => {
  const items = await fetchSeriesWithTitles(2)
  const addresses: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    addresses.push(new URL(this.href).pathname)
  })
  await runRecordAction('download', 'series', items)
  click.mockRestore()
  expect(addresses).toEqual(items.map(({ record }) => expect.stringContaining(`/api/v1/series/${record.id}/file`)))
})

test('asks before it refreshes the metadata of more than 20 series or of a library, without a checkbox', async () => {
  const items = await fetchSeriesWithTitles(21)
  const { user } = renderDialog({ confirm: ConfirmDialog }, 'confirm', { title: 'first', text: '', verb: 'Fine' })
  await user.click(await screen.findByRole('button', { name: 'Fine' }))
  expect(await runPerRecordAction('refreshMetadata', 'series', items.slice(1))).toBe(true)
  const library = { record: { id: items[0]?.record.libraryId ?? '' }, title: 'Library' }
  const confirm = async (actionResult: Promise<boolean>, text: RegExp) => {
    const dialog = await screen.findByRole('dialog', { name: 'Refresh metadata?' })
    within(dialog).getByText(text)
    expect(within(dialog).queryByRole('checkbox')).toBeNull()
    await user.click(within(dialog).getByRole('button', { name: 'Refresh metadata' }))
    expect(await actionResult).toBe(true)
  }
  await confirm(runPerRecordAction('refreshMetadata', 'series', items), /of 21 items is read/)
  await confirm(runPerRecordAction('refreshMetadata', 'libraries', [library]), /of “Library” is read/)
})
