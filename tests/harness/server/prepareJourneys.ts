import { setPreparedDataFolderVariable } from './preparedDataFolder'
import { startLongbox } from './startLongbox'

/**
 * Analyzes the sample library with the mock server and stores the data in a folder. Playwright calls this function once
 * before all end-to-end tests. Only tests with the mock server use the folder.
 * @returns function that deletes the folder
 */
export default async function prepareJourneys(): Promise<() => Promise<void>> {
  const longbox = await startLongbox(['--scenario', 'admin'], '')
  await longbox.stopServing()
  setPreparedDataFolderVariable(longbox.dataDir)
  return longbox.stop
}
