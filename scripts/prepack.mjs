/**
 * Runs before `npm pack` and `npm publish`: builds the server and the client, packs the client, and copies the small
 * sample library for the package.
 */
import { join } from 'node:path'
import { checkNodeAndInstallPackages, projectRoot } from './setup.mjs'

checkNodeAndInstallPackages()
const { buildClient, buildServer } = await import('./build.mjs')
const { copySmallSampleLibrary } = await import('./copySmallSampleLibrary.mjs')
const { packClient } = await import('./packClient.mjs')
await buildServer()
await buildClient()
packClient(join(projectRoot, 'dist'), join(projectRoot, 'dist-packed/client.zip'))
copySmallSampleLibrary(join(projectRoot, 'dist-sample'))
