/**
 * Builds the client into dist/ and the server into dist-server/. Does nothing if the sources have not changed. If a
 * text file of the client has at least 1 KiB, also writes a brotli and a gzip variant of the file. The built server
 * starts five times faster than a server that runs directly from the source files.
 */
import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import {
  acquireBuildLock,
  exitWithError,
  getNodeModulesFilePath,
  projectRoot,
  releaseBuildLock,
  runCommand,
} from './setup.mjs'

/** Files on which both the client build and the server build depend. */
const BUILD_SOURCES = ['package-lock.json', 'scripts/build.mjs']
const CLIENT_BUILD = {
  name: 'The client',
  dir: join(projectRoot, 'dist'),
  sources: [...BUILD_SOURCES, 'src', 'locales', 'public', 'index.html', 'vite.config.ts', 'scripts/vite'],
}
const SERVER_BUILD = {
  name: 'The serving program',
  dir: join(projectRoot, 'dist-server'),
  sources: [...BUILD_SOURCES, 'server', 'mock-server', 'src', 'scripts/vite'],
}

/**
 * Returns the paths of the files in a folder and its subfolders. Omits the temporary folders of `scripts/generate.mjs`,
 * whose files can disappear at any time.
 * @param {string} path a folder or a file. If nothing exists at this path, the result is empty
 * @returns {string[]}
 */
export function listFiles(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .filter(name => !name.startsWith('generated-next'))
    .sort()
    .flatMap(name => listFiles(join(path, name)))
}

function sourceHash(sources) {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(name => listFiles(join(projectRoot, name))))
    hash.update(file.slice(projectRoot.length)).update(readFileSync(file))
  return hash.digest('hex')
}

/**
 * Matches the paths of text files that clients request. The build writes compressed variants of these files. Does not
 * match files in the folder `.vite`, because clients do not request them.
 */
const SERVED_TEXT_FILE = /^(?!.*[\\/]\.vite[\\/]).*\.(js|css|html|svg|json|webmanifest)$/

function compress(file) {
  const bytes = readFileSync(file)
  if (bytes.length < 1024) return
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
}

/**
 * Rebuilds an output folder if its sources have changed. Builds into a temporary folder and then renames it. As a
 * result, a running server never finds incomplete files. Waits while another command builds. If the build fails, prints
 * a message and exits the process.
 * @param {(next: string) => void | Promise<void>} make builds the sources into the folder `next`
 */
async function rebuildIfChanged({ dir, sources, name }, make) {
  const stamp = folder => join(folder, '.source-hash')
  const isUpToDate = hash => existsSync(stamp(dir)) && readFileSync(stamp(dir), 'utf8') === hash
  if (isUpToDate(sourceHash(sources))) return
  acquireBuildLock()
  const hash = sourceHash(sources)
  if (isUpToDate(hash)) return releaseBuildLock()
  const [next, old] = ['next', 'old'].map(age => join(projectRoot, '.cache', `${basename(dir)}-${age}`))
  for (const folder of [next, old]) rmSync(folder, { recursive: true, force: true })
  try {
    await make(next)
  } catch (error) {
    releaseBuildLock()
    exitWithError(`${error.message}\n${name} could not be built; the messages above contain the reasons.`)
  }
  writeFileSync(stamp(next), hash)
  if (existsSync(dir)) renameSync(dir, old)
  renameSync(next, dir)
  rmSync(old, { recursive: true, force: true })
  releaseBuildLock()
}

/**
 * Returns the environment variables of the build. Sets NODE_ENV to `production`, because NODE_ENV is `test` when tests
 * run the build.
 */
export const getClientBuildEnvironment = () => ({ ...process.env, NODE_ENV: 'production' })

/** Builds the client into dist/ if its sources have changed. */
export const buildClient = () =>
  rebuildIfChanged(CLIENT_BUILD, next => {
    console.log('Building the client …')
    const vite = getNodeModulesFilePath('vite/bin/vite.js')
    const args = [vite, 'build', '--logLevel', 'warn', '--outDir', next, '--emptyOutDir']
    if (runCommand(process.execPath, args, { env: getClientBuildEnvironment() }) !== 0) throw new Error('Vite failed.')
    for (const file of listFiles(next)) if (SERVED_TEXT_FILE.test(file)) compress(file)
  })

/** Builds the server into dist-server/ if its sources have changed. The main file is dist-server/main.js. */
export const buildServer = () =>
  rebuildIfChanged(SERVER_BUILD, async next => {
    const { build } = await import('vite')
    const { register } = await import('tsx/esm/api')
    const unregister = register()
    const { createBundledPackageListPlugins } = await import('./vite/createBundledPackageListPlugins.ts')
    await unregister()
    await build({
      plugins: [createBundledPackageListPlugins().main],
      configFile: false,
      root: projectRoot,
      logLevel: 'warn',
      publicDir: false,
      ssr: { noExternal: true, external: ['sharp'] },
      build: {
        ssr: true,
        target: 'node20',
        outDir: next,
        emptyOutDir: true,
        // server/main.ts is the server. archiveWorker.ts is the archive worker, which runs in a separate thread.
        rolldownOptions: {
          input: ['server/main.ts', 'mock-server/scanner/archiveWorker.ts'],
          // Disables the shortening of names, so that stack traces in the log are readable.
          output: { minify: { mangle: false } },
        },
      },
    })
    // Omits the WOFF files, so that the package stays small. The WOFF2 files contain the same fonts.
    const filter = path => !path.endsWith('.woff')
    cpSync(join(projectRoot, 'mock-server/fonts'), join(next, 'fonts'), { recursive: true, filter })
  })

if (process.argv[1]?.endsWith('build.mjs')) {
  await buildServer()
  await buildClient()
}
