import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { BookImportDriver, type SimulatedImportCallOutcome } from '../../../tests/harness/imports/bookImportDriver'
import {
  TEST_IMPORT_FOLDER,
  testExistingBook,
  testImportFilePaths,
  testImportTargetSeries,
} from '../../../tests/harness/imports/importTestData'
import { fc, test as property } from '../../../tests/harness/propertyTest'
import { MAX_CONCURRENT_ANALYSES } from './bookImportMachineActions'
import { countImportRowsByPhase, findFilePathsWithSameProposedSeries, planImportRows } from './planImportRows'

const [first = '', second = '', doubtful = '', broken = '', failing = ''] = testImportFilePaths

async function scanned(files?: string[]): Promise<BookImportDriver> {
  const driver = new BookImportDriver(files)
  await driver.flush()
  driver.actor.send({ type: 'user.scan', folder: TEST_IMPORT_FOLDER })
  await driver.settle(0, 'ok')
  return driver
}
async function analyzed(): Promise<BookImportDriver> {
  const driver = await scanned()
  await driver.finish()
  return driver
}

describe('a book import', () => {
  test('analyzes all files and selects only proposals with sufficient confidence', async () => {
    const driver = await analyzed()
    expect(driver.phase(broken)).toBe('unsuitable')
    expect(driver.phase(doubtful)).toBe('editing')
    const problems = new Map(planImportRows(driver.context).map(({ file, plan }) => [file.url, plan.problems]))
    expect(problems.get(first)).toEqual([])
    expect(problems.get(doubtful)).toEqual(['confirmSeries'])
    expect(driver.maxConcurrentAnalyses).toBe(MAX_CONCURRENT_ANALYSES)
  })

  test('imports valid rows; every sent row ends as imported or failed, and can be repeated only after a failure', async () => {
    const driver = await analyzed()
    driver.import()
    await driver.finish()
    expect([first, second, doubtful, broken, failing].map(driver.phase)).toEqual([
      'imported',
      'imported',
      'editing',
      'unsuitable',
      'failed',
    ])
    expect(driver.row(failing)?.reason).toBe('ERR_1021')
    driver.actor.send({ type: 'user.retry', urls: testImportFilePaths })
    await driver.finish()
    driver.import()
    await driver.finish()
    expect([...driver.imported.values()]).toEqual([1, 1])
    expect(countImportRowsByPhase(driver.context).get('imported')).toBe(2)
  })

  test('updates the plans of files when books of their series have changed on the server', async () => {
    const driver = await analyzed()
    const plansOf = () => new Map(planImportRows(driver.context).map(({ file, plan }) => [file.url, plan]))
    expect(plansOf().get(first)?.outcome).toBe('new')
    const added = { ...testExistingBook, id: 'B1', number: 1, fileName: 'a1.cbz' }
    driver.seriesBooks = [testExistingBook, added]
    await driver.reportBooksChange(new Set(['another series']))
    expect(driver.pendingCalls).toEqual([])
    await driver.reportBooksChange(new Set(['another series', testImportTargetSeries.id]))
    expect(driver.pendingCalls).toEqual(['loadBooks'])
    await driver.settle(0, 'ok')
    expect(plansOf().get(first)).toMatchObject({ outcome: 'upgrade', upgrade: added })
    expect(plansOf().get(second)?.outcome).toBe('new')
    driver.seriesBooks = [testExistingBook]
    await driver.reportBooksChange(undefined)
    await driver.settle(0, 'offline')
    expect(plansOf().get(first)?.outcome).toBe('upgrade')
    await driver.reportBooksChange(undefined)
    await driver.reportBooksChange(undefined)
    await driver.reportBooksChange(undefined)
    await driver.settle(0, 'ok')
    await driver.settle(0, 'ok')
    expect(driver.pendingCalls).toEqual([])
    expect(plansOf().get(first)?.outcome).toBe('new')
  })

  test('loads the books of a series again after a failure when books of the series have changed', async () => {
    const driver = await scanned([first])
    await driver.settle(0, 'ok')
    await driver.settle(0, 'ok')
    expect(driver.pendingCalls).toEqual(['loadBooks'])
    await driver.settle(0, '500')
    expect(driver.row(first)).toMatchObject({ error: { status: 500 }, seriesBooks: undefined })
    await driver.reportBooksChange(undefined)
    await driver.settle(0, 'ok')
    expect(driver.row(first)).toMatchObject({ error: undefined, seriesBooks: { books: [testExistingBook] } })
  })

  test('does not replace a book that the import of another file has just created', async () => {
    const files = ['Alder 7 - Dawn', 'Alder 7 - Dusk'].map(name => `${TEST_IMPORT_FOLDER}/Alder/${name}.cbz`)
    const driver = await scanned(files)
    await driver.finish()
    driver.import()
    await driver.finish()
    driver.seriesBooks = [
      testExistingBook,
      { ...testExistingBook, id: 'B7', number: 7, fileName: 'Alder - 007 - Dawn.cbz' },
    ]
    await driver.reportBooksChange(undefined)
    await driver.finish()
    const [imported, other] = planImportRows(driver.context)
    expect(imported?.phase).toBe('imported')
    expect(other?.plan.problems).toContain('conflict')
  })

  test('does not import files whose choices have changed so that they replace a book, and imports all others', async () => {
    const files = Array.from({ length: 150 }, (_, index) => `${TEST_IMPORT_FOLDER}/Alder/Alder ${index + 100}.cbz`)
    const [imported = '', replacing = '', later = ''] = [files[0], files[1], files[120]]
    const driver = await scanned(files)
    await driver.finish()
    const omittedCounts: number[] = []
    driver.actor.on('import.unconfirmedOmitted', ({ count }) => omittedCounts.push(count))
    const choose = (url: string) =>
      driver.actor.send({ type: 'user.choose', urls: [url], choice: { number: testExistingBook.number } })
    driver.storePlans()
    choose(replacing)
    driver.import(driver.storedPlans)
    await driver.flush()
    driver.actor.send({ type: 'user.choose', urls: [replacing], choice: { number: 999 } })
    choose(later)
    driver.actor.send({ type: 'user.setSettings', settings: { copyMode: 'MOVE' } })
    await driver.finish()
    expect([imported, replacing, later].map(driver.phase)).toEqual(['imported', 'editing', 'editing'])
    expect(driver.imported.size).toBe(148)
    expect(driver.copyModes).toEqual(['HARDLINK', 'HARDLINK'])
    expect(omittedCounts).toEqual([2])
    driver.import()
    await driver.finish()
    expect(driver.imported.size).toBe(150)
  })

  test('analyzes visible files first', async () => {
    const files = Array.from({ length: 20 }, (_, index) => `${TEST_IMPORT_FOLDER}/Alder/Alder ${index}.cbz`)
    const driver = await scanned(files)
    driver.actor.send({ type: 'user.show', urls: files.slice(15, 17) })
    for (let call = 0; call < 12; call++) await driver.settle(0, 'ok')
    expect(driver.analyzeOrder.slice(3, 5)).toEqual(files.slice(15, 17))
  })

  test('pauses and continues', async () => {
    const driver = await scanned()
    driver.actor.send({ type: 'user.pause' })
    await driver.finish()
    expect(driver.analyzeOrder).toHaveLength(MAX_CONCURRENT_ANALYSES)
    driver.actor.send({ type: 'user.continue' })
    await driver.finish()
    expect(driver.analyzeOrder).toHaveLength(testImportFilePaths.length)
  })

  test('scans the folder again after a 404 for a file, and reports a second 404 as a failure', async () => {
    const driver = await scanned(testImportFilePaths.slice(0, 1))
    await driver.settle(0, '404')
    expect(driver.pendingCalls).toEqual(['scan'])
    await driver.settle(0, 'ok')
    await driver.settle(0, '404')
    expect(driver.phase(first)).toBe('analysisFailed')
    driver.actor.send({ type: 'user.retry', urls: [first] })
    await driver.finish()
    expect(driver.phase(first)).toBe('editing')
  })

  test('scans the folder again when the transient books expire again later, and analyzes no waiting file during a scan', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const files = Array.from({ length: 12 }, (_, index) => `${TEST_IMPORT_FOLDER}/Alder/Alder ${index}.cbz`)
    const driver = await scanned(files)
    for (let expiry = 0; expiry < 2; expiry++) {
      driver.actor.send({ type: 'user.pause' })
      while (driver.pendingCalls.length > 0) await driver.settle(0, 'ok')
      vi.setSystemTime(Date.now() + 2 * 3_600_000)
      driver.actor.send({ type: 'user.continue' })
      await driver.settle(0, '404')
      const scanIndex = driver.pendingCalls.indexOf('scan')
      expect(driver.pendingCalls.toSorted()).toEqual(['analyze', 'analyze', 'scan'])
      await driver.settle(scanIndex, 'ok')
      await driver.settle(0, '404')
      await driver.settle(0, '404')
      expect(driver.pendingCalls).not.toContain('scan')
    }
    await driver.finish()
    expect(files.map(driver.phase)).toEqual(files.map(() => 'editing'))
  })

  test('continues the analysis of the listed files if a scan fails', async () => {
    const files = Array.from({ length: 8 }, (_, index) => `${TEST_IMPORT_FOLDER}/Alder/Alder ${index}.cbz`)
    const driver = await scanned(files)
    driver.actor.send({ type: 'user.scan', folder: '/other' })
    while (driver.pendingCalls.some(name => name !== 'scan'))
      await driver.settle(
        driver.pendingCalls.findIndex(name => name !== 'scan'),
        'ok',
      )
    await driver.settle(0, '500')
    expect(driver.pendingCalls).toEqual(['analyze', 'analyze', 'analyze'])
  })

  test('requests the analysis of each listed file once if a scan fails and the transient books have expired', async () => {
    const files = Array.from({ length: 8 }, (_, index) => `${TEST_IMPORT_FOLDER}/Alder/Alder ${index}.cbz`)
    const driver = await scanned(files)
    await driver.settle(0, '404')
    await driver.settle(driver.pendingCalls.indexOf('scan'), '500')
    while (driver.pendingCalls.length > 0) await driver.settle(0, '404')
    expect(driver.analyzeOrder.toSorted()).toEqual(files)
    expect([driver.context.waiting, driver.context.active]).toEqual([[], []])
    driver.actor.send({ type: 'user.retryScan' })
    await driver.finish()
    expect(files.map(driver.phase)).toEqual(files.map(() => 'editing'))
  })

  test('applies a choice to all files with the same proposal', async () => {
    const files = ['Aldre 001', 'Aldre 002', 'Other 001'].map(name => `${TEST_IMPORT_FOLDER}/${name}.cbz`)
    const driver = await scanned(files)
    await driver.finish()
    const urls = findFilePathsWithSameProposedSeries(driver.context, files[0] ?? '')
    expect(urls).toEqual(files.slice(0, 2))
    driver.actor.send({ type: 'user.choose', urls, choice: { series: testImportTargetSeries } })
    await driver.finish()
    expect(files.map(url => driver.row(url)?.choice.series?.id)).toEqual(['A', 'A', undefined])
  })

  test('a different file at the path of an imported file can be imported after a scan, without the earlier choices', async () => {
    const driver = await scanned([first])
    await driver.finish()
    driver.actor.send({ type: 'user.choose', urls: [first], choice: { number: 901 } })
    await driver.finish()
    driver.import()
    await driver.finish()
    const rescan = async () => {
      driver.actor.send({ type: 'user.scan', folder: TEST_IMPORT_FOLDER })
      await driver.finish()
    }
    await rescan()
    expect(driver.phase(first)).toBe('imported')
    driver.imported.clear()
    driver.fileSizes.set(first, 2)
    await rescan()
    expect(driver.phase(first)).toBe('editing')
    expect(driver.row(first)).toMatchObject({ choice: {}, bookId: undefined })
    expect(driver.storedRow(first)).toEqual({
      url: first,
      name: 'Alder 001',
      sizeBytes: 2,
      choice: {},
      progress: 'open',
    })
    driver.import()
    await driver.finish()
    expect(driver.phase(first)).toBe('imported')
    expect(driver.imported.get(first)).toBe(1)
  })

  test('analyzes the files of another folder that is scanned while files of the first folder are analyzed', async () => {
    const files = ['/in/Alder', '/other/Alder'].flatMap(folder =>
      Array.from({ length: 4 }, (_, index) => `${folder}/Alder ${index}.cbz`),
    )
    const driver = await scanned(files)
    driver.actor.send({ type: 'user.scan', folder: '/other' })
    await driver.settle(driver.pendingCalls.indexOf('scan'), 'ok')
    await driver.finish()
    expect(files.slice(4).map(driver.phase)).toEqual(['editing', 'editing', 'editing', 'editing'])
    expect(driver.context.active).toEqual([])
  })

  test('stops rows of another folder and restores their choices', async () => {
    const driver = await analyzed()
    driver.actor.send({ type: 'user.choose', urls: [doubtful], choice: { series: testImportTargetSeries } })
    driver.actor.send({ type: 'user.scan', folder: '/other' })
    await driver.finish()
    expect([...driver.context.rows]).toEqual([])
    await driver.reload()
    driver.actor.send({ type: 'user.scan', folder: TEST_IMPORT_FOLDER })
    await driver.finish()
    expect(driver.row(doubtful)?.choice.series).toEqual(testImportTargetSeries)
  })
})

