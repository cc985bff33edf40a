import { expect, test, vi } from 'vitest'
import { runAdditionalDownloadStep, setAdditionalDownloadStep } from './additionalDownloadStep'

const run = (signal = new AbortController().signal) => runAdditionalDownloadStep('U', 'B', signal)

test('runs the step that was set last, and ignores a failure of the step', async () => {
  const step = vi.fn().mockRejectedValue(new Error('no permission'))
  setAdditionalDownloadStep(step)
  await run()
  expect(step).toHaveBeenCalledExactlyOnceWith('U', 'B', expect.any(AbortSignal))
  setAdditionalDownloadStep(undefined)
  await run()
  expect(step).toHaveBeenCalledOnce()
})

test('rejects after an abort', async () => {
  const controller = new AbortController()
  setAdditionalDownloadStep(async () => controller.abort())
  await expect(run(controller.signal)).rejects.toThrow(/abort/)
})
