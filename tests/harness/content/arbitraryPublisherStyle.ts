import fc from 'fast-check'

/**
 * Values that a publisher may set for `html` and `body`, by CSS property. The reader must prevent these values from
 * moving, hiding or resizing the pages.
 */
const valuesByProperty: Readonly<Record<string, readonly string[]>> = {
  margin: ['4em', 'auto 1em', '-30px', '0 auto', '5% 10%', '400px 0 0 90px'],
  'margin-inline-start': ['70px', '-2em'],
  padding: ['1em', '0 5%', '40px 80px', '12%'],
  border: ['30px solid teal'],
  width: ['300px', '120%', '60vw', '20em'],
  height: ['100%', '100vh', '28em', '0', '4000px'],
  'max-width': ['40em', '50%', '200px'],
  'max-height': ['28em', '100%', '50px'],
  'min-width': ['900px', '100vw'],
  'min-height': ['100%', '100vh', '3000px'],
  'box-sizing': ['content-box'],
  overflow: ['hidden', 'auto', 'scroll', 'clip'],
  'overflow-x': ['hidden', 'scroll'],
  'overflow-y': ['hidden', 'auto'],
  position: ['relative', 'absolute'],
  inset: ['50px', '-40px 20px'],
  display: ['flex', 'grid', 'table', 'inline-block', 'inline', 'contents', 'none', 'list-item'],
  float: ['left', 'right'],
  columns: ['2', '120px'],
  'column-count': ['3'],
  transform: ['translateX(200px)', 'scale(0.5)', 'rotate(90deg)'],
  translate: ['60px 20px'],
  rotate: ['10deg'],
  zoom: ['2'],
  visibility: ['hidden'],
  opacity: ['0'],
  'clip-path': ['inset(100px)'],
  'white-space': ['nowrap', 'pre'],
  direction: ['rtl'],
  'writing-mode': ['vertical-rl', 'vertical-lr', 'horizontal-tb', 'sideways-rl'],
  'break-before': ['page'],
  'font-size': ['8px', '3em'],
}

/** Matches CSS declarations that hide an element, remove its box or change its text direction. */
const hidingDeclaration = /^(display: (none|contents)|visibility|opacity|clip-path|direction)/

const arbitraryDeclarationOf = (hides: boolean) =>
  fc
    .constantFrom(...Object.keys(valuesByProperty))
    .chain(property => fc.constantFrom(...(valuesByProperty[property] ?? [])).map(value => `${property}: ${value}`))
    .filter(declaration => hides || !hidingDeclaration.test(declaration))

const arbitraryDeclarationsOf = (hides: boolean) =>
  fc
    .array(fc.tuple(arbitraryDeclarationOf(hides), fc.boolean()), { maxLength: 4 })
    .map(declarations =>
      declarations.map(([declaration, isImportant]) => `${declaration}${isImportant ? ' !important' : ''};`),
    )

const arbitraryDeclarations = arbitraryDeclarationsOf(true)

/** Publisher style of an EPUB chapter: a style sheet, and attributes of the body element. */
export interface PublisherStyle {
  readonly css: string
  readonly bodyAttributes: string
}

/**
 * Generates publisher styles for `html`, `body` and the class `box`. The rules can be in cascade layers and in style
 * attributes.
 */
export const arbitraryPublisherStyle: fc.Arbitrary<PublisherStyle> = fc
  .record({
    html: arbitraryDeclarations,
    body: arbitraryDeclarations,
    box: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, arbitraryDeclarationsOf(false)),
    attribute: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, arbitraryDeclarations),
    layer: fc.constantFrom('', '', 'book', 'longbox'),
    selector: fc.constantFrom('html', ':root', 'html:not(#a)'),
  })
  .map(({ html, body, box, attribute, layer, selector }) => {
    const rules = `${selector} { ${html.join(' ')} } body { ${body.join(' ')} }${box.length === 0 ? '' : ` .box { ${box.join(' ')} }`}`
    return {
      css: layer === '' ? rules : `@layer ${layer} { ${rules} }`,
      bodyAttributes: attribute.length === 0 ? '' : ` style="${attribute.join(' ')}"`,
    }
  })
