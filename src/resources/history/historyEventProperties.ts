import type { HistoryEvent } from '../../generated/model.schemas'

/** Format in which the value of an event property is displayed. */
export type HistoryEventPropertyFormat = 'text' | 'path' | 'bytes' | 'yesNo' | 'mediaType'

/** Property of a history event. `key` is the name of the property on the server. */
export type HistoryEventProperty = { key: string; value: string; kind: HistoryEventPropertyFormat }

/** Format of each known event property. The properties of an event are displayed in this order. */
const propertyKinds: Readonly<Record<string, HistoryEventPropertyFormat>> = {
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
 * Returns the properties of a history event for display. Unknown properties come last. Unknown properties and invalid
 * values have the format `text`.
 */
export function listHistoryEventProperties({ properties }: Pick<HistoryEvent, 'properties'>): HistoryEventProperty[] {
  const known = Object.keys(propertyKinds).filter(key => Object.hasOwn(properties, key))
  const others = Object.keys(properties).filter(key => !Object.hasOwn(propertyKinds, key))
  return [...known, ...others].map(key => {
    const value = properties[key] ?? ''
    return { key, value, kind: kindOfProperty(key, value) }
  })
}

function kindOfProperty(key: string, value: string): HistoryEventPropertyFormat {
  const kind = Object.hasOwn(propertyKinds, key) ? (propertyKinds[key] ?? 'text') : 'text'
  if (kind === 'bytes' && !/^\d+$/.test(value)) return 'text'
  return kind === 'yesNo' && value !== 'Yes' && value !== 'No' ? 'text' : kind
}
