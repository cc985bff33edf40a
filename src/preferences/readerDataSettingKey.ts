import { type SyncedMapKey, type SyncedReaderDataKind, syncedReaderDataKinds } from './syncedReaderData'

/**
 * Returns the key of the client setting in which the server stores the bookmarks, highlights or other reader data of a
 * book, series or library. The server accepts only lower-case keys.
 */
export const toReaderDataSettingKey = ({ kind, id }: Pick<SyncedMapKey, 'kind' | 'id'>): string =>
  `longbox.${kind}.${id.toLowerCase()}`

/**
 * Parses the key of a client setting with reader data. Returns the kind of the data, for example `bookmarks`, and the
 * id of the book, series or library. Returns undefined for the key of any other setting.
 */
export function parseReaderDataSettingKey(key: string): { kind: SyncedReaderDataKind; id: string } | undefined {
  const [app, kind, id, ...rest] = key.split('.')
  const syncedKind = syncedReaderDataKinds.find((candidate: SyncedReaderDataKind) => candidate === kind)
  return app === 'longbox' && syncedKind && id && rest.length === 0 ? { kind: syncedKind, id } : undefined
}
