/**
 * `npm run build:demo`: writes the browser demo into dist-demo/ (see demo/README.md). Options: `--base /PATH` (path of
 * the demo on its host), `--out DIR`.
 */
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { checkNodeAndInstallPackages, exitWithError, projectRoot } from './setup.mjs'

/**
 * Folder in the in-memory file system of the service worker. The folder contains the sample library and the server
 * state (see demo/startDemoServer.ts).
 */
const DEMO_DATA_FOLDER = '/demo'
/**
 * Files of the client build that are not copied into the demo. This script writes its own `index.html` and
 * `offline.js`. The demo does not need the other omitted files.
 */
const OMITTED_FILES = /^(\.vite|\.source-hash|index\.html.*|offline\.js.*)$/
/** Files that the service worker does not cache: compressed copies of other files, and the character maps of pdf.js. */
const UNCACHED_FILES = /\.(br|gz|bcmap)$/

/**
 * Inline script of client.html, the page of the client in the demo. In Firefox, requests with the option `keepalive`
 * bypass the service worker, so the demo would lose reading progress. Therefore the script removes this option from all
 * requests.
 */
const FIREFOX_SCRIPT = `<script>if (navigator.userAgent.includes('Firefox')) {
  const fetchThroughWorker = window.fetch
  window.fetch = (target, init) => fetchThroughWorker(target, { ...init, keepalive: false })
}</script>`

const { base = '', out = join(projectRoot, 'dist-demo') } = readOptions()
const basePath = base.replace(/\/+$/, '')
if (basePath && !/^(\/[\w-]+)+$/.test(basePath)) exitWithError(`The base path must look like /demo, not "${base}".`)
checkNodeAndInstallPackages()
const { buildClient } = await import('./build.mjs')
await buildClient()
const { register } = await import('tsx/esm/api')
register()
const { setBaseHref } = await import('../server/clientFiles/createClientFileHandler.ts')
const { createPageContentSecurityPolicy } = await import('../server/clientFiles/clientResponseHeaders.ts')

const target = resolve(process.env.INIT_CWD ?? '', out)
const dist = join(projectRoot, 'dist')
rmSync(target, { recursive: true, force: true })
mkdirSync(target, { recursive: true })
cpSync(dist, target, { recursive: true, filter: source => !OMITTED_FILES.test(basename(source)) })
const clientPage = readFileSync(join(dist, 'index.html'), 'utf8').replace('<head>', `<head>${FIREFOX_SCRIPT}`)
const page = setBaseHref(clientPage, basePath)
const startPage = setBaseHref(readFileSync(join(projectRoot, 'demo/start.html'), 'utf8'), basePath)
writeFileSync(join(target, 'client.html'), page)
const archive = await createLibraryArchive()
const libraryHash = createHash('sha256').update(archive).digest('hex').slice(0, 12)
writeFileSync(join(target, `demo-library-${libraryHash}.zip`), archive)
const files = filesOf(target).map(file => relative(target, file).replaceAll('\\', '/'))
const programFiles = files.filter(name => !UNCACHED_FILES.test(name)).sort()
// Includes the text of client.html in the hash of the build. The inline script of client.html can change while all file
// names stay the same.
const build = createHash('sha256').update(programFiles.join()).update(page).digest('hex').slice(0, 12)
// Writes the same page to index.html and 404.html. A host of static files sends 404.html for a path without a file. As
// a result, the client also starts at the paths of its routes, such as `/libraries`.
for (const name of ['index.html', '404.html']) writeFileSync(join(target, name), startPage)

const { separateInterfaceTextFiles } = await import('./vite/createLocaleTextBundlesPlugin.ts')
const shell = { build, ...separateInterfaceTextFiles(programFiles) }
const facts = { basePath, libraryHash, pagePolicy: createPageContentSecurityPolicy(page), shell }
writeFileSync(join(target, 'offline.js'), `self.longboxDemo=${JSON.stringify(facts)};\n${await buildWorker()}`)
console.log(`\n  The demo is in ${target}; serve it under ${basePath || '/'}\n`)

function readOptions() {
  try {
    return parseArgs({ options: { base: { type: 'string' }, out: { type: 'string' } } }).values
  } catch (error) {
    return exitWithError(error.message)
  }
}

async function createLibraryArchive() {
  const { zipSync } = await import('fflate')
  const { copySmallSampleLibrary } = await import('./copySmallSampleLibrary.mjs')
  const { createMockServerState } = await import('../mock-server/createMockServerState.ts')
  const dataDir = mkdtempSync(join(tmpdir(), 'longbox-demo-'))
  try {
    const sampleDir = join(dataDir, 'library')
    copySmallSampleLibrary(sampleDir)
    const world = await createMockServerState({ dataDir, sampleDir })
    await world.tasks.idle()
    await world.close()
    const state = join(dataDir, 'state.json')
    writeFileSync(state, readFileSync(state, 'utf8').replaceAll(dataDir, DEMO_DATA_FOLDER))
    const files = filesOf(dataDir).map(file => [relative(dataDir, file), readFileSync(file)])
    return zipSync(Object.fromEntries(files), { level: 6 })
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function filesOf(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath ?? entry.path, entry.name))
}

/**
 * Builds the service worker as a single script. Replaces the modules of Node and `sharp` by files in demo/nodeModules
 * and by the package `path-browserify`.
 */
async function buildWorker() {
  const { build } = await import('vite')
  const module = name => join(projectRoot, 'demo/nodeModules', `${name}.ts`)
  const alias = [
    { find: /^node:(fs|crypto|zlib)$/, replacement: module('$1') },
    { find: 'node:fs/promises', replacement: module('fsPromises') },
    { find: /^node:(net|os|util|timers\/promises)$/, replacement: module('nodeNetOsTimersUtil') },
    { find: 'node:path', replacement: 'path-browserify' },
    { find: /^.*\/optionalSharp$/, replacement: module('optionalSharp') },
  ]
  const { BUNDLED_PACKAGES_FILE, createBundledPackageListPlugins } = await import(
    './vite/createBundledPackageListPlugins.ts'
  )
  const { output } = await build({
    plugins: [createBundledPackageListPlugins().main],
    root: projectRoot,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: 'demo/demoServiceWorker.ts', output: { format: 'iife' } },
      modulePreload: { polyfill: false },
    },
  })
  const [{ code }, ...others] = output
  const packages = others.find(({ fileName }) => fileName === BUNDLED_PACKAGES_FILE)
  if (others.length > 1) throw new Error('The worker of the demo does not build to a single script.')
  requireListedLicenses(JSON.parse(packages.source))
  return code
}

/** Exits the process with an error message if a package of the demo is missing in the list of licenses. */
function requireListedLicenses(paths) {
  const listed = JSON.parse(readFileSync(join(projectRoot, 'public/third-party.json'), 'utf8'))
  const missing = paths.filter(path => !listed.some(({ name }) => path.endsWith(name)))
  if (missing.length > 0) exitWithError(`scripts/third-party.mjs lacks packages of the demo: ${missing.join(', ')}.`)
}
