import type { FormValues } from '../../../forms/formDraft'
import type { Book, Series } from '../../../generated/model.schemas'
import { type SharedOneshotChanges, toSharedOneshotChanges } from './toSharedOneshotChanges'

/**
 * Creates a function that saves the shared changes of a one-shot to its other part. A one-shot consists of a book and a
 * series. In the form of the book, the other part is the series. In the form of the series, the other part is the book.
 * The function does nothing for other books and series.
 *
 * The caller must save the other part first, and then the record of the form. The form compares its draft only with
 * this record. If the save of the other part fails, the record is unchanged, and the next save sends both parts again.
 *
 * If only the save of the record fails, the next save skips the other part, unless its changes are different now.
 * Without this rule, the next save could overwrite changes that another user has made to the other part.
 */
export function createOneshotPartSaver() {
  const savedChanges = new Map<string, string>()
  return async (
    record: Pick<Book | Series, 'id' | 'oneshot'>,
    values: FormValues,
    changes: FormValues,
    save: (changes: SharedOneshotChanges) => Promise<unknown>,
  ): Promise<void> => {
    const sharedChanges = toSharedOneshotChanges(record, values, changes)
    const changesJson = JSON.stringify(sharedChanges)
    if (Object.keys(sharedChanges).length === 0 || savedChanges.get(record.id) === changesJson) return
    await save(sharedChanges)
    savedChanges.set(record.id, changesJson)
  }
}
