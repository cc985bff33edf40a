/**
 * Whether arrays and objects of a JSON text are nested deeper than `limit`. Skips strings. The text need not be valid.
 */
export function isNestedDeeper(json: string, limit: number): boolean {
  let depth = 0
  let isString = false
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at)
    if (isString) {
      if (code === 0x5c) at += 1
      else if (code === 0x22) isString = false
    } else if (code === 0x22) isString = true
    else if (code === 0x5b || code === 0x7b) {
      depth += 1
      if (depth > limit) return true
    } else if (code === 0x5d || code === 0x7d) depth -= 1
  }
  return false
}
