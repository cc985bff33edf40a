import type { FormFieldDefinitions } from '../../forms/formFieldDefinitions'
import { LowerCaseChipsInput } from '../../forms/inputs/LowerCaseChipsInput'
import {
  combineRules,
  createIntegerAtLeastRule,
  createUniqueNameRule,
  emailRule,
  requiredRule,
} from '../../forms/validationRules'
import { getGetSharingLabelsQueryOptions } from '../../generated/reference-data/reference-data'
import { AgeRestrictionInput } from './inputs/AgeRestrictionInput'
import { NewUserEmailInput, NewUserPasswordInput } from './inputs/NewUserInputs'
import { SharedLibrariesInput } from './inputs/SharedLibrariesInput'
import { UserRolesInput } from './inputs/UserRolesInput'
import type { AgeRestrictionFormValue, UserFormValues } from './userFormValues'

const ageRule = combineRules<number | null>(requiredRule, createIntegerAtLeastRule(0))

/** Form field with the roles of a user. */
export const userRoleFormFields = [
  { tab: 'roles', name: 'roles', input: UserRolesInput },
] satisfies FormFieldDefinitions<UserFormValues>

/** Form fields with the restrictions of a user, in display order. */
export const userRestrictionFormFields = [
  { tab: 'sharing', name: 'sharedLibraries', input: SharedLibrariesInput },
  {
    tab: 'sharing',
    name: 'ageRestriction',
    input: AgeRestrictionInput,
    rule: (age: AgeRestrictionFormValue | null) => (age ? ageRule(age.age) : undefined),
    clearedValue: null,
  },
  {
    tab: 'sharing',
    name: 'labelsAllow',
    input: LowerCaseChipsInput,
    suggest: () => getGetSharingLabelsQueryOptions(),
    clearedValue: [],
    hint: 'page.users.labelsAllowHint',
  },
  {
    tab: 'sharing',
    name: 'labelsExclude',
    input: LowerCaseChipsInput,
    suggest: () => getGetSharingLabelsQueryOptions(),
    clearedValue: [],
    hint: 'page.users.labelsExcludeHint',
  },
] satisfies FormFieldDefinitions<UserFormValues>

/**
 * Form fields with the e-mail address and password of a new user.
 * @param takenEmails e-mail addresses of other users, which the form rejects
 */
export const createNewUserFormFields = (takenEmails: readonly string[]) =>
  [
    {
      tab: 'account',
      name: 'email',
      input: NewUserEmailInput,
      unframed: true,
      rule: combineRules<string>(requiredRule, emailRule, createUniqueNameRule(takenEmails)),
    },
    { tab: 'account', name: 'password', input: NewUserPasswordInput, unframed: true, rule: requiredRule },
  ] satisfies FormFieldDefinitions<UserFormValues>
