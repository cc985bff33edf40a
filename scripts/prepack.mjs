/** Runs before `npm pack` and `npm publish`: builds the server, the client and the small sample for the package. */
import { join } from 'node:path'
import { checkNodeAndInstallPackages, projectRoot } from './setup.mjs'

checkNodeAndInstallPackages()
const { buildClient, buildServer } = await import('./build.mjs')
const { copyCompressedClient } = await import('./copyCompressedClient.mjs')
const { copySmallSampleLibrary } = await import('./copySmallSampleLibrary.mjs')
await buildServer()
await buildClient()
copyCompressedClient(join(projectRoot, 'dist'), join(projectRoot, 'dist-compressed'))
copySmallSampleLibrary(join(projectRoot, 'dist-sample'))
