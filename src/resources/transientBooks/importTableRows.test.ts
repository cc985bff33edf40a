import { describe, expect, test } from 'vitest'
import { BookImportDriver, type SimulatedImportCallOutcome } from '../../../tests/harness/imports/bookImportDriver'
import {
  TEST_IMPORT_FOLDER,
  testImportFilePaths,
  testImportTargetSeries,
} from '../../../tests/harness/imports/importTestData'
import {
  areRunningImportResultsUnknown,
  countImportRows,
  isImportRowEditable,
  isImportRowRetryable,
  listImportTableRows,
} from './importTableRows'

const [first = '', second = '', doubtful = '', broken = '', failing = ''] = testImportFilePaths

async function analyzed(): Promise<BookImportDriver> {
  const driver = new BookImportDriver()
  await driver.flush()
  driver.actor.send({ type: 'user.scan', folder: TEST_IMPORT_FOLDER })
  await driver.finish()
  return driver
}

describe('the rows of an import', () => {
  test('show the state of each file', async () => {
    const driver = await analyzed()
    driver.actor.send({ type: 'user.choose', urls: [second], choice: { isSkipped: true } })
    await driver.flush()
    const statusOf = () =>
      Object.fromEntries(listImportTableRows(driver.context, []).map(({ id, status }) => [id, status]))
    expect(statusOf()).toEqual({
      [first]: 'ready',
      [second]: 'skipped',
      [doubtful]: 'incomplete',
      [broken]: 'unsuitable',
      [failing]: 'ready',
    })
    driver.import()
    await driver.finish()
    expect(statusOf()).toMatchObject({ [first]: 'imported', [second]: 'skipped', [failing]: 'failed' })
    const rows = listImportTableRows(driver.context, [])
    expect(countImportRows(rows)).toMatchObject({ imported: 1, failed: 1, skipped: 1, incomplete: 1, unsuitable: 1 })
    expect(rows.filter(isImportRowRetryable).map(({ id }) => id)).toEqual([broken, failing])
    expect(rows.filter(row => !isImportRowEditable(row)).map(({ id }) => id)).toEqual([first, broken])
  })

  test('stay the same objects until their data changes', async () => {
    const driver = await analyzed()
    const before = listImportTableRows(driver.context, [])
    driver.actor.send({ type: 'user.choose', urls: [doubtful], choice: { series: testImportTargetSeries, number: 3 } })
    await driver.finish()
    const after = listImportTableRows(driver.context, before)
    expect(after.filter((row, index) => row !== before[index]).map(({ id }) => id)).toEqual([doubtful])
    driver.actor.send({ type: 'user.setSettings', settings: { pattern: '{series} {number}' } })
    const renamed = listImportTableRows(driver.context, after)
    expect(renamed.find(({ id }) => id === first)?.plan.destinationName).toBe('Alder 1')
  })

  test('with the same number as another file are incomplete until the conflict is solved', async () => {
    const driver = await analyzed()
    driver.actor.send({ type: 'user.choose', urls: [second], choice: { number: 1 } })
    await driver.flush()
    const conflicting = listImportTableRows(driver.context, [])
    expect(conflicting.find(({ id }) => id === second)?.status).toBe('incomplete')
    driver.actor.send({ type: 'user.choose', urls: [first], choice: { isSkipped: true } })
    await driver.flush()
    const free = listImportTableRows(driver.context, conflicting)
    expect(free.find(({ id }) => id === second)?.status).toBe('ready')
  })
})

describe('the results of running imports are unknown', () => {
  const start = async () => {
    const driver = await analyzed()
    const send = async () => {
      driver.import()
      await driver.flush()
      await driver.settle(0, 'ok')
    }
    const check = async (outcome: SimulatedImportCallOutcome = 'ok') => {
      await driver.serverBack()
      while (driver.pendingCalls.length > 0) await driver.settle(0, outcome)
    }
    await send()
    return {
      driver,
      send,
      check,
      areUnknown: () => areRunningImportResultsUnknown(listImportTableRows(driver.context, [])),
    }
  }

  test('after a check without reports about the task queue, until a report arrives', async () => {
    const { driver, check, areUnknown } = await start()
    expect(areUnknown()).toBe(false)
    driver.isQueueUnknown = true
    await check()
    expect(areUnknown()).toBe(true)
    driver.isQueueUnknown = false
    await check()
    expect(areUnknown()).toBe(false)
    await driver.finish()
    expect(areUnknown()).toBe(false)
    expect([first, second, failing].map(driver.phase)).toEqual(['imported', 'imported', 'failed'])
  })

  test('after a check that the server could not execute, but not after a lost connection', async () => {
    const { check, areUnknown } = await start()
    await check('offline')
    expect(areUnknown()).toBe(false)
    await check('500')
    expect(areUnknown()).toBe(true)
    await check()
    expect(areUnknown()).toBe(false)
  })

  test('of an earlier attempt, but not of a repeated import', async () => {
    const { driver, send, check, areUnknown } = await start()
    driver.isQueueUnknown = true
    await check()
    while (driver.queue.length > 0) await driver.executeNext(true)
    expect(driver.phase(failing)).toBe('failed')
    driver.actor.send({ type: 'user.retry', urls: [failing] })
    while (driver.pendingCalls.length > 0) await driver.settle(0, 'ok')
    await send()
    expect([driver.phase(failing), areUnknown()]).toEqual(['importing', false])
  })
})
