import { showNotice } from '../api/notices'
import { invalidateAfterRecordWrite } from '../api/records/invalidateAfterRecordWrite'
import { openDialog } from '../dialogs/dialogStore'
import { translate } from '../language/interfaceLanguage'
import { useDeleteRecord } from '../lists/record/recordMutations'
import { runWithRetryNotice } from '../lists/selection/runWithRetryNotice'
import { deleteEachRecord } from './deleteEachRecord'

/**
 * Returns a function that asks for confirmation and then deletes records. A record that no longer exists causes no
 * failure. After a failure, a notice offers to retry with the records that remain.
 * @param textKey translation key prefix of the texts `title`, `text`, `verb`, `acknowledge` and `done`
 * @returns a function with the parameters `records` and `values`. `values` fills the placeholders of the texts. The
 *   function resolves to whether the user has confirmed the deletion.
 */
export function useDeleteRecordsWithConfirmation(resource: Parameters<typeof useDeleteRecord>[0], textKey: string) {
  const deleteRecord = useDeleteRecord(resource)
  return async (records: readonly { id: string }[], values: Record<string, unknown>): Promise<boolean> => {
    const text = (name: string) => translate(`${textKey}.${name}`, { count: records.length, ...values })
    const isConfirmed = await openDialog('confirm', {
      title: text('title'),
      text: text('text'),
      verb: text('verb'),
      acknowledge: text('acknowledge'),
      danger: true,
    })
    if (!isConfirmed) return false
    let remainingIds = records.map(({ id }) => id)
    await runWithRetryNotice(async () => {
      const result = await deleteEachRecord(remainingIds, deleteRecord).finally(() =>
        invalidateAfterRecordWrite(resource, 'delete'),
      )
      remainingIds = result.remainingIds
      if (remainingIds.length > 0) throw result.error
      showNotice({ kind: 'success', text: text('done') })
    })
    return true
  }
}
