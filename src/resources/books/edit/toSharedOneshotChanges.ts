import type { FormValues } from '../../../forms/formDraft'
import type { Book, SeriesMetadataUpdate } from '../../../generated/model.schemas'

/** Fields that a one-shot has in its book and in its series. The dialog of a one-shot writes them to both. */
const sharedFields = [
  { name: 'title', lock: 'titleLock' },
  { name: 'summary', lock: 'summaryLock' },
] as const

/**
 * Returns the changes of the series of a one-shot that belong to changes of its book.
 * @param values values and locks of the book before the changes
 * @param changes changed values and locks of the book
 * @returns changes of the series. Empty if the book is not a one-shot, or if no shared field has changed
 */
export function toOneshotSeriesChanges(
  { oneshot }: Pick<Book, 'oneshot'>,
  values: FormValues,
  changes: FormValues,
): SeriesMetadataUpdate {
  if (!oneshot) return {}
  const entries = sharedFields.flatMap(({ name, lock }): [string, unknown][] => {
    if (name in changes)
      return [
        [name, changes[name]],
        [lock, changes[lock] ?? values[lock]],
      ]
    return lock in changes ? [[lock, changes[lock]]] : []
  })
  return Object.fromEntries(entries)
}
