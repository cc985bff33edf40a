import type { ReadListImportFile } from '../../../machines/import/readListImportFiles'
import {
  fromStoredReadListImportFile,
  type StoredReadListImportFile,
  toStoredReadListImportFile,
} from './storedReadListImportFile'

/**
 * Unsaved change of a read list file that the user imports. Must be serializable as JSON, so it does not contain the
 * content of the file.
 */
export type ReadListImportFileChange = {
  readonly id: string
  /** New data of the changed read list file. Undefined if the user has removed the file. */
  readonly list?: StoredReadListImportFile & Pick<ReadListImportFile, 'rows'>
}

/** Returns the differences between the saved and the current read list files. */
export function listReadListImportFileChanges(
  saved: ReadonlyMap<string, ReadListImportFile>,
  lists: readonly ReadListImportFile[],
): ReadListImportFileChange[] {
  const ids = new Set(lists.map(({ id }) => id))
  return [
    ...[...saved.keys()].filter(id => !ids.has(id)).map(id => ({ id })),
    ...lists
      .filter(list => saved.get(list.id) !== list)
      .map(list => ({ id: list.id, list: { ...toStoredReadListImportFile(list), rows: list.rows } })),
  ]
}

/**
 * Applies changes to the stored read list files. A change contains new properties of a file, but not the content of the
 * file. If the client must still send the content of a changed file to the server, the content comes from `stored`. If
 * `stored` does not contain this content, the result omits the file.
 */
export function applyUnsavedReadListImportFileChanges(
  stored: readonly ReadListImportFile[],
  changes: readonly ReadListImportFileChange[],
): readonly ReadListImportFile[] {
  const lists = new Map(stored.map(list => [list.id, list]))
  for (const { id, list } of changes) {
    const file = list && needsFile(list) ? lists.get(id)?.file : undefined
    if (!list || (needsFile(list) && !file)) lists.delete(id)
    else {
      const { rows, ...properties } = list
      lists.set(id, fromStoredReadListImportFile(properties, { rows, file }))
    }
  }
  return [...lists.values()]
}

/** Returns whether the client must still send the content of a read list file to the server. */
const needsFile = ({ status }: StoredReadListImportFile) => status === 'waiting' || status === 'failed'
