import { join, sep } from 'node:path'
import ts from 'typescript'
import { operations } from '../../../src/generated/operations'
import { getDynamicImportPath, readSourceGraph, resolveSourceImport, type SourceGraphFile } from './sourceGraph'

type Graph = ReadonlyMap<string, SourceGraphFile>
type Program = {
  graph: Graph
  importers: ReadonlyMap<string, ReadonlySet<string>>
  /** Names of the pages and dialogs of the client, by path of the component file. */
  screens: ReadonlyMap<string, ReadonlySet<string>>
  appFolder: string
  dataProvider: string
  /** React-admin resources of each data source, by path of the data source file. */
  resources: ReadonlyMap<string, readonly string[]>
}

/**
 * Name that represents all screens in the text report. The report shows this name for an operation if all pages load
 * code that uses the operation, for example the app shell. The report then lists no other screens for the operation.
 */
export const ALL_PAGES_SCREEN_NAME = 'every page'

/**
 * Finds the screens (pages and dialogs) that use each API operation. Starts at the files that contain the id or the
 * generated function of the operation. Then visits the files that import these files, up to the page or dialog. The
 * data provider imports all data sources of react-admin, so it does not show which screens use a data source. From a
 * data source, the search therefore continues at all files that contain the name of a resource of this data source.
 * @param sourceFolder the folder `src`
 * @returns map from operation ids to sorted lists of route paths, dialog names and {@link ALL_PAGES_SCREEN_NAME}
 */
export function findScreensUsingOperations(sourceFolder: string): Map<string, string[]> {
  const program = readProgram(sourceFolder)
  return new Map(Object.keys(operations).map(operation => [operation, screensOf(program, operation)]))
}

function readProgram(sourceFolder: string): Program {
  const graph = readSourceGraph(sourceFolder)
  const importers = new Map<string, Set<string>>()
  for (const [path, { imports }] of graph)
    for (const target of imports) importers.set(target, (importers.get(target) ?? new Set()).add(path))
  const appFolder = join(sourceFolder, 'app') + sep
  const dataProvider = join(appFolder, 'dataProvider.ts')
  return {
    graph,
    importers,
    screens: collectScreens(graph, appFolder),
    appFolder,
    dataProvider,
    resources: collectResources(graph.get(dataProvider)),
  }
}

function screensOf(program: Program, operation: string): string[] {
  const names = generatedNames(operation)
  const users = [...program.graph].filter(
    ([, file]) => file.strings.has(operation) || [...file.generatedNames].some(name => names.test(name)),
  )
  const found = new Set<string>()
  const visited = new Set<string>()
  const waiting = users.map(([path]) => path)
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (visited.has(path)) continue
    visited.add(path)
    const names = program.screens.get(path)
    for (const name of names ?? []) found.add(name)
    if (names) continue
    if (isEntry(path, program)) found.add(ALL_PAGES_SCREEN_NAME)
    for (const importer of program.importers.get(path) ?? []) {
      if (importer === program.dataProvider) waiting.push(...filesOfResources(program, path))
      else if (importer.startsWith(program.appFolder)) found.add(ALL_PAGES_SCREEN_NAME)
      else waiting.push(importer)
    }
  }
  return [...found].sort()
}

const isEntry = (path: string, { importers, appFolder }: Program) => path.startsWith(appFolder) || !importers.has(path)

function generatedNames(operation: string): RegExp {
  const capitalized = operation.charAt(0).toUpperCase() + operation.slice(1)
  return new RegExp(
    `^(${operation}|(use|get|prefetch|invalidate|set)${capitalized}(Url|Query\\w*|Mutation\\w*|Suspense\\w*)?)$`,
  )
}

const filesOfResources = ({ graph, resources }: Program, dataSource: string): string[] =>
  [...graph]
    .filter(([, file]) => resources.get(dataSource)?.some(name => file.resources.has(name)))
    .map(([path]) => path)

