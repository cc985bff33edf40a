import { type SyncedMapKey, type SyncedReaderDataKind, syncedReaderDataKinds } from './syncedReaderData'

/** Returns the key of the client setting that stores reader data on the server. Setting keys must be lower case. */
export const toReaderDataSettingKey = ({ kind, id }: Pick<SyncedMapKey, 'kind' | 'id'>): string =>
  `longbox.${kind}.${id.toLowerCase()}`

/** Returns the kind and the id of the book, series or library of a client setting with reader data; undefined for other keys. */
export function parseReaderDataSettingKey(key: string): { kind: SyncedReaderDataKind; id: string } | undefined {
  const [app, kind, id, ...rest] = key.split('.')
  const syncedKind = syncedReaderDataKinds.find((candidate: SyncedReaderDataKind) => candidate === kind)
  return app === 'longbox' && syncedKind && id && rest.length === 0 ? { kind: syncedKind, id } : undefined
}
