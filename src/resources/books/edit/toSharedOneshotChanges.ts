import type { FormValues } from '../../../forms/formDraft'
import type { Book, BookMetadataUpdate, Series, SeriesMetadataUpdate } from '../../../generated/model.schemas'

/** Fields that a one-shot has in its book and in its series. The dialog of a one-shot writes them to both. */
const sharedFields = [
  { name: 'title', lock: 'titleLock' },
  { name: 'summary', lock: 'summaryLock' },
] as const
type SharedFieldName = (typeof sharedFields)[number]['name' | 'lock']

/** Changes that apply to the book and to the series of a one-shot. */
export type SharedOneshotChanges = Pick<BookMetadataUpdate & SeriesMetadataUpdate, SharedFieldName>

/**
 * A one-shot has two parts: a book and its series. When the user edits a part, some changes also apply to the other
 * part. Returns these changes.
 * @param values values and locks of the record before the changes
 * @param changes changed values and locks of the record
 * @returns changes of the other part. Empty if the record is not a one-shot, or if no shared field has changed
 */
export function toSharedOneshotChanges(
  { oneshot }: Pick<Book | Series, 'oneshot'>,
  values: FormValues,
  changes: FormValues,
): SharedOneshotChanges {
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
