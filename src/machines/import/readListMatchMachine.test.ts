import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { fc, test as property } from '../../../tests/harness/propertyTest'
import { ServerError } from '../../api/ServerError'
import type { ReadListMatch } from '../../generated/model.schemas'
import { findListProblem, MAX_READ_LIST_FILE_BYTES, MAX_READ_LIST_FILES, type ReadListFile } from './readListFiles'
import { readListMatchMachine } from './readListMatchMachine'
import { moveRow } from './readListRows'

type Outcome = 'ok' | 'offline' | 'lost' | '500' | '400' | '401'

const matchOf = (name: string): ReadListMatch => ({
  readListMatch: { name, errorCode: '' },
  requests: [1, 2, 3].map(number => ({
    request: { series: ['A'], number: String(number) },
    matches:
      number === 3
        ? []
        : [
            {
              series: { seriesId: 'A', title: 'A', releaseDate: null },
              books: [{ bookId: `A${number}`, number: String(number), title: '' }],
            },
          ],
  })),
  errorCode: '',
})

/** Runs the machine against a model of the server. Calls settle on request. */
function startDriver() {
  const pending: { name: string; settle: (outcome: Outcome) => void }[] = []
  const created: { name: string; bookIds: readonly string[] }[] = []
  let stored: readonly ReadListFile[] = []
  let serverBack = () => {}
  const call = <T>(name: string, execute: () => T) =>
    new Promise<T>((resolve, reject) => {
      const settle = (outcome: Outcome) => {
        if (outcome === 'ok') return resolve(execute())
        if (outcome === 'lost') execute()
        const status = outcome === 'offline' || outcome === 'lost' ? 0 : Number(outcome)
        reject(new ServerError({ operation: name, status }))
      }
      pending.push({ name, settle })
    })
  const start = () =>
    createActor(readListMatchMachine, {
      input: {
        calls: {
          match: async file => {
            const name = await file.text()
            return await call('match', () => matchOf(name))
          },
          findReadList: name =>
            call('find', () => {
              const found = created.find(list => list.name.toLowerCase() === name.toLowerCase())
              return found && { id: found.name, bookIds: found.bookIds }
            }),
          createReadList: ({ name, bookIds }) =>
            call('create', () => {
              created.push({ name, bookIds })
              return { id: name }
            }),
          addToReadList: id => call('add', () => id),
          load: async () => stored,
          save: async lists => {
            stored = lists
          },
          onServerBack: listener => {
            serverBack = listener
            return () => {}
          },
        },
      },
    }).start()
  const driver = {
    actor: start(),
    created,
    pending,
    flush: async () => {
      for (let round = 0; round < 15; round++) await Promise.resolve()
      await new Promise(resolve => setImmediate(resolve))
    },
    settle: async (outcome: Outcome, index = 0) => {
      pending.splice(index % Math.max(1, pending.length), 1)[0]?.settle(outcome)
      await driver.flush()
    },
    reload: async (outcome?: Outcome) => {
      driver.actor.stop()
      for (const { settle } of pending.splice(0)) if (outcome) settle(outcome)
      driver.actor = start()
      await driver.flush()
    },
    finish: async () => {
      for (let round = 0; round < 20; round++) {
        await driver.settle('ok')
        serverBack()
        await driver.flush()
      }
    },
    back: async () => {
      serverBack()
      await driver.flush()
    },
    list: (id: string) => driver.actor.getSnapshot().context.lists.find(list => list.id === id),
    add: async (...names: string[]) => {
      const files = names.map(name => ({ id: name, fileName: `${name}.cbl`, file: new Blob([name]) }))
      driver.actor.send({ type: 'user.addFiles', files })
      await driver.flush()
    },
    save: async (listId: string) => {
      driver.actor.send({ type: 'user.save', listId })
      await driver.flush()
    },
    acknowledge: (listId: string) =>
      driver.actor.send({ type: 'user.edit', listId, changes: { isAcknowledged: true } }),
  }
  return driver
}

describe('the match of read list files', () => {
  test('runs one file after another and continues after a refused file', async () => {
    const driver = startDriver()
    await driver.flush()
    await driver.add('x', 'y')
    expect(driver.pending).toHaveLength(1)
    await driver.settle('400')
    await driver.settle('ok')
    expect(['x', 'y'].map(id => driver.list(id)?.status)).toEqual(['failed', 'matched'])
    driver.actor.send({ type: 'user.retryMatch', listId: 'x' })
    await driver.finish()
    expect(driver.list('x')).toMatchObject({ status: 'matched', name: 'x', error: undefined })
  })

  test('waits for the server and continues with the same file', async () => {
    const driver = startDriver()
    await driver.flush()
    await driver.add('x')
    await driver.settle('offline')
    expect(driver.list('x')?.status).toBe('waiting')
    await driver.back()
    await driver.settle('ok')
    expect(driver.list('x')?.status).toBe('matched')
  })

  test('refuses large files and too many files without a call', async () => {
    const driver = startDriver()
    await driver.flush()
    const large = { size: MAX_READ_LIST_FILE_BYTES + 1 } as Blob
    driver.actor.send({ type: 'user.addFiles', files: [{ id: 'large', fileName: 'large.cbl', file: large }] })
    await driver.flush()
    expect(driver.list('large')).toMatchObject({ status: 'refused', problem: 'tooLarge' })
    expect(driver.pending).toHaveLength(0)
    await driver.add(...Array.from({ length: MAX_READ_LIST_FILES + 1 }, (_, index) => `f${index}`))
    expect(driver.list(`f${MAX_READ_LIST_FILES - 1}`)?.status).toBe('waiting')
    expect(driver.list(`f${MAX_READ_LIST_FILES}`)?.problem).toBe('tooMany')
  })
})

