import { setPreparedDataFolderVariable } from './preparedDataFolder'
import { startLongbox } from './startLongbox'

/**
 * Setup of all end-to-end tests. Analyzes the sample library once. Returns a function that deletes the analyzed data.
 */
export default async function prepareJourneys(): Promise<() => Promise<void>> {
  const longbox = await startLongbox(['--scenario', 'admin'])
  await longbox.stopServing()
  setPreparedDataFolderVariable(longbox.dataDir)
  return longbox.stop
}
