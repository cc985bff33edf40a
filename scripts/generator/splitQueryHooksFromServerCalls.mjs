import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { shortenGeneratedApiCallCode } from './shortenGeneratedApiCallCode.mjs'

/**
 * Splits each generated client into a module with its TanStack Query hooks and a module for each call. As a result,
 * pages load only the calls that they use. Pages without hooks do not load TanStack Query. `<tag>.calls.ts` exports all
 * calls of a tag. `<tag>.ts` exports all calls and hooks.
 * @param folder output folder of the generator. It contains a folder for each tag
 * @param facts response shapes by operationId (`shapes`), and names of the path parameters that callers encode
 *   (`encoded`)
 * @param rewriteKeys replaces the query keys in the text of a client
 */
export function splitQueryHooksFromServerCalls(folder, facts, rewriteKeys) {
  for (const { name: tag } of readdirSync(folder, { withFileTypes: true }).filter(entry => entry.isDirectory())) {
    const file = join(folder, tag, `${tag}.ts`)
    const { calls, hooks } = parts(rewriteKeys(shortenGeneratedApiCallCode(readFileSync(file, 'utf8'), facts)), tag)
    mkdirSync(join(folder, tag, 'calls'))
    for (const [name, text] of calls) writeFileSync(join(folder, tag, 'calls', `${name}.ts`), text)
    const exported = calls.map(([name]) => `export * from './calls/${name}'\n`)
    writeFileSync(join(folder, tag, `${tag}.calls.ts`), `${head}${exported.join('')}`)
    writeFileSync(join(folder, tag, `${tag}.hooks.ts`), hooks)
    writeFileSync(file, `${head}export * from './${tag}.calls'\nexport * from './${tag}.hooks'\n`)
  }
}

const head = '/**\n * Generated from openapi/ by `npm run generate`. Do not edit.\n */\n'
const isHook = /^(use[A-Z]|withQueryKey$)|(Query|Mutation)(Key|Options|Result|Error|Body|Variables)$/

function parts(text, tag) {
  const source = ts.createSourceFile(`${tag}.ts`, text, ts.ScriptTarget.Latest, true)
  const imports = source.statements.filter(ts.isImportDeclaration)
  const declarations = source.statements.filter(statement => !ts.isImportDeclaration(statement))
  const hookStatements = declarations.filter(statement => isHook.test(nameOf(statement)))
  const callStatements = declarations.filter(statement => !hookStatements.includes(statement))
  const print = statements => statements.map(statement => statement.getFullText().trim()).join('\n\n')
  const hooks = print(hookStatements)
  const used = callStatements
    .filter(statement => isExported(statement) && new RegExp(`\\b${nameOf(statement)}\\b`).test(hooks))
    .map(statement => (isType(statement) ? `type ${nameOf(statement)}` : nameOf(statement)))
  const callsImport = used.length ? `import { ${used.join(', ')} } from './${tag}.calls'\n` : ''
  const helpers = print(callStatements.filter(statement => isType(statement) && !isExported(statement)))
  return {
    calls: byCall(callStatements).map(([name, statements]) => {
      const text = print(statements)
      return [name, `${head}${importsFor(imports, text).replaceAll("from '../", "from '../../")}\n${text}\n`]
    }),
    hooks: `${head}${importsFor(imports, hooks + helpers)}${callsImport}\n${helpers}\n\n${hooks}\n`,
  }
}

/**
 * Finds the statements for each server call. These are the call function and the function that builds the URL of the
 * call.
 * @returns array of pairs. A pair contains the name of a call, and an array with the statements of the call
 */
function byCall(statements) {
  const exported = statements.filter(isExported)
  const isUrlFunction = statement => /^get\w+Url$/.test(nameOf(statement))
  return exported
    .filter(statement => !isUrlFunction(statement))
    .map(call => {
      const urlFunction = `get${nameOf(call)[0].toUpperCase()}${nameOf(call).slice(1)}Url`
      return [nameOf(call), [...exported.filter(statement => nameOf(statement) === urlFunction), call]]
    })
}

function nameOf(statement) {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations[0].name.text
  return statement.name?.text ?? ''
}

const isType = statement => ts.isTypeAliasDeclaration(statement)
const isExported = statement => statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false

/**
 * Returns the import statements that a text needs. If the text uses the names of an import only as types, returns a
 * type import.
 */
function importsFor(imports, text) {
  return imports
    .map(({ importClause, moduleSpecifier }) => {
      const names = importClause.namedBindings.elements.map(({ name }) => name.text)
      const used = names.filter(name => new RegExp(`\\b${name}\\b`).test(text))
      const isOnlyType =
        importClause.isTypeOnly || used.every(name => !new RegExp(`(?<!typeof )\\b${name}\\b`).test(text))
      return used.length
        ? `import ${isOnlyType ? 'type ' : ''}{ ${used.join(', ')} } from ${moduleSpecifier.getText()}\n`
        : ''
    })
    .join('')
}
