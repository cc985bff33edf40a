import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { generateLibraries } from '../../../mock-server/scenarios/generateLibraries'
import { setUpScreenTestServer } from '../../harness/screens/setUpScreenTestServer'

const { world, renderApp } = setUpScreenTestServer({ fill: state => generateLibraries(state, 40) })
let saved: { name: string; file: Blob }[]

beforeEach(() => {
  saved = []
  let latest: Blob | undefined
  vi.spyOn(URL, 'createObjectURL').mockImplementation(file => {
    latest = file as Blob
    return 'blob:test'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (latest) saved.push({ name: this.download, file: latest })
  })
})
afterEach(() => vi.restoreAllMocks())

/** Reads a file with `FileReader`, because jsdom has no `Blob.text`. */
const readText = (file: Blob) =>
  new Promise<string>(resolve => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(file)
  })

async function exportCsv(path: string): Promise<{ name: string; lines: string[] }> {
  const { user } = renderApp(path)
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Save as CSV' })
  await waitFor(() => expect(button.disabled).toBe(false))
  await user.click(button)
  await waitFor(() => expect(saved).toHaveLength(1))
  const [download] = saved
  const text = download ? await readText(download.file) : ''
  return { name: download?.name ?? '', lines: text.trimEnd().split('\r\n') }
}

test('exports all series of a filtered library in the order of the list', async () => {
  const [library] = [...world.libraries.values()]
  if (!library) throw new Error('no library')
  library.name = 'Comics: A/B'
  const series = [...world.series.values()].filter(({ libraryId }) => libraryId === library.id)
  const ended = series.filter(({ metadata }) => metadata.status === 'ENDED')
  const { name, lines } = await exportCsv(`/libraries/${library.id}/series?status=ended&sort=-books`)
  expect(name).toMatch(/^Comics - A-B-\d{4}-\d\d-\d\d\.csv$/)
  expect(lines[0]).toMatch(/^\uFEFF?Title,Books,/)
  expect(lines).toHaveLength(ended.length + 1)
  const bookCounts = lines.slice(1).map(line => Number(line.split(',')[1]))
  expect(bookCounts).toEqual(bookCounts.toSorted((a, b) => b - a))
  expect(ended.length).toBeLessThan(series.length)
})

test('exports all series once in a random order', async () => {
  const { lines } = await exportCsv('/libraries/all/series?sort=random')
  const titles = lines.slice(1)
  expect(titles).toHaveLength(world.series.size)
  expect(new Set(titles).size).toBe(titles.length)
})
