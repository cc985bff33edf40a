import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateLibraries } from '../../../mock-server/scenarios/generateLibraries'
import { createScreenTestServer } from '../../../mock-server/screenTestServer'
import { getBooksOfSeries, listSeries } from '../../generated/series/series.calls'
import { fetchBookIdsOfSeries } from './fetchBookIdsOfSeries'

const { server, signInAs } = createScreenTestServer(world => generateLibraries(world, 120))
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  signInAs('admin')
})
afterAll(() => server.close())

test('fetches the books of 110 series with two requests, in the order of their numbers', async () => {
  const { content } = await listSeries({}, { size: 110 })
  const seriesIds = content.map(({ id }) => id)
  const requests: string[] = []
  server.events.on('request:start', ({ request }) => void requests.push(new URL(request.url).pathname))
  const idsBySeries = await fetchBookIdsOfSeries(seriesIds)
  expect(requests).toEqual(['/api/v1/books/list', '/api/v1/books/list'])
  for (const id of seriesIds.slice(0, 20)) {
    const params = { unpaged: true, sort: ['metadata.numberSort,asc'] }
    const bookIds = (await getBooksOfSeries(id, params)).content.map(book => book.id)
    expect(idsBySeries.get(id) ?? []).toEqual(bookIds)
  }
})
