import { type Plugin, parseAst } from 'vite'
import { type UnusedCode, unusedLibraryCode } from './unusedLibraryCode.ts'

type Node = { type: string; start: number; end: number } & Record<string, unknown>
type Edit = { start: number; end: number; text: string; name: string }

/**
 * Vite plugin that removes the code in {@link unusedLibraryCode} from the build. The build fails if a library module
 * does not contain the listed code.
 */
export const dropUnusedLibraryCodePlugin: Plugin = {
  name: 'drop-unused-library-code',
  enforce: 'pre',
  apply: 'build',
  transform(code, id) {
    // Lets the bundler omit `path-webpack`. Only the link handlers of epub.js import this module, and the build removes
    // these handlers.
    if (/\/path-webpack\/path\.js$/.test(id)) return { code, moduleSideEffects: false }
    const unused = unusedLibraryCode.find(({ module }) => module.test(id))
    return unused ? removeUnusedLibraryCode(code, unused) : undefined
  },
}

/**
 * Removes unused code from a module.
 * @throws Error if the module does not contain a listed name
 */
export function removeUnusedLibraryCode(code: string, unused: UnusedCode): string {
  const { calls = [], properties = [] } = unused
  const bodies = new Map([
    ...(unused.bodies ?? []).map((name): [string, string] => [name, '{}']),
    ...Object.entries(unused.shortBodies ?? {}),
  ])
  const edits: Edit[] = []
  visit(parseAst(code) as unknown as Node, undefined, '', (node, parent, ownerName) => {
    const name = functionName(node, parent, ownerName)
    const body = functionBody(node)
    const newBody = bodies.get(name)
    if (body && newBody) edits.push({ start: body.start, end: body.end, text: newBody, name })
    const method = calledMethod(node)
    if (method && calls.includes(method)) edits.push({ start: node.start, end: node.end, text: ';', name: method })
    const property = readProperty(node, parent)
    if (property && properties.includes(property))
      edits.push({ start: node.start, end: node.end, text: '(void 0)', name: property })
  })
  const missing = [...bodies.keys(), ...calls, ...properties].filter(name => !edits.some(edit => edit.name === name))
  if (missing.length > 0)
    throw new Error(`scripts/vite/unusedLibraryCode.ts names missing code: ${missing.join(', ')}.`)
  return applyEdits(code, edits)
}

function applyEdits(code: string, edits: readonly Edit[]): string {
  const outermost = edits.filter(edit => !edits.some(outer => outer.start < edit.start && edit.end < outer.end))
  return outermost
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: replacement }) => text.slice(0, start) + replacement + text.slice(end), code)
}

/**
 * Calls `onNode` with each node of a tree, its parent, and the name of the surrounding class or object literal. The
 * name of an object literal is the name of the variable that the literal initializes. Other object literals have an
 * empty name.
 */
function visit(
  node: Node,
  parent: Node | undefined,
  ownerName: string,
  onNode: (node: Node, parent: Node | undefined, ownerName: string) => void,
): void {
  onNode(node, parent, ownerName)
  const variable = parent?.type === 'VariableDeclarator' ? nameOf(parent.id) : ''
  const isClass = node.type.startsWith('Class') && node.type !== 'ClassBody'
  const className = isClass ? nameOf(node.id) || variable : ''
  const inner = isClass ? className : node.type === 'ObjectExpression' ? variable : ownerName
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, node, inner, onNode)
}

function functionName(node: Node, parent: Node | undefined, ownerName: string): string {
  if (node.type === 'FunctionDeclaration') return nameOf(node.id)
  if (node.type === 'MethodDefinition') return `${ownerName}.${nameOf(node.key)}`
  if (parent?.type === 'VariableDeclarator' && parent.init === node) return nameOf(parent.id)
  if (parent?.type === 'AssignmentExpression' && parent.right === node && isNode(parent.left))
    return `${ownerName}.${nameOf(parent.left.property)}`
  if (parent?.type === 'Property' && parent.value === node) return `${ownerName}.${nameOf(parent.key)}`
  return ''
}

function functionBody(node: Node): Node | undefined {
  const body = node.type === 'MethodDefinition' ? isNode(node.value) && node.value.body : node.body
  return isNode(body) && body.type === 'BlockStatement' ? body : undefined
}

function calledMethod(node: Node): string {
  if (node.type !== 'ExpressionStatement' || !isNode(node.expression)) return ''
  const { callee } = node.expression
  return isNode(callee) && callee.type === 'MemberExpression' ? nameOf(callee.property) : ''
}

function readProperty(node: Node, parent: Node | undefined): string {
  if (node.type !== 'MemberExpression' || node.computed) return ''
  const isWritten = parent?.type === 'AssignmentExpression' && parent.left === node
  return isWritten || parent?.type === 'UpdateExpression' ? '' : nameOf(node.property)
}

const nameOf = (node: unknown): string => (isNode(node) && typeof node.name === 'string' ? node.name : '')

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
