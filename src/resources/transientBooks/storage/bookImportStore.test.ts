import { expect, test } from 'vitest'
import { createBatchedImportRowWriter } from './bookImportStore'

type Row = { url: string; value: number }

function startWriter() {
  const writes: { rows: readonly Row[]; resolve: () => void; reject: (error: Error) => void }[] = []
  const save = createBatchedImportRowWriter<Row>(
    rows => new Promise((resolve, reject) => void writes.push({ rows, resolve, reject })),
  )
  const flush = async () => {
    for (let round = 0; round < 6; round++) await Promise.resolve()
  }
  return { writes, save, flush }
}

test('writes rows that arrive during a write together, and only the last row of each file', async () => {
  const { writes, save, flush } = startWriter()
  const first = save([{ url: 'a', value: 1 }])
  await flush()
  const second = save([{ url: 'a', value: 2 }])
  const third = save([
    { url: 'b', value: 1 },
    { url: 'a', value: 3 },
  ])
  await flush()
  expect(writes).toHaveLength(1)
  writes[0]?.resolve()
  await first
  await flush()
  expect(writes[1]?.rows).toEqual([
    { url: 'a', value: 3 },
    { url: 'b', value: 1 },
  ])
  writes[1]?.resolve()
  await Promise.all([second, third])
  expect(writes).toHaveLength(2)
})

test('reports a failed write only to the callers whose rows were part of the write', async () => {
  const { writes, save, flush } = startWriter()
  const failing = save([{ url: 'a', value: 1 }])
  await flush()
  const next = save([{ url: 'b', value: 1 }])
  writes[0]?.reject(new Error('no space'))
  await expect(failing).rejects.toThrow('no space')
  await flush()
  writes[1]?.resolve()
  await next
})
