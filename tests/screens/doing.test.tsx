import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { screenServer } from '../../mock-server/screenServer'
import { runAnyAction } from '../../src/actions/actionsFor'
import { BulkProgressPanel } from '../../src/actions/bulk/BulkProgressPanel'
import { type RecordBatch, runAction } from '../../src/actions/runAction'
import { queryClient } from '../../src/api/cache/queryClient'
import { ConfirmDialog } from '../../src/dialogs/ConfirmDialog'
import { getSeries, listSeries } from '../../src/generated/series/series.calls'
import { Notices } from '../../src/shell/Notices'
import { renderDialog } from '../harness/screens/renderDialog'

const { server, signInAs } = screenServer()
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  signInAs('admin')
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

async function several(count: number) {
  const { content } = await listSeries({}, { size: count })
  const items = content.map(record => ({ record, title: record.metadata.title }))
  const batch: RecordBatch<'series'> = { total: items.length, title: items[0]?.title ?? '', things: items }
  return { items, batch }
}

function page() {
  render(
    <QueryClientProvider client={queryClient}>
      <BulkProgressPanel />
      <Notices />
    </QueryClientProvider>,
  )
  return userEvent.setup()
}

test('lists failed records, retries them alone and undoes the whole action', async () => {
  const user = page()
  const { items, batch } = await several(5)
  const bad = items[3]
  let refusals = 1
  server.use(
    http.post(`*/api/v1/series/${bad?.record.id}/read-progress`, () => {
      refusals -= 1
      return refusals >= 0 ? HttpResponse.json({ message: 'disk is full' }, { status: 500 }) : undefined
    }),
  )
  void runAction('markRead', 'series', batch)
  const panel = await screen.findByRole('alert')
  expect(panel.textContent).toContain('1 of 5 failed')
  expect(within(panel).getByRole('listitem').textContent).toContain(bad?.title)
  await user.click(within(panel).getByRole('button', { name: 'Retry the failed one' }))
  expect(await screen.findByText('5 marked as read')).toBeTruthy()
  expect((await getSeries(bad?.record.id ?? '')).booksUnreadCount).toBe(0)
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Undone')).toBeTruthy()
  for (const { record } of items) expect((await getSeries(record.id)).booksReadCount).toBe(record.booksReadCount)
})

test('requires a checked box before deleting files', async () => {
  const { batch } = await several(3)
  const { user } = renderDialog({ confirm: ConfirmDialog }, 'confirm', { title: 'first', text: '', verb: 'Fine' })
  await user.click(await screen.findByRole('button', { name: 'Fine' }))
  let deletions = 0
  server.use(
    http.delete('*/api/v1/series/*/file', () => {
      deletions += 1
      return new HttpResponse(null, { status: 202 })
    }),
  )
  const done = runAction('deleteFiles', 'series', batch)
  const dialog = await screen.findByRole('dialog', { name: /^Delete the files of 3/ })
  const goAhead = within(dialog).getByRole<HTMLButtonElement>('button', { name: /^Delete files of 3/ })
  expect(goAhead.disabled).toBe(true)
  await user.click(within(dialog).getByRole('checkbox'))
  await user.click(goAhead)
  expect(await done).toBe(true)
  expect(deletions).toBe(3)
})

test('names the title in the confirmation for a single record', async () => {
  const { items, batch } = await several(1)
  const { user } = renderDialog({ confirm: ConfirmDialog }, 'confirm', { title: 'first', text: '', verb: 'Fine' })
  await user.click(await screen.findByRole('button', { name: 'Fine' }))
  const done = runAction('deleteFiles', 'series', batch)
  const dialog = await screen.findByRole('dialog', { name: `Delete the files of “${items[0]?.title}”?` })
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(await done).toBe(false)
})

test('requests the analysis of each record', async () => {
  const { items, batch } = await several(3)
  const asked: string[] = []
  server.use(
    http.post('*/api/v1/series/:id/analyze', ({ params }) => {
      asked.push(String(params.id))
      return new HttpResponse(null, { status: 202 })
    }),
  )
  expect(await runAction('analyze', 'series', batch)).toBe(true)
  expect(asked.toSorted()).toEqual(items.map(({ record }) => record.id).toSorted())
})

test('downloads several files in sequence', async () => {
  const { items, batch } = await several(2)
  const addresses: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    addresses.push(new URL(this.href).pathname)
  })
  await runAnyAction('download', 'series', batch)
  click.mockRestore()
  expect(addresses).toEqual(items.map(({ record }) => expect.stringContaining(`/api/v1/series/${record.id}/file`)))
})

test('requires a checked box before refreshing metadata', async () => {
  const { batch } = await several(2)
  const { user } = renderDialog({ confirm: ConfirmDialog }, 'confirm', { title: 'first', text: '', verb: 'Fine' })
  await user.click(await screen.findByRole('button', { name: 'Fine' }))
  const done = runAction('refreshMetadata', 'series', batch)
  const dialog = await screen.findByRole('dialog', { name: 'Refresh metadata?' })
  const goAhead = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Refresh metadata' })
  expect(goAhead.disabled).toBe(true)
  await user.click(within(dialog).getByRole('checkbox'))
  await user.click(goAhead)
  expect(await done).toBe(true)
})
