import { act, renderHook, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { type ExternalImageResult, fetchExternalImage } from '../../../src/api/images/fetchExternalImage'
import { type RestorableDialogUserInput, RestorableDialogUserInputContext } from '../../../src/dialogs/dialogStore'
import type { Series } from '../../../src/generated/model.schemas'
import { getSeries, listSeries } from '../../../src/generated/series/series.calls'
import { EditSeriesDialog } from '../../../src/resources/series/EditSeriesDialog'
import type { PosterChangesDraft } from '../../../src/resources/thumbnails/posterChangesDraft'
import { usePostersFormSection } from '../../../src/resources/thumbnails/usePostersFormSection'
import type { usePosterUploads } from '../../../src/resources/thumbnails/usePosterUploads'
import { renderDialog } from '../../harness/screens/renderDialog'
import { setUpScreenTestServer } from '../../harness/screens/setUpScreenTestServer'

vi.mock('../../../src/api/images/fetchExternalImage', () => ({ fetchExternalImage: vi.fn() }))

const { server } = setUpScreenTestServer()

test('keeps pending uploads if the dialog unmounts because the session expires', () => {
  const memory: RestorableDialogUserInput = {}
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RestorableDialogUserInputContext value={memory}>{children}</RestorableDialogUserInputContext>
  )
  const renderDraft = () => renderHook(() => usePostersFormSection('series', 'S'), { wrapper })
  const panelProps = ({ result }: ReturnType<typeof renderDraft>) =>
    (
      result.current.section.content as {
        props: { draft: PosterChangesDraft; onDraft: (change: () => PosterChangesDraft) => void }
      }
    ).props
  const first = renderDraft()
  const upload = { id: 'new', file: new File(['x'], 'cover.png', { type: 'image/png' }) }
  act(() => panelProps(first).onDraft(() => ({ uploads: [upload], selectedId: 'new', removedIds: new Set() })))
  first.unmount()
  const again = renderDraft()
  expect(again.result.current.section.isChanged).toBe(true)
  expect(panelProps(again).draft.uploads).toEqual([upload])
})

/** Lets each fetch of an image wait until `endFetch` is called. Counts the posters that the server receives. */
function prepareImageFetch() {
  let endFetch: (result: ExternalImageResult) => void = () => undefined
  vi.mocked(fetchExternalImage).mockReturnValue(new Promise(resolve => (endFetch = resolve)))
  const counts = { uploads: 0 }
  server.use(
    http.post('*/api/v1/series/:id/thumbnails', ({ params }) => {
      counts.uploads += 1
      const poster = { id: 'P', seriesId: params.id, type: 'USER_UPLOADED', selected: true, mediaType: 'image/png' }
      return HttpResponse.json({ ...poster, fileSize: 1, width: 1, height: 1 })
    }),
  )
  return { counts, endFetch: (result: ExternalImageResult) => endFetch(result) }
}

/** Opens the dialog of a series, changes the title, starts to fetch an image, and starts to save. */
async function saveDuringFetch() {
  const { counts, endFetch } = prepareImageFetch()
  const [series] = (await listSeries({}, { size: 1 })).content as [Series]
  const { user, dialogResult } = renderDialog({ editSeries: EditSeriesDialog }, 'editSeries', { series: [series] })
  const title = `${series.metadata.title} saved`
  await user.type(await screen.findByLabelText(/^Title( \*)?$/), ' saved')
  await user.click(screen.getByRole('tab', { name: /Posters/ }))
  await user.type(await screen.findByLabelText('Image address'), 'https://example.org/cover.png')
  await user.click(screen.getByRole('button', { name: 'Fetch' }))
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(async () => expect((await getSeries(series.id)).metadata.title).toBe(title))
  return { user, counts, dialogResult, endFetch }
}

test('a save waits for an image that is still being fetched, and uploads it', async () => {
  const { counts, dialogResult, endFetch } = await saveDuringFetch()
  endFetch({ kind: 'image', image: new Blob(['x'], { type: 'image/png' }) })
  expect(await dialogResult).toBe(true)
  expect(counts.uploads).toBe(1)
})

test('uploads nothing if the dialog is closed while a save waits for an image', async () => {
  const { counts, endFetch } = prepareImageFetch()
  const { result, unmount } = renderHook(() => usePostersFormSection('series', 'S'))
  const { uploads } = (result.current.section.content as { props: { uploads: ReturnType<typeof usePosterUploads> } })
    .props
  act(() => void uploads.addUrl('https://example.org/cover.png'))
  const saved = result.current.save()
  unmount()
  endFetch({ kind: 'image', image: new Blob(['x'], { type: 'image/png' }) })
  await saved
  expect(counts.uploads).toBe(0)
})

test('the dialog stays open if the image that is still being fetched cannot be added', async () => {
  const { user, counts, dialogResult, endFetch } = await saveDuringFetch()
  endFetch({ kind: 'status', status: 404 })
  await screen.findByText(/^An error occurred while trying to add a poster to the series: example.org has no image/)
  await user.type(await screen.findByLabelText(/^Title( \*)?$/), ' again')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await dialogResult).toBe(true)
  expect(counts.uploads).toBe(0)
})
