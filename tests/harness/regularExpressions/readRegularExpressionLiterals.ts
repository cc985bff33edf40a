import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

interface RegularExpressionLiteral {
  /** Path of the file that contains the regular expression. */
  readonly path: string
  readonly pattern: RegExp
}

/**
 * Reads all regular expression literals in the TypeScript files of a folder, except tests, declaration files and
 * generated code.
 */
export function readRegularExpressionLiterals(folder: string): RegularExpressionLiteral[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files
    .filter(file => /\.tsx?$/.test(file) && !/\.(?:test|d)\.tsx?$/.test(file) && !/^generated\b/.test(file))
    .flatMap(file => readLiteralsOfFile(join(folder, file)))
}

function readLiteralsOfFile(path: string): RegularExpressionLiteral[] {
  const text = readFileSync(path, 'utf8')
  const literals: RegularExpressionLiteral[] = []
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      literals.push({ path, pattern: new RegExp(node.text.slice(1, end), node.text.slice(end + 1)) })
    }
    ts.forEachChild(node, visit)
  }
  // Parses the file only if its text can contain a regular expression. Parsing all files would take several seconds,
  // and most files contain no regular expression.
  if (/(?:[(=:,?[>|&{!;}]|\breturn\b)\s*\/[^/*\s]/.test(text) || /^\s*\/[^/*\s]/m.test(text))
    visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true))
  return literals
}
