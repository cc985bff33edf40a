/**
 * Reads a DOM property with the getter of its prototype. A form field or image with the same name could replace the
 * property.
 */
export const readNative = <T>(prototype: object, name: string, node: Node): T => Reflect.get(prototype, name, node) as T
export const getNativeFirstChild = (node: Node) => readNative<Node | null>(Node.prototype, 'firstChild', node)
export const getNativeNextSibling = (node: Node) => readNative<Node | null>(Node.prototype, 'nextSibling', node)
export const getNativeNodeType = (node: Node) => readNative<number>(Node.prototype, 'nodeType', node)
export const getNativeTextContent = (node: Node) => readNative<string | null>(Node.prototype, 'textContent', node) ?? ''
export const getNativeLocalName = (element: Element) => readNative<string>(Element.prototype, 'localName', element)
export const getNativeNamespaceUri = (element: Element) =>
  readNative<string | null>(Element.prototype, 'namespaceURI', element)
