/**
 * Expected shape of a JSON value:
 * - a primitive type; `count` is an integer from 0, the empty string accepts any value
 * - `[shape]`: array
 * - `['?', shape]`: value that may be null or absent
 * - `['*', shape]`: object with arbitrary keys
 * - object: record with these fields; `$` lists the names of its string fields, separated by spaces
 * - function: returns the shape, for recursive shapes
 */
export type Shape =
  | ''
  | 'string'
  | 'number'
  | 'boolean'
  | 'count'
  | readonly [Shape]
  | readonly ['?' | '*', Shape]
  | (() => Shape)
  | { readonly [field: string]: Shape | string }

/** Deeper values match no shape: recursive code would exhaust the stack. */
const MAX_DEPTH = 100

/**
 * Whether a value has a shape. Ignores fields that the shape does not name. Linear in the size of the value.
 * @param depth  nesting level of the value
 */
export function fitsShape(value: unknown, shape: Shape, depth = 0): boolean {
  if (depth > MAX_DEPTH) return false
  const fits = (part: unknown, partShape: Shape) => fitsShape(part, partShape, depth + 1)
  if (typeof shape === 'function') return fits(value, shape())
  if (typeof shape === 'string')
    return shape === 'number'
      ? Number.isFinite(value)
      : shape === 'count'
        ? Number.isSafeInteger(value) && (value as number) >= 0
        : !shape || typeof value === shape
  if (isList(shape)) {
    const [first, second] = shape
    if (first === '?') return value == null || fits(value, second as Shape)
    if (first === '*') return isRecord(value) && Object.values(value).every(item => fits(item, second as Shape))
    return Array.isArray(value) && value.every(item => fits(item, first))
  }
  if (!isRecord(value)) return false
  return Object.entries(shape).every(([field, part]) =>
    field === '$'
      ? (part as string).split(' ').every(name => typeof value[name] === 'string')
      : fits(value[field], part as Shape),
  )
}

const isList = (shape: Shape): shape is readonly [Shape] | readonly ['?' | '*', Shape] => Array.isArray(shape)

/** Whether a value is an object other than an array or Blob. */
const isRecord = (value: unknown): value is Record<string, unknown> =>
  Object.prototype.toString.call(value) === '[object Object]'
