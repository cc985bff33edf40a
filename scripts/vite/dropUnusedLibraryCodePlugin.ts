import { type Plugin, parseAst } from 'vite'

/** Functions, calls and properties of a library. The client never uses them, so the build removes them. */
type UnusedCode = {
  /** Matches the paths of the library modules from which the build removes code. */
  module: RegExp
  /**
   * Names of the functions whose body the build removes. Methods and getters of a class, and functions of an object
   * literal, have the form `owner.member`.
   */
  bodies?: readonly string[]
  /** New bodies of functions, by function name. The build replaces the original body of each listed function. */
  shortBodies?: Readonly<Record<string, string>>
  /** Names of methods. The build removes each statement that consists of a call of a listed method and nothing else. */
  calls?: readonly string[]
  /**
   * Names of properties that are never set, or always have their default value. The build replaces each read in the form
   * `object.property` by `undefined`. The bundler then removes the code that runs only if the property is set.
   */
  properties?: readonly string[]
}

type Node = { type: string; start: number; end: number } & Record<string, unknown>
type Edit = { start: number; end: number; text: string; name: string }

/**
 * Lists the code of XState, TanStack Router and epub.js that the client never runs, for example route loaders. The
 * build removes this code. Without the removal, XState and TanStack Router would add 3.9 KiB (gzip) to each page. The
 * build fails if a new version of a library renames a listed function, method or property.
 */
export const unusedLibraryCode: readonly UnusedCode[] = [
  {
    module: /\/xstate\/dist\/StateMachine-\w+\.esm\.js$/,
    bodies: [
      'StateNode.definition',
      'StateNode.toJSON',
      'StateNode.on',
      'StateNode.events',
      'StateNode.ownEvents',
      'StateMachine.resolveState',
      'StateMachine.microstep',
      'StateMachine.definition',
      'StateMachine.toJSON',
      'StateMachine.getPersistedSnapshot',
      'StateMachine.restoreSnapshot',
    ],
  },
  {
    module: /\/xstate\/dist\/raise-\w+\.esm\.js$/,
    bodies: [
      'Actor.select',
      'Actor.attachDevTools',
      'Actor.toJSON',
      'Actor.getPersistedSnapshot',
      'machineSnapshotToJSON',
      'machineSnapshotHasTag',
      'machineSnapshotGetMeta',
      'formatRouteTransitions',
      'resolveHistoryDefaultTransition',
      'sendInspectionEvent',
      'system._set',
      'system.inspect',
    ],
    // No actor has a `systemId`.
    calls: ['_sendInspectionEvent', '_set'],
  },
  {
    // No route of the client has a loader. The router functions that run loaders are therefore unused.
    module: /\/router-core\/dist\/esm\/load-client\.js$/,
    bodies: [
      'acquireMatchResources',
      'cacheLoaderMatch',
      'discardBackground',
      'getLoaderContext',
      'releaseFlight',
      'releaseOwnedFlight',
      'runBackground',
      'transferMatchResources',
    ],
    shortBodies: {
      loadResource: '{ return options[0].signal.aborted ? CANCELED_OUTCOME : [SUCCESS, void 0] }',
      projectLane: '{ return lane }',
    },
    properties: ['_flight', '_flights', '_handoff', '_lazy', 'lazyFn', 'loader', 'maskedLocation', 'shouldReload'],
  },
  {
    module: /\/router-core\/dist\/esm\/router\.js$/,
    bodies: ['RouterCore.clearCache', 'RouterCore.isShell', 'RouterCore.matchRoute'],
    shortBodies: { 'RouterCore.startViewTransition': '{ return fn() }' },
    // The router sets `loaderDeps`, but always to an empty text, because no route sets this option.
    properties: [
      '_flight',
      '_flights',
      'forcePending',
      'lazyFn',
      'loaderDeps',
      'mask',
      'maskedLocation',
      'middlewares',
      'notFoundRoute',
      'pathParamsAllowedCharacters',
      'postSearchFilters',
      'preSearchFilters',
      'routeMasks',
      'unmaskOnReload',
      'unsafeRelative',
    ],
  },
  {
    // The client does not set these options of the scroll restoration. `__hashScrollIntoViewOptions` is not an option,
    // but a part of the history state. Its value is always `true`, which is also the default.
    module: /\/router-core\/dist\/esm\/scroll-restoration\.js$/,
    properties: [
      'getScrollRestorationKey',
      'scrollRestorationBehavior',
      'scrollToTopSelectors',
      '__hashScrollIntoViewOptions',
    ],
  },
  {
    // Functions of epub.js, for example for links, style sheets, text selections and reading positions. The client has
    // its own code for these tasks or does not need them, so the functions are unused. `resizeListeners` is unused
    // because all supported browsers have `ResizeObserver`.
    module: /\/epubjs\/src\/contents\.js$/,
    bodies: [
      'Contents._getStylesheetNode',
      'Contents.addClass',
      'Contents.addScript',
      'Contents.addStylesheet',
      'Contents.addStylesheetCss',
      'Contents.addStylesheetRules',
      'Contents.cfiFromNode',
      'Contents.cfiFromRange',
      'Contents.linksHandler',
      'Contents.locationOf',
      'Contents.map',
      'Contents.mapPage',
      'Contents.range',
      'Contents.removeClass',
      'Contents.resizeListeners',
      'Contents.triggerSelectedEvent',
      'Contents.visibilityListeners',
    ],
  },
  {
    // Functions of epub.js for highlights and reading positions. The client has its own code for both, so the functions
    // are unused.
    module: /\/epubjs\/src\/managers\/views\/iframe\.js$/,
    bodies: [
      'IframeView.highlight',
      'IframeView.locationOf',
      'IframeView.mark',
      'IframeView.placeMark',
      'IframeView.underline',
      'IframeView.unhighlight',
      'IframeView.ununderline',
      'IframeView.unmark',
    ],
  },
]

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
    throw new Error(`scripts/vite/dropUnusedLibraryCodePlugin.ts names missing code: ${missing.join(', ')}.`)
  return applyEdits(code, edits)
}

function applyEdits(code: string, edits: readonly Edit[]): string {
  const outermost = edits.filter(edit => !edits.some(outer => outer.start < edit.start && edit.end < outer.end))
  return outermost
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: replacement }) => text.slice(0, start) + replacement + text.slice(end), code)
}

/** Calls `onNode` with each node of a tree, its parent, and the name of the surrounding class or object literal. */
function visit(
  node: Node,
  parent: Node | undefined,
  ownerName: string,
  onNode: (node: Node, parent: Node | undefined, ownerName: string) => void,
): void {
  onNode(node, parent, ownerName)
  const variable = parent?.type === 'VariableDeclarator' ? nameOf(parent.id) : ''
  const isClass = node.type.startsWith('Class') && node.type !== 'ClassBody'
  const inner = isClass
    ? nameOf(node.id) || variable
    : node.type === 'ObjectExpression' && variable
      ? variable
      : ownerName
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
