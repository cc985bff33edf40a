import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { generateLibraries } from '../../../mock-server/scenarios/generateLibraries'
import { createScreenTestServer } from '../../../mock-server/screenTestServer'
import { BulkActionProgressPanel } from '../../../src/actions/bulk/BulkActionProgressPanel'
import { queryClient } from '../../../src/api/cache/queryClient'
import { ConfirmDialog } from '../../../src/dialogs/ConfirmDialog'
import type { Series } from '../../../src/generated/model.schemas'
import { getSeries, listSeries, updateSeriesMetadata } from '../../../src/generated/series/series.calls'
import { EditOneshotsDialog } from '../../../src/resources/series/EditOneshotsDialog'
import { EditSeriesDialog } from '../../../src/resources/series/EditSeriesDialog'
import { createOneshotRefetcher, refetchSeries } from '../../../src/resources/series/refetchSeries'
import { renderDialog } from '../../harness/screens/renderDialog'

const { server, signInAs, world } = createScreenTestServer(world => generateLibraries(world, 500))
const requests: { method: string; path: string; body: unknown }[] = []
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  signInAs('admin')
  server.events.on('request:start', async ({ request }) => {
    const sent = { method: request.method, path: new URL(request.url).pathname, body: undefined as unknown }
    requests.push(sent)
    if (request.method === 'PATCH') sent.body = await request.clone().json()
  })
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const dialogComponents = { editSeries: EditSeriesDialog, editOneshots: EditOneshotsDialog, confirm: ConfirmDialog }
const fetchSeries = async (size: number, oneshot = false) => {
  const condition = { oneShot: { operator: oneshot ? ('isTrue' as const) : ('isFalse' as const) } }
  return (await listSeries({ condition }, { size, sort: ['metadata.titleSort,asc'] })).content
}
const requestLines = () =>
  requests.filter(({ path }) => /\/series|\/books/.test(path)).map(({ method, path }) => `${method} ${path}`)
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}( \\*)?$`))
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save changes' })

async function openEditDialog(series: readonly Series[]) {
  requests.length = 0
  const view = renderDialog(dialogComponents, 'editSeries', { series })
  await screen.findByRole('button', { name: 'Save changes' })
  return view
}

/** Simulates that another client has changed the metadata of a series on the server. */
function changeOnServer(changes: (title: string) => Partial<Series['metadata']>, { id, metadata }: Series) {
  const record = world.series.get(id)
  if (!record) throw new Error(`The mock server has no series ${id}`)
  Object.assign(record.metadata, changes(metadata.title))
}

describe('refetching', () => {
  test('refetches 200 series in a few requests, even if some are renamed or deleted', async () => {
    const references = await fetchSeries(200)
    const [first, second, third] = references as [Series, Series, Series]
    await updateSeriesMetadata(first.id, { title: 'Renamed meanwhile' })
    await updateSeriesMetadata(second.id, { publisher: 'New House' })
    server.use(http.get(`*/api/v1/series/${third.id}`, () => new HttpResponse(null, { status: 404 })))
    requests.length = 0
    const current = await refetchSeries([
      ...references.slice(0, 2),
      { ...third, id: '0000000000000' },
      ...references.slice(3),
    ])
    expect(current.map(({ id }) => id)).toEqual([
      first.id,
      second.id,
      '0000000000000',
      ...references.slice(3).map(({ id }) => id),
    ])
    expect(current[0]?.metadata.title).toBe('Renamed meanwhile')
    expect(current[1]?.metadata.publisher).toBe('New House')
    expect(requestLines().length).toBeLessThanOrEqual(4)
  })

  test('refetches one-shots and their books in two requests per hundred one-shots', async () => {
    const references = await fetchSeries(200, true)
    expect(references.length).toBeGreaterThan(6)
    requests.length = 0
    const current = await createOneshotRefetcher()(references)
    expect(current.map(({ series, book }) => [series.id, book.seriesId])).toEqual(references.map(({ id }) => [id, id]))
    expect(requestLines().length).toBeLessThanOrEqual(2 * Math.ceil(references.length / 100))
  })

  test('returns the previous data of a one-shot that is deleted after it was loaded', async () => {
    const references = (await fetchSeries(200, true)).slice(0, 4)
    const [deleted] = references as [Series]
    const refetchOneshots = createOneshotRefetcher()
    const before = await refetchOneshots(references)
    const record = world.series.get(deleted.id)
    const books = [...world.books.values()].filter(({ seriesId }) => seriesId === deleted.id)
    world.series.delete(deleted.id)
    for (const { id } of books) world.books.delete(id)
    expect(await refetchOneshots(references)).toEqual(before)
    const reopened = createOneshotRefetcher(before)
    expect(await reopened(references), 'the dialog opens again with the data of the deleted one-shot').toEqual(before)
    expect(await createOneshotRefetcher()(references), 'the one-shot was deleted before it was loaded').toEqual(
      before.slice(1),
    )
    await expect(createOneshotRefetcher()([deleted])).rejects.toMatchObject({ status: 404 })
    if (record) world.series.set(deleted.id, record)
    for (const book of books) world.books.set(book.id, book)
  })
})

describe('eighty series', () => {
  test('shows changes of other users before sending anything', async () => {
    const series = await fetchSeries(80)
    const { user, dialogResult } = await openEditDialog(series)
    await user.clear(field('Publisher'))
    await user.type(field('Publisher'), 'Mine')
    await user.tab()
    changeOnServer(() => ({ publisher: 'Theirs', language: 'pt' }), series[70] as Series)
    await user.click(save())
    const keepButton = await screen.findByRole('button', { name: 'Keep mine: Publisher' })
    expect(screen.getByText(/Changed by someone else in the meantime/).textContent).toContain('Language')
    expect(requests.filter(({ method }) => method === 'PATCH')).toEqual([])
    await user.click(keepButton)
    await user.click(save())
    expect(await dialogResult).toBe(true)
    await waitFor(() => expect(requests.filter(({ method }) => method === 'PATCH')).toHaveLength(80))
    expect((await getSeries(series[70]?.id ?? '')).metadata).toMatchObject({ publisher: 'Mine', language: 'pt' })
  })

  test('keeps values that differ, and clears a field in all series', async () => {
    const series = await fetchSeries(80)
    for (const [at, { id }] of series.entries())
      await updateSeriesMetadata(id, {
        ageRating: at % 3 || null,
        summary: `About ${at}`,
        genres: at % 2 ? ['war'] : [],
      })
    const { user, dialogResult } = await openEditDialog(series)
    expect(field('Age rating').placeholder).toBe('Mixed values')
    expect(field('Summary').placeholder).toBe('Mixed values')
    await user.type(field('Age rating'), '7')
    await user.clear(field('Age rating'))
    await user.tab()
    await user.click(screen.getByRole('tab', { name: 'Tags' }))
    await user.type(screen.getByLabelText('Genres'), 'Noir{Enter}')
    await user.click(save())
    expect(await dialogResult).toBe(true)
    await waitFor(() => expect(requests.filter(({ method }) => method === 'PATCH')).toHaveLength(80))
    for (const { body } of requests.filter(({ method }) => method === 'PATCH')) {
      const { ageRating, ...rest } = body as Record<string, unknown>
      expect(ageRating ?? null).toBeNull()
      expect(rest).toMatchObject({ genres: ['noir'] })
      expect(Object.keys(rest)).not.toContain('publisher')
    }
    const after = await getSeries(series[4]?.id ?? '')
    expect(after.metadata).toMatchObject({ ageRating: null, genres: ['noir'], genresLock: true, summary: 'About 4' })
  })

  test('writes a summary and a total number of books to all series, and clears them in all', async () => {
    const series = await fetchSeries(8)
    for (const [at, { id }] of series.entries())
      await updateSeriesMetadata(id, { summary: `About ${at}`, totalBookCount: at + 1 })
    const writing = await openEditDialog(series)
    await writing.user.type(field('Summary'), 'The same for all')
    await writing.user.type(field('Total book count'), '0')
    await writing.user.click(save())
    expect((await screen.findByRole('alert')).textContent).toBe('Enter 1 or more')
    await writing.user.type(field('Total book count'), '{Backspace}12')
    await writing.user.click(save())
    expect(await writing.dialogResult).toBe(true)
    await waitFor(() => expect(requests.filter(({ method }) => method === 'PATCH')).toHaveLength(8))
    for (const { body } of requests.filter(({ method }) => method === 'PATCH'))
      expect(body).toEqual({
        summary: 'The same for all',
        summaryLock: true,
        totalBookCount: 12,
        totalBookCountLock: true,
      })
    writing.unmount()

    const clearing = await openEditDialog(series)
    await clearing.user.clear(field('Total book count'))
    await clearing.user.clear(field('Summary'))
    await clearing.user.click(save())
    expect(await clearing.dialogResult).toBe(true)
    await waitFor(async () =>
      expect((await getSeries(series[7]?.id ?? '')).metadata).toMatchObject({ summary: '', totalBookCount: null }),
    )
  })

  test.each([
    ['the server fails (500)', 500],
    ['the server refuses the values (400)', 400],
  ])('keeps the values of the only changed series when %s, and edits it again', async (_cause, status) => {
    const [first, second] = (await fetchSeries(2)) as [Series, Series]
    await updateSeriesMetadata(first.id, { ageRating: 3 })
    await updateSeriesMetadata(second.id, { ageRating: 7, ageRatingLock: true })
    const { user, dialogResult } = await openEditDialog([first, second])
    render(
      <QueryClientProvider client={queryClient}>
        <BulkActionProgressPanel />
      </QueryClientProvider>,
    )
    server.use(
      http.patch(`*/api/v1/series/${first.id}/metadata`, () => HttpResponse.json({ message: 'no' }, { status }), {
        once: true,
      }),
    )
    await user.type(field('Age rating'), '7')
    await user.tab()
    await user.click(save())
    expect(await dialogResult).toBe(true)
    const panel = await screen.findByRole('alert')
    expect(within(panel).getByRole('listitem').textContent).toContain(first.metadata.title)
    expect(within(panel).getByRole('button', { name: /^Retry/ })).toBeTruthy()
    await user.click(within(panel).getByRole('button', { name: 'Edit again' }))
    await screen.findByRole('dialog', { name: `Edit ${first.metadata.title}` })
    expect((await screen.findByLabelText<HTMLInputElement>('Age rating')).value).toBe('7')
    await user.click(save())
    await waitFor(async () => expect((await getSeries(first.id)).metadata.ageRating).toBe(7))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('a retry and editing again do not overwrite what another user has saved since the failure', async () => {
    const [first, second] = (await fetchSeries(2)) as [Series, Series]
    await updateSeriesMetadata(first.id, { ageRating: 3 })
    await updateSeriesMetadata(second.id, { ageRating: 9, ageRatingLock: true })
    const { user, dialogResult } = await openEditDialog([first, second])
    render(
      <QueryClientProvider client={queryClient}>
        <BulkActionProgressPanel />
      </QueryClientProvider>,
    )
    server.use(
      http.patch(`*/api/v1/series/${first.id}/metadata`, () => HttpResponse.json({ message: 'no' }, { status: 500 }), {
        once: true,
      }),
    )
    await user.type(field('Age rating'), '9')
    await user.tab()
    await user.click(save())
    expect(await dialogResult).toBe(true)
    await screen.findByText(/: no$/)
    await updateSeriesMetadata(first.id, { ageRating: 5 })
    await user.click(screen.getByRole('button', { name: /^Retry/ }))
    await screen.findByText(/Someone else changed the same fields/)
    expect((await getSeries(first.id)).metadata.ageRating).toBe(5)
    await user.click(screen.getByRole('button', { name: 'Edit again' }))
    await user.click(await screen.findByRole('button', { name: 'Keep mine: Age rating' }))
    await user.click(save())
    await waitFor(async () => expect((await getSeries(first.id)).metadata.ageRating).toBe(9))
  })
})
