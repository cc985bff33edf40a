import { fc } from '../../harness/propertyTest'

/** Fragments of markup that slow down parsers when they are repeated. */
const PIECES = [
  '<?xml',
  '<?',
  '<!--',
  '<!',
  '<!DOCTYPE a [',
  '<!DOCTYPE a [<!ENTITY a "',
  '<![CDATA[',
  '<a ',
  '<a>',
  '<a b="',
  "<a b='c' ",
  '</a>',
  '</',
  '<a/>',
  '&amp;',
  '&a',
  '&#x41;',
  '&',
  '<script>',
  '<style',
  '</script ',
  '<svg xmlns=',
  '[',
  ']>',
  '"',
  "'",
  '>',
  ' ',
  '\n',
  'class="',
  'xmlns:',
]

/**
 * Returns a fast-check arbitrary for incomplete and nested markup. The markup consists of a few fragments. Each
 * fragment occurs up to `times` times in succession.
 */
export const arbitraryHostileMarkup = (times: number): fc.Arbitrary<string> =>
  fc
    .array(
      fc.tuple(
        fc.constantFrom(...PIECES),
        fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: times })),
      ),
      {
        minLength: 1,
        maxLength: 6,
      },
    )
    .map(parts => parts.map(([piece, count]) => piece.repeat(count)).join(''))

/**
 * Creates a document type declaration with nested entities. If a parser expanded the entities, the result would have at
 * least 10^levels characters.
 * @param root name of the root element
 */
export function createBillionLaughsDoctype(levels: number, root: string): string {
  const entities = Array.from({ length: levels }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`)
  return `<?xml version="1.0"?><!DOCTYPE ${root} [<!ENTITY l0 "ha">${entities.join('')}<!ENTITY file SYSTEM "file:///etc/passwd">]>`
}
