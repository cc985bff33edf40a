import { waitFor } from 'xstate'
import { isNotFoundError } from '../../../api/ServerError'
import type { TransientBook } from '../../../generated/model.schemas'
import type { RunningBookImport } from '../runningBookImport'

/**
 * Asks the server to analyze a listed file. If the server has deleted the transient book of the file, for example
 * because it was not used for an hour, first scans the folder again, which gives the file a new id.
 * @param url path of the file
 * @throws ServerError if the scan or the analysis fails, or if the folder no longer contains the file. Error of XState
 *   if the import is stopped during the scan.
 */
export async function analyzeImportFile(
  { actor }: Pick<RunningBookImport, 'actor'>,
  url: string,
  signal: AbortSignal,
): Promise<TransientBook> {
  const { calls } = actor.getSnapshot().context
  const findFileId = () => actor.getSnapshot().context.rows.get(url)?.getSnapshot().context.file.id ?? ''
  const id = findFileId()
  try {
    return await calls.analyze(id, signal)
  } catch (error) {
    if (!isNotFoundError(error)) throw error
    const { isScanning, folder } = actor.getSnapshot().context
    if (id && id === findFileId() && !isScanning) actor.send({ type: 'user.scan', folder })
    const { context } = await waitFor(actor, snapshot => !snapshot.context.isScanning)
    const newId = findFileId()
    if (!newId || newId === id) throw context.scanError ?? error
    return calls.analyze(newId, signal)
  }
}
