import type { HttpHandler } from 'msw'
import type { RequestFieldViolation } from '../../http/httpProblems'
import { createHttpProblem, createValidationProblem } from '../../http/httpProblems'
import { isEmailAddress } from '../../http/isEmailAddress'
import type { JsonRequestBody } from '../../http/jsonRequestBody'
import { isBlankText, readJsonRequestBody } from '../../http/jsonRequestBody'
import { expireUserSessions } from '../../http/mockServerServices'
import { mswHttpWithApiTypes } from '../../http/mswHttpWithApiTypes'
import { hashPassword } from '../../http/passwordHash'
import { requireSignedInUser } from '../../http/requestContext'
import { toUserJson } from '../../responses/toUserJson'
import { deleteUserRecord } from '../../state/deleteRecords'
import type { UserRecord } from '../../state/libraryRecords'
import type { MockServerState } from '../../state/mockServerState'
import { ASSIGNABLE_USER_ROLES, createUserRecord } from './createSessionAndClaimHandlers'

type UserChanges = Partial<
  Pick<
    UserRecord,
    'roles' | 'ageRestriction' | 'labelsAllow' | 'labelsExclude' | 'sharedAllLibraries' | 'sharedLibrariesIds'
  >
>

/** Request handlers for the current user, and for administrators who manage all users. */
export function createUserHandlers(world: MockServerState): HttpHandler[] {
  return [
    mswHttpWithApiTypes.get('/api/v2/users/me', ({ request, response }) =>
      response(200).json(toUserJson(requireSignedInUser(request))),
    ),
    mswHttpWithApiTypes.patch('/api/v2/users/me/password', async ({ request, response }) => {
      await changePassword(world, requireSignedInUser(request), request)
      return response(204).empty()
    }),
    mswHttpWithApiTypes.get('/api/v2/users', ({ response }) =>
      response(200).json([...world.users.values()].map(toUserJson)),
    ),
    mswHttpWithApiTypes.post('/api/v2/users', async ({ request, response }) =>
      response(201).json(toUserJson(createUser(world, await readJsonRequestBody(request)))),
    ),
    mswHttpWithApiTypes.patch('/api/v2/users/{userId}', async ({ request, params, response }) => {
      const body = await readJsonRequestBody(request)
      const changes = readUserChanges(world, body)
      if (params.userId === requireSignedInUser(request).id) throw createHttpProblem(403, 'Forbidden')
      const user = requireUserRecord(world, params.userId)
      if (body.isNull('roles') || body.isNull('sharedLibraries')) throw createHttpProblem(500)
      updateUser(world, user, changes)
      return response(204).empty()
    }),
    mswHttpWithApiTypes.delete('/api/v2/users/{userId}', ({ request, params, response }) => {
      if (params.userId === requireSignedInUser(request).id) throw createHttpProblem(403, 'Forbidden')
      const user = requireUserRecord(world, params.userId)
      deleteUserRecord(world, user.id)
      expireUserSessions(world, user.id)
      return response(204).empty()
    }),
    mswHttpWithApiTypes.patch('/api/v2/users/{userId}/password', async ({ request, params, response }) => {
      const me = requireSignedInUser(request)
      const password = await readPassword(request)
      if (params.userId !== me.id && !me.roles.includes('ADMIN')) throw createHttpProblem(403, 'Forbidden')
      const user = requireUserRecord(world, params.userId)
      setPassword(world, user, password)
      if (user !== me) expireUserSessions(world, user.id)
      return response(204).empty()
    }),
  ]
}

function requireUserRecord(world: MockServerState, id: string): UserRecord {
  const user = world.users.get(id)
  if (!user) throw createHttpProblem(404)
  return user
}

async function readPassword(request: Request): Promise<string> {
  const body = await readJsonRequestBody(request)
  body.requireFields('password')
  const password = body.text('password') ?? ''
  if (isBlankText(password)) throw createValidationProblem([{ fieldName: 'password', message: 'must not be blank' }])
  return password
}

async function changePassword(world: MockServerState, user: UserRecord, request: Request): Promise<void> {
  setPassword(world, user, await readPassword(request))
}

function setPassword(world: MockServerState, user: UserRecord, password: string): void {
  user.passwordHash = hashPassword(password)
  world.markChanged()
}

