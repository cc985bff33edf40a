// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { recordBroadcastChannels } from '../../tests/harness/recordBroadcastChannels'

test('a channel that a test file leaves open receives no messages of the next test file', async () => {
  const closeChannels = recordBroadcastChannels()
  const handler = vi.fn()
  const leftOpen = new BroadcastChannel('left open')
  leftOpen.addEventListener('message', handler)
  closeChannels()
  expect(() => leftOpen.postMessage('from a timer of the finished test file')).not.toThrow()
  const later = vi.fn()
  new BroadcastChannel('left open').addEventListener('message', later)
  new BroadcastChannel('left open').postMessage('from the next test file')
  await vi.waitFor(() => expect(later).toHaveBeenCalled())
  expect(handler).not.toHaveBeenCalled()
})
