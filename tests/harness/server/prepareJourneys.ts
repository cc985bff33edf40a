import { publishPreparedDataDir } from './preparedData'
import { startLongbox } from './startLongbox'

/**
 * Setup of all end-to-end tests. Analyses the sample library once. Returns a function that deletes the analysed data.
 */
export default async function prepareJourneys(): Promise<() => Promise<void>> {
  const longbox = await startLongbox(['--scenario', 'admin'])
  await longbox.stopServing()
  publishPreparedDataDir(longbox.dataDir)
  return longbox.stop
}