type Step =
  | { type: 'settle'; index: number; outcome: SimulatedImportCallOutcome }
  | { type: 'execute'; isReported: boolean }
  | { type: 'choose'; url: string; number: number }
  | { type: 'changeBooks'; numbers: number[] }
  | {
      type:
        | 'import'
        | 'importStoredPlans'
        | 'retry'
        | 'reload'
        | 'reloadAfterCalls'
        | 'back'
        | 'time'
        | 'scan'
        | 'pause'
        | 'continue'
    }

const outcomes = fc.oneof(
  { weight: 6, arbitrary: fc.constant<SimulatedImportCallOutcome>('ok') },
  { weight: 4, arbitrary: fc.constantFrom<SimulatedImportCallOutcome>('offline', 'lost', '500', '401', '404') },
)
const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ type: fc.constant('settle' as const), index: fc.nat(5), outcome: outcomes }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('execute' as const), isReported: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('choose' as const),
      url: fc.constantFrom(...testImportFilePaths),
      number: fc.oneof(fc.constant(testExistingBook.number), fc.integer({ min: 10, max: 999 })),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('changeBooks' as const),
      numbers: fc.uniqueArray(fc.constantFrom(1, 2, testExistingBook.number)),
    }),
  },
  { weight: 4, arbitrary: fc.constant<Step>({ type: 'import' }) },
  { weight: 2, arbitrary: fc.constant<Step>({ type: 'importStoredPlans' }) },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constantFrom('retry', 'reload', 'reloadAfterCalls', 'back', 'time', 'scan', 'pause', 'continue'),
    }),
  },
)

