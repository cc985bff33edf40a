import { defaultRoles, grantedRoles } from '../../access/userAccessTexts'
import type { AgeRestrictionMode, Role, User, UserCreation } from '../../generated/model.schemas'

/** Shared libraries as edited by the form. `libraryIds` is empty when all are shared. */
export type EditableLibraries = { all: boolean; libraryIds: string[] }

/** Age restriction as edited by the form. The age is null while its input is empty. */
export type EditableAge = { restriction: AgeRestrictionMode; age: number | null }

/** Values of the forms of a user. */
export type UserFormValues = {
  email: string
  password: string
  roles: string[]
  sharedLibraries: EditableLibraries
  ageRestriction: EditableAge | null
  labelsAllow: string[]
  labelsExclude: string[]
}

/** Values of a new user, with the roles that let a user read and download. */
export const newUserValues: UserFormValues = {
  email: '',
  password: '',
  roles: [...defaultRoles],
  sharedLibraries: { all: true, libraryIds: [] },
  ageRestriction: null,
  labelsAllow: [],
  labelsExclude: [],
}

/** Converts a user to form values. Lists are sorted, because the server returns them in any order. */
export const toUserFormValues = (user: User): UserFormValues => ({
  email: user.email,
  password: '',
  roles: grantedRoles(user),
  sharedLibraries: { all: user.sharedAllLibraries, libraryIds: user.sharedLibrariesIds.toSorted() },
  ageRestriction: user.ageRestriction
    ? { restriction: user.ageRestriction.restriction, age: user.ageRestriction.age }
    : null,
  labelsAllow: user.labelsAllow.toSorted(),
  labelsExclude: user.labelsExclude.toSorted(),
})

/** Converts the values of the form into a user, for texts and the preview. An age that is not a valid number is no restriction. */
export const toUserAccess = (values: UserFormValues) => ({
  roles: values.roles as Role[],
  sharedAllLibraries: values.sharedLibraries.all,
  sharedLibrariesIds: values.sharedLibraries.libraryIds,
  labelsAllow: values.labelsAllow.filter(label => !values.labelsExclude.includes(label)),
  labelsExclude: values.labelsExclude,
  ageRestriction: isValidAge(values.ageRestriction?.age)
    ? {
        age: values.ageRestriction?.age as number,
        restriction: values.ageRestriction?.restriction as AgeRestrictionMode,
      }
    : null,
})

const isValidAge = (age: number | null | undefined) => Number.isInteger(age) && (age as number) >= 0

/** Converts form values into the request that creates a user. Leaves out restrictions that are not set. */
export function toUserCreation(values: UserFormValues): UserCreation {
  const { ageRestriction, labelsAllow, labelsExclude } = toUserAccess(values)
  return {
    email: values.email.trim(),
    password: values.password,
    roles: values.roles,
    sharedLibraries: values.sharedLibraries,
    ...(ageRestriction && { ageRestriction }),
    ...(labelsAllow.length > 0 && { labelsAllow }),
    ...(labelsExclude.length > 0 && { labelsExclude }),
  }
}
