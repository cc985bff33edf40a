import { archiveLimits } from '../archives/archiveLimits'

/** Truncates long texts and lists in file metadata, so that responses with this metadata stay small. */
export function truncateMetadata<Value>(value: Value): Value {
  if (typeof value === 'string') return truncateText(value) as Value
  if (Array.isArray(value)) return value.slice(0, archiveLimits.metadataListLength).map(truncateMetadata) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, truncateMetadata(item)])) as Value
}

/** Truncates a text. Never splits a surrogate pair. */
const truncateText = (text: string): string =>
  text.length <= archiveLimits.metadataTextLength
    ? text
    : text.slice(0, archiveLimits.metadataTextLength).replace(/[\ud800-\udbff]$/, '')
