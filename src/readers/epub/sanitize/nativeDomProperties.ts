/**
 * Reads a DOM property with the getter of its prototype. A form field or image with the same name could replace the
 * property.
 */
export const readNative = <T>(prototype: object, name: string, node: Node): T => Reflect.get(prototype, name, node) as T
export const firstChild = (node: Node) => readNative<Node | null>(Node.prototype, 'firstChild', node)
export const nextSibling = (node: Node) => readNative<Node | null>(Node.prototype, 'nextSibling', node)
export const nodeType = (node: Node) => readNative<number>(Node.prototype, 'nodeType', node)
export const textContent = (node: Node) => readNative<string | null>(Node.prototype, 'textContent', node) ?? ''
export const localName = (element: Element) => readNative<string>(Element.prototype, 'localName', element)
export const namespaceURI = (element: Element) => readNative<string | null>(Element.prototype, 'namespaceURI', element)
