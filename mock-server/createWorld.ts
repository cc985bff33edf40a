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
  /** Folder of the persisted state. Without it the state is lost when the process ends. */
  dataDir?: string
  scenario?: string
  /** Folder with library.json and library/, for the scenarios over the sample. */
  sampleDir?: string
  /** Library folder that replaces the sample library. */
  library?: string
}

/**
 * Creates the state of a scenario. Restores it when the data folder holds a state of the same content; fills it anew
 * otherwise. Background work, such as the scan of `library`, continues after the return: `world.tasks.idle()` waits for
 * it.
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
  // The real server fills its search index here. The mock server only counts the task: its search reads the records.
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
