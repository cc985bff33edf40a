import { NARRATION_COLOR_ATTRIBUTE } from '../../content/createEpubStyleSheet'
import type { EpubPackageData } from '../../package/epubPackageData'

/** CSS classes for a narrated element and for the root element of its document. */
export type MediaOverlayCssClasses = EpubPackageData['overlayClasses']

/**
 * Result of {@link markNarratedElement}. `remove` removes the CSS classes from the narrated element and its document.
 */
export interface NarratedElementMark {
  /**
   * Whether the CSS classes for narration change the look of the narrated element. The style sheet of the book
   * determines the effect of these classes.
   */
  readonly isVisible: boolean
  readonly remove: () => void
}

/** Sets the classes of a media overlay on the narrated element and on the root of its document. */
export function markNarratedElement(element: Element, classes: MediaOverlayCssClasses): NarratedElementMark {
  const root = element.ownerDocument.documentElement
  const added: (readonly [Element, string])[] = []
  const add = (target: Element, name: string | undefined) => {
    if (!name || !isClassName(name) || target.classList.contains(name)) return
    target.classList.add(name)
    added.push([target, name])
  }
  const ordinaryColor = stylesOf(root).color
  add(root, classes.playback)
  if (stylesOf(root).color !== ordinaryColor) root.setAttribute(NARRATION_COLOR_ATTRIBUTE, '')
  const ordinaryStyle = appearanceOf(element)
  add(element, classes.active)
  return {
    isVisible: appearanceOf(element) !== ordinaryStyle,
    remove: () => {
      root.removeAttribute(NARRATION_COLOR_ATTRIBUTE)
      for (const [target, name] of added) target.classList.remove(name)
    },
  }
}

/** Whether a class name is valid. Browsers throw an error for invalid class names. */
const isClassName = (name: string): boolean => /^\S+$/.test(name)

const visibleProperties = [
  'background-color',
  'background-image',
  'border-bottom-style',
  'box-shadow',
  'color',
  'font-style',
  'font-weight',
  'opacity',
  'outline-style',
  'text-decoration-line',
  'transform',
] as const

/** Returns the values of the `visibleProperties` of an element as text. */
function appearanceOf(element: Element): string {
  const styles = stylesOf(element)
  return visibleProperties.map(name => styles.getPropertyValue(name)).join('|')
}

const stylesOf = (element: Element): CSSStyleDeclaration =>
  (element.ownerDocument.defaultView ?? window).getComputedStyle(element)
