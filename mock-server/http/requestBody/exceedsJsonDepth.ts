/**
 * Returns whether the arrays and objects in a JSON text are nested deeper than `limit`. Ignores brackets in strings.
 * The text may be invalid JSON.
 */
export function exceedsJsonDepth(json: string, limit: number): boolean {
  let depth = 0
  let isString = false
  for (let index = 0; index < json.length; index++) {
    const code = json.charCodeAt(index)
    if (isString) {
      if (code === 0x5c) index += 1
      else if (code === 0x22) isString = false
    } else if (code === 0x22) isString = true
    else if (code === 0x5b || code === 0x7b) {
      depth += 1
      if (depth > limit) return true
    } else if (code === 0x5d || code === 0x7d) depth -= 1
  }
  return false
}