describe('the creation of a read list', () => {
  async function matched() {
    const driver = startDriver()
    await driver.flush()
    await driver.add('x')
    await driver.settle('ok')
    return driver
  }

  test('needs an acknowledgement of unmatched rows, which ends with a change of the rows', async () => {
    const driver = await matched()
    await driver.save('x')
    expect(driver.pending).toHaveLength(0)
    driver.acknowledge('x')
    driver.actor.send({ type: 'user.editRows', listId: 'x', edit: rows => moveRow(rows, 1, 0) })
    expect(findListProblem(driver.list('x') as ReadListFile)).toBe('unacknowledged')
    driver.acknowledge('x')
    await driver.save('x')
    await driver.finish()
    expect(driver.created).toEqual([{ name: 'x', bookIds: ['A2', 'A1'] }])
    expect(driver.list('x')).toMatchObject({ progress: 'created', readListId: 'x' })
  })

  test('checks the name before', async () => {
    const driver = await matched()
    driver.created.push({ name: 'X', bookIds: [] })
    driver.acknowledge('x')
    await driver.save('x')
    await driver.settle('ok')
    expect(driver.list('x')).toMatchObject({ problem: 'nameTaken', progress: 'open' })
    driver.actor.send({ type: 'user.edit', listId: 'x', changes: { name: 'Other' } })
    await driver.save('x')
    await driver.finish()
    expect(driver.list('x')?.readListId).toBe('Other')
  })

  test('adds to an existing read list instead', async () => {
    const driver = await matched()
    driver.actor.send({ type: 'user.edit', listId: 'x', changes: { targetId: 'T', isAcknowledged: true, name: '' } })
    await driver.save('x')
    expect(driver.pending.map(({ name }) => name)).toEqual(['add'])
    await driver.settle('ok')
    expect(driver.list('x')).toMatchObject({ progress: 'created', readListId: 'T' })
  })
})

const steps = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('settle' as const),
      outcome: fc.constantFrom<Outcome>('ok', 'ok', 'ok', 'offline', 'lost', '500', '400', '401'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constantFrom('save', 'save', 'back', 'reload', 'reloadAfterCalls', 'retry', 'rename'),
    }),
  },
)

property.prop([fc.array(steps, { maxLength: 40, size: 'max' })], { numRuns: 60 })(
  'faults and reloads at any step lose no file and no name, and create each list once',
  async path => {
    const driver = startDriver()
    await driver.flush()
    await driver.add('x', 'y')
    const names = new Map<string, string>()
    for (const [index, step] of path.entries()) {
      const listId = index % 2 ? 'x' : 'y'
      driver.acknowledge(listId)
      if (step.type === 'settle') await driver.settle(step.outcome)
      else if (step.type === 'save') await driver.save(listId)
      else if (step.type === 'back') await driver.back()
      else if (step.type === 'reload') await driver.reload()
      else if (step.type === 'reloadAfterCalls') await driver.reload('lost')
      else if (step.type === 'retry') driver.actor.send({ type: 'user.retryMatch', listId })
      else {
        const name = `${listId} ${index}`
        const isSaving = driver.actor.getSnapshot().context.savingId === listId
        if (driver.list(listId)?.progress === 'open' && !isSaving) names.set(listId, name)
        driver.actor.send({ type: 'user.edit', listId, changes: { name } })
      }
      for (const [id, name] of names) expect(driver.list(id)?.name).toBe(name)
    }
    for (let round = 0; round < 2; round++) {
      await driver.finish()
      for (const listId of ['x', 'y']) {
        driver.actor.send({ type: 'user.retryMatch', listId })
        await driver.finish()
        driver.acknowledge(listId)
        await driver.save(listId)
        await driver.finish()
      }
    }
    expect(['x', 'y'].map(id => driver.list(id)?.progress)).toEqual(['created', 'created'])
    expect(driver.created.map(({ name }) => name).toSorted()).toEqual(
      ['x', 'y'].map(id => driver.list(id)?.name).toSorted(),
    )
  },
  60_000,
)
