import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { deleteLibraryRecord } from '../../../mock-server/state/deleteRecords'
import { dismissNotice, getVisibleNotices } from '../../../src/api/notices'
import { setUpScreenTestServer } from '../../harness/screens/setUpScreenTestServer'

/** Listeners for live events, by event name. The tests have no event stream and call the listeners directly. */
const listeners = vi.hoisted(() => new Map<string, Set<(data: unknown) => void>>())
vi.mock('../../../src/api/live/liveEvents', () => ({
  onLiveEvent: (event: string, listener: (data: unknown) => void) => {
    const registered = listeners.get(event) ?? new Set()
    listeners.set(event, registered.add(listener))
    return () => registered.delete(listener)
  },
}))

const { world, renderApp } = setUpScreenTestServer()

const emitLiveEvent = (event: string, data: object) => {
  for (const listener of listeners.get(event) ?? []) listener(data)
}

test.each(['series', 'collections'])(
  'leads from an open page (%s) of a library that is deleted elsewhere to the dashboard, with a notice',
  async page => {
    for (const { id } of getVisibleNotices()) dismissNotice(id)
    const [library] = [...world.libraries.values()].filter(({ id }) => world.seriesOf(id).length > 0)
    const series = world.seriesOf(library?.id ?? '').find(({ oneshot }) => !oneshot)
    if (!library || !series) throw new Error('The mock server has no library with a series')
    const { at } = renderApp(page === 'series' ? `/series/${series.id}` : `/libraries/${library.id}/collections`)
    await screen.findByRole('heading', {
      level: 1,
      name: page === 'series' ? series.metadata.title : library.name,
    })
    deleteLibraryRecord(world, library)
    act(() => {
      emitLiveEvent('SeriesDeleted', { seriesId: series.id, libraryId: library.id })
      emitLiveEvent('LibraryDeleted', { libraryId: library.id })
    })
    await waitFor(() => expect(at()).toBe('/dashboard'))
    expect(getVisibleNotices().map(({ text }) => text)).toEqual(['Library removed'])
    expect(screen.queryByText('Not found')).toBeNull()
  },
)
