/** `npm start`: all set-up, the builds that are due, then the program in server/main.ts. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, setUp } from './setup.mjs'

setUp()
const { buildClient, buildServer } = await import('./build.mjs')
await buildServer()
const { optionsOrGiveUp, serve } = await import(pathToFileURL(join(root, 'dist-server/main.js')).href)
const options = optionsOrGiveUp(process.argv.slice(2))
await buildClient()
await serve(options)
