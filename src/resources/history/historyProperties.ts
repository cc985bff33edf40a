import type { HistoryEvent } from '../../generated/model.schemas'

/** Display format of a property. */
export type HistoryPropertyFormat = 'text' | 'path' | 'bytes' | 'yesNo' | 'mediaType'

/** Property of an event. `key` is its name on the server. */
export type HistoryProperty = { key: string; value: string; kind: HistoryPropertyFormat }

/** Display formats of the properties, in display order. Unknown properties come last, as texts. */
const propertyKinds: Readonly<Record<string, HistoryPropertyFormat>> = {
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

/** Returns all properties of an event. Invalid sizes and yes/no values are shown as text. */
export function listHistoryProperties({ properties }: Pick<HistoryEvent, 'properties'>): HistoryProperty[] {
  const known = Object.keys(propertyKinds).filter(key => Object.hasOwn(properties, key))
  const others = Object.keys(properties).filter(key => !Object.hasOwn(propertyKinds, key))
  return [...known, ...others].map(key => {
    const value = properties[key] ?? ''
    return { key, value, kind: kindOfProperty(key, value) }
  })
}

function kindOfProperty(key: string, value: string): HistoryPropertyFormat {
  const kind = Object.hasOwn(propertyKinds, key) ? (propertyKinds[key] ?? 'text') : 'text'
  if (kind === 'bytes' && !/^\d+$/.test(value)) return 'text'
  return kind === 'yesNo' && value !== 'Yes' && value !== 'No' ? 'text' : kind
}