async function runStep(driver: BookImportDriver, step: Step, choices: Map<string, number>): Promise<void> {
  const { actor } = driver
  switch (step.type) {
    case 'settle':
      return driver.settle(step.index, step.outcome)
    case 'execute':
      return driver.executeNext(step.isReported)
    case 'choose': {
      const phase = driver.phase(step.url)
      const isOpen = phase && !['sending', 'importing', 'verifying', 'imported', 'unsuitable'].includes(phase)
      if (isOpen) choices.set(step.url, step.number)
      driver.storePlans()
      actor.send({ type: 'user.choose', urls: [step.url], choice: { number: step.number } })
      return driver.flush()
    }
    case 'changeBooks':
      driver.storePlans()
      driver.seriesBooks = step.numbers.map(number => ({ ...testExistingBook, id: `B${number}`, number }))
      return driver.reportBooksChange(undefined)
    case 'reload':
      return driver.reload()
    case 'reloadAfterCalls':
      return driver.reload(true)
    case 'back':
      return driver.serverBack()
    case 'time':
      return driver.passTime()
    case 'scan':
      actor.send({ type: 'user.scan', folder: TEST_IMPORT_FOLDER })
      return driver.flush()
    case 'import':
      driver.import()
      return driver.flush()
    case 'importStoredPlans':
      driver.import(driver.storedPlans)
      return driver.flush()
    case 'retry':
      actor.send({ type: 'user.retry', urls: testImportFilePaths })
      return driver.flush()
    default:
      actor.send({ type: `user.${step.type}` })
      return driver.flush()
  }
}

