import { join } from 'node:path'
import { expect, type Page } from 'playwright/test'
import { projectFolder } from '../../../server/serverOptions'
import type { PagedHistory } from '../../../src/generated/model.schemas'

/** Maximum time in milliseconds for the scan of the sample library. */
const SCAN_TIMEOUT_MS = 60_000

/** Key of the client setting that contains the path of the import folder. The mock server defines this setting. */
const SETTING_KEY = 'longbox.sample.import'

/**
 * Waits until the server has found the series of the import files. Then returns the path of the import folder of the
 * sample library. If the client setting {@link SETTING_KEY} does not exist, creates this setting.
 */
export async function waitForScannedImportFolder(page: Page, serverUrl: string): Promise<string> {
  const countSeries = async () =>
    (await (await page.request.get(`${serverUrl}/api/v1/series?search=Harbour`)).json()).totalElements
  await expect.poll(countSeries, { timeout: SCAN_TIMEOUT_MS }).toBeGreaterThan(0)
  const response = await page.request.get(`${serverUrl}/api/v1/client-settings/global/list`)
  expect(response.ok()).toBe(true)
  const settings: Record<string, { value: string }> = await response.json()
  const value = settings[SETTING_KEY]?.value
  if (value === undefined) return storeSampleImportFolder(page, serverUrl)
  return (JSON.parse(value) as { folder: string }).folder
}

/**
 * Stores the path of the import folder in the client setting from which the client reads this path. Returns the path.
 */
async function storeSampleImportFolder(page: Page, serverUrl: string): Promise<string> {
  const folder = join(projectFolder, 'sample/import')
  const response = await page.request.patch(`${serverUrl}/api/v1/client-settings/global`, {
    data: { [SETTING_KEY]: { value: JSON.stringify({ folder, lists: [] }), allowUnauthorized: false } },
  })
  expect(response.ok()).toBe(true)
  return folder
}

/**
 * Returns the source paths of all files that the server has imported from a folder. Reads the paths from the server
 * history.
 */
export async function listSourceFilesOfBookImports(page: Page, serverUrl: string, folder: string): Promise<string[]> {
  const response = await page.request.get(`${serverUrl}/api/v1/history?size=500`)
  expect(response.ok()).toBe(true)
  const { content }: PagedHistory = await response.json()
  return content
    .filter(({ type }) => type === 'BookImported')
    .map(({ properties }) => properties.source ?? '')
    .filter(source => source.startsWith(`${folder}/`))
}
