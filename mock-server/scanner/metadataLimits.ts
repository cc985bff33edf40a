import { archiveLimits } from '../archives/limits'

/** Cuts metadata of a file: texts, and lists at any depth, which every response about the book repeats. */
export function limitMetadata<Value>(value: Value): Value {
  if (typeof value === 'string') return limitText(value) as Value
  if (Array.isArray(value)) return value.slice(0, archiveLimits.metadataListLength).map(limitMetadata) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, limitMetadata(item)])) as Value
}

/** Does not cut within a pair of surrogates. */
const limitText = (text: string): string =>
  text.length <= archiveLimits.metadataTextLength
    ? text
    : text.slice(0, archiveLimits.metadataTextLength).replace(/[\ud800-\udbff]$/, '')
