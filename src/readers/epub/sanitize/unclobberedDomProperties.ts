/**
 * Reads a DOM property through the getter of its prototype. The value on the node itself may be wrong: in a form, for
 * example, a field with the name `firstChild` hides the property `firstChild` ("DOM clobbering").
 */
export const readUnclobberedDomProperty = <T>(prototype: object, name: string, node: Node): T =>
  Reflect.get(prototype, name, node) as T
export const getUnclobberedFirstChild = (node: Node) =>
  readUnclobberedDomProperty<Node | null>(Node.prototype, 'firstChild', node)
export const getUnclobberedNextSibling = (node: Node) =>
  readUnclobberedDomProperty<Node | null>(Node.prototype, 'nextSibling', node)
export const getUnclobberedNodeType = (node: Node) =>
  readUnclobberedDomProperty<number>(Node.prototype, 'nodeType', node)
export const getUnclobberedTextContent = (node: Node) =>
  readUnclobberedDomProperty<string | null>(Node.prototype, 'textContent', node) ?? ''
export const getUnclobberedLocalName = (element: Element) =>
  readUnclobberedDomProperty<string>(Element.prototype, 'localName', element)
export const getUnclobberedNamespaceUri = (element: Element) =>
  readUnclobberedDomProperty<string | null>(Element.prototype, 'namespaceURI', element)
