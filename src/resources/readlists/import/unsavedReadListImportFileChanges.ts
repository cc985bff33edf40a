import type { ReadListImportFile } from '../../../machines/import/readListImportFiles'
import {
  fromStoredReadListImportFile,
  type StoredReadListImportFile,
  toStoredReadListImportFile,
} from './storedReadListImportFile'

/**
 * Change of a read list file in the import, in a form that can be written as JSON. Therefore, the change does not
 * include the content of the file.
 */
export type ReadListImportFileChange = {
  readonly id: string
  /** The changed read list file. Undefined if the user has removed the file. */
  readonly list?: StoredReadListImportFile & Pick<ReadListImportFile, 'rows'>
}

/** Returns the changes between the saved and the current read list files. */
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
 * Applies changes to the stored read list files. Omits added files that the client still has to send, because changes
 * do not include the content of a file.
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

/** Returns whether the client still has to send the content of the file to the server. */
const needsFile = ({ status }: StoredReadListImportFile) => status === 'waiting' || status === 'failed'
