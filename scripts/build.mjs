/**
 * Builds the client into dist/ and lays a brotli and a gzip twin beside each text file.
 * Does nothing when nothing that goes into it has changed since the last build.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { giveUp, packageFile, root, run } from './setup.mjs'

const sources = [
  'src',
  'locales',
  'public',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'scripts/build.mjs',
  'scripts/vite-chunks.ts',
  'scripts/vite-texts.ts',
]
const dist = join(root, 'dist')

function filesOf(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap(name => filesOf(join(path, name)))
}

function sourceHash() {
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
 * Brings dist/ up to date. The new build is made beside the old one and takes its place at once, so that a program that serves
 * it is never without. Ends the process with a sentence when the build fails.
 */
export function build() {
  const now = sourceHash()
  const stamp = folder => join(folder, '.source-hash')
  if (existsSync(stamp(dist)) && readFileSync(stamp(dist), 'utf8') === now) return
  console.log('Building the client …')
  const next = join(root, '.cache', `dist-${process.pid}`)
  const vite = packageFile('vite/bin/vite.js')
  if (run(process.execPath, [vite, 'build', '--logLevel', 'warn', '--outDir', next, '--emptyOutDir']) !== 0)
    giveUp('The client could not be built; the reasons stand above.')
  for (const file of filesOf(next)) if (/\.(js|css|html|svg|json|webmanifest)$/.test(file)) compress(file)
  writeFileSync(stamp(next), now)
  rmSync(dist, { recursive: true, force: true })
  renameSync(next, dist)
}

if (process.argv[1]?.endsWith('build.mjs')) build()