/**
 * Finds the files that the client loads when the user opens a page or dialog. Returns the screen names of each file. A
 * screen name is a route path or the name of a dialog.
 */
function collectScreens(graph: Graph, appFolder: string): Map<string, Set<string>> {
  const screens = new Map<string, Set<string>>()
  const add = (from: string, specifier: string, name: string) => {
    const path = resolveSourceImport(from, specifier)
    if (path) screens.set(path, (screens.get(path) ?? new Set()).add(name))
  }
  const constants = new Map<string, string>()
  const appFiles = [...graph].filter(([path]) => path.startsWith(appFolder))
  for (const [, { tree }] of appFiles) collectConstants(tree, constants)
  for (const [path, { tree }] of appFiles) {
    const visit = (node: ts.Node): void => {
      const name = screenName(node, path, constants)
      if (name !== undefined) for (const specifier of importsWithin(node)) add(path, specifier, name)
      ts.forEachChild(node, visit)
    }
    visit(tree)
  }
  return screens
}

/**
 * Returns the route path or the dialog name that a syntax node defines. The node is either a call that creates a route,
 * or a property of an object that lists pages or dialogs.
 */
function screenName(node: ts.Node, file: string, constants: ReadonlyMap<string, string>): string | undefined {
  if (ts.isCallExpression(node)) return routePath(node, constants)
  if (!ts.isPropertyAssignment(node)) return undefined
  if (ts.isStringLiteral(node.name) && node.name.text.startsWith('/')) return node.name.text
  return file.endsWith('dialogRegistry.ts') ? `dialog ${node.name.getText()}` : undefined
}

/**
 * Returns the route path that a call defines. The path is the first argument, or the property `path` of an options
 * object.
 */
function routePath(call: ts.CallExpression, constants: ReadonlyMap<string, string>): string | undefined {
  const [first] = call.arguments
  if (!first) return undefined
  const isOptions = ts.isObjectLiteralExpression(first)
  const property = isOptions ? first.properties.find(({ name }) => name?.getText() === 'path') : undefined
  const value = isOptions ? property && ts.isPropertyAssignment(property) && property.initializer : first
  if (!value) return undefined
  const text = ts.isStringLiteral(value) ? value.text : constants.get(value.getText())
  return text?.startsWith('/') ? text : undefined
}

function collectConstants(tree: ts.SourceFile, constants: Map<string, string>): void {
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer && ts.isStringLiteral(node.initializer))
      constants.set(node.name.getText(), node.initializer.text)
    ts.forEachChild(node, visit)
  }
  visit(tree)
}

function importsWithin(node: ts.Node): string[] {
  const specifier = getDynamicImportPath(node)
  const inner: string[] = specifier === undefined ? [] : [specifier]
  ts.forEachChild(node, child => {
    inner.push(...importsWithin(child))
  })
  return inner
}

function collectResources(dataProvider: SourceGraphFile | undefined): Map<string, string[]> {
  const resources = new Map<string, string[]>()
  for (const path of dataProvider?.imports ?? []) {
    const name = /[\\/]resources[\\/]([^\\/]+)[\\/]/.exec(path)?.[1]
    if (name) resources.set(path, resourceKeys(dataProvider, name))
  }
  return resources
}

/**
 * Returns the react-admin resources whose names match a resource folder. For example, `serverSettings` matches the
 * folder `server`.
 */
function resourceKeys(dataProvider: SourceGraphFile | undefined, folder: string): string[] {
  const keys: string[] = []
  const visit = (node: ts.Node): void => {
    const name = ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node) ? node.name : undefined
    if (name && (ts.isIdentifier(name) || ts.isStringLiteral(name))) keys.push(name.text)
    ts.forEachChild(node, visit)
  }
  if (dataProvider) visit(dataProvider.tree)
  const wanted = plainName(folder)
  return keys.filter(key => plainName(key).startsWith(wanted) || wanted.startsWith(plainName(key)))
}

const plainName = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')
