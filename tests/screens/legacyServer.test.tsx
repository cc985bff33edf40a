import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { generateLibraries } from '../../mock-server/scenarios/generateLibraries'
import { generateProgressCollectionsAndReadLists } from '../../mock-server/scenarios/generateProgressCollectionsAndReadLists'
import { operations } from '../../src/generated/operations'
import { getReadLists } from '../../src/generated/readlists/readlists.calls'
import { getBooksOfSeries, listSeries } from '../../src/generated/series/series.calls'
import { setUpScreenTestServer } from '../harness/screens/setUpScreenTestServer'

const { server, renderApp } = setUpScreenTestServer({
  fill: world => {
    generateLibraries(world, 24)
    generateProgressCollectionsAndReadLists(world)
  },
})

/**
 * Simulates the server Komga 1.15. The server rejects all operations that only newer releases have. It responds to
 * `/books/list` with the status 405, because it treats `list` as the id of a book.
 */
function rejectNewerOperations() {
  const newerOperations = Object.values(operations).filter(operation => 'since' in operation)
  expect(newerOperations.length).toBeGreaterThan(10)
  const handlers = newerOperations.map(({ method, path }) => {
    const status = path === '/api/v1/books/list' ? 405 : 404
    const body = { status, error: 'Refused', message: `Method '${method}' is not supported.`, path }
    return http.all(`*${path.replace(/\{(\w+)\}/g, ':$1')}`, () => HttpResponse.json(body, { status }))
  })
  server.use(...handlers)
}

test('lists the books of a library, in the order of their files, on server 1.15', async () => {
  rejectNewerOperations()
  const requests: string[] = []
  server.use(
    http.get('*/api/v1/books', ({ request }) => {
      requests.push(new URL(request.url).search)
    }),
  )
  renderApp('/libraries/all/books?read=unread')
  expect(await screen.findByText(/^[1-9]\d* books$/)).toBeTruthy()
  expect(requests).toEqual(['?read_status=UNREAD&page=0&size=60&sort=url%2Casc&sort=metadata.numberSort%2Casc'])
  expect(screen.queryByText(/is not supported/)).toBeNull()
})

const findReadLink = async () => (await screen.findAllByRole('link', { name: /^(Read|Continue|Read again)/ }))[0]

test.each([false, true])('shows the next book of a series on server 1.15; one-shot: %s', async oneshot => {
  const condition = { oneShot: { operator: oneshot ? ('isTrue' as const) : ('isFalse' as const) } }
  const [series] = (await listSeries({ condition }, { size: 1, sort: ['booksCount,asc'] })).content
  const { content } = await getBooksOfSeries(series?.id ?? '', { unpaged: true })
  rejectNewerOperations()
  renderApp(`/${oneshot ? 'oneshot' : 'series'}/${series?.id}`)
  await screen.findByRole('heading', { level: 1, name: series?.metadata.title })
  const href = (await findReadLink())?.getAttribute('href') ?? ''
  expect(content.map(({ id }) => `/book/${id}/read`)).toContain(href.split('?')[0])
  expect(screen.queryByText(/is not supported/)).toBeNull()
})

test('fills all shelves and offers the next book of a read list on server 1.15', async () => {
  const [list] = (await getReadLists()).content
  rejectNewerOperations()
  const { unmount } = renderApp('/dashboard')
  for (const name of ['Keep reading', 'Recently added books', 'Recently read books'])
    expect((await within(await screen.findByRole('region', { name })).findAllByRole('link')).length).toBeGreaterThan(1)
  expect(screen.queryByText(/is not supported/)).toBeNull()
  unmount()
  renderApp(`/readlists/${list?.id}`)
  expect((await findReadLink())?.getAttribute('href')).toContain(`contextId=${list?.id}`)
  expect(screen.queryByText(/is not supported/)).toBeNull()
})
