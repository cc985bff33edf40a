import { expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import {
  ReaderMachineDriver,
  type ReaderMachineStep,
  type XStateInternalEvent,
} from '../../tests/harness/readers/readerMachineDriver'
import { type ReaderSnapshot, readerMachine } from './readerMachine'
import {
  type PreviousAndNextBooks,
  ProgressRejectedError,
  type ReaderMachineEvent,
  type ViewerPositionReport,
} from './readerMachineTypes'

const at = (page: number): ViewerPositionReport => ({
  position: { at: String(page) },
  atStart: page === 1,
  atEnd: page === 3,
})
const relocated = (page: number) => ({ type: 'viewer.relocated' as const, ...at(page) })

/** Sample events for the tests, by event type. The book has three pages. Add an entry for each new event type. */
const eventSamples: { [T in ReaderMachineEvent['type']]: Extract<ReaderMachineEvent, { type: T }>[] } = {
  'user.next': [{ type: 'user.next' }],
  'user.previous': [{ type: 'user.previous' }],
  'user.goTo': [{ type: 'user.goTo', position: { at: '2' } }],
  'user.openNext': [{ type: 'user.openNext' }],
  'user.openPrevious': [{ type: 'user.openPrevious' }],
  'user.retry': [{ type: 'user.retry' }],
  'user.leave': [{ type: 'user.leave' }],
  'user.keepLocalPosition': [{ type: 'user.keepLocalPosition' }],
  'viewer.registered': [{ type: 'viewer.registered' }],
  'viewer.relocated': [relocated(1), relocated(2), relocated(3), { ...relocated(2), byLayout: true }],
  'viewer.failed': [{ type: 'viewer.failed', failure: 'no layout' }],
  'page.hidden': [{ type: 'page.hidden' }],
  'server.reachable': [{ type: 'server.reachable' }],
}

const neighbor = { id: 'C', title: 'C', detail: '', pagesCount: 3, reader: 'comic' as const, readProgress: null }
const outcomes: Record<string, Omit<XStateInternalEvent, 'type'>[]> = {
  openBook: [
    { output: { position: { at: '1' } } },
    { output: { position: { at: '2' } } },
    { error: new Error('book not found') },
  ],
  findNeighbors: [
    { output: {} },
    { output: { next: neighbor, previous: neighbor } },
    { output: { unknownSides: { next: true } } satisfies PreviousAndNextBooks },
    { output: { unknownSides: { previous: true } } satisfies PreviousAndNextBooks },
  ],
  saveProgress: [{ output: undefined }, { error: new Error('network') }, { error: new ProgressRejectedError('older') }],
}

function eventsOf(snapshot: ReaderSnapshot): ReaderMachineStep[] {
  const machineEvents = snapshot._nodes.flatMap(node => [
    ...node.invoke.flatMap(({ id, src }) =>
      (outcomes[String(src)] ?? []).map(outcome => {
        const type = 'error' in outcome ? `xstate.error.actor.${id}` : `xstate.done.actor.${id}`
        return { type, actorId: id, ...outcome }
      }),
    ),
    ...node.after.map(({ eventType }) => ({ type: eventType })),
  ])
  return [
    ...Object.values(eventSamples).flat(),
    ...machineEvents.filter(({ type }, index) => isFirst(machineEvents, type, index)),
  ]
}
const isFirst = (list: XStateInternalEvent[], type: string, index: number) =>
  !type.startsWith('xstate.after') || list.findIndex(other => other.type === type) === index

/**
 * Returns a text that identifies a state of the machine. If two states differ only in their errors, the text is the
 * same.
 */
function stateKey({ value, context, status }: ReaderSnapshot): string {
  const { neighbors, attempts, failure, rejection, read, ...rest } = context
  const lastPosition = read && [read.position.at, read.atEnd]
  return JSON.stringify([value, status, lastPosition, rest, neighbors?.next?.id ?? neighbors, attempts > 0])
}

/** Events that do not change how progress is sent to the server. Only the incognito test sends them. */
const eventsWithoutProgress = ['user.openNext', 'user.openPrevious', 'user.previous']
const neighborEventPattern = /\.actor\.\d+\.reader\.neighbors\.fetching$/

const traversal = (incognito: boolean, without: readonly string[]) => ({
  input: { bookId: 'B', incognito },
  events: ((state: ReaderSnapshot) =>
    eventsOf(state).filter(
      ({ type }) => !without.includes(type) && (incognito || !neighborEventPattern.test(type)),
    )) as never,
  serializeState: stateKey as never,
  serializeEvent: (event: ReaderMachineStep) => describeSteps([event]),
})

const describeSteps = (steps: readonly ReaderMachineStep[]) =>
  steps
    .map(step => {
      if ('position' in step) return `${step.type} ${step.position.at}${'byLayout' in step ? ' by layout' : ''}`
      const cause = 'error' in step ? String(step.error) : 'output' in step ? JSON.stringify(step.output) : ''
      return `${step.type} ${cause}`
    })
    .join(' → ')

/**
 * Returns the test paths through the machine. If a path is the start of a longer path, returns only the longer path.
 */
function maximalPaths(incognito: boolean, without: readonly string[]): ReaderMachineStep[][] {
  const paths = getShortestPaths(readerMachine as AnyStateMachine, traversal(incognito, without) as never)
  const walks = paths.map(({ steps }) => steps.map(({ event }) => event as ReaderMachineStep).slice(1))
  const prefixes = new Set(walks.map(walk => describeSteps(walk.slice(0, -1))))
  return walks.filter(walk => walk.length > 0 && !prefixes.has(describeSteps(walk)))
}

test.each([
  ['is read', false, 200, [...eventsWithoutProgress, 'viewer.failed', 'user.keepLocalPosition', 'viewer.registered']],
  [
    'changes its layout',
    false,
    200,
    [...eventsWithoutProgress, 'viewer.failed', 'user.keepLocalPosition', 'server.reachable'],
  ],
  [
    'fails and opens again',
    false,
    200,
    [...eventsWithoutProgress, 'viewer.registered', 'user.keepLocalPosition', 'server.reachable'],
  ],
  [
    'is read on another device too',
    false,
    200,
    [...eventsWithoutProgress, 'viewer.registered', 'viewer.failed', 'user.leave'],
  ],
  ['is read incognito', true, 200, []],
] as const)(
  'all paths of a book that %s satisfy the rules',
  async (_name, incognito, minPaths, without) => {
    const paths = maximalPaths(incognito, without)
    expect(paths.length).toBeGreaterThan(minPaths)
    for (const path of paths) {
      const walk = new ReaderMachineDriver({ bookId: 'B', incognito })
      try {
        for (const step of path) await walk.go(step)
        await walk.rest()
      } catch (error) {
        throw new Error(`on the path ${describeSteps(path)}`, { cause: error })
      } finally {
        walk.actor.stop()
      }
    }
  },
  60_000,
)
