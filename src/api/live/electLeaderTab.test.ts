import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fc } from '../../../tests/harness/propertyTest'
import { electLeaderTab, type LeaderElectionMessage } from './electLeaderTab'

/**
 * Simulates the tabs of a browser. The messages that a frozen tab sends are lost. The messages that it receives arrive
 * when the tab is thawed.
 */
class Tabs {
  private readonly tabs = new Map<string, Tab>()
  open(name: string): void {
    const tab = new Tab((from, message) => {
      for (const other of this.tabs.values()) if (other !== from) setTimeout(() => other.receive(message), 1)
    })
    this.tabs.set(name, tab)
  }
  close(name: string): void {
    this.tabs.get(name)?.close()
    this.tabs.delete(name)
  }
  /** Ends a tab suddenly, as mobile browsers do. The other tabs receive no message about the end. */
  kill(name: string): void {
    this.tabs.get(name)?.freeze()
    this.tabs.delete(name)
  }
  freeze(name: string): void {
    this.tabs.get(name)?.freeze()
  }
  thaw(name: string): void {
    this.tabs.get(name)?.thaw()
  }
  get leading(): string[] {
    return [...this.tabs].filter(([, tab]) => tab.leads && !tab.frozen).map(([name]) => name)
  }
  get awake(): string[] {
    return [...this.tabs].filter(([, tab]) => !tab.frozen).map(([name]) => name)
  }
  has(name: string): boolean {
    return this.tabs.has(name)
  }
}

class Tab {
  leads = false
  frozen = false
  private readonly controller = new AbortController()
  private readonly undelivered: LeaderElectionMessage[] = []
  private listener: ((message: LeaderElectionMessage) => void) | undefined

  constructor(broadcast: (from: Tab, message: LeaderElectionMessage) => void) {
    electLeaderTab({
      signal: this.controller.signal,
      send: message => {
        if (!this.frozen) broadcast(this, message)
      },
      subscribe: listener => {
        this.listener = listener
        return () => {
          this.listener = undefined
        }
      },
      lead: until => {
        this.leads = true
        until.addEventListener('abort', () => {
          this.leads = false
        })
      },
    })
  }
  receive(message: LeaderElectionMessage) {
    if (this.frozen) this.undelivered.push(message)
    else this.listener?.(message)
  }
  freeze() {
    this.frozen = true
  }
  thaw() {
    this.frozen = false
    for (const message of this.undelivered.splice(0)) this.listener?.(message)
  }
  close() {
    this.controller.abort()
  }
}

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
let tabs: Tabs

beforeEach(() => {
  vi.useFakeTimers()
  tabs = new Tabs()
})
afterEach(() => vi.useRealTimers())

describe('leader election', () => {
  test('a tab leads when no other tab responds', async () => {
    tabs.open('a')
    await wait(300)
    expect(tabs.leading).toEqual(['a'])
  })

  test('the first tab stays the leader when other tabs open', async () => {
    tabs.open('a')
    await wait(300)
    for (const name of ['b', 'c', 'd']) tabs.open(name)
    await wait(60_000)
    expect(tabs.leading).toEqual(['a'])
  })

  test('exactly one of several simultaneous tabs leads', async () => {
    for (const name of ['a', 'b', 'c', 'd']) tabs.open(name)
    await wait(1000)
    expect(tabs.leading).toHaveLength(1)
  })

  test('another tab takes over at once when the leader closes', async () => {
    tabs.open('a')
    await wait(300)
    tabs.open('b')
    tabs.open('c')
    await wait(1000)
    tabs.close('a')
    await wait(500)
    expect(tabs.leading).toHaveLength(1)
  })

  test('another tab takes over within seconds when the leader is frozen; after the thaw only one tab leads', async () => {
    tabs.open('a')
    await wait(300)
    tabs.open('b')
    await wait(1000)
    tabs.freeze('a')
    await wait(13_000)
    expect(tabs.leading).toEqual(['b'])
    tabs.thaw('a')
    await wait(13_000)
    expect(tabs.leading).toHaveLength(1)
  })

  test('a tab that became leader while it was frozen detects the other leader', async () => {
    tabs.open('a')
    await wait(300)
    tabs.open('b')
    await wait(100)
    tabs.freeze('b')
    await wait(13_000)
    tabs.thaw('b')
    await wait(13_000)
    expect(tabs.leading).toHaveLength(1)
  })
})

test('exactly one active tab leads 30 seconds after any sequence of opened, closed, killed and frozen tabs', async () => {
  const names = fc.constantFrom('a', 'b', 'c', 'd')
  const operations = fc.array(
    fc.record({
      operation: fc.constantFrom('open', 'close', 'kill', 'freeze', 'thaw'),
      name: names,
      after: fc.integer({ min: 0, max: 3000 }),
    }),
    { maxLength: 30 },
  )
  await fc.assert(
    fc.asyncProperty(operations, async sequence => {
      vi.clearAllTimers()
      tabs = new Tabs()
      for (const { operation, name, after } of sequence) {
        if (operation !== 'open') tabs[operation as 'close'](name)
        else if (!tabs.has(name)) tabs.open(name)
        await wait(after)
      }
      await wait(30_000)
      expect(tabs.leading).toHaveLength(Math.min(1, tabs.awake.length))
    }),
    { numRuns: 200 },
  )
})
