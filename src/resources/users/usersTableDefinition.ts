import { describeContentRestrictions, describeLibraryAccess, describeRoles } from '../../access/describeUserAccess'
import { assignableRoles } from '../../access/userRoles'
import { parseServerInstant } from '../../api/serverDates'
import type { User } from '../../generated/model.schemas'
import type { CellTextFormatters, RecordTableDefinition } from '../../lists/table/tableDefinition'
import { LatestUserSignInCell } from './LatestUserSignInCell'
import type { LatestUserSignIn } from './latestUserSignIns'
import { UserEmailCell } from './UserEmailCell'

/**
 * User together with the latest sign-in of this user. `latestActivity` is present only in CSV exports. In the table,
 * each cell fetches the sign-in of its user instead.
 */
export type UserWithLatestSignIn = User & { latestActivity?: LatestUserSignIn }

const field = (name: string) => `resources.users.fields.${name}`

const restrictionsText = (user: User, texts: CellTextFormatters) =>
  describeContentRestrictions(user, texts).join(' · ') || texts.t('form.none')

/** Table of all users. The browser sorts and filters the table. */
export const usersTableDefinition: RecordTableDefinition<UserWithLatestSignIn> = {
  name: 'users',
  resource: 'users',
  labelKey: 'resources.users.name',
  countKey: 'resources.users.count',
  columns: [
    {
      id: 'email',
      labelKey: field('email'),
      value: ({ email }) => email,
      sort: 'email',
      Cell: UserEmailCell,
      width: 205,
      minWidth: 168,
      growth: 3,
      cardPriority: 1,
    },
    {
      id: 'roles',
      labelKey: field('roles'),
      value: describeRoles,
      sort: 'roles',
      width: 190,
      minWidth: 124,
      growth: 2,
      cardPriority: 2,
      cardTextLines: 2,
    },
    {
      id: 'libraries',
      labelKey: field('sharedLibraries'),
      value: describeLibraryAccess,
      sort: 'libraries',
      width: 130,
      cardPriority: 3,
    },
    {
      id: 'restrictions',
      labelKey: field('restrictions'),
      value: restrictionsText,
      sort: 'restrictions',
      width: 190,
      minWidth: 160,
      growth: 3,
      cardPriority: 5,
      cardTextLines: 2,
    },
    {
      id: 'latestActivity',
      labelKey: field('latestActivity'),
      value: ({ latestActivity }) =>
        latestActivity && 'at' in latestActivity ? parseServerInstant(latestActivity.at) : undefined,
      Cell: LatestUserSignInCell,
      width: 180,
      minWidth: 112,
      cardPriority: 4,
    },
  ],
  filters: [
    {
      id: 'q',
      labelKey: field('text'),
      kind: 'text',
      isPrimary: true,
      value: ({ email, labelsAllow, labelsExclude }) => [email, ...labelsAllow, ...labelsExclude],
    },
    {
      id: 'role',
      labelKey: field('roles'),
      kind: 'enum',
      values: assignableRoles,
      valueKey: 'enum.Role',
      value: ({ roles }) => roles,
    },
    {
      id: 'restricted',
      labelKey: field('restricted'),
      kind: 'boolean',
      value: user =>
        !user.sharedAllLibraries ||
        Boolean(user.ageRestriction) ||
        user.labelsAllow.length + user.labelsExclude.length > 0,
    },
  ],
  defaultSort: [{ column: 'email', direction: 'asc' }],
  // Rows are high, because the texts of roles and restrictions are long.
  rowHeightPx: 64,
  maxTextLines: 3,
}
