import { ignoreVaryOption } from './respondFromNetworkOrCache'
import { addServiceWorkerBaseUrl, type ServiceWorkerEnvironment } from './serviceWorkerEnvironment'

const PARALLEL_FETCHES = 4
/**
 * Maximum time in milliseconds for fetching a file of the client build. If a file takes longer, the installation of the
 * service worker fails.
 */
const FILE_TIMEOUT_MS = 120_000

type FileCacheContext = Pick<ServiceWorkerEnvironment, 'caches' | 'fetch' | 'scope' | 'shell' | 'names'>

/** Matches the paths of scripts in the HTML page of a build. */
const SCRIPT_PATHS = /\bassets\/[\w.-]+\.js\b/g

/**
 * Language of the texts that replace missing translations. The client needs these texts regardless of the language of
 * the user.
 */
const FALLBACK_LANGUAGE = 'en'

/** Matches the URL of a file with interface texts in any build, such as `/assets/pt-BR-reader-1a2b3c4d.json`. */
const textFilePattern = /\/assets\/(?<language>[\w-]+)-\w+-\w+\.json$/

/**
 * Cache that the service worker uses for the files of a client build. The cache contains the interface texts only in
 * English and in the languages that this browser uses. The texts of all languages would be larger than all other files
 * together.
 */
export class ClientBuildFileCache {
  private readonly context: FileCacheContext
  private readonly cacheName: string
  /** Language code of each file with interface texts, by path without the base path. */
  private readonly languageByTextFile: ReadonlyMap<string, string>
  private readonly languages = new Set([FALLBACK_LANGUAGE])
  /**
   * Downloads of interface texts, by language code. Contains running and completed downloads. Empty when the service
   * worker starts.
   */
  private readonly textDownloads = new Map<string, Promise<void>>()

  constructor(context: FileCacheContext) {
    this.context = context
    this.cacheName = context.names.shell(context.shell.build)
    this.languageByTextFile = new Map(
      Object.entries(context.shell.interfaceTextFiles).flatMap(([code, files]) =>
        files.map(file => [`/${file}`, code] as const),
      ),
    )
  }

  /**
   * Adds a language whose texts must be cached. If this client build is already installed, caches the texts now. If
   * this client build is not installed yet, {@link install} caches the texts. Ignores an unknown language.
   * @returns promise that resolves after the texts are cached or a fetch has failed. After a failure, the next call
   *   fetches the texts again
   */
  async addLanguage(code: string): Promise<void> {
    const files = this.context.shell.interfaceTextFiles[code]
    if (!files) return
    this.languages.add(code)
    if (!(await this.isInstalled())) return
    const download = this.textDownloads.get(code) ?? this.cacheFiles(files)
    this.textDownloads.set(code, download)
    await download.catch(() => this.textDownloads.delete(code))
  }

  /**
   * Calls {@link addLanguage} with the language of a file with interface texts. Ignores other files.
   * @param path path of the file without the base path, such as `/assets/pt-BR-reader-1a2b3c4d.json`
   */
  async addLanguageOfFile(path: string): Promise<void> {
    const code = this.languageByTextFile.get(path)
    if (code) await this.addLanguage(code)
  }

  isTextFile(path: string): boolean {
    return this.languageByTextFile.has(path)
  }

  /**
   * Caches the files of this client build and the texts of all languages from {@link addLanguage}. Also adds the
   * languages whose texts are in the cache of an earlier build.
   * @throws Error if a file cannot be fetched
   */
  async install(): Promise<void> {
    await this.addLanguagesOfCachedBuilds()
    const { files, interfaceTextFiles } = this.context.shell
    await this.cacheFiles([...files, ...[...this.languages].flatMap(code => interfaceTextFiles[code] ?? [])])
  }

  async deleteEarlierBuilds(): Promise<void> {
    const { caches, names } = this.context
    for (const name of await caches.keys())
      if (name.startsWith(names.shellPrefix) && name !== this.cacheName) await caches.delete(name)
  }

  isInstalled(): Promise<boolean> {
    return this.context.caches.has(this.cacheName)
  }

  /** Returns the cached HTML page of the client. Returns undefined if the page is not cached. */
  page(): Promise<Response | undefined> {
    return this.match(addServiceWorkerBaseUrl(this.context, '/index.html'))
  }

  /** Returns a file of the client build from the cache. Fetches a missing file from the server. */
  async asset(request: Request): Promise<Response> {
    return (await this.match(request)) ?? this.context.fetch(request)
  }

  private async addLanguagesOfCachedBuilds(): Promise<void> {
    const { caches, names, shell } = this.context
    for (const name of await caches.keys()) {
      if (!name.startsWith(names.shellPrefix)) continue
      for (const { url } of await (await caches.open(name)).keys()) {
        const code = textFilePattern.exec(url)?.groups?.language ?? ''
        if (Object.hasOwn(shell.interfaceTextFiles, code)) this.languages.add(code)
      }
    }
  }

  private async cacheFiles(files: readonly string[]): Promise<void> {
    const { caches, fetch, scope } = this.context
    const cache = await caches.open(this.cacheName)
    const page = new URL('index.html', scope).href
    const queue = files.map(file => new URL(file, scope).href)
    const work = async () => {
      for (let address = queue.shift(); address; address = queue.shift()) {
        if (await cache.match(address)) continue
        const response = await fetch(address, {
          cache: 'no-cache',
          credentials: 'include',
          signal: AbortSignal.timeout(FILE_TIMEOUT_MS),
        })
        if (!response.ok) throw new Error(`${address}: ${response.status}`)
        if (address === page) await this.rejectPageOfOtherBuild(response.clone())
        await cache.put(address, response)
      }
    }
    await Promise.all(Array.from({ length: PARALLEL_FETCHES }, work))
  }

  /**
   * Rejects a page with scripts that are not in this build. While files are copied to a web server, the server may have
   * the service worker of the new build and the page of the previous build.
   */
  private async rejectPageOfOtherBuild(page: Response): Promise<void> {
    const { files } = this.context.shell
    const unknown = (await page.text()).match(SCRIPT_PATHS)?.find(script => !files.includes(script))
    if (unknown) throw new Error(`index.html of another build: ${unknown}`)
  }

  private async match(request: Request | string): Promise<Response | undefined> {
    return this.context.caches.match(request, { ...ignoreVaryOption, cacheName: this.cacheName }).catch(() => undefined)
  }
}
