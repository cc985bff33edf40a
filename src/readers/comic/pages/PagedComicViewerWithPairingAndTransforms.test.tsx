import { render } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadTextBundle } from '../../../language/interfaceLanguage'
import { writePreference } from '../../../preferences/preferenceStore'
import { ComicCommandRegistry } from '../comicCommandRegistry'
import type { PageImageCache } from '../images/pageImageCache'
import type { LoadedComic } from '../session/loadComic'
import { PagedComicViewerWithPairingAndTransforms } from './PagedComicViewerWithPairingAndTransforms'

const setEntry = vi.hoisted(() => vi.fn())
vi.mock('./PagedComicViewer', () => ({ PagedComicViewer: () => null }))
vi.mock('../../sync/useSyncedReaderData', () => {
  const data = { entries: new Map(), set: setEntry }
  return { useSyncedReaderData: () => data }
})

const showMessage = vi.fn()
const portrait = { width: 600, height: 900 }
const landscape = { width: 900, height: 600 }

/** Opens a comic at page 5, and runs the command that shifts the page pairs or that shows the page alone. */
function shiftPagesOf(
  sizes: readonly { width: number; height: number }[],
  command: 'shiftPages' | 'showPageAlone' = 'shiftPages',
) {
  const pages = sizes.map((size, index) => ({ number: index + 1, ...size }))
  const registry = new ComicCommandRegistry(() => {})
  render(
    <PagedComicViewerWithPairingAndTransforms
      comic={{ book: { id: 'B', fileHash: '' }, pages } as unknown as LoadedComic}
      pages={pages}
      registry={registry}
      showMessage={showMessage}
      goTo={vi.fn()}
      cache={{} as PageImageCache}
      mode="LEFT_TO_RIGHT"
      scale="screen"
      animate={false}
      register={vi.fn()}
      onRelocated={vi.fn()}
      onLeave={vi.fn()}
      onOpened={vi.fn()}
    />,
  )
  registry.spread = [{ number: 5 }]
  registry.perform(command)
  return vi.waitFor(() => expect(showMessage).toHaveBeenCalled())
}

beforeAll(() => loadTextBundle('reader'))
beforeEach(() => {
  localStorage.clear()
  vi.clearAllMocks()
  writePreference('reader.layout', 'double')
})

test('a page that is wide only before the rotation does not limit the shift of the page pairs', async () => {
  writePreference('reader.rotation', 'right')
  await shiftPagesOf(Array(7).fill(landscape))
  expect(setEntry.mock.calls).toEqual([['shift', 1]])
  expect(showMessage.mock.calls).toEqual([['Pages are paired differently']])
})

test('a page that is wide after the rotation limits the shift of the page pairs', async () => {
  writePreference('reader.rotation', 'left')
  await shiftPagesOf([landscape, landscape, portrait, landscape, landscape, landscape, landscape])
  expect(setEntry.mock.calls).toEqual([['alone.4', true]])
})

test('without rotation, a wide page limits the shift of the page pairs', async () => {
  await shiftPagesOf([portrait, portrait, landscape, portrait, portrait, portrait, portrait])
  expect(setEntry.mock.calls).toEqual([['alone.4', true]])
})

test.each(['shiftPages', 'showPageAlone'] as const)(
  'in the layout with single pages, the command %s stores nothing, even if another setting loads this viewer',
  async command => {
    writePreference('reader.layout', 'single')
    writePreference('reader.split', 'turned')
    await shiftPagesOf(Array(7).fill(portrait), command)
    expect(setEntry).not.toHaveBeenCalled()
    expect(showMessage.mock.calls).toEqual([['Only available with two pages side by side']])
  },
)
