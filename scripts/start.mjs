/**
 * `npm start`: builds the client and the server if their sources have changed. Then starts the server (server/main.ts).
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { checkNodeAndInstallPackages, projectRoot } from './setup.mjs'

checkNodeAndInstallPackages()
const { buildClient, buildServer } = await import('./build.mjs')
await buildServer()
/** @type {typeof import('../server/main.ts')} */
const builtServer = await import(pathToFileURL(join(projectRoot, 'dist-server/main.js')).href)
await builtServer.runLongboxCommand(process.argv.slice(2), buildClient)
