import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { getPosterVersion } from '../../api/cache/posterVersions'
import { queryClient } from '../../api/cache/queryClient'
import { startQueryInvalidation } from '../../api/cache/queryInvalidation'
import { posterApiByResource, savePosterChanges } from './posterApiByResource'
import type { ServerPoster } from './posterChangesDraft'

const BYTES = 11
const createServerPoster = (id: string): ServerPoster & { seriesId: string } => {
  const size = { fileSize: BYTES, width: 1, height: 1 }
  return { id, seriesId: 'S', type: 'USER_UPLOADED', selected: true, mediaType: 'image/png', ...size }
}
let posters = [createServerPoster('of the same size')]
/**
 * Simulated failures of the next uploads. `no request`: the server does not receive the poster. `no response`: the
 * server stores the poster, but the client receives no response.
 */
const outcomes: ('no request' | 'no response')[] = []
const server = setupServer(
  http.get('*/api/v1/claim', () => HttpResponse.json({ isClaimed: true })),
  http.get('*/api/v1/series/S/thumbnails', () => HttpResponse.json(posters)),
  http.post('*/api/v1/series/S/thumbnails', () => {
    const outcome = outcomes.shift()
    if (outcome === 'no request') return HttpResponse.error()
    const added = createServerPoster(`upload ${posters.length}`)
    posters = [...posters.map(poster => ({ ...poster, selected: false })), added]
    return outcome ? HttpResponse.error() : HttpResponse.json(added)
  }),
  http.delete('*/api/v1/series/S/thumbnails/deleted', () => new HttpResponse(null, { status: 404 })),
  http.put('*/api/v1/books/B/thumbnails/P/selected', () => new HttpResponse(undefined, { status: 202 })),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

test('a retry after a lost response adds the poster only once, even if another poster has the same size', async () => {
  await queryClient.fetchQuery({ ...posterApiByResource.series.list('S'), staleTime: 0 })
  const file = new File([new Uint8Array(BYTES)], 'cover.png', { type: 'image/png' })
  const draft = { uploads: [{ id: 'new', file }], selectedId: 'new', removedIds: new Set<string>() }
  const onSaved = vi.fn()
  outcomes.push('no request', 'no response')
  for (const count of [1, 2]) {
    await expect(savePosterChanges('series', 'S', draft, onSaved)).rejects.toMatchObject({ status: 0 })
    expect(posters).toHaveLength(count)
  }
  await savePosterChanges('series', 'S', draft, onSaved)
  expect(posters.map(({ selected }) => selected)).toEqual([false, true])
  expect(onSaved.mock.calls).toEqual([[{ kind: 'upload', upload: draft.uploads[0], selected: true }]])
})

test('a changed poster of a book renews the poster URLs of the book and its series, and no others', async () => {
  startQueryInvalidation()
  await savePosterChanges('books', 'B', { uploads: [], selectedId: 'P', removedIds: new Set() }, () => undefined, 'S')
  expect(getPosterVersion('books', 'B')).toBeGreaterThan(0)
  expect(getPosterVersion('series', 'S')).toBeGreaterThan(0)
  expect([getPosterVersion('series', 'T'), getPosterVersion('collections', 'C')]).toEqual([0, 0])
})

test('a poster that another user has already deleted counts as deleted', async () => {
  const onSaved = vi.fn()
  await savePosterChanges('series', 'S', { uploads: [], removedIds: new Set(['deleted']) }, onSaved)
  expect(onSaved.mock.calls).toEqual([[{ kind: 'remove', id: 'deleted' }]])
})
