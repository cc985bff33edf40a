/**
 * Builds the client into dist/, with a brotli and a gzip twin beside each text file, and the serving program into dist-server/:
 * few files, which start in a fifth of the time. Does nothing where nothing that goes into them has changed since the last build.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { giveUp, packageFile, root, run } from './setup.mjs'

const own = ['package-lock.json', 'scripts/build.mjs']
const client = {
  dir: join(root, 'dist'),
  sources: [
    ...own,
    'src',
    'locales',
    'public',
    'index.html',
    'vite.config.ts',
    'scripts/vite-chunks.ts',
    'scripts/vite-texts.ts',
  ],
}
const server = { dir: join(root, 'dist-server'), sources: [...own, 'server', 'src'] }

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
 * it is never without.
 * @param {(next: string) => void | Promise<void>} make  fills the new folder
 */
async function renew({ dir, sources }, make) {
  const now = sourceHash(sources)
  const stamp = folder => join(folder, '.source-hash')
  if (existsSync(stamp(dir)) && readFileSync(stamp(dir), 'utf8') === now) return
  const next = join(root, '.cache', `${basename(dir)}-${process.pid}`)
  await make(next)
  writeFileSync(stamp(next), now)
  rmSync(dir, { recursive: true, force: true })
  renameSync(next, dir)
}

/** Brings dist/ up to date. Ends the process with a sentence when the build fails. */
export const buildClient = () =>
  renew(client, next => {
    console.log('Building the client …')
    const vite = packageFile('vite/bin/vite.js')
    if (run(process.execPath, [vite, 'build', '--logLevel', 'warn', '--outDir', next, '--emptyOutDir']) !== 0)
      giveUp('The client could not be built; the reasons stand above.')
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
      build: { ssr: 'server/main.ts', target: 'node20', outDir: next, emptyOutDir: true },
    })
  })

if (process.argv[1]?.endsWith('build.mjs')) {
  await buildServer()
  await buildClient()
}