property.prop([fc.boolean(), fc.array(steps, { maxLength: 60, size: 'max' })], { numRuns: 200 })(
  'loses no choice, imports no file twice, replaces no book without a confirmation, and gives every sent row a result, despite failures and reloads at any step',
  async (isAnalyzed, path) => {
    const driver = isAnalyzed ? await analyzed() : await scanned()
    const choices = new Map<string, number>()
    for (const step of path) {
      await runStep(driver, step, choices)
      for (const [url, number] of choices) {
        const row = driver.row(url)
        if (row) expect(row.choice.number).toBe(number)
        expect(driver.storedRow(url)?.choice.number).toBe(number)
      }
    }
    driver.actor.send({ type: 'user.continue' })
    await driver.finish()
    driver.actor.send({ type: 'user.scan', folder: TEST_IMPORT_FOLDER })
    await driver.finish()
    driver.actor.send({ type: 'user.continue' })
    await driver.finish()
    expect(Math.max(0, ...driver.imported.values())).toBeLessThanOrEqual(1)
    expect(driver.sentWithoutChoice).toEqual([])
    expect(driver.unconfirmedReplacements).toEqual([])
    expect(driver.maxConcurrentAnalyses).toBeLessThanOrEqual(MAX_CONCURRENT_ANALYSES)
    for (const url of testImportFilePaths) {
      expect(['editing', 'unsuitable', 'analysisFailed', 'imported', 'failed']).toContain(driver.phase(url))
      if (driver.imported.has(url)) expect(driver.phase(url)).toBe('imported')
    }
  },
  60_000,
)
