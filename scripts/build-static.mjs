/**
 * `npm run build:static`: writes the client and configurations of web servers into dist-static/. Options:
 * `--base /PATH`: path of the client.
 * `--server URL`: address of the Komga server, by default http://127.0.0.1:25600.
 * `--root DIR`: folder of the files on the web server, by default /srv/longbox.
 * `--out DIR`: output folder.
 */
import { join, resolve } from 'node:path'
import { checkNodeAndInstallPackages, exitWithError, projectRoot } from './setup.mjs'
import { parseStaticSiteArguments } from './static-site/parseStaticSiteArguments.mjs'

const options = readOptions()
checkNodeAndInstallPackages()
const { buildClient } = await import('./build.mjs')
const { register } = await import('tsx/esm/api')
register()
const { writeStaticBuild } = await import('./static-site/writeStaticBuild.ts')

await buildClient()
const out = resolve(process.env.INIT_CWD ?? '', options.out ?? join(projectRoot, 'dist-static'))
const { files, configurations } = writeStaticBuild(join(projectRoot, 'dist'), out, options)
console.log(`\n  The files are in ${files}\n  Configurations beside them: ${configurations.join(', ')}\n`)

function readOptions() {
  try {
    return parseStaticSiteArguments(process.argv.slice(2))
  } catch (error) {
    return exitWithError(error.message)
  }
}
