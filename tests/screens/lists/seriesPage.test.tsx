import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { startQueryInvalidation } from '../../../src/api/cache/queryInvalidation'
import { reportServerWrite } from '../../../src/api/cache/serverDataChanges'
import { listBooks, updateBookReadProgress } from '../../../src/generated/books/books.calls'
import {
  createCollection,
  deleteCollection,
  updateCollection,
} from '../../../src/generated/collections/collections.calls'
import type { Series } from '../../../src/generated/model.schemas'
import { getSeries, listSeries, updateSeriesMetadata } from '../../../src/generated/series/series.calls'
import { setUpScreenTestServer } from '../../harness/screens/setUpScreenTestServer'

const { server, world, signInAs, renderApp } = setUpScreenTestServer()

async function fetchFourSeries(): Promise<[Series, Series, Series, Series]> {
  const condition = { oneShot: { operator: 'isFalse' as const } }
  const { content } = await listSeries({ condition }, { size: 4, sort: ['metadata.titleSort,asc'] })
  return content as [Series, Series, Series, Series]
}

const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

describe('series page', () => {
  test('explains in a box below the next book that the user may not read it', async () => {
    const [{ id }] = await fetchFourSeries()
    const reader = world.users.get(signInAs('reader') ?? '')
    if (!reader) throw new Error('the reader does not exist')
    const { roles } = reader
    onTestFinished(() => {
      reader.roles = roles
    })
    reader.roles = []
    renderApp(`/series/${id}`)
    const reason = await screen.findByText('Your account may not read books in the browser.')
    expect(reason.closest('[data-tone="warning"]')).toBeTruthy()
  })

  test('links publisher, authors, genres, tags, collections and external links', async () => {
    const [{ id, libraryId }] = await fetchFourSeries()
    await updateSeriesMetadata(id, {
      publisher: 'Quill',
      genres: ['noir'],
      tags: ['rainy'],
      ageRating: 12,
      language: 'pl',
      links: [{ label: 'Shop', url: 'https://shop.example/1' }],
      alternateTitles: [{ label: 'Japanese', title: '灰' }],
    })
    const { id: collectionId } = await createCollection({ name: 'Grey days', ordered: false, seriesIds: [id] })
    renderApp(`/series/${id}`)
    const seriesListUrl = `/libraries/${libraryId}/series`
    await screen.findByRole('heading', { level: 1 })
    expect(hrefOf('Quill')).toBe(`${seriesListUrl}?publisher=Quill`)
    expect(hrefOf('noir')).toBe(`${seriesListUrl}?genre=noir`)
    expect(hrefOf('rainy')).toBe(`${seriesListUrl}?tag=rainy`)
    expect(hrefOf('Polish')).toBe(`${seriesListUrl}?language=pl`)
    expect(hrefOf('Age 12+')).toBe(`${seriesListUrl}?age=12`)
    expect(hrefOf('Shop')).toBe('https://shop.example/1')
    expect(hrefOf('Grey days')).toBe(`/collections/${collectionId}`)
    expect(screen.getByText('灰 (Japanese)')).toBeTruthy()
    const { authors } = (await getSeries(id)).booksMetadata
    const writer = authors.find(({ role }) => role === 'writer')
    const fact = screen.getByText('Writer').parentElement as HTMLElement
    const link = within(fact).getByRole('link', { name: writer?.name })
    expect(new URL(link.getAttribute('href') ?? '', location.href).searchParams.get('writer')).toBe(writer?.name)
    expect(hrefOf('Download')).toContain(`api/v1/series/${id}/file`)
  })

  test('shows the age rating 0 as “All ages”', async () => {
    const [, { id, libraryId }] = await fetchFourSeries()
    await updateSeriesMetadata(id, { ageRating: 0 })
    renderApp(`/series/${id}`)
    await screen.findByRole('heading', { level: 1 })
    expect(hrefOf('All ages')).toBe(`/libraries/${libraryId}/series?age=0`)
  })

  test('reserves the space of the incognito button while the next book loads', async () => {
    const [{ id }] = await fetchFourSeries()
    let release = () => {}
    const released = new Promise<void>(resolve => {
      release = resolve
    })
    server.use(http.post('*/api/v1/books/list', () => released.then(() => undefined)))
    renderApp(`/series/${id}`)
    const disabledButton = await screen.findByRole<HTMLButtonElement>('button', { name: 'Read incognito' })
    expect(disabledButton.disabled).toBe(true)
    release()
    expect(await screen.findByRole('link', { name: 'Read incognito' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Read incognito' })).toBeNull()
  })

  test('shows the share of read books', async () => {
    const [, { id }] = await fetchFourSeries()
    const condition = { seriesId: { operator: 'is' as const, value: id } }
    const { content } = await listBooks({ condition }, { unpaged: true, sort: ['metadata.numberSort,asc'] })
    await updateBookReadProgress(content[0]?.id ?? '', { completed: true })
    const { unmount } = renderApp(`/series/${id}`)
    expect(await screen.findByText('1 read')).toBeTruthy()
    const progressValue = () => screen.queryByRole('progressbar', { name: 'Progress' })?.getAttribute('aria-valuenow')
    expect(progressValue()).toBe(String(Math.round(100 / content.length)))
    unmount()
    for (const book of content) await updateBookReadProgress(book.id, { completed: true })
    renderApp(`/series/${id}`)
    expect(await screen.findByText('all read')).toBeTruthy()
    expect(progressValue()).toBeUndefined()
  })

  test('is shown when its collections fail to load', async () => {
    const [{ id, metadata }] = await fetchFourSeries()
    server.use(http.get(`*/api/v1/series/${id}/collections`, () => new HttpResponse(null, { status: 500 })))
    renderApp(`/series/${id}`)
    expect(await screen.findByRole('heading', { level: 1, name: metadata.title })).toBeTruthy()
  })
})

describe('in the context of a collection', () => {
  test('navigates in manual order by buttons and by keys', async () => {
    const [first, second, third] = await fetchFourSeries()
    const seriesIds = [third.id, first.id, second.id]
    const { id } = await createCollection({ name: 'By hand', ordered: true, seriesIds })
    const { user, at } = renderApp(`/series/${first.id}?context=COLLECTION&contextId=${id}`)
    const bar = await screen.findByRole('navigation', { name: 'Previous and next book' })
    expect(await within(bar).findByRole('link', { name: 'By hand' })).toBeTruthy()
    expect(bar.textContent).toContain('2 of 3')
    await within(bar).findByRole('link', { name: `Previous: ${third.metadata.title}` })
    await user.click(await within(bar).findByRole('link', { name: `Next: ${second.metadata.title}` }))
    const nextUrl = `/series/${second.id}?context=COLLECTION&contextId=${id}`
    await waitFor(() => expect(at()).toBe(nextUrl))
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true)
    await screen.findByRole('link', { name: `Previous: ${first.metadata.title}` })
    await user.keyboard('{Shift>}[KeyP]{/Shift}')
    await waitFor(() => expect(at()).toContain(`/series/${first.id}?`))
    await screen.findByRole('link', { name: `Next: ${second.metadata.title}` })
    await user.keyboard('{Shift>}[KeyN]{/Shift}')
    await waitFor(() => expect(at()).toBe(nextUrl))
    await screen.findByRole('link', { name: `Previous: ${first.metadata.title}` })
    fireEvent.keyDown(document.body, { key: 'З', code: 'KeyP', shiftKey: true })
    await waitFor(() => expect(at()).toContain(`/series/${first.id}?`))
  })

  test('navigates in order of title if the collection has no manual order', async () => {
    const [first, second, third] = await fetchFourSeries()
    const { id } = await createCollection({
      name: 'By title',
      ordered: false,
      seriesIds: [third.id, first.id, second.id],
    })
    renderApp(`/series/${second.id}?context=COLLECTION&contextId=${id}`)
    await screen.findByRole('link', { name: `Previous: ${first.metadata.title}` })
    await screen.findByRole('link', { name: `Next: ${third.metadata.title}` })
  })

  test('loads the order by title again after a change of the collection only, and shows the earlier links until then', async () => {
    startQueryInvalidation()
    const [first, second, third] = await fetchFourSeries()
    const { id } = await createCollection({ name: 'Order', ordered: false, seriesIds: [first.id, second.id, third.id] })
    const countRequest = vi.fn()
    let loadsOrder = Promise.resolve()
    server.use(
      http.get(`*/api/v1/collections/${id}/series`, async ({ request }) => {
        if (!new URL(request.url).searchParams.has('unpaged')) return
        countRequest()
        await loadsOrder
      }),
    )
    renderApp(`/series/${second.id}?context=COLLECTION&contextId=${id}`)
    await screen.findByRole('link', { name: `Next: ${third.metadata.title}` })
    await updateSeriesMetadata(third.id, { title: 'Renamed' })
    await act(() => reportServerWrite('updateSeriesMetadata', { seriesId: third.id }))
    await screen.findByRole('link', { name: 'Next: Renamed' })
    expect(countRequest).toHaveBeenCalledTimes(1)
    let finishLoading = () => {}
    loadsOrder = new Promise(resolve => {
      finishLoading = resolve
    })
    screen.getByRole('link', { name: 'Next: Renamed' }).focus()
    await updateCollection(id, { seriesIds: [first.id, second.id] })
    await act(() => reportServerWrite('updateCollection', { id }))
    await waitFor(() => expect(countRequest).toHaveBeenCalledTimes(2))
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Next: Renamed' }))
    expect(screen.getByText(/2 of 3/)).toBeTruthy()
    finishLoading()
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true))
    expect(screen.getByText(/2 of 2/)).toBeTruthy()
    expect(countRequest).toHaveBeenCalledTimes(2)
  })

  test('shows no bar for a collection that is deleted or does not contain the series', async () => {
    const [first, second] = await fetchFourSeries()
    const { id } = await createCollection({ name: 'Others', ordered: true, seriesIds: [second.id] })
    const findBar = () => screen.queryByRole('navigation', { name: 'Previous and next book' })
    const other = renderApp(`/series/${first.id}?context=COLLECTION&contextId=${id}`)
    await screen.findByRole('heading', { level: 1 })
    await waitFor(() => expect(findBar()).toBeNull())
    other.unmount()
    await deleteCollection(id)
    renderApp(`/series/${second.id}?context=COLLECTION&contextId=${id}`)
    await screen.findByRole('heading', { level: 1 })
    await waitFor(() => expect(findBar()).toBeNull())
  })

  test('keeps the collection in the context while the user filters the books', async () => {
    const [first] = await fetchFourSeries()
    const { id } = await createCollection({ name: 'Kept', ordered: true, seriesIds: [first.id] })
    const { user, at } = renderApp(`/series/${first.id}?context=COLLECTION&contextId=${id}`)
    await user.type(await screen.findByLabelText('Search this list'), 'one{Enter}')
    await waitFor(() => expect(at()).toContain('q=one'))
    expect(at()).toContain(`context=COLLECTION&contextId=${id}`)
    const bar = screen.getByRole('navigation', { name: 'Previous and next book' })
    expect(within(bar).getByRole('link', { name: 'Kept' })).toBeTruthy()
  })
})
