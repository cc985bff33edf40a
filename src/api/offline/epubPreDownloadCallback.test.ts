import { expect, test, vi } from 'vitest'
import { runEpubPreDownloadCallback, setEpubPreDownloadCallback } from './epubPreDownloadCallback'

const run = (signal = new AbortController().signal) => runEpubPreDownloadCallback('U', 'B', signal)

test('runs the callback that was set last, and ignores a failure of the callback', async () => {
  const callback = vi.fn().mockRejectedValue(new Error('no permission'))
  setEpubPreDownloadCallback(callback)
  await run()
  expect(callback).toHaveBeenCalledExactlyOnceWith('U', 'B', expect.any(AbortSignal))
  setEpubPreDownloadCallback(undefined)
  await run()
  expect(callback).toHaveBeenCalledOnce()
})

test('rejects after an abort', async () => {
  const controller = new AbortController()
  setEpubPreDownloadCallback(async () => controller.abort())
  await expect(run(controller.signal)).rejects.toThrow(/abort/)
})
