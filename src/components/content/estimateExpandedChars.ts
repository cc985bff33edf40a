/**
 * Finds declarations of entities. Group 1 is `%` for a parameter entity. Reads the value only ahead, because a quotation
 * mark in a comment could otherwise hide the following declarations.
 */
const ENTITY_DECLARATION = /<!ENTITY(?=\s+(?:(%)\s+)?([^\s%"']+)\s+(?:"([^"]*)"|'([^']*)'))/g
const ENTITY_REFERENCE = /&([^\s;&#]+);/g
/** Character references of `&`. A parser replaces them when it reads a declaration. */
const ESCAPED_AMPERSAND = /&#0*38;|&#x0*26;/gi
/** Maximum depth of nested entities. Parsers have similar limits. */
const MAX_ENTITY_DEPTH = 40

/**
 * Returns an upper limit for the number of characters by which a text grows if an XML parser expands the entities that
 * the text declares. Entities may contain references to other entities.
 * @returns Infinity if entities are nested too deeply or endlessly, or if a parameter entity contains markup
 */
export function estimateExpandedChars(text: string): number {
  if (!text.includes('<!ENTITY')) return 0
  const values = new Map<string, string>()
  for (const [, percent, name = '', double, single] of text.matchAll(ENTITY_DECLARATION)) {
    const value = (double ?? single ?? '').replace(ESCAPED_AMPERSAND, '&')
    if (percent && /[<&]/.test(value)) return Number.POSITIVE_INFINITY
    // All declarations of a name count, because some of them may be in comments.
    values.set(name, (values.get(name) ?? '') + value)
  }
  const last = text.lastIndexOf('<!ENTITY')
  const end = text.indexOf(']', last)
  return new EntitySizes(values).sumOf(text.slice(end < 0 ? last : end), 0)
}

/** Sizes of entities in characters after their expansion. Calculates each size only once. */
class EntitySizes {
  private readonly sizes = new Map<string, number>()

  constructor(private readonly values: ReadonlyMap<string, string>) {}

  /** Returns the sum of the sizes of all entities to which a text refers. */
  sumOf(text: string, depth: number): number {
    if (depth > MAX_ENTITY_DEPTH) return Number.POSITIVE_INFINITY
    let sum = 0
    for (const [, name = ''] of text.matchAll(ENTITY_REFERENCE)) sum += this.sizeOf(name, depth)
    return sum
  }

  private sizeOf(name: string, depth: number): number {
    const known = this.sizes.get(name)
    const value = this.values.get(name)
    if (known !== undefined || value === undefined) return known ?? 0
    // An entity that contains itself finds this size.
    this.sizes.set(name, Number.POSITIVE_INFINITY)
    const size = value.length + this.sumOf(value, depth + 1)
    this.sizes.set(name, size)
    return size
  }
}
