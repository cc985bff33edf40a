import type { FormValues } from '../../../forms/formDraft'
import type { Book, Series } from '../../../generated/model.schemas'
import { type SharedOneshotChanges, toSharedOneshotChanges } from './toSharedOneshotChanges'

/**
 * Creates a function that saves changes of a one-shot to the part of the one-shot that the form does not show: to its
 * series in the form of a book, and to its book in the form of a series. It does nothing for other books and series. The
 * form compares its draft only with its own record, so this part must be saved first: if this save fails, the record of
 * the form stays unchanged, and the next save sends both again. If only the save of the record fails, the next save
 * repeats this part only with other changes. Otherwise, it would replace changes that another user has made to this part
 * in the meantime.
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
