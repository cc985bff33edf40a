import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useMemo, useRef } from 'react'
import { useUnsavedChangesGuard } from '../../actions/useUnsavedChangesGuard'
import { errorText } from '../../api/errorText'
import { showNotice } from '../../api/notices'
import { ServerError } from '../../api/ServerError'
import { Button } from '../../components/controls/Button'
import { ErrorState } from '../../components/feedback/ErrorState'
import { PageSection } from '../../components/page/PageSection'
import { TitledPageLayout } from '../../components/page/TitledPageLayout'
import { FormFields } from '../../forms/FormFields'
import { emptyFormDraftEdits, type FormValues, validateFormDraft } from '../../forms/formDraft'
import { usePageFormDraftStorage } from '../../forms/pageFormDraftStorage'
import { PasswordStrengthMeter } from '../../forms/password/PasswordStrengthMeter'
import { useWeakPasswordConfirmation } from '../../forms/password/useWeakPasswordConfirmation'
import { removeFieldViolations, toValidationProblemsByField } from '../../forms/serverFieldViolations'
import { useFormDraft } from '../../forms/useFormDraft'
import type { User } from '../../generated/model.schemas'
import { useTranslate } from '../../language/useTranslate'
import { useCreateRecord } from '../../lists/record/recordMutations'
import { createNewUserFormFields, userRestrictionFormFields, userRoleFormFields } from './userFormFields'
import styles from './userForms.module.css'
import { convertFormValuesToUserCreation, initialNewUserFormValues, type UserFormValues } from './userFormValues'
import { useUsers } from './useUsers'
import { VisibleSeriesPreview } from './VisibleSeriesPreview'

const initialRecords: readonly FormValues[] = [{ ...initialNewUserFormValues }]

/**
 * Page on which administrators create a user with password, roles and restrictions. If the server reports an error, the
 * input stays in the form.
 */
export function AddUserPage() {
  const t = useTranslate()
  const navigate = useNavigate()
  const { element, form, values, isPending, failure, weakPassword, save } = useNewUserForm(() =>
    leaveUnguarded(() => void navigate({ to: '/settings/users' })),
  )
  const weakPasswordProblem = { rule: 'server', values: { message: t('page.login.claimWeak') } }
  const problems = { ...(weakPassword.isAsking && { password: weakPasswordProblem }), ...form.problems }
  const leaveUnguarded = useUnsavedChangesGuard(form.isChanged, t('page.addUser.title'))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save(false)
  }
  return (
    <TitledPageLayout title={t('page.addUser.title')}>
      <form ref={element} className={styles.page} noValidate onSubmit={submit}>
        {failure !== undefined && <ErrorState inline text={errorText(failure)} />}
        <PageSection title={t('page.addUser.account')}>
          <div className={styles.fields}>
            <FormFields resource="users" form={{ ...form, problems }} tab="account" />
            <PasswordStrengthMeter password={values.password} email={values.email} />
            {weakPassword.isAsking && (
              <Button busy={isPending} onClick={() => save(true)}>
                {t('page.login.claimAnyway')}
              </Button>
            )}
          </div>
        </PageSection>
        <PageSection title={t('page.addUser.access')}>
          <div className={styles.fields}>
            <FormFields resource="users" form={form} tab="roles" />
            <FormFields resource="users" form={form} tab="sharing" />
          </div>
        </PageSection>
        <VisibleSeriesPreview values={values} />
        <div className={styles.actions}>
          <Button variant="filled" type="submit" busy={isPending}>
            {t('page.addUser.verb')}
          </Button>
          <Button onClick={() => leaveUnguarded(() => void navigate({ to: '/settings/users' }), true)}>
            {t('dialog.cancel')}
          </Button>
        </div>
      </form>
    </TitledPageLayout>
  )
}

/** @param onCreated called when the server has created the user. Not called after the page has unmounted. */
function useNewUserForm(onCreated: () => void) {
  const t = useTranslate()
  const { data: users } = useUsers()
  const create = useCreateRecord<User>('users', { isRefetchAwaited: false })
  const element = useRef<HTMLFormElement>(null)
  const memory = usePageFormDraftStorage('addUser')
  const { mutate, reset, isPending, isSuccess, error } = useMutation({
    mutationFn: (created: UserFormValues) => create(convertFormValuesToUserCreation(created)),
    meta: { shownBy: 'page' },
    onSuccess: ({ email }) => showNotice({ kind: 'success', text: t('page.addUser.done', { email }) }),
    onError: failure =>
      showProblems(isEmailTakenError(failure) ? { email: { rule: 'exists' } } : toValidationProblemsByField(failure)),
  })
  // The refetched list of users can contain the new user before the page closes. The form must not report that the
  // e-mail address of this user is taken.
  const otherUsers = isPending || isSuccess ? undefined : users
  const fields = useMemo(
    () => [
      ...createNewUserFormFields(otherUsers?.map(({ email }) => email) ?? []),
      ...userRoleFormFields,
      ...userRestrictionFormFields,
    ],
    [otherUsers],
  )
  const form = useFormDraft(initialRecords, fields, memory)
  const values = { ...initialNewUserFormValues, ...form.draft.values } as UserFormValues
  const showProblems = (problems: ReturnType<typeof toValidationProblemsByField>) => {
    form.setServerProblems(problems)
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }
  const weakPassword = useWeakPasswordConfirmation(values.password, values.email)
  const save = (isWeakPasswordConfirmed: boolean) => {
    if (isPending || isSuccess) return
    reset()
    const problems = validateFormDraft({ ...emptyFormDraftEdits, values }, fields)
    if (Object.keys(problems).length > 0) showProblems(problems)
    else if (isWeakPasswordConfirmed || !weakPassword.askIfWeak()) mutate(values, { onSuccess: onCreated })
    // Focuses the password field, which now shows the warning about a weak password. Otherwise, the warning and the
    // confirmation button could be outside of the visible area on small screens.
    else showProblems({})
  }
  const failure = error && !isEmailTakenError(error) ? removeFieldViolations(error, ['email', 'password']) : undefined
  return { element, form, values, isPending, failure, weakPassword, save }
}

const isEmailTakenError = (error: unknown) =>
  error instanceof ServerError && error.status === 400 && /email already exists/i.test(error.serverMessage ?? '')
