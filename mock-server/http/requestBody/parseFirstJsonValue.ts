/**
 * Parses a JSON text. If the text starts with an array or object, ignores all characters after this array or object.
 * The JSON parser of the real server does the same.
 * @throws SyntaxError when this array or object is not valid JSON. If the text starts with another value, throws when
 *   the whole text is not valid JSON
 */
export function parseFirstJsonValue(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const end = findEndOfArrayOrObject(text)
    if (end === undefined || end === text.length) throw error
    return JSON.parse(text.slice(0, end))
  }
}

/** Returns the offset after the bracket that closes the first array or object, or undefined if it is not closed. */
function findEndOfArrayOrObject(text: string): number | undefined {
  let depth = 0
  let isString = false
  for (let index = 0; index < text.length; index++) {
    const character = text[index]
    if (isString && character === '\\') index += 1
    else if (character === '"') isString = !isString
    else if (!isString && (character === '[' || character === '{')) depth += 1
    else if (!isString && (character === ']' || character === '}')) {
      depth -= 1
      if (depth <= 0) return index + 1
    }
  }
  return undefined
}
