import { expect, test } from 'vitest'
import type { AnyStateMachine, SnapshotFrom } from 'xstate'
import { getAdjacencyMap, getShortestPaths } from 'xstate/graph'
import { testImportTargetSeries } from '../../../tests/harness/imports/importTestData'
import { ServerError } from '../../api/ServerError'
import type { ImportRowServerCalls } from './bookImportServerAndStorageCalls'
import type { ImportRowPhase } from './importRow'
import { importRowMachine } from './importRowMachine'
import type { ImportRowMachineEvent, ImportRowMachineInput } from './importRowMachineSetup'

type RowSnapshot = SnapshotFrom<typeof importRowMachine>
type Transitions = Record<string, { event: Step; state: unknown }>
type Step = { type: string; output?: unknown; error?: unknown }

const file = { id: 'T', url: '/in/Alder 001.cbz', name: 'Alder 001', sizeBytes: 1 }
const failure = (status: number) => new ServerError({ operation: 'call', status })

/** Sample events for the tests, by event type. Add an entry for each new event type. */
const eventSamples: {
  [T in Exclude<ImportRowMachineEvent['type'], 'import.closed'>]: Extract<ImportRowMachineEvent, { type: T }>[]
} = {
  'queue.start': [{ type: 'queue.start' }],
  'file.renewed': [
    { type: 'file.renewed', file: { ...file, id: 'T2' } },
    { type: 'file.renewed', file: { ...file, id: 'T3', sizeBytes: 2 } },
  ],
  'user.choose': [
    { type: 'user.choose', choice: { series: testImportTargetSeries } },
    { type: 'user.choose', choice: { number: 2 } },
  ],
  'user.retry': [{ type: 'user.retry' }],
  'import.begin': [{ type: 'import.begin' }],
  'import.accepted': [{ type: 'import.accepted' }],
  'import.reverted': [{ type: 'import.reverted' }],
  'import.rejected': [{ type: 'import.rejected', error: failure(400), reason: 'ERR_1018' }],
  'import.unconfirmed': [{ type: 'import.unconfirmed' }],
  'server.imported': [{ type: 'server.imported', bookId: 'B' }],
  'server.importFailed': [{ type: 'server.importFailed', reason: 'ERR_1021' }],
  'server.back': [{ type: 'server.back' }],
  'books.reloaded': [{ type: 'books.reloaded', seriesBooks: { seriesId: testImportTargetSeries.id, books: [] } }],
}

const analysis = { id: 'T', pages: [], comment: '', mediaType: '', seriesId: null, number: null }
const outcomes: Record<string, Omit<Step, 'type'>[]> = {
  analyze: [
    { output: { ...analysis, status: 'READY' } },
    { output: { ...analysis, status: 'ERROR' } },
    { error: failure(0) },
    { error: failure(401) },
    { error: failure(404) },
    { error: failure(500) },
  ],
  proposeSeries: [
    { output: undefined },
    { output: { series: testImportTargetSeries, confidence: 'high', source: 'name' } },
    { error: failure(0) },
    { error: failure(500) },
  ],
  loadBooks: [{ output: { seriesId: 'A', books: [] } }, { error: failure(500) }],
  checkImport: [
    { output: { type: 'imported', bookId: 'B' } },
    { output: { type: 'pending' } },
    { output: { type: 'absent' } },
    { error: failure(0) },
  ],
}

function eventsOf(snapshot: RowSnapshot): Step[] {
  const results = snapshot._nodes.flatMap(node => [
    ...node.invoke.flatMap(({ id, src }) =>
      (outcomes[String(src)] ?? []).map(outcome => ({
        type: 'error' in outcome ? `xstate.error.actor.${id}` : `xstate.done.actor.${id}`,
        actorId: id,
        ...outcome,
      })),
    ),
    ...node.after.map(({ eventType }) => ({ type: eventType })),
  ])
  return [...Object.values(eventSamples).flat(), ...results]
}

const serializeState = ({ value, context }: RowSnapshot) =>
  JSON.stringify([
    value,
    context.analysis?.status,
    context.proposal?.confidence,
    context.choice,
    context.file.sizeBytes,
    context.seriesBooks?.seriesId,
    context.renewedAt !== undefined,
    context.requestedId === context.file.id,
  ])

const machine: AnyStateMachine = importRowMachine.provide({ actions: { report: () => {} } })

const options = {
  input: { file, calls: {} as ImportRowServerCalls } satisfies ImportRowMachineInput,
  events: eventsOf as never,
  serializeState: serializeState as never,
  serializeEvent: (event: object) => JSON.stringify(event),
}

const phaseOf = (state: unknown) => (state as RowSnapshot).value as ImportRowPhase

test('every phase is reachable', () => {
  const paths = getShortestPaths(machine, options as never)
  const phases: Record<ImportRowPhase, true> = {
    waiting: true,
    analyzing: true,
    matching: true,
    loadingBooks: true,
    editing: true,
    unsuitable: true,
    analysisFailed: true,
    sending: true,
    importing: true,
    verifying: true,
    imported: true,
    failed: true,
  }
  expect(new Set(paths.map(({ state }) => phaseOf(state)))).toEqual(new Set(Object.keys(phases)))
  expect(paths.length).toBeGreaterThan(50)
})

const isOtherFileFound = (from: unknown, event: Step) =>
  'file' in event && (event.file as typeof file).sizeBytes !== (from as RowSnapshot).context.file.sizeBytes

test('on all transitions, a row that may be imported is sent again only after a definite failure', () => {
  const possiblyImported: readonly ImportRowPhase[] = ['sending', 'importing', 'verifying']
  const definite = /^(import\.reverted|import\.rejected|server\.importFailed)$/
  let checked = 0
  for (const { state, transitions } of Object.values(getAdjacencyMap(machine, options as never))) {
    const from = phaseOf(state)
    for (const { event, state: next } of Object.values(transitions as Transitions)) {
      const to = phaseOf(next)
      const label = `${from} ${JSON.stringify(event)} ${to}`
      checked += 1
      if (from === 'imported') expect(to, label).toBe(isOtherFileFound(state, event) ? 'waiting' : 'imported')
      if (to === 'sending' && from !== 'sending') expect([from, event.type], label).toEqual(['editing', 'import.begin'])
      if (!possiblyImported.includes(from) || possiblyImported.includes(to) || to === 'imported') continue
      const isAbsent = JSON.stringify(event).includes('"absent"')
      expect(isAbsent || definite.test(event.type), label).toBe(true)
    }
  }
  expect(checked).toBeGreaterThan(500)
})

test('on all transitions, a choice is stored or the row cannot change', () => {
  const closed: readonly ImportRowPhase[] = ['sending', 'importing', 'verifying', 'imported', 'unsuitable']
  for (const { state, transitions } of Object.values(getAdjacencyMap(machine, options as never)))
    for (const { event, state: next } of Object.values(transitions as Transitions)) {
      if (event.type !== 'user.choose') continue
      const { context } = next as RowSnapshot
      const before = (state as RowSnapshot).context.choice
      const isStored = !closed.includes(phaseOf(state))
      expect(context.choice).toEqual(isStored ? { ...before, ...(event as { choice?: object }).choice } : before)
    }
})
