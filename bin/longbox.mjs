#!/usr/bin/env node
/** The command `longbox` of the npm package: checks the version of Node, then runs the built program (server/main.ts). */
import { requireNodeVersion } from './requireNodeVersion.mjs'

requireNodeVersion(process.versions.node)
const { runLongbox } = await import('../dist-server/main.js')
await runLongbox(process.argv.slice(2))
