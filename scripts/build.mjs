/**
 * Builds the client into dist/, with a brotli and a gzip twin beside each text file, and the serving program into dist-server/:
 * few files, which start in a fifth of the time. Does nothing where nothing that goes into them has changed since the last build.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { endTurn, giveUp, packageFile, root, run, takeTurn } from './setup.mjs'

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
 * Brings a folder up to date. What is new is made beside the old and takes its place at once, so that a program that serves
 * it is never without. Two commands started together build one after the other. Ends the process with a sentence when it fails.
 * @param {(next: string) => void | Promise<void>} make  fills the new folder
 */
async function renew({ dir, sources, name }, make) {
  const stamp = folder => join(folder, '.source-hash')
  const isNew = hash => existsSync(stamp(dir)) && readFileSync(stamp(dir), 'utf8') === hash
  if (isNew(sourceHash(sources))) return
  takeTurn()
  const now = sourceHash(sources)
  if (isNew(now)) return endTurn()
  const [next, old] = ['next', 'old'].map(age => join(root, '.cache', `${basename(dir)}-${age}`))
  for (const rest of [next, old]) rmSync(rest, { recursive: true, force: true })
  try {
    await make(next)
  } catch (error) {
    endTurn()
    giveUp(`${error.message}\n${name} could not be built; the reasons stand above.`)
  }
  writeFileSync(stamp(next), now)
  if (existsSync(dir)) renameSync(dir, old)
  renameSync(next, dir)
  rmSync(old, { recursive: true, force: true })
  endTurn()
}

/** Brings dist/ up to date. */
export const buildClient = () =>
  renew(client, next => {
    console.log('Building the client …')
    const vite = packageFile('vite/bin/vite.js')
    if (run(process.execPath, [vite, 'build', '--logLevel', 'warn', '--outDir', next, '--emptyOutDir']) !== 0)
      throw new Error('Vite failed.')
    for (const file of filesOf(next)) if (/\.(js|css|html|svg|json|webmanifest)$/.test(file)) compress(file)
  })

/** Brings dist-server/ up to date; dist-server/main.js is server/main.ts. */
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
        // The archive worker is a program of its own, beside main.js.
        rolldownOptions: { input: ['server/main.ts', 'mock-server/scanner/archiveWorker.ts'] },
      },
    })
  })

if (process.argv[1]?.endsWith('build.mjs')) {
  await buildServer()
  await buildClient()
}
