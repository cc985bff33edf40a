/**
 * Builds the client into dist/, with brotli and gzip variants of each text file. Builds the server into dist-server/, where
 * it starts five times faster than from its sources. Skips a build whose sources have not changed since the last one.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { endTurn, giveUp, packageFile, root, run, takeTurn } from './setup.mjs'

/** Sources of both builds. */
const own = ['package-lock.json', 'scripts/build.mjs']
const client = {
  name: 'The client',
  dir: join(root, 'dist'),
  sources: [
    ...own,
    'src',
    'locales',
    'public',
    'index.html',
    'vite.config.ts',
    'scripts/vite-ahead.ts',
    'scripts/vite-chunks.ts',
    'scripts/vite-offline.ts',
    'scripts/vite-script.ts',
    'scripts/vite-texts.ts',
  ],
}
const server = {
  name: 'The serving program',
  dir: join(root, 'dist-server'),
  sources: [...own, 'server', 'mock-server', 'src'],
}

function filesOf(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap(name => filesOf(join(path, name)))
}

function sourceHash(sources) {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(name => filesOf(join(root, name))))
    hash.update(file.slice(root.length)).update(readFileSync(file))
  return hash.digest('hex')
}

function compress(file) {
  const bytes = readFileSync(file)
  if (bytes.length < 1024) return
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
}

/**
 * Rebuilds a folder if its sources have changed. Builds into a temporary folder and then renames it, so that a running server
 * always finds complete files. Simultaneous commands build one after the other. Exits the process with a message on failure.
 * @param {(next: string) => void | Promise<void>} make  builds into the temporary folder
 */
async function renew({ dir, sources, name }, make) {
  const stamp = folder => join(folder, '.source-hash')
  const isUpToDate = hash => existsSync(stamp(dir)) && readFileSync(stamp(dir), 'utf8') === hash
  if (isUpToDate(sourceHash(sources))) return
  takeTurn()
  const hash = sourceHash(sources)
  if (isUpToDate(hash)) return endTurn()
  const [next, old] = ['next', 'old'].map(age => join(root, '.cache', `${basename(dir)}-${age}`))
  for (const folder of [next, old]) rmSync(folder, { recursive: true, force: true })
  try {
    await make(next)
  } catch (error) {
    endTurn()
    giveUp(`${error.message}\n${name} could not be built; the reasons stand above.`)
  }
  writeFileSync(stamp(next), hash)
  if (existsSync(dir)) renameSync(dir, old)
  renameSync(next, dir)
  rmSync(old, { recursive: true, force: true })
  endTurn()
}

/** Builds the client into dist/ if its sources have changed. */
export const buildClient = () =>
  renew(client, next => {
    console.log('Building the client …')
    const vite = packageFile('vite/bin/vite.js')
    if (run(process.execPath, [vite, 'build', '--logLevel', 'warn', '--outDir', next, '--emptyOutDir']) !== 0)
      throw new Error('Vite failed.')
    for (const file of filesOf(next)) if (/\.(js|css|html|svg|json|webmanifest)$/.test(file)) compress(file)
  })

/** Builds the server into dist-server/ if its sources have changed. dist-server/main.js is built from server/main.ts. */
export const buildServer = () =>
  renew(server, async next => {
    const { build } = await import('vite')
    await build({
      configFile: false,
      root,
      logLevel: 'warn',
      publicDir: false,
      ssr: { noExternal: true, external: ['sharp'] },
      build: {
        ssr: true,
        target: 'node20',
        outDir: next,
        emptyOutDir: true,
        // The archive worker is a separate entry, because it runs in its own thread.
        rolldownOptions: { input: ['server/main.ts', 'mock-server/scanner/archiveWorker.ts'] },
      },
    })
  })

if (process.argv[1]?.endsWith('build.mjs')) {
  await buildServer()
  await buildClient()
}
