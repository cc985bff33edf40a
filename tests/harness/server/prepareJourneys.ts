import { publishPreparedDataDir } from './preparedData'
import { startLongbox } from './startLongbox'

/** Global set-up of the end-to-end tests. A program analyses the sample library once for all tests. Returns a function that removes its data. */
export default async function prepareJourneys(): Promise<() => Promise<void>> {
  const longbox = await startLongbox(['--scenario', 'admin'])
  await longbox.stopServing()
  publishPreparedDataDir(longbox.dataDir)
  return longbox.stop
}
