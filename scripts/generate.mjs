/**
 * Generates the files in src/generated from the API contract in openapi/. The files contain server calls, hooks, types,
 * mock responses, and tables of operations and live events. Also updates openapi/openapi.yaml and the failure messages
 * in locales/en.json. The first step updates openapi/openapi.yaml. A failure of a later step does not undo this update.
 * All other files are replaced only after all steps have succeeded. Equal input gives equal files. With `--check`,
 * changes none of these files and exits with code 1 if they are outdated.
 */
import './node20-polyfill.mjs'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generateCacheTagsSourceCode } from './generator/generateCacheTagsSourceCode.mjs'
import {
  generateLiveEventsSourceCode,
  generateMetadataFieldsSourceCode,
  generateOperationsSourceCode,
} from './generator/generateContractTableSourceCode.mjs'
import { generateOpenapiIndexYaml } from './generator/generateOpenapiIndexYaml.mjs'
import { mergeFailureMessages } from './generator/mergeFailureMessages.mjs'
import {
  createResponseShapes,
  generateResponseShapeSourceCode,
  listPathParametersEncodedByCallers,
} from './generator/responseShapes.mjs'
import {
  findSingleRecordOperations,
  rewriteQueryKeysInGeneratedClient,
} from './generator/rewriteQueryKeysInGeneratedClient.mjs'
import { requestUrlSourceCode } from './generator/shortenGeneratedApiCallCode.mjs'
import { splitQueryHooksFromServerCalls } from './generator/splitQueryHooksFromServerCalls.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const bundled = join(root, '.cache/openapi.bundled.json')
const newFolder = join(root, `src/generated-next-${process.pid}`)
const generatedFolder = join(root, 'src/generated')
const texts = join(root, 'locales/en.json')
const isCheck = process.argv.includes('--check')

process.chdir(root)
process.env.LONGBOX_GENERATED = newFolder
try {
  await generate()
} catch (failure) {
  console.error(`The folder src/generated was not changed: ${failure instanceof Error ? failure.message : failure}`)
  process.exitCode = 1
} finally {
  rmSync(newFolder, { recursive: true, force: true })
}

async function generate() {
  const joined = join(root, 'openapi/openapi.yaml')
  if (isCheck && readFileSync(joined, 'utf8') !== generateOpenapiIndexYaml())
    throw new Error('openapi/openapi.yaml is not up to date.')
  writeIfChanged(joined, generateOpenapiIndexYaml())
  const contract = bundleContract()
  rmSync(newFolder, { recursive: true, force: true })
  mkdirSync(newFolder, { recursive: true })
  await generateClient()
  const records = findSingleRecordOperations(contract)
  splitQueryHooksFromServerCalls(
    newFolder,
    { shapes: createResponseShapes(contract), encoded: listPathParametersEncodedByCallers(contract) },
    text => rewriteQueryKeysInGeneratedClient(text, records),
  )
  writeFileSync(join(newFolder, 'requestUrl.ts'), requestUrlSourceCode)
  mkdirSync(join(newFolder, 'shapes'))
  for (const [file, text] of Object.entries(generateResponseShapeSourceCode(contract)))
    writeFileSync(join(newFolder, 'shapes', file), text)
  const { default: openapiTS, astToString } = await import('openapi-typescript')
  const types = astToString(await openapiTS(structuredClone(contract)))
  writeFileSync(join(newFolder, 'openapi.d.ts'), types)
  writeFileSync(join(newFolder, 'operations.ts'), generateOperationsSourceCode(contract))
  writeFileSync(join(newFolder, 'cacheTags.ts'), generateCacheTagsSourceCode(contract))
  writeFileSync(join(newFolder, 'liveEvents.ts'), generateLiveEventsSourceCode(contract))
  writeFileSync(join(newFolder, 'metadataFields.ts'), generateMetadataFieldsSourceCode(contract))
  const english = mergeFailureMessages(contract, existsSync(texts) ? readFileSync(texts, 'utf8') : '{}')
  if (isCheck) return requireUpToDate(english)
  replaceGenerated()
  writeIfChanged(texts, english)
}

/**
 * Bundles the API contract into a single file. Removes the keyword `unevaluatedProperties: true`, which only the
 * contract tests need. The keyword allows additional properties with any name. The generated types should allow only
 * the properties that the API contract names.
 */
function bundleContract() {
  mkdirSync(dirname(bundled), { recursive: true })
  const cli = join(root, 'node_modules/@redocly/cli/bin/cli.js')
  const outcome = spawnSync(process.execPath, [cli, 'bundle', 'openapi/openapi.yaml', '-o', bundled], {
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  })
  if (outcome.status !== 0) throw new Error(`the contract could not be joined.\n${outcome.stdout}${outcome.stderr}`)
  const contract = JSON.parse(readFileSync(bundled, 'utf8'), (key, value) =>
    key === 'unevaluatedProperties' ? undefined : key === 'content' ? withoutSessionEndText(value) : value,
  )
  writeFileSync(bundled, `${JSON.stringify(contract, null, 2)}\n`)
  return contract
}

/**
 * Removes the plain text variant of a JSON response from the API contract. The server sends this variant when the
 * session has ended. The generated types do not need it, because the HTTP function of the client throws an error for
 * this text.
 */
function withoutSessionEndText(content) {
  if (!content?.['application/json'] || !content['*/*']) return content
  const { '*/*': _sessionEndText, ...rest } = content
  return rest
}

async function generateClient() {
  const { generate: runOrval } = await import('orval')
  await runOrval(join(root, 'orval.config.ts'))
  if (!existsSync(join(newFolder, 'model.schemas.ts'))) throw new Error('orval generated no client.')
}

function requireUpToDate(english) {
  const [newFiles, currentFiles] = [filesOf(newFolder), filesOf(generatedFolder)]
  const read = (folder, file) => (existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : undefined)
  const outdated = [...new Set([...newFiles, ...currentFiles])].filter(
    file => read(newFolder, file) !== read(generatedFolder, file),
  )
  if (outdated.length) throw new Error(`src/generated is not up to date: ${outdated.join(', ')}. Run npm run generate.`)
  if (readFileSync(texts, 'utf8') !== english)
    throw new Error('locales/en.json lacks a failure message or is not sorted. Run npm run generate.')
  console.log(`src/generated: ${newFiles.length} files, all up to date.`)
}

/** Writes new and changed files to src/generated. Deletes obsolete files. */
function replaceGenerated() {
  const newFiles = filesOf(newFolder)
  for (const file of newFiles) writeIfChanged(join(generatedFolder, file), readFileSync(join(newFolder, file), 'utf8'))
  for (const file of existsSync(generatedFolder) ? filesOf(generatedFolder) : [])
    if (!newFiles.includes(file)) rmSync(join(generatedFolder, file))
  console.log(`src/generated: ${newFiles.length} files.`)
}

function filesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()
}

function writeIfChanged(file, text) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
