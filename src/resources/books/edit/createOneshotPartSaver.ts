/**
 * Creates a function that saves changes of a one-shot to the part of the one-shot that the form does not show: to its
 * series in the form of a book, and to its book in the form of a series. The form compares its draft only with its own
 * record, so this part must be saved first: if this save fails, the record of the form stays unchanged, and the next
 * save sends both again. If only the save of the record fails, the next save repeats this part only with other changes.
 * Otherwise, it would replace changes that another user has made to this part in the meantime.
 */
export function createOneshotPartSaver() {
  const savedChanges = new Map<string, string>()
  return async <Changes extends object>(
    recordId: string,
    changes: Changes,
    save: (changes: Changes) => Promise<unknown>,
  ): Promise<void> => {
    const changesJson = JSON.stringify(changes)
    if (Object.keys(changes).length === 0 || savedChanges.get(recordId) === changesJson) return
    await save(changes)
    savedChanges.set(recordId, changesJson)
  }
}
