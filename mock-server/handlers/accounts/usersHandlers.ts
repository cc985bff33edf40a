import type { HttpHandler } from 'msw'
import type { Violation } from '../../http/httpProblems'
import { httpProblem, validationProblem } from '../../http/httpProblems'
import type { JsonBody } from '../../http/jsonBody'
import { isBlank, readJsonBody } from '../../http/jsonBody'
import { http } from '../../http/openApiHttp'
import { hashPassword } from '../../http/passwordHash'
import { requireUser } from '../../http/requestContext'
import { expireUserSessions } from '../../http/serverServices'
import { userResponse } from '../../responses/userResponse'
import { removeUser } from '../../world/removeRecords'
import type { World } from '../../world/world'
import type { UserRecord } from '../../world/worldRecords'
import { ALL_ROLES, createUserRecord, isEmailAddress } from './sessionHandlers'

/** Handlers of users: the current user, and all users for administrators. */
export function usersHandlers(world: World): HttpHandler[] {
  return [
    http.get('/api/v2/users/me', ({ request, response }) => response(200).json(userResponse(requireUser(request)))),
    http.patch('/api/v2/users/me/password', async ({ request, response }) => {
      await changePassword(world, requireUser(request), request)
      return response(204).empty()
    }),
    http.get('/api/v2/users', ({ response }) => response(200).json([...world.users.values()].map(userResponse))),
    http.post('/api/v2/users', async ({ request, response }) =>
      response(201).json(userResponse(createUser(world, await readJsonBody(request)))),
    ),
    http.patch('/api/v2/users/{userId}', async ({ request, params, response }) => {
      const body = await readJsonBody(request)
      const faults = ageViolations(body.nested('ageRestriction'))
      if (faults.length) throw validationProblem(faults)
      if (params.userId === requireUser(request).id) throw httpProblem(403, 'Forbidden')
      updateUser(world, requireUserRecord(world, params.userId), body)
      return response(204).empty()
    }),
    http.delete('/api/v2/users/{userId}', ({ request, params, response }) => {
      if (params.userId === requireUser(request).id) throw httpProblem(403, 'Forbidden')
      const user = requireUserRecord(world, params.userId)
      removeUser(world, user.id)
      expireUserSessions(world, user.id)
      return response(204).empty()
    }),
    http.patch('/api/v2/users/{userId}/password', async ({ request, params, response }) => {
      const me = requireUser(request)
      const password = await readPassword(request)
      if (params.userId !== me.id && !me.roles.includes('ADMIN')) throw httpProblem(403, 'Forbidden')
      const user = requireUserRecord(world, params.userId)
      setPassword(world, user, password)
      if (user !== me) expireUserSessions(world, user.id)
      return response(204).empty()
    }),
  ]
}

function requireUserRecord(world: World, id: string): UserRecord {
  const user = world.users.get(id)
  if (!user) throw httpProblem(404)
  return user
}

async function readPassword(request: Request): Promise<string> {
  const body = await readJsonBody(request)
  body.requireFields('password')
  const password = body.text('password') ?? ''
  if (isBlank(password)) throw validationProblem([{ fieldName: 'password', message: 'must not be blank' }])
  return password
}

async function changePassword(world: World, user: UserRecord, request: Request): Promise<void> {
  setPassword(world, user, await readPassword(request))
}

function setPassword(world: World, user: UserRecord, password: string): void {
  user.passwordHash = hashPassword(password)
  world.markChanged()
}

function createUser(world: World, body: JsonBody): UserRecord {
  body.requireFields('email', 'password')
  body.rejectNull('roles')
  const email = body.text('email') ?? ''
  const password = body.text('password') ?? ''
  const faults = [
    ...(isEmailAddress(email) ? [] : [{ fieldName: 'email', message: 'must be a well-formed email address' }]),
    ...(isBlank(password) ? [{ fieldName: 'password', message: 'must not be blank' }] : []),
    ...ageViolations(body.nested('ageRestriction')),
  ]
  if (faults.length) throw validationProblem(faults)
  if (world.userByEmail(email)) throw httpProblem(400, 'A user with this email already exists')
  const user = createUserRecord(world.newId(), email, password, knownRoles(body.strings('roles')))
  applyRestrictions(world, user, body)
  world.users.set(user.id, user)
  world.markChanged()
  return user
}

/** Updates a user. Ends the sessions of the user if roles or restrictions have changed. */
function updateUser(world: World, user: UserRecord, body: JsonBody): void {
  if (body.isNull('roles') || body.isNull('sharedLibraries')) throw httpProblem(500)
  const before = JSON.stringify(user)
  const roles = body.strings('roles')
  if (roles) user.roles = knownRoles(roles)
  applyRestrictions(world, user, body)
  if (JSON.stringify(user) === before) return
  world.markChanged()
  expireUserSessions(world, user.id)
}

/** Roles among the given names. Ignores unknown names; case matters. */
function knownRoles(names: readonly string[] | undefined): string[] {
  return ALL_ROLES.filter(role => names?.includes(role))
}

function ageViolations(age: JsonBody | undefined): Violation[] {
  if (!age) return []
  age.requireFields('age', 'restriction')
  return (age.int('age') ?? 0) < 0
    ? [{ fieldName: 'ageRestriction.age', message: 'must be greater than or equal to 0' }]
    : []
}

/**
 * Applies restrictions of a body. Absent fields keep their value, null clears it. An excluded label is removed from the
 * allowed ones.
 */
function applyRestrictions(world: World, user: UserRecord, body: JsonBody): void {
  if (body.has('ageRestriction')) user.ageRestriction = readAgeRestriction(body.nested('ageRestriction'))
  if (body.has('labelsAllow')) user.labelsAllow = normalizeLabels(body.strings('labelsAllow'))
  if (body.has('labelsExclude')) user.labelsExclude = normalizeLabels(body.strings('labelsExclude'))
  user.labelsAllow = user.labelsAllow.filter(label => !user.labelsExclude.includes(label))
  const shared = body.nested('sharedLibraries')
  if (!shared) return
  shared.requireFields('all', 'libraryIds')
  user.sharedAllLibraries = shared.bool('all') ?? false
  const ids = new Set(shared.strings('libraryIds'))
  user.sharedLibrariesIds = user.sharedAllLibraries ? [] : [...ids].filter(id => world.libraries.has(id))
}

function readAgeRestriction(age: JsonBody | undefined): UserRecord['ageRestriction'] {
  const restriction = age?.enumValue('restriction', ['ALLOW_ONLY', 'EXCLUDE', 'NONE'])
  return !restriction || restriction === 'NONE' ? null : { age: age?.int('age') ?? 0, restriction }
}

function normalizeLabels(labels: readonly string[] | undefined): string[] {
  return [...new Set((labels ?? []).map(label => label.trim().toLowerCase()).filter(Boolean))]
}
