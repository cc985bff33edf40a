import { expect, test, vi } from 'vitest'
import { COLLECT_PAGE_SIZE } from '../../selection/collectPagedItems'
import type { CellTextFormatters, RecordTableColumn } from '../tableDefinition'
import { exportRowsAsCsv } from './exportRowsAsCsv'

type Row = { id: string; name: string }

const columns: readonly RecordTableColumn<Row>[] = [
  { id: 'id', labelKey: 'id', value: row => row.id, width: 1 },
  { id: 'name', labelKey: 'name', value: row => row.name, width: 1 },
]
const rowAt = (id: number): Row => ({ id: `${id}`, name: `Row, ${id}` })

function createInput(total: number) {
  const controller = new AbortController()
  const fetchPage = vi.fn(async (page: number, size: number) => ({
    items: Array.from({ length: Math.max(0, Math.min(size, total - page * size)) }, (_, index) =>
      rowAt(page * size + index),
    ),
    total,
  }))
  const onProgress = vi.fn()
  const input = {
    fetchPage,
    columns,
    titles: ['Id', 'Name'],
    texts: {} as CellTextFormatters,
    signal: controller.signal,
    onProgress,
  }
  return { controller, fetchPage, onProgress, input }
}

test('completes the rows of a page before they are written', async () => {
  const { input } = createInput(2)
  const completeRows = async (rows: readonly Row[]) => rows.map(row => ({ ...row, name: `${row.name}!` }))
  const { file } = await exportRowsAsCsv({ ...input, completeRows })
  expect(await readText(file)).toContain('"Row, 0!"\r\n1,"Row, 1!"')
})

/** Reads a file as text, including its byte order mark. */
const readText = async (file: Blob) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer())

test('writes the rows of all pages below the titles and reports the progress', async () => {
  const { input, onProgress, fetchPage } = createInput(2 * COLLECT_PAGE_SIZE + 1)
  const { file, count } = await exportRowsAsCsv(input)
  const lines = (await readText(file)).split('\r\n')
  expect(count).toBe(2 * COLLECT_PAGE_SIZE + 1)
  expect(lines).toHaveLength(count + 2)
  expect(lines[0]).toBe('\uFEFFId,Name')
  expect(lines.at(-2)).toBe(`${count - 1},"Row, ${count - 1}"`)
  expect(fetchPage).toHaveBeenCalledTimes(3)
  expect(onProgress.mock.calls).toEqual([
    [COLLECT_PAGE_SIZE, count],
    [2 * COLLECT_PAGE_SIZE, count],
    [count, count],
  ])
})

test('writes only the titles of an empty list', async () => {
  const { file, count } = await exportRowsAsCsv(createInput(0).input)
  expect([count, await readText(file)]).toEqual([0, '\uFEFFId,Name\r\n'])
})

test('writes each row once if rows are added and removed during the export', async () => {
  const { input } = createInput(0)
  const list = Array.from({ length: 2 * COLLECT_PAGE_SIZE }, (_, index) => rowAt(index))
  let fetchCount = 0
  const fetchPage = async (page: number, size: number) => {
    if (fetchCount === 1) list.unshift(rowAt(-1), ...list.splice(7, 1))
    if (fetchCount === 4) list.splice(0, 1)
    fetchCount += 1
    return { items: list.slice(page * size, (page + 1) * size), total: list.length }
  }
  const { file, count } = await exportRowsAsCsv({ ...input, fetchPage })
  const ids = (await readText(file))
    .split('\r\n')
    .slice(1, -1)
    .map(line => line.split(',')[0])
  expect(ids).toHaveLength(count)
  expect(new Set(ids).size).toBe(count)
  expect(list.filter(({ id }) => !ids.includes(id))).toEqual([])
})

test('requests no further page after a cancellation', async () => {
  const { input, controller, fetchPage, onProgress } = createInput(5 * COLLECT_PAGE_SIZE)
  onProgress.mockImplementation(() => controller.abort())
  await expect(exportRowsAsCsv(input)).rejects.toThrow()
  expect(fetchPage).toHaveBeenCalledTimes(1)
})

test('fails with the failure of a request', async () => {
  const { input, fetchPage } = createInput(5)
  fetchPage.mockRejectedValue(new Error('offline'))
  await expect(exportRowsAsCsv(input)).rejects.toThrow('offline')
})
