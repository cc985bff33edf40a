import { PAGINATED_CHAPTER_ATTRIBUTE } from '../content/cssRules/createPageGeometryCssRules'

/**
 * Id of the style element that {@link overrideRootElementLayout} adds. Chapters cannot use this id, because the
 * sanitizer removes it.
 */
const ROOT_STYLE_ELEMENT_ID = 'longbox-root-style'

/**
 * Prepares `html` and `body` for the layout. Gives both the same writing mode. Arranges the columns in the direction of
 * the pages. Wraps long lines.
 * @param chapter loaded chapter with reflowable text
 * @param pageDirection page progression direction
 */
export function overrideRootElementLayout(chapter: Document, pageDirection: 'ltr' | 'rtl'): void {
  const { documentElement, body, head } = chapter
  const style = chapter.getElementById(ROOT_STYLE_ELEMENT_ID) ?? head.appendChild(chapter.createElement('style'))
  style.id = ROOT_STYLE_ELEMENT_ID
  style.textContent = ''
  documentElement.setAttribute(PAGINATED_CHAPTER_ATTRIBUTE, '')
  const { direction, whiteSpace } = getComputedStyle(body)
  const { writingMode } = getComputedStyle(textContainerOf(body))
  const isVertical = /^(vertical|sideways)/.test(writingMode)
  const columnDirection = isVertical ? 'ltr' : pageDirection
  const textDirection = declaredDirection([documentElement, body]) ?? (direction === 'rtl' ? 'rtl' : pageDirection)
  const rules = [
    `:root, body { direction: ${columnDirection} !important; writing-mode: ${writingMode.replace('sideways', 'vertical')} !important; }`,
    ...(isVertical ? [`:root[${PAGINATED_CHAPTER_ATTRIBUTE}] body { column-count: 1 !important; }`] : []),
    ...(!isVertical && textDirection !== columnDirection
      ? [`body > :not([dir]) { direction: ${textDirection}; }`]
      : []),
    ...(writingMode.startsWith('sideways') ? [':root, body { text-orientation: sideways !important; }'] : []),
    ...(whiteSpace === 'nowrap' ? [':root, body { white-space: normal !important; }'] : []),
    ...(whiteSpace === 'pre' ? [':root, body { white-space: pre-wrap !important; }'] : []),
  ]
  style.textContent = `@layer longbox { ${rules.join(' ')} }`
}

/** Returns the innermost element that contains the whole content of an element, for example a box around the text. */
function textContainerOf(element: Element): Element {
  const [child, ...others] = [...element.childNodes].filter(node => node.nodeType === 1 || node.nodeValue?.trim())
  const isContainer =
    others.length === 0 && child?.nodeType === 1 && /^(div|section|article|main)$/.test((child as Element).localName)
  return isContainer ? textContainerOf(child as Element) : element
}

/**
 * Returns the text direction that the last `dir` attribute of the elements declares. Undefined if no element has a
 * `dir` attribute, or if the last value is not a direction, for example `auto`.
 */
function declaredDirection(roots: readonly HTMLElement[]): 'ltr' | 'rtl' | undefined {
  const declared = roots.map(({ dir }) => dir).findLast(dir => dir !== '')
  return declared === 'rtl' || declared === 'ltr' ? declared : undefined
}
