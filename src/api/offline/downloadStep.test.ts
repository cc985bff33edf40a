import { expect, test, vi } from 'vitest'
import { runDownloadStep, setDownloadStep } from './downloadStep'

const run = (signal = new AbortController().signal) => runDownloadStep('U', 'B', signal)

test('does the current work, whose failure does not fail the download', async () => {
  const step = vi.fn().mockRejectedValue(new Error('no permission'))
  setDownloadStep(step)
  await run()
  expect(step).toHaveBeenCalledExactlyOnceWith('U', 'B', expect.any(AbortSignal))
  setDownloadStep(undefined)
  await run()
  expect(step).toHaveBeenCalledOnce()
})

test('rejects after an abort', async () => {
  const controller = new AbortController()
  setDownloadStep(async () => controller.abort())
  await expect(run(controller.signal)).rejects.toThrow(/abort/)
})
