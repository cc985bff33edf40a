/**
 * Expected shape of a JSON value:
 * - string: the name of a primitive type. `count` is a non-negative integer. The empty string accepts any value.
 * - `[shape]`: an array of values with the shape
 * - `['?', shape]`: a value with the shape, null or undefined
 * - `['*', shape]`: an object with any keys, whose values have the shape
 * - object: an object with these fields. `$` lists the names of string fields, separated by spaces.
 * - function: returns the shape. Recursive shapes need a function.
 */
export type ResponseShape =
  | ''
  | 'string'
  | 'number'
  | 'boolean'
  | 'count'
  | readonly [ResponseShape]
  | readonly ['?' | '*', ResponseShape]
  | (() => ResponseShape)
  | { readonly [field: string]: ResponseShape | string }

/**
 * Maximum nesting depth of shapes. Each array, object, optional shape (`?`) and function that returns a shape adds a
 * level. If checking a value requires a deeper level, the value does not have the expected shape.
 */
const MAX_DEPTH = 100

/**
 * Returns whether a value has the expected shape. Fields that the shape does not mention are ignored.
 * @param depth nesting level of the shape, for recursive calls only
 */
export function matchesResponseShape(value: unknown, shape: ResponseShape, depth = 0): boolean {
  if (depth > MAX_DEPTH) return false
  const fits = (part: unknown, partShape: ResponseShape) => matchesResponseShape(part, partShape, depth + 1)
  if (typeof shape === 'function') return fits(value, shape())
  if (typeof shape === 'string')
    return shape === 'number'
      ? Number.isFinite(value)
      : shape === 'count'
        ? Number.isSafeInteger(value) && (value as number) >= 0
        : !shape || typeof value === shape
  if (isList(shape)) {
    const [first, second] = shape
    if (first === '?') return value == null || fits(value, second as ResponseShape)
    if (first === '*') return isRecord(value) && Object.values(value).every(item => fits(item, second as ResponseShape))
    return Array.isArray(value) && value.every(item => fits(item, first))
  }
  if (!isRecord(value)) return false
  return Object.entries(shape).every(([field, part]) =>
    field === '$'
      ? (part as string).split(' ').every(name => typeof value[name] === 'string')
      : fits(value[field], part as ResponseShape),
  )
}

const isList = (shape: ResponseShape): shape is readonly [ResponseShape] | readonly ['?' | '*', ResponseShape] =>
  Array.isArray(shape)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  Object.prototype.toString.call(value) === '[object Object]'
