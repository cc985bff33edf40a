const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

export const markupNamespaces = {
  xhtml: 'http://www.w3.org/1999/xhtml',
  svg: 'http://www.w3.org/2000/svg',
  mathml: 'http://www.w3.org/1998/Math/MathML',
  xlink: 'http://www.w3.org/1999/xlink',
  xml: 'http://www.w3.org/XML/1998/namespace',
  ops: 'http://www.idpf.org/2007/ops',
} as const

/** Names of elements that are removed together with their content, in all namespaces. */
export const disallowedChapterElementNames = wordSet(
  `script iframe frame frameset embed applet portal fencedframe base template set discard handler listener link meta
  param`,
)

interface MarkupVocabulary {
  readonly elements: ReadonlySet<string>
  readonly attributes: ReadonlySet<string>
  /** Name of the element that replaces unknown elements, for example `span` in XHTML. */
  readonly fallbackElement: string
}

const xhtmlVocabulary: MarkupVocabulary = {
  fallbackElement: 'span',
  elements:
    wordSet(`a abbr acronym address area article aside audio b bdi bdo big blockquote body br button canvas caption center
    cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em fieldset figcaption figure font footer h1 h2
    h3 h4 h5 h6 header hgroup hr i img input ins kbd label legend li main map mark menu menuitem meter nav nobr ol optgroup
    option output p picture pre progress q rb rp rt rtc ruby s samp search section select small source span strike strong sub
    summary sup table tbody td textarea tfoot th thead time tr track tt u ul var video wbr`),
  attributes:
    wordSet(`abbr align alink alt axis bgcolor border cellpadding cellspacing char charoff charset checked clear cols
    colspan color compact controls coords datetime default dir disabled face for frame headers height hidden high href
    hreflang hspace id inputmode kind label lang link list loop low max maxlength media min multiple muted name noshade nowrap
    open optimum pattern placeholder readonly rel rev reversed role rows rowspan rules scope selected shape size span
    spellcheck srclang start style class step summary tabindex text title translate type usemap valign value vlink vspace
    width wrap`),
}

const svgVocabulary: MarkupVocabulary = {
  fallbackElement: 'g',
  elements: wordSet(`a animate animateMotion animateTransform circle clipPath defs desc ellipse feBlend feColorMatrix
    feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood
    feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight
    feSpecularLighting feSpotLight feTile feTurbulence filter foreignObject g image line linearGradient marker mask metadata
    mpath path pattern polygon polyline radialGradient rect stop style svg switch symbol text textPath title tspan use view`),
  attributes:
    wordSet(`accumulate additive alignment-baseline amplitude ascent attributeName attributeType azimuth baseFrequency
    baseline-shift baseProfile begin bias by calcMode class clip clip-path clip-rule clipPathUnits color color-interpolation
    color-interpolation-filters cursor cx cy d diffuseConstant direction display divisor dominant-baseline dur dx dy edgeMode
    elevation end exponent fill fill-opacity fill-rule filter filterUnits flood-color flood-opacity font-family font-size
    font-size-adjust font-stretch font-style font-variant font-weight fr from fx fy glyph-orientation-horizontal
    glyph-orientation-vertical gradientTransform gradientUnits height href id image-rendering in in2 intercept k1 k2 k3 k4
    kernelMatrix kernelUnitLength keyPoints keySplines keyTimes kerning lang lengthAdjust letter-spacing lighting-color
    limitingConeAngle marker-end marker-mid marker-start markerHeight markerUnits markerWidth mask mask-type maskContentUnits
    maskUnits max media min mode numOctaves offset opacity operator order orient origin overflow paint-order path pathLength
    patternContentUnits patternTransform patternUnits pointer-events points pointsAtX pointsAtY pointsAtZ preserveAlpha
    preserveAspectRatio primitiveUnits r radius refX refY repeatCount repeatDur requiredExtensions requiredFeatures restart
    result role rotate rx ry scale seed shape-rendering side slope spacing specularConstant specularExponent spreadMethod
    startOffset stdDeviation stitchTiles stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap
    stroke-linejoin stroke-miterlimit stroke-opacity stroke-width style surfaceScale systemLanguage tabindex tableValues
    targetX targetY text-anchor text-decoration text-rendering textLength title to transform transform-origin type
    unicode-bidi values vector-effect version viewBox viewTarget visibility width word-spacing writing-mode x
    xChannelSelector x1 x2 y yChannelSelector y1 y2 z zoomAndPan`),
}

const mathmlVocabulary: MarkupVocabulary = {
  fallbackElement: 'mrow',
  elements:
    wordSet(`annotation annotation-xml maction maligngroup malignmark math menclose merror mfenced mfrac mglyph mi
    mlabeledtr mlongdiv mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow ms mscarries mscarry msgroup msline
    mspace msqrt msrow mstack mstyle msub msubsup msup mtable mtd mtext mtr munder munderover none semantics`),
  attributes:
    wordSet(`accent accentunder actiontype align alignmentscope alttext bevelled charalign class close columnalign
    columnlines columnspacing columnspan columnwidth crossout decimalpoint denomalign depth dir display displaystyle edge
    encoding equalcolumns equalrows fence form frame framespacing groupalign height href id indentalign intent arg largeop
    length linebreak linethickness location lquote lspace mathbackground mathcolor mathsize mathvariant maxsize minlabelspacing
    minsize movablelimits notation numalign open position role rowalign rowlines rowspacing rowspan rquote rspace
    scriptlevel scriptminsize scriptsizemultiplier selection separator separators shift side stackalign stretchy style
    subscriptshift superscriptshift symmetric tabindex title voffset width`),
}

const vocabulariesByNamespace: Readonly<Record<string, MarkupVocabulary>> = {
  [markupNamespaces.xhtml]: xhtmlVocabulary,
  [markupNamespaces.svg]: svgVocabulary,
  [markupNamespaces.mathml]: mathmlVocabulary,
}

/**
 * Returns the name, namespace and allowed attributes for the copy of an element. Unknown elements become elements
 * without a meaning, such as `span`.
 */
export function getAllowedElementForCopy(namespace: string | null, localName: string) {
  const resolvedNamespace =
    namespace && Object.hasOwn(vocabulariesByNamespace, namespace) ? namespace : markupNamespaces.xhtml
  const vocabulary = vocabulariesByNamespace[resolvedNamespace] as MarkupVocabulary
  const isListed = resolvedNamespace === namespace && vocabulary.elements.has(localName)
  return {
    namespace: resolvedNamespace,
    name: isListed ? localName : vocabulary.fallbackElement,
    attributes: vocabulary.attributes,
  }
}

const ariaOrDataAttribute = /^(aria|data)-[a-z][a-z0-9_.-]*$/

/**
 * Whether an attribute may be copied into the sanitized chapter.
 * @param name name of an attribute without namespace
 * @param attributes allowed attributes of the element
 */
export const isAllowedMarkupAttribute = (name: string, attributes: ReadonlySet<string>): boolean =>
  attributes.has(name) || (ariaOrDataAttribute.test(name) && !name.startsWith('data-longbox'))

/** Whether an SVG animation may change an attribute. Attributes with URLs, event handlers or styles are not allowed. */
export const isAnimatableSvgAttribute = (attributeName: string): boolean =>
  svgVocabulary.attributes.has(attributeName) &&
  !/^(href|style|begin|end|id|class|attributeName|to|values|from|by)$/.test(attributeName)
