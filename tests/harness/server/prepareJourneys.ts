import { offerPrepared } from './preparedData'
import { startLongbox } from './startLongbox'

/** Before the journeys: a program reads the sample library once for all of them. Gives what removes its data again. */
export default async function prepareJourneys(): Promise<() => Promise<void>> {
  const longbox = await startLongbox(['--scenario', 'admin'])
  await longbox.stopServing()
  offerPrepared(longbox.dataDir)
  return longbox.stop
}
