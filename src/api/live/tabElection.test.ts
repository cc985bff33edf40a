import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type ElectionMessage, electLeader } from './tabElection'

/**
 * Tabs of one browser: what one says the others hear a moment later, unless they are frozen. A frozen tab's clocks go on
 * and its words are lost, which is harder than what browsers do.
 */
class Tabs {
  private readonly tabs = new Map<string, Tab>()
  open(name: string): void {
    const tab = new Tab((from, message) => {
      for (const other of this.tabs.values()) if (other !== from) setTimeout(() => other.take(message), 1)
    })
    this.tabs.set(name, tab)
  }
  close(name: string): void {
    this.tabs.get(name)?.close()
    this.tabs.delete(name)
  }
  /** A tab that ends without a word, as phones end them. */
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
  private readonly ended = new AbortController()
  private readonly kept: ElectionMessage[] = []
  private listener: ((message: ElectionMessage) => void) | undefined

  constructor(tell: (from: Tab, message: ElectionMessage) => void) {
    electLeader({
      signal: this.ended.signal,
      tell: message => {
        if (!this.frozen) tell(this, message)
      },
      hear: listener => {
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
  take(message: ElectionMessage) {
    if (this.frozen) this.kept.push(message)
    else this.listener?.(message)
  }
  freeze() {
    this.frozen = true
  }
  thaw() {
    this.frozen = false
    for (const message of this.kept.splice(0)) this.listener?.(message)
  }
  close() {
    this.ended.abort()
  }
}

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
let tabs: Tabs

beforeEach(() => {
  vi.useFakeTimers()
  tabs = new Tabs()
})
afterEach(() => vi.useRealTimers())

describe('of the tabs of a browser', () => {
  test('a single one leads as soon as nobody answered', async () => {
    tabs.open('a')
    await wait(300)
    expect(tabs.leading).toEqual(['a'])
  })

  test('the first keeps leading when others come', async () => {
    tabs.open('a')
    await wait(300)
    for (const name of ['b', 'c', 'd']) tabs.open(name)
    await wait(60_000)
    expect(tabs.leading).toEqual(['a'])
  })

  test('one leads when several begin at once', async () => {
    for (const name of ['a', 'b', 'c', 'd']) tabs.open(name)
    await wait(1000)
    expect(tabs.leading).toHaveLength(1)
  })

  test('another takes over at once when the one that leads is closed', async () => {
    tabs.open('a')
    await wait(300)
    tabs.open('b')
    tabs.open('c')
    await wait(1000)
    tabs.close('a')
    await wait(500)
    expect(tabs.leading).toHaveLength(1)
  })

  test('another takes over within seconds when the one that leads was killed or frozen; thawed, it steps back or stays alone', async () => {
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

  test('one that believed it leads while nobody heard it finds the other', async () => {
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

test('whatever tabs open, close, die and freeze: half a minute later exactly one of those awake leads', async () => {
  const names = fc.constantFrom('a', 'b', 'c', 'd')
  const deeds = fc.array(
    fc.record({
      deed: fc.constantFrom('open', 'close', 'kill', 'freeze', 'thaw'),
      name: names,
      after: fc.integer({ min: 0, max: 3000 }),
    }),
    { maxLength: 30 },
  )
  await fc.assert(
    fc.asyncProperty(deeds, async all => {
      vi.clearAllTimers()
      tabs = new Tabs()
      for (const { deed, name, after } of all) {
        if (deed !== 'open') tabs[deed as 'close'](name)
        else if (!tabs.has(name)) tabs.open(name)
        await wait(after)
      }
      await wait(30_000)
      expect(tabs.leading).toHaveLength(Math.min(1, tabs.awake.length))
    }),
    { numRuns: 200 },
  )
})
