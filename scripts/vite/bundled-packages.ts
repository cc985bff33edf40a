import type { Plugin } from 'vite'

/** Name of the file with the paths of all packages in a build, relative to the output folder. */
export const BUNDLED_PACKAGES_FILE = '.vite/packages.json'

/** Captures the path of a package in node_modules, which may be nested: `a`, `@b/c`, `a/node_modules/@b/c`. */
const PACKAGE_PATTERN = /\/node_modules\/((?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//

/**
 * Creates plugins that record the npm packages with code in a build, for the list of licenses (scripts/third-party.mjs): one for the
 * build itself, which writes the file, and one for its workers.
 */
export function recordBundledPackages(): { main: Plugin; worker: Plugin } {
  const paths = new Set<string>()
  const addPackages: Plugin['generateBundle'] = (_, bundle) => {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
        const [, path] = renderedLength > 0 ? (PACKAGE_PATTERN.exec(id) ?? []) : []
        if (path !== undefined) paths.add(path)
      }
    }
  }
  return {
    worker: { name: 'record-worker-packages', apply: 'build', generateBundle: addPackages },
    main: {
      name: 'record-packages',
      apply: 'build',
      generateBundle: {
        order: 'post',
        handler(options, bundle, isWrite) {
          addPackages.call(this, options, bundle, isWrite)
          const source = JSON.stringify([...paths].sort())
          this.emitFile({ type: 'asset', fileName: BUNDLED_PACKAGES_FILE, source })
        },
      },
    },
  }
}
