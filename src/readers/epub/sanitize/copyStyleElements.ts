import { markupNamespaces } from './allowedChapterMarkup'
import type { EpubResourceUrlResolver } from './copyAllowedAttributes'
import { sanitizeCss } from './css/sanitizeCss'
import { replaceInvalidXmlChars } from './replaceInvalidXmlChars'
import {
  getUnclobberedFirstChild,
  getUnclobberedLocalName,
  getUnclobberedNamespaceUri,
  getUnclobberedNextSibling,
  getUnclobberedNodeType,
  getUnclobberedTextContent,
} from './unclobberedDomProperties'

const { xhtml, svg } = markupNamespaces

/**
 * Copies the `xml-stylesheet` processing instructions as links. SVG documents use these instructions to refer to style
 * sheets.
 */
export function copyXmlStylesheetInstructions(source: Document, head: Element, files: EpubResourceUrlResolver): void {
  for (
    let child = getUnclobberedFirstChild(source);
    child && getUnclobberedNodeType(child) !== 1;
    child = getUnclobberedNextSibling(child)
  ) {
    if (getUnclobberedNodeType(child) !== 7 || child.nodeName !== 'xml-stylesheet') continue
    const pseudoAttribute = (name: string) =>
      new RegExp(`(?:^|\\s)${name}\\s*=\\s*["']([^"']*)["']`).exec(child?.nodeValue ?? '')?.[1] ?? ''
    const link = head.ownerDocument.createElementNS(xhtml, 'link')
    link.setAttribute('rel', pseudoAttribute('alternate') === 'yes' ? 'alternate stylesheet' : 'stylesheet')
    for (const name of ['type', 'media', 'href']) {
      const value = replaceInvalidXmlChars(pseudoAttribute(name))
      if (value !== '') link.setAttribute(name, value)
    }
    copyStyleElement(link, head, files)
  }
}

/** Copies a `style` element or a link to a style sheet. Returns false if the element is neither of these. */
export function copyStyleElement(element: Element, target: Element, files: EpubResourceUrlResolver): boolean {
  const name = getUnclobberedLocalName(element)
  const space = getUnclobberedNamespaceUri(element)
  const isStyle = name === 'style' && (space === xhtml || space === svg)
  const isLink = name === 'link' && space === xhtml && /\bstylesheet\b/i.test(element.getAttribute('rel') ?? '')
  if (!isStyle && !isLink) return false
  const type = element.getAttribute('type') ?? ''
  if (!/^\s*(text\/css\b.*)?$/i.test(type) || /\balternate\b/i.test(element.getAttribute('rel') ?? '')) return true
  const copy = target.ownerDocument.createElementNS(xhtml, name)
  for (const attribute of ['media', 'title']) {
    const value = element.getAttribute(attribute)
    if (value) copy.setAttribute(attribute, replaceInvalidXmlChars(value))
  }
  if (isStyle)
    copy.textContent = replaceInvalidXmlChars(sanitizeCss(getUnclobberedTextContent(element), files.resolveStyleUrl))
  else {
    const path = files.resolvePath(element.getAttribute('href') ?? '')
    if (path === undefined) return true
    copy.setAttribute('rel', 'stylesheet')
    copy.setAttribute('data-longbox-href', path)
  }
  target.appendChild(copy)
  return true
}