function createUser(world: MockServerState, body: JsonRequestBody): UserRecord {
  body.requireFields('email', 'password')
  body.rejectNull('roles')
  const email = body.text('email') ?? ''
  const password = body.text('password') ?? ''
  const { ageFaults, ...changes } = parseUserChanges(world, body)
  const faults = [
    ...(isEmailAddress(email) ? [] : [{ fieldName: 'email', message: 'must be a well-formed email address' }]),
    ...(isBlankText(password) ? [{ fieldName: 'password', message: 'must not be blank' }] : []),
    ...ageFaults,
  ]
  if (faults.length) throw createValidationProblem(faults)
  if (world.userByEmail(email)) throw createHttpProblem(400, 'A user with this email already exists')
  const user = createUserRecord(world.newId(), email, password, [])
  applyUserChanges(user, changes)
  world.users.set(user.id, user)
  world.markChanged()
  return user
}

/** Updates a user. Ends the sessions of the user if roles or restrictions change. */
function updateUser(world: MockServerState, user: UserRecord, changes: UserChanges): void {
  const before = toComparableText(user)
  applyUserChanges(user, changes)
  if (toComparableText(user) === before) return
  world.markChanged()
  expireUserSessions(world, user.id)
}

/** Returns a text that is equal for users with the same roles and restrictions, in any order of list items. */
function toComparableText(user: UserRecord): string {
  return JSON.stringify(user, (_key, value: unknown) => (Array.isArray(value) ? [...value].sort() : value))
}

/** Returns the names that are known roles. Drops all other names. The comparison is case-sensitive. */
function knownRoles(names: readonly string[] | undefined): string[] {
  return ASSIGNABLE_USER_ROLES.filter(role => names?.includes(role))
}

function ageViolations(age: JsonRequestBody | undefined): RequestFieldViolation[] {
  if (!age) return []
  age.requireFields('age', 'restriction')
  return (age.int('age') ?? 0) < 0
    ? [{ fieldName: 'ageRestriction.age', message: 'must be greater than or equal to 0' }]
    : []
}

/**
 * Reads a change of a user account from a request. Fields that the body does not contain are not in the result. Null
 * clears an age restriction or a label list.
 * @throws RequestValidationProblem for a negative age
 */
function readUserChanges(world: MockServerState, body: JsonRequestBody): UserChanges {
  const { ageFaults, ...changes } = parseUserChanges(world, body)
  if (ageFaults.length) throw createValidationProblem(ageFaults)
  return changes
}

function parseUserChanges(
  world: MockServerState,
  body: JsonRequestBody,
): UserChanges & { ageFaults: RequestFieldViolation[] } {
  const roles = body.strings('roles')
  const age = body.nested('ageRestriction')
  const ageFaults = ageViolations(age)
  return {
    ageFaults,
    ...(roles ? { roles: knownRoles(roles) } : {}),
    ...(body.has('ageRestriction') ? { ageRestriction: readAgeRestriction(age) } : {}),
    ...(body.has('labelsAllow') ? { labelsAllow: normalizeLabels(body.strings('labelsAllow')) } : {}),
    ...(body.has('labelsExclude') ? { labelsExclude: normalizeLabels(body.strings('labelsExclude')) } : {}),
    ...readSharedLibraries(world, body.nested('sharedLibraries')),
  }
}

/** Changes a user. A label in both label lists is removed from the list of allowed labels. */
function applyUserChanges(user: UserRecord, changes: UserChanges): void {
  Object.assign(user, changes)
  user.labelsAllow = user.labelsAllow.filter(label => !user.labelsExclude.includes(label))
}

function readSharedLibraries(world: MockServerState, shared: JsonRequestBody | undefined): UserChanges {
  if (!shared) return {}
  shared.requireFields('all', 'libraryIds')
  const sharedAllLibraries = shared.bool('all') ?? false
  const ids = new Set(shared.strings('libraryIds'))
  return {
    sharedAllLibraries,
    sharedLibrariesIds: sharedAllLibraries ? [] : [...ids].filter(id => world.libraries.has(id)),
  }
}

function readAgeRestriction(age: JsonRequestBody | undefined): UserRecord['ageRestriction'] {
  const restriction = age?.enumValue('restriction', ['ALLOW_ONLY', 'EXCLUDE', 'NONE'])
  return !restriction || restriction === 'NONE' ? null : { age: age?.int('age') ?? 0, restriction }
}

function normalizeLabels(labels: readonly string[] | undefined): string[] {
  return [...new Set((labels ?? []).map(label => label.trim().toLowerCase()).filter(Boolean))]
}
