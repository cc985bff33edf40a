import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { addLibrary, LIBRARY_DEFAULTS } from './scanner/addLibrary'
import { archiveWorkers } from './scanner/archiveWorkers'
import { enqueueScanLibrary } from './scanner/scanJobs'
import { scanByInterval } from './scanner/scanSchedule'
import { addDemoUsers } from './scenarios/accounts'
import { contentOf, DRAWN_SIZES } from './scenarios/content'
import { generateLibraries } from './scenarios/generatedLibrary'
import { generateProgress } from './scenarios/generatedProgress'
import { fillFromSample } from './scenarios/sample'
import { simulatedFailureOf } from './scenarios/simulatedFailures'
import { readSnapshot, restoreWorld, saveWorldPeriodically } from './world/storage'
import { World } from './world/world'

export type WorldOptions = {
  /** Where the state is kept; without it everything is forgotten at the end. */
  dataDir?: string
  scenario?: string
  /** Folder with library.json and library/, for the scenarios over the sample. */
  sampleDir?: string
  /** A person's own folder, in place of the sample. */
  library?: string
}

/**
 * The world of a scenario: restored when its data folder has a state of the same content, else filled anew. Work that goes
 * on in the background (scans of a person's own folder) is waited for by `world.tasks.idle()`.
 */
export async function createWorld(options: WorldOptions): Promise<World> {
  const { dataDir, scenario = 'admin' } = options
  const world = new World(dataDir, archiveWorkers())
  world.trouble = simulatedFailureOf(scenario)
  const content = contentOf(options)
  const found = dataDir === undefined ? undefined : readSnapshot(dataDir)
  const saved = found?.content === content ? found : undefined
  if (dataDir !== undefined && !saved) rmSync(join(dataDir, 'files'), { recursive: true, force: true })
  let filled = false
  if (dataDir !== undefined) saveWorldPeriodically(world, dataDir, content, saved?.parts ?? {}, () => filled)
  const size = DRAWN_SIZES[scenario]
  if (size !== undefined) generateLibraries(world, size)
  if (saved) {
    restoreWorld(world, saved)
    if (!world.drawn)
      for (const library of world.libraries.values())
        if (library.scanInterval !== 'DISABLED') enqueueScanLibrary(world, library.id)
  } else await fill(world, options)
  filled = true
  // The server fills its search index at the start; here searching reads the records, and the task is only counted.
  world.tasks.add('RebuildIndex', () => undefined)
  scanByInterval(world)
  world.changed()
  return world
}

async function fill(world: World, { scenario = 'admin', sampleDir, library }: WorldOptions): Promise<void> {
  if (library !== undefined) {
    addDemoUsers(world, ['admin', 'reader'])
    addLibrary(world, {
      ...LIBRARY_DEFAULTS,
      importBarcodeIsbn: false,
      name: 'Library',
      root: library,
      oneshotsDirectory: '_oneshots',
    })
    return
  }
  if (scenario === 'unclaimed') return
  addDemoUsers(world, scenario === 'no-libraries' ? ['admin'] : ['admin', 'reader'])
  if (world.drawn) generateProgress(world)
  else if (scenario !== 'no-libraries' && sampleDir !== undefined) await fillFromSample(world, sampleDir)
}
