import { markupLimits } from './markupLimits'

/**
 * Finds declarations of entities. Group 1 is `%` for a parameter entity. The lookahead also finds a declaration inside
 * the value of a previous declaration, because the previous declaration may be in a comment.
 */
const ENTITY_DECLARATION = /<!ENTITY(?=[ \t\r\n]+(?:(%)[ \t\r\n]+)?([^ \t\r\n%"']+)[ \t\r\n]+(?:"([^"]*)"|'([^']*)'))/g
const ENTITY_REFERENCE = /&([^ \t\r\n;&#]+);/g
/** Character references. Group 1 is a decimal and group 2 a hexadecimal number. */
const CHARACTER_REFERENCE = /&#(?:0*(\d{1,7})|x0*([\da-f]{1,6}));/gi
const ESCAPED_TAG_START = /&#0*60;|&#x0*3c;/i
/** A document type declaration with declarations of its own. Only these can declare entities. */
const INTERNAL_DECLARATIONS = /<!DOCTYPE(?:[^<>["']|"[^"]*"|'[^']*')*\[/
/** A default value of an attribute that contains an entity reference. It expands once for each element. */
const REFERENCE_IN_ATTRIBUTE_DEFAULT = /<!ATTLIST[^<&]*&/
/** Maximum depth of nested entities for this calculation. Parsers have similar limits. */
const MAX_ENTITY_DEPTH = 40
/** Number of characters that have the same share in their limit as an element in the limit of elements. */
const CHARS_PER_ELEMENT = Math.ceil(markupLimits.maxChars / markupLimits.maxElements)

/**
 * Returns an upper limit for the number of characters by which a text grows if an XML parser expands the entities that
 * the text declares. Entities may contain references to other entities. Each tag in an entity counts as
 * {@link CHARS_PER_ELEMENT} characters, so that the limit of characters also limits the elements.
 * @returns Infinity if entities are nested too deeply or endlessly, if an entity contains an escaped tag, if a parameter
 *   entity contains markup, or if a default value of an attribute contains an entity
 */
export function estimateExpandedChars(text: string): number {
  if (!text.includes('<!ENTITY') || !INTERNAL_DECLARATIONS.test(text)) return 0
  if (REFERENCE_IN_ATTRIBUTE_DEFAULT.test(text)) return Number.POSITIVE_INFINITY
  const values = new Map<string, string>()
  for (const [, percent, name = '', double, single] of text.matchAll(ENTITY_DECLARATION)) {
    const literal = double ?? single ?? ''
    const value = decodeCharacterReferences(literal)
    if (ESCAPED_TAG_START.test(literal) || (percent && /[<&]/.test(value))) return Number.POSITIVE_INFINITY
    // All declarations of a name count, because some of them may be in comments.
    values.set(name, (values.get(name) ?? '') + value)
  }
  // The references in the declarations count too, because the end of the declarations is unknown without a parser.
  return new EntitySizes(values).sumOf(text, 0)
}

/** Replaces character references, as a parser does when it reads a declaration. Ignores invalid numbers. */
const decodeCharacterReferences = (literal: string): string =>
  literal.replace(CHARACTER_REFERENCE, (reference, decimal?: string, hexadecimal?: string) => {
    const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal)
    return code <= 0x10ffff ? String.fromCodePoint(code) : reference
  })

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
    // The provisional size Infinity ends the recursion for an entity that contains itself.
    this.sizes.set(name, Number.POSITIVE_INFINITY)
    const tags = value.split('<').length - 1
    const size = value.length + tags * CHARS_PER_ELEMENT + this.sumOf(value, depth + 1)
    this.sizes.set(name, size)
    return size
  }
}
