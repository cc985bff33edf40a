/**
 * Reads a DOM property with the getter of its prototype. A form field or image with the same name could replace the
 * property on the node itself.
 */
export const readNativeDomProperty = <T>(prototype: object, name: string, node: Node): T =>
  Reflect.get(prototype, name, node) as T
export const getNativeFirstChild = (node: Node) =>
  readNativeDomProperty<Node | null>(Node.prototype, 'firstChild', node)
export const getNativeNextSibling = (node: Node) =>
  readNativeDomProperty<Node | null>(Node.prototype, 'nextSibling', node)
export const getNativeNodeType = (node: Node) => readNativeDomProperty<number>(Node.prototype, 'nodeType', node)
export const getNativeTextContent = (node: Node) =>
  readNativeDomProperty<string | null>(Node.prototype, 'textContent', node) ?? ''
export const getNativeLocalName = (element: Element) =>
  readNativeDomProperty<string>(Element.prototype, 'localName', element)
export const getNativeNamespaceUri = (element: Element) =>
  readNativeDomProperty<string | null>(Element.prototype, 'namespaceURI', element)
