import { expect, test } from 'vitest'
import { BookImportDriver } from '../../../../tests/harness/imports/bookImportDriver'
import { TEST_IMPORT_FOLDER, testImportFilePaths } from '../../../../tests/harness/imports/importTestData'
import { analyzeImportFile } from './analyzeImportFile'

const [first = ''] = testImportFilePaths

/** Lists and analyzes the files of the folder. Then begins another analysis of the first file. */
async function analyzeAgain(files: string[]) {
  const driver = new BookImportDriver(files)
  await driver.flush()
  driver.actor.send({ type: 'user.scan', folder: TEST_IMPORT_FOLDER })
  await driver.finish()
  driver.analyzeOrder.length = 0
  const analysis = analyzeImportFile(driver, first, new AbortController().signal)
  return { driver, analysis }
}

test('scans the folder again if the server does not know the file, and analyzes the file with its new id', async () => {
  const { driver, analysis } = await analyzeAgain([...testImportFilePaths])
  await driver.settle(0, '404')
  expect(driver.pendingCalls).toEqual(['scan'])
  await driver.settle(0, 'ok')
  await driver.settle(0, 'ok')
  expect(await analysis).toMatchObject({ url: first, id: `2 ${first}` })
})

test.each([
  ['the scan fails', '500', 500],
  ['the folder no longer contains the file', 'ok', 404],
] as const)('fails without another analysis if %s', async (_, outcomeOfScan, status) => {
  const files = [...testImportFilePaths]
  const { driver, analysis } = await analyzeAgain(files)
  if (outcomeOfScan === 'ok') files.shift()
  await Promise.all([
    expect(analysis).rejects.toMatchObject({ status }),
    driver.settle(0, '404').then(() => driver.settle(0, outcomeOfScan)),
  ])
  expect(driver.analyzeOrder).toEqual([first])
})
