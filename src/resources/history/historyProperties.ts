import type { HistoryEvent } from '../../generated/model.schemas'

/** How the value of a property is shown. */
export type HistoryPropertyKind = 'text' | 'path' | 'bytes' | 'yesNo' | 'mediaType'

/** A property of an event. `key` is the name that the server uses. */
export type HistoryProperty = { key: string; value: string; kind: HistoryPropertyKind }

/**
 * Properties in the order of the details, with their kinds. Unknown properties follow as texts, for example from newer
 * servers.
 */
const propertyKinds: Readonly<Record<string, HistoryPropertyKind>> = {
  reason: 'text',
  name: 'path',
  source: 'path',
  'former file': 'path',
  upgrade: 'yesNo',
  'page number': 'text',
  'page file name': 'path',
  'page file size': 'bytes',
  'page media type': 'mediaType',
  'page file hash': 'path',
}

/**
 * Returns all properties of an event. A size that is not a number, and an unknown yes/no value, have the kind `text`.
 */
export function listHistoryProperties({ properties }: Pick<HistoryEvent, 'properties'>): HistoryProperty[] {
  const known = Object.keys(propertyKinds).filter(key => Object.hasOwn(properties, key))
  const others = Object.keys(properties).filter(key => !Object.hasOwn(propertyKinds, key))
  return [...known, ...others].map(key => {
    const value = properties[key] ?? ''
    return { key, value, kind: kindOfProperty(key, value) }
  })
}

function kindOfProperty(key: string, value: string): HistoryPropertyKind {
  const kind = Object.hasOwn(propertyKinds, key) ? (propertyKinds[key] ?? 'text') : 'text'
  if (kind === 'bytes' && !/^\d+$/.test(value)) return 'text'
  return kind === 'yesNo' && value !== 'Yes' && value !== 'No' ? 'text' : kind
}
