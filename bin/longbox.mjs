#!/usr/bin/env node
/** Command `longbox` of the npm package. Checks the version of Node, then runs the built server. */
import { requireNodeVersion } from './requireNodeVersion.mjs'

requireNodeVersion(process.versions.node)
const { runLongboxCommand } = await import('../dist-server/main.js')
await runLongboxCommand(process.argv.slice(2))
