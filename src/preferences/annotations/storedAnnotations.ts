import { getSyncedMapValues, type SyncedMap } from '../syncedMap'
import { mergeSyncedMaps } from '../syncedMaps/mergeSyncedMaps'
import { readStoredSyncedMap, type SyncedMapKey, type SyncedReaderDataKind, storeSyncedMap } from '../syncedReaderData'
import { isAnnotationKey } from './annotationEntryKeys'

/** Kinds of reader data that contain annotations of a book. */
export const annotationKinds = ['bookmarks', 'highlights'] as const satisfies readonly SyncedReaderDataKind[]

/** Returns whether a synced map contains a bookmark or highlight that has not been removed. */
export const hasAnnotations = (map: SyncedMap): boolean => [...getSyncedMapValues(map).keys()].some(isAnnotationKey)

/**
 * Adds annotations of another book to the stored annotations of a book, and marks the result for upload.
 * @param mapKey identifies the annotations of the book that receives the annotations
 * @param map annotations of the other book
 */
export const addStoredAnnotations = (mapKey: SyncedMapKey, map: SyncedMap): void =>
  storeSyncedMap(mapKey, mergeSyncedMaps(readStoredSyncedMap(mapKey), map))
