import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { deleteSeriesRecords } from '../../../mock-server/state/deleteRecords'
import { getBook, updateBookMetadata } from '../../../src/generated/books/books.calls'
import type { Series } from '../../../src/generated/model.schemas'
import { getSeries, listSeries, updateSeriesMetadata } from '../../../src/generated/series/series.calls'
import { EditOneshotsDialog } from '../../../src/resources/series/EditOneshotsDialog'
import { renderDialog } from '../../harness/screens/renderDialog'
import { setUpScreenTestServer } from '../../harness/screens/setUpScreenTestServer'

/** Listeners for changed series. The tests call them directly, because screen tests have no event stream. */
const seriesChangedListeners = vi.hoisted(() => new Set<(data: { seriesId: string }) => void>())
vi.mock('../../../src/api/live/liveEvents', () => ({
  onLiveEvent: (event: string, listener: (data: { seriesId: string }) => void) => {
    if (event === 'SeriesChanged') seriesChangedListeners.add(listener)
    return () => seriesChangedListeners.delete(listener)
  },
}))

const { server, world } = setUpScreenTestServer()

async function fetchOneshots(count: number): Promise<Series[]> {
  for (const record of [...world.series.values()].slice(0, count)) record.oneshot = true
  const condition = { oneShot: { operator: 'isTrue' as const } }
  return (await listSeries({ condition }, { size: count })).content
}

test('edits each remaining one-shot if some were deleted before the dialog opened', async () => {
  const [deleted, second, third] = (await fetchOneshots(3)) as [Series, Series, Series]
  const record = world.series.get(deleted.id)
  if (record) deleteSeriesRecords(world, [record])
  const { user, dialogResult } = renderDialog({ editOneshots: EditOneshotsDialog }, 'editOneshots', {
    series: [deleted, second, third],
  })
  await screen.findByRole('dialog', { name: 'Edit 2 one-shots' })
  const publisher = await screen.findByLabelText<HTMLInputElement>(/^Publisher( \*)?$/)
  const secondRecord = world.series.get(second.id)
  if (secondRecord) secondRecord.metadata.language = 'pt'
  await act(async () => {
    for (const listener of seriesChangedListeners) listener({ seriesId: second.id })
  })
  await user.clear(publisher)
  await user.type(publisher, 'Harbour House')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await dialogResult).toBe(true)
  await waitFor(async () => {
    expect((await getSeries(second.id)).metadata).toMatchObject({ publisher: 'Harbour House', language: 'pt' })
    expect((await getSeries(third.id)).metadata.publisher).toBe('Harbour House')
  })
})

test.each(['books', 'series'])(
  'a second save changes series and book if the first save of the %s has failed',
  async failing => {
    const [oneshot] = (await fetchOneshots(1)) as [Series]
    const title = `Second try after ${failing}`
    server.use(
      http.patch(`*/api/v1/${failing}/:id/metadata`, () => new HttpResponse(null, { status: 500 }), { once: true }),
    )
    const { user, dialogResult } = renderDialog({ editOneshots: EditOneshotsDialog }, 'editOneshots', {
      series: [oneshot],
    })
    const titleField = await screen.findByLabelText<HTMLInputElement>(/^Title( \*)?$/)
    await user.clear(titleField)
    await user.type(titleField, title)
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    await screen.findByText(/Your changes were not saved|An error occurred/)
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await dialogResult).toBe(true)
    const books = [...world.books.values()].filter(({ seriesId }) => seriesId === oneshot.id)
    expect(world.series.get(oneshot.id)?.metadata.title).toBe(title)
    expect(books.map(({ metadata }) => metadata)).toContainEqual(expect.objectContaining({ title }))
  },
)

test('locks the title of the book if only the title of the series was locked', async () => {
  const [oneshot] = (await fetchOneshots(1)) as [Series]
  const bookIds = [...world.books.values()].filter(({ seriesId }) => seriesId === oneshot.id).map(({ id }) => id)
  await updateSeriesMetadata(oneshot.id, { titleLock: true })
  for (const id of bookIds) await updateBookMetadata(id, { titleLock: false })
  const { user, dialogResult } = renderDialog({ editOneshots: EditOneshotsDialog }, 'editOneshots', {
    series: [oneshot],
  })
  await user.type(await screen.findByLabelText(/^Title( \*)?$/), ' locked')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await dialogResult).toBe(true)
  const title = `${oneshot.metadata.title} locked`
  const books = await Promise.all(bookIds.map(id => getBook(id)))
  expect(books.map(({ metadata }) => metadata)).toContainEqual(expect.objectContaining({ title, titleLock: true }))
})
