import { expect, test, vi } from 'vitest'
import { readArchiveInWorker } from './readArchiveInWorker'

const createWorker = () => ({ postMessage: vi.fn(), terminate: vi.fn() })

test('rejects with the abort reason and ends the worker if the signal was aborted before the call', async () => {
  const worker = createWorker()
  const signal = AbortSignal.abort(new Error('the book was closed'))
  const reading = readArchiveInWorker(worker as unknown as Worker, new ArrayBuffer(1), signal)
  await expect(reading).rejects.toThrow('the book was closed')
  expect(worker.postMessage).not.toHaveBeenCalled()
  expect(worker.terminate).toHaveBeenCalledOnce()
})

test('rejects with the abort reason if the signal is aborted while the worker reads', async () => {
  const worker = createWorker()
  const controller = new AbortController()
  const reading = readArchiveInWorker(worker as unknown as Worker, new ArrayBuffer(1), controller.signal)
  expect(worker.postMessage).toHaveBeenCalledOnce()
  controller.abort(new Error('the book was closed'))
  await expect(reading).rejects.toThrow('the book was closed')
  expect(worker.terminate).toHaveBeenCalledOnce()
})
