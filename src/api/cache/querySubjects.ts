/** What an answer of the server can be about. Posters are the lists of them; pictures have versions of their own. */
export type ResourceName =
  | 'libraries'
  | 'series'
  | 'books'
  | 'collections'
  | 'readlists'
  | 'seriesPosters'
  | 'bookPosters'
  | 'collectionPosters'
  | 'readlistPosters'
  | 'bookContents'
  | 'progress'
  | 'referenceData'
  | 'users'
  | 'apiKeys'
  | 'authenticationActivity'
  | 'clientSettings'
  | 'serverSettings'
  | 'claim'
  | 'announcements'
  | 'history'
  | 'pageHashes'
  | 'importBooks'
  | 'filesystem'
  | 'fonts'
  | 'releases'
  | 'actuator'
  | 'tasks'

/** All of a noun, or one of it. */
export type Subject = { noun: ResourceName; id?: string }

/** The parameter and payload member that says which one of a noun is meant. */
const idNames: Partial<Record<ResourceName, string>> = {
  libraries: 'libraryId',
  series: 'seriesId',
  books: 'bookId',
  collections: 'collectionId',
  readlists: 'readListId',
  seriesPosters: 'seriesId',
  bookPosters: 'bookId',
  collectionPosters: 'collectionId',
  readlistPosters: 'readListId',
  bookContents: 'bookId',
  progress: 'bookId',
  users: 'userId',
}

/** The subjects of an event or a write: each noun, narrowed to one where the members tell which. */
export function subjectsOfOperation(nouns: readonly ResourceName[], members: object | undefined): Subject[] {
  const values: Record<string, unknown> = { ...members }
  return nouns.map(noun => {
    const id = values[idNames[noun] ?? '']
    return typeof id === 'string' && id !== '' ? { noun, id } : { noun }
  })
}

/**
 * What the answer to a path is about. The first pattern that fits counts; what it catches is the id of its first noun,
 * the other nouns are meant as a whole.
 */
const answers: readonly (readonly [RegExp, ...ResourceName[]])[] = [
  [/^libraries(?:\/([^/]+))?$/, 'libraries'],
  [/^series\/release-(?:dates|years)$/, 'referenceData'],
  [/^series(?:\/(?:list|new|updated|latest|alphabetical-groups|list\/alphabetical-groups))?$/, 'series'],
  [/^series\/([^/]+)\/books$/, 'series', 'books'],
  [/^series\/([^/]+)\/collections$/, 'series', 'collections'],
  [/^series\/([^/]+)\/thumbnails?(?:\/.*)?$/, 'seriesPosters'],
  [/^series\/([^/]+)(?:\/file)?$/, 'series'],
  [/^books(?:\/(?:list|latest|ondeck|duplicates))?$/, 'books'],
  [/^books\/([^/]+)\/(?:next|previous)$/, 'books', 'books'],
  [/^books\/([^/]+)\/readlists$/, 'books', 'readlists'],
  [/^books\/([^/]+)\/thumbnails?(?:\/.*)?$/, 'bookPosters'],
  [/^books\/([^/]+)\/progression$/, 'progress'],
  [/^books\/([^/]+)\/(?:pages|manifest|positions|resource|file)(?:\/.*)?$/, 'bookContents'],
  [/^books\/([^/]+)$/, 'books'],
  [/^collections$/, 'collections'],
  [/^collections\/([^/]+)\/series$/, 'collections', 'series'],
  [/^collections\/([^/]+)\/thumbnails?(?:\/.*)?$/, 'collectionPosters'],
  [/^collections\/([^/]+)$/, 'collections'],
  [/^readlists\/match\//, 'importBooks'],
  [/^readlists$/, 'readlists'],
  [/^readlists\/([^/]+)\/books(?:\/.*)?$/, 'readlists', 'books'],
  [/^readlists\/([^/]+)\/thumbnails?(?:\/.*)?$/, 'readlistPosters'],
  [/^readlists\/([^/]+)(?:\/file)?$/, 'readlists'],
  [/^(?:authors|genres|tags|sharing-labels|publishers|languages|age-ratings)(?:\/.*)?$/, 'referenceData'],
  [/^users\/me\/api-keys$/, 'apiKeys'],
  [/^users(?:\/[^/]+)?\/authentication-activity(?:\/latest)?$/, 'authenticationActivity'],
  [/^users\/me$/, 'users'],
  [/^users(?:\/([^/]+))?$/, 'users'],
  [/^client-settings\//, 'clientSettings'],
  [/^settings$/, 'serverSettings'],
  [/^(?:claim|oauth2\/providers|login\/set-cookie)$/, 'claim'],
  [/^announcements$/, 'announcements'],
  [/^history$/, 'history'],
  [/^page-hashes(?:\/.*)?$/, 'pageHashes'],
  [/^transient-books(?:\/.*)?$/, 'importBooks'],
  [/^filesystem$/, 'filesystem'],
  [/^fonts\//, 'fonts'],
  [/^releases$/, 'releases'],
  [/^actuator\//, 'actuator'],
  [/^sse\//, 'tasks'],
]

/**
 * What the answer kept under a query key is about. Knows the keys of the generated hooks, which begin with the path (or with
 * POST and the path), and those of react-admin, which begin with the resource.
 */
export function keySubjects(key: readonly unknown[]): Subject[] {
  const [first, second, third] = key
  const path = first === 'POST' ? second : first
  if (typeof path !== 'string') return []
  return path.startsWith('/') ? pathSubjects(path) : resourceSubjects(path, second, third)
}

/** Whether the answer kept under a query key may have changed with the subject. */
export function isQueryAbout(key: readonly unknown[], subject: Subject): boolean {
  return keySubjects(key).some(
    ({ noun, id }) => noun === subject.noun && (id === undefined || subject.id === undefined || id === subject.id),
  )
}

function pathSubjects(path: string): Subject[] {
  const rest = path.replace(/\?.*/, '').replace(/^\/(?:api\/v\d\/)?/, '')
  for (const [pattern, noun, ...others] of answers) {
    const match = noun && pattern.exec(rest)
    if (match) return [{ noun, id: match[1] }, ...others.map(other => ({ noun: other }))]
  }
  return []
}

const resources: readonly ResourceName[] = ['libraries', 'series', 'books', 'collections', 'readlists', 'users']

function resourceSubjects(resource: string, method: unknown, params: unknown): Subject[] {
  const noun = resources.find(known => known === resource)
  if (!noun) return []
  const { id, filter }: { id?: unknown; filter?: unknown } = { ...(typeof params === 'object' ? params : undefined) }
  if (method === 'getOne' && typeof id === 'string') return [{ noun, id }]
  return [{ noun }, ...setsIn(filter)]
}

/** A list of what is in a collection or read list changes with that too. */
function setsIn(filter: unknown): Subject[] {
  const { collectionId, readListId }: { collectionId?: unknown; readListId?: unknown } = {
    ...(typeof filter === 'object' ? filter : undefined),
  }
  return [
    ...(typeof collectionId === 'string' ? [{ noun: 'collections' as const, id: collectionId }] : []),
    ...(typeof readListId === 'string' ? [{ noun: 'readlists' as const, id: readListId }] : []),
  ]
}
