import { archiveLimits } from '../archives/limits'

/** Truncates texts and lists of file metadata at every depth, because each response repeats them. */
export function limitMetadata<Value>(value: Value): Value {
  if (typeof value === 'string') return limitText(value) as Value
  if (Array.isArray(value)) return value.slice(0, archiveLimits.metadataListLength).map(limitMetadata) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, limitMetadata(item)])) as Value
}

/** Truncates a text without splitting a surrogate pair. */
const limitText = (text: string): string =>
  text.length <= archiveLimits.metadataTextLength
    ? text
    : text.slice(0, archiveLimits.metadataTextLength).replace(/[\ud800-\udbff]$/, '')
