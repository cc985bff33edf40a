import { vi } from 'vitest'
import type { Network } from './network'

/** Lets time go by, in milliseconds; what the stand-in works takes none. */
export async function pass(ms: number, network: Network): Promise<void> {
  let isOver = false
  setTimeout(() => {
    isOver = true
  }, ms)
  await quiet(network)
  while (!isOver) {
    await vi.advanceTimersToNextTimerAsync()
    await quiet(network)
  }
}

async function quiet(network: Network): Promise<void> {
  for (let turn = 0; turn < 3 || network.isBusy; turn++) await realTurn()
}

const { setImmediate: later } = globalThis
const realTurn = () => new Promise<void>(resolve => later(resolve))
