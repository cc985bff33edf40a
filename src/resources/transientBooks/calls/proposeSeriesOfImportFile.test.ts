import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ServerError } from '../../../api/ServerError'
import type { ImportFileAnalysis } from '../../../machines/import/importRow'
import { parseBookFileName } from '../../../machines/import/parseBookFileName'

const calls = vi.hoisted(() => ({ getSeries: vi.fn(), listSeries: vi.fn() }))
vi.mock('../../../generated/series/series.calls', () => calls)
const { queryClient } = await import('../../../api/cache/queryClient')
const { proposeSeriesOfImportFile, toFullTextSearchTerms } = await import('./proposeSeriesOfImportFile')

const series = (id: string, title: string) => ({
  id,
  libraryId: 'L',
  name: title,
  metadata: { title, alternateTitles: [] },
  booksMetadata: { releaseDate: null },
  oneshot: false,
})
const analysis: ImportFileAnalysis = {
  status: 'READY',
  comment: '',
  mediaType: '',
  pagesCount: 1,
  seriesId: null,
  number: 1,
}
const propose = (name: string, seriesId: string | null = null) =>
  proposeSeriesOfImportFile(
    parseBookFileName(`/in/${name}.cbz`),
    { ...analysis, seriesId },
    new AbortController().signal,
  )

beforeEach(() => {
  queryClient.clear()
  calls.getSeries.mockReset()
  calls.listSeries.mockReset().mockResolvedValue({ content: [series('A', 'Alder'), series('B', 'Alder Tree')] })
})

describe('the proposal of a series', () => {
  test('is the series that the server proposes if its title matches the file name, without a search', async () => {
    calls.getSeries.mockResolvedValue(series('A', 'Alder'))
    expect(await propose('Alder 001', 'A')).toMatchObject({ series: { id: 'A' }, source: 'server', confidence: 'high' })
    expect(calls.listSeries).not.toHaveBeenCalled()
  })

  test("is the series with the name of the file if the title of the server's proposal does not match", async () => {
    calls.getSeries.mockResolvedValue(series('B', 'Alder Tree and other stories'))
    expect(await propose('Alder 001', 'B')).toMatchObject({ series: { id: 'A' }, source: 'name' })
  })

  test('is searched once for all files of a series', async () => {
    await Promise.all(['Alder 001', 'Alder 002', 'Alder 003'].map(name => propose(name)))
    expect(calls.listSeries).toHaveBeenCalledTimes(1)
  })

  test('rejects with the failure of the server', async () => {
    calls.listSeries.mockRejectedValue(new ServerError({ operation: 'listSeries', status: 500 }))
    await expect(propose('Alder 001')).rejects.toThrow('listSeries failed with 500')
  })
})

test.each([
  ['Batman: Year One', 'batman year one'],
  ['THIS AND THAT!', 'this and that'],
  ['進撃の巨人「外伝」', '進撃の巨人 外伝'],
  ['खंड', 'खंड'],
  ['(2019)', '2019'],
])('the search text of %s is %s', (title, text) => expect(toFullTextSearchTerms(title)).toBe(text))
