import { markupNamespaces } from './allowedChapterMarkup'
import type { EpubResourceUrlResolver } from './copyAllowedAttributes'
import { replaceInvalidXmlChars } from './replaceInvalidXmlChars'
import {
  getUnclobberedFirstChild,
  getUnclobberedLocalName,
  getUnclobberedNamespaceUri,
  getUnclobberedNextSibling,
  getUnclobberedNodeType,
  getUnclobberedTextContent,
} from './unclobberedDomProperties'

/**
 * Whether an element is `epub:switch`. This element contains several alternatives of the same content. The `switch`
 * element of SVG is a different element.
 */
export const isEpubSwitch = (element: Element, lowerName: string): boolean =>
  /(^|:)switch$/.test(lowerName) && getUnclobberedNamespaceUri(element) !== markupNamespaces.svg

/**
 * Returns the first `case` in an `epub:switch` that contains MathML or SVG. If no `case` contains MathML or SVG,
 * returns the `default` element.
 */
export function chooseEpubSwitchBranch(element: Element): Element | undefined {
  let fallback: Element | undefined
  for (let child = getUnclobberedFirstChild(element); child; child = getUnclobberedNextSibling(child)) {
    if (getUnclobberedNodeType(child) !== 1) continue
    const branch = child as Element
    if (/(^|:)default$/.test(getUnclobberedLocalName(branch))) fallback ??= branch
    else if (
      [markupNamespaces.mathml, markupNamespaces.svg].some(space => space === branch.getAttribute('required-namespace'))
    )
      return branch
  }
  return fallback
}

/**
 * Returns the `img` that takes the place of an `object` element if the file of the `object` element is an image.
 * Undefined for all other `object` elements. The fallback content of these elements is shown.
 */
export function createImgFromObjectElement(
  element: Element,
  page: Document,
  files: EpubResourceUrlResolver,
): Element | undefined {
  const path = files.resolvePath(element.getAttribute('data') ?? '')
  if (path === undefined || !/^image\//i.test(element.getAttribute('type') ?? '')) return undefined
  const image = page.createElementNS(markupNamespaces.xhtml, 'img')
  image.setAttribute('data-longbox-src', path)
  image.setAttribute('alt', replaceInvalidXmlChars(getUnclobberedTextContent(element).trim()))
  return image
}
