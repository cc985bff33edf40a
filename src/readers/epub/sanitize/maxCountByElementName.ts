import { chapterLimits } from './chapterLimits'

const { maxAnimations, maxBoxedElements, maxFormFields, maxMediaElements, maxOptions, maxQuotations } = chapterLimits
const boxedElements = ['caption', 'details', 'fieldset', 'legend', 'summary']
/**
 * Element names. If a chapter contains too many elements with a name in this set, the excess elements are replaced by
 * plain block elements. The text of each replaced element still starts on a new line.
 */
export const elementNamesReplacedByBlocksAboveLimit: ReadonlySet<string> = new Set(['li', ...boxedElements])
/**
 * Maximum numbers of elements in a chapter, by element name. Contains only elements that browsers create or lay out
 * slowly.
 */
export const maxCountByElementName: Readonly<Record<string, number>> = {
  video: maxMediaElements,
  audio: maxMediaElements,
  source: 4 * maxMediaElements,
  track: 4 * maxMediaElements,
  animate: maxAnimations,
  animateMotion: maxAnimations,
  animateTransform: maxAnimations,
  ...Object.fromEntries(
    ['input', 'textarea', 'select', 'progress', 'meter', 'button'].map(name => [name, maxFormFields]),
  ),
  bdi: chapterLimits.maxInlineDirections,
  bdo: chapterLimits.maxInlineDirections,
  option: maxOptions,
  optgroup: maxOptions,
  q: maxQuotations,
  li: chapterLimits.maxListItems,
  ruby: chapterLimits.maxRubies,
  svg: chapterLimits.maxSvgRoots,
  textPath: chapterLimits.maxTextPaths,
  foreignObject: chapterLimits.maxForeignObjects,
  ...Object.fromEntries(boxedElements.map(name => [name, maxBoxedElements])),
}

/**
 * Elements that start a paragraph. In chapters with very long texts, the reader shows these elements as blocks, so that
 * styles cannot join their texts into a single long paragraph.
 */
export const paragraphElementNames: ReadonlySet<string> = new Set(
  'address article blockquote dd div dt figcaption figure footer h1 h2 h3 h4 h5 h6 header p pre section'.split(' '),
)
