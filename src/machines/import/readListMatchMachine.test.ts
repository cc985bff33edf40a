import { describe, expect, test } from 'vitest'
import {
  type SimulatedReadListCallOutcome,
  startReadListImportDriver,
} from '../../../tests/harness/imports/startReadListImportDriver'
import { fc, test as property } from '../../../tests/harness/propertyTest'
import { MAX_READ_LIST_FILES } from './addReadListImportFiles'
import { findReadListImportProblem, type ReadListImportFile } from './readListImportFiles'
import { moveReadListRow } from './readListMatchRows'

describe('the match of read list files', () => {
  test('runs one file after another and continues after a refused file', async () => {
    const driver = startReadListImportDriver()
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

  test('continues when another file is removed, and stops when the current file is removed', async () => {
    const driver = startReadListImportDriver()
    await driver.flush()
    await driver.add('x', 'y', 'z')
    driver.actor.send({ type: 'user.removeList', listId: 'y' })
    await driver.flush()
    expect(driver.pending).toHaveLength(1)
    driver.actor.send({ type: 'user.removeList', listId: 'x' })
    await driver.flush()
    expect(driver.pending).toHaveLength(2)
    await driver.finish()
    expect(driver.list('z')?.status).toBe('matched')
  })

  test('waits for the server and continues with the same file', async () => {
    const driver = startReadListImportDriver()
    await driver.flush()
    await driver.add('x')
    await driver.settle('offline')
    expect(driver.list('x')?.status).toBe('waiting')
    await driver.back()
    await driver.settle('ok')
    expect(driver.list('x')?.status).toBe('matched')
  })

  test('refuses large files and too many files without a call', async () => {
    const driver = startReadListImportDriver()
    await driver.flush()
    const large = { size: 1_048_577 } as Blob
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
    const driver = startReadListImportDriver()
    await driver.flush()
    await driver.add('x')
    await driver.settle('ok')
    return driver
  }

  test('requires an acknowledgement of unmatched rows, and a new one after a change of the rows', async () => {
    const driver = await matched()
    await driver.save('x')
    expect(driver.pending).toHaveLength(0)
    driver.acknowledge('x')
    driver.actor.send({ type: 'user.editRows', listId: 'x', edit: rows => moveReadListRow(rows, 1, 0) })
    expect(findReadListImportProblem(driver.list('x') as ReadListImportFile)).toBe('unacknowledged')
    driver.acknowledge('x')
    await driver.save('x')
    await driver.finish()
    expect(driver.created).toEqual([{ name: 'x', bookIds: ['A2', 'A1'] }])
    expect(driver.list('x')).toMatchObject({ progress: 'created', readListId: 'x' })
  })

  test('checks before the creation whether the name is in use', async () => {
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

  test('deselects books that do not exist, after the server has failed repeatedly', async () => {
    const driver = await matched()
    driver.acknowledge('x')
    driver.missingBookIds.add('A1')
    await driver.save('x')
    await driver.settle('ok')
    await driver.settle('ok')
    await driver.settle('offline')
    expect(driver.list('x')).toMatchObject({ progress: 'sent', error: { status: 500 } })
    await driver.save('x')
    await driver.finish()
    expect(driver.list('x')).toMatchObject({ progress: 'open', isAcknowledged: false, error: { status: 500 } })
    expect(driver.list('x')?.rows.map(({ book, matches }) => [book?.bookId, matches.length])).toEqual([
      [undefined, 0],
      ['A2', 1],
      [undefined, 0],
    ])
    driver.acknowledge('x')
    await driver.save('x')
    await driver.finish()
    expect(driver.created).toEqual([{ name: 'x', bookIds: ['A2'] }])
    expect(driver.list('x')).toMatchObject({ progress: 'created', error: undefined })
  })

  test('can be edited and repeated after a status 500 without a cause among the books', async () => {
    const driver = await matched()
    driver.acknowledge('x')
    for (let attempt = 0; attempt < 2; attempt++) {
      await driver.save('x')
      await driver.settle('ok')
      await driver.settle('500')
      await driver.settle('ok')
      await driver.settle('ok')
      expect(driver.list('x')).toMatchObject({ progress: 'open', isAcknowledged: true, error: { status: 500 } })
    }
  })

  test('recognizes a read list that the server has created despite a status 500', async () => {
    const driver = await matched()
    driver.acknowledge('x')
    await driver.save('x')
    await driver.settle('ok')
    driver.created.push({ name: 'x', bookIds: ['A1', 'A2'] })
    await driver.settle('500')
    await driver.settle('ok')
    expect(driver.list('x')).toMatchObject({ progress: 'created', readListId: 'x' })
  })

  test('adds the books to an existing read list', async () => {
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
      outcome: fc.constantFrom<SimulatedReadListCallOutcome>('ok', 'ok', 'ok', 'offline', 'lost', '500', '400', '401'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constantFrom('save', 'save', 'back', 'reload', 'reloadAfterCalls', 'retry', 'rename', 'deleteBook'),
    }),
  },
)

property.prop([fc.array(steps, { maxLength: 40, size: 'max' })], { numRuns: 60 })(
  'loses no file and no name, and creates each list once, despite failures and reloads at any step',
  async path => {
    const driver = startReadListImportDriver()
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
      else if (step.type === 'deleteBook') driver.missingBookIds.add('A1')
      else if (step.type === 'retry') driver.actor.send({ type: 'user.retryMatch', listId })
      else {
        const name = `${listId} ${index}`
        const isSaving = driver.actor.getSnapshot().context.savingId === listId
        if (driver.list(listId)?.progress === 'open' && !isSaving) names.set(listId, name)
        driver.actor.send({ type: 'user.edit', listId, changes: { name } })
      }
      for (const [id, name] of names) expect(driver.list(id)?.name).toBe(name)
    }
    for (let round = 0; round < 3; round++) {
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
