/**
 * Makes src/generated from openapi/: calls, hooks, types and mock answers (orval), `paths` for the stand-in
 * (openapi-typescript), tables of operations and of live events; and the failure sentences in locales/en.json.
 * The same bytes every time. The new files are made beside the old ones and take their place only when all went well.
 * With --check nothing takes its place: exit code 1 when what is checked in is not what the contract makes.
 */
import './node20-polyfill.mjs'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cacheTagsFile, recordOperations, withQueryKeys } from './cache-tags.mjs'
import { requestUrlFile } from './compact-calls.mjs'
import { withFailureTexts } from './failure-texts.mjs'
import { liveEventsFile, metadataFieldsFile, operationsFile } from './generated-tables.mjs'
import { joinedContract } from './join-contract.mjs'
import { encodedParameters, operationShapes, shapeFiles } from './response-shapes.mjs'
import { splitHooks } from './split-hooks.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const bundled = join(root, '.cache/openapi.bundled.json')
const fresh = join(root, `src/generated-next-${process.pid}`)
const place = join(root, 'src/generated')
const texts = join(root, 'locales/en.json')
const checking = process.argv.includes('--check')

process.chdir(root)
process.env.LONGBOX_GENERATED = fresh
try {
  await generate()
} catch (failure) {
  console.error(`Nothing was changed: ${failure instanceof Error ? failure.message : failure}`)
  process.exitCode = 1
} finally {
  rmSync(fresh, { recursive: true, force: true })
}

async function generate() {
  const joined = join(root, 'openapi/openapi.yaml')
  if (checking && readFileSync(joined, 'utf8') !== joinedContract())
    throw new Error('openapi/openapi.yaml is not up to date.')
  writeWhenOther(joined, joinedContract())
  const contract = bundleContract()
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh, { recursive: true })
  await makeClient()
  const records = recordOperations(contract)
  splitHooks(fresh, { shapes: operationShapes(contract), encoded: encodedParameters(contract) }, text =>
    withQueryKeys(text, records),
  )
  writeFileSync(join(fresh, 'requestUrl.ts'), requestUrlFile)
  mkdirSync(join(fresh, 'shapes'))
  for (const [file, text] of Object.entries(shapeFiles(contract))) writeFileSync(join(fresh, 'shapes', file), text)
  const { default: openapiTS, astToString } = await import('openapi-typescript')
  const types = astToString(await openapiTS(structuredClone(contract)))
  writeFileSync(join(fresh, 'openapi.d.ts'), types)
  writeFileSync(join(fresh, 'operations.ts'), operationsFile(contract))
  writeFileSync(join(fresh, 'cacheTags.ts'), cacheTagsFile(contract))
  writeFileSync(join(fresh, 'liveEvents.ts'), liveEventsFile(contract))
  writeFileSync(join(fresh, 'metadataFields.ts'), metadataFieldsFile(contract))
  const english = withFailureTexts(contract, existsSync(texts) ? readFileSync(texts, 'utf8') : '{}')
  if (checking) return compare(english)
  takePlace()
  writeWhenOther(texts, english)
}

/** One file out of many, and without the keyword that only checking needs: generators would open every object for it. */
function bundleContract() {
  mkdirSync(dirname(bundled), { recursive: true })
  const cli = join(root, 'node_modules/@redocly/cli/bin/cli.js')
  const outcome = spawnSync(process.execPath, [cli, 'bundle', 'openapi/openapi.yaml', '-o', bundled], {
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  })
  if (outcome.status !== 0) throw new Error(`the contract could not be joined.\n${outcome.stdout}${outcome.stderr}`)
  const contract = JSON.parse(readFileSync(bundled, 'utf8'), (key, value) =>
    key === 'unevaluatedProperties' ? undefined : key === 'content' ? withoutFarewell(value) : value,
  )
  writeFileSync(bundled, `${JSON.stringify(contract, null, 2)}\n`)
  return contract
}

/** JSON that may also come as a plain sentence (the session has just ended): the HTTP function makes an error of that. */
function withoutFarewell(content) {
  if (!content?.['application/json'] || !content['*/*']) return content
  const { '*/*': _sentence, ...rest } = content
  return rest
}

async function makeClient() {
  const { generate: runOrval } = await import('orval')
  await runOrval(join(root, 'orval.config.ts'))
  if (!existsSync(join(fresh, 'model.schemas.ts'))) throw new Error('orval made no client.')
}

/** Throws with the names of the files that the contract would change. */
function compare(english) {
  const [made, kept] = [filesOf(fresh), filesOf(place)]
  const read = (folder, file) => (existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : undefined)
  const other = [...new Set([...made, ...kept])].filter(file => read(fresh, file) !== read(place, file))
  if (other.length) throw new Error(`src/generated is not up to date: ${other.join(', ')}. Run npm run generate.`)
  if (readFileSync(texts, 'utf8') !== english)
    throw new Error('locales/en.json lacks a failure sentence or is not in order. Run npm run generate.')
  console.log(`src/generated: ${made.length} files, all up to date.`)
}

/** Writes what is new, leaves what is the same, removes what is gone. */
function takePlace() {
  const made = filesOf(fresh)
  for (const file of made) writeWhenOther(join(place, file), readFileSync(join(fresh, file), 'utf8'))
  for (const file of existsSync(place) ? filesOf(place) : []) if (!made.includes(file)) rmSync(join(place, file))
  console.log(`src/generated: ${made.length} files.`)
}

function filesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()
}

function writeWhenOther(file, text) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
