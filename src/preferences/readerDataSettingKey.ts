import { type SyncedMapKey, type SyncedReaderDataKind, syncedReaderDataKinds } from './syncedReaderData'

/** Returns the key of the client setting that stores reader data on the server. The server accepts only lower case. */
export const toReaderDataSettingKey = ({ kind, id }: Pick<SyncedMapKey, 'kind' | 'id'>): string =>
  `longbox.${kind}.${id.toLowerCase()}`

/** Returns the kind of reader data and the id in a client setting key. Undefined for other keys. */
export function parseReaderDataSettingKey(key: string): { kind: SyncedReaderDataKind; id: string } | undefined {
  const [app, kind, id, ...rest] = key.split('.')
  const syncedKind = syncedReaderDataKinds.find((candidate: SyncedReaderDataKind) => candidate === kind)
  return app === 'longbox' && syncedKind && id && rest.length === 0 ? { kind: syncedKind, id } : undefined
}
