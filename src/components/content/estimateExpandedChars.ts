import { markupLimits } from './markupLimits'

/**
 * Finds declarations of entities. Group 1 is `%` for a parameter entity. The name and the value are in a lookahead.
 * Therefore, the next search starts directly after `<!ENTITY`. It also finds declarations that start inside the value
 * of the previous match. Example: an XML comment contains a declaration without a closing quotation mark. The matched
 * value then extends beyond the XML comment and can contain the start of a real declaration.
 */
const ENTITY_DECLARATION = /<!ENTITY(?=[ \t\r\n]+(?:(%)[ \t\r\n]+)?([^ \t\r\n%"']+)[ \t\r\n]+(?:"([^"]*)"|'([^']*)'))/g
const ENTITY_REFERENCE = /&([^ \t\r\n;&#]+);/g
/** Matches character references. Group 1 is a decimal number. Group 2 is a hexadecimal number. */
const CHARACTER_REFERENCE = /&#(?:0*(\d{1,7})|x0*([\da-f]{1,6}));/gi
const ESCAPED_TAG_START = /&#0*60;|&#x0*3c;/i
/**
 * Matches the start of a document type declaration that contains other declarations in square brackets. A text can
 * declare entities only in these brackets.
 */
const INTERNAL_DECLARATIONS = /<!DOCTYPE(?:[^<>["']|"[^"]*"|'[^']*')*\[/
/**
 * Matches an attribute declaration with an entity reference in a default value. A parser may expand the reference for
 * each element.
 */
const REFERENCE_IN_ATTRIBUTE_DEFAULT = /<!ATTLIST[^<&]*&/
/**
 * Maximum depth of the recursion through nested entities. If the recursion is deeper, the estimate is infinite. Parsers
 * have similar limits.
 */
const MAX_ENTITY_DEPTH = 40
/**
 * Number of characters that {@link estimateExpandedChars} adds for each tag in an entity. The number is large enough
 * that the estimate reaches `markupLimits.maxChars` if a text expands to `markupLimits.maxElements` elements.
 */
const CHARS_PER_ELEMENT = Math.ceil(markupLimits.maxChars / markupLimits.maxElements)

/**
 * Estimates the number of characters that an XML parser adds to a text when it expands the entities of the text. The
 * estimate is never too low. Entities may contain references to other entities.
 *
 * The caller rejects a text if the estimate exceeds `markupLimits.maxChars`. Each tag in an entity counts as
 * {@link CHARS_PER_ELEMENT} additional characters. As a result, the caller also rejects a text that expands to too many
 * elements.
 * @returns 0 if the text declares no entities. Infinity if the recursion through nested entities is deeper than
 *   {@link MAX_ENTITY_DEPTH}, if an entity contains itself or an escaped tag, if a parameter entity contains `<` or
 *   `&`, or if a default value of an attribute contains an entity reference.
 */
export function estimateExpandedChars(text: string): number {
  if (!text.includes('<!ENTITY') || !INTERNAL_DECLARATIONS.test(text)) return 0
  if (REFERENCE_IN_ATTRIBUTE_DEFAULT.test(text)) return Number.POSITIVE_INFINITY
  const values = new Map<string, string>()
  for (const [, percent, name = '', double, single] of text.matchAll(ENTITY_DECLARATION)) {
    const literal = double ?? single ?? ''
    const value = decodeCharacterReferences(literal)
    if (ESCAPED_TAG_START.test(literal) || (percent && /[<&]/.test(value))) return Number.POSITIVE_INFINITY
    // A text can contain several declarations of the same entity, and some of them may be in comments. This loop cannot
    // recognize comments. To estimate enough characters, the loop joins the values of all these declarations.
    values.set(name, (values.get(name) ?? '') + value)
  }
  // Counts the entity references in the whole text, including the references inside the entity declarations. The
  // declarations cannot be excluded here, because only a parser could find their end.
  return new EntitySizes(values).sumOf(text, 0)
}

/**
 * Replaces character references in the value of an entity. An XML parser also does this when it reads the declaration
 * of the entity. Ignores invalid numbers.
 */
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
    // Stores a provisional size. If the entity refers to itself, the recursive call returns this size, so that the
    // recursion ends.
    this.sizes.set(name, Number.POSITIVE_INFINITY)
    const tags = value.split('<').length - 1
    const size = value.length + tags * CHARS_PER_ELEMENT + this.sumOf(value, depth + 1)
    this.sizes.set(name, size)
    return size
  }
}
