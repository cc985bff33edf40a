/** Runs before `npm pack` and `npm publish`: builds the server, the client and the small sample for the package. */
import { join } from 'node:path'
import { checkNodeAndInstallPackages, projectRoot } from './setup.mjs'

checkNodeAndInstallPackages()
const { buildClient, buildServer } = await import('./build.mjs')
const { copyCompressedClient } = await import('./copyCompressedClient.mjs')
const { copySmallSample } = await import('./copySmallSample.mjs')
await buildServer()
await buildClient()
copyCompressedClient(join(projectRoot, 'dist'), join(projectRoot, 'dist-compressed'))
copySmallSample(join(projectRoot, 'dist-sample'))
