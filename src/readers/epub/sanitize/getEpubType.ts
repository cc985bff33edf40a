import { markupNamespaces } from './allowedChapterMarkup'

/**
 * Returns the `epub:type` of an element. Works for elements that were parsed as XML or as HTML. Empty if the element
 * has no type.
 */
export const getEpubType = (element: Element): string =>
  element.getAttributeNS(markupNamespaces.ops, 'type') ?? element.getAttribute('epub:type') ?? ''
