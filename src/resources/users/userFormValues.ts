import { getAssignableRolesOfUser, newUserDefaultRoles } from '../../access/userRoles'
import type { AgeRestrictionMode, Role, User, UserCreation } from '../../generated/model.schemas'

/** Form value of the libraries that a user may see. `libraryIds` is empty if `all` is true. */
export type SharedLibrariesFormValue = { all: boolean; libraryIds: string[] }

/** Form value of an age restriction. `age` is null while its input is empty. */
export type AgeRestrictionFormValue = { restriction: AgeRestrictionMode; age: number | null }

export type UserFormValues = {
  email: string
  password: string
  roles: string[]
  sharedLibraries: SharedLibrariesFormValue
  ageRestriction: AgeRestrictionFormValue | null
  labelsAllow: string[]
  labelsExclude: string[]
}

/** Initial form values of a new user. The roles permit reading and downloading. */
export const initialNewUserFormValues: UserFormValues = {
  email: '',
  password: '',
  roles: [...newUserDefaultRoles],
  sharedLibraries: { all: true, libraryIds: [] },
  ageRestriction: null,
  labelsAllow: [],
  labelsExclude: [],
}

/**
 * Converts a user to form values. Sorts the library ids and labels, because the server returns them in varying order.
 */
export const convertUserToFormValues = (user: User): UserFormValues => ({
  email: user.email,
  password: '',
  roles: getAssignableRolesOfUser(user),
  sharedLibraries: { all: user.sharedAllLibraries, libraryIds: user.sharedLibrariesIds.toSorted() },
  ageRestriction: user.ageRestriction
    ? { restriction: user.ageRestriction.restriction, age: user.ageRestriction.age }
    : null,
  labelsAllow: user.labelsAllow.toSorted(),
  labelsExclude: user.labelsExclude.toSorted(),
})

/**
 * Converts form values to a user. The form uses this user to describe the restrictions and to preview which series are
 * visible. An invalid age means that there is no age restriction.
 */
export const convertFormValuesToUser = (values: UserFormValues) => ({
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

/** Converts form values to the request that creates a user. Omits unset restrictions. */
export function convertFormValuesToUserCreation(values: UserFormValues): UserCreation {
  const { ageRestriction, labelsAllow, labelsExclude } = convertFormValuesToUser(values)
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
