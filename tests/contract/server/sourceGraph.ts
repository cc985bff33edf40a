import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

/**
 * Syntax tree of a source file, with data that the file contains: its imports, the names that it imports from generated
 * files, its string literals, and the names of resources.
 */
export type SourceGraphFile = {
  /**
   * Files that the source file imports, including files that `import()` loads later. Type imports do not count, and
   * neither do static imports of generated files.
   */
  imports: Set<string>
  generatedNames: Set<string>
  strings: Set<string>
  /** Values of the properties and attributes with the name `resource` in the source file. */
  resources: Set<string>
  tree: ts.SourceFile
}

const EXTENSIONS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
const GENERATED = /[\\/]src[\\/]generated[\\/]/

/**
 * Parses the TypeScript files of a source folder. Skips tests, `.d.ts` files and folders with the name `generated`.
 * @returns files by absolute path
 */
export function readSourceGraph(folder: string): Map<string, SourceGraphFile> {
  const trees = new Map(
    listFiles(folder).map(path => {
      const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
      return [path, ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, kind)]
    }),
  )
  return new Map([...trees].map(([path, tree]) => [path, describeFile(path, tree, trees)]))
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'generated' ? [] : listFiles(path)
    return /\.tsx?$/.test(entry.name) && !/\.(test|d)\.tsx?$/.test(entry.name) ? [path] : []
  })
}

/**
 * Returns the path of the file that a relative import loads. Returns undefined if the import loads a package, or if the
 * file does not exist.
 */
export function resolveSourceImport(from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined
  const base = join(dirname(from), specifier)
  return EXTENSIONS.map(extension => base + extension).find(path => existsSync(path) && statSync(path).isFile())
}

function describeFile(path: string, tree: ts.SourceFile, trees: ReadonlyMap<string, ts.SourceFile>): SourceGraphFile {
  const file: SourceGraphFile = {
    imports: new Set(),
    generatedNames: new Set(),
    strings: new Set(),
    resources: new Set(),
    tree,
  }
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) addImport(file, path, node, trees)
    else if (ts.isStringLiteral(node)) file.strings.add(node.text)
    const dynamic = getDynamicImportPath(node)
    const loaded = dynamic === undefined ? undefined : resolveSourceImport(path, dynamic)
    if (loaded) file.imports.add(loaded)
    const resource = resourceName(node)
    if (resource) file.resources.add(resource)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return file
}

function addImport(
  file: SourceGraphFile,
  path: string,
  node: ts.ImportDeclaration | ts.ExportDeclaration,
  trees: ReadonlyMap<string, ts.SourceFile>,
): void {
  const specifier = node.moduleSpecifier
  const target = specifier && ts.isStringLiteral(specifier) ? resolveSourceImport(path, specifier.text) : undefined
  if (target === undefined) return
  const names = importedNames(node)
  if (names?.length === 0) return
  if (GENERATED.test(target)) for (const name of names ?? []) file.generatedNames.add(name)
  else for (const name of names ?? ['*']) file.imports.add(originOf(target, name, trees))
}

/**
 * Returns the names inside the braces of an import or re-export, except types. Returns undefined if the statement has
 * no braces, for example `export *`.
 */
function importedNames(node: ts.ImportDeclaration | ts.ExportDeclaration): string[] | undefined {
  const clause = ts.isImportDeclaration(node) ? node.importClause : node
  if (!clause) return undefined
  if (clause.isTypeOnly) return []
  const bindings = ts.isImportClause(clause) ? clause.namedBindings : clause.exportClause
  if (!bindings || !(ts.isNamedImports(bindings) || ts.isNamedExports(bindings))) return undefined
  return bindings.elements
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ propertyName, name }) => (propertyName ?? name).text)
}

/**
 * Returns the path of the file that defines a name. If the file at `path` re-exports the name from another file,
 * returns the path of this other file.
 */
function originOf(path: string, name: string, trees: ReadonlyMap<string, ts.SourceFile>): string {
  for (const statement of trees.get(path)?.statements ?? []) {
    if (!ts.isExportDeclaration(statement) || !statement.exportClause || !statement.moduleSpecifier) continue
    if (!ts.isNamedExports(statement.exportClause) || !ts.isStringLiteral(statement.moduleSpecifier)) continue
    const isPassedOn = statement.exportClause.elements.some(element => element.name.text === name)
    const origin = isPassedOn ? resolveSourceImport(path, statement.moduleSpecifier.text) : undefined
    if (origin) return origin
  }
  return path
}

/** Returns the module path in a call of `import()`. Returns undefined for all other syntax nodes. */
export function getDynamicImportPath(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return undefined
  const [specifier] = node.arguments
  return specifier && ts.isStringLiteral(specifier) ? specifier.text : undefined
}

function resourceName(node: ts.Node): string | undefined {
  const isAttribute = ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)
  if (!isAttribute || node.name.getText() !== 'resource') return undefined
  return node.initializer && ts.isStringLiteral(node.initializer) ? node.initializer.text : undefined
}
