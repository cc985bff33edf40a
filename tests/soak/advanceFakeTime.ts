import { vi } from 'vitest'
import type { FakeNetwork } from './fakeNetwork'

/**
 * Advances the fake clock by `ms` milliseconds. After each timer, waits until the mock server has handled all requests.
 * The mock server needs real time, because it does not use the fake clock.
 */
export async function advanceFakeTime(ms: number, network: FakeNetwork): Promise<void> {
  let isOver = false
  setTimeout(() => {
    isOver = true
  }, ms)
  await waitUntilIdle(network)
  while (!isOver) {
    await vi.advanceTimersToNextTimerAsync()
    await waitUntilIdle(network)
  }
}

async function waitUntilIdle(network: FakeNetwork): Promise<void> {
  for (let turn = 0; turn < 3 || network.isBusy; turn++) await nextMacrotask()
}

const { setImmediate: realSetImmediate } = globalThis
const nextMacrotask = () => new Promise<void>(resolve => realSetImmediate(resolve))
