/**
 * `npm run build:static`: writes the client and configurations of web servers into dist-static/. Options:
 * `--base /PATH` path of the client,
 * `--server URL` address of the Komga server, by default http://127.0.0.1:25600,
 * `--root DIR` folder of the files on the web server, by default /srv/longbox,
 * `--out DIR` output folder.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { checkNodeAndInstallPackages, exitWithError, projectRoot } from './setup.mjs'

/** Files of the client build that only the Longbox server needs. */
const PROGRAM_FILES = ['.vite', '.source-hash']

const options = readOptions()
checkNodeAndInstallPackages()
const { buildClient } = await import('./build.mjs')
const { register } = await import('tsx/esm/api')
register()
const { writeIndexAndServerConfigs } = await import('./static-site/writeIndexAndServerConfigs.ts')

await buildClient()
const out = resolve(process.env.INIT_CWD ?? '', options.out ?? join(projectRoot, 'dist-static'))
const files = join(out, 'files')
rmSync(files, { recursive: true, force: true })
mkdirSync(files, { recursive: true })
cpSync(join(projectRoot, 'dist'), files, {
  recursive: true,
  filter: source => !PROGRAM_FILES.includes(basename(source)),
})
const configurations = writeIndexAndServerConfigs(
  readFileSync(join(files, 'index.html'), 'utf8'),
  options,
  (name, content) => writeFileSync(join(out, name), content),
)
console.log(`\n  The files are in ${files}\n  Configurations beside them: ${configurations.join(', ')}\n`)

function readOptions() {
  const text = { type: 'string' }
  try {
    const { values } = parseArgs({ options: { base: text, server: text, root: text, out: text } })
    const { base = '', server = 'http://127.0.0.1:25600', root = '/srv/longbox', out } = values
    const path = base.replace(/\/+$/, '')
    if (path && !/^(\/[\w-]+)+$/.test(path)) exitWithError(`The base path must look like /comics, not "${base}".`)
    if (!/^https?:\/\/[^/\s"]+\/?$/.test(server))
      exitWithError(`The server must be an address without a path, such as http://127.0.0.1:25600, not "${server}".`)
    if (!/^\/[\w./-]+$/.test(root)) exitWithError(`The root must be an absolute path without spaces, not "${root}".`)
    return { base: path, server: server.replace(/\/$/, ''), root: root.replace(/\/$/, ''), out }
  } catch (error) {
    return exitWithError(error.message)
  }
}
