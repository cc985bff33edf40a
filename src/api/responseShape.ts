/**
 * What a JSON value must look like: a kind (`count` is a whole number from 0, the empty text any value), `[shape]` for a list,
 * `['?', shape]` for a value that may be null or absent, `['*', shape]` for an object of values by arbitrary key, an object for
 * a record with these fields, `$` the names of its text fields. A function returns a shape that contains itself.
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

/** Levels of nesting beyond which a value fits no shape: code that walks it would exhaust the stack. */
const MAX_DEPTH = 100

/**
 * Whether a response can be used as what the contract promises. Fields that the shape does not name are ignored. Linear in the
 * size of the value.
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

/** Plain objects; neither lists nor files. */
const isRecord = (value: unknown): value is Record<string, unknown> =>
  Object.prototype.toString.call(value) === '[object Object]'
